"""A board game from the first deal to the last line."""

from __future__ import annotations

from tests.referee.actions import card_turn
from tests.referee.cards import TrainCards
from tests.referee.dice import ClaimsLeft, DiceTurn
from tests.referee.log import Fault
from tests.referee.scoring import borrow, check_end, check_proposals, reckon
from tests.referee.souvenirs import place_stacks, set_up_stacks
from tests.referee.state import State


def referee_board_game(state: State, proposals: bool = False) -> None:
    """Read the whole game; a Fault tells of the first line that is wrong."""
    if state.cards:
        deal(state, state.cards)
    if state.title.souvenirs:
        set_up_stacks(state)
    first_tickets(state)
    if state.title.souvenirs:
        place_stacks(state)
    why = play(state)
    if state.title.stations:
        borrow(state)
    if proposals:
        check_proposals(state)
    scores, best = reckon(state)
    check_end(state.log.take("end"), why, scores, best)
    if state.log.peek():
        state.log.at += 1
        raise Fault("order", "the log goes on after the end")


def deal(state: State, cards: TrainCards) -> None:
    """Hands and the first row (CM-11)."""
    for seat in state.order:
        hand = state.log.take_by("deal", seat)["cards"]
        if len(hand) != state.title.hand:
            raise Fault("CM-11", f"{len(hand)} cards are dealt to seat {seat}, it must be {state.title.hand}")
        for card in hand:
            cards.draw(card)
            state.hands[seat][card] += 1
    for slot in range(1, 6):
        cards.turn_up(slot)
    cards.flush_if_due()


def first_tickets(state: State) -> None:
    """CM-12: all offers, then the keeps as players decided."""
    title, offers = state.title, state.offers
    for seat in state.order:
        offers.offer(seat, offers.mix(seat, title.draw) if title.mix else dict(title.deal))
    waiting = {seat for seat in state.order if offers.offered[seat]}
    while waiting:
        keeper = state.log.look().get("seat")
        if keeper not in waiting:
            state.log.at += 1
            raise Fault("CM-12", f"seats {sorted(waiting)} have yet to keep tickets")
        waiting.discard(keeper)
        offers.keep(keeper, title.keep)
    for seat in state.order:
        offers.put_away(seat, title.setup_rejects)
    if "long" in offers.piles and not title.mix:
        offers.piles["long"].pool.clear()


def play(state: State) -> str:
    """All turns; why the game ends."""
    pieces, seats = state.pieces, state.seats
    turns_left = passes = turn = 0
    claims = ClaimsLeft(state)
    while True:
        seat = state.order[turn % seats]
        turn += 1
        state.log.take_by("turn", seat)
        if state.cards:
            passes = passes + 1 if card_turn(state, seat, state.cards) else 0
        else:
            DiceTurn(state, seat).play()
        if turns_left:
            turns_left -= 1
            if not turns_left:
                return "pieces"
        elif pieces[seat] <= 2:
            turns_left = seats
        if passes == seats or (not state.cards and claims.none()):
            return "passes"
