"""A finished game is told again: its story position by position, and its review; before its end nothing of either."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import whistlestop as ws
from tests.web_server import Running, running
from whistlestop.notation.record import replay
from whistlestop.render.replay import position
from whistlestop.web.store import keep_review

KINDS = [(title.id, dice) for title in ws.titles() for dice in (False, True)[: 1 + title.dice]]
ASKED = ("story", "page", "record", "log")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all games; its reviews take a second."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder, review=1.0) as found:
        yield found


def finished(server: Running, title: str, *, dice: bool = False) -> str:
    """Play a game to its end; return its table."""
    table, tokens = server.table(title, "me", "random", dice=dice, seed=5, first=0)
    with server.client(table, tokens[0]) as client:
        client.play_on(Random(3))
    return table


def after(before: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Return the position that a step leads to, as docs/protocol.md says."""
    players = [
        {
            name: value
            for name, value in (player | changed.get("players", {}).get(str(seat), {})).items()
            if value is not None
        }
        for seat, player in enumerate(before["players"])
    ]
    new = {name: value for name, value in (before | changed).items() if value is not None}
    return new | {"players": players}


def without_nothing(told: dict[str, Any]) -> dict[str, Any]:
    """Leave out what has no value, and read everything as JSON has it."""
    plain = json.loads(json.dumps(told))
    plain["players"] = [{name: value for name, value in one.items() if value is not None} for one in plain["players"]]
    return {name: value for name, value in plain.items() if value is not None}


@pytest.mark.parametrize(("title", "dice"), KINDS, ids=str)
def test_a_story_leads_through_every_position(server: Running, title: str, dice: bool) -> None:
    """CM-120: once a game is over all is told, and step by step the story stands where the game stood."""
    table = finished(server, title, dice=dice)
    story = server.json(f"/api/tables/{table}/story?lang=en")
    kept = server.hall.rooms[table].table.game
    stages = kept.retrace()
    now = story["start"]
    assert without_nothing(now) == without_nothing(position(next(stages)))
    assert len(story["steps"]) == len(kept.steps)
    for told, step, stage in zip(story["steps"], kept.steps, stages, strict=True):
        now = after(now, told["changed"])
        assert without_nothing(now) == without_nothing(position(stage))
        assert (told["seat"], told["action"]) == (step.seat, str(step.action))
        assert told["text"]
        assert now["players"][told["seat"]]["hand"] == stage.view(told["seat"]).hand
    record = replay(server.ask(f"/api/tables/{table}/record")[2].decode())
    assert record.result is not None
    assert [player["points"] for player in now["players"]] == [score.total for score in record.result.scores]
    assert story["result"]["winners"] == list(record.result.winners)
    failed = [{line.ticket for line in score.tickets if not line.completed} for score in record.result.scores]
    assert [set(one) for one in story["lacking"]] == failed


@pytest.mark.parametrize("what", ASKED)
def test_nothing_is_told_before_the_end(server: Running, what: str) -> None:
    """CM-120: not while seats are free, not during the game, and not of a game that was ended unscored."""
    waiting, _ = server.table("usa", "me", "open")
    playing, tokens = server.table("usa", "me", "random", seed=1, first=0)
    ended, host = server.table("usa", "me", "random", seed=1, first=0)
    with server.client(ended, host[0]) as client:
        assert client.ask(type="host", do="end")["type"] == "ok"
    for table in (waiting, playing, ended):
        status, _, body = server.ask(f"/api/tables/{table}/{what}", token=tokens[0])
        assert (status, json.loads(body)["error"]["code"]) == (409, "not-now")


@pytest.mark.parametrize("what", ["review", "review/0"])
def test_nothing_is_reviewed_before_the_end(server: Running, what: str) -> None:
    """CM-120: a review knows all cards, so nobody gets one of a game in progress; not even of one's own decision."""
    playing, tokens = server.table("usa", "me", "random", seed=1, first=0)
    status, _, body = server.ask(f"/api/tables/{playing}/{what}", {}, token=tokens[0])
    assert (status, json.loads(body)["error"]["code"]) == (409, "not-now")
    assert not server.hall.reviews._known


def test_a_story_is_sent_once(server: Running) -> None:
    """Whoever has the story already is told that it is the same; in another language it is another one."""
    table = finished(server, "san-francisco")
    path = f"/api/tables/{table}/story"
    status, headers, body = server.ask(f"{path}?lang=en", headers={"Accept-Encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert len(body) < 20_000
    assert server.ask(f"{path}?lang=en", headers={"If-None-Match": headers["etag"]})[0] == 304
    assert server.ask(f"{path}?lang=de", headers={"If-None-Match": headers["etag"]})[0] == 200


def test_a_story_speaks_to_whoever_comes_with_a_seat(server: Running) -> None:
    """The same game is told of Ada to others, and to her own seat's token as hers."""
    table, tokens = server.table("usa", "me", "random", seed=5, first=0)
    with server.client(table, tokens[0]) as client:
        client.play_on(Random(3))
    others = server.json(f"/api/tables/{table}/story?lang=en")
    hers = server.json(f"/api/tables/{table}/story?lang=en", token=tokens[0])
    said = [
        [event["text"] for step in one["steps"] for event in step["events"] if "text" in event]
        for one in (others, hers)
    ]
    assert not any(text.startswith("You ") for text in said[0])
    assert any(text.startswith("You ") for text in said[1])
    assert [step["changed"] for step in others["steps"]] == [step["changed"] for step in hers["steps"]]


def test_a_game_is_reviewed(server: Running) -> None:
    """Chances are told for every seat and add up to one, and the last position's are the result."""
    table = finished(server, "san-francisco")
    first = server.json(f"/api/tables/{table}/review", {})
    assert (first["status"], first["share"], first["chances"], first["turning"]) == ("thinking", 0, [], [])
    server.do(wait(server, table))
    told = server.json(f"/api/tables/{table}/review", {})
    assert (told["status"], told["share"]) == ("done", 1)
    steps = [one["step"] for one in told["chances"]]
    assert steps == sorted(set(steps))
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.01) for one in told["chances"])
    winners = server.json(f"/api/tables/{table}/story")["result"]["winners"]
    assert told["chances"][-1]["chances"] == [float(seat in winners) / len(winners) for seat in range(2)]


def test_a_review_that_was_kept_is_told_again(server: Running) -> None:
    """What the store has of a finished game is told at once, and nothing is reckoned."""
    table = finished(server, "usa")
    kept = {"status": "done", "share": 1, "whole": True, "chances": [], "turning": [], "judged": []}
    server.hall.store.change([keep_review(table, 0.0, json.dumps(kept))])
    assert server.json(f"/api/tables/{table}/review", {}) == kept
    assert server.hall.reviews._known[table].task is None


async def wait(server: Running, table: str) -> None:
    """Wait until a review is finished."""
    await server.hall.reviews._known[table].task


def test_a_decision_is_judged(server: Running) -> None:
    """What was played is among the moves that a strong player would think about, and each has its words."""
    table = finished(server, "san-francisco")
    story = server.json(f"/api/tables/{table}/story?lang=en")
    step = next(n for n, one in enumerate(story["steps"]) if one["turn"])
    told = server.json(f"/api/tables/{table}/review/{step}?lang=en", {})
    assert told["step"] == step
    assert sum(move["played"] for move in told["moves"]) == 1
    (played,) = (move for move in told["moves"] if move["played"])
    assert story["steps"][step]["action"].partition(" ")[0] == played["action"].partition(" ")[0]
    assert all(move["text"] and 0 <= move["chance"] <= 1 for move in told["moves"])
    assert server.json(f"/api/tables/{table}/review/{step}?lang=en", {}) == told


def test_only_decisions_of_the_game_are_judged(server: Running) -> None:
    """A decision that the game does not have is refused."""
    table = finished(server, "san-francisco")
    steps = len(server.hall.rooms[table].table.game.steps)
    for wrong in (-1, steps):
        status, _, body = server.ask(f"/api/tables/{table}/review/{wrong}", {})
        assert (status, json.loads(body)["error"]["code"]) == (400, "wrong")
