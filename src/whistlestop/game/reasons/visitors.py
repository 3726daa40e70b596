"""Why a station is not built or does not borrow, a passenger does not stand or go (EU-10 to EU-13, MK-40 to MK-56)."""

from __future__ import annotations

from whistlestop.game.actions import Borrow, Build, Go, Pay, PlacePassenger, Ride, Stop
from whistlestop.game.board_names import read_dice
from whistlestop.game.errors import Illegal
from whistlestop.rules.board import GRAY
from whistlestop.rules.passengers import may_pay_fare
from whistlestop.rules.state import LOCOMOTIVE, STATION_FACE, WILD
from whistlestop.rules.stations import station_cost

from .case import COLOUR_KINDS, Case
from .dice import not_there


def against_build(case: Case, action: Build) -> Illegal | None:
    """No station left, no place for it, or no way to pay (EU-10, EU-11, DX-70)."""
    s, T = case.s, case.T
    place = case.names.place_index[action.location]
    if not s.stations[case.seat]:
        return case.no("EU-11", "station.none", n=T.stations)
    if not T.cities >> place & 1:
        return case.no("EU-11", "station.city", place=case.place(place))
    for owner in range(s.seats):
        if place in s.station[owner]:
            return case.no("EU-11", "station.there", place=case.place(place), owner=owner)
    cost = station_cost(s, T)
    if T.with_dice:
        return against_station_dice(case, cost, action.paid)
    if action.paid:
        return against_station_cards(case, cost, action.paid)
    best = case.best_colour(GRAY)
    held = case.cards([(best, case.hand[best]), (WILD, case.hand[WILD])])
    return case.no("station-cost", "station.cost", cost=cost, held=held) if too_poor(case, cost, best) else None


def too_poor(case: Case, cost: int, best: int) -> bool:
    """The hand cannot pay for a station."""
    return bool(case.hand[best] + case.hand[WILD] < cost)


def against_station_pay(case: Case, action: Pay) -> Illegal | None:
    """The place is chosen, and these cards do not pay."""
    if action.arbitrary:
        return case.no("station-cost", "station.arbitrary")
    return against_station_cards(case, station_cost(case.s, case.T), action.cards)


def against_station_cards(case: Case, cost: int, paid: str) -> Illegal | None:
    """So many cards of one colour or wilds, and no others (EU-10)."""
    laid = case.names.counts(paid)
    kinds = [kind for kind in COLOUR_KINDS if laid[kind]]
    if len(kinds) > 1:
        cards = case.cards((kind, laid[kind]) for kind in kinds)
        return case.no("station-cost", "pay.mixed", wild=case.wild, cards=cards)
    if sum(laid) != cost:
        return case.no("station-cost", "station.exactly", cost=cost, laid=sum(laid))
    return case.lacks(laid)


def against_station_dice(case: Case, cost: int, paid: str) -> Illegal | None:
    """So many station dice or locomotives (DX-70)."""
    if not paid:
        if case.s.dice[STATION_FACE] + case.s.dice[LOCOMOTIVE] >= cost:
            return None
        return case.no("DX-70", "station.dice", cost=cost, roll=case.roll())
    laid = read_dice(paid) or [0] * 6
    if sum(laid) != laid[STATION_FACE] + laid[LOCOMOTIVE]:
        return case.no("DX-70", "station.dice-faces")
    if sum(laid) != cost:
        return case.no("DX-70", "station.dice-exactly", cost=cost, laid=sum(laid))
    return not_there(case, laid)


def against_passenger(case: Case, action: PlacePassenger) -> Illegal | None:
    """No end of the track, a country, or a city that is taken (MK-40, MK-43)."""
    s, T = case.s, case.T
    if action.location is None:
        return None
    place, ends = case.names.place_index[action.location], T.ends[s.track]
    if place not in ends:
        return case.no("MK-40", "passenger.end", place=case.place(place), places=case.ends())
    if not T.cities >> place & 1:
        return case.no("MK-40", "passenger.country", place=case.place(place))
    return case.no("MK-43", "passenger.there", place=case.place(place))


def against_ride(case: Case, action: Ride) -> Illegal | None:
    """Nobody stands there, or no track leads on (MK-50, MK-56)."""
    place = case.names.place_index[action.location]
    if place not in case.s.passenger[case.seat]:
        return case.no("ride", "ride.nobody", place=case.place(place))
    return case.no("MK-56", "ride.no-way", place=case.place(place))


def against_go(case: Case, action: Go) -> Illegal | None:
    """A track that is elsewhere, used, unclaimed, or an opponent's and not paid for (MK-50, MK-51, DX-80)."""
    s, T = case.s, case.T
    track = case.names.track_index[action.track]
    if not T.cities >> s.place & 1:
        return case.no("MK-07", "ride.country")
    if s.place not in T.ends[track]:
        return case.no("ride", "ride.apart", **case.about(track), place=case.place(s.place))
    if s.ridden[0] >> track & 1:
        return case.no("ride", "ride.again", **case.about(track))
    owners = [owner for owner in range(s.seats) if s.own[owner][0] >> track & 1]
    if not owners:
        return case.no("ride", "ride.unclaimed", **case.about(track))
    return None if owners[0] == case.seat or may_pay_fare(s, T) else no_fare(case, track, owners[0])


def no_fare(case: Case, track: int, owner: int) -> Illegal:
    """Nothing is left to pay for an opponent's track (MK-51, DX-80)."""
    if not case.T.with_dice:
        return case.no("fare", "ride.card", **case.about(track), owner=owner)
    faces = "TL" if case.T.passenger_station_face else "L"
    return case.no("fare", "ride.die", **case.about(track), owner=owner, faces=faces)


def against_stop(case: Case, _: Stop) -> Illegal | None:
    """The passenger has not moved (MK-56)."""
    return None if any(case.s.ridden) else case.no("MK-56", "ride.stop")


def against_borrow(case: Case, action: Borrow) -> Illegal | None:
    """A track that is not an opponent's, or does not end where the station stands (EU-12)."""
    s = case.s
    if action.track is None:
        return None
    track, place = case.names.track_index[action.track], s.station[case.seat][s.step]
    if place not in case.T.ends[track]:
        return case.no("EU-12", "borrow.place", **case.about(track), place=case.place(place))
    if s.own[case.seat][0] >> track & 1:
        return case.no("EU-12", "borrow.own", **case.about(track))
    if any(own[0] >> track & 1 for own in s.own):
        return None
    return case.no("EU-12", "borrow.unclaimed", **case.about(track))
