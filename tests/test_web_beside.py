"""What lies beside a decision follows from the rules, for the seat that decides and nobody else."""

from __future__ import annotations

import whistlestop as ws
from tests.playing import network
from whistlestop.web.beside import beside, doubles, why_not_if_kept


def test_what_kept_dice_can_do() -> None:
    """DX-20, DX-30: before rolling again one is told what the dice can do as they lie."""
    game = ws.position("usa", dice=True, roll="SSSDT")
    told = beside(game, 0)
    assert told is not None
    assert {"t1", "end", "x:SDd"} <= set(told["kept"])
    assert "t2" not in told["kept"]
    assert game.board is not None
    lengths = {track.length for track in game.board.tracks if f"c{track.id}" in told["kept"]}
    assert lengths == {1, 2, 3}
    assert game.phase == "rolled"
    assert beside(game, 1) is None


def test_why_not_tells_what_kept_dice_lack() -> None:
    """DX-30: a track that the dice cannot pay is explained before they are rolled again, too; a reroll as ever."""
    game = ws.position("europe", dice=True, roll="SSDTT")
    why = why_not_if_kept(game, 0, "c17")  # three spaces, and a track beside it
    assert why is not None
    assert why.rule == "DX-30"
    assert why_not_if_kept(game, 0, "re:LL") is None
    assert why_not_if_kept(game, 0, "t2") is None
    game.play("re:-")
    assert why_not_if_kept(game, 0, "c17") is None


def test_what_a_ride_brings() -> None:
    """MK-52, MK-54: Bremen's yellow tokens begin at 3 and Hamburg's red ones at 4; each counts once."""
    game = ws.position("marklin", owners={16: 0, 15: 0}, passengers=[["bremen"]])
    assert beside(game, 0) is None
    game.play("ride:bremen")
    assert beside(game, 0) == {"visited": ["bremen"], "points": 3, "ahead": {"g15": 3 + 2, "g16": 3 + 4}}
    game.play("g16")
    assert beside(game, 0) == {"visited": ["bremen", "hamburg"], "points": 7, "ahead": {}}
    before = game.view(0).to_dict()["players"][0]["points"]
    game.play("stop")
    assert game.view(0).to_dict()["players"][0]["points"] == before + 7


def test_a_ride_that_does_not_count_its_beginning() -> None:
    """MK-54: with the option off, the city in which the passenger stood gives nothing."""
    game = ws.position("marklin", owners={16: 0}, passengers=[["bremen"]], options={"marklin.collectAtStart": False})
    game.play("ride:bremen")
    assert beside(game, 0) == {"visited": [], "points": 0, "ahead": {"g16": 4}}


def test_the_station_that_is_asked_about() -> None:
    """EU-13: the station, and for each the track that the software proposes."""
    board = network("A-X 2, X-C 2, X-D 2", "A-C 5, A-D 8")
    game = ws.position(
        "europe", board=board, owners={1: 0, 2: 1, 3: 1}, tickets=[["t1", "t2"], []], built=[["x"], []], last=0
    )
    while game.phase != "borrow":
        game.play(game.legal()[0])
    assert beside(game, 0) == {"station": "x", "proposal": ["loan:3"]}
    assert beside(game, 1) is None


def test_the_souvenirs_that_are_placed() -> None:
    """SF-18: of the two stacks set aside one is placed by the seat that is asked; its symbol is told."""
    game = ws.load("san-francisco", 2, seed=4)
    while game.phase != "place":
        game.play(game.legal(game.actors[0])[0], game.actors[0])
    (seat,) = game.actors
    told = beside(game, seat)
    assert told is not None
    stacks = game.view(seat).to_dict()["stacks"]
    assert told["symbol"] not in stacks
    place = str(game.legal(seat)[0]).removeprefix("place:")
    game.play(f"place:{place}", seat)
    assert game.view(seat).to_dict()["stacks"][told["symbol"]] == (place, 1)


def test_double_routes() -> None:
    """DX-13, DX-14: as printed, whoever owns what; or by what is still open, if the table plays so."""
    assert {17, 18} <= set(doubles(ws.load("europe", 2, seed=1, dice=True)))
    assert 16 not in doubles(ws.load("europe", 2, seed=1, dice=True))
    printed = ws.position("europe", 4, dice=True, owners={17: 1})
    assert {17, 18} <= set(doubles(printed))
    still = ws.position("europe", 4, dice=True, owners={17: 1}, options={"dice.parallelMeans": "open-tracks"})
    assert 18 not in doubles(still)
