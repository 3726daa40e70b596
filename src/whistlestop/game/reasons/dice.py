"""Why dice and tokens do not do it (DX-20 to DX-70)."""

from __future__ import annotations

from whistlestop.game.actions import FACES, Claim, Decline, EndTurn, Exchange, Reroll, Surcharge, UseTokens
from whistlestop.game.board_names import dice_text, read_dice
from whistlestop.game.errors import Illegal
from whistlestop.rules.dice import MOST_UNITS, exchangeable, symbol_of
from whistlestop.rules.state import AFTER, DICE_TUNNEL, LOCOMOTIVE, MAX_TOKENS, STATION_FACE

from .case import Case
from .claims import against_track

SYMBOLS = FACES[:2]
"""Single and double, as faces."""


def against_reroll(case: Case, action: Reroll) -> Illegal | None:
    """Dice that the roll does not show (DX-20)."""
    short = "".join(face for face in FACES if action.dice.count(face) > case.roll().count(face))
    if not short:
        return None
    named = "".join(face for face in action.dice if face in short)
    return case.no("DX-20", "roll.lacks", roll=case.roll(), named=named)


def against_claim(case: Case, action: Claim) -> Illegal | None:
    """The track, the pieces, the units: the first that is missing."""
    track = case.names.track_index[action.track]
    fault = against_track(case, track)
    if fault or not action.paid:
        return fault or too_few_units(case, track)
    laid = read_dice(action.paid) or [0] * 6
    fault = strange_units(case, track, laid)
    if fault:
        return fault
    if sum(laid) != case.T.length[track]:
        return case.no("DX-31", "dice.exactly", track=action.track, n=case.T.length[track], laid=sum(laid))
    symbols = case.T.symbols[track]
    if laid[LOCOMOTIVE] < symbols:
        return case.no("DX-55", "dice.symbols", n=symbols, laid=laid[LOCOMOTIVE])
    return not_there(case, laid)


def too_few_units(case: Case, track: int) -> Illegal | None:
    """Dice and tokens cannot pay for the track (DX-30, DX-33, DX-55, DX-62)."""
    s, T = case.s, case.T
    n, symbols, kind = T.length[track], T.symbols[track], symbol_of(s, T, track)
    number = case.track(track).id
    if n > MOST_UNITS:
        return case.no("DX-33", "dice.most", track=number, n=n, most=MOST_UNITS)
    if s.dice[LOCOMOTIVE] < symbols:
        return case.no("DX-55", "dice.ferry", n=symbols, roll=s.dice[LOCOMOTIVE])
    have = s.dice[kind] + s.dice[LOCOMOTIVE] + case.tokens()[kind]
    if have < n:
        rule = "DX-62" if T.tunnel[track] else "DX-30"
        return case.no(rule, "dice.units", track=number, n=n, kind=SYMBOLS[kind], have=have)
    return None


def strange_units(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Dice and tokens that are no spaces of this track (DX-13, DX-14, DX-30, DX-41)."""
    if laid[STATION_FACE]:
        return case.no("DX-30", "dice.station")
    kind = symbol_of(case.s, case.T, track)
    other, number = 1 - kind, case.track(track).id
    if laid[other]:
        rule = "DX-14" if case.T.open_tracks_double else "DX-13"
        return case.no(rule, "dice.kind", track=number, kind=SYMBOLS[kind], face=SYMBOLS[other])
    if laid[4 + other]:
        return case.no("DX-41", "dice.token", track=number, kind=SYMBOLS[kind], token="sd"[other])
    return None


def not_there(case: Case, laid: list[int]) -> Illegal | None:
    """Dice that are not unused, tokens that are not held (DX-30, DX-46)."""
    if any(n > unused for n, unused in zip(laid, case.s.dice, strict=False)):
        return case.no("DX-30", "dice.lacks", roll=case.roll(), laid=dice_text(laid[:4]))
    if any(n > held for n, held in zip(laid[4:], case.tokens(), strict=True)):
        held, told = (dice_text([0] * 4, counts) for counts in (case.tokens(), laid[4:]))
        return case.no("DX-41", "dice.tokens-held", held=held, laid=told)
    return None


def against_tokens(case: Case, action: UseTokens) -> Illegal | None:
    """More tokens than there are or than there are spaces, or too few for the dice (DX-31, DX-41)."""
    s, T = case.s, case.T
    kind, symbols = symbol_of(s, T, s.track), T.symbols[s.track]
    held, spaces, n = case.tokens()[kind], T.length[s.track] - symbols, action.count
    if n > held:
        return case.no("DX-41", "tokens.held", held=held, n=n)
    if n > spaces:
        return case.no("DX-31", "tokens.spaces", spaces=spaces, n=n)
    if spaces - n > s.dice[kind] + s.dice[LOCOMOTIVE] - symbols:
        return case.no("DX-30", "tokens.few", n=n, spaces=spaces)
    return None


def against_exchange(case: Case, action: Exchange) -> Illegal | None:
    """Three tokens, a failed tunnel, dice that are not there, or a surcharge that could not be met (DX-40 to DX-64)."""
    s = case.s
    held = sum(case.tokens())
    if not s.may_take:
        # Before the end of its action a seat without leave began with three; after it, only a claim spends tokens.
        claimed = s.own[case.seat][0] >> s.track & 1
        if s.phase == AFTER and held < MAX_TOKENS and not claimed:
            return case.no("DX-64", "exchange.failed")
        if s.phase != AFTER or held < MAX_TOKENS:
            return case.no("DX-43", "exchange.began", most=MAX_TOKENS)
    if held >= MAX_TOKENS:
        return case.no("DX-42", "exchange.three", most=MAX_TOKENS)
    roll = case.roll()
    if any(action.dice.count(face) > roll.count(face) for face in action.dice):
        return case.no("DX-40", "exchange.dice", roll=roll, named=action.dice)
    if s.phase == DICE_TUNNEL and exchangeable(s):
        return case.no("DX-63", "exchange.bound", n=s.surcharge)
    return None


def against_surcharge(case: Case, action: Surcharge) -> Illegal | None:
    """Units of the wrong kind, too many, too few, or not there (DX-60, DX-63)."""
    paid = read_dice(action.paid) or [0] * 6
    fault = strange_units(case, case.s.track, paid)
    if fault:
        return fault
    if sum(paid) != case.s.surcharge:
        return case.no("surcharge", "dice-surcharge.size", n=case.s.surcharge, paid=sum(paid))
    return not_there(case, paid)


def against_end(case: Case, action: EndTurn) -> Illegal | None:
    """Tokens that are not held cannot be thrown away (DX-45)."""
    held = case.tokens()
    if action.tokens.count("s") <= held[0] and action.tokens.count("d") <= held[1]:
        return None
    return case.no("DX-45", "discard.held", held=dice_text([0] * 4, held), thrown=action.tokens)


def against_decline(case: Case, _: Decline) -> Illegal | None:
    """An exchange in the tunnel binds to pay (DX-64)."""
    return case.no("decline", "decline.bound") if case.s.bound else None
