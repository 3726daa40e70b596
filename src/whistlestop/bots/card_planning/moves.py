"""The planner's answer in every phase of the Card Game."""

from __future__ import annotations

from whistlestop.families.card_game import apply, legal
from whistlestop.kernel import Record, Row, core, lowest
from whistlestop.rules.card_state import (
    ACCEPT,
    COMPLETE,
    DONE,
    LAY,
    LAY_COLOUR,
    LAY_LOCOMOTIVES,
    MOVE,
    TRIPLES,
)
from whistlestop.rules.state import DRAW_TICKETS, KEEP, MAIN, MENU, OVER, PASS, ROW, SECOND, WILD
from whistlestop.rules.tickets import keepable

from .laying import best_lay, best_number, engines_for
from .ledger import count_up
from .taking import best_card, best_kept, worth_of_drawing, worth_of_tickets

PICKS = (2 << ROW) - 1
NOWHERE = -1

LONG_GAME = 80
"""Turns of a seat after which it draws no more tickets: whoever keeps none of them could go on for ever (CG-61)."""


@core
def plan_move(s: Record, T: Record, P: Record, m: Row) -> int:
    """Return the acting seat's choice (docs/actions.md)."""
    phase = s.phase
    if phase == COMPLETE:
        legal(s, T, m)
        return ACCEPT if m[MENU] >> ACCEPT & 1 else DONE
    count_up(s, T, P)
    if phase == KEEP:
        return best_kept(s, T, P, keepable(s, T, s.seat))
    legal(s, T, m)
    menu = m[MENU]
    if phase == MAIN:
        return plan_turn(s, T, P, menu, m[TRIPLES])
    if phase == SECOND:
        return best_card(s, P, menu)
    if phase == LAY_COLOUR:
        n = best_number(s, T, P, s.colour)
        return n if menu >> n & 1 else lowest(menu)
    if phase == LAY_LOCOMOTIVES:
        n = engines_for(s, P, s.colour, s.number)
        return n if menu >> n & 1 else lowest(menu)
    if phase == MOVE:
        colour = s.yard_order[s.step]
        return colour if P.want[colour] + s.yard_colour[colour] > 0 else WILD
    return lowest(menu)


@core
def plan_turn(s: Record, T: Record, P: Record, menu: int, triples: int) -> int:
    """Lay, draw cards or draw tickets, whichever is worth most (CG-25)."""
    if menu >> PASS & 1 and menu == 1 << PASS:
        return PASS
    best = NOWHERE
    best_worth = 0
    if menu >> LAY or triples:
        best = best_lay(s, T, P, menu, triples)
        best_worth = P.best_worth
    if menu & PICKS:
        worth = worth_of_drawing(P)
        if best == NOWHERE or worth > best_worth:
            best = best_card(s, P, menu & PICKS)
            best_worth = worth
    if menu >> DRAW_TICKETS & 1 and (best == NOWHERE or s.turns < LONG_GAME * s.seats):
        worth = worth_of_tickets(s, P)
        if best == NOWHERE or worth > best_worth:
            best = DRAW_TICKETS
    return best


@core
def rollout(s: Record, T: Record, P: Record, m: Row) -> int:
    """Let the planner play all seats to the end; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        apply(s, T, plan_move(s, T, P, m))
        decisions += 1
    return decisions


@core
def forget(P: Record) -> None:
    """Nothing is remembered between decisions: the ledger is made anew for each."""
    P.rounds = 0
