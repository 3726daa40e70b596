"""Seats for names while a layout is solved: a first one off the tracks, later whichever of forty is freest."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from .solving import Puzzle

ROUND = np.linspace(-pi, pi, 40, endpoint=False)


def first_seats(p: Puzzle) -> Any:
    """Seat each name where its place's tracks leave most room, rather beside than above or below."""
    seats = np.zeros((len(p.ids), 2))
    hinted = p.hints.get("seat", {})
    for n, place in enumerate(p.ids):
        if p.exit[n]:
            continue
        ways = [p.pulled[b] - p.pulled[a] for a, b in zip(p.a, p.b, strict=True) if a == n]
        ways += [p.pulled[a] - p.pulled[b] for a, b in zip(p.a, p.b, strict=True) if b == n]
        angles = [atan2(way[1], way[0]) for way in ways]
        best = max(ROUND, key=lambda q: min(abs((q - a + pi) % (2 * pi) - pi) for a in angles) + 0.25 * abs(cos(q)))
        dx, dy = hinted.get(place, (cos(best), sin(best)))
        reach = p.radius[n] + 4
        seats[n] = dx * (p.wide[n] / 2 + reach), dy * (p.high[n] / 2 + reach) - (p.below[n] - p.above[n]) / 2
    return seats


def reseated(p: Puzzle, circles: Any, at: Any, seats: Any) -> Any:
    """Let each name try forty seats around its ring, the longest name first."""
    rings, letters = p.spaces, p.spaces + len(p.ids)
    size = p.size + np.where(p.kind == 1, 4.0, 0.0)
    owner = np.where(p.kind == 2, p.owner, -1)
    for n in np.argsort(-p.wide):
        if p.exit[n]:
            continue
        others = owner != n
        others[rings + n] = False
        middle = np.array([0.0, (p.below[n] - p.above[n]) / 2])
        beads = np.stack([p.along_name[n, : int(p.beads[n])], np.zeros(int(p.beads[n]))], 1)
        best: tuple[float, Any] | None = None
        for seat, bias in [(seats[n], 0.0), *((seat - middle, 3.0) for seat in _around(p, n))]:
            spots = at[n] + seat + middle + beads
            gap = np.linalg.norm(spots[:, None] - circles[others][None], axis=2)
            cost = (np.maximum(0, p.high[n] / 2 + 2 + size[others][None] - gap) ** 2).sum()
            up = abs(seat[1] + middle[1])
            cost += 0.15 * up + bias + (0 if up < 3 or abs(seat[0]) < 6 else 2)
            if best is None or cost < best[0]:
                best = float(cost), seat
        assert best is not None
        seats[n] = best[1]
        mine: Any = letters + np.flatnonzero(p.owner[letters:] == n)
        circles[mine] = (at[n] + seats[n] + middle + beads)[: len(mine)]
    return seats


def _around(p: Puzzle, n: int) -> list[Any]:
    reach = p.radius[n] + 4
    wide, high = p.wide[n] / 2 + reach, p.high[n] / 2 + reach
    found = []
    for q in ROUND:
        c, s = cos(q), sin(q)
        grow = min(wide / max(abs(c), 1e-6), high / max(abs(s), 1e-6))
        found.append(np.array([np.clip(c * grow, -wide, wide), np.clip(s * grow, -high, high)]))
    return found
