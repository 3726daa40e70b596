"""Perft: the number of ways in which the next decisions can be made, to compare engines and find broken rules."""

from __future__ import annotations

from typing import Any

from whistlestop.game.starting import who_begins
from whistlestop.rules.state import OVER

from .games import Simulation


def perft(simulation: Simulation, depth: int) -> int:
    """Count the sequences of `depth` decisions from the start; chance is the seed's own, drawn as it falls due.

    The seed is the game's: `load(title, seats, seed=seed)` deals the same cards.  A game that ends earlier counts once.
    """
    return sum(divide(simulation, depth).values())


def divide(simulation: Simulation, depth: int) -> dict[str, int]:
    """Count them by the first decision, named by its token."""
    face, s = _start(simulation)
    counts = {}
    for choice in face.choices(s, s.seat):
        counts[str(face.action(s, s.seat, choice))] = _below(face, s, choice, depth)
    return counts if depth else {"": 1}


def _start(simulation: Simulation) -> tuple[Any, Any]:
    face = simulation.face()
    s = face.new_state(who_begins(simulation.seed, simulation.seats), simulation.seed, None)
    s.events = None
    return face, s


def _below(face: Any, s: Any, choice: int, depth: int) -> int:
    """Count the sequences that begin with a choice."""
    if depth <= 1:
        return 1
    after = s.copy()
    after.events = []
    face.apply(after, choice)
    after.events = None
    if after.phase == OVER:
        return 1
    choices = face.choices(after, after.seat)
    if depth == 2:  # noqa: PLR2004 -- the choices after this one are the leaves
        return len(choices)
    return sum(_below(face, after, further, depth - 1) for further in choices)
