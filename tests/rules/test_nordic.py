"""Nordic Countries."""

from __future__ import annotations

from typing import Any

import pytest

import whistlestop as ws
from tests.playing import end, illegal, kinds, legal, network, options, play, player, table


def test_options_of_the_start() -> None:
    """The Swedish text deals five cards instead of four (NC-12)."""
    for n in (4, 5):
        game = ws.load("nordic", 3, seed=1, options={"nordic.startHand": n})
        assert [player(game, seat)["cards"] for seat in range(3)] == [n] * 3


def test_sets_of_pieces() -> None:
    """Of three sets of 45 pieces 40 are used, five are spares (NC-01, NC-10)."""
    game = ws.load("nordic", 3, seed=1)
    assert [player(game, seat)["pieces"] + 5 for seat in range(3)] == [45] * 3


def test_globetrotter() -> None:
    """The Globetrotter card waits by the board: it is worth 10 at the end, and nothing before (NC-14, NC-82)."""
    board = network("A-B 2, C-D 2", "A-B 5")
    game = ws.position("nordic", board=board, owners={1: 0}, tickets=[["t1"], []], last=0)
    assert player(game, 0)["points"] == 2
    result = end(game)
    assert (result.scores[0].bonus, result.scores[0].total) == ({"globetrotter": 10}, 2 + 5 + 10)


def test_flush_option() -> None:
    """A licensed digital version clears a row with three locomotives; the table may too (NC-24)."""
    for flush in (False, True):
        game = ws.position("nordic", row="LLKRG", chance="LKKBBW", options={"nordic.flushThreeLocomotives": flush})
        assert ("flush" in kinds(play(game, "r3"))) is flush


def test_nothing_to_draw() -> None:
    """Where nothing can be drawn another action must be found (NC-23)."""
    game = ws.position("nordic", row="", pile="", discard="", hands=["Y2"], ticket_deck=1)
    illegal(game, "d", "pass")
    legal(game, "t", "c34 Y2")


def test_murmansk_is_plain() -> None:
    """Murmansk-Lieksa takes nine cards of one colour, reveals nothing, and scores 27 (NC-40, NC-44)."""
    game = ws.position("nordic", hands=["W9K9"])
    legal(game, "c51 W9", "c51 K9")
    illegal(game, "c51 W8K", "c51 W5K4")
    assert kinds(play(game, "c51 W9")) == ["claim", "placed", "turn"]
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (27, 31)


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("G9", True),
        ("G12", True),
        ("G8K4", True),
        ("G8B2W2", True),
        ("G8L4", True),
        ("G7K8", True),
        ("G4K12B4L4", True),
        ("G6K3", False),
        ("G8K3", False),
        ("G8K5", False),
        ("G8L", False),
        ("L12", False),
        ("G7K12", False),
        ("G7K4B4", True),
        ("G7K4B3", False),
    ],
)
def test_murmansk_payments(cards: str, allowed: bool) -> None:
    """Of 9, 12, 15 ... cards, (36 - P) / 3 must share a colour (NC-41, NC-43)."""
    game = ws.position("nordic", hands=[cards])
    (legal if allowed else illegal)(game, f"c51 {cards}")


def test_murmansk_option() -> None:
    """One substitute at most, where the table plays so (NC-42)."""
    for option, allowed in (("unlimited", True), ("one", False)):
        game = ws.position("nordic", hands=["G8K4R4"], options={"nordic.murmanskSubstitutions": option})
        legal(game, "c51 G8K4")
        (legal if allowed else illegal)(game, "c51 G7K4R4")


@pytest.mark.parametrize(
    ("track", "cards", "allowed"),
    [
        (45, "O2L", True),
        (45, "OL2", True),
        (45, "L3", True),
        (45, "O2K2B", True),
        (45, "O5", True),
        (45, "L5", True),
        (45, "O2K", False),
        (45, "OKL", False),
        (45, "O3", False),
        (45, "O2K3", True),
        (45, "O2LK", False),
        (56, "R4L2", True),
        (56, "R4LK3", True),
        (56, "R4K6", True),
        (56, "R4LK2", False),
        (56, "R5L", False),
        (23, "K2L2", True),
        (23, "KGL2", False),
        (8, "K2B", True),
    ],
)
def test_ferry_payments(track: int, cards: str, allowed: bool) -> None:
    """Each symbol takes a locomotive or any three cards, the rest one colour (NC-50, NC-51, NC-52, NC-53)."""
    game = ws.position("nordic", hands=[cards])
    (legal if allowed else illegal)(game, f"c{track} {cards}")


@pytest.mark.parametrize(("cards", "symbols_only"), [("OK6", False), ("K9", False), ("OLK3", True), ("O2K3", True)])
def test_three_cards_for_a_colour(cards: str, symbols_only: bool) -> None:
    """Three cards may stand for a coloured card too, unless the table keeps them to the symbols (NC-51, NC-53)."""
    legal(ws.position("nordic", hands=[cards]), f"c45 {cards}")
    strict = ws.position("nordic", hands=[cards], options={"nordic.ferryTripleScope": "symbols-only"})
    (legal if symbols_only else illegal)(strict, f"c45 {cards}")


def test_ferries_score_their_length() -> None:
    """A ferry of three paid with nine cards places three pieces and scores 4 (NC-54)."""
    game = ws.position("nordic", hands=["K9"])
    play(game, "c45 K9")
    assert (player(game, 0)["points"], player(game, 0)["pieces"], table(game)["discard"]) == (4, 37, "K9")


def test_tunnels() -> None:
    """Nordic tunnels reveal three cards; locomotives pay for them and for the surcharge (NC-31, NC-60, NC-61)."""
    game = ws.position("nordic", hands=["GL3"], chance="GLB")
    happened = play(game, "c44 GL")
    assert [event.cards for event in happened if event.kind == "reveal"] == ["GLB"]
    assert options(game) == {"no", "+L2"}
    play(game, "+L2")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (2, 38)


def test_no_exchange_in_tunnels() -> None:
    """Neither three nor four cards stand for one in a tunnel, nor in its surcharge (NC-62)."""
    game = ws.position("nordic", hands=["G2K4"], chance="GKB")
    illegal(game, "c44 GK3", "c44 GK4")
    play(game, "c44 G2")
    assert options(game) == {"no"}


def test_whole_track_closed() -> None:
    """With two players a claimed double is closed to both for the rest of the game (NC-33)."""
    for seat in (0, 1):
        illegal(ws.position("nordic", 2, seat=seat, hands=["O3", "O3"], owners={12: 1}), "c13 O3")


def nordic_end(option: str, **facts: Any) -> Any:
    """End a game of equal totals."""
    board = network("A-B 2, B-C 2, D-E 3, F-G 2, G-H 1", "A-C 5, F-H 5")
    facts |= {"board": board, "tickets": [["t1"], ["t2"]], "last": 0}
    return end(ws.position("nordic", options={"nordic.lastTieBreak": option}, points=[40, 40], **facts))


OWNERS = {1: 0, 2: 0, 3: 1, 4: 1, 5: 1}


def test_last_tie_break() -> None:
    """The texts differ on the last tie-break: the longest path, the longest completed ticket, or none.

    Seat 0 joins its ticket with four pieces and has a path of four; seat 1 needs three, and its longest path is three
    (NC-83, NC-84, NC-85).
    """
    longest = nordic_end("longest-path", owners=OWNERS)
    assert (longest.winners, longest.tie_break) == ((0,), "longest-path")
    ticket = nordic_end("longest-ticket-route", owners=OWNERS)
    assert (ticket.winners, ticket.tie_break) == ((0,), "longest-ticket-route")
    shared = nordic_end("shared", owners=OWNERS)
    assert (shared.winners, shared.tie_break) == ((0, 1), "shared")


def test_ticket_route_is_not_the_path() -> None:
    """The longest ticket counts the pieces of the shortest chain that joins it, whatever else is owned.

    NC-83, NC-84.
    """
    board = network("A-B 2, C-D 1, D-E 5, C-F 1", "A-B 5, C-F 5")
    facts: dict[str, Any] = {"board": board, "owners": {1: 0, 2: 1, 3: 1, 4: 1}, "tickets": [["t1"], ["t2"]]}
    winners = {}
    for option in ("longest-path", "longest-ticket-route"):
        rules = {"nordic.lastTieBreak": option}
        winners[option] = end(ws.position("nordic", options=rules, points=[40, 40], last=0, **facts)).winners
    assert winners == {"longest-path": (1,), "longest-ticket-route": (0,)}


def test_shortest_chain_counts() -> None:
    """Of two chains that join a ticket the one with fewer pieces is its route (NC-84)."""
    board = network("A-B 1, A-C 3, C-B 3, D-E 2", "A-B 5, D-E 5")
    rules = {"nordic.lastTieBreak": "longest-ticket-route"}
    owners = {1: 0, 2: 0, 3: 0, 4: 1}
    result = end(
        ws.position(
            "nordic", board=board, owners=owners, tickets=[["t1"], ["t2"]], options=rules, points=[40, 40], last=0
        )
    )
    assert (result.winners, result.tie_break) == ((1,), "longest-ticket-route")
