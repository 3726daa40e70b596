"""Between choices below 256, whose meaning depends on the phase, and actions with names, for the Card Game."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import COLOURS
from whistlestop.rules.card_state import (
    ACCEPT,
    AT_TRIPLE,
    COMPLETE,
    DONE,
    LAY,
    LAY_COLOUR,
    LAY_LOCOMOTIVES,
    MOVE,
)
from whistlestop.rules.completing import is_completable
from whistlestop.rules.state import AT_TRACK, DRAW_TICKETS, KEEP, MAIN, SECOND, WILD
from whistlestop.rules.yards import layable_colours, layable_triples, least_size

from . import actions as act
from .actions import Action, read_cards
from .card_names import CardNames, members

THREE = 3
COLOUR_KINDS = range(1, 1 + len(COLOURS))


def action_of(s: Any, T: Any, names: CardNames, seat: int, choice: int) -> Action:
    """Name a choice of the current phase."""
    action: Action = BY_PHASE[s.phase](s, T, names, seat, choice)
    return action


def _keep(s: Any, T: Any, names: CardNames, seat: int, choice: int) -> Action:
    offer = s.offer[seat][: s.offered[seat]]
    return act.Keep(tuple(names.tickets[t] for i, t in enumerate(offer) if choice >> i & 1))


def _main(s: Any, T: Any, names: CardNames, seat: int, choice: int) -> Action:
    if choice >= AT_TRIPLE:
        laid = [int(kind in T.triple[choice - AT_TRIPLE]) for kind in range(len(names.letters))]
        return act.LayCards(names.cards(laid))
    if choice > LAY:
        return act.Row(names.letters[choice - LAY])
    if choice < DRAW_TICKETS:
        return act.Pick(choice)
    return act.DrawTickets() if choice == DRAW_TICKETS else act.Pass()


def _complete(s: Any, T: Any, names: CardNames, seat: int, choice: int) -> Action:
    if choice >= AT_TRACK:
        return act.Choose(names.tickets[choice - AT_TRACK])
    return act.Accept() if choice == ACCEPT else act.Complete(names.ticket_set(chosen(s, seat)))


BY_PHASE: dict[int, Any] = {
    KEEP: _keep,
    MAIN: _main,
    SECOND: _main,
    MOVE: lambda s, T, n, q, c: act.Move(n.letters[c]),
    LAY_COLOUR: lambda s, T, n, q, c: act.Number(c),
    LAY_LOCOMOTIVES: lambda s, T, n, q, c: act.Locomotives(c),
    COMPLETE: _complete,
}


def chosen(s: Any, seat: int) -> int:
    """The set of tickets that a seat has chosen to complete and not yet shown."""
    return int(s.completed[seat][0] & s.held[seat][0])


def completable(s: Any, T: Any, seat: int, bits: int) -> bool:
    """The seat's On-the-Track pile is enough for all these tickets together (CG-84)."""
    tickets = members(bits)
    return is_completable(len(tickets), tickets, T.need, s.on_track[seat])


def choices_to_complete(
    s: Any, T: Any, names: CardNames, seat: int, action: act.Choose | act.Complete
) -> list[int] | None:
    """Choices that choose one more ticket, or just these; None if the seat cannot complete them (CG-83, CG-84).

    The engine lists tickets in one order, so that each set is found once; a person may choose them in any.
    """
    named = (action.ticket,) if isinstance(action, act.Choose) else action.tickets
    if not set(named) <= set(names.tickets) or len(set(named)) < len(named):
        return None
    wanted = sum(1 << names.ticket_index[ticket] for ticket in named)
    before = chosen(s, seat)
    if isinstance(action, act.Choose):
        fits = not wanted & before and completable(s, T, seat, wanted | before)
        return [AT_TRACK + t for t in members(wanted)] if fits and not wanted & ~s.held[seat][0] else None
    if before & ~wanted or wanted & ~s.held[seat][0] or not completable(s, T, seat, wanted):
        return None
    return [*(AT_TRACK + t for t in members(wanted & ~before)), DONE]


def choices_to_lay(s: Any, T: Any, names: CardNames, action: act.LayCards) -> list[int] | None:
    """Choices that lay exactly these cards, whatever the engine would ask on the way (CG-40 to CG-52)."""
    laid = names.counts(action.cards) if names.has_cards(action.cards) else None
    if laid is None or any(n > held for n, held in zip(laid, s.hand[s.seat], strict=True)):
        return None
    kinds = [kind for kind in COLOUR_KINDS if laid[kind]]
    if action.colour:
        kinds = [] if kinds else [names.letters.index(action.colour)]
    if len(kinds) == THREE:
        return choices_for_three(s, T, kinds, laid)
    return choices_for_one(s, T, kinds[0], laid) if len(kinds) == 1 else None


def choices_for_three(s: Any, T: Any, kinds: list[int], laid: list[int]) -> list[int] | None:
    """The choice that lays three rows of one card each; None if that cannot be done (CG-44, CG-52)."""
    triple = T.triple.index(kinds)
    alone = max(laid) == 1 and not laid[WILD]
    return [AT_TRIPLE + triple] if alone and layable_triples(s, T) >> triple & 1 else None


def choices_for_one(s: Any, T: Any, colour: int, laid: list[int]) -> list[int] | None:
    """Choices that lay just this row; None if that cannot be done (CG-40 to CG-43, CG-50)."""
    may = layable_colours(s, T) >> colour & 1
    enough = sum(laid) >= least_size(s, colour) and laid[colour] >= T.fewest_of_colour
    return steps_of_a_row(s, T, colour, laid) if may and enough else None


def steps_of_a_row(s: Any, T: Any, colour: int, laid: list[int]) -> list[int]:
    """The colour, and the numbers of cards as far as they are asked."""
    from whistlestop.families import card_game as family

    world, choices = s.copy(), [LAY + colour]
    family.apply(world, T, choices[0])
    for phase, number in ((LAY_COLOUR, laid[colour]), (LAY_LOCOMOTIVES, laid[WILD])):
        if world.phase == phase:
            choices.append(number)
            family.apply(world, T, number)
    return choices


def cards_named(action: Action) -> str:
    """Letters of the cards that an action names."""
    named = getattr(action, "cards", "") or getattr(action, "card", "") or getattr(action, "colour", "")
    return "".join(read_cards(named)) if named else ""
