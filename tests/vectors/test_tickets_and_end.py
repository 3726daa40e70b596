"""Tickets, the end of the game, and the final scoring."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.playing import end, illegal, legal, network, options, play, player, table

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def chain(*lengths: int, at: int = 0) -> str:
    """Write a chain of tracks of these lengths from the letter number `at`."""
    return ", ".join(f"{LETTERS[at + i]}-{LETTERS[at + i + 1]} {n}" for i, n in enumerate(lengths))


def shared(first: list[int], *others: list[int]) -> dict[int, int]:
    """Give tracks to seats."""
    return {track: seat for seat, tracks in enumerate([first, *others]) for track in tracks}


def test_two_tickets_left() -> None:
    """B-69 (NC-70): of two last tickets one or both are kept; a rejected one leaves the game."""
    game = ws.position("nordic", ticket_deck=2)
    play(game, "t")
    one, other = game.view(0).offer
    assert options(game) == {f"k:{one}", f"k:{other}", f"k:{one},{other}"}
    play(game, f"k:{one}")
    assert table(game)["decks"]["regular"] == 0


def test_no_tickets_left() -> None:
    """B-70 (CM-80): without tickets in the deck the action is illegal."""
    for title in ("nordic", "switzerland", "san-francisco", "usa", "europe", "marklin"):
        illegal(ws.position(title, ticket_deck=0), "t")
        legal(ws.position(title), "t")


def test_one_ticket_left() -> None:
    """B-71 (SF-51): the last ticket may be drawn and must be kept."""
    game = ws.position("san-francisco", ticket_deck=1)
    play(game, "t")
    (only,) = game.view(0).offer
    assert options(game) == {f"k:{only}"}


def last_turns(game: ws.Game) -> list[int]:
    """Play to the end and return the seats that had a turn."""
    seats: dict[int, int] = {}
    while game.actors:
        seats.setdefault(game.turn, game.actors[0])
        play(game, next(token for token in ("d", "no", "pass") if token in options(game)))
    return list(seats.values())


def test_final_round() -> None:
    """B-72 (CM-90): after B ends a turn with two pieces, C, A and B have one more turn."""
    game = ws.position("usa", 3, seat=1, hands=[None, "R3"], pieces=[None, 5], owners={18: None})
    play(game, "c18 R3")
    assert (player(game, 1)["pieces"], table(game)["last"]) == (2, 1)
    assert last_turns(game) == [2, 0, 1]


def test_one_final_round() -> None:
    """B-73 (CM-91): it stays so when C runs out of pieces too."""
    game = ws.position("usa", 3, seat=1, hands=[None, "R3", "R4"], pieces=[None, 5, 4], owners={18: None, 25: None})
    play(game, "c18 R3", "c25 R4")
    assert player(game, 2)["pieces"] == 0
    assert last_turns(game) == [0, 1]


def test_three_pieces_left() -> None:
    """B-74 (CM-90): three pieces left do not begin the final round."""
    game = ws.position("usa", 3, hands=["R3"], pieces=[6], owners={18: None})
    play(game, "c18 R3")
    assert (player(game, 0)["pieces"], table(game)["last"]) == (3, None)


def test_nordic_scoring() -> None:
    """B-75 (NC-81, NC-82): 38 for tracks, 10 for tickets and the Globetrotter make 58; 45 and 1 make 46."""
    board = network(
        chain(6, 5, 4, 3, 2) + ", " + chain(9, 4, 4, 3, at=10),
        "A-C 12, D-F 8, A-Z 10, K-M 6, K-Z 5",
    )
    owners = shared([1, 2, 3, 4, 5], [6, 7, 8, 9])
    result = end(ws.position("nordic", board=board, owners=owners, tickets=[["t1", "t2", "t3"], ["t4", "t5"]], last=0))
    a, b = result.scores
    assert (a.tracks, sum(line.points for line in a.tickets), a.bonus, a.total) == (38, 10, {"globetrotter": 10}, 58)
    assert (b.tracks, sum(line.points for line in b.tickets), b.bonus, b.total) == (45, 1, {}, 46)
    assert result.winners == (0,)


def with_completed(title: str, numbers: list[int], **facts: Any) -> Any:
    """End a game in which seats have completed so many tickets of 5 points, every one on a track of its own."""
    seats = len(numbers)
    tracks = ", ".join(f"a{q}-b{q} 2" for q in range(seats))
    tickets = ", ".join(f"a{q}-b{q} 5" for q in range(seats) for _ in range(numbers[q])) or "a0-z 5"
    names = iter(f"t{i}" for i in range(1, 99))
    held = [[next(names) for _ in range(n)] for n in numbers]
    board = network(tracks, tickets)
    owners = {q + 1: q for q in range(seats)}
    return end(ws.position(title, seats, board=board, owners=owners, tickets=held, last=0, **facts))


def test_shared_bonus() -> None:
    """B-76 (CM-101): two players with three completed tickets get the Globetrotter in full, the third nothing."""
    result = with_completed("nordic", [3, 3, 2])
    assert [score.bonus for score in result.scores] == [{"globetrotter": 10}, {"globetrotter": 10}, {}]


def test_no_bonus_for_nothing() -> None:
    """B-77 (CM-102): where nobody completed a ticket nobody gets the Globetrotter."""
    result = with_completed("nordic", [0, 0])
    assert [(score.bonus, score.total) for score in result.scores] == [({}, 2), ({}, 2)]


def test_tie_by_tickets() -> None:
    """B-78 (NC-83): of two players with 70 the one with more completed tickets wins."""
    result = with_completed("nordic", [4, 5], points=[70 - 20, 70 - 25 - 10])
    assert [score.total for score in result.scores] == [70, 70]
    assert (result.winners, result.tie_break) == ((1,), "most-tickets")


def test_tie_by_longest_path() -> None:
    """B-79 (NC-83): with four completed tickets each, the path of 21 beats the one of 19."""
    board = network(chain(6, 6, 6, 3) + ", " + chain(6, 6, 6, 1, at=10), ", ".join(["A-B 5"] * 4 + ["K-L 5"] * 4))
    owners = shared([1, 2, 3, 4], [5, 6, 7, 8])
    tickets = [["t1", "t2", "t3", "t4"], ["t5", "t6", "t7", "t8"]]
    result = end(ws.position("nordic", board=board, owners=owners, tickets=tickets, points=[40, 40], last=0))
    assert [(score.total, score.completed, score.longest_path) for score in result.scores] == [(70, 4, 21), (70, 4, 19)]
    assert (result.winners, result.tie_break) == ((0,), "longest-path")


def test_shared_victory() -> None:
    """B-80 (SF-63): in San Francisco 40 points and two tickets each are a shared victory."""
    tickets = [["t01", "t02"], ["t03", "t04"]]
    owners = {21: 0, 44: 0, 7: 0, 46: 0, 13: 1, 25: 1, 32: 1, 35: 1}
    game = ws.position("san-francisco", owners=owners, tickets=tickets, points=[40 - 7, 40 - 8], last=0)
    result = end(game)
    assert [(score.total, score.completed) for score in result.scores] == [(40, 2), (40, 2)]
    assert (result.winners, result.tie_break) == ((0, 1), "shared")


SWISS_FRANCE_TO_ITALY = {33: 0, 4: 0, 5: 0, 35: 0, 18: 0, 14: 0, 19: 0, 20: 0}


def swiss_ticket(ticket: str, owners: dict[int, int]) -> int:
    """Return what a ticket is worth with these tracks."""
    result = end(ws.position("switzerland", owners=owners, tickets=[[ticket], []], last=0))
    points: int = result.scores[0].tickets[0].points
    return points


def test_best_country_reached() -> None:
    """B-81 (CH-42): from France to Germany for 5 and to Italy for 11 scores 11."""
    assert swiss_ticket("t35", SWISS_FRANCE_TO_ITALY) == 11


def test_no_country_reached() -> None:
    """B-82 (CH-43): with no country reached the lowest value, 5, is lost."""
    assert swiss_ticket("t35", {}) == -5


def test_lowest_value() -> None:
    """B-83 (CH-40, CH-43): Lugano-Italy alone scores 2, nothing loses 2."""
    assert swiss_ticket("t46", {50: 0}) == 2
    assert swiss_ticket("t46", {}) == -2


def test_no_way_through_a_country() -> None:
    """B-84 (CH-20): two exits to France do not join their cities."""
    board = network("A-fr1 2, B-fr2 2", "A-B 7")
    game = ws.position("switzerland", board=board, owners={1: 0, 2: 0}, tickets=[["t1"], []], last=0)
    assert end(game).scores[0].tickets[0].points == -7


def test_two_longest_paths() -> None:
    """B-85 (US-10): two paths of 22 get ten points each, one of 17 nothing."""
    board = network(", ".join([chain(6, 6, 6, 4), chain(6, 6, 6, 4, at=5), chain(6, 6, 5, at=10)]))
    owners = shared([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11])
    result = end(ws.position("usa", 3, board=board, owners=owners, tickets=[[], [], []], last=0))
    assert [score.longest_path for score in result.scores] == [22, 22, 17]
    assert [score.bonus for score in result.scores] == [{"longest": 10}, {"longest": 10}, {}]


def test_unused_stations() -> None:
    """B-86 (EU-15): two unused stations are worth 8 points."""
    result = end(ws.position("europe", tickets=[[], []], built=[["paris"], []], last=0))
    assert [score.total for score in result.scores] == [8, 12]


def test_tie_by_stations() -> None:
    """B-87 (EU-21): of two players with 95 and five tickets the one who used fewer stations wins."""
    board = network("A-B 2, C-D 2, E-F 2", ", ".join(["A-B 5"] * 5 + ["C-D 5"] * 5))
    tickets = [["t1", "t2", "t3", "t4", "t5"], ["t6", "t7", "t8", "t9", "t10"]]
    result = end(
        ws.position(
            "europe",
            board=board,
            owners={1: 0, 2: 1},
            tickets=tickets,
            built=[["e"], ["f", "a"]],
            points=[95 - 25 - 8 - 10, 95 - 25 - 4 - 10],
            last=0,
        )
    )
    assert [(score.total, score.completed) for score in result.scores] == [(95, 5), (95, 5)]
    assert (result.winners, result.tie_break) == ((0,), "fewest-stations")


def test_one_track_serves_all_tickets() -> None:
    """B-88 (EU-13): a station borrows one track, so only one of two tickets is completed."""
    board = network("A-X 2, X-C 2, X-D 2", "A-C 5, A-D 8")
    game = ws.position(
        "europe", board=board, owners={1: 0, 2: 1, 3: 1}, tickets=[["t1", "t2"], []], built=[["x"]], last=0
    )
    assert sorted(line.points for line in end(game).scores[0].tickets) == [-5, 8]


def test_san_francisco_scoring() -> None:
    """B-89 (SF-61): 17 for tracks, 3 for tickets and 6 for five symbols make 26."""
    owners = {29: 0, 37: 0, 32: 0, 1: 0}  # Golden Gate Bridge - Lands End - Tea Garden - Haight Ashbury, and a ferry
    symbols = ["s1", "s2", "s3", "s4", "s5"]
    game = ws.position("san-francisco", owners=owners, tickets=[["t19", "t05"], []], souvenirs=[symbols], last=0)
    score = end(game).scores[0]
    assert [line.points for line in score.tickets] == [-5, 8]
    assert (score.tracks, score.bonus, score.total) == (17, {"souvenirs": 6}, 26)


def test_negative_score() -> None:
    """B-90 (CM-103): tickets of 12 and 9 that are not completed, and nothing else, are -21 points."""
    result = end(ws.position("usa", tickets=[["t19", "t09"], []], last=0))
    assert result.scores[0].total == -21


def test_merchandise() -> None:
    """B-91 (MK-04, MK-52): three passengers take the red tokens of a city in turn: 4, then 3, then 2 points."""
    game = ws.position(
        "marklin",
        owners={16: 0},
        passengers=[["bremen", "bremen", "bremen"]],
        options={"marklin.collectAtStart": False},
    )
    gained = []
    for _ in range(3):
        before = player(game, 0)["points"]
        play(game, "ride:bremen", "g16", "stop")
        gained.append(player(game, 0)["points"] - before)
        play(game, "d", "d")
    assert gained == [4, 3, 2]
