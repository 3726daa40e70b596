"""Why something is not possible, in a sentence: the engine's reasons, by their keys, in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import Any

from whistlestop.game import GameError, Illegal
from whistlestop.game.reasons.sentences import REASONS

from . import words
from .catalogue import capital, say
from .locales import listed
from .names import Names

TRACK = "track {track}"
"""How a reason names a track in English; here the track is named by its ends."""

NUMBERED = f"{TRACK} ({{ends}})"


def reason_text(lang: str, error: GameError, names: Names | None = None) -> str:
    """Say why something is not possible.  Whatever carries no reason of the rules is said in its own words."""
    reason = error if isinstance(error, Illegal) else error.__cause__
    if not isinstance(reason, Illegal) or reason.key not in REASONS:
        return str(getattr(error, "reason", error))
    names = names or Names([])
    facts: dict[str, Any] = {}
    for name, how in fields(reason.key).items():
        value = reason.facts[name]
        facts[name] = SAID[how](lang, value, names) if how in SAID else value
        if how == "seats":
            facts[f"{name}-count"] = len(value)
    return capital(say(lang, key_of(reason.key), **{name: _plain(value) for name, value in facts.items()}))


def key_of(reason: str) -> str:
    """Return the key in the catalogues: `no.card` is `reason-no-card`."""
    return f"reason-{reason.replace('.', '-')}"


@cache
def fields(key: str) -> Mapping[str, str]:
    """Return the facts of a reason with how each is said; empty for a number or words that stand as they are."""
    found: dict[str, str] = {}
    for _, name, how, _ in Formatter().parse(REASONS[key].replace(NUMBERED, TRACK)):
        if name is not None:
            counted = "|" in (how or "") or how == "plain-unit"
            found[name] = found.get(name) or ("" if counted else how or "")
    if TRACK in REASONS[key]:
        found["track"] = "track"
    return found


def _plain(value: Any) -> Any:
    """Numbers stay numbers, so that sentences can count; everything else is words."""
    return value if isinstance(value, int | float | str) else str(value)


def _any(lang: str, letters: str, names: Names) -> str:
    return listed(lang, [words.card(lang, letter) for letter in letters], "or")


def _list(style: str) -> Callable[[str, Any, Names], str]:
    def say_list(lang: str, value: Any, names: Names) -> str:
        return listed(lang, map(str, value), style) if value else say(lang, "word-nothing")

    return say_list


def _kinds(lang: str, kinds: Any, names: Names) -> str:
    return listed(lang, [say(lang, f"word-kinds-{kind}") for kind in kinds])


def _dice_kinds(lang: str, faces: str, names: Names) -> str:
    return listed(lang, [say(lang, f"word-die-{face}") for face in faces], "or")


def _route(lang: str, face: str, names: Names) -> str:
    return say(lang, "word-single" if face in "Ss" else "word-double")


def _kind_of_souvenir(symbol: str) -> str:
    """The number of a kind of souvenir: `s5` is 5."""
    return symbol.removeprefix("s")


SAID: dict[str, Callable[[str, Any, Names], str]] = {
    "cards": lambda lang, text, names: words.cards(lang, text) if text else say(lang, "word-no-cards"),
    "card": lambda lang, letter, names: words.card(lang, letter),
    "any": _any,
    "plural": lambda lang, letter, names: say(lang, f"word-wilds-{letter}"),
    "dice": lambda lang, text, names: words.dice(lang, text),
    "die": _dice_kinds,
    "face": lambda lang, face, names: say(lang, f"die-{face}"),
    "tokens": lambda lang, text, names: words.tokens(lang, text),
    "token": _route,
    "route": _route,
    "kind": lambda lang, kind, names: say(lang, f"word-kind-{kind}"),
    "kinds": _kinds,
    "action": lambda lang, kind, names: say(lang, f"word-action-{kind}"),
    "list": _list("standard"),
    "or": _list("or"),
    "seat": lambda lang, seat, names: names.seat(lang, seat),
    "seats": lambda lang, seats, names: listed(lang, [names.seat(lang, seat) for seat in seats]),
    "ticket": lambda lang, ticket, names: names.ticket(lang, ticket),
    "tickets": lambda lang, tickets, names: names.ticket_list(lang, tickets) if tickets else say(lang, "word-nothing"),
    "souvenir": lambda lang, symbol, names: _kind_of_souvenir(symbol),
    "souvenirs": lambda lang, symbols, names: listed(lang, map(_kind_of_souvenir, symbols)),
    "track": lambda lang, number, names: names.track(lang, number),
}
"""How each kind of fact is said; the names are those behind the colons of `game.reasons.sentences`."""
