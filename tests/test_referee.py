"""The referee's own reading of the rules, case by case, with the values of the rules' examples."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.referee.actions import possible
from tests.referee.log import Event, Fault
from tests.referee.tickets import Deck
from tests.referee.titles import TITLES
from tests.referee.trail import longest_trail
from tests.referee_scripts import bare, table, turn


def claim(cards: Mapping[str, int], track: int = 1, seat: int = 0) -> Event:
    """A claim with cards."""
    return {"e": "claim", "seat": seat, "track": track, "cards": dict(cards)}


ONE_TRACK = [
    ("A-01", "nordic", ("yellow", "plain", 0, 2), "YY", True),
    ("A-02", "nordic", ("yellow", "plain", 0, 2), "YL", False),
    ("A-03", "nordic", ("gray", "plain", 0, 3), "BBB", True),
    ("A-05", "nordic", ("gray", "plain", 0, 3), "BBP", False),
    ("A-06", "nordic", ("blue", "plain", 0, 2), "GG", False),
    ("A-07", "nordic", ("orange", "ferry", 1, 3), "LOO", True),
    ("A-08", "nordic", ("orange", "ferry", 1, 3), "OOO", False),
    ("A-15", "san-francisco", ("black", "plain", 0, 3), "KFF", True),
    ("A-15", "san-francisco", ("black", "plain", 0, 3), "FFF", True),
    ("B-27", "usa", ("red", "plain", 0, 4), "LLLL", True),
    ("B-28", "usa", ("red", "plain", 0, 4), "RRRRR", False),
    ("B-37", "nordic", ("orange", "ferry", 1, 3), "OOBKW", True),
    ("B-38", "nordic", ("orange", "ferry", 1, 3), "LLL", True),
    ("B-39", "nordic", ("orange", "ferry", 1, 3), "OLL", True),
    ("B-40", "nordic", ("orange", "ferry", 1, 3), "OOOOO", True),
    ("B-41", "nordic", ("red", "ferry", 2, 6), "RRRRBBBBBB", True),
    ("B-42", "nordic", ("red", "ferry", 2, 6), "RRRRRL", False),
    ("B-43", "nordic", ("red", "ferry", 2, 6), "RRRRLBB", False),
    ("B-44", "nordic", ("gray", "ferry", 2, 4), "LLGY", False),
    ("B-45", "nordic", ("gray", "ferry", 1, 1), "L", True),
    ("B-45", "nordic", ("gray", "ferry", 1, 1), "BKW", True),
    ("B-45", "nordic", ("gray", "ferry", 1, 1), "B", False),
    ("B-46", "europe", ("gray", "ferry", 2, 2), "LB", False),
    ("B-46", "europe", ("gray", "ferry", 2, 2), "LL", True),
    ("B-47", "san-francisco", ("gray", "ferry", 1, 3), "FGG", True),
    ("B-47", "san-francisco", ("gray", "ferry", 1, 3), "FFG", True),
    ("B-47", "san-francisco", ("gray", "ferry", 1, 3), "GGG", False),
    ("B-48", "switzerland", ("red", "plain", 0, 3), "RRL", False),
    ("B-48", "switzerland", ("red", "plain", 0, 3), "RRR", True),
    ("MK-12", "marklin", ("red", "plain", 0, 3), ["R", "R", "L4"], False),
    ("MK-12", "marklin", ("red", "plain", 0, 4), ["R", "L", "L4", "L4"], True),
    ("MK-13", "marklin", ("red", "plain", 0, 2), ["R", "PAX"], False),
]


@pytest.mark.parametrize(("case", "game", "track", "cards", "legal"), ONE_TRACK)
def test_payments(case: str, game: str, track: tuple[str, str, int, int], cards: Any, legal: bool) -> None:
    """CM-43, CM-44, CM-71, NC-31, NC-53, CH-26, MK-12, MK-13: what pays for a track, and what does not."""
    colour, kind, symbols, length = track
    state = bare(table(game, [("a", "b", length, colour, kind, symbols)]))
    hand = {card: list(cards).count(card) for card in cards}
    payable = state.setting.payments.payable(state.board.tracks[0], hand)
    assert (turn(state, [claim(hand)], hand) == "") is legal, case
    assert payable or not legal


SWAPS = [
    ("A-09", {"G": 7, "B": 4, "K": 4}, True, True, False),
    ("B-31", {"G": 8, "L": 1}, False, False, False),
    ("B-32", {"G": 8, "L": 4}, True, True, True),
    ("B-33", {"G": 9}, True, True, True),
    ("B-34", {"G": 8, "R": 4}, True, True, True),
    ("B-35", {"G": 6, "B": 6, "K": 6}, True, True, False),
    ("NC-43", {"G": 6, "B": 5, "K": 5}, False, False, False),
]


@pytest.mark.parametrize(("case", "cards", "payable", "legal", "with_one"), SWAPS)
def test_four_for_one(case: str, cards: dict[str, int], payable: bool, legal: bool, with_one: bool) -> None:
    """NC-40 to NC-43 and B-36: units are cards of the colour or any four cards."""
    for options, right in (({}, legal), ({"nordic.murmanskSubstitutions": "one"}, with_one)):
        state = bare(table("nordic", [("a", "b", 9, "gray", "plain", 0)], options=options))
        state.board.tracks[0].swap = True
        assert (turn(state, [claim(cards)], cards) == "") is right, case


def test_symbols_only() -> None:
    """NC-51: with the option three cards may stand for the printed symbols only."""
    options = {"nordic.ferryTripleScope": "symbols-only"}
    for cards, rule in (({"O": 2, "B": 3}, ""), ({"L": 1, "O": 1, "B": 3}, ""), ({"O": 1, "B": 6}, "NC-51")):
        state = bare(table("nordic", [("a", "b", 3, "orange", "ferry", 1)], options=options))
        assert turn(state, [claim(cards)], cards) == rule


DOUBLE: list[tuple[str, str, int, str, str, int]] = [
    ("a", "b", 1, "red", "plain", 0),
    ("b", "a", 2, "blue", "plain", 0),
]


@pytest.mark.parametrize(
    ("game", "seats", "owner", "rule"),
    [
        ("nordic", 2, 1, "CM-51"),
        ("nordic", 3, 1, ""),
        ("nordic", 3, 0, "CM-50"),
        ("usa", 3, 1, "CM-51"),
        ("usa", 4, 1, ""),
        ("usa", 4, 0, "CM-50"),
        ("switzerland", 3, 1, ""),
    ],
)
def test_parallel_tracks(game: str, seats: int, owner: int, rule: str) -> None:
    """B-49 to B-56: closed below the seat count, else open to those who own none of the group."""
    state = bare(table(game, DOUBLE, seats))
    state.place(owner, state.board.tracks[0])
    assert turn(state, [claim({"B": 2}, 2)], {"B": 2}) == rule
    if game == "nordic":
        state = bare(table(game, DOUBLE, seats, options={"parallel.equalLengthOnly": True}))
        state.place(owner, state.board.tracks[0])
        assert turn(state, [claim({"B": 2}, 2)], {"B": 2}) == ""


def test_pieces_and_owners() -> None:
    """B-29, B-30: too few pieces, and a track that is taken."""
    state = bare(table("usa", [("a", "b", 4, "red", "plain", 0)]))
    state.pieces[0] = 3
    assert turn(state, [claim({"R": 4})], {"R": 4}) == "CM-41"
    state.place(1, state.board.tracks[0])
    assert turn(state, [claim({"R": 4})], {"R": 4}) == "CM-40"


TUNNELS = [
    ("A-10", {"G": 2}, ["G", "B", "W"], {"G": 1}, ""),
    ("A-10", {"G": 2}, ["G", "B", "W"], {"L": 1}, ""),
    ("A-10", {"G": 2}, ["G", "B", "W"], {"B": 1}, "CM-63"),
    ("A-10", {"G": 2}, ["G", "B", "W"], {}, "CM-63"),
    ("A-11", {"G": 2}, ["L", "B", "W"], {"G": 1}, ""),
    ("B-58", {"G": 2}, ["G", "L", "B"], {"G": 1, "L": 1}, ""),
    ("B-58", {"G": 2}, ["G", "L", "B"], {"G": 1}, "CM-63"),
    ("B-59", {"G": 2}, ["R", "K", "B"], {}, ""),
    ("B-63", {"G": 1, "L": 1}, ["G", "G", "K"], {"G": 2}, ""),
    ("CM-62", {"L": 2}, ["G", "G", "K"], {}, ""),
    ("CM-63", {"L": 2}, ["G", "L", "K"], {"G": 1}, "CM-63"),
    ("CM-63", {"L": 2}, ["G", "L", "K"], {"L": 1}, ""),
    ("B-67", {"G": 1, "B": 3}, [], {}, "CM-43"),
]


@pytest.mark.parametrize(("case", "paid", "revealed", "surcharge", "rule"), TUNNELS)
def test_tunnels(case: str, paid: dict[str, int], revealed: list[str], surcharge: dict[str, int], rule: str) -> None:
    """CM-60 to CM-67: the surcharge counts matching cards, and the colour or locomotives pay it."""
    state = bare(table("switzerland", [("a", "b", 2, "green", "tunnel", 0)]))
    assert state.cards
    for card in revealed:
        state.cards.pile[card] += 1
        state.cards.pile_size += 1
    events = [
        claim(paid),
        {"e": "reveal", "cards": revealed},
        {"e": "surcharge", "seat": 0, "cards": surcharge},
    ]
    state.cards.row = ["R", "R", "R", "R", "R"]
    assert turn(state, events, {"G": 5, "L": 5, "B": 5}) == rule, case
    if not rule:
        assert state.pieces[0] == 38
        assert state.cards.discard_size == 2 + len(revealed) + sum(surcharge.values())


def test_a_declined_tunnel() -> None:
    """B-60, B-61, CM-66: the payment returns, the revealed cards go; with surcharge 0 nothing is declined."""
    for revealed, rule in ((["G", "B", "W"], ""), (["B", "B", "W"], "order")):
        state = bare(table("switzerland", [("a", "b", 2, "green", "tunnel", 0)]))
        assert state.cards
        state.cards.row = ["R", "R", "R", "R", "R"]
        state.cards.pile |= {"G": 1, "B": 2, "W": 1}
        state.cards.pile_size = 4
        events = [claim({"G": 2}), {"e": "reveal", "cards": revealed}, {"e": "decline", "seat": 0}]
        assert turn(state, events, {"G": 2}) == rule
        if not rule:
            assert (state.hands[0]["G"], state.cards.discard_size, state.owner) == (2, 3, [-1])


def test_passing() -> None:
    """CM-21: a pass is legal only when nothing else is."""
    state = bare(table("usa", [("a", "b", 2, "red", "plain", 0)]))
    state.offers.piles["regular"].pool.clear()
    assert state.cards
    state.cards.row = [""] * 5
    passing: list[Event] = [{"e": "pass", "seat": 0}]
    assert turn(state, passing, {"R": 1, "G": 9}) == ""
    assert turn(state, passing, {"R": 1, "L": 1}) == "CM-21"
    assert possible(state, 0, state.cards) == "claim track 1"
    state.cards.row = ["L", "", "", "", ""]
    assert turn(state, passing, {}) == "CM-21"
    state.cards.row = [""] * 5
    state.offers.piles["regular"].returned.append("t01")
    assert turn(state, passing, {}) == "CM-21"


def test_tickets_that_came_back() -> None:
    """CM-14, CM-80: tickets under the deck come up last, in the order in which they went there."""
    deck = Deck(["t1"])
    deck.returned.extend(["t2", "t3"])
    with pytest.raises(Fault):
        deck.draw("t2")
    deck.draw("t1")
    with pytest.raises(Fault):
        deck.draw("t3")
    deck.draw("t2")
    deck.draw("t3")
    assert len(deck) == 0


@pytest.mark.parametrize(
    ("edges", "longest"),
    [
        ("ab3 bc4 cd2", 9),
        ("ax5 bx4 cx3", 9),
        ("ab2 bc2 ca2 cd4", 10),
        ("ab6 cd3 de2 ef2", 7),
        ("xa1 ab1 bx1 xc2 cd2 dx2", 9),
        ("ab1 ac1 ad1 bc1 bd1 cd1", 5),
        ("ab4 ac1 cb1 ad2 db2", 10),
        ("cf3 cg2 ch4 ce1", 7),
    ],
)
def test_trails(edges: str, longest: int) -> None:
    """B-92 to B-99: the longest trail on graphs small enough to walk by hand."""
    assert longest_trail([(ord(edge[0]), ord(edge[1]), int(edge[2])) for edge in edges.split()]) == longest


def test_cards_in_titles() -> None:
    """A-22, A-23, section 1: how many cards there are."""
    sizes = {name: sum(title.deck.values()) for name, title in TITLES.items()}
    assert sizes == dict.fromkeys(sizes, 110) | {"san-francisco": 44, "marklin": 118}


@given(
    game=st.sampled_from(["nordic", "switzerland", "europe", "marklin"]),
    track=st.tuples(st.integers(2, 5), st.sampled_from(["gray", "red"]), st.sampled_from(["plain", "tunnel", "ferry"])),
    swap=st.booleans(),
    hand=st.fixed_dictionaries({"R": st.integers(0, 6), "B": st.integers(0, 6), "L": st.integers(0, 4)}),
    plus_four=st.integers(0, 2),
    options=st.sampled_from([{}, {"nordic.ferryTripleScope": "symbols-only"}, {"nordic.murmanskSubstitutions": "one"}]),
)
def test_what_a_hand_can_pay(
    game: str, track: tuple[int, str, str], swap: bool, hand: dict[str, int], plus_four: int, options: dict[str, str]
) -> None:
    """CM-21: a hand can pay for a track exactly when some of its cards are a legal payment."""
    length, colour, kind = track
    symbols = min(2, length) if kind == "ferry" else 0
    state = table(game, [("a", "b", length, colour, kind, symbols)], options=options if game == "nordic" else {})
    state.board.tracks[0].swap = swap and game == "nordic" and kind == "plain"
    full = dict.fromkeys(state.title.deck, 0) | hand | ({"L4": plus_four} if game == "marklin" else {})
    payments = state.setting.payments

    def legal(counts: tuple[int, ...]) -> bool:
        cards = {card: count for card, count in zip(full, counts, strict=True) if count}
        try:
            payments.check(state.board.tracks[0], cards)
        except Fault:
            return False
        return bool(cards)

    found = any(map(legal, product(*(range(count + 1) for count in full.values()))))
    assert payments.payable(state.board.tracks[0], full) is found
