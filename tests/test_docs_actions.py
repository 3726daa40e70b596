"""docs/actions.md: every title, phase, number and token of a decision, held against games that are played."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import whistlestop as ws
from whistlestop.game.actions import KINDS, Action
from whistlestop.game.board_view import PHASES as BOARD_PHASES
from whistlestop.game.card_view import PHASES as CARD_PHASES
from whistlestop.rules.state import OVER
from whistlestop.simulation import Simulation

PAGE = (Path(__file__).parents[1] / "docs" / "actions.md").read_text("utf-8")
GAMES = 12
CARDS, DICE = 0, 1


class Line(NamedTuple):
    """One line of a phase's table: the engine's numbers, and the kinds of action that they stand for."""

    numbers: range
    kinds: set[type[Action]]


def cells(line: str) -> list[str]:
    """Split a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def phases() -> dict[str, list[Line]]:
    """Read each phase's table."""
    found = {}
    for part in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]:
        name, _, text = part.partition("\n")
        found[name.strip("`")] = [line_of(line) for line in text.splitlines() if re.match(r"\| \d", line)]
    return found


def line_of(line: str) -> Line:
    """Read one line."""
    numbers, tokens, _ = cells(line)
    first, _, last = numbers.partition("–")
    return Line(
        range(int(first), int(last or first) + 1),
        {type(ws.read_action(token)) for token in re.findall("`(.*?)`", tokens)},
    )


def asked() -> dict[tuple[str, int], list[str]]:
    """Read which title asks what, with cards and with dice."""
    rows = [cells(line) for line in PAGE.splitlines() if re.match(r"\| `[a-z-]+` \| [a-z]+, ", line)]
    return {
        (title.strip("`"), way): names.split(", ") for title, *ways in rows for way, names in enumerate(ways) if names
    }


PHASES, ASKED = phases(), asked()
CHOICE = {"card-game": {"card.moveFromRow": "choice"}}
"""The one house rule that brings a phase of its own."""


def test_every_phase_is_explained() -> None:
    """The page has each phase of both families once, and no other."""
    headings = re.findall(r"^### `(.*)`$", PAGE, re.MULTILINE)
    assert sorted(headings) == sorted({*BOARD_PHASES, *CARD_PHASES.values()} - {"over"})
    assert all(PHASES[name] for name in headings)


def test_every_title_is_there() -> None:
    """The page lists each title, with dice where it can be played with them (DX-16)."""
    wanted = {(title.id, CARDS) for title in ws.titles()} | {(title.id, DICE) for title in ws.titles() if title.dice}
    assert set(ASKED) == wanted


def test_every_kind_of_action_has_its_token() -> None:
    """Each kind of action is written somewhere on the page, and what is written reads back."""
    tokens = re.findall(r"`([^`\n]+)`", PAGE)
    written: set[type[Action]] = set()
    for token in tokens:
        try:
            action = ws.read_action(token)
        except ws.NotAnAction:
            continue
        assert str(action) == token
        written.add(type(action))
    assert written == set(KINDS)


@pytest.mark.parametrize(("title", "way"), ASKED)
def test_what_is_asked_in_games(title: str, way: int) -> None:
    """Games of a title come to just the phases that the page lists, and every legal choice has its line there."""
    lists: set[str] = set()
    for seats in seats_of(title):
        for phase, choice, action in decisions(title, seats, dice=way == DICE):
            lists.add(phase)
            lines = [line for line in PHASES[phase] if choice in line.numbers and type(action) in line.kinds]
            assert len(lines) == 1, f"{phase}: {choice} is {action}"
    assert lists == set(ASKED[title, way])


def seats_of(title: str) -> range:
    """Player counts of a title."""
    fewest, most = next(one.seats for one in ws.titles() if one.id == title)
    return range(fewest, most + 1)


def decisions(title: str, seats: int, *, dice: bool) -> list[tuple[str, int, Action]]:
    """Phase, number and action of every legal choice of some games at random, each kind once in a decision."""
    simulation = Simulation(title, seats, seed=11, dice=dice, options=CHOICE.get(title, {}))
    family, face = import_module(f"whistlestop.families.{simulation.family}"), simulation.face()
    found: dict[tuple[str, int], tuple[str, int, Action]] = {}
    for number in range(GAMES):
        s: Any = face.new_state(0, simulation.seed_of(number), None)
        s.events = None
        while s.phase != OVER:
            for choice in face.choices(s, s.seat):
                if (face.phases[s.phase], choice) not in found:
                    action = face.action(s, s.seat, choice)
                    found[face.phases[s.phase], choice] = (face.phases[s.phase], choice, action)
            family.apply(s, face.T, family.choose_at_random(s, face.T, [0] * 4))
    return list(found.values())


def test_people_decide_in_one_go() -> None:
    """A claim that names its payment is legal though the list has only the track, and is one step (CM-47)."""
    game = ws.position("usa", hands=["3R2L", None])
    board = game.board
    assert board is not None
    track = next(track for track in board.tracks if track.length == 4 and track.color == "red")
    paid = ws.read_action(f"c{track.id} R3L")
    assert paid in game.legal(0)
    assert paid not in list(game.legal(0))
    game.play(paid, 0)
    assert [str(step.action) for step in game.steps] == [f"c{track.id} R3L"]


def test_packed_numbers() -> None:
    """A packed number is the phase times 256 plus the engine's number, as the page's example says."""
    game = ws.position("usa", hands=["12R", None])
    (track,) = (int(text) for text in re.findall(r"`c(\d+)` \| records", PAGE))
    assert "| `4 * 256 + 128 + 16` |" in PAGE
    board = game.board
    assert board is not None
    assert board.tracks[16].id == track
    for number in game.legal(0).choices:
        packed = BOARD_PHASES.index("main") * 256 + number
        assert game.pack(game.unpack(packed)) == packed
    assert BOARD_PHASES.index("main") == 4
