"""Between the core's small numbers and the names that people and records use, for the board titles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from whistlestop.rules.board import Board
from whistlestop.rules.ruleset import Ruleset
from whistlestop.rules.state import WILD

from .actions import FACES, LETTERS, TOKENS, read_cards, write_cards

LOG_LETTERS = {"Z": "L4", "X": "PAX"}
"""Cards whose name in the game log is longer than a letter."""


class Names:
    """The names of one game's cards, places, tracks and tickets."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        """Take them from the board; San Francisco's wild is the ferry card."""
        self.letters = list("F" + LETTERS[1:] if rules.souvenirs else LETTERS)
        self.places = [place.id for place in board.locations]
        self.tracks = [track.id for track in board.tracks]
        self.tickets = [ticket.id for ticket in board.tickets]
        self.track_index = {track: i for i, track in enumerate(self.tracks)}
        self.ticket_index = {ticket: i for i, ticket in enumerate(self.tickets)}
        self.place_index = {place: i for i, place in enumerate(self.places)}
        self.board = board

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

    def track_set(self, bits: int) -> tuple[int, ...]:
        """Ids of a set of tracks."""
        return tuple(self.tracks[i] for i in members(bits))


def members(bits: int) -> list[int]:
    """Indices of the set bits, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def dice_text(dice: Sequence[int], tokens: Sequence[int] = (0, 0)) -> str:
    """Write dice by face, then tokens: `SSLd`."""
    faces = "".join(face * n for face, n in zip(FACES, dice, strict=True))
    return faces + "".join(token * n for token, n in zip(TOKENS, tokens, strict=True))


def read_dice(text: str) -> list[int] | None:
    """Read dice by face, then tokens: `SSLd`; locomotives alone may be written as cards, `L2`.  None for others."""
    if text.strip("L0123456789") == "" and "L" in text:
        return [0, 0, 0, read_cards(text)["L"], 0, 0]
    if set(text) - set(FACES + TOKENS):
        return None
    return [text.count(face) for face in FACES + TOKENS]
