"""A finished game looked at by the search: chances to win along its way, where it turned, what else could be done.

Chances are reckoned with everything open: the planner plays each position to its end many times, under other chance.
Decisions are judged by what their seat could know then.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from whistlestop.bots.bot import PROPOSED
from whistlestop.game import SPECTATOR, Game

from .engine import Engine
from .halving import Tried, halve, surely_better
from .worlds import SHARE, WHOLE

COARSE = 12
"""Positions that are reckoned first, all over the game."""

LEAST_KNOWN = 2
"""Positions that are reckoned even if that takes longer than there is time."""

FEWEST, MOST = 16, 160
"""Worlds of a position."""

POSITIONS = 30
"""Positions for which there should be time."""

TURNING = 6
"""Turning points that are told at the most."""

LEAST = 0.12
"""A smaller change of a chance is no turning point."""

ERRORS = 2.0
"""Standard errors by which a change must be more than luck of the reckoning."""

MATTERS = 1.0
"""Points, a win counted as so many, by which something else must be better to be worth a word."""

SURE = 1.5
"""Standard errors by which something else must be better than what was played."""

NEARLY = 0.99
"""What is told of the work before all of it is done."""

SHARES = 0.55, 0.75, 1.0
"""Of the time: until here positions are reckoned, then turning points more exactly, then decisions are judged."""

WORLDS_EACH = 8
"""Worlds that every choice should be seen in; where there is no time for that, fewer choices are tried."""

JUDGED = 4
"""Choices that are told of a decision, the one that was played among them."""


@dataclass(slots=True)
class Outlook:
    """Chances to win at one position."""

    won: list[float]
    """Shares of wins by seat, added up."""
    worlds: int = 0

    @property
    def chances(self) -> list[float]:
        """The chance of every seat."""
        return [won / self.worlds for won in self.won]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that changed a seat's chance by much."""

    step: int
    """Its first decision."""
    end: int
    """The position after it."""
    seat: int
    """Whose chance is told."""
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Move:
    """A choice and what it would have led to."""

    action: str
    chance: float
    margin: float
    worlds: int
    played: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """What else could be done at one decision, the best first."""

    step: int
    moves: tuple[Move, ...]
    sure: bool = False
    """Whether the first is surely better than what was played."""
    row: tuple[str | None, ...] = ()
    """The face-up row then, for naming picks."""


@dataclass(slots=True)
class Review:
    """What is known so far."""

    share: float = 0.0
    """How much of the work is done."""
    whole: bool = False
    """Whether no turn was passed over where the chances change much; there may not have been time for all."""
    outlooks: dict[int, list[float]] = field(default_factory=dict)
    """Chances by seat, by position."""
    turning: list[Turn] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)


class Reviewer:
    """Looks at one game that is over."""

    def __init__(self, game: Game, seed: int) -> None:
        """Take the game, and where all chance of the reckoning comes from."""
        if game.result is None:
            raise ValueError(f"{game!r} is not over; only a finished game is reviewed")
        self.game, self.seed = game, seed
        self.stages = [stage.copy() for stage in game.retrace()]
        self.turns = [n for n in range(len(game.steps)) if n == 0 or self.stages[n].turn != self.stages[n - 1].turn]
        """The first decisions of turns."""
        self.marks = [*self.turns, len(game.steps)]
        """Positions that are reckoned: where turns begin, and the end."""
        share = 1 / len(game.result.winners)
        won = [share if seat in game.result.winners else 0.0 for seat in range(game.seats)]
        self.known = {len(self.marks) - 1: Outlook(won, 1)}
        """What is known of them, by their place in `marks`."""
        self._engine = Engine(self.stages[0].view(0))

    def review(self, seconds: float) -> Iterator[Review]:
        """Look at the whole game for some time; say what is known, again and again, at last all of it."""
        worlds = self._pace(seconds)
        began = time.monotonic()  # getting ready is not counted
        ends = [began + seconds * share for share in SHARES]
        found = Review()

        def told(*judged: Judged) -> Review:
            found.share = min(NEARLY, (time.monotonic() - began) / seconds)
            found.outlooks = {self.marks[at]: one.chances for at, one in sorted(self.known.items())}
            found.turning, found.whole = self.turning(), self.whole()
            found.judged += judged
            return found

        for at in self._order():
            if time.monotonic() > ends[0] and len(self.known) > LEAST_KNOWN:
                break
            self.look(at, worlds)
            yield told()
        while time.monotonic() < ends[1] and (rough := self._rough()) is not None:
            self.look(rough, worlds)
            yield told()
        turns = [turn for turn in self.turning() if self.game.steps[turn.step].seat == turn.seat]
        for n, turn in enumerate(turns):
            left = (ends[2] - time.monotonic()) / (len(turns) - n)
            if left > 0:
                yield told(self.judge(turn.step, left))
        told().share = 1.0
        yield found

    def look(self, at: int, worlds: int) -> None:
        """Reckon the chances at a mark in some more worlds."""
        outlook = self.known.setdefault(at, Outlook([0.0] * self.game.seats))
        self._engine.look_at(self.stages[self.marks[at]].bare())
        for world in self._engine.play_on(self.game.seats, self.seed + at, outlook.worlds, worlds):
            for seat, result in enumerate(world):
                outlook.won[seat] += result[SHARE] / WHOLE
        outlook.worlds += worlds

    def _pace(self, seconds: float) -> int:
        """Return how many worlds of a position there is time for."""
        tried = 3
        middle = self.stages[self.marks[len(self.marks) // 2]]
        self._engine.look_at(middle.bare())
        self._engine.play_on(self.game.seats, self.seed, 0, 1)
        began = time.monotonic()
        self._engine.play_on(self.game.seats, self.seed, 0, tried)
        each = (time.monotonic() - began) / tried
        return max(FEWEST, min(MOST, int(seconds * SHARES[0] / POSITIONS / max(each, 1e-6))))

    def _order(self) -> Iterator[int]:
        """Name marks: some all over the game, then wherever the chances change most between two that are known."""
        last = len(self.marks) - 1
        for at in sorted({round(k * last / COARSE) for k in range(COARSE)}):
            if at not in self.known:
                yield at
        while gap := max(self._gaps(), default=None):
            yield gap[1]

    def whole(self) -> bool:
        """Say whether single turns are known wherever a chance changes much."""
        return all(max(self._change(a, b)) < LEAST for a, b in pairwise(sorted(self.known)) if b - a > 1)

    def _gaps(self) -> Iterator[tuple[float, int]]:
        """List what lies between known marks: how much happens there, and its middle."""
        known = sorted(self.known)
        for one, other in pairwise(known):
            if other - one > 1:
                change = max(self._change(one, other))
                yield change + (other - one) / len(self.marks), (one + other) // 2

    def _change(self, one: int, other: int) -> list[float]:
        before, after = self.known[one].chances, self.known[other].chances
        return [abs(b - a) for a, b in zip(before, after, strict=True)]

    def _error(self, one: int, other: int) -> float:
        """Return the standard error of a change between two marks; the end is known for sure."""
        variance = 0.0
        for at in (one, other):
            if at != len(self.marks) - 1:
                variance += 0.25 / self.known[at].worlds
        return math.sqrt(variance)

    def _steep(self, doubt: float) -> list[tuple[float, int]]:
        """List marks with how much a chance changes until the next, if that is more than so many standard errors."""
        found = []
        for at in self.known:
            if at + 1 in self.known:
                change = max(self._change(at, at + 1))
                if change >= max(LEAST, doubt * self._error(at, at + 1)):
                    found.append((change, at))
        return sorted(found, reverse=True)

    def _rough(self) -> int | None:
        """Name a mark that should be known better: at a turn which may be a turning point."""
        ends = {at + k for _, at in self._steep(1.0)[: 2 * TURNING] for k in (0, 1)} - {len(self.marks) - 1}
        rough = [(self.known[at].worlds, at) for at in ends if self.known[at].worlds < MOST]
        return min(rough)[1] if rough else None

    def turning(self) -> list[Turn]:
        """Return the turns that changed most, in the order of the game."""
        found = []
        for _, at in sorted(self._steep(ERRORS)[:TURNING], key=lambda one: one[1]):
            before, after = self.known[at].chances, self.known[at + 1].chances
            mover = self.game.steps[self.marks[at]].seat
            changes = self._change(at, at + 1)
            seat = max(range(self.game.seats), key=lambda q: (round(changes[q], 2), q == mover))
            found.append(Turn(self.marks[at], self.marks[at + 1], seat, before[seat], after[seat]))
        return found

    def judge(self, step: int, seconds: float) -> Judged:
        """Compare what was decided at a step with what else is worth a thought, for some time."""
        stage, done = self.stages[step], self.game.steps[step]
        seat, played = done.seat, done.choices[0]
        view, legal = stage.view(seat), stage.legal(seat)
        row = tuple(getattr(stage.view(SPECTATOR), "row", ()))
        if len(legal) == 1 or view.phase in PROPOSED:
            return Judged(step, (Move(str(done.action), 0.0, 0.0, 0, played=True),), row=row)
        engine, seed = self._engine, self.seed + len(self.marks) + step
        engine.look_at(view.imagine(seed))
        choices = [played, *(choice for choice in engine.candidates(seat) if choice != played)]
        engine.try_choices(seat, seed, -1, 1, choices[:1])  # getting ready is not counted
        began = time.monotonic()
        engine.try_choices(seat, seed, -1, 1, choices[:1])
        each = max(time.monotonic() - began, 1e-6)
        choices = choices[: max(2, int(seconds / (each * WORLDS_EACH)))]

        def spent(_more: int) -> float:
            return (time.monotonic() - began) / seconds

        def try_choices(start: int, worlds: int, alive: Sequence[int]) -> list[list[list[int]]]:
            return engine.try_choices(seat, seed, start, worlds, alive)

        tried = halve(choices, try_choices, spent) if len(choices) > 1 else [Tried(played)]
        mine = next(one for one in tried if one.choice == played)
        best = tried[0]
        sure = best is not mine and best.worth >= mine.worth + MATTERS and surely_better(best, mine, SURE)
        shown = tried[:JUDGED] if mine in tried[:JUDGED] else [*tried[: JUDGED - 1], mine]
        moves = tuple(
            Move(
                str(legal[legal.choices.index(one.choice)]),
                one.chance,
                one.margin,
                len(one.worths),
                played=one is mine,
            )
            for one in shown
        )
        return Judged(step, moves, sure, row)
