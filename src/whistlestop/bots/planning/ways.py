"""Cheapest ways over the board: own tracks are free, open ones have a price, the others are no way at all."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest
from whistlestop.rules.dice import MOST_UNITS, TRAIN_DICE

from .memory import FAR
from .sights import sights_at, sights_for
from .weights import SIGHT


@core
def set_prices(s: Record, T: Record, P: Record, me: int) -> None:
    """Write what each track costs a seat now into `P.cost`."""
    for track in range(T.n_tracks):
        P.cost[track] = FAR
    fitting = T.fits[s.pieces[me]]
    sights = sights_for(s, T, me)
    for w in range(WORDS):
        bits = s.open[me][w] & fitting[w]
        if T.with_dice:
            bits &= T.fits[MOST_UNITS][w] & T.symbols_within[TRAIN_DICE][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            P.cost[track] = P.price[track]
            if sights:
                P.cost[track] = max(1, P.price[track] - P.w[SIGHT] * sights_at(T, sights, track))
        bits = s.own[me][w]
        while bits:
            P.cost[(w << SHIFT) + lowest(bits)] = 0
            bits &= bits - 1


@core
def spread(T: Record, P: Record, starts: int, goals: int) -> int:
    """Find how far each place is from a set of places; stop at the first of the goals and return it, -1 if none.

    A border crossing is an end and never on the way (CH-20).
    """
    far, by, bucket, cost = P.far, P.by, P.bucket, P.cost
    for place in range(T.n_places):
        far[place] = FAR
    left = starts
    while left:
        far[lowest(left)] = 0
        left &= left - 1
    bucket[0] = starts
    through = T.cities | starts
    top = 0
    d = 0
    reached = -1
    while d <= top and reached < 0:
        while bucket[d]:
            here = bucket[d]
            bucket[d] = 0
            if here & goals:
                reached = lowest(here & goals)
                break
            here &= through
            while here:
                place = lowest(here)
                here &= here - 1
                if far[place] == d:
                    for arc in range(P.first_arc[place], P.first_arc[place + 1]):
                        track = P.arc_track[arc]
                        there = d + cost[track]
                        other = P.arc_to[arc]
                        if there < far[other]:
                            far[other] = there
                            by[other] = track
                            bucket[there] |= 1 << other
                            top = max(top, there)
        d += 1
    for rest in range(max(d - 1, 0), top + 1):
        bucket[rest] = 0
    return reached


@core
def walk_back(s: Record, T: Record, P: Record, me: int, starts: int, goal: int, way: Row) -> int:
    """Add the tracks of the way that `spread` found to a set, own ones left out, and make them free; return spaces."""
    place = goal
    spaces = 0
    while not starts >> place & 1:
        track = P.by[place]
        word, bit = track >> SHIFT, 1 << (track & LAST)
        if not s.own[me][word] & bit:
            way[word] |= bit
            if P.cost[track]:
                spaces += T.length[track]
                P.cost[track] = 0
        place = T.ends[track][0] + T.ends[track][1] - place
    return spaces
