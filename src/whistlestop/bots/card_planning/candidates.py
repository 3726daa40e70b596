"""The choices that a search should look at: the planner's own first, then whatever could be better."""

from __future__ import annotations

from whistlestop.bots.searching.choices import MOST, add, add_menu, different_picks
from whistlestop.families.card_game import legal
from whistlestop.kernel import Record, Row, core, lowest, scratch
from whistlestop.rules.card_state import AT_TRIPLE, COMPLETE, KINDS, LAY, TRIPLES
from whistlestop.rules.state import DRAW_TICKETS, KEEP, MAIN, MENU, SECOND
from whistlestop.rules.tickets import keepable

from .laying import worth_of_triple
from .ledger import count_up
from .moves import plan_move
from .taking import worth_of_kept

SUBSETS = 64
NEVER = -(1 << 30)
TRIPLES_TRIED = 2


@core
def candidates(s: Record, T: Record, P: Record, m: Row, found: Row) -> int:
    """Write the acting seat's choices that are worth a search into `found`; return how many."""
    found[0] = plan_move(s, T, P, m)
    if s.phase == COMPLETE:
        return 1
    count_up(s, T, P)
    if s.phase == KEEP:
        return best_subsets(s, T, P, found)
    legal(s, T, m)
    menu = m[MENU]
    if s.phase == MAIN or s.phase == SECOND:
        n = different_picks(s, menu, found, 1)
        if s.phase == SECOND:
            return n
        if menu >> DRAW_TICKETS & 1:
            n = add(found, n, DRAW_TICKETS)
        for colour in range(1, KINDS):
            if menu >> (LAY + colour) & 1:
                n = add(found, n, LAY + colour)
        return best_triples(s, T, P, m[TRIPLES], found, n)
    return add_menu(menu, found, 1)


@core
def best_triples(s: Record, T: Record, P: Record, triples: int, found: Row, n: int) -> int:
    """Add the triples that are worth most."""
    for _ in range(TRIPLES_TRIED):
        best = 0
        best_worth = NEVER
        bits = triples
        while bits:
            triple = lowest(bits)
            bits &= bits - 1
            worth = worth_of_triple(s, T, P, triple)
            if worth > best_worth:
                best = triple
                best_worth = worth
        if best_worth > NEVER:
            triples &= ~(1 << best)
            n = add(found, n, AT_TRIPLE + best)
    return n


@core
def best_subsets(s: Record, T: Record, P: Record, found: Row) -> int:
    """Add the subsets of the offer that are worth most."""
    menu = keepable(s, T, s.seat)
    worths = scratch(SUBSETS)
    for kept in range(SUBSETS):
        worths[kept] = worth_of_kept(s, T, P, kept) if menu >> kept & 1 else NEVER
    n = 1
    worths[found[0]] = NEVER
    for _ in range(MOST - 1):
        best = 0
        for kept in range(SUBSETS):
            if worths[kept] > worths[best]:
                best = kept
        if worths[best] > NEVER:
            worths[best] = NEVER
            n = add(found, n, best)
    return n
