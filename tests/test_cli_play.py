"""`whistlestop play`: games in the terminal, with whoever answers at the keyboard."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import whistlestop as ws
from tests.commands import Command, Done
from whistlestop.notation.record import read_record

ALWAYS = "1\n1 2\n" * 1000
"""A person who always takes what stands first in the list, or the first two tickets where one is too few."""

GAMES = [*((title.id, False) for title in ws.titles()), ("europe", True), ("marklin", True)]


@pytest.fixture
def play(command: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Give a way to play with the answers typed beforehand."""

    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return command("play", "--terminal", *words)

    return run


@pytest.mark.parametrize(("title", "dice"), GAMES)
def test_every_title_is_played_to_its_end(title: str, dice: bool, play: Command) -> None:
    """Against the planner, who always takes the first of the list comes to the reckoning in the end (CM-90)."""
    done = play(title, *["--dice"] * dice, "--seed", "5", "--bot", "planner", "--lang", "en", typed=ALWAYS)
    assert done.code == 0
    reckoning = done.out.partition("── The reckoning ")[2]
    assert "win" in reckoning
    assert "\nYou\n" in reckoning
    assert "\nPlanner\n" in reckoning
    assert not re.search(r"\bNone\b(?! is fine)", done.out)
    assert "Goodbye!" in reckoning


def test_the_game_is_kept_and_goes_on(play: Command, tmp_path: Path) -> None:
    """A saved game is a good record with everybody's name, and goes on where it was left."""
    file = tmp_path / "game.txt"
    left = play("nordic", "--seed", "1", "--people", "Ada,Ben", "--save", str(file), typed="\n1 2\n\n1 2\n\nd\nquit\n")
    assert f"The game is kept in {file}." in left.out
    record = read_record(file.read_text("utf-8"))
    assert record.fault is None
    assert record.notes["Name"] == ["0 Ada", "1 Ben"]
    assert record.game is not None
    steps = len(record.game.steps)
    assert steps == 3
    on = play("--resume", str(file), typed="\n" + "1\n1 2\n\n" * 20)
    assert "Press Enter when nobody else is looking" in on.out
    later = read_record(file.read_text("utf-8"))
    assert later.fault is None
    assert later.game is not None
    assert later.game.steps[:steps] == record.game.steps
    assert len(later.game.steps) > steps + 10


def test_a_refused_action_gives_its_rule(play: Command) -> None:
    """What is typed and not legal is answered with the rule, and the game waits on."""
    done = play("usa", "--seed", "2", typed="1\nc1 R9\nquit\n")
    assert re.search(r"^[A-Z]{2}-\d\d: ", done.out, re.MULTILINE)
    assert "tells more" in done.out


def test_hands_are_hidden_between_people(play: Command) -> None:
    """Around one screen nobody's cards are shown before the one whose turn it is says that nobody else looks."""
    words = ("usa", "--seed", "4", "--people", "Ada,Ben", "--lang", "en")
    first = play(*words).out
    name, begins = first.partition(" begins. Press Enter when nobody else is looking.")[:2]
    assert begins
    assert "You" not in name
    second = play(*words, typed="\n1 2\n").out
    other = "Ben" if name.endswith("Ada") else "Ada"
    shown, your_turn, hidden = second.partition(f"{other}, it is your turn. Press Enter when nobody else is looking.")
    assert your_turn
    assert shown.count("You are dealt") == 1
    assert "are dealt" not in hidden


def test_the_board_says_what_it_is(play: Command) -> None:
    """A board that is not the printed one says so when the game begins."""
    assert play("san-francisco", "--seed", "1").out.startswith("This board is an original layout by this project")
    assert play("usa", "--seed", "1").out.find("original") == -1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nordik",), "did you mean nordic?"),
        (("nordic", "--people", "Ada,Ada"), "somebody twice"),
        (("nordic", "--seats", "2", "--people", "A,B,C"), "3 people do not fit on 2 seats"),
        (("usa", "--seats", "3", "--bot", "random", "--bot", "random", "--bot", "random"), "3 computer players"),
        (("nordic", "--bot", "nobody"), "'nobody'"),
        (("--resume", "nowhere"), "nowhere: No such file or directory"),
        (("nordic", "--resume", "nowhere"), "leave the TITLE out"),
    ],
)
def test_what_cannot_be_played(words: tuple[str, ...], said: str, play: Command) -> None:
    """Whatever is wrong is told in one line before anything begins."""
    play(*words).refused("whistlestop play", said)
