"""Drawing cards."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.playing import hand, illegal, kinds, legal, options, play, table


def row(game: ws.Game) -> str:
    """Return the face-up row as text."""
    return "".join(card or "-" for card in table(game)["row"])


def test_two_locomotives_from_the_row() -> None:
    """B-11 (NC-21): in Nordic both picks may be face-up locomotives."""
    game = ws.position("nordic", row="LLRGB", hands=[""], chance=["K"])
    play(game, "r1", "r2")
    assert hand(game) == "L2"


def test_nordic_row_stays() -> None:
    """B-12 (NC-24): three locomotives may lie in Nordic's row."""
    game = ws.position("nordic", row="LLKRG", chance=["L"])
    assert "flush" not in kinds(play(game, "r3"))
    assert row(game) == "LLLRG"


def test_two_swiss_locomotives_from_the_row() -> None:
    """B-13 (CH-24): in Switzerland too both picks may be face-up locomotives."""
    game = ws.position("switzerland", row="LLRGB", hands=[""], chance=["Y"])
    play(game, "r1", "r2")
    assert hand(game) == "L2"


def test_flush_between_two_picks() -> None:
    """B-14 (CH-25): a third locomotive turned up clears the row before the second pick."""
    game = ws.position("switzerland", row="LLRGB", chance=["L", "K", "K", "W", "W", "Y"])
    happened = kinds(play(game, "r3"))
    assert happened == ["pick", "turn-up", "flush", *["turn-up"] * 5]
    assert (game.phase, row(game), table(game)["discard"]) == ("second", "KKWWY", "BGL3")


def test_face_up_locomotive_costs_the_draw() -> None:
    """B-15 (CM-24): taking a face-up locomotive ends USA's action."""
    game = ws.position("usa", row="LRGBY", hands=[""])
    play(game, "r1")
    assert (hand(game), game.actors) == ("L", [1])
    with pytest.raises(ws.NotYourTurn):
        game.play("d", 0)


def test_locomotive_as_second_pick() -> None:
    """B-16 (CM-24): a locomotive just turned up may not be the second pick; the others and a blind one may."""
    game = ws.position("usa", row="RGBYK", chance=["L"])
    play(game, "r1")
    illegal(game, "r1")
    assert options(game) == {"d", "r2", "r3", "r4", "r5"}


def test_blind_locomotive() -> None:
    """B-17 (CM-24): a locomotive drawn blind is an ordinary card."""
    game = ws.position("usa", row="RGBYK", chance=["L", "W"], hands=[""])
    play(game, "d", "d")
    assert hand(game) == "WL"


def test_one_card_left() -> None:
    """B-18 (CM-31): with one card in the pile and an empty row, the action yields that card and is over."""
    game = ws.position("usa", row="", pile="R", discard="", hands=[""])
    play(game, "d")
    assert (hand(game), game.actors) == ("R", [1])


def test_card_left_in_the_row() -> None:
    """B-19 (CM-30): a last card in the row may be taken; its slot stays empty and the action is over."""
    game = ws.position("usa", row="R", pile="", discard="", hands=[""])
    play(game, "r1")
    assert (hand(game), row(game), game.actors) == ("R", "-----", [1])


def test_nothing_left() -> None:
    """B-20 (CM-30): without any card drawing is illegal."""
    game = ws.position("usa", row="", pile="", discard="", hands=["R"])
    illegal(game, "d", "r1")
    assert not options(game) & {"d", "r1", "r2", "r3", "r4", "r5"}


def test_reshuffle() -> None:
    """B-21 (CM-26): a blind pick from an empty pile shuffles the six discards; five are left."""
    game = ws.position("usa", row="RGBYK", pile="", discard="W6", hands=[""])
    assert kinds(play(game, "d")) == ["reshuffle", "pick"]
    assert (hand(game), table(game)["pile"], table(game)["discard"]) == ("W", 5, "")


def test_no_second_pick() -> None:
    """B-22 (CM-24, CM-25): with only locomotives left in the row the action ends after one card."""
    game = ws.position("usa", row="RLL", pile="", discard="", hands=[""])
    play(game, "r1")
    assert (hand(game), row(game), game.actors) == ("R", "-LL--", [1])


def test_no_flush_without_three_others() -> None:
    """B-23 (CM-28): three locomotives stay in the Swiss row when only two other cards could lie there."""
    game = ws.position("switzerland", row="LLKRG", pile="L4", discard="", hands=[""])
    assert "flush" not in kinds(play(game, "r3"))
    assert (row(game), table(game)["pile"]) == ("LLLRG", 3)


def test_no_flush_without_cards() -> None:
    """B-24 (CM-28): three ferry cards stay when there is nothing to replace them with."""
    game = ws.position("san-francisco", row="FFKBR", pile="F", discard="", hands=[""])
    assert "flush" not in kinds(play(game, "r3"))
    assert (row(game), table(game)["pile"]) == ("FFFBR", 0)


def test_empty_slots_are_refilled() -> None:
    """B-25 (CM-29): the four cards of a claim are shuffled, both empty slots refilled in order, two cards are left."""
    game = ws.position("usa", row="R-G-B", pile="", discard="", hands=["K4"])
    happened = play(game, "c12 K4")
    assert kinds(happened)[-4:-1] == ["reshuffle", "turn-up", "turn-up"]
    assert [event.slot for event in happened if event.kind == "turn-up"] == [2, 4]
    assert (row(game), table(game)["pile"], table(game)["discard"]) == ("RKGKB", 2, "")


def test_ferry_card_as_second_pick() -> None:
    """B-26 (SF-21): a face-up ferry card may not be the second pick."""
    game = ws.position("san-francisco", row="FRGBK", chance=["O"])
    play(game, "r2")
    illegal(game, "r1")
    legal(game, "r2", "r3", "r4", "r5", "d")
