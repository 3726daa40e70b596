"""Who meets whom, in which kind of game, over which deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations

from whistlestop.bots import check_bot
from whistlestop.game import Game
from whistlestop.kernel import derive
from whistlestop.simulation import Simulation

HELD_OUT = 0x48E1D
"""Derives the seed of the deals that tuning never touches."""

ORDER = 2000
"""A deal's seed for the order in which a line-up sits round the table."""

LineUp = tuple[int, ...]
"""The entrant on each seat, before anybody moves on."""


class ContestError(ValueError):
    """These computer players cannot meet in this way."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Computer players that meet in deals of one kind of game.

    Deal `i` depends on the seed and on `i` alone.  Every line-up plays every deal once from each seat: the same cards
    lie in the same order, and everybody moves one seat on.
    """

    simulation: Simulation
    """The kind of game, and the seed; who plays is told by `bots`."""
    bots: tuple[str, ...]
    """The entrants, by name.  The same name twice is two entrants."""
    rate: bool = False
    """Everybody meets everybody: all line-ups of as many entrants as there are seats."""
    held_out: bool = False
    """Play deals that are kept for measuring: tuning never sees them."""

    def check(self) -> None:
        """Refuse what cannot be played, before any game is."""
        self.game(0)
        for name in self.bots:
            check_bot(name)
        here, seats = len(self.bots), self.simulation.seats
        if here < 2:  # noqa: PLR2004 -- one alone meets nobody
            raise ContestError("a contest needs two computer players or more; name one against itself if you like")
        if here > seats and not self.rate:
            raise ContestError(
                f"{here} computer players for {seats} seats; name at most one for each seat, or let all meet (--rate)"
            )
        if here < seats and self.rate:
            raise ContestError(f"to rate them at {seats} seats, name {seats} computer players or more, not {here}")

    @property
    def names(self) -> tuple[str, ...]:
        """What the entrants are called: their bots' names, numbered where one comes twice."""
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
        return tuple(names)

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Who sits down together; the last one named takes all seats that are left."""
        here, seats = len(self.bots), self.simulation.seats
        if self.rate:
            return tuple(combinations(range(here), seats))
        return (tuple(min(entrant, here - 1) for entrant in range(seats)),)

    @property
    def dealing(self) -> Simulation:
        """The games that the deals are."""
        if not self.held_out:
            return self.simulation
        return replace(self.simulation, seed=derive(self.simulation.seed, HELD_OUT))

    def game(self, deal: int) -> Game:
        """Deal: begin the game with this number."""
        return self.dealing.game(deal)

    def sittings(self, deal: int, line_up: LineUp) -> list[LineUp]:
        """Return who sits where in each game of a deal: some order round the table, and its rotations."""
        luck = derive(self.dealing.seed_of(deal), ORDER)
        places = sorted(range(len(line_up)), key=lambda place: derive(luck, place))
        order = tuple(line_up[place] for place in places)
        return [order[shift:] + order[:shift] for shift in range(len(order))]
