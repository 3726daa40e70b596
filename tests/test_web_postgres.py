"""Several workers around one PostgreSQL: whoever is connected where, all see one table, and each thing happens once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from tests.commands import Command
from tests.web_processes import started
from tests.web_server import Client, Clock, Running, running
from whistlestop.web.place import database_url
from whistlestop.web.schema import entries

pytestmark = pytest.mark.needs("postgres")


@pytest.fixture
def clock() -> Clock:
    """The time of both workers."""
    return Clock()


@pytest.fixture
def workers(tmp_path: Path, postgres: str, clock: Clock) -> Iterator[tuple[Running, Running]]:
    """Two workers that share a database."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(running(tmp_path, database=database_url(postgres), now=clock)) for _ in range(2)
        )
        yield one, two


def stored(address: str, table: str) -> list[tuple[int, str, int | None, str]]:
    """Read the entries of a table."""
    engine = sa.create_engine(database_url(address))
    wanted = sa.select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text).where(entries.c.game == table)
    with engine.connect() as connection:
        found = [(seq, kind, seat, text) for seq, kind, seat, text in connection.execute(wanted.order_by("seq"))]
    engine.dispose()
    return found


def until_seq(client: Client, seq: int) -> None:
    """Wait until a client has seen so many changes."""
    while client.state["seq"] < seq:
        client.next()


def test_two_people_play_a_game_through_two_workers(postgres: str, workers: tuple[Running, Running]) -> None:
    """Each sees at once what the other does; at the end both have been told the same, and the store holds it once."""
    one, two = workers
    table, tokens = one.table("san-francisco", "me", "open", first=0)
    _, token = two.join(table, "Ben")
    with one.client(table, tokens[0]) as ada, two.client(table, token) as ben:
        rnd = Random(3)
        while not ada.state["over"]:
            who = ada if ada.state["actors"][0] == 0 else ben
            while not (legal := who.state["legal"][str(who.seat)]):
                who.next()
            assert who.play(rnd.choice(legal))["type"] == "ok"
            if who is ben:
                ada.until("state")
        while not ben.state["over"]:
            ben.next()
        assert ben.state["result"]["totals"] == ada.state["result"]["totals"]
        assert ben.state["actors"] == ada.state["actors"] == []
    kept = stored(postgres, table)
    assert [seq for seq, *_ in kept] == list(range(len(kept)))


def test_two_clicks_at_two_workers_play_once(postgres: str, workers: tuple[Running, Running]) -> None:
    """The same move sent through both at once counts once; the other is refused with the new state."""
    one, two = workers
    table, tokens = one.table("nordic", "me", "here", first=0)
    with one.client(table, *tokens.values()) as first, two.client(table, *tokens.values()) as second:
        for _ in range(8):
            at = first.state["seq"]
            until_seq(second, at)
            seat, legal = next(first.turns())
            for client in (first, second):
                client.send(type="play", seat=seat, action=legal[0], at=at, id=7)
            answers = []
            for client in (first, second):
                while (answer := client.next()).get("id") != 7:
                    pass
                answers.append(answer)
            assert sorted(answer["type"] for answer in answers) == ["ok", "refused"]
            assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "not-now"
            until_seq(first, at + 1)
            until_seq(second, at + 1)
            assert first.state["seq"] == second.state["seq"] == at + 1
            assert first.state["views"] == second.state["views"]
    assert sum(kind == "play" for _, kind, _, _ in stored(postgres, table)) == 8


def test_everybody_is_seen_through_all_workers(workers: tuple[Running, Running]) -> None:
    """Who is there through one worker is online for those of the other, and is not when they have gone."""
    one, two = workers
    table, tokens = one.table("nordic", "me", "open", first=0)
    _, token = two.join(table, "Ben")
    with one.client(table, tokens[0]) as ada:
        with two.client(table, token) as ben:
            while not ada.table["seats"][1]["online"]:
                ada.next()
            while not ben.table["seats"][0]["online"]:
                ben.next()
            assert ben.ask(type="chat", text="Hello")["type"] == "ok"
            assert ada.until("chat")["text"] == "Hello"
        while ada.table["seats"][1]["online"]:
            ada.next()


def test_a_computer_player_is_looked_after_by_one_worker(postgres: str, workers: tuple[Running, Running]) -> None:
    """With the table open at both, it moves once a turn; when its worker is gone, the other one takes over."""
    one, two = workers
    table, tokens = one.table("usa", "me", "random", first=0)
    with one.client(table, tokens[0]) as here, two.client(table) as there:
        turns = here.turns()
        for _ in range(10):
            _, legal = next(turns)
            assert here.play(legal[0])["type"] == "ok"
        next(turns)
        until_seq(there, here.state["seq"])
    kept = stored(postgres, table)
    assert [seq for seq, *_ in kept] == list(range(len(kept)))
    assert {seat for _, kind, seat, _ in kept if kind == "play"} == {0, 1}
    made = len(kept)
    one.stop()
    with two.client(table, tokens[0]) as client:
        turns = client.turns()
        _, legal = next(turns)
        assert client.play(legal[0])["type"] == "ok"
        assert len(stored(postgres, table)) > made


def test_a_worker_goes_on_for_one_that_died(workers: tuple[Running, Running], clock: Clock) -> None:
    """A lease that a dead worker holds ends by itself: then another one lets the computer player move."""
    one, two = workers
    table, tokens = one.table("nordic", "me", "random", first=0)
    assert one.do(one.hall.keeps(table))
    with two.client(table, tokens[0]) as client:
        one.stop()
        seat, legal = next(client.turns())
        assert client.play(legal[0], seat)["type"] == "ok"
        assert not two.do(two.hall.keeps(table))
        clock.time += 21
        two.tend()
        next(client.turns())
        assert two.do(two.hall.keeps(table))


def test_a_broken_line_to_the_database_is_mended(postgres: str, workers: tuple[Running, Running]) -> None:
    """If PostgreSQL cuts all connections, moves go on and both workers hear of each other again."""
    one, two = workers
    table, tokens = one.table("nordic", "me", "here", first=0)
    with one.client(table, *tokens.values()) as first, two.client(table, *tokens.values()) as second:
        cut = sa.create_engine(database_url(postgres))
        with cut.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        cut.dispose()
        for client, other in ((first, second), (second, first)):
            seat, legal = next(client.turns())
            assert client.play(legal[0], seat)["type"] == "ok"
            until_seq(other, client.state["seq"])
        assert first.state == second.state


def test_backups_go_from_one_kind_of_database_to_the_other(postgres: str, tmp_path: Path, command: Command) -> None:
    """A backup of PostgreSQL is a file like any other; where there is data already, it is not restored."""
    with running(tmp_path, database=database_url(postgres)) as server:
        table, tokens = server.table("card-game", "me", "random", first=0)
        with server.client(table, tokens[0]) as client:
            client.play_on(Random(5))
    backup, folder, again = tmp_path / "backup.db", tmp_path / "folder", tmp_path / "again.db"
    assert command("data", "check", "--data", postgres).out.endswith("no faults.\n")
    assert command("data", "backup", str(backup), "--data", postgres).out.startswith(f"{backup} holds 1 table.")
    command("data", "restore", str(backup), "--data", postgres).refused("not empty")
    assert command("data", "restore", str(backup), "--data", str(folder)).code == 0
    record = command("data", "export", table, "--data", postgres).out
    assert command("data", "export", table, "--data", str(folder)).out == record
    assert command("data", "delete", table, "--data", postgres).code == 0
    assert command("data", "backup", str(again), "--data", str(folder)).code == 0
    assert command("data", "restore", str(again), "--data", postgres).out.startswith("1 table restored.")
    assert command("data", "export", table, "--data", postgres).out == record


def test_workers_of_a_command_that_is_killed_end_with_it(postgres: str) -> None:
    """`serve --workers 2`, killed: the port is free again, the next one goes on with all that was acknowledged."""
    with started(postgres, "--workers", "2") as first:
        table, tokens = first.table("nordic")
        state = first.played(table, tokens, 5)
        os.kill(first.process.pid, signal.SIGKILL)
        first.until_nobody_listens()
        with started(postgres, port=first.port) as second:
            assert second.played(table, tokens, 0) == state
            assert second.played(table, tokens, 3)["seq"] == state["seq"] + 3
            assert second.stopped() == 0
