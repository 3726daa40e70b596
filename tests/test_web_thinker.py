"""Questions to computer players cross a pipe between two processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import whistlestop as ws
from whistlestop.web.thinker import Question, pack, unpack
from whistlestop.web.thinking import Asked, Thinking


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


def test_computer_players_do_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the core is being compiled they think in the plain one; a new process thinks compiled after that."""
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))

    async def ask() -> tuple[list[bool], list[bool]]:
        thinking = Thinking(2)
        compiling = asyncio.create_task(thinking.warm())
        await asyncio.sleep(0)
        before = [process.compiled for process in thinking._processes]
        game = ws.load("usa", 2, seed=1)
        seat = game.actors[0]
        asked = Asked("t", seat, 0, "planner", 1, seconds=60)
        assert await thinking.choose(asked, game) in {str(action) for action in game.legal(seat)}
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        for process in thinking._processes:
            process.begin_anew(compiled=True)
            await process._ending
        after = [process.compiled for process in thinking._processes]
        await thinking.close()
        return before, after

    assert asyncio.run(ask()) == ([False, False], [True, True])
