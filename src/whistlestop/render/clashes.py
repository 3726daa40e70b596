"""Finds what stands in the way of something else on a sheet: spaces, wagons, rings, names, cuttings, lettering.

A board is legible when nothing touches anything.  Tests hold every title's sheet to that, and the script that solves
the sheets goes on until it is so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, pi, sin, tan

from whistlestop.rules.board import Location

from .curve import Point
from .layout import LANES, Layout, Lettering
from .lines import Line
from .names import name_size
from .sheet import BAND, COMPASS, KEY, KEY_DOWN, PAPER, cells
from .subject import Subject

Shape = tuple[Point, ...]
"""A convex polygon."""
CASING = (32.6, 16.2)
"""A wagon with its casing, which covers its space."""
TEETH = 18.6
"""Across a tunnel's cutting, from the tips of its teeth on one side to those on the other."""
CUTTING = 2.2
"""How far a cutting reaches beyond its spaces."""
SIDES = 16
GRAZE = 0.05
"""Closer than this nobody sees."""


def clashes(subject: Subject) -> list[tuple[str, str]]:
    """Name every two things that overlap, and everything that leaves the sheet."""
    found = set()
    things = sorted(((bounds(shape), owner, shape) for owner, shape in standing(subject)), key=lambda one: one[0][0])
    for n, (box, owner, shape) in enumerate(things):
        for other_box, other, other_shape in things[n + 1 :]:
            if other_box[0] > box[2]:
                break
            if other != owner and other_box[1] < box[3] and box[1] < other_box[3] and meet(shape, other_shape):
                found.add((min(owner, other), max(owner, other)))
    wide, high = subject.layout.size
    inside = PAPER + BAND + 3
    found |= {
        (owner, "the edge")
        for (left, top, right, bottom), owner, _ in things
        if not owner.startswith("score")
        and not (inside < left < right < wide - inside and inside < top < bottom < high - inside)
    }
    return sorted(found)


def standing(subject: Subject) -> Iterator[tuple[str, Shape]]:
    """Yield all that a reader has to see, with what it belongs to; lanes of one curve belong together."""
    layout = subject.layout
    curves = {track: "/".join(map(str, bend.tracks)) for bend in layout.bends for track in bend.tracks}
    for line in subject.lines.values():
        owner = f"{min(line.track.a, line.track.b)}–{max(line.track.a, line.track.b)} {curves[line.track.id]}"
        yield from ((owner, box(x, y, angle, *CASING)) for x, y, angle in line.spaces)
        if line.track.kind == "tunnel" and line.lane == 0:
            yield from ((owner, shape) for shape in cutting(line))
    for place in subject.board.locations:
        yield f"ring of {place.id}", ring(layout, place)
        if place.kind != "country":
            yield f"name of {place.id}", name(layout, place)
    for text in layout.lettering:
        yield f"lettering {text.text}", letters(text)
    x, y = layout.title
    wide, high = title_size(layout, subject.name, len(subject.key))
    yield "title", ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    yield "compass", round_shape(layout.compass, COMPASS)
    yield from ((f"score {cell}", shape) for cell, shape in figures(layout))


def ring(layout: Layout, place: Location) -> Shape:
    """Return the ring of a place; a border crossing has a hexagon."""
    spot = layout.spots[place.id]
    return round_shape(spot.at, 12.0 if place.kind == "country" else spot.radius)


def name(layout: Layout, place: Location) -> Shape:
    """Return the box around a name."""
    spot = layout.spots[place.id]
    wide, above, below = name_size(place, layout.font, spot.radius)
    x, y = spot.at[0] + spot.label[0], spot.at[1] + spot.label[1]
    return (x - wide / 2, y - above), (x + wide / 2, y - above), (x + wide / 2, y + below), (x - wide / 2, y + below)


def letters(text: Lettering) -> Shape:
    """Return the box around the name of a country or a sea."""
    return box(*text.at, text.rotate, len(text.text) * text.size * 1.08, text.size * 0.9)


def title_size(layout: Layout, title: str, columns: int) -> tuple[float, float]:
    """How much room the title takes, with what stands below it."""
    wide = max(len(title) * layout.title_size * 0.6, len(layout.subtitle) * 8.4, columns * KEY[0])
    return wide, (KEY_DOWN if layout.subtitle else KEY_DOWN - 20) + KEY[1]


def figures(layout: Layout) -> Iterator[tuple[int, Shape]]:
    """Yield the boxes around the figures of the score track."""
    for cell, (x, y, w, h) in enumerate(cells(layout)):
        if cell % 10 == 0:
            across = w > BAND
            down = y + h / 2 if not across else y + (20 if y == PAPER else -11)
            right = x + w / 2 if across else x + (23 if x == PAPER else w - 23)
            yield cell, box(right, down, 0.0, 22.0, 13.0)


def cutting(line: Line) -> Iterator[Shape]:
    """Yield the parts of a tunnel's cutting, teeth and all."""
    half = TEETH / 2 + LANES * (line.lanes - 1) / 2
    begin, end = line.begin - CUTTING, line.end + CUTTING
    parts = line.track.length * 2
    walked = [begin + (end - begin) * n / parts for n in range(parts + 1)]
    edges = [(line.curve.beside(at, -half), line.curve.beside(at, half)) for at in walked]
    for (a, b), (d, c) in pairwise(edges):
        yield a, d, c, b


def box(x: float, y: float, degrees: float, wide: float, high: float) -> Shape:
    """Return a rectangle that is turned about its middle."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    corners = ((-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2))
    return tuple((x + u * c - v * s, y + u * s + v * c) for u, v in corners)


def round_shape(middle: Point, radius: float) -> Shape:
    """Return a polygon around a circle."""
    far = radius * tan(pi / SIDES) / sin(pi / SIDES)
    return tuple(
        (middle[0] + far * cos(2 * pi * n / SIDES), middle[1] + far * sin(2 * pi * n / SIDES)) for n in range(SIDES)
    )


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of a shape."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def meet(a: Shape, b: Shape) -> bool:
    """Tell whether two convex shapes overlap: no edge of either has all of the other on its far side."""
    return not any(_parts(shape, other) for shape, other in ((a, b), (b, a)))


def _parts(shape: Shape, other: Shape) -> bool:
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        nx, ny = by - ay, ax - bx
        long = (nx * nx + ny * ny) ** 0.5
        if not long:
            continue
        mine, theirs = _span(shape, nx, ny), _span(other, nx, ny)
        if theirs[0] > mine[1] - GRAZE * long or mine[0] > theirs[1] - GRAZE * long:
            return True
    return False


def _span(shape: Shape, nx: float, ny: float) -> tuple[float, float]:
    along: Iterable[float] = [x * nx + y * ny for x, y in shape]
    found = sorted(along)
    return found[0], found[-1]
