"""The game log holds to its contract: every line, their order, and games that an independent referee accepts."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import whistlestop as ws
from tests import games, referee
from whistlestop.game.events import Event
from whistlestop.notation import gamelog
from whistlestop.rules.board import Location, Ticket, Track
from whistlestop.titles.title import board_of, title

CARDS = {"K", "B", "G", "O", "P", "R", "W", "Y", "L", "F", "L4", "PAX"}
FACES = set("SDTL")


def played(kind: games.Kind, seed: int) -> ws.Game:
    """Play a game at random, as simulations do: each decision uniform, proposals of the final scoring taken."""
    game, random = kind.load(seed), Random(seed)
    while not game.over:
        seat = game.actors[0]
        legal = game.legal(seat)
        proposed = "ok" in map(str, legal) if game.phase in ("borrow", "complete") else False
        game.play("ok" if proposed else legal[random.randrange(len(legal))], seat)
    return game


def log_of(game: ws.Game) -> list[dict[str, Any]]:
    """Return the lines of a log as objects."""
    return [json.loads(line) for line in gamelog.write_log(game)]


# Shapes


def _cards(value: object) -> bool:
    return isinstance(value, list) and set(value) <= CARDS


def _counts(value: object) -> bool:
    return isinstance(value, dict) and set(value) <= CARDS and all(type(n) is int and n > 0 for n in value.values())


def _tokens(value: object) -> bool:
    return isinstance(value, dict) and set(value) <= {"s", "d"} and all(n in (1, 2, 3) for n in value.values())


def _dice(value: object) -> bool:
    return isinstance(value, list) and set(value) <= FACES and len(value) <= 5


def _text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_text, value))


def _number(value: object) -> bool:
    return type(value) is int


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_number, value))


def _rows(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _colour(value: object) -> bool:
    return value is None or value in CARDS


SHAPES: dict[str, list[dict[str, Any]]] = {
    "deal": [{"seat": _number, "cards": _cards}],
    "turn-up": [{"slot": range(1, 6).__contains__, "card": CARDS.__contains__}],
    "flush": [{}],
    "reshuffle": [{}],
    "reveal": [{"cards": _cards}],
    "roll": [{"dice": _dice}],
    "tunnel-roll": [{"symbols": range(4).__contains__}],
    "stack": [{"symbol": _text, "location": _text, "count": _number}],
    "place-stack": [{"seat": _number, "symbol": _text, "location": _text, "count": _number}],
    "offer": [{"seat": _number, "tickets": _texts, "pile": {"regular", "long", "short"}.__contains__}],
    "keep": [{"seat": _number, "tickets": _texts}],
    "mix": [{"seat": _number, "long": _number, "short": _number}],
    "pick": [{"seat": _number, "slot": range(6).__contains__, "card": CARDS.__contains__}],
    "claim": [
        {"seat": _number, "track": _number, "cards": _counts},
        {"seat": _number, "track": _number, "dice": _dice, "tokens": _tokens},
    ],
    "surcharge": [{"seat": _number, "cards": _counts}, {"seat": _number, "dice": _dice, "tokens": _tokens}],
    "decline": [{"seat": _number}],
    "station": [
        {"seat": _number, "location": _text, "cards": _counts},
        {"seat": _number, "location": _text, "dice": _dice},
    ],
    "borrow": [{"seat": _number, "location": _text, "track": _number}],
    "passenger": [{"seat": _number, "location": _text}],
    "ride": [
        {"seat": _number, "from": _text, "tracks": _numbers, "cards": _counts},
        {"seat": _number, "from": _text, "tracks": _numbers, "dice": _dice},
    ],
    "souvenir": [{"seat": _number, "location": _text, "symbol": _text}],
    "reroll": [{"seat": _number, "keep": _dice, "dice": _dice}],
    "tickets": [{"seat": _number, "dice": _dice}],
    "exchange": [{"seat": _number, "dice": _dice, "token": {"s", "d"}.__contains__}],
    "discard-tokens": [{"seat": _number, "tokens": _tokens}],
    "to-track": [{"seat": _number, "cards": _cards}],
    "lay": [{"seat": _number, "cards": _counts, "colour": _colour}],
    "rob": [{"seat": _number, "colour": CARDS.__contains__}],
    "complete": [{"seat": _number, "tickets": _texts}],
    "pass": [{"seat": _number}],
    "turn": [{"seat": _number}],
    "end": [{"why": _text, "scores": _rows, "winners": _numbers}],
}
"""Keys and values of every event, as the contract gives them."""


def fits(event: dict[str, Any]) -> bool:
    """Tell whether an event has exactly the keys of its kind, with values of the right form."""
    rest = {key: value for key, value in event.items() if key != "e"}
    return any(
        set(rest) == set(shape) and all(shape[key](value) for key, value in rest.items())
        for shape in SHAPES[event["e"]]
    )


BOARD_KINDS = {kind for kind in SHAPES if kind not in ("to-track", "lay", "rob", "complete")}

SEEN: Counter[str] = Counter()


@pytest.mark.parametrize("kind", games.defaults(), ids=str)
def test_log_of_every_kind_of_game_is_well_formed_and_right(kind: games.Kind) -> None:
    """Every line has the contract's shape, and the referee finds each decision and the end right (CM-10 to CM-104)."""
    for seed in (1, 2):
        game = played(kind, seed)
        lines = list(gamelog.write_log(game))
        header, *events = map(json.loads, lines)
        assert (header["game"], header["seats"], header["dice"]) == (kind.title, kind.seats, kind.dice)
        assert [event for event in events if not fits(event)] == []
        SEEN.update(event["e"] for event in events)
        assert [str(verdict) for verdict in referee.check(lines, proposals=True) if not verdict.ok] == []


@pytest.mark.parametrize("kind", games.house_rules(), ids=str)
def test_log_names_the_house_rules_it_was_played_by(kind: games.Kind) -> None:
    """The header holds just the options that differ from the default, and the referee judges by them (CM-53)."""
    lines = list(gamelog.write_log(played(kind, 3)))
    written = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in json.loads(lines[0])["options"].items()
    }
    assert written == kind.options
    assert [str(verdict) for verdict in referee.check(lines, proposals=True) if not verdict.ok] == []


def test_games_above_show_every_event() -> None:
    """Random games of all board titles bring every event of the contract; a kind never seen would be untested."""
    if len(SEEN) == 0:
        pytest.skip("counts what the tests above have seen, and they were not run")
    assert BOARD_KINDS - set(SEEN) == set()


# Single events: the contract's own examples


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("deal", 0, cards="B2RL", count=4), {"e": "deal", "seat": 0, "cards": ["B", "B", "R", "L"]}),
        (Event("turn-up", slot=3, card="Z"), {"e": "turn-up", "slot": 3, "card": "L4"}),
        (Event("reveal", cards="GW"), {"e": "reveal", "cards": ["G", "W"]}),
        (Event("reveal", cards=""), {"e": "reveal", "cards": []}),
        (Event("roll", dice="SSDTL"), {"e": "roll", "dice": ["S", "S", "D", "T", "L"]}),
        (Event("tunnel-roll", count=2), {"e": "tunnel-roll", "symbols": 2}),
        (Event("pick", 0, slot=0, card="X"), {"e": "pick", "seat": 0, "slot": 0, "card": "PAX"}),
        (Event("claim", 0, track=17, cards="R2L"), {"e": "claim", "seat": 0, "track": 17, "cards": {"R": 2, "L": 1}}),
        (Event("surcharge", 0, cards=""), {"e": "surcharge", "seat": 0, "cards": {}}),
        (
            Event("claim", 0, track=17, dice="SL", tokens="s"),
            {"e": "claim", "seat": 0, "track": 17, "dice": ["S", "L"], "tokens": {"s": 1}},
        ),
        (Event("surcharge", 0, dice="", tokens=""), {"e": "surcharge", "seat": 0, "dice": [], "tokens": {}}),
        (
            Event("reroll", 0, kept="SS", dice="LDT"),
            {"e": "reroll", "seat": 0, "keep": ["S", "S"], "dice": ["L", "D", "T"]},
        ),
        (Event("exchange", 0, dice="DT", tokens="s"), {"e": "exchange", "seat": 0, "dice": ["D", "T"], "token": "s"}),
        (Event("discard-tokens", 0, tokens="d"), {"e": "discard-tokens", "seat": 0, "tokens": {"d": 1}}),
        (Event("to-track", 0, cards="RL"), {"e": "to-track", "seat": 0, "cards": ["R", "L"]}),
        (
            Event("lay", 0, cards="G2L2", colour="G"),
            {"e": "lay", "seat": 0, "cards": {"G": 2, "L": 2}, "colour": "G"},
        ),
        (Event("lay", 0, cards="KBG"), {"e": "lay", "seat": 0, "cards": {"K": 1, "B": 1, "G": 1}, "colour": None}),
        (Event("rob", 1, colour="B"), {"e": "rob", "seat": 1, "colour": "B"}),
        (Event("complete", 0, tickets=()), {"e": "complete", "seat": 0, "tickets": ()}),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_event_is_written_as_the_contract_shows(event: Event, line: dict[str, Any]) -> None:
    """Each example of the contract comes out as it stands there."""
    assert gamelog.event_object(event) == line
    assert event.kind in SHAPES


def test_move_of_a_passenger_is_one_line() -> None:
    """A move of three tracks, one of them an opponent's, is one `ride` that costs one passenger card (MK-50, MK-51)."""
    game = played(games.Kind("marklin", 2), 5)
    result = game.result
    assert result is not None
    move = [
        Event("ride", 0, location="koln"),
        Event("go", 0, track=3),
        Event("fare", 0, cards="X"),
        Event("go", 0, track=9),
        Event("stop", 0, points=4),
    ]
    first, _ = gamelog.write_events(move, result, dice=False)
    assert json.loads(first) == {"e": "ride", "seat": 0, "from": "koln", "tracks": [3, 9], "cards": {"PAX": 1}}
    move[2] = Event("fare", 0, dice="L")
    first, _ = gamelog.write_events(move, result, dice=True)
    assert json.loads(first) == {"e": "ride", "seat": 0, "from": "koln", "tracks": [3, 9], "dice": ["L"]}
    first, _ = gamelog.write_events([move[0], move[1], move[4]], result, dice=True)
    assert json.loads(first)["dice"] == []


# Order


def test_setup_stands_in_the_order_of_the_contract() -> None:
    """Deals from the first seat on, the row, then mixes with their offers, keeps, the first turn (CM-11, CM-12)."""
    game = ws.load("marklin", 3, seed=4, first=1)
    for _ in range(3):
        game.play("mix:2+2", game.actors[0])
    for seat in (2, 1, 0):
        game.play(game.legal(seat)[0], seat)
    events = [(event.kind, event.seat) for event in game.events()]
    flushed = [event for event in events if event[0] in ("flush", "reshuffle")]
    opening = [event for event in events if event not in flushed][: 3 + 5 + 3 * 3 + 3 + 1]
    deals = [("deal", 1), ("deal", 2), ("deal", 0)]
    assert opening[:3] == deals
    assert opening[3:8] == [("turn-up", None)] * 5
    if not flushed:
        offers = [entry for seat in (1, 2, 0) for entry in [("mix", seat), ("offer", seat), ("offer", seat)]]
        assert opening[8:] == [*offers, *(("keep", seat) for seat in (1, 2, 0)), ("turn", 1)]


def test_europe_offers_the_long_ticket_first() -> None:
    """Every seat is offered its long ticket, then three regular ones (EU-03)."""
    game = ws.load("europe", 2, seed=1, first=0)
    offers = [(event.seat, event.pile, event.count) for event in game.events() if event.kind == "offer"]
    assert offers == [(0, "long", 1), (0, "regular", 3), (1, "long", 1), (1, "regular", 3)]


def test_turn_begins_every_turn_and_the_end_ends_the_log() -> None:
    """After the set-up each decision stands behind its seat's `turn`; `end` is the last line and the only one."""
    log = log_of(played(games.Kind("europe", 3), 8))
    assert [line["e"] for line in log[1:]].count("end") == 1
    assert log[-1]["e"] == "end"
    begun = [i for i, line in enumerate(log) if line.get("e") == "turn"]
    seats = [log[i]["seat"] for i in begun]
    assert seats == [(log[0]["first"] + i) % 3 for i in range(len(seats))]
    acting = -1
    for line in log[begun[0] : -1]:
        if line["e"] == "turn":
            acting = line["seat"]
        elif line["e"] != "borrow" and "seat" in line:
            assert line["seat"] == acting


# Header and end


def test_header_carries_a_board_where_the_title_has_none_of_its_own() -> None:
    """San Francisco and Märklin are checked by the board in the log; the others are known (contract, header)."""
    carried = {
        name: "board" in log_of(played(games.Kind(name, 2), 1))[0]
        for name in ("nordic", "usa", "marklin", "san-francisco")
    }
    assert carried == {"nordic": False, "usa": False, "marklin": True, "san-francisco": True}
    berlin = log_of(played(games.Kind("marklin", 2), 1))[0]["board"]["merchandise"]["berlin"]
    assert berlin == [7, 6, 5, 4]


def test_board_somebody_brought_is_written_whole() -> None:
    """A board that somebody brought stands in the header, with borders, marked sights and what the tickets ask."""
    board = board_of(title("switzerland"))
    header = json.loads(gamelog.write_header(ws.load("switzerland", 2, seed=1, board=board).setup, board))
    assert header["board"]["tracks"][0]["id"] == board.tracks[0].id
    france = [place for place in header["board"]["locations"] if place.get("country") == "france"]
    assert {place["kind"] for place in france} == {"country"}
    border = next(ticket for ticket in board.tickets if len(ticket.goals) > 1)
    entries = [entry for entry in header["board"]["tickets"] if entry["id"] == border.id]
    assert [(entry["b"], entry["points"]) for entry in entries] == list(border.goals)
    small = replace(
        board,
        locations=(Location("a", "Å", 1.0, 2.0, "sight", marked=True), Location("b", "B", 1.0, 3.0)),
        tracks=(Track(5, "a", "b", 9, "red", "plain", 0, 4, "steep"),),
        tickets=(Ticket("t1", "a", (("b", 3),)),),
    )
    assert gamelog.board_object(small) == {
        "locations": [
            {"id": "a", "name": "Å", "kind": "sight", "marked": True},
            {"id": "b", "name": "B", "kind": "city"},
        ],
        "tracks": [
            {
                "id": 5,
                "a": "a",
                "b": "b",
                "length": 9,
                "color": "red",
                "kind": "plain",
                "locomotives": 0,
                "note": "steep",
                "swap": 4,
            }
        ],
        "tickets": [{"id": "t1", "a": "a", "b": "b", "points": 3, "kind": "regular"}],
    }


@pytest.mark.parametrize(
    "kind", [games.Kind("europe", 2), games.Kind("usa", 2), games.Kind("nordic", 3, dice=True)], ids=str
)
def test_end_adds_up(kind: games.Kind) -> None:
    """Each total is the sum of its lines; zeros are written for `stations` only, where they are in play (CM-100)."""
    end = log_of(played(kind, 6))[-1]
    for score in end["scores"]:
        assert score["total"] == score["tracks"] + sum(t[1] for t in score["tickets"]) + sum(score["bonus"].values())
        assert ("stations" in score["bonus"]) == (kind.title == "europe")
        assert all(points for name, points in score["bonus"].items() if name != "stations")
        assert all((points > 0) == completed for _, points, completed in score["tickets"])
    best = max(score["total"] for score in end["scores"])
    assert all(end["scores"][seat]["total"] == best for seat in end["winners"])


def test_unfinished_game_has_no_log() -> None:
    """A game that is not over is refused with a sentence; nothing half is written."""
    with pytest.raises(gamelog.UnfinishedGame, match="not over"):
        list(gamelog.write_log(ws.load("nordic", 2, seed=1)))


@pytest.mark.parametrize(
    "kind", [games.Kind("nordic", 2), games.Kind("marklin", 3), games.Kind("europe", 2, dice=True)], ids=str
)
def test_log_from_choices_is_the_same(kind: games.Kind) -> None:
    """The simulation's short way, from seed and choices, writes what the game itself would write."""
    game = played(kind, 9)
    choices = [choice for step in game.steps for choice in step.choices]
    assert list(gamelog.log_choices(game.setup, game._face, game.seed, choices)) == list(gamelog.write_log(game))


def test_an_event_shows_what_is_set() -> None:
    """What Python prints of an event has the facts of its kind, and makes the same event again."""
    event = Event("claim", 0, track=17, cards="R2L")
    assert repr(event) == "Event(kind='claim', seat=0, cards='R2L', track=17)"
    assert eval(repr(event)) == event
