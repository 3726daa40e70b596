"""Every track of a board as spaces on the sheet, lane by lane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.rules.board import Board, Track

from .curve import Curve, Point
from .layout import LANES, SPACE, Layout, LayoutError

CLEAR = 5.0
"""Air between a place's ring and the first space."""


@dataclass(frozen=True, slots=True)
class Line:
    """A track on the sheet."""

    track: Track
    curve: Curve
    """From the middle of one place to the middle of the other; shared by all lanes."""
    lane: int
    lanes: int
    spaces: tuple[tuple[float, float, float], ...]
    """x, y and angle of each, from `track.a` to `track.b`."""
    begin: float
    """Where on the curve the first space begins."""
    end: float
    leave: float
    """Where on the curve the line comes out of the ring of the first place."""
    arrive: float

    @property
    def off(self) -> float:
        """How far to the side of the curve its lane runs."""
        return side(self.lane, self.lanes)

    @property
    def middle(self) -> Point:
        """The middle of its spaces."""
        return self.curve.beside((self.begin + self.end) / 2, self.off)

    def stretch(self, more: float = 0.0) -> Curve:
        """Return the curve of its own lane along its spaces, and so much more at both ends."""
        return self.curve.part(self.begin - more, self.end + more).lane(self.off)


def side(lane: int, lanes: int) -> float:
    """How far to the side of their curve a lane runs."""
    return (lane - (lanes - 1) / 2) * LANES


def lines(board: Board, layout: Layout) -> dict[int, Line]:
    """Return every track of the board as it lies on the sheet, in the order of the board."""
    tracks = {track.id: track for track in board.tracks}
    found: dict[int, Line] = {}
    for bend in layout.bends:
        if unknown := [track for track in bend.tracks if track not in tracks or track in found]:
            raise LayoutError(f"track {unknown[0]} is not on the board, or drawn twice")
        first = tracks[bend.tracks[0]]
        a, b = layout.spots[first.a], layout.spots[first.b]
        curve = Curve.bowed(a.at, b.at, bend.bow)
        long = first.length * bend.pitch - (bend.pitch - SPACE[0])
        near, far = a.radius + CLEAR, curve.length - b.radius - CLEAR
        middle = (near + far) / 2 + bend.shift * max(0.0, (far - near - long) / 2)
        begin = middle - long / 2
        for lane, number in enumerate(bend.tracks):
            track = tracks[number]
            if track.length != first.length:
                raise LayoutError(f"tracks {first.id} and {track.id} share a curve, but not their length")
            off = side(lane, len(bend.tracks))
            spaces = _spaces(curve, begin, bend.pitch, track.length, off)
            if (track.a, track.b) != (first.a, first.b):
                spaces = spaces[::-1]
            leave, arrive = a.radius, curve.length - b.radius
            found[number] = Line(
                track, curve, lane, len(bend.tracks), tuple(spaces), begin, begin + long, leave, arrive
            )
    if missing := [track for track in tracks if track not in found]:
        raise LayoutError(f"track {missing[0]} is not on the sheet")
    return {track: found[track] for track in tracks}


def _spaces(curve: Curve, begin: float, pitch: float, count: int, off: float) -> Sequence[tuple[float, float, float]]:
    walked = [begin + SPACE[0] / 2 + pitch * n for n in range(count)]
    return [(*curve.beside(here, off), curve.degrees(here)) for here in walked]
