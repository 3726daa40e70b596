"""The Dice Expansion as a purse: rolling, units and tokens, what they pay for (DX-20 to DX-64)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, roll

from .state import (
    DICE,
    DOUBLE,
    EXCHANGE,
    FACES,
    LOCOMOTIVE,
    MAX_TOKENS,
    SINGLE,
    STATION_FACE,
    TRACKS,
)

TRAIN_DICE = 5
TUNNEL_DICE = 3
SIDES = 6
MOST_UNITS = TRAIN_DICE + MAX_TOKENS


@core
def roll_dice(s: Record, n: int) -> None:
    """Roll train dice: two faces single, two double, one station, one locomotive (DX-01)."""
    for _ in range(n):
        side = roll(s.rng, DICE, SIDES)
        face = side // 2 if side < 4 else side - 2
        if s.tape is not None:
            face = s.tape.face(face)
        s.dice[face] += 1


@core
def first_roll(s: Record) -> None:
    """Roll all five dice at the start of a turn (DX-20); three tokens in hand allow none to be taken (DX-43)."""
    me = s.seat
    for face in range(FACES):
        s.dice[face] = 0
        s.dice_laid[face] = 0
    s.may_take = 1 if s.token[me][SINGLE] + s.token[me][DOUBLE] < MAX_TOKENS else 0
    s.token_laid = 0
    s.bound = 0
    roll_dice(s, TRAIN_DICE)
    if s.events is not None:
        s.events.append(("roll", list(s.dice)))


@core
def rerollable(s: Record) -> int:
    """Menu of the sets of dice to roll again, over the sorted dice; of equal faces the lowest stand for all (DX-20)."""
    menu = 0
    for a in range(s.dice[0] + 1):
        for b in range(s.dice[1] + 1):
            for c in range(s.dice[2] + 1):
                for d in range(s.dice[3] + 1):
                    again = (1 << a) - 1
                    at = s.dice[0]
                    again |= ((1 << b) - 1) << at
                    at += s.dice[1]
                    again |= ((1 << c) - 1) << at
                    at += s.dice[2]
                    again |= ((1 << d) - 1) << at
                    menu |= 1 << again
    return menu


@core
def reroll(s: Record, again: int) -> None:
    """Roll a set of the sorted dice again, once (DX-20)."""
    before = 0
    n = 0
    for face in range(FACES):
        count = s.dice[face]
        for i in range(count):
            if again >> (before + i) & 1:
                s.dice[face] -= 1
                n += 1
        before += count
    if s.events is not None:
        s.events.append(("kept", list(s.dice)))
    roll_dice(s, n)
    if s.events is not None:
        s.events.append(("reroll", s.seat, list(s.dice)))


@core
def symbol_of(s: Record, T: Record, track: int) -> int:
    """A track costs single or double symbols, as printed or by what is still open (DX-13, DX-14)."""
    word, bit = track >> SHIFT, 1 << (track & LAST)
    if not T.open_tracks_double:
        return DOUBLE if T.doubles[word] & bit else SINGLE
    others = 0
    for w in range(WORDS):
        available = 0
        for q in range(s.seats):
            available |= s.open[q][w]
        if w == word:
            available &= ~bit
        if T.group[track][w] & available:
            others = 1
    return DOUBLE if others else SINGLE


@core
def dice_tracks(s: Record, T: Record, m: Row) -> None:
    """Add the tracks whose cost dice and tokens can meet (DX-30, DX-55, DX-62)."""
    me = s.seat
    wild = s.dice[LOCOMOTIVE]
    single = min(s.dice[SINGLE] + wild + s.token[me][SINGLE], s.pieces[me])
    double = min(s.dice[DOUBLE] + wild + s.token[me][DOUBLE], s.pieces[me])
    for w in range(WORDS):
        twins = T.doubles[w]
        if T.open_tracks_double:
            twins = open_doubles(s, T, w)
        ways = (T.fits[single][w] & ~twins) | (T.fits[double][w] & twins)
        m[TRACKS + w] = ways & s.open[me][w] & T.symbols_within[wild][w]


@core
def open_doubles(s: Record, T: Record, w: int) -> int:
    """Tracks of which at least one sibling is unclaimed and open (DX-14), one word of the set."""
    twins = 0
    for track in range(T.n_tracks):
        if track >> SHIFT == w and symbol_of(s, T, track) == DOUBLE:
            twins |= 1 << (track & LAST)
    return twins


@core
def token_choices(s: Record, T: Record, track: int) -> int:
    """Menu of the numbers of tokens with which a track can be paid exactly (DX-31, DX-55)."""
    kind = symbol_of(s, T, track)
    spaces = T.length[track] - T.symbols[track]
    units = s.dice[kind] + s.dice[LOCOMOTIVE] - T.symbols[track]
    menu = 0
    for tokens in range(s.token[s.seat][kind] + 1):
        if tokens <= spaces and spaces - tokens <= units:
            menu |= 1 << tokens
    return menu


@core
def lay_units(s: Record, kind: int, symbols: int, units: int, tokens: int) -> None:
    """Lay locomotives for printed symbols, then tokens, then matching dice, then locomotives."""
    units -= tokens
    matching = min(units, s.dice[kind])
    locomotives = symbols + units - matching
    s.token[s.seat][kind] -= tokens
    s.token_laid += tokens
    s.dice[kind] -= matching
    s.dice_laid[kind] += matching
    s.dice[LOCOMOTIVE] -= locomotives
    s.dice_laid[LOCOMOTIVE] += locomotives


@core
def roll_tunnel(s: Record, T: Record) -> int:
    """Roll the three tunnel dice and count their symbols (DX-08, DX-60)."""
    symbols = 0
    for _ in range(TUNNEL_DICE):
        if roll(s.rng, DICE, SIDES) < T.tunnel_faces:
            symbols += 1
    if s.tape is not None:
        symbols = s.tape.tunnel(symbols)
    if s.events is not None:
        s.events.append(("tunnel-roll", symbols))
    return symbols


@core
def surcharge_choices(s: Record, kind: int) -> int:
    """Menu (from 0) of the numbers of tokens with which the surcharge can be paid (DX-63)."""
    units = s.dice[kind] + s.dice[LOCOMOTIVE]
    menu = 0
    for tokens in range(s.token[s.seat][kind] + 1):
        if tokens <= s.surcharge and s.surcharge - tokens <= units:
            menu |= 1 << tokens
    return menu


@core
def pair_low(pair: int) -> int:
    """Lower face of the pair number 0 to 9 of two of four faces."""
    if pair < 4:
        return 0
    if pair < 7:
        return 1
    return 2 if pair < 9 else 3


@core
def pair_high(pair: int) -> int:
    """Higher face of the pair number 0 to 9 of two of four faces."""
    if pair < 4:
        return pair
    if pair < 7:
        return pair - 3
    return pair - 5 if pair < 9 else 3


@core
def exchangeable(s: Record) -> int:
    """Menu of exchanges: two unused dice, whatever they show, for a token of either kind (DX-40 to DX-44)."""
    me = s.seat
    if s.may_take == 0 or s.token[me][SINGLE] + s.token[me][DOUBLE] >= MAX_TOKENS:
        return 0
    menu = 0
    for pair in range(10):
        low, high = pair_low(pair), pair_high(pair)
        if s.dice[low] > (1 if low == high else 0) and s.dice[high] > 0:
            menu |= 3 << (EXCHANGE + 2 * pair)
    return menu


@core
def exchange(s: Record, choice: int) -> None:
    """Give two unused dice for one token."""
    me = s.seat
    pair = choice >> 1
    kind = choice & 1
    s.dice[pair_low(pair)] -= 1
    s.dice[pair_high(pair)] -= 1
    s.token[me][kind] += 1
    if s.events is not None:
        s.events.append(("exchange", me, pair_low(pair), pair_high(pair), kind))


@core
def exchangeable_in_tunnel(s: Record, kind: int) -> int:
    """Exchanges after which the surcharge can still be paid, perhaps with another exchange (DX-63, DX-64)."""
    me = s.seat
    menu = exchangeable(s)
    left = 0
    for choice in range(20):
        if menu >> choice & 1:
            s.dice[pair_low(choice >> 1)] -= 1
            s.dice[pair_high(choice >> 1)] -= 1
            s.token[me][choice & 1] += 1
            if can_meet(s, kind):
                left |= 1 << choice
            s.dice[pair_low(choice >> 1)] += 1
            s.dice[pair_high(choice >> 1)] += 1
            s.token[me][choice & 1] -= 1
    return left


@core
def can_meet(s: Record, kind: int) -> bool:
    """The surcharge can be met with unused dice, tokens, and tokens still to be taken."""
    me = s.seat
    units = s.dice[kind] + s.dice[LOCOMOTIVE]
    dice = s.dice[SINGLE] + s.dice[DOUBLE] + s.dice[STATION_FACE] + s.dice[LOCOMOTIVE]
    room = MAX_TOKENS - s.token[me][SINGLE] - s.token[me][DOUBLE]
    for used in range(min(units, s.surcharge) + 1):
        missing = s.surcharge - used - s.token[me][kind]
        if missing <= 0:
            return True
        if missing <= room and dice - used >= 2 * missing:
            return True
    return False


@core
def discardable(s: Record, base: int) -> int:
    """Menu of the tokens that may be thrown away at the end of the turn, none included (DX-45)."""
    me = s.seat
    menu = 0
    for a in range(s.token[me][SINGLE] + 1):
        for b in range(s.token[me][DOUBLE] + 1):
            menu |= 1 << (base + 4 * a + b)
    return menu


@core
def somebody_can_claim(s: Record, T: Record) -> bool:
    """Some seat could still claim a track with the best of luck (DX-33, DX-92)."""
    for q in range(s.seats):
        most = min(s.pieces[q], MOST_UNITS)
        for w in range(WORDS):
            if s.open[q][w] & T.fits[most][w] & T.symbols_within[TRAIN_DICE][w]:
                return True
    return False
