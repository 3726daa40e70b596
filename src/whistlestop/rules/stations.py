"""Europe's stations: one card, then two and three of one colour, wilds for any (EU-10, EU-11, DX-70)."""

from __future__ import annotations

from whistlestop.kernel import Record, core

from .decks import discard_cards
from .state import EMPTY, LOCOMOTIVE, MAX_STATIONS, STATION_FACE, WILD


@core
def station_cost(s: Record, T: Record) -> int:
    """The first, second, third station costs 1, 2, 3."""
    return int(T.stations - s.stations[s.seat] + 1)


@core
def station_rows(s: Record, T: Record) -> int:
    """Menu of the ways to pay for the next station."""
    cost = station_cost(s, T)
    hand = s.hand[s.seat]
    first = T.station_first[cost]
    menu = 0
    for i in range(first, T.station_first[cost + 1]):
        if T.station_wilds[i] <= hand[WILD] and T.station_cards[i] <= hand[T.station_colour[i]]:
            menu |= 1 << (i - first)
    return menu


@core
def station_places(s: Record, T: Record) -> int:
    """Cities where the seat may build a station now (EU-11)."""
    if s.stations[s.seat] == 0:
        return 0
    if T.with_dice:
        if s.dice[STATION_FACE] + s.dice[LOCOMOTIVE] < station_cost(s, T):
            return 0
    elif station_rows(s, T) == 0:
        return 0
    free = T.cities
    for q in range(s.seats):
        for i in range(MAX_STATIONS):
            if s.station[q][i] != EMPTY:
                free &= ~(1 << s.station[q][i])
    return int(free)


@core
def pay_station(s: Record, T: Record, row: int) -> None:
    """Pay with cards and build on the chosen city."""
    me = s.seat
    i = T.station_first[station_cost(s, T)] + row
    colour, cards, wilds = T.station_colour[i], T.station_cards[i], T.station_wilds[i]
    if s.events is not None:
        paid = [0] * len(s.laid)
        paid[colour] = cards
        paid[WILD] += wilds
        s.events.append(("station", me, s.place, paid))
    for kind in range(T.kinds):
        n = (cards if kind == colour else 0) + (wilds if kind == WILD else 0)
        if n:
            s.hand[me][kind] -= n
            s.hand_size[me] -= n
            s.known[me][kind] = max(0, s.known[me][kind] - n)
            discard_cards(s, kind, n)
    build_station(s, T)


@core
def pay_station_dice(s: Record, T: Record) -> None:
    """Pay with station dice, then locomotives (DX-70)."""
    cost = station_cost(s, T)
    stations = min(cost, s.dice[STATION_FACE])
    s.dice[STATION_FACE] -= stations
    s.dice[LOCOMOTIVE] -= cost - stations
    if s.events is not None:
        s.events.append(("dice-station", s.seat, s.place, stations, cost - stations))
    build_station(s, T)


@core
def build_station(s: Record, T: Record) -> None:
    """Put the seat's next station on the chosen city."""
    me = s.seat
    s.station[me][T.stations - s.stations[me]] = s.place
    s.stations[me] -= 1
