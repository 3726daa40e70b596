"""The computer player that searches, and what it can say about its choice."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from whistlestop.bots.bot import PROPOSED, View
from whistlestop.game import Event
from whistlestop.game.actions import Action
from whistlestop.game.legal import Legal

from .engine import Engine
from .halving import Tried, halve, surely_better

GATE = 1.0
"""Standard errors by which a choice must beat the planner's own."""

WORLDS_EACH = 6
"""So few candidates are tried that each can see so many worlds; with less than that the planner decides."""

RESERVE = 0.94
"""Share of a time budget that is planned for; the rest is for asking and answering."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What the search found about one choice."""

    action: Action
    margin: float
    """Points ahead of the best other seat at the end, on average."""
    chance: float
    """Chance to win."""
    worlds: int
    """In how many worlds it was tried."""


class Search:
    """Plays the likeliest choices out in worlds it thinks possible, and takes the one that does best."""

    def __init__(self, chance: Random, budget: str = "200ms", gate: float = GATE) -> None:
        """Take the source of chance, and a budget for each decision: `200ms`, `1.5s`, or `2000n` games played out."""
        self.chance, self.gate = chance, float(gate)
        self.seconds, self.games = read_budget(budget)
        self._engine: Engine | None = None
        self._tables: Any = None

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:  # noqa: ARG002 -- the protocol
        """Return the best choice, or the planner's own where none is surely better."""
        if len(legal) == 1 or view.phase in PROPOSED:
            return legal[0]
        best = self._best(self._search(view))
        return legal[legal.choices.index(best.choice)]

    def think(self, view: View, legal: Legal, most: int = 3) -> list[Thought]:
        """Return the best choices with what they lead to, the one it would take first."""
        if len(legal) == 1 or view.phase in PROPOSED:
            return [Thought(legal[0], 0.0, 0.0, 0)]
        tried = self._search(view)
        best = self._best(tried)
        ordered = [best, *(one for one in tried if one is not best)]
        return [
            Thought(legal[legal.choices.index(one.choice)], one.margin, one.chance, len(one.worths))
            for one in ordered[:most]
        ]

    def _best(self, tried: Sequence[Tried]) -> Tried:
        mine = next(one for one in tried if one.choice == self._planned)
        best = tried[0]
        return best if best is mine or surely_better(best, mine, self.gate) else mine

    def _search(self, view: View) -> list[Tried]:
        began, seat, seed = time.thread_time(), view.seat, self.chance.getrandbits(62)
        root = view.imagine(seed)
        engine = self._engine
        if engine is None or self._tables is not view.T:
            engine, self._tables = Engine(view), view.T
            engine.look_at(root)
            engine.try_choices(seat, seed, 0, 1, engine.candidates(seat)[:1])
            self._engine, began = engine, time.thread_time()  # getting ready is no part of a decision
        engine.look_at(root)
        choices = engine.candidates(seat)
        self._planned = choices[0]
        played = 0

        def spent(more: int) -> float:
            if self.games:
                return (played + more) / self.games
            used = time.thread_time() - began
            each = used / played if played else 0.0
            return (used + each * more) / (self.seconds * RESERVE)

        def try_choices(start: int, worlds: int, alive: Sequence[int]) -> list[list[list[int]]]:
            nonlocal played
            played += worlds * len(alive)
            return engine.try_choices(seat, seed, start, worlds, alive)

        if len(choices) > 1:
            if not self.games:
                try_choices(-1, 1, choices[:1])  # a world apart, to see how long a game takes
            each = 1 / self.games if self.games else spent(0)
            choices = choices[: int(1 / (each * WORLDS_EACH))]
        return halve(choices, try_choices, spent) if len(choices) > 1 else [Tried(self._planned)]


def read_budget(text: str) -> tuple[float, int]:
    """Read `200ms`, `1.5s` or `2000n`: seconds, and games played out; one of them is 0."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|n)", str(text))
    if match is None or float(match[1]) <= 0:
        raise ValueError(
            f"a budget is a time or a number of games played out, such as 200ms, 1.5s or 2000n; not {text!r}"
        )
    number, unit = float(match[1]), match[2]
    if unit == "n":
        return 0.0, int(number)
    return number / (1000 if unit == "ms" else 1), 0
