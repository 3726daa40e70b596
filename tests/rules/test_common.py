"""The common rules beyond the numbers of a title."""

from __future__ import annotations

from typing import Any

import pytest

import whistlestop as ws
from tests.playing import claim, end, hand, illegal, kinds, legal, network, options, play, player, table

NO_CARDS: dict[str, Any] = {"row": "", "pile": "", "discard": "", "ticket_deck": 0}


def test_one_action_a_turn() -> None:
    """A turn is one action: a claim, tickets, or a draw of two cards; then the next seat's turn begins (CM-20)."""
    for tokens in (["c12 K4"], ["t", "k"], ["d", "d"]):
        game = ws.position("usa", 3, hands=["K4"])
        for token in tokens:
            play(game, "k:" + game.view(0).offer[0] if token == "k" else token)
        assert (game.actors, game.turn, game.phase) == ([1], 2, "main")


def test_pass_only_without_an_action() -> None:
    """Passing is legal only where nothing else is (CM-21)."""
    assert options(ws.position("usa", hands=[""], **NO_CARDS)) == {"pass"}
    for something in ({"row": "K"}, {"pile": "K"}, {"discard": "K"}, {"ticket_deck": 1}, {"hands": ["K"]}):
        illegal(ws.position("usa", **({"hands": [""]} | NO_CARDS | something)), "pass")


def test_all_pass() -> None:
    """When all have passed in succession the game is over and scored (CM-21)."""
    board = network("A-B 6, C-D 6", "A-B 3, C-D 4")
    stuck: dict[str, Any] = {"hands": ["K5R5", None], "tickets": [["t1"], ["t2"]]} | NO_CARDS
    game = ws.position("usa", board=board, owners={1: 1, 2: 1}, **stuck)
    play(game, "pass")
    assert game.result is None
    result = end(game)
    assert (result.why, [score.total for score in result.scores]) == ("passes", [-3, 15 + 15 + 4 + 10])


def test_an_action_between_passes() -> None:
    """An action between passes starts the count again (CM-21)."""
    game = ws.position(
        "usa", 3, hands=["", "", None], owners={26: None}, options={"draw.strictEmpty": True}, **NO_CARDS
    )
    play(game, "pass", "pass", "c26 K", "pass", "pass")
    assert (game.over, game.actors) == (False, [2])


def test_second_pick_is_compulsory() -> None:
    """The draw cannot be stopped after one card while another can be picked (CM-25)."""
    game = ws.position("usa", row="RGBYK", hands=["K4"])
    play(game, "d")
    assert options(game) == {"d", "r1", "r2", "r3", "r4", "r5"}
    illegal(game, "t", "c12 K4", "pass")


def test_safety_stop() -> None:
    """After 20 flushes in a row three locomotives stay, until a card of the row is taken (CM-28)."""
    flushes = ["LLLKB", "LLLKB", *["LLLRG", "LLLKB"] * 9]
    chance = ["L", *"".join(flushes), "R", "L"]
    game = ws.position("switzerland", row="LLKRG", pile="L4KB", discard="", hands=[""], chance=chance)
    happened = kinds(play(game, "r3"))
    assert happened.count("flush") == 20
    assert "".join(table(game)["row"]) == "LLLKB"
    assert "flush" not in kinds(play(game, "d"))
    assert "flush" in kinds(play(game, "r1"))


def test_row_is_checked_after_the_last_turn() -> None:
    """The row is refilled and checked also after the last turn (CM-29)."""
    game = ws.position("usa", row="RRG-B", pile="", discard="", hands=["K4"], last=0)
    assert kinds(claim(game, "c12 K4"))[:4] == ["claim", "placed", "reshuffle", "turn-up"]
    assert game.over


def test_no_two_wilds_too_few() -> None:
    """A flush needs three wilds, not two (CM-27)."""
    game = ws.position("usa", row="LKRGB", chance=["L"])
    assert "flush" not in kinds(play(game, "r2"))


def test_tracks_far_from_ones_own() -> None:
    """A track need not touch the player's other tracks, and one is claimed a turn (CM-42)."""
    game = ws.position("usa", hands=["K8"], owners={2: 0})
    play(game, "c12 K4")
    assert (player(game, 0)["tracks"], game.actors) == ((2, 12), [1])


def test_any_legal_payment() -> None:
    """The player names the cards; suggestions begin with the fewest wilds (CM-47)."""
    game = ws.position("usa", hands=["R4L4"])
    legal(game, "c25 R4", "c25 R3L", "c25 R2L2", "c25 RL3", "c25 L4")
    play(game, "c25")
    assert [str(action) for action in game.legal()] == ["=R4", "=R3L", "=R2L2", "=RL3", "=L4"]


def test_first_claimer_chooses() -> None:
    """While none is claimed either track of a double may be; then the other is closed for the rest of the game.

    CM-51.
    """
    game = ws.position("usa", hands=["O4Y4", "Y4L4"])
    legal(game, "c4 O4", "c5 Y4")
    play(game, "c4 O4")
    illegal(game, "c5 Y4", "c5 L4")


def test_equal_length_only() -> None:
    """Unequal tracks between two places are a group, unless the table says otherwise (CM-04, CM-53, NC-34)."""
    free = {"parallel.equalLengthOnly": True}
    illegal(ws.position("nordic", hands=["R4L2"], owners={55: 1}), "c56 R4L2")
    legal(ws.position("nordic", hands=["R4L2"], owners={55: 1}, options=free), "c56 R4L2")
    legal(ws.position("nordic", hands=["R4L2"], owners={55: 0}, options=free), "c56 R4L2")
    illegal(ws.position("nordic", hands=["O3"], owners={12: 1}, options=free), "c13 O3")


def test_wild_only_attempt() -> None:
    """A payment of wilds alone is matched by wilds alone, also in a coloured tunnel, and its surcharge is wilds.

    CM-60, CM-62, CM-63, CH-51.
    """
    game = ws.position("switzerland", hands=["R3L5"], chance=["R", "R", "L"])
    play(game, "c1 L3")
    assert options(game) == {"no", "+L"}
    game = ws.position("switzerland", hands=["R3L5"], chance=["R", "R", "K"])
    play(game, "c1 L3")
    assert player(game, 0)["points"] == 4


def test_revealed_cards_are_discarded() -> None:
    """Revealed cards are discarded at the end of the turn, before the row is refilled from them (CM-66)."""
    game = ws.position("switzerland", hands=["R3", None], row="KKGG", pile="BBW", discard="")
    play(game, "c42 R2")
    assert "-" not in [card or "-" for card in table(game)["row"]]
    assert (table(game)["pile"] + len(table(game)["discard"]), table(game)["revealed"]) == (4, "")


def test_laid_cards_are_not_reshuffled() -> None:
    """Cards laid for the claim and cards revealed take no part in the reshuffle (CM-26, CM-61)."""
    game = ws.position("switzerland", hands=["R3", None], pile="R", discard="B", chance=["R"])
    happened = play(game, "c42 R2")
    assert [event.cards for event in happened if event.kind == "reveal"] == ["RB"]


def test_double_tunnels() -> None:
    """A tunnel of a double is closed like any track (CM-68)."""
    illegal(ws.position("nordic", 2, hands=["R4"], owners={9: 1}), "c10 R4")
    legal(ws.position("nordic", 3, hands=["R4"], owners={9: 1}), "c10 R4")


def test_ferries() -> None:
    """A ferry takes a wild for each symbol, one colour for the rest, more wilds if one likes.

    CM-02, CM-70, CM-71, EU-07.
    """
    game = ws.position("europe", hands=["K3G2L4"])
    legal(game, "c8 K3L", "c8 K2L2", "c8 L4")
    illegal(game, "c8 K3G", "c8 K2GL", "c8 K2L", "c8 G2KL")
    illegal(ws.position("europe", hands=["K4"]), "c8 K4")


def test_kept_tickets_stay() -> None:
    """Tickets add up without a limit (CM-82)."""
    game = ws.position("usa", tickets=[20])
    play(game, "t", "k:" + ",".join(game.copy().play("t")[-1].tickets or ()))
    assert player(game, 0)["tickets"] == 23


def test_opponents_tracks_do_not_help() -> None:
    """A ticket is completed by a chain of one's own tracks of any shape; opponents' never help (CM-03, CM-83)."""
    board = network("A-B 2, B-C 2, C-D 2, A-D 2", "A-D 9, A-D 9")
    for owners, points in (({1: 0, 2: 0, 3: 0}, 9), ({1: 0, 2: 0, 3: 1}, -9), ({4: 0}, 9), ({4: 1}, -9)):
        result = end(ws.position("usa", board=board, owners=owners, tickets=[["t1"], []], last=0))
        assert result.scores[0].tickets[0].points == points


def test_scoring_at_the_end_only() -> None:
    """Tickets count at the end of the game and change no points before (CM-84)."""
    board = network("A-B 2, C-D 2", "A-B 9, C-D 4")
    game = ws.position("usa", board=board, owners={1: 0}, tickets=[["t1", "t2"], []], last=0)
    assert player(game, 0)["points"] == 2
    assert end(game).scores[0].total == 2 + 9 - 4 + 10


def test_recount() -> None:
    """The highest total wins; a bonus can decide (CM-100, CM-104)."""
    board = network("A-B 3, C-D 2, D-E 2", "A-B 1")
    result = end(ws.position("usa", board=board, owners={1: 0, 2: 1, 3: 1}, tickets=[[], []], last=0))
    assert ([score.total for score in result.scores], result.winners) == ([4, 14], (1,))
    assert result.tie_break is None


def test_no_path_no_bonus() -> None:
    """Without any track nobody gets the bonus for the longest path (CM-102)."""
    assert [score.total for score in end(ws.position("usa", tickets=[[], []], last=0)).scores] == [0, 0]


def test_secrets() -> None:
    """Hands, tickets and offers are their owner's alone; the board, the row and points are everybody's (CM-120)."""
    game = ws.position("usa", hands=["R4K3", "B5"], tickets=[["t01", "t02"], ["t03", "t04"]], owners={25: 1})
    play(game, "t")
    mine, other, nobody = game.view(0).to_dict(), game.view(1).to_dict(), table(game)
    assert (mine["hand"], mine["tickets"], len(mine["offer"])) == ("K3R4", ("t01", "t02"), 3)
    assert (other["hand"], other["tickets"], other["offer"]) == ("B5", ("t03", "t04"), ())
    assert (nobody["hand"], nobody["tickets"], nobody["offer"]) == (None, None, None)
    assert mine["players"] == other["players"] == nobody["players"]
    assert mine["row"] == other["row"]


def test_public_numbers() -> None:
    """Everybody sees sizes of hands and piles, and cards taken from the row; blind ones only who took them.

    CM-06, CM-121.
    """
    game = ws.position("usa", hands=["R4", "B5"], row="KKKYY", discard="G2", chance=["W", "P"])
    play(game, "r1", "d")
    assert [player(game, seat)["cards"] for seat in range(2)] == [6, 5]
    assert player(game, 0)["known"] == "K"
    assert table(game)["pile"] == 110 - 9 - 5 - 2 - 2
    picks = [event.card for event in game.events(1) if event.kind == "pick"]
    assert picks == ["K", None]
    assert [event.card for event in game.events(0) if event.kind == "pick"] == ["K", "P"]


def test_whole_components() -> None:
    """A network with at most two odd places is walked in full, one with four loses its cheapest detour (CM-112)."""
    for tracks, longest in (
        ("A-B 3, B-C 2, C-A 4", 9),
        ("A-B 3, B-C 2, C-A 4, C-D 1", 10),
        ("A-B 5, A-C 4, A-D 3, A-E 2", 9),
    ):
        board = network(tracks)
        owners = {track.id: 0 for track in board.tracks}
        result = end(ws.position("usa", board=board, owners=owners, tickets=[[], []], last=0))
        assert result.scores[0].longest_path == longest


@pytest.mark.parametrize("token", ["c12 K4", "t", "d"])
def test_nothing_out_of_turn(token: str) -> None:
    """Only the seat whose turn it is acts (CM-13, CM-20)."""
    game = ws.position("usa", hands=["K4", "K4"])
    with pytest.raises(ws.NotYourTurn):
        game.play(token, 1)
    assert hand(game, 1) == "K4"
