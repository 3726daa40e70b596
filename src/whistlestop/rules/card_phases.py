"""From turn to turn, to the end of a phase and into the second (CG-20, CG-70, CG-71, CG-85 to CG-87)."""

from __future__ import annotations

from whistlestop.kernel import Record, core

from .bonuses import score_cards, show_tickets
from .card_state import COMPLETE, KINDS
from .decks import draw_card, turn_up
from .state import EMPTY, MAIN, ROW
from .yards import clear_yards, move_cards


@core
def deal_cards(s: Record, T: Record, seat: int, n: int) -> None:
    """Deal cards of the train deck to a seat."""
    if n == 0:
        return
    if s.events is not None:
        before = list(s.hand[seat])
    for _ in range(n):
        s.hand[seat][draw_card(s, T)] += 1
    s.hand_size[seat] += n
    if s.events is not None:
        s.events.append(("deal", seat, [s.hand[seat][kind] - before[kind] for kind in range(KINDS)]))


@core
def start_turn(s: Record, T: Record) -> None:
    """Begin a turn with step 1; step 2 follows if there is nothing to choose (CG-20)."""
    s.turns += 1
    if s.events is not None:
        s.events.append(("turn", s.seat))
    take_step_two(s, T)


@core
def take_step_two(s: Record, T: Record) -> None:
    """Move the cards that are left to move; then the action."""
    if not move_cards(s, T):
        s.phase = MAIN


@core
def end_turn(s: Record, T: Record) -> None:
    """See whether the train deck ran out or the phase is over (CG-70), and go on with the next seat."""
    if s.last == s.seat:
        start_completing(s)
        return
    if s.last < 0 and s.pile_size == 0:
        s.last = s.seat
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    start_turn(s, T)


@core
def start_completing(s: Record) -> None:
    """The phase is over: every seat chooses the tickets that it completes (CG-83)."""
    s.seat = s.first
    s.step = s.seats
    s.phase = COMPLETE


@core
def lock_tickets(s: Record, T: Record) -> None:
    """The acting seat has chosen; when all have, the tickets are shown and scored (CG-84)."""
    s.step -= 1
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    if s.step:
        return
    for i in range(s.seats):
        show_tickets(s, T, (s.first + i) % s.seats)
    if s.round + 1 < T.phases:
        start_second_phase(s, T)
    else:
        score_cards(s, T)


@core
def start_second_phase(s: Record, T: Record) -> None:
    """Shuffle every card that is not in a hand, deal four to each, turn up five (CG-85 to CG-87)."""
    s.round += 1
    clear_yards(s)
    s.pile_size = 0
    for kind in range(KINDS):
        s.pile[kind] = T.cards[kind]
        s.robbed[kind] = 0
        for p in range(s.seats):
            s.on_track[p][kind] = 0
            s.pile[kind] -= s.hand[p][kind]
        s.pile_size += s.pile[kind]
    if s.events is not None:
        s.events.append(("reshuffle",))
    for i in range(s.seats):
        # The deal runs short when hands have swallowed nearly all cards.
        deal_cards(s, T, (s.first + i) % s.seats, min(T.second_hand, s.pile_size))
    for slot in range(ROW):
        s.row[slot] = EMPTY
    for slot in range(ROW):
        turn_up(s, T, slot)
    s.seat = (s.last + 1) % s.seats
    # If the deal has emptied the deck, everybody has one turn (CG-70).
    s.last = -1 if s.pile_size else (s.seat + s.seats - 1) % s.seats
    start_turn(s, T)
