"""A decent sheet for a board that comes without a layout: places from their coordinates, the rest by a few rounds.

The titles' own sheets are solved with more patience by `scripts/draw_maps`; this one takes a second at most, needs
nothing but the board, and is always the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import asinh, cos, hypot, radians, tan

from whistlestop.rules.board import Board, Track

from .curve import Curve, Point
from .layout import GAP, LANES, SPACE, Bend, Layout, Spot
from .lines import CLEAR, Line, lines
from .names import name_size
from .relaxing import relaxed
from .seats import seat_names
from .sheet import COMPASS, KEY, KEY_DOWN

FONT = 18.0
CITY, HUB, EXIT = 8.0, 10.0, 12.0
HUB_LANES = 7
"""From so many lanes on a place is a hub."""
MARGIN = 64.0
APART = 46.0
"""Between two places, at least."""
TITLE = 34.0
STEP = 24.0


def automatic(board: Board) -> Layout:
    """Return a sheet for any board."""
    groups = lanes_of(board.tracks)
    radius = radii(board)
    needs = [need(tracks[0], radius) for tracks in groups]
    ends = [(tracks[0].a, tracks[0].b) for tracks in groups]
    widths = [len(tracks) * LANES for tracks in groups]
    at = relaxed(_spread(board, ends, needs), ends, needs, widths, APART)
    bends = _bends(groups, at, needs)
    spots = {place: Spot(at[place], radius[place], (0.0, 0.0)) for place in at}
    bare = Layout((1.0, 1.0), FONT, spots, bends, (0.0, 0.0), TITLE, "", (0.0, 0.0), 0.0)
    drawn = lines(board, bare)
    named = [place for place in board.locations if place.kind != "country"]
    sizes = {place.id: name_size(place, FONT, radius[place.id]) for place in named}
    seated = seat_names(sizes, spots, drawn.values())
    return _framed(board, Layout((1.0, 1.0), FONT, seated, bends, (0.0, 0.0), TITLE, "", (0.0, 0.0), 0.0), drawn)


def lanes_of(tracks: Sequence[Track]) -> list[list[Track]]:
    """Put equally long tracks between the same two places side by side; all others get curves of their own."""
    groups: dict[tuple[str, str, int, bool], list[Track]] = {}
    for track in tracks:
        a, b = sorted((track.a, track.b))
        groups.setdefault((a, b, track.length, track.kind == "tunnel"), []).append(track)
    return list(groups.values())


def radii(board: Board) -> dict[str, float]:
    """Return how large the ring of each place is."""
    degree = dict.fromkeys((place.id for place in board.locations), 0)
    for track in board.tracks:
        degree[track.a] += 1
        degree[track.b] += 1
    return {
        place.id: EXIT if place.kind == "country" else HUB if degree[place.id] >= HUB_LANES else CITY
        for place in board.locations
    }


def need(track: Track, radius: dict[str, float]) -> float:
    """Return how far apart the ends of a track must be for its spaces."""
    return track.length * (SPACE[0] + GAP) - GAP + radius[track.a] + radius[track.b] + 2 * CLEAR


def _spread(board: Board, ends: Sequence[tuple[str, str]], needs: Sequence[float]) -> dict[str, Point]:
    """Project the places, large enough that most tracks have room."""
    longitudes = [place.lon for place in board.locations]
    if max(longitudes) - min(longitudes) > 180:
        longitudes = [lon % 360 for lon in longitudes]
    middle = sum(place.lat for place in board.locations) / len(board.locations)
    flat = {
        place.id: (radians(lon), -asinh(tan(radians(max(-84.0, min(84.0, place.lat))))))
        for place, lon in zip(board.locations, longitudes, strict=True)
    }
    small = 1e-6 * cos(radians(middle))
    ratios = sorted(
        wanted / max(hypot(flat[a][0] - flat[b][0], flat[a][1] - flat[b][1]), small)
        for (a, b), wanted in zip(ends, needs, strict=True)
    )
    scale = ratios[int(len(ratios) * 0.7)] if ratios else 1000.0
    return {place: (x * scale, y * scale) for place, (x, y) in flat.items()}


def _bends(groups: Sequence[Sequence[Track]], at: dict[str, Point], needs: Sequence[float]) -> tuple[Bend, ...]:
    """Bow what runs between the same two places apart, and whatever would be too short."""
    beside: dict[frozenset[str], list[int]] = {}
    for index, tracks in enumerate(groups):
        beside.setdefault(frozenset((tracks[0].a, tracks[0].b)), []).append(index)
    found: list[Bend] = []
    for index, tracks in enumerate(groups):
        first = tracks[0]
        family = beside[frozenset((first.a, first.b))]
        rank = family.index(index) - (len(family) - 1) / 2
        turned = 1 if first.a < first.b else -1
        bow = rank * turned * 64.0
        a, b = at[first.a], at[first.b]
        length = _length(a, b, bow)
        while length < needs[index] and abs(bow) < 400:
            bow += 6.0 if bow >= 0 else -6.0
            length = _length(a, b, bow)
        pitch = max(
            SPACE[0] + GAP, min((SPACE[0] + GAP) * 1.22, SPACE[0] + GAP + (length - needs[index]) / first.length)
        )
        found.append(Bend(tuple(track.id for track in tracks), (bow, bow), 0.0, pitch))
    return tuple(found)


def _length(a: Point, b: Point, bow: float) -> float:
    return Curve.bowed(a, b, (bow, bow)).length


def _framed(board: Board, layout: Layout, drawn: dict[int, Line]) -> Layout:
    """Put a frame around everything, with room for the title and the compass where nothing stands."""
    points = list(occupied(layout, drawn.values(), board))
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
    title = (max(320.0, len(board.name or "") * TITLE * 0.66, KEY[0] * 9), KEY_DOWN + KEY[1])
    rose = (2 * COMPASS, 2 * COMPASS)
    seats = {
        (x, y): [(left + 46, right - 46 - size[0])[x] for size in (title, rose)]
        + [(top + 46, bottom - 46 - size[1])[y] for size in (title, rose)]
        for x in (0, 1)
        for y in (0, 1)
    }
    corner = next((c for c, (x, _, y, _) in seats.items() if _free(points, x, y, title)), None)
    if corner is None:
        top -= title[1] + 24
        corner, spot = (0, 0), (left + 46, top + 46)
    else:
        spot = (seats[corner][0], seats[corner][2])
    others = [(x, y) for c, (_, x, _, y) in seats.items() if c != corner and _free(points, x, y, rose)]
    compass = others[-1] if others else (right - 46 - rose[0], top + 46)
    if not others and not _free(points, *compass, rose):
        top -= rose[1] + 24
        compass = (compass[0], top + 46)
        spot = (spot[0], spot[1] if corner != (0, 0) else top + 46)
    moved = {place: Spot((s.at[0] - left, s.at[1] - top), s.radius, s.label) for place, s in layout.spots.items()}
    return Layout(
        (float(round(right - left)), float(round(bottom - top))),
        layout.font,
        moved,
        layout.bends,
        (spot[0] - left, spot[1] - top),
        TITLE,
        "",
        (compass[0] + COMPASS - left, compass[1] + COMPASS - top),
        0.0,
    )


def occupied(layout: Layout, drawn: Iterable[Line], board: Board) -> Iterable[Point]:
    """Yield points on everything that a reader has to see."""
    from .metrics import width

    for place in board.locations:
        spot = layout.spots[place.id]
        yield spot.at
        if place.kind != "country":
            half = width(place.name, layout.font) / 2
            x, y = spot.at[0] + spot.label[0], spot.at[1] + spot.label[1]
            yield from ((x + share * half, y) for share in (-1, -0.5, 0, 0.5, 1))
    for line in drawn:
        steps = max(2, int(line.curve.length / STEP))
        yield from (line.curve.beside(line.curve.length * step / steps, line.off) for step in range(steps + 1))


def _free(points: Sequence[Point], x: float, y: float, size: tuple[float, float]) -> bool:
    near = 18.0
    return not any(x - near < px < x + size[0] + near and y - near < py < y + size[1] + near for px, py in points)
