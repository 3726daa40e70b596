"""Nothing that was acknowledged is ever lost, nothing is played twice, and nothing is half done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from websockets.sync.client import connect

from tests.web_processes import started
from tests.web_server import WIDE, Client, Clock, Message, Running, running
from whistlestop.web import hall as halls
from whistlestop.web import shown
from whistlestop.web.entries import PLAY, Entry
from whistlestop.web.keeping import table_of
from whistlestop.web.shown import Eyes
from whistlestop.web.store import Row
from whistlestop.web.table import Table
from whistlestop.web.talk import HELLO_SECONDS, Talk

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a test's server."""
    return tmp_path


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    """A server of its own."""
    with running(folder) as found:
        yield found


def file_of(folder: Path) -> Path:
    """Return the database in a folder."""
    return folder / "test.db"


def image(folder: Path, to: Path) -> str:
    """Copy what lies on the disk now, as a crash would leave it; return the URL of the copy."""
    to.mkdir()
    for name in ("test.db", "test.db-wal"):
        (to / name).write_bytes((folder / name).read_bytes())
    return f"sqlite:///{to / 'test.db'}"


# On the disk before anybody sees it


def test_the_disk_is_asked_to_be_sure(server: Running) -> None:
    """Each commit waits until the disk has it (`synchronous=FULL`), in a journal that readers need not wait for."""
    with server.hall.store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize(
    ("title", "dice", "phases"),
    [
        ("nordic", False, {"keep", "pay", "second", "substitute", "tunnel"}),
        ("europe", True, {"keep", "rolled", "dice", "dice-tunnel", "tokens", "after", "borrow"}),
        ("marklin", False, {"mix", "keep", "pay", "passenger", "ride"}),
        ("san-francisco", False, {"stack", "place", "keep", "souvenir"}),
        ("card-game", False, {"keep", "number", "locomotives", "second", "complete"}),
    ],
)
def test_what_a_crash_leaves_is_the_game_as_it_stood(tmp_path: Path, title: str, dice: bool, phases: set[str]) -> None:
    """In the middle of a tunnel, a payment, a ride or a secret choice: the disk holds exactly what was acknowledged."""
    images: list[tuple[str, list[Message]]] = []
    reached: set[tuple[str, int]] = set()
    folder = tmp_path / "data"
    folder.mkdir()
    eyes = Eyes((0, 1), "en")
    with running(folder) as server:
        table, tokens = server.table(title, "me", "here", "here", dice=dice, first=0, seed=1)
        with server.client(table, *tokens.values()) as client:
            rnd = Random(8)
            for seat, legal in client.turns():
                here = (client.state["phase"], len(client.state["actors"]))
                if here not in reached:
                    reached.add(here)
                    live = server.hall.rooms[table].table
                    images.append((image(folder, tmp_path / f"image{len(images)}"), told(live, eyes)))
                assert client.play(rnd.choice(legal), seat)["type"] == "ok"
    assert {phase for phase, _ in reached} >= phases
    for url, seen in images:
        assert told(table_of(url, table), eyes) == seen


def told(table: Table, eyes: Eyes) -> list[Message]:
    """Return everything that two people at one screen may know of a table."""
    return [shown.table_message(table, eyes, ()), shown.log_message(table, eyes), shown.state_message(table, eyes)]


def test_a_killed_server_comes_back_with_every_move(tmp_path: Path) -> None:
    """`kill -9` between two moves: the game stands where it was acknowledged, link and all, and can be played on."""
    with started(tmp_path) as first:
        table, tokens = first.table("nordic")
        state = first.played(table, tokens, 12)
        first.killed()
    with started(tmp_path) as second:
        assert second.played(table, tokens, 0) == state
        assert second.played(table, tokens, 3)["seq"] == state["seq"] + 3
        assert second.stopped() == 0


@pytest.mark.needs("prlimit")
def test_a_server_that_may_write_no_more_refuses_moves_and_loses_nothing(tmp_path: Path) -> None:
    """When the system refuses to let the file grow, moves are refused; a kill and a restart find all that was taken."""
    import resource

    with started(tmp_path) as first:
        table, tokens = first.table("nordic")
        first.played(table, tokens, 4)
        log = tmp_path / "whistlestop.db-wal"
        _, hard = resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
        with first.client(table, tokens) as client:
            said: Message = {"type": "ok"}
            while said["type"] == "ok":
                seat, legal = next(client.turns())
                said = client.play(legal[0], seat)
            assert said["code"] == "store"
            assert client.until("state")["seq"] == said["seq"]
            resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
            assert client.play(legal[0], seat)["type"] == "ok"
            known = client.state
        first.killed()
    with started(tmp_path) as second:
        assert second.played(table, tokens, 0) == known


# Coming back


def test_who_was_away_is_told_what_happened_since(server: Running) -> None:
    """`after` brings the events that were missed and nothing twice; the state is the one that all others have."""
    table, tokens = server.table("europe", "me", "here", first=0)
    with server.client(table, *tokens.values()) as stays:
        turns = stays.turns()
        for _ in range(4):
            seat, legal = next(turns)
            stays.play(legal[0], seat)
        left_at, known = stays.state["seq"], len(stays.events)
        for _ in range(5):
            seat, legal = next(turns)
            stays.play(legal[-1], seat)
        missed = [{**event} for event in stays.events[known:]]
        with server.client(table, *tokens.values(), after=left_at) as back:
            kinds = [message["type"] for message in back.messages]
            assert "log" not in kinds
            assert back.events == missed
            assert back.state == stays.state
        with server.client(table, *tokens.values(), after=stays.state["seq"]) as back:
            assert back.events == []


@pytest.mark.parametrize("after", [-1, 10_000, "3", None, 2.5, True])
def test_who_names_no_moment_that_was_gets_the_whole_log(server: Running, after: object) -> None:
    """An `after` that never was brings everything; so does none."""
    table, tokens = server.table("nordic", "me", "here", first=0)
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "token": tokens[0], "after": after}))
        said = [json.loads(socket.recv(20)) for _ in range(3)]
    assert [message["type"] for message in said][1:] == ["log", "state"]


def test_who_was_away_during_an_undo_gets_the_whole_log(server: Running) -> None:
    """What was taken back is gone from the log, so a client that knows it is told everything anew."""
    table, tokens = server.table("usa", "me", "random", first=0)
    with server.client(table, tokens[0]) as client:
        turns = client.turns()
        for _ in range(4):
            _, legal = next(turns)
            client.play(legal[0])
        next(turns)
        known = client.state["seq"]
        client.ask(type="undo", seat=0, at=known)
        next(turns)
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
            socket.send(json.dumps({"type": "hello", "token": tokens[0], "after": known}))
            kinds = [json.loads(socket.recv(20))["type"] for _ in range(3)]
        assert kinds == ["table", "log", "state"]


# Once, and about what was seen


def test_two_clicks_at_once_play_once(server: Running) -> None:
    """Of the same move sent twice, by one browser or by two, one counts; the other is refused with the new state."""
    table, tokens = server.table("nordic", "me", "here", first=0)
    with server.client(table, *tokens.values()) as one, server.client(table, *tokens.values()) as two:
        turns = one.turns()
        for clients in ((one, one), (one, two)):
            seat, legal = next(turns)
            at = one.state["seq"]
            for number, client in enumerate(clients):
                client.send(type="play", seat=seat, action=legal[0], at=at, id=f"click {number}")
            answers = [answer(client, f"click {number}") for number, client in enumerate(clients)]
            assert sorted(found["type"] for found in answers) == ["ok", "refused"]
            loser = clients[[found["type"] for found in answers].index("refused")]
            assert next(found for found in answers if found["type"] == "refused")["code"] == "not-now"
            loser.ask(type="ping")
            assert loser.state["seq"] == at + 1
            one.ask(type="ping")
        kept = [play.token for play in server.hall.rooms[table].table.plays]
        assert len(kept) == 2


def answer(client: Client, name: str) -> Message:
    """Return the answer to a message, also one that came before."""
    while True:
        for text in client.heard:
            message: Message = json.loads(text)
            if message.get("id") == name:
                return message
        client.next()


def test_a_move_for_another_state_is_refused_with_the_new_one(server: Running) -> None:
    """Nothing is guessed: neither an older nor a later `at` plays, and the state that is sent is the true one."""
    table, tokens = server.table("nordic", "me", "here", first=0)
    with server.client(table, *tokens.values()) as client:
        turns = client.turns()
        seat, legal = next(turns)
        client.play(legal[0], seat)
        seat, legal = next(turns)
        for at in (client.state["seq"] - 1, client.state["seq"] + 1, 0, -5):
            known = client.state
            assert client.play(legal[0], seat, at=at)["code"] == "not-now"
            assert client.until("state") == known
        for at in (None, "1", 1.0, True):
            client.send(type="play", seat=seat, action=legal[0], at=at, id=1)
            assert client.until("refused")["field"] == "at"
        assert client.play(legal[0], seat)["type"] == "ok"


def test_a_move_is_finished_though_its_player_is_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who loses the line while the disk is busy has moved all the same, and the others see it at once."""
    append, gate = server.hall.store.append, asyncio.Event()

    async def slow(new: list[Entry], row: Row) -> bool:
        if new[0].kind == PLAY:
            await gate.wait()
        done: bool = await append(new, row)
        return done

    table, tokens = server.table("nordic", "me", "here", first=0)
    monkeypatch.setattr(server.hall.store, "append", slow)
    with server.client(table, *tokens.values()) as ada:
        seat, legal = next(ada.turns())
        ada.send(type="play", seat=seat, action=legal[0], at=ada.state["seq"])
    with server.client(table) as ben, server.client(table):
        before = ben.state["actors"]
        assert seat in before
        server.do(opened(gate))
        assert seat not in ben.until("state")["actors"]
        assert len(server.hall.rooms[table].table.plays) == 1


async def opened(gate: asyncio.Event) -> None:
    """Open a gate, within the server's loop."""
    gate.set()


def test_a_room_stays_open_while_somebody_is_coming_in(folder: Path) -> None:
    """A table that was about to leave memory is kept for whoever has connected and not yet said hello."""
    clock = Clock()
    with running(folder, now=clock) as server:
        table, tokens = server.table("nordic", "me", "here")
        clock.time += halls.IDLE - 1
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", max_queue=None) as socket:
            while server.hall.rooms[table].used < clock.time:
                server.do(asyncio.sleep(0))
            clock.time += HELLO_SECONDS
            server.tend()
            Client(socket, (tokens[0],), {})
            assert len(server.hall.rooms[table].audience.clients) == 1
        clock.time += halls.IDLE + 1
        while server.hall.rooms[table].audience.clients:
            server.do(asyncio.sleep(0))
        clock.time += halls.IDLE + 1
        server.tend()
        assert table not in server.hall.rooms
        with server.client(table, tokens[0]) as client:
            assert client.state["status"] == "playing"


# When the disk is full


def test_on_a_full_disk_moves_are_refused_and_nothing_is_half_written(folder: Path, server: Running) -> None:
    """Whoever moves is told that nothing has changed, and it has not; once there is room the same move is taken."""
    table, tokens = server.table("nordic", "me", "here", first=0)
    store = server.hall.store
    with server.client(table, *tokens.values()) as client:
        turns = client.turns()
        next(turns)
        limit(store.engine, full=True)
        refused = ""
        while not refused:
            seat, legal = next(turns)
            known = client.state
            said = client.play(legal[0], seat)
            if said["type"] == "refused":
                refused = said["code"]
        assert refused == "store"
        client.ask(type="ping")
        assert client.state == known
        status, _, body = server.ask("/api/tables", {"title": "usa", "seats": [{"kind": "me"}, {"kind": "here"}]})
        assert (status, json.loads(body)["error"]["code"]) == (503, "store")
        assert server.ask("/healthz")[0] == 200
        live = server.hall.rooms[table].table
        kept = table_of(f"sqlite:///{file_of(folder)}", table)
        assert (kept.seq, told(kept, Eyes((0, 1), "en"))) == (live.seq, told(live, Eyes((0, 1), "en")))
        limit(store.engine, full=False)
        assert client.play(legal[0], seat)["type"] == "ok"
        client.play_on(Random(1))


def limit(engine: Any, *, full: bool) -> None:
    """Let the database not grow any more, on any of its connections, as if the disk were full; or grow again."""
    import sqlalchemy as sa

    def hold(connection: sa.Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages if full else 2**30}")

    if full:
        engine.limited = hold
        sa.event.listen(engine, "begin", hold)
    else:
        sa.event.remove(engine, "begin", engine.limited)
        engine.dispose()


# Who does not listen


class Deaf:
    """The socket of somebody who says hello and then takes nothing."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.said, self.asked, self.closed = False, asyncio.Event(), list[int]()

    async def receive(self) -> Message:
        """Say hello, and nothing more."""
        if self.said:
            return await asyncio.Future[Message]()
        self.said = True
        return {"type": "websocket.receive", "text": '{"type":"hello"}'}

    async def send_text(self, _text: str) -> None:
        """Take nothing."""
        self.asked.set()
        await asyncio.Future[None]()

    async def close(self, code: int) -> None:
        """Take note of why it ends."""
        self.closed.append(code)


async def let_go(server: Running, table: str, waiting: int) -> list[int]:
    """Tell somebody who takes nothing more than may wait; return how the conversation was ended."""
    room, deaf = await server.hall.room(table), Deaf()
    one = Talk(server.hall, deaf, room)  # type: ignore[arg-type]
    talking = asyncio.create_task(one.run())
    await deaf.asked.wait()
    assert one in room.audience.clients
    for _ in range(waiting + 1):
        one.send("{}")
    await talking
    assert one not in room.audience.clients
    return deaf.closed


def test_a_client_that_takes_no_messages_is_let_go(folder: Path) -> None:
    """It is cut off with the code for "come again later", and costs the others nothing."""
    limits = replace(WIDE, waiting=20)
    with running(folder, limits=limits) as server:
        table, tokens = server.table("nordic", "me", "here", first=0)
        with server.client(table, *tokens.values()) as client:
            assert server.do(let_go(server, table, limits.waiting)) == [1013]
            turns = client.turns()
            for _ in range(5):
                seat, legal = next(turns)
                assert client.play(legal[0], seat)["type"] == "ok"
