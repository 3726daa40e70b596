"""Stopping early without fooling oneself: a sequential probability ratio test over deals.

The generalised test (van den Bergh, as chess engines are tested): the score of a whole deal is one observation, so
that what its games have in common is accounted for.  Under each of two hypotheses about the rating difference the
likeliest distribution of scores with that mean is found, and the ratio of the likelihoods decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

ALPHA = BETA = 0.05
"""How often the test may err, either way."""

UPPER = log((1 - BETA) / ALPHA)
LOWER = log(BETA / (1 - ALPHA))

UNSEEN = 1e-3
"""Weight of a deal wholly won and one wholly lost that nobody has seen yet, so that no score is impossible."""

STEPS = 100
"""Halvings, more than a float has digits."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the first entrant stronger by `elo1` rather than by `elo0`?"""

    elo0: float
    elo1: float
    seats: int = 2

    def ratio(self, scores: Iterable[float]) -> float:
        """Return the logarithm of the likelihood ratio, given the first entrant's share of the wins in each deal."""
        return log_ratio(scores, expected(self.elo0, self.seats), expected(self.elo1, self.seats))

    def verdict(self, scores: Iterable[float]) -> float | None:
        """Return the hypothesis that is accepted, `elo0` or `elo1`; None while both may be true."""
        ratio = self.ratio(scores)
        if ratio >= UPPER:
            return self.elo1
        return self.elo0 if ratio <= LOWER else None

    def other(self, elo: float) -> float:
        """Return the other hypothesis."""
        return self.elo0 if elo == self.elo1 else self.elo1


def expected(elo: float, seats: int = 2) -> float:
    """Return the share of wins of one who is stronger by so much than each of the others."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def log_ratio(scores: Iterable[float], mean0: float, mean1: float) -> float:
    """Return by how much the likeliest distribution with mean `mean1` explains the scores better than with `mean0`."""
    counts: Counter[float] = Counter(scores)
    if not counts:
        return 0.0
    weights = {0.0: UNSEEN, 1.0: UNSEEN} | {score: float(n) for score, n in counts.items()}
    total = sum(weights.values())
    seen = sorted((score, n / total) for score, n in weights.items())
    tilt0, tilt1 = tilt(seen, mean0), tilt(seen, mean1)
    return total * sum(p * (log(1 + tilt0 * (score - mean0)) - log(1 + tilt1 * (score - mean1))) for score, p in seen)


def tilt(seen: list[tuple[float, float]], mean: float) -> float:
    """Return t for which the weights p / (1 + t (score - mean)) have this mean: the likeliest distribution that has.

    The sum of p (score - mean) / (1 + t (score - mean)) falls in t, so it is halved down to its root.
    """
    low, high = -1 / (seen[-1][0] - mean), -1 / (seen[0][0] - mean)
    for _ in range(STEPS):
        t = (low + high) / 2
        if sum(p * (score - mean) / (1 + t * (score - mean)) for score, p in seen) > 0:
            low = t
        else:
            high = t
    return (low + high) / 2
