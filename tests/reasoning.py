"""What the tests of reasons share: ask why not, and see that playing says the same and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import whistlestop as ws


def says(game: ws.Game, token: str, text: str, *, seat: int | None = None) -> None:
    """Assert that an action is refused with exactly this rule and sentence, asked or played."""
    seat = game.actors[0] if seat is None else seat
    reason = game.why_not(seat, token)
    assert str(reason) == text
    before = everything(game)
    with pytest.raises(ws.Illegal) as refused:
        game.play(token, seat)
    assert str(refused.value) == text
    assert everything(game) == before


def everything(game: ws.Game) -> tuple[Any, ...]:
    """What every seat and a spectator see, the decisions so far, and the chance that is to come."""
    views = [game.view(seat).to_dict() for seat in range(-1, game.seats)]
    return views, len(game.steps), game.actors, list(game._state.rng)
