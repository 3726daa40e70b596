"""Europe."""

from __future__ import annotations

from typing import Any

import pytest

import whistlestop as ws
from tests.playing import claim, end, hand, illegal, kinds, legal, network, options, play, player, table


def test_stations_of_a_seat() -> None:
    """Everybody has three stations (EU-01)."""
    assert [player(ws.load("europe", 3, seed=1), seat)["stations"] for seat in range(3)] == [3, 3, 3]


def test_long_tickets() -> None:
    """Everybody is dealt one long ticket; those not dealt and all rejects leave the game (EU-03, EU-04)."""
    long = {f"t{n}" for n in range(41, 47)}
    game = ws.load("europe", 2, seed=1, first=0)
    for seat in (0, 1):
        offer = game.view(seat).offer
        assert (len(offer), len(long & set(offer))) == (4, 1)
        game.play("k:" + ",".join(offer[:2]), seat)
    assert table(game)["decks"] == {"regular": 34, "long": 0}
    seen: set[str] = set()
    for _ in range(20):
        play(game, "t")
        offer = game.view(game.actors[0]).offer
        seen |= set(offer)
        play(game, "k:" + offer[0])
    assert not seen & long


@pytest.mark.parametrize(
    ("built", "cards", "ways", "wrong"),
    [
        ([], "K2RL", ["K", "R", "L"], ["K2", "KR"]),
        (["roma"], "K2RL2", ["K2", "KL", "RL", "L2"], ["K", "KR", "L", "K2L"]),
        (["roma", "wien"], "K3R2L3", ["K3", "K2L", "KL2", "R2L", "RL2", "L3"], ["K2", "K2R", "KRL", "R2"]),
    ],
)
def test_cost_of_stations(built: list[str], cards: str, ways: list[str], wrong: list[str]) -> None:
    """The first, second, third station costs one, two, three cards of a colour; locomotives are wild (EU-10)."""
    game = ws.position("europe", hands=[cards], built=[built])
    legal(game, *(f"st:paris {paid}" for paid in ways))
    illegal(game, *(f"st:paris {paid}" for paid in wrong))


def test_building_is_a_turn() -> None:
    """Building is the whole turn; the cards are discarded (EU-10, EU-11)."""
    game = ws.position("europe", hands=["K"])
    play(game, "st:paris K")
    assert (player(game, 0)["built"], player(game, 0)["stations"], game.actors) == (["paris"], 2, [1])
    assert (hand(game), table(game)["discard"]) == ("", "K")


def test_one_station_a_city() -> None:
    """One station per city over all players, three per player, on any city (EU-11)."""
    game = ws.position("europe", hands=["K3R3"], built=[["roma"], ["paris"]])
    illegal(game, "st:paris", "st:roma")
    assert len({token for token in options(game) if token.startswith("st:")}) == 47 - 2
    illegal(ws.position("europe", hands=["L9"], built=[["roma", "paris", "wien"]]), "st:london")


LOANS = "A-X 2, X-C 2, X-D 2, D-E 2, C-E 2"


def loan(
    tickets: str, held: list[list[str]], owners: dict[int, int], built: list[list[str]], seats: int = 2
) -> ws.Game:
    """Return a game at its final scoring."""
    board = network(LOANS, tickets)
    game = ws.position("europe", seats, board=board, owners=owners, tickets=held, built=built, last=0)
    play(game, "d", "d")
    return game


def test_borrowing() -> None:
    """A station lets its owner use one track of one opponent that ends in its city (EU-12)."""
    game = loan("A-C 5, A-E 3", [["t1"], []], {1: 0, 2: 1, 5: 1}, [["x"], []])
    assert (game.phase, game.actors) == ("borrow", [0])
    assert options(game) == {"ok", "loan:-", "loan:2"}
    play(game, "ok")
    assert game.result is not None
    assert game.result.scores[0].tickets[0].points == 5
    assert game.result.scores[1].total == 4 + 12 + 10


def test_one_track_only() -> None:
    """It reaches no further than that one track, and lends nothing without a track of an opponent (EU-12)."""
    game = loan("A-E 3", [["t1"], []], {1: 0, 2: 1, 5: 1}, [["x"], []])
    play(game, "ok")
    assert game.result is not None
    assert game.result.scores[0].tickets[0].points == -3
    alone = loan("A-E 3", [["t1"], []], {1: 0}, [["x"], []])
    assert alone.over


def test_proposal_and_change() -> None:
    """The best ticket total is proposed, and the player may choose otherwise (EU-13)."""
    facts: Any = ("A-C 5, A-D 8", [["t1", "t2"], []], {1: 0, 2: 1, 3: 1}, [["x"], []])
    for token, points in (("ok", {8, -5}), ("loan:3", {8, -5}), ("loan:2", {5, -8}), ("loan:-", {-5, -8})):
        game = loan(*facts)
        play(game, token)
        assert game.result is not None
        assert {line.points for line in game.result.scores[0].tickets} == points, token


def test_proposal_of_equal_totals() -> None:
    """Of equal totals the one with more tickets is proposed, then fewer tracks, then lower numbers (EU-13)."""
    board = network("A-X 2, X-C 2, X-D 2", "A-C 5, A-D 5")
    game = ws.position(
        "europe", board=board, owners={1: 0, 2: 1, 3: 1}, tickets=[["t1", "t2"], []], built=[["x"], []], last=0
    )
    assert [line.points for line in end(game).scores[0].tickets] == [5, -5]
    assert [event.track for event in game.events() if event.kind == "borrow"] == [2]
    useless = ws.position("europe", board=board, owners={2: 1}, tickets=[[], []], built=[["x"], []], last=0)
    end(useless)
    assert "borrow" not in kinds(useless.events())


def test_a_loan_is_for_tickets_only() -> None:
    """Borrowed tracks count for no path and no points; two opponents may borrow the same one (EU-14, CM-111)."""
    board = network("A-X 2, X-C 4, C-B 1", "A-C 5, A-C 6")
    game = ws.position(
        "europe", 3, board=board, owners={1: 0, 2: 2, 3: 1}, tickets=[["t1"], ["t2"], []],
        built=[["x"], ["c"], []], last=0,
    )  # fmt: skip
    result = end(game)
    assert result.scores[0].tickets[0].points == 5
    assert [event.track for event in game.events() if event.kind == "borrow"] == [2]
    assert [score.longest_path for score in result.scores] == [2, 1, 4]
    assert [score.tracks for score in result.scores] == [2, 1, 7]


def test_two_borrow_the_same() -> None:
    """A track may be borrowed by several opponents (EU-14)."""
    board = network("A-X 2, X-C 4, B-C 2", "A-C 5, B-X 6")
    game = ws.position(
        "europe", 3, board=board, owners={1: 0, 2: 2, 3: 1}, tickets=[["t1"], ["t2"], []],
        built=[["x"], ["c"], []], last=0,
    )  # fmt: skip
    result = end(game)
    assert [result.scores[seat].tickets[0].points for seat in (0, 1)] == [5, 6]
    assert [event.track for event in game.events() if event.kind == "borrow"] == [2, 2]


def test_unused_stations() -> None:
    """Every station not built is worth four points (EU-15, EU-20)."""
    built = [["paris", "roma", "wien"], ["london", "kyiv"], ["madrid"], []]
    result = end(ws.position("europe", 4, tickets=[[], [], [], []], built=built, last=0))
    assert [score.bonus["stations"] for score in result.scores] == [0, 4, 8, 12]
    assert [score.total for score in result.scores] == [0, 4, 8, 12]


def test_order_of_tie_breaks() -> None:
    """Most tickets, then fewest stations used, then the European Express (EU-21)."""
    board = network("A-B 2, C-D 3, E-F 1", "A-B 5, A-B 5, C-D 5, C-D 5")
    express = {"board": board, "owners": {1: 0, 2: 1}, "last": 0}

    def winners(tickets: list[list[str]], built: list[list[str]]) -> tuple[tuple[int, ...], str | None]:
        """Return who wins at equal totals, and why."""
        facts: Any = express | {"tickets": tickets, "built": built}
        scores = end(ws.position("europe", **facts)).scores
        points = [60 - score.total + score.tracks for score in scores]
        result = end(ws.position("europe", points=points, **facts))
        assert [score.total for score in result.scores] == [60, 60]
        return result.winners, result.tie_break

    assert winners([["t1", "t2"], ["t3"]], [["e", "f"], []]) == ((0,), "most-tickets")
    assert winners([["t1"], ["t3"]], [[], ["e"]]) == ((0,), "fewest-stations")
    assert winners([["t1"], ["t3"]], [["e"], ["f"]]) == ((1,), "longest-holder")


def test_ferries_and_tunnels() -> None:
    """Ferries need their locomotives, tunnels reveal three cards, locomotives are wild everywhere (EU-05, EU-07)."""
    game = ws.position("europe", hands=["G2L4"], chance="GLK")
    legal(game, "c4 L2", "c8 G2L2", "c91 G2L2", "c1 L")
    illegal(game, "c4 GL", "c1 G")
    happened = claim(game, "c5 GL")
    assert [event.cards for event in happened if event.kind == "reveal"] == ["GLK"]
    assert options(game) == {"no", "+GL", "+L2"}


def test_drawing_tickets() -> None:
    """Three are drawn, at least one is kept, rejects go under the deck (EU-08)."""
    game = ws.position("europe", ticket_deck=["t01", "t02", "t03", "t04"])
    play(game, "t", "k:t03", "t")
    assert game.view(1).offer == ("t04", "t01", "t02")
