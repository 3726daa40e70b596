"""The plain and the compiled core side by side: the same games, state by state, and no index out of bounds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests import games
from tests.games import Kind
from tests.players import PLAYERS, Look, choose
from whistlestop.families.board import playout
from whistlestop.families.compiled import compiled
from whistlestop.families.hidden import determinise
from whistlestop.kernel import derive, seed_streams
from whistlestop.kernel.layout import SETS, Layout, _join
from whistlestop.rules.state import OVER, state_layout
from whistlestop.rules.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.needs("numba")

SEED = 11
BOARDS = [kind for kind in games.every() if kind.title != "card-game"]
STEPS = 260
"""Choices of each game in lock-step; a game that is over begins anew."""

LAYOUT: Layout = state_layout(5, large=True)
"""The one form of state that holds every board, so that everything is compiled once."""


def core() -> dict[str, Any]:
    """Return the compiled core, every index checked."""
    return compiled("board", bounds_checked=True)


def new_state(kind: Kind, number: int) -> Any:
    """Set up a game in the plain core."""
    s = LAYOUT.blank()
    kind.family.reset(s, kind.face.T, kind.seats, -1, derive(SEED, number))
    return s


def different(array: Any, states: list[Any]) -> list[str]:
    """Name the fields in which compiled and plain states differ."""
    names = []
    for name, form, _ in LAYOUT.fields:
        column = array[name].tolist()
        if (_join(column) if form == SETS else column) != [getattr(s, name) for s in states]:
            names.append(name)
    return names


def parted(words: list[int]) -> list[int]:
    """Join the two words of tracks or payment rows that a compiled mask has."""
    menu, places, low, high = (word & 0xFFFFFFFFFFFFFFFF for word in words)
    return [menu, places, low | high << 64]


@pytest.mark.parametrize(("number", "kind"), list(enumerate(BOARDS)), ids=map(str, BOARDS))
def test_the_same_state_after_every_choice(number: int, kind: Kind) -> None:
    """All players lead plain and compiled core through the same states; house rules with two of them each (CM-20)."""
    import numpy as np

    names = list(PLAYERS)
    table = names[number % 3 :: 3] if not kind.options else [names[number % len(names)], names[-1 - number % 7]]
    players, chance = [PLAYERS[name] for name in table], Random(number)
    tables = kind.face.T
    states = [new_state(kind, i) for i in range(len(players))]
    array, blank, flat = LAYOUT.to_array(states), LAYOUT.to_array([LAYOUT.blank()]), TABLES.to_array([tables])
    game: Any = np.arange(len(states))
    done: Any = np.zeros(len(states), np.int64)
    masks: Any = np.zeros((len(states), 4), np.int64)
    choices: Any = np.zeros(len(states), np.int64)
    for _ in range(STEPS):
        core()["legal_many"](array, flat, masks)
        for i, s in enumerate(states):
            words = [0, 0, 0]
            kind.family.legal(s, tables, words)
            assert parted(masks[i].tolist()) == words
            listed = kind.face.choices(s, s.seat)
            choices[i] = choose(players[i], Look(s, tables, listed), chance)
            kind.family.apply(s, tables, int(choices[i]))
        over = [s.phase == OVER for s in states]
        core()["step_many"](array, flat, blank, choices, kind.seats, SEED, game, done)
        assert [bool(ended) for ended in done] == over
        for i, ended in enumerate(over):
            if ended:
                states[i] = new_state(kind, int(game[i]))
        assert not different(array, states)


def played(kind: Kind, numbers: range) -> Iterator[list[int]]:
    """Play games at random in the plain core."""
    for number in numbers:
        s = new_state(kind, number)
        n = playout(s, kind.face.T, [0] * 4)
        yield [n, s.turns, s.why, s.winners, *s.points[: kind.seats]]


def batch(kind: Kind, number: int, *, bounds_checked: bool) -> list[list[int]]:
    """Play games number 0 and on at random in the compiled core."""
    import numpy as np

    out: Any = np.zeros((number, 4 + kind.seats), np.int64)
    states, flat = LAYOUT.to_array([LAYOUT.blank(), LAYOUT.blank()]), TABLES.to_array([kind.face.T])
    entry = compiled("board", bounds_checked=bounds_checked)["play_games"]
    total = entry(states, flat, kind.seats, -1, SEED, 0, number, out)
    rows: list[list[int]] = out.tolist()
    assert total == sum(row[0] for row in rows)
    return rows


@pytest.mark.parametrize("kind", BOARDS, ids=map(str, BOARDS))
def test_whole_games_end_alike(kind: Kind) -> None:
    """Random games end alike in the plain, the compiled and the bounds-checked core (CM-100 to CM-104)."""
    some = 2 if kind.options else 4
    checked = batch(kind, 60, bounds_checked=True)
    assert checked == batch(kind, 60, bounds_checked=False)
    assert checked[:some] == list(played(kind, range(some)))


@pytest.mark.parametrize("kind", games.defaults(), ids=map(str, games.defaults()))
def test_possible_worlds_end_alike(kind: Kind) -> None:
    """Worlds that a seat thinks possible end alike in both cores, from many points of a game (CM-120)."""
    import numpy as np

    s, tables = new_state(kind, 1), kind.face.T
    flat = TABLES.to_array([tables])
    words, made = [0] * 4, 0
    while s.phase != OVER:
        if made % 61 == 30:
            seat = s.seat
            out: Any = np.zeros((2, kind.seats), np.int64)
            core()["play_out_worlds"](LAYOUT.to_array([s, s]), flat, seat, SEED, 2, out)
            for g, points in enumerate(out.tolist()):
                world = s.copy()
                seed_streams(world.rng, derive(SEED, g))
                determinise(world, tables, seat)
                playout(world, tables, words)
                assert world.points[: kind.seats] == points
        kind.family.apply(s, tables, kind.family.choose_at_random(s, tables, words))
        made += 1
