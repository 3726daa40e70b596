"""The hand-written C yardstick plays the engine's games: equal decisions, turns, ends, winners and points."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.yardstick import Engine, Yardstick, tables_of
from whistlestop.families.board import apply, choose_at_random, playout, reset
from whistlestop.families.hidden import determinise
from whistlestop.kernel import derive, seed_streams
from whistlestop.rules.state import OVER, PAY, state_layout

SEED = 7
GAMES = 10_000
PLAIN_GAMES = 20
HOUSE_RULES: list[tuple[str, dict[str, object]]] = [
    ("nordic", {"nordic.flushThreeLocomotives": True}),
    ("nordic", {"nordic.startHand": 5, "nordic.ferryTripleScope": "symbols-only"}),
    ("nordic", {"nordic.murmanskSubstitutions": "one"}),
]

pytestmark = pytest.mark.needs("cc")


@pytest.mark.needs("numba")
@pytest.mark.parametrize(
    ("name", "seats"), [("nordic", 2), ("nordic", 3), ("switzerland", 2), ("switzerland", 3), ("usa", 2), ("usa", 3)]
)
def test_ten_thousand_games_are_the_compiled_engine_s(name: str, seats: int) -> None:
    """Ten thousand games, whose first seat is drawn (CM-13), end alike in C and in the compiled engine."""
    tables = tables_of(name, seats)
    assert Yardstick(tables, seats).play_games(-1, SEED, GAMES) == Engine(tables, seats).play_games(-1, SEED, GAMES)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("name", "options"), [("nordic", {}), ("switzerland", {}), ("usa", {}), *HOUSE_RULES])
def test_games_are_the_plain_engine_s(name: str, options: dict[str, object], seats: int) -> None:
    """A few games end alike in C and in plain Python, also with house rules that the tables carry."""
    tables = tables_of(name, seats, options)
    expected = []
    for number in range(PLAIN_GAMES):
        s = state_layout(seats, large=False).blank()
        reset(s, tables, seats, -1, derive(SEED, number))
        decisions = playout(s, tables, [0] * 4)
        expected.append([decisions, s.turns, s.why, s.winners, *s.points])
    assert Yardstick(tables, seats).play_games(-1, SEED, PLAIN_GAMES) == expected


@pytest.mark.parametrize(("name", "seats"), [("nordic", 2), ("switzerland", 3), ("usa", 3)])
def test_possible_worlds_are_the_plain_engine_s(name: str, seats: int) -> None:
    """Worlds that a seat thinks possible (CM-120, CM-121), begun at many points of a game, end alike in both."""
    tables = tables_of(name, seats)
    yardstick = Yardstick(tables, seats)
    begun: Any = state_layout(seats, large=False).blank()
    reset(begun, tables, seats, 0, SEED)
    made = 0
    while begun.phase != OVER:
        if made % 7 == 0:
            # in the middle of a claim only who claims knows that the track can be paid
            seat = begun.seat if begun.phase == PAY else made % seats
            assert yardstick.start_game(0, SEED, made) == made
            world = begun.copy()
            seed_streams(world.rng, derive(SEED, 0))
            determinise(world, tables, seat)
            playout(world, tables, [0] * 4)
            assert yardstick.play_out_worlds(seat, SEED, 1) == [world.points]
        apply(begun, tables, choose_at_random(begun, tables, [0] * 4))
        made += 1


def test_a_game_that_it_does_not_know_is_refused() -> None:
    """Stations (EU-10) and a fourth seat are not in the yardstick, and it says so."""
    with pytest.raises(ValueError, match="nordic, switzerland, usa with up to 3 seats"):
        Yardstick(tables_of("europe", 2), 2)
    with pytest.raises(ValueError, match="nordic, switzerland, usa with up to 3 seats"):
        Yardstick(tables_of("usa", 4), 4)
