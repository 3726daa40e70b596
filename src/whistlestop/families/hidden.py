"""Another world that a seat cannot tell from the true one: everything hidden from it is dealt anew (CM-120, CM-121)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, nth_bit, popcount, roll, scratch
from whistlestop.rules.state import CARDS, TICKETS

LONG = 1


@core
def determinise(s: Record, T: Record, seat: int) -> None:
    """Deal hidden cards and tickets anew in place; whatever the seat knows stays as it is."""
    if T.with_dice == 0:
        deal_hidden_cards(s, T, seat)
    swap_hidden_tickets(s, T, seat)
    if T.long_dealt:
        for q in range(s.seats):
            if q != seat:
                guess_long_ticket(s, T, q)


@core
def deal_hidden_cards(s: Record, T: Record, seat: int) -> None:
    """The draw pile and what nobody saw of the other hands are one lot."""
    missing = scratch(8)
    for q in range(s.seats):
        if q != seat:
            for kind in range(T.kinds):
                unknown = s.hand[q][kind] - s.known[q][kind]
                s.hand[q][kind] -= unknown
                s.pile[kind] += unknown
                s.pile_size += unknown
                missing[q] += unknown
    for q in range(s.seats):
        for _ in range(missing[q]):
            k = roll(s.rng, CARDS, s.pile_size)
            kind = 0
            while k >= s.pile[kind]:
                k -= s.pile[kind]
                kind += 1
            s.pile[kind] -= 1
            s.pile_size -= 1
            s.hand[q][kind] += 1


@core
def swap_hidden_tickets(s: Record, T: Record, seat: int) -> None:
    """Let the unseen tickets of each deck change places at random, wherever they lie."""
    becomes = scratch(128)
    unseen = scratch(128)
    for deck in range(2):
        n = 0
        for t in range(T.n_tickets):
            if T.deck_of[t] == deck:
                becomes[t] = t
                if not seen_by(s, seat, t):
                    unseen[n] = t
                    n += 1
        for i in range(n):
            becomes[unseen[i]] = unseen[i]
        for i in range(n - 1, 0, -1):
            j = roll(s.rng, TICKETS, i + 1)
            one, other = unseen[i], unseen[j]
            swap = becomes[one]
            becomes[one] = becomes[other]
            becomes[other] = swap
    for q in range(s.seats):
        if q != seat:
            rename_set(s.held[q], becomes)
            rename_set(s.rejected[q], becomes)
            for i in range(s.offered[q]):
                s.offer[q][i] = becomes[s.offer[q][i]]
    rename_set(s.pool, becomes)
    rename_set(s.gone, becomes)
    for i in range(s.queued):
        s.queue[i] = becomes[s.queue[i]]


@core
def seen_by(s: Record, seat: int, t: int) -> bool:
    """The seat holds the ticket, has it before itself, or has given it back and knows where it is."""
    if seat < 0:
        return False
    word, bit = t >> SHIFT, t & LAST
    if (s.held[seat][word] | s.rejected[seat][word]) >> bit & 1:
        return True
    for i in range(s.offered[seat]):
        if s.offer[seat][i] == t:
            return True
    return False


@core
def rename_set(bits: Row, becomes: Row) -> None:
    """Replace every ticket of a set by another."""
    renamed = scratch(2)
    for w in range(WORDS):
        left = bits[w]
        while left:
            t = becomes[(w << SHIFT) + lowest(left)]
            left &= left - 1
            renamed[t >> SHIFT] |= 1 << (t & LAST)
    for w in range(WORDS):
        bits[w] = renamed[w]


@core
def guess_long_ticket(s: Record, T: Record, q: int) -> None:
    """Nobody saw whether a seat kept its long ticket: any of the four dealt is as likely to be it (EU-03)."""
    kept = T.tickets_dealt + T.long_dealt
    if s.setup:
        if s.offered[q] == kept:
            return
        kept -= s.offered[q]
    else:
        for w in range(WORDS):
            kept -= popcount(s.rejected[q][w])
        for i in range(s.queued):
            t = s.queue[i]
            kept += s.rejected[q][t >> SHIFT] >> (t & LAST) & 1
    has_it = False
    for w in range(WORDS):
        if s.held[q][w] & T.deck[LONG][w]:
            has_it = True
    shall_have_it = roll(s.rng, TICKETS, T.tickets_dealt + T.long_dealt) < kept
    if has_it != shall_have_it:
        exchange_long(s, T, q)


@core
def exchange_long(s: Record, T: Record, q: int) -> None:
    """Let the long ticket and one regular ticket change sides between those kept and those rejected."""
    rejects = scratch(2)
    regular = scratch(2)
    for w in range(WORDS):
        rejects[w] = s.rejected[q][w]
    for i in range(s.offered[q]):
        t = s.offer[q][i]
        rejects[t >> SHIFT] |= 1 << (t & LAST)
    for i in range(s.queued):
        t = s.queue[i]
        rejects[t >> SHIFT] &= ~(1 << (t & LAST))
    held_long = 0
    n = 0
    long = 0
    for w in range(WORDS):
        if s.held[q][w] & T.deck[LONG][w]:
            held_long = 1
            long = (w << SHIFT) + lowest(s.held[q][w] & T.deck[LONG][w])
        elif rejects[w] & T.deck[LONG][w]:
            long = (w << SHIFT) + lowest(rejects[w] & T.deck[LONG][w])
    for w in range(WORDS):
        regular[w] = (rejects[w] if held_long else s.held[q][w]) & ~T.deck[LONG][w]
        n += popcount(regular[w])
    if n == 0:
        return
    k = roll(s.rng, TICKETS, n)
    other = 0
    for w in range(WORDS):
        here = popcount(regular[w])
        if 0 <= k < here:
            other = (w << SHIFT) + nth_bit(regular[w], k)
        k -= here
    move_ticket(s, q, long, other, held_long)
    move_ticket(s, q, other, long, 1 - held_long)


@core
def move_ticket(s: Record, q: int, t: int, instead: int, held: int) -> None:
    """Take a ticket out of those held, or out of the rejects, and put the other one in its place."""
    for i in range(s.offered[q]):
        if held == 0 and s.offer[q][i] == t:
            s.offer[q][i] = instead + 128 - 128
            return
    one, other = 1 << (t & LAST), 1 << (instead & LAST)
    if held:
        s.held[q][t >> SHIFT] &= ~one
        s.held[q][instead >> SHIFT] |= other
    else:
        s.rejected[q][t >> SHIFT] &= ~one
        s.rejected[q][instead >> SHIFT] |= other
