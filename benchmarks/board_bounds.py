"""Does a board play well?  Let computer players play many games on it, and hold what they did against bounds.

    python benchmarks/board_bounds.py san-francisco --bot planner --games 2000 --jobs 2
    python benchmarks/board_bounds.py usa --board my-board --seats 2 3 --bot planner

Prints the table of docs/san-francisco.md.  The exit code is 1 if a bound does not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from whistlestop.rules.board import GRAY, Board
from whistlestop.simulation import Simulation, Summary, Way, play_many
from whistlestop.titles.boards import read_board


@dataclass(frozen=True, slots=True)
class Bound:
    """One thing that makes a board good, and between which values."""

    name: str
    least: float
    most: float
    unit: str = ""

    @property
    def words(self) -> str:
        """Say the bounds as the table does."""
        if self.least and self.most < ENDLESS:
            return f"{self.least:g}–{self.most:g}{self.unit}"
        return f"at least {self.least:g}{self.unit}" if self.least else f"at most {self.most:g}{self.unit}"

    def holds(self, value: float) -> bool:
        """Say whether a value lies between them."""
        return self.least <= value <= self.most


ENDLESS = 1e9
TURNS = Bound("turns of a seat", 9, 18)
CLAIMED = Bound("the track that is claimed least, share of games", 3, ENDLESS, " %")
COMPLETED = Bound("tickets completed, of those kept", 35, 75, " %")
HARDEST = Bound("the hardest ticket, completed when kept", 15, ENDLESS, " %")
SEATS = Bound("points between the best and the worst seat", 0, 4)
SOUVENIRS = Bound("souvenirs, share of points", 8, 25, " %")
COLOURS = Bound("spaces of a colour, most to mean", 0, 1.3)


@dataclass(frozen=True, slots=True)
class Found:
    """A value that was measured, and what it belongs to."""

    bound: Bound
    value: float
    which: str = ""

    def __str__(self) -> str:
        return f"{self.value:.1f}{self.bound.unit}" + (f" ({self.which})" if self.which else "")


def measure(simulation: Simulation, games: int, jobs: int) -> Summary:
    """Play, and sum up."""
    summary = Summary(simulation.seats)
    for game in play_many(simulation, games, Way(tell=True), jobs=jobs):
        summary.add(game)
        if sys.stderr.isatty():
            print(f"\r{simulation.seats} seats: {summary.games} of {games} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return summary


def judge(summary: Summary, board: Board) -> Iterator[Found]:
    """Hold what happened against the bounds."""
    names = {place.id: place.name for place in board.locations}
    yield Found(TURNS, summary.turns.mean / summary.seats)
    track = min(board.tracks, key=lambda one: summary.claims[one.id])
    yield Found(CLAIMED, 100 * summary.claims[track.id] / summary.games, f"{names[track.a]} – {names[track.b]}")
    kept, done = sum(summary.kept.values()), sum(summary.done.values())
    yield Found(COMPLETED, 100 * done / kept)
    share = {one.id: summary.done[one.id] / summary.kept[one.id] for one in board.tickets if summary.kept[one.id]}
    ticket = min((one for one in board.tickets if one.id in share), key=lambda one: share[one.id])
    yield Found(HARDEST, 100 * share[ticket.id], f"{names[ticket.start]} – {names[ticket.goals[0][0]]}")
    points = [seat.points.mean for seat in summary.by_turn]
    yield Found(SEATS, max(points) - min(points))
    if souvenirs := summary.sources["souvenirs"]:
        yield Found(SOUVENIRS, 100 * souvenirs / sum(summary.sources.values()))
    spaces: Counter[str] = Counter()
    for one in board.tracks:
        if one.color != GRAY:
            spaces[one.color] += one.length
    colour, most = spaces.most_common(1)[0]
    yield Found(COLOURS, most * len(spaces) / spaces.total(), colour)


def main(arguments: list[str]) -> int:
    """Measure for every number of seats, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--board", type=Path, help="a board of your own")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    brought = read_board(given.board) if given.board else None
    columns: list[list[Found]] = []
    for seats in given.seats:
        simulation = Simulation(given.title, seats, given.seed, board=brought, players=(given.bot,))
        simulation.check()
        board = simulation.game(0).board
        if board is None:
            sys.exit(f"{given.title} has no board")
        columns.append([*judge(measure(simulation, given.games, given.jobs), board)])
    print(f"{given.games} games for each number of seats, seed {given.seed}, all seats played by `{given.bot}`.\n")
    print("| | bound | " + " | ".join(f"{seats} seats" for seats in given.seats) + " |")
    print("|---" * (2 + len(columns)) + "|")
    for row in zip(*columns, strict=True):
        marked = [str(found) if found.bound.holds(found.value) else f"**{found}**" for found in row]
        print(f"| {row[0].bound.name} | {row[0].bound.words} | {' | '.join(marked)} |")
    return int(not all(found.bound.holds(found.value) for column in columns for found in column))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
