"""For tests of the referee: whole games written by hand as lines of a log, and tables for a single turn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tests.referee.actions import card_turn
from tests.referee.dice import DiceTurn
from tests.referee.log import Event, Fault, Log
from tests.referee.state import State, setting_of


def header(game: str, seats: int = 2, first: int = 0, *, dice: bool = False, **more: Any) -> Event:
    """A header line; `more` may name options and a board."""
    options = more.pop("options", {})
    return {
        "game": game,
        "dice": dice,
        "seats": seats,
        "first": first,
        "options": options,
        "rules": 1,
        **more,
    }


def board(
    tracks: list[tuple[str, str, int, str, str, int]],
    tickets: list[tuple[str, str, int]],
    kind: str = "regular",
) -> Event:
    """A small board; tracks as (a, b, length, colour, kind, symbols), tickets as (a, b, points)."""
    names = ("a", "b", "length", "color", "kind", "locomotives")
    places = sorted({place for track in tracks for place in track[:2]})
    return {
        "locations": [{"id": place, "name": place.title(), "kind": "city"} for place in places],
        "tracks": [
            {"id": number, "note": "", **dict(zip(names, track, strict=True))} for number, track in enumerate(tracks, 1)
        ],
        "tickets": [
            {"id": f"t{number:02}", "a": a, "b": b, "points": points, "kind": kind}
            for number, (a, b, points) in enumerate(tickets, 1)
        ],
    }


def lines(head: Event, events: list[Event]) -> list[str]:
    """The game as a log."""
    return [json.dumps(head), *(json.dumps(event) for event in events)]


def seat_score(tracks: int, tickets: list[tuple[str, int, bool]], bonus: dict[str, int]) -> Event:
    """One entry of `scores`; the total is the sum."""
    total = tracks + sum(points for _, points, _ in tickets) + sum(bonus.values())
    return {"tracks": tracks, "tickets": [list(ticket) for ticket in tickets], "bonus": bonus, "total": total}


def dice_game() -> list[str]:
    """Two turns on a board of two tracks; then nobody can claim any more (DX-92).

    Seat 1 claims the track of 3 with two dice and a locomotive, seat 0 the tunnel of 2 against two symbols.
    """
    places = [("a", "b", 4), ("b", "c", 6), ("a", "c", 9)] * 2
    own = board([("a", "b", 3, "red", "plain", 0), ("b", "c", 2, "gray", "tunnel", 0)], places)
    events: list[Event] = [
        {"e": "offer", "seat": 1, "tickets": ["t01", "t02", "t03"], "pile": "regular"},
        {"e": "offer", "seat": 0, "tickets": ["t04", "t05", "t06"], "pile": "regular"},
        {"e": "keep", "seat": 0, "tickets": ["t05", "t06"]},
        {"e": "keep", "seat": 1, "tickets": ["t01", "t02"]},
        {"e": "turn", "seat": 1},
        {"e": "roll", "dice": ["S", "T", "T", "D", "L"]},
        {"e": "reroll", "seat": 1, "keep": ["S", "L"], "dice": ["S", "T", "T"]},
        {"e": "claim", "seat": 1, "track": 1, "dice": ["S", "L", "S"], "tokens": {}},
        {"e": "exchange", "seat": 1, "dice": ["T", "T"], "token": "d"},
        {"e": "turn", "seat": 0},
        {"e": "roll", "dice": ["S", "S", "S", "T", "D"]},
        {"e": "exchange", "seat": 0, "dice": ["T", "D"], "token": "s"},
        {"e": "claim", "seat": 0, "track": 2, "dice": ["S", "S"], "tokens": {}},
        {"e": "tunnel-roll", "symbols": 2},
        {"e": "surcharge", "seat": 0, "dice": ["S"], "tokens": {"s": 1}},
        {
            "e": "end",
            "why": "passes",
            "scores": [
                seat_score(2, [("t05", 6, True), ("t06", -9, False)], {"stations": 12}),
                seat_score(4, [("t01", 4, True), ("t02", -6, False)], {"longest": 10, "stations": 12}),
            ],
            "winners": [1],
        },
    ]
    # Europe deals a long ticket too, if the board has one; this one has none.
    return lines(header("europe", first=1, dice=True, board=own), events)


def hoarding_game() -> list[str]:
    """Nordic with a board of one track: both seats draw all there is, and then both pass (CM-21).

    Seat 0 claims the track with 2 red, which are the discards that come back when the pile is empty (CM-26).
    """
    tickets = [("a", "b", points) for points in range(1, 14)]
    own = board([("a", "b", 2, "red", "plain", 0)], tickets)
    pile = ["B"] * 12 + ["G"] * 12 + ["K"] * 12 + ["O"] * 12 + ["P"] * 12 + ["W"] * 12 + ["Y"] * 12
    pile += ["L"] * 14 + ["R"] * 5
    names = [f"t{number:02}" for number in range(1, 14)]
    events: list[Event] = [
        {"e": "deal", "seat": 0, "cards": ["R", "R", "R", "R"]},
        {"e": "deal", "seat": 1, "cards": ["R", "R", "R", "B"]},
    ]
    pile.remove("B")
    row = [pile.pop() for _ in range(5)]
    events += [{"e": "turn-up", "slot": slot, "card": card} for slot, card in enumerate(row, 1)]
    events += [
        {"e": "offer", "seat": 0, "tickets": names[:5], "pile": "regular"},
        {"e": "offer", "seat": 1, "tickets": names[5:10], "pile": "regular"},
        {"e": "keep", "seat": 0, "tickets": names[:2]},
        {"e": "keep", "seat": 1, "tickets": names[5:10]},
        {"e": "turn", "seat": 0},
        {"e": "claim", "seat": 0, "track": 1, "cards": {"R": 2}},
    ]
    seat = 1
    while pile:
        events.append({"e": "turn", "seat": seat})
        for _ in range(2):
            if not pile:
                events.append({"e": "reshuffle"})
                pile = ["R", "R"]
                events.append({"e": "pick", "seat": seat, "slot": 0, "card": pile.pop()})
                break
            events.append({"e": "pick", "seat": seat, "slot": 0, "card": pile.pop()})
        seat = 1 - seat
        if pile == ["R"]:
            break
    # One red card is left in the pile: it replaces the first card taken from the row.
    events += [
        {"e": "turn", "seat": seat},
        {"e": "pick", "seat": seat, "slot": 2, "card": row[1]},
        {"e": "turn-up", "slot": 2, "card": "R"},
        {"e": "pick", "seat": seat, "slot": 1, "card": row[0]},
        {"e": "turn", "seat": 1 - seat},
        {"e": "pick", "seat": 1 - seat, "slot": 2, "card": "R"},
        {"e": "pick", "seat": 1 - seat, "slot": 3, "card": row[2]},
        {"e": "turn", "seat": seat},
        {"e": "offer", "seat": seat, "tickets": names[10:], "pile": "regular"},
        {"e": "keep", "seat": seat, "tickets": [names[12]]},
        {"e": "turn", "seat": 1 - seat},
        {"e": "pick", "seat": 1 - seat, "slot": 5, "card": row[4]},
        {"e": "pick", "seat": 1 - seat, "slot": 4, "card": row[3]},
        {"e": "turn", "seat": seat},
        {"e": "pass", "seat": seat},
        {"e": "turn", "seat": 1 - seat},
        {"e": "pass", "seat": 1 - seat},
    ]
    held: list[list[str]] = [names[:2], names[5:10]]
    held[seat].append(names[12])
    scores = [
        seat_score(
            2 if who == 0 else 0,
            [(name, int(name[1:]) * (1 if who == 0 else -1), who == 0) for name in held[who]],
            {"globetrotter": 10} if who == 0 else {},
        )
        for who in (0, 1)
    ]
    events.append({"e": "end", "why": "passes", "scores": scores, "winners": [0]})
    return lines(header("nordic", board=own), events)


def short_card_game() -> list[str]:
    """A Card Game of two: three layings and a robbery, and then the deck is drawn empty (CG-70)."""
    deck = ["K"] * 10 + ["B"] * 10 + ["G"] * 10 + ["O"] * 10 + ["P"] * 10 + ["W"] * 10
    deck += ["Y"] * 10 + ["R"] * 10 + ["L"] * 14
    hands = [["Y", "Y", "K", "K", "K", "B", "B"], ["Y", "Y", "Y", "G", "G", "G", "G"]]
    row = ["O", "O", "O", "P", "P"]
    for card in (*hands[0], *hands[1], *row):
        deck.remove(card)
    names = [f"t{number:02}" for number in range(1, 47)]
    events: list[Event] = [{"e": "deal", "seat": seat, "cards": ["L"]} for seat in (0, 1)]
    events += [{"e": "deal", "seat": seat, "cards": hands[seat]} for seat in (0, 1)]
    events += [{"e": "turn-up", "slot": slot, "card": card} for slot, card in enumerate(row, 1)]
    events += [
        {"e": "offer", "seat": 0, "tickets": names[:6], "pile": "regular"},
        {"e": "offer", "seat": 1, "tickets": names[6:12], "pile": "regular"},
        {"e": "keep", "seat": 1, "tickets": ["t08"]},
        {"e": "keep", "seat": 0, "tickets": ["t01", "t03"]},
        {"e": "turn", "seat": 0},
        {"e": "lay", "seat": 0, "cards": {"Y": 1, "L": 1}, "colour": "Y"},
        {"e": "turn", "seat": 1},
        {"e": "lay", "seat": 1, "cards": {"Y": 3}, "colour": "Y"},
        {"e": "rob", "seat": 0, "colour": "Y"},
        {"e": "turn", "seat": 0},
        {"e": "lay", "seat": 0, "cards": {"K": 3}, "colour": "K"},
    ]
    # Each moves three cards of the row to the pile, one a turn, and draws two.
    for turn in range(6):
        seat = (turn + 1) % 2
        events.append({"e": "turn", "seat": seat})
        events.append({"e": "to-track", "seat": seat, "cards": ["Y" if seat else "K"]})
        events += [{"e": "pick", "seat": seat, "slot": 0, "card": deck.pop()} for _ in range(2)]
    seat = 1
    while deck:
        events.append({"e": "turn", "seat": seat})
        events += [{"e": "pick", "seat": seat, "slot": 0, "card": deck.pop()} for _ in range(min(2, len(deck)))]
        seat = 1 - seat
    left = [name for name in names if name not in ("t08", "t01", "t03")]
    for offered in (left[:4], left[4:8]):
        events += [
            {"e": "turn", "seat": seat},
            {"e": "offer", "seat": seat, "tickets": offered, "pile": "regular"},
            {"e": "keep", "seat": seat, "tickets": []},
        ]
        seat = 1 - seat
    events += [
        {"e": "complete", "seat": 0, "tickets": []},
        {"e": "complete", "seat": 1, "tickets": []},
        {
            "e": "end",
            "why": "deck",
            "scores": [
                seat_score(0, [("t01", -5, False), ("t03", -6, False)], {}),
                seat_score(0, [("t08", -9, False)], {}),
            ],
            "winners": [1],
        },
    ]
    return lines(header("card-game"), events)


def table(game: str, tracks: list[tuple[str, str, int, str, str, int]], seats: int = 2, **more: Any) -> State:
    """A game on a small board, everything dealt by the test."""
    tickets = more.pop("tickets", [("a", "b", 5)])
    kind = "short" if game == "marklin" else "regular"
    head = header(game, seats, board=board(tracks, tickets, kind), **more)
    return State(setting_of(json.dumps(head)), Log([]))


def turn(state: State, events: list[Event], hand: Mapping[str, int] | None = None, seat: int = 0) -> str:
    """Play one turn with these events; the rule that refuses it, or `""`."""
    state.log.events, state.log.at = [*events, {"e": "turn"}], 0
    if hand is not None:
        state.hands[seat] = dict.fromkeys(state.title.deck, 0) | dict(hand)
    try:
        if state.cards:
            card_turn(state, seat, state.cards)
        else:
            DiceTurn(state, seat).play()
    except Fault as fault:
        return fault.rule
    return "" if state.log.at == len(events) else "left over"


def bare(state: State) -> State:
    """No card but in hands and in a full row, so that no turn refills it."""
    assert state.cards
    state.cards.pile, state.cards.pile_size = dict.fromkeys(state.title.deck, 0), 0
    state.cards.row = ["B"] * 5
    return state
