"""One deal, played by one line-up from every seat, and how that is written down."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass
from math import floor, log2
from typing import Any

from whistlestop.simulation import seat_players

from .contest import Contest

FINE = 16
"""Classes of thinking time in each doubling, so that a class is 4 % wide."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went; what belongs to a seat stands in the order of the seats."""

    sitting: tuple[int, ...]
    """The entrant on each seat."""
    first: int
    """The seat that began."""
    turns: int
    why: str
    winners: tuple[int, ...]
    """Seats."""
    points: tuple[int, ...]
    tickets: tuple[int, ...]
    """Tickets kept."""
    completed: tuple[int, ...]
    thinking: tuple[dict[int, int], ...]
    """Decisions by class of processor time (`time_class`); forced ones are left out."""

    def won(self, seat: int) -> float:
        """The seat's share of the win: all, nothing, or its part of a shared one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def turns_of(self, seat: int) -> int:
        """Turns that a seat had."""
        seats = len(self.sitting)
        before = (seat - self.first) % seats
        return (self.turns - before + seats - 1) // seats


@dataclass(frozen=True, slots=True)
class Bout:
    """A deal that a line-up has played from every seat."""

    deal: int
    line_up: int
    """Its number among the contest's."""
    outcomes: tuple[Outcome, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, for a line of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Bout:
        """Read what `to_dict` gave."""
        return cls(data["deal"], data["line_up"], tuple(map(_outcome, data["outcomes"])))


def _outcome(data: dict[str, Any]) -> Outcome:
    thinking = tuple({int(key): n for key, n in counts.items()} for counts in data["thinking"])
    rows = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
    return Outcome(**{**data, **rows, "thinking": thinking})


def play_bout(contest: Contest, deal: int, line_up: int) -> Bout:
    """Let a line-up play a deal from every seat."""
    sittings = contest.sittings(deal, contest.line_ups[line_up])
    return Bout(deal, line_up, tuple(play_game(contest, deal, sitting) for sitting in sittings))


def play_game(contest: Contest, deal: int, sitting: tuple[int, ...]) -> Outcome:
    """Play one game of a deal."""
    game = contest.game(deal)
    players = seat_players(game, [contest.bots[entrant] for entrant in sitting])
    thinking: list[Counter[int]] = [Counter() for _ in sitting]
    while not game.over:
        seat = game.actors[0]
        free = len(game.legal(seat)) > 1
        began = time.thread_time()
        action = players[seat](game, seat)
        if free:
            thinking[seat][time_class(time.thread_time() - began)] += 1
        game.play(action, seat)
    result = game.result
    if result is None:
        raise ValueError(f"{game!r} is not over")
    return Outcome(
        sitting,
        game.setup.first,
        game.turn,
        result.why,
        result.winners,
        tuple(score.total for score in result.scores),
        tuple(len(score.tickets) for score in result.scores),
        tuple(score.completed for score in result.scores),
        tuple(dict(sorted(counts.items())) for counts in thinking),
    )


def time_class(seconds: float) -> int:
    """Return the class of a time; `class_time` gives it back, within 3 %."""
    return floor(FINE * log2(max(seconds, 1e-7)))


def class_time(number: int) -> float:
    """Return the seconds in the middle of a class."""
    middle: float = 2 ** ((number + 0.5) / FINE)
    return middle
