"""Why tickets cannot be completed (CG-80 to CG-84)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.game.actions import Accept, Choose, Complete
from whistlestop.game.card_actions import chosen
from whistlestop.game.card_names import members
from whistlestop.game.errors import Illegal
from whistlestop.rules.card_state import KINDS
from whistlestop.rules.state import WILD

from .case import CardCase, closest


def against_choose(case: CardCase, action: Choose) -> Illegal | None:
    """A ticket that does not exist, is not held, is chosen already, or too much for the pile."""
    fault = not_held(case, (action.ticket,))
    if fault:
        return fault
    ticket = case.names.ticket_index[action.ticket]
    before = members(chosen(case.s, case.seat))
    if ticket in before:
        return case.no("CG-83", "complete.chosen", ticket=action.ticket)
    return too_much(case, [*before, ticket])


def against_complete(case: CardCase, action: Complete) -> Illegal | None:
    """Tickets that do not exist, are not held, named twice, left out though chosen, or too much for the pile."""
    fault = not_held(case, action.tickets)
    if fault:
        return fault
    for ticket in action.tickets:
        if action.tickets.count(ticket) > 1:
            return case.no("CG-83", "keep.twice", ticket=ticket)
    for ticket in case.names.ticket_set(chosen(case.s, case.seat)):
        if ticket not in action.tickets:
            return case.no("CG-83", "complete.left-out", ticket=ticket)
    return too_much(case, [case.names.ticket_index[ticket] for ticket in action.tickets])


def against_accept(case: CardCase, _: Accept) -> Illegal | None:
    """Some tickets have been chosen one by one."""
    return case.no("CG-83", "complete.begun", tickets=list(case.names.ticket_set(chosen(case.s, case.seat))))


def not_held(case: CardCase, tickets: Sequence[str]) -> Illegal | None:
    """Find the first ticket that does not exist or is not held (CG-80)."""
    held = case.names.ticket_set(case.s.held[case.seat][0])
    for ticket in tickets:
        if ticket not in case.names.ticket_index:
            return case.no("CG-80", "no.ticket", ticket=ticket, nearest=closest(ticket, case.names.tickets))
        if ticket not in held:
            return case.no("CG-80", "complete.held", ticket=ticket, held=list(held))
    return None


def too_much(case: CardCase, tickets: list[int]) -> Illegal:
    """Say what the tickets need together, and what the pile has (CG-84)."""
    pile = case.s.on_track[case.seat]
    need = [sum(case.T.need[t][kind] for t in tickets) for kind in range(KINDS)]
    missing = sum(max(0, need[kind] - pile[kind]) for kind in range(KINDS) if kind != WILD) - pile[WILD]
    return case.no(
        "CG-84",
        "complete.short",
        n=len(tickets),
        need=case.cards((kind, n) for kind, n in enumerate(need) if n),
        have=case.cards((kind, n) for kind, n in enumerate(pile) if n),
        missing=missing,
    )
