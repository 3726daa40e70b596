"""The game in the terminal, in every language: asked for, played, looked at, taken back, kept, and told again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import whistlestop as ws
from whistlestop import text
from whistlestop.cli import main
from whistlestop.cli.page import Page
from whistlestop.text.catalogue import keys

GAMES = [(title.id, dice) for title in ws.titles() for dice in sorted({False, title.dice})]
CASES = [("en", *game) for game in GAMES] + [
    (lang, *game) for lang in text.languages()[1:] for game in (("card-game", False), ("marklin", True))
]
"""Every game in English, and in the other languages two that share the least."""

Play = Callable[..., str]


class Answers:
    """A person who answers from a list, and then leaves."""

    def __init__(self, answers: list[str]) -> None:
        """Take the answers."""
        self.answers = answers

    def ask(self, page: Page, prompt: str) -> str:
        """Answer, and show what was asked and answered; nobody is there any more when the answers run out."""
        if not self.answers:
            raise EOFError
        answer = self.answers.pop(0)
        page.say(prompt, answer)
        return answer


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `whistlestop play` with answers, and return all that it showed, with a space for every break."""

    def run(*arguments: str, answers: list[str]) -> str:
        person = Answers(answers)
        monkeypatch.setattr(Page, "ask", lambda page, prompt: person.ask(page, prompt))  # noqa: PLW0108 -- a method takes the page
        assert main(["play", "--terminal", *arguments]) == 0
        return flat(capsys.readouterr().out)

    return run


def flat(said: str) -> str:
    """Take all that breaks lines, or keeps them from breaking, for a space."""
    return " ".join(said.split())


TYPED = ["?", "look", "all", "log", "why c1", "rule CM-40", "rules", "oslo", "zzz", "99", "why", "undo"]


@pytest.mark.parametrize(("lang", "title", "dice"), CASES)
def test_everything_can_be_typed_in_every_language(play: Play, lang: str, title: str, dice: bool) -> None:
    """CM-20: each command answers in each language, in each game, and nothing is left unsaid."""
    said = play(title, "--lang", lang, "--seed", "4", *["--dice"] * dice, answers=[*TYPED, "1 2 3", *TYPED, "quit"])
    assert "{" not in said
    assert flat(text.say(lang, "cli-goodbye")) in said
    assert flat(text.say(lang, "cli-help-quit")) in said
    assert flat(text.rules_help(lang, title, dice=dice)[0].paragraphs[0].text) in said


@pytest.mark.parametrize("lang", text.languages())
def test_a_game_is_asked_for(play: Play, lang: str) -> None:
    """CM-10: who names no title is asked for all, and told what does not fit, in the reader's language."""
    yes = text.say(lang, "cli-yes").split()[0]
    name = text.title_name(lang, "nordic")
    asked = [name, "three", "3", "maybe", yes, "?", "x=1", "draw.strictEmpty=on", "A,B,C,D", "Ada,Ben", "", "", "quit"]
    said = play("--lang", lang, answers=asked)
    for key in ("unofficial", "yes-or-no", "type-options"):
        assert flat(text.say(lang, f"cli-{key}", example="draw.strictEmpty")) in said
    assert flat(text.say(lang, "cli-too-many-people", n=4, seats=3)) in said
    assert flat(text.say(lang, "cli-no-number", text="three")) in said
    assert "Ada" in said


def test_a_whole_game_is_played_kept_and_told(play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SF-60: a game played by taking the first choice ends with a reckoning; its record tells the same again."""
    kept = tmp_path / "game.txt"
    answers = ["1 2", *["1"] * 500]
    said = play("san-francisco", "--lang", "en", "--seed", "2", "--save", str(kept), answers=answers)
    assert "The reckoning" in said
    assert f"The game is kept in {kept}" in said
    won = re.search(r"wins? with -?\d+ points", said)
    assert won is not None
    assert main(["replay", str(kept), "--lang", "en"]) == 0
    told = flat(capsys.readouterr().out)
    assert "The record is good" in told
    assert won[0].partition(" ")[2] in told


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The machine's own settings choose the language; what is asked for goes first, and an unknown one is refused."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "xx_XX.UTF-8")
    monkeypatch.setenv("WHISTLESTOP_LANG", "en")
    assert main(["titles"]) == 0
    assert "Nordic Countries" in capsys.readouterr().out
    assert main(["titles", "--lang", "tlh"]) == 2
    assert "no language 'tlh'; there are en" in capsys.readouterr().err


def test_no_sentence_of_the_terminal_is_idle() -> None:
    """Every sentence for the terminal is said somewhere in its code."""
    folder = Path(ws.__file__).parent / "cli"
    code = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    code += str(
        [f"track-{kind}" for kind in ("plain", "tunnel", "ferry")] + ["deck-regular", "deck-long", "deck-short"]
    )
    made = ("ask-", "help-", "titles-")
    for key in keys("en"):
        if key.startswith("cli-"):
            name = key.removeprefix("cli-")
            words = (name, *(name.removeprefix(part) for part in made if name.startswith(part)))
            assert any(re.search(rf"[\"'](cli-)?{word}[\"']", code) for word in words), key
