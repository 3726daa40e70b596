"""What all board titles have in common, each with its own numbers (common.md, section 1)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import whistlestop as ws
from tests.playing import claim, end, hand, illegal, kinds, legal, network, options, play, player, table
from whistlestop.rules.options import options_for
from whistlestop.rules.tables import UnplayableError
from whistlestop.titles.title import rules_for
from whistlestop.titles.title import title as find_title


class Numbers(NamedTuple):
    """One column of the table."""

    seats: tuple[int, int]
    pieces: int
    cards: str
    starting_hand: int
    tickets: int
    dealt: int
    kept_at_setup: int
    setup_rejects: str
    drawn: int
    play_rejects: str
    doubles_open_from: int
    flush: bool
    wild_costs_draw: bool


EIGHT = "K12B12G12O12P12R12W12Y12L14"
TITLES = {
    "nordic": Numbers((2, 3), 40, EIGHT, 4, 46, 5, 2, "removed", 3, "removed", 3, False, False),
    "switzerland": Numbers((2, 3), 40, EIGHT, 4, 46, 5, 2, "removed", 3, "removed", 3, True, False),
    "san-francisco": Numbers((2, 4), 20, "K6B6G6O6P6R6F8", 2, 24, 2, 1, "deck", 2, "bottom", 3, True, True),
    "usa": Numbers((2, 5), 45, EIGHT, 4, 30, 3, 2, "deck", 3, "bottom", 4, True, True),
    "europe": Numbers((2, 5), 45, EIGHT, 4, 46, 4, 2, "removed", 3, "bottom", 4, True, True),
    "marklin": Numbers((2, 5), 45, "K11B11G11O11P11R11W11Y11L14Z6X10", 4, 46, 4, 2, "deck", 4, "bottom", 4, True, True),
}
EACH = pytest.mark.parametrize("title", list(TITLES))


def wild(title: str) -> str:
    """Return the letter of the wild card."""
    return "F" if title == "san-francisco" else "L"


def dealt(title: str, seats: int = 2, seed: int = 1, **how: Any) -> ws.Game:
    """Start a game; in Märklin everybody draws two long and two short tickets."""
    game = ws.load(title, seats, seed=seed, first=0, **how)
    while game.phase == "mix":
        play(game, "mix:2+2")
    return game


def keep(game: ws.Game, n: int) -> None:
    """Let everybody keep the first tickets of the offer."""
    for seat in list(game.actors):
        game.play("k:" + ",".join(game.view(seat).offer[:n]), seat)


# Players and setup


@EACH
def test_pieces_and_players(title: str) -> None:
    """Each seat gets the title's pieces and 0 points, at every number of players.

    CM-10, NC-10, CH-10, SF-10, US-01, EU-01, MK-01.
    """
    fewest, most = TITLES[title].seats
    for seats in range(fewest, most + 1):
        game = dealt(title, seats)
        players = [player(game, seat) for seat in range(seats)]
        assert [(p["pieces"], p["points"]) for p in players] == [(TITLES[title].pieces, 0)] * seats
    for seats in (fewest - 1, most + 1):
        with pytest.raises(ws.TitleError):
            ws.load(title, seats)


@EACH
def test_cards(title: str) -> None:
    """The deck has so many cards of every kind (NC-02, CH-01, SF-02, US-01, EU-01, MK-02)."""
    game = ws.position(title, row="", pile="", discard="", hands=[None, ""])
    assert hand(game) == TITLES[title].cards


@EACH
def test_starting_hand(title: str) -> None:
    """Every hand begins with so many cards, five lie in the row, the rest is the pile.

    CM-05, CM-11, NC-11, NC-12, NC-13, CH-11, SF-13, US-03, EU-03, MK-05.
    """
    seed = next(seed for seed in range(99) if "flush" not in kinds(dealt(title, seed=seed).events()))
    game, n = dealt(title, seed=seed), TITLES[title].starting_hand
    assert [player(game, seat)["cards"] for seat in range(2)] == [n, n]
    assert None not in table(game)["row"]
    total = sum(ws.game.actions.read_cards(TITLES[title].cards).values())
    assert table(game)["pile"] == total - 2 * n - 5
    other = dealt(title, seed=seed + 1)
    assert (hand(game), table(game)["row"]) != (hand(other), table(other)["row"])


@EACH
def test_tickets_at_setup(title: str) -> None:
    """So many tickets are dealt, so many must be kept, all may be.

    CM-12, NC-15, CH-12, SF-15, US-03, EU-03, MK-05.
    """
    numbers = TITLES[title]
    game = dealt(title)
    for seat in range(2):
        offer = game.view(seat).offer
        assert len(offer) == numbers.dealt
        few = ",".join(offer[: numbers.kept_at_setup - 1]) or "-"
        illegal(game, f"k:{few}", seat=seat)
        for n in range(numbers.kept_at_setup, numbers.dealt + 1):
            legal(game, "k:" + ",".join(offer[:n]), seat=seat)
    assert game.phase == "keep"
    keep(game, numbers.kept_at_setup)
    assert game.phase in ("main", "place")


@EACH
def test_rejects_at_setup(title: str) -> None:
    """Rejects leave the game or go back to the deck (NC-15, CH-32, SF-15, US-03, EU-03, MK-05)."""
    numbers = TITLES[title]
    game = dealt(title)
    keep(game, numbers.kept_at_setup)
    out = 2 * (numbers.dealt if numbers.setup_rejects == "removed" else numbers.kept_at_setup)
    if title == "europe":
        out += 4  # the long tickets that were not dealt
    assert sum(table(game)["decks"].values()) == numbers.tickets - out


def test_rejects_come_back_in_seat_order() -> None:
    """Under the deck lie the rejects of the first seat, then the others', each in the order dealt (CM-14, US-03)."""
    game = ws.load("usa", 2, seed=1, first=1)
    rejected = [game.view(1).offer[0], game.view(0).offer[1]]
    game.play("k:" + ",".join(game.view(1).offer[1:]), 1)
    game.play("k:" + ",".join(game.view(0).offer[::2]), 0)
    seen: list[str] = []
    while len(seen) < 26:
        play(game, "t")
        offer = game.view(game.actors[0]).offer
        seen += offer
        play(game, "k:" + offer[0])
    assert seen[24:26] == rejected


@pytest.mark.parametrize("title", ["nordic", "switzerland", "san-francisco", "usa", "europe"])
def test_first_player(title: str) -> None:
    """The first seat is drawn, unless the table names it; the others follow clockwise (CM-13, NC-16, SF-16)."""
    assert {ws.load(title, 3, seed=seed).setup.first for seed in range(20)} == {0, 1, 2}
    game = ws.position(title, 3, first=2)
    turns = []
    for _ in range(4):
        turns.append(game.actors[0])
        play(game, "d", "d")
    assert turns == [2, 0, 1, 2]


# Drawing


@EACH
def test_face_up_wild(title: str) -> None:
    """A face-up wild costs the whole draw, or is an ordinary card.

    CM-24, NC-20, NC-21, CH-24, SF-20, SF-21, US-04, EU-05, MK-10.
    """
    w = wild(title)
    game = ws.position(title, row=f"{w}KRGB", hands=[""], chance=["O", "K", "K"])
    play(game, "r1")
    if TITLES[title].wild_costs_draw:
        assert game.actors == [1]
        game = ws.position(title, row=f"{w}KRGB", hands=[""], chance=["O"])
        play(game, "r2")
        assert options(game) == {"d", "r2", "r3", "r4", "r5"}
    else:
        assert options(game) == {"d", "r1", "r2", "r3", "r4", "r5"}


@EACH
def test_two_picks(title: str) -> None:
    """Two picks, each from the row or blind; a card taken is replaced at once in its slot.

    CM-22, CM-23, CM-25, NC-20, SF-20, US-04, EU-05, MK-10, MK-20.
    """
    game = ws.position(title, row="KRGBO", hands=["B"], chance=["P", "O"])
    play(game, "r2")
    assert table(game)["row"] == ("K", "P", "G", "B", "O")
    assert options(game) == {"d", "r1", "r2", "r3", "r4", "r5"}
    play(game, "d")
    assert (hand(game), game.actors) == ("BOR", [1])


@EACH
def test_no_hand_limit(title: str) -> None:
    """There is no limit to a hand (CM-22, NC-22, SF-22)."""
    game = ws.position(title, hands=["K6B6G6O6P6R4" if title == "san-francisco" else 100, 0])
    legal(game, "d")


@EACH
def test_flush(title: str) -> None:
    """A third wild turned up clears the row, except in Nordic (CM-27, NC-24, CH-25, SF-24, US-04, EU-03, MK-11)."""
    w = wild(title)
    game = ws.position(title, row=f"{w}{w}KRG", hands=["", ""], chance=[w, "K", "B", "B", "G", "O"])
    happened = play(game, "r3")
    assert ("flush" in kinds(happened)) is TITLES[title].flush
    row = "KBBGO" if TITLES[title].flush else f"{w}{w}{w}RG"
    assert "".join(table(game)["row"]) == row


@EACH
def test_flush_at_setup(title: str) -> None:
    """The first row is cleared too when it shows three wilds, except in Nordic.

    CM-11, CM-27, NC-13, NC-24, CH-11, SF-13, US-03, EU-03, MK-11.
    """
    w = wild(title)
    games = [ws.load(title, 2, seed=seed, first=0) for seed in range(300)]
    flushed = [game for game in games if "flush" in kinds(game.events())]
    three = [game for game in games if table(game)["row"].count(w) >= 3]
    assert bool(flushed) is TITLES[title].flush
    assert bool(three) is not TITLES[title].flush


@EACH
def test_flush_at_the_end_of_a_turn(title: str) -> None:
    """Cards of a claim can make a row of three wilds flushable, so it is checked at the end of the turn.

    CM-27, CM-28, CM-29.
    """
    w = wild(title)
    board = network("A-B 3, C-D 1, E-F 1, G-H 1")
    game = ws.position(
        title, board=board, row=f"{w}{w}{w}BR", pile="", discard="", hands=["K3", None], chance=["K", "K", "K"], last=0
    )
    happened = claim(game, "c1 K3")
    assert ("flush" in kinds(happened)) is TITLES[title].flush


@EACH
def test_empty_pile(title: str) -> None:
    """The discards become the new pile when a card is wanted from the empty one, not earlier.

    CM-26, NC-22, SF-23.
    """
    game = ws.position(title, row="KRGBO", pile="B", discard="K2G", hands=["", None], chance=["B", "G", "K"])
    assert kinds(play(game, "d")) == ["pick"]
    assert (table(game)["pile"], table(game)["discard"]) == (0, "K2G")
    assert kinds(play(game, "d"))[:2] == ["reshuffle", "pick"]


@EACH
def test_strict_empty(title: str) -> None:
    """With both piles empty the row may be drawn from, unless the table is strict (CM-30, NC-23)."""
    empty: dict[str, Any] = {"row": "KR", "pile": "", "discard": "", "hands": [""]}
    legal(ws.position(title, **empty), "r1", "r2")
    strict = {"draw.strictEmpty": True}
    illegal(ws.position(title, **empty, options=strict), "r1", "r2", "d")
    game = ws.position(title, row="KR", pile="B", discard="", hands=[""], options=strict)
    play(game, "d")
    assert game.actors == [1]


# Claiming

PLAIN = {
    "nordic": (34, "Y", 2),
    "switzerland": (44, "R", 3),
    "san-francisco": (9, "B", 2),
    "usa": (25, "R", 4),
    "europe": (72, "R", 4),
    "marklin": (10, "O", 4),
}
TUNNEL = {"nordic": (44, "G", 2), "switzerland": (1, "R", 3), "europe": (54, "R", 3)}
FERRY = {"nordic": (45, "O", 3), "san-francisco": (2, "G", 3), "europe": (48, "G", 2)}
WILD_ON = {
    "nordic": (TUNNEL, FERRY),
    "switzerland": (TUNNEL,),
    "san-francisco": (PLAIN, FERRY),
    "usa": (PLAIN,),
    "europe": (PLAIN, TUNNEL, FERRY),
    "marklin": (PLAIN,),
}


@EACH
def test_wilds(title: str) -> None:
    """Wilds go on plain tracks, tunnels and ferries as the title says, one or all of the cards.

    CM-44, NC-30, NC-31, CH-26, SF-30, SF-31, US-05, US-06, EU-05, MK-12.
    """
    w = wild(title)
    for tracks in (PLAIN, TUNNEL, FERRY):
        if title in tracks:
            track, colour, n = tracks[title]
            game = ws.position(title, hands=[f"{colour}{n}{w}{n}"])
            ways = (f"c{track} {colour}{n - 1}{w}", f"c{track} {w}{n}")
            if tracks in WILD_ON[title]:
                legal(game, *ways)
            else:
                illegal(game, *ways)
            if tracks is not FERRY:
                legal(game, f"c{track} {colour}{n}")


@EACH
def test_plain_payment(title: str) -> None:
    """A plain track takes exactly its number of cards, all of its colour.

    CM-40, CM-43, NC-30, NC-32, SF-30, US-06, EU-05.
    """
    track, colour, n = PLAIN[title]
    game = ws.position(title, hands=[f"{colour}{n + 1}K{n}"])
    illegal(game, f"c{track} {colour}{n + 1}", f"c{track} {colour}{n - 1}", f"c{track} K{n}")
    illegal(game, f"c{track} {colour}{n - 1}K")
    claim(game, f"c{track} {colour}{n}")
    assert (table(game)["discard"], player(game, 0)["pieces"]) == (f"{colour}{n}", TITLES[title].pieces - n)
    assert player(game, 0)["tracks"] == (track,)
    assert game.actors == [1]


LENGTHS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


@EACH
@pytest.mark.parametrize("length", LENGTHS)
def test_points(title: str, length: int) -> None:
    """A track scores by its length, at once (CM-45, CM-46, SF-30, SF-44, US-12, EU-22, MK-62)."""
    board = network(", ".join(f"{a}-{b} {length}" for a, b in pairwise("ABCDEFGH")))
    cards = f"K{length}" if title != "san-francisco" or length <= 6 else f"K6F{length - 6}"
    game = ws.position(title, board=board, hands=[cards])
    play(game, f"c1 {cards}")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (LENGTHS[length], TITLES[title].pieces - length)


@EACH
def test_too_few_pieces(title: str) -> None:
    """A track longer than the pieces left cannot be claimed, one just as long can (CM-41, NC-30, SF-33, US-06)."""
    track, colour, n = PLAIN[title]
    for pieces, allowed in ((n - 1, False), (n, True)):
        game = ws.position(title, hands=[f"{colour}{n}"], pieces=[pieces], owners={track: None})
        assert (game.why_not(0, f"c{track} {colour}{n}") is None) is allowed


DOUBLE = {
    "nordic": (12, 13, "O3"),
    "switzerland": (12, 13, "Y"),
    "san-francisco": (6, 7, "P2"),
    "usa": (4, 5, "Y4"),
    "europe": (17, 18, "R3"),
    "marklin": (42, 43, "O5"),
}


@EACH
def test_doubles(title: str) -> None:
    """Both tracks of a double are open from so many players on, to different ones.

    CM-50, CM-51, CM-52, NC-33, CH-13, SF-35, US-07, EU-06, MK-22.
    """
    mine, other, cards = DOUBLE[title]
    fewest, most = TITLES[title].seats
    for seats in range(fewest, most + 1):
        game = ws.position(title, seats, seat=1, hands=[None, cards], owners={mine: 0})
        if seats >= TITLES[title].doubles_open_from:
            legal(game, f"c{other} {cards}")
            illegal(ws.position(title, seats, hands=[cards], owners={mine: 0}), f"c{other} {cards}")
        else:
            illegal(game, f"c{other} {cards}")


@EACH
def test_strange_tickets(title: str) -> None:
    """A title plays with tickets of its own kinds only (NC-02, CH-02, SF-02, US-01, EU-01, MK-03)."""
    own = {
        "nordic": {"regular"},
        "switzerland": {"regular", "city-to-country", "country-to-country"},
        "san-francisco": {"regular"},
        "usa": {"regular"},
        "europe": {"regular", "long"},
        "marklin": {"short", "long"},
    }[title]
    board = network("A-B 1, C-D 1, E-F 1, G-H 1", "A-B 1")
    for kind in ("regular", "short", "long", "city-to-country", "country-to-country"):
        strange = replace(board, tickets=tuple(replace(ticket, kind=kind) for ticket in board.tickets))
        if kind in own:
            ws.position(title, board=strange)
        else:
            with pytest.raises(UnplayableError):
                ws.position(title, board=strange)


# Tickets in play


@EACH
def test_drawing_tickets(title: str) -> None:
    """So many tickets are drawn, at least one is kept, fewer are drawn if fewer are left.

    CM-80, CM-81, CM-82, NC-70, CH-30, SF-50, US-08, EU-08, MK-21.
    """
    for left in (9, 3, 2, 1):
        game = ws.position(title, ticket_deck=left)
        play(game, "t")
        if title == "marklin":
            play(game, str(game.legal()[0]))
        offer = game.view(0).offer
        assert len(offer) == min(left, TITLES[title].drawn)
        illegal(game, "k:-")
        legal(game, f"k:{offer[0]}", "k:" + ",".join(offer))
        held = player(game, 0)["tickets"]
        play(game, "k:" + ",".join(offer))
        assert (player(game, 0)["tickets"], game.actors) == (held + len(offer), [1])


DECK = {
    "san-francisco": ("t01", "t02", "t03"),
    "usa": ("t01", "t02", "t03", "t04"),
    "europe": ("t01", "t02", "t03", "t04"),
    "nordic": ("t01", "t02", "t03", "t04"),
    "switzerland": ("t01", "t02", "t03", "t04"),
}


@pytest.mark.parametrize("title", DECK)
def test_rejects_in_play(title: str) -> None:
    """Rejects go under the deck, in the order drawn, or leave the game.

    CM-80, NC-70, CH-31, CH-32, SF-50, US-08, EU-08.
    """
    game = ws.position(title, ticket_deck=DECK[title])
    play(game, "t", "k:t01", "t")
    back = DECK[title][1:-1] if TITLES[title].play_rejects == "bottom" else ()
    assert game.view(1).offer == (DECK[title][-1], *back)[: TITLES[title].drawn]


def test_rejects_under_their_own_deck() -> None:
    """Märklin's rejects go under the deck that they came from (MK-21)."""
    game = ws.position("marklin", ticket_deck=("s01", "s02", "s03", "l01", "l02", "l03"))
    play(game, "t", "mix:2+2", "k:s01")
    assert table(game)["decks"] == {"regular": 2, "long": 3}
    play(game, "t", "mix:2+2")
    assert set(game.view(1).offer) == {"s03", "s02", "l03", "l01"}


# The end


@EACH
def test_final_round(title: str) -> None:
    """A turn that ends with at most two pieces gives everybody one more.

    CM-90, CM-92, NC-80, CH-60, SF-60, US-09, EU-20, MK-60.
    """
    track, colour, n = PLAIN[title]
    for left in (3, 2, 1, 0):
        game = ws.position(title, hands=[f"{colour}{n}"], pieces=[n + left], owners={track: None})
        claim(game, f"c{track} {colour}{n}")
        assert table(game)["last"] == (0 if left <= 2 else None)


@EACH
def test_bonuses(title: str) -> None:
    """Completed tickets and the longest path are worth a bonus, or none, as the title says.

    CM-100, NC-81, NC-82, NC-86, CH-61, SF-61, SF-63, US-10, EU-20, MK-60.
    """
    board = network("A-B 2, C-D 3, E-F 1, G-H 1", "A-B 4, E-F 4, G-H 4")
    if title == "marklin":
        board = replace(board, tickets=tuple(replace(ticket, kind="short") for ticket in board.tickets))
    result = end(ws.position(title, board=board, owners={1: 0, 2: 1}, tickets=[["t1"], ["t2"]], last=0))
    completed, path = {}, {}
    if title in ("nordic", "marklin"):
        completed = {"globetrotter": 10}
    if title in ("switzerland", "usa", "europe"):
        path = {"longest": 10}
    stations = {"stations": 12} if title == "europe" else {}
    assert [score.bonus for score in result.scores] == [completed | stations, path | stations]
    assert [score.tickets[0].points for score in result.scores] == [4, -4]
    assert [score.total for score in result.scores] == [
        2 + 4 + sum(result.scores[0].bonus.values()),
        4 - 4 + sum(result.scores[1].bonus.values()),
    ]


@EACH
def test_most_tickets_break_a_tie(title: str) -> None:
    """Among equal totals more completed tickets win (CM-104, NC-83, CH-62, SF-63, US-11, EU-21, MK-61)."""
    result = tied(title, owners={1: 0, 2: 1}, tickets=[["t1"], ["t2", "t3"]])
    assert (result.winners, result.tie_break) == ((1,), "most-tickets")


@EACH
def test_shared_victory(title: str) -> None:
    """Where no tie-break decides the victory is shared (CM-104, NC-85, CH-62, SF-63, US-11, EU-21, MK-61)."""
    result = tied(title, owners={1: 0, 2: 1}, tickets=[["t1"], ["t2"]])
    assert (result.winners, result.tie_break) == ((0, 1), "shared")


LONGER = {1: 0, 2: 1, 3: 1}


@EACH
def test_longer_path_breaks_a_tie(title: str) -> None:
    """Among equals the longest path decides in Nordic, its bonus in USA, Switzerland and Europe, nothing elsewhere.

    CM-104, NC-83, CH-62, SF-63, US-11, EU-21, MK-61.
    """
    result = tied(title, owners=LONGER, tickets=[["t1"], ["t2"]])
    decides = {"nordic": "longest-path", "switzerland": "longest-holder", "usa": "longest-holder"}
    decides["europe"] = "longest-holder"
    if title in decides:
        assert (result.winners, result.tie_break) == ((1,), decides[title])
    else:
        assert (result.winners, result.tie_break) == ((0, 1), "shared")


def tied(title: str, **facts: Any) -> Any:
    """End a game in which both seats have 50 points in the end."""
    board = network("A-B 2, C-D 2, D-E 1, F-G 1, H-I 1", "A-B 5, C-D 5, C-D 5")
    if title == "marklin":
        board = replace(board, tickets=tuple(replace(ticket, kind="short") for ticket in board.tickets))
    facts |= {"board": board, "last": 0}
    first = end(ws.position(title, **facts))
    points = [p - score.total for p, score in zip((50, 50), first.scores, strict=True)]
    worth = [score.tracks + extra for score, extra in zip(first.scores, points, strict=True)]
    result = end(ws.position(title, points=worth, **facts))
    assert [score.total for score in result.scores] == [50, 50]
    return result


WITH_DICE = [(title, True) for title in TITLES if title != "san-francisco"]


@pytest.mark.parametrize(("title", "dice"), [*((title, False) for title in TITLES), *WITH_DICE])
def test_defaults(title: str, dice: bool) -> None:
    """Every house rule's default is what the title plays by itself (common.md, section 14).

    CM-30, CM-53, NC-12, NC-24, NC-42, NC-51, NC-83, CH-32, SF-14, SF-24, DX-08, DX-14, DX-50, DX-57, DX-64, DX-80,
    MK-11, MK-43, MK-54, MK-61.
    """
    found = find_title(title)
    plain = rules_for(found, dice=dice)
    for choice in options_for(title, dice):
        assert rules_for(found, dice=dice, options={choice.key: choice.default}) == plain, choice.key
