"""The planner in every kind of game: always legal, never cheating, and the same in every core."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests import games
from tests.games import Kind
from whistlestop.bots import BotParameterError, make_bot
from whistlestop.bots.planning.memory import forget, new_plan, plan_layout
from whistlestop.bots.planning.planner import plan_move, rollout
from whistlestop.bots.planning.weights import COUNT, WEIGHTS, weights_for
from whistlestop.families.hidden import determinise
from whistlestop.kernel import derive, seed_streams
from whistlestop.rules.state import OVER, state_layout
from whistlestop.rules.tables import TABLES
from whistlestop.simulation import Simulation, play_many

SEED = 23
BOARDS = [kind for kind in games.every() if kind.title != "card-game"]
USUAL = [kind for kind in games.defaults() if kind.title != "card-game"]
MOST_DECISIONS = 1500


def memory(kind: Kind) -> Any:
    """Return the planner's memory for a kind of game."""
    return new_plan(kind.face.T, weights_for(kind.title, dice=kind.dice))


@pytest.mark.parametrize(("number", "kind"), list(enumerate(BOARDS)), ids=map(str, BOARDS))
def test_every_choice_is_legal(number: int, kind: Kind) -> None:
    """Whatever the phase, what the planner chooses may be done, and its games end."""
    tables, words, mind = kind.face.T, [0] * 4, memory(kind)
    s = kind.new_state(SEED, number)
    decisions = 0
    while s.phase != OVER:
        choice = plan_move(s, tables, mind, words)
        assert choice in kind.face.choices(s, s.seat), (s.phase, choice)
        kind.family.apply(s, tables, choice)
        decisions += 1
        assert decisions < MOST_DECISIONS


@pytest.mark.parametrize(("number", "kind"), list(enumerate(USUAL)), ids=map(str, USUAL))
def test_its_plans_are_good_from_anywhere(number: int, kind: Kind) -> None:
    """From positions that random play brings about, the planner finds legal choices too."""
    tables, words, mind = kind.face.T, [0] * 4, memory(kind)
    s, chance = kind.new_state(SEED, number), Random(number)
    while s.phase != OVER:
        choice = plan_move(s, tables, mind, words)
        legal = kind.face.choices(s, s.seat)
        assert choice in legal, (s.phase, choice)
        kind.family.apply(s, tables, choice if chance.random() < 0.3 else chance.choice(legal))


@pytest.mark.parametrize(("number", "kind"), list(enumerate(USUAL)), ids=map(str, USUAL))
def test_hidden_things_change_nothing(number: int, kind: Kind) -> None:
    """Deal everything anew that a seat cannot see, or blank it: the planner chooses the same (CM-120)."""
    tables, words, mind = kind.face.T, [0] * 4, memory(kind)
    s = kind.new_state(SEED, number)
    decisions = 0
    while s.phase != OVER:
        forget(mind)
        choice = plan_move(s, tables, mind, words)
        if decisions % 3 == 0:
            other = s.copy()
            seed_streams(other.rng, derive(SEED, decisions))
            determinise(other, tables, s.seat)
            forget(mind)
            assert plan_move(other, tables, mind, words) == choice
            forget(mind)
            assert plan_move(kind.face.view(s, s.seat).state, tables, mind, words) == choice
        kind.family.apply(s, tables, choice)
        decisions += 1


@pytest.mark.parametrize("kind", USUAL[::4], ids=map(str, USUAL[::4]))
def test_a_plan_of_another_world_does_no_harm(kind: Kind) -> None:
    """A rollout is the same whatever was planned before it, in other worlds and on other seats."""
    tables, words, used = kind.face.T, [0] * 4, memory(kind)
    for number in range(2):
        s = kind.new_state(SEED, number)
        again = s.copy()
        rollout(s, tables, used, words)
        rollout(again, tables, memory(kind), words)
        assert s.points == again.points


@pytest.mark.needs("numba")
@pytest.mark.parametrize(("number", "kind"), list(enumerate(BOARDS)), ids=map(str, BOARDS))
def test_the_compiled_planner_plays_the_same_games(number: int, kind: Kind) -> None:
    """Games of the planner end alike in the plain and in the compiled core, every index checked there."""
    import numpy as np

    from whistlestop.bots.compiled import compiled_planner

    layout, seats, count = state_layout(5, large=True), kind.seats, 1 if kind.options else 2
    out: Any = np.zeros((count, 4 + 3 * seats), np.int64)
    states = layout.to_array([layout.blank(), layout.blank()])
    flat, plans = TABLES.to_array([kind.face.T]), plan_layout().to_array([memory(kind)])
    compiled_planner(bounds_checked=True)["plan_games"](states, flat, plans, seats, -1, SEED, number, count, out)
    for g in range(count):
        s = layout.blank()
        kind.family.reset(s, kind.face.T, seats, -1, derive(SEED, number + g))
        decisions = rollout(s, kind.face.T, memory(kind), [0] * 4)
        assert out[g, : 4 + seats].tolist() == [decisions, s.turns, s.why, s.winners, *s.points[:seats]]


@pytest.mark.parametrize("kind", USUAL, ids=map(str, USUAL))
def test_at_the_table_it_plays_the_same_games(kind: Kind) -> None:
    """Seated at a game, with nothing but its view, the planner plays as it does in the core."""
    simulation = Simulation(kind.title, kind.seats, seed=SEED, dice=kind.dice, players=("planner",))
    (game,) = play_many(simulation, 1)
    s = kind.face.layout.blank()
    kind.family.reset(s, kind.face.T, kind.seats, game.first, game.seed)
    assert rollout(s, kind.face.T, memory(kind), [0] * 4) == game.decisions
    assert tuple(s.points[: kind.seats]) == game.points


def test_weights_have_their_places() -> None:
    """No two weights share a place or a name, and what is usual lies within what a tuner may try."""
    assert len({weight.index for weight in WEIGHTS}) == len({weight.name for weight in WEIGHTS}) == len(WEIGHTS)
    for weight in WEIGHTS:
        assert 0 <= weight.index < COUNT
        assert weight.low <= weight.usual <= weight.high


def test_weights_are_parameters() -> None:
    """A weight can be given in the bot's name; one that there is not is refused with those that there are."""
    bot: Any = make_bot("planner:wish=12", Random(1))
    assert bot.weights == {"wish": 12}
    with pytest.raises(BotParameterError, match="it has price_1, price_2"):
        make_bot("planner:wishes=12", Random(1))
    with pytest.raises(BotParameterError, match="whole number"):
        make_bot("planner:wish=often", Random(1))
