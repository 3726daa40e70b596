"""The arena: what a contest plays, what it keeps, and that nothing but the seed decides it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

from whistlestop.arena import Contest, ContestError, Results, ResultsError, Sprt, Standings, run
from whistlestop.arena.bout import Bout, Outcome, play_bout, play_game
from whistlestop.arena.keeping import source
from whistlestop.arena.running import LEAST, score
from whistlestop.arena.spreading import LostError, in_processes
from whistlestop.simulation import Simulation

USA = Simulation("usa", seed=3)


def played(contest: Contest, deals: int, jobs: int = 1) -> list[list[Bout]]:
    """Play a contest in memory."""
    *_, last = run(Results(contest), deals, jobs=jobs)
    return [list(deal) for deal in last.deals]


def without_times(bouts: list[Bout]) -> list[Bout]:
    """Take out what differs from machine to machine."""
    return [
        replace(bout, outcomes=tuple(replace(one, thinking=()) for one in bout.outcomes))
        for bout in sorted(bouts, key=lambda bout: (bout.deal, bout.line_up))
    ]


def made_up(contest: Contest, deal: int, line_up: int, winner: int) -> Bout:
    """Make a bout up in which one entrant wins every game."""
    games = []
    for sitting in contest.sittings(deal, contest.line_ups[line_up]):
        seats = len(sitting)
        won = tuple(seat for seat, entrant in enumerate(sitting) if entrant == winner)
        points = tuple(100 if seat in won else 50 for seat in range(seats))
        games.append(Outcome(sitting, 0, 10, "pieces", won, points, (3,) * seats, (2,) * seats, ({5: 2},) * seats))
    return Bout(deal, line_up, tuple(games))


# What is played


@pytest.mark.parametrize("title", ["usa", "card-game"])
def test_each_entrant_plays_each_deal_from_every_seat(title: str) -> None:
    """The games of a deal have the same first seat, and everybody takes each seat once."""
    contest = Contest(Simulation(title, seats=3, seed=8), ("random", "random:blunder=1", "random"))
    for deal in range(3):
        sittings = contest.sittings(deal, contest.line_ups[0])
        assert [sorted(column) for column in zip(*sittings, strict=True)] == [[0, 1, 2]] * 3
        assert len({game.first for game in play_bout(contest, deal, 0).outcomes}) == 1


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    """Round a table of four both neighbours matter, so that no line-up always has the same."""
    contest = Contest(Simulation("usa", seats=4), ("random",) * 4)
    rounds = {tuple(sitting) for deal in range(30) for sitting in contest.sittings(deal, (0, 1, 2, 3))}
    assert len(rounds) == 24


def test_the_kth_card_is_the_same_whoever_draws_it() -> None:
    """In all games of a deal the pile brings the same cards in the same order, however they are played (CM-26)."""
    contest = Contest(USA, ("random", "random"))
    orders = []
    for choosing in (Random(1), Random(2)):
        game, drawn = contest.game(0), list[int]()
        tape = game._state.tape

        def card(kind: int, pile: object, tape: Any = tape, drawn: list[int] = drawn) -> int:
            drawn.append(kind)
            return int(type(tape).card(tape, kind, pile))

        tape.card = card
        while len(drawn) < 60:
            game.play(choosing.choice(list(game.legal())))
        orders.append((drawn[:60], [step.action for step in game.steps]))
    assert orders[0][0] == orders[1][0]
    assert orders[0][1] != orders[1][1]


def test_a_bot_against_itself_is_exactly_even() -> None:
    """Each game of a deal is the same game with the names exchanged, so that both win the same."""
    for bot in ("planner", "random:blunder=0.5"):
        deals = played(Contest(USA, (bot, bot)), 4)
        assert [score(deal, 0) for deal in deals] == [0.5] * 4
        one, other = Standings(Contest(USA, (bot, bot)), deals).entrants
        assert (one.share, one.interval, one.rating) == (0.5, (0.5, 0.5), 0)
        assert (one.points, one.made, one.turns) == (other.points, other.made, other.turns)
        assert other.name == f"{bot} #2"


def test_the_last_one_takes_the_seats_that_are_left() -> None:
    """One against two of another kind: three games a deal, and a fair share is a third."""
    contest = Contest(Simulation("usa", seats=3), ("hungry", "random"))
    assert contest.line_ups == ((0, 1, 1),)
    deals = played(contest, 2)
    hungry, at_random = Standings(contest, deals).entrants
    assert (hungry.games, at_random.games) == (6, 12)
    assert hungry.wins + at_random.wins == 6


def test_a_pool_meets_in_all_line_ups() -> None:
    """Four entrants at three seats: four line-ups of three games a deal."""
    contest = Contest(Simulation("usa", seats=3), ("random", "path", "one-step", "hungry"), rate=True)
    assert contest.line_ups == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
    standings = Standings(contest, played(contest, 1))
    assert standings.games == 12
    assert [one.games for one in standings.entrants] == [9, 9, 9, 9]
    assert set(standings.pairs) == {(a, b) for a in range(4) for b in range(4) if a != b}
    for (one, other), pairing in standings.pairs.items():
        assert pairing.share + standings.pairs[other, one].share == 1


def test_held_out_deals_are_others() -> None:
    """No seed of a held-out deal is that of a deal, nor does a plain simulation play it."""
    contest = Contest(USA, ("random", "random"))
    apart = replace(contest, held_out=True)
    plain = {contest.dealing.seed_of(deal) for deal in range(1000)}
    assert plain == {USA.seed_of(deal) for deal in range(1000)}
    assert not plain & {apart.dealing.seed_of(deal) for deal in range(1000)}
    assert played(apart, 1) != played(contest, 1)


def test_thinking_is_timed_where_there_is_a_choice() -> None:
    """Forced decisions are left out of the times, all others are in."""
    contest = Contest(USA, ("path", "random"))
    game = contest.game(0)
    outcome = play_game(contest, 0, (0, 1))
    assert sum(outcome.thinking[0].values()) > outcome.turns_of(0)
    assert game.setup.first == outcome.first


# Nothing but the seed decides


def test_processes_change_nothing() -> None:
    """Two processes play the very bouts that one plays."""
    contest = Contest(USA, ("hungry", "path", "random"), rate=True)
    wanted = [(deal, line_up) for deal in range(2) for line_up in range(3)]
    alone = without_times(list(in_processes(contest, wanted, 1)))
    assert without_times(list(in_processes(contest, wanted, 2))) == alone
    assert [(bout.deal, bout.line_up) for bout in alone] == wanted


def test_what_comes_early_waits_for_its_turn() -> None:
    """A deal counts when all before it are finished, so that quick games do not count more than slow ones."""
    contest = Contest(USA, ("random", "random"))

    def backwards(contest: Contest, wanted: object) -> Iterator[Bout]:
        for deal in (2, 1, 0):
            yield made_up(contest, deal, 0, deal % 2)

    counted = [len(progress.deals) for progress in run(Results(contest), 3, player=backwards)]
    assert counted == [0, 0, 0, 3]


def test_a_sequential_test_stops_at_the_same_deal_whatever_is_kept(tmp_path: Path) -> None:
    """The verdict is that of the first deals in their order, also if the file has more of them."""
    contest = Contest(USA, ("random", "random"))
    stream = [made_up(contest, deal, 0, 0) for deal in range(40)]
    results = Results(contest, tmp_path / "file")
    *_, last = run(results, 40, sprt=Sprt(0, 100), player=lambda _contest, _wanted: iter(stream))
    assert last.decided == 100
    assert len(last.deals) == LEAST
    for bout in stream:
        results.add(bout)
    *_, again = run(Results(contest, tmp_path / "file"), 40, sprt=Sprt(0, 100))
    assert again == last


DYING = """
import os, pathlib
class Dying:
    def __init__(self, chance, times="1"):
        self.marks = pathlib.Path(__file__).parent
        self.times = int(times)
    def choose(self, view, legal, events):
        died = len(list(self.marks.glob("died*")))
        if died < self.times:
            (self.marks / f"died{died}").touch()
            os._exit(1)
        return legal[0]
"""


def test_what_a_lost_process_had_is_played_again(tmp_path: Path) -> None:
    """A process that dies takes nothing along: each bout comes once; one that always dies is told."""
    (tmp_path / "dying.py").write_text(DYING, "utf-8")
    contest = Contest(USA, (f"{tmp_path}/dying.py:Dying", "random"))
    wanted = [(deal, 0) for deal in range(3)]
    assert sorted((bout.deal, bout.line_up) for bout in in_processes(contest, wanted, 2)) == wanted
    for mark in tmp_path.glob("died*"):
        mark.unlink()
    contest = Contest(USA, (f"{tmp_path}/dying.py:Dying:99", "random"))
    with pytest.raises(LostError, match="died 3 times"):
        list(in_processes(contest, wanted[:1], 2))


# What is kept


def test_a_file_goes_on_where_it_ends(tmp_path: Path) -> None:
    """A contest in two goes is that in one go, and nothing is counted or played twice."""
    contest, file = Contest(USA, ("hungry", "random")), tmp_path / "kept"
    list(run(Results(contest, file), 2))
    before = file.read_text("utf-8")
    results = Results(contest, file)
    *_, last = run(results, 3)
    assert file.read_text("utf-8").startswith(before)
    assert len(file.read_text("utf-8").splitlines()) == 1 + 3
    assert without_times([bout for deal in last.deals for bout in deal]) == without_times(
        [bout for deal in played(contest, 3) for bout in deal]
    )
    results.add(last.deals[0][0])
    assert len(file.read_text("utf-8").splitlines()) == 1 + 3


def test_a_bout_is_written_down_whole(tmp_path: Path) -> None:
    """What is read from the file is what was added, times and all."""
    contest, file = Contest(USA, ("hungry", "random")), tmp_path / "kept"
    bout = play_bout(contest, 0, 0)
    Results(contest, file).add(bout)
    assert list(Results(contest, file).deals(0, 9)) == [[bout]]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    """If the lights went out in the middle of a line, that line goes, and all others stay."""
    contest, file = Contest(USA, ("random", "random")), tmp_path / "kept"
    for deal in range(2):
        Results(contest, file).add(made_up(contest, deal, 0, 0))
    whole = file.read_bytes()
    file.write_bytes(whole[:-7])
    results = Results(contest, file)
    assert (0, 0) in results
    assert (1, 0) not in results
    results.add(made_up(contest, 1, 0, 0))
    assert file.read_bytes() == whole


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    """Other players, seeds, deals or programs do not mix, and what differs is told."""
    contest, file = Contest(USA, ("random", "random")), tmp_path / "kept"
    Results(contest, file)
    others = {
        "its seed is 3, not 4": replace(contest, simulation=replace(USA, seed=4)),
        "its players are": replace(contest, bots=("random", "path")),
        "held-out deals are False there, not True": replace(contest, held_out=True),
        "its title is usa, not nordic": replace(contest, simulation=replace(USA, title="nordic")),
    }
    for words, other in others.items():
        with pytest.raises(ResultsError, match=words):
            Results(other, file)
    head = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(head | {"source": "older"}) + "\n", "utf-8")
    with pytest.raises(ResultsError, match="another version of the rules or the players"):
        Results(contest, file)


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"deal": 1}\n', "\n"])
def test_what_is_no_file_of_results_is_refused(text: str, tmp_path: Path) -> None:
    """A file of something else is left as it is."""
    file = tmp_path / "other"
    file.write_text(text, "utf-8")
    with pytest.raises(ResultsError, match="no file of results"):
        Results(Contest(USA, ("random", "random")), file)
    assert file.read_text("utf-8") == text


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    """A line in the middle that is no bout is told by its number."""
    contest, file = Contest(USA, ("random", "random")), tmp_path / "kept"
    Results(contest, file)
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"deal": 0, "line_up": 0, "outcomes": [1]}\n')
    with pytest.raises(ResultsError, match="line 2: this is no bout"):
        Results(contest, file)


def test_ones_own_player_is_part_of_the_source(tmp_path: Path) -> None:
    """A class in a file that was changed plays other games, so that the fingerprint differs."""
    mine = tmp_path / "mine.py"
    mine.write_text("one", "utf-8")
    before = source((str(mine),))
    mine.write_text("other", "utf-8")
    source.cache_clear()
    assert source((str(mine),)) != before != source()


# Who may meet


@pytest.mark.parametrize(
    ("contest", "words"),
    [
        (Contest(USA, ("random",)), "two computer players or more"),
        (Contest(USA, ("random", "path", "hungry")), "3 computer players for 2 seats"),
        (Contest(replace(USA, seats=3), ("random", "path"), rate=True), "name 3 computer players or more, not 2"),
    ],
    ids=["alone", "too many", "too few"],
)
def test_who_cannot_meet(contest: Contest, words: str) -> None:
    """Numbers that do not fit the seats are refused with what would be right."""
    with pytest.raises(ContestError, match=words):
        contest.check()


def test_nobody_plays_on_for_nobody() -> None:
    """Whoever stops listening in the middle leaves no process behind."""
    bouts = in_processes(Contest(USA, ("random", "random")), [(deal, 0) for deal in range(50)], 2)
    next(bouts)
    assert active_children()
    bouts.close()
    assert active_children() == []
