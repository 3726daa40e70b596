"""What every sensible player does: how to pay, which card to draw, which dice to throw again, and the like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from whistlestop.game import Event
from whistlestop.game.actions import Action
from whistlestop.game.legal import Legal
from whistlestop.rules import state as is_
from whistlestop.rules.state import AT_PLACE, AT_TRACK, BLIND, DRAW_TICKETS, PLUS4, ROW, WILD

from .bot import AtRandom, View
from .dice import LONG_GAME, DiceHabits
from .purse import Purse
from .riding import best_ride, best_stand, worth_riding
from .ways import Ways

Choices = Sequence[int]
"""Legal actions as the engine's numbers (docs/actions.md)."""

FULL_HAND = 14
"""Cards in hand from which a tunnel is attempted without any to spare."""


class Habits(DiceHabits):
    """A whole player, but for what it wants: say in `aims` which tracks, in `wants_tickets` whether more tickets.

    Tracks, places and tickets are numbered as the board lists them (`view.names.board`).  Every other method answers
    one kind of question with one of the engine's numbers and can be replaced too.  On the Card Game, which has no map,
    any legal action is taken.
    """

    ways: Ways
    purse: Purse

    def __init__(self, chance: Random) -> None:
        """Take the bot's own source of chance."""
        self.chance = chance
        self._ready = False

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:
        """Answer with one legal action."""
        if len(legal) == 1:
            return legal[0]
        answer = ANSWERS.get(view.state.phase) if hasattr(view.T, "n_tracks") else None
        if answer is None:
            return AtRandom(self.chance).choose(view, legal, events)
        if not self._ready:
            self.ways, self.purse, self._ready = Ways(view.T), Purse(view.T), True
        return legal[legal.choices.index(answer(self, view, legal.choices))]

    # What a player wants

    def aims(self, view: View) -> Sequence[int]:  # noqa: ARG002 -- for those who look
        """Return the tracks that it wants to claim, the most wanted first."""
        return ()

    def station_aims(self, view: View) -> Sequence[int]:  # noqa: ARG002 -- for those who look
        """Return the places where it wants a station (EU-10)."""
        return ()

    def wants_tickets(self, view: View) -> bool:  # noqa: ARG002 -- for those who look
        """Say whether to draw tickets now, when nothing wanted can be claimed."""
        return False

    def keep(self, view: View, choices: Choices) -> int:  # noqa: ARG002 -- for those who look
        """Keep as few of the tickets offered as may be: a set of them, as bits."""
        return min(choices, key=lambda kept: (kept.bit_count(), kept))

    # A turn with cards

    def main(self, view: View, choices: Choices) -> int:
        """Claim what is wanted and can be paid, else draw tickets if wanted, else a card."""
        aims = self.aims(view)
        for track in aims:
            if AT_TRACK + track in choices and self.ripe(view, track):
                return AT_TRACK + track
        for place in self.station_aims(view):
            if AT_PLACE + place in choices:
                return AT_PLACE + place
        if (ride := worth_riding(view, choices, is_.MOVE_PASSENGER)) is not None:
            return ride
        if DRAW_TICKETS in choices and self.wants_tickets(view):
            return DRAW_TICKETS
        if choices[0] <= ROW and view.state.turns < LONG_GAME:
            return self.draw(view, choices)
        return self.anything(view, choices)

    def ripe(self, view: View, track: int) -> bool:
        """Say whether now is the time to pay for a track that can be paid.

        It is not while that would take the dear exchange of several cards for one, nor in a tunnel without a card to
        spare.
        """
        hand = view.state.hand[view.seat]
        if self.purse.missing(hand, track):
            return False
        spare = self.purse.spare(hand, track)
        return not view.T.tunnel[track] or spare > 0 or view.state.hand_size[view.seat] >= FULL_HAND

    def anything(self, view: View, choices: Choices) -> int:
        """Do something useful where there is nothing to draw or the game has gone on for too long."""
        tracks = [choice for choice in choices if choice >= AT_TRACK]
        if tracks:
            return max(tracks, key=lambda choice: view.T.length[choice - AT_TRACK])
        return min(choices, key=lambda choice: choice == DRAW_TICKETS)

    def draw(self, view: View, choices: Choices) -> int:
        """Take the card of the row that is wanted most, or a blind one."""
        s = view.state
        aims = [track for track in self.aims(view) if not view.state.own[view.seat][0] >> track & 1]
        hand = s.hand[view.seat]
        wish = self.purse.wishes(hand, aims)
        slots = [c for c in choices if BLIND < c <= ROW]
        best = max(slots, key=lambda c: (s.row[c - 1] != WILD) * (1 + wish[s.row[c - 1]]), default=BLIND)
        wanted = wish[s.row[best - 1]] if best and s.row[best - 1] != WILD else 0
        wild = next((c for c in slots if s.row[c - 1] == WILD), None)
        if wild and (wish[WILD] or (wanted < max(wish) and self.purse.missing(hand, aims[0]) == 1)):
            return wild
        if wanted or BLIND not in choices:
            return best
        return BLIND

    def pay(self, view: View, choices: Choices) -> int:
        """Pay in the colour that is wanted least elsewhere, with as few wilds as may be."""
        s, tables = view.state, view.T
        hand, first = s.hand[view.seat], tables.first_row[s.track]
        others = [track for track in self.aims(view) if track != s.track]

        def dear(choice: int) -> tuple[int, ...]:
            row = first + choice - AT_TRACK
            colour = tables.pay_colour[row]
            dear_elsewhere = self.purse.reserved(hand, colour, others)
            return tables.pay_arbitrary[row], tables.pay_wilds[row], dear_elsewhere, -hand[colour]

        return min(choices, key=dear)

    def lay(self, view: View, choices: Choices) -> int:
        """Lay what is wanted least, of that the most plentiful (NC-40, NC-51)."""
        hand = view.state.hand[view.seat]
        aims = self.aims(view)
        return min(choices, key=lambda c: (c in {WILD, PLUS4}, self.purse.reserved(hand, c, aims), -hand[c]))

    def tunnel(self, view: View, choices: Choices) -> int:  # noqa: ARG002 -- as its neighbours
        """Pay the surcharge, with as few wilds as may be."""
        return min((c for c in choices if c != is_.DECLINE), default=is_.DECLINE)

    def station(self, view: View, choices: Choices) -> int:
        """Pay for a station with what is wanted least."""
        s, tables = view.state, view.T
        hand, aims = s.hand[view.seat], self.aims(view)
        first = tables.station_first[tables.stations - s.stations[view.seat] + 1]

        def dear(choice: int) -> tuple[int, int]:
            colour = tables.station_colour[first + choice]
            return tables.station_wilds[first + choice], self.purse.reserved(hand, colour, aims)

        return min(choices, key=dear)

    # What a claim brings

    def souvenir(self, view: View, choices: Choices) -> int:
        """Take the token of which fewest are left (SF-41)."""
        s, ends = view.state, view.T.ends[view.state.track]
        left = dict(zip(s.stack_at, s.stack, strict=True))
        return min(choices, key=lambda c: left[ends[c]])

    def place(self, view: View, choices: Choices) -> int:
        """Put a stack of souvenirs where a wanted track ends (SF-17)."""
        ends = [AT_PLACE + place for track in self.aims(view) for place in view.T.ends[track]]
        return next((choice for choice in ends if choice in choices), choices[0])

    def passenger(self, view: View, choices: Choices) -> int:
        """Place a passenger where there is something to fetch (MK-40)."""
        return best_stand(view, choices)

    def ride(self, view: View, choices: Choices) -> int:
        """Go where the merchandise is, and stop when there is no more (MK-50)."""
        track = best_ride(view, view.state.place).first
        return AT_TRACK + track if track is not None and AT_TRACK + track in choices else choices[0]


def _first(bot: Habits, view: View, choices: Choices) -> int:  # noqa: ARG001 -- as its neighbours
    return choices[0]


def _last(bot: Habits, view: View, choices: Choices) -> int:  # noqa: ARG001 -- as its neighbours
    return choices[-1]


def _middle(bot: Habits, view: View, choices: Choices) -> int:  # noqa: ARG001 -- as its neighbours
    return choices[len(choices) // 2]


ANSWERS: dict[int, Callable[[Habits, View, Choices], int]] = {
    is_.MIX: _middle,
    is_.KEEP: lambda bot, view, choices: bot.keep(view, choices),
    is_.PLACE: lambda bot, view, choices: bot.place(view, choices),
    is_.MAIN: lambda bot, view, choices: bot.main(view, choices),
    is_.SECOND: lambda bot, view, choices: bot.draw(view, choices),
    is_.PAY: lambda bot, view, choices: bot.pay(view, choices),
    is_.PAY_PLUS4: _last,
    is_.SUBSTITUTE: lambda bot, view, choices: bot.lay(view, choices),
    is_.TUNNEL: lambda bot, view, choices: bot.tunnel(view, choices),
    is_.SOUVENIR: lambda bot, view, choices: bot.souvenir(view, choices),
    is_.PASSENGER: lambda bot, view, choices: bot.passenger(view, choices),
    is_.STATION: lambda bot, view, choices: bot.station(view, choices),
    is_.RIDE: lambda bot, view, choices: bot.ride(view, choices),
    is_.ROLLED: lambda bot, view, choices: bot.reroll(view, choices),
    is_.DICE_MAIN: lambda bot, view, choices: bot.dice_turn(view, choices),
    is_.TOKENS: _first,
    is_.DICE_TUNNEL: lambda bot, view, choices: bot.dice_tunnel(view, choices),
    is_.AFTER: lambda bot, view, choices: bot.after(view, choices),
    is_.BORROW: _first,
}
"""Who answers in which phase; where nobody does, any legal action will do (STACK)."""
