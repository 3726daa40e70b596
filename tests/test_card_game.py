"""The Card Game by its rules: every worked example, and what must hold at every step of any game."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

import whistlestop as ws
from whistlestop.families import card_game, card_hidden
from whistlestop.rules import bonuses, card_phases
from whistlestop.rules.board import COLOURS, Location
from whistlestop.rules.card_set import BigCity, CardSet, CardTicket
from whistlestop.rules.card_state import (
    ACCEPT,
    AT_TRIPLE,
    COMPLETE,
    DECK,
    DONE,
    KINDS,
    LAY,
    LAY_COLOUR,
    LAY_LOCOMOTIVES,
    MOVE,
    card_layout,
)
from whistlestop.rules.card_tables import make_card_tables
from whistlestop.rules.ruleset import RulesetError
from whistlestop.rules.state import AT_TRACK, BLIND, DRAW_TICKETS, EMPTY, KEEP, MAIN, OVER, PASS, SECOND
from whistlestop.titles.cards import card_rules_for, cards_of, read_cards
from whistlestop.titles.title import title

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

LETTERS = "LKBGOPRWY"
CARDS = cards_of(title("card-game"))
TICKET = {ticket.id: i for i, ticket in enumerate(CARDS.tickets)}
CITIES = [big.city for big in CARDS.big_cities]


# A table to play on


def counts(cards: str) -> list[int]:
    """Count the cards of a text such as `2R1L`, `RRL` or `L R G B Y` by kind."""
    found = [0] * KINDS
    for number, letter in re.findall(r"(\d*)([A-Z])", cards):
        found[LETTERS.index(letter)] += int(number or 1)
    return found


def kinds(cards: str) -> list[int]:
    """Give the kinds of a text of single letters, in order."""
    return [LETTERS.index(letter) for letter in cards.replace(" ", "")]


@cache
def _tables(seats: int, options: tuple[tuple[str, object], ...], cards: CardSet) -> Any:
    return make_card_tables(card_rules_for(title("card-game"), options=dict(options)), cards, seats)


class Table:
    """A state and its tables, with the few words that tests need to play on it."""

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None, cards: CardSet = CARDS) -> None:
        self.T = _tables(seats, tuple((options or {}).items()), cards)
        self.s = card_layout().blank()
        self.s.seats = seats
        self.m = [0] * 4

    def reset(self, seed: int, first: int = -1) -> Table:
        """Set up a game."""
        self.s.events = []
        card_game.reset(self.s, self.T, self.s.seats, first, seed)
        return self

    def legal(self) -> set[int]:
        """Give the legal choices."""
        card_game.legal(self.s, self.T, self.m)
        return {64 * min(w, 2) + bit for w in range(3) for bit in range(self.m[w].bit_length()) if self.m[w] >> bit & 1}

    def play(self, *choices: int) -> Table:
        """Make choices, each of which must be legal."""
        for choice in choices:
            assert choice in self.legal()
            card_game.apply(self.s, self.T, choice)
        return self

    def copy(self) -> Table:
        """Give another table on which to try things."""
        other = Table.__new__(Table)
        other.s, other.T, other.m = self.s.copy(), self.T, [0] * 4
        other.s.events = []
        return other

    def told(self, *wanted: str) -> list[tuple[Any, ...]]:
        """Give the events of some kinds."""
        return [event for event in self.s.events if event[0] in wanted]

    def lays(self) -> set[tuple[str, str]]:
        """Give every set of cards that can be laid now, with the colour of its row, found by choosing."""
        found = set()
        for choice in self.legal():
            if choice > LAY:
                tables = [self.copy().play(choice)]
                for phase in (LAY_COLOUR, LAY_LOCOMOTIVES):
                    tables = [
                        after
                        for table in tables
                        for after in ([table.copy_on(n) for n in table.legal()] if table.s.phase == phase else [table])
                    ]
                for table in tables:
                    (laid,) = table.told("lay")
                    found.add((written(laid[2]), "" if laid[3] == EMPTY else LETTERS[laid[3]]))
        return found

    def copy_on(self, choice: int) -> Table:
        """Give a copy on which one more choice is made, and which remembers what happened before it."""
        other = self.copy()
        other.s.events = [*self.s.events]
        return other.play(choice)

    def lay(self, cards: str, colour: str = "") -> Table:
        """Lay these cards."""
        wanted = counts(cards)
        if not colour:
            three = [kind for kind in range(1, KINDS) if wanted[kind]]
            return self.play(AT_TRIPLE + list(combinations(range(1, KINDS), 3)).index((three[0], three[1], three[2])))
        self.play(LAY + LETTERS.index(colour))
        if self.s.phase == LAY_COLOUR:
            self.play(wanted[LETTERS.index(colour)])
        if self.s.phase == LAY_LOCOMOTIVES:
            self.play(wanted[0])
        return self

    def yard(self, seat: int) -> dict[str, str]:
        """Give a seat's rows."""
        s = self.s
        rows = {}
        for i in range(s.yard_rows):
            colour = s.yard_order[i]
            if s.yard_owner[colour] == seat:
                n = [0] * KINDS
                n[colour], n[0] = s.yard_colour[colour], s.yard_wilds[colour]
                rows[LETTERS[colour]] = written(n)
        return rows


def written(number: Sequence[int]) -> str:
    """Write counts of kinds as a text: colours first, then locomotives."""
    return "".join(f"{number[kind]}{LETTERS[kind]}" for kind in [*range(1, KINDS), 0] if number[kind])


def position(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    yards: Sequence[Sequence[str]] = (),
    tracks: Sequence[str] = (),
    tickets: Sequence[Sequence[str]] = (),
    deck: str | None = None,
    row: str = "RGBYK",
    left: Sequence[str] | None = None,
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    cards: CardSet = CARDS,
) -> Table:
    """Build step 2 of a turn of the first phase; what is not named lies in the deck.

    A named deck leaves the other cards on the discard pile; `left` are the tickets in the deck, all by default.
    """
    table = Table(seats, options, cards)
    s = table.s
    s.phase, s.seat, s.last, s.events = MAIN, seat, -1, []
    s.row = [kinds(row)[slot] if slot < len(row) else EMPTY for slot in range(5)]
    s.yard_owner = [EMPTY] * KINDS
    rest = list(table.T.cards)
    for up in kinds(row):
        rest[up] -= 1
    for p, hand in enumerate(hands):
        s.hand[p] = counts(hand)
        s.hand_size[p] = sum(s.hand[p])
    for p, pile in enumerate(tracks):
        s.on_track[p] = counts(pile)
    for p, rows in enumerate(yards):
        for laid in rows:
            n = counts(laid)
            colour = max(range(1, KINDS), key=lambda kind: n[kind])
            s.yard_owner[colour], s.yard_colour[colour], s.yard_wilds[colour] = p, n[colour], n[0]
            s.yard_order[s.yard_rows] = colour
            s.yard_rows += 1
            rest = [a - b for a, b in zip(rest, n, strict=True)]
    for p in range(seats):
        rest = [a - b - c for a, b, c in zip(rest, s.hand[p], s.on_track[p], strict=True)]
    s.pile = rest if deck is None else counts(deck)
    s.pile_size = sum(s.pile)
    s.robbed = [a - b for a, b in zip(rest, s.pile, strict=True)]
    assert min(s.pile) >= 0
    assert min(s.robbed) >= 0
    names = {ticket.id: i for i, ticket in enumerate(cards.tickets)}
    for p, held in enumerate(tickets):
        s.held[p] = [sum(1 << names[t] for t in held)]
        s.tickets[p] = len(held)
    pool = (1 << len(names)) - 1 & ~sum(h[0] for h in s.held)
    s.pool = [pool if left is None else sum(1 << names[t] for t in left)]
    s.left = [s.pool[0].bit_count()]
    return table


def end_of_phase(seats: int = 2, **given: Any) -> Table:
    """Build the moment at which the tickets to complete are chosen; seat 0 was the first."""
    table = position(seats, **given)
    table.s.last = table.s.seat = seats - 1
    card_phases.start_completing(table.s)
    return table


def box(*tickets: tuple[str, str, int], named: Mapping[str, tuple[str, str]] | None = None) -> CardSet:
    """Give a set of cards with tickets of a test's own: id, needs, value; and what some of them name."""
    made = tuple(
        CardTicket(name, *(named or {}).get(name, ("omaha", "helena")), points, tuple(counts(needs)[1:]))
        for name, needs, points in tickets
    )
    return CardSet(CARDS.cities, made, CARDS.big_cities)


def completed(table: Table) -> list[list[str]]:
    """Take every proposal and give the tickets that each seat completes."""
    while table.s.phase == COMPLETE and not table.told("complete"):
        table.play(ACCEPT)
    return [[f"t{t + 1:02}" for t in event[2]] for event in table.told("complete")]


# The cards (CG-01 to CG-03)


def test_the_box() -> None:
    """A-24: 80 coloured cards and 16 locomotives, 46 tickets, 6 bonus cards (CG-01)."""
    cards = Table().T.cards
    assert cards[1:] == [10] * 8
    assert cards[0] == 16
    assert len(CARDS.tickets) + len(CARDS.big_cities) == 52
    assert sum(cards) + 52 == 148


def test_bonus_cards() -> None:
    """The six big cities and their values, all six on the table (CG-02, CG-13)."""
    assert {big.city: big.bonus for big in CARDS.big_cities} == {
        "seattle": 8,
        "los-angeles": 12,
        "chicago": 12,
        "dallas": 10,
        "new-york": 15,
        "miami": 8,
    }
    assert Table().T.bonus == [big.bonus for big in CARDS.big_cities]
    assert Table().T.n_cities == 6


def test_tickets_show_up_to_five_cards() -> None:
    """Two cities, a value, 1 to 5 cards, at most two of one colour (CG-03)."""
    places = {city.id for city in CARDS.cities}
    for ticket in CARDS.tickets:
        assert ticket.a != ticket.b
        assert {ticket.a, ticket.b} <= places
        assert ticket.points > 0
        assert 1 <= sum(ticket.needs) <= 5
        assert max(ticket.needs) <= 2
    assert set(CITIES) <= places
    assert len({ticket.id for ticket in CARDS.tickets}) == 46


def test_the_folder_is_read_as_it_stands() -> None:
    """A-14's ticket: Los Angeles to Pittsburgh asks for two blue, one white, one purple and is worth 18 (CG-03)."""
    ticket = next(t for t in CARDS.tickets if {t.a, t.b} == {"los-angeles", "pittsburgh"})
    assert (written([0, *ticket.needs]), ticket.points) == ("2B1P1W", 18)
    assert read_cards(files("whistlestop.titles") / "card-game") == CARDS
    assert isinstance(CARDS.cities[0], Location)
    assert CARDS.big_cities[0] == BigCity("seattle", 8, "black")
    assert len(COLOURS) == 8


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    """B-08: a locomotive and seven cards each, five face-up, six tickets each (CG-10 to CG-12, CG-14)."""
    table = Table(seats).reset(5, first=1)
    s = table.s
    assert s.hand_size[:seats] == [8] * seats
    assert [sum(hand) for hand in s.hand[:seats]] == [8] * seats
    assert all(hand[0] >= 1 for hand in s.hand[:seats])
    assert sum(s.pile) == s.pile_size == 96 - 8 * seats - 5
    assert EMPTY not in s.row
    assert s.offered[:seats] == [6] * seats
    assert s.left[0] == 46 - 6 * seats
    assert s.seat == s.first == 1
    assert table.told("locomotive") == [("locomotive", (1 + i) % seats) for i in range(seats)]
    assert [(event[1], sum(event[2])) for event in table.told("deal")] == [((1 + i) % seats, 7) for i in range(seats)]
    assert [event[1] for event in table.told("turn-up")] == [1, 2, 3, 4, 5]
    assert [event[:3] for event in table.told("offer")] == [("offer", (1 + i) % seats, 0) for i in range(seats)]


def test_seats() -> None:
    """Two to four players (CG-10)."""
    assert title("card-game").seats == (2, 4)


def test_everybody_knows_the_first_locomotive() -> None:
    """The locomotive that everybody is given is public knowledge, the seven cards are not (CG-11, CM-121)."""
    table = Table(3).reset(2)
    assert table.s.known[:3] == [[1] + [0] * 8] * 3


def test_first_seat_is_drawn() -> None:
    """Unless the table sets it, any seat may begin (CM-13)."""
    assert {Table(4).reset(seed).s.first for seed in range(40)} == {0, 1, 2, 3}


def test_first_tickets() -> None:
    """One to six of the six first tickets are kept: 63 ways (CG-14, CM-82)."""
    table = Table().reset(1)
    assert table.s.phase == KEEP
    assert table.legal() == set(range(1, 64))
    assert table.play(63).s.tickets[table.s.first] == 6


def test_all_choose_before_the_first_turn() -> None:
    """The seats choose in order from the first, all before the first turn (CG-14, CM-12)."""
    table = Table(3).reset(6, first=2)
    order = []
    while table.s.phase == KEEP:
        order.append(table.s.seat)
        assert table.told("turn") == []
        table.play(7)
    assert order == [2, 0, 1]
    assert table.told("turn") == [("turn", 2)]


def test_first_rejects_are_shuffled_back() -> None:
    """Rejects stay out of the deck until all have chosen, then any of them may be drawn at once (CG-14)."""
    table = Table(first := 2).reset(3, first=0)
    offers = [set(table.s.offer[p][:6]) for p in range(2)]
    table.play(1)
    assert (table.s.seat, table.s.phase, table.s.left[0]) == (1, KEEP, 34)
    table.play(1)
    s = table.s
    assert (s.phase, s.seat, s.left[0], s.queued) == (MAIN, 0, 44, 0)
    kept = {t for held in s.held for t in range(46) if held[0] >> t & 1}
    assert {t for t in range(46) if s.pool[0] >> t & 1} == set(range(46)) - kept
    assert len((offers[0] | offers[1]) - kept) == 12 - first


# Step 1


def test_one_card_of_each_row() -> None:
    """B-114: rows of 3G, 1R and 2B give one card each, in the order in which they were laid (CG-20, CG-22)."""
    table = position(yards=[["3G", "R", "2B"]])
    card_phases.start_turn(table.s, table.T)
    assert table.yard(0) == {"G": "2G", "B": "1B"}
    assert table.told("to-track") == [("to-track", 0, kinds("GRB"))]
    assert written(table.s.on_track[0]) == "1B1G1R"
    assert table.s.phase == MAIN


def test_empty_yard_skips_step_one() -> None:
    """No row, no card; another player's rows stay as they are (CG-20)."""
    table = position(yards=[[], ["3G"]])
    card_phases.start_turn(table.s, table.T)
    assert table.told("to-track") == []
    assert table.yard(1) == {"G": "3G"}


def test_emptied_colour_may_be_laid_again() -> None:
    """B-110: a red row of one card is gone after step 1, so red is free again (CG-22)."""
    table = position(hands=["2R"], yards=[["R"]])
    card_phases.start_turn(table.s, table.T)
    assert ("2R", "R") in table.lays()


def test_the_top_card_leaves_first() -> None:
    """Locomotives lie on top of a row and leave it first (CG-21)."""
    table = position(yards=[["2R1L"]])
    card_phases.start_turn(table.s, table.T)
    assert (written(table.s.on_track[0]), table.yard(0)) == ("1L", {"R": "2R"})


def test_the_bottom_card_leaves_first() -> None:
    """`card.moveFromRow` bottom: the coloured cards leave first, then the locomotives (CG-21)."""
    table = position(yards=[["R1L"]], options={"card.moveFromRow": "bottom"})
    card_phases.start_turn(table.s, table.T)
    assert (written(table.s.on_track[0]), table.yard(0)) == ("1R", {"R": "1L"})
    card_phases.start_turn(table.s, table.T)
    assert (written(table.s.on_track[0]), table.yard(0)) == ("1R1L", {})


def test_the_card_of_choice_leaves() -> None:
    """`card.moveFromRow` choice: asked for each row with both, and only for those (CG-21)."""
    table = position(yards=[["2R1L", "B", "G1L"]], options={"card.moveFromRow": "choice"})
    card_phases.start_turn(table.s, table.T)
    red, green = kinds("RG")
    assert (table.s.phase, table.legal()) == (MOVE, {0, red})
    table.play(red)
    assert (table.s.phase, table.legal()) == (MOVE, {0, green})
    assert table.told("to-track") == []
    table.play(0)
    assert table.told("to-track") == [("to-track", 0, kinds("RBL"))]
    assert (table.s.phase, table.yard(0)) == (MAIN, {"R": "1R1L", "G": "1G"})


def test_the_pile_stays_hidden() -> None:
    """Nobody looks at the own pile unless the table allows it (CG-23)."""
    assert not card_rules_for(title("card-game")).peek_on_the_track
    assert card_rules_for(title("card-game"), options={"card.peekOnTheTrack": True}).peek_on_the_track


def test_a_seat_takes_up_its_own_pile_to_complete_tickets() -> None:
    """In play all piles are face-down; in the scoring each seat looks at its own, at nobody else's (CG-23, CG-80)."""
    piles = ["G2L", "R3"]
    playing = ws.position("card-game", seats=2, on_track=piles)
    assert ["on_track" in player for player in playing.view(0).look()["players"]] == [False, False]
    scoring = ws.position("card-game", seats=2, on_track=piles, pile=0, phase="complete")
    for seat in (0, 1):
        shown = scoring.view(seat).look()["players"]
        assert [player.get("on_track") for player in shown] == [piles[q] if q == seat else None for q in (0, 1)]
    watched = scoring.view(ws.SPECTATOR).look()["players"]
    assert ["on_track" in player for player in watched] == [False, False]


# Drawing


def test_face_up_locomotive_ends_the_draw() -> None:
    """A face-up locomotive is both picks; it cannot be the second; blind ones count as one (CG-31, CM-24)."""
    table = position(row="LRGBY")
    after = table.copy().play(1)
    assert (after.s.seat, after.s.hand_size[0]) == (1, 1)
    table.play(2)  # R
    assert table.s.phase == SECOND
    assert 1 not in table.legal()
    blind = position(row="RGBYK", deck="3L").play(BLIND)
    assert (blind.s.phase, blind.s.hand[0][0]) == (SECOND, 1)


def test_second_locomotive_is_barred() -> None:
    """B-115: draw area L R G B Y, take R, then L is illegal, also as the replacement (CG-31)."""
    table = position(row="LRGBY", deck="2L").play(2)
    assert table.s.row[:2] == [0, 0]
    assert table.legal() == {BLIND, 3, 4, 5}


def test_three_locomotives_stay() -> None:
    """B-116: the draw area is never flushed (CG-12, CG-32)."""
    table = position(row="LLKRG", deck="2L5B").play(3)
    assert table.told("flush") == []
    assert table.s.row[:3] == [0, 0, table.s.row[2]]
    shown = position(row="LLRRG", deck="3L").play(3)
    assert shown.s.row.count(0) == 3
    assert shown.told("flush") == []


def test_three_locomotives_stay_though_a_flush_could_be_had() -> None:
    """After a pick three locomotives lie face-up, and with enough other cards to come they stay (CG-12, CG-32)."""
    table = position(row="LLLRG", deck="9B").play(4)
    assert table.told("flush") == []
    assert table.s.row[:3] == [0, 0, 0]


def test_more_tickets_than_can_be_offered_are_refused() -> None:
    """Six tickets are dealt (CG-14); rules that deal more than an offer holds are refused, not cut short."""
    rules = replace(card_rules_for(title("card-game"), options={}), tickets_dealt=7)
    with pytest.raises(RulesetError, match="tickets_dealt is 7; at most 6"):
        make_card_tables(rules, CARDS, 2)


def test_a_face_up_card_is_replaced_at_once() -> None:
    """The slot is filled before the second pick (CG-30, CM-23)."""
    table = position(deck="5W").play(2)
    assert table.s.row == kinds("RWBYK")
    assert table.told("pick", "turn-up") == [("pick", 0, 2, 3), ("turn-up", 2, 7)]
    assert table.s.known[0][3] == 1


def test_last_card_blind() -> None:
    """B-117: deck 1, drawn blind: one card, and the end is triggered (CG-33, CG-70)."""
    table = position(deck="W").play(BLIND)
    assert (table.s.hand_size[0], table.s.seat, table.s.last) == (1, 1, 0)


def test_last_card_as_replacement() -> None:
    """B-118: deck 1, face-up R: one card, its replacement is the last; the end is triggered (CG-33, CG-70)."""
    table = position(deck="W").play(1)
    assert (written(table.s.hand[0]), table.s.row, table.s.seat, table.s.last) == ("1R", kinds("WGBYK"), 1, 0)


def test_no_card_left() -> None:
    """B-119: with an empty deck nobody draws, although five cards lie face-up (CG-33)."""
    table = position(hands=["2R"], deck="")
    assert table.legal() & set(range(6)) == set()


def test_nothing_is_reshuffled() -> None:
    """Robbed cards stay where they are when the deck is empty (CG-33)."""
    table = position(hands=["", "2R"], deck="W").play(BLIND)
    assert table.told("reshuffle") == []
    assert sum(table.s.robbed) > 0
    assert table.s.pile_size == 0


def test_face_up_cards_after_the_deck() -> None:
    """`card.faceUpAfterDeckEmpty`: face-up cards may be taken, and are not replaced (CG-33)."""
    table = position(deck="", row="LRGBY", options={"card.faceUpAfterDeckEmpty": True})
    assert table.legal() & set(range(6)) == {1, 2, 3, 4, 5}
    table.play(3)
    assert (table.s.row, table.s.phase, table.legal()) == ([*kinds("LR"), EMPTY, *kinds("BY")], SECOND, {2, 4, 5})
    assert table.told("turn-up") == []


# Laying


def test_one_card_is_no_set() -> None:
    """B-105: one card of a colour cannot be laid (CG-40)."""
    assert position(hands=["R"]).lays() == set()


def test_sets_of_a_hand() -> None:
    """B-106 to B-108: three colours without locomotive, two or more of one colour; nothing else (CG-40, CG-41)."""
    assert position(hands=["RGB"]).lays() == {("1B1G1R", "")}
    assert position(hands=["RGL"]).lays() == {("1R1L", "R"), ("1G1L", "G")}
    assert position(hands=["RG"]).lays() == set()


def test_locomotives_on_top() -> None:
    """A-13: 2G and 2L as one row of four, or fewer of them (CG-41, CG-45)."""
    table = position(hands=["2G2L"])
    assert {laid for laid, _ in table.lays()} == {"2G", "1G1L", "1G2L", "2G1L", "2G2L"}
    table.lay("2G2L", "G")
    assert table.yard(0) == {"G": "2G2L"}
    assert table.s.hand_size[0] == 0
    assert table.s.seat == 1
    assert table.told("lay") == [("lay", 0, counts("2G2L"), 3)]


def test_own_colour_is_taken() -> None:
    """B-109: no colour of the own yard may be laid, whatever the number (CG-42)."""
    assert position(hands=["3R"], yards=[["1R"]]).lays() == set()
    assert position(hands=["RGB"], yards=[["1R"]]).lays() == set()


def test_locomotives_alone() -> None:
    """Two locomotives are no set (CG-43), but with `card.allLocomotiveSet` a row of any free colour."""
    assert position(hands=["2L"]).lays() == set()
    table = position(hands=["2L"], yards=[["2R"]], options={"card.allLocomotiveSet": True})
    assert table.lays() == {("2L", letter) for letter in "KBGOPWY"}
    table.lay("2L", "G")
    assert table.told("lay") == [("lay", 0, counts("2L"), 3)]


def test_three_colours_make_three_rows() -> None:
    """Three rows of one card, in the order K B G O P R W Y (CG-44)."""
    table = position(hands=["YKO"]).lay("KOY")
    assert list(table.yard(0).items()) == [("K", "1K"), ("O", "1O"), ("Y", "1Y")]
    assert table.told("lay") == [("lay", 0, counts("KOY"), EMPTY)]


def test_no_upper_limit() -> None:
    """A row may be as large as the hand allows (CG-45)."""
    table = position(hands=["9R14L"], row="GBYKW").lay("9R14L", "R")
    assert table.yard(0) == {"R": "9R14L"}


def test_robbing_needs_more_cards() -> None:
    """B-111: against three green cards 3G is illegal; 4G is legal and they are discarded (CG-50, CG-53)."""
    assert ("3G", "G") not in position(hands=["4G"], yards=[[], ["3G"]]).lays()
    table = position(3, hands=["4G"], yards=[[], [], ["3G", "2R"]]).lay("4G", "G")
    assert (table.yard(0), table.yard(2)) == ({"G": "4G"}, {"R": "2R"})
    assert written(table.s.robbed) == "3G"
    assert [event[0] for event in table.told("lay", "rob", "turn")] == ["lay", "rob", "turn"]
    assert table.told("rob") == [("rob", 2, 3)]


def test_locomotives_count_when_robbing() -> None:
    """B-112: 2G+1L beats 1G+1L; both cards go to the discard pile, locomotives too (CG-51, CG-53)."""
    table = position(hands=["2G1L"], yards=[[], ["1G1L"]])
    assert table.lays() == {("2G1L", "G")}
    table.lay("2G1L", "G")
    assert written(table.s.robbed) == "1G1L"


def test_three_colours_never_rob() -> None:
    """B-113: against a white row of one card, W P K is illegal (CG-52)."""
    assert ("1K1P1W", "") not in position(hands=["WPK"], yards=[[], ["W"]]).lays()
    assert ("1K1P1W", "") in position(hands=["WPK"], yards=[[], ["R"]]).lays()


def test_cards_on_the_track_are_safe() -> None:
    """Robbing takes the row, never the pile (CG-53)."""
    table = position(hands=["3G"], yards=[[], ["2G"]], tracks=["", "2G"]).lay("3G", "G")
    assert written(table.s.on_track[1]) == "2G"


def test_the_row_counts_as_it_is_now() -> None:
    """After its owner's step 1 a row of three is one of two and falls to three cards (CG-51)."""
    table = position(hands=["3G", "R"], yards=[[], ["3G"]], seat=1, deck="9W")
    card_phases.start_turn(table.s, table.T)
    table.play(BLIND, BLIND)
    assert ("3G", "G") in table.lays()


# Tickets


def test_three_tickets_left() -> None:
    """B-121: three are drawn, none to three kept, the others go to the bottom (CG-60, CG-61)."""
    table = position(left=["t01", "t02", "t03"]).play(DRAW_TICKETS)
    offer = table.s.offer[0][:3]
    assert (table.s.phase, table.s.offered[0], table.legal()) == (KEEP, 3, set(range(8)))
    table.play(0b010)
    assert (table.s.left[0], table.s.tickets[0]) == (2, 1)
    assert table.s.queue[:2] == [offer[0], offer[2]]
    assert table.s.seat == 1


def test_four_tickets() -> None:
    """Four are drawn when there are as many, and all may be given back (CG-60)."""
    table = position().play(DRAW_TICKETS)
    assert (table.s.offered[0], table.s.left[0], table.legal()) == (4, 42, set(range(16)))
    assert table.play(0).s.left[0] == 46


def test_rejects_come_last() -> None:
    """Tickets from the bottom come only when no other is left, in the order given back (CG-61)."""
    table = position(left=["t01", "t02", "t03", "t04", "t05"], deck="9W").play(DRAW_TICKETS)
    first = table.s.offer[0][:4]
    table.play(0)
    table.play(DRAW_TICKETS)
    (last,) = {0, 1, 2, 3, 4} - set(first)
    assert table.s.offer[1][:4] == [last, *first[:3]]


def test_no_ticket_left() -> None:
    """With an empty deck no tickets can be drawn (CG-62)."""
    assert DRAW_TICKETS not in position(left=[]).legal()
    assert DRAW_TICKETS in position(left=["t01"]).legal()


def test_step_two_is_skipped_only_if_nothing_is_legal() -> None:
    """Passing is the only choice when there is no other, and none otherwise (CG-25)."""
    assert position(hands=["R"], deck="", left=[]).legal() == {PASS}
    assert PASS not in position(hands=["2R"], deck="", left=[]).legal()
    assert PASS not in position(hands=["RGB"], deck="", left=[]).legal()
    assert PASS not in position(deck="", left=["t01"]).legal()
    table = position(deck="", left=[]).play(PASS)
    assert table.told("pass", "turn") == [("pass", 0), ("turn", 1)]


# The end of a phase


def test_everybody_has_one_more_turn() -> None:
    """B-120: three players, B takes the last card: C, A, B play once more, then scoring (CG-70, CG-71)."""
    for taker, order in ((1, [2, 0, 1]), (0, [1, 2, 0])):
        table = position(3, deck="W", seat=taker, hands=["2R", "2G", "2B"]).play(BLIND)
        while table.s.phase != COMPLETE:
            table.play(DRAW_TICKETS, 0)
        assert [seat for _, seat in table.told("turn")] == order


def test_step_one_takes_place_in_the_last_turns() -> None:
    """Rows give cards in the last turns too (CG-70)."""
    table = position(yards=[["2R"]], deck="W", seat=1).play(BLIND)
    assert table.told("to-track") == [("to-track", 0, kinds("R"))]


# Completing tickets


def test_los_angeles_pittsburgh() -> None:
    """A-14: 2B, 1W and a locomotive complete the ticket for 18 points and are used up (CG-80, CG-81)."""
    table = end_of_phase(tracks=["2B1W1L"], tickets=[["t39", "t02"]])
    both = table.copy().play(AT_TRACK + TICKET["t02"])
    assert AT_TRACK + TICKET["t39"] not in both.legal()
    assert completed(table) == [["t39"], []]
    assert table.s.points[0] == 18 - 5 + 12  # less Chicago to New York, and Los Angeles' bonus


def test_solver_vectors() -> None:
    """B-122 to B-124: the best set is proposed, not the greedy one (CG-83, CG-84)."""
    for pile, tickets, best in (
        ("2R1B1L", (("t01", "RRB", 8), ("t02", "BB", 6), ("t03", "R", 3)), ["t01", "t03"]),
        ("2K1W1L", (("t01", "KKWW", 9), ("t02", "KK", 5), ("t03", "WO", 5)), ["t02", "t03"]),
        ("4L", (("t01", "RRBB", 10), ("t02", "RR", 6), ("t03", "GG", 5)), ["t02", "t03"]),
    ):
        table = end_of_phase(tracks=[pile], tickets=[["t01", "t02", "t03"]], cards=box(*tickets))
        assert completed(table) == [best, []]


def test_a_missing_card() -> None:
    """B-125: ticket RB with a pile of 1R, 1G cannot be completed (CG-80)."""
    table = end_of_phase(tracks=["1R1G"], tickets=[["t01"]], cards=box(("t01", "RB", 8)))
    assert table.legal() == {ACCEPT, DONE}
    assert completed(table) == [[], []]


def test_hand_and_yard_are_no_use() -> None:
    """Only the pile completes tickets (CG-82)."""
    table = end_of_phase(hands=["9R"], yards=[["2B4L"]], tickets=[["t01"]], row="GYKOP", cards=box(("t01", "RB", 8)))
    assert table.legal() == {ACCEPT, DONE}


def test_locomotives_replace_any_colour() -> None:
    """A locomotive stands for any card, whatever row it lay in (CG-80)."""
    table = end_of_phase(tracks=["2L"], tickets=[["t01"]], cards=box(("t01", "RB", 8)))
    assert completed(table) == [["t01"], []]


def test_a_player_may_complete_less() -> None:
    """Ticket by ticket, or none at all (CG-83)."""
    table = end_of_phase(tracks=["2R"], tickets=[["t01", "t02"]], cards=box(("t01", "R", 8), ("t02", "R", 3)))
    assert table.legal() == {ACCEPT, DONE, AT_TRACK, AT_TRACK + 1}
    one = table.copy().play(AT_TRACK + 1)
    assert one.legal() == {DONE}
    assert completed(one.play(DONE)) == [["t02"], []]
    assert completed(table.copy().play(DONE)) == [[], []]
    more = box(("t01", "R", 8), ("t02", "R", 3), ("t03", "R", 4))
    table_of_three = end_of_phase(tracks=["3R"], tickets=[["t01", "t02", "t03"]], cards=more)
    assert table_of_three.play(AT_TRACK + 1).legal() == {DONE, AT_TRACK + 2}
    assert table_of_three.play(AT_TRACK + 2).legal() == {DONE}
    assert completed(table.copy().play(AT_TRACK, AT_TRACK + 1, DONE)) == [["t01", "t02"], []]


def test_choices_are_locked_before_any_is_shown() -> None:
    """Nothing is told and no point scored before the last seat has chosen (CG-84)."""
    table = end_of_phase(3, tracks=["R"], tickets=[["t01"]], cards=box(("t01", "R", 8))).play(ACCEPT)
    assert (table.s.seat, table.told("complete"), table.s.points[:3], table.s.tickets[0]) == (1, [], [0, 0, 0], 1)
    table.play(ACCEPT)
    assert table.told("complete") == []
    table.play(ACCEPT)
    assert table.told("complete") == [("complete", 0, [0]), ("complete", 1, []), ("complete", 2, [])]


# Final scoring


def naming(city: str, *numbers: int) -> tuple[CardSet, list[list[str]]]:
    """Give tickets of one red card that name a city, dealt out in these numbers."""
    ids = [f"t{i + 1:02}" for i in range(sum(numbers))]
    cards = box(*[(name, "R", 1) for name in ids], named=dict.fromkeys(ids, (city, "omaha")))
    dealt, at = [], 0
    for n in numbers:
        dealt.append(ids[at : at + n])
        at += n
    return cards, dealt


def test_most_tickets_of_a_city() -> None:
    """B-126: Chicago completed 2, 2, 1: the first two both get its 12 points (CG-91)."""
    cards, tickets = naming("chicago", 2, 2, 1)
    table = end_of_phase(3, tracks=["2R", "2R", "R"], tickets=tickets, cards=cards)
    completed(table)
    assert table.s.points[:3] == [2 + 12, 2 + 12, 1]
    chicago = CITIES.index("chicago")
    assert [bonuses.bonus_of(table.s, table.T, p, chicago) for p in range(3)] == [12, 12, 0]


def test_a_ticket_counts_for_both_cities() -> None:
    """B-127: Seattle to New York counts for both (CG-91)."""
    table = end_of_phase(tracks=["4B4K4P"], tickets=[["t43"]])
    completed(table)
    assert table.s.points[0] == 20 + 8 + 15


def test_uncompleted_tickets_cost() -> None:
    """B-128: completed 8 and 6, uncompleted 5 and 7, no bonus: 2 points (CG-90)."""
    cards = box(("t01", "R", 8), ("t02", "R", 6), ("t03", "G", 5), ("t04", "G", 7))
    table = end_of_phase(3, tracks=["2R"], tickets=[["t01", "t02", "t03", "t04"]], cards=cards)
    completed(table)
    assert (table.s.points[0], table.s.done[0], table.s.phase, table.s.why) == (2, 2, OVER, DECK)


def test_nobody_gets_the_bonus_of_a_city_on_no_ticket() -> None:
    """A city on nobody's completed ticket gives no bonus; totals may be negative (CG-92, CM-102, CM-103)."""
    table = end_of_phase(tickets=[["t43"], []])
    completed(table)
    assert table.s.points[:2] == [-20, 0]


def test_ties() -> None:
    """Most completed tickets, then most bonus cards, then shared; a shared bonus counts (CG-93, CM-104)."""
    cards = box(("t01", "R", 4), ("t02", "R", 2), ("t03", "R", 2))
    table = end_of_phase(tracks=["1R", "2R"], tickets=[["t01"], ["t02", "t03"]], cards=cards)
    completed(table)
    assert (table.s.points[:2], table.s.winners) == ([4, 4], 0b10)

    cards = box(("t01", "R", 4), ("t02", "R", 9), ("t03", "R", 5), named={"t03": ("seattle", "omaha")})
    table = end_of_phase(tracks=["2R", "1R"], tickets=[["t01", "t02"], ["t03"]], cards=cards)
    completed(table)
    assert (table.s.points[:2], table.s.winners) == ([13, 13], 0b01)

    # One ticket each, but two bonus cards against one: 5 + 8 + 8 and 6 + 15.
    named = {"t01": ("seattle", "miami"), "t02": ("new-york", "omaha")}
    cards = box(("t01", "R", 5), ("t02", "R", 6), named=named)
    table = end_of_phase(tracks=["R", "R"], tickets=[["t01"], ["t02"]], cards=cards)
    completed(table)
    assert (table.s.points[:2], table.s.winners) == ([21, 21], 0b01)

    cards = box(("t01", "R", 5), ("t02", "R", 5))
    table = end_of_phase(tracks=["R", "R"], tickets=[["t01"], ["t02"]], cards=cards)
    completed(table)
    assert (table.s.points[:2], table.s.winners) == ([5, 5], 0b11)


# Four players


def test_first_scoring_of_four() -> None:
    """B-129: completed 9, uncompleted 7: the score is 9, and the ticket stays in hand (CG-71, CG-85)."""
    cards = box(("t01", "R", 9), ("t02", "G", 7))
    table = end_of_phase(4, tracks=["R"], tickets=[["t01", "t02"]], hands=["3W", "B", "", "2Y"], cards=cards)
    completed(table)
    s = table.s
    assert (s.points[0], s.tickets[0], s.held[0], s.round, s.phase) == (9, 1, [0b10], 1, MAIN)


def test_second_phase() -> None:
    """All cards but the hands are shuffled and four dealt to each; left of the last begins (CG-85 to CG-87)."""
    table = end_of_phase(4, hands=["3W", "B", "", "2Y"], yards=[["3R"], ["2G"]], tracks=["2O", "", "L"], deck="")
    table.s.last = 2
    completed(table)
    s = table.s
    assert s.hand_size == [7, 5, 4, 6]
    assert [hand[kind] >= n for hand, kind, n in ((s.hand[0], 7, 3), (s.hand[1], 2, 1), (s.hand[3], 8, 2))] == [
        True
    ] * 3
    assert s.pile_size == 96 - 22 - 5
    assert s.yard_rows == 0
    assert s.on_track == [[0] * KINDS] * 4
    assert s.robbed == [0] * KINDS
    assert EMPTY not in s.row
    assert (s.seat, s.last) == (3, -1)
    assert s.offered == [0] * 4
    happened = [event[0] for event in s.events if event[0] != "complete"]
    assert happened == ["reshuffle"] + ["deal"] * 4 + ["turn-up"] * 5 + ["turn"]
    assert all(sum(event[2]) == 4 for event in table.told("deal"))


def test_second_phase_ends_the_game() -> None:
    """New tickets are added, those of both phases count for bonuses, the rest is subtracted (CG-87, CG-91)."""
    named = {"t01": ("dallas", "omaha"), "t02": ("dallas", "omaha"), "t03": ("dallas", "omaha")}
    cards = box(("t01", "R", 9), ("t02", "G", 7), ("t03", "G", 4), ("t04", "G", 3), named=named)
    table = end_of_phase(4, tracks=["R"], tickets=[["t01", "t02"], ["t03", "t04"]], cards=cards)
    completed(table)
    s = table.s
    s.on_track[0], s.on_track[1] = counts("G"), counts("G")
    s.events.clear()
    s.last = s.seat
    card_phases.start_completing(s)
    assert completed(table) == [["t02"], ["t03"], [], []]
    assert s.points == [9 + 7 + 10, 4 - 3, 0, 0]
    assert (s.done, s.winners, s.phase) == ([2, 1, 0, 0], 0b0001, OVER)


def test_two_and_three_players_have_one_phase() -> None:
    """With two or three players the game is over after the first scoring (CG-71)."""
    for seats in (2, 3):
        table = end_of_phase(seats)
        completed(table)
        assert table.s.phase == OVER


def test_hands_that_swallowed_the_deck() -> None:
    """When hands hold nearly all cards the second deal runs short, and everybody has one turn (CG-70, CG-86)."""
    hands = ["10K10B3G", "7G10O6P", "4P10R9W", "1W8Y13L"]
    table = end_of_phase(4, hands=hands, row="YYLLL", deck="", left=[])
    before = list(table.s.hand_size)
    assert sum(before) == 91
    completed(table)
    s = table.s
    assert [after - n for after, n in zip(s.hand_size, before, strict=True)] == [4, 1, 0, 0]
    assert (s.pile_size, s.row) == (0, [EMPTY] * 5)
    while s.phase != COMPLETE:
        table.play(min(table.legal()))
    assert [seat for _, seat in table.told("turn")] == [0, 1, 2, 3]


# What must hold at every step


OPTIONS: list[dict[str, object]] = [
    {},
    {"card.moveFromRow": "bottom"},
    {"card.moveFromRow": "choice", "card.allLocomotiveSet": True},
    {"card.allLocomotiveSet": True, "card.faceUpAfterDeckEmpty": True, "card.peekOnTheTrack": True},
    {"card.faceUpAfterDeckEmpty": True},
]


def spread(table: Table, wanted: Callable[[int], bool]) -> int:
    """Choose among the legal choices that are wanted, or among all if none is; any chance is the game's own."""
    some = sorted(choice for choice in table.legal() if wanted(choice)) or sorted(table.legal())
    card_game.choose_at_random(table.s, table.T, table.m)  # moves the players' stream of chance on
    return some[int(table.s.rng[3] >> 40) % len(some)]


PLAYERS: dict[str, Callable[[Table], int]] = {
    "random": lambda table: card_game.choose_at_random(table.s, table.T, table.m),
    "anything": lambda table: spread(table, lambda _: True),
    "hoarder": lambda table: spread(table, lambda choice: table.s.phase == MAIN and choice < DRAW_TICKETS),
    "spender": lambda table: spread(table, lambda choice: table.s.phase == MAIN and choice > LAY),
    "ticket lover": lambda table: spread(table, lambda choice: table.s.phase == MAIN and choice == DRAW_TICKETS),
    "first": lambda table: min(table.legal()),
    "last": lambda table: max(table.legal()),
}


def check_cards(table: Table) -> None:
    """Every train card is somewhere, once; sizes are what they say; a colour lies in one yard (CG-01, CG-16)."""
    s = table.s
    everywhere = [s.pile, s.robbed, s.discard, s.yard_colour, *s.hand, *s.on_track]
    total = [sum(zone[kind] for zone in everywhere) for kind in range(KINDS)]
    total[0] += sum(s.yard_wilds)
    for up in s.row:
        if up != EMPTY:
            total[up] += 1
    assert total == table.T.cards
    assert min(min(zone) for zone in [*everywhere, s.yard_wilds]) >= 0
    assert s.pile_size == sum(s.pile)
    assert s.discard == [0] * KINDS
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert all(known <= held for p in range(4) for known, held in zip(s.known[p], s.hand[p], strict=True))
    rows = s.yard_order[: s.yard_rows]
    assert sorted(rows) == [kind for kind in range(1, KINDS) if s.yard_owner[kind] != EMPTY]
    if s.phase != MOVE:
        assert sorted(rows) == [kind for kind in range(1, KINDS) if s.yard_colour[kind] + s.yard_wilds[kind]]


def check_tickets(table: Table) -> None:
    """Every ticket is in one place: held, completed, offered, in the deck or at its bottom (CM-82)."""
    s = table.s
    places = [t for p in range(4) for t in range(46) if (s.held[p][0] | s.completed[p][0]) >> t & 1]
    places += [t for t in range(46) if s.pool[0] >> t & 1]
    places += s.queue[: s.queued]
    places += [t for p in range(4) for t in s.offer[p][: s.offered[p]]]
    assert sorted(places) == list(range(46))
    assert s.left[0] == s.pool[0].bit_count() + s.queued
    assert s.tickets == [held[0].bit_count() for held in s.held]


def right_lays(table: Table) -> set[tuple[str, str]]:
    """List all sets that may be laid, straight from the words of CG-40 to CG-52."""
    s = table.s
    hand = s.hand[s.seat]
    found = set()
    rows = [{colour: sum(counts(cards)) for colour, cards in table.yard(p).items()} for p in range(s.seats)]
    for colour in LETTERS[1:]:
        theirs = max((row.get(colour, 0) for row in rows), default=0)
        for n in range(hand[LETTERS.index(colour)] + 1):
            for wilds in range(hand[0] + 1):
                enough = n + wilds >= 2 and n + wilds > theirs and (n > 0 or not table.T.fewest_of_colour)
                if enough and colour not in rows[s.seat]:
                    laid = [0] * KINDS
                    laid[0], laid[LETTERS.index(colour)] = wilds, n
                    found.add((written(laid), colour))
    free = [colour for colour in LETTERS[1:] if hand[LETTERS.index(colour)] and not any(colour in row for row in rows)]
    return found | {(written(counts("".join(three))), "") for three in combinations(free, 3)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "as printed")
@pytest.mark.parametrize("player", PLAYERS)
def test_any_game(player: str, options: dict[str, object], seats: int) -> None:
    """Cards and tickets are conserved, only the right sets can be laid, and every game ends (CG-16, CG-40 to CG-53)."""
    table = Table(seats, options).reset(seats)
    s = table.s
    decisions = 0
    while s.phase != OVER:
        check_cards(table)
        check_tickets(table)
        assert table.legal()
        if s.phase == MAIN and decisions % 8 == 0:
            assert table.lays() == right_lays(table)
        table.play(PLAYERS[player](table))
        decisions += 1
        assert decisions < 3000
    check_cards(table)
    check_tickets(table)
    assert s.turns == len(table.told("turn"))
    assert s.why == DECK
    assert 0 < s.winners < 1 << seats
    best = max(s.points[:seats])
    assert all(s.points[p] == best for p in range(seats) if s.winners >> p & 1)
    assert s.round == (1 if seats == 4 else 0)


class Witness:
    """Keeps every zone from the events alone."""

    def __init__(self, seats: int) -> None:
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.on_track = [[0] * KINDS for _ in range(seats)]
        self.yards: list[dict[int, list[int]]] = [{} for _ in range(seats)]
        self.row = [EMPTY] * 5
        self.held: list[set[int]] = [set() for _ in range(seats)]
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.deck = 46

    def see(self, kind: str, *facts: Any) -> None:
        """Follow one event."""
        getattr(self, "_" + kind.replace("-", "_"))(*facts)

    def _locomotive(self, seat: int) -> None:
        self.hands[seat][0] += 1

    def _deal(self, seat: int, dealt: list[int]) -> None:
        self.hands[seat] = [a + b for a, b in zip(self.hands[seat], dealt, strict=True)]

    def _turn_up(self, slot: int, kind: int) -> None:
        self.row[slot - 1] = kind

    def _offer(self, seat: int, _deck: int, tickets: list[int]) -> None:
        self.offered[seat] = list(tickets)
        self.deck -= len(tickets)

    def _keep(self, seat: int, tickets: list[int]) -> None:
        self.held[seat] |= set(tickets)
        self.deck += len(self.offered[seat]) - len(tickets)

    def _turn(self, seat: int) -> None:
        """Nothing moves."""

    def _pass(self, seat: int) -> None:
        """Nothing moves."""

    def _pick(self, seat: int, slot: int, kind: int) -> None:
        if slot:
            assert self.row[slot - 1] == kind
            self.row[slot - 1] = EMPTY
        self.hands[seat][kind] += 1

    def _to_track(self, seat: int, cards: list[int]) -> None:
        for colour, kind in zip(list(self.yards[seat]), cards, strict=True):
            self.yards[seat][colour].remove(kind)
            self.on_track[seat][kind] += 1
            if not self.yards[seat][colour]:
                del self.yards[seat][colour]

    def _lay(self, seat: int, laid: list[int], colour: int) -> None:
        self.hands[seat] = [a - b for a, b in zip(self.hands[seat], laid, strict=True)]
        for row in [colour] if colour != EMPTY else [kind for kind in range(1, KINDS) if laid[kind]]:
            self.yards[seat][row] = [row] * laid[row] + [0] * laid[0]

    def _rob(self, seat: int, colour: int) -> None:
        del self.yards[seat][colour]

    def _complete(self, seat: int, tickets: list[int]) -> None:
        self.held[seat] -= set(tickets)

    def _reshuffle(self) -> None:
        self.on_track = [[0] * KINDS for _ in self.on_track]
        self.yards = [{} for _ in self.yards]
        self.row = [EMPTY] * 5

    def agrees(self, table: Table) -> None:
        """Compare with the state itself."""
        s = table.s
        assert self.hands == s.hand[: s.seats]
        assert self.on_track == s.on_track[: s.seats]
        assert self.row == s.row
        assert self.held == [{t for t in range(46) if held[0] >> t & 1} for held in s.held[: s.seats]]
        mine = [
            {LETTERS[colour]: written([row.count(kind) for kind in range(KINDS)]) for colour, row in yard.items()}
            for yard in self.yards
        ]
        assert [list(yard.items()) for yard in mine] == [list(table.yard(p).items()) for p in range(s.seats)]
        if not s.setup:
            assert self.deck == s.left[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("move", ["top", "bottom", "choice"])
def test_the_events_tell_everything(seats: int, move: str) -> None:
    """What is told is enough to know every zone at the start of each turn (CM-121)."""
    table = Table(seats, {"card.moveFromRow": move, "card.faceUpAfterDeckEmpty": True}).reset(7)
    witness, seen = Witness(seats), 0
    while table.s.phase != OVER:
        for event in table.s.events[seen:]:
            witness.see(*event)
        seen = len(table.s.events)
        if table.s.phase in (KEEP, MAIN, COMPLETE):
            witness.agrees(table)
        table.play(spread(table, lambda choice: choice != ACCEPT or table.s.phase != COMPLETE))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_determinise(seats: int) -> None:
    """A world dealt anew keeps all that a seat knows, and is a possible one (CG-15, CM-120, CM-121)."""
    table = Table(seats, {"card.moveFromRow": "choice"}).reset(11)
    public = "on_track robbed row yard_owner yard_colour yard_wilds yard_order hand_size known points offered tickets"
    public += " left queued pile_size seat phase last turns done began"
    changed = 0
    steps = 0
    while table.s.phase != OVER:
        for seat in range(seats) if steps % 5 == 0 else ():
            other = table.copy()
            card_hidden.determinise(other.s, other.T, seat)
            check_cards(other)
            check_tickets(other)
            for name in public.split():
                assert getattr(other.s, name) == getattr(table.s, name), name
            for name in ("hand", "held", "completed", "offer", "rejected", "spared"):
                assert getattr(other.s, name)[seat] == getattr(table.s, name)[seat], name
            mine = table.s.rejected[seat][0]
            for i in range(table.s.queued):
                if mine >> table.s.queue[i] & 1:
                    assert other.s.queue[i] == table.s.queue[i]
            shown = [done[0] & ~held[0] for done, held in zip(table.s.completed, table.s.held, strict=True)]
            assert shown == [done[0] & ~held[0] for done, held in zip(other.s.completed, other.s.held, strict=True)]
            changed += other.s.hand != table.s.hand
            if seat == table.s.seat:
                assert other.legal() == table.legal()
        table.play(spread(table, lambda _: True))
        steps += 1
    assert changed > 10


def test_determinise_remembers_the_first_rejects() -> None:
    """What a seat gave back in the set-up, nobody else can have kept then, but the deck may hold it (CG-14)."""
    found: set[int] = set()
    for seed in range(30):
        table = Table().reset(seed, first=0).play(1, 63)
        spared = {t - 1 for t in table.s.spared[0] if t}
        assert len(spared) == 5
        card_hidden.determinise(table.s, table.T, 0)
        theirs = {t for t in range(46) if table.s.held[1][0] >> t & 1}
        assert len(theirs) == 6
        assert not theirs & spared
        found |= theirs
    assert len(found) > 35


def test_determinise_lets_later_tickets_be_first_rejects() -> None:
    """What a seat gave back in the set-up went into the deck, so that others may have drawn it since (CG-14, CG-60)."""
    found = set()
    for seed in range(40):
        table = Table().reset(seed, first=0).play(1, 1, DRAW_TICKETS, 0, DRAW_TICKETS, 15)
        s = table.s
        spared = {t - 1 for t in s.spared[0] if t}
        mine = {t for t in range(46) if s.held[0][0] >> t & 1}
        card_hidden.determinise(s, table.T, 0)
        theirs = {t for t in range(46) if s.held[1][0] >> t & 1}
        gave_back = {t - 1 for t in s.spared[1] if t}
        assert (len(theirs), len(gave_back)) == (5, 5)
        assert gave_back <= set(range(46)) - mine
        found.add(len(theirs & spared))
        assert len(theirs & spared) <= 4
    assert found > {0, 1}


def test_determinise_moves_every_hidden_ticket() -> None:
    """From one state every unseen ticket may turn up anywhere: held, under the deck or in it (CM-120)."""
    table = Table().reset(3, first=0).play(63, 1, BLIND, BLIND, DRAW_TICKETS, 1)
    mine = {t for t in range(46) if table.s.held[0][0] >> t & 1}
    held, under, pool = set(), set(), set()
    for seed in range(200):
        world = table.copy()
        world.s.rng = [seed * 7919] * 4
        card_hidden.determinise(world.s, world.T, 0)
        check_tickets(world)
        rejected = {t for t in range(46) if world.s.rejected[1][0] >> t & 1}
        assert rejected == set(world.s.queue[: world.s.queued])
        under |= rejected
        held |= {t for t in range(46) if world.s.held[1][0] >> t & 1}
        pool |= {t for t in range(46) if world.s.pool[0] >> t & 1}
    assert held == under == pool == set(range(46)) - mine


def test_determinise_guesses_a_locked_choice_that_is_possible() -> None:
    """What others have locked is dealt anew too, and stays completable (CG-83, CG-84)."""
    found = set()
    for seed in range(20):
        table = end_of_phase(tracks=["2R2B2W1L", ""], tickets=[["t39", "t40", "t13"], []]).play(ACCEPT)
        table.s.rng = [seed] * 4
        card_hidden.determinise(table.s, table.T, 1)
        chosen = [t for t in range(46) if table.s.completed[0][0] >> t & 1]
        need = [sum(table.T.need[t][kind] for t in chosen) for kind in range(KINDS)]
        assert sum(max(0, n - have) for n, have in zip(need[1:], table.s.on_track[0][1:], strict=True)) <= 1
        assert table.s.tickets[0] == 3
        found.add(len(chosen))
    assert max(found) > 0


def test_one_seed_one_game() -> None:
    """The same seed gives the same game, another seed another (CM-13)."""
    games = [Table(3).reset(seed) for seed in (4, 4, 5)]
    for table in games:
        card_game.playout(table.s, table.T, table.m)
    assert games[0].s.events == games[1].s.events
    assert games[0].s.events != games[2].s.events
    assert card_layout().same(games[0].s, games[1].s) == []


def test_state_is_small() -> None:
    """A state of four seats fits into 600 bytes when compiled."""
    size = {"u8": 8, "set": 16, "i8": 8, "i2": 2, "i1": 1}
    total = 0
    for _, kind, shape in card_layout(4).fields:
        cells = 1
        for n in shape:
            cells *= n
        total += size[kind] * cells
    assert total <= 600
