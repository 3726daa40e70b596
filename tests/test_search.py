"""The search: where its worlds go, when it trusts them, and that it knows no more than its seat."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

import whistlestop as ws
from whistlestop.bots import make_bot
from whistlestop.bots.naming import BotParameterError
from whistlestop.bots.searching.bot import Search, read_budget
from whistlestop.bots.searching.engine import Engine
from whistlestop.bots.searching.halving import FEWEST_WORLDS, LOOK, MOST_WORLDS, Tried, halve, surely_better
from whistlestop.families.compiled import PLAIN
from whistlestop.game.legal import Legal

SETUPS = [
    ("usa", 2, False),
    ("nordic", 3, False),
    ("europe", 2, True),
    ("marklin", 2, False),
    ("san-francisco", 4, False),
    ("card-game", 2, False),
]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in the plain core, which starts at once; what is compiled does the same, as one test shows."""
    monkeypatch.setenv(PLAIN, "1")


def tried(*worths: float) -> Tried:
    """A candidate whose games were worth so much."""
    return Tried(0, worths=list(worths))


def constant(worths: dict[int, int], budget: int) -> list[Tried]:
    """Halve candidates that always end with the same margin."""
    played = 0

    def try_choices(start: int, worlds: int, choices: Sequence[int]) -> list[list[list[int]]]:
        nonlocal played
        played += worlds * len(choices)
        return [[[worths[choice], 0] for choice in choices] for _ in range(worlds)]

    return halve(list(worths), try_choices, lambda more: (played + more) / budget)


@pytest.mark.parametrize(("text", "expected"), [("200ms", (0.2, 0)), ("1.5s", (1.5, 0)), ("2000n", (0.0, 2000))])
def test_a_budget_is_a_time_or_a_number(text: str, expected: tuple[float, int]) -> None:
    """Milliseconds, seconds and games played out are told apart."""
    assert read_budget(text) == expected


@pytest.mark.parametrize("text", ["", "200", "-5ms", "0n", "5min", "fast"])
def test_another_budget_is_refused_with_the_right_form(text: str) -> None:
    """Whoever writes a budget wrongly is told how it is written."""
    with pytest.raises(BotParameterError, match=r"200ms, 1\.5s or 2000n"):
        make_bot(f"search:budget={text}", Random(1))


def test_the_best_candidate_comes_out_first() -> None:
    """Among candidates that never vary the one with the highest margin wins, wherever it stands."""
    assert constant({7: 1, 3: 5, 9: -2, 4: 3}, 60)[0].choice == 3


def test_the_planner_s_choice_is_compared_to_the_end() -> None:
    """However badly it does, the first candidate is played out in as many worlds as the best one."""
    ranked = constant({7: -30, 3: 5, 9: 4, 4: 3, 5: 2}, 100)
    own = next(one for one in ranked if one.choice == 7)
    assert len(own.worths) == len(ranked[0].worths)


def test_a_budget_of_games_is_not_overdrawn() -> None:
    """No more games are played out than were allowed, once every candidate has had its first."""
    ranked = constant({n: n for n in range(8)}, 50)
    assert sum(len(one.worths) for one in ranked) <= 50


@pytest.mark.parametrize("worths", [{1: 10, 2: -10, 3: -20}, {1: -10, 2: 10, 3: -20}])
def test_what_is_clear_needs_no_more_worlds(worths: dict[int, int]) -> None:
    """Candidates that always end the same are settled as soon as they are looked over, whichever is the best."""
    ranked = constant(worths, 10_000)
    assert worths[ranked[0].choice] == 10
    assert len(ranked[0].worths) <= 3 * LOOK


def test_what_stays_open_is_compared_to_the_end() -> None:
    """Two candidates that end alike in every world are compared until the budget or the worlds are used up."""
    assert sum(len(one.worths) for one in constant({1: 5, 2: 5}, 200)) == 200
    assert [len(one.worths) for one in constant({1: 5, 2: 5}, 10_000)] == [MOST_WORLDS] * 2


def test_better_means_better_in_the_same_worlds() -> None:
    """Gains 3, 1, 2, 2 have mean 2 and standard error sqrt(2/3)/2, so they pass any gate below 4.899."""
    one, other = tried(3, 1, 2, 2), tried(0, 0, 0, 0)
    edge = 2 / (math.sqrt(2 / 3) / 2)
    assert surely_better(one, other, edge - 0.01)
    assert not surely_better(one, other, edge + 0.01)


def test_few_worlds_make_nothing_sure() -> None:
    """A choice that won every one of too few worlds is not taken for better."""
    assert not surely_better(tried(*[50] * (FEWEST_WORLDS - 1)), tried(*[0] * (FEWEST_WORLDS - 1)), 0.0)


@pytest.mark.parametrize(("title", "seats", "dice"), SETUPS)
def test_what_is_hidden_changes_no_decision(title: str, seats: int, dice: bool) -> None:
    """With a budget of games the choice is the same in any world with the same view, and on a second run (CM-120)."""
    game = ws.load(title, seats, seed=11, first=0, dice=dice)
    policy = Random(5)
    for _ in range(40):
        game.play(policy.choice(list(game.legal())))
    seat = game.actors[0]
    while len(game.legal(seat)) == 1:
        game.play(game.legal(seat)[0], seat)
        seat = game.actors[0]
    worlds = [game, game, game.determinise(seat, 1), game.determinise(seat, 2)]
    chosen = {str(Search(Random(3), "12n").choose(world.view(seat), world.legal(seat), ())) for world in worlds}
    assert len(chosen) == 1


@pytest.mark.parametrize(("title", "seats", "dice"), SETUPS)
def test_it_chooses_legally_in_every_phase(title: str, seats: int, dice: bool) -> None:
    """In a game at random, the first decisions of each kind that it is asked for get a legal answer."""
    game = ws.load(title, seats, seed=21, first=0, dice=dice)
    bot, policy, asked = Search(Random(1), "12n"), Random(9), Counter[str]()
    while not game.over:
        seat = game.actors[0]
        legal = game.legal(seat)
        action = policy.choice(list(legal))
        asked[game.phase] += 1
        if asked[game.phase] <= 3:
            action = bot.choose(game.view(seat), legal, ())
            assert action in legal
        game.play(action, seat)
    assert len(asked) > 2


def test_a_forced_decision_costs_nothing() -> None:
    """Where only one action is legal nothing is played out, and chance stays as it was."""
    game = ws.load("usa", 2, seed=3, first=0)
    bot, legal = Search(Random(4), "100n"), game.legal(0)
    before = bot.chance.getstate()
    forced = Legal(legal.choices[:1], lambda _: legal[0], lambda action: action == legal[0])
    assert bot.choose(game.view(0), forced, ()) == legal[0]
    assert bot.chance.getstate() == before


def test_a_budget_too_small_for_two_candidates_leaves_it_to_the_planner() -> None:
    """With time for less than six games each of two candidates nothing is compared, and the planner's choice stands."""
    game = ws.load("usa", 2, seed=3, first=0)
    view, legal = game.view(0), game.legal(0)
    assert Search(Random(4), "0.001ms").choose(view, legal, ()) == make_bot("planner", Random(1)).choose(
        view, legal, ()
    )


def test_it_can_say_why() -> None:
    """A thought names an action with the margin and the chance that its worlds showed; it takes the first."""
    game = ws.load("nordic", 2, seed=5, first=0)
    thoughts = Search(Random(2), "36n").think(game.view(0), game.legal(0))
    chosen = Search(Random(2), "36n").choose(game.view(0), game.legal(0), ())
    assert thoughts[0].action == chosen
    assert all(0 <= thought.chance <= 1 and thought.worlds > 0 for thought in thoughts)


@pytest.mark.needs("numba")
def test_plain_and_compiled_worlds_are_the_same() -> None:
    """The same candidates end the same way in the same worlds, with and without the compiler."""
    program = (
        "import whistlestop as ws\n"
        "from whistlestop.bots.searching.engine import Engine\n"
        "for title in ('nordic', 'card-game'):\n"
        "    view = ws.load(title, 2, seed=5, first=0).view(0)\n"
        "    engine = Engine(view)\n"
        "    engine.look_at(view.imagine(3))\n"
        "    found = engine.candidates(0)[:3]\n"
        "    print(found, engine.try_choices(0, 9, 0, 2, found))\n"
    )
    results = [
        subprocess.run(
            [sys.executable, "-c", program], env=os.environ | {PLAIN: plain}, capture_output=True, text=True, check=True
        ).stdout
        for plain in ("0", "1")
    ]
    assert results[0] == results[1]
    assert "[[" in results[0]


def test_the_engine_looks_at_few_choices() -> None:
    """At most twelve candidates are tried, all of them legal, the planner's own first."""
    game = ws.load("usa", 2, seed=8, first=0)
    game.play(game.legal(0)[0], 0)
    game.play(game.legal(1)[0], 1)
    view, legal = game.view(0), game.legal(0)
    engine = Engine(view)
    engine.look_at(view.imagine(1))
    found = engine.candidates(0)
    assert 1 < len(found) <= 12
    assert set(found) <= set(legal.choices)
