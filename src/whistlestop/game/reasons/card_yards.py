"""Why cards cannot be laid in the yard or moved to the track (CG-20 to CG-53)."""

from __future__ import annotations

from whistlestop.game.actions import LayCards, Locomotives, Move, Number, Row
from whistlestop.game.errors import Illegal
from whistlestop.kernel import lowest
from whistlestop.rules.card_state import KINDS
from whistlestop.rules.state import EMPTY, WILD
from whistlestop.rules.yards import colour_numbers, least_size, locomotive_numbers

from .case import CardCase

ONE, THREE = 1, 3


def against_move(case: CardCase, _: Move) -> Illegal | None:
    """Only a card of the row whose turn it is can go on the track (CG-21)."""
    return case.no("CG-21", "move.other", colour=case.moving())


def against_row(case: CardCase, action: Row) -> Illegal | None:
    """A colour of the own yard, no card of it, too few, or too few to rob (CG-40 to CG-43, CG-50)."""
    colour = case.names.letters.index(action.colour)
    hand = case.hand
    if fault := own_row(case, colour):
        return fault
    if hand[colour] < case.T.fewest_of_colour:
        return case.no("CG-43", "lay.none", colour=action.colour)
    held = case.cards((kind, hand[kind]) for kind in (colour, WILD))
    if stronger := robbed_row(case, colour):
        return case.no("CG-50", "rob.held", **stronger, held=held)
    return case.no("CG-40", "lay.held", held=held)


def own_row(case: CardCase, colour: int) -> Illegal | None:
    """The colour lies in the seat's own yard (CG-42)."""
    if case.s.yard_owner[colour] != case.seat:
        return None
    return case.no("CG-42", "lay.yours", colour=case.names.letters[colour])


def robbed_row(case: CardCase, colour: int) -> dict[str, object]:
    """What has to be said about a row that would be robbed; nothing if there is none."""
    owner = case.s.yard_owner[colour]
    if owner == EMPTY:
        return {}
    least = least_size(case.s, colour)
    return {"colour": case.names.letters[colour], "owner": owner, "n": least - 1, "least": least}


def against_lay(case: CardCase, action: LayCards) -> Illegal | None:
    """Cards that the hand does not hold, or that make no row, or no three (CG-40 to CG-52)."""
    laid = case.names.counts(action.cards)
    kinds = [kind for kind in range(WILD + 1, KINDS) if laid[kind]]
    if fault := case.lacks(laid, "CG-40"):
        return fault
    if not kinds and not case.T.fewest_of_colour:
        if not action.colour:
            return case.no("CG-43", "lay.which", laid=action.cards)
        kinds = [case.names.letters.index(action.colour)]
    elif action.colour or not kinds:
        key = "lay.other-colour" if kinds else "lay.locomotives"
        return case.no("CG-43", key, colour=action.colour, laid=action.cards)
    if len(kinds) == ONE:
        return against_one(case, kinds[0], sum(laid))
    if len(kinds) == THREE:
        return against_three(case, kinds, laid)
    return case.no("CG-40", "lay.colours", n=len(kinds))


def against_one(case: CardCase, colour: int, n: int) -> Illegal | None:
    """One row: its colour is in the own yard, or it is too small (CG-40, CG-42, CG-50)."""
    if fault := own_row(case, colour):
        return fault
    if stronger := robbed_row(case, colour):
        return case.no("CG-50", "rob.laid", **stronger, laid=n)
    return case.no("CG-40", "lay.few", laid=n)


def against_three(case: CardCase, kinds: list[int], laid: list[int]) -> Illegal | None:
    """Three rows: of one card each, no locomotives, and no colour that lies in a yard (CG-41, CG-42, CG-44, CG-52)."""
    if laid[WILD]:
        return case.no("CG-41", "three.locomotives")
    if max(laid) > 1:
        return case.no("CG-44", "three.size", laid=sum(laid))
    for kind in kinds:
        if fault := own_row(case, kind):
            return fault
        owner = case.s.yard_owner[kind]
        if owner != EMPTY:
            return case.no("CG-52", "three.rob", colour=case.names.letters[kind], owner=owner)
    return None


def against_number(case: CardCase, action: Number) -> Illegal | None:
    """More cards of the colour than the hand has, or too few for the row (CG-40, CG-50)."""
    menu = colour_numbers(case.s, case.T)
    return out_of_range(case, "CG-40", "lay.number", menu, action.count)


def against_locomotives(case: CardCase, action: Locomotives) -> Illegal | None:
    """More locomotives than the hand has, or too few for the row (CG-41, CG-50)."""
    return out_of_range(case, "CG-41", "lay.wilds", locomotive_numbers(case.s), action.count)


def out_of_range(case: CardCase, rule: str, key: str, menu: int, wanted: int) -> Illegal:
    """Say from where to where a number goes; too small a one robs nothing."""
    least, most = lowest(menu), menu.bit_length() - 1
    if wanted < least and case.s.yard_owner[case.s.colour] != EMPTY:
        rule = "CG-50"
    return case.no(rule, key, colour=case.laying(), least=least, most=most)
