"""From one turn to the next, and to the end (CM-20, CM-21, CM-29, CM-90 to CM-92, DX-92)."""

from __future__ import annotations

from whistlestop.kernel import WORDS, Record, core

from .decks import discard_cards, refill_row
from .dice import first_roll, somebody_can_claim
from .scoring import may_borrow
from .state import BORROW, ENDED, MAIN, MAX_STATIONS, PASSES, PIECES, ROLLED, SCORING, TURN_DONE, TURN_STARTS


@core
def start_turn(s: Record, T: Record) -> None:
    """Begin the turn of the seat that is next."""
    s.turns += 1
    if s.events is not None:
        s.events.append(("turn", s.seat))
    if T.with_dice:
        first_roll(s)
        s.phase = ROLLED
    else:
        s.phase = MAIN


@core
def end_turn(s: Record, T: Record) -> None:
    """Refill the row, see whether the end is near or there, and go on with the next seat."""
    if T.with_dice == 0:
        if s.turned:
            for kind in range(T.kinds):
                if s.revealed[kind]:
                    discard_cards(s, kind, s.revealed[kind])
                    s.revealed[kind] = 0
            s.turned = 0
        refill_row(s, T)
    if s.last == s.seat:
        finish(s, PIECES)
    elif s.passes == s.seats or (T.with_dice and not somebody_can_claim(s, T)):
        finish(s, PASSES)
    else:
        if s.last < 0 and s.pieces[s.seat] <= T.end_pieces:
            s.last = s.seat
        s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
        s.phase = TURN_STARTS


@core
def end_action(s: Record) -> None:
    """The turn is over and the seat did something: passes in succession count anew (CM-21)."""
    s.passes = 0
    s.phase = TURN_DONE


@core
def finish(s: Record, why: int) -> None:
    """No more turns: stations borrow tracks, then the game is scored (CM-100)."""
    s.why = why
    s.seat = -1
    s.phase = ENDED


@core
def ask_loans(s: Record, T: Record) -> None:
    """Ask the next seat whose stations have a choice, in seat order; after the last comes the scoring (EU-13)."""
    s.seat += 1
    while s.seat < s.seats:
        if T.stations and next_station(s, T, 0):
            s.phase = BORROW
            return
        s.seat += 1
    s.phase = SCORING
    s.seat = s.first


@core
def next_station(s: Record, T: Record, step: int) -> bool:
    """Go to the first station from `step` on that has a track to borrow."""
    while step < MAX_STATIONS:
        for w in range(WORDS):
            if may_borrow(s, T, s.seat, step, w):
                s.step = step
                return True
        step += 1
    return False
