"""The Dice Expansion."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import whistlestop as ws
from tests.playing import claim, end, illegal, kinds, legal, network, options, play, player, table

DICE_TITLES = ("usa", "europe", "marklin", "nordic", "switzerland")
EACH = pytest.mark.parametrize("title", DICE_TITLES)


def rolled(roll: str, title: str = "usa", **facts: Any) -> ws.Game:
    """Return a turn in which this was the final roll."""
    return ws.position(title, dice=True, phase="dice", roll=roll, **facts)


# Parts and setup


def test_faces() -> None:
    """Of the six faces of a train die two are single, two double, one a station, one a locomotive (DX-01)."""
    found: Counter[str] = Counter()
    for seed in range(400):
        found += Counter(table(ws.position("usa", dice=True, seed=seed))["dice"])
    assert {face: round(6 * n / 2000) for face, n in found.items()} == {"S": 2, "D": 2, "T": 1, "L": 1}


TUNNELS = {"europe": ("c7 SSS", "SSSLD"), "nordic": ("c52 SS", "SSLDD"), "switzerland": ("c1 SSS", "SSSLD")}


def symbols_on_tunnel_dice(title: str, **how: Any) -> float:
    """Return on how many of six faces a tunnel die shows its symbol, by rolling the three of them 300 times."""
    claim_it, roll = TUNNELS[title]
    symbols = 0
    for seed in range(300):
        happened = play(rolled(roll, title, seed=seed, **how), claim_it)
        symbols += sum(event.count or 0 for event in happened if event.kind == "tunnel-roll")
    return 6 * symbols / 900


@pytest.mark.parametrize("title", TUNNELS)
def test_tunnel_dice(title: str) -> None:
    """Each of three tunnel dice shows a symbol on two of its six faces (DX-02, DX-08)."""
    assert symbols_on_tunnel_dice(title) == pytest.approx(2, abs=0.4)


@pytest.mark.parametrize("faces", [1, 2, 3])
def test_other_tunnel_dice(faces: int) -> None:
    """The table may say on how many faces (DX-08)."""
    rules = {"dice.tunnelFacesPerDie": faces}
    assert symbols_on_tunnel_dice("europe", options=rules) == pytest.approx(faces, abs=0.4)


@EACH
def test_only_where_dice_are_wanted(title: str) -> None:
    """A game is played with cards unless dice are asked for (DX-10)."""
    game = ws.load(title, 2, seed=1)
    assert "dice" not in table(game)
    assert [player(game, seat)["cards"] for seat in range(2)] == [4, 4]
    assert len(table(ws.load(title, 2, seed=1, dice=True)).get("row", "")) == 0


@EACH
def test_what_the_board_gives(title: str) -> None:
    """Pieces and tickets are the board's; there is nothing to draw and nothing in hands (DX-10, DX-11, DX-82)."""
    numbers = {"usa": (45, 3), "europe": (45, 4), "marklin": (45, 4), "nordic": (40, 5), "switzerland": (40, 5)}
    game = ws.load(title, 2, seed=1, first=0, dice=True)
    while game.phase == "mix":
        play(game, "mix:2+2")
    pieces, tickets = numbers[title]
    assert [player(game, seat)["pieces"] for seat in range(2)] == [pieces] * 2
    assert [len(game.view(seat).offer) for seat in range(2)] == [tickets] * 2
    assert [player(game, seat)["cards"] for seat in range(2)] == [0, 0]
    offer = game.view(0).offer
    illegal(game, f"k:{offer[0]}", seat=0)
    legal(game, "k:" + ",".join(offer[:2]), seat=0)


def test_where_dice_are_played() -> None:
    """San Francisco and the Card Game are not played with dice (DX-16)."""
    for title in ("san-francisco", "card-game"):
        with pytest.raises(ws.TitleError):
            ws.load(title, 2, dice=True)


def test_colours_mean_nothing() -> None:
    """Only single or double matters (DX-12)."""
    game = rolled("SSSSD")
    legal(game, "c12 SSSS", "c25 SSSS", "c19 SSSS", "c24 SSSS")


def test_doubles_and_triples() -> None:
    """A track without a parallel one is single, others are double, Märklin's triples too (DX-13)."""
    legal(rolled("DDDDS"), "c4 DDDD", "c26 D")
    illegal(rolled("DDDDS"), "c12", "c3 D")
    legal(rolled("DTTTT", "marklin"), "c28 D", "c29 D")
    illegal(rolled("STTTT", "marklin"), "c28", "c29")


def test_open_tracks() -> None:
    """A track stays double when its sibling is claimed, unless the table counts what is open (DX-14)."""
    claimed: Any = {"seats": 4, "owners": {5: 1}}
    open_tracks = {"dice.parallelMeans": "open-tracks"}
    legal(rolled("DDDDT", **claimed), "c4 DDDD")
    illegal(rolled("SSSST", **claimed), "c4")
    legal(rolled("SSSST", options=open_tracks, **claimed), "c4 SSSS")
    illegal(rolled("DDDDT", options=open_tracks, **claimed), "c4")
    legal(rolled("DDDDT", seats=4, options=open_tracks), "c4 DDDD")


@pytest.mark.parametrize("equal", [False, True])
def test_unequal_pairs(equal: bool) -> None:
    """Nordic's unequal pairs are double, whatever counts as parallel for claiming (DX-15)."""
    rules = {"parallel.equalLengthOnly": equal}
    legal(rolled("DDTTT", "nordic", options=rules), "c44 DD")
    illegal(rolled("SSTTT", "nordic", options=rules), "c44")


# The turn


def test_reroll() -> None:
    """Any number of dice may be rolled again, once; then the result is final (DX-20)."""
    game = ws.position("usa", dice=True, roll="SSDTL", chance="DD")
    assert len(options(game)) == 3 * 2 * 2 * 2
    play(game, "re:SL")
    assert table(game)["dice"] == "SDDDT"
    assert not any(token.startswith("re:") for token in options(game))


def test_turn_of_the_next_seat() -> None:
    """The next seat rolls all five dice anew (DX-20)."""
    game = ws.position("usa", dice=True, roll="SSSSS", chance="DDDTL")
    play(game, "re:-", "end")
    assert (game.actors, game.phase, table(game)["dice"]) == ([1], "rolled", "DDDTL")


def test_locomotive_dice() -> None:
    """A locomotive is a single, a double, or a station (DX-21)."""
    game = rolled("SDLLT")
    legal(game, "c1 SL", "c8 DL", "c14 SLL", "t1", "t2", "t3")
    illegal(game, "t4", "c12")


def test_one_action() -> None:
    """One action a turn: after a claim, tickets or a station only exchanges are left (DX-22, DX-32, DX-71, DX-81)."""
    game = rolled("SSTTL", "europe")
    for first in (["c12 SS"], ["t1", "k:-"], ["st:paris T"]):
        turn = game.copy()
        play(turn, *first)
        assert turn.phase == "after"
        assert all(token.startswith(("x:", "end")) for token in options(turn))


def test_no_action() -> None:
    """A player may do nothing; when all do, the game goes on (DX-22, DX-91)."""
    game = ws.position("usa", 3, dice=True)
    for seat in (0, 1, 2, 0, 1, 2, 0):
        assert game.actors == [seat]
        play(game, "re:-", "end")
    assert not game.over


def test_exchange_besides_the_action() -> None:
    """Unused dice may be exchanged before and after the action (DX-23, DX-40)."""
    legal(rolled("SSTTD"), "x:TTs", "x:TDd")
    game = rolled("SSTTD")
    play(game, "c1 SS", "x:TDd")
    assert player(game, 0)["tokens"] == "d"


# Claiming


def test_exact_price() -> None:
    """A track costs exactly its length in matching dice, locomotives and tokens; stations are no spaces.

    DX-30, DX-31.
    """
    game = rolled("SSLLT", tokens=["sd"])
    legal(game, "c12 SSLL", "c12 SSLs", "c14 SSL", "c14 SSs")
    illegal(game, "c12 SSLT", "c12 SSLd", "c14 SSLL", "c14 SS", "c2 SSLLd")
    legal(game, "c2 SSLLs")


def test_pieces() -> None:
    """At least the length must be left in pieces; points are the board's (CM-41, CM-45, DX-31, DX-32)."""
    illegal(rolled("SSSSS", pieces=[3], owners={12: None}), "c12 SSSS")
    game = rolled("SSSSS", pieces=[4], owners={12: None})
    before = player(game, 0)["points"]
    play(game, "c12 SSSS")
    assert (player(game, 0)["points"] - before, player(game, 0)["pieces"]) == (7, 0)


def test_nine_units_are_out_of_reach() -> None:
    """Five dice and three tokens are eight spaces, no more (DX-33)."""
    board = network("A-B 8, C-D 9, E-F 1")
    game = rolled("SSSLL", board=board, tokens=["sss"])
    legal(game, "c1 SSSLLsss")
    illegal(game, "c2")


@pytest.mark.parametrize("seats", [2, 3])
def test_parallel_rules(seats: int) -> None:
    """The board's rule for parallel tracks decides what is closed (DX-14, DX-32)."""
    for title, closed in (("usa", True), ("nordic", seats == 2)):
        mine, other = (4, 5) if title == "usa" else (12, 13)
        game = rolled("DDDDD", title, seats=seats, seat=1, owners={mine: 0})
        (illegal if closed else legal)(game, f"c{other}")
        illegal(rolled("DDDDD", title, seats=seats, owners={mine: 0}), f"c{other}")


# Tickets


def test_ticket_dice() -> None:
    """Any number of stations and locomotives draws as many tickets, fewer if fewer are left (DX-35)."""
    for n in (1, 2, 3, 4):
        game = rolled("TTLLS")
        play(game, f"t{n}")
        assert len(game.view(0).offer) == n
    game = rolled("TTLLS", ticket_deck=1)
    play(game, "t4")
    assert len(game.view(0).offer) == 1
    illegal(rolled("TTLLS", ticket_deck=0), "t1", "t2")


@pytest.mark.parametrize(("title", "left"), [("usa", 3), ("europe", 3), ("nordic", 1), ("switzerland", 1)])
def test_where_rejects_go(title: str, left: int) -> None:
    """Rejects go where the board sends them; every ticket may be kept or not (DX-35, DX-36)."""
    game = rolled("TTTSS", title, ticket_deck=["t01", "t02", "t03", "t04"])
    play(game, "t3")
    assert len(options(game)) == 8
    play(game, "k:t02")
    assert table(game)["decks"]["regular"] == left


def test_mix_of_tickets() -> None:
    """In Märklin the mix is announced before all are drawn (DX-36)."""
    game = rolled("TTSSS", "marklin", ticket_deck=["s01", "s02", "l01"])
    play(game, "t2")
    assert options(game) == {"mix:0+2", "mix:1+1"}
    play(game, "mix:1+1")
    assert game.view(0).offer == ("l01", "s01")


# Tokens


def test_tokens_are_kept() -> None:
    """A token is kept for a later turn, or used at once (DX-40, DX-41)."""
    game = rolled("DDSST", chance="DDDDDSSSDD")
    play(game, "x:DDs", "end", "re:-", "end")
    assert (player(game, 0)["tokens"], table(game)["dice"]) == ("s", "SSSDD")
    play(game, "re:-", "c12 SSSs")
    assert player(game, 0)["tokens"] == ""


def test_limit_of_three() -> None:
    """Nobody ever holds more than three of both kinds together (DX-03, DX-42)."""
    game = rolled("SSDDT", tokens=["sd"])
    play(game, "x:SSs")
    illegal(game, "x:DDd", "x:DTs")
    assert player(game, 0)["tokens"] == "ssd"


def test_three_at_the_start() -> None:
    """Three tokens at the start of the turn allow none in it (DX-43)."""
    illegal(rolled("SSDDT", tokens=["ssd"]), "x:SSs", "x:DDd", "x:STs")


def test_spend_then_take() -> None:
    """Who starts with two, spends two and takes two ends with two (DX-44)."""
    game = rolled("SDDTT", tokens=["ss"])
    play(game, "c14 Sss", "x:DDd", "x:TTd")
    assert player(game, 0)["tokens"] == "dd"


def test_throwing_tokens_away() -> None:
    """At the end of the turn any tokens may be thrown away (DX-45)."""
    game = rolled("SSSSS", tokens=["ssd"])
    assert {token for token in options(game) if token.startswith("end")} == {
        "end", "end:s", "end:ss", "end:d", "end:sd", "end:ssd",
    }  # fmt: skip
    play(game, "end:sd")
    assert player(game, 0)["tokens"] == "s"


def test_exchanged_dice_are_gone() -> None:
    """Dice exchanged pay for nothing else; tokens are not exchanged (DX-46)."""
    game = rolled("SSSSD")
    play(game, "x:SSd")
    illegal(game, "c12", "c14", "x:SLd")
    legal(game, "c1 SS", "c8 Dd")


# Ferries and tunnels


def test_ferries() -> None:
    """A symbol takes a locomotive die and nothing else; the other spaces are paid as usual (DX-55)."""
    legal(rolled("LSSST", "europe"), "c8 SSSL")
    legal(rolled("LSSTT", "europe", tokens=["s"]), "c8 SSLs")
    illegal(rolled("SSSST", "europe", tokens=["s"]), "c8")
    illegal(rolled("LSSTT", "europe"), "c8")


def test_no_exchange_of_three_for_one() -> None:
    """What a board says about cards does not hold for dice: no three for one, no limit for locomotives (DX-56)."""
    illegal(rolled("DDDDD", "nordic", tokens=["ddd"]), "c45")
    legal(rolled("LLLTT", "switzerland"), "c59 LLL")
    legal(rolled("LLTTT", "nordic"), "c34 LL")


def test_nine_space_track() -> None:
    """The track of nine cannot be claimed, or counts as eight in every way (DX-57)."""
    full: Any = {"roll": "SSSSL", "title": "nordic", "tokens": ["sss"]}
    illegal(rolled(**full), "c51")
    eight = {"dice.nineSpaceTrack": "treat-as-8"}
    game = rolled(**full, options=eight)
    play(game, "c51 SSSSLsss")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (21, 32)
    owners = {51: 0, 65: 1, 18: 1, 58: 1}  # eight against 4 + 2 + 3
    facts: Any = {"owners": owners, "tickets": [[], []], "points": [30, 30], "last": 0}
    result = end(ws.position("nordic", dice=True, options=eight, **facts))
    assert [score.longest_path for score in result.scores] == [8, 9]
    assert result.winners == (1,)


def test_tunnels() -> None:
    """Every symbol of the tunnel dice costs one more unit of the tunnel's kind, and no piece (DX-60)."""
    game = rolled("SSSSD", "europe", chance=["*1"])
    play(game, "c7 SSS")
    assert options(game) >= {"no", "+S"}
    play(game, "+S")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (4, 42)
    game = rolled("DDDDS", "europe", chance=["*1"])
    play(game, "c70 DDD")
    assert "+D" in options(game)
    game = rolled("SSSSD", "europe", chance=["*0"])
    assert "tunnel-roll" in kinds(play(game, "c7 SSS"))
    assert player(game, 0)["points"] == 4


def test_base_cost_first() -> None:
    """An attempt needs its base cost, with tokens that may still be taken (DX-62)."""
    game = rolled("SSDTT", "europe", chance=["*0"])
    illegal(game, "c7")
    play(game, "x:TTs", "c7 SSs")
    assert player(game, 0)["points"] == 4


def test_surcharge_by_exchange() -> None:
    """The surcharge may be met with a token taken from unused dice; then it must be (DX-63)."""
    game = rolled("SSSDT", "europe", chance=["*1"])
    play(game, "c7 SSS")
    assert options(game) == {"no", "x:DTs"}
    play(game, "x:DTs")
    assert options(game) == {"+s"}
    play(game, "+s")
    assert (player(game, 0)["points"], player(game, 0)["tokens"]) == (4, "")


def test_laid_tokens_are_spent() -> None:
    """Tokens laid for the claim do not count towards the limit while the surcharge is met (DX-47)."""
    game = rolled("SSTTT", "europe", tokens=["sd"], chance=["*1"])
    play(game, "c7 SSs", "x:TTs", "+s")
    assert (player(game, 0)["points"], player(game, 0)["tokens"]) == (4, "d")
    game = rolled("SDDTT", "europe", tokens=["ss"], chance=["*2"])
    play(game, "c7 Sss", "x:DDs", "x:TTs", "+ss")
    assert (player(game, 0)["points"], player(game, 0)["tokens"]) == (4, "")


def test_failed_attempt() -> None:
    """A surcharge not met ends the turn: tokens laid come back, earlier exchanges stand, dice stay used (DX-64)."""
    game = rolled("SSTTT", "europe", tokens=["s"], chance=["*3"])
    play(game, "x:TTs", "c7 SSs")
    assert options(game) == {"no"}
    play(game, "no")
    assert (player(game, 0)["tokens"], player(game, 0)["tracks"], player(game, 0)["pieces"]) == ("ss", (), 45)
    assert all(token.startswith("end") for token in options(game))


def test_tokens_after_a_failed_attempt() -> None:
    """After a failed attempt no token may be taken, unless the table says so (DX-64)."""
    for allowed in (False, True):
        rules = {"dice.tokensAfterFailedTunnel": allowed}
        game = rolled("SSSDT", "europe", chance=["*3"], options=rules)
        play(game, "c7 SSS", "no")
        assert game.actors == [0 if allowed else 1]
        if allowed:
            assert {token for token in options(game) if token[0] == "x"} == {"x:DTs", "x:DTd"}


def test_unwilling() -> None:
    """Who could meet the surcharge may still decline (DX-64)."""
    game = rolled("SSSSS", "europe", chance=["*1"])
    play(game, "c7 SSS", "no")
    assert player(game, 0)["tracks"] == ()


def test_without_advanced_rules() -> None:
    """Without the advanced rules ferries and tunnels are plain, stations and passengers stay in the box.

    DX-50, DX-51.
    """
    plain = {"dice.advanced": False}
    game = rolled("SSSST", "europe", options=plain)
    legal(game, "c8 SSSS")
    illegal(game, "st:paris")
    assert "tunnel-roll" not in kinds(play(game, "c7 SSS"))
    assert "stations" not in player(game, 0)
    assert end(ws.position("europe", dice=True, options=plain, tickets=[[], []], last=0)).scores[0].total == 0
    game = rolled("SSSST", "marklin", options=plain)
    play(game, "c15 SSS")
    assert game.phase == "after"
    full = rolled("SSSST", "europe")
    illegal(full, "c8")
    legal(full, "st:paris T")


@EACH
def test_advanced_rules_of_every_board(title: str) -> None:
    """The advanced rules are on unless the table switches them off (DX-50, DX-51)."""
    full = rolled("SSSSD", title)
    plain = rolled("SSSSD", title, options={"dice.advanced": False})
    if title == "europe":
        legal(rolled("TSSSS", title), "st:paris T")
        illegal(rolled("TSSSS", title, options={"dice.advanced": False}), "st:paris")
    if title in ("europe", "nordic"):
        ferry = {"europe": "c8", "nordic": "c11"}[title]
        illegal(full, ferry)
        legal(plain, ferry)
    if title in TUNNELS:
        tunnel = TUNNELS[title][0]
        assert "tunnel-roll" in kinds(play(full, tunnel))
        assert "tunnel-roll" not in kinds(play(plain, tunnel))
    if title == "marklin":
        play(full, "c14 S")
        play(plain, "c14 S")
        assert (full.phase, plain.phase) == ("passenger", "after")


# Stations and passengers


def test_stations() -> None:
    """The first, second, third station costs one, two, three station dice or locomotives (DX-70)."""
    for built, roll, paid in (
        ([], "TSSSS", "T"),
        ([], "LSSSS", "L"),
        (["roma"], "TLSSS", "TL"),
        (["roma"], "TTSSS", "TT"),
    ):
        game = rolled(roll, "europe", built=[built])
        play(game, f"st:paris {paid}")
        assert player(game, 0)["built"] == [*built, "paris"]
    legal(rolled("TTLSS", "europe", built=[["roma", "wien"]]), "st:paris TTL")
    illegal(rolled("TTDSS", "europe", built=[["roma", "wien"]]), "st:paris")
    illegal(rolled("SSSSD", "europe"), "st:paris")


def test_stations_as_on_the_board() -> None:
    """One station a city, four points for every unused one, one borrowed track at the end (DX-72)."""
    illegal(rolled("TSSSS", "europe", built=[[], ["paris"]]), "st:paris")
    board = network("A-X 2, X-C 2, D-E 1", "A-C 5")
    game = rolled("SSSSS", "europe", board=board, owners={1: 0, 2: 1}, tickets=[["t1"], []], built=[["x"], []], last=0)
    play(game, "end", "ok")
    assert game.result is not None
    assert [score.total for score in game.result.scores] == [2 + 5 + 8 + 10, 2 + 12 + 10]


RIDE: dict[str, Any] = {
    "title": "marklin",
    "owners": {16: 0, 17: 1, 73: 1},
    "passengers": [["bremen"]],
}
"""Seat 0 owns Bremen-Hamburg, seat 1 the way Bremen-Hannover-Magdeburg."""


def test_ride_on_own_tracks() -> None:
    """A move along own tracks needs no die; it is the turn's action, unused dice may be exchanged (DX-81)."""
    game = rolled("SSSSD", **RIDE)
    play(game, "ride:bremen")
    assert options(game) == {"g16"}
    play(game, "g16", "stop")
    assert (player(game, 0)["goods"], game.phase, table(game)["dice"]) == (4 + 3, "after", "SSSSD")
    assert "x:SSs" in options(game)


def test_ride_on_opponents_tracks() -> None:
    """One locomotive die opens all opponents' tracks for the move (DX-80)."""
    game = rolled("LSSSD", **RIDE)
    play(game, "ride:bremen", "g17", "g73", "stop")
    assert (table(game)["dice"], player(game, 0)["goods"]) == ("SSSD", 3 + 3 + 2)


def test_ride_options() -> None:
    """The face and the number of dice for opponents' tracks are for the table to say (DX-80)."""
    station = {"dice.passengerDieFace": "station-or-locomotive"}
    each = {"dice.passengerDice": "one-per-opponent-track"}
    game = rolled("TSSSD", **RIDE)
    play(game, "ride:bremen")
    assert options(game) == {"g16"}
    game = rolled("TSSSD", options=station, **RIDE)
    play(game, "ride:bremen", "g17", "g73", "stop")
    assert table(game)["dice"] == "SSSD"
    game = rolled("LSSSD", options=each, **RIDE)
    play(game, "ride:bremen", "g17")
    assert options(game) == {"stop"}
    game = rolled("LLSSD", options=each, **RIDE)
    play(game, "ride:bremen", "g17", "g73", "stop")
    assert table(game)["dice"] == "SSD"


def test_placing_passengers_with_dice() -> None:
    """A claim may place a passenger, as with cards (DX-10, MK-40)."""
    game = rolled("SSSSD", "marklin")
    play(game, "c14 S")
    assert options(game) == {"on:-", "on:bremen", "on:bremerhaven"}


# The end


def test_board_decides_the_end() -> None:
    """At most two pieces begin the final round; bonuses are the board's; left-over tokens score nothing.

    DX-90, DX-91.
    """
    game = rolled("SSSSS", seats=3, pieces=[6], owners={12: None}, tokens=["d"])
    claim(game, "c12 SSSS")
    play(game, "end")
    assert (table(game)["last"], game.actors) == (0, [1])
    result = end(ws.position("usa", dice=True, owners={12: 0}, tickets=[[], []], tokens=["sss"], last=0))
    assert result.scores[0].total == 7 + 10


def test_nothing_left_to_claim() -> None:
    """When nobody can ever claim a track again the game ends at once (DX-92)."""
    board = network("A-B 4, C-D 9, E-F 9")
    game = rolled("SSSSS", seats=3, board=board, tickets=[[], [], []])
    play(game, "c1 SSSS")
    assert game.over
    assert game.result is not None
    assert game.result.why == "passes"
    still = rolled("SSSSS", seats=3, board=network("A-B 4, C-D 8, E-F 9"), tickets=[[], [], []])
    play(still, "c1 SSSS")
    assert (still.over, still.actors) == (False, [1])


def test_nothing_left_for_the_pieces() -> None:
    """Tracks longer than everybody's pieces count as out of reach, also in the final round (DX-92)."""
    board = network("A-B 8, C-D 8, E-F 8, G-H 8, I-J 8, K-L 4, M-N 8, O-P 8, Q-R 8, S-T 8, U-V 8, W-X 4, Y-Z 6")
    owners = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1}
    game = rolled("SSSSS", seats=2, board=board, owners=owners, tickets=[[], []])
    play(game, "c6 SSSS")
    assert [player(game, seat)["pieces"] for seat in range(2)] == [1, 1]
    assert game.over
