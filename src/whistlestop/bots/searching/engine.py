"""The search's machine for one setup: compiled where numba is at hand, plain otherwise, with the same results."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

from whistlestop.bots.bot import View
from whistlestop.families.batch import HIDDEN
from whistlestop.families.compiled import compiler_at_hand
from whistlestop.kernel import CORE
from whistlestop.kernel.building import with_imports

from . import worlds
from .choices import MOST
from .worlds import ENTRIES, RESULTS, ROOT, STATES

PLANNERS = {
    "board": (
        "whistlestop.bots.planning.planner",
        "whistlestop.bots.planning.candidates",
        "whistlestop.bots.planning.belief",
    ),
    "card_game": (
        "whistlestop.bots.card_planning.moves",
        "whistlestop.bots.card_planning.candidates",
        "whistlestop.bots.card_planning.belief",
    ),
}
"""Where each family's planner is: what it does, and what it would think about."""


class Engine:
    """Rules, board and planner of one setup, ready to look into worlds."""

    def __init__(self, view: View) -> None:
        """Take rules and board from what a seat sees; they are shared by all games of a setup."""
        tables, self.layout = view.T, view.state.layout
        self.family = "board" if hasattr(tables, "n_tracks") else "card_game"
        plan = new_plan(view)
        self.compiled = compiler_at_hand()
        if self.compiled:
            import numpy as np

            self._entries = compiled_entries(self.family)
            self._tables, self._plans = tables.layout.to_array([tables]), plan.layout.to_array([plan])
            self._states: Any = np.zeros(STATES, self.layout.dtype)
        else:
            self._entries = plain_entries(self.family)
            self._tables, self._plans = [tables], [plan]
            self._states = _Copies([None] * STATES)

    def look_at(self, root: Any) -> None:
        """Take the state to think about: any world that the seat thinks possible."""
        self._states[ROOT] = self.layout.to_array([root])[0] if self.compiled else root

    def candidates(self, seat: int) -> list[int]:
        """Return the choices that are worth a thought, the planner's own first."""
        found = self._row(MOST)
        n = self._entries["list_candidates"](self._states, self._tables, self._plans, seat, found)
        return [int(choice) for choice in found[:n]]

    def try_choices(
        self, seat: int, seed: int, start: int, worlds: int, choices: Sequence[int]
    ) -> list[list[list[int]]]:
        """Play the choices out in some worlds; return margin and share of a win by world and choice."""
        chosen, out = self._row(len(choices), choices), self._grid(worlds, len(choices))
        self._entries["try_choices"](self._states, self._tables, self._plans, seat, seed, start, worlds, chosen, out)
        results: list[list[list[int]]] = out.tolist() if self.compiled else out
        return results

    def play_on(self, seats: int, seed: int, start: int, worlds: int) -> list[list[list[int]]]:
        """Play the root itself to its end in some worlds; return points and share of a win by world and seat."""
        out = self._grid(worlds, seats)
        self._entries["play_on"](self._states, self._tables, self._plans, seed, start, worlds, out)
        results: list[list[list[int]]] = out.tolist() if self.compiled else out
        return results

    def _row(self, size: int, values: Sequence[int] = ()) -> Any:
        if not self.compiled:
            return list(values) or [0] * size
        import numpy as np

        return np.array(values or [0] * size, np.int64)

    def _grid(self, worlds: int, choices: int) -> Any:
        if not self.compiled:
            return [[[0] * RESULTS for _ in range(choices)] for _ in range(worlds)]
        import numpy as np

        return np.zeros((worlds, choices, RESULTS), np.int64)


class _Copies(list[Any]):
    """States that are copied when they are put in, as an array of records does."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, state.copy())


def new_plan(view: View) -> Any:
    """Return a planner's memory for the game that somebody sees."""
    if not hasattr(view.T, "n_tracks"):
        from whistlestop.bots.card_planning import new_card_plan

        return new_card_plan()
    from whistlestop.bots.planning.memory import new_plan as for_board
    from whistlestop.bots.planning.weights import weights_for

    return for_board(view.T, weights_for(view.names.title, dice=bool(view.T.with_dice)))


def _modules(family: str) -> list[str]:
    names = [f"whistlestop.families.{family}", HIDDEN[family], *PLANNERS[family]]
    for name in names:
        import_module(name)
    return names


@cache
def compiled_entries(family: str) -> dict[str, Any]:
    """Return the loop compiled together with a family and its planner; the result is kept on disk."""
    from whistlestop.kernel.compiled import compile_core

    return compile_core(_modules(family), worlds, ENTRIES)


@cache
def plain_entries(family: str) -> dict[str, Any]:
    """Return the loop over a family's plain functions."""
    scope = dict(vars(worlds))
    for name in with_imports(_modules(family)):
        module = sys.modules[name]
        scope |= {key: getattr(module, key) for key in CORE.get(name, ())}
    return {name: FunctionType(getattr(worlds, name).__code__, scope, name) for name in ENTRIES}
