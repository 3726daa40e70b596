"""Which candidates get how many worlds, and when another choice is surely better than the planner's own."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .worlds import MARGIN, SHARE, WHOLE

Results = list[list[list[int]]]
Try = Callable[[int, int, Sequence[int]], Results]
"""Plays choices out in so many worlds from a number on: margin and share of a win by world and choice."""

MOST_MARGIN = 60
"""Points by which a game is won or lost clearly enough."""

FOR_A_WIN = 40
"""What winning is worth, in points of margin."""


LOOK = 8
"""Worlds that are played out at once, and after twice as many of which candidates may go."""

CLEAR = 2.5
"""Standard errors by which a candidate does worse that needs no more worlds."""

MOST_WORLDS = 801
"""Worlds after which more of them tell nothing that matters: one to begin with, and then `LOOK` at once."""


@dataclass(slots=True)
class Tried:
    """A candidate and what came of it, world by world."""

    choice: int
    margins: list[int] = field(default_factory=list)
    shares: list[int] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)

    def add(self, margin: int, share: int) -> None:
        """Take in one more world."""
        self.margins.append(margin)
        self.shares.append(share)
        self.worths.append(max(-MOST_MARGIN, min(MOST_MARGIN, margin)) + FOR_A_WIN * share / WHOLE)

    @property
    def worth(self) -> float:
        """Mean worth over the worlds."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def margin(self) -> float:
        """Mean points ahead of the best other seat."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0

    @property
    def chance(self) -> float:
        """Chance to win, shared wins divided."""
        return sum(self.shares) / (WHOLE * len(self.shares)) if self.shares else 0.0


def halve(choices: Sequence[int], try_choices: Try, spent: Callable[[int], float]) -> list[Tried]:
    """Try all choices, then the better half, and so on to the last two; return them all, the best first.

    `spent(n)` is the share of the budget that will be used when n more choices have been played out.  The first
    choice, the planner's own, stays to the end, so that the best is compared with it in all worlds.  Whatever is
    clearly worse than the best goes at once; when nothing is left to compare, the rest of the budget is saved.
    """
    alive = [Tried(choice) for choice in choices]
    mine, gone = alive[0], list[Tried]()
    rounds = max(1, math.ceil(math.log2(len(alive))))
    start = 0
    for r in range(rounds):
        until = (r + 1) / rounds
        while start == 0 or (spent(len(alive)) <= until and start < MOST_WORLDS):
            worlds = LOOK if start and spent(LOOK * len(alive)) <= until else 1
            results = try_choices(start, worlds, [tried.choice for tried in alive])
            start += len(results)
            for world in results:
                for tried, outcome in zip(alive, world, strict=True):
                    tried.add(outcome[MARGIN], outcome[SHARE])
            if start >= 2 * LOOK:
                alive = _without(clearly_worse(alive, mine), alive, gone)
                if settled(alive, mine):
                    break
        alive.sort(key=lambda tried: (-tried.worth, tried is not mine))
        keep = max(2, (len(alive) + 1) // 2)
        alive = _without([tried for tried in alive[keep:] if tried is not mine], alive, gone)
        if spent(len(alive)) > 1 or start >= MOST_WORLDS or settled(alive, mine):
            break
    return alive + gone


def _without(cut: Sequence[Tried], alive: Sequence[Tried], gone: list[Tried]) -> list[Tried]:
    """Move candidates from those in the running to the front of those that are not; return the former."""
    gone[:0] = cut
    return [tried for tried in alive if tried not in cut]


def clearly_worse(alive: Sequence[Tried], mine: Tried) -> list[Tried]:
    """Return the candidates that did clearly worse than the best, the planner's own excepted; the better first."""
    best = max(alive, key=lambda tried: tried.worth)
    worse = [tried for tried in alive if tried is not mine and surely_better(best, tried, CLEAR)]
    return sorted(worse, key=lambda tried: -tried.worth)


def settled(alive: Sequence[Tried], mine: Tried) -> bool:
    """Say whether one candidate is left, or one that is clearly better than the planner's own."""
    best = max(alive, key=lambda tried: tried.worth)
    return all(tried is best or (tried is mine and surely_better(best, mine, CLEAR)) for tried in alive)


def surely_better(one: Tried, other: Tried, gate: float) -> bool:
    """Say whether one choice did better than another in the same worlds by more than `gate` standard errors."""
    n = min(len(one.worths), len(other.worths))
    gains = [a - b for a, b in zip(one.worths[:n], other.worths[:n], strict=True)]
    mean = sum(gains) / n
    if n < FEWEST_WORLDS or mean <= 0:
        return False
    variance = sum((gain - mean) ** 2 for gain in gains) / (n - 1)
    return mean > gate * math.sqrt(variance / n)


FEWEST_WORLDS = 4
"""Worlds without which nothing is sure."""
