"""The action of drawing cards: two picks, each from the row or blind from the pile (CM-22 to CM-31)."""

from __future__ import annotations

from whistlestop.kernel import Record, core

from .decks import draw_card, flush_row, turn_up
from .state import BLIND, EMPTY, ROW, WILD


@core
def pickable(s: Record, T: Record, second: int) -> int:
    """Menu of the picks that are legal as first or second pick (CM-24, CM-30)."""
    cards = s.pile_size + s.discard_size
    if cards == 0 and T.strict_empty:
        return 0
    menu = 1 if cards else 0
    barred = WILD if second and T.wild_costs_draw else EMPTY
    row = s.row
    for slot in range(ROW):
        if row[slot] != EMPTY and row[slot] != barred:
            menu |= 2 << slot
    return menu


@core
def pick_card(s: Record, T: Record, slot: int) -> int:
    """Take one card into the hand; return whether the draw goes on with a second pick, if this was the first."""
    me = s.seat
    if slot == BLIND:
        taken = draw_card(s, T)
    else:
        taken = s.row[slot - 1]
        s.row[slot - 1] = EMPTY
        s.settled = 0
        s.known[me][taken] += 1
    s.hand[me][taken] += 1
    s.hand_size[me] += 1
    if s.events is not None:
        s.events.append(("pick", me, slot, taken))
    if slot == BLIND:
        return 1
    turn_up(s, T, slot - 1)
    flush_row(s, T)
    return 0 if taken == WILD and T.wild_costs_draw else 1
