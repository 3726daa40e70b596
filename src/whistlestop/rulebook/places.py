"""Where a rule stands in the code, and which tests show it: by reading the sources when somebody asks."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.rulebook.pages import PAGES, all_rules, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

_CITED = re.compile(
    rf"\b(?P<prefix>{'|'.join(PAGES)})-(?P<first>\d{{2,3}})\b"
    r"(?:(?:\s*(?:to|through|\u2013|…|\.\.\.?|-)\s*(?P=prefix)-|\u2013)(?P<last>\d{2,3})\b)?"
)
_SOURCES = (".py", ".toml", ".csv")
_PACKAGE = Path(__file__).parents[1]
_ORDER = {"rules": 0, "families": 1, "titles": 2, "game": 3}


@dataclass(frozen=True, slots=True)
class Place:
    """A line that cites a rule."""

    file: str
    """As seen from the root of the source tree, or from the folder the package is installed in."""
    line: int
    function: str
    """The function, class or method around it; empty at the top of a file."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.function}" if self.function else "")


def cited(text: str) -> list[str]:
    """The rule ids that a text names, in order; a range such as `CM-60 to CM-68` names all that it spans."""
    return [rule_id for rule_id, _ in _citations(text)]


def where(rule_id: str) -> list[Place]:
    """Where the rule stands in the package's own source: first what applies it, then what states and explains it."""
    found = _index(_PACKAGE).get(rule(rule_id).id, ())
    told = [place for place in found if _part(place) != "cli"]
    return sorted(told, key=lambda place: _ORDER.get(_part(place), len(_ORDER)))


def _part(place: Place) -> str:
    """The part of the package: `rules`, `titles`, …; the command line is one that only quotes rules."""
    return place.file.partition("whistlestop/")[2].partition("/")[0]


def shown_by(rule_id: str) -> list[Place] | None:
    """The tests that say they show the rule; None where no tests lie beside the package, as in a wheel.

    A test says so in its docstring, in its decorators, or in a table outside its functions, or in a data
    file. What stands inside a test may only quote an id.
    """
    tests = _tests()
    return None if tests is None else list(_index(tests).get(rule(rule_id).id, ()))


def _tests() -> Path | None:
    root = _PACKAGE.parents[1]
    beside = root / "tests"
    return beside if _PACKAGE.parent.name == "src" and beside.is_dir() else None


def _citations(text: str) -> Iterator[tuple[str, int]]:
    """Ids with the position of the citation in the text."""
    for match in _CITED.finditer(text):
        prefix, first, last = match["prefix"], match["first"], match["last"]
        yield f"{prefix}-{first}", match.start()
        if last is None:
            continue
        for known in all_rules():
            if known.id.startswith(prefix) and int(first) < int(known.id[3:]) < int(last):
                yield known.id, match.start()
        yield f"{prefix}-{last}", match.start()


@cache
def _index(folder: Path) -> dict[str, list[Place]]:
    """All citations below a folder, by rule id. The rulebook itself is left out: it quotes every rule."""
    root = _PACKAGE.parents[1] if _tests() else _PACKAGE.parent
    index: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("*"), key=lambda path: (path.suffix != ".py", path)):
        tests = folder != _PACKAGE
        if path.suffix not in _SOURCES or path.parent == Path(__file__).parent:
            continue
        if tests and path.suffix == ".py" and not path.name.startswith("test_"):
            continue
        text = path.read_text(encoding="utf-8")
        spans = _spans(text) if path.suffix == ".py" else []
        for rule_id, position in _citations(text):
            line = text.count("\n", 0, position) + 1
            inside = [span for span in spans if span.first <= line <= span.last]
            if tests and any(span.head < line for span in inside):
                continue
            place = Place(path.relative_to(root).as_posix(), line, inside[-1].name if inside else "")
            if place not in index.setdefault(rule_id, []):
                index[rule_id].append(place)
    return index


@dataclass(frozen=True, slots=True)
class _Span:
    """The lines of a function or class: decorators from `first`, docstring to `head`, body to `last`."""

    name: str
    first: int
    head: int
    last: int


def _spans(source: str) -> list[_Span]:
    """Functions and classes, the outer before the inner. A class has no body of its own here."""
    spans: list[_Span] = []

    def visit(node: ast.AST, around: str) -> None:
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                visit(child, around)
                continue
            name = f"{around}.{child.name}" if around else child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            last = child.end_lineno or child.lineno
            opening = child.body[0]
            head = opening.end_lineno or last if ast.get_docstring(child) else opening.lineno - 1
            spans.append(_Span(name, first, last if isinstance(child, ast.ClassDef) else head, last))
            visit(child, name)

    visit(ast.parse(source), "")
    return spans
