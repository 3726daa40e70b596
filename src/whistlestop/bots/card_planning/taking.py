"""Which cards and which tickets to take."""

from __future__ import annotations

from whistlestop.kernel import Record, core, lowest
from whistlestop.rules.card_state import KINDS
from whistlestop.rules.state import BLIND, EMPTY, ROW, WILD

from .memory import BLIND_CARD, CITY, DRAW, ENGINE, ENOUGH, FUTURE, MISSING, PAIR, SHORT, TICKETS

MOST_OF_A_KIND = 4


@core
def worth_of_card(s: Record, P: Record, kind: int) -> int:
    """Worth of one card of the row."""
    hand = s.hand[s.seat]
    if kind == WILD:
        return int(P.weight[ENGINE])
    worth = P.weight[PAIR] * min(hand[kind], MOST_OF_A_KIND)
    if P.want[kind] > hand[kind]:
        worth += P.weight[MISSING]
    return int(worth)


@core
def best_card(s: Record, P: Record, menu: int) -> int:
    """The pick of the row that is worth most, or a blind one."""
    best = -1
    best_worth = 0
    for slot in range(1, ROW + 1):
        if menu >> slot & 1 and s.row[slot - 1] != EMPTY:
            worth = worth_of_card(s, P, s.row[slot - 1])
            if best < 0 or worth > best_worth:
                best = slot
                best_worth = worth
    if menu & 1 and (best < 0 or P.weight[BLIND_CARD] > best_worth):
        best = BLIND
    return best


@core
def worth_of_drawing(P: Record) -> int:
    """Worth of drawing two cards: nothing once they could not be brought to the track any more."""
    return int(P.weight[DRAW] if P.rounds > 2 else (0 if P.rounds > 1 else -P.weight[DRAW]))


@core
def supply(s: Record, P: Record) -> int:
    """Tenths of cards that the seat will have on the track when the phase ends."""
    hand = s.hand_size[s.seat]
    later = min(hand, P.rounds * 2) + max(0, P.rounds - 3)
    return int(P.coming * 10 + later * 10 * P.weight[FUTURE] // 100)


@core
def worth_of_tickets(s: Record, P: Record) -> int:
    """Worth of drawing tickets: for each card beyond those that the tickets held can use."""
    gap = supply(s, P) - P.demand * 10 - P.weight[ENOUGH]
    return int(gap * P.weight[TICKETS] // 10)


@core
def worth_of_kept(s: Record, T: Record, P: Record, kept: int) -> int:
    """Worth of keeping these tickets of the offer: their points, less what would be lacking in the end."""
    me = s.seat
    hand = s.hand[me]
    points = 0
    missing = 0
    useful = 0
    for kind in range(1, KINDS):
        want = P.want[kind]
        bits = kept
        while bits:
            want += T.need[s.offer[me][lowest(bits)]][kind]
            bits &= bits - 1
        if want > 0:
            missing += want
            if P.rounds > 1:
                useful += min(want, hand[kind])
    bits = kept
    while bits:
        t = s.offer[me][lowest(bits)]
        points += T.value[t] * 20 + T.big_names[t] * P.weight[CITY]
        bits &= bits - 1
    wilds = s.on_track[me][WILD]
    for kind in range(1, KINDS):
        if s.yard_owner[kind] == me:
            wilds += s.yard_wilds[kind]
    if P.rounds > 1:
        wilds += hand[WILD]
    to_come = max(0, P.rounds - 2) * P.weight[FUTURE] // 10
    lacking = max(0, (missing - useful - wilds) * 10 - to_come)
    return int(points - lacking * P.weight[SHORT] // 10)


@core
def best_kept(s: Record, T: Record, P: Record, menu: int) -> int:
    """The subset of the offer that is worth most."""
    best = lowest(menu)
    best_worth = worth_of_kept(s, T, P, best)
    menu &= menu - 1
    while menu:
        kept = lowest(menu)
        menu &= menu - 1
        worth = worth_of_kept(s, T, P, kept)
        if worth > best_worth:
            best = kept
            best_worth = worth
    return best
