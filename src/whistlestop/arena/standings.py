"""What a contest came to: for each entrant, for each pair, and for the test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.simulation.summary import Spread

from .bout import Outcome, class_time
from .contest import Contest
from .keeping import about
from .ratings import fit, ratings
from .running import LEAST, Deal, score
from .sprt import LOWER, UPPER, Sprt
from .statistics import Interval, bootstrap, mean_interval, share_interval

REFITS = 500
"""Resamples for ratings, each of which is a fit."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant came to; means are means over its seats."""

    name: str
    games: int
    """Seats that it took in all games."""
    wins: float
    """Shared ones in parts."""
    share: float
    interval: Interval
    points: Spread
    points_mean: float
    points_interval: Interval
    winning_points: float | None
    """Mean of its points in the games that it won; None if it won none."""
    made: float
    failed: float
    turns: float
    ms_median: float
    ms_p95: float
    ms_p99: float
    ms_most: float
    rating: float
    rating_interval: Interval


@dataclass(frozen=True, slots=True)
class Pairing:
    """How often one came in ahead of the other, in the games that both played; level counts half."""

    share: float
    interval: Interval


class Standings:
    """Reckons everything from the deals that count."""

    def __init__(self, contest: Contest, deals: Sequence[Deal], sprt: Sprt | None = None) -> None:
        """Reckon; there has to be a deal."""
        self.contest, self.deals, self.sprt = contest, deals, sprt
        self.games = sum(len(bout.outcomes) for deal in deals for bout in deal)
        self.scores = [score(deal, 0) for deal in deals]
        rated = self._rated()
        self.entrants = [self._standing(entrant, *rated[entrant]) for entrant in range(len(contest.bots))]
        self.pairs = {
            (one, other): pairing
            for one in range(len(contest.bots))
            for other in range(len(contest.bots))
            if one != other and (pairing := self._pairing(one, other))
        }

    def _standing(self, entrant: int, rating: float, rating_interval: Interval) -> Standing:
        seats = [
            (outcome, seat)
            for deal in self.deals
            for bout in deal
            for outcome in bout.outcomes
            for seat in seats_of(outcome, entrant)
        ]
        n = len(seats)
        shares = [score(deal, entrant) for deal in self.deals]
        points, winning, thinking = Spread(), Spread(), Spread()
        for outcome, seat in seats:
            points.add([outcome.points[seat]])
            thinking.counts.update(Counter(outcome.thinking[seat]))
            if seat in outcome.winners:
                winning.add([outcome.points[seat]])
        made = sum(outcome.completed[seat] for outcome, seat in seats)
        return Standing(
            self.contest.names[entrant],
            n,
            sum(outcome.won(seat) for outcome, seat in seats),
            sum(shares) / len(shares),
            share_interval(shares),
            points,
            points.mean,
            mean_interval([mean_points(deal, entrant) for deal in self.deals]),
            winning.mean if winning.n else None,
            made / n,
            sum(outcome.tickets[seat] for outcome, seat in seats) / n - made / n,
            sum(outcome.turns_of(seat) for outcome, seat in seats) / n,
            milliseconds(thinking, 0.5),
            milliseconds(thinking, 0.95),
            milliseconds(thinking, 0.99),
            milliseconds(thinking, 1.0),
            rating,
            rating_interval,
        )

    def _pairing(self, one: int, other: int) -> Pairing | None:
        shares = []
        for deal in self.deals:
            met = [
                ahead(outcome, mine, theirs)
                for bout in deal
                for outcome in bout.outcomes
                for mine in seats_of(outcome, one)
                for theirs in seats_of(outcome, other)
            ]
            if not met:
                return None
            shares.append(sum(met) / len(met))
        return Pairing(sum(shares) / len(shares), share_interval(shares))

    def _rated(self) -> list[tuple[float, Interval]]:
        n, line_ups = len(self.contest.bots), self.contest.line_ups
        won = [[wins_of(deal, number, n) for number in range(len(line_ups))] for deal in self.deals]

        def strengths(deals: Sequence[list[list[float]]], start: Sequence[float] | None = None) -> list[float]:
            wins = {}
            for number, line_up in enumerate(line_ups):
                total = [sum(column) for column in zip(*(deal[number] for deal in deals), strict=True)]
                wins[line_up] = [total[entrant] / line_up.count(entrant) for entrant in line_up]
            return fit(n, wins, start)

        best = strengths(won)
        intervals = bootstrap(won, lambda some: ratings(strengths(some, best)), REFITS)
        return list(zip(ratings(best), intervals, strict=True))

    def test_in_words(self) -> str:
        """Say how the sequential test stands; nothing if there is none."""
        test = self.sprt
        if test is None:
            return ""
        verdict, name = test.verdict(self.scores), self.contest.names[0]
        if len(self.deals) < LEAST or verdict is None:
            said = "it cannot be said yet"
        else:
            said = f"{name} is stronger by {verdict:g} rather than by {test.other(verdict):g}"
        return (
            f"By {test.elo0:g} or by {test.elo1:g}? After {len(self.deals):,} deals {said}; "
            f"the log ratio is {test.ratio(self.scores):+.2f}, and {LOWER:.2f} or {UPPER:+.2f} decides."
        )

    def to_dict(self) -> dict[str, Any]:
        """Return all of it in plain values, for JSON."""
        entrants = self.entrants
        head = {key: value for key, value in about(self.contest).items() if key not in {"arena", "bots"}}
        data: dict[str, Any] = head | {
            "deals": len(self.deals),
            "games": self.games,
            "bots": {one.name: in_numbers(one) for one in entrants},
            "ahead": [
                {
                    "one": entrants[one].name,
                    "other": entrants[other].name,
                    "share": round(pairing.share, 5),
                    "interval": _rounded(pairing.interval, 5),
                }
                for (one, other), pairing in self.pairs.items()
            ],
        }
        if self.sprt:
            data["sprt"] = {
                "elo0": self.sprt.elo0,
                "elo1": self.sprt.elo1,
                "log_ratio": round(self.sprt.ratio(self.scores), 4),
                "accepted": self.sprt.verdict(self.scores) if len(self.deals) >= LEAST else None,
            }
        return data


def in_numbers(one: Standing) -> dict[str, Any]:
    """Return a standing in plain values."""
    return {
        "wins": round(one.wins, 3),
        "games": one.games,
        "share": round(one.share, 5),
        "interval": _rounded(one.interval, 5),
        "points": round(one.points_mean, 3),
        "points_interval": _rounded(one.points_interval, 3),
        "winning_points": None if one.winning_points is None else round(one.winning_points, 3),
        "tickets_made": round(one.made, 3),
        "tickets_failed": round(one.failed, 3),
        "turns": round(one.turns, 2),
        "ms_median": float(f"{one.ms_median:.3g}"),
        "ms_p95": float(f"{one.ms_p95:.3g}"),
        "ms_p99": float(f"{one.ms_p99:.3g}"),
        "ms_most": float(f"{one.ms_most:.3g}"),
        "rating": round(one.rating, 1),
        "rating_interval": _rounded(one.rating_interval, 1),
    }


def milliseconds(thinking: Spread, share: float) -> float:
    """Return the time that at least this share of the decisions took at the most."""
    return 1000 * class_time(thinking.quantile(share)) if thinking.n else 0.0


def _rounded(interval: Interval, digits: int) -> list[float]:
    return [round(bound, digits) for bound in interval]


def seats_of(outcome: Outcome, entrant: int) -> list[int]:
    """Return the seats that an entrant has in a game."""
    return [seat for seat, sitter in enumerate(outcome.sitting) if sitter == entrant]


def mean_points(deal: Deal, entrant: int) -> float:
    """Return an entrant's points in a deal, a seat on average."""
    points = [outcome.points[seat] for bout in deal for outcome in bout.outcomes for seat in seats_of(outcome, entrant)]
    return sum(points) / len(points)


def wins_of(deal: Deal, line_up: int, entrants: int) -> list[float]:
    """Return the wins of each entrant in the games that a line-up made of a deal."""
    wins = [0.0] * entrants
    for bout in deal:
        if bout.line_up == line_up:
            for outcome in bout.outcomes:
                for seat in outcome.winners:
                    wins[outcome.sitting[seat]] += outcome.won(seat)
    return wins


def ahead(outcome: Outcome, mine: int, theirs: int) -> float:
    """Return 1 if one seat came in ahead of another, a half if they are level."""
    one = seat_rank(outcome, mine)
    other = seat_rank(outcome, theirs)
    return 0.5 if one == other else float(one > other)


def seat_rank(outcome: Outcome, seat: int) -> tuple[bool, int]:
    """Return what seats are ordered by: winners first, then points."""
    won = seat in outcome.winners
    return won, 0 if won else outcome.points[seat]
