"""A board as data: where its spaces, places and names are, and what is printed on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from whistlestop.rules.board import COLOURS, Board, Location, Ticket
from whistlestop.rules.tables import STACKS

from .drawing import LETTERS, anchor
from .lines import Line
from .sheet import score_points
from .subject import Subject, subject


def board_data(title: str, board: Board | Path | None = None) -> dict[str, Any]:
    """Return everything that a program needs to put pieces on the drawing, in plain values for JSON.

    Coordinates are those of `board_svg`.  A track's `color` is a card's letter, or `any`.
    """
    drawn = subject(title, board)
    return {
        "title": drawn.title.id,
        "name": drawn.name,
        "size": list(drawn.layout.size),
        "font": drawn.layout.font,
        "places": _places(drawn),
        "countries": _countries(drawn.board),
        "tracks": [_track(drawn, line) for line in drawn.lines.values()],
        "tickets": [_ticket(ticket) for ticket in drawn.board.tickets],
        "cards": _cards(drawn),
        "pieces": drawn.rules.pieces,
        "points": dict(sorted(drawn.key.items())),
        "score": [_pair(point) for point in score_points(drawn.layout)],
        "notice": drawn.board.notice,
    }


def _places(drawn: Subject) -> list[dict[str, Any]]:
    return [_place(drawn, place) | {"stand": list(drawn.stands[place.id])} for place in drawn.board.locations]


def _place(drawn: Subject, place: Location) -> dict[str, Any]:
    spot = drawn.layout.spots[place.id]
    found: dict[str, Any] = {
        "id": place.id,
        "name": place.name,
        "kind": place.kind,
        "x": round(spot.at[0], 1),
        "y": round(spot.at[1], 1),
        "r": spot.radius,
    }
    if place.country:
        found["country"] = place.country
    if place.marked:
        found["marked"] = True
    if place.merchandise:
        found["merchandise"] = list(STACKS[place.merchandise])
    if place.kind != "country":
        x, y, side = anchor(drawn, place)
        found["label"] = {"x": round(x, 1), "y": round(y, 1), "anchor": side}
    return found


def _countries(board: Board) -> dict[str, Any]:
    """Countries that tickets name, with all their border crossings."""
    found: dict[str, Any] = {}
    for place in board.locations:
        if place.kind == "country":
            found.setdefault(place.country, {"name": place.name, "places": []})["places"].append(place.id)
    return found


def _track(drawn: Subject, line: Line) -> dict[str, Any]:
    track = line.track
    ends = {track.a, track.b}
    beside = [other.id for other in drawn.board.tracks if {other.a, other.b} == ends and other.id != track.id]
    found: dict[str, Any] = {
        "id": track.id,
        "a": track.a,
        "b": track.b,
        "length": track.length,
        "color": LETTERS[track.color],
        "kind": track.kind,
        "locomotives": track.locomotives,
        "points": drawn.rules.points[track.length],
        "spaces": [[round(value, 1) for value in space] for space in line.spaces],
        "mid": _pair(line.middle),
    }
    if beside:
        found["pair"] = beside
    if track.swap:
        found["swap"] = track.swap
    return found


def _ticket(ticket: Ticket) -> dict[str, Any]:
    goal, points = ticket.goals[0]
    found: dict[str, Any] = {"id": ticket.id, "a": ticket.start, "b": goal, "points": points, "kind": ticket.kind}
    if len(ticket.goals) > 1:
        found["goals"] = [list(pair) for pair in ticket.goals]
    return found


def _cards(drawn: Subject) -> dict[str, int]:
    rules = drawn.rules
    found = {LETTERS[colour]: rules.cards_per_colour for colour in COLOURS if colour in rules.colours}
    wild = "F" if rules.souvenirs else "L"
    others = ((wild, rules.wilds), ("Z", rules.plus4), ("X", rules.passenger_cards))
    return found | {letter: count for letter, count in others if count}


def _pair(point: tuple[float, float]) -> list[float]:
    return [round(value, 1) for value in point]
