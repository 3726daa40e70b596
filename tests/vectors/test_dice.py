"""The Dice Expansion."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.playing import illegal, legal, options, play, player, table

SINGLE_OF_2, SINGLE_OF_3, SINGLE_OF_4, SINGLE_OF_5, DOUBLE_OF_4 = 1, 14, 12, 2, 4
"""Tracks of USA by what they cost."""


def rolled(roll: str, title: str = "usa", **facts: Any) -> ws.Game:
    """Return a turn in which this was the final roll."""
    return ws.position(title, dice=True, phase="dice", roll=roll, **facts)


def test_single_route_of_four() -> None:
    """B-130 (DX-30): three singles and a locomotive claim a single route of four."""
    game = rolled("SSSLD")
    play(game, f"c{SINGLE_OF_4} SSSL")
    assert player(game, 0)["points"] == 7


def test_single_route_of_five() -> None:
    """B-131 (DX-30): they do not claim one of five."""
    illegal(rolled("SSSLD"), f"c{SINGLE_OF_5}", f"c{SINGLE_OF_5} SSSLD")


def test_token_used_at_once() -> None:
    """B-132 (DX-41): two stations become a token that pays the fourth space in the same turn."""
    game = rolled("SSSTT")
    illegal(game, f"c{SINGLE_OF_4}")
    play(game, "x:TTs", f"c{SINGLE_OF_4} SSSs")
    assert (player(game, 0)["points"], player(game, 0)["tokens"]) == (7, "")


def test_longest_claim() -> None:
    """B-133 (DX-30): five dice and three tokens claim a single route of eight, the maximum."""
    game = rolled("SSSSS", "europe", tokens=["sss"], options={"dice.advanced": False})
    play(game, "c87 SSSSSsss")
    assert (player(game, 0)["points"], player(game, 0)["tokens"]) == (21, "")


def test_three_tokens_at_the_start() -> None:
    """B-134 (DX-43): who starts with three tokens takes none, even after spending two."""
    game = rolled("SSDDT", tokens=["sss"])
    play(game, f"c{SINGLE_OF_4} SSss")
    assert player(game, 0)["tokens"] == "s"
    illegal(game, "x:DDs", "x:DTd")


def test_token_after_spending() -> None:
    """B-135 (DX-44): who starts with one token, spends it and exchanges two stations ends with one."""
    game = rolled("SSTTD", tokens=["s"])
    play(game, f"c{SINGLE_OF_3} SSs", "x:TTs")
    assert player(game, 0)["tokens"] == "s"


def test_never_more_than_three() -> None:
    """B-136 (DX-42): who starts with two tokens may take one, not two."""
    game = rolled("SDTTS", tokens=["ss"])
    play(game, "x:TTd")
    assert player(game, 0)["tokens"] == "ssd"
    illegal(game, "x:SDs", "x:SSd")


def test_two_tokens_for_four_dice() -> None:
    """B-137 (DX-40): four dice of any face become two tokens, the fifth is wasted."""
    game = rolled("SSDTL")
    play(game, "x:SDd", "x:TLs")
    assert player(game, 0)["tokens"] == "sd"
    assert not any(token.startswith("x:") for token in options(game))
    play(game, "end")
    assert game.actors == [1]


def test_tickets_one_by_one() -> None:
    """B-138 (DX-35): three stations draw three tickets; each may be kept or rejected, also all of them."""
    game = rolled("TTTSD")
    play(game, "t3")
    a, b, c = game.view(0).offer
    legal(game, "k:-", f"k:{a}", f"k:{b}", f"k:{c}", f"k:{a},{b}", f"k:{a},{c}", f"k:{b},{c}", f"k:{a},{b},{c}")
    before = player(game, 0)["tickets"]
    play(game, "k:-")
    assert player(game, 0)["tickets"] == before


def test_wrong_symbol() -> None:
    """B-139 (DX-30): doubles do not pay for a single route."""
    illegal(rolled("DDDDS"), f"c{SINGLE_OF_2}")


def test_one_reroll() -> None:
    """B-140 (DX-20): the dice are rolled again once."""
    game = ws.position("usa", dice=True, roll="DDTTL", chance=["S", "S"])
    play(game, "re:DD")
    assert table(game)["dice"] == "SSTTL"
    illegal(game, "re:TT", "re:-")


def test_double_as_printed() -> None:
    """B-141 (DX-14): a printed double costs double symbols, also where its other track is closed or owned."""
    for game in (rolled("DDDDS"), rolled("DDDDS", seats=4, owners={DOUBLE_OF_4 + 1: 1})):
        legal(game, f"c{DOUBLE_OF_4} DDDD")
    for game in (rolled("SSSSD"), rolled("SSSSD", seats=4, owners={DOUBLE_OF_4 + 1: 1})):
        illegal(game, f"c{DOUBLE_OF_4}")


def test_two_symbols_on_a_ferry() -> None:
    """B-142 (DX-55): a ferry with two symbols needs two locomotives."""
    illegal(rolled("LSSSS", "europe"), "c4")
    legal(rolled("LLSSS", "europe"), "c4 LL")


def test_tunnel_surcharge() -> None:
    """B-143 (DX-60): one tunnel symbol is met by the locomotive, and a tunnel of three scores 4."""
    game = rolled("SSSLD", "europe", chance=["*1"])
    play(game, "c7 SSS", "+L")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (4, 42)


def test_surcharge_not_met() -> None:
    """B-144 (DX-64): two symbols cannot be met by one exchange: the turn is over and nothing is spent."""
    game = rolled("SSSDT", "europe", chance=["*2"])
    play(game, "c7 SSS")
    assert options(game) == {"no"}
    play(game, "no")
    assert (player(game, 0)["tracks"], player(game, 0)["pieces"], player(game, 0)["tokens"]) == ((), 45, "")
    assert game.actors == [1]


def test_no_reroll_after_tunnel_dice() -> None:
    """B-145 (DX-61): after the tunnel dice the train dice stay, though none was rolled again."""
    game = ws.position("europe", dice=True, roll="SSSLD", chance=["*1"])
    play(game, "re:-", "c7 SSS")
    illegal(game, "re:D", "re:L")


def test_second_station() -> None:
    """B-146 (DX-70): a station and a locomotive build the second one; two other dice become a token."""
    game = rolled("TLSSD", "europe", built=[["paris"]])
    play(game, "st:london TL", "x:SSs")
    assert (player(game, 0)["built"], player(game, 0)["tokens"]) == (["paris", "london"], "s")


def test_third_station() -> None:
    """B-147 (DX-70): they do not build the third one."""
    illegal(rolled("TLSSD", "europe", built=[["paris", "london"]]), "st:roma")


def test_murmansk_with_dice() -> None:
    """B-148 (DX-57): the track of nine cannot be claimed, not even with five dice and three tokens."""
    illegal(rolled("SSSSS", "nordic", tokens=["sss"]), "c51")
