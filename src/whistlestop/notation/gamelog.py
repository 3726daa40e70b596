"""The game log: one finished game as JSON lines that any program can check by the rules alone.

The first line is the header, then one event a line, the last one is `end`.  The log tells everything, secrets
included: what the players decided and what chance brought.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from json import JSONEncoder
from typing import Any

from whistlestop.game import Event, Game
from whistlestop.game.board_names import LOG_LETTERS
from whistlestop.game.game import Setup
from whistlestop.game.result import Result, Score
from whistlestop.rules.board import Board, Location, Ticket, Track
from whistlestop.rules.tables import STACKS

UNSAID = ("placed", "laid", "score", "end")
"""Events that follow from the rules and are not written."""

_json = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class UnfinishedGame(ValueError):
    """A game log tells a whole game, from its set-up to its end."""


def write_log(game: Game) -> Iterator[str]:
    """Return the lines of a finished game's log, without line ends."""
    result = game.result
    if result is None:
        raise UnfinishedGame(f"{game!r} is not over; a game log holds a finished game, a record any")
    if not game.has_opening:
        raise UnfinishedGame(f"{game!r} did not begin with its set-up; a game log tells a game from the first card")
    yield write_header(game.setup, game.board)
    yield from write_events(game.events(), result, dice=game.setup.dice)


def log_choices(setup: Setup, face: Any, seed: int, choices: Iterable[int]) -> Iterator[str]:
    """Return the log of a game that the core has played elsewhere, from its seed and its choices.

    This is the fast way for simulations: nothing is asked, nothing can be taken back.  Where `setup.first` is
    negative the first seat is drawn, as the core draws it.
    """
    s = face.new_state(setup.first, seed, None)
    events = face.told(s)
    for choice in choices:
        events += face.apply(s, choice)
    yield write_header(replace(setup, first=s.first), getattr(face, "board", None))
    yield from write_events(events, face.result(s), dice=setup.dice)


def write_header(setup: Setup, board: Board | None) -> str:
    """Return the first line; `board` is the one that is played on, None in the Card Game.

    A board that is nobody's but the project's, or a designer's, travels along: it stands nowhere else.
    """
    header: dict[str, Any] = {
        "game": setup.title,
        "dice": setup.dice,
        "seats": setup.seats,
        "first": setup.first,
        "options": {key: list(value) if isinstance(value, tuple) else value for key, value in setup.options.items()},
        "rules": setup.rules,
    }
    if board is not None and (setup.board is not None or board.own):
        header["board"] = board_object(board)
    return _json(header)


def write_events(events: Iterable[Event], result: Result, *, dice: bool) -> Iterator[str]:
    """Return the lines below the header: every event with full information, and the end."""
    coming = iter(events)
    for event in coming:
        if event.kind == "ride":
            yield _json(_ride(event, coming, dice))
        elif event.kind not in UNSAID:
            yield _json(event_object(event))
    yield _json(end_object(result))


# Events


@lru_cache(maxsize=4096)
def _one_by_one(text: str) -> list[str]:
    """Cards or dice one after the other: `R2L` and `RRL` are `["R", "R", "L"]`."""
    return [_card(letter) for letter, n in re.findall(r"([A-Za-z])(\d*)", text) for _ in range(int(n or 1))]


@lru_cache(maxsize=4096)
def _counts(text: str) -> dict[str, int]:
    """Cards or tokens by kind: `R2L` is `{"R": 2, "L": 1}`."""
    counts: dict[str, int] = {}
    for one in _one_by_one(text):
        counts[one] = counts.get(one, 0) + 1
    return counts


def _card(letter: str) -> str:
    return LOG_LETTERS.get(letter, letter)


def _same(value: Any) -> Any:
    return value


KEYS: dict[str, tuple[tuple[str, str, Any], ...]] = {
    "deal": (("cards", "cards", _one_by_one),),
    "turn-up": (("slot", "slot", _same), ("card", "card", _card)),
    "flush": (),
    "reshuffle": (),
    "reveal": (("cards", "cards", _one_by_one),),
    "roll": (("dice", "dice", _one_by_one),),
    "tunnel-roll": (("symbols", "count", _same),),
    "stack": (("symbol", "symbol", _same), ("location", "location", _same), ("count", "count", _same)),
    "place-stack": (("symbol", "symbol", _same), ("location", "location", _same), ("count", "count", _same)),
    "offer": (("tickets", "tickets", _same), ("pile", "pile", _same)),
    "keep": (("tickets", "tickets", _same),),
    "mix": (("long", "long", _same), ("short", "short", _same)),
    "pick": (("slot", "slot", _same), ("card", "card", _card)),
    "claim": (
        ("track", "track", _same),
        ("cards", "cards", _counts),
        ("dice", "dice", _one_by_one),
        ("tokens", "tokens", _counts),
    ),
    "surcharge": (("cards", "cards", _counts), ("dice", "dice", _one_by_one), ("tokens", "tokens", _counts)),
    "decline": (),
    "station": (("location", "location", _same), ("cards", "cards", _counts), ("dice", "dice", _one_by_one)),
    "borrow": (("location", "location", _same), ("track", "track", _same)),
    "passenger": (("location", "location", _same),),
    "souvenir": (("location", "location", _same), ("symbol", "symbol", _same)),
    "reroll": (("keep", "kept", _one_by_one), ("dice", "dice", _one_by_one)),
    "tickets": (("dice", "dice", _one_by_one),),
    "exchange": (("dice", "dice", _one_by_one), ("token", "tokens", _same)),
    "discard-tokens": (("tokens", "tokens", _counts),),
    "to-track": (("cards", "cards", _one_by_one),),
    "lay": (("cards", "cards", _counts),),
    "rob": (("colour", "colour", _same),),
    "complete": (("tickets", "tickets", _same),),
    "pass": (),
    "turn": (),
}
"""For every kind of event its keys in the log, the fact that each takes, and how it is written."""


def event_object(event: Event) -> dict[str, Any]:
    """Return one event as the log writes it; facts that do not belong to it are left out."""
    line: dict[str, Any] = {"e": event.kind}
    if event.seat is not None:
        line["seat"] = event.seat
    for key, fact, form in KEYS[event.kind]:
        value = getattr(event, fact)
        if value is not None:
            line[key] = form(value)
    if event.kind == "lay":
        line["colour"] = event.colour
    return line


def _ride(ride: Event, coming: Iterator[Event], dice: bool) -> dict[str, Any]:
    """A passenger's whole move in one line: the tracks, and what the opponents' among them cost."""
    tracks, fares = [], []
    for event in coming:
        if event.kind == "stop":
            break
        if event.kind == "fare":
            fares.append(event)
        else:
            tracks.append(event.track)
    line: dict[str, Any] = {"e": "ride", "seat": ride.seat, "from": ride.location, "tracks": tracks}
    if dice:
        return line | {"dice": [fare.dice for fare in fares]}
    return line | {"cards": _counts("".join(fare.cards or "" for fare in fares))}


# The end


def end_object(result: Result) -> dict[str, Any]:
    """Return the last line: why the game ended, every seat's reckoning, and who won."""
    scores = [_score_object(score) for score in result.scores]
    return {"e": "end", "why": result.why, "scores": scores, "winners": list(result.winners)}


def _score_object(score: Score) -> dict[str, Any]:
    return {
        "tracks": score.tracks,
        "tickets": [[line.ticket, line.points, line.completed] for line in score.tickets],
        "bonus": {name: points for name, points in score.bonus.items() if points or name == "stations"},
        "total": score.total,
    }


# The board


def board_object(board: Board) -> dict[str, Any]:
    """Return a board with all that the rules need of it."""
    merchandise = {place.id: list(STACKS[place.merchandise]) for place in board.locations if place.merchandise}
    return {
        "locations": [_location_object(place) for place in board.locations],
        "tracks": [_track_object(track) for track in board.tracks],
        "tickets": [entry for ticket in board.tickets for entry in _ticket_objects(ticket)],
    } | ({"merchandise": merchandise} if merchandise else {})


def _location_object(place: Location) -> dict[str, Any]:
    line: dict[str, Any] = {"id": place.id, "name": place.name, "kind": place.kind}
    if place.kind == "country":
        line["country"] = place.country
    if place.marked:
        line["marked"] = True
    return line


def _track_object(track: Track) -> dict[str, Any]:
    line: dict[str, Any] = {
        "id": track.id,
        "a": track.a,
        "b": track.b,
        "length": track.length,
        "color": track.color,
        "kind": track.kind,
        "locomotives": track.locomotives,
        "note": track.note,
    }
    return line | ({"swap": track.swap} if track.swap else {})


def _ticket_objects(ticket: Ticket) -> list[dict[str, Any]]:
    return [
        {"id": ticket.id, "a": ticket.start, "b": goal, "points": points, "kind": ticket.kind}
        for goal, points in ticket.goals
    ]
