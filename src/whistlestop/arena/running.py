"""A contest from its first deal to its last, or to the one that decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from .bout import Bout
from .contest import Contest
from .keeping import Results
from .spreading import Wanted, in_processes
from .sprt import Sprt

LEAST = 20
"""Deals before a sequential test may decide: fewer say too little about how much the scores spread."""

Player = Callable[[Contest, Wanted], Iterator[Bout]]
"""Plays bouts somewhere, and gives them back in any order."""

Deal = Sequence[Bout]
"""What all line-ups made of one deal."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a contest is."""

    deals: list[Deal]
    """The deals that count so far, in their order."""
    decided: float | None = None
    """The hypothesis that a sequential test accepted."""


def run(
    results: Results, deals: int, *, sprt: Sprt | None = None, player: Player | None = None, jobs: int = 1
) -> Iterator[Progress]:
    """Play what is missing from the results; tell how far it is after each bout, and before the first.

    What counts does not depend on which bout is finished first, nor on what is there already.
    """
    contest, counted, scores = results.contest, list[Deal](), list[float]()
    wanted = [
        (deal, line_up)
        for deal in range(deals)
        for line_up in range(len(contest.line_ups))
        if (deal, line_up) not in results
    ]
    play = player or (lambda contest, wanted: in_processes(contest, wanted, jobs))

    def count() -> float | None:
        for deal in results.deals(len(counted), deals):
            counted.append(deal)
            scores.append(score(deal, 0))
            if sprt and len(counted) >= LEAST and (verdict := sprt.verdict(scores)) is not None:
                return verdict
        return None

    decided = count()
    yield Progress(counted, decided)
    if decided is None and wanted:
        for bout in play(contest, wanted):
            results.add(bout)
            decided = count()
            yield Progress(counted, decided)
            if decided is not None:
                return


def score(deal: Deal, entrant: int) -> float:
    """Return an entrant's share of the wins in the games of a deal, a seat on average."""
    won = [
        outcome.won(seat)
        for bout in deal
        for outcome in bout.outcomes
        for seat, sitter in enumerate(outcome.sitting)
        if sitter == entrant
    ]
    return sum(won) / len(won)
