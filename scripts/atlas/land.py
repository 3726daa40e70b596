"""Land and water behind the tracks of one board, from outlines in longitude and latitude to the group in `map.svg`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, Point, Polygon, box, shape
from shapely.ops import nearest_points, unary_union
from shapely.prepared import prep
from shapely.strtree import STRtree

from .writing import path

FINE = 0.9
"""How far a drawn coast may leave the true one."""
SEAM = 0.6
"""Half of the gap cut along borders to tell countries apart."""
LOOSE = 12.0
"""A border that ends so near to a coast was meant to reach it."""
REACH = 26.0
"""How far the outermost line along a coast is from it."""
BEYOND = 14.0
"""Degrees."""
EDGE = 16.0
"""Nothing is drawn further out than this; the sheet shows what lies within 22."""


@dataclass
class Land:
    """Everything drawn from nature, in units of the sheet."""

    land: Any
    foreign: Any
    lakes: Any
    rivers: Any
    borders: Any
    states: Any
    frame: Any
    size: tuple[float, float]
    hints: Mapping[str, Any]
    to_sheet: Callable[[Any], Any]
    parks: Any
    bridges: list[Any] = field(default_factory=list)
    countries: list[Any] = field(default_factory=list)

    def spot(self, lonlat: Sequence[float]) -> Any:
        """Return a point of the globe on the sheet."""
        return Point(self.to_sheet([list(lonlat)])[0])

    def country(self, lonlat: Sequence[float]) -> Any:
        """Return the piece of land between borders around a point."""
        here = self.spot(lonlat)
        return min(self.countries, key=lambda piece: float(piece.distance(here)))


def read_land(
    folder: Path, hints: Mapping[str, Any], to_sheet: Callable[[Any], Any], size: tuple[float, float]
) -> Land:
    """Read a board's outlines and bring them onto its sheet."""
    layers: dict[str, list[Any]] = {}
    files = [folder / hints["geo"], *([Path(__file__).parent / hints["more"]] if "more" in hints else [])]
    for thing in (thing for file in files for thing in json.loads(file.read_text("utf-8"))["features"]):
        if thing["geometry"]["coordinates"]:
            layers.setdefault(thing["properties"]["layer"], []).append(
                (thing["properties"].get("name"), shape(thing["geometry"]))
            )
    frame = box(EDGE, EDGE, size[0] - EDGE, size[1] - EDGE)
    around = frame.buffer(60)

    def carried(layer: str, within: Any = frame) -> list[Any]:
        found = []
        for _, outline in layers.get(layer, ()):
            step = hints.get("step", 0.4)
            there = shapely.transform(shapely.segmentize(shapely.force_2d(outline), step), to_sheet)
            there = (there.buffer(0) if "Polygon" in there.geom_type else there).intersection(within)
            if not there.is_empty:
                found.append(there)
        return found

    for layer in ("land", "border"):
        layers[layer] = [(name, extended(outline, hints)) for name, outline in layers.get(layer, ())]
    small = hints.get("smallest", 10.0)
    land = without_specks(unary_union(carried("land", around)).simplify(FINE), small)
    borders = unary_union(carried("border", around)).simplify(FINE)
    lakes = unary_union([lake for lake in carried("lake") if lake.area > small * 2.5]).buffer(0.9).buffer(-0.7)
    pieces = land.difference(unary_union([borders, *loose_ends(borders, land)]).buffer(SEAM))
    countries = list(getattr(pieces, "geoms", [pieces]))
    drawn = Land(
        land=land,
        foreign=Polygon(),
        lakes=lakes,
        rivers=unary_union(carried("river")).difference(lakes),
        borders=borders.intersection(frame),
        states=unary_union([line.boundary if "Polygon" in line.geom_type else line for line in carried("state")]),
        frame=frame,
        size=size,
        hints=hints,
        to_sheet=to_sheet,
        parks=Polygon(),
        bridges=[LineString(to_sheet(bridge)) for bridge in hints.get("bridges", ())],
        countries=countries,
    )
    if quarters := carried("neighbourhood"):
        inner = unary_union([quarter.boundary for quarter in quarters]).difference(land.boundary.buffer(3))
        drawn.states = shapely.line_merge(inner)
        parks = [outline for name, outline in layers["neighbourhood"] if name in hints["parks"]]
        drawn.parks = unary_union([shapely.transform(park, to_sheet).buffer(0) for park in parks]).intersection(land)
    drawn.foreign = without_specks(_foreign(drawn).intersection(frame), small)
    return drawn


def extended(outline: Any, hints: Mapping[str, Any]) -> Any:
    """Let land go on beyond the meridian or parallel where the outlines were cut off, as far as a corner may show."""
    outline = shapely.make_valid(outline)
    parts = [outline]
    for side, cut in hints.get("cut", {}).items():
        across = side in {"east", "west"}
        out = 1 if side in {"east", "north"} else -1
        line = LineString([(cut, -89), (cut, 89)] if across else [(-179, cut), (179, cut)])
        for edge in _pieces(outline.intersection(line.buffer(0.003))) if "Polygon" in outline.geom_type else ():
            left, low, right, high = edge.bounds
            far = cut + out * BEYOND
            parts.append(
                box(min(cut, far), low, max(cut, far), high)
                if across
                else box(left, min(cut, far), right, max(cut, far))
            )
    return unary_union(parts) if len(parts) > 1 else outline


def _pieces(outline: Any) -> list[Any]:
    return [piece for piece in getattr(outline, "geoms", [outline]) if not piece.is_empty]


def _foreign(drawn: Land) -> Any:
    """Put the countries together that are not played in: those named, or all but those named as home."""
    hints = drawn.hints
    named = [drawn.country(point) for point in hints.get("home", hints.get("foreign", ()))]
    chosen = [piece for piece in drawn.countries if any(piece is one for one in named) != ("home" in hints)]
    return unary_union([piece.buffer(SEAM + 0.05, join_style="mitre") for piece in chosen]).intersection(drawn.land)


def loose_ends(borders: Any, land: Any) -> Iterator[Any]:
    """Yield what is missing where a border ends a little before the coast."""
    lines = shapely.line_merge(borders) if "Multi" in borders.geom_type else borders
    for line in _pieces(lines):
        for end in line.boundary.geoms:
            if 0 < end.distance(land.boundary) < LOOSE and borders.intersection(end.buffer(0.1)).length < 0.15:
                yield LineString(nearest_points(end, land.boundary))


def without_specks(outline: Any, smallest: float) -> Any:
    """Leave out islands and holes too small to see."""
    return unary_union(
        [
            Polygon(piece.exterior, [hole for hole in piece.interiors if Polygon(hole).area >= smallest])
            for piece in getattr(outline, "geoms", [outline])
            if piece.geom_type == "Polygon" and piece.area >= smallest
        ]
    )


def map_group(drawn: Land, taken: Sequence[Any]) -> str:
    """Draw the map; ornaments keep off what is taken."""
    hints, frame = drawn.hints, drawn.frame
    parts = [f'<defs><path id="b-land" d="{path(drawn.land.intersection(frame.buffer(REACH)))}"/></defs>']
    if hints.get("waterlines", True):
        # Strokes of the coast, each a little narrower than the one below: what stays to be seen are lines along it.
        parts += [f'<use class="{kind}{line}" href="#b-land"/>' for line in (3, 2, 1, 0) for kind in ("wl wl", "ws ws")]
    parts.append('<use class="home" href="#b-land"/>')
    parts.append(f'<path class="foreign" d="{path(drawn.foreign)}"/>')
    if not drawn.parks.is_empty:
        parts.append(f'<path class="park" d="{path(drawn.parks.simplify(1))}"/>')
    parts.append(_line("river", drawn.rivers.simplify(0.9), 0.5))
    parts.append(f'<path class="lake" d="{path(drawn.lakes.simplify(0.9))}"/>')
    if hints.get("lakelines"):
        parts.append(f'<path class="lakein" d="{path(without_specks(drawn.lakes.buffer(-3), 6).simplify(0.6))}"/>')
    parts.append('<use class="coast" href="#b-land"/>')
    parts.append(_line("state", drawn.states.simplify(0.6), 0.5))
    if hints.get("edge") and not drawn.borders.is_empty:
        parts.append(
            _line(
                "edge",
                drawn.borders.intersection(drawn.land.difference(drawn.foreign).buffer(3 * SEAM)).simplify(0.6),
                0.5,
            )
        )
    parts.append(_line("border", drawn.borders, 0.5))
    for bridge in drawn.bridges:
        line = path(bridge, 0.5)
        parts.append(f'<path class="bridge" d="{line}"/><path class="deck" d="{line}"/>')
    parts.append(f'<g class="orn">{"".join(ornaments(drawn, taken))}</g>')
    return '<g class="map">\n' + "\n".join(part for part in parts if part) + "\n</g>\n"


def _line(kind: str, line: Any, grid: float) -> str:
    data = path(line, grid)
    return f'<path class="{kind}" d="{data}"/>' if data else ""


def ornaments(drawn: Land, taken: Sequence[Any]) -> Iterator[str]:
    """Scatter waves, peaks and spruces where nothing else is."""
    hints, luck = drawn.hints, random.Random(7)
    taken = [*taken, *drawn.bridges]
    (wide, high), tree = drawn.size, STRtree(taken)
    done: list[tuple[float, float]] = []

    def scattered(kind: str, count: int, inside: Any, air: float, apart: float) -> Iterable[str]:
        area = prep(inside)
        for _ in range(count * 60):
            if count <= 0:
                return
            x, y = round(luck.uniform(30, wide - 30)), round(luck.uniform(30, high - 30))
            here = Point(x, y).buffer(air)
            if not area.contains(Point(x, y)) or any(taken[n].intersects(here) for n in tree.query(here)):
                continue
            if any((x - u) ** 2 + (y - v) ** 2 < apart * apart for u, v in done):
                continue
            done.append((x, y))
            count -= 1
            yield f'<use href="#b-{kind}" x="{x}" y="{y}"/>'

    dry = drawn.land.buffer(-8).difference(drawn.lakes.buffer(6))
    hills = unary_union(
        [LineString(drawn.to_sheet(ridge["along"])).buffer(ridge["wide"]) for ridge in hints.get("ranges", ())]
    ).intersection(dry)
    woods = drawn.parks.buffer(-6) if not drawn.parks.is_empty else dry.difference(hills)
    waves, peaks, trees = hints.get("ornaments", (40, 70, 110))
    yield from scattered("wave", waves, drawn.frame.difference(drawn.land.buffer(30)), 15, 62)
    yield from scattered("peak", peaks, hills, 11, 27)
    yield from scattered("tree", trees, woods, 8, 18 if drawn.parks else 27)
