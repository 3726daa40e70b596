"""Actions of the Card Game that boards do not have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .tokens import Action, tidy


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move this card, its colour or a locomotive, from the next row of the yard to the track (CG-21)."""

    card: str
    pattern: ClassVar[str] = r"m:([KBGOPRWYL])"

    def __str__(self) -> str:
        return f"m:{self.card}"


@dataclass(frozen=True, slots=True)
class Row(Action):
    """Begin to lay a row of this colour (CG-40); how many cards is asked next, if there is a choice."""

    colour: str
    pattern: ClassVar[str] = r"row:([KBGOPRWY])"

    def __str__(self) -> str:
        return f"row:{self.colour}"


@dataclass(frozen=True, slots=True)
class Number(Action):
    """Lay so many cards of the row's colour (CG-45)."""

    count: int
    pattern: ClassVar[str] = r"n(\d{1,2})"

    def __str__(self) -> str:
        return f"n{self.count}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        """Read the number."""
        return cls(int(groups[0]))


@dataclass(frozen=True, slots=True)
class Locomotives(Action):
    """Lay so many locomotives on top of the row (CG-41)."""

    count: int
    pattern: ClassVar[str] = r"l(\d{1,2})"

    def __str__(self) -> str:
        return f"l{self.count}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        """Read the number."""
        return cls(int(groups[0]))


@dataclass(frozen=True, slots=True)
class LayCards(Action):
    """Lay exactly these cards: a row of one colour, or three rows of one card each (CG-40).

    `colour` says which row locomotives alone are to be, where the table allows that (CG-43).
    """

    cards: str
    colour: str = ""
    pattern: ClassVar[str] = r"lay:([A-Z0-9]+)(?:/([KBGOPRWY]))?"

    def __str__(self) -> str:
        return f"lay:{self.cards}" + (f"/{self.colour}" if self.colour else "")

    @classmethod
    def read(cls, *groups: str) -> Action:
        """Read the cards in any order; a colour that the cards say anyway is left out."""
        cards, colour = tidy(groups[0]), groups[1] or ""
        return cls(cards, "" if colour in cards else colour)


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose one more ticket to complete (CG-83); nobody sees it before all have chosen."""

    ticket: str
    pattern: ClassVar[str] = r"do:([a-z0-9-]+)"

    def __str__(self) -> str:
        return f"do:{self.ticket}"


@dataclass(frozen=True, slots=True)
class Complete(Action):
    """Complete just these tickets, and lock the choice (CG-83, CG-84)."""

    tickets: tuple[str, ...]
    pattern: ClassVar[str] = r"done:(-|[a-z0-9-]+(?:,[a-z0-9-]+)*)"

    def __str__(self) -> str:
        return "done:" + (",".join(self.tickets) or "-")

    @classmethod
    def read(cls, *groups: str) -> Action:
        """Read the tickets."""
        return cls(() if groups[0] == "-" else tuple(groups[0].split(",")))
