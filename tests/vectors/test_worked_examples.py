"""The worked examples of the rulebooks."""

from __future__ import annotations

from collections import Counter

import pytest

import whistlestop as ws
from tests.playing import end, hand, illegal, legal, options, play, player, table
from whistlestop.titles.title import board_of, title

ALL_CARDS = "K12B12G12O12P12R12W12Y12"


def test_coloured_track() -> None:
    """A-01 (NC-32): two yellow cards claim a yellow track of two for 2 points."""
    game = ws.position("nordic", hands=["Y2"])
    play(game, "c34 Y2")
    assert (player(game, 0)["points"], player(game, 0)["pieces"], hand(game)) == (2, 38, "")
    assert table(game)["discard"] == "Y2"


def test_no_locomotive_on_a_plain_track() -> None:
    """A-02 (NC-32): a yellow card and a locomotive claim no yellow track."""
    illegal(ws.position("nordic", hands=["YL"]), "c34 YL", "c34")


def test_grey_track_with_blue() -> None:
    """A-03 (NC-32): three blue cards claim a grey track of three for 4 points."""
    game = ws.position("nordic", hands=["B3"])
    play(game, "c18 B3")
    assert player(game, 0)["points"] == 4


def test_grey_track_with_purple() -> None:
    """A-04 (NC-32): three purple cards claim the same track."""
    legal(ws.position("nordic", hands=["P3"]), "c18 P3")


def test_grey_track_with_two_colours() -> None:
    """A-05 (NC-32): two blue cards and a purple one do not."""
    illegal(ws.position("nordic", hands=["B2P"]), "c18 B2P", "c18")


def test_wrong_colour() -> None:
    """A-06 (NC-32, CM-43): a blue track takes two blue cards and not two green ones."""
    game = ws.position("nordic", hands=["G2B2"])
    illegal(game, "c19 G2")
    legal(game, "c19 B2")


def test_coloured_ferry() -> None:
    """A-07 (NC-50): a locomotive and two orange cards claim Stavanger-Kristiansand for 4 points."""
    game = ws.position("nordic", hands=["LO2"])
    play(game, "c45 LO2")
    assert player(game, 0)["points"] == 4


def test_ferry_without_locomotive() -> None:
    """A-08 (NC-50): three orange cards leave its symbol uncovered."""
    illegal(ws.position("nordic", hands=["O3"]), "c45 O3", "c45")


def test_murmansk() -> None:
    """A-09 (NC-40, NC-42): seven green cards and twice four others claim Murmansk-Lieksa for 27 points."""
    game = ws.position("nordic", hands=["G7K2B2R2W2"])
    play(game, "c51 G7K2B2R2W2")
    assert (player(game, 0)["points"], player(game, 0)["pieces"], hand(game)) == (27, 31, "")


@pytest.mark.parametrize(("name", "track"), [("nordic", 44), ("switzerland", 78)])
def test_tunnel_with_one_match(name: str, track: int) -> None:
    """A-10 (NC-61, CM-62): of green, blue and white one card matches two green ones."""
    game = ws.position(name, hands=["G3L"], chance=["G", "B", "W"])
    play(game, f"c{track} G2")
    assert options(game) == {"no", "+G", "+L"}


def test_tunnel_with_a_locomotive_revealed() -> None:
    """A-11 (NC-61): a revealed locomotive matches too, and is answered with green as well."""
    game = ws.position("nordic", hands=["G3L"], chance=["L", "B", "W"])
    play(game, "c44 G2")
    assert options(game) == {"no", "+G", "+L"}


def test_whole_track_at_once() -> None:
    """A-12 (CM-42): nobody claims two of three spaces."""
    game = ws.position("nordic", hands=["B3"])
    illegal(game, "c18 B2", "c18 B")
    legal(game, "c18 B3")


def test_ferry_cards_are_wild() -> None:
    """A-15 (SF-31): four sets of cards pay for a black track of three."""
    legal(ws.position("san-francisco", hands=["K3F3"]), "c17 K3", "c17 K2F", "c17 KF2", "c17 F3")


def test_souvenir_must_be_taken() -> None:
    """A-16 (SF-40): the one new souvenir at the ends of the track is taken without asking."""
    game = ws.position("san-francisco", hands=["K2"], stacks={"s1": "castro", "s2": "lands-end"})
    play(game, "c5 K2")
    assert player(game, 0)["souvenirs"] == ["s1"]
    assert game.actors == [1]


def test_blue_track_is_not_red() -> None:
    """A-17 (SF-32): two red cards claim no blue track."""
    illegal(ws.position("san-francisco", hands=["R2"]), "c9 R2", "c9")


def test_souvenir_points() -> None:
    """A-18 (SF-62): none to seven symbols are worth 0, 0, 1, 2, 4, 6, 9, 12."""
    worth = []
    for n in range(8):
        taken = [f"s{i + 1}" for i in range(n)]
        game = ws.position("san-francisco", 4, last=0, tickets=[[], [], [], []], souvenirs=[taken])
        worth.append(end(game).scores[0].total)
    assert worth == [0, 0, 1, 2, 4, 6, 9, 12]


def test_souvenirs_of_two_players() -> None:
    """A-19 (SF-18): after the set-up for two, five stacks of two and two single tokens lie on seven places."""
    game = ws.load("san-francisco", 2, seed=5)
    while game.phase in ("keep", "place"):
        game.play(game.legal(game.actors[0])[0], game.actors[0])
    stacks = table(game)["stacks"]
    assert sorted(size for _, size in stacks.values()) == [1, 1, 2, 2, 2, 2, 2]
    assert len({place for place, _ in stacks.values()}) == 7


def test_swiss_exits() -> None:
    """A-20 (CH-04): three exits lead to Austria, four to France, five each to Italy and Germany."""
    board = board_of(title("switzerland"))
    country = {place.id: place.country for place in board.locations if place.kind == "country"}
    exits = Counter(country[end] for track in board.tracks for end in (track.a, track.b) if end in country)
    assert exits == {"osterreich": 3, "france": 4, "italia": 5, "deutschland": 5}


def test_swiss_tickets() -> None:
    """A-21 (CH-02): 34 tickets join cities, 4 a city and countries, 8 countries."""
    kinds = Counter(ticket.kind for ticket in board_of(title("switzerland")).tickets)
    assert kinds == {"regular": 34, "city-to-country": 4, "country-to-country": 8}


def test_nordic_cards() -> None:
    """A-22 (NC-02): 96 coloured cards and 14 locomotives, 46 tickets, one bonus of 10."""
    game = ws.position("nordic", row="", pile="", discard="", hands=[None, ""], tickets=[46, 0])
    assert hand(game) == ALL_CARDS + "L14"
    globetrotter = 1
    assert player(game, 0)["cards"] + player(game, 0)["tickets"] + globetrotter == 157


def test_san_francisco_parts() -> None:
    """A-23 (SF-02, SF-03): 36 coloured and 8 ferry cards, 24 tickets, 21 tokens, 80 cable cars."""
    game = ws.position("san-francisco", 4, row="", pile="", discard="", hands=[None, "", "", ""], tickets=[24, 0, 0, 0])
    assert hand(game) == "K6B6G6O6P6R6F8"
    assert len(game.view(0).tickets) == 24
    assert sum(size for _, size in table(game)["stacks"].values()) == 21
    assert sum(player(game, seat)["pieces"] for seat in range(4)) == 80
