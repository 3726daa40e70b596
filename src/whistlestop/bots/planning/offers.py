"""Which tickets to keep, and whether to draw more."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, core, lowest, scratch
from whistlestop.rules.tickets import keepable

from .forest import plan_for
from .weights import KEEP_MARGIN, STAKE

NEVER = -30000


@core
def choose_keep(s: Record, T: Record, P: Record) -> int:
    """Keep the part of the offer with which the plan is worth most."""
    me = s.seat
    menu = keepable(s, T, me)
    trial = scratch(2)
    best = -1
    best_worth = NEVER
    while menu:
        kept = lowest(menu)
        menu &= menu - 1
        for w in range(WORDS):
            trial[w] = s.held[me][w]
        least = 0
        for i in range(s.offered[me]):
            if kept >> i & 1:
                t = s.offer[me][i]
                trial[t >> SHIFT] |= 1 << (t & LAST)
                least += least_points(T, t) * P.w[STAKE] + P.w[KEEP_MARGIN]
        worth = plan_for(s, T, P, me, trial) - least
        if worth > best_worth:
            best_worth = worth
            best = kept
    P.made[me] = 0
    return best


@core
def least_points(T: Record, t: int) -> int:
    """What a ticket costs if it is not completed (CH-42)."""
    least = T.goal_points[t][0]
    for g in range(T.n_goals[t]):
        least = min(least, T.goal_points[t][g])
    return int(least)
