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
    tree = _Tree(simulation, watch)
    choices = tree.choices(tree.start)
    return {tree.token(choice): tree.count(tree.start, choice, depth, 1 / len(choices)) for choice in choices}


class _Tree:
    """The decisions of one game."""

    def __init__(self, simulation: Simulation, watch: Watch) -> None:
        self.face, self.watch = simulation.face(), watch
        self.start = self.face.new_state(who_begins(simulation.seed, simulation.seats), simulation.seed, None)
        self.start.events = None

    def choices(self, s: Any) -> list[int]:
        """What can be decided in a state."""
        choices: list[int] = self.face.choices(s, s.seat) if s.phase != OVER else []
        return choices

    def token(self, choice: int) -> str:
        """Name a first decision."""
        return str(self.face.action(self.start, self.start.seat, choice))

    def count(self, s: Any, choice: int, depth: int, share: float) -> int:
        """Count as `below` does, and tell how far the work is; `share` of all is done here."""
        if share > FINE and depth > 1:
            after = self.after(s, choice)
            if choices := self.choices(after):
                return sum(self.count(after, further, depth - 1, share / len(choices)) for further in choices)
        count = self.below(s, choice, depth)
        self.watch(share)
        return count

    def below(self, s: Any, choice: int, depth: int) -> int:
        """Count the sequences that begin with a choice."""
        if depth <= 1:
            return 1
        after = self.after(s, choice)
        choices = self.choices(after)
        if not choices:
            return 1
        if depth == 2:  # noqa: PLR2004 -- the choices after this one are the leaves
            return len(choices)
        return sum(self.below(after, further, depth - 1) for further in choices)

    def after(self, s: Any, choice: int) -> Any:
        """Return the state that a choice leads to."""
        after = s.copy()
        after.events = []
        self.face.apply(after, choice)
        after.events = None
        return after
