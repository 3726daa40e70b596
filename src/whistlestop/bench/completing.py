"""How long the exact solver of the Card Game takes for its hardest piles (CG-84)."""

from __future__ import annotations

import sys
import time
from typing import Any

from whistlestop.kernel import derive
from whistlestop.rules import completing

from .setups import arena

SEED = 20_260
PILES = 200

ENTRIES = ("solve",)
best_completion = completing.best_completion  # bound anew when compiled


def solve(tables: Any, tickets: Any, have: Any, chosen: Any) -> int:
    """Ask the solver from outside."""
    facts = tables[0]
    points: int = best_completion(len(tickets), tickets, facts.value, facts.big_names, facts.need, have, chosen)
    return points


def solver_times() -> dict[str, float]:
    """Milliseconds for all tickets against all cards, and the longest of many random piles of 48 and of 20 tickets."""
    import numpy as np

    from whistlestop.kernel.compiled import compile_core

    game = arena("card-game", 2)
    entry = compile_core([completing.__name__], sys.modules[__name__], ENTRIES)["solve"]
    every, everything = list(range(game.plain_tables.n_tickets)), list(game.plain_tables.cards)

    def once(tickets: list[int], have: list[int]) -> float:
        chosen: Any = np.zeros(len(tickets), np.int64)
        wanted, pile = np.array(tickets, np.int64), np.array(have, np.int64)
        start = time.thread_time()
        entry(game.tables, wanted, pile, chosen)
        return 1e3 * (time.thread_time() - start)

    once(every, everything)
    return {
        "46 tickets, 96 cards": min(once(every, everything) for _ in range(5)),
        "46 tickets, 48 cards": max(once(every, _some(everything, 48, n)) for n in range(PILES)),
        "20 tickets, 40 cards": max(once(_some_of(every, 20, n), _some(everything, 40, n)) for n in range(PILES)),
    }


def _some(counts: list[int], size: int, number: int) -> list[int]:
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    taken = _some_of(cards, size, number)
    return [taken.count(kind) for kind in range(len(counts))]


def _some_of(things: list[int], size: int, number: int) -> list[int]:
    """So many of these, the same for the same number."""
    order = sorted(range(len(things)), key=lambda at: derive(derive(SEED, number), at))
    return sorted(things[at] for at in order[:size])
