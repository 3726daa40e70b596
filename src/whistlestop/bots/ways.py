"""The map as one seat may use it: own tracks are free, open ones cost their spaces, the others are no way at all."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from whistlestop.game.card_names import members

FAR = 1000
"""Further than any way on any board."""

_PLACE_BITS = 6


class Way(NamedTuple):
    """A shortest way: what it costs, and its tracks (those that cost nothing included)."""

    cost: int
    tracks: tuple[int, ...]


class Ways:
    """Shortest ways on one board.  Places, tracks and tickets are numbered as the board lists them."""

    def __init__(self, tables: Any) -> None:
        """Read who is whose neighbour."""
        self.lengths: list[int] = tables.length[: tables.n_tracks]
        self.ends: list[list[int]] = tables.ends[: tables.n_tracks]
        self.cities: int = tables.cities
        self.joins: list[list[tuple[int, int]]] = [[] for _ in range(tables.n_places)]
        for track, (a, b) in enumerate(self.ends):
            self.joins[a].append((track, b))
            self.joins[b].append((track, a))

    def costs(self, view: Any) -> list[int]:
        """What each track costs the seat of a view: 0 its own, `FAR` what it cannot claim any more, else its spaces."""
        s, seat = view.state, view.seat
        mine, open_, pieces = s.own[seat][0], s.open[seat][0], s.pieces[seat]
        return [
            0 if mine >> t & 1 else n if open_ >> t & 1 and n <= pieces else FAR for t, n in enumerate(self.lengths)
        ]

    def spread(self, costs: Sequence[int], starts: int, goals: int = 0) -> tuple[list[int], list[int]]:
        """Return how far each place is from a set of places, and the track on which one arrives there.

        With `goals`, stop at the first of them.  A border crossing is an end and never on the way (CH-20).
        """
        far, by = [FAR] * len(self.joins), [-1] * len(self.joins)
        heap = members(starts)
        for place in heap:
            far[place] = 0
        while heap:
            key = heappop(heap)
            place = key & (1 << _PLACE_BITS) - 1
            so_far = key >> _PLACE_BITS
            if so_far > far[place]:
                continue
            if goals >> place & 1:
                break
            if not self.cities >> place & 1 and not starts >> place & 1:
                continue
            for track, other in self.joins[place]:
                cost = so_far + costs[track]
                if cost < far[other]:
                    far[other], by[other] = cost, track
                    heappush(heap, cost << _PLACE_BITS | other)
        return far, by

    def shortest(self, costs: Sequence[int], starts: int, goals: int) -> Way | None:
        """Return the cheapest way from one of these places to one of those; None if there is none."""
        far, by = self.spread(costs, starts, goals)
        goal = min(members(goals), key=far.__getitem__)
        if far[goal] >= FAR:
            return None
        tracks, place = [], goal
        while not starts >> place & 1:
            track = by[place]
            tracks.append(track)
            a, b = self.ends[track]
            place = a + b - place
        return Way(far[goal], tuple(tracks))
