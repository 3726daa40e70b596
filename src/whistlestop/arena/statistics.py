"""What the deals tell: means with intervals by bootstrap, where one draw is one deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from whistlestop.simulation.summary import wilson

T = TypeVar("T")
Interval = tuple[float, float]

RESAMPLES = 2000
SHARE = 0.95
SEED = 20260101
"""The bootstrap's own chance: the same deals give the same interval."""


def bootstrap(deals: Sequence[T], of: Callable[[Sequence[T]], Sequence[float]], n: int = RESAMPLES) -> list[Interval]:
    """Return the 95 % interval of each figure that `of` reckons from deals: the middle of what resamples give.

    The games of one deal share their cards and line-up, so a deal stays whole: drawing single games would claim to
    know more than is known.
    """
    chance = Random(SEED)  # noqa: S311 -- luck of resampling, no secret
    found = [of(chance.choices(deals, k=len(deals))) for _ in range(n)]
    return [middle(sorted(column)) for column in zip(*found, strict=True)]


def middle(ordered: Sequence[float]) -> Interval:
    """Return the bounds of the middle 95 % of ordered values."""
    cut = int(len(ordered) * (1 - SHARE) / 2)
    return ordered[cut], ordered[-1 - cut]


def mean_interval(values: Sequence[float], n: int = RESAMPLES) -> Interval:
    """Return the 95 % interval of a mean, one value a deal."""
    ((low, high),) = bootstrap(values, lambda some: (sum(some) / len(some),), n)
    return low, high


def share_interval(shares: Sequence[float], n: int = RESAMPLES) -> Interval:
    """Return the 95 % interval of a share of wins, one value a deal.

    Where every deal was won, or every deal lost, resampling knows nothing of other deals; there Wilson's interval
    stands, with the deals as its number of trials.
    """
    if set(shares) in ({0.0}, {1.0}):
        return wilson(sum(shares), len(shares))
    return mean_interval(shares, n)
