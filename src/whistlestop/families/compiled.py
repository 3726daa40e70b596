"""A family's core compiled for the CPU, with the batch loops over it."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

PLAIN = "WHISTLESTOP_PLAIN"
"""Set to 1, this environment variable keeps everything in plain CPython."""


def compiler_at_hand() -> bool:
    """The compiled core can be used: numba is installed and nobody asked for the plain one."""
    return os.environ.get(PLAIN, "") in ("", "0") and find_spec("numba") is not None


@cache
def compiled(family: str, *, bounds_checked: bool = False) -> dict[str, Any]:
    """Return the functions of a family (`board`, `card_game`) and of `batch`, compiled; the result is kept on disk."""
    from whistlestop.kernel.compiled import compile_core

    from . import batch

    modules = [f"whistlestop.families.{family}", batch.HIDDEN[family]]
    for name in modules:
        import_module(name)
    return compile_core(modules, batch, batch.ENTRIES, bounds_checked=bounds_checked)
