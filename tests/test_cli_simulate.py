"""`whistlestop simulate` and `perft`, as whoever types them sees them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

import whistlestop as ws
from tests.commands import Command
from tests.referee import check
from whistlestop.notation.record import replay
from whistlestop.simulation import Simulation, Way, divide, perft, play_many

KINDS = {
    "nordic": ("nordic",),
    "three seats": ("nordic", "--seats", "3"),
    "house rule": ("nordic", "--option", "nordic.startHand=5"),
    "dice": ("europe", "--dice", "--seats", "5"),
    "stacks": ("san-francisco", "--seats", "4"),
    "passengers": ("marklin", "--seats", "3"),
    "countries": ("switzerland",),
    "usa": ("usa", "--seats", "4"),
    "cards": ("card-game", "--seats", "4"),
}


@pytest.mark.parametrize("words", KINDS.values(), ids=KINDS)
def test_every_kind_of_game_is_summed_up(words: tuple[str, ...], command: Command) -> None:
    """Points, length, tickets, ends and seats are told for every kind of game, tracks and tickets if asked for."""
    done = command("simulate", *words, "--games", "4", "--tracks")
    assert done.code == 0, done.err
    assert done.out.startswith(words[0])
    assert "4 games from seed 0, played in the plain core in " in done.out
    for head in ("points of the winner", "turns, all seats", "The end came because", "In the order of turns"):
        assert head in done.out
    assert "Points by source" in done.out
    assert "between (points)" in done.out
    assert ("claimed in" in done.out) == (words[0] != "card-game")


def test_the_figures_are_those_of_the_games(command: Command) -> None:
    """Means, ends and turn order say what `load` with the games' seeds comes to."""
    found = command("simulate", "usa", "--games", "6", "--seed", "5", "--tracks", "--json").data
    simulation = Simulation("usa", seed=5)
    played = list(play_many(simulation, 6, Way(tell=True)))
    games = [ws.load("usa", seed=one.seed) for one in played]
    points = [points for one in played for points in one.points]
    assert [one.first for one in played] == [game.setup.first for game in games]
    assert found["games"] == 6
    assert found["points"]["mean"] == round(sum(points) / 12, 3)
    assert found["winning_points"]["mean"] == round(sum(max(one.points) for one in played) / 6, 3)
    assert found["turns"]["most"] == max(one.turns for one in played)
    assert sum(found["ends"].values()) == 6
    wins = [sum(one.points[one.first] == max(one.points) for one in played), found["shared_wins"]]
    assert found["by_turn_order"][0]["wins"] == round((wins[0] - wins[1] / 2) / 6, 5)
    claimed = sum(len(one.told.owners) for one in played if one.told)
    assert round(sum(found["tracks"].values()) * 6) == claimed


@pytest.mark.parametrize("title", ["nordic", "card-game"])
def test_jobs_change_nothing(title: str, command: Command, tmp_path: Path) -> None:
    """Log, records and figures are the same from one process and from two, in the order of the games."""
    found = []
    for jobs in ("1", "2"):
        log, records = tmp_path / f"{jobs}.jsonl", tmp_path / jobs
        words = ("simulate", title, "--games", "25", "--log", str(log), "--records", str(records), "--json")
        data = command(*words, "--jobs", jobs).data
        found.append((data, log.read_text("utf-8"), [path.read_text("utf-8") for path in sorted(records.iterdir())]))
    assert found[0] == found[1]
    assert len(found[0][2]) == 25


def test_game_number_i_is_the_same_in_every_simulation(command: Command, tmp_path: Path) -> None:
    """Game i depends on the seed and i only: fewer games are the beginning of more."""
    texts = []
    for games in ("3", "7"):
        log = tmp_path / games
        command("simulate", "nordic", "--seed", "9", "--games", games, "--log", str(log), "--json")
        texts.append(log.read_text("utf-8"))
    assert texts[1].startswith(texts[0])
    other = tmp_path / "other"
    command("simulate", "nordic", "--seed", "8", "--games", "3", "--log", str(other), "--json")
    assert other.read_text("utf-8") != texts[0]


@pytest.mark.parametrize("words", KINDS.values(), ids=KINDS)
def test_logs_and_records_tell_the_games(words: tuple[str, ...], command: Command, tmp_path: Path) -> None:
    """The referee agrees with every log, and every record replays to the points that were counted."""
    log, records = tmp_path / "games.jsonl", tmp_path / "records"
    found = command("simulate", *words, "--games", "2", "--log", str(log), "--records", str(records), "--json").data
    games = [replay(path.read_text("utf-8")) for path in sorted(records.iterdir())]
    results = [game.result for game in games]
    points = [score.total for result in results if result for score in result.scores]
    assert found["points"]["most"] == max(points)
    assert found["points"]["least"] == min(points)
    assert found["decisions"]["mean"] >= sum(len(game.steps) for game in games) / 2
    with log.open(encoding="utf-8") as lines:
        verdicts = list(check(lines))
    assert [verdict.ok for verdict in verdicts] == [True, True], verdicts


def test_two_players_are_told_apart(command: Command, tmp_path: Path) -> None:
    """Each seat may have a computer player of its own, also a class in a file; the table says who won."""
    mine = tmp_path / "mine.py"
    mine.write_text(
        "class Last:\n"
        "    def __init__(self, chance): pass\n"
        "    def choose(self, view, legal, events): return legal[-1]\n",
        "utf-8",
    )
    words = ("simulate", "usa", "--games", "2", "--bot", "random", "--bot", f"{mine}:Last")
    done = command(*words)
    assert "played at the table in" in done.out
    assert "By player" in done.out
    assert "seat 0, random" in done.out
    assert command(*words, "--json").data["players"] == ["random", f"{mine}:Last"]


def test_the_planner_plays_better_than_chance(command: Command) -> None:
    """A computer player is called by its name, and shows in the points."""
    found = command("simulate", "usa", "--games", "3", "--bot", "planner", "--bot", "random", "--json").data
    planner, at_random = (seat["points"] for seat in found["by_seat"])
    assert planner > at_random


def test_names_in_brackets_are_shown(command: Command, tmp_path: Path) -> None:
    """A board of one's own may call its places what it likes."""
    source = Path(ws.__file__).parent / "titles" / "nordic"
    for name in ("locations.csv", "tracks.csv", "tickets.csv"):
        text = (source / name).read_text("utf-8").replace(",Oslo,", ",[bold]Oslo[/],")
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "board.toml").write_text('name = "[red]"\nnotice = "Drawn [for a test]."\nown = true\n', "utf-8")
    done = command("simulate", "nordic", "--board", str(tmp_path), "--games", "1", "--tracks")
    assert done.out.startswith("nordic, 2 seats, board [red]\n")
    assert "[bold]Oslo[/] – " in done.out
    assert "Drawn [for a test]." in done.out


WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    ((), ("TITLE",)),
    (("nordik",), ("'nordik'", "did you mean nordic?")),
    (("nordic", "--seats", "7"), ("nordic is for 2 to 3 players, not 7",)),
    (("nordic", "--seats", "two"), ("--seats", "'two'", "whole number")),
    (("nordic", "--seed", "-1"), ("--seed",)),
    (("nordic", "--games", "0"), ("--games", "'0'", "from 1 on")),
    (("nordic", "--jobs", "0"), ("--jobs", "'0'")),
    (("nordic", "--option", "nordic.startHand"), ("'nordic.startHand'", "KEY=VALUE")),
    (("nordic", "--option", "startHand=5"), ("'startHand'",)),
    (("nordic", "--option", "nordic.startHand=9"), ("nordic.startHand cannot be '9'; it is 4 or 5",)),
    (("usa", "--option", "nordic.startHand=5"), ("does not belong to usa; it belongs to nordic",)),
    (("nordic", "--option", "nordic.startHand=4", "--option", "nordic.startHand=5"), ("named twice",)),
    (("nordic", "--option", "dice.advanced=off"), ("dice.advanced does not belong to nordic",)),
    (("san-francisco", "--dice"), ("not on san-francisco (DX-16)",)),
    (("nordic", "--bot", "randm"), ("'randm'", "did you mean random?")),
    (("nordic", "--bot", "random", "--bot", "random", "--bot", "random"), ("3 computer players for 2 seats",)),
    (("nordic", "--board", "nowhere"), ("nowhere",)),
    (("card-game", "--board", "."), ("the Card Game has no board",)),
    (("nordic", "--log", "nowhere/log"), ("nowhere/log: No such file or directory",)),
    (("nordic", "--gams", "7"), ("--gams",)),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda one: " ".join(one) or "nothing")
def test_what_cannot_be_played_is_refused_in_one_line(
    words: tuple[str, ...], said: tuple[str, ...], command: Command
) -> None:
    """Whatever is wrong is told in one line that names the input, with exit code 2."""
    command("simulate", *words).refused("whistlestop simulate", *said)


def test_a_board_that_does_not_fit(command: Command) -> None:
    """A board of another title is refused with the reason."""
    marklin = Path(ws.__file__).parent / "titles" / "marklin"
    command("simulate", "nordic", "--board", str(marklin)).refused("does not fit nordic", "kind 'long'")


def test_interrupted(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C keeps what has been played and sums that up; the exit code is 130."""
    real = play_many

    def three(*arguments: Any, **named: Any) -> Any:
        for game in real(*arguments, **named):
            yield game
            if game.number == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr("whistlestop.simulation.play_many", three)
    done = command("simulate", "nordic", "--games", "50")
    assert done.code == 130
    assert done.err == "Stopped after 3 of 50 games.\n"
    assert "3 games from seed 0" in done.out


@pytest.mark.needs("numba")
def test_the_compiled_core_plays_the_same(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many games are played the compiled core plays them, and they are those of the plain one."""
    words = ("simulate", "nordic", "--games", "40", "--json")
    plain = command(*words).data
    monkeypatch.setattr("whistlestop.simulation.many.WORTH_COMPILING", 1)
    assert "in the compiled core" in command(*words[:-1]).out
    assert command(*words).data == plain


# Perft


def test_perft_counts_leaves(command: Command) -> None:
    """Nordic keeps two to five of five tickets (NC-15): 26 first decisions, and as many for the other seat."""
    assert command("perft", "nordic", "--depth", "1", "--json").data["leaves"] == 26
    found = command("perft", "nordic", "--depth", "2", "--divide", "--json").data
    assert found["leaves"] == 26 * 26
    assert set(found["divide"].values()) == {26}
    done = command("perft", "nordic", "--depth", "2", "--divide")
    assert done.out.splitlines()[-1].startswith("nordic, 2 seats, seed 0: 676 sequences of 2 decisions, counted in ")


@pytest.mark.parametrize("words", KINDS.values(), ids=KINDS)
def test_perft_is_the_sum_of_what_is_legal(words: tuple[str, ...], command: Command) -> None:
    """At depth 2 it is what the table lists after each first decision, and all of the work is told."""
    found = command("perft", *words, "--depth", "2", "--json").data
    simulation = Simulation(found["title"], found["seats"], found["seed"], dice="--dice" in words)
    options = {"nordic.startHand": 5} if "--option" in words else {}
    game = ws.load(found["title"], found["seats"], seed=0, dice="--dice" in words, options=options)
    leaves = 0
    for action in game.legal():
        after = game.copy()
        after.play(action, game.actors[0])
        leaves += len(after.legal(after.actors[0]))
    assert found["leaves"] == leaves
    if not options:
        told: list[float] = []
        assert sum(divide(simulation, 2, told.append).values()) == leaves == perft(simulation, 2)
        assert sum(told) == pytest.approx(1)


def test_perft_needs_a_depth(command: Command) -> None:
    """Without a depth there is nothing to count."""
    command("perft", "nordic").refused("--depth")
    command("perft", "nordic", "--depth", "0").refused("--depth", "'0'")


def test_the_bar_is_drawn_only_for_people(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal a bar on standard error shows how far the work is; what is printed stays the same."""
    plain = command("simulate", "nordic", "--games", "3", "--json").out

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    done = command("simulate", "nordic", "--games", "3", "--json")
    assert json.loads(done.out) == json.loads(plain)
    assert "Playing" in terminal.getvalue()
