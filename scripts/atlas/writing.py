"""Outlines as the data of SVG paths: relative, on a grid, without a digit too many."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

GRID = 0.5
"""Half a unit is less than half a pixel on most screens."""


def path(outline: Any, grid: float = GRID) -> str:
    """Write polygons closed and lines open."""
    return "".join(_ring(points, grid, closed=closed) for points, closed in _rings(outline))


def _rings(outline: Any) -> Iterator[tuple[Any, bool]]:
    for part in getattr(outline, "geoms", [outline]):
        if part.is_empty:
            continue
        if hasattr(part, "geoms"):
            yield from _rings(part)
        elif part.geom_type == "Polygon":
            yield part.exterior.coords, True
            yield from ((hole.coords, True) for hole in part.interiors)
        elif part.geom_type in {"LineString", "LinearRing"}:
            yield part.coords, False


def _ring(points: Any, grid: float, *, closed: bool) -> str:
    steps = [(round(x / grid), round(y / grid)) for x, y, *_ in points]
    if closed:
        steps = steps[:-1]
    kept = [here for n, here in enumerate(steps) if n == 0 or here != steps[n - 1]]
    if len(kept) < (3 if closed else 2):
        return ""
    data = [_number(kept[0][0], grid), _number(kept[0][1], grid)]
    for (ax, ay), (bx, by) in pairwise(kept):
        data += [_number(bx - ax, grid), _number(by - ay, grid)]
    text = " ".join(data[2:]).replace(" -", "-")
    return f"M{data[0]} {data[1]}l{text}{'z' if closed else ''}"


def _number(steps: int, grid: float) -> str:
    text = f"{steps * grid:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
