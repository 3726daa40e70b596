"""Perft: the number of ways in which the next decisions can be made, to compare engines and find broken rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.game.starting import who_begins
from whistlestop.rules.state import OVER

from .games import Simulation

FINE = 0.002
"""A smaller share of the work is told in one."""

Watch = Callable[[float], None]
"""Hears which share of the work has been done since it was last told."""


def perft(simulation: Simulation, depth: int) -> int:
    """Count the sequences of `depth` decisions from the start; chance is the seed's own, drawn as it falls due.

    The seed is the game's: `load(title, seats, seed=seed)` deals the same cards.  A game that ends earlier counts once.
    """
    return sum(divide(simulation, depth).values())


def divide(simulation: Simulation, depth: int, watch: Watch = lambda _: None) -> dict[str, int]:
    """Count them by the first decision, named by its token."""
    if not depth:
        return {"": 1}
    face, s = _start(simulation)
    counts, choices = {}, face.choices(s, s.seat)
    for choice in choices:
        token = str(face.action(s, s.seat, choice))
        counts[token] = _count(face, s, choice, depth, 1 / len(choices), watch)
    return counts


def _start(simulation: Simulation) -> tuple[Any, Any]:
    face = simulation.face()
    s = face.new_state(who_begins(simulation.seed, simulation.seats), simulation.seed, None)
    s.events = None
    return face, s


def _count(face: Any, s: Any, choice: int, depth: int, share: float, watch: Watch) -> int:
    """Count as `_below` does, and tell how far the work is; `share` of all is done here."""
    if share > FINE and depth > 1:
        after = _after(face, s, choice)
        choices = face.choices(after, after.seat) if after.phase != OVER else ()
        if choices:
            return sum(_count(face, after, further, depth - 1, share / len(choices), watch) for further in choices)
    count = _below(face, s, choice, depth)
    watch(share)
    return count


def _below(face: Any, s: Any, choice: int, depth: int) -> int:
    """Count the sequences that begin with a choice."""
    if depth <= 1:
        return 1
    after = _after(face, s, choice)
    if after.phase == OVER:
        return 1
    choices = face.choices(after, after.seat)
    if depth == 2:  # noqa: PLR2004 -- the choices after this one are the leaves
        return len(choices)
    return sum(_below(face, after, further, depth - 1) for further in choices)


def _after(face: Any, s: Any, choice: int) -> Any:
    after = s.copy()
    after.events = []
    face.apply(after, choice)
    after.events = None
    return after
