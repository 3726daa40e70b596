"""Levels for people: computer players with a measured rating, the mildest first.

Each is a player of the ladder, erring in so many decisions where it would otherwise be too strong.  `levels.toml` has
them, and what the arena measured (docs/arena.md has the command); the browser offers the same list.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("levels.toml")


@dataclass(frozen=True, slots=True)
class Level:
    """One step of the ladder."""

    key: str
    """What texts and programs call it."""
    bot: str
    """The computer player, by name."""
    rating: int
    """Measured rating; 400 points more win ten games of eleven with two seats."""
    low: int
    high: int | None
    """95 % interval of the rating; no upper end where every game was won."""


@cache
def levels() -> tuple[Level, ...]:
    """Return the levels, the mildest first."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(Level(key, one["bot"], one["rating"], one["low"], one.get("high")) for key, one in table.items())
