"""Finds a seat for every name: beside its place, clear of spaces, rings and other names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin

from .curve import Point
from .layout import SPACE, Spot
from .lines import Line

Box = tuple[float, float, float, float]
AIR = 3.5
"""Between a ring and its name."""
DIRECTIONS = 24
ROUNDS = 4


def seat_names(
    sizes: Mapping[str, tuple[float, float, float]], spots: Mapping[str, Spot], drawn: Iterable[Line]
) -> dict[str, Spot]:
    """Return the places with the best seats found for their names: so long, so far above and below their middle."""
    blocks = [box for line in drawn for box in space_boxes(line)]
    rings = [(place, _ring(spot)) for place, spot in spots.items()]
    choices = {place: seats_around(spots[place], sizes[place]) for place in sizes}
    taken: dict[str, Box] = {}
    chosen: dict[str, Point] = {}
    fixed = {
        place: [
            _cost_of(box, bias, blocks) + sum(4 * overlap(box, ring) for other, ring in rings if other != place)
            for _, box, bias in choices[place]
        ]
        for place in sizes
    }
    for _ in range(ROUNDS):
        for place in sizes:
            others = [box for other, box in taken.items() if other != place]
            costs = [
                cost + sum(6 * overlap(box, other) for other in others)
                for cost, (_, box, _) in zip(fixed[place], choices[place], strict=True)
            ]
            best = costs.index(min(costs))
            chosen[place], taken[place], _ = choices[place][best]
    return {place: Spot(s.at, s.radius, chosen.get(place, (0.0, 0.0))) for place, s in spots.items()}


def space_boxes(line: Line) -> Iterable[Box]:
    """Cover each space with three boxes that do not reach far beyond it."""
    half = SPACE[1] / 2 + 1.5
    for x, y, angle in line.spaces:
        dx, dy = cos(angle * pi / 180) * SPACE[0] / 3, sin(angle * pi / 180) * SPACE[0] / 3
        for step in (-1, 0, 1):
            px, py = x + step * dx, y + step * dy
            yield px - half, py - half, px + half, py + half


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _ring(spot: Spot) -> Box:
    (x, y), r = spot.at, spot.radius + 2
    return x - r, y - r, x + r, y + r


def seats_around(spot: Spot, size: tuple[float, float, float]) -> list[tuple[Point, Box, float]]:
    """List seats all around a ring, with what each costs for its own sake."""
    wide, above, below = size
    found = []
    for step in range(DIRECTIONS):
        angle = 2 * pi * step / DIRECTIONS
        c, s = cos(angle), sin(angle)
        across, down = wide / 2 + spot.radius + AIR, (below if s < 0 else above) + spot.radius + AIR
        grow = min(across / abs(c) if abs(c) > 1e-6 else 1e9, down / abs(s) if abs(s) > 1e-6 else 1e9)
        x, y = c * grow, s * grow
        mx, my = spot.at[0] + x, spot.at[1] + y
        beside = 0.0 if step in {0, DIRECTIONS // 2} else 8.0 if abs(s) == 1 else 14.0
        found.append(((x, y), (mx - wide / 2, my - above, mx + wide / 2, my + below), beside))
    return found


def _cost_of(box: Box, bias: float, blocks: Iterable[Box]) -> float:
    return bias + sum(3 * overlap(box, block) for block in blocks)
