"""The longest trail through one player's tracks, exactly (CM-110 to CM-112).

A connected piece of the network can be walked in one go if 0 or 2 of its places are odd (have an odd number
of tracks). So the question is which tracks to leave out, as lightly as possible, and that is what is
searched, not the walks, of which a dense holding has millions.

First the network shrinks without changing the answer: a hanging tree becomes one track as long as its longest
branch, a place with two tracks is melted into one track, and a round trip becomes a bonus of its place. Then
a depth-first search keeps or leaves out one track at a time. Two facts make it short. A longest trail ends
only at a place all of whose tracks it uses, for otherwise it could go on: so a place that lost a track is no
end, and if it is odd it must lose another. And every odd place but the two ends loses something, which bounds
what a branch can still reach.
"""

from __future__ import annotations

from typing import Final

from whistlestop.kernel import Row, core, scratch

TRACKS: Final = 128
PLACES: Final = 64
NEVER: Final = 1 << 40

FREE: Final = 0
KEPT: Final = 1
GONE: Final = 2

NOTHING: Final = -1
SECOND_WAY: Final = 1
KEEP_FIRST: Final = 2


@core
def longest_trail(n: int, end_a: Row, end_b: Row, weight: Row) -> int:
    """Return the length of the longest trail over `n` tracks; 0 if there are none.

    Track i joins the places `end_a[i]` and `end_b[i]`, two different numbers from 0 to 63, and has
    `weight[i]` spaces, at least 1. `n` is at most 127. Parallel tracks are fine. The rows are only read, and
    may be longer than `n`.
    """
    a = scratch(TRACKS)
    b = scratch(TRACKS)
    w = scratch(TRACKS)
    loop = scratch(PLACES)
    found = scratch(1)
    for e in range(n):
        a[e] = end_a[e]
        b[e] = end_b[e]
        w[e] = weight[e]
    m = shrink(n, a, b, w, loop, found)
    if m > 0:
        search(m, a, b, w, loop, found)
    length: int = found[0]
    return length


@core
def shrink(n: int, a: Row, b: Row, w: Row, loop: Row, found: Row) -> int:
    """Cut hanging trees and melt places with two tracks; return how many tracks are left.

    `loop[x]` becomes the length of the round trips that start and end at x and touch nothing else.
    """
    degree = scratch(PLACES)
    tail = scratch(PLACES)  # the longest way into a hanging tree, and the second longest beginning with another track
    second = scratch(PLACES)  # the longest that begins with another track
    for e in range(n):
        degree[a[e]] += 1
        degree[b[e]] += 1
    for v in range(PLACES):
        x = v
        while degree[x] == 1 or (degree[x] == 2 and tail[x] == 0):
            e = next_at(x, 0, a, b, w)
            y = a[e] + b[e] - x
            if degree[x] == 1:
                found[0] = max(found[0], loop[x] + tail[x] + second[x])
                length = w[e] + loop[x] + tail[x]
                if length > tail[y]:
                    second[y] = tail[y]
                    tail[y] = length
                elif length > second[y]:
                    second[y] = length
                w[e] = 0
                degree[y] -= 1
            else:
                f = next_at(x, e + 1, a, b, w)
                z = a[f] + b[f] - x
                length = w[e] + w[f] + loop[x]
                w[f] = 0
                if y == z:
                    w[e] = 0
                    loop[y] += length
                    degree[y] -= 2
                else:
                    a[e] = y
                    b[e] = z
                    w[e] = length
            degree[x] = 0
            loop[x] = 0
            tail[x] = 0
            second[x] = 0
            x = y
    m = 0
    for e in range(n):
        if w[e] > 0:
            a[m] = a[e]
            b[m] = b[e]
            w[m] = w[e]
            m += 1
    for v in range(PLACES):
        if degree[v] == 0:
            found[0] = max(found[0], loop[v] + tail[v] + second[v])
            loop[v] = 0
            tail[v] = 0
    leaf = 0
    for v in range(PLACES):
        while tail[v] > 0:  # a tail needed at least one place, so there is a free number for its end
            while degree[leaf] > 0:
                leaf += 1
            degree[leaf] = 1
            a[m] = v
            b[m] = leaf
            w[m] = tail[v]
            m += 1
            tail[v] = second[v]
            second[v] = 0
    return m


@core
def next_at(x: int, e: int, a: Row, b: Row, w: Row) -> int:
    """First track from number `e` on that is there and has an end at `x`."""
    while w[e] == 0 or (a[e] != x and b[e] != x):
        e += 1
    return e


@core
def search(m: int, a: Row, b: Row, w: Row, loop: Row, found: Row) -> None:
    """Keep or leave out one track after the other; put the longest trail into `found`, if it is longer."""
    state = scratch(TRACKS)
    frame = scratch(TRACKS)
    degree = scratch(PLACES)
    full = scratch(PLACES)
    number = scratch(PLACES)
    for e in range(m):
        degree[a[e]] += 1
        degree[b[e]] += 1
    places = 0
    for v in range(PLACES):  # number the places that are left from 0 on
        if degree[v] > 0:
            number[v] = places
            full[places] = degree[v]
            loop[places] = loop[v]
            places += 1
    for e in range(m):
        a[e] = number[a[e]]
        b[e] = number[b[e]]
    depth = 0
    while True:
        choice = choose(m, places, a, b, w, loop, full, state, found)
        if choice != NOTHING:
            frame[depth] = choice & ~KEEP_FIRST
            depth += 1
            state[choice >> 2] = KEPT if choice & KEEP_FIRST else GONE
        else:
            while depth > 0 and frame[depth - 1] & SECOND_WAY:
                depth -= 1
                state[frame[depth] >> 2] = FREE
            if depth == 0:
                return
            frame[depth - 1] |= SECOND_WAY
            e = frame[depth - 1] >> 2
            state[e] = KEPT + GONE - state[e]


@core
def choose(m: int, places: int, a: Row, b: Row, w: Row, loop: Row, full: Row, state: Row, found: Row) -> int:
    """Return what to decide next, `4 * track + KEEP_FIRST + SECOND_WAY`, or NOTHING for a finished branch."""
    root = scratch(PLACES)
    total = scratch(PLACES)
    degree = scratch(PLACES)
    free = scratch(PLACES)
    low = scratch(PLACES)
    lower = scratch(PLACES)
    need = scratch(PLACES)
    for v in range(places):
        root[v] = v
        low[v] = NEVER
        lower[v] = NEVER
        need[v] = NEVER
    kept = NOTHING
    for e in range(m):
        if state[e] != GONE:
            root[find(root, a[e])] = find(root, b[e])
            if state[e] == KEPT:
                kept = e
            for side in range(2):
                x = a[e] if side == 0 else b[e]
                degree[x] += 1
                if state[e] == FREE:
                    free[x] += 1
                    if w[e] < low[x]:
                        lower[x] = low[x]
                        low[x] = w[e]
                    elif w[e] < lower[x]:
                        lower[x] = w[e]
    for e in range(m):
        if state[e] != GONE:
            x = find(root, a[e])
            total[x] += w[e]
            if state[e] == KEPT and x != find(root, a[kept]):
                return NOTHING
    for v in range(places):
        if degree[v] > 0:
            total[find(root, v)] += loop[v]

    # which connected piece the trail is in
    piece = NOTHING
    several = False
    if kept != NOTHING:
        piece = find(root, a[kept])
    else:
        for v in range(places):
            if total[v] > found[0]:
                several = piece != NOTHING
                if piece == NOTHING or total[v] > total[piece]:
                    piece = v
    if piece == NOTHING or total[piece] <= found[0]:
        return NOTHING
    for e in range(m):
        if state[e] == FREE and find(root, a[e]) == piece:
            if several:
                return 4 * e + KEEP_FIRST
            need[a[e]] = min(need[a[e]], price(w[e], b[e], degree, low, lower))
            need[b[e]] = min(need[b[e]], price(w[e], a[e], degree, low, lower))

    # what the odd places must lose, two ends not counted
    odd = 0
    ends = 0
    loss = 0
    most = 0
    next_most = 0
    for v in range(places):
        if degree[v] & 1 and find(root, v) == piece:
            odd += 1
            if need[v] < NEVER:
                loss += need[v]
                if degree[v] == full[v]:
                    next_most = max(next_most, min(most, need[v]))
                    most = max(most, need[v])
            elif degree[v] == full[v]:
                ends += 1
            else:
                return NOTHING
    if odd <= 2:
        found[0] = max(found[0], total[piece])
        return NOTHING
    if ends > 2:
        return NOTHING
    if ends < 2:
        loss -= most
    if ends < 1:
        loss -= next_most
    if total[piece] - (loss + 1) // 2 <= found[0]:
        return NOTHING

    # the odd place with the fewest ways, and its cheapest way
    x = NOTHING
    fewest = NEVER
    for v in range(places):
        if degree[v] & 1 and find(root, v) == piece and need[v] < NEVER:
            ways = free[v] + 1 if degree[v] == full[v] and ends < 2 else free[v]
            if ways < fewest or (ways == fewest and need[v] > need[x]):
                fewest = ways
                x = v
    choice = NOTHING
    for e in range(m):
        if state[e] == FREE and (a[e] == x or b[e] == x):
            if price(w[e], a[e] + b[e] - x, degree, low, lower) == need[x]:
                choice = e
                break
    if fewest == 1:
        return 4 * choice + SECOND_WAY
    if free[x] == 1 and need[x] >= next_most:
        return 4 * choice + KEEP_FIRST
    return 4 * choice


@core
def find(root: Row, v: int) -> int:
    """The place that stands for the connected piece of `v`."""
    while root[v] != v:
        root[v] = root[root[v]]
        v = root[v]
    return v


@core
def price(length: int, y: int, degree: Row, low: Row, lower: Row) -> int:
    """The least that is lost if a place leaves out its track to `y`; an even `y` then loses another."""
    more: int = 0
    if degree[y] & 1 == 0:
        more = lower[y] if low[y] == length else low[y]
    return length + more
