"""How a track may be paid, as the browser is told."""

from __future__ import annotations

import whistlestop as ws
from whistlestop.web.paying import ways_to_pay


def told(game: ws.Game, track: int) -> dict[str, int]:
    """Return the ways to pay for a track, each with how many of its cards stand for others."""
    return {way.paid: way.standing for way in ways_to_pay(game, 0, f"c{track}")}


def test_three_cards_stand_for_a_locomotive() -> None:
    """NC-51: this ferry takes a locomotive and a red card, or any three cards in the locomotive's place."""
    game = ws.position("nordic", hands=["R2WYL"])
    ways = told(game, 3)
    assert ways["RL"] == 0
    assert ways["R2WY"] == 3


def test_four_cards_stand_for_one() -> None:
    """NC-40: on Murmansk–Lieksa four cards of any kind stand for one of the colour."""
    game = ws.position("nordic", hands=["R8W4"])
    assert told(game, 51) == {"R8W4": 4}


def test_other_tracks_take_no_substitutes() -> None:
    """CM-43: elsewhere every card is of the colour, or a locomotive."""
    game = ws.position("usa", hands=["R9L5"])
    assert set(told(game, 17).values()) == {0}
