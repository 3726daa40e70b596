"""What all tests share: the kinds of machine they may need, and a closing list of those that could not run.

A test that needs more than Python says so, and never skips by itself:

    @pytest.mark.needs("cc")
    def test_c_yardstick_plays_the_same_games() -> None: ...
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests import coverage_table
from tests.commands import command  # noqa: F401 -- a fixture for all
from tests.databases import binary, database, postgres, postgres_server  # noqa: F401 -- fixtures for all

if TYPE_CHECKING:
    from collections.abc import Callable

# The same examples on every machine and in every run; slow machines are no reason to fail.
hypothesis.settings.register_profile("whistlestop", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("whistlestop")


@dataclass(frozen=True)
class Kind:
    """One kind of test: what it shows, what it needs, and whether this machine has that."""

    of: str
    needs: str
    is_here: Callable[[], bool]


def has_module(name: str) -> bool:
    """Tell whether a module could be imported, without importing it."""
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def has_compiled_core() -> bool:
    """Numba is installed and not switched off."""
    return has_module("numba") and not os.environ.get("WHISTLESTOP_PLAIN")


def has_c_compiler() -> bool:
    """A C compiler is on the path."""
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def has_ptx_compiler() -> bool:
    """Both numba-cuda and NVIDIA's compiler library are there; no GPU is needed to compile."""
    if not (has_compiled_core() and has_module("numba_cuda")):
        return False
    from cuda import pathfinder

    try:
        pathfinder.load_nvidia_dynamic_lib("nvvm")
    except pathfinder.DynamicLibNotFoundError:
        return False
    return True


def has_ray() -> bool:
    """Ray is installed; it makes its own cluster of this machine."""
    return has_module("ray")


def has_gpu() -> bool:
    """A GPU answers."""
    if not has_ptx_compiler():
        return False
    from numba import cuda

    return bool(cuda.is_available())


def has_postgres() -> bool:
    """PostgreSQL's programs and its driver are there."""
    return os.name == "posix" and binary("initdb") is not None and has_module("psycopg")


def find_chromium() -> str | None:
    """Return where a browser of the Chromium family is, if there is one."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next(filter(None, map(shutil.which, names)), None)


def has_browser() -> bool:
    """A browser is there, and what drives it."""
    return has_module("playwright") and find_chromium() is not None


def has_tsc() -> bool:
    """TypeScript's compiler is on the path."""
    return shutil.which("tsc") is not None


def has_prlimit() -> bool:
    """What another process may write can be limited while it runs."""
    return has_module("resource") and hasattr(importlib.import_module("resource"), "prlimit")


KINDS = {
    "numba": Kind("the compiled core", "a numba wheel for this Python (make test)", has_compiled_core),
    "cc": Kind("the C yardstick", "a C compiler (apt-get install gcc libc6-dev)", has_c_compiler),
    "chromium": Kind("the app in a real browser", "Chromium (apt-get install chromium)", has_browser),
    "tsc": Kind("the types of the browser's code", "TypeScript (npm install -g typescript)", has_tsc),
    "postgres": Kind("the server on PostgreSQL", "PostgreSQL (apt-get install postgresql)", has_postgres),
    "prlimit": Kind("a server on a full disk", "Linux", has_prlimit),
    "ptx": Kind("the CUDA core", "CUDA's compiler (make test EXTRAS=gpu)", has_ptx_compiler),
    "ray": Kind("the arena on a cluster", "Ray (make test EXTRAS=cluster)", has_ray),
    "gpu": Kind("the CUDA core on a GPU", "an NVIDIA GPU (and make test EXTRAS=gpu)", has_gpu),
}


@cache
def is_here(kind: str) -> bool:
    """Look once per run whether this machine can run a kind of test."""
    return KINDS[kind].is_here()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let scripts/check.py name the file for the closing list."""
    parser.addoption("--could-not-run", metavar="FILE", help="where to write what could not run")


def pytest_configure(config: pytest.Config) -> None:
    """Count rare events in the games that tests play."""
    config.pluginmanager.register(coverage_table)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what this machine cannot run, and remember of which kind it was."""
    for item in items:
        for marker in item.iter_markers("needs"):
            (kind,) = marker.args
            if not is_here(kind):
                item.user_properties.append(("needs", kind))
                item.add_marker(pytest.mark.skip(reason=f"needs {KINDS[kind].needs}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """End with one line for each kind of test that could not run, on screen and in the file asked for."""
    skipped = terminalreporter.stats.get("skipped", [])
    entries = closing_list([(getattr(report, "user_properties", []), reason(report)) for report in skipped])
    for entry in entries:
        terminalreporter.write_line(entry["line"])
    if path := config.getoption("--could-not-run"):
        Path(path).write_text(json.dumps(entries), encoding="utf-8")


def closing_list(skips: list[tuple[list[tuple[str, object]], str]]) -> list[dict[str, str]]:
    """Count skipped tests by kind; a skip that names no kind counts by its reason."""
    found = Counter((str(dict(properties).get("needs", "")), why) for properties, why in skips)
    return [
        {
            "kind": kind,
            "line": f"could not run: {count} test{'s' * (count != 1)}"
            + (f" of {KINDS[kind].of} — needs {KINDS[kind].needs}" if kind else f" — {why}"),
        }
        for (kind, why), count in sorted(found.items())
    ]


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Read why a test was skipped."""
    where = report.longrepr
    return where[2].removeprefix("Skipped: ") if isinstance(where, tuple) else str(where)
