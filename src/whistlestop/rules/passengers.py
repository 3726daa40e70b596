"""Märklin's passengers: placed after a claim, moved once for merchandise (MK-40 to MK-56, DX-80, DX-81)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest

from .decks import discard_cards
from .state import EMPTY, LOCOMOTIVE, MAX_PASSENGERS, PASSENGER_CARD, STATION_FACE, TRACKS


@core
def may_stand(s: Record, T: Record, place: int) -> bool:
    """A passenger may be placed on this place (MK-40, MK-43)."""
    if not T.cities >> place & 1:
        return False
    if T.one_per_city:
        for q in range(s.seats):
            for i in range(MAX_PASSENGERS):
                if s.passenger[q][i] == place:
                    return False
    return True


@core
def place_passenger(s: Record, place: int) -> None:
    """Put one of the seat's waiting passengers on a city."""
    me = s.seat
    i = 0
    while s.passenger[me][i] != EMPTY:
        i += 1
    s.passenger[me][i] = place
    s.passengers[me] -= 1
    if s.events is not None:
        s.events.append(("passenger", me, place))


@core
def may_pay_fare(s: Record, T: Record) -> bool:
    """One more opponent's track can be paid for in this ride (MK-51, DX-80)."""
    if T.with_dice == 0:
        return bool(s.hand[s.seat][PASSENGER_CARD] > 0)
    if s.fare and not T.passenger_each:
        return True
    usable = s.dice[LOCOMOTIVE] + (s.dice[STATION_FACE] if T.passenger_station_face else 0)
    return bool(usable > 0)


@core
def rideable(s: Record, T: Record, place: int, m: Row) -> bool:
    """Add the tracks on which a passenger can go on from a place; return whether there is any."""
    any_way = False
    fare = may_pay_fare(s, T)
    for w in range(WORDS):
        mine = s.own[s.seat][w]
        if fare:
            for q in range(s.seats):
                mine |= s.own[q][w]
        ways = mine & T.touching[place][w] & ~s.ridden[w]
        m[TRACKS + w] = ways
        if ways:
            any_way = True
    return any_way


@core
def rides(s: Record, T: Record, m: Row) -> int:
    """Passengers of the seat that can move, as a set; of two in one city only the first counts."""
    me = s.seat
    movable = 0
    for i in range(MAX_PASSENGERS):
        place = s.passenger[me][i]
        twin = False
        for j in range(i):
            if s.passenger[me][j] == place:
                twin = True
        if place != EMPTY and not twin and rideable(s, T, place, m):
            movable |= 1 << i
    return movable


@core
def start_ride(s: Record, T: Record, passenger: int) -> None:
    """Lift a passenger; where it stood counts as visited (MK-54)."""
    me = s.seat
    s.place = s.passenger[me][passenger]
    s.passenger[me][passenger] = EMPTY
    s.visited = (1 << s.place) if T.collect_at_start else 0
    s.fare = 0
    for w in range(WORDS):
        s.ridden[w] = 0
    if s.events is not None:
        s.events.append(("ride", me, s.place))


@core
def ride_on(s: Record, T: Record, track: int) -> None:
    """Go along one track, paying for an opponent's (MK-50, MK-51)."""
    me = s.seat
    word, bit = track >> SHIFT, 1 << (track & LAST)
    if not s.own[me][word] & bit:
        pay_fare(s, T)
    s.ridden[word] |= bit
    s.place = T.ends[track][0] + T.ends[track][1] - s.place
    s.visited |= 1 << s.place
    if s.events is not None:
        s.events.append(("go", me, track))


@core
def pay_fare(s: Record, T: Record) -> None:
    """Spend a passenger card, or a die: once a move or for each opponent's track (DX-80)."""
    me = s.seat
    if T.with_dice == 0:
        s.hand[me][PASSENGER_CARD] -= 1
        s.hand_size[me] -= 1
        if s.known[me][PASSENGER_CARD] > 0:
            s.known[me][PASSENGER_CARD] -= 1
        discard_cards(s, PASSENGER_CARD, 1)
        s.fare += 1
        if s.events is not None:
            s.events.append(("fare-card", me))
    elif s.fare == 0 or T.passenger_each:
        face = STATION_FACE if T.passenger_station_face and s.dice[STATION_FACE] else LOCOMOTIVE
        s.dice[face] -= 1
        s.fare += 1
        if s.events is not None:
            s.events.append(("fare", me, face))


@core
def end_ride(s: Record, T: Record) -> None:
    """Take the top token of every city visited; the passenger leaves the game (MK-52, MK-53, MK-55)."""
    me = s.seat
    cities = s.visited & T.cities
    while cities:
        place = lowest(cities)
        cities &= cities - 1
        if s.taken[place] < T.stack_size[place]:
            value = T.goods[place][s.taken[place]]
            s.taken[place] += 1
            s.goods[me] += value
            s.points[me] += value
    s.visited = 0
    s.fare = 0
    for w in range(WORDS):
        s.ridden[w] = 0
    if s.events is not None:
        s.events.append(("stop", me, s.goods[me]))
