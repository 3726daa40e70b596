"""Souvenirs at the ends of Castro-Haight Ashbury."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.playing import options, play, player

BOTH = {"s1": "castro", "s2": "haight-ashbury"}
ONE = {"s1": "castro", "s2": "lands-end"}


def claimed(stacks: dict[str, str], **facts: Any) -> ws.Game:
    """Claim the black track between the two."""
    game = ws.position("san-francisco", hands=["K2"], stacks=stacks, **facts)
    play(game, "c5 K2")
    return game


def test_choice_of_two() -> None:
    """B-100 (SF-41): of two new symbols the player takes the one that it likes."""
    game = claimed(BOTH)
    assert options(game) == {"take:castro", "take:haight-ashbury"}
    play(game, "take:haight-ashbury")
    assert (player(game, 0)["souvenirs"], game.actors) == (["s2"], [1])


def test_owned_and_new() -> None:
    """B-101 (SF-42): where one symbol is owned the other is taken."""
    assert player(claimed(BOTH, souvenirs=[["s1"]]), 0)["souvenirs"] == ["s1", "s2"]


def test_both_owned() -> None:
    """B-102 (SF-42): where both are owned none is taken."""
    game = claimed({"s1": "castro", "s2": "haight-ashbury"}, souvenirs=[["s1", "s2"]])
    assert (player(game, 0)["souvenirs"], game.actors) == (["s1", "s2"], [1])


def test_no_declining() -> None:
    """B-103 (SF-40): a new symbol at one end cannot be declined: it is taken at once."""
    game = claimed(ONE)
    assert (player(game, 0)["souvenirs"], game.actors) == (["s1"], [1])


def test_empty_stack() -> None:
    """B-104 (SF-40): nothing is taken from a stack that is empty."""
    game = claimed(ONE, souvenirs=[[], ["s1"]])
    assert (player(game, 0)["souvenirs"], game.actors) == ([], [1])
