"""Why an action is not legal here: the rule and the facts, in one sentence (CM-40 and on).

The most basic fault comes first: what the game does not have, what the board does not have, what is not decided now,
and only then what is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.game import actions as act
from whistlestop.game.actions import Action
from whistlestop.game.errors import Illegal
from whistlestop.rules.state import STATION

from . import claims, dice, tickets, visitors
from .case import Case, illegal
from .phases import not_now, not_of_this_board, not_of_this_game

BY_KIND: dict[type[Action], Callable[..., Illegal | None]] = {
    act.Keep: tickets.against_keep,
    act.Mix: tickets.against_mix,
    act.TakeStack: tickets.against_stack,
    act.PlaceStack: tickets.against_place,
    act.Pick: tickets.against_pick,
    act.DrawTickets: tickets.against_draw,
    act.Pass: tickets.against_pass,
    act.TakeSouvenir: tickets.against_souvenir,
    act.Claim: claims.against_claim,
    act.Pay: claims.against_payment,
    act.UsePlus4: claims.against_plus4,
    act.Lay: claims.against_lay,
    act.Surcharge: claims.against_surcharge,
    act.Build: visitors.against_build,
    act.Borrow: visitors.against_borrow,
    act.PlacePassenger: visitors.against_passenger,
    act.Ride: visitors.against_ride,
    act.Go: visitors.against_go,
    act.Stop: visitors.against_stop,
    act.Reroll: dice.against_reroll,
    act.UseTokens: dice.against_tokens,
    act.Exchange: dice.against_exchange,
    act.Decline: dice.against_decline,
    act.EndTurn: dice.against_end,
}
"""What is looked at when the kind of action is the right one."""

WITH_DICE: dict[type[Action], Callable[..., Illegal | None]] = {
    act.Claim: dice.against_claim,
    act.Surcharge: dice.against_surcharge,
}


def reason_against(face: Any, s: Any, seat: int, action: Action) -> Illegal:
    """Return the reason against an action that is known not to be legal; another family's face knows its own."""
    if own := getattr(face, "reason_against", None):
        told: Illegal = own(s, seat, action)
        return told
    case = Case(face, s, seat, action)
    fault = not_of_this_game(case) or not_of_this_board(case) or not_now(case)
    if fault:
        return fault
    kind = type(action)
    check = (WITH_DICE if case.T.with_dice else {}).get(kind) or station_payment(case) or BY_KIND.get(kind)
    fault = check(case, action) if check else None
    return fault or case.no("CM-20", "unknown", action=str(action))


def station_payment(case: Case) -> Callable[..., Illegal | None] | None:
    """A payment may be one for a station."""
    in_station = isinstance(case.action, act.Pay) and case.s.phase == STATION
    return visitors.against_station_pay if in_station else None


def reason_to_wait(face: Any, s: Any, seat: int, acting: list[int], *, answered: bool) -> Illegal:
    """Return the reason why a seat decides nothing now (CM-12, CM-13)."""
    if answered:
        return illegal("CG-84" if face.phases[s.phase] == "complete" else "CM-12", "seat.answered", seat=seat)
    if not acting:
        return illegal("CG-71" if face.prefix == "CG" else "CM-90", "seat.over")
    return illegal("CM-13", "seat.other", seat=seat, acting=acting)


__all__ = ["reason_against", "reason_to_wait"]
