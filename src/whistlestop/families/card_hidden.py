"""Another Card Game that a seat cannot tell from the true one: what is hidden is dealt anew (CG-15, CG-23).

On-the-Track piles are known to perfect memory, since every card on them lay in an open row before.
"""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, roll, scratch
from whistlestop.rules.card_state import COMPLETE, MAX_OFFER
from whistlestop.rules.choosing import propose_tickets
from whistlestop.rules.state import TICKETS

from .hidden import deal_hidden_cards, rename_set, seen_by

# What a ticket is to a seat: hidden, seen, given back by it in the set-up, or kept by another in the set-up.
HIDDEN = 0
SEEN = 1
SPARED = 2
FIRST = 3

LIMIT = 64


@core
def determinise(s: Record, T: Record, seat: int) -> None:
    """Deal hidden cards and tickets anew in place; whatever the seat knows stays as it is."""
    deal_hidden_cards(s, T, seat)
    take_back_choices(s, seat)
    swap_tickets(s, T, seat)
    if s.phase == COMPLETE:
        for i in range(s.seats - s.step):
            q = (s.first + i) % s.seats
            if q != seat:
                propose_tickets(s, T, q)


@core
def take_back_choices(s: Record, seat: int) -> None:
    """Forget what others have chosen to complete and not yet shown."""
    for q in range(s.seats):
        if q != seat:
            for w in range(WORDS):
                s.completed[q][w] &= ~s.held[q][w]


@core
def swap_tickets(s: Record, T: Record, seat: int) -> None:
    """Let unseen tickets change places; what the seat gave back first, nobody else kept first (CG-14)."""
    mark = scratch(LIMIT)
    mark_tickets(s, T, seat, mark)
    place = scratch(LIMIT)
    ticket = scratch(LIMIT)
    first = 0
    free = 0
    for t in range(T.n_tickets):
        if mark[t] == FIRST:
            place[first] = t
            first += 1
        if mark[t] == FIRST or mark[t] == HIDDEN:
            ticket[free] = t
            free += 1
    n = first
    spared = free
    for t in range(T.n_tickets):
        if mark[t] == SPARED:
            ticket[spared] = t
            spared += 1
        if mark[t] == SPARED or mark[t] == HIDDEN:
            place[n] = t
            n += 1
    becomes = scratch(LIMIT)
    for t in range(T.n_tickets):
        becomes[t] = t
    for i in range(n):
        j = i + roll(s.rng, TICKETS, (free if i < first else n) - i)
        becomes[place[i]] = ticket[j]
        ticket[j] = ticket[i]
    move_tickets(s, seat, becomes)


@core
def mark_tickets(s: Record, T: Record, seat: int, mark: Row) -> None:
    """Write what every ticket is to the seat."""
    for i in range(MAX_OFFER):
        if seat >= 0 and s.spared[seat][i]:
            mark[s.spared[seat][i] - 1] = SPARED
    for t in range(T.n_tickets):
        shown = 0
        for q in range(s.seats):
            shown |= s.completed[q][t >> SHIFT]
        if shown >> (t & LAST) & 1 or seen_by(s, seat, t):
            mark[t] = SEEN
    for q in range(s.seats):
        if q != seat:
            n = s.began[q] - s.done[q]
            for t in range(T.n_tickets):
                if n > 0 and mark[t] == HIDDEN and s.held[q][t >> SHIFT] >> (t & LAST) & 1:
                    mark[t] = FIRST
                    n -= 1


@core
def move_tickets(s: Record, seat: int, becomes: Row) -> None:
    """Put every unseen ticket where another one lay."""
    for q in range(s.seats):
        if q != seat:
            rename_set(s.held[q], becomes)
            rename_set(s.rejected[q], becomes)
            for i in range(s.offered[q]):
                s.offer[q][i] = becomes[s.offer[q][i]]
            for i in range(MAX_OFFER):
                if s.spared[q][i]:
                    s.spared[q][i] = becomes[s.spared[q][i] - 1] + 1
    rename_set(s.pool, becomes)
    for i in range(s.queued):
        s.queue[i] = becomes[s.queue[i]]
