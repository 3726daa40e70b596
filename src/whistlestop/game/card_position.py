"""Fills in the state of a Card Game's position: what is named as it is named, the rest so that everything adds up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from whistlestop.kernel import seed_streams
from whistlestop.rules.bonuses import points_in
from whistlestop.rules.card_phases import start_completing, start_turn
from whistlestop.rules.state import EMPTY, MAIN, ROW, WILD
from whistlestop.rules.yards import clear_yards

from .arranging_cards import Cards
from .errors import PositionError

if TYPE_CHECKING:
    from .card_face import CardFace
    from .position import Facts

HAS = (
    "seat", "phase", "last", "part", "row", "pile", "discard", "hands", "yards", "on_track",
    "points", "tickets", "completed", "ticket_deck",
)  # fmt: skip
"""What can be said about a position of the Card Game."""


def arrange(face: CardFace, first: int, seed: int, facts: Facts) -> Any:
    """Return a state in which the facts hold."""
    return _Arrangement(face, first, seed, facts).state


class _Arrangement(Cards):
    """Sets up yards, piles and the turn; `Cards` deals."""

    discards = "robbed"

    def __init__(self, face: CardFace, first: int, seed: int, facts: Facts) -> None:
        super().__init__(face, seed, facts)
        for fact in facts:
            if fact not in HAS:
                raise PositionError(f"the Card Game has no {fact}; a position of it names {', '.join(HAS)}")
        seed_streams(self.state.rng, seed)
        self.state.seats, self.state.first, self.state.last = self.seats, first, -1
        self.state.row = [EMPTY] * ROW
        self._part()
        self.deal_tickets()
        self.deal_cards()
        self._points()
        self._turn()

    def _part(self) -> None:
        """The first or the second phase (CG-85)."""
        part = self.facts.get("part", 1)
        if part not in range(1, self.T.phases + 1):
            raise PositionError(f"part: a game of {self.seats} has {self.T.phases}, so there is no part {part!r}")
        self.state.round = part - 1

    def take_open_cards(self, left: list[int]) -> None:
        """Rows in the yards, and what lies on the track."""
        s = self.state
        clear_yards(s)
        for q, rows in enumerate(self.by_seat("yards", lambda value: value)):
            if not isinstance(rows or {}, Mapping):
                raise PositionError(f"yards: a seat's rows are named by colour, such as {{'G': 'G2L'}}, not {rows!r}")
            for colour, cards in (rows or {}).items():
                self._lay(q, colour, self.take(cards, left, f"yard of seat {q}"))
        for q, named in enumerate(self.by_seat("on_track", str)):
            s.on_track[q] = self.take(named, left, f"on_track of seat {q}")

    def _lay(self, q: int, letter: str, counts: list[int]) -> None:
        """One row; locomotives may lie on it, and after some turns on the track they may be all that is left."""
        s = self.state
        if letter not in self.names.letters[1:]:
            raise PositionError(f"yards: {letter!r} is no colour; they are {', '.join(self.names.letters[1:])}")
        colour = self.names.letters.index(letter)
        if s.yard_owner[colour] != EMPTY:
            raise PositionError(f"CG-16: a {letter} row lies in the yard of seat {s.yard_owner[colour]} already")
        if sum(counts) != counts[colour] + counts[WILD] or not sum(counts):
            raise PositionError(f"CG-41: a {letter} row has {letter} cards and locomotives, and at least one card")
        s.yard_owner[colour], s.yard_colour[colour], s.yard_wilds[colour] = q, counts[colour], counts[WILD]
        s.yard_order[s.yard_rows] = colour
        s.yard_rows += 1

    def completed(self, left: list[int]) -> None:
        """Tickets that the first scoring has put aside (CG-85)."""
        s = self.state
        for q, named in enumerate(self.lists("completed")):
            if named and not s.round:
                raise PositionError("CG-85: tickets have been completed only in part 2")
            for name in named:
                s.completed[q][0] |= 1 << self.ticket(name, left, f"completed of seat {q}")
            s.done[q] = len(named)

    def _points(self) -> None:
        s = self.state
        for q, points in enumerate(self.by_seat("points", int)):
            s.points[q] = points_in(self.T, s.completed[q][0], 0) if points is None else points

    def _turn(self) -> None:
        """Begin a turn, or its second step, or the choice of the tickets to complete."""
        s, T, facts = self.state, self.T, self.facts
        s.seat = self.seat(facts.get("seat", s.first), "seat")
        s.turns = (s.seat - s.first) % self.seats
        if s.pile_size and "last" in facts:
            raise PositionError(f"CG-70: nobody has the last turn while the train deck holds cards: {s.pile_size}")
        if not s.pile_size:
            s.last = self.seat(facts.get("last", (s.seat - 1) % self.seats), "last")
        phase = facts.get("phase", "main")
        if phase == "turn":
            start_turn(s, T)
        elif phase == "main":
            s.turns, s.phase = s.turns + 1, MAIN
        elif phase == "complete":
            s.turns, s.last = s.turns + 1, s.seat if "last" not in facts else s.last
            start_completing(s)
        else:
            raise PositionError(f"a position cannot begin with {phase!r}; it can with turn, main or complete")
