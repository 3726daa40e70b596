"""The core compiled for the CPU by numba."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import config, njit, types
from numba import __version__ as numba_version
from numba.extending import intrinsic

from .building import build, compile_source, fingerprint

U = np.uint64


@intrinsic
def popcount(_context: Any, bits: Any) -> Any:
    """Number of set bits of a 64-bit word."""
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def lowest(_context: Any, bits: Any) -> Any:
    """Index of the lowest set bit of a 64-bit word that is not zero."""
    undefined_at_zero = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.cttz(args[0], undefined_at_zero)


def scratch(size: int) -> Any:
    """Return a row of `size` zeros."""
    return np.zeros(size, np.int64)


def mix(x: Any) -> Any:
    """Scramble 64 bits."""
    x = (x ^ (x >> U(30))) * U(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> U(27))) * U(0x94D049BB133111EB)
    return x ^ (x >> U(31))


def derive(seed: int, number: int) -> Any:
    """Return the seed of the part `number` of whatever `seed` stands for."""
    return np.int64(mix(mix(U(seed)) + U(number + 1) * U(0x9E3779B97F4A7C15)) >> U(1))


def seed_streams(rng: Any, seed: int) -> None:
    """Start every stream of a generator from one seed."""
    for stream in range(len(rng)):
        rng[stream] = U(derive(seed, stream))


def roll(rng: Any, stream: int, n: int) -> Any:
    """Return the stream's next number below `n`."""
    x = rng[stream] + U(0x9E3779B97F4A7C15)
    rng[stream] = x
    x = (x ^ (x >> U(30))) * U(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> U(27))) * U(0x94D049BB133111EB)
    return np.int64(((x ^ (x >> U(31))) >> U(32)) * U(n) >> U(32))


CONSTANTS = {"WORDS": 2, "SHIFT": 6, "LAST": 63}


@cache
def compiled(family: str, *, bounds_checked: bool = False) -> dict[str, Any]:
    """Return a family's core and the batch functions over it, compiled; the result is kept on disk."""
    from whistlestop.families import batch

    module = f"whistlestop.families.{family}"
    __import__(module)
    with _cache_folder(bounds_checked=bounds_checked):
        jit = njit(boundscheck=bounds_checked, nogil=True)
        mixed = jit(mix)
        bound = {**globals(), "mix": mixed}
        derived = jit(_bind(derive, bound))
        bound["derive"] = derived
        primitives = {
            **CONSTANTS,
            "popcount": popcount,
            "lowest": lowest,
            "scratch": jit(scratch),
            "mix": mixed,
            "derive": derived,
            "roll": jit(roll),
            "seed_streams": jit(_bind(seed_streams, bound)),
        }
        scope = build([module], primitives, lambda function, _: jit(function))
        scope.update(primitives)
        compile_source(batch, batch.ENTRIES, scope)
        entry = njit(boundscheck=bounds_checked, nogil=True, cache=True)
        return scope | {name: entry(scope[name]) for name in batch.ENTRIES}


def _bind(function: Any, scope: dict[str, Any]) -> Any:
    """The same function, looking its names up in another scope."""
    return type(function)(function.__code__, scope, function.__name__)


class _cache_folder:  # noqa: N801 -- used as a statement
    """Where numba keeps what it compiled: beside the user's other caches, under the fingerprint of the source."""

    def __init__(self, *, bounds_checked: bool) -> None:
        self.folder = cache_root() / fingerprint(numba_version, str(bounds_checked))

    def __enter__(self) -> None:
        self.before = config.CACHE_DIR
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        config.CACHE_DIR = str(self.folder)

    def __exit__(self, *_: object) -> None:
        config.CACHE_DIR = self.before


def cache_root() -> Path:
    """Return the folder for compiled code: WHISTLESTOP_CACHE, or the user's cache."""
    named = os.environ.get("WHISTLESTOP_CACHE") or os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(named or Path.home() / ".cache") / "whistlestop"


__all__ = ["ModuleType", "compiled"]
