"""The core compiled for the CPU by numba."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import __version__ as numba_version
from numba import config, njit, types
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


def compile_core(
    modules: Sequence[str], entries: ModuleType, names: Iterable[str], *, bounds_checked: bool = False
) -> dict[str, Any]:
    """Compile the core functions of modules, and functions of another that are called from outside and kept on disk."""
    inner = njit(boundscheck=bounds_checked, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    entry = njit(boundscheck=bounds_checked, nogil=True, cache=True)
    numbers = repr(sorted(_constants([*modules, entries.__name__]).items()))
    with _CacheFolder(fingerprint(modules, numba_version, str(bounds_checked), numbers, inspect.getsource(entries))):
        bound: dict[str, Any] = dict(globals())
        bound["mix"] = inner(mix)
        bound["derive"] = inner(bind(derive, bound))
        primitives = {
            **CONSTANTS,
            "popcount": popcount,
            "lowest": lowest,
            "scratch": inner(scratch),
            "mix": bound["mix"],
            "derive": bound["derive"],
            "roll": inner(roll),
            "seed_streams": inner(bind(seed_streams, bound)),
        }
        scope = build(modules, primitives, inner) | primitives | _constants([*modules, entries.__name__])
        scope["__name__"] = entries.__name__  # numba asks for it when it reads its cache
        compile_source(entries, names, scope)
        return scope | {name: entry(scope[name]) for name in names}


def _constants(modules: Sequence[str]) -> dict[str, int]:
    """The named numbers of modules, for the entries."""
    return {
        key: value for name in modules for key, value in vars(sys.modules[name]).items() if isinstance(value, int)
    } | CONSTANTS


def bind(function: Any, scope: dict[str, Any]) -> Any:
    """The same function, looking its names up in another scope."""
    return type(function)(function.__code__, scope, function.__name__)


class _CacheFolder:
    """Where numba keeps what it compiled: beside the user's other caches, under the fingerprint of the source."""

    def __init__(self, name: str) -> None:
        self.folder = cache_root() / name

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
