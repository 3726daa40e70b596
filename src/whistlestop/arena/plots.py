"""Plots of a contest: inline SVG in the page's own colours, each with a sentence for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from .standings import Standing

WIDTH = 720
NAMES = 170
"""Width of the column of names."""
RIGHT = 24
ROW = 34
FOOT = 30
HILL = 56
"""Height of one entrant's distribution of points."""
TICKS = 6
BINS = 36
STEPS = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Axis:
    """Values from `low` to `high` on the plot's width, with a line every `step`."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """Return where a value stands."""
        return NAMES + (value - self.low) / (self.high - self.low) * (WIDTH - NAMES - RIGHT)

    def lines(self, height: float, unit: str = "") -> str:
        """Draw the lines and their values."""
        drawn = []
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + number * self.step
            x = self.at(value)
            drawn.append(
                f'<path class="grid" d="M{x:.1f} 0V{height:.1f}"/>'
                f'<text class="tick" x="{x:.1f}" y="{height + 18:.1f}">{value:g}{unit}</text>'
            )
        return "".join(drawn)


def axis(values: Sequence[float], least: float = 1.0) -> Axis:
    """Return an axis of round numbers that holds all values."""
    low, high = min(values), max(values)
    rough = max(high - low, least) / TICKS
    size = 10 ** floor(log10(rough))
    step = next(size * one for one in STEPS if size * one >= rough)
    first, last = floor(low / step) * step, ceil(high / step) * step
    return Axis(first, last if last > first else first + step, step)


def interval_plot(
    rows: Sequence[tuple[str, float, tuple[float, float]]], *, about: str, unit: str = "", mark: float | None = None
) -> str:
    """Draw a dot and its interval for each row: name, value, bounds; `mark` is a line to compare with."""
    bounds = [bound for _, value, interval in rows for bound in (value, *interval)]
    scale, height = axis([*bounds, *([] if mark is None else [mark])]), ROW * len(rows)
    drawn = [scale.lines(height, unit)]
    if mark is not None:
        drawn.append(f'<path class="mark" d="M{scale.at(mark):.1f} 0V{height}"/>')
    for number, (name, value, (low, high)) in enumerate(rows):
        y = ROW * (number + 0.5)
        drawn.append(
            f'{_name(name, y)}<path class="interval" d="M{scale.at(low):.1f} {y}H{scale.at(high):.1f}"/>'
            f'<circle class="dot" cx="{scale.at(value):.1f}" cy="{y}" r="5.5"/>'
        )
    return _svg("".join(drawn), height + FOOT, about)


def points_plot(entrants: Sequence[Standing], about: str) -> str:
    """Draw how each entrant's points are spread, one hill under the other, with a line at the mean."""
    scale = axis([points for one in entrants for points in one.points.counts])
    width = max(1, ceil((scale.high - scale.low) / BINS))
    hills = [_bins(one, scale.low, width) for one in entrants]
    peak = max(share for hill in hills for share in hill.values())
    height = HILL * len(entrants)
    drawn = [scale.lines(height)]
    for number, (one, hill) in enumerate(zip(entrants, hills, strict=True)):
        base = HILL * (number + 1) - 4
        bars = [
            f"M{scale.at(scale.low + k * width):.1f} {base}v{-(HILL - 10) * share / peak:.1f}"
            f"H{scale.at(min(scale.high, scale.low + (k + 1) * width)):.1f}V{base}z"
            for k, share in sorted(hill.items())
        ]
        mean = scale.at(one.points_mean)
        drawn.append(
            f'{_name(one.name, base - HILL / 2 + 8)}<path class="hill" d="{"".join(bars)}"/>'
            f'<path class="mean" d="M{mean:.1f} {base}V{base - HILL + 10}"/>'
        )
    return _svg("".join(drawn), height + FOOT, about)


def _bins(one: Standing, low: float, width: int) -> dict[int, float]:
    bins: dict[int, float] = {}
    for points, n in one.points.counts.items():
        k = int((points - low) // width)
        bins[k] = bins.get(k, 0.0) + n / one.games
    return bins


def _name(name: str, y: float) -> str:
    return f'<text class="who" x="{NAMES - 14}" y="{y + 5:.1f}">{escape(name)}</text>'


def _svg(inside: str, height: float, about: str) -> str:
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(about)}">{inside}</svg>'
