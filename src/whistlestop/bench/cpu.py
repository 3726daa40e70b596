"""What one core does: random games of every title, the C yardstick, states, batches, imagined worlds, plain CPython."""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from whistlestop.families.compiled import compiled, compiler_at_hand
from whistlestop.kernel import derive

from .completing import solver_times
from .players import Opening, planner_games
from .setups import Arena, all_arenas, arena

SEED = 20_260
GAMES = 4_000
PLAIN_GAMES = 60
BATCH = 1_024
BATCH_STEPS = 60
WORLDS = 3_000
MIDDLE = 120
"""Decisions after which a Nordic game with two seats is half over."""
COPIES = 2_000_000
YARDSTICK = Path(__file__).parents[3] / "benchmarks" / "yardstick.py"

Step = Callable[[str], None]


def measure(rounds: int = 5, say: Step = lambda _: None) -> dict[str, Any]:
    """Measure everything that this machine allows; `say` hears what is being done."""
    report: dict[str, Any] = {"import_ms": import_time(rounds), "rounds": rounds}
    say("plain CPython")
    report["plain"] = {
        "nordic, 2 seats": rate(lambda: _plain_games(arena("nordic", 2)), rounds),
        "card-game, 2 seats": rate(lambda: _plain_games(arena("card-game", 2)), rounds),
    }
    if not compiler_at_hand():
        report["compiled"] = None
        return report
    arenas = all_arenas(2)
    say("compiling the core (once; kept for later)")
    for each in arenas:
        _random_games(each, 10)
    report["state_bytes"] = {each.name: each.layout.dtype.itemsize for each in arenas}
    report["compiled"] = {
        each.name: {"games_per_second": games, "decisions_per_second": decisions}
        for each, games, decisions in _in_turn(arenas, rounds, say)
    }
    nordic = report["compiled"]["nordic"]["decisions_per_second"]
    for row in report["compiled"].values():
        row["decisions_to_nordic"] = row["decisions_per_second"] / nordic
    say("batches, worlds, copies")
    report["batch_decisions_per_second"] = rate(lambda: _batch(arena("nordic", 2)), rounds)
    report["worlds_per_second"] = rate(lambda: _worlds(arena("nordic", 2)), rounds)
    report["copy_ns"] = 1e9 / rate(lambda: _copies(arena("nordic", 2)), rounds)
    say("computer players")
    report["players"] = _players(rounds)
    report["solver_ms"] = solver_times()
    say("the C yardstick")
    report["yardstick"] = _yardstick(rounds)
    return report


def rate(work: Callable[[], int], rounds: int) -> float:
    """Return things done per second of processor time, the median of some rounds."""
    work()
    return median(_once(work) for _ in range(rounds))


def _once(work: Callable[[], int]) -> float:
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def _in_turn(arenas: list[Arena], rounds: int, say: Step) -> Iterator[tuple[Arena, float, float]]:
    """Measure all titles once a round, so that a busy moment of the machine hits none of them alone."""
    games: dict[str, list[float]] = {each.name: [] for each in arenas}
    decisions: dict[str, list[float]] = {each.name: [] for each in arenas}
    for number in range(rounds):
        say(f"random games, round {number + 1} of {rounds}")
        for each in arenas:
            start = time.process_time()
            made = _random_games(each, GAMES)
            took = time.process_time() - start
            games[each.name].append(GAMES / took)
            decisions[each.name].append(made / took)
    for each in arenas:
        yield each, median(games[each.name]), median(decisions[each.name])


def _random_games(each: Arena, games: int) -> int:
    import numpy as np

    out: Any = np.zeros((games, 4 + each.seats), np.int64)
    play = compiled(each.family)["play_games"]
    return int(play(each.states(2), each.tables, each.seats, -1, SEED, 0, games, out))


def _plain_games(each: Arena) -> int:
    family = importlib.import_module(f"whistlestop.families.{each.family}")
    for number in range(PLAIN_GAMES):
        s = each.layout.blank()
        family.reset(s, each.plain_tables, each.seats, -1, derive(SEED, number))
        family.playout(s, each.plain_tables, [0, 0, 0, 0])
    return PLAIN_GAMES


def _batch(each: Arena) -> int:
    """A vector environment: list what is legal, choose, step, start anew what is over."""
    import numpy as np

    core = compiled(each.family)
    states, games = each.states(BATCH), np.arange(BATCH)
    masks: Any = np.zeros((BATCH, 4), np.int64)
    choices: Any = np.zeros(BATCH, np.int64)
    done: Any = np.zeros(BATCH, np.bool_)
    blank = each.states(1)
    core["reset_many"](states, each.tables, blank, each.seats, -1, SEED, games)
    for _ in range(BATCH_STEPS):
        core["legal_many"](states, each.tables, masks)
        core["choose_many"](states, masks, choices)
        core["step_many"](states, each.tables, blank, choices, each.seats, SEED, games, done)
    return BATCH * BATCH_STEPS


def _worlds(each: Arena) -> int:
    """From the middle of a game: deal what one seat cannot see anew, and play to the end."""
    import numpy as np

    core, states = compiled(each.family), each.states(2)
    core["reset_many"](states[:1], each.tables, states[1:], each.seats, 0, SEED, np.zeros(1, np.int64))
    core["advance"](states, each.tables, MIDDLE)
    core["play_out_worlds"](states, each.tables, 0, SEED, WORLDS, np.zeros((WORLDS, each.seats), np.int64))
    return WORLDS


def _copies(each: Arena) -> int:
    compiled(each.family)["copy_again"](each.states(16), COPIES)
    return COPIES


def _players(rounds: int) -> dict[str, float]:
    usa = arena("usa", 2)
    opening = Opening("usa", 2)
    games, decisions = planner_games(usa)
    per_second = rate(lambda: planner_games(usa)[0], rounds)
    return {
        "planner_games_per_second": per_second,
        "planner_us": 1e6 * games / (per_second * decisions),
        "search_rollouts_per_second": rate(opening.rollouts, rounds),
    }


def _yardstick(rounds: int) -> dict[str, float] | None:
    """The engine beside the same game written by hand in C, where there is the source tree and a C compiler."""
    if not YARDSTICK.is_file():
        return None
    spec = importlib.util.spec_from_file_location("yardstick", YARDSTICK)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules["yardstick"] = module
    spec.loader.exec_module(module)
    if module.compiler() is None:
        return None
    nordic = arena("nordic", 2)
    by_hand = module.Yardstick(nordic.plain_tables, 2)
    pairs = []
    for _ in range(rounds):
        start = time.process_time()
        made = sum(row[0] for row in by_hand.play_games(-1, SEED, GAMES))
        middle = time.process_time()
        ours = _random_games(nordic, GAMES)
        end = time.process_time()
        if made != ours:
            raise SystemExit(f"the yardstick made {made} decisions in the same games, the engine {ours}")
        pairs.append((made / (middle - start), ours / (end - middle)))
    return {
        "c_decisions_per_second": median(c for c, _ in pairs),
        "engine_decisions_per_second": median(e for _, e in pairs),
        "ratio": median(e / c for c, e in pairs),
    }


def import_time(rounds: int) -> float:
    """Milliseconds that `import whistlestop` adds to starting the interpreter."""
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=here)  # noqa: S603 -- our own two lines
        return time.perf_counter() - begin

    return 1e3 * median(start("import whistlestop") - start("pass") for _ in range(rounds))
