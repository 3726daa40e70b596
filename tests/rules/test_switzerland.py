"""Switzerland."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.playing import end, illegal, legal, network, options, play, player, table


def test_rejected_tickets_option() -> None:
    """Rejects leave the game, at setup and later; the Danish text puts them under the deck (CH-31, CH-32)."""
    for option, left in (("removed", 36), ("deck-bottom", 42)):
        rules = {"swiss.rejectedTickets": option}
        game = ws.load("switzerland", 2, seed=1, first=0, options=rules)
        for seat in (0, 1):
            game.play("k:" + ",".join(game.view(seat).offer[:2]), seat)
        assert table(game)["decks"]["regular"] == left
        play(game, "t")
        play(game, "k:" + game.view(0).offer[0])
        assert table(game)["decks"]["regular"] == left - (3 if option == "removed" else 1)


def test_deck_runs_out() -> None:
    """As rejects leave the game the deck runs out, and the action is illegal (CH-30, CH-31)."""
    game = ws.position("switzerland", ticket_deck=["t01", "t02", "t03"])
    play(game, "t", "k:t02")
    illegal(game, "t")


def test_face_up_locomotives() -> None:
    """A locomotive may be the first and the second pick (CH-24)."""
    game = ws.position("switzerland", row="LLRGB", chance="Y")
    play(game, "r2")
    assert options(game) == {"d", "r1", "r2", "r3", "r4", "r5"}


def test_tunnels() -> None:
    """The colour of the cards played is the attempt colour; wild-only attempts pay in locomotives (CH-50, CH-51)."""
    game = ws.position("switzerland", hands=["Y4L2"], chance="YKL")
    play(game, "c42 Y2")
    assert options(game) == {"no", "+Y2", "+YL", "+L2"}
    game = ws.position("switzerland", hands=["Y4L4"], chance="YKL")
    play(game, "c42 L2")
    assert options(game) == {"no", "+L"}


def test_locomotives_fit_any_tunnel() -> None:
    """In tunnels locomotives fit any colour (CH-26)."""
    game = ws.position("switzerland", hands=["R3L3G3"])
    legal(game, "c1 R2L", "c1 RL2", "c1 L3", "c30 G2L", "c30 R2L")
    illegal(game, "c1 G2L", "c59 G2L", "c59 L3")


def test_exits_of_two_players() -> None:
    """Two exits from one city end in two terminals; an opponent's closes neither (CH-20, CH-22)."""
    legal(ws.position("switzerland", 2, hands=["O"], owners={36: 1}), "c37 O")


def ticket(name: str, *tracks: int) -> int:
    """Return what a ticket is worth to the owner of these tracks."""
    result = end(ws.position("switzerland", owners=dict.fromkeys(tracks, 0), tickets=[[name], []], last=0))
    points: int = result.scores[0].tickets[0].points
    return points


@pytest.mark.parametrize(
    ("name", "tracks", "points"),
    [
        ("t46", (50,), 2),  # Lugano-Italy
        ("t46", (58, 49), 2),  # Lugano-Locarno-Italy
        ("t46", (), -2),
        ("t45", (), -3),
        ("t45", (3, 1, 5), 3),  # Zurich-Baden-Basel-Germany
        ("t45", (3, 1, 5, 4, 33), 7),  # and on to France
    ],
)
def test_city_to_countries(name: str, tracks: tuple[int, ...], points: int) -> None:
    """The best country reached counts, through any of its terminals; none reached costs the lowest.

    CH-40, CH-42, CH-43.
    """
    assert ticket(name, *tracks) == points


@pytest.mark.parametrize(
    ("name", "tracks", "points"),
    [
        ("t35", (33, 4, 5), 5),  # France-Delemont-Basel-Germany
        ("t37", (33, 4, 5), 5),
        ("t35", (33,), -5),
        ("t35", (5,), -5),
        ("t35", (42, 63, 22, 20), 11),  # France-Martigny-Sion-Brig-Italy
        ("t35", (42, 63, 22, 20, 33, 4, 5), 11),
        ("t39", (42, 63, 22, 20), -5),
    ],
)
def test_country_to_countries(name: str, tracks: tuple[int, ...], points: int) -> None:
    """Different countries may be reached from different terminals; the best scores once.

    CH-41, CH-42, CH-43, CH-45.
    """
    assert ticket(name, *tracks) == points


def test_two_copies() -> None:
    """Two copies of a country ticket score one by one, and count as two tickets (CH-44)."""
    result = end(ws.position("switzerland", owners={33: 0, 4: 0, 5: 0}, tickets=[["t35", "t36"], []], last=0))
    assert ([line.points for line in result.scores[0].tickets], result.scores[0].completed) == ([5, 5], 2)


def test_exits_only_end_a_chain() -> None:
    """No ticket and no path goes through a country (CH-20, CH-21)."""
    board = network("A-fr1 2, B-fr2 2, C-D 3", "A-B 6")
    result = end(ws.position("switzerland", board=board, owners={1: 0, 2: 0, 3: 1}, tickets=[["t1"], []], last=0))
    assert result.scores[0].tickets[0].points == -6
    assert [score.longest_path for score in result.scores] == [2, 3]


def test_longest_path() -> None:
    """The longest path is worth 10, to all who share it; its owner wins a tie (CH-61, CH-62)."""
    board = network("A-B 3, C-D 3, E-F 1")
    result = end(ws.position("switzerland", board=board, owners={1: 0, 2: 1}, tickets=[[], []], last=0))
    assert [score.total for score in result.scores] == [14, 14]
    assert result.winners == (0, 1)
    result = end(ws.position("switzerland", board=board, owners={1: 0, 3: 1}, tickets=[[], []], points=[4, 14], last=0))
    assert [score.total for score in result.scores] == [14, 14]
    assert (result.winners, result.tie_break) == ((0,), "longest-holder")


def test_final_round() -> None:
    """Two pieces left begin the final round, also with three players (CH-60)."""
    game = ws.position("switzerland", 3, hands=["Y"], pieces=[3], owners={12: None, 13: None})
    play(game, "c13 Y")
    assert (player(game, 0)["pieces"], table(game)["last"]) == (2, 0)
