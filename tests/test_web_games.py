"""Whole games over real WebSockets: every title to its reckoning, against computers and with others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import whistlestop as ws
from tests.web_server import Running, running
from whistlestop.notation.record import replay

KINDS = [(title.id, dice) for title in ws.titles() for dice in (False, True)[: 1 + title.dice]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all games."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder) as found:
        yield found


@pytest.mark.parametrize(("title", "dice"), KINDS, ids=str)
def test_a_game_against_a_computer_reaches_its_reckoning(server: Running, title: str, dice: bool) -> None:
    """Every title is played to the end over the wire, and its record replays to the points that were told."""
    table, tokens = server.table(title, "me", "random", dice=dice, seed=5, first=0)
    with server.client(table, tokens[0]) as client:
        client.play_on(Random(3))
        told = client.state["result"]
    game = replay(server.ask(f"/api/tables/{table}/record")[2].decode())
    assert game.result is not None
    assert [score.total for score in game.result.scores] == told["totals"]
    assert list(game.result.winners) == told["winners"]
