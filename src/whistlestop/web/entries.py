"""Entries: everything that ever happened at a table, one after the other, as the store keeps it.

A table is the fold of its entries and of nothing else, so any process can go on where another one stopped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.notation.sheet import read_sheet, write_chance

OPEN = "open"
"""A table is set up; the text is its `Spec`."""

DEAL = "deal"
"""All seats are taken and the game begins; the text is a record with the set-up's chance."""

PLAY = "play"
"""A seat's decision; the text is its token, and behind it what chance brought."""

UNDO = "undo"
"""A decision is taken back; the text is `last 17` (it and all that followed) or `only 17`."""

SIT = "sit"
"""A person takes a seat, or its link is changed: name and hash of the token."""

NAME = "name"
BOT = "bot"
"""A computer player plays for a person, or in place of another computer player."""

PERSON = "person"
"""The person plays again."""

KICK = "kick"
"""A seat's link is good no more."""

PAUSE, RESUME, END = "pause", "resume", "end"
"""The host pauses the game, goes on, or ends it unscored."""

SAY = "say"
"""Somebody says something."""

REMATCH = "rematch"
"""The table where the same people play again."""

OVER = "over"
"""Only for the eye: the game has ended by its rules.  Never stored."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's book."""

    table: str
    seq: int
    at: float
    """Seconds since 1970."""
    kind: str
    seat: int | None = None
    text: str = ""
    chance: str = ""

    @property
    def facts(self) -> dict[str, Any]:
        """The text of an entry that holds several things."""
        facts: dict[str, Any] = json.loads(self.text) if self.text else {}
        return facts


def write_facts(**facts: object) -> str:
    """Write several things as an entry's text."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def write_outcomes(outcomes: Sequence[str]) -> str:
    """Write what chance brought, as records do: `>R >#t05,t11`."""
    return " ".join(write_chance(outcomes))


def read_outcomes(text: str) -> list[str]:
    """Read what chance brought."""
    if not text:
        return []
    sheet = read_sheet(f"1. 0 pass {text}\n")
    if sheet.fault:
        raise sheet.fault
    return sheet.moves[0].chance
