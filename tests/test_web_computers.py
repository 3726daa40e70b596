"""Computer players at tables: whatever they do, the game goes on, and nobody waits for another table's."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import whistlestop as ws
from tests.web_server import Clock, Running, running
from whistlestop.game.game import _own_face
from whistlestop.web import thinking
from whistlestop.web.computers import Computers
from whistlestop.web.entries import PLAY
from whistlestop.web.keeping import table_of
from whistlestop.web.thinking import Asked, BotFailedError, Thinking

QUESTION = "import struct, sys\nsys.stdin.buffer.read(struct.unpack('>I', sys.stdin.buffer.read(4))[0])\n"
ANSWER = "sys.stdout.buffer.write(struct.pack('>I', len(data)) + data)\nsys.stdout.flush()\nsys.stdin.read()"

FAILURES = {
    "dies": "raise SystemExit(3)",
    "garbles": f"{QUESTION}data = b'no answer at all'\n{ANSWER}",
    "cheats": f"{QUESTION}import pickle\nfrom whistlestop.web.thinker import Answer\n"
    f"data = pickle.dumps(Answer('fly to the moon'))\n{ANSWER}",
    "crashes": f"{QUESTION}import pickle\nfrom whistlestop.web.thinker import Answer\n"
    f"data = pickle.dumps(Answer(fault='ZeroDivisionError: a ticket of length 0'))\n{ANSWER}",
    "says nothing": "import sys\nsys.stdin.read()",
}


def let_them(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let a program of a few lines stand for the process in which computer players think."""

    async def start(*, compiled: bool) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        around = thinking.environment()
        return await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdin=pipe, stdout=pipe, env=around)

    monkeypatch.setattr(thinking, "_start", start)


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("dies", "has ended"),
        ("garbles", "no answer that can be read"),
        ("cheats", "'fly to the moon' is not legal"),
        ("says nothing", "no answer in 0 seconds"),
    ],
)
def test_who_fails_is_replaced_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str, fault: str
) -> None:
    """A simpler one takes over, and the simplest of all from that one, which cannot fail; the game reaches its end."""
    monkeypatch.setattr(thinking, "GRACE", 0.5 if how == "says nothing" else 60.0)
    let_them(monkeypatch, FAILURES[how])
    with running(tmp_path, seconds=0.0) as server:
        table, tokens = server.table("nordic", "me", "search", first=0, seed=4)
        with server.client(table, tokens[0]) as client:
            client.play_on(Random(1))
            notes = [event for event in client.events if event["kind"] == "table-bot"]
            assert [(event["bot"], event["why"], event["seat"]) for event in notes] == [
                ("planner", "failed", 1),
                ("random", "failed", 1),
            ]
            assert all("Planner" in event["text"] or "Random" in event["text"] for event in notes)
            assert client.table["seats"][1]["bot"] == "random"
            assert client.state["over"]
        counted = server.ask("/metrics")[2].decode()
    told = [line.getMessage() for line in caplog.records if line.name == "whistlestop.web.computers"]
    assert len(told) == 2
    assert all(fault in line for line in told), told
    assert 'whistlestop_bot_failures_total{bot="search"} 1\n' in counted
    assert 'whistlestop_bot_failures_total{bot="planner"} 1\n' in counted


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of its own."""
    with running(tmp_path, now=Clock()) as found:
        yield found


def test_a_process_that_is_killed_is_started_again(server: Running) -> None:
    """Whoever kills the process between two questions changes nothing: a new one is told the game anew."""
    table, tokens = server.table("card-game", "me", "planner", first=0, seed=2)
    with server.client(table, tokens[0]) as client:
        turns = client.turns()
        for _ in range(3):
            _, legal = next(turns)
            assert client.play(legal[0])["type"] == "ok"
            next(turns)
            server.do(killed(server))
        assert [event for event in client.events if event["kind"] == "table-bot"] == []


async def killed(server: Running) -> None:
    """Kill whatever thinks, as the system does when memory is short."""
    for process in server.hall.thinking._processes:
        if process._child is not None and process._child.returncode is None:
            process._child.kill()
            await process._child.wait()


def test_one_that_takes_its_time_delays_no_other() -> None:
    """While one searches for a minute, a planner at another table is asked and answers."""

    async def ask() -> None:
        thinks = Thinking(1)
        game = ws.load("nordic", 2, seed=1)
        seat = game.actors[0]
        slow = asyncio.create_task(
            thinks.choose(Asked("one", seat, 0, "search:60s", 1, seconds=60), game),
        )
        await asyncio.sleep(0)
        answer = await thinks.choose(Asked("two", seat, 0, "planner", 1, seconds=60), game)
        assert answer in {str(action) for action in game.legal(seat)}
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await thinks.close()

    asyncio.run(ask())


def test_a_game_is_asked_about_by_its_own_tables() -> None:
    """Rooms that open at once may have built the same board twice; each is asked about by the one that it has."""

    async def ask() -> str:
        thinks = Thinking(1)
        game = ws.load("card-game", 2, seed=1)
        _own_face.cache_clear()
        try:
            return await thinks.choose(Asked("one", game.actors[0], 0, "planner", 1, seconds=60), game)
        finally:
            await thinks.close()

    assert asyncio.run(ask()).startswith("k:")


def test_a_thought_about_a_game_that_has_moved_on_is_not_played(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was thought out before an undo is thrown away, and the computer player is asked again."""
    asked: list[int] = []
    gate = asyncio.Event()
    think = Computers._think

    async def slowly(self: Computers, *about: object) -> str:
        asked.append(len(asked))
        token: str = await think(self, *about)  # type: ignore[arg-type]
        if len(asked) == 1:
            await gate.wait()
        return token

    monkeypatch.setattr(Computers, "_think", slowly)
    table, tokens = server.table("usa", "me", "random", first=0, seed=3)

    async def opened() -> None:
        gate.set()

    with server.client(table, tokens[0]) as client:
        assert client.play(client.state["legal"]["0"][0])["type"] == "ok"
        while not asked:
            client.ask(type="ping")
        assert client.ask(type="undo", seat=0, at=client.state["seq"])["type"] == "ok"
        server.do(opened())
        next(client.turns())
        kept = [(play.seat, play.token) for play in server.hall.rooms[table].table.plays]
        assert [seat for seat, _ in kept] in ([], [1])
        assert client.play(client.state["legal"]["0"][0])["type"] == "ok"


def test_a_crowd_of_computer_players_stands_behind_people(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a few of them move at a time, however many tables there are; all of them move in the end."""
    append, most, now = server.hall.store.append, [0], [0]

    async def counted(new: list[object], row: object) -> bool:
        mine = getattr(new[0], "kind", "") == PLAY
        now[0] += mine
        most[0] = max(most[0], now[0])
        try:
            done: bool = await append(new, row)
        finally:
            now[0] -= mine
        return done

    monkeypatch.setattr(server.hall.store, "append", counted)
    for number in range(30):
        server.table("nordic", "me", "random", "random", seed=number)

    async def moved() -> int:
        return sum(len(room.table.plays) for room in server.hall.rooms.values())

    while server.do(moved()) < 60:
        pass
    assert 1 <= most[0] <= 4


def test_a_server_that_stops_replaces_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was thinking when the server was stopped has not failed, and plays on when it is started again."""
    let_them(monkeypatch, FAILURES["says nothing"])
    with running(tmp_path, seconds=60.0) as server:
        table, _ = server.table("card-game", "me", "search", first=1)
        while all(process._child is None for process in server.hall.thinking._processes):
            server.do(asyncio.sleep(0.01))
    kept = table_of(server.settings.database, table)
    assert (kept.seats[1].bot, kept.plays) == ("search", [])


def test_asking_for_advice_tells_who_cannot_give_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the adviser fails, whoever asked is told so, and plays on."""
    let_them(monkeypatch, FAILURES["dies"])
    table, tokens = server.table("nordic", "me", "here", first=0)
    with server.client(table, *tokens.values()) as client:
        assert client.ask(type="hint", seat=0)["code"] == "not-now"
        assert client.play(client.state["legal"]["0"][0], 0)["type"] == "ok"


def test_a_computer_player_that_fails_says_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the server finds the fault in the log, as the computer player's process told it."""
    let_them(monkeypatch, FAILURES["crashes"])

    async def ask() -> None:
        thinks = Thinking(1)
        game = ws.load("nordic", 2, seed=1)
        try:
            await thinks.choose(Asked("one", game.actors[0], 0, "planner", 1, seconds=20), game)
        finally:
            await thinks.close()

    with pytest.raises(BotFailedError, match="ZeroDivisionError: a ticket of length 0"):
        asyncio.run(ask())
