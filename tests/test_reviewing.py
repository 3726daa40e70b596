"""Looking back at a game that is over: the positions again, where it turned, and what else could be done."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.pages import ROOT
from whistlestop.bots.searching.reviewing import LEAST, MOST, TURNING, Outlook, Reviewer
from whistlestop.families.compiled import PLAIN
from whistlestop.notation.record import replay

RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in the plain core, which starts at once."""
    monkeypatch.setenv(PLAIN, "1")


def game(name: str) -> ws.Game:
    """Read a finished game."""
    return replay((ROOT / "tests" / "records" / f"{name}.record").read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_is_gone_through_again(path: object) -> None:
    """Every decision is legal where the game is said to have stood, the end is the end, and nothing is changed."""
    whole = game(getattr(path, "stem", ""))
    record = whole.record
    for n, stage in enumerate(whole.retrace()):
        assert len(stage.steps) == n
        if n < len(whole.steps):
            step = whole.steps[n]
            assert stage.why_not(step.seat, step.action) is None
    assert stage.result == whole.result
    assert [stage.view(seat) for seat in range(stage.seats)] == [whole.view(seat) for seat in range(whole.seats)]
    assert whole.record == record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_a_game_is_worth_at_its_end(path: object) -> None:
    """CM-100: a game that is over is worth its reckoning; on the Card Game nobody counts before (CG-80)."""
    whole = game(getattr(path, "stem", ""))
    assert whole.result is not None
    totals = tuple(score.total for score in whole.result.scores)
    assert whole.worth == (None if whole.board is None else totals)


def test_what_a_game_is_worth_on_its_way() -> None:
    """CM-100, EU-15: points from play, less tickets that are not completed, and four for each station kept."""
    started = ws.load("europe", 2, seed=1)
    assert started.worth == (12, 12)
    values = {ticket.id: ticket.goals[0][1] for ticket in started.board.tickets} if started.board else {}
    for seat in (0, 1):
        started.play(started.legal(seat)[0], seat)
    kept = [sum(values[ticket] for ticket in started.view(seat).tickets) for seat in (0, 1)]
    before = started.bare()
    assert started.worth == (12 - kept[0], 12 - kept[1])
    assert not before.layout.same(before, started.bare())


@pytest.fixture(scope="module")
def reviewer() -> Reviewer:
    """Somebody who looks at a game of two, in which every mark is known to be even."""
    return Reviewer(game("san-francisco"), 1)


def known(reviewer: Reviewer, *chances: float) -> None:
    """Say that the first seat's chances at the marks were these, and the last of them until the end."""
    last = len(reviewer.marks) - 1
    all_of_them = [*chances, *[chances[-1]] * (last + 1 - len(chances))]
    rest = reviewer.game.seats - 1
    reviewer.known = {
        at: Outlook([MOST * chance, *[MOST * (1 - chance) / rest] * rest], MOST)
        for at, chance in enumerate(all_of_them)
    }


def test_turning_points_are_turns_that_change_much(reviewer: Reviewer) -> None:
    """A change counts if it is large and more than luck of the reckoning; the others are not told."""
    known(reviewer, 0.5, 0.5 + LEAST / 2, 0.9, 0.85, 0.3)
    told = [(turn.step, turn.end) for turn in reviewer.turning()]
    marks = reviewer.marks
    assert told == [(marks[1], marks[2]), (marks[3], marks[4])]
    first = reviewer.turning()[0]
    if first.seat == 0:
        assert (first.before, first.after) == pytest.approx((0.5 + LEAST / 2, 0.9))
    for at, outlook in reviewer.known.items():
        if at != len(marks) - 1:
            outlook.won, outlook.worlds = [won / MOST * 2 for won in outlook.won], 2
    assert reviewer.turning() == []


def test_no_more_turning_points_than_one_reads(reviewer: Reviewer) -> None:
    """Where everything changes all the time the largest changes are told."""
    known(reviewer, *[0.1, 0.9] * 8)
    assert len(reviewer.turning()) == TURNING


def test_positions_are_looked_at_where_most_happens(reviewer: Reviewer) -> None:
    """After some positions all over the game the next one lies where the chances change most."""
    last = len(reviewer.marks) - 1
    known(reviewer, 0.5)
    even, won = reviewer.known[0], Outlook([MOST, *[0.0] * (reviewer.game.seats - 1)], MOST)
    reviewer.known = {0: even, 4: even} | dict.fromkeys(range(8, last + 1), won)
    assert max(reviewer._gaps())[1] == 6


def test_a_review_is_whole_once_every_steep_stretch_is_known_turn_by_turn(reviewer: Reviewer) -> None:
    """Where chances change much between two known marks with others between them, something was passed over."""
    last = len(reviewer.marks) - 1
    known(reviewer, 0.5, 0.5, 0.5, 0.5, 0.9)
    assert reviewer.whole()
    del reviewer.known[2]
    assert reviewer.whole()
    del reviewer.known[3]
    assert not reviewer.whole()
    reviewer.known = {at: reviewer.known[at] for at in (0, last)}
    assert not reviewer.whole()


def test_worlds_are_counted(reviewer: Reviewer) -> None:
    """Chances at a position are shares of wins, and more worlds add to those before."""
    reviewer.known.clear()
    at = len(reviewer.marks) - 2
    reviewer.look(at, 2)
    reviewer.look(at, 1)
    assert reviewer.known[at].worlds == 3
    assert sum(reviewer.known[at].chances) == pytest.approx(1)


def test_a_running_game_is_not_reviewed() -> None:
    """All cards are open in a review, so there is none before the end."""
    with pytest.raises(ValueError, match="is not over"):
        Reviewer(ws.load("usa", seed=1), 1)
