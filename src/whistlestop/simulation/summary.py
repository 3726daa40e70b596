"""What many games were like: points, length, tickets, ends, the worth of a seat, the use of every track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from .games import Played, Told

SURE = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""

QUANTILES = {"least": 0.0, "q05": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95, "most": 1.0}


@dataclass(slots=True)
class Spread:
    """A distribution of whole numbers."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, values: Iterable[int]) -> None:
        """Count these values."""
        self.counts.update(values)

    @property
    def n(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return sum(value * n for value, n in self.counts.items()) / self.n if self.n else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of a sample."""
        if self.n <= 1:
            return 0.0
        mean = self.mean
        return sqrt(sum(n * (value - mean) ** 2 for value, n in self.counts.items()) / (self.n - 1))

    @property
    def margin(self) -> float:
        """Half the width of the mean's 95 % interval."""
        return SURE * self.sd / sqrt(self.n) if self.n else 0.0

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all values does not exceed."""
        wanted, seen = max(1, -int(-share * self.n // 1)), 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                return value
        return 0

    def to_dict(self) -> dict[str, float]:
        """Return mean, standard deviation and quantiles."""
        figures: dict[str, float] = {"mean": round(self.mean, 3), "sd": round(self.sd, 3)}
        return figures | {name: self.quantile(share) for name, share in QUANTILES.items()}


def wilson(successes: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's); everything is possible when nothing was tried."""
    if not n:
        return 0.0, 1.0
    share, z = successes / n, SURE * SURE / n
    middle, width = share + z / 2, SURE * sqrt(share * (1 - share) / n + z / (4 * n))
    return max(0.0, (middle - width) / (1 + z)), min(1.0, (middle + width) / (1 + z))


@dataclass(slots=True)
class Seat:
    """How those did who began, or came second, and so on; or who sat on one seat."""

    points: Spread = field(default_factory=Spread)
    wins: float = 0.0
    """A shared win counts as its share."""

    def to_dict(self, games: int) -> dict[str, Any]:
        """Return the share of wins and the mean of points, each with its 95 % interval."""
        low, high = wilson(self.wins, games)
        mean, margin = self.points.mean, self.points.margin
        return {
            "wins": round(self.wins / games, 5) if games else 0.0,
            "wins_interval": [round(low, 5), round(high, 5)],
            "points": round(mean, 3),
            "points_interval": [round(mean - margin, 3), round(mean + margin, 3)],
        }


class Summary:
    """Adds up games of one kind."""

    def __init__(self, seats: int) -> None:
        """Begin with no games."""
        self.games, self.seats = 0, seats
        self.points, self.winning = Spread(), Spread()
        self.turns, self.decisions = Spread(), Spread()
        self.tickets, self.completed = Spread(), Spread()
        self.ends: Counter[str] = Counter()
        self.shared = 0
        self.by_turn = [Seat() for _ in range(seats)]
        """Who began, who came second, …"""
        self.by_seat = [Seat() for _ in range(seats)]
        self.told = 0
        self.claims: Counter[int] = Counter()
        self.kept: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()

    def add(self, game: Played) -> None:
        """Add one game."""
        self.games += 1
        self.points.add(game.points)
        self.winning.add([max(game.points)])
        self.turns.add([game.turns])
        self.decisions.add([game.decisions])
        self.tickets.add(game.tickets)
        self.completed.add(game.completed)
        self.ends[game.why] += 1
        self.shared += len(game.winners) > 1
        for seat, points in enumerate(game.points):
            won = 1 / len(game.winners) if seat in game.winners else 0.0
            for group in (self.by_seat[seat], self.by_turn[(seat - game.first) % self.seats]):
                group.points.add([points])
                group.wins += won
        if game.told:
            self._tell(game.told)

    def _tell(self, told: Told) -> None:
        self.told += 1
        self.claims.update(told.owners.keys())
        for score in told.result.scores:
            self.sources["tracks"] += score.tracks
            for line in score.tickets:
                self.kept[line.ticket] += 1
                self.done[line.ticket] += line.completed
                self.sources["tickets completed" if line.completed else "tickets failed"] += line.points
            self.sources.update(score.bonus)

    def to_dict(self) -> dict[str, Any]:
        """Return all of it in plain values, for JSON."""
        kept = sum(value * n for value, n in self.tickets.counts.items())
        done = sum(value * n for value, n in self.completed.counts.items())
        figures: dict[str, Any] = {
            "games": self.games,
            "points": self.points.to_dict(),
            "winning_points": self.winning.to_dict(),
            "turns": self.turns.to_dict(),
            "decisions": self.decisions.to_dict(),
            "tickets": {
                "kept": round(self.tickets.mean, 3),
                "completed": round(self.completed.mean, 3),
                "share_completed": round(done / kept, 5) if kept else 0.0,
            },
            "ends": dict(sorted(self.ends.items())),
            "shared_wins": self.shared,
            "by_turn_order": [seat.to_dict(self.games) for seat in self.by_turn],
            "by_seat": [seat.to_dict(self.games) for seat in self.by_seat],
        }
        if self.told:
            figures |= self._told()
        return figures

    def _told(self) -> dict[str, Any]:
        hands = self.told * self.seats
        total = sum(self.sources.values())
        return {
            "tracks": {str(track): round(n / self.told, 5) for track, n in sorted(self.claims.items())},
            "ticket_use": {
                ticket: {
                    "kept": round(n / self.told, 5),
                    "completed": round(self.done[ticket] / n, 5) if n else 0.0,
                }
                for ticket, n in sorted(self.kept.items())
            },
            "sources": {
                name: {"mean": round(points / hands, 3), "share": round(points / total, 5) if total else 0.0}
                for name, points in sorted(self.sources.items(), key=lambda item: -item[1])
            },
        }
