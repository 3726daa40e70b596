"""Chance on a tape: outcomes are written down as they fall, or read from an earlier game and fall again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .actions import FACES
from .errors import GameError


class TapeError(GameError):
    """The chance that was fed does not fit the game."""


class Tape:
    """What core functions talk to when chance falls: each call gets the drawn outcome and returns the one that counts.

    Outcomes are short texts: a card's letter, `#t05`, a face of a die, `*2` for tunnel symbols, `@s1` for a souvenir.
    """

    def __init__(
        self, letters: Sequence[str], tickets: Sequence[str], fed: Iterable[str] = (), *, strict: bool = False
    ) -> None:
        """Feed these outcomes first; then chance is free, or with `strict` there must be no more of it."""
        self.letters, self.tickets = letters, tickets
        self.fed = list(fed)[::-1]
        self.strict = strict
        self.written: list[str] = []

    def check_read(self) -> None:
        """Refuse outcomes that nothing asked for."""
        if self.fed:
            raise TapeError(f"chance brings nothing more here, so {self.fed[-1]} cannot fall")

    def _next(self, drawn: str) -> str:
        if self.strict and not self.fed:
            raise TapeError("the outcome of a chance event is missing")
        outcome = self.fed.pop() if self.fed else drawn
        self.written.append(outcome)
        return outcome

    def card(self, drawn: int, pile: Any) -> int:
        """A card is drawn from a pile of counts."""
        letter = self._next(self.letters[drawn])
        if letter not in self.letters:
            raise TapeError(f"a card is drawn here, and {letter} is none of this game")
        kind = self.letters.index(letter)
        if not pile[kind]:
            raise TapeError(f"the draw pile holds no {letter}")
        return kind

    def ticket(self, drawn: int, pool: int) -> int:
        """A ticket is drawn from a pool."""
        outcome = self._next("#" + self.tickets[drawn])
        name = outcome[1:]
        if outcome[0] != "#":
            raise TapeError(f"a ticket is drawn here, and {outcome} is none")
        index = self.tickets.index(name) if name in self.tickets else -1
        if index < 0 or not pool >> index & 1:
            raise TapeError(f"ticket {name} is not in the deck")
        return index

    def face(self, drawn: int) -> int:
        """A train die falls."""
        face = self._next(FACES[drawn])
        if face not in FACES:
            raise TapeError(f"a train die has no face {face!r}")
        return FACES.index(face)

    def tunnel(self, drawn: int) -> int:
        """The three tunnel dice fall."""
        symbols = self._next(f"*{drawn}")
        if symbols not in ("*0", "*1", "*2", "*3"):
            raise TapeError(f"three tunnel dice cannot show {symbols!r}")
        return int(symbols[1:])

    def symbol(self, drawn: int, free: int) -> int:
        """A souvenir stack is drawn for a sight."""
        name = self._next(f"@s{drawn + 1}")
        index = int(name[2:]) - 1 if name[:2] == "@s" and name[2:].isdigit() else -1
        if index < 0 or not free >> index & 1:
            raise TapeError(f"{name[1:]} is no souvenir that is still to be laid")
        return index
