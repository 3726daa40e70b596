"""The referee reads whole games: it accepts right ones, and refuses them after almost any change."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import referee
from tests.referee_scripts import dice_game, hoarding_game, short_card_game

GAMES = (dice_game, hoarding_game, short_card_game)


@pytest.mark.parametrize("game", GAMES)
def test_a_right_game_is_good(game: Callable[[], list[str]]) -> None:
    """CM-21, CM-26, CG-70, DX-92: a game written by hand after the rules passes, in company too."""
    verdicts = list(referee.check(game() + game()))
    assert [str(verdict) for verdict in verdicts if not verdict.ok] == []
    assert [verdict.line for verdict in verdicts] == [1, len(game()) + 1]


@pytest.mark.parametrize("game", GAMES)
def test_no_line_may_be_missing_or_doubled(game: Callable[[], list[str]]) -> None:
    """Everything stands in the log exactly once, but for a token that may be taken or left."""
    lines = game()
    for number in range(1, len(lines)):
        if '"exchange"' in lines[number] and '"d"' in lines[number]:
            continue
        for changed in (
            [*lines[:number], *lines[number + 1 :]],
            [*lines[:number], lines[number], *lines[number:]],
        ):
            (verdict,) = referee.check(changed)
            assert not verdict.ok, lines[number]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_end_is_checked(game: Callable[[], list[str]]) -> None:
    """CM-100, CM-104: the reckoning is done anew, and each number of it compared."""
    *lines, last = game()
    end = json.loads(last)
    for seat, score in enumerate(end["scores"]):
        for key in ("tracks", "total"):
            refuse(lines, end, lambda it, s=seat, k=key: it["scores"][s].update({k: it["scores"][s][k] + 1}))
        for number in range(len(score["tickets"])):
            refuse(lines, end, lambda it, s=seat, n=number: it["scores"][s]["tickets"].pop(n))
            refuse(lines, end, lambda it, s=seat, n=number: it["scores"][s]["tickets"][n].__setitem__(1, 99))
            refuse(lines, end, lambda it, s=seat, n=number: it["scores"][s]["tickets"][n].__setitem__(2, 1))
        refuse(lines, end, lambda it, s=seat: it["scores"][s]["bonus"].update({"souvenirs": 1}))
    refuse(lines, end, lambda it: it["winners"].append(9))
    refuse(lines, end, lambda it: it["winners"].clear())
    refuse(lines, end, lambda it: it.update(why="boredom"))


def refuse(lines: list[str], end: dict[str, object], change: Callable[..., object]) -> None:
    """Change the end of a game, and see it refused."""
    changed = json.loads(json.dumps(end))
    change(changed)
    (verdict,) = referee.check([*lines, json.dumps(changed)])
    assert not verdict.ok, changed


@pytest.mark.parametrize("game", GAMES)
def test_another_seat_is_refused(game: Callable[[], list[str]]) -> None:
    """CM-13: whatever belongs to a seat cannot be done by another."""
    lines = game()
    for number, line in enumerate(lines[1:], 1):
        event = json.loads(line)
        if "seat" in event:
            event["seat"] = 1 - event["seat"]
            (verdict,) = referee.check([*lines[:number], json.dumps(event), *lines[number + 1 :]])
            assert not verdict.ok, line


def test_the_fault_is_named() -> None:
    """A verdict tells the line, the rule and what is wrong."""
    lines = hoarding_game()
    number = next(i for i, line in enumerate(lines) if '"claim"' in line)
    lines[number] = '{"e":"claim","seat":0,"track":1,"cards":{"R":3}}'
    (verdict,) = referee.check(lines)
    assert (verdict.line, verdict.rule) == (number + 1, "CM-43")
    assert "3 cards for track 1 of length 2" in str(verdict)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "not JSON",
        "[]",
        "{}",
        '{"e":7}',
        '{"e":"turn"}',
        '{"e":"keep","seat":[],"tickets":7}',
        '{"e":"end"}',
    ],
)
def test_a_misshapen_line_is_a_fault(line: str) -> None:
    """Whatever stands in a file, the answer is a verdict and no traceback."""
    lines = dice_game()
    for number in range(1, len(lines)):
        (verdict,) = referee.check([*lines[:number], line, *lines[number + 1 :]])
        assert not verdict.ok
    assert not next(referee.check([line])).ok


@pytest.mark.parametrize(
    "change",
    [
        {"game": "monopoly"},
        {"seats": 6},
        {"first": 2},
        {"options": {"nordic.startHand": 4}},
        {"options": {"swiss.rejectedTickets": "deck-bottom"}},
        {"options": {"draw.speed": True}},
        {"dice": 1},
        {"rules": "1"},
    ],
)
def test_the_header_is_checked(change: dict[str, object]) -> None:
    """Section 14: options must be known, belong to the game, and differ from the default."""
    head, *rest = hoarding_game()
    assert not next(referee.check([json.dumps(json.loads(head) | change), *rest])).ok


def test_the_referee_knows_no_engine() -> None:
    """It judges by the rules alone: none of its modules imports the package, or could be fooled by it."""
    folder = Path(referee.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.split(".")[0] == "whistlestop" for name in names), path.name


def test_the_command(tmp_path: Path) -> None:
    """One line for every faulty game, a count, and 1 on any fault."""
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("\n".join(dice_game() + short_card_game()) + "\n", encoding="utf-8")
    bad.write_text("\n".join(dice_game()[:-1]) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "tests.referee"]
    root = Path(__file__).parent.parent
    right = subprocess.run([*command, good], cwd=root, capture_output=True, text=True, check=False)
    wrong = subprocess.run([*command, good, bad], cwd=root, capture_output=True, text=True, check=False)
    assert (right.returncode, right.stdout) == (0, "2 games, 0 at fault\n")
    assert (wrong.returncode, wrong.stdout.splitlines()[-1]) == (1, "3 games, 1 at fault")
    assert "bad.jsonl: game 1, line 16: " in wrong.stdout
