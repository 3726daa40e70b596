"""Between the core's small numbers and the names that people and records use: cards and tickets, as every game has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from whistlestop.rules.state import WILD

from .actions import read_cards, write_cards


class CardNames:
    """The names of one game's cards and tickets."""

    def __init__(self, letters: Sequence[str], tickets: Sequence[str]) -> None:
        """Name the kinds of cards by letter, the tickets by id."""
        self.letters, self.tickets = list(letters), list(tickets)
        self.ticket_index = {ticket: i for i, ticket in enumerate(self.tickets)}

    def cards(self, counts: Sequence[int]) -> str:
        """Write counts by kind as text."""
        return write_cards({self.letters[kind]: n for kind, n in enumerate(counts) if n})

    def counts(self, text: str) -> list[int]:
        """Read a multiset of cards as counts by kind."""
        counts = [0] * len(self.letters)
        for letter, n in read_cards(text).items():
            if letter not in self.letters:
                raise ValueError(f"this game has no card {letter}")
            counts[self.letters.index(letter)] += n
        return counts

    def has_cards(self, text: str) -> bool:
        """Say whether this is a set of cards that the game's cards could make."""
        return set(re.findall("[A-Za-z]", text)) <= set(self.letters)

    def in_order(self, kinds: Iterable[int]) -> str:
        """Write cards one after the other."""
        return "".join(self.letters[kind] for kind in kinds)

    def wild(self) -> str:
        """The letter of the wild card."""
        return self.letters[WILD]

    def ticket_set(self, bits: int) -> tuple[str, ...]:
        """Ids of a set of tickets."""
        return tuple(self.tickets[i] for i in members(bits))


def members(bits: int) -> list[int]:
    """Indices of the set bits, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
