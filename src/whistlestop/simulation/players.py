"""Computer players by short name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import Accept, Action
from whistlestop.kernel import roll, seed_streams
from whistlestop.rules.state import POLICY, STREAMS

Chance = list[int]
"""The game's own streams of chance; `POLICY` is for whoever plays at random."""

Player = Callable[[Game, int, Chance], Action]
"""Says what a seat does now.  It may look at what the seat sees, and draw numbers from the chance that it is given."""

PROPOSED = ("borrow", "complete")
"""Phases of the final scoring in which the software has a proposal (EU-13, CG-83)."""


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def at_random(game: Game, seat: int, chance: Chance) -> Action:
    """Take any legal action, each as likely as the others; what the final scoring proposes is taken."""
    if game.phase in PROPOSED:
        return Accept()
    legal = game.legal(seat)
    action: Action = legal[roll(chance, POLICY, len(legal))]
    return action


PLAYERS: dict[str, Player] = {"random": at_random}
"""All computer players."""

DEFAULT = "random"
"""Whom a person plays against if nobody else is named."""


def player(name: str) -> Player:
    """Return the player of this name; an unknown one is an error that says which there are."""
    if name not in PLAYERS:
        near = get_close_matches(name.lower(), PLAYERS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(PLAYERS)}"
        raise UnknownPlayer(f"no computer player is called {name!r}; {hint}")
    return PLAYERS[name]


def chance_of(seed: int) -> Any:
    """Return the streams of chance that belong to a game of this seed."""
    chance: Chance = [0] * STREAMS
    seed_streams(chance, seed)
    return chance
