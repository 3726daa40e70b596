"""`whistlestop bench`: what it measures and how it says so; how fast anything is belongs to nobody's tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.commands import Command
from whistlestop import bench
from whistlestop.bench import completing, cpu, players
from whistlestop.bench.setups import all_arenas

pytestmark = pytest.mark.needs("numba")


LITTLE = {"GAMES": 20, "PLAIN_GAMES": 1, "BATCH_STEPS": 2, "WORLDS": 10, "COPIES": 100_000}


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Measure everything once, and little of it: a few games, a few worlds, a few copies."""
    with pytest.MonkeyPatch.context() as patch:
        for name, little in LITTLE.items():
            patch.setattr(cpu, name, little)
        patch.setattr(completing, "PILES", 2)
        patch.setattr(players, "GAMES", 2)
        patch.setattr(players, "WORLDS", 4)
        return cpu.measure(1)


def test_everything_is_measured(report: dict[str, Any]) -> None:
    """Each title with two seats, with dice and without, has its rate; Nordic is the measure of all others."""
    assert list(report["compiled"]) == [each.name for each in all_arenas(2)]
    assert report["compiled"]["nordic"]["decisions_to_nordic"] == 1
    assert set(report["plain"]) == {"nordic, 2 seats", "card-game, 2 seats"}
    assert set(report["solver_ms"]) == {"46 tickets, 96 cards", "46 tickets, 48 cards", "20 tickets, 40 cards"}
    figures = [row[key] for row in report["compiled"].values() for key in row]
    assert min(*figures, *report["plain"].values(), *report["players"].values(), report["copy_ns"]) > 0


@pytest.mark.needs("cc")
def test_the_yardstick_stands_beside(report: dict[str, Any]) -> None:
    """Where there is a C compiler, the same games by hand are measured too, once it is seen that they are the same."""
    by_hand = report["yardstick"]
    assert by_hand["ratio"] == by_hand["engine_decisions_per_second"] / by_hand["c_decisions_per_second"]


def test_people_get_tables(command: Command, report: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What people read names every title, and the planner and the search; programs get the figures as they are."""
    monkeypatch.setattr(bench, "measure", lambda *_: report)
    said = command("bench").out
    assert all(each.name in said for each in all_arenas(2))
    assert all(words in said for words in ("plain CPython", "planner against itself", "search from the opening"))
    assert command("bench", "--json").data == report


def test_without_the_compiled_core(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain CPython is measured alone where nothing else is installed, and the way to more is told."""
    monkeypatch.setattr(cpu, "compiler_at_hand", lambda: False)
    monkeypatch.setattr(cpu, "PLAIN_GAMES", 1)
    said = command("bench", "--rounds", "1").out
    assert "plain CPython" in said
    assert 'pip install "whistlestop[fast]"' in said


def test_no_gpu(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a GPU nothing is measured on one, and no figure is made up."""
    monkeypatch.setattr(bench, "lacking_gpu", lambda: "no NVIDIA GPU answers on this machine")
    command("bench", "--gpu").refused("no NVIDIA GPU answers")


@pytest.mark.parametrize("rounds", ["0", "-1", "many"])
def test_rounds_are_a_number(command: Command, rounds: str) -> None:
    """A measurement is made at least once."""
    command("bench", "--rounds", rounds).refused("--rounds", rounds)
