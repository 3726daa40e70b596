"""Which tickets others probably hold: those that what they have built leads to."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, nth_bit, popcount, roll
from whistlestop.rules.state import TICKETS

from .memory import FAR
from .ways import set_prices, spread

TICKETS_EACH = 128
"""Numbers of the row of odds that belong to one seat."""

PLAIN = 8
"""Odds of a ticket for which nothing has been built."""

BUILT = 56
"""And as much more for one that is connected, in proportion for one that has come nearer."""

PROPOSALS = 3
"""How often each ticket of another seat may change places with an unseen one."""


@core
def weigh_tickets(s: Record, T: Record, P: Record, seat: int, odds: Row) -> None:
    """Write the odds that each other seat holds each ticket: the nearer its network brings both ends, the likelier."""
    for q in range(s.seats):
        if q != seat:
            set_prices(s, T, P, q)
            for t in range(T.n_tickets):
                odds[q * TICKETS_EACH + t] = PLAIN + BUILT * built_for(s, T, P, q, t) // 100


@core
def built_for(s: Record, T: Record, P: Record, q: int, t: int) -> int:
    """Per cent of the way of a ticket that a seat has built, after `set_prices`: 0 if nothing leads that way."""
    best = 0
    for g in range(T.n_goals[t]):
        goal = spread(T, P, T.ticket_start[t], T.ticket_goal[t][g])
        if goal >= 0 and P.far[goal] < FAR:
            left = 0
            done = 0
            place = goal
            while not T.ticket_start[t] >> place & 1:
                track = P.by[place]
                if s.own[q][track >> SHIFT] >> (track & LAST) & 1:
                    done += T.length[track]
                else:
                    left += T.length[track]
                place = T.ends[track][0] + T.ends[track][1] - place
            best = max(best, 100 * done // max(1, done + left))
    return best


@core
def believe(s: Record, T: Record, seat: int, odds: Row) -> None:
    """Let likelier tickets take the places of less likely ones in other seats' hands (Metropolis, Hastings)."""
    for q in range(s.seats):
        if q != seat:
            for _ in range(PROPOSALS):
                for w in range(WORDS):
                    bits = s.held[q][w]
                    while bits:
                        t = (w << SHIFT) + lowest(bits)
                        bits &= bits - 1
                        propose(s, T, q, t, odds)


@core
def propose(s: Record, T: Record, q: int, t: int, odds: Row) -> None:
    """Let a ticket change places with one of the unseen ones of its deck, if that is likelier, or by chance."""
    deck = T.deck_of[t]
    n = 0
    for w in range(WORDS):
        n += popcount((s.pool[w] | s.gone[w]) & T.deck[deck][w])
    if n == 0:
        return
    k = roll(s.rng, TICKETS, n)
    other = 0
    for w in range(WORDS):
        unseen = (s.pool[w] | s.gone[w]) & T.deck[deck][w]
        here = popcount(unseen)
        if 0 <= k < here:
            other = (w << SHIFT) + nth_bit(unseen, k)
        k -= here
    old = odds[q * TICKETS_EACH + t]
    if roll(s.rng, TICKETS, old) >= odds[q * TICKETS_EACH + other]:
        return
    word, bit = t >> SHIFT, 1 << (t & LAST)
    there, other_bit = other >> SHIFT, 1 << (other & LAST)
    s.held[q][word] &= ~bit
    s.held[q][there] |= other_bit
    if s.pool[there] & other_bit:
        s.pool[there] &= ~other_bit
        s.pool[word] |= bit
    else:
        s.gone[there] &= ~other_bit
        s.gone[word] |= bit
