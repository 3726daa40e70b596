"""Puts the sheet around a solved board: its edge, the title, the compass, and names of countries and seas."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.strtree import STRtree

from whistlestop.render.clashes import bounds, letters, standing, title_size
from whistlestop.render.layout import SPACE, Layout, Lettering, Spot
from whistlestop.render.sheet import COMPASS

if TYPE_CHECKING:
    from whistlestop.render.subject import Subject

    from .land import Land

INSET = 54.0
"""From the corner of the sheet to a title."""
AIR = 12.0
LOOSE = ("title", "compass", "score", "lettering")


def framed(subject: Subject, hints: Mapping[str, Any]) -> Layout:
    """Put the edge around everything, and title and compass into free places near the corners asked for."""
    layout = subject.layout
    boxes = [bounds(shape) for owner, shape in standing(subject) if not owner.startswith(LOOSE)]
    left, top, right, bottom = hints["margins"]
    x0, y0 = min(box[0] for box in boxes) - left, min(box[1] for box in boxes) - top
    x1, y1 = max(box[2] for box in boxes) + right, max(box[3] for box in boxes) + bottom
    size = float(round(x1 - x0)), float(round(y1 - y0))
    spots = {
        place: Spot((round(spot.at[0] - x0, 1), round(spot.at[1] - y0, 1)), spot.radius, spot.label)
        for place, spot in layout.spots.items()
    }
    layout = replace(layout, size=size, spots=spots)
    taken = obstacles(replace_layout(subject, layout))
    wide, high = title_size(layout, subject.name, len(subject.key))
    x, y = nearest(size, (wide, high), INSET, hints["title"], taken)
    layout = replace(layout, title=(x - wide / 2, y - high / 2))
    taken.append(shapely.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
    around = 2 * COMPASS
    return replace(layout, compass=nearest(size, (around, around), 40, hints["compass"], taken))


def nearest(
    size: tuple[float, float], thing: tuple[float, float], inset: float, corner: str, taken: Sequence[Any]
) -> tuple[float, float]:
    """Return the free place for a thing that is nearest to a corner, as its middle."""
    (wide, high), (w, h) = size, thing
    low_x, high_x = inset + w / 2, wide - inset - w / 2
    low_y, high_y = inset + h / 2, high - inset - h / 2
    goal = high_x if "right" in corner else low_x, high_y if "bottom" in corner else low_y
    tree, best, far = STRtree(list(taken)), goal, float("inf")
    for across in range(int((high_x - low_x) / 6) + 1):
        for down in range(int((high_y - low_y) / 6) + 1):
            x = high_x - across * 6 if "right" in corner else low_x + across * 6
            y = high_y - down * 6 if "bottom" in corner else low_y + down * 6
            away = abs(x - goal[0]) + abs(y - goal[1])
            box = shapely.box(x - w / 2 - AIR, y - h / 2 - AIR, x + w / 2 + AIR, y + h / 2 + AIR)
            if away < far and not any(taken[n].intersects(box) for n in tree.query(box)):
                best, far = (x, y), away
    return best


def obstacles(subject: Subject) -> list[Any]:
    """Return everything that stands on the sheet, title and compass excepted, and the beds between the spaces."""
    found = [Polygon(shape) for owner, shape in standing(subject) if not owner.startswith(LOOSE)]
    for line in subject.lines.values():
        curve = line.curve
        points = [curve.beside(curve.length * n / 16, line.off) for n in range(17)]
        found.append(LineString(points).buffer(SPACE[1] / 2 + 3))
    return found


def fixed(subject: Subject) -> list[Any]:
    """Return the boxes of title, compass, lettering and the figures of the score track."""
    return [Polygon(shape) for owner, shape in standing(subject) if owner.startswith(LOOSE)]


def lettered(subject: Subject, drawn: Land, hints: Mapping[str, Any]) -> tuple[Lettering, ...]:
    """Find the freest place for each name of a country or a sea, as near as can be to where it belongs."""
    taken = obstacles(subject) + [
        Polygon(shape) for owner, shape in standing(subject) if owner.startswith(("title", "compass", "score"))
    ]
    taken += [bridge.buffer(8) for bridge in drawn.bridges]
    found: list[Lettering] = []
    for hint in hints.get("letters", ()):
        best = _best(hint, drawn, taken)
        if best is None:
            print(f"    no room for {hint['text']}")
            continue
        found.append(best)
        taken.append(Polygon(letters(best)).buffer(6))
    return tuple(found)


def _best(hint: Mapping[str, Any], drawn: Land, taken: Sequence[Any]) -> Lettering | None:
    luck, tree = random.Random(hint["text"]), STRtree(list(taken))
    water = hint.get("water", False)
    home = drawn.spot(hint["at"])
    area = drawn.frame.difference(drawn.land) if water else drawn.country(hint["at"])
    (wide, high), reach = drawn.size, hint.get("reach", 160)
    for size in hint.get("sizes", (24, 21, 18, 16)):
        best: tuple[float, Lettering] | None = None
        for _ in range(1500):
            x, y = luck.gauss(home.x, reach / 2), luck.gauss(home.y, reach / 2)
            turn = luck.choice(hint.get("turns", (0,)))
            text = Lettering(hint["text"], (round(x), round(y)), float(size), float(turn), water)
            shape = Polygon(letters(text))
            left, top, right, bottom = shape.bounds
            if left < 34 or top < 34 or right > wide - 34 or bottom > high - 34:
                continue
            if any(taken[n].intersects(shape) for n in tree.query(shape)):
                continue
            inside = shape.intersection(area).area / shape.area
            wet = 0.0 if water else shape.intersection(drawn.lakes).area / shape.area
            near = min((taken[n].distance(shape) for n in tree.query(shape.buffer(25))), default=25.0)
            score = 2 * inside - 4 * wet + 0.012 * near - Point(x, y).distance(home) / 300 - abs(turn) * 0.003
            if inside > hint.get("inside", 0.86) and (best is None or score > best[0]):
                best = score, text
        if best:
            return best[1]
    return None


def replace_layout(subject: Subject, layout: Layout) -> Subject:
    """Return the same board on another layout."""
    return replace(subject, layout=layout)
