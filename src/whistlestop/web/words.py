"""Sentences for clients: thin calls to `whistlestop.text`, with what only the server says (text/*/server.ftl)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from whistlestop import bots, text
from whistlestop.game import Event, GameError
from whistlestop.game.actions import Action
from whistlestop.game.result import Result
from whistlestop.text import Names, Reckoning

from .errors import WebError
from .table import Note, Table


def language(wanted: object) -> str:
    """Return the language that suits a reader best."""
    return text.best_language(wanted if isinstance(wanted, str) else None)


def names_of(table: Table, you: int | None) -> Names:
    """Return who sits at a table and what stands on it, as one reader sees it."""
    names = table.names
    kept: tuple[list[str], Names] | None = table.kept_names
    if kept is None or kept[0] != names:
        kept = names, Names.of(table.game, names) if table.game is not None else Names(names)
        table.kept_names = kept if table.game is not None else None
    return kept[1].seen_by(you)


def happenings(lang: str, items: Sequence[Event | Note], names: Names) -> Iterator[str]:
    """Say what happened, item by item; cards turned up one after the other are told with the last of them."""
    events = [item for item in items if isinstance(item, Event)]
    told = {id(event): sentence for event, sentence in text.events_text(lang, events, names)}
    for item in items:
        yield note(lang, item, names) if isinstance(item, Note) else told.get(id(item), "")


def note(lang: str, item: Note, names: Names) -> str:
    """Say what happened at the table."""
    facts: dict[str, Any] = dict(item.facts)
    if item.seat is not None:
        facts |= {
            "who": facts.get("name") or names.seat(lang, item.seat),
            "you": "yes" if item.seat == names.you else "no",
        }
    if "bot" in facts:
        facts["bot"] = bot_name(lang, facts["bot"])
    return text.say(lang, f"server-note-{item.kind}", **facts)


def bot_name(lang: str, bot: str) -> str:
    """Name a computer player."""
    return bot.partition(":")[0].capitalize()


def fault(lang: str, error: WebError) -> str:
    """Say why something cannot be done."""
    return text.say(lang, f"server-{error.key}", **error.facts)


def say(lang: str, key: str, **facts: Any) -> str:
    """Say something that only the server has to say."""
    return text.say(lang, f"server-{key}", **facts)


def reason(lang: str, error: GameError, names: Names) -> str:
    """Say why the rules forbid something."""
    return text.reason_text(lang, error, names)


def action(lang: str, done: Action, names: Names, row: Sequence[str | None] = ()) -> str:
    """Say what an action does."""
    return text.action_text(lang, done, names, row)


def listed(lang: str, parts: Sequence[str]) -> str:
    """Join words to a list."""
    return text.listed(lang, parts)


def reckoning(lang: str, end: Result, names: Names) -> Reckoning:
    """Say how a game ended, line by line."""
    return text.reckoning(lang, end, names)


def title_name(lang: str, title: str, *, dice: bool = False) -> str:
    """Name a game."""
    return text.title_name(lang, title, dice=dice)


def bot_text(lang: str, bot: str) -> str:
    """Say what a computer player is like."""
    return bots.about(bot)
