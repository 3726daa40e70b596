"""The referee's own reading of section 5: drawing, flushing, reshuffling, refilling."""

from __future__ import annotations

import pytest

from tests.referee.cards import TrainCards
from tests.referee.log import Event, Fault, Log
from tests.referee_scripts import bare, table, turn

L = frozenset("L")


def supply(pile: str, discards: str = "", row: str = "", log: Log | None = None) -> TrainCards:
    """Piles and row as told, with a flush at three locomotives."""
    cards = TrainCards(log or Log([]), {card: pile.count(card) for card in "KBGOPRWYL"}, L)
    cards.discard({card: discards.count(card) for card in set(discards)})
    cards.row = [*row] + [""] * (5 - len(row))
    return cards


def test_a_reveal_across_a_reshuffle() -> None:
    """B-64 to B-66: the last cards of the pile are revealed first, and then those shuffled in."""
    cases: list[tuple[str, str, list[Event], list[str] | None]] = [
        ("R", "BBGGK", [{"e": "reshuffle"}, {"e": "reveal", "cards": ["R", "B", "K"]}], ["R", "B", "K"]),
        ("R", "BBGGK", [{"e": "reshuffle"}, {"e": "reveal", "cards": ["B", "R", "K"]}], None),
        ("R", "BBGGK", [{"e": "reveal", "cards": ["R"]}], None),
        ("RK", "", [{"e": "reveal", "cards": ["K", "R"]}], ["K", "R"]),
        ("", "", [{"e": "reveal", "cards": []}], []),
    ]
    for pile, discards, events, right in cases:
        cards = supply(pile, discards, log=Log(events))
        if right is None:
            with pytest.raises(Fault):
                cards.reveal()
        else:
            assert cards.reveal() == dict.fromkeys(right, 1)


@pytest.mark.parametrize(
    ("pile", "discards", "row", "due"),
    [
        ("KKKKK", "", "LLLRG", True),
        ("K", "", "LLLRG", True),
        ("", "K", "LLLRG", True),
        ("LLL", "", "LLLRG", False),
        ("", "", "LLLRG", False),
        ("KKKKK", "", "LLLR", False),
        ("KKKKK", "", "LLRRG", False),
        ("LL", "K", "LLLRG", True),
    ],
)
def test_flush(pile: str, discards: str, row: str, due: bool) -> None:
    """CM-27, CM-28, B-23, B-24: three locomotives flush a full row if something better can come."""
    assert supply(pile, discards, row).flush_due() is due


def test_the_safety_stop() -> None:
    """CM-28: after twenty flushes the row stays, until a card of it is taken or a slot refilled."""
    flush: list[Event] = [
        {"e": "flush"},
        *({"e": "turn-up", "slot": slot, "card": "L"} for slot in range(1, 6)),
    ]
    log = Log([*flush * 20, {"e": "turn-up", "slot": 2, "card": "L"}])
    cards = supply("L" * 101 + "KKK", "", "LLLLL", log)
    cards.flush_if_due()
    assert (log.at, cards.stopped) == (120, True)
    cards.refill()
    assert log.at == 120
    cards.take_face_up(2, "L")
    cards.turn_up(2)
    assert cards.flush_due()


DRAWS = [
    ("B-11", "nordic", "LLRGB", "KK", [(1, "L", "K"), (2, "L", "K")], ""),
    ("B-13", "switzerland", "LLRGB", "YK", [(1, "L", "Y"), (2, "L", "K")], ""),
    ("B-15", "usa", "LRGBY", "KK", [(1, "L", "K")], ""),
    ("B-15", "usa", "LRGBY", "KK", [(1, "L", "K"), (2, "R", "K")], "left over"),
    ("B-16", "usa", "RGBYK", "LB", [(1, "R", "L"), (1, "L", "B")], "CM-24"),
    ("B-16", "usa", "RGBYK", "LB", [(1, "R", "L"), (2, "G", "B")], ""),
    ("B-17", "usa", "RGBYK", "LL", [(0, "L", ""), (0, "L", "")], ""),
    ("B-18", "usa", "", "K", [(0, "K", "")], ""),
    ("B-19", "nordic", "R", "", [(1, "R", "")], ""),
    ("B-20", "nordic", "", "", [(0, "R", "")], "CM-30"),
    ("B-22", "usa", "RLL", "", [(1, "R", "")], ""),
    ("B-22", "usa", "RLL", "", [(1, "R", ""), (2, "L", "")], "left over"),
    ("CM-25", "usa", "RGLL", "", [(1, "R", "")], "CM-20"),
    ("CM-23", "usa", "RGBYK", "BB", [(1, "R", ""), (2, "G", "")], "CM-23"),
    ("CM-22", "usa", "RGBYK", "BB", [(1, "G", "B"), (2, "G", "B")], "CM-22"),
    ("B-26", "san-francisco", "FRGBK", "OB", [(2, "R", "O"), (1, "F", "B")], "CM-24"),
]


@pytest.mark.parametrize(("case", "game", "row", "pile", "picks", "rule"), DRAWS)
def test_drawing(case: str, game: str, row: str, pile: str, picks: list[tuple[int, str, str]], rule: str) -> None:
    """CM-22 to CM-31: two picks, the wild limit, and what is left when piles run dry."""
    state = bare(table(game, [("a", "b", 1, "red", "plain", 0)]))
    assert state.cards
    state.cards.row = [*row] + [""] * (5 - len(row))
    for card in pile:
        state.cards.pile[card] += 1
        state.cards.pile_size += 1
    events: list[Event] = []
    for slot, card, new in picks:
        events.append({"e": "pick", "seat": 0, "slot": slot, "card": card})
        if new:
            events.append({"e": "turn-up", "slot": slot, "card": new})
    assert turn(state, events) == rule, case


def test_nothing_to_draw_from() -> None:
    """CM-30: with draw.strictEmpty face-up cards alone give no draw, not even a second pick."""
    for options, rule in (({}, ""), ({"draw.strictEmpty": True}, "CM-30")):
        state = bare(table("nordic", [("a", "b", 1, "red", "plain", 0)], options=options))
        assert state.cards
        state.cards.row = ["R", "", "", "", ""]
        assert turn(state, [{"e": "pick", "seat": 0, "slot": 1, "card": "R"}]) == rule


def test_the_reshuffle_comes_when_needed() -> None:
    """B-21, CM-26: an empty pile is made new for the very card that needs it, not earlier."""
    cases: list[tuple[list[Event], str]] = [
        ([{"e": "reshuffle"}, blind("K"), blind("K")], ""),
        ([blind("K"), blind("K")], "CM-26"),
        ([{"e": "reshuffle"}, {"e": "pick", "seat": 0, "slot": 1, "card": "R"}], "CM-26"),
    ]
    for events, rule in cases:
        state = bare(table("nordic", [("a", "b", 1, "red", "plain", 0)]))
        assert state.cards
        state.cards.row = ["R"] * 5
        state.cards.discard({"K": 6})
        assert turn(state, events) == rule


def blind(card: str) -> Event:
    """A blind pick."""
    return {"e": "pick", "seat": 0, "slot": 0, "card": card}


def test_the_refill_after_a_claim() -> None:
    """B-25, CM-29: the cards of a claim fill the empty slots from 1 to 5 at the end of the turn."""
    state = bare(table("usa", [("a", "b", 4, "red", "plain", 0)]))
    assert state.cards
    state.cards.row = ["", "G", "", "B", "Y"]
    claim: Event = {"e": "claim", "seat": 0, "track": 1, "cards": {"R": 4}}
    up = [{"e": "turn-up", "slot": slot, "card": "R"} for slot in (1, 3)]
    assert turn(state, [claim, {"e": "reshuffle"}, *up], {"R": 4}) == ""
    assert state.cards.pile_size == 2
