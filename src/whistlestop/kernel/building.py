"""Builds the core for a compiler: the very same source, less what only CPython does.

Each core function is taken from its module's source text.  Statements `if s.events is not None: …` and
`if s.tape is not None: …` are dropped, annotations too, and what the kernel offers (bit sets, scratch rows, chance)
is bound to the runtime's own form.  Everything else is compiled exactly as it stands.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from . import CORE

ASIDE = {"events", "tape"}


class _CompilerView(ast.NodeTransformer):
    """What a compiler sees of a function."""

    def visit_If(self, node: ast.If) -> Any:
        """Drop the statements for whoever listens or feeds chance."""
        test = node.test
        if isinstance(test, ast.Compare) and isinstance(test.left, ast.Attribute) and test.left.attr in ASIDE:
            return None
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """Drop decorators, annotations and the docstring."""
        node.decorator_list, node.returns = [], None
        for argument in node.args.args:
            argument.annotation = None
        self.generic_visit(node)
        return node


def build(
    modules: Iterable[str],
    primitives: Mapping[str, Any],
    compile_one: Callable[[Any], Any],
    further: ast.NodeTransformer | None = None,
) -> dict[str, Any]:
    """Compile the core functions of `modules` and of all core modules that they import; return the functions by name.

    `primitives` are the runtime's own forms of what the kernel offers, `further` changes the source for it.
    """
    built: dict[tuple[str, str], Any] = {}
    functions: dict[str, Any] = {}
    for name in with_imports(modules):
        module = sys.modules[name]
        scope = {**module.__dict__, **primitives}
        for key, value in list(scope.items()):
            if key not in primitives and callable(value):
                scope[key] = built.get((getattr(value, "__module__", ""), getattr(value, "__name__", "")), value)
        _define(module, CORE.get(name, ()), scope, further)
        for key in CORE.get(name, ()):
            functions[key] = scope[key] = built[name, key] = compile_one(scope[key])
    return functions


def compile_source(module: ModuleType, names: Iterable[str], scope: dict[str, Any]) -> None:
    """Define further functions of a module in a scope of compiled ones."""
    _define(module, names, scope)


def _define(
    module: ModuleType, names: Iterable[str], scope: dict[str, Any], further: ast.NodeTransformer | None = None
) -> None:
    wanted = set(names)
    tree = ast.parse(inspect.getsource(module))
    tree.body = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in wanted]
    tree = _CompilerView().visit(tree)
    if further is not None:
        tree = further.visit(tree)
    tree = ast.fix_missing_locations(tree)
    exec(compile(tree, str(inspect.getsourcefile(module)), "exec", dont_inherit=True), scope)  # noqa: S102 -- our own source


def with_imports(modules: Iterable[str]) -> list[str]:
    """Core modules in an order in which each comes after those that it imports from."""
    ordered: list[str] = []

    def visit(name: str) -> None:
        if name in ordered:
            return
        for value in vars(sys.modules[name]).values():
            other = getattr(value, "__module__", "")
            if callable(value) and other != name and other in CORE:
                visit(other)
        ordered.append(name)

    for name in modules:
        visit(name)
    return ordered


def fingerprint(modules: Iterable[str], *extra: str) -> str:
    """A short name for the very source of some modules and all that they use, so that a cache never serves another.

    Nothing else that happens to be loaded counts, or the same code would be compiled once for each order of imports.
    """
    digest = hashlib.sha256("\n".join(extra).encode())
    for name in with_imports(modules):
        module = sys.modules[name]
        numbers = sorted((key, value) for key, value in vars(module).items() if isinstance(value, int))
        digest.update(inspect.getsource(module).encode() + repr(numbers).encode())
    return digest.hexdigest()[:16]
