"""What the Card Game pays: shown tickets, big-city bonuses, the final reckoning (CG-85, CG-90 to CG-93)."""

from __future__ import annotations

from whistlestop.kernel import SHIFT, WORDS, Record, core, lowest, popcount

from .card_state import DECK
from .card_tables import MOST_TICKETS
from .state import OVER


@core
def show_tickets(s: Record, T: Record, seat: int) -> None:
    """Score the tickets that a seat has chosen to complete, and put them aside (CG-80, CG-85)."""
    if s.events is not None:
        chosen = s.completed[seat][0] & s.held[seat][0]
        s.events.append(("complete", seat, [t for t in range(T.n_tickets) if chosen >> t & 1]))
    for w in range(WORDS):
        bits = s.completed[seat][w] & s.held[seat][w]
        s.points[seat] += points_in(T, bits, w)
        s.done[seat] += popcount(bits)
        s.tickets[seat] -= popcount(bits)
        s.held[seat][w] &= ~bits


@core
def points_in(T: Record, bits: int, w: int) -> int:
    """Sum of the values of the tickets in one word of a set."""
    points = 0
    while bits:
        points += T.value[(w << SHIFT) + lowest(bits)]
        bits &= bits - 1
    return points


@core
def tickets_naming(s: Record, T: Record, seat: int, city: int) -> int:
    """Completed tickets of a seat, of both phases, that name a big city (CG-91)."""
    n = 0
    for w in range(WORDS):
        n += popcount(s.completed[seat][w] & ~s.held[seat][w] & T.named[city][w])
    return n


@core
def bonus_of(s: Record, T: Record, seat: int, city: int) -> int:
    """Points of a big city for a seat: all with the most tickets naming it get them (CG-91, CG-92)."""
    mine = tickets_naming(s, T, seat, city)
    if mine == 0:
        return 0
    for q in range(s.seats):
        if tickets_naming(s, T, q, city) > mine:
            return 0
    return int(T.bonus[city])


@core
def bonus_cards(s: Record, T: Record, seat: int) -> int:
    """How many bonus cards a seat gets (CG-93)."""
    n = 0
    for city in range(T.n_cities):
        if bonus_of(s, T, seat, city):
            n += 1
    return n


@core
def score_cards(s: Record, T: Record) -> None:
    """Subtract what is uncompleted, add the bonuses, find the winners (CG-90 to CG-93)."""
    for p in range(s.seats):
        for w in range(WORDS):
            s.points[p] -= points_in(T, s.held[p][w], w)
        for city in range(T.n_cities):
            s.points[p] += bonus_of(s, T, p, city)
    s.winners = best_seats(s, T)
    s.why = DECK
    s.phase = OVER
    s.seat = s.first


@core
def best_seats(s: Record, T: Record) -> int:
    """Set of the seats with the highest total, less those that lose a tie-break (CG-93)."""
    tied = (1 << s.seats) - 1
    for step in range(3):
        tie = 0 if step == 0 else T.ties[step - 1]
        if step == 0 or tie:
            best = -32768
            left = 0
            for p in range(s.seats):
                if tied >> p & 1:
                    worth = s.points[p]
                    if tie:
                        worth = s.done[p] if tie == MOST_TICKETS else bonus_cards(s, T, p)
                    if worth > best:
                        best = worth
                        left = 0
                    if worth == best:
                        left |= 1 << p
            tied = left
    return tied
