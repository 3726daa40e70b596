"""Imports point one way, and the engine needs nothing but the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import whistlestop

PACKAGE = Path(whistlestop.__file__).parent

# Each part may import parts of a lower level, and itself. A new part finds its place here.
LEVELS = {
    "kernel": 0,
    "rules": 1,
    "families": 2,
    "titles": 3,
    "game": 4,
    "notation": 5,
    "rulebook": 5,
    "text": 5,
    "render": 6,
    "bots": 7,
    "simulation": 8,
    "arena": 9,
    "bench": 9,
    "web": 10,
    "whistlestop": 11,  # the front door
    "cli": 12,
    "__main__": 13,
}
ENGINE = {part for part, level in LEVELS.items() if level < LEVELS["arena"]} | {"whistlestop"}
"""What runs on the standard library alone; compilers and NumPy are for speed."""

# Modules that need more than the standard library; the engine loads them from inside functions only.
COMPILERS = {"whistlestop.kernel.compiled", "whistlestop.kernel.gpu", "whistlestop.families.gpu"}

# What a part may import beside the standard library.
OUTSIDE = {
    "kernel": {"llvmlite", "numba", "numpy"},
    "families": {"numba", "numpy"},  # the types and rows of a GPU's kernel
    "bots": {"numba", "numpy"},  # searches in the compiled core
    "simulation": {"numpy"},  # the compiled core's states and results
    "arena": {"ray"},  # clusters
    "bench": {"numba", "numpy"},  # what it measures
    "text": {"babel", "fluent"},  # sentences in every language
    "web": {"fastapi", "psycopg", "pydantic", "segno", "sqlalchemy", "starlette", "uvicorn"},
    "cli": {"numpy", "rich"},
}

# What a user looks for on a game, though its module stands above.
UPWARD = {
    ("whistlestop.game.game", "whistlestop.notation.record"),
    ("whistlestop.game.game", "whistlestop.render.picture"),
}


@dataclass(frozen=True)
class Import:
    """One imported module: who imports it, in which line, and whether loading the file already does."""

    file: Path
    line: int
    module: str
    at_once: bool

    @property
    def by(self) -> str:
        """The module that imports."""
        return ".".join(self.file.relative_to(PACKAGE.parent).with_suffix("").parts)

    @property
    def root(self) -> str:
        """The first name of the imported module."""
        return self.module.split(".")[0]

    @property
    def part(self) -> str:
        """The part of the package that imports."""
        return part_of(tuple(self.by.split(".")))

    @property
    def target(self) -> str | None:
        """The part of the package that is imported; None for anything outside it."""
        return part_of(tuple(self.module.split("."))) if self.root == "whistlestop" else None

    def __str__(self) -> str:
        """Point at it as an editor would."""
        return f"{self.file.relative_to(PACKAGE.parent)}:{self.line} imports {self.module}"


def part_of(names: tuple[str, ...]) -> str:
    """Name the part that a dotted module of the package belongs to."""
    inner = [name for name in names[1:] if name != "__init__"]
    return inner[0] if inner else "whistlestop"


def imports_of(file: Path) -> list[Import]:
    """List everything that a source file imports, wherever in the file it does."""
    found: list[Import] = []

    def visit(node: ast.AST, *, at_once: bool) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                visit(child, at_once=False)
                continue
            if isinstance(child, ast.Import | ast.ImportFrom):
                found.extend(Import(file, child.lineno, name, at_once) for name in modules(file, child))
            visit(child, at_once=at_once and not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))

    visit(ast.parse(file.read_text("utf-8")), at_once=True)
    return found


def modules(file: Path, node: ast.Import | ast.ImportFrom) -> list[str]:
    """Give the absolute names of the modules that one statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        package = file.relative_to(PACKAGE.parent).parent.parts
        base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [base])])
    if base == "whistlestop":  # `from whistlestop import kernel` means a part, or a name of the front door
        return [f"{base}.{alias.name}" if is_module(alias.name) else base for alias in node.names]
    return [base]


def is_module(name: str) -> bool:
    """Tell a part of the package from a name in its front door."""
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


FILES = sorted(PACKAGE.rglob("*.py"))
IMPORTS = [found for file in FILES for found in imports_of(file)]


@pytest.mark.wheel
def test_every_part_has_its_level() -> None:
    """A new folder or module at the top says where it stands."""
    assert {part_of(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in FILES} <= set(LEVELS)


def test_imports_point_one_way() -> None:
    """A part imports itself and lower levels, never a higher or a neighbouring one."""
    wrong = [
        str(found)
        for found in IMPORTS
        if found.target is not None and found.target != found.part and not LEVELS[found.target] < LEVELS[found.part]
        if (found.by, found.module) not in UPWARD
    ]
    assert wrong == []


def test_only_the_standard_library_is_needed() -> None:
    """Nothing else is imported, but for compilers and NumPy by what they speed up, and Rich by the command line."""
    wrong = [
        str(found)
        for found in IMPORTS
        if found.target is None and found.root not in sys.stdlib_module_names | OUTSIDE.get(found.part, set())
    ]
    assert wrong == []


def test_the_compilers_are_loaded_late() -> None:
    """No module of the engine loads a compiler or NumPy by being imported itself."""
    wrong = [
        str(found)
        for found in IMPORTS
        if found.at_once and found.part in ENGINE and found.by not in COMPILERS
        if found.module in COMPILERS or (found.target is None and found.root not in sys.stdlib_module_names)
    ]
    assert wrong == []


@pytest.mark.wheel
def test_importing_whistlestop_loads_little() -> None:
    """`import whistlestop` in a bare interpreter loads itself and few modules of the standard library."""
    program = (
        "import sys; before = set(sys.modules); sys.path.insert(0, sys.argv[1]); import whistlestop; "
        "print(*(set(sys.modules) - before))"
    )
    command = [sys.executable, "-I", "-S", "-c", program, str(PACKAGE.parent)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    others = {name.split(".")[0] for name in loaded} - {"whistlestop"} - sys.stdlib_module_names
    assert others == set()
    assert len(loaded) < 150
