"""One plan over all tickets: tracks to claim so that tickets gain the most (a Steiner forest with prizes).

The cheapest ticket that pays is added first, and what is planned is free for the next.  Then each ticket in turn is
taken out and planned anew with the ways of the others free.
"""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, popcount

from .memory import FAR, MAX_TODO
from .ways import set_prices, spread, walk_back
from .weights import STAKE

PLACE = 0
COST = 1
GAIN = 2


@core
def list_tickets(P: Record, tickets: Row) -> int:
    """Write the tickets of a set into `P.todo`; return how many."""
    n = 0
    for w in range(WORDS):
        bits = tickets[w]
        while bits and n < MAX_TODO:
            P.todo[n] = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            n += 1
    return n


@core
def look_for(T: Record, P: Record, t: int) -> None:
    """Find the goal of a ticket that brings most, its price and its gain against the ticket as it stands."""
    found = P.found
    found[PLACE] = -1
    found[COST] = FAR
    found[GAIN] = 0
    if T.n_goals[t] == 1:
        place = spread(T, P, T.ticket_start[t], T.ticket_goal[t][0])
        if place >= 0:
            found[PLACE] = place
            found[COST] = P.far[place]
            found[GAIN] = 2 * T.goal_points[t][0]
        return
    spread(T, P, T.ticket_start[t], 0)
    least = T.goal_points[t][0]
    reached = 0
    for g in range(T.n_goals[t]):
        points = T.goal_points[t][g]
        least = min(least, points)
        place = nearest(P, T.ticket_goal[t][g])
        if P.far[place] == 0:
            reached = max(reached, points)
    standing = reached if reached else -least
    best = 0
    for g in range(T.n_goals[t]):
        place = nearest(P, T.ticket_goal[t][g])
        gain = T.goal_points[t][g] - standing
        if P.far[place] < FAR and (gain > 0 or P.far[place] == 0):
            net = gain * P.w[STAKE] - P.far[place]
            if found[PLACE] < 0 or net > best:
                best = net
                found[PLACE] = place
                found[COST] = P.far[place]
                found[GAIN] = gain


@core
def nearest(P: Record, places: int) -> int:
    """The nearest of some places, after `spread`."""
    best = lowest(places)
    while places:
        place = lowest(places)
        places &= places - 1
        if P.far[place] < P.far[best]:
            best = place
    return best


@core
def plan_for(s: Record, T: Record, P: Record, me: int, tickets: Row) -> int:
    """Plan the tickets of a set; `P.all` becomes the tracks, `P.placed[i]` whether ticket `P.todo[i]` is completed.

    Returns what it is worth: gains of the tickets less prices of the tracks.
    """
    n = list_tickets(P, tickets)
    set_prices(s, T, P, me)
    for w in range(WORDS):
        P.all[w] = 0
    spaces = 0
    worth = 0
    for i in range(n):
        P.placed[i] = 0
        for w in range(WORDS):
            P.way[i][w] = 0
    while True:
        best = -1
        best_cost = FAR
        best_gain = 0
        best_place = 0
        for i in range(n):
            if P.placed[i] == 0:
                look_for(T, P, P.todo[i])
                cost, gain = P.found[COST], P.found[GAIN]
                if P.found[PLACE] >= 0 and gain * P.w[STAKE] >= cost:
                    if best < 0 or cost < best_cost or (cost == best_cost and gain > best_gain):
                        best = i
                        best_cost = cost
                        best_gain = gain
                        best_place = P.found[PLACE]
        if best < 0:
            break
        t = P.todo[best]
        P.placed[best] = 1
        if best_cost:
            spread(T, P, T.ticket_start[t], 1 << best_place)
            more = walk_back(s, T, P, me, T.ticket_start[t], best_place, P.way[best])
            if spaces + more > s.pieces[me]:
                undo_way(P, best)
                continue
            spaces += more
            for w in range(WORDS):
                P.all[w] |= P.way[best][w]
        worth += best_gain * P.w[STAKE] - best_cost
        P.gain[best] = best_gain
    return worth


@core
def undo_way(P: Record, i: int) -> None:
    """Give up a ticket whose way is too long for the pieces left; its tracks get their prices back."""
    P.placed[i] = -1
    for w in range(WORDS):
        bits = P.way[i][w] & ~P.all[w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            P.cost[track] = P.price[track]
        P.way[i][w] = 0


@core
def keep_plan(s: Record, T: Record, P: Record, me: int) -> None:
    """Make a seat's plan for the tickets that it holds."""
    plan_for(s, T, P, me, s.held[me])
    share = P.share[me]
    for w in range(WORDS):
        P.own[me][w] = s.own[me][w]
        P.open[me][w] = s.open[me][w]
        P.held[me][w] = s.held[me][w]
        P.wanted[me][w] = P.all[w]
        P.aim[me][w] = 0
    for track in range(T.n_tracks):
        share[track] = 0
    n = list_tickets(P, s.held[me])
    for i in range(n):
        if P.placed[i] == 1:
            t = P.todo[i]
            P.aim[me][t >> SHIFT] |= 1 << (t & LAST)
            tracks = 0
            for w in range(WORDS):
                tracks += popcount(P.way[i][w])
            if tracks:
                part = P.gain[i] * 4 // tracks
                for w in range(WORDS):
                    bits = P.way[i][w]
                    while bits:
                        share[(w << SHIFT) + lowest(bits)] += part
                        bits &= bits - 1
    P.made[me] = 1


@core
def refresh(s: Record, T: Record, P: Record, me: int) -> None:
    """See that a seat's plan fits the state: strike off what it has claimed, plan anew if something went wrong."""
    stale = P.made[me] == 0
    for w in range(WORDS):
        if P.held[me][w] != s.held[me][w]:
            stale = True
        if P.own[me][w] & ~s.own[me][w] or s.open[me][w] & ~P.open[me][w]:
            stale = True  # another game
        if (s.own[me][w] & ~P.own[me][w]) & ~P.wanted[me][w]:
            stale = True  # claimed something else
        if P.wanted[me][w] & ~s.own[me][w] & ~(s.open[me][w] & T.fits[s.pieces[me]][w]):
            stale = True  # lost a track
    if stale:
        keep_plan(s, T, P, me)
        return
    for w in range(WORDS):
        P.wanted[me][w] &= ~s.own[me][w]
        P.own[me][w] = s.own[me][w]
        P.open[me][w] = s.open[me][w]
