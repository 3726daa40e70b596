"""The count of cards before a decision: what tickets ask for, what is on its way, how long the phase still lasts."""

from __future__ import annotations

from whistlestop.kernel import SHIFT, WORDS, Record, core, lowest
from whistlestop.rules.card_state import KINDS
from whistlestop.rules.state import EMPTY, ROW, WILD

from .memory import LIKELY, PACE, POSSIBLE, SURE


@core
def count_up(s: Record, T: Record, P: Record) -> None:
    """Fill the ledger for the acting seat."""
    me = s.seat
    P.rounds = rounds_left(s, P)
    P.demand = 0
    P.coming = s.on_track[me][WILD]
    P.want[WILD] = 0
    for kind in range(1, KINDS):
        have = s.on_track[me][kind]
        if s.yard_owner[kind] == me:
            have += s.yard_colour[kind]
            P.coming += s.yard_wilds[kind]
        P.coming += have
        P.want[kind] = -have
    for w in range(WORDS):
        bits = s.held[me][w]
        while bits:
            t = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            for kind in range(1, KINDS):
                P.want[kind] += T.need[t][kind]
                P.demand += T.need[t][kind]
    count_unseen(s, T, P)


@core
def rounds_left(s: Record, P: Record) -> int:
    """Own turns that will still begin (CG-70): each brings a card of every row to the track."""
    if s.last >= 0:
        return 0
    return 1 + s.pile_size * 10 // (P.weight[PACE] * s.seats)


@core
def count_unseen(s: Record, T: Record, P: Record) -> None:
    """Count the cards of each kind that the acting seat has not seen anywhere."""
    me = s.seat
    P.unseen_size = 0
    for kind in range(KINDS):
        n = T.cards[kind] - s.robbed[kind] - s.hand[me][kind]
        for q in range(s.seats):
            n -= s.on_track[q][kind]
            if q != me:
                n -= s.known[q][kind]
        if kind == WILD:
            for colour in range(1, KINDS):
                n -= s.yard_wilds[colour]
        else:
            n -= s.yard_colour[kind]
        for slot in range(ROW):
            if s.row[slot] != EMPTY and s.row[slot] == kind:
                n -= 1
        P.unseen[kind] = n
        P.unseen_size += n


@core
def robbery(s: Record, P: Record, colour: int, size: int) -> int:
    """Per mille chance that a row of so many cards is robbed before the acting seat's next turn (CG-50)."""
    me = s.seat
    safe = 1000
    for q in range(s.seats):
        if q != me:
            known = s.known[q][colour] + s.known[q][WILD]
            hidden = s.hand_size[q]
            for kind in range(KINDS):
                hidden -= s.known[q][kind]
            fitting = (P.unseen[colour] + P.unseen[WILD]) * hidden * 10 // max(1, P.unseen_size)
            if known > size:
                safe = safe * (1000 - P.weight[SURE]) // 1000
            elif known * 10 + fitting > size * 10:
                safe = safe * (1000 - P.weight[LIKELY]) // 1000
            elif known * 10 + 2 * fitting > size * 10:
                safe = safe * (1000 - P.weight[POSSIBLE]) // 1000
    return 1000 - safe
