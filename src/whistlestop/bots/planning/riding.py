"""Märklin's passengers: where one is placed, when it rides, and where to (MK-40 to MK-56)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, scratch
from whistlestop.rules.passengers import may_stand
from whistlestop.rules.state import AT_TRACK, EMPTY, MAX_PASSENGERS, TRACKS

from .weights import RIDE_LATE, RIDE_LEAST, STAND_LEAST

FAR_SIGHT = 7
"""Tracks that a ride is planned ahead."""

MOST_STEPS = 600
"""Steps after which a ride through a tangle of tracks is planned no further."""

LATE = 10
"""Pieces of any seat from which passengers ride while they still can."""

STOP = 0


@core
def top_token(s: Record, T: Record, place: int) -> int:
    """Points of the merchandise that the next visitor of a place gets."""
    if not T.cities >> place & 1 or s.taken[place] >= T.stack_size[place]:
        return 0
    return int(T.goods[place][s.taken[place]])


@core
def plan_ride(s: Record, T: Record, P: Record, start: int, visited: int) -> int:
    """The most that a ride over the seat's own tracks can fetch; the first track goes to `P.ride`, -1 for none.

    Every track is used once, and what was visited brings nothing more.
    """
    me = s.seat
    here = scratch(FAR_SIGHT + 1)
    arc = scratch(FAR_SIGHT + 1)
    used = scratch(FAR_SIGHT + 1)
    seen = scratch(FAR_SIGHT + 1)
    gain = scratch(FAR_SIGHT + 1)
    here[0] = start
    seen[0] = visited | 1 << start
    arc[0] = P.first_arc[start]
    depth = 0
    best = 0
    P.ride = EMPTY
    steps = 0
    while depth >= 0:
        place = here[depth]
        on = depth < FAR_SIGHT and T.cities >> place & 1 and steps < MOST_STEPS
        if not on or arc[depth] >= P.first_arc[place + 1]:
            depth -= 1
            continue
        track, other = P.arc_track[arc[depth]], P.arc_to[arc[depth]]
        arc[depth] += 1
        word, bit = track >> SHIFT, 1 << (track & LAST)
        fresh = s.own[me][word] & bit and not s.ridden[word] & bit
        for i in range(depth):
            if used[i] == track:
                fresh = 0
        if fresh:
            steps += 1
            used[depth] = track
            more = 0 if seen[depth] >> other & 1 else top_token(s, T, other)
            depth += 1
            here[depth] = other
            arc[depth] = P.first_arc[other]
            seen[depth] = seen[depth - 1] | 1 << other
            gain[depth] = gain[depth - 1] + more
            if gain[depth] > best:
                best = gain[depth]
                P.ride = used[0]
    return best


@core
def best_rider(s: Record, T: Record, P: Record, movable: int) -> int:
    """The passenger that should ride now, -1 for none; `movable` is the set of those that can."""
    me = s.seat
    for w in range(WORDS):
        s.ridden[w] = 0
    late = False
    for q in range(s.seats):
        if s.pieces[q] <= LATE:
            late = True
    best = EMPTY
    best_points = (P.w[RIDE_LATE] if late else P.w[RIDE_LEAST]) - 1
    for i in range(MAX_PASSENGERS):
        if movable >> i & 1:
            place = s.passenger[me][i]
            points = plan_ride(s, T, P, place, 0)
            if points and T.collect_at_start:
                points += top_token(s, T, place)
            if points > best_points:
                best = i
                best_points = points
    return best


@core
def choose_ride(s: Record, T: Record, P: Record, m: Row) -> int:
    """Where the passenger goes on, or that it stops."""
    plan_ride(s, T, P, s.place, s.visited)
    if P.ride != EMPTY and m[TRACKS + (P.ride >> SHIFT)] >> (P.ride & LAST) & 1:
        return AT_TRACK + P.ride
    if m[0]:
        return STOP
    for w in range(WORDS):
        if m[TRACKS + w]:
            return AT_TRACK + (w << SHIFT) + lowest(m[TRACKS + w])
    return STOP


@core
def choose_stand(s: Record, T: Record, P: Record) -> int:
    """The end of the claimed track on which a passenger is placed: 1 or 2, or 0 for neither."""
    best = 0
    best_worth = P.w[STAND_LEAST] - 1
    for end in range(2):
        place = T.ends[s.track][end]
        if may_stand(s, T, place):
            worth = plan_ride(s, T, P, place, 0) + top_token(s, T, place)
            for i in range(MAX_PASSENGERS):
                if s.passenger[s.seat][i] == place:
                    worth = -1
            if worth > best_worth:
                best = 1 + end
                best_worth = worth
    return best
