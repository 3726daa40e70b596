"""Where a station, a souvenir or merchandise lies at a place, so that it hides no name and little else."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from .clashes import Shape, bounds, meet, round_shape, standing
from .curve import Point
from .layout import Spot
from .subject import Subject

Standing = tuple[tuple[float, float, float, float], str, Shape]
"""Something on the sheet: its bounds, what it belongs to, and its shape."""
PIECE = 13.0
"""How far a piece reaches around its middle."""
OUT = (8.0, 14.0)
"""From a ring to the middle of what stands on its edge or beside it."""
USUAL = 310
"""To the upper right, in degrees, if nothing is in the way."""
STEP = 10
WEIGHTS = {"name": 100, "ring": 20, "score": 20}
"""What it costs to stand on something; a space costs 1."""


def stands(subject: Subject) -> dict[str, Point]:
    """Return for each place where a piece stands, from the middle of its ring."""
    shapes = [(bounds(shape), owner, shape) for owner, shape in standing(subject)]
    found: dict[str, Point] = {}
    for place in subject.board.locations:
        spot = subject.layout.spots[place.id]
        near = [
            one for one in _around(shapes, spot.at, spot.radius + OUT[-1] + PIECE) if one[1] != f"ring of {place.id}"
        ]
        turns = [(USUAL + side * step) % 360 for step in range(0, 181, STEP) for side in (1, -1)]
        offs = [_off(turn, spot.radius + out) for out in OUT for turn in turns]
        found[place.id] = min(offs, key=lambda off: _cost(off, spot, near))
    return found


def _around(shapes: Iterable[Standing], at: Point, far: float) -> list[Standing]:
    left, top, right, bottom = at[0] - far, at[1] - far, at[0] + far, at[1] + far
    return [one for one in shapes if one[0][0] < right and one[0][2] > left and one[0][1] < bottom and one[0][3] > top]


def _off(turn: int, far: float) -> Point:
    return round(far * cos(radians(turn)), 1), round(far * sin(radians(turn)), 1)


def _cost(off: Point, spot: Spot, near: list[Standing]) -> int:
    at = spot.at[0] + off[0], spot.at[1] + off[1]
    piece = round_shape(at, PIECE)
    return sum(WEIGHTS.get(owner.split()[0], 1) for _, owner, shape in _around(near, at, PIECE) if meet(piece, shape))
