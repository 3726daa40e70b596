"""The examples that people start from."""

from __future__ import annotations

import textwrap
from random import Random

import pytest

import whistlestop as ws
from tests.pages import ROOT, blocks
from whistlestop.bots import make_bot

BUILDER = ROOT / "examples" / "own_bot.py"


@pytest.mark.parametrize("title", [title.id for title in ws.titles()])
def test_a_player_in_twenty_lines_plays_every_title(title: str) -> None:
    """The first player of one's own finishes a game of any title, and everything that it does is legal."""
    game = ws.load(title, seed=3)
    builders = [make_bot(f"{BUILDER}:Builder", Random(seat)) for seat in range(2)]
    while not game.over:
        seat = game.actors[0]
        action = builders[seat].choose(game.view(seat), game.legal(seat), ())
        assert action in game.legal(seat)
        game.play(action, seat)


def test_the_page_shows_the_example() -> None:
    """docs/write-a-bot.md has the very player of the example, types left out."""
    (block,) = blocks(ROOT / "docs" / "write-a-bot.md", "python")
    untyped = BUILDER.read_text("utf-8")
    for typed in (": Any", ": Random", ": Legal", " -> ws.Action", " -> None", "  # noqa: ARG002 -- the protocol"):
        untyped = untyped.replace(typed, "")
    shown = block.text.partition("class Builder")[2]
    assert textwrap.dedent(shown).strip() == untyped.partition("class Builder")[2].strip()
