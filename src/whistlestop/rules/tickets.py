"""Ticket decks: an unordered pool on top, the tickets put back in order below (CM-14, CM-80 to CM-82)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, core, nth_bit, popcount, roll

from .state import TICKETS

REMOVED = 0
BOTTOM = 1
RESHUFFLED = 2

LEASTS = 6
"""So many numbers of tickets may have to be kept: none to five."""


@core
def draw_ticket(s: Record, T: Record, deck: int) -> int:
    """Take the top ticket of a deck that is not empty: any of the pool, then those put back, in order."""
    s.left[deck] -= 1
    n = 0
    for w in range(WORDS):
        n += popcount(s.pool[w] & T.deck[deck][w])
    if n == 0:
        return next_in_queue(s, T, deck)
    k = roll(s.rng, TICKETS, n)
    drawn = 0
    for w in range(WORDS):
        bits = s.pool[w] & T.deck[deck][w]
        n = popcount(bits)
        if 0 <= k < n:
            drawn = (w << SHIFT) + nth_bit(bits, k)
        k -= n
    if s.tape is not None:
        drawn = s.tape.ticket(drawn, s.pool[0] & T.deck[deck][0])
    s.pool[drawn >> SHIFT] &= ~(1 << (drawn & LAST))
    return drawn


@core
def next_in_queue(s: Record, T: Record, deck: int) -> int:
    """Take the first ticket of a deck among those put back."""
    at = 0
    while T.deck_of[s.queue[at]] != deck:
        at += 1
    drawn = s.queue[at]
    s.queued -= 1
    for i in range(at, s.queued):
        s.queue[i] = s.queue[i + 1]
    word, bit = drawn >> SHIFT, 1 << (drawn & LAST)
    for q in range(s.seats):
        s.rejected[q][word] &= ~bit
    return int(drawn)


@core
def offer_tickets(s: Record, T: Record, seat: int, deck: int, n: int) -> None:
    """Draw tickets for a seat to choose from (CM-80); fewer if fewer remain."""
    n = min(n, s.left[deck])
    if n <= 0:
        return
    start = s.offered[seat]
    for i in range(n):
        s.offer[seat][start + i] = draw_ticket(s, T, deck)
    s.offered[seat] = start + n
    if s.events is not None:
        s.events.append(("offer", seat, deck, s.offer[seat][start : start + n]))


@core
def keepable(s: Record, T: Record, seat: int) -> int:
    """Menu of the subsets of the offer that may be kept (CM-80, CM-81); bit k stands for the subset k."""
    least = T.kept_at_setup if s.setup else T.kept
    return int(T.subsets[s.offered[seat] * LEASTS + least][0])


@core
def keep_tickets(s: Record, T: Record, seat: int, kept: int) -> None:
    """Keep a subset of the offer; the rejects stay in the offer until they are put away."""
    n = s.offered[seat]
    if s.events is not None:
        s.events.append(("keep", seat, [s.offer[seat][i] for i in range(n) if kept >> i & 1]))
    rest = 0
    for i in range(n):
        t = s.offer[seat][i]
        if kept >> i & 1:
            s.held[seat][t >> SHIFT] |= 1 << (t & LAST)
            s.tickets[seat] += 1
        else:
            s.offer[seat][rest] = t
            rest += 1
    s.offered[seat] = rest


@core
def put_away(s: Record, T: Record, seat: int, how: int) -> None:
    """Remove a seat's rejects from the game, or put them under or back into their deck, in the order offered."""
    for i in range(s.offered[seat]):
        t = s.offer[seat][i]
        word, bit = t >> SHIFT, 1 << (t & LAST)
        if how == RESHUFFLED:
            s.pool[word] |= bit
        else:
            s.rejected[seat][word] |= bit
        if how == BOTTOM:
            s.queue[s.queued] = t
            s.queued += 1
        if how != REMOVED:
            s.left[T.deck_of[t]] += 1
    s.offered[seat] = 0


@core
def mixable(s: Record, n: int) -> int:
    """Menu of the numbers of long tickets in a mix of n that both decks can serve (MK-21, DX-36)."""
    n = min(n, s.left[0] + s.left[1])
    menu = 0
    for long in range(n + 1):
        if long <= s.left[1] and n - long <= s.left[0]:
            menu |= 1 << long
    return menu
