"""The Card Game's cards as plain facts: cities, tickets and what they need, bonuses (CG-01 to CG-03)."""

from __future__ import annotations

from dataclasses import dataclass

from .board import Location


@dataclass(frozen=True, slots=True)
class CardTicket:
    """Two cities, a value, and the cards that complete it (CG-03)."""

    id: str
    a: str
    b: str
    points: int
    needs: tuple[int, ...]
    """Cards of each of the eight colours, in the order of `rules.board.COLOURS`."""


@dataclass(frozen=True, slots=True)
class BigCity:
    """A city with a bonus card (CG-02)."""

    city: str
    bonus: int
    color: str
    """The colour that its tickets ask for, printed on the bonus card."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything that lies in the box, less the train cards, which the rules count."""

    cities: tuple[Location, ...]
    tickets: tuple[CardTicket, ...]
    big_cities: tuple[BigCity, ...]
