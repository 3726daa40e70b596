"""`long-route`: few tickets, and long tracks to serve them; it never draws another ticket."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import View
from .habits import Choices
from .ways import FAR
from .yardstick import OneAim, offered

SHORT = 3
"""Tracks of fewer spaces are no way for it."""


class LongRoute(OneAim):
    """Lives off the points of long tracks; a ticket tells it where to lay them."""

    def keep(self, view: View, choices: Choices) -> int:
        """Keep as few tickets as may be, and of those the smallest."""

        def risk(kept: int) -> int:
            return sum(max(view.T.goal_points[ticket]) for ticket in offered(view, kept))

        return min(choices, key=lambda kept: (kept.bit_count(), risk(kept), kept))

    def plan(self, view: View) -> Sequence[int]:
        """Go to the ticket that is worth most by the fewest tracks, short ones left out; else take the longest tracks.

        A ticket that short tracks only could serve is given up.
        """
        steps = [1 if cost == 0 or SHORT <= cost < FAR else FAR for cost in self.costs]
        first = self.most_valuable(self.errands_of(view, [errand.ticket for errand in self.errands], steps))
        return first.tracks if first else self.longest_first(view)
