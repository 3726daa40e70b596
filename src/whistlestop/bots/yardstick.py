"""What the yardsticks of the literature share: a plan that holds until the board changes, and one track in mind.

The yardsticks are the four players of F. de Mesentier Silva, S. Lee, J. Togelius and A. Nealen, "AI-based Playtesting
of Contemporary Board Games" (FDG 2017), written anew from what is published of their behaviour, slips included where
they make a player what it is.  They were made for USA; on other boards they do what they do there, build no stations,
and take the habits of any sensible player for whatever else is asked.  docs/arena.md has the figures that they show.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from whistlestop.game.card_names import members
from whistlestop.rules.state import BLIND, ROW, WILD

from .bot import View
from .dice import within_dice
from .habits import Choices, Habits
from .plan import Goal, best_way, goals_of
from .ways import FAR, Way


class Errand(NamedTuple):
    """A ticket that is not completed and still can be."""

    ticket: int
    goal: Goal
    """The goal that is worth going to."""
    way: Way
    tracks: tuple[int, ...]
    """The tracks of the way that are still to be claimed, in order."""
    missing: int
    """Their spaces."""


class Yardstick(Habits):
    """A player who thinks about the map whenever the map has changed: say in `plan` what follows from it."""

    def __init__(self, chance: Random) -> None:
        """Take the bot's own source of chance."""
        super().__init__(chance)
        self.costs: list[int] = []
        """Spaces of each track as the seat may use it: 0 its own, `FAR` what it cannot have."""
        self.errands: list[Errand] = []
        """What the tickets in hand still ask for."""
        self._wanted: Sequence[int] = ()
        self._seen: tuple[int, ...] = ()

    def aims(self, view: View) -> Sequence[int]:
        """Return the tracks of the plan."""
        self.look(view)
        return self._wanted

    def look(self, view: View) -> None:
        """Plan anew if the board, the tickets or the pieces are others than before."""
        s, seat = view.state, view.seat
        now = (s.own[seat][0], s.open[seat][0], s.held[seat][0], s.pieces[seat])
        if now != self._seen:
            self._seen = now
            self.costs = self.ways.costs(view)
            if view.T.with_dice:
                self.costs = [cost if within_dice(view, track) else FAR for track, cost in enumerate(self.costs)]
            self.errands = self.errands_of(view, members(s.held[seat][0]), self.costs)
            self._wanted = self.plan(view)

    def plan(self, view: View) -> Sequence[int]:
        """Return the tracks to be claimed, the most wanted first."""
        raise NotImplementedError

    def errands_of(self, view: View, tickets: Iterable[int], costs: Sequence[int]) -> list[Errand]:
        """Return those of some tickets that are not completed and still can be, by the ways that are cheapest so."""
        found = []
        for ticket in tickets:
            best = best_way(self.ways, costs, goals_of(view.T, ticket))
            if best is None:
                continue
            tracks = tuple(track for track in best[0].tracks if self.costs[track])
            missing = sum(self.costs[track] for track in tracks)
            if 0 < missing <= view.state.pieces[view.seat]:
                found.append(Errand(ticket, best[1], best[0], tracks, missing))
        return found

    def most_valuable(self, errands: Sequence[Errand]) -> Errand | None:
        """Return what brings most points; of equals the nearest."""
        return max(errands, key=lambda errand: (errand.goal.points, -errand.missing), default=None)

    def longest_first(self, view: View) -> list[int]:
        """All tracks that can still be claimed, the longest first; of equal ones those that the hand is nearest to."""
        hand = view.state.hand[view.seat]
        within = [track for track, cost in enumerate(self.costs) if 0 < cost < FAR]
        return sorted(within, key=lambda track: (-self.costs[track], self.purse.missing(hand, track), track))


class OneAim(Yardstick):
    """A yardstick with one track in mind at a time: it claims that and no other, and draws for that alone."""

    def aims(self, view: View) -> Sequence[int]:
        """Return the track in mind."""
        return super().aims(view)[:1]

    def draw(self, view: View, choices: Choices) -> int:
        """Take the colour of the track in mind, else a wild, else a blind card."""
        s = view.state
        wish = self.purse.wishes(s.hand[view.seat], self.aims(view))
        shown = {s.row[choice - 1]: choice for choice in reversed(choices) if BLIND < choice <= ROW}
        best = max((kind for kind in shown if kind != WILD and wish[kind]), key=wish.__getitem__, default=WILD)
        return shown.get(best, choices[0])


def offered(view: View, kept: int) -> list[int]:
    """The tickets that a choice keeps: a set of those offered, as bits."""
    return [view.state.offer[view.seat][i] for i in members(kept)]
