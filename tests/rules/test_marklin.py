"""Märklin."""

from __future__ import annotations

from typing import Any

import pytest

import whistlestop as ws
from tests.playing import claim, end, hand, illegal, kinds, legal, options, play, player, table
from whistlestop.titles.title import board_of, title

NOTHING_AT_START = {"marklin.collectAtStart": False}


def test_passengers_of_a_seat() -> None:
    """Everybody has three passengers (MK-01)."""
    assert [player(ws.load("marklin", 2, seed=1), seat)["passengers"] for seat in range(2)] == [3, 3]


def test_ticket_decks() -> None:
    """23 short tickets of 5 to 11 points and 23 long ones of 12 to 22 lie in two decks (MK-03)."""
    tickets = board_of(title("marklin")).tickets
    for kind, low, high in (("short", 5, 11), ("long", 12, 22)):
        points = [points for ticket in tickets if ticket.kind == kind for _, points in ticket.goals]
        assert (len(points), min(points), max(points)) == (23, low, high)


def test_mix_at_setup() -> None:
    """Everybody announces a mix and draws it before anybody's reject goes back into its deck (MK-05)."""
    game = ws.load("marklin", 2, seed=1, first=0)
    assert (game.phase, game.actors) == ("mix", [0])
    assert options(game) == {"mix:0+4", "mix:1+3", "mix:2+2", "mix:3+1", "mix:4+0"}
    play(game, "mix:3+1", "mix:0+4")
    assert sorted(ticket[0] for ticket in game.view(0).offer) == ["l", "l", "l", "s"]
    assert [ticket[0] for ticket in game.view(1).offer] == ["s"] * 4
    assert table(game)["decks"] == {"regular": 18, "long": 20}
    offer = game.view(0).offer
    illegal(game, f"k:{offer[0]}", seat=0)
    game.play("k:" + ",".join(ticket for ticket in offer if ticket[0] == "l"), 0)
    game.play("k:" + ",".join(game.view(1).offer[:2]), 1)
    assert table(game)["decks"] == {"regular": 18 + 1 + 2, "long": 20}


def test_rejects_are_reshuffled() -> None:
    """At setup rejects go back anywhere in their decks, not to the bottom (MK-05)."""
    found = set()
    for seed in range(40):
        game = ws.load("marklin", 2, seed=seed, first=0)
        play(game, "mix:4+0", "mix:4+0")
        rejected = set()
        for seat in (0, 1):
            rejected |= set(game.view(seat).offer[2:])
            game.play("k:" + ",".join(game.view(seat).offer[:2]), seat)
        play(game, "t", "mix:4+0")
        found |= rejected & set(game.view(0).offer)
    assert found


@pytest.mark.parametrize(
    ("deck", "mixes"),
    [
        (["s01", "s02", "s03", "s04", "l01"], {"mix:0+4", "mix:1+3"}),
        (["s01", "l01", "l02", "l03", "l04"], {"mix:3+1", "mix:4+0"}),
        (["s01", "l01"], {"mix:1+1"}),
    ],
)
def test_mix_in_play(deck: list[str], mixes: set[str]) -> None:
    """A mix adds up to four, or to all that are left, and takes from no deck more than it holds (MK-21)."""
    game = ws.position("marklin", ticket_deck=deck)
    play(game, "t")
    assert options(game) == mixes


def test_face_up_wilds() -> None:
    """A plain locomotive costs the whole draw; +4 locomotives and passenger cards are ordinary ones (MK-10)."""
    game = ws.position("marklin", row="LZXKB", chance="ZX")
    play(game, "r2")
    assert options(game) == {"d", "r2", "r3", "r4", "r5"}
    play(game, "r3")
    assert hand(game).count("Z") >= 1
    game = ws.position("marklin", row="LZXKB")
    play(game, "r1")
    assert game.actors == [1]


def test_what_is_flushed() -> None:
    """Only plain locomotives are counted, unless the table counts +4 ones too (MK-11)."""
    for counted in (False, True):
        game = ws.position("marklin", row="LZKRG", chance="ZKKBBW", options={"marklin.flushCountsPlus4": counted})
        assert ("flush" in kinds(play(game, "r3"))) is counted


def test_plus4_locomotives() -> None:
    """A +4 locomotive is wild on tracks of four and more, several of them too (MK-12)."""
    game = ws.position("marklin", hands=["O3B2L2Z4"])
    legal(game, "c10 O3Z", "c10 OZ3", "c10 Z4", "c10 O2LZ", "c10 L2Z2")
    illegal(game, "c15 B2Z", "c25 BZ", "c70 Z2")
    legal(game, "c15 B2L")


def test_choice_among_wilds() -> None:
    """Who lays wilds says how many of them are +4 locomotives (MK-12, CM-47)."""
    game = ws.position("marklin", hands=["O2L2Z2"])
    play(game, "c10", "=O2L2")
    assert options(game) == {"*0", "*1", "*2"}
    play(game, "*1")
    assert hand(game) == "LZ"


def test_passenger_cards_pay_for_no_track() -> None:
    """Passenger cards are never payment (MK-13)."""
    game = ws.position("marklin", hands=["X4O3"])
    illegal(game, "c10 O3X", "c10 X4", "c10")


def test_actions() -> None:
    """Cards, tracks, tickets and passengers are the four actions (MK-20)."""
    game = ws.position("marklin", hands=["W"], owners={16: 0}, passengers=[["bremen"]])
    legal(game, "d", "c14 W", "t", "ride:bremen")


def test_triples() -> None:
    """Of a triple two or three players use one track, four or five each another (MK-22)."""
    for seats in (2, 3, 4, 5):
        game = ws.position("marklin", seats, seat=1, hands=["K", "K"], owners={28: 0})
        (legal if seats >= 4 else illegal)(game, "c29 K", "c30 K")
        illegal(ws.position("marklin", seats, hands=["K"], owners={28: 0}), "c29 K", "c30 K")
    legal(ws.position("marklin", 4, seat=2, hands=[None, None, "K"], owners={28: 0, 29: 1}), "c30 K")


def test_placing_a_passenger() -> None:
    """After a claim an unplaced passenger may be placed on one of the two end cities, or stay (MK-40)."""
    game = ws.position("marklin", hands=["W"])
    play(game, "c14 W")
    assert options(game) == {"on:-", "on:bremen", "on:bremerhaven"}
    play(game, "on:bremen")
    assert (player(game, 0)["standing"], player(game, 0)["passengers"], game.actors) == (["bremen"], 2, [1])
    game = ws.position("marklin", hands=["W"], passengers=[["kiel", "kiel", "ulm"]])
    play(game, "c14 W")
    assert game.actors == [1]


def test_no_passenger_abroad() -> None:
    """A passenger is not placed on a country, which holds no token either (MK-07, MK-40)."""
    game = ws.position("marklin", hands=["W2"])
    play(game, "c41 W2")
    assert options(game) == {"on:-", "on:emden"}


def test_one_per_city() -> None:
    """Several passengers may share a city, unless the table says otherwise (MK-43)."""
    for alone, ways in ((False, {"on:-", "on:bremen", "on:bremerhaven"}), (True, {"on:-", "on:bremerhaven"})):
        rules = {"marklin.onePassengerPerCity": alone}
        game = ws.position("marklin", hands=["W"], passengers=[[], ["bremen"]], options=rules)
        play(game, "c14 W")
        assert options(game) == ways


RIDE: dict[str, Any] = {"owners": {14: 0, 16: 0, 17: 1}, "passengers": [["bremen"]], "options": NOTHING_AT_START}
"""Seat 0 owns Bremen-Bremerhaven and Bremen-Hamburg, seat 1 Bremen-Hannover."""


def test_a_move() -> None:
    """A move is a whole turn along connected own tracks, each once; it needs one and may stop anywhere.

    MK-50, MK-56.
    """
    game = ws.position("marklin", hands=[""], **RIDE)
    play(game, "ride:bremen")
    assert options(game) == {"g14", "g16"}
    play(game, "g16")
    assert options(game) == {"stop"}
    play(game, "stop")
    assert game.actors == [1]


def test_each_track_once() -> None:
    """A move may pass a city more than once, but no track (MK-50, MK-56)."""
    owners = {66: 0, 17: 0, 16: 0, 70: 0}
    game = ws.position("marklin", hands=[""], owners=owners, passengers=[["hamburg"]])
    play(game, "ride:hamburg", "g66", "g17", "g16")
    assert options(game) == {"g70", "stop"}
    play(game, "g70", "stop")
    assert table(game)["taken"] == {"hamburg": 1, "hannover": 1, "bremen": 1, "schwerin": 1}
    assert player(game, 0)["goods"] == 4 + 3 + 3 + 2


def test_opponents_tracks() -> None:
    """One opponent's track for each passenger card played; the cards are discarded (MK-51, MK-56)."""
    game = ws.position("marklin", hands=["X"], **(RIDE | {"owners": {14: 0, 17: 1, 73: 1}}))
    play(game, "ride:bremen")
    assert options(game) == {"g14", "g17"}
    play(game, "g17")
    assert hand(game) == ""
    assert options(game) == {"stop"}
    play(game, "stop")
    assert table(game)["discard"] == "X"
    game = ws.position("marklin", hands=[""], **(RIDE | {"owners": {17: 1}}))
    illegal(game, "ride:bremen")


def test_goods_score_at_once() -> None:
    """The top token of every city visited, at once, one a city; the passenger leaves the game.

    MK-52, MK-53, MK-55.
    """
    game = ws.position("marklin", **RIDE)
    before = player(game, 0)["points"]
    play(game, "ride:bremen", "g16", "stop")
    assert (player(game, 0)["points"] - before, player(game, 0)["goods"]) == (4, 4)
    assert (player(game, 0)["standing"], player(game, 0)["passengers"]) == ([], 2)


def test_collect_at_start() -> None:
    """The city where the passenger stood counts as visited, unless the table says otherwise (MK-54)."""
    for counts, goods in ((True, 4 + 3), (False, 4)):
        game = ws.position("marklin", **(RIDE | {"options": {"marklin.collectAtStart": counts}}))
        play(game, "ride:bremen", "g16", "stop")
        assert player(game, 0)["goods"] == goods


@pytest.mark.parametrize(
    ("colour", "values", "cities"),
    [("black", [7, 6, 5, 4], 1), ("red", [4, 3, 2], 6), ("yellow", [3, 2, 1], 12), ("white", [2], 16)],
)
def test_stacks(colour: str, values: list[int], cities: int) -> None:
    """Stacks of four colours lie with the highest on top; 74 tokens in all (MK-04)."""
    board = board_of(title("marklin"))
    places = [place.id for place in board.locations if place.merchandise == colour]
    assert len(places) == cities
    for n in range(len(values) + 1):
        game = ws.position("marklin", taken={places[0]: [0] * n})
        assert player(game, 0)["goods"] == sum(values[:n])
    with pytest.raises(ws.PositionError):
        ws.position("marklin", taken={places[0]: [0] * (len(values) + 1)})


def test_empty_stack() -> None:
    """A city without a token left gives none (MK-52)."""
    game = ws.position("marklin", taken={"hamburg": [1, 1, 1]}, **RIDE)
    play(game, "ride:bremen", "g16", "stop")
    assert player(game, 0)["goods"] == 0


def test_countries() -> None:
    """A ticket to a country is completed at any of its crossings, which nobody passes through (MK-06, MK-07)."""
    via = {20: 0, 41: 0, 19: 0}  # Danmark-Bremerhaven-Emden-Niederlande
    result = end(ws.position("marklin", owners=via, tickets=[["s17"], []], last=0))
    assert result.scores[0].tickets[0].points == 10
    result = end(ws.position("marklin", owners={20: 0, 41: 0}, tickets=[["s17"], []], last=0))
    assert result.scores[0].tickets[0].points == -10


def test_no_ride_through_a_country() -> None:
    """A passenger that reaches a country can only stop there, and takes nothing (MK-07)."""
    game = ws.position("marklin", owners={41: 0}, passengers=[["emden"]], options=NOTHING_AT_START)
    play(game, "ride:emden", "g41")
    assert options(game) == {"stop"}
    play(game, "stop")
    assert player(game, 0)["goods"] == 0


def test_end_scoring() -> None:
    """Tickets and 10 for the most completed ones are added; goods are scored already, paths are not (MK-60)."""
    game = ws.position(
        "marklin", owners={23: 0, 34: 0, 7: 1}, tickets=[["s02"], ["s01"]], taken={"berlin": [1]}, last=0
    )
    result = end(game)
    assert [score.bonus for score in result.scores] == [{}, {"merchandise": 7}]
    assert [score.total for score in result.scores] == [1 + 4 - 6, 18 + 7 - 5]
    game = ws.position("marklin", owners={25: 0, 10: 0}, tickets=[["s02"], ["s01"]], last=0)
    assert [score.bonus for score in end(game).scores] == [{"globetrotter": 10}, {}]


def test_last_tie_break() -> None:
    """After tickets the victory is shared, or goes to more merchandise if the table says so (MK-61)."""
    for option, winners in (("shared", (0, 1)), ("merchandise", (1,))):
        facts: Any = {"tickets": [[], []], "taken": {"kiel": [1]}, "points": [9, 9], "last": 0}
        result = end(ws.position("marklin", options={"marklin.lastTieBreak": option}, **facts))
        assert result.winners == winners


def test_twin_passengers() -> None:
    """Two own passengers in one city are moved one by one (MK-50, MK-55)."""
    game = ws.position("marklin", **(RIDE | {"passengers": [["bremen", "bremen"]]}))
    play(game, "ride:bremen", "g16", "stop")
    assert player(game, 0)["standing"] == ["bremen"]


def test_claim_then_passenger_is_one_turn() -> None:
    """Placing a passenger belongs to the claim (MK-40)."""
    game = ws.position("marklin", 2, hands=["W"])
    claim(game, "c14 W")
    assert game.actors == [1]
