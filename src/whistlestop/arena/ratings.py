"""Ratings of a whole pool: the model of Plackett and Luce, which with two seats is that of Bradley and Terry.

Everybody has a strength, and wins a game with the chance of its share of the strengths at the table.  A rating is 400
times the logarithm (to base 10) of the strength: 400 points more win ten times as often as the other one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

Wins = Mapping[tuple[int, ...], Sequence[float]]
"""By line-up: the wins of each of its seats, shared ones in parts."""

PRIOR = 1.0
"""Games that each line-up is thought to have shared evenly before it began: so nobody is infinitely strong."""

ENOUGH = 1e-9
ROUNDS = 10_000


def fit(entrants: int, wins: Wins, start: Sequence[float] | None = None) -> list[float]:
    """Return the likeliest strengths, their product 1 (by minorising and maximising, Hunter 2004).

    `start` are strengths to begin with; the answer does not depend on them.
    """
    strength = list(start or [1.0] * entrants)
    won = [0.0] * entrants
    played: dict[tuple[int, ...], float] = {}
    for line_up, shares in wins.items():
        played[line_up] = sum(shares) + PRIOR
        for entrant, share in zip(line_up, shares, strict=True):
            won[entrant] += share + PRIOR / len(line_up)
    for _ in range(ROUNDS):
        weight = [0.0] * entrants
        for line_up, games in played.items():
            each = games / sum(strength[entrant] for entrant in line_up)
            for entrant in line_up:
                weight[entrant] += each
        better = _balanced([w / n for w, n in zip(won, weight, strict=True)])
        change = max(abs(new / old - 1) for new, old in zip(better, strength, strict=True))
        strength = better
        if change < ENOUGH:
            break
    return strength


def ratings(strength: Sequence[float]) -> list[float]:
    """Return the ratings of strengths, the first entrant's 0."""
    return [400 * log10(one / strength[0]) for one in strength]


def _balanced(strength: list[float]) -> list[float]:
    middle = sum(map(log10, strength)) / len(strength)
    scale: float = 10**middle
    return [one / scale for one in strength]
