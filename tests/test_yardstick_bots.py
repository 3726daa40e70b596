"""The yardsticks of the literature do what they are described to do, each on a board where it matters."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import whistlestop as ws
from tests.playing import network
from whistlestop.bots import make_bot

# From W to E it is five spaces straight on, six over M and four over N; everything else lies aside.
LINE = network(
    "W-E 5, W-M 3, M-E 3, O-P 6, W-N 2, N-E 2, Q-R 6, S-T 6, U-V 6, X-Y 6",
    "W-E 20, W-M 3, M-E 2, O-P 1, W-E 12, W-N 5, N-E 6, W-M 7, M-E 8, W-N 9",
)
STRAIGHT, TO_M, FROM_M, ASIDE, TO_N, FROM_N = (f"c{track}" for track in range(1, 7))
N_IS_LOST = {5: 1}
ALL = ("path", "one-step", "long-route", "hungry")


def decide(name: str, tickets: str, **facts: Any) -> str:
    """Return what a bot with these tickets does in a position of USA on this board, as a token."""
    game = ws.position("usa", 2, board=LINE, seed=1, seat=0, tickets=[tickets.split(), ["t10"]], **facts)
    return str(make_bot(name, Random(1)).choose(game.view(0), game.legal(0), ()))


def keeps(name: str, offer: str) -> set[str]:
    """Return what a bot keeps of its first offer of three tickets (CM-12)."""
    for seed in range(2000):
        game = ws.load("usa", 2, board=LINE, seed=seed)
        if set(game.view(0).offer) == set(offer.split()):
            action = make_bot(name, Random(1)).choose(game.view(0), game.legal(0), ())
            return set(str(action).partition(":")[2].split(","))
    raise AssertionError(f"nobody is offered {offer}")


@pytest.mark.parametrize("name", ["path", "one-step"])
def test_some_keep_every_ticket(name: str) -> None:
    """`path` and `one-step` keep all three tickets of the set-up."""
    assert keeps(name, "t1 t2 t4") == {"t1", "t2", "t4"}


def test_long_route_keeps_few_and_small_tickets() -> None:
    """`long-route` keeps two tickets, those with the fewest points."""
    assert keeps("long-route", "t1 t2 t4") == {"t2", "t4"}


def test_hungry_keeps_what_brings_most_a_piece() -> None:
    """`hungry` leaves a ticket of one point that needs six pieces for itself, and keeps two that share their way."""
    assert keeps("hungry", "t1 t2 t4") == {"t1", "t2"}


@pytest.mark.parametrize("name", ["path", "hungry"])
def test_some_go_the_shortest_way(name: str) -> None:
    """Four spaces over N are the way from W to E, whatever the tracks are worth."""
    assert decide(name, "t1", hands=["R5", None]) in {TO_N, FROM_N}


def test_long_route_goes_by_long_tracks() -> None:
    """`long-route` does not go by tracks of two spaces, and takes the fewest tracks."""
    assert decide("long-route", "t1", hands=["R5", None]) == STRAIGHT


def test_long_route_gives_up_what_short_tracks_only_serve() -> None:
    """With W-N a ticket over a track of two spaces, `long-route` takes the longest track instead."""
    assert decide("long-route", "t6", hands=["R6", None]) == ASIDE


def test_hungry_plans_its_tickets_together() -> None:
    """With W-M to be built anyway, `hungry` goes over M: three spaces more instead of five."""
    facts: Any = {"owners": N_IS_LOST, "hands": ["R5", None]}
    assert decide("hungry", "t1 t2", **facts) in {TO_M, FROM_M}


def test_path_sees_one_ticket_at_a_time() -> None:
    """`path` goes straight for the ticket that is worth most, though W-M would help two."""
    assert decide("path", "t1 t2", owners=N_IS_LOST, hands=["R5", None]) == STRAIGHT


def test_one_step_weighs_tickets_against_points() -> None:
    """`one-step` takes six spaces for 15 points rather than complete a ticket of 2 points, but not one of 20."""
    assert decide("one-step", "t1", hands=["R6", None]) == STRAIGHT
    assert decide("one-step", "t3", owners={1: 1}, hands=["R6", None]) == ASIDE


def test_path_takes_the_most_valuable_track_in_the_end() -> None:
    """With its ticket completed, `path` claims the longest track."""
    assert decide("path", "t6", owners={5: 0}, hands=["R6", None]) == ASIDE


@pytest.mark.parametrize("name", ["path", "long-route"])
def test_some_never_draw_tickets(name: str) -> None:
    """With its ticket completed and nothing to pay with, the bot draws a card and no tickets."""
    assert decide(name, "t1", owners={1: 0}, hands=["", None], row="RRGGB") in {"d", "r1", "r3", "r5"}


@pytest.mark.parametrize("name", ["hungry", "one-step"])
def test_some_draw_tickets_when_theirs_are_done(name: str) -> None:
    """With its ticket completed and pieces left on both sides, the bot draws tickets."""
    assert decide(name, "t1", owners={1: 0}, hands=["", None], row="RRGGB") == "t"


def test_hungry_stops_when_the_end_is_near() -> None:
    """With the other seat down to 18 of 45 pieces, `hungry` draws no more tickets."""
    assert decide("hungry", "t1", owners={1: 0}, hands=["", None], row="RRGGB", pieces=[40, 18]) != "t"


def test_path_draws_blind() -> None:
    """`path` never looks at the row."""
    assert decide("path", "t1", hands=["R", None], row="RRGGB") == "d"


@pytest.mark.parametrize("name", ["one-step", "long-route"])
def test_some_draw_for_the_track_in_mind(name: str) -> None:
    """The colour of which most are in hand is taken for a grey track, else a wild."""
    assert decide(name, "t1", hands=["G", None], row="RRGBB") == "r3"


def test_the_same_luck_brings_the_same_choice() -> None:
    """The yardsticks do not throw dice: their luck decides nothing."""
    game = ws.load("usa", 2, seed=5)
    for name in ALL:
        answers = {str(make_bot(name, Random(seed)).choose(game.view(0), game.legal(0), ())) for seed in range(5)}
        assert len(answers) == 1
