"""Where everything stands on the sheet of a board: a `layout.json` in the title's folder.

It is the readable part of a drawing: where each place stands, how far each track bends, where each name sits.  Which
tracks and places there are, the board knows; what they look like, the rest of this package.  `scripts/draw_maps`
solves these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .curve import Point

if TYPE_CHECKING:
    from whistlestop.titles.tables import Folder

FILE = "layout.json"
SPACE = (31.0, 13.0)
"""A space of a track, in the units of every board."""
LANES = 16.5
"""From the middle of one lane of a double to the next."""
GAP = 3.5
"""Air between the spaces of a track, at least."""


class LayoutError(ValueError):
    """A layout does not fit its board."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the sheet."""

    at: Point
    radius: float
    """Of its ring; tracks begin outside it."""
    label: Point
    """From its middle to the middle of its name; unused where a place has no name of its own on the sheet."""


@dataclass(frozen=True, slots=True)
class Bend:
    """The curve of one track, or of several that run side by side."""

    tracks: tuple[int, ...]
    """Lane by lane."""
    bow: tuple[float, float]
    """How far its handles are pushed off the straight line."""
    shift: float
    """Where its spaces lie between the two ends, from -1 to 1."""
    pitch: float
    """From one space to the next."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """The name of a country or a sea, in the free places of the map."""

    text: str
    at: Point
    size: float
    rotate: float = 0.0
    water: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole sheet."""

    size: tuple[float, float]
    font: float
    spots: Mapping[str, Spot]
    bends: tuple[Bend, ...]
    title: Point
    """Upper left corner of the title and what stands below it."""
    title_size: float
    subtitle: str
    compass: Point
    north: float
    """True north on the sheet, in degrees to the right of up."""
    lettering: tuple[Lettering, ...] = ()


def read_layout(folder: Folder) -> Layout | None:
    """Return the layout that lies in a board's folder, if there is one."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        return layout_from(json.loads(file.read_text(encoding="utf-8")))
    except (KeyError, TypeError, ValueError) as error:
        raise LayoutError(f"{file} is no layout: {error!r}") from error


def layout_from(data: Mapping[str, Any]) -> Layout:
    """Return the layout that a file tells."""
    title, compass = data["title"], data["compass"]
    return Layout(
        size=_point(data["size"]),
        font=float(data["font"]),
        spots={
            place: Spot(_point(spot["at"]), float(spot["r"]), _point(spot.get("label", (0, 0))))
            for place, spot in data["places"].items()
        },
        bends=tuple(
            Bend(tuple(bend["tracks"]), _point(bend["bow"]), float(bend["shift"]), float(bend["pitch"]))
            for bend in data["curves"]
        ),
        title=_point(title["at"]),
        title_size=float(title["size"]),
        subtitle=title["sub"],
        compass=_point(compass["at"]),
        north=float(compass["north"]),
        lettering=tuple(
            Lettering(
                text["text"],
                _point(text["at"]),
                float(text["size"]),
                float(text.get("rotate", 0)),
                bool(text.get("water", False)),
            )
            for text in data.get("lettering", ())
        ),
    )


def layout_text(layout: Layout) -> str:
    """Write a layout as a file that a person can read and compare: one place, one curve a line."""
    head = {
        "size": _list(layout.size),
        "font": layout.font,
        "title": {"at": _list(layout.title), "size": layout.title_size, "sub": layout.subtitle},
        "compass": {"at": _list(layout.compass), "north": layout.north},
    }
    places = {
        place: {"at": _list(spot.at), "r": spot.radius, **({"label": _list(spot.label)} if any(spot.label) else {})}
        for place, spot in layout.spots.items()
    }
    curves = [
        {"tracks": list(bend.tracks), "bow": _list(bend.bow), "shift": bend.shift, "pitch": bend.pitch}
        for bend in layout.bends
    ]
    lettering = [
        {
            "text": text.text,
            "at": _list(text.at),
            "size": text.size,
            **({"rotate": text.rotate} if text.rotate else {}),
            **({"water": True} if text.water else {}),
        }
        for text in layout.lettering
    ]
    rows = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    rows.append(_block("lettering", [_json(row) for row in lettering], "[]"))
    rows.append(_block("places", [f"{_json(key)}: {_json(value)}" for key, value in places.items()], "{}"))
    rows.append(_block("curves", [_json(row) for row in curves], "[]"))
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _block(name: str, rows: Sequence[str], brackets: str) -> str:
    inner = ",\n".join(f"  {row}" for row in rows)
    return f" {_json(name)}: {brackets[0]}\n{inner}\n {brackets[1]}" if rows else f" {_json(name)}: {brackets}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _list(point: Sequence[float]) -> list[float]:
    return [round(value, 1) for value in point]


def _point(pair: Sequence[float]) -> Point:
    x, y = pair
    return float(x), float(y)
