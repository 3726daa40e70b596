"""Bouts spread over the processor's cores.  Which process plays a bout changes nothing about it."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from .bout import Bout, play_bout
from .contest import Contest

Wanted = Sequence[tuple[int, int]]
"""Bouts that are still to be played: deal and line-up."""

AHEAD = 2
"""Bouts that wait for each process, so that none is idle."""

LOST = 3
"""So many times in a row a process may die without a bout being finished."""


class LostError(ValueError):
    """The processes that play keep dying."""


def in_processes(contest: Contest, wanted: Wanted, jobs: int) -> Generator[Bout]:
    """Play bouts in this process, or in several; they come as they are finished.

    What a process had in hand when it died is played again.
    """
    if jobs <= 1:
        yield from (play_bout(contest, *bout) for bout in wanted)
        return
    left, lost = dict.fromkeys(wanted), 0
    while left:
        try:
            for bout in _in_pool(contest, tuple(left), jobs):
                del left[bout.deal, bout.line_up]
                lost = 0
                yield bout
        except BrokenProcessPool:
            lost += 1
            if lost == LOST:
                raise LostError(
                    f"a process that plays deal {next(iter(left))[0]} died {lost} times; --jobs 1 shows why"
                ) from None


def _in_pool(contest: Contest, wanted: Wanted, jobs: int) -> Generator[Bout]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    waiting: set[Future[Bout]] = set()
    coming = iter(wanted)
    try:
        while True:
            while len(waiting) < jobs * AHEAD and (bout := next(coming, None)):
                waiting.add(pool.submit(play_bout, contest, *bout))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        if waiting:  # nobody wants them any more, and a bout may take minutes
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
