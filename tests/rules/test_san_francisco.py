"""San Francisco."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.playing import end, illegal, legal, options, play, player, table

SIGHTS = ("alcatraz", "golden-gate-bridge", "embarcadero", "sunset", "potrero-hill")


def test_cable_cars() -> None:
    """There are 80 cable cars, 20 for each of four players (SF-01)."""
    game = ws.load("san-francisco", 4, seed=1)
    assert [player(game, seat)["pieces"] for seat in range(4)] == [20] * 4


def placed(seats: int, seed: int = 1) -> ws.Game:
    """Start a game and let everybody keep tickets."""
    game = ws.load("san-francisco", seats, seed=seed, first=0)
    for seat in list(game.actors):
        game.play("k:" + ",".join(game.view(seat).offer), seat)
    return game


def test_stacks_on_the_sights() -> None:
    """Five stacks lie on the marked sights, of two tokens, or three with four players, at random.

    SF-11, SF-12, SF-14.
    """
    seen = set()
    for seats, size in ((2, 2), (3, 2), (4, 3)):
        for seed in range(10):
            stacks = table(placed(seats, seed))["stacks"]
            assert sorted(place for place, _ in stacks.values()) == sorted(SIGHTS)
            assert {n for _, n in stacks.values()} == {size}
            seen.add(tuple(sorted((place, symbol) for symbol, (place, _) in stacks.items())))
    assert len(seen) > 5


def test_chosen_stacks() -> None:
    """The table may choose the symbols for the five sights, in their order (SF-14)."""
    chosen = ("s7", "s2", "s5", "s1", "s4")
    game = ws.load("san-francisco", 2, seed=1, options={"sf.tokenStacks": chosen})
    assert {symbol: place for symbol, (place, _) in table(game)["stacks"].items()} == dict(
        zip(chosen, SIGHTS, strict=True)
    )


def test_flush_option() -> None:
    """The table may leave three ferry cards in the row (SF-24)."""
    for flush in (True, False):
        game = ws.position("san-francisco", row="FFKRG", chance="FKKBBG", options={"sf.flushFerries": flush})
        play(game, "r3")
        assert (table(game)["row"].count("F") == 3) is not flush


def test_where_stacks_are_placed() -> None:
    """A stack goes on any location that is not a marked sight and has none yet (SF-17, SF-19)."""
    game = placed(3)
    play(game, str(game.legal()[0]))
    free = {token.removeprefix("place:") for token in options(game)}
    assert len(free) == 15
    assert not free & set(SIGHTS)
    first = str(game.legal()[0])
    play(game, first)
    assert options(game) == {f"place:{place}" for place in free} - {first}


def test_last_player_chooses_the_stack() -> None:
    """With three or four players the last one takes either stack, the other is left (SF-17)."""
    game = placed(4)
    two = options(game)
    assert len(two) == 2
    taken = two.pop()
    play(game, taken, "place:castro", "place:mission")
    stacks = table(game)["stacks"]
    assert stacks[taken.removeprefix("stack:")] == ("castro", 3)
    assert stacks[two.pop().removeprefix("stack:")] == ("mission", 3)


def test_pair_places_single_tokens() -> None:
    """With two players the one who does not start places one token of each stack (SF-18)."""
    game = placed(2)
    assert game.actors == [1]
    play(game, "place:castro")
    assert game.actors == [1]
    play(game, "place:mission")
    assert game.actors == [0]
    assert sorted(n for _, n in table(game)["stacks"].values()) == [1, 1, 2, 2, 2, 2, 2]


def test_ferry_cards_are_wild_everywhere() -> None:
    """Ferry cards stand for any colour on every track, not only on ferries (SF-31, SF-32)."""
    game = ws.position("san-francisco", hands=["B2G2F3"])
    legal(game, "c9 B2", "c9 BF", "c9 F2", "c8 B2", "c8 G2", "c8 GF")
    illegal(game, "c9 G2", "c8 BG", "c9 GF")


@pytest.mark.parametrize("track", [1, 2, 3, 4, 24])
def test_one_symbol_on_every_ferry(track: int) -> None:
    """Every ferry has one symbol (SF-34)."""
    length = {1: 4, 2: 3, 3: 4, 4: 3, 24: 5}[track]
    game = ws.position("san-francisco", hands=["K6F2"])
    legal(game, f"c{track} K{length - 1}F")
    illegal(game, f"c{track} K{length}")


def test_drawing_tickets() -> None:
    """Two tickets are drawn, one or both kept; a reject goes under the deck (SF-50)."""
    game = ws.position("san-francisco", ticket_deck=["t01", "t02", "t03"])
    play(game, "t", "k:t02", "t")
    assert game.view(1).offer == ("t03", "t01")


def test_no_ticket_left() -> None:
    """With no ticket left the action is illegal (SF-51)."""
    game = ws.position("san-francisco", ticket_deck=["t01"])
    play(game, "t", "k:t01")
    illegal(game, "t")


def test_souvenirs_lie_open() -> None:
    """Tokens lie open before their owner and score at the end only (SF-43, SF-44, SF-62)."""
    game = ws.position(
        "san-francisco",
        hands=["K2"],
        stacks={"s1": "castro", "s2": "mission"},
        souvenirs=[["s3"]],
        tickets=[[], []],
        last=0,
    )
    happened = play(game, "c5 K2")
    assert player(game, 0)["souvenirs"] == ["s1", "s3"]
    assert [event.symbol for event in happened if event.kind == "souvenir"] == ["s1"]
    assert game.result is not None
    assert (game.result.scores[0].total, game.result.scores[0].bonus) == (2 + 1, {"souvenirs": 1})


def test_stack_shrinks() -> None:
    """A token taken is gone from its stack (SF-03, SF-40)."""
    game = ws.position("san-francisco", hands=["K2"], stacks={"s1": "castro", "s2": "mission"})
    before = table(game)["stacks"]["s1"]
    play(game, "c5 K2")
    assert table(game)["stacks"]["s1"] == ("castro", before[1] - 1)


def test_one_token_a_claim() -> None:
    """Two new symbols at the ends: one is chosen, the other stays (SF-41)."""
    game = ws.position("san-francisco", hands=["K2"], stacks={"s1": "castro", "s2": "haight-ashbury"})
    play(game, "c5 K2", "take:castro")
    assert player(game, 0)["souvenirs"] == ["s1"]
    assert table(game)["stacks"]["s2"][1] == 1


def test_no_bonus_but_souvenirs() -> None:
    """Neither paths nor numbers of tickets are worth anything here (SF-61, SF-63)."""
    result = end(ws.position("san-francisco", owners={21: 0, 44: 0}, tickets=[["t01"], []], last=0))
    assert [score.total for score in result.scores] == [2 + 1 + 3, 0]
