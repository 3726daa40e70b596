"""The loop of the search: every candidate in the same worlds, each played out by the planner.

It runs compiled, and plain where there is no compiler; its names are bound to one family's functions then.
"""

from __future__ import annotations

from typing import Any

from whistlestop.kernel import derive, popcount, scratch, seed_streams
from whistlestop.rules.state import OVER

# Bound to a family's own functions and its planner's.
apply: Any
determinise: Any
candidates: Any
plan_move: Any
rollout: Any
forget: Any
weigh_tickets: Any
believe: Any

ROOT = 0
WORLD = 1
TRIED = 2
STATES = 3
"""States that the search needs: the root, one world, and that world after a choice."""

MARGIN = 0
SHARE = 1
RESULTS = 2
WHOLE = 60
"""A win alone; shared, it is divided."""

ODDS = 640
"""A number for each ticket in each seat's hands: 128 tickets, five seats."""

ENTRIES = ("list_candidates", "try_choices", "play_on")


def list_candidates(states: Any, tables: Any, plans: Any, seat: int, found: Any) -> int:
    """Write what `seat` should think about in the root into `found`, its planner's choice first; return how many."""
    m = scratch(4)
    states[WORLD] = states[ROOT]
    s = states[WORLD]
    s.seat = seat
    forget(plans[0])
    n: int = candidates(s, tables[0], plans[0], m, found)
    return n


def try_choices(
    states: Any, tables: Any, plans: Any, seat: int, seed: int, start: int, worlds: int, choices: Any, out: Any
) -> int:
    """Play each choice out in worlds number `start` and on; a row of `out` takes margin and share of a win for each.

    A world with a number is the same whatever else is asked, so that choices are compared in the same worlds.
    """
    m = scratch(4)
    odds = scratch(ODDS)
    T = tables[0]
    P = plans[0]
    total = 0
    weigh_tickets(states[ROOT], T, P, seat, odds)
    for w in range(worlds):
        states[WORLD] = states[ROOT]
        s = states[WORLD]
        seed_streams(s.rng, derive(seed, start + w))
        determinise(s, T, seat)
        believe(s, T, seat, odds)
        forget(P)
        while s.seat != seat and s.phase != OVER:
            apply(s, T, plan_move(s, T, P, m))
        for c in range(len(choices)):
            states[TRIED] = states[WORLD]
            s = states[TRIED]
            apply(s, T, choices[c])
            forget(P)
            total += rollout(s, T, P, m)
            best = -1000
            winners = popcount(s.winners)
            for q in range(s.seats):
                if q != seat:
                    best = max(best, s.points[q])
            out[w][c][MARGIN] = s.points[seat] - best
            out[w][c][SHARE] = WHOLE // winners if s.winners >> seat & 1 else 0
    return total


def play_on(states: Any, tables: Any, plans: Any, seed: int, start: int, worlds: int, out: Any) -> int:
    """Play the root to its end, with everything as it lies there and other chance from now on.

    A row of `out` takes each seat's points and share of the win.
    """
    m = scratch(4)
    T = tables[0]
    P = plans[0]
    total = 0
    for w in range(worlds):
        states[WORLD] = states[ROOT]
        s = states[WORLD]
        seed_streams(s.rng, derive(seed, start + w))
        forget(P)
        total += rollout(s, T, P, m)
        winners = popcount(s.winners)
        for q in range(s.seats):
            out[w][q][MARGIN] = s.points[q]
            out[w][q][SHARE] = WHOLE // winners if s.winners >> q & 1 else 0
    return total
