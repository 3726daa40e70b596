"""What is still missing for a ticket: the cheapest way over tracks that a seat has or may still claim."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from whistlestop.rules.board import Board, Ticket, Track


@dataclass(frozen=True, slots=True)
class Way:
    """One way between two ends."""

    spaces: int
    """Spaces that are still to be claimed."""
    tracks: tuple[Track, ...]
    """The tracks to be claimed, in order; those one has already are not among them."""


class Ways:
    """Looks for ways on one board as one seat sees it.  Stations are not thought of."""

    def __init__(self, board: Board, view: Any, also: Iterable[int] = ()) -> None:
        """Read the view of the seat; `also` are tracks that are looked at as if it had them."""
        self.board = board
        self.own = {track for track, seat in view.owners.items() if seat == view.seat} | set(also)
        self.open = set(view.open_tracks)
        self._ends = {place.id for place in board.locations if place.kind == "country"}
        self._near: dict[str, list[tuple[str, Track]]] = {place.id: [] for place in board.locations}
        for track in board.tracks:
            if track.id in self.own or track.id in self.open:
                self._near[track.a].append((track.b, track))
                self._near[track.b].append((track.a, track))

    def places(self, token: str) -> set[str]:
        """A place, or all crossings to a country."""
        if token in self._near:
            return {token}
        return {place.id for place in self.board.locations if place.country == token and place.kind == "country"}

    def between(
        self, starts: Collection[str], goals: Collection[str], dear: Mapping[int, float] | None = None
    ) -> Way | None:
        """Return the cheapest way, None if there is none; `dear` says what tracks cost besides their spaces."""
        best: dict[str, tuple[float, int]] = {}
        came: dict[str, tuple[str, Track]] = {}
        queue: list[tuple[float, int, str]] = []
        for place in sorted(starts):
            best[place] = (0, 0)
            heappush(queue, (0, 0, place))
        while queue:
            cost, count, place = heappop(queue)
            if (cost, count) > best[place]:
                continue
            if place in goals:
                return self._way(place, came)
            if place in self._ends and place not in starts:
                continue  # a journey may end abroad, but not lead through
            for other, track in self._near[place]:
                mine = track.id in self.own
                step = 0 if mine else track.length + (dear.get(track.id, 0) if dear else 0)
                reached = (cost + step, count + (not mine))
                if other not in best or reached < best[other]:
                    best[other], came[other] = reached, (place, track)
                    heappush(queue, (*reached, other))
        return None

    def _way(self, place: str, came: Mapping[str, tuple[str, Track]]) -> Way:
        tracks = []
        while place in came:
            place, track = came[place]
            if track.id not in self.own:
                tracks.append(track)
        return Way(sum(track.length for track in tracks), tuple(reversed(tracks)))

    def ticket(self, ticket: Ticket, dear: Mapping[int, float] | None = None) -> Way | None:
        """Return the cheapest way for a ticket; of several goals the best one reached, or else the nearest."""
        starts = self.places(ticket.start)
        for goal, _ in sorted(ticket.goals, key=lambda one: -one[1]):
            way = self.between(starts, self.places(goal), dear)
            if way and not way.spaces:
                return way
        return self.between(starts, set().union(*(self.places(goal) for goal, _ in ticket.goals)), dear)

    def points(self, ticket: Ticket) -> int:
        """What the ticket brings as things stand: its best goal that is reached, minus its least if there is none."""
        starts = self.places(ticket.start)
        reached = [
            points
            for goal, points in ticket.goals
            if (way := self.between(starts, self.places(goal))) is not None and not way.spaces
        ]
        return max(reached) if reached else -min(points for _, points in ticket.goals)
