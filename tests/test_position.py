"""Positions: what is named holds, what is not adds up, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whistlestop as ws
from tests.playing import end, hand, kinds, network, options, play, player, table
from whistlestop.game.actions import read_cards

TITLES = ("nordic", "switzerland", "san-francisco", "usa", "europe", "marklin")
CARDS = {"san-francisco": 44, "marklin": 118}


def count(text: str) -> int:
    """Count written cards."""
    return sum(read_cards(text).values())


def test_what_is_named() -> None:
    """Everything that is named is so."""
    game = ws.position(
        "usa", 3, seat=2, first=1, row="LR-BY", pile="R2", discard="K3", hands=["2R1L", None, "B"],
        owners={17: 0, 25: 1}, points=[7], tickets=[["t03"], ["t01", "t02"]], ticket_deck=["t30", "t29"],
    )  # fmt: skip
    shown = table(game)
    assert (shown["row"], shown["pile"], shown["discard"]) == (("L", "R", None, "B", "Y"), 2, "K3")
    assert [hand(game, seat) for seat in (0, 2)] == ["R2L", "B"]
    assert (player(game, 0)["points"], player(game, 1)["points"]) == (7, 7)
    assert (player(game, 0)["pieces"], player(game, 1)["pieces"]) == (43, 41)
    assert game.view(1).tickets == ("t01", "t02")
    assert (game.actors, game.phase, shown["first"], shown["turn"]) == ([2], "main", 1, 2)
    play(game, "t")
    assert game.view(2).offer == ("t30", "t29")


@settings(max_examples=60)
@given(
    title=st.sampled_from(TITLES),
    seed=st.integers(0, 10**6),
    pile=st.integers(0, 10),
    hand_size=st.integers(0, 8),
    deck=st.integers(0, 5),
)
def test_everything_adds_up(title: str, seed: int, pile: int, hand_size: int, deck: int) -> None:
    """Whatever is left open, no card, piece or ticket is lost or made (CM-10, CM-11)."""
    game = ws.position(title, 2, seed=seed, pile=pile, hands=[hand_size], pieces=[None, 5], ticket_deck=deck)
    shown = table(game)
    cards = [card for card in shown["row"] if card]
    held = [player(game, seat) for seat in range(2)]
    total = len(cards) + shown["pile"] + count(shown["discard"]) + sum(p["cards"] for p in held)
    assert total == CARDS.get(title, 110)
    assert (shown["pile"], held[0]["cards"], held[1]["pieces"]) == (pile, hand_size, 5)
    assert sum(shown["decks"].values()) == deck
    for seat in range(2):
        view = game.view(seat)
        imagined = game.determinise(seat, seed)
        assert imagined.view(seat) == view
    while not game.over and len(game.steps) < 30:
        game.play(game.legal()[seed % len(game.legal())])
    before = game.view(0)
    step = game.undo()
    game.play(step.action, step.seat)
    assert game.view(0) == before


def test_same_seed_same_position() -> None:
    """The same seed fills in alike; another one otherwise."""
    one, same, other = (ws.position("europe", seed=seed) for seed in (3, 3, 4))
    assert [one.view(seat) for seat in (0, 1)] == [same.view(seat) for seat in (0, 1)]
    assert hand(one) != hand(other)


def test_chance() -> None:
    """What chance was told to bring falls in its order, again after undo, and in a copy."""
    game = ws.position("usa", row="KKKYY", chance=["R", "B", "W"])
    assert play(game, "d")[0].card == "R"
    game.undo()
    assert play(game, "d")[0].card == "R"
    other = game.copy()
    assert [event.card for event in play(game, "r1") if event.kind == "turn-up"] == ["B"]
    assert [event.card for event in play(other, "r2") if event.kind == "turn-up"] == ["B"]
    assert play(game, "d")[0].card == "W"


def test_chance_that_cannot_be() -> None:
    """An outcome that does not fit is an error, and nothing has changed."""
    game = ws.position("usa", row="KKKYY", pile="R3", chance=["R", "W"])
    play(game, "d")
    before = game.view(0)
    with pytest.raises(ws.GameError, match="no W"):
        game.play("d")
    assert game.view(0) == before
    assert options(game) == {"d", "r1", "r2", "r3", "r4", "r5"}


def test_events_begin_with_the_position() -> None:
    """Events tell what happened from the position on."""
    game = ws.position("usa", row="KKKYY", chance="RW")
    assert game.events() == []
    play(game, "d", "d")
    assert kinds(game.events()) == ["pick", "pick", "turn"]
    assert [event.card for event in game.events(1)] == [None, None, None]


def test_no_record() -> None:
    """A game that began in a position has no record, and says why."""
    with pytest.raises(ws.GameError, match="no record"):
        _ = ws.position("usa").record


def test_enough_tracks_for_the_pieces() -> None:
    """Named pieces are used up on tracks that the rules allow, and on none that is kept free (CM-50, CM-51)."""
    game = ws.position("usa", 2, pieces=[0, 1], owners={25: None, 4: None})
    assert [player(game, seat)["pieces"] for seat in range(2)] == [0, 1]
    owners = game.view(0).owners
    assert not set(owners) & {25, 4, 5}


def test_who_has_the_last_turn() -> None:
    """The seat that ran out of pieces first has the last turn (CM-90)."""
    assert table(ws.position("usa", 3, pieces=[None, 2]))["last"] == 1
    assert table(ws.position("usa", 3, seat=2, pieces=[2, 0]))["last"] == 0
    assert table(ws.position("usa", 3))["last"] is None
    assert table(ws.position("usa", 3, last=2))["last"] == 2


def test_board_of_ones_own() -> None:
    """A position may be on any board."""
    game = ws.position("usa", board=network("A-B 2, B-C 3"), owners={1: 0, 2: 0}, tickets=[[], []], last=0)
    assert end(game).scores[0].total == 2 + 4 + 10


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("usa", {"hands": ["R13"]}, "only 12"),
    ("usa", {"hands": ["R12", "R"]}, "12 of them elsewhere"),
    ("usa", {"hands": ["", ""], "row": "", "pile": "", "discard": ""}, "nowhere"),
    ("usa", {"hands": ["Q"]}, "no set of cards"),
    ("usa", {"hands": ["F"]}, "no card F"),
    ("usa", {"hands": ["R", "R", "R"]}, "3 seats"),
    ("usa", {"hands": "R"}, "list"),
    ("usa", {"pile": 200}, "left for it"),
    ("usa", {"row": "RGBYKW"}, "five"),
    ("usa", {"row": "LLLRG"}, "CM-27"),
    ("usa", {"owners": {999: 0}}, "no track 999"),
    ("usa", {"owners": {25: 2}}, "no seat 2"),
    ("usa", {"owners": {4: 0, 5: 0}}, "CM-50"),
    ("usa", {"owners": {4: 0, 5: 1}}, "CM-51"),
    ("usa", {"owners": dict.fromkeys((15, 40, 44, 46, 47, 53, 71, 88), 0)}, "CM-41"),
    ("usa", {"pieces": [46]}, "not 46"),
    ("usa", {"pieces": [-1]}, "not -1"),
    ("usa", {"pieces": [44], "owners": {25: 0}}, "not 44"),
    ("usa", {"tickets": [["t99"]]}, "no ticket 't99' in this game"),
    ("usa", {"tickets": [["t01"], ["t01"]]}, "only one"),
    ("usa", {"tickets": ["t01"]}, "no ticket"),
    ("usa", {"tickets": [["t01"], ["t02"]], "ticket_deck": 3}, "rejects go back"),
    ("usa", {"ticket_deck": 40}, "are left for it"),
    ("usa", {"seat": 2}, "no seat 2"),
    ("usa", {"last": 5}, "no seat 5"),
    ("usa", {"phase": "second"}, "cannot begin"),
    ("usa", {"rows": "R"}, "no 'rows'"),
    ("usa", {"first": 2}, "seat 2"),
    ("usa", {"roll": "SSSSS"}, "no dice"),
    ("usa", {"built": [["boston"]]}, "no stations"),
    ("usa", {"dice": True, "row": "R"}, "no cards"),
    ("usa", {"dice": True, "roll": "SSS"}, "no roll"),
    ("usa", {"dice": True, "tokens": ["ssdd"]}, "DX-42"),
    ("usa", {"dice": True, "tokens": ["x"]}, "s and d"),
    ("nordic", {"dice": True, "owners": {51: 0}}, "DX-33"),
    ("europe", {"tickets": [["t41", "t42"]]}, "EU-04"),
    ("europe", {"ticket_deck": ["t41"]}, "EU-03"),
    ("europe", {"built": [["paris"], ["paris"]]}, "EU-11"),
    ("europe", {"built": [["paris", "roma", "wien", "kyiv"]]}, "EU-01"),
    ("europe", {"built": ["paris"]}, "list"),
    ("europe", {"built": [["atlantis"]]}, "no place 'atlantis'"),
    ("marklin", {"passengers": [["kiel"] * 4]}, "MK-01"),
    ("marklin", {"passengers": [["danemark-kiel"]]}, "MK-40"),
    ("marklin", {"taken": {"ulm": [0, 1]}}, "MK-04"),
    ("san-francisco", {"souvenirs": [["s1", "s1"]]}, "SF-42"),
    ("san-francisco", {"souvenirs": [["s8"]]}, "no souvenir"),
    ("san-francisco", {"stacks": {"s1": "castro", "s2": "castro"}}, "SF-19"),
    ("san-francisco", {"stacks": {"s1": "castro", "s2": "mission", "s3": "presidio"}}, "SF-12"),
]


@pytest.mark.parametrize(("title", "facts", "reason"), REFUSED, ids=[reason for _, _, reason in REFUSED])
def test_refused(title: str, facts: dict[str, Any], reason: str) -> None:
    """A position that cannot be is refused with the reason."""
    with pytest.raises(ws.PositionError, match=reason):
        ws.position(title, 2, **facts)
