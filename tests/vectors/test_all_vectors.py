"""Every vector has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.vectors.table import VECTORS

HEADING = re.compile(r"([AB]-\d+) \(([^)]*)\): ")


def headings() -> list[tuple[str, str]]:
    """Return the vectors and rules that the tests beside this file name at the beginning of their docstrings."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                heading = HEADING.match(ast.get_docstring(node) or "")
                if heading:
                    found.append((heading[1], heading[2]))
    return found


def test_every_vector_has_one_test() -> None:
    """Each vector of the table is played by one test, which names the same rules."""
    assert sorted(headings()) == sorted(VECTORS.items())
