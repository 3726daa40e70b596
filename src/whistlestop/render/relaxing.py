"""Moves places a little until tracks have their length and nothing runs through what it does not belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from .curve import Point

ROUNDS = 90
HOME = 0.04
"""How strongly a place is drawn to where it truly is."""
ROOM = 20.0
"""Between a place and the edge of a track that passes it."""


def relaxed(
    true: Mapping[str, Point],
    ends: Sequence[tuple[str, str]],
    needs: Sequence[float],
    widths: Sequence[float],
    apart: float,
) -> dict[str, Point]:
    """Return where the places stand after some rounds of pushing."""
    ids = list(true)
    index = {place: i for i, place in enumerate(ids)}
    pairs = [(index[a], index[b]) for a, b in ends]
    x, y = [true[place][0] for place in ids], [true[place][1] for place in ids]
    x0, y0 = x[:], y[:]
    for turn in range(ROUNDS):
        force = 0.9 - 0.5 * turn / ROUNDS
        _stretch(x, y, pairs, needs, force)
        _part(x, y, apart, force)
        _step_aside(x, y, pairs, widths, force)
        for i in range(len(ids)):
            x[i] += (x0[i] - x[i]) * HOME
            y[i] += (y0[i] - y[i]) * HOME
    return {place: (x[i], y[i]) for i, place in enumerate(ids)}


def _stretch(
    x: list[float], y: list[float], pairs: Sequence[tuple[int, int]], needs: Sequence[float], force: float
) -> None:
    """Push the ends of a short track apart."""
    for (a, b), wanted in zip(pairs, needs, strict=True):
        dx, dy = x[b] - x[a], y[b] - y[a]
        long = hypot(dx, dy) or 1.0
        if long < wanted:
            push = (wanted - long) / long * force / 2
            x[a] -= dx * push
            y[a] -= dy * push
            x[b] += dx * push
            y[b] += dy * push


def _part(x: list[float], y: list[float], apart: float, force: float) -> None:
    """Push places apart that stand too close."""
    for a in range(len(x)):
        for b in range(a):
            dx, dy = x[b] - x[a], y[b] - y[a]
            if abs(dx) < apart and abs(dy) < apart and (long := hypot(dx, dy)) < apart:
                dx, dy, long = (dx, dy, long) if long else (1.0, 0.0, 1.0)
                push = (apart - long) / long * force / 2
                x[a] -= dx * push
                y[a] -= dy * push
                x[b] += dx * push
                y[b] += dy * push


def _step_aside(
    x: list[float], y: list[float], pairs: Sequence[tuple[int, int]], widths: Sequence[float], force: float
) -> None:
    """Push a place off a track that runs past it."""
    for (a, b), wide in zip(pairs, widths, strict=True):
        ax, ay = x[a], y[a]
        dx, dy = x[b] - ax, y[b] - ay
        square = dx * dx + dy * dy or 1.0
        room = wide / 2 + ROOM
        left, right = min(ax, ax + dx) - room, max(ax, ax + dx) + room
        for c in range(len(x)):
            if c in {a, b} or not left < x[c] < right:
                continue
            along = ((x[c] - ax) * dx + (y[c] - ay) * dy) / square
            if not 0 < along < 1:
                continue
            ox, oy = x[c] - ax - along * dx, y[c] - ay - along * dy
            off = hypot(ox, oy)
            if off < room:
                ox, oy, off = (ox, oy, off) if off else (-dy, dx, hypot(dx, dy) or 1.0)
                push = (room - off) / off * force * 0.5
                x[c] += ox * push
                y[c] += oy * push
                for end, share in ((a, 1 - along), (b, along)):
                    x[end] -= ox * push * share
                    y[end] -= oy * push * share
