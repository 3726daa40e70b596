"""Bad input: one clear error that names the input and what would be right, and nothing changes."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import whistlestop as ws
from tests.reasoning import everything
from whistlestop.game import actions as act
from whistlestop.game.hints import FORMS, NAMES
from whistlestop.rules.tables import UnplayableError
from whistlestop.titles.boards import read_board

TITLES = Path(ws.__file__).parent / "titles"


@pytest.mark.parametrize(
    ("asked", "error", "text"),
    [
        ({"title": "uss"}, ws.TitleError, "no title is called 'uss'; did you mean usa?"),
        ({"title": "Nordic"}, ws.TitleError, "no title is called 'Nordic'; did you mean nordic?"),
        ({"seats": 6}, ws.TitleError, "usa is for 2 to 5 players, not 6"),
        ({"seats": 1}, ws.TitleError, "usa is for 2 to 5 players, not 1"),
        ({"seats": "2"}, ws.TitleError, "usa is for 2 to 5 players, not '2'"),
        ({"seats": True}, ws.TitleError, "usa is for 2 to 5 players, not True"),
        ({"seed": "seven"}, ws.TitleError, "the seed is a whole number, or None to draw one, not 'seven'"),
        ({"seed": 1.5}, ws.TitleError, "the seed is a whole number, or None to draw one, not 1.5"),
        ({"first": 2}, ws.TitleError, "seat 2 cannot begin; seats are 0 to 1, and None leaves it to chance"),
        ({"first": -1}, ws.TitleError, "seat -1 cannot begin; seats are 0 to 1, and None leaves it to chance"),
        ({"first": "me"}, ws.TitleError, "seat 'me' cannot begin; seats are 0 to 1, and None leaves it to chance"),
        ({"dice": "yes"}, ws.TitleError, "dice is True or False, not 'yes'"),
        (
            {"title": "san-francisco", "dice": True},
            ws.TitleError,
            "the Dice Expansion is played on europe, marklin, nordic, switzerland, usa, not on san-francisco (DX-16)",
        ),
        (
            {"options": {"nordic.startHands": 5}},
            ws.OptionError,
            "no option is called 'nordic.startHands'; the nearest is nordic.startHand, for nordic",
        ),
        (
            {"options": {"nordic.startHand": 5}},
            ws.OptionError,
            "nordic.startHand does not belong to usa; it belongs to nordic",
        ),
        (
            {"options": {"dice.advanced": False}},
            ws.OptionError,
            "dice.advanced does not belong to usa; it belongs to every game with dice",
        ),
        (
            {"title": "nordic", "options": {"nordic.startHand": 6}},
            ws.OptionError,
            "nordic.startHand cannot be 6; it is 4 or 5",
        ),
        (
            {"title": "nordic", "options": {"nordic.startHand": 5.0}},
            ws.OptionError,
            "nordic.startHand cannot be 5.0; it is 4 or 5",
        ),
        (
            {"options": {"draw.strictEmpty": 1}},
            ws.OptionError,
            "draw.strictEmpty cannot be 1; it is False or True",
        ),
        (
            {"options": ["draw.strictEmpty"]},
            ws.OptionError,
            "options are values by key, like {'draw.strictEmpty': True}, not ['draw.strictEmpty']",
        ),
        ({"options": {5: 1}}, ws.OptionError, "an option's key is a text like 'draw.strictEmpty', not 5"),
        ({"board": 5}, ws.TitleError, "a board is a Board, or the folder where one lies, not 5"),
        (
            {"board": "no/such/folder"},
            ws.BoardError,
            "The board in no/such/folder has 1 fault:\n  there is no folder no/such/folder.",
        ),
        (
            {"title": "card-game", "board": "no/such/folder"},
            ws.TitleError,
            "the Card Game has no board that could be changed",
        ),
    ],
)
def test_a_game_that_cannot_begin(asked: dict[str, Any], error: type[Exception], text: str) -> None:
    """CM-13, DX-16, NC-10: what is asked for wrongly is named, with what would be right."""
    with pytest.raises(error) as refused:
        ws.load(**{"title": "usa", "seats": 2, "seed": 1, **asked})
    assert str(refused.value) == text


def test_a_board_of_another_title() -> None:
    """US-02, SF-12: a board that the title has no rules for is refused by its name."""
    folder = TITLES / "europe"
    with pytest.raises(UnplayableError) as refused:
        ws.load("usa", 2, board=folder)
    fault = "track 5 is a tunnel, and this title has no rule for one"
    assert str(refused.value) == f"the board in {folder} does not fit usa: {fault}"
    named = replace(read_board(folder), name="Little Europe")
    with pytest.raises(UnplayableError, match=r"^Little Europe does not fit usa: track 5 is a tunnel"):
        ws.load("usa", 2, board=named)


def test_a_board_that_does_not_hang_together() -> None:
    """CM-02: a board made by hand with a track to nowhere is refused, not half built."""
    board = read_board(TITLES / "usa")
    broken = replace(board, tracks=(replace(board.tracks[0], a="atlantis"), *board.tracks[1:]))
    with pytest.raises(UnplayableError, match=r"this board does not hang together .'atlantis'."):
        ws.load("usa", 2, board=broken)


def test_symbols_may_come_as_a_list() -> None:
    """SF-14: the stacks may be named in a list, as JSON would."""
    stacks = ["s1", "s2", "s3", "s4", "s5"]
    game = ws.load("san-francisco", 2, seed=1, options={"sf.tokenStacks": stacks})
    assert game.setup.options == {"sf.tokenStacks": tuple(stacks)}


@pytest.mark.parametrize(
    ("token", "hint"),
    [
        ("C17", "claims look like c17 or c17 R2L"),
        ("c", "claims look like c17 or c17 R2L"),
        ("claim 17", "claims look like c17 or c17 R2L"),
        ("r9", "cards from the row look like r1 or r5"),
        ("keep t01", "tickets to keep look like k:t03,t07 or k:-"),
        ("k:", "tickets to keep look like k:t03,t07 or k:-"),
        ("tok:4", "using tokens looks like tok:2"),
        ("t9", "drawing tickets looks like t or t3"),
        ("take castro", "taking a souvenir looks like take:oslo"),
        ("re:X", "rolling dice again looks like re:SSD or re:-"),
        ("reroll", "rolling dice again looks like re:SSD or re:-"),
        ("x:SS", "giving dice for a token looks like x:SDs"),
        ("st paris", "building a station looks like st:oslo or st:oslo R2"),
        ("ride", "lifting a passenger looks like ride:oslo"),
        ("mix:4", "a mix of long and short tickets looks like mix:1+3"),
        ("hello", "claims look like c17 or c17 R2L, picks like r3 or d"),
        ("", "claims look like c17 or c17 R2L, picks like r3 or d"),
        ("c\u0663", "claims look like c17 or c17 R2L"),
    ],
)
def test_broken_tokens(token: str, hint: str) -> None:
    """CM-20: a token that cannot be read is shown with the form that was probably meant."""
    with pytest.raises(ws.NotAnAction) as refused:
        ws.read_action(token)
    text = str(refused.value)
    assert text == f"{token!r} is no action; {hint}"


def test_examples_in_hints_can_be_read() -> None:
    """CM-20: every example that a hint gives is a token itself."""
    for examples in FORMS.values():
        for example in examples:
            assert str(ws.read_action(example)) == example
    assert set(NAMES) < set(FORMS)


def test_other_things_that_are_no_action() -> None:
    """CM-20: no set of cards, no token of any length, no number out of range, no field of the wrong kind."""
    game = ws.position("usa")
    before = everything(game)
    for wrong, text in (
        ("c17 R2Q", "'R2Q' is no set of cards; write letters and counts, like R2L"),
        ("c" + "9" * 5000, f"'{'c' + '9' * 59}…' is no action; claims look like c17 or c17 R2L"),
        (None, "None is no action; give an action, its token or its packed number"),
        (True, "True is no action; give an action, its token or its packed number"),
        (10**30, f"{10**30} is no legal action of seat 0 here"),
        (-5, "-5 is no legal action of seat 0 here"),
        (act.Pick(9), "Pick(slot=9) is no action; a field of it is of the wrong kind"),
        (act.Keep(5), "Keep(tickets=5) is no action; a field of it is of the wrong kind"),  # type: ignore[arg-type]
        (act.DrawTickets(None), "DrawTickets(dice=None) is no action; its dice cannot be None"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ws.NotAnAction) as refused:
            game.play(wrong)  # type: ignore[arg-type]  # the point of the test
        assert str(refused.value) == text
    assert act.Pick(9) not in game.legal()
    assert everything(game) == before


def test_untidy_actions_are_understood() -> None:
    """CM-47, CM-80: cards and tickets may be named in any order."""
    game = ws.position("usa", hands=["R2L1"])
    assert act.Claim(10, "1L1R") in game.legal()
    start = ws.load("usa", 2, seed=1, first=0)
    one, other, last = start.view(0).offer
    assert act.Keep((last, one, other)) in start.legal(0)
    start.play(f"k:{other},{one}", 0)
    start.play(start.legal(1)[0], 1)
    assert sorted(start.view(0).tickets) == sorted([one, other])


def test_seats() -> None:
    """CM-13: a seat that does not exist, or does not decide, is told which do."""
    game = ws.position("usa", 3)
    for wrong in (3, -1, "me", True, 1.0):
        with pytest.raises(ws.NotYourTurn) as refused:
            game.legal(wrong)  # type: ignore[arg-type]  # the point of the test
        assert str(refused.value) == f"there is no seat {wrong!r}; seats are 0 to 2"
    with pytest.raises(ws.NotYourTurn, match=r"^seat 1 does not decide now; seat 0 does$"):
        game.play("d", 1)
    start = ws.load("usa", 3, seed=1, first=0)
    start.play(start.legal(1)[0], 1)
    with pytest.raises(ws.NotYourTurn, match=r"^seat 1 has chosen tickets already$"):
        start.play("k:-", 1)


def test_after_the_end() -> None:
    """CM-90: nothing can be played when the game is over, and the result stands."""
    game = ws.position("usa", last=0, seat=0)
    game.play("t")
    game.play(game.legal()[0])
    result = game.result
    with pytest.raises(ws.NotYourTurn, match=r"^the game is over; there is nothing left to decide$"):
        game.play("d")
    assert list(game.legal()) == []
    assert game.result == result


def test_nothing_to_undo() -> None:
    """CM-11: before the first decision nothing can be taken back."""
    with pytest.raises(ws.GameError, match=r"^nothing has been decided yet, so nothing can be taken back$"):
        ws.load("usa", 2, seed=1).undo()


def test_a_reason_travels() -> None:
    """CM-41: rule, sentence, key and facts survive pickling, so that workers can tell them."""
    reason = ws.position("nordic", pieces=[4], owners={40: None}).why_not(0, "c40")
    again = pickle.loads(pickle.dumps(reason))
    assert (again.rule, again.reason, again.key, again.facts) == (
        "CM-41",
        "4 pieces left, this track needs 5",
        "pieces",
        {"left": 4, "needed": 5},
    )
