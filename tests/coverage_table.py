"""A table of rare events at the end of the test output: how often each happened in the games that tests played.

Whoever plays games calls `expect` for every event it can see, `count` when it happens, and `played` with the kind of
game.  When every kind was played, an event that never happened makes the run fail; when only some tests were
chosen, the table is shown as it stands.  With pytest-xdist the workers send their counts to the main process.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

COUNTS: Counter[str] = Counter()
EXPECTED: dict[str, None] = {}
PLAYED: set[str] = set()
WANTED: set[str] = set()
TITLE = "rare events in the games played"


def expect(name: str) -> None:
    """Give an event its line, also if it never happens."""
    EXPECTED[name] = None


def count(name: str, times: int = 1) -> None:
    """Count an event."""
    COUNTS[name] += times


def want(kinds: set[str]) -> None:
    """Name all kinds of games; only when all were played does a zero fail."""
    WANTED.update(kinds)


def played(kind: str) -> None:
    """Say that a kind of game was played."""
    PLAYED.add(kind)


def missing() -> list[str]:
    """Name the events that should have happened and did not."""
    return [name for name in EXPECTED if not COUNTS[name]] if WANTED and WANTED <= PLAYED else []


def lines() -> list[str]:
    """Write the table in two columns, in the order in which events were announced."""
    cells = [f"{COUNTS[name]:>8}  {name}" for name in EXPECTED]
    half = (len(cells) + 1) // 2
    width = max(map(len, cells[:half]), default=0)
    return [f"{a:<{width}}{b}" for a, b in zip(cells[:half], [*cells[half:], ""], strict=False)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker sends what it counted; the main process fails the run if something never happened."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["rare"] = [dict(COUNTS), list(EXPECTED), sorted(PLAYED), sorted(WANTED)]
    elif missing() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Add a worker's counts to those of the main process."""
    if rare := getattr(node, "workeroutput", {}).get("rare"):
        counts, expected, played_, wanted = rare
        COUNTS.update(counts)
        EXPECTED.update(dict.fromkeys(expected))
        PLAYED.update(played_)
        WANTED.update(wanted)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table, and what is missing in it."""
    if not PLAYED:
        return
    terminalreporter.section(TITLE)
    for line in lines():
        terminalreporter.write_line(line)
    for name in missing():
        terminalreporter.write_line(f"never happened: {name}", red=True)
