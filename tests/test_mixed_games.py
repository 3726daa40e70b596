"""Players of every kind in games of every kind; `benchmarks/mixed_games.py` plays ten thousand, and here are the first.

The search is left out: it is compiled or slow, and has tests of its own.
"""

from __future__ import annotations

import pytest

from benchmarks.mixed_games import BOTS, mixed, play

QUICK = tuple(bot for bot in BOTS if not bot.startswith("search"))


@pytest.mark.parametrize("number", range(28))
def test_a_mixed_game_is_played_to_its_end(number: int) -> None:
    """Nobody crashes, stalls or does what is not legal, and on a second run everybody decides the same."""
    kind = mixed(1, number, QUICK)
    assert play(kind, 1) == play(kind, 1), str(kind)
