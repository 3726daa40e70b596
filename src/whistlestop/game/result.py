"""How a game ended: the reckoning of every seat, line by line, and who won (CM-100 to CM-104)."""

from __future__ import annotations

from dataclasses import dataclass, field

from whistlestop.rules.state import PASSES, PIECES

DECK = 3
WHY = {PIECES: "pieces", PASSES: "passes", DECK: "deck"}
"""Why a game ended, by the number in its state; the third is the Card Game's."""


@dataclass(frozen=True, slots=True)
class TicketLine:
    """One ticket at the end: its points as counted, negative when it was not completed."""

    ticket: str
    points: int
    completed: bool


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's reckoning."""

    tracks: int
    tickets: tuple[TicketLine, ...]
    bonus: dict[str, int] = field(default_factory=dict)
    """Bonuses by name: globetrotter, longest, stations, souvenirs, merchandise, or a big city's id."""
    total: int = 0
    longest_path: int | None = None
    """Length of the longest path, where a bonus or a tie needed it."""

    @property
    def completed(self) -> int:
        """Number of completed tickets."""
        return sum(line.completed for line in self.tickets)


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game."""

    why: str
    """`pieces` (CM-90), `passes` (CM-21, DX-92) or `deck` (CG-70)."""
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    tie_break: str | None = None
    """What decided among equal totals, or `shared`; None if the highest total stands alone."""

    def __str__(self) -> str:
        """Return the reckoning as a small table."""
        lines = [f"ended by {self.why}; won by seat {' and '.join(map(str, self.winners))}"]
        if self.tie_break:
            lines[0] += f" ({self.tie_break})"
        for seat, score in enumerate(self.scores):
            tickets = sum(line.points for line in score.tickets)
            bonus = "".join(f", {name} {points}" for name, points in score.bonus.items())
            held = f"tickets {tickets:+d} ({score.completed} of {len(score.tickets)} completed)"
            lines.append(f"seat {seat}: {score.total} = tracks {score.tracks}, {held}{bonus}")
        return "\n".join(lines)
