"""What rules are written on: flat records, bit sets, scratch rows and a random number generator, in every runtime.

Rules are plain functions marked `@core`.  CPython runs them as they stand; `kernel.compiled` builds the very same
source for numba, `kernel.gpu` for a GPU.  The names below are what a core function may use besides ints.  Two things
exist in CPython only, and the compilers drop the statements that mention them: `if s.events is not None: …` (somebody
listens) and `if s.tape is not None: …` (chance is recorded or replayed).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from .layout import Layout as Layout

Record = Any
"""A state or table: slotted lists in CPython, one NumPy record when compiled."""

Row = Any
"""A row of ints: a list, an int64 array, or GPU-local memory."""

WORDS = 1
"""Machine words of a bit set of tracks or tickets: CPython's ints have any size, compiled code uses two of 64 bits."""

SHIFT = 30
"""Bit `i` of a set lies in word `i >> SHIFT` at `i & LAST`; compiled code has 6 here."""

LAST = (1 << SHIFT) - 1

F = TypeVar("F", bound=Callable[..., Any])

CORE: dict[str, list[str]] = {}
"""Module name -> names of its core functions, in the order in which they were defined."""


def core(function: F) -> F:
    """Mark a function as part of the core: it runs as it stands here, and compilers find it by this mark."""
    CORE.setdefault(function.__module__, []).append(function.__name__)
    return function


popcount = int.bit_count


def lowest(bits: int) -> int:
    """Index of the lowest set bit of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def scratch(size: int) -> Row:
    """Return a row of `size` zeros; `size` is a constant."""
    return [0] * size


GOLDEN = 0x9E3779B97F4A7C15
M64 = 0xFFFFFFFFFFFFFFFF


def mix(x: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64)."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & M64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & M64
    return x ^ (x >> 31)


def derive(seed: int, number: int) -> int:
    """Return the seed of the part `number` of whatever `seed` stands for; 63 bits, so that it fits everywhere."""
    return mix((mix(seed & M64) + (number + 1) * GOLDEN) & M64) >> 1


def seed_streams(rng: Row, seed: int) -> None:
    """Start every stream of a generator from one seed."""
    for stream in range(len(rng)):
        rng[stream] = derive(seed, stream)


def roll(rng: Row, stream: int, n: int) -> int:
    """Return the stream's next number below `n` (SplitMix64, scaled by its upper half)."""
    x = rng[stream] = (rng[stream] + GOLDEN) & M64
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & M64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & M64
    return int((x ^ (x >> 31)) >> 32) * n >> 32


@core
def nth_bit(bits: int, k: int) -> int:
    """Index of the k-th lowest set bit, counting from 0."""
    for _ in range(k):
        bits &= bits - 1
    return lowest(bits)


def module_of(name: str) -> Any:
    """Return the imported module that defines core functions."""
    return sys.modules[name]
