"""How a game ended, line by line, and who won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.game.result import Result, Score

from .catalogue import has, say
from .locales import SOURCE, listed
from .names import Names


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a seat's reckoning."""

    kind: str
    """`tracks`, `ticket`, or a bonus: `globetrotter`, `longest`, `stations`, `souvenirs`, `merchandise`, `city`."""
    text: str
    points: int
    ticket: str | None = None
    completed: bool | None = None


@dataclass(frozen=True, slots=True)
class SeatReckoning:
    """One seat's reckoning."""

    seat: int
    name: str
    lines: tuple[Line, ...]
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The end of a game in words."""

    heading: str
    why: str
    """Why the game ended."""
    seats: tuple[SeatReckoning, ...]
    total: str
    """What the last line of every seat is called."""
    winner: str
    tie_break: str | None
    """What decided among equal points; None if nothing had to."""

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


def reckoning(lang: str, result: Result, names: Names) -> Reckoning:
    """Tell how a game ended."""
    seats = [
        SeatReckoning(
            seat, names.seat(lang, seat), tuple(lines(lang, score, names)), score.total, seat in result.winners
        )
        for seat, score in enumerate(result.scores)
    ]
    return Reckoning(
        heading=say(lang, "reckoning-heading"),
        why=say(lang, f"reckoning-why-{result.why}"),
        seats=tuple(seats),
        total=say(lang, "reckoning-total"),
        winner=winner(lang, result, names),
        tie_break=say(lang, f"reckoning-tie-{result.tie_break}") if result.tie_break else None,
    )


def lines(lang: str, score: Score, names: Names) -> Iterator[Line]:
    """Tell where a seat's points come from, in the order of the scoring (CM-100)."""
    if names.tracks:
        yield Line("tracks", say(lang, "reckoning-tracks"), score.tracks)
    for line in score.tickets:
        key = "reckoning-ticket-completed" if line.completed else "reckoning-ticket-failed"
        text = say(lang, key, ticket=names.ticket(lang, line.ticket))
        yield Line("ticket", text, line.points, line.ticket, line.completed)
    counts = {"globetrotter": score.completed, "longest": score.longest_path or 0}
    for name, points in score.bonus.items():
        if has(SOURCE, f"reckoning-bonus-{name}"):
            yield Line(name, say(lang, f"reckoning-bonus-{name}", n=counts.get(name, 0)), points)
        else:
            yield Line("city", say(lang, "reckoning-bonus-city", city=names.place(lang, name)), points)


def winner(lang: str, result: Result, names: Names) -> str:
    """Say who won, with how many points."""
    points = result.scores[result.winners[0]].total
    who = [names.seat(lang, seat) for seat in result.winners]
    if len(who) > 1:
        return say(lang, "reckoning-shared", who=listed(lang, who), points=points)
    you = "yes" if result.winners[0] == names.you else "no"
    return say(lang, "reckoning-winner", who=who[0], you=you, points=points)
