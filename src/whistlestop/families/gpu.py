"""Whole games on a GPU, one thread a game, from the same source as everywhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from whistlestop.kernel.gpu import clearing, core_on_gpu, cuda, imagined_gpu, int64

from . import batch

THREADS = 128
"""Threads of a block: enough to fill the machine, few enough for its registers."""


@cache
def kernel(family: str, dtype: Any) -> Any:
    """Return the kernel that plays random games: each thread its own, a row of results a game."""
    modules = [f"whistlestop.families.{family}", batch.HIDDEN[family]]
    for name in modules:
        import_module(name)
    core = core_on_gpu(modules)
    reset, playout, derive, clear = core["reset"], core["playout"], core["derive"], clearing(dtype)

    @cuda.jit
    def play(tables: Any, seats: int, first: int, seed: int, start: int, games: int, out: Any) -> None:
        i = cuda.grid(1)
        if i < out.shape[0]:
            state = cuda.local.array(1, dtype)
            m = cuda.local.array(4, int64)
            s, T = state[0], tables[0]
            for g in range(games):
                clear(s)
                reset(s, T, seats, first, derive(seed, start + i * games + g))
                decisions = playout(s, T, m)
                if g == games - 1:
                    out[i, 1], out[i, 2], out[i, 3] = s.turns, s.why, s.winners
                    for p in range(seats):
                        out[i, 4 + p] = s.points[p]
                out[i, 0] += decisions

    return play


class Player:
    """Random games of one setup on the GPU; results are a row a thread.

    A row holds the decisions of all the thread's games, then turns, why, winners and points of its last one.
    """

    def __init__(self, family: str, layout: Any, tables: Any, seats: int) -> None:
        """Compile for the GPU and send the tables."""
        self.kernel, self.tables, self.seats = kernel(family, layout.dtype), cuda.to_device(tables), seats

    def play(self, seed: int, threads: int, games: int = 1, first: int = -1) -> tuple[Any, float]:
        """Play `threads` times `games` games; return the rows and the seconds that the GPU took."""
        out = cuda.to_device(np.zeros((threads, 4 + self.seats), np.int64))
        blocks = (threads + THREADS - 1) // THREADS
        begin, end = cuda.event(), cuda.event()
        begin.record()
        self.kernel[blocks, THREADS](self.tables, self.seats, first, seed, 0, games, out)
        end.record()
        end.synchronize()
        return out.copy_to_host(), cuda.event_elapsed_time(begin, end) / 1e3


def to_ptx(family: str, layout: Any, tables: Any, capability: tuple[int, int] = (9, 0)) -> str:
    """Compile the kernel to PTX; needs the compiler, but no GPU."""
    from numba import from_dtype, types

    record = types.Array(from_dtype(tables.dtype), 1, "C")
    arguments = (record, *[types.int64] * 5, types.Array(types.int64, 2, "C"))
    with imagined_gpu(capability):
        text, _ = cuda.compile_ptx(kernel(family, layout.dtype).py_func, arguments, cc=capability)
    return str(text)
