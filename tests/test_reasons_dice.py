"""Every reason why an action with dice is not legal, word for word, with the rule's id."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.reasoning import says


def test_cards_stay_in_the_box() -> None:
    """DX-10, DX-91: no train cards, no passing."""
    game = ws.position("usa", dice=True, phase="dice", roll="SSDTL")
    says(game, "r1", "DX-10: train cards are not used when the dice are in play")
    says(game, "c2 B5", "DX-10: B5 names cards; with dice pay with S, D and L, and with tokens s and d")
    says(game, "pass", "DX-91: with dice nobody passes; end the turn instead")


def test_advanced_rules_off() -> None:
    """DX-51: without the advanced rules stations and passengers stay in the box, and tunnels are plain tracks."""
    off = {"dice.advanced": False}
    europe = ws.position("europe", dice=True, phase="dice", options=off)
    says(europe, "st:paris", "DX-51: stations stay in the box while the advanced rules are off")
    says(europe, "no", "DX-51: tunnels are plain tracks while the advanced rules are off, so there is no surcharge")
    marklin = ws.position("marklin", dice=True, phase="dice", options=off)
    says(marklin, "ride:ulm", "DX-51: passengers stay in the box while the advanced rules are off")
    says(marklin, "no", "CM-20: there are no tunnels in this game, so there is no surcharge")


def test_rolling_again() -> None:
    """DX-20, DX-61: any of the dice that were rolled, once, before anything else."""
    game = ws.position("nordic", dice=True, roll="SSDTL", chance=["*1"])
    says(game, "c41", "DX-20: you have rolled the dice: first say which of them are rolled again, or none")
    says(
        game,
        "re:SSST",
        "DX-20: the dice show 2 single, 1 double, 1 station and 1 locomotive; 3 single cannot be rolled again",
    )
    game.play("re:-")
    says(game, "re:S", "DX-20: dice are rolled again only right after the first roll, and once")
    game.play("c6")
    assert game.phase == "dice-tunnel"
    says(game, "re:S", "DX-61: the tunnel dice have been rolled, so the train dice stay as they are")


def test_units() -> None:
    """DX-30, DX-31, DX-33, DX-55, DX-62: as many units as spaces, a locomotive die for every symbol."""
    game = ws.position("nordic", dice=True, phase="dice", roll="SSDTL")
    says(game, "c40", "DX-30: track 40 costs 5 single units; dice and tokens make 3")
    says(game, "c9", "DX-62: track 9 costs 4 double units; dice and tokens make 2")
    says(game, "c5", "DX-55: the ferry shows 2 locomotive symbols, the roll has 1 locomotive")
    says(game, "c51", "DX-33: track 51 costs 9 units; five dice and three tokens make no more than 8")
    few = ws.position("usa", dice=True, phase="dice", pieces=[4], owners={2: None})
    says(few, "c2", "DX-31: 4 pieces left, this track needs 5")


def test_named_dice_and_tokens() -> None:
    """DX-13, DX-14, DX-30, DX-31, DX-41, DX-55: what is laid fits the route, is exactly enough, and is there."""
    game = ws.position("nordic", dice=True, phase="dice", roll="SSDTL", tokens=["s"])
    says(game, "c21 SST", "DX-30: station dice are never spaces of a track")
    says(game, "c21 SSD", "DX-13: track 21 is a single route; double dice do not pay for it")
    says(game, "c21 SSd", "DX-41: track 21 is a single route; double tokens do not pay for it")
    says(game, "c21 SS", "DX-31: track 21 costs exactly 3 units, 2 were laid")
    says(game, "c3 SS", "DX-55: the ferry shows 1 locomotive symbol, 0 locomotives were laid")
    says(
        game,
        "c21 SSS",
        "DX-30: 3 single laid, and the unused dice are 2 single, 1 double, 1 station and 1 locomotive",
    )
    says(game, "c21 Sss", "DX-41: 2 single tokens laid, and you hold 1 single token")
    printed = ws.position("usa", dice=True, phase="dice", roll="SSDTL", options={"dice.parallelMeans": "open-tracks"})
    says(printed, "c10 SS", "DX-14: track 10 is a double route; single dice do not pay for it")


def test_any_dice_that_pay_will_do() -> None:
    """DX-21, DX-30, DX-63, DX-70: a locomotive may be laid though a matching die is there."""
    game = ws.position("nordic", dice=True, phase="dice", roll="SSDTL")
    assert game.why_not(0, "c33 L") is None
    game.play("c33 L")
    tunnel = ws.position("nordic", dice=True, phase="dice", roll="SSSLL", chance=["*1"])
    tunnel.play("c6 SS")
    assert ws.read_action("+L") in tunnel.legal()
    assert ws.read_action("+S") in tunnel.legal()
    station = ws.position("europe", dice=True, phase="dice", roll="SSTLL")
    assert ws.read_action("st:paris L") in station.legal()
    assert ws.read_action("st:paris T") in station.legal()


def test_how_many_tokens() -> None:
    """DX-30, DX-31, DX-41: as many tokens as are held, fit, and leave enough to the dice."""
    game = ws.position("nordic", dice=True, phase="dice", roll="SSDTL", tokens=["ss"])
    game.play("c21")
    assert game.phase == "tokens"
    says(game, "d", "DX-10: train cards are not used when the dice are in play")
    says(game, "end", "DX-30: you are paying for track 21: say how many tokens you use")
    says(game, "tok:3", "DX-41: you hold 2 tokens of this kind; 3 are too many")
    few = ws.position("nordic", dice=True, phase="dice", roll="SDDTL", tokens=["ss"])
    few.play("c21")
    says(few, "tok:0", "DX-30: with 0 tokens the dice do not make up the 3 units that are needed")
    short = ws.position("nordic", dice=True, phase="dice", roll="SSDTL", tokens=["ss"])
    short.play("c33")
    says(short, "tok:2", "DX-31: tokens pay for 1 space here; 2 are too many")


def test_tickets() -> None:
    """DX-35, DX-36: station and locomotive dice draw tickets, one each."""
    game = ws.position("usa", dice=True, phase="dice", roll="SSDTL")
    says(game, "t", "DX-35: say how many dice are used to draw tickets, from t1 to t5")
    says(
        game,
        "t3",
        "DX-35: 3 dice for tickets must show a station or a locomotive; "
        "the roll has 2 single, 1 double, 1 station and 1 locomotive",
    )
    game.play("t2")
    says(game, "end", "DX-35: you are choosing tickets: keep some of the offer")
    marklin = ws.position("marklin", dice=True, phase="dice", roll="SSDTL")
    marklin.play("t2")
    says(
        marklin,
        "end",
        "DX-36: you are drawing tickets: announce how many of the 2 are long and how many are short",
    )
    says(marklin, "mix:2+2", "DX-36: the mix must make 2 tickets; 2 long and 2 short make 4")


def test_tokens_for_dice() -> None:
    """DX-40, DX-42, DX-43, DX-45, DX-64: two unused dice for a token, never more than three, none after a failure."""
    game = ws.position("usa", dice=True, phase="dice", roll="SSDTL", tokens=["ss"])
    says(
        game,
        "x:DDs",
        "DX-40: the unused dice are 2 single, 1 double, 1 station and 1 locomotive; 2 double are not among them",
    )
    says(game, "end:sd", "DX-45: you hold 2 single tokens; 1 single token and 1 double token cannot be thrown away")
    game.play("x:SDs")
    says(game, "x:SDs", "DX-42: nobody may hold more than 3 tokens")
    three = ws.position("usa", dice=True, phase="dice", roll="SSDTL", tokens=["sss"])
    says(three, "x:SDs", "DX-43: who starts the turn with 3 tokens may take none in it")
    three.play("c39 ss")
    says(three, "x:SDs", "DX-43: who starts the turn with 3 tokens may take none in it")
    says(three, "c10", "DX-22: the action of this turn is done: take tokens for unused dice, or end the turn")
    failed = ws.position("nordic", dice=True, phase="dice", roll="SSDTL", tokens=["s"], chance=["*3"])
    failed.play("c6")
    failed.play("tok:0")
    failed.play("no")
    says(failed, "x:DTs", "DX-64: after a failed tunnel no tokens may be taken")


def test_a_tunnel() -> None:
    """DX-63, DX-64: the surcharge is met with what fits, and an exchange for it binds."""
    game = ws.position("nordic", dice=True, phase="dice", roll="SSSDT", chance=["*1"])
    game.play("c6")
    says(game, "end", "DX-64: you are in a tunnel: meet the surcharge of 1 unit, take tokens for it, or decline")
    says(game, "+SS", "DX-63: the surcharge is 1 unit, 2 were paid")
    says(game, "+D", "DX-13: track 6 is a single route; double dice do not pay for it")
    says(game, "+L", "DX-30: 1 locomotive laid, and the unused dice are 1 single, 1 double and 1 station")
    says(game, "x:SDd", "DX-63: after this exchange the surcharge of 1 unit could not be met")
    game.play("x:DTs")
    says(game, "no", "DX-64: dice have been given for tokens to meet this surcharge, so it must be met")
    early = ws.position("nordic", dice=True, phase="dice", roll="SSSDT")
    says(early, "+S", "DX-63: no tunnel is being attempted, so there is no surcharge")
    says(early, "no", "DX-64: no tunnel is being attempted, so there is no surcharge")
    says(early, "tok:1", "DX-30: nothing is being paid for with tokens; choose a track first")


def test_stations() -> None:
    """DX-70: the first, second, third station costs one, two, three station dice or locomotives."""
    game = ws.position("europe", dice=True, phase="dice", roll="SSDTL", built=[["paris", "roma"]])
    says(
        game,
        "st:wien",
        "DX-70: this station costs 3 station dice or locomotives; "
        "the unused dice are 2 single, 1 double, 1 station and 1 locomotive",
    )
    says(game, "st:wien SST", "DX-70: a station is paid with station dice and locomotives only")
    says(game, "st:wien TL", "DX-70: this station costs exactly 3 dice, 2 were laid")
    says(
        game,
        "st:wien TTL",
        "DX-30: 2 station and 1 locomotive laid, "
        "and the unused dice are 2 single, 1 double, 1 station and 1 locomotive",
    )


def test_rides() -> None:
    """DX-80: an opponent's track takes a die of the right face."""
    facts: dict[str, Any] = {"owners": {10: 0, 88: 1}, "passengers": [["leipzig"]], "roll": "SSDDD"}
    game = ws.position("marklin", dice=True, phase="dice", **facts)
    game.play("ride:leipzig")
    says(
        game,
        "g88",
        "DX-80: track 88 (Leipzig–Magdeburg) belongs to seat 1, and no locomotive die is left to use it",
    )
    either = {"dice.passengerDieFace": "station-or-locomotive"}
    game = ws.position("marklin", dice=True, phase="dice", options=either, **facts)
    game.play("ride:leipzig")
    says(
        game,
        "g88",
        "DX-80: track 88 (Leipzig–Magdeburg) belongs to seat 1, and no station die or locomotive die is left to use it",
    )
