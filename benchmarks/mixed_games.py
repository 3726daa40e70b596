"""Let computer players of every kind meet in games of every kind, and see that each is played to its end by the rules.

    python benchmarks/mixed_games.py --games 10000

Game `i` of a seed is always the same game: a title, seats, dice or not, house rules, and a computer player on each
seat, some of whom err now and then so that the others see strange positions.  Every action is checked against the
legal ones by the game itself, and a game that does not end is a fault.  The exit code is 1 if anything went wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from random import Random

import whistlestop as ws
from whistlestop.kernel import derive
from whistlestop.rules.options import Value, options_for
from whistlestop.simulation import seat_players

BOTS = ("random", "path", "hungry", "one-step", "long-route", "planner", "search:16n")
BLUNDERS = ("", "", "blunder=0.1", "blunder=0.5")
CHANGED = 0.15
"""How often a house rule is not as usual."""

ENDLESS = 20_000
"""Decisions after which a game does not end any more."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """One of the games."""

    number: int
    title: str
    seats: int
    dice: bool
    options: dict[str, Value]
    bots: tuple[str, ...]

    def __str__(self) -> str:
        """Say all that it takes to play it again."""
        rules = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"game {self.number}: {self.title}{' with dice' * self.dice}{rules}, {', '.join(self.bots)}"


def mixed(seed: int, number: int, bots: tuple[str, ...] = BOTS) -> Mixed:
    """Draw a kind of game and its players."""
    luck = Random(derive(seed, number))  # noqa: S311 -- a simulation
    title = ws.titles()[number % len(ws.titles())]
    dice = title.dice and luck.random() < 0.5  # noqa: PLR2004 -- a half
    seats = luck.randint(*title.seats)
    options = {
        option.key: luck.choice(option.values[1:])
        for option in options_for(title.id, dice)
        if len(option.values) > 1 and luck.random() < CHANGED
    }
    return Mixed(number, title.id, seats, dice, options, tuple(_player(luck, bots) for _ in range(seats)))


def _player(luck: Random, bots: tuple[str, ...]) -> str:
    bot, blunder = luck.choice(bots), luck.choice(BLUNDERS)
    if not blunder or bot == "random":
        return bot
    return f"{bot}{',' if ':' in bot else ':'}{blunder}"


def play(kind: Mixed, seed: int) -> list[str]:
    """Play one of the games to its end; return what was decided.  What is not legal raises an error."""
    game = ws.load(kind.title, kind.seats, seed=derive(seed, kind.number), dice=kind.dice, options=kind.options)
    players = seat_players(game, kind.bots)
    decisions: list[str] = []
    while not game.over:
        seat = game.actors[0]
        action = players[seat](game, seat)
        game.play(action, seat)
        decisions.append(str(action))
        if len(decisions) == ENDLESS:
            raise RuntimeError(f"not over after {ENDLESS} decisions")
    return decisions


def main() -> int:
    """Play them, and tell what went wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--start", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs="+", default=BOTS, help=f"who may play (default: {', '.join(BOTS)})")
    arguments = parser.parse_args()
    played, decisions, wrong = Counter[str](), 0, 0
    for number in range(arguments.start, arguments.start + arguments.games):
        kind = mixed(arguments.seed, number, tuple(arguments.bots))
        try:
            decisions += len(play(kind, arguments.seed))
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is what is looked for
            wrong += 1
            print(f"{kind}: {type(error).__name__}: {error}", flush=True)
        played[kind.title] += 1
        if sum(played.values()) % 100 == 0:
            print(
                f"{sum(played.values()):,} games, {decisions:,} decisions, {wrong} wrong", file=sys.stderr, flush=True
            )
    print(f"{sum(played.values()):,} games, {decisions:,} decisions, {wrong} wrong: {dict(played)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
