"""How a sensible player throws dice: keep what the nearest wanted track needs, and turn the rest into tokens."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.rules.dice import MOST_UNITS, TRAIN_DICE, pair_high, pair_low, symbol_of
from whistlestop.rules.state import (
    AT_PLACE,
    AT_TRACK,
    DICE_DECLINE,
    DICE_RIDE,
    DICE_SURCHARGE,
    DICE_TICKETS,
    END_TURN,
    FACES,
    LOCOMOTIVE,
)

from .bot import View
from .riding import worth_riding

LONG_GAME = 400
"""Turns after which a seat claims whatever it can, so that every game ends."""

MOST_TICKETS = 3
"""Dice that are spent on tickets at most."""


def dice_missing(view: View, track: int) -> int:
    """Units and locomotives that dice and tokens lack for a track (DX-30, DX-55)."""
    s, tables = view.state, view.T
    kind, symbols = symbol_of(s, tables, track), tables.symbols[track]
    units = s.dice[kind] + s.dice[LOCOMOTIVE] + s.token[view.seat][kind]
    return int(max(0, symbols - s.dice[LOCOMOTIVE]) + max(0, tables.length[track] - max(units, symbols)))


def within_dice(view: View, track: int) -> bool:
    """Tell whether dice and tokens can ever pay for a track, or have done so (DX-33)."""
    s, tables = view.state, view.T
    mine = s.own[view.seat][0] >> track & 1
    return bool(mine or (tables.length[track] <= MOST_UNITS and tables.symbols[track] <= TRAIN_DICE))


class DiceHabits:
    """The part of `Habits` for the Dice Expansion."""

    def aims(self, view: View) -> Sequence[int]:
        """Return the tracks that are wanted, the most wanted first."""
        raise NotImplementedError

    def station_aims(self, view: View) -> Sequence[int]:
        """Return the places where a station is wanted."""
        raise NotImplementedError

    def wants_tickets(self, view: View) -> bool:
        """Say whether to draw tickets now."""
        raise NotImplementedError

    def target(self, view: View) -> int | None:
        """The wanted track that dice and tokens are nearest to, of those that they can ever pay."""
        within = [track for track in self.aims(view) if within_dice(view, track)]
        return min(within, key=lambda track: dice_missing(view, track), default=None)

    def reroll(self, view: View, choices: Sequence[int]) -> int:
        """Throw again what the target does not need (DX-20): a set of the sorted dice, as bits."""
        s, target = view.state, self.target(view)
        if target is None or dice_missing(view, target) == 0:
            return choices[0]
        again = at = 0
        for face in range(FACES):
            if face not in {LOCOMOTIVE, symbol_of(s, view.T, target)}:
                again |= ((1 << s.dice[face]) - 1) << at
            at += s.dice[face]
        return again

    def dice_turn(self, view: View, choices: Sequence[int]) -> int:
        """Claim or build what is wanted, else draw tickets if wanted, else take a token and end the turn."""
        for track in self.aims(view):
            if AT_TRACK + track in choices:
                return AT_TRACK + track
        for place in self.station_aims(view):
            if AT_PLACE + place in choices:
                return AT_PLACE + place
        if (ride := worth_riding(view, choices, DICE_RIDE)) is not None:
            return ride
        tracks = [choice for choice in choices if choice >= AT_TRACK]
        if tracks and view.state.turns >= LONG_GAME:
            return max(tracks, key=lambda choice: view.T.length[choice - AT_TRACK])
        tickets = [c for c in choices if DICE_TICKETS < c <= DICE_TICKETS + MOST_TICKETS]
        if tickets and (self.wants_tickets(view)):
            return tickets[-1]
        return self.after(view, choices)

    def after(self, view: View, choices: Sequence[int]) -> int:
        """Take a token that the next track can use for the two dice that help least, then end the turn (DX-40)."""
        exchanges = [choice for choice in choices if choice < DICE_TICKETS]
        target = self.target(view)
        if not exchanges or target is None:
            return END_TURN
        kind = symbol_of(view.state, view.T, target)
        return min(exchanges, key=lambda c: (c & 1 != kind, _use(c, kind), c))

    def dice_tunnel(self, view: View, choices: Sequence[int]) -> int:  # noqa: ARG002 -- as its neighbours
        """Pay the surcharge if that is possible, with as few tokens as may be; take one for it if need be (DX-63)."""
        payments = [choice for choice in choices if choice >= DICE_SURCHARGE]
        exchanges = [choice for choice in choices if choice < DICE_DECLINE]
        return (payments or exchanges or [DICE_DECLINE])[0]


def _use(exchange: int, kind: int) -> int:
    """How many of the two dice of an exchange would still help with this kind of track."""
    pair = exchange >> 1
    return sum(face in {kind, LOCOMOTIVE} for face in (pair_low(pair), pair_high(pair)))
