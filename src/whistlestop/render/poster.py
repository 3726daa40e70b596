"""A board as a small picture: land, water and the net of tracks, for choosing a game and for lists of games.

It is a symbol in the page's own colours, for `<use href="….svg#poster">`: custom properties reach into what is used by
reference, so one small file serves day and night.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from .curve import Point
from .layout import Layout
from .subject import Subject, subject

SIZE = (600.0, 400.0)
"""Width and height of every poster."""
MARGIN = 22.0
"""Air around the outermost places."""
FRAME = 22.0
"""The neatline of a sheet and the paper around it."""
COARSE = 1.5
"""How far a coast may be from the true one."""
SPECK = 30.0
"""Islands and lakes smaller than this area are left out."""

PAINT = {
    "land": 'fill="var(--home)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"',
    "foreign": 'fill="var(--land)"',
    "lake": 'fill="var(--sea)" stroke="var(--sea-ink)" stroke-width="1"',
    "border": 'fill="none" stroke="var(--border)" stroke-width="1.6" stroke-dasharray="7 4 1.5 4"',
}
"""What of a map is on a poster, from below to above; the same classes as in map.svg."""
NET = 'fill="none" stroke="var(--signal)" stroke-width="4.5" stroke-linecap="round"'
DOT = 'fill="var(--dot)" stroke="var(--signal)" stroke-width="2.6"'

PATH = re.compile(r'<path (?:id="b-|class=")(\w+)[^"]*" d="([^"]*)"')
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
SHIFT = re.compile(r'<g class="map" transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)"')

Shape = tuple[list[Point], bool]
"""A line, and whether it is closed."""


def poster_svg(title: str) -> str:
    """Return the poster of a title with a board."""
    drawn = subject(title)
    crop = Crop.around(drawn.layout)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"><symbol id="poster" viewBox="0 0 {SIZE[0]:g} {SIZE[1]:g}">'
        + "".join(_layers(drawn, crop))
        + "</symbol></svg>\n"
    )


class Crop:
    """The part of a sheet that a poster shows."""

    def __init__(self, layout: Layout, left: float, top: float, scale: float) -> None:
        self.left, self.top, self.scale = left, top, scale
        self.layout = layout

    @classmethod
    def around(cls, layout: Layout) -> Crop:
        """Show all places, as large as the frame allows, and nothing from beyond the sheet."""
        across = [spot.at[0] for spot in layout.spots.values()]
        down = [spot.at[1] for spot in layout.spots.values()]
        wide, high = max(across) - min(across), max(down) - min(down)
        all_of_it = min((SIZE[0] - 2 * MARGIN) / wide, (SIZE[1] - 2 * MARGIN) / high)
        scale = max(all_of_it, *(size / (sheet - 2 * FRAME) for size, sheet in zip(SIZE, layout.size, strict=True)))
        middles = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2
        left, top = (
            min(max(middle - size / scale / 2, FRAME), sheet - FRAME - size / scale)
            for middle, size, sheet in zip(middles, SIZE, layout.size, strict=True)
        )
        return cls(layout, left, top, scale)

    def __call__(self, point: Point) -> Point:
        """Return where a point of the sheet stands on the poster."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale


def _layers(drawn: Subject, crop: Crop) -> Iterator[str]:
    ground = "var(--sea)" if drawn.map else "var(--land)"
    yield f'<path fill="{ground}" d="M0 0H{SIZE[0]:g}V{SIZE[1]:g}H0z"/>'
    shapes = _shapes(drawn.map, crop)
    for kind, paint in PAINT.items():
        if path := "".join(_path(points, closed) for points, closed in shapes.get(kind, ())):
            yield f'<path {paint} d="{path}"/>'
    lines = (line for line in drawn.lines.values() if line.lane == 0)
    net = "".join(
        f"M{_pair(crop(curve.start))}C{' '.join(_pair(crop(p)) for p in (curve.first, curve.second, curve.end))}"
        for curve in (line.curve for line in lines)
    )
    yield f'<path {NET} d="{net}"/><g {DOT}>'
    for spot in drawn.layout.spots.values():
        x, y = crop(spot.at)
        yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4.4"/>'
    yield "</g>"


def _shapes(drawn: str, crop: Crop) -> dict[str, list[Shape]]:
    """Read the lines of a map and leave out what is too small to be seen."""
    shift = SHIFT.search(drawn)
    off = (float(shift[1]), float(shift[2])) if shift else (0.0, 0.0)
    found: dict[str, list[Shape]] = {}
    for kind, path in PATH.findall(drawn):
        if kind in PAINT:
            for points, closed in _read(path):
                seen = [crop((x + off[0], y + off[1])) for x, y in points]
                if _worth(seen, closed):
                    found.setdefault(kind, []).append((simplify(seen, COARSE), closed))
    return found


def _read(path: str) -> Iterator[Shape]:
    """Read a path of straight lines: M, L, H and V, small or large, and z."""
    tokens = iter(TOKEN.findall(path))
    points: list[Point] = []
    x = y = 0.0
    command = "M"
    for token in tokens:
        value = token
        if token.isalpha():
            command = token
            if command in "zZ":
                yield points, True
                (x, y), points = points[0], []
                continue
            value = next(tokens)
        near = command.islower()
        match command.upper():
            case "H":
                x = float(value) + x * near
            case "V":
                y = float(value) + y * near
            case "M" | "L":
                x, y = float(value) + x * near, float(next(tokens)) + y * near
            case _:
                raise ValueError(f"a map is made of straight lines, not of {command!r}")
        if command in "Mm":
            if points:
                yield points, False
            points, command = [], "l" if near else "L"
        points.append((x, y))
    if points:
        yield points, False


def _worth(points: list[Point], closed: bool) -> bool:
    """Whether anything of a line can be seen on the poster."""
    across, down = [x for x, _ in points], [y for _, y in points]
    if max(across) < 0 or min(across) > SIZE[0] or max(down) < 0 or min(down) > SIZE[1]:
        return False
    return not closed or (max(across) - min(across)) * (max(down) - min(down)) > SPECK


def simplify(points: list[Point], within: float) -> list[Point]:
    """Leave out the points of a line that are hardly off the straight way between others (Douglas and Peucker)."""
    kept = [False] * len(points)
    kept[0] = kept[-1] = True
    waiting = [(0, len(points) - 1)]
    while waiting:
        first, last = waiting.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        long = hypot(dx, dy)
        worst, at = within, 0
        for i in range(first + 1, last):
            px, py = points[i][0] - ax, points[i][1] - ay
            off = abs(dx * py - dy * px) / long if long else hypot(px, py)
            if off > worst:
                worst, at = off, i
        if at:
            kept[at] = True
            waiting += [(first, at), (at, last)]
    return [point for point, keep in zip(points, kept, strict=True) if keep]


def _path(points: list[Point], closed: bool) -> str:
    """Write a line in whole units, each point from the one before."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole)]
    moved = "".join(f"{dx}{dy if dy < 0 else f' {dy}'} " for dx, dy in steps if (dx, dy) != (0, 0))
    return f"M{whole[0][0]} {whole[0][1]}l{moved.rstrip()}{'z' * closed}" if moved else ""


def _pair(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"
