"""Computer players at the table: a bot on each seat, told what it saw happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from whistlestop.bots import make_bot
from whistlestop.game import Event, Game
from whistlestop.game.actions import Accept, Action
from whistlestop.game.events import seen_by
from whistlestop.kernel import derive, roll, seed_streams
from whistlestop.rules.state import POLICY, STREAMS

Chance = list[int]
"""The game's own streams of chance; `POLICY` is for whoever plays at random."""

Player = Callable[[Game, int], Action]
"""Says what a seat does now in the game that it was seated for."""

PROPOSED = ("borrow", "complete")
"""Phases of the final scoring in which the software has a proposal (EU-13, CG-83)."""

CHANCE_OF_BOTS = 1000
"""A game's seed for the bot on seat 0, so that their luck is not the game's."""


class PlayersError(ValueError):
    """These computer players cannot sit down."""


def seat_players(game: Game, names: Sequence[str]) -> dict[int, Player]:
    """Seat a computer player on each seat of a new game; an empty name leaves a seat to a person.

    Plain `random` draws from the game's own chance, so that the compiled core plays the very same games.
    """
    shared = chance_of(game.seed)
    return {
        seat: AtRandom(shared) if name == "random" else Seated(name, game, seat)
        for seat, name in enumerate(names)
        if name
    }


class AtRandom:
    """Any legal action, each as likely as the others; what the final scoring proposes is taken."""

    def __init__(self, chance: Chance) -> None:
        """Share a game's chance with the other seats that play at random."""
        self.chance = chance

    def __call__(self, game: Game, seat: int) -> Action:
        """Choose."""
        if game.phase in PROPOSED:
            return Accept()
        legal = game.legal(seat)
        action: Action = legal[roll(self.chance, POLICY, len(legal))]
        return action


class Seated:
    """A bot on one seat of one game."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        """Make the bot; all its luck comes from the game's seed and its seat."""
        chance = Random(derive(game.seed, CHANCE_OF_BOTS + seat))  # noqa: S311 -- luck at a game, no secret
        self.bot = make_bot(name, chance)
        self.told = -1
        """Decisions of the game that the bot has heard of; -1 before it heard of the set-up."""

    def __call__(self, game: Game, seat: int) -> Action:
        """Tell the bot what it saw since it was last asked, and ask."""
        return self.bot.choose(game.view(seat), game.legal(seat), self._news(game, seat))

    def _news(self, game: Game, seat: int) -> list[Event]:
        opening = game.opening_events if self.told < 0 else ()
        since = game.steps[max(self.told, 0) :]
        self.told = len(game.steps)
        return [seen_by(event, seat) for event in (*opening, *(event for step in since for event in step.events))]


def chance_of(seed: int) -> Any:
    """Return the streams of chance that belong to a game of this seed."""
    chance: Chance = [0] * STREAMS
    seed_streams(chance, seed)
    return chance
