"""A turn with dice by expected value: what to roll again, what to claim with it, and when to take tokens (DX-20).

What a claim is worth depends on the track, on how many dice fit it and on how many tokens are left afterwards.  All
that is tabulated once a turn; a set of dice to roll again is then worth the mean over all that may fall.
"""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, core, lowest, scratch
from whistlestop.rules.dice import TRAIN_DICE, pair_high, pair_low, symbol_of
from whistlestop.rules.state import (
    AT_TRACK,
    DICE_DECLINE,
    DICE_SURCHARGE,
    DICE_TICKETS,
    DOUBLE,
    EMPTY,
    END_TURN,
    LOCOMOTIVE,
    MAX_TOKENS,
    SINGLE,
    STATION_FACE,
)

from .clock import turns_left
from .weights import OFF_PLAN, TICKET_DICE, TICKET_PIECES, TICKET_TURNS, TOKEN

HURRY = 2
"""Turns before the end from which any track will do."""

LONG_GAME = 200
"""Turns of all seats after which nobody waits for anything."""

NEVER = -10000
EXCHANGES = (1 << DICE_DECLINE) - 1


@core
def any_will_do(s: Record, T: Record, me: int) -> int:
    """1 if the end is near, or has been far for too long: then points are all that a track is for."""
    return 1 if turns_left(s, T, me) <= HURRY or s.turns > LONG_GAME else 0


@core
def claim_worth(s: Record, T: Record, P: Record, me: int, track: int, planned: int, hurry: int) -> int:
    """Quarters of points that a claim brings, by itself and to tickets."""
    length = T.length[track]
    worth = 4 * T.value[length] + P.share[me][track]
    if not hurry and not P.wanted[me][track >> SHIFT] >> (track & LAST) & 1:
        worth -= P.w[OFF_PLAN] * length
        if s.pieces[me] - length < planned:
            worth -= P.w[OFF_PLAN] * length
    return int(worth)


@core
def planned_spaces(T: Record, P: Record, me: int) -> int:
    """Spaces of the tracks that the plan still wants."""
    spaces = 0
    for w in range(WORDS):
        bits = P.wanted[me][w]
        while bits:
            spaces += T.length[(w << SHIFT) + lowest(bits)]
            bits &= bits - 1
    return spaces


@core
def tokens_needed(s: Record, kind: int, length: int, dice: int, fitting: int) -> int:
    """Tokens to take now that a track needs if so many of the dice fit it; -1 if it cannot be paid (DX-31, DX-40)."""
    me = s.seat
    extra = max(0, length - fitting - s.token[me][kind])
    if extra == 0:
        return 0
    if s.may_take == 0 or 2 * extra > dice - fitting:
        return -1
    if s.token[me][SINGLE] + s.token[me][DOUBLE] + extra > MAX_TOKENS:
        return -1
    return extra


@core
def tokens_gained(s: Record, length: int, dice: int, fitting: int, extra: int) -> int:
    """By how many tokens a turn with this claim ends richer, all dice that are left exchanged."""
    me = s.seat
    used = min(length, fitting)
    spent = length - used - extra
    gained = -spent
    if s.may_take:
        room = MAX_TOKENS - s.token[me][SINGLE] - s.token[me][DOUBLE] + spent
        gained += min(room, (dice - used) // 2 - extra)
    return gained


@core
def tabulate(s: Record, T: Record, P: Record) -> None:
    """Write what dice are worth into `P.worth`: by kind, by how many fit, by how many locomotives are among them."""
    me = s.seat
    planned = planned_spaces(T, P, me)
    hurry = any_will_do(s, T, me)
    for kind in range(2):
        for length in range(TRAIN_DICE + MAX_TOKENS + 1):
            for symbols in range(TRAIN_DICE + 1):
                P.claim[kind][length][symbols] = NEVER
    for w in range(WORDS):
        bits = s.open[me][w] & T.fits[min(s.pieces[me], TRAIN_DICE + MAX_TOKENS)][w] & T.symbols_within[TRAIN_DICE][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            kind = symbol_of(s, T, track)
            worth = claim_worth(s, T, P, me, track, planned, hurry)
            length, symbols = T.length[track], T.symbols[track]
            P.claim[kind][length][symbols] = max(P.claim[kind][length][symbols], worth)
    idle = P.w[TOKEN] * tokens_gained(s, 0, TRAIN_DICE, 0, 0)
    for kind in range(2):
        for fitting in range(TRAIN_DICE + 1):
            for wilds in range(fitting + 1):
                best = idle
                for length in range(1, TRAIN_DICE + MAX_TOKENS + 1):
                    extra = tokens_needed(s, kind, length, TRAIN_DICE, fitting)
                    if extra >= 0:
                        tokens = P.w[TOKEN] * tokens_gained(s, length, TRAIN_DICE, fitting, extra)
                        for symbols in range(wilds + 1):
                            best = max(best, P.claim[kind][length][symbols] + tokens)
                P.worth[kind][fitting][wilds] = best


@core
def tickets_worth(s: Record, T: Record, P: Record) -> int:
    """Quarters of points that each die spent on tickets brings (DX-36)."""
    me = s.seat
    for w in range(WORDS):
        if P.wanted[me][w]:
            return 0
    if s.left[0] + s.left[1] == 0 or s.pieces[me] < P.w[TICKET_PIECES] or turns_left(s, T, me) < P.w[TICKET_TURNS]:
        return 0
    return int(P.w[TICKET_DICE])


@core
def choose_reroll(s: Record, T: Record, P: Record) -> int:
    """The dice that are best rolled again, on average over all that may fall (DX-20)."""
    tabulate(s, T, P)
    tickets = tickets_worth(s, T, P)
    ways = scratch(TRAIN_DICE + 1)
    ways[0] = 1
    for n in range(1, TRAIN_DICE + 1):
        ways[n] = ways[n - 1] * n
    best = 0
    best_mean = NEVER * 6**TRAIN_DICE
    for a in range(s.dice[0] + 1):
        for b in range(s.dice[1] + 1):
            for c in range(s.dice[2] + 1):
                for d in range(s.dice[3] + 1):
                    n = a + b + c + d
                    total = 0
                    for i in range(n + 1):
                        for j in range(n - i + 1):
                            for k in range(n - i - j + 1):
                                h = n - i - j - k
                                wilds = s.dice[LOCOMOTIVE] - d + h
                                worth = P.worth[SINGLE][s.dice[SINGLE] - a + i + wilds][wilds]
                                worth = max(worth, P.worth[DOUBLE][s.dice[DOUBLE] - b + j + wilds][wilds])
                                stations = s.dice[STATION_FACE] - c + k
                                worth = max(worth, tickets * min(3, stations + wilds))
                                total += worth * ((ways[n] // (ways[i] * ways[j] * ways[k] * ways[h])) << (i + j))
                    mean = total * 6 ** (TRAIN_DICE - n)
                    if mean > best_mean:
                        best_mean = mean
                        again = (1 << a) - 1
                        again |= ((1 << b) - 1) << s.dice[0]
                        again |= ((1 << c) - 1) << (s.dice[0] + s.dice[1])
                        again |= ((1 << d) - 1) << (s.dice[0] + s.dice[1] + s.dice[2])
                        best = again
    return best


@core
def choose_with_dice(s: Record, T: Record, P: Record, menu: int) -> int:
    """Claim what brings most, taking tokens for it first if need be, else draw tickets, else end the turn."""
    me = s.seat
    planned = planned_spaces(T, P, me)
    hurry = any_will_do(s, T, me)
    wilds = s.dice[LOCOMOTIVE]
    best = -1
    best_extra = 0
    best_kind = 0
    dice = s.dice[SINGLE] + s.dice[DOUBLE] + s.dice[STATION_FACE] + wilds
    best_worth = P.w[TOKEN] * tokens_gained(s, 0, dice, 0, 0)
    for w in range(WORDS):
        bits = s.open[me][w] & T.fits[min(s.pieces[me], TRAIN_DICE + MAX_TOKENS)][w] & T.symbols_within[wilds][w]
        while bits:
            track = (w << SHIFT) + lowest(bits)
            bits &= bits - 1
            kind = symbol_of(s, T, track)
            fitting = s.dice[kind] + wilds
            extra = tokens_needed(s, kind, T.length[track], dice, fitting)
            if extra >= 0:
                worth = claim_worth(s, T, P, me, track, planned, hurry)
                worth += P.w[TOKEN] * tokens_gained(s, T.length[track], dice, fitting, extra)
                if worth > best_worth:
                    best = track
                    best_worth = worth
                    best_extra = extra
                    best_kind = kind
    tickets = min(3, s.dice[STATION_FACE] + wilds)
    while tickets and not menu >> (DICE_TICKETS + tickets) & 1:
        tickets -= 1
    if tickets and tickets_worth(s, T, P) * tickets > best_worth:
        return DICE_TICKETS + tickets
    if best >= 0:
        if best_extra:
            return worst_pair(s, menu & EXCHANGES, best_kind)
        return AT_TRACK + best
    return choose_after(s, T, P, menu)


@core
def worst_pair(s: Record, menu: int, kind: int) -> int:
    """The exchange for a token of this kind with the two dice that fit such tracks least (DX-40)."""
    best = EMPTY
    best_use = 0
    while menu:
        choice = lowest(menu)
        menu &= menu - 1
        if choice & 1 == kind:
            low, high = pair_low(choice >> 1), pair_high(choice >> 1)
            use = (2 if low == kind else 0) + (2 if high == kind else 0)
            use += (3 if low == LOCOMOTIVE else 0) + (3 if high == LOCOMOTIVE else 0)
            use += (0 if low == STATION_FACE else 1) + (0 if high == STATION_FACE else 1)
            if best == EMPTY or use < best_use:
                best = choice
                best_use = use
    return best


@core
def choose_after(s: Record, T: Record, P: Record, menu: int) -> int:
    """Take a token of the kind that the plan needs more of, or end the turn (DX-40, DX-45)."""
    me = s.seat
    if menu & EXCHANGES and P.w[TOKEN] > 0:
        need = -s.token[me][DOUBLE] + s.token[me][SINGLE]
        for w in range(WORDS):
            bits = P.wanted[me][w]
            while bits:
                track = (w << SHIFT) + lowest(bits)
                bits &= bits - 1
                need += T.length[track] if symbol_of(s, T, track) == DOUBLE else -T.length[track]
        choice = worst_pair(s, menu & EXCHANGES, DOUBLE if need > 0 else SINGLE)
        if choice != EMPTY:
            return choice
    return END_TURN


@core
def choose_in_tunnel(s: Record, T: Record, menu: int) -> int:
    """Pay a surcharge with as few tokens as may be, taking one for it if need be (DX-63, DX-64)."""
    payments = menu >> DICE_SURCHARGE
    if payments:
        return DICE_SURCHARGE + lowest(payments)
    choice = worst_pair(s, menu & EXCHANGES, symbol_of(s, T, s.track))
    if choice != EMPTY:
        return choice
    return DICE_DECLINE if menu >> DICE_DECLINE & 1 else lowest(menu)
