"""How fast the planner plays whole games compiled, and how many games the search plays out from an opening."""

from __future__ import annotations

from typing import Any

from whistlestop.bots.compiled import compiled_planner
from whistlestop.bots.planning.memory import new_plan
from whistlestop.bots.planning.weights import weights_for
from whistlestop.bots.searching.engine import Engine
from whistlestop.game import load

from .setups import Arena

SEED = 20_260
GAMES = 200
WORLDS = 400


def planner_games(each: Arena) -> tuple[int, int]:
    """Let the planner play on all seats; return games and decisions."""
    import numpy as np

    plan = new_plan(each.plain_tables, weights_for(each.name.partition(" ")[0], dice="dice" in each.name))
    out: Any = np.zeros((GAMES, 4 + 3 * each.seats), np.int64)
    play = compiled_planner()["plan_games"]
    plans = plan.layout.to_array([plan])
    return GAMES, int(play(each.states(2), each.tables, plans, each.seats, -1, SEED, 0, GAMES, out))


class Opening:
    """The first decision after the tickets are kept, as the search looks at it."""

    def __init__(self, title: str, seats: int) -> None:
        """Keep all tickets, and let the first seat think."""
        game = load(title, seats, seed=SEED, first=0)
        while game.phase == "keep":
            game.play(game.legal(game.actors[0])[-1])
        self.seat = game.actors[0]
        view = game.view(self.seat)
        self.engine = Engine(view)
        self.engine.look_at(view.imagine(SEED))
        self.choices = self.engine.candidates(self.seat)[:2]

    def rollouts(self) -> int:
        """Play candidates out in many worlds; return how many games that made."""
        self.engine.try_choices(self.seat, SEED, 0, WORLDS // 2, self.choices)
        return WORLDS
