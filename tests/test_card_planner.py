"""The Card Game's planner: legal in every phase, blind to what is hidden, and better than chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import whistlestop as ws
from whistlestop.bots import make_bot
from whistlestop.bots.card_planning.memory import WEIGHTS, new_card_plan

OPTIONS = [{}, {"card.moveFromRow": "choice"}, {"card.allLocomotiveSet": True}]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_plays_legally_to_the_end(seats: int, options: dict[str, object]) -> None:
    """All seats planned, a game ends by the deck (CG-70), and every choice on the way is legal."""
    game = ws.load("card-game", seats, seed=31, first=0, options=options)
    bots = [make_bot("planner", Random(seat)) for seat in range(seats)]
    while not game.over:
        seat = game.actors[0]
        action = bots[seat].choose(game.view(seat), game.legal(seat), ())
        assert action in game.legal(seat)
        game.play(action, seat)
    assert game.result is not None
    assert game.result.why == "deck"


def test_what_is_hidden_changes_no_decision() -> None:
    """In another world that looks alike to its seat it decides alike, in every phase (CG-15, CM-120)."""
    game = ws.load("card-game", 3, seed=8, first=0)
    policy, asked = Random(3), Counter[str]()
    while not game.over:
        seat = game.actors[0]
        asked[game.phase] += 1
        if asked[game.phase] % 5 == 1:
            other = game.determinise(seat, 77)
            chosen = [make_bot("planner", Random(1)).choose(g.view(seat), g.legal(seat), ()) for g in (game, other)]
            assert chosen[0] == chosen[1]
        game.play(policy.choice(list(game.legal(seat))), seat)
    assert {"keep", "main", "second"} <= set(asked)


def test_it_beats_chance() -> None:
    """Against a player at random it wins so often, in both seats, as an equal would once in 700 tries."""
    won = 0
    for number in range(20):
        mine = number % 2
        game = ws.load("card-game", 2, seed=number, first=0)
        bots = [make_bot("planner" if seat == mine else "random", Random(number)) for seat in range(2)]
        while not game.over:
            seat = game.actors[0]
            game.play(bots[seat].choose(game.view(seat), game.legal(seat), ()), seat)
        assert game.result is not None
        won += game.result.winners == (mine,)
    assert won >= 17


def test_every_weight_has_a_value() -> None:
    """The file of weights names each weight once, and one can be replaced by name."""
    plan = new_card_plan({"rob": 99})
    assert plan.weight[WEIGHTS.index("rob")] == 99
    assert len(plan.weight) == len(WEIGHTS)
