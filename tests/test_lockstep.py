"""The plain and the compiled core side by side: the same games, state by state, and no index out of bounds."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests import games
from tests.games import Kind
from tests.players import CARD_PLAYERS, PLAYERS, Look, choose
from whistlestop.families.batch import HIDDEN
from whistlestop.families.compiled import compiled
from whistlestop.kernel import derive, seed_streams
from whistlestop.kernel.building import fingerprint, with_imports
from whistlestop.kernel.layout import SETS, Layout, _join
from whistlestop.rules.card_state import card_layout
from whistlestop.rules.card_tables import CARD_TABLES
from whistlestop.rules.state import OVER, state_layout
from whistlestop.rules.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.needs("numba")

SEED = 11
KINDS = games.every()
STEPS = 260
"""Choices of each game in lock-step; a game that is over begins anew."""

LAYOUTS = {"board": state_layout(5, large=True), "card_game": card_layout()}
"""The one form of state that holds every game of a family, so that everything is compiled once."""

FORMS = {"board": TABLES, "card_game": CARD_TABLES}
"""The form of their tables."""


def family_of(kind: Kind) -> str:
    """Name the family that plays this kind of game."""
    return "card_game" if kind.title == "card-game" else "board"


def core(kind: Kind) -> dict[str, Any]:
    """Return the compiled core, every index checked."""
    return compiled(family_of(kind), bounds_checked=True)


def layout_of(kind: Kind) -> Layout:
    """Return the form of its states."""
    return LAYOUTS[family_of(kind)]


def flat_tables(kind: Kind) -> Any:
    """Return its tables as the compiled core reads them."""
    return FORMS[family_of(kind)].to_array([kind.face.T])


def new_state(kind: Kind, number: int) -> Any:
    """Set up a game in the plain core."""
    s = layout_of(kind).blank()
    kind.family.reset(s, kind.face.T, kind.seats, -1, derive(SEED, number))
    return s


def different(layout: Layout, array: Any, states: list[Any]) -> list[str]:
    """Name the fields in which compiled and plain states differ."""
    names = []
    for name, form, _ in layout.fields:
        column = array[name].tolist()
        if (_join(column) if form == SETS else column) != [getattr(s, name) for s in states]:
            names.append(name)
    return names


def parted(words: list[int]) -> list[int]:
    """Join the two words of tracks or payment rows that a compiled mask has."""
    menu, places, low, high = (word & 0xFFFFFFFFFFFFFFFF for word in words)
    return [menu, places, low | high << 64]


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS)), ids=map(str, KINDS))
def test_the_same_state_after_every_choice(number: int, kind: Kind) -> None:
    """All players lead plain and compiled core through the same states; house rules with two of them each (CM-20)."""
    import numpy as np

    known = list((CARD_PLAYERS if kind.title == "card-game" else PLAYERS).values())
    players = known[number % 3 :: 3] if not kind.options else [known[number % len(known)], known[-1 - number % 7]]
    chance = Random(number)
    tables, layout, functions = kind.face.T, layout_of(kind), core(kind)
    states = [new_state(kind, i) for i in range(len(players))]
    array, blank, flat = layout.to_array(states), layout.to_array([layout.blank()]), flat_tables(kind)
    game: Any = np.arange(len(states))
    done: Any = np.zeros(len(states), np.int64)
    masks: Any = np.zeros((len(states), 4), np.int64)
    choices: Any = np.zeros(len(states), np.int64)
    for _ in range(STEPS):
        functions["legal_many"](array, flat, masks)
        for i, s in enumerate(states):
            words = [0, 0, 0]
            kind.family.legal(s, tables, words)
            assert parted(masks[i].tolist()) == words
            listed = kind.face.choices(s, s.seat)
            choices[i] = choose(players[i], Look(s, tables, listed), chance)
            kind.family.apply(s, tables, int(choices[i]))
        over = [s.phase == OVER for s in states]
        functions["step_many"](array, flat, blank, choices, kind.seats, SEED, game, done)
        assert [bool(ended) for ended in done] == over
        for i, ended in enumerate(over):
            if ended:
                states[i] = new_state(kind, int(game[i]))
        assert not different(layout, array, states)


def played(kind: Kind, numbers: range) -> Iterator[list[int]]:
    """Play games at random in the plain core."""
    for number in numbers:
        s = new_state(kind, number)
        n = kind.family.playout(s, kind.face.T, [0] * 4)
        yield [n, s.turns, s.why, s.winners, *s.points[: kind.seats]]


def batch(kind: Kind, number: int, *, bounds_checked: bool) -> list[list[int]]:
    """Play games number 0 and on at random in the compiled core."""
    import numpy as np

    out: Any = np.zeros((number, 4 + kind.seats), np.int64)
    layout = layout_of(kind)
    states = layout.to_array([layout.blank(), layout.blank()])
    entry = compiled(family_of(kind), bounds_checked=bounds_checked)["play_games"]
    total = entry(states, flat_tables(kind), kind.seats, -1, SEED, 0, number, out)
    rows: list[list[int]] = out.tolist()
    assert total == sum(row[0] for row in rows)
    return rows


@pytest.mark.parametrize("kind", KINDS, ids=map(str, KINDS))
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
    flat, layout = flat_tables(kind), layout_of(kind)
    hidden = import_module(HIDDEN[family_of(kind)])
    words, made = [0] * 4, 0
    while s.phase != OVER:
        if made % 61 == 30:
            seat = s.seat
            out: Any = np.zeros((2, kind.seats), np.int64)
            core(kind)["play_out_worlds"](layout.to_array([s, s]), flat, seat, SEED, 2, out)
            for g, points in enumerate(out.tolist()):
                world = s.copy()
                seed_streams(world.rng, derive(SEED, g))
                hidden.determinise(world, tables, seat)
                kind.family.playout(world, tables, words)
                assert world.points[: kind.seats] == points
        kind.family.apply(s, tables, kind.family.choose_at_random(s, tables, words))
        made += 1


def test_only_what_a_core_uses_decides_whether_it_is_compiled_again() -> None:
    """Planners and the other family may be loaded or changed, and what is kept of a family's own core stays good."""
    import_module("whistlestop.bots.planning.planner")
    import_module("whistlestop.families.board")
    import_module("whistlestop.families.card_game")
    used = with_imports(["whistlestop.families.board"])
    assert "whistlestop.rules.claiming" in used
    assert not [name for name in used if name.startswith("whistlestop.bots") or "card" in name]
    prints = {fingerprint([f"whistlestop.{name}"]) for name in ("families.board", "families.card_game", "rules.decks")}
    assert len(prints) == 3
