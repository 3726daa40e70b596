"""What a GPU does with the very same source, and whether its games are the CPU's."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from whistlestop.families.compiled import compiled

from .setups import Arena, arena

SEED = 20_260
COMPARED = 65_536
SIZES = (65_536, 262_144, 1_048_576)
ROUNDS = 3


def measure_gpu(title: str = "nordic", seats: int = 2, *, dice: bool = False) -> dict[str, Any]:
    """Play on the GPU: throughput by number of threads, and 65,536 games compared one by one with the CPU's."""
    from numba import cuda

    from whistlestop.families.gpu import Player

    each = arena(title, seats, dice=dice)
    start = time.perf_counter()
    player = Player(each.family, each.layout, each.tables, seats)
    player.play(SEED, 128)
    compile_seconds = time.perf_counter() - start
    there, _ = player.play(SEED, COMPARED)
    different = int((there != on_cpu(each, COMPARED)).any(axis=1).sum())
    speeds = []
    for threads in SIZES:
        runs = [player.play(SEED, threads) for _ in range(ROUNDS)]
        best = max(rows[:, 0].sum() / seconds for rows, seconds in runs)
        games = best / runs[0][0][:, 0].mean()
        speeds.append({"threads": threads, "decisions_per_second": float(best), "games_per_second": float(games)})
    return {
        "device": _name(cuda.get_current_device().name),
        "game": f"{each.name}, {seats} seats",
        "compile_seconds": compile_seconds,
        "state_bytes": each.layout.dtype.itemsize,
        "compared": COMPARED,
        "different": different,
        "speeds": speeds,
    }


def lacking_gpu() -> str:
    """Say what a measurement on a GPU lacks here; empty if nothing."""
    try:
        from numba import cuda
    except ImportError:
        return 'this needs numba-cuda: pip install "whistlestop[gpu]"'
    return "" if cuda.is_available() else "no NVIDIA GPU answers on this machine; without --gpu the CPU is measured"


def on_cpu(each: Arena, games: int) -> Any:
    """The same games on all cores of the CPU."""
    import numpy as np

    core = compiled(each.family)["play_games"]
    out: Any = np.zeros((games, 4 + each.seats), np.int64)
    parts = max(1, os.cpu_count() or 1)
    edges = [games * i // parts for i in range(parts + 1)]

    def part(i: int) -> None:
        low, high = edges[i], edges[i + 1]
        core(each.states(2), each.tables, each.seats, -1, SEED, low, high - low, out[low:high])

    part(0)
    with ThreadPoolExecutor(parts) as pool:
        list(pool.map(part, range(parts)))
    return out


def _name(name: str | bytes) -> str:
    """A device's name, which some versions give as bytes."""
    return name.decode() if isinstance(name, bytes) else name
