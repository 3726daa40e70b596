"""What a computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from whistlestop.game import Event
from whistlestop.game.actions import Action
from whistlestop.game.legal import Legal

View = Any
"""What one seat knows: `Game.view(seat)`."""


class Bot(Protocol):
    """One seat's player in one game.

    A class is a bot if it is made with a source of chance first and its parameters after it, and can choose.
    Everything that a bot remembers it remembers for this seat and this game alone.
    """

    def __init__(self, chance: Random) -> None:
        """Take the bot's own source of chance: the same in every game of this seed, on this seat."""

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:
        """Return one of the legal actions.

        `view` is what the seat knows, and `events` is what it saw happen since it was last asked.
        """


class AtRandom:
    """Any legal action, each as likely; what the final scoring proposes is taken."""

    def __init__(self, chance: Random) -> None:
        """Take the source of chance."""
        self.chance = chance

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:  # noqa: ARG002 -- the protocol
        """Throw the dice for it."""
        if view.phase in PROPOSED:
            return legal[0]
        return legal[self.chance.randrange(len(legal))]


PROPOSED = ("borrow", "complete")
"""Phases of the final scoring in which the software has a proposal, and it comes first (EU-13, CG-83)."""
