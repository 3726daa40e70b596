"""The games that are measured, and the arrays that the compiled core plays them in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whistlestop.game.game import face_for
from whistlestop.titles.title import title, titles


@dataclass(frozen=True)
class Arena:
    """One setup, ready for the compiled core."""

    name: str
    family: str
    seats: int
    layout: Any
    plain_tables: Any
    tables: Any

    def states(self, count: int) -> Any:
        """Return blank states."""
        import numpy as np

        return np.zeros(count, self.layout.dtype)


def arena(name: str, seats: int, *, dice: bool = False) -> Arena:
    """Prepare a title."""
    found = title(name)
    face = face_for(found, seats, dice=dice, options={}, board=None)
    family = found.family.replace("-", "_")
    label = f"{name} with dice" if dice else name
    return Arena(label, family, seats, face.layout, face.T, face.T.layout.to_array([face.T]))


def all_arenas(seats: int) -> list[Arena]:
    """Every title, with and without dice, that so many can play."""
    found = []
    for one in titles():
        if one.seats[0] <= seats <= one.seats[1]:
            found += [arena(one.id, seats, dice=dice) for dice in ((False, True) if one.dice else (False,))]
    return sorted(found, key=lambda each: each.name != "nordic")
