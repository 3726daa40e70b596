"""Between the core's small numbers and the names that people and records use, for the board titles."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.rules.board import Board
from whistlestop.rules.ruleset import Ruleset

from .actions import FACES, LETTERS, TOKENS, read_cards
from .card_names import CardNames, members

LOG_LETTERS = {"Z": "L4", "X": "PAX"}
"""Cards whose name in the game log is longer than a letter."""


class Names(CardNames):
    """The names of one game's cards, places, tracks and tickets."""

    def __init__(self, rules: Ruleset, board: Board, title: str = "") -> None:
        """Take them from the board; San Francisco's wild is the ferry card."""
        super().__init__("F" + LETTERS[1:] if rules.souvenirs else LETTERS, [ticket.id for ticket in board.tickets])
        self.places = [place.id for place in board.locations]
        self.tracks = [track.id for track in board.tracks]
        self.track_index = {track: i for i, track in enumerate(self.tracks)}
        self.place_index = {place: i for i, place in enumerate(self.places)}
        self.board, self.title = board, title

    def track_set(self, bits: int) -> tuple[int, ...]:
        """Ids of a set of tracks."""
        return tuple(self.tracks[i] for i in members(bits))


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
