"""What the tokens of actions are made of: cards, dice and tickets as text, and what every action has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from .errors import NotAnAction

LETTERS = "LKBGOPRWYZX"
"""Card letters by kind; San Francisco writes F for kind 0."""

WRITTEN = "KBGOPRWYLFZX"
FACES = "SDTL"
TOKENS = "sd"

_CARDS = re.compile(r"(?:[KBGOPRWYLFZX]\d*)+")


def write_cards(counts: dict[str, int]) -> str:
    """Write a multiset of cards: `{"R": 2, "L": 1}` is `R2L`."""
    return "".join(
        letter + (str(counts[letter]) if counts[letter] > 1 else "") for letter in WRITTEN if counts.get(letter)
    )


def read_cards(text: str) -> dict[str, int]:
    """Read a multiset of cards: `R2L`, also `RRL`; a number may stand before a letter too (`2R1L`)."""
    counts: dict[str, int] = {}
    before = re.fullmatch(r"(?:\d+[KBGOPRWYLFZX])+", text)
    pattern = r"(\d+)([A-Z])" if before else r"([A-Z])(\d*)"
    if text and not before and not _CARDS.fullmatch(text):
        raise NotAnAction(f"{text!r} is no set of cards; write letters and counts, like R2L")
    for one, other in re.findall(pattern, text):
        letter, count = (other, one) if before else (one, other)
        counts[letter] = counts.get(letter, 0) + int(count or 1)
    return counts


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a seat; `str` gives its token."""

    pattern: ClassVar[str] = ""

    def __str__(self) -> str:
        """Return the token."""
        raise AssertionError

    @classmethod
    def read(cls, *groups: str) -> Action:
        """Build the action from the groups of its pattern."""
        return cls(*groups)


def tidy(paid: str) -> str:
    """Write cards, or dice and tokens, in their one order; `2R1L` and `LRR` become `R2L`."""
    if re.fullmatch(r"[SDTL]*[sd]+", paid) or (re.fullmatch(r"[SDTLsd]+", paid) and set(paid) & set("SDTsd")):
        return "".join(sorted(paid, key=(FACES + TOKENS).index))
    return write_cards(read_cards(paid)) if paid else ""
