"""The planner at the table: it keeps one plan from its first tickets to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from whistlestop.game import Event
from whistlestop.game.actions import Action
from whistlestop.game.legal import Legal

from .bot import View
from .card_planning import new_card_plan
from .card_planning import plan_move as plan_card_move
from .planning.memory import new_plan
from .planning.planner import plan_move
from .planning.weights import check_weights, weights_for


class Planner:
    """Plans all its tickets together, collects what the plan lacks, and watches the clock."""

    def __init__(self, chance: Random, **weights: int) -> None:
        """Take the source of chance, which it has no use for, and weights that differ from the tuned ones."""
        check_weights(weights)
        self.chance, self.weights = chance, weights
        self._memory: Any = None

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:  # noqa: ARG002 -- the protocol
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        with_board = hasattr(view.T, "n_tracks")
        if self._memory is None:
            self._memory = self._plan(view) if with_board else new_card_plan()
        s = view.state
        acting, s.seat = s.seat, view.seat
        choice = (plan_move if with_board else plan_card_move)(s, view.T, self._memory, [0, 0, 0, 0])
        s.seat = acting
        return legal[legal.choices.index(choice)]

    def _plan(self, view: View) -> Any:
        tuned = weights_for(view.names.title, dice=bool(view.T.with_dice))
        return new_plan(view.T, tuned | self.weights)
