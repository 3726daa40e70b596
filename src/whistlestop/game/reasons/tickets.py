"""Why tickets, cards of the row, souvenirs and a pass are not to be had (CM-21 to CM-31, CM-80, SF-17 to SF-41)."""

from __future__ import annotations

from whistlestop.game.actions import DrawTickets, Keep, Mix, Pass, Pick, PlaceStack, TakeSouvenir, TakeStack
from whistlestop.game.errors import Illegal
from whistlestop.rules.drawing import pickable
from whistlestop.rules.passengers import rides
from whistlestop.rules.payment import payable_tracks
from whistlestop.rules.state import EMPTY, LOCOMOTIVE, SECOND, STATION_FACE, TRACKS, WILD
from whistlestop.rules.stations import station_places

from .case import AnyCase, Case, closest


def against_keep(case: AnyCase, action: Keep) -> Illegal | None:
    """Tickets that do not exist, are named twice or not offered, or too few of them (CM-12, CM-80)."""
    s, T, names = case.s, case.T, case.names
    rule = "setup" if s.setup else "tickets"
    offered = [names.tickets[t] for t in s.offer[case.seat][: s.offered[case.seat]]]
    for ticket in action.tickets:
        if ticket not in names.ticket_index:
            return case.no(rule, "no.ticket", ticket=ticket, nearest=closest(ticket, names.tickets))
        if action.tickets.count(ticket) > 1:
            return case.no(rule, "keep.twice", ticket=ticket)
        if ticket not in offered:
            return case.no(rule, "keep.not-offered", ticket=ticket, offered=offered)
    least = min(T.kept_at_setup if s.setup else T.kept, len(offered))
    if len(action.tickets) < least:
        return case.no(rule, "keep.few", least=least, n=len(offered))
    return None


def against_draw(case: Case, action: DrawTickets) -> Illegal | None:
    """An empty deck, or dice that do not draw tickets (CM-80, DX-35)."""
    s, n = case.s, action.dice
    if not (s.left[0] or (case.T.mixed and s.left[1])):
        return case.no("no-tickets", "tickets.none")
    if not case.T.with_dice:
        return case.no("CM-80", "tickets.no-dice", action=str(action), n=n) if n else None
    if not n:
        return case.no("DX-35", "tickets.dice")
    if n > s.dice[STATION_FACE] + s.dice[LOCOMOTIVE]:
        return case.no("DX-35", "tickets.roll", n=n, roll=case.roll())
    return None


def against_mix(case: Case, action: Mix) -> Illegal | None:
    """A mix that does not add up, or takes more than a deck holds (MK-21, DX-36)."""
    s, long, short = case.s, action.long, action.short
    n = min(s.drawing, s.left[0] + s.left[1])
    if long + short != n:
        return case.no("mix", "mix.sum", n=n, long=long, short=short, sum=long + short)
    if long > s.left[1]:
        return case.no("mix", "mix.long", left=s.left[1], long=long)
    if short > s.left[0]:
        return case.no("mix", "mix.short", left=s.left[0], short=short)
    return None


def against_pick(case: Case, action: Pick) -> Illegal | None:
    """Nothing in the slot, nothing in the piles, or a wild that may only come first (CM-24, CM-29, CM-30)."""
    s, T, slot = case.s, case.T, action.slot
    empty = s.pile_size + s.discard_size == 0
    if empty and T.strict_empty:
        return case.no("CM-30", "pick.strict")
    if not slot:
        return case.no("CM-30", "pick.blind") if empty else None
    if s.row[slot - 1] == EMPTY:
        return case.no("CM-29", "pick.slot", slot=slot)
    if s.phase == SECOND and T.wild_costs_draw and s.row[slot - 1] == WILD:
        return case.no("wild-second", "pick.wild", wild=case.wild)
    return None


def against_pass(case: Case, _: Pass) -> Illegal | None:
    """Something else is possible: say what (CM-21)."""
    s, T = case.s.copy(), case.T
    found = [0] * (TRACKS + 2)
    if pickable(s, T, 0):
        possible = "draw"
    elif s.left[0] or (T.mixed and s.left[1]):
        possible = "tickets"
    elif T.stations and station_places(s, T):
        possible = "build"
    elif T.passengers and rides(s, T, found):
        possible = "ride"
    else:
        found = [0] * (TRACKS + 2)
        payable_tracks(s, T, found)
        if not any(found):
            return None
        possible = "claim"
    return case.no("CM-21", "pass", possible=possible)


def against_stack(case: Case, action: TakeStack) -> Illegal | None:
    """A souvenir stack that lies on the board already (SF-17)."""
    s, symbol = case.s, int(action.symbol[1:]) - 1
    if s.stack_at[symbol] == EMPTY:
        return None
    place = case.place(s.stack_at[symbol])
    return case.no("stacks", "stack.laid", symbol=action.symbol, place=place, symbols=case.stacks_aside())


def against_place(case: Case, action: PlaceStack) -> Illegal | None:
    """A place that is marked or has a stack (SF-19)."""
    place = case.names.place_index[action.location]
    if place in case.T.sights:
        return case.no("SF-19", "stack.sight", place=case.place(place))
    if place in case.s.stack_at:
        return case.no("SF-19", "stack.there", place=case.place(place))
    return None


def against_souvenir(case: Case, action: TakeSouvenir) -> Illegal | None:
    """A place that is no end of the track (SF-40, SF-41)."""
    index = case.names.place_index[action.location]
    if index in case.T.ends[case.s.track]:
        return None
    return case.no("SF-41", "souvenir.end", place=case.place(index), places=case.ends())
