"""The printed sheet around the map: neatline with its hundred score cells, title, table of points, compass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from .curve import Point, number
from .layout import Layout, Lettering

PAPER = 8.0
"""Paper around the neatline."""
BAND = 9.0
"""Width of the neatline."""
CELLS = 100
KEY = (34.0, 36.0)
"""One column of the table of points."""
KEY_DOWN = 74.0
"""From the top of the title down to that table."""
COMPASS = 46.0
"""Reach of the compass, with its letter."""


def cells(layout: Layout) -> list[tuple[float, float, float, float]]:
    """Return the score cells as x, y, width and height: from the upper left corner clockwise, 0 first."""
    wide, high = layout.size[0] - 2 * PAPER, layout.size[1] - 2 * PAPER
    across = max(1, min(49, round(CELLS / 2 * wide / (wide + high))))
    down = CELLS // 2 - across
    step, fall = wide / across, high / down
    found = []
    for cell in range(CELLS):
        if cell < across:
            x, y, w, h = cell * step, 0.0, step, BAND
        elif cell < across + down:
            x, y, w, h = wide - BAND, (cell - across) * fall, BAND, fall
        elif cell < 2 * across + down:
            x, y, w, h = wide - (cell - across - down + 1) * step, high - BAND, step, BAND
        else:
            x, y, w, h = 0.0, high - (cell - 2 * across - down + 1) * fall, BAND, fall
        found.append((PAPER + x, PAPER + y, w, h))
    return found


def score_points(layout: Layout) -> list[Point]:
    """Return where a disc stands for each number of points from 0 to 99; after that it goes round again."""
    return [(x + w / 2, y + h / 2) for x, y, w, h in cells(layout)]


def score_track(layout: Layout) -> Iterator[str]:
    """Draw the neatline."""
    width, height = layout.size
    yield '<g class="score">'
    for cell, (x, y, w, h) in enumerate(cells(layout)):
        if cell % 2:
            yield f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"/>'
        if cell % 10 == 0:
            across, down = x + w / 2, y + h / 2
            if y == PAPER and w > BAND:
                down = PAPER + 26
            elif w == BAND:
                across, down = (PAPER + 23 if x == PAPER else width - PAPER - 23), down + 5
            else:
                down = height - PAPER - 15
            yield f'<text x="{number(across)}" y="{number(down)}">{cell}</text>'
    frames = (PAPER + 0.75, PAPER + BAND + 0.5)
    path = "".join(f"M{f} {f}H{number(width - f)}V{number(height - f)}H{f}z" for f in frames)
    yield f'<path class="neat" d="{path}"/></g>'


def cartouche(layout: Layout, title: str, points: Mapping[int, int]) -> Iterator[str]:
    """Draw the title, and below it how many points a track of each length is worth."""
    x, y = layout.title
    yield f'<g class="cartouche" transform="translate({number(x)} {number(y)})">'
    yield f'<text class="title" y="34" font-size="{number(layout.title_size)}">{escape(title)}</text>'
    if layout.subtitle:
        yield f'<text class="sub" x="1" y="57">{escape(layout.subtitle)}</text>'
    wide, high = KEY
    down = KEY_DOWN if layout.subtitle else KEY_DOWN - 20
    yield f'<g class="key" transform="translate(0 {number(down)})">'
    for column, (length, worth) in enumerate(sorted(points.items())):
        middle = number(column * wide + wide / 2)
        yield f'<rect x="{number(column * wide)}" width="{number(wide)}" height="{number(high)}"/>'
        yield f'<text class="kl" x="{middle}" y="14">{length}</text><text class="kp" x="{middle}" y="30">{worth}</text>'
    yield "</g></g>"


def compass(layout: Layout) -> str:
    """Draw the compass with true north."""
    (x, y), turn = layout.compass, number(layout.north)
    return (
        f'<g class="compass" transform="translate({number(x)} {number(y)})rotate({turn})">'
        '<use href="#b-compass"/><text y="-38">N</text></g>'
    )


def lettering(text: Lettering) -> str:
    """Write the name of a country or a sea."""
    (x, y), turn = text.at, f"rotate({number(text.rotate)})" if text.rotate else ""
    water = " water" if text.water else ""
    return (
        f'<text class="country{water}" font-size="{number(text.size)}" y="{number(text.size * 0.35)}" '
        f'transform="translate({number(x)} {number(y)}){turn}">{escape(text.text)}</text>'
    )
