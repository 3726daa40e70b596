"""A board as an SVG: map, tracks, places and names, as the app decorates it or as a picture of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from whistlestop.rules.board import COLOURS, GRAY, Location, Track

from .curve import number
from .layout import SPACE
from .lines import Line
from .metrics import BASELINE, width
from .names import HUB
from .sheet import cartouche, compass, lettering, score_track
from .subject import Subject

LETTERS = {GRAY: "any"} | dict(zip(COLOURS, "KBGOPRWY", strict=True))
"""How the engine writes a colour; `any` is a grey track."""
LANES = ("", "", " two", " three", " four")


def layers(
    subject: Subject,
    *,
    between: Iterable[str] = (),
    marked: Mapping[str | int, str] = {},
    faces: Mapping[int, str] = {},
) -> Iterator[str]:
    """Draw everything on the sheet; `between` stands above the tracks and below the places.

    `faces` says by track which face of a die pays for it, where dice are played (see `dice`).
    `marked` gives further classes to tracks by number and to places by id (`possible`, `last`, `pin` …).
    """
    layout, board = subject.layout, subject.board
    wide, high = number(layout.size[0]), number(layout.size[1])
    yield f'<rect class="sheet" width="{wide}" height="{high}"/>'
    right, bottom = number(layout.size[0] - 22), number(layout.size[1] - 22)
    yield f'<clipPath id="b-frame"><path d="M22 22H{right}V{bottom}H22z"/></clipPath>'
    yield f'<g clip-path="url(#b-frame)"><rect class="sea" width="{wide}" height="{high}"/>'
    yield subject.map
    for text in layout.lettering:
        yield lettering(text)
    yield "</g>"
    yield from cartouche(layout, subject.name, subject.key)
    yield compass(layout)
    lines = list(subject.lines.values())
    yield '<g class="glows">'
    for line in lines:
        yield from _glow(line, marked.get(line.track.id, ""))
    yield '</g><g class="beds">'
    for line in lines:
        yield from _bed(line)
    yield '</g><g class="tracks">'
    for line in lines:
        yield from _spaces(subject, line, marked.get(line.track.id, ""), faces.get(line.track.id, ""))
    yield '</g><g class="wagons">'
    yield from between
    yield '</g><g class="places">'
    for place in board.locations:
        yield _place(subject, place, marked.get(place.id, ""))
    yield '</g><g class="names">'
    for place in board.locations:
        if place.kind != "country":
            yield _name(subject, place, marked.get(place.id, ""))
    yield "</g>"
    yield from score_track(layout)


def _glow(line: Line, more: str) -> Iterator[str]:
    lane = line.stretch(1.5).path()
    whole = line.curve.path()
    wide = "" if line.track.kind == "plain" else " wide"
    yield (
        f'<g class="under kind-{line.track.kind}{wide}{_classes(more)}" data-id="{line.track.id}">'
        f'<path class="ribbon" d="{whole}"/><path class="halo" d="{lane}"/>'
        f'<path class="glow-edge" d="{lane}"/><path class="glow" d="{lane}"/></g>'
    )


def _bed(line: Line) -> Iterator[str]:
    """Draw what the lanes of a curve share, with the first of them; wakes run outside of all lanes."""
    track, first, last = line.track, line.lane == 0, line.lane == line.lanes - 1
    parts = []
    if first:
        parts.append(f'<path class="bed" d="{line.curve.part(line.leave, line.arrive).path()}"/>')
    if track.kind == "tunnel" and first:
        cutting = line.curve.part(line.begin - 2.2, line.end + 2.2).path()
        parts.append(f'<path class="teeth" d="{cutting}"/><path class="cut" d="{cutting}"/>')
    if track.kind == "ferry":
        inner, reach = line.curve.part(line.begin + 3, line.end - 3), SPACE[1] / 2 + 3.1
        sides = [-1] * first + [1] * last
        wakes = "".join(inner.lane(line.off + side * reach).path() for side in sides)
        if wakes:
            parts.append(f'<path class="wake" d="{wakes}"/>')
    if parts:
        yield f'<g class="kind-{track.kind}{LANES[line.lanes]}" data-id="{track.id}">{"".join(parts)}</g>'


def _spaces(subject: Subject, line: Line, more: str, face: str) -> Iterator[str]:
    track, colour = line.track, LETTERS[line.track.color]
    alone = " alone" if line.lanes == 1 else ""
    dress = f"d-{face}" if face else f"c-{colour}"
    yield (
        f'<g class="track kind-{track.kind} {dress}{alone}{_classes(more)}" data-id="{track.id}" data-a="{track.a}" '
        f'data-b="{track.b}" data-color="{colour}" data-length="{track.length}">'
        f"<title>{escape(subject.says(track))}</title>"
    )
    badges = badged(track)
    shape = "ferry" if track.kind == "ferry" else "plain"
    for n, (x, y, angle) in enumerate(line.spaces):
        what = "ferry-L" if n in badges else f"{shape}-route-{face}" if face else f"{shape}-{colour}"
        turn = f"rotate({number(angle)})" if abs(angle) >= 0.05 else ""
        yield f'<use class="space" href="#b-{what}" transform="translate({number(x)} {number(y)}){turn}"/>'
    lane = line.stretch().path()
    yield f'<path class="strike" d="{lane}"/><path class="hit" d="{lane}"/></g>'


def badged(track: Track) -> set[int]:
    """Spaces of a ferry that show a locomotive instead of the colour: from the middle outwards."""
    middle = (track.length - 1) / 2
    return set(sorted(range(track.length), key=lambda n: (abs(n - middle), n))[: track.locomotives])


def _place(subject: Subject, place: Location, more: str) -> str:
    spot = subject.layout.spots[place.id]
    x, y = (number(value) for value in spot.at)
    head = f'<g class="place{_classes(more)}" data-id="{place.id}" transform="translate({x} {y})">'
    pin = f'<circle class="pin" r="{number(spot.radius + 6)}"/>'
    name = f"<title>{escape(place.name)}</title>"
    if place.kind == "country":
        return f'{head}{name}{pin}<use class="exit" href="#b-exit"/><text class="road" y="4.6">{road(place)}</text></g>'
    core = 4.4 if spot.radius > HUB else 2.7
    ring = number(spot.radius - 1.2)
    return f'{head}{name}{pin}<circle class="dot" r="{ring}"/><circle class="core" r="{core}"/></g>'


ROADS = {
    "danemark": "DK",
    "deutschland": "D",
    "france": "F",
    "frankreich": "F",
    "italia": "I",
    "niederlande": "NL",
    "osterreich": "A",
    "schweiz": "CH",
}
"""The letters that cars of a country wear."""


def road(place: Location) -> str:
    """Name the country behind a border crossing in a letter or two."""
    return ROADS.get(place.country, place.country[:2].upper())


def anchor(subject: Subject, place: Location) -> tuple[float, float, str]:
    """Where a name begins, ends or has its middle, and which of the three."""
    layout = subject.layout
    spot, wide = layout.spots[place.id], width(place.name, layout.font)
    x, y = spot.at[0] + spot.label[0], spot.at[1] + spot.label[1] + layout.font * BASELINE
    share = spot.label[0] / (wide / 2 + 8)
    if share > 0.75:
        return x - wide / 2, y, "start"
    if share < -0.75:
        return x + wide / 2, y, "end"
    return x, y, "middle"


def _name(subject: Subject, place: Location, more: str) -> str:
    x, y, side = anchor(subject, place)
    hub = " hub" if subject.layout.spots[place.id].radius > HUB else ""
    return (
        f'<text class="name{hub}{_classes(more)}" data-id="{place.id}" x="{number(x)}" y="{number(y)}" '
        f'font-size="{number(subject.layout.font)}" text-anchor="{side}">{escape(place.name)}</text>'
    )


def _classes(more: str) -> str:
    return f" {more}" if more else ""
