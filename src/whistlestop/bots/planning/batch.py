"""Loops over whole games of the planner, compiled only: they index arrays of records."""

from __future__ import annotations

from typing import Any

from whistlestop.kernel import derive, scratch
from whistlestop.rules.state import OVER

# Bound to the core's own when compiled.
reset: Any
apply: Any
plan_move: Any
forget: Any
rollout: Any

ENTRIES = ("plan_games", "plan_choice", "match_games")


def plan_choice(states: Any, tables: Any, plans: Any) -> int:
    """Say what the acting seat of `states[0]` chooses; whatever was planned before is forgotten."""
    m = scratch(4)
    forget(plans[0])
    choice: int = plan_move(states[0], tables[0], plans[0], m)
    return choice


def plan_games(
    states: Any, tables: Any, plans: Any, seats: int, first: int, seed: int, start: int, games: int, out: Any
) -> int:
    """Let the planner play games number `start` and on on all seats; `states[1]` is a blank one.

    A row of `out` takes decisions, turns, why, winners, then for each seat points and completed tickets.  Returns the
    decisions in all.
    """
    m = scratch(4)
    T = tables[0]
    total = 0
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        reset(s, T, seats, first, derive(seed, start + g))
        n = rollout(s, T, plans[0], m)
        total += n
        out[g, 0] = n
        out[g, 1] = s.turns
        out[g, 2] = s.why
        out[g, 3] = s.winners
        for p in range(seats):
            out[g, 4 + p] = s.points[p]
            out[g, 4 + seats + p] = s.done[p]
            out[g, 4 + 2 * seats + p] = s.tickets[p]
    return total


def match_games(states: Any, tables: Any, plans: Any, seats: int, seed: int, start: int, games: int, out: Any) -> int:
    """Let planners with different weights play; in game g seat p has the memory `plans[(p + g) % seats]`.

    Each deal is played `seats` times, once in every seating.
    """
    m = scratch(4)
    T = tables[0]
    total = 0
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        reset(s, T, seats, (start + g // seats) % seats, derive(seed, start + g // seats))
        for p in range(seats):
            forget(plans[p])
        n = 0
        while s.phase != OVER:
            apply(s, T, plan_move(s, T, plans[(s.seat + g) % seats], m))
            n += 1
        total += n
        out[g, 0] = n
        out[g, 1] = s.turns
        out[g, 2] = s.why
        for p in range(seats):
            out[g, 4 + (p + g) % seats] = s.points[p]
            out[g, 4 + seats + (p + g) % seats] = s.done[p]
            out[g, 4 + 2 * seats + (p + g) % seats] = s.tickets[p]
            if s.winners >> p & 1:
                out[g, 3] |= 1 << (p + g) % seats
    return total
