"""`one-step`: the step that most improves an evaluation of points, tickets in reach and pieces spent."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import View
from .habits import Choices
from .ways import FAR
from .yardstick import OneAim, offered

ENOUGH = 8
"""Pieces, of every seat, down to which it draws tickets."""

SWING = 2
"""Points between a ticket completed and one failed, as shares of what is printed on it."""


class OneStep(OneAim):
    """Wants the one track that would improve its position most, however long it takes to get the cards for it."""

    def keep(self, view: View, choices: Choices) -> int:
        """Keep all tickets in the set-up; later those that would be worth most at once."""
        self.look(view)
        if view.state.setup:
            return max(choices, key=lambda kept: (kept.bit_count(), kept))
        return max(choices, key=lambda kept: self.promise(view, kept))

    def promise(self, view: View, kept: int) -> int:
        """What tickets are worth as things stand: points less the spaces that they ask for; lost if out of reach."""
        tickets = offered(view, kept)
        errands = {errand.ticket: errand for errand in self.errands_of(view, tickets, self.costs)}
        value = 0
        for ticket in tickets:
            errand = errands.get(ticket)
            value += errand.goal.points - errand.missing if errand else -max(view.T.goal_points[ticket])
        return value

    def plan(self, view: View) -> Sequence[int]:
        """Put the tracks into order by what each alone adds: points, and tickets brought nearer, less pieces spent."""
        brought = [
            (
                SWING * errand.goal.points / errand.missing,
                errand.missing,
                self.ways.spread(self.costs, errand.goal.start)[0],
                self.ways.spread(self.costs, errand.goal.goal)[0],
            )
            for errand in self.errands
        ]

        def gain(track: int) -> float:
            a, b = self.ways.ends[track]
            points = float(view.T.value[self.costs[track]] - self.costs[track])
            for a_space, missing, near, far in brought:
                left = min(missing, near[a] + far[b], near[b] + far[a])
                points += a_space * (missing - left)
            return points

        within = [track for track, cost in enumerate(self.costs) if 0 < cost < FAR]
        return sorted(within, key=lambda track: (-gain(track), track))

    def wants_tickets(self, view: View) -> bool:
        """Draw as soon as nothing is left to do for those in hand, while nobody is near the end."""
        self.look(view)
        return not self.errands and min(view.state.pieces[: view.state.seats]) > ENOUGH
