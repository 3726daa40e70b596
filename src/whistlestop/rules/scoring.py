"""Final scoring: tickets, bonuses, borrowed tracks, tie-breaks (CM-83, CM-100 to CM-112, EU-12 to EU-15)."""

from __future__ import annotations

from whistlestop.kernel import SHIFT, WORDS, Record, Row, core, lowest, popcount, scratch
from whistlestop.kernel.trail import longest_trail

from .state import EMPTY, MAX_STATIONS, SYMBOLS
from .tables import FEWEST_STATIONS, LONGEST_HOLDER, LONGEST_PATH, LONGEST_TICKET_ROUTE, MOST_TICKETS

FAR = 9999
NO_TRACK = 127


@core
def root_of(label: Row, place: int) -> int:
    """Follow labels to the one that stands for the whole chain."""
    while label[place] != place:
        place = label[place]
    return place


@core
def label_places(s: Record, T: Record, seat: int, label: Row) -> None:
    """Give all places that a seat's own tracks join the same label (CM-83)."""
    for place in range(T.n_places):
        label[place] = place
    for w in range(WORDS):
        bits = s.own[seat][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            label[root_of(label, T.ends[track][1])] = root_of(label, T.ends[track][0])
    for place in range(T.n_places):
        label[place] = root_of(label, place)


@core
def borrow_tracks(s: Record, T: Record, seat: int, label: Row) -> None:
    """Join places over the tracks that the seat's stations use (EU-12)."""
    for i in range(MAX_STATIONS):
        track = s.borrowed[seat][i]
        if track != EMPTY:
            one, other = root_of(label, T.ends[track][0]), root_of(label, T.ends[track][1])
            label[one] = other


@core
def ticket_value(T: Record, t: int, label: Row) -> int:
    """Points of a ticket: the best goal reached, or minus its lowest value (CH-42, CH-43); never 0."""
    best = 0
    least = T.goal_points[t][0]
    for g in range(T.n_goals[t]):
        points = T.goal_points[t][g]
        least = min(least, points)
        if points > best and joined(T.ticket_start[t], T.ticket_goal[t][g], label):
            best = points
    return best if best > 0 else -least


@core
def joined(start: int, goal: int, label: Row) -> bool:
    """Some place of one set hangs together with some place of another (CH-40, CH-45)."""
    while start:
        here = root_of(label, lowest(start))
        start &= start - 1
        rest = goal
        while rest:
            if root_of(label, lowest(rest)) == here:
                return True
            rest &= rest - 1
    return False


@core
def score_tickets(s: Record, T: Record, seat: int, label: Row) -> int:
    """Sum of a seat's tickets, times 256, plus the number completed."""
    total = 0
    done = 0
    for w in range(WORDS):
        bits = s.held[seat][w]
        while bits:
            value = ticket_value(T, (w << SHIFT) + lowest(bits), label)
            bits &= bits - 1
            total += value
            if value > 0:
                done += 1
    return total * 256 + done


@core
def longest_path(s: Record, T: Record, seat: int) -> int:
    """Length of the longest trail through a seat's own tracks (CM-110); computed once, when asked."""
    if s.longest[seat] >= 0:
        return int(s.longest[seat])
    end_a = scratch(128)
    end_b = scratch(128)
    weight = scratch(128)
    n = 0
    for w in range(WORDS):
        bits = s.own[seat][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            end_a[n] = T.ends[track][0]
            end_b[n] = T.ends[track][1]
            weight[n] = T.length[track]
            n += 1
    s.longest[seat] = longest_trail(n, end_a, end_b, weight)
    return int(s.longest[seat])


@core
def longest_ticket_route(s: Record, T: Record, seat: int) -> int:
    """Over the completed tickets, the most pieces that the shortest own chain between two places needs (NC-84)."""
    label = scratch(64)
    label_places(s, T, seat, label)
    longest = 0
    for w in range(WORDS):
        bits = s.held[seat][w]
        while bits:
            t = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            if ticket_value(T, t, label) > 0:
                longest = max(longest, shortest_chain(s, T, seat, T.ticket_start[t], T.ticket_goal[t][0]))
    return longest


@core
def shortest_chain(s: Record, T: Record, seat: int, start: int, goal: int) -> int:
    """Fewest own pieces in a chain between two joined sets of places."""
    distance = scratch(64)
    for place in range(T.n_places):
        distance[place] = 0 if start >> place & 1 else FAR
    changed = True
    while changed:
        changed = False
        for w in range(WORDS):
            bits = s.own[seat][w]
            while bits:
                track = (w << SHIFT) + lowest(bits)
                bits &= bits - 1
                a, b = T.ends[track][0], T.ends[track][1]
                if distance[a] + T.length[track] < distance[b]:
                    distance[b] = distance[a] + T.length[track]
                    changed = True
                elif distance[b] + T.length[track] < distance[a]:
                    distance[a] = distance[b] + T.length[track]
                    changed = True
    nearest = FAR
    for place in range(T.n_places):
        if goal >> place & 1:
            nearest = min(nearest, distance[place])
    return nearest


@core
def score_game(s: Record, T: Record) -> None:
    """Add tickets and bonuses to the points from play and find the winners (CM-100 to CM-104)."""
    label = scratch(64)
    most = 0
    longest = 0
    for p in range(s.seats):
        label_places(s, T, p, label)
        if T.stations:
            borrow_tracks(s, T, p, label)
            if s.events is not None:
                for i in range(MAX_STATIONS):
                    if s.borrowed[p][i] != EMPTY:
                        s.events.append(("borrow", p, s.station[p][i], s.borrowed[p][i]))
        both = score_tickets(s, T, p, label)
        s.done[p] = both & 255
        s.points[p] += both >> 8
        s.points[p] += T.station_points * s.stations[p]
        if T.souvenirs:
            s.points[p] += T.souvenir_points[popcount(s.souvenirs[p] & ((1 << SYMBOLS) - 1))]
        most = max(most, s.done[p])
        if T.longest_bonus:
            longest = max(longest, longest_path(s, T, p))
    for p in range(s.seats):
        if T.most_bonus and most > 0 and s.done[p] == most:
            s.points[p] += T.most_bonus
        if T.longest_bonus and longest > 0 and s.longest[p] == longest:
            s.points[p] += T.longest_bonus
    find_winners(s, T)


@core
def find_winners(s: Record, T: Record) -> None:
    """Highest total, then the title's tie-breaks in order, then a shared victory (CM-104)."""
    best = s.points[0]
    for p in range(1, s.seats):
        best = max(best, s.points[p])
    tied = 0
    for p in range(s.seats):
        if s.points[p] == best:
            tied |= 1 << p
    i = 0
    while i < 4 and T.ties[i] and popcount(tied) > 1:
        best = -FAR
        for p in range(s.seats):
            if tied >> p & 1:
                best = max(best, tie_value(s, T, p, T.ties[i]))
        left = 0
        for p in range(s.seats):
            if tied >> p & 1 and tie_value(s, T, p, T.ties[i]) == best:
                left |= 1 << p
        tied = left
        i += 1
    s.winners = tied


@core
def tie_value(s: Record, T: Record, seat: int, tie: int) -> int:
    """What a tie-break compares; more is better."""
    if tie == MOST_TICKETS:
        return int(s.done[seat])
    if tie == LONGEST_PATH:
        return longest_path(s, T, seat)
    if tie == LONGEST_HOLDER:
        longest = 0
        for p in range(s.seats):
            longest = max(longest, longest_path(s, T, p))
        return 1 if longest > 0 and longest_path(s, T, seat) == longest else 0
    if tie == FEWEST_STATIONS:
        return int(s.stations[seat])
    if tie == LONGEST_TICKET_ROUTE:
        return longest_ticket_route(s, T, seat)
    return int(s.goods[seat])


@core
def may_borrow(s: Record, T: Record, seat: int, step: int, w: int) -> int:
    """Opponents' tracks that the seat's station number `step` may use, one word of the set (EU-12)."""
    place = s.station[seat][step]
    others = 0
    if place != EMPTY:
        for q in range(s.seats):
            if q != seat:
                others |= s.own[q][w] & T.touching[place][w]
    return others


@core
def propose_loans(s: Record, T: Record, seat: int) -> None:
    """Choose the tracks that stations use: best ticket total, then more tickets, fewer and lower tracks (EU-13)."""
    own = scratch(64)
    label_places(s, T, seat, own)
    ways = scratch(3 * 64)
    n_ways = scratch(3)
    for i in range(MAX_STATIONS):
        ways[64 * i] = EMPTY
        n_ways[i] = 1
        for w in range(WORDS):
            bits = may_borrow(s, T, seat, i, w)
            while bits:
                track = (w << SHIFT) + lowest(bits)
                bits &= bits - 1
                if leads_elsewhere(s, T, seat, i, track, own, ways, n_ways[i]):
                    ways[64 * i + n_ways[i]] = track
                    n_ways[i] += 1
    best = 0
    found = False
    chosen = scratch(3)
    label = scratch(64)
    for x in range(n_ways[0]):
        for y in range(n_ways[1]):
            for z in range(n_ways[2]):
                s.borrowed[seat][0] = ways[x]
                s.borrowed[seat][1] = ways[64 + y]
                s.borrowed[seat][2] = ways[128 + z]
                for place in range(T.n_places):
                    label[place] = own[place]
                borrow_tracks(s, T, seat, label)
                worth = score_tickets(s, T, seat, label) * (1 << 24) + thrift(ways[x], ways[64 + y], ways[128 + z])
                if not found or worth > best:
                    found = True
                    best = worth
                    for i in range(MAX_STATIONS):
                        chosen[i] = s.borrowed[seat][i]
    for i in range(MAX_STATIONS):
        s.borrowed[seat][i] = chosen[i]


@core
def leads_elsewhere(s: Record, T: Record, seat: int, step: int, track: int, own: Row, ways: Row, n: int) -> bool:
    """The track joins the station's city to a chain that neither its own chain nor a lower track reaches."""
    here = s.station[seat][step]
    far = own[T.ends[track][0] + T.ends[track][1] - here]
    if far == own[here]:
        return False
    for i in range(1, n):
        other = ways[64 * step + i]
        if own[T.ends[other][0] + T.ends[other][1] - here] == far:
            return False
    return True


@core
def thrift(a: int, b: int, c: int) -> int:
    """Worth more the fewer tracks are borrowed, then the lower their sorted numbers; below 2 to the 24."""
    a = NO_TRACK if a == EMPTY else a
    b = NO_TRACK if b == EMPTY else b
    c = NO_TRACK if c == EMPTY else c
    unused = (1 if a == NO_TRACK else 0) + (1 if b == NO_TRACK else 0) + (1 if c == NO_TRACK else 0)
    low = min(a, min(b, c))
    high = max(a, max(b, c))
    middle = a + b + c - low - high
    return unused * (1 << 21) + (1 << 21) - 1 - (low * 16384 + middle * 128 + high)
