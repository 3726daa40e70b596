"""Questions to computer players cross a pipe between two processes."""

from __future__ import annotations

import pytest

import whistlestop as ws
from whistlestop.web.thinker import Question, pack, unpack


@pytest.mark.parametrize("title", ["nordic", "europe", "card-game"])
def test_question_arrives_as_it_was_sent(title: str) -> None:
    """A view, with all that a seat knows, is the same on the other side (CM-120)."""
    game = ws.load(title, seats=2, seed=5)
    seat = game.actors[0]
    view, legal = game.view(seat), game.legal(seat)
    asked = Question(
        "choose", ("t", seat, 0), "random", 1, game.setup, view, tuple(map(str, legal)), legal.choices, 0, ()
    )
    arrived = unpack(pack(asked, game._face))
    assert arrived.view == view
    assert arrived.view.to_dict() == view.to_dict()
    assert (arrived.tokens, arrived.choices) == (asked.tokens, asked.choices)
