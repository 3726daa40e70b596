"""`path`: keeps all its tickets, finishes one after the other along shortest ways, then takes the longest tracks."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import View
from .habits import Choices
from .ways import FAR
from .yardstick import OneAim


class Path(OneAim):
    """Sees one ticket at a time, as if nothing had been built for another, and draws blind."""

    def keep(self, view: View, choices: Choices) -> int:  # noqa: ARG002 -- as its neighbours
        """Keep every ticket that may be kept."""
        return max(choices, key=lambda kept: (kept.bit_count(), kept))

    def plan(self, view: View) -> Sequence[int]:
        """Take the way of the ticket that is worth most, or else the most valuable track, whatever its hand.

        The way is the shortest one on the map: that it could lead over own tracks for nothing is not thought of.
        """
        as_printed = [cost or length for cost, length in zip(self.costs, self.ways.lengths, strict=True)]
        tickets = [errand.ticket for errand in self.errands]
        first = self.most_valuable(self.errands_of(view, tickets, as_printed) or self.errands)
        tracks = first.tracks if first else [track for track, cost in enumerate(self.costs) if 0 < cost < FAR]
        return sorted(tracks, key=lambda track: (-self.costs[track], track))

    def draw(self, view: View, choices: Choices) -> int:  # noqa: ARG002 -- as its neighbours
        """Take a blind card while there are any."""
        return choices[0]
