"""Europe's stations: built late, where another's track closes the gap in a ticket (EU-10 to EU-14)."""

from __future__ import annotations

from whistlestop.kernel import SHIFT, WORDS, Record, core, lowest
from whistlestop.rules.state import EMPTY, MAX_STATIONS

from .clock import turns_left
from .weights import STATION_LATE, STATION_LEAST

LAST_MOMENT = 2
"""Turns before the end from which tickets that the plan still hopes for are helped too."""


@core
def reach(s: Record, T: Record, me: int, places: int) -> int:
    """All places that hang together with some, over own tracks and those that own stations may use."""
    before = 0
    while places != before:
        before = places
        for w in range(WORDS):
            usable = s.own[me][w]
            for i in range(MAX_STATIONS):
                if s.station[me][i] != EMPTY:
                    for q in range(s.seats):
                        usable |= s.own[q][w] & T.touching[s.station[me][i]][w]
            while usable:
                track = (w << SHIFT) + lowest(usable)
                usable &= usable - 1
                ends = 1 << T.ends[track][0] | 1 << T.ends[track][1]
                if places & ends:
                    places |= ends
    return places


@core
def best_station(s: Record, T: Record, P: Record, places: int) -> int:
    """The place of a set where a station helps most, -1 if it helps nowhere enough or the end is far."""
    me = s.seat
    left = turns_left(s, T, me)
    best = EMPTY
    if places == 0 or left > P.w[STATION_LATE]:
        return best
    best_worth = P.w[STATION_LEAST]
    for w in range(WORDS):
        tickets = s.held[me][w]
        if left > LAST_MOMENT:
            tickets &= ~P.aim[me][w]
        while tickets:
            t = (w << SHIFT) + lowest(tickets)
            tickets &= tickets - 1
            worth = 8 * T.goal_points[t][0]
            if worth > best_worth:
                place = gap(s, T, me, t, places)
                if place != EMPTY:
                    best = place
                    best_worth = worth
    return best


@core
def gap(s: Record, T: Record, me: int, t: int, places: int) -> int:
    """The place where a station would complete a ticket with one track of another, -1 if there is none."""
    near = reach(s, T, me, T.ticket_start[t])
    far = reach(s, T, me, T.ticket_goal[t][0])
    if near & far:
        return EMPTY
    for q in range(s.seats):
        if q != me:
            for w in range(WORDS):
                bits = s.own[q][w]
                while bits:
                    track = (w << SHIFT) + lowest(bits)
                    bits &= bits - 1
                    a, b = 1 << T.ends[track][0], 1 << T.ends[track][1]
                    if (a & near and b & far) or (a & far and b & near):
                        if places & a:
                            return int(T.ends[track][0])
                        if places & b:
                            return int(T.ends[track][1])
    return EMPTY
