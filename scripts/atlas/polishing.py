"""The last touch to a solved layout: whatever still overlaps is moved a little, tried exactly, kept if it helps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from whistlestop.render.clashes import clashes
from whistlestop.render.layout import GAP, SPACE, Layout
from whistlestop.render.names import name_size
from whistlestop.render.seats import seats_around
from whistlestop.render.subject import Subject

Pairs = list[tuple[str, str]]
NUDGES = (3.0, 6.0, 10.0)
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))


def overlaps(subject: Subject) -> Pairs:
    """List what overlaps, the edge of the sheet aside."""
    return [pair for pair in clashes(subject) if "the edge" not in pair]


def polished(subject: Subject) -> tuple[Layout, Pairs]:
    """Return the layout with as little left overlapping as small moves can do, and what that is."""
    found = overlaps(subject)
    while better := _better(subject, found):
        subject, found = better
    return subject.layout, found


def _better(subject: Subject, found: Pairs) -> tuple[Subject, Pairs] | None:
    for pair in found:
        for thing in pair:
            for layout in _tries(subject, thing):
                tried = replace(subject, layout=layout)
                left = overlaps(tried)
                if len(left) < len(found):
                    return tried, left
    return None


def _tries(subject: Subject, thing: str) -> Iterator[Layout]:
    """Yield layouts in which one thing lies a little differently."""
    head, _, last = thing.rpartition(" ")
    if head == "name of":
        yield from _other_seats(subject, last)
        yield from _moved(subject.layout, last)
    elif head == "ring of":
        yield from _moved(subject.layout, last)
    else:
        yield from _bent(subject.layout, int(last.split("/")[0]))
        for place in head.split("–"):
            yield from _moved(subject.layout, place)


def _other_seats(subject: Subject, name: str) -> Iterator[Layout]:
    layout = subject.layout
    place = next(place for place in subject.board.locations if place.id == name)
    spot = layout.spots[name]
    seats = [seat for seat, _, _ in seats_around(spot, name_size(place, layout.font, spot.radius))]
    x, y = spot.label
    for seat in sorted(seats, key=lambda seat: (seat[0] - x) ** 2 + (seat[1] - y) ** 2):
        yield _with_spot(layout, name, at=spot.at, label=seat)


def _moved(layout: Layout, name: str) -> Iterator[Layout]:
    spot = layout.spots[name]
    for far in NUDGES:
        for across, down in WAYS:
            yield _with_spot(layout, name, at=(spot.at[0] + across * far, spot.at[1] + down * far), label=spot.label)


def _with_spot(layout: Layout, name: str, at: tuple[float, float], label: tuple[float, float]) -> Layout:
    rounded = tuple((round(x, 1), round(y, 1)) for x, y in (at, label))
    return replace(layout, spots={**layout.spots, name: replace(layout.spots[name], at=rounded[0], label=rounded[1])})


def _bent(layout: Layout, track: int) -> Iterator[Layout]:
    number = next(n for n, bend in enumerate(layout.bends) if track in bend.tracks)
    bend = layout.bends[number]
    first, second = bend.bow
    others = [replace(bend, shift=shift) for shift in (0.0, 0.4, -0.4, 0.8, -0.8, 1.0, -1.0)]
    others += [replace(other, pitch=SPACE[0] + GAP) for other in others]
    for far in (3, -3, 6, -6, 10, -10, 15, -15):
        for one, two in ((far, far), (far, 0), (0, far)):
            others.append(replace(bend, bow=(round(first + one, 1), round(second + two, 1))))
    for other in others:
        yield replace(layout, bends=(*layout.bends[:number], other, *layout.bends[number + 1 :]))
