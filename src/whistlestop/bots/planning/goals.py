"""Which tracks cards are collected for, and what each of them still lacks."""

from __future__ import annotations

from whistlestop.kernel import SHIFT, WORDS, Record, core, lowest
from whistlestop.rules.state import PLUS4, PLUS4_SPACES, WILD

from .sights import sights_at, sights_for
from .weights import EXTEND, SIGHT, TUNNEL_SPARE, WILD_WISH, WISH, WISH_FIRST, WISH_LACK


@core
def list_goals(s: Record, T: Record, P: Record, me: int) -> int:
    """Write the wanted tracks into `P.goal`, those first that bring most to tickets; return how many."""
    n = 0
    share = P.share[me]
    for w in range(WORDS):
        bits = P.wanted[me][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            at = n
            while at > 0 and share[P.goal[at - 1]] < share[track]:
                P.goal[at] = P.goal[at - 1]
                at -= 1
            P.goal[at] = track
            n += 1
    return n


@core
def allot(s: Record, T: Record, P: Record, me: int, n: int) -> int:
    """Allot the hand to the first `n` goals; return how many cards are lacking in all.

    `P.paid_in[i]` is the colour for goal i, `P.lack[i]` what it lacks, `P.left` the cards that no goal needs.
    """
    hand = s.hand[me]
    left = P.left
    for kind in range(T.kinds):
        left[kind] = hand[kind]
    lacking = 0
    for i in range(n):
        track = P.goal[i]
        colour = P.colour[track]
        if colour:
            P.paid_in[i] = colour
            lacking += allot_colour(T, P, i, track, colour)
    for i in range(n):
        track = P.goal[i]
        if P.colour[track] == 0:
            colour = 1
            for c in range(2, 9):
                if T.cards[c] and left[c] > left[colour]:
                    colour = c
            P.paid_in[i] = colour
            lacking += allot_colour(T, P, i, track, colour)
    for i in range(n):
        track = P.goal[i]
        if P.takes_wild[track] and P.lack[i]:
            wilds = left[WILD]
            if T.length[track] >= PLUS4_SPACES:
                wilds += left[PLUS4]
            if 0 < P.lack[i] <= wilds:
                long = min(P.lack[i], left[PLUS4]) if T.length[track] >= PLUS4_SPACES else 0
                left[PLUS4] -= long
                left[WILD] -= P.lack[i] - long
                lacking -= P.lack[i]
                P.lack[i] = 0
    return lacking


@core
def allot_colour(T: Record, P: Record, i: int, track: int, colour: int) -> int:
    """Allot cards of one colour to a goal; return what it lacks."""
    wanted = T.length[track] - T.symbols[track]
    if T.tunnel[track]:
        wanted += P.w[TUNNEL_SPARE]
    used = min(P.left[colour], wanted)
    P.left[colour] -= used
    P.lack[i] = wanted - used + T.symbols[track]
    return int(P.lack[i])


@core
def make_wishes(s: Record, T: Record, P: Record, me: int, n: int) -> None:
    """Say in `P.wish` what one more card of each kind is worth, after `allot`."""
    wish = P.wish
    for kind in range(T.kinds):
        wish[kind] = 1 if P.left[kind] else 0
    for i in range(n):
        if P.lack[i]:
            worth = P.w[WISH] + P.w[WISH_LACK] * P.lack[i]
            if i == 0:
                worth += P.w[WISH_FIRST]
            colour = P.paid_in[i]
            wish[colour] = max(wish[colour], worth)
    wish[WILD] = P.w[WILD_WISH]
    wish[PLUS4] = P.w[WILD_WISH] * 3 // 4


@core
def own_places(s: Record, T: Record, me: int) -> int:
    """The places that a seat's tracks touch."""
    places = 0
    for w in range(WORDS):
        bits = s.own[me][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            places |= 1 << T.ends[track][0] | 1 << T.ends[track][1]
    return places


@core
def add_fill(s: Record, T: Record, P: Record, me: int, n: int) -> int:
    """Add the track that brings most points a turn to the goals; return how many there are then."""
    hand = s.hand[me]
    best = -1
    best_rate = 0
    sights = sights_for(s, T, me)
    mine = own_places(s, T, me) if P.w[EXTEND] else 0
    for w in range(WORDS):
        bits = s.open[me][w] & T.fits[s.pieces[me]][w] & ~P.wanted[me][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            have = 0
            if P.colour[track]:
                have = hand[P.colour[track]]
            else:
                for c in range(1, 9):
                    have = max(have, hand[c])
            if P.takes_wild[track]:
                have += hand[WILD]
            length = T.length[track]
            missing = max(0, length - have)
            worth = 4 * T.value[length] + P.w[SIGHT] * sights_at(T, sights, track)
            if (mine >> T.ends[track][0] & 1) != (mine >> T.ends[track][1] & 1):
                worth += P.w[EXTEND]
            rate = worth * 64 // (2 + missing)
            if rate > best_rate:
                best_rate = rate
                best = track
    if best >= 0:
        P.goal[n] = best
        return n + 1
    return n
