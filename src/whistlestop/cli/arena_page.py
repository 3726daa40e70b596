"""The page that tells how computer players did in the arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .screen import console, how_many, share, table

if TYPE_CHECKING:
    from rich.console import Console

    from whistlestop.arena import Standings
    from whistlestop.arena.statistics import Interval


def print_standings(standings: Standings, words: str, seconds: float) -> None:
    """Print everything that is known."""
    contest, screen = standings.contest, console()
    screen.print(words, style="bold", markup=False)
    kind = "held-out deals" if contest.held_out else "deals"
    screen.print(
        f"{how_many(standings.games, 'game')} of {len(standings.deals):,} {kind}, each from every seat, "
        f"from seed {contest.simulation.seed}, in {seconds:.1f} s\n",
        markup=False,
    )
    _print_wins(screen, standings)
    _print_play(screen, standings)
    if contest.rate:
        _print_pairs(screen, standings)
    if said := standings.test_in_words():
        screen.print(f"\n{said}", markup=False)


def _print_wins(screen: Console, standings: Standings) -> None:
    fair = share(1 / standings.contest.simulation.seats)
    shown = table("!", ">wins", f">a seat of {fair}", ">95 % interval", ">rating", ">95 % interval")
    for one in sorted(standings.entrants, key=lambda one: -one.rating):
        low, high = one.rating_interval
        shown.add_row(
            one.name,
            f"{one.wins:g} of {one.games:,}",
            share(one.share),
            percents(one.interval),
            f"{one.rating:+.0f}",
            f"{low:+.0f} to {high:+.0f}",
        )
    screen.print(shown)


def _print_play(screen: Console, standings: Standings) -> None:
    heads = ("\npoints", "\ninterval", "\nwinning", "tickets\nmade", "\nfailed", "\nturns", "ms\nmedian", "\n95 %")
    shown = table("!\n", *(f">{head}" for head in heads))
    for one in sorted(standings.entrants, key=lambda one: -one.rating):
        low, high = one.points_interval
        shown.add_row(
            one.name,
            f"{one.points_mean:.1f}",
            f"{low:.0f} to {high:.0f}",
            "–" if one.winning_points is None else f"{one.winning_points:.1f}",
            f"{one.made:.2f}",
            f"{one.failed:.2f}",
            f"{one.turns:.1f}",
            f"{one.ms_median:.2g}",
            f"{one.ms_p95:.2g}",
        )
    screen.print(shown)


def _print_pairs(screen: Console, standings: Standings) -> None:
    order = sorted(range(len(standings.entrants)), key=lambda entrant: -standings.entrants[entrant].rating)
    shown = table("!\nCame in ahead of", *(f">\n{standings.entrants[other].name}" for other in order))
    for one in order:
        cells = [share(standings.pairs[one, other].share) if one != other else "–" for other in order]
        shown.add_row(standings.entrants[one].name, *cells)
    screen.print(shown)


def percents(interval: Interval) -> str:
    """Write an interval of a share: `61.0 to 78.5 %`."""
    low, high = interval
    return f"{100 * low:.1f} to {share(high)}"
