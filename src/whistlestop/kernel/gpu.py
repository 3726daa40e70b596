"""The core compiled for a GPU by numba-cuda: device functions, one thread a game."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # noqa: NPY201 -- numba-cuda still asks NumPy for its old name

from numba import cuda, int64
from numba.cuda import compiler, dispatcher

from . import compiled as cpu
from .building import build

__all__ = ["clearing", "core_on_gpu", "cuda", "imagined_gpu", "int64"]

CONSTANTS = cpu.CONSTANTS


class _LocalRows(ast.NodeTransformer):
    """A scratch row is local memory of the thread, which is not zero by itself."""

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Turn `row = scratch(N)` into an allocation and a loop that clears it."""
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "scratch"):
            return node
        name, size = ast.unparse(node.targets[0]), ast.unparse(call.args[0])
        text = f"{name} = cuda.local.array({size}, int64)\nfor _i in range({size}):\n    {name}[_i] = 0"
        return ast.parse(text).body


def core_on_gpu(modules: Sequence[str]) -> dict[str, Any]:
    """Compile the core functions of modules, and what they import, as device functions."""
    device = cuda.jit(device=True)
    bound: dict[str, Any] = dict(vars(cpu))
    bound["mix"] = device(cpu.mix)
    bound["derive"] = device(cpu.bind(cpu.derive, bound))
    primitives = {
        **CONSTANTS,
        "popcount": device(_popcount),
        "lowest": device(_lowest),
        "cuda": cuda,
        "int64": int64,
        "mix": bound["mix"],
        "derive": bound["derive"],
        "roll": device(cpu.roll),
        "seed_streams": device(cpu.bind(cpu.seed_streams, bound)),
    }
    return build(modules, primitives, device, _LocalRows()) | primitives


def _popcount(bits: int) -> Any:
    return cuda.popc(bits)


def _lowest(bits: int) -> Any:
    return cuda.ffs(bits) - 1


def clearing(dtype: Any) -> Callable[[Any], Any]:
    """Return a device function that sets every field of a record to zero, which a GPU cannot do in one statement."""
    lines = ["def clear(s):"]
    for name in dtype.names:
        shape = dtype.fields[name][0].shape
        target = f"s.{name}"
        for depth, size in enumerate(shape):
            lines.append("    " * (depth + 1) + f"for i{depth} in range({size}):")
            target += f"[i{depth}]"
        lines.append("    " * (len(shape) + 1) + f"{target} = 0")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)  # noqa: S102 -- our own field names only
    clear: Callable[[Any], Any] = cuda.jit(device=True)(scope["clear"])
    return clear


@contextmanager
def imagined_gpu(capability: tuple[int, int]) -> Iterator[None]:
    """Let numba-cuda compile for a GPU that is not there: all it asks of one is its compute capability."""
    device = SimpleNamespace(compute_capability=capability)
    modules = [compiler, dispatcher]
    real = [module.get_current_device for module in modules]
    for module in modules:
        module.get_current_device = lambda: device
    try:
        yield
    finally:
        for module, function in zip(modules, real, strict=True):
            module.get_current_device = function
