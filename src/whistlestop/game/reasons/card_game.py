"""Why an action of the Card Game is not legal (CG-14 to CG-84)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from whistlestop.game.actions import (
    Accept,
    Action,
    Choose,
    Complete,
    DrawTickets,
    Keep,
    LayCards,
    Locomotives,
    Move,
    Number,
    Pass,
    Pick,
    Row,
)
from whistlestop.game.errors import Illegal
from whistlestop.rules.card_state import COMPLETE, LAY_COLOUR, LAY_LOCOMOTIVES, MOVE
from whistlestop.rules.drawing import pickable
from whistlestop.rules.state import EMPTY, KEEP, MAIN, SECOND, WILD
from whistlestop.rules.yards import layable_colours, layable_triples

from . import card_tickets, card_yards
from .case import CardCase
from .tickets import against_keep

Kinds = tuple[type[Action], ...]
Due = tuple[str, str, dict[str, Any]]

DECIDED: dict[int, Kinds] = {
    KEEP: (Keep,),
    MAIN: (Pick, DrawTickets, Row, LayCards, Pass),
    SECOND: (Pick,),
    MOVE: (Move,),
    LAY_COLOUR: (Number,),
    LAY_LOCOMOTIVES: (Locomotives,),
    COMPLETE: (Choose, Complete, Accept),
}
"""The kinds of actions that are decided in each phase."""

ELSEWHEN: dict[type[Action], tuple[str, str]] = {
    Keep: ("CG-60", "not-now.keep"),
    Move: ("CG-20", "not-now.move"),
    Number: ("CG-40", "not-now.number"),
    Locomotives: ("CG-41", "not-now.number"),
    Choose: ("CG-83", "not-now.complete"),
    Complete: ("CG-83", "not-now.complete"),
    Accept: ("CG-83", "not-now.complete"),
}
"""Rule and sentence for what belongs to another moment, while step 2 is open."""

DUE: dict[int, Callable[[CardCase], Due]] = {
    KEEP: lambda case: ("setup" if case.s.setup else "tickets", "now.keep", {}),
    SECOND: lambda _: ("CG-30", "now.second", {}),
    MOVE: lambda case: ("CG-21", "now.move", {"colour": case.moving()}),
    LAY_COLOUR: lambda case: ("CG-40", "now.number", {"colour": case.laying()}),
    LAY_LOCOMOTIVES: lambda case: ("CG-41", "now.locomotives", {"colour": case.laying()}),
    COMPLETE: lambda _: ("CG-83", "now.complete", {}),
}
"""What is decided in each phase, for whoever wants something else: rule, sentence, facts."""


def reason_against(face: Any, s: Any, seat: int, action: Action) -> Illegal:
    """Return the reason against an action that is known not to be legal."""
    case = CardCase(face, s, seat, action)
    fault = not_of_this_game(case) or not_now(case)
    if fault is None and (check := BY_KIND.get(type(action))):
        fault = check(case, action)
    return fault or case.no("CG-25", "unknown", action=str(action))


def not_of_this_game(case: CardCase) -> Illegal | None:
    """Tracks, stations, dice and the like; cards that are in no box of this game (CG-01)."""
    action: Any = case.action
    if type(action) not in BY_KIND:
        return case.no("CG-25", "no.action", action=str(action))
    for letter in re.findall("[A-Z]", getattr(action, "cards", "")):
        if letter not in case.names.letters:
            return case.no("CG-01", "no.card", card=letter, cards=case.names.letters)
    return None


def not_now(case: CardCase) -> Illegal | None:
    """Another kind of decision is due."""
    kind, phase = type(case.action), case.s.phase
    if kind in DECIDED[phase]:
        return None
    rule, key, *facts = ELSEWHEN[kind] if phase == MAIN else DUE[phase](case)
    return case.no(rule, key, **(facts[0] if facts else {}))


def against_pick(case: CardCase, action: Pick) -> Illegal | None:
    """An empty deck, an empty slot, or a locomotive that may only come first (CG-31, CG-33)."""
    s, slot = case.s, action.slot
    if not s.pile_size and case.T.strict_empty:
        return case.no("CG-33", "pick.closed")
    if not slot:
        return case.no("CG-33", "pick.no-deck")
    if s.row[slot - 1] == EMPTY:
        return case.no("CG-33", "pick.slot", slot=slot)
    return case.no("CG-31", "pick.wild", wild=case.names.letters[WILD])


def against_draw(case: CardCase, action: DrawTickets) -> Illegal | None:
    """An empty deck, or dice (CG-60, CG-62)."""
    if not case.s.left[0]:
        return case.no("CG-62", "tickets.none")
    return case.no("CG-60", "tickets.no-dice", action=str(action), n=action.dice)


def against_pass(case: CardCase, _: Pass) -> Illegal | None:
    """Something else is possible: say what (CG-25)."""
    s, T = case.s, case.T
    if pickable(s, T, 0):
        return case.no("CG-25", "pass", possible="draw")
    if s.left[0]:
        return case.no("CG-25", "pass", possible="tickets")
    return case.no("CG-25", "pass", possible="lay") if layable_colours(s, T) or layable_triples(s, T) else None


BY_KIND: dict[type[Action], Callable[..., Illegal | None]] = {
    Keep: against_keep,
    Pick: against_pick,
    DrawTickets: against_draw,
    Pass: against_pass,
    Row: card_yards.against_row,
    LayCards: card_yards.against_lay,
    Number: card_yards.against_number,
    Locomotives: card_yards.against_locomotives,
    Move: card_yards.against_move,
    Choose: card_tickets.against_choose,
    Complete: card_tickets.against_complete,
    Accept: card_tickets.against_accept,
}
"""What is looked at when the kind of action is the right one."""
