"""Choosing the tickets to complete: ticket by ticket, or as the solver proposes (CG-80 to CG-84).

A chosen ticket is marked as completed and still held; it is not shown before all seats have locked their choice.
"""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, scratch

from .completing import best_completion, is_completable
from .state import TRACKS

LIMIT = 64


@core
def list_chosen(s: Record, tickets: Row) -> int:
    """List the tickets that the acting seat has chosen so far; return how many."""
    me = s.seat
    n = 0
    for w in range(WORDS):
        bits = s.completed[me][w] & s.held[me][w]
        while bits:
            tickets[n] = (w << SHIFT) + lowest(bits)
            n += 1
            bits &= bits - 1
    return n


@core
def choose_ticket(s: Record, seat: int, t: int) -> None:
    """Choose a ticket."""
    s.completed[seat][t >> SHIFT] |= 1 << (t & LAST)


@core
def choosable(s: Record, T: Record, m: Row) -> int:
    """Write the tickets that can be completed with those chosen so far, the lowest first; return how many are."""
    me = s.seat
    tickets = scratch(LIMIT)
    n = list_chosen(s, tickets)
    following = tickets[n - 1] + 1 if n else 0
    for w in range(WORDS):
        bits = s.held[me][w] & ~s.completed[me][w]
        while bits:
            bit = bits & -bits
            t = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            tickets[n] = t
            if t >= following and is_completable(n + 1, tickets, T.need, s.on_track[me]):
                m[TRACKS + w] |= bit
    return n


@core
def propose_tickets(s: Record, T: Record, seat: int) -> None:
    """Choose the best set; a ticket that the pile cannot complete alone is in none (CG-84)."""
    pile = s.on_track[seat]
    tickets = scratch(LIMIT)
    n = 0
    for w in range(WORDS):
        bits = s.held[seat][w]
        while bits:
            tickets[n] = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            if can_complete(T, tickets[n], pile):
                n += 1
    if is_completable(n, tickets, T.need, pile):
        for i in range(n):
            choose_ticket(s, seat, tickets[i])
        return
    chosen = scratch(LIMIT)
    best_completion(n, tickets, T.value, T.big_names, T.need, pile, chosen)
    for i in range(n):
        if chosen[i]:
            choose_ticket(s, seat, tickets[i])


@core
def can_complete(T: Record, t: int, pile: Row) -> bool:
    """Return whether a pile is enough for this one ticket."""
    one = scratch(1)
    one[0] = t
    answer: bool = is_completable(1, one, T.need, pile)
    return answer
