"""The planner compiled for the CPU, together with the boards it plays on."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

MODULES = ("whistlestop.families.board", "whistlestop.families.hidden", "whistlestop.bots.planning.planner")


@cache
def compiled_planner(*, bounds_checked: bool = False) -> dict[str, Any]:
    """Return the functions of the boards, of the planner and of `batch`, compiled; the result is kept on disk."""
    from whistlestop.kernel.compiled import compile_core

    from .planning import batch

    for name in MODULES:
        import_module(name)
    return compile_core(MODULES, batch, batch.ENTRIES, bounds_checked=bounds_checked)
