"""Many games, in the order of their numbers, by one process or several."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from whistlestop.families.compiled import compiler_at_hand

from .games import Played, Simulation, compiled_games, games_at_the_table, plain_games

WORTH_COMPILING = 5000
"""Fewer games are played in the plain core before the compiled one is even loaded."""

AT_ONCE = {"compiled": 5000, "plain": 100, "table": 20}
"""Games that a process plays before it hands them over: a fraction of a second's work."""


@dataclass(frozen=True, slots=True)
class Way:
    """What is asked of each game, besides who won it."""

    tell: bool = False
    """The reckoning line by line, and the owners of the tracks."""
    log: bool = False
    record: bool = False
    compiled: bool | None = None
    """Use the compiled core; None decides by what is at hand and how many games there are."""

    def through(self, simulation: Simulation, games: int) -> str:
        """Where the games are played: `compiled`, in the `plain` core, or at the `table`."""
        if self.record or not simulation.only_random:
            return "table"
        if self.tell or self.log or self.compiled is False:
            return "plain"
        if self.compiled is None and not (games >= WORTH_COMPILING and compiler_at_hand()):
            return "plain"
        return "compiled"


def play_many(
    simulation: Simulation, games: int, way: Way | None = None, *, start: int = 0, jobs: int = 1
) -> Iterator[Played]:
    """Play games number `start` and on; they come in this order, and are the same, whatever `jobs` and `way` are."""
    way = way or Way()
    through = way.through(simulation, games)
    size = AT_ONCE[through]
    if jobs > 1:
        size = max(1, min(size, -(-games // jobs)))
    chunks = [range(i, min(i + size, start + games)) for i in range(start, start + games, size)]
    if jobs <= 1 or len(chunks) <= 1:
        yield from _games(simulation, range(start, start + games), way, through)
        return
    if through == "compiled":
        list(compiled_games(simulation, range(1)))  # compiled once, for all processes
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        waiting = [pool.submit(_chunk, simulation, chunk, way, through) for chunk in chunks]
        waiting.reverse()
        while waiting:
            yield from waiting.pop().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _games(simulation: Simulation, numbers: range, way: Way, through: str) -> Iterator[Played]:
    if through == "compiled":
        return compiled_games(simulation, numbers)
    if through == "plain":
        return plain_games(simulation, numbers, tell=way.tell, log=way.log)
    return games_at_the_table(simulation, numbers, log=way.log, record=way.record)


def _chunk(simulation: Simulation, numbers: range, way: Way, through: str) -> list[Played]:
    return list(_games(simulation, numbers, way, through))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
