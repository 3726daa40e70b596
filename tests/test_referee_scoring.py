"""The referee's own reading of the rules: dice, the Card Game, souvenirs, passengers, stations, scores."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.referee.board import Board, Row
from tests.referee.log import Event, Fault, Log
from tests.referee.network import Network, fewest_pieces
from tests.referee.scoring import Score, best_borrowing, borrow, reckon, winners
from tests.referee.state import State, setting_of
from tests.referee_scripts import bare, board, header, table, turn

Tracks = list[tuple[str, str, int, str, str, int]]


def plain(*lengths: int) -> Tracks:
    """A chain of tracks p0 to p1 to p2 … of these lengths."""
    return [(f"p{i}", f"p{i + 1}", length, "gray", "plain", 0) for i, length in enumerate(lengths)]


def roll(dice: str) -> Event:
    """A roll."""
    return {"e": "roll", "dice": list(dice)}


def claim(dice: str, track: int = 1, **tokens: int) -> Event:
    """A claim with dice and tokens."""
    return {"e": "claim", "seat": 0, "track": track, "dice": list(dice), "tokens": tokens}


def exchange(dice: str, token: str) -> Event:
    """Two dice for a token."""
    return {"e": "exchange", "seat": 0, "dice": list(dice), "token": token}


def surcharge(dice: str, **tokens: int) -> Event:
    """What a tunnel costs on top."""
    return {"e": "surcharge", "seat": 0, "dice": list(dice), "tokens": tokens}


def tunnel_roll(symbols: int) -> Event:
    """The tunnel dice."""
    return {"e": "tunnel-roll", "symbols": symbols}


PASS: Event = {"e": "pass", "seat": 0}
DECLINE: Event = {"e": "decline", "seat": 0}
DOUBLED: Tracks = [("a", "b", 2, "red", "plain", 0), ("a", "b", 2, "blue", "plain", 0)]
AFTER = {"dice.tokensAfterFailedTunnel": True}
TUNNEL: Tracks = [("a", "b", 3, "gray", "tunnel", 0)]

DICE: list[tuple[str, Tracks, str, list[Event], dict[str, Any], str]] = [
    ("B-130", plain(4), "", [roll("SSSLD"), claim("SSSL")], {}, ""),
    ("B-131", plain(5), "", [roll("SSSLD"), claim("SSSLD")], {}, "DX-30"),
    ("B-132", plain(4), "", [roll("SSSTT"), exchange("TT", "s"), claim("SSS", s=1)], {}, ""),
    ("B-133", plain(8), "sss", [roll("SSSSS"), claim("SSSSS", s=3)], {}, ""),
    ("B-134", plain(5), "sss", [roll("SSSTT"), claim("SSS", s=2), exchange("TT", "d")], {}, "DX-43"),
    ("B-135", plain(3), "s", [roll("SSTTD"), claim("SS", s=1), exchange("TT", "d")], {}, ""),
    ("B-136", plain(3), "ss", [roll("SDTTS"), PASS, exchange("SD", "s"), exchange("TT", "s")], {}, "DX-42"),
    ("B-136", plain(3), "ss", [roll("SDTTS"), PASS, exchange("SD", "s")], {}, ""),
    ("B-137", plain(3), "", [roll("SDTTS"), exchange("SD", "s"), PASS, exchange("TT", "s")], {}, ""),
    ("B-139", plain(2), "", [roll("DDDDS"), claim("DD")], {}, "DX-30"),
    ("B-141", DOUBLED, "", [roll("DDSSS"), claim("DD")], {}, ""),
    ("B-141", DOUBLED, "", [roll("DDSSS"), claim("SS")], {}, "DX-30"),
    ("B-142", [("a", "b", 2, "gray", "ferry", 2)], "", [roll("LSSSS"), claim("LS")], {}, "DX-55"),
    ("B-142", [("a", "b", 2, "gray", "ferry", 2)], "", [roll("LLSSS"), claim("LL")], {}, ""),
    (
        "DX-51",
        [("a", "b", 2, "gray", "ferry", 2)],
        "",
        [roll("LSSSS"), claim("LS")],
        {"dice.advanced": False},
        "",
    ),
    ("B-143", TUNNEL, "", [roll("SSSLD"), claim("SSS"), tunnel_roll(1), surcharge("L")], {}, ""),
    ("B-143", TUNNEL, "", [roll("SSSLD"), claim("SSS"), tunnel_roll(1), surcharge("D")], {}, "DX-30"),
    ("B-144", TUNNEL, "", [roll("SSSDT"), claim("SSS"), tunnel_roll(2), DECLINE], {}, ""),
    (
        "DX-63",
        TUNNEL,
        "",
        [roll("SSSDT"), claim("SSS"), tunnel_roll(1), exchange("DT", "s"), surcharge("", s=1)],
        {},
        "",
    ),
    (
        "DX-64",
        TUNNEL,
        "",
        [roll("SSSDT"), claim("SSS"), tunnel_roll(2), exchange("DT", "s"), DECLINE],
        {},
        "DX-64",
    ),
    (
        "DX-64",
        TUNNEL,
        "",
        [roll("SSSDT"), claim("SSS"), tunnel_roll(2), DECLINE, exchange("DT", "s")],
        {},
        "DX-43",
    ),
    (
        "DX-64",
        TUNNEL,
        "",
        [roll("SSSDT"), claim("SSS"), tunnel_roll(2), DECLINE, exchange("DT", "s")],
        AFTER,
        "",
    ),
    ("DX-64", TUNNEL, "", [roll("SSSDT"), claim("SSS"), tunnel_roll(0), DECLINE], {}, "order"),
    ("DX-46", plain(3), "", [roll("SSTTD"), exchange("ST", "s"), claim("SS", s=1)], {}, "DX-46"),
    (
        "DX-45",
        plain(3),
        "s",
        [roll("SSTTD"), PASS, {"e": "discard-tokens", "seat": 0, "tokens": {"s": 1}}],
        {},
        "",
    ),
    (
        "DX-45",
        plain(3),
        "s",
        [roll("SSTTD"), PASS, {"e": "discard-tokens", "seat": 0, "tokens": {"d": 1}}],
        {},
        "cards",
    ),
    (
        "DX-70",
        plain(3),
        "",
        [roll("SSTTD"), {"e": "station", "seat": 0, "location": "p0", "dice": ["T"]}],
        {},
        "",
    ),
    (
        "DX-70",
        plain(3),
        "",
        [roll("SSTTD"), {"e": "station", "seat": 0, "location": "p0", "dice": ["S"]}],
        {},
        "DX-70",
    ),
]


@pytest.mark.parametrize(("case", "tracks", "tokens", "events", "options", "rule"), DICE)
def test_dice(case: str, tracks: Tracks, tokens: str, events: list[Event], options: dict[str, Any], rule: str) -> None:
    """B-130 to B-144 and DX-45 to DX-70: what dice and tokens buy."""
    ends = (tracks[0][0], tracks[-1][1])
    state = table("europe", tracks, dice=True, options=options, tickets=[(*ends, 5)])
    state.tokens[0] = {kind: tokens.count(kind) for kind in "sd"}
    before = dict(state.tokens[0])
    assert turn(state, events) == rule, case
    if DECLINE in events and not rule and not options:
        assert (state.tokens[0], state.owner) == (before, [-1])


def test_one_reroll() -> None:
    """DX-20, B-140, B-145: one reroll, of dice that were rolled."""
    reroll = {"e": "reroll", "seat": 0, "keep": ["S", "S"], "dice": ["L", "D", "T"]}
    for events, rule in (
        ([roll("SSDDT"), reroll, PASS], ""),
        ([roll("SSDDT"), reroll, reroll, PASS], "order"),
        ([roll("STDDT"), reroll, PASS], "DX-46"),
        ([roll("SSDDT"), reroll | {"keep": list("SSDDT"), "dice": []}, PASS], "DX-20"),
    ):
        assert turn(table("usa", plain(3), dice=True, tickets=[("p0", "p1", 5)]), events) == rule


def score(total: int, completed: int) -> Score:
    """A score of so many points with so many completed tickets, each worth nothing."""
    return Score(total, {f"t{i}": (0, True) for i in range(completed)})


def test_ties() -> None:
    """B-78 to B-80: total, then completed tickets, then the title's last step, then shared."""
    state = table("nordic", plain(6, 5), tickets=[("p0", "p1", 5)])
    assert winners(state, [score(70, 4), score(70, 5)]) == [1]
    assert winners(state, [score(70, 4), score(70, 4)]) == [0, 1]
    state.place(1, state.board.tracks[0])
    state.place(0, state.board.tracks[1])
    assert winners(state, [score(70, 4), score(70, 4)]) == [1]
    state = table("san-francisco", plain(6), tickets=[("p0", "p1", 5)])
    state.place(1, state.board.tracks[0])
    assert winners(state, [score(40, 2), score(40, 2)]) == [0, 1]
    state = table("europe", plain(6), tickets=[("p0", "p1", 5)])
    state.stations = [["p0"], ["p1", "p2"]]
    assert winners(state, [score(95, 5), score(95, 5)]) == [0]


def test_a_nordic_reckoning() -> None:
    """B-75: tracks, tickets and Globetrotter."""
    own = plain(6, 5, 4, 3, 2, 9, 4, 4, 3)
    tickets = [("p0", "p5", 12), ("p1", "p4", 8), ("p0", "p6", 10), ("p5", "p6", 6), ("p0", "p9", 5)]
    state = table("nordic", own, tickets=tickets)
    for number, track in enumerate(state.board.tracks):
        state.place(0 if number < 5 else 1, track)
    state.offers.held = [["t01", "t02", "t03"], ["t04", "t05"]]
    scores, best = reckon(state)
    assert [one.tracks for one in scores] == [38, 45]
    assert [one.total for one in scores] == [58, 46]
    assert (scores[0].bonus, best) == ({"globetrotter": 10}, [0])


def country_board(tracks: list[tuple[str, str]], tickets: list[tuple[str, str, int]]) -> Board:
    """A board where what begins with a capital letter is an exit to the country before the hyphen."""
    places = sorted({place for track in tracks for place in track})
    kinds: list[Row] = [
        {"id": p, "kind": "country", "country": p.split("-")[0].lower()}
        if p[0].isupper()
        else {"id": p, "kind": "city"}
        for p in places
    ]
    rows: list[Row] = [
        {"id": i, "a": a, "b": b, "length": 1, "color": "gray", "kind": "plain", "locomotives": 0}
        for i, (a, b) in enumerate(tracks, 1)
    ]
    return Board(kinds, rows, [{"id": "t", "a": a, "b": b, "points": n} for a, b, n in tickets], {})


def test_country_tickets() -> None:
    """B-81 to B-84: the best country reached counts, and no chain runs through a country."""
    goals = [("france", "germany", 5), ("france", "austria", 14), ("france", "italy", 11)]
    tracks = [("France-1", "a"), ("France-2", "b"), ("a", "Germany-1"), ("b", "Italy-1"), ("c", "Austria-1")]
    own = country_board(tracks, goals)
    ticket = own.tickets["t"]
    assert Network(own, own.tracks).value(ticket) == 11
    assert Network(own, own.tracks[:3]).value(ticket) == 5
    assert Network(own, own.tracks[:2]).value(ticket) is None
    assert ticket.lowest == 5
    through = country_board([("France-1", "a"), ("France-1", "b")], [("a", "b", 5)])
    assert Network(through, through.tracks).value(through.tickets["t"]) is None


def test_longest_ticket_route() -> None:
    """NC-84: the smallest number of own pieces that joins the two cities."""
    own = country_board([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")], [("a", "c", 5)])
    assert fewest_pieces(own, own.tracks, own.tickets["t"]) == 2


def test_borrowing() -> None:
    """B-86, B-88, EU-12: a station lends one opponent's track at its city, for tickets only."""
    tracks: Tracks = [(a, b, 1, "gray", "plain", 0) for a, b in ("ax", "xc", "xd", "ce")]
    state = table("europe", tracks, tickets=[("a", "c", 5), ("a", "d", 7)])
    state.place(0, state.board.tracks[0])
    for track in state.board.tracks[1:]:
        state.place(1, track)
    state.stations[0] = ["x"]
    state.offers.held[0] = ["t01", "t02"]
    assert best_borrowing(state, 0) == (2, 1, -1)
    state.log.events = [{"e": "borrow", "seat": 0, "location": "x", "track": 3}, {"e": "end"}]
    borrow(state)
    scores, _ = reckon(state)
    assert scores[0].tickets == {"t01": (-5, False), "t02": (7, True)}
    assert scores[0].bonus == {"stations": 8}
    for wrong in ({"track": 4}, {"track": 1}, {"location": "c"}, {"seat": 1}):
        state.borrowed = [{}, {}]
        state.log.events, state.log.at = [{"e": "borrow", "seat": 0, "location": "x", "track": 3} | wrong], 0
        state.log.events.append({"e": "end"})
        with pytest.raises(Fault):
            borrow(state)


def test_rides() -> None:
    """B-91, MK-50 to MK-56: tokens from the top, one a city, and a card for each opponent's track."""
    state = bare(table("marklin", plain(1, 1), tickets=[("p0", "p1", 5)]))
    for place in ("p0", "p1", "p2"):
        state.merchandise[place] = [2, 3, 4]
    state.place(0, state.board.tracks[0])
    state.place(1, state.board.tracks[1])
    ride = {"e": "ride", "seat": 0, "from": "p0", "tracks": [1, 2], "cards": {"PAX": 1}}
    assert turn(state, [ride], {"PAX": 1}) == "MK-50"
    for wrong, rule in (
        ({"cards": {}}, "MK-51"),
        ({"tracks": [2, 1]}, "MK-50"),
        ({"tracks": [1, 1]}, "MK-50"),
    ):
        state.passengers[0] = ["p0"]
        assert turn(state, [ride | wrong], {"PAX": 1}) == rule
    state.merchandise = {place: [2, 3, 4] for place in ("p0", "p1", "p2")}
    state.merchandise_points = [0, 0]
    for points in (12, 21, 27):
        state.passengers[0] = ["p0"]
        assert turn(state, [ride], {"PAX": 1}) == ""
        assert state.merchandise_points[0] == points


def test_souvenirs() -> None:
    """B-100 to B-104: a new symbol must be taken, an old one cannot, one a claim."""
    take = {"e": "souvenir", "seat": 0, "location": "p0", "symbol": "s1"}
    other = {"e": "souvenir", "seat": 0, "location": "p1", "symbol": "s2"}
    pay = {"e": "claim", "seat": 0, "track": 1, "cards": {"B": 1}}
    for owned, count, events, rule in (
        ((), 2, [pay, take], ""),
        ((), 2, [pay, other], ""),
        ((), 2, [pay], "SF-40"),
        ((), 2, [pay, take, other], "left over"),
        (("s1",), 2, [pay, take], "SF-40"),
        (("s1",), 2, [pay, other], ""),
        (("s1", "s2"), 2, [pay], ""),
        (("s2",), 0, [pay], ""),
    ):
        state = bare(table("san-francisco", plain(1), tickets=[("p0", "p1", 5)]))
        state.stacks = {"p0": ["s1", count], "p1": ["s2", 2]}
        state.souvenirs[0] = set(owned)
        assert turn(state, events, {"B": 1}) == rule


def test_swiss_facts() -> None:
    """A-20, A-21: exits and tickets of the Swiss board as the referee reads them."""
    own = setting_of(json.dumps(header("switzerland"))).board
    exits = [own.locations[place]["country"] for track in own.tracks for place in (track.a, track.b)
             if place in own.countries]  # fmt: skip
    assert {name: exits.count(name) for name in set(exits)} == {
        "osterreich": 3, "france": 4, "italia": 5, "deutschland": 5,
    }  # fmt: skip
    assert len(own.tickets) == 46
    assert sum(len(ticket.goals) > 1 for ticket in own.tickets.values()) == 12


def test_a_state_is_fresh() -> None:
    """Two games on one board share nothing that changes."""
    line = json.dumps(header("nordic", board=board([("a", "b", 1, "red", "plain", 0)], [("a", "b", 5)])))
    first, second = State(setting_of(line), Log([])), State(setting_of(line), Log([]))
    first.place(0, first.board.tracks[0])
    assert second.owner == [-1]
