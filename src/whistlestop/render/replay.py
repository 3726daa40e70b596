"""A game as a story that can be turned page by page: each position, with everything open, and what led to it.

For games that are over, and for the one who holds the record of a running one: all hands and tickets are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from whistlestop.game import SPECTATOR, Event, Game
from whistlestop.text import Names, action_text, events_text

from .dice import doubles

Position = dict[str, Any]

SECRETS = ("hand", "tickets", "offer")
"""What a spectator's view has no value for; each player has it in a position."""


def replay_data(game: Game, names: Names, lang: str) -> dict[str, Any]:
    """Return the whole game in plain values for JSON.

    `start` is the position after the set-up's deal.  Each of `steps` tells who decided what and what happened, in words
    of a language, and how the position is `changed`: what is new at the top, and for each player.
    """
    stages = game.retrace()
    now = position(next(stages))
    told: dict[str, Any] = {"start": now, "opening": happened(game.opening_events, names, lang), "steps": []}
    turn = now["turn"]
    for step, stage in zip(game.steps, stages, strict=True):
        before, now = now, position(stage)
        row = before.get("row", ())
        told["steps"].append(
            {
                "seat": step.seat,
                "turn": turn,
                "action": str(step.action),
                "text": action_text(lang, step.action, names, row),
                "events": happened(step.events, names, lang),
                "changed": changes(before, now),
            }
        )
        turn = now["turn"]
    return told


def position(game: Game) -> Position:
    """Return how a game stands, with everything open."""
    shown: Position = game.view(SPECTATOR).to_dict()
    for name in SECRETS:
        shown.pop(name, None)
    if game.setup.dice:
        shown["doubles"] = doubles(game.view(SPECTATOR))
    for seat, player in enumerate(shown["players"]):
        view = game.view(seat)
        player.pop("known", None)
        player |= {name: getattr(view, name) for name in SECRETS}
        if not player["offer"]:
            del player["offer"]
    for player, points in zip(shown["players"], game.worth or (), strict=False):
        player["worth"] = points
    return shown


def changes(before: Position, after: Position) -> Position:
    """Return what is different: new values by name, and those of players by seat; a value that is gone is None."""
    found = _different(before, after, "players")
    seats = {
        str(seat): new
        for seat, (one, other) in enumerate(zip(before["players"], after["players"], strict=True))
        if (new := _different(one, other))
    }
    return found | {"players": seats} if seats else found


def _different(before: Position, after: Position, *aside: str) -> Position:
    names = [*after, *(name for name in before if name not in after)]
    return {name: after.get(name) for name in names if name not in aside and before.get(name) != after.get(name)}


def happened(events: Sequence[Event], names: Names, lang: str) -> list[dict[str, Any]]:
    """Return events in plain values, each with its sentence if it has one."""
    sentences = {id(event): sentence for event, sentence in events_text(lang, events, names)}
    return [dict(_told(event, sentences.get(id(event), ""))) for event in events]


TOLD = ("kind", "seat", "track", "location", "cards", "card", "points", "tickets")
"""What is told of an event beside its sentence."""


def _told(event: Event, sentence: str) -> Iterator[tuple[str, Any]]:
    facts = event.to_dict()
    yield from ((name, facts[name]) for name in TOLD if name in facts)
    if sentence:
        yield "text", sentence
