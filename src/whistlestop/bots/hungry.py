"""`hungry`: plans all its tickets together, and draws more whenever the plan is done and pieces remain."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import View
from .habits import Choices
from .plan import Plan, goals_of, plan_all
from .yardstick import Yardstick, offered

SPARE = 5
"""Pieces that a plan leaves over if it can: things come differently."""


class Hungry(Yardstick):
    """Serves as many tickets as its pieces allow, over tracks that help several of them."""

    def keep(self, view: View, choices: Choices) -> int:
        """Keep what brings most points a piece among that which leaves a few pieces over; else what needs fewest."""
        self.look(view)
        s = view.state
        pieces = min(s.pieces[: s.seats])
        before = [errand.ticket for errand in self.errands]

        def worth(kept: int) -> tuple[float, ...]:
            tickets = [*before, *offered(view, kept)]
            plan = self.together(view, tickets)
            if len(plan.tickets) < len(tickets):
                return 0, plan.points, -kept.bit_count()
            if plan.spaces > pieces - SPARE:
                return 1, -plan.spaces
            points = plan.points + sum(view.T.value[self.costs[track]] for track in plan.tracks)
            return 2, points / max(1, plan.spaces)

        return max(choices, key=worth)

    def together(self, view: View, tickets: Sequence[int]) -> Plan:
        """Plan these tickets in one."""
        goals = {ticket: goals_of(view.T, ticket) for ticket in tickets}
        return plan_all(self.ways, self.costs, goals, view.state.pieces[view.seat])

    def plan(self, view: View) -> Sequence[int]:
        """Take the tracks of the whole plan, the longest first; with nothing planned, the longest track there is."""
        tracks = self.together(view, [errand.ticket for errand in self.errands]).tracks
        return sorted(tracks, key=lambda track: (-self.costs[track], track)) or self.longest_first(view)[:1]

    def wants_tickets(self, view: View) -> bool:
        """Draw as soon as those in hand ask for nothing more, while everybody has half of the pieces or more."""
        self.look(view)
        s = view.state
        return not self.errands and 2 * min(s.pieces[: s.seats]) >= view.T.pieces
