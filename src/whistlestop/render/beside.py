"""Where something small lies beside a place without covering a name or a track, as the browser lays it."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from .curve import Point
from .metrics import reach, width
from .subject import Subject

HALF = 12.0
"""Half of what such a thing measures."""
CLEAR = 21.0
"""How far it keeps from a space."""
SIDES = 16

Box = tuple[float, float, float, float]


def beside(subject: Subject, place: str) -> Point:
    """Return the middle of the best seat around a place."""
    spots, font = subject.layout.spots, subject.layout.font
    (x, y), radius = spots[place].at, spots[place].radius
    spaces = [(sx, sy) for line in subject.lines.values() for sx, sy, _ in line.spaces]
    others = [(spot.at, spot.radius) for name, spot in spots.items() if name != place]
    names = [_box(subject, one.id, one.name, font) for one in subject.board.locations if one.kind != "country"]
    best, least = (x, y - radius - HALF), float("inf")
    for away in (radius + HALF + 2, radius + HALF + 12):
        for side in range(SIDES):
            turn = side * 2 * pi / SIDES
            at = (x + cos(turn) * away, y - sin(turn) * away)
            cost = away / 100 + _crowd(at, spaces, others, names)
            if cost < least:
                best, least = at, cost
    return best


def _crowd(at: Point, spaces: list[Point], others: list[tuple[Point, float]], names: list[Box]) -> float:
    """Return how much is covered there."""
    x, y = at
    cost = sum(max(0.0, 1 - hypot(sx - x, sy - y) / CLEAR) for sx, sy in spaces)
    cost += sum(2 * max(0.0, 1 - hypot(ox - x, oy - y) / (CLEAR + r)) for (ox, oy), r in others)
    for left, top, right, bottom in names:
        wide, high = min(x + HALF, right) - max(x - HALF, left), min(y + HALF, bottom) - max(y - HALF, top)
        if wide > 0 and high > 0:
            cost += 3 * wide * high / (4 * HALF * HALF)
    return cost


def _box(subject: Subject, place: str, name: str, font: float) -> Box:
    """Return where a name stands."""
    spot = subject.layout.spots[place]
    x, y = spot.at[0] + spot.label[0], spot.at[1] + spot.label[1]
    half, (above, below) = width(name, font) / 2, reach(name, font)
    return x - half, y - above, x + half, y + below
