"""The whole player: what the acting seat chooses, in every phase of every title."""

from __future__ import annotations

from whistlestop.families.board import apply, legal
from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest, popcount
from whistlestop.rules.state import (
    ACCEPT,
    AFTER,
    AT_PLACE,
    AT_TRACK,
    BLIND,
    BORROW,
    DICE_MAIN,
    DICE_RIDE,
    DICE_TUNNEL,
    DRAW_TICKETS,
    EMPTY,
    KEEP,
    MAIN,
    MENU,
    MIX,
    MOVE_PASSENGER,
    OVER,
    PASSENGER,
    PAY,
    PAY_PLUS4,
    PLACES,
    RIDE,
    ROLLED,
    ROW,
    SECOND,
    SOUVENIR,
    STATION,
    SUBSTITUTE,
    TRACKS,
    TUNNEL,
    WILD,
)

from .clock import turns_left
from .dice import choose_after, choose_in_tunnel, choose_reroll, choose_with_dice
from .forest import refresh
from .goals import add_fill, allot, list_goals, make_wishes
from .memory import forget
from .offers import choose_keep
from .paying import ROW_BITS, best_row, best_station_row, choose_surcharge, least_needed
from .riding import best_rider, choose_ride, choose_stand
from .sights import choose_souvenir, sights_at, sights_for
from .stations import best_station
from .weights import CLAIM_LEAST, CLAIM_SLACK, LONG_TICKETS, SIGHT, TICKET_PIECES, TICKET_TURNS, WILD_ROW, WISH


@core
def prepare(s: Record, T: Record, P: Record) -> int:
    """Bring the acting seat's plan up to date and allot its hand; return the number of goals."""
    me = s.seat
    refresh(s, T, P, me)
    n = list_goals(s, T, P, me)
    lacking = allot(s, T, P, me, n)
    if lacking == 0:
        n = add_fill(s, T, P, me, n)
        allot(s, T, P, me, n)
    return n


@core
def plan_move(s: Record, T: Record, P: Record, m: Row) -> int:
    """What the acting seat chooses: a number below 256 (rules.state)."""
    phase = s.phase
    if phase == MAIN:
        return choose_main(s, T, P, m)
    if phase == KEEP:
        return choose_keep(s, T, P)
    legal(s, T, m)
    if phase == SECOND:
        n = prepare(s, T, P)
        make_wishes(s, T, P, s.seat, n)
        return choose_pick(s, T, P, m[MENU], 1)
    if phase == PAY:
        return choose_row(s, T, P)
    if phase == TUNNEL:
        return choose_surcharge(m[MENU])
    if phase == SUBSTITUTE:
        prepare(s, T, P)
        return least_needed(s, T, P)
    if phase == STATION:
        prepare(s, T, P)
        return best_station_row(s, T, P, m[MENU])
    if phase >= ROLLED and phase <= AFTER:
        return choose_dice(s, T, P, m)
    if phase == SOUVENIR:
        return choose_souvenir(s, T)
    if phase == PASSENGER:
        return choose_stand(s, T, P)
    if phase == RIDE:
        return choose_ride(s, T, P, m)
    if phase == MIX:
        return choose_mix(P, m[MENU])
    if phase == BORROW:
        return ACCEPT
    if phase == PAY_PLUS4:
        choice = 0
        while m[MENU] >> (choice + 1):
            choice += 1
        return choice
    return first_legal(m)


@core
def choose_dice(s: Record, T: Record, P: Record, m: Row) -> int:
    """What to do with dice (DX-20 to DX-64)."""
    refresh(s, T, P, s.seat)
    if s.phase == ROLLED:
        return choose_reroll(s, T, P)
    if s.phase == DICE_MAIN:
        menu = m[MENU]
        if T.passengers:
            rider = best_rider(s, T, P, menu >> DICE_RIDE & 7)
            if rider != EMPTY:
                return DICE_RIDE + rider
        if T.stations:
            place = best_station(s, T, P, m[PLACES])
            if place != EMPTY:
                return AT_PLACE + place
        return choose_with_dice(s, T, P, m[MENU])
    if s.phase == AFTER:
        return choose_after(s, T, P, m[MENU])
    if s.phase == DICE_TUNNEL:
        return choose_in_tunnel(s, T, m[MENU])
    return first_legal(m)


@core
def choose_mix(P: Record, menu: int) -> int:
    """How many long tickets to ask for: the wanted number, or the nearest below it (MK-21)."""
    best = lowest(menu)
    for n in range(best, P.w[LONG_TICKETS] + 1):
        if menu >> n & 1:
            best = n
    return best


@core
def first_legal(m: Row) -> int:
    """The first of the legal choices, tracks before the rest."""
    for w in range(WORDS):
        if m[TRACKS + w]:
            return AT_TRACK + (w << SHIFT) + lowest(m[TRACKS + w])
    if m[PLACES]:
        return AT_PLACE + lowest(m[PLACES])
    return lowest(m[MENU])


@core
def allotted_to(T: Record, P: Record, i: int) -> int:
    """Cards of its colour that `allot` gave to a goal."""
    return int(max(0, T.length[P.goal[i]] - P.lack[i]))


@core
def choose_row(s: Record, T: Record, P: Record) -> int:
    """Pay for the track that was chosen."""
    n = prepare(s, T, P)
    colour = EMPTY
    cards = 0
    for i in range(n):
        if P.goal[i] == s.track:
            colour = P.paid_in[i]
            cards = allotted_to(T, P, i)
    return AT_TRACK + best_row(s, T, P, s.track, colour, cards) % ROW_BITS


@core
def choose_main(s: Record, T: Record, P: Record, m: Row) -> int:
    """Claim what is wanted, else draw tickets, else cards."""
    me = s.seat
    n = prepare(s, T, P)
    legal(s, T, m)
    share = P.share[me]
    sights = sights_for(s, T, me)
    menu = m[MENU]
    if T.passengers:
        rider = best_rider(s, T, P, menu >> MOVE_PASSENGER)
        if rider != EMPTY:
            return MOVE_PASSENGER + rider
    if T.stations:
        place = best_station(s, T, P, m[PLACES])
        if place != EMPTY:
            return AT_PLACE + place
    best = -1
    left = turns_left(s, T, me)
    wanted = 0
    for w in range(WORDS):
        wanted += popcount(P.wanted[me][w])
    best_score = P.w[CLAIM_LEAST] if left > wanted + P.w[CLAIM_SLACK] else 0
    for i in range(n):
        track = P.goal[i]
        if m[TRACKS + (track >> SHIFT)] >> (track & LAST) & 1:
            cost = best_row(s, T, P, track, P.paid_in[i], allotted_to(T, P, i)) // ROW_BITS
            score = share[track] + 4 * T.value[T.length[track]] - cost
            score += P.w[SIGHT] * sights_at(T, sights, track)
            if score > best_score:
                best_score = score
                best = track
    if best >= 0:
        return AT_TRACK + best
    if wanted == 0 and menu >> DRAW_TICKETS & 1 and s.pieces[me] >= P.w[TICKET_PIECES] and left >= P.w[TICKET_TURNS]:
        return DRAW_TICKETS
    if left <= 2 or s.turns > 300:
        best = -1
        for w in range(WORDS):
            bits = m[TRACKS + w]
            while bits:
                track = (w << SHIFT) + lowest(bits)
                bits &= bits - 1
                if best < 0 or T.length[track] > T.length[best]:
                    best = track
        if best >= 0:
            return AT_TRACK + best
    if menu & ((2 << ROW) - 1):
        make_wishes(s, T, P, me, n)
        return choose_pick(s, T, P, menu, 0)
    return first_legal(m)


@core
def choose_pick(s: Record, T: Record, P: Record, menu: int, second: int) -> int:
    """Take the card of the row that is wanted most, or a blind one."""
    wish = P.wish
    hand = s.hand[s.seat]
    total = 0
    worth = 0
    for kind in range(T.kinds):
        unseen = T.cards[kind] - hand[kind] - s.discard[kind]
        for slot in range(ROW):
            if s.row[slot] == kind:
                unseen -= 1
        total += unseen
        worth += unseen * wish[kind]
    best = -1
    best_worth = -1
    if menu >> BLIND & 1:
        best = BLIND
        best_worth = worth * 16 // max(1, total)
    for slot in range(ROW):
        if menu >> (slot + 1) & 1:
            kind = s.row[slot]
            here = wish[kind] * 16
            if kind == WILD and T.wild_costs_draw and second == 0:
                here -= (P.w[WISH] + P.w[WILD_ROW]) * 16
            if here > best_worth:
                best_worth = here
                best = slot + 1
    return best


@core
def rollout(s: Record, T: Record, P: Record, m: Row) -> int:
    """Let the planner play all seats to the end; return the number of decisions."""
    forget(P)
    decisions = 0
    while s.phase != OVER:
        apply(s, T, plan_move(s, T, P, m))
        decisions += 1
    return decisions
