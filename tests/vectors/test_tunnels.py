"""Tunnels."""

from __future__ import annotations

import whistlestop as ws
from tests.playing import hand, illegal, kinds, options, play, player, table


def test_matching_colour_and_locomotive() -> None:
    """B-58 (CM-62): with three red cards laid, red and a locomotive among those revealed cost two more."""
    game = ws.position("switzerland", hands=["R5L2"], chance=["R", "L", "B"])
    play(game, "c1 R3")
    assert options(game) == {"no", "+R2", "+RL", "+L2"}


def test_no_match() -> None:
    """B-59 (CM-63): without a match the claim succeeds at its base cost."""
    game = ws.position("switzerland", hands=["R5L2"], chance=["K", "G", "B"])
    play(game, "c1 R3")
    assert (player(game, 0)["points"], hand(game), game.actors) == (4, "R2L2", [1])


def test_surcharge_cannot_be_paid() -> None:
    """B-60 (CM-64): the payment returns, the turn is over, the revealed cards are discarded, nothing is scored."""
    game = ws.position("switzerland", hands=["R3K2"], chance=["R", "G", "B"])
    play(game, "c1 R3")
    assert options(game) == {"no"}
    play(game, "no")
    assert (player(game, 0)["points"], player(game, 0)["pieces"], player(game, 0)["tracks"]) == (0, 40, ())
    assert (hand(game), table(game)["discard"], game.actors) == ("K2R3", "BGR", [1])


def test_surcharge_declined() -> None:
    """B-61 (CM-64): it is just so for a player who could pay and does not want to."""
    game = ws.position("switzerland", hands=["R4"], chance=["R", "G", "B"])
    play(game, "c1 R3")
    assert options(game) == {"no", "+R"}
    play(game, "no")
    assert (player(game, 0)["points"], player(game, 0)["pieces"], player(game, 0)["tracks"]) == (0, 40, ())
    assert (hand(game), table(game)["discard"], game.actors) == ("R4", "BGR", [1])


def test_attempt_colour_of_a_grey_tunnel() -> None:
    """B-62 (CM-62): on a grey tunnel the colour of the cards laid counts."""
    game = ws.position("switzerland", hands=["Y3L"], chance=["Y", "K", "G"])
    play(game, "c42 Y2")
    assert options(game) == {"no", "+Y", "+L"}


def test_attempt_colour_with_a_locomotive() -> None:
    """B-63 (CM-60, CM-62): a white card and a locomotive are a white attempt; two white cards revealed cost two."""
    game = ws.position("switzerland", hands=["W3L"], chance=["W", "W", "K"])
    play(game, "c19 WL")
    assert options(game) == {"no", "+W2"}


def test_reshuffle_while_revealing() -> None:
    """B-64 (CM-61): after the last card of the pile the five discards are shuffled and two more revealed."""
    game = ws.position("switzerland", hands=["R3"], pile="R", discard="K2B2G", chance=["R", "K", "B"])
    happened = play(game, "c42 R2")
    assert [event.cards for event in happened if event.kind == "reveal"] == ["RKB"]
    assert "reshuffle" in kinds(happened)
    assert (table(game)["pile"], table(game)["discard"]) == (3, "")
    assert options(game) == {"no", "+R"}


def test_two_cards_to_reveal() -> None:
    """B-65 (CM-61): where only two cards exist, two are revealed."""
    game = ws.position("switzerland", hands=["R3"], pile="RK", discard="", chance=["R", "K"])
    happened = play(game, "c42 R2")
    assert [event.cards for event in happened if event.kind == "reveal"] == ["RK"]
    assert options(game) == {"no", "+R"}


def test_nothing_to_reveal() -> None:
    """B-66 (CM-61): without any card to reveal the claim succeeds."""
    game = ws.position("switzerland", hands=["R3"], pile="", discard="")
    play(game, "c42 R2")
    assert (player(game, 0)["points"], hand(game), game.actors) == (2, "R", [1])


def test_no_substitutes_in_tunnels() -> None:
    """B-67 (CM-67): three cards do not stand for one in a Nordic tunnel."""
    illegal(ws.position("nordic", hands=["GKBR"]), "c44 GKBR", "c44")


def test_surcharge_needs_no_pieces() -> None:
    """B-68 (CM-41, CM-65): with four pieces a tunnel of four is claimed for six cards and 7 points."""
    game = ws.position("nordic", hands=["R6"], pieces=[4], owners={10: None}, discard="", chance=["R", "R", "K"])
    before = player(game, 0)["points"]
    play(game, "c10 R4", "+R2")
    assert (player(game, 0)["points"] - before, player(game, 0)["pieces"]) == (7, 0)
    assert table(game)["discard"] == "KR8"
