"""A smooth line from place to place that can be walked by length, cut into parts and shifted sideways.

Every track lies on one cubic curve.  Parts and lanes of it are cubic curves again, so that a drawing says in one
short command what a polyline would need dozens of points for.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from math import atan2, degrees, hypot

Point = tuple[float, float]
STEPS = 64


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic curve with its lengths measured."""

    start: Point
    first: Point
    second: Point
    end: Point
    _lengths: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        lengths, walked, before = [0.0], 0.0, self.start
        for step in range(1, STEPS + 1):
            here = self._point(step / STEPS)
            walked += hypot(here[0] - before[0], here[1] - before[1])
            lengths.append(walked)
            before = here
        object.__setattr__(self, "_lengths", tuple(lengths))

    @classmethod
    def bowed(cls, start: Point, end: Point, bow: tuple[float, float]) -> Curve:
        """Return the curve whose two inner handles are pushed off the straight line by so much."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = hypot(dx, dy) or 1.0
        nx, ny = -dy / long, dx / long
        first = (start[0] + dx / 3 + nx * bow[0], start[1] + dy / 3 + ny * bow[0])
        second = (start[0] + dx * 2 / 3 + nx * bow[1], start[1] + dy * 2 / 3 + ny * bow[1])
        return cls(start, first, second, end)

    @property
    def length(self) -> float:
        """How long it is."""
        return self._lengths[-1]

    def at(self, walked: float) -> Point:
        """Return the point after so much of its length."""
        return self._point(self._share(walked))

    def direction(self, walked: float) -> Point:
        """Return the unit vector in which it runs there."""
        t = self._share(walked)
        u = 1 - t
        x, y = (
            u * u * (self.first[i] - self.start[i])
            + 2 * u * t * (self.second[i] - self.first[i])
            + t * t * (self.end[i] - self.second[i])
            for i in (0, 1)
        )
        long = hypot(x, y) or 1.0
        return x / long, y / long

    def beside(self, walked: float, off: float) -> Point:
        """Return the point that lies so far to the side there."""
        (x, y), (dx, dy) = self.at(walked), self.direction(walked)
        return x - dy * off, y + dx * off

    def degrees(self, walked: float) -> float:
        """Return its angle there, turned so that nothing stands on its head."""
        dx, dy = self.direction(walked)
        angle = degrees(atan2(dy, dx))
        return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle

    def part(self, begin: float, end: float) -> Curve:
        """Return the part between two lengths."""
        t0, t1 = self._share(begin), self._share(end)
        start, stop = self._point(t0), self._point(t1)
        third = (t1 - t0) / 3
        (ax, ay), (bx, by) = self._speed(t0), self._speed(t1)
        first = start[0] + ax * third, start[1] + ay * third
        second = stop[0] - bx * third, stop[1] - by * third
        return Curve(start, first, second, stop)

    def lane(self, off: float) -> Curve:
        """Return the curve that runs beside this one at a distance; exact enough for gentle bows."""
        if not off:
            return self
        start, end = self.beside(0, off), self.beside(self.length, off)
        old = hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]) or 1.0
        grown = hypot(end[0] - start[0], end[1] - start[1]) / old
        first = tuple(start[i] + (self.first[i] - self.start[i]) * grown for i in (0, 1))
        second = tuple(end[i] + (self.second[i] - self.end[i]) * grown for i in (0, 1))
        return Curve(start, (first[0], first[1]), (second[0], second[1]), end)

    def path(self) -> str:
        """Return it as the data of an SVG path."""
        spots = (self.first, self.second, self.end)
        return f"M{number(self.start[0])} {number(self.start[1])}C" + " ".join(
            f"{number(x)} {number(y)}" for x, y in spots
        )

    def _point(self, t: float) -> Point:
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        return (
            a * self.start[0] + b * self.first[0] + c * self.second[0] + d * self.end[0],
            a * self.start[1] + b * self.first[1] + c * self.second[1] + d * self.end[1],
        )

    def _speed(self, t: float) -> Point:
        u = 1 - t
        a, b, c = 3 * u * u, 6 * u * t, 3 * t * t
        return (
            a * (self.first[0] - self.start[0])
            + b * (self.second[0] - self.first[0])
            + c * (self.end[0] - self.second[0]),
            a * (self.first[1] - self.start[1])
            + b * (self.second[1] - self.first[1])
            + c * (self.end[1] - self.second[1]),
        )

    def _share(self, walked: float) -> float:
        if walked <= 0:
            return 0.0
        if walked >= self.length:
            return 1.0
        step = bisect_left(self._lengths, walked)
        before, after = self._lengths[step - 1], self._lengths[step]
        return (step - 1 + (walked - before) / ((after - before) or 1.0)) / STEPS


def number(value: float) -> str:
    """Write a coordinate with one decimal and no ornament."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text
