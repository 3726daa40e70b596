"""The referee's own reading of the Card Game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.referee.card_game import CardGame, CardTicket
from tests.referee.log import Event, Fault, Log
from tests.referee.state import read_header
from tests.referee_scripts import header


def card_game(options: dict[str, Any] | None = None) -> CardGame:
    """A Card Game where the test deals everything."""
    return CardGame(read_header(json.dumps(header("card-game", 3, options=options or {}))), Log([]))


def lay(hand: str, cards: dict[str, int], colour: str | None, yards: list[dict[str, str]], *rest: Event) -> str:
    """Lay cards beside these yards; the rule that refuses it, or `""`."""
    game = card_game()
    game.hands[0] |= {card: hand.count(card) for card in hand}
    for seat, rows in enumerate(yards):
        game.yards[seat] = {row: list(inside) for row, inside in rows.items()}
    game.log.events = [{"e": "lay", "seat": 0, "cards": cards, "colour": colour}, *rest, {"e": "turn"}]
    return refusal(game.act, 0)


def refusal(step: Callable[[int], object], seat: int) -> str:
    """The rule that refuses this step of a seat, or `""`."""
    try:
        step(seat)
    except Fault as fault:
        return fault.rule
    return ""


def test_laying() -> None:
    """B-105 to B-113: what makes a row, and whose row gives way."""
    rob: Event = {"e": "rob", "seat": 1, "colour": "G"}
    assert lay("R", {"R": 1}, "R", []) == "CG-40"
    assert lay("RGB", {"R": 1, "G": 1, "B": 1}, None, []) == ""
    assert lay("RGL", {"R": 1, "G": 1, "L": 1}, None, []) == "CG-40"
    assert lay("RG", {"R": 1, "G": 1}, None, []) == "CG-40"
    assert lay("RRR", {"R": 3}, "R", [{"R": "RR"}]) == "CG-42"
    assert lay("GGG", {"G": 3}, "G", [{}, {"G": "GGG"}], rob) == "CG-50"
    assert lay("GGGG", {"G": 4}, "G", [{}, {"G": "GGG"}], rob) == ""
    assert lay("GGGG", {"G": 4}, "G", [{}, {"G": "GGG"}]) == "CG-50"
    assert lay("GGL", {"G": 2, "L": 1}, "G", [{}, {"G": "GL"}], rob) == ""
    assert lay("WPK", {"W": 1, "P": 1, "K": 1}, None, [{}, {"W": "W"}]) == "CG-50"
    assert lay("LL", {"L": 2}, "G", []) == "CG-43"
    assert lay("GL", {"G": 1, "L": 2}, "G", []) == "cards"


@pytest.mark.parametrize(
    ("tickets", "pile", "points"),
    [
        ([("RRB", 8), ("BB", 6), ("R", 3)], "RRBL", 11),
        ([("KKWW", 9), ("KK", 5), ("WO", 5)], "KKWL", 10),
        ([("RRBB", 10), ("RR", 6), ("GG", 5)], "LLLL", 11),
        ([("RB", 4)], "RG", 0),
    ],
)
def test_completing(tickets: list[tuple[str, int]], pile: str, points: int) -> None:
    """B-122 to B-125, CG-84: locomotives fill what is missing, and the best set is found."""
    words = {"R": "red", "B": "blue", "G": "green", "K": "black", "W": "white", "O": "orange"}
    game = card_game()
    game.tickets = {
        str(number): CardTicket(
            {"city_a": "", "city_b": "", "points": str(value)} | {words[c]: str(need.count(c)) for c in need}
        )
        for number, (need, value) in enumerate(tickets)
    }
    counts = {card: pile.count(card) for card in pile}
    assert game.best(counts, list(game.tickets))[0] == points


def test_moving_to_the_track() -> None:
    """B-114, CG-21: one card from each row in the order laid, by default the top one."""
    for rule, cards, right in (
        ("top", ["G", "L", "B"], ""),
        ("top", ["G", "R", "B"], "CG-21"),
        ("top", ["L", "G", "B"], "CG-21"),
        ("top", ["G", "L"], "CG-20"),
        ("bottom", ["G", "R", "B"], ""),
        ("choice", ["G", "R", "B"], ""),
        ("choice", ["G", "L", "B"], ""),
    ):
        game = card_game({} if rule == "top" else {"card.moveFromRow": rule})
        game.yards[0] = {"G": ["G", "G", "G"], "R": ["R", "L"], "B": ["B"]}
        game.log.events = [{"e": "to-track", "seat": 0, "cards": cards}, {"e": "turn"}]
        assert refusal(game.to_track, 0) == right
        if not right:
            assert {colour: len(row) for colour, row in game.yards[0].items()} == {"G": 2, "R": 1}


def test_card_game_picks() -> None:
    """B-117 to B-119: with one card left there is one card, with none there is no draw."""
    for size, picks, right in (
        (1, [(0, "K", "")], ""),
        (1, [(1, "R", "K")], ""),
        (1, [(0, "K", ""), (1, "R", "")], "left over"),
        (0, [(1, "R", "")], "CG-33"),
        (2, [(1, "R", "K"), (2, "L", "K")], "CG-31"),
        (2, [(2, "L", "K")], ""),
    ):
        game = card_game()
        game.cards.pile, game.cards.pile_size = dict.fromkeys(game.cards.pile, 0) | {"K": size}, size
        game.cards.row = ["R", "L", "G", "B", "Y"]
        events: list[Event] = []
        for slot, card, new in picks:
            events.append({"e": "pick", "seat": 0, "slot": slot, "card": card})
            events += [{"e": "turn-up", "slot": slot, "card": new}] if new else []
        game.log.events = [*events, {"e": "turn"}]
        refused = refusal(game.act, 0)
        assert (refused or ("" if game.log.at == len(events) else "left over")) == right
