"""How to pay: with what nothing else needs."""

from __future__ import annotations

from whistlestop.kernel import Record, core
from whistlestop.rules.payment import wilds_for
from whistlestop.rules.state import DECLINE, PLUS4, SURCHARGE, WILD
from whistlestop.rules.stations import station_cost

from .weights import ARBITRARY_VALUE, RESERVED_VALUE, SPARE_VALUE, WILD_VALUE

NEVER = 10000
ROW_BITS = 128


@core
def best_row(s: Record, T: Record, P: Record, track: int, own_colour: int, own_cards: int) -> int:
    """Find the cheapest way to pay for a track; returns its cost times 128 plus the row, or NEVER * 128.

    `P.left` says which cards nothing else needs; of one colour the track has so many cards allotted to it.
    """
    me = s.seat
    hand = s.hand[me]
    size = s.hand_size[me]
    wilds = wilds_for(s, T, track)
    first = T.first_row[track]
    best = NEVER
    best_row = 0
    for j in range(T.n_rows[track]):
        i = first + j
        colour, cards = T.pay_colour[i], T.pay_cards[i]
        if T.pay_wilds[i] <= wilds and cards <= hand[colour] and T.pay_size[i] <= size:
            free = P.left[colour] + (own_cards if colour == own_colour else 0)
            spare = min(cards, free)
            cost = spare * P.w[SPARE_VALUE] + (cards - spare) * P.w[RESERVED_VALUE] + T.pay_wilds[i] * P.w[WILD_VALUE]
            cost += T.pay_arbitrary[i] * P.w[ARBITRARY_VALUE]
            if cost < best:
                best = cost
                best_row = j
    return best * ROW_BITS + best_row


@core
def least_needed(s: Record, T: Record, P: Record) -> int:
    """The kind of card to lay where any will do (NC-40, NC-51): the one with most to spare, wilds last."""
    hand = s.hand[s.seat]
    best = -1
    best_score = 0
    for kind in range(T.kinds):
        if hand[kind]:
            score = 100 + 4 * P.left[kind] + hand[kind]
            if kind == WILD or kind == PLUS4:
                score = 1
            if score > best_score:
                best_score = score
                best = kind
    return best


@core
def choose_surcharge(menu: int) -> int:
    """Pay a tunnel's surcharge with as few wilds as may be (CM-63)."""
    for wilds in range(8):
        if menu >> (SURCHARGE + wilds) & 1:
            return SURCHARGE + wilds
    return DECLINE


@core
def best_station_row(s: Record, T: Record, P: Record, menu: int) -> int:
    """Pay for a station with what is needed least (EU-10)."""
    first = T.station_first[station_cost(s, T)]
    best = -1
    best_cost = 0
    row = 0
    while menu >> row:
        if menu >> row & 1:
            i = first + row
            cards = T.station_cards[i]
            spare = min(cards, P.left[T.station_colour[i]])
            cost = spare * P.w[SPARE_VALUE] + (cards - spare) * P.w[RESERVED_VALUE]
            cost += T.station_wilds[i] * P.w[WILD_VALUE]
            if best < 0 or cost < best_cost:
                best_cost = cost
                best = row
        row += 1
    return best
