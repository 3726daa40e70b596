"""What whoever runs a server does with its data, and what versions to come do with data that are older."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from tests.commands import Command
from tests.web_server import Clock, Running, running
from whistlestop.notation.record import replay
from whistlestop.titles import title as titles
from whistlestop.titles.title import Revision
from whistlestop.web import hall as halls
from whistlestop.web import schema
from whistlestop.web.errors import DataError
from whistlestop.web.keeping import DAY
from whistlestop.web.place import DataInUseError, Lock, database_url
from whistlestop.web.schema import metadata, open_database

FORM_1 = Path(__file__).parent / "records" / "form-1.sql"
"""Data as the first version wrote them; see the words at its top."""

RUNNING = ("running1", ("token-0", "token-1"))
"""The game in there that stands in a tunnel: seat 0 has laid its cards, and cannot pay what the tunnel asks for."""

RESULT = "-11:17"
"""How the finished game in there ended."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as the first version left it."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "whistlestop.db")) as made:
        made.executescript(FORM_1.read_text(encoding="utf-8"))
        made.execute("PRAGMA journal_mode=WAL")
    return folder


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Running]:
    """Run a server on a data folder."""
    with running(folder, database=database_url(str(folder)), **settings) as server:
        yield server


def ask(folder: Path, question: str, *values: object) -> list[Any]:
    """Ask the database directly."""
    with closing(sqlite3.connect(folder / "whistlestop.db")) as reader, reader:
        return reader.execute(question, values).fetchall()


def kept_beside(folder: Path) -> set[str]:
    """Name what lies beside the database."""
    return {path.name for path in folder.iterdir()} - {
        f"whistlestop.{end}" for end in ("db", "db-wal", "db-shm", "lock")
    }


# Looking after what is kept


def test_list_tells_what_there_is(data: Path, command: Command) -> None:
    """A line for each table, the last touched first: id, when, status, title."""
    done = command("data", "list", "--data", str(data))
    lines = [line.split() for line in done.out.splitlines()]
    assert [(line[0], line[3], line[4]) for line in lines] == [
        ("waiting1", "waiting", "europe"),
        ("finished", "over", "san-francisco"),
        ("running1", "playing", "nordic"),
    ]


def test_a_backup_brings_everything_back(data: Path, tmp_path: Path, command: Command) -> None:
    """Made while a server runs, it holds all moves; restored, games go on, and what was there before lies beside."""
    backup = tmp_path / "monday.db"
    with serving(data) as server, server.client(RUNNING[0], *RUNNING[1]) as client:
        assert client.play("no", 0)["type"] == "ok"
        state = client.state
        done = command("data", "backup", str(backup), "--data", str(data))
        assert done.out == f"{backup} holds 3 tables. It holds all secrets too: keep it safe.\n"
        client.play_on(Random(1))
    command("data", "backup", str(backup), "--data", str(data)).refused("exists already")
    done = command("data", "restore", str(backup), "--data", str(data))
    assert done.out.startswith("3 tables restored.")
    assert kept_beside(data) == {"whistlestop.db.before-restore-1"}
    assert command("data", "check", "--data", str(data)).out.endswith("no faults.\n")
    with serving(data) as server, server.client(RUNNING[0], *RUNNING[1]) as client:
        assert client.state == state
        client.play_on(Random(2))


def test_a_backup_can_be_restored_where_nothing_was(data: Path, tmp_path: Path, command: Command) -> None:
    """A new machine, or a deleted folder: the backup is all that is needed."""
    backup, new = tmp_path / "monday.db", tmp_path / "new"
    assert command("data", "backup", str(backup), "--data", str(data)).code == 0
    assert command("data", "restore", str(backup), "--data", str(new)).code == 0
    assert ask(new, "SELECT * FROM entries ORDER BY game, seq") == ask(data, "SELECT * FROM entries ORDER BY game, seq")
    assert kept_beside(new) == set()


def test_only_backups_are_restored(data: Path, tmp_path: Path, command: Command) -> None:
    """Another file, a newer version's backup, or none at all is refused, and the data stay as they are."""
    before = ask(data, "SELECT * FROM entries")
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada")
    command("data", "restore", str(other), "--data", str(data)).refused("no backup")
    command("data", "restore", str(tmp_path / "none.db"), "--data", str(data)).refused("there is no file")
    newer = tmp_path / "newer.db"
    assert command("data", "backup", str(newer), "--data", str(data)).code == 0
    with closing(sqlite3.connect(newer)) as changed, changed:
        changed.execute("UPDATE meta SET value = '99'")
    command("data", "restore", str(newer), "--data", str(data)).refused("newer version", "99")
    assert ask(data, "SELECT * FROM entries") == before
    assert kept_beside(data) == set()


def test_check_finds_nothing_wrong_with_good_data(data: Path, command: Command) -> None:
    """Every game replays, and the list of tables says of it what its entries say."""
    done = command("data", "check", "--data", str(data))
    (entries,) = ask(data, "SELECT count(*) FROM entries")[0]
    assert (done.code, done.out) == (0, f"3 tables with {entries} entries, no faults.\n")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("DELETE FROM entries WHERE game = 'running1' AND seq = 9", "do not hang together"),
        ("UPDATE entries SET text = 'c99' WHERE game = 'running1' AND seq = 9", "do not hang together"),
        ("UPDATE entries SET chance = '>Z' WHERE game = 'running1' AND chance != ''", "do not hang together"),
        ("UPDATE entries SET text = '{' WHERE game = 'running1' AND seq = 0", "do not hang together"),
        ("UPDATE entries SET kind = 'dance' WHERE game = 'running1' AND seq = 9", "do not hang together"),
        ("UPDATE tables SET status = 'over' WHERE id = 'running1'", "it is playing by its entries, and over by the"),
        ("DELETE FROM entries WHERE game = 'running1'", "it has no entries"),
        ("DELETE FROM tables WHERE id = 'running1'", "entries without a table"),
    ],
)
def test_check_finds_damage(data: Path, command: Command, damage: str, words: str) -> None:
    """Whatever has been changed or lost is named with its table, and the exit code says that something is wrong."""
    ask(data, damage)
    done = command("data", "check", "--data", str(data))
    assert done.code == 1
    (fault,) = done.out.splitlines()[:-1]
    assert fault.startswith("table running1: ")
    assert words in fault
    assert done.out.endswith(", 1 faults.\n")


def test_export_hands_a_game_out(data: Path, tmp_path: Path, command: Command) -> None:
    """A finished game as its record or its log, a running one as far as it has come."""
    record = command("data", "export", "finished", "--data", str(data)).out
    assert f'[Result "{RESULT}"]' in record
    assert replay(record).over
    out = tmp_path / "game.jsonl"
    assert command("data", "export", "finished", "--log", "--out", str(out), "--data", str(data)).code == 0
    assert all(isinstance(json.loads(line), dict) for line in out.read_text(encoding="utf-8").splitlines())
    half = replay(command("data", "export", "running1", "--data", str(data)).out)
    assert (half.title, half.phase) == ("nordic", "tunnel")
    command("data", "export", "running1", "--log", "--data", str(data)).refused("not over")
    command("data", "export", "waiting1", "--data", str(data)).refused("has not begun")
    command("data", "export", "nothere1", "--data", str(data)).refused("no table", "nothere1")


def test_delete_leaves_nothing_of_a_table(data: Path, command: Command) -> None:
    """All its entries go, and nobody else's."""
    others = ask(data, "SELECT * FROM entries WHERE game != 'finished' ORDER BY game, seq")
    done = command("data", "delete", "finished", "--data", str(data))
    assert re.fullmatch(r"Table finished is deleted, with \d+ entries\.\n", done.out)
    assert ask(data, "SELECT * FROM entries ORDER BY game, seq") == others
    assert ask(data, "SELECT count(*) FROM tables WHERE id = 'finished'") == [(0,)]
    command("data", "delete", "finished", "--data", str(data)).refused("no table")


def test_prune_deletes_by_age_what_is_done(data: Path, command: Command) -> None:
    """Finished games and tables that nobody came to, if nobody touched them so long; a running game never."""
    ask(data, "UPDATE tables SET touched = ?", time.time() - 30 * DAY)
    assert command("data", "prune", "--days", "31", "--data", str(data)).out == "0 tables deleted.\n"
    assert command("data", "prune", "--days", "29", "--data", str(data)).out == "2 tables deleted.\n"
    assert ask(data, "SELECT id FROM tables") == [("running1",)]
    assert ask(data, "SELECT DISTINCT game FROM entries") == [("running1",)]


def test_a_server_deletes_by_age_what_is_done(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--keep` it does so by itself, but never what somebody looks at; what runs goes on."""
    monkeypatch.setattr(halls, "TICK", 1e6)  # the test says when
    clock = Clock()
    ask(data, "UPDATE tables SET touched = ?", clock.time)
    with serving(data, now=clock, keep=30) as server:
        clock.time += 29 * DAY
        server.tend()
        assert len(ask(data, "SELECT id FROM tables")) == 3
        clock.time += 2 * DAY
        with server.client("finished"):
            server.tend()
            assert {row[0] for row in ask(data, "SELECT id FROM tables")} == {"finished", "running1"}
        while server.hall.rooms["finished"].audience.clients:
            server.do(asyncio.sleep(0))
        clock.time += 1 * DAY
        server.tend()
        clock.time += 1 * DAY
        server.tend()
        assert ask(data, "SELECT DISTINCT game FROM entries") == [("running1",)]
        with server.client(RUNNING[0], *RUNNING[1]) as client:
            assert client.play("no", 0)["type"] == "ok"


@pytest.mark.parametrize("words", [["restore", "x.db"], ["delete", "finished"], ["prune", "--days", "1"]], ids=str)
def test_nobody_changes_data_under_a_running_server(data: Path, command: Command, words: list[str]) -> None:
    """What needs the data alone says that a server uses them, and where that is."""
    lock = Lock(database_url(str(data)))
    lock.tell("http://127.0.0.1:8377/")
    command("data", *words, "--data", str(data)).refused("another Whistlestop uses", "http://127.0.0.1:8377/", "--data")
    with pytest.raises(DataInUseError):
        Lock(database_url(str(data)))
    lock.release()
    Lock(database_url(str(data))).release()


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("mysql://localhost/x", ["mysql", "postgresql://"]),
        ("{file}", ["cannot be made"]),
        ("{file}/below", ["cannot be made"]),
        ("sqlite:////nowhere/at/all.db", ["cannot be opened"]),
        ("{damaged}", ["cannot be opened"]),
    ],
)
def test_data_that_cannot_be_used_get_a_clear_word(
    tmp_path: Path, command: Command, where: str, words: list[str]
) -> None:
    """A wrong address, a file for a folder, something that is no database: one line says so."""
    file, damaged = tmp_path / "file", tmp_path / "damaged"
    file.write_text("x")
    damaged.mkdir()
    (damaged / "whistlestop.db").write_text("This is no database, and never was. " * 100)
    command("data", "check", "--data", where.format(file=file, damaged=damaged)).refused(*words)


# Upgrades


def test_data_of_the_first_form_still_open(data: Path) -> None:
    """Links open their seats, the game stands where it stood (mid-tunnel), and it can be played to its end."""
    table, tokens = RUNNING
    with serving(data) as server:
        with server.client(table, *tokens) as client:
            assert (client.state["phase"], client.state["actors"]) == ("tunnel", [0])
            assert [client.state["views"][seat]["hand"] for seat in "01"] == ["KRY", "BO"]
            assert [player["points"] for player in client.state["views"]["0"]["players"]] == [7, 9]
            assert [event["cards"] for event in client.events if event["kind"] == "reveal"][-1] == "LGR"
            assert client.state["legal"]["0"] == ["no"]
            client.play_on(Random(1))
        assert server.json("/api/tables/finished")["points"] == [-11, 17]
        assert server.join("waiting1", "Ben")[0] == 1


def test_a_game_goes_on_under_the_rules_with_which_it_began(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade in which six cards are dealt and the game ends later, an old game keeps to its own rules."""
    old = titles.title("nordic")
    slots = {"starting_hand": old.slots["starting_hand"], "end_pieces": old.slots["end_pieces"]}
    now = replace(
        old, rules=2, slots={**old.slots, "starting_hand": 6, "end_pieces": 0}, revisions={1: Revision(slots)}
    )
    others = tuple(one for one in titles.titles() if one.id != "nordic")
    monkeypatch.setattr(titles, "titles", lambda: (now, *others))
    table, tokens = RUNNING
    with serving(data) as server:
        with server.client(table, *tokens) as client:
            assert (client.state["phase"], client.state["legal"]["0"]) == ("tunnel", ["no"])
            client.play_on(Random(1))
        record = server.ask(f"/api/tables/{table}/record")[2].decode()
        assert '[Rules "1"]' in record
        assert replay(record).over
        new, more = server.table("nordic", "me", "here")
        with server.client(new, *more.values()) as client:
            dealt = [event["count"] for event in client.events if event["kind"] == "deal"]
        assert dealt == [6, 6]
        assert server.hall.rooms[new].table.game.setup.rules == 2


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be a version whose data have one column more."""

    def forward(connection: sa.Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN mood TEXT")
        connection.exec_driver_sql("UPDATE tables SET mood = 'good'")

    monkeypatch.setattr(schema, "SCHEMA", 2)
    monkeypatch.setattr(schema, "MIGRATIONS", {1: forward})


@pytest.mark.usefixtures("next_version")
def test_older_data_are_brought_forward_and_a_copy_is_kept(data: Path) -> None:
    """A new version changes the form when it opens the data, keeps them beside as they were, and games go on."""
    before = ask(data, "SELECT * FROM tables")
    table, tokens = RUNNING
    with serving(data) as server, server.client(table, *tokens) as client:
        assert client.play("no", 0)["type"] == "ok"
    assert ask(data, "SELECT value FROM meta WHERE name = 'schema'") == [("2",)]
    assert ask(data, "SELECT DISTINCT mood FROM tables") == [("good",)]
    assert kept_beside(data) == {"whistlestop.db.form-1"}
    with closing(sqlite3.connect(data / "whistlestop.db.form-1")) as copy:
        assert copy.execute("SELECT * FROM tables").fetchall() == before
        assert copy.execute("SELECT value FROM meta").fetchall() == [("1",)]


def test_newer_data_are_refused_and_left_alone(data: Path, command: Command) -> None:
    """An older version opens nothing that a newer one wrote, and says what to do."""
    ask(data, "UPDATE meta SET value = '2' WHERE name = 'schema'")
    before = (data / "whistlestop.db").read_bytes()
    command("data", "check", "--data", str(data)).refused("newer version", "form 2", "update Whistlestop")
    command("serve", "--port", "0", "--data", str(data)).refused("newer version", "form 2", "--data")
    assert (data / "whistlestop.db").read_bytes() == before


def test_a_form_that_nobody_knows_is_refused(data: Path) -> None:
    """A number without a way forward is no reason to guess."""
    ask(data, "UPDATE meta SET value = '0' WHERE name = 'schema'")
    with pytest.raises(DataError, match="form 0, which this version cannot bring forward"):
        open_database(database_url(str(data)))


def test_the_first_form_is_what_the_fixture_holds() -> None:
    """As long as the form has not changed, a new database is made as the fixture was; so it is no invention."""
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(FORM_1.read_text(encoding="utf-8"))
        columns = {table: {row[1] for row in made.execute(f"PRAGMA table_info({table})")} for table in metadata.tables}
        number = made.execute("SELECT value FROM meta").fetchone()[0]
    assert number == "1"
    if int(number) == schema.SCHEMA:
        assert columns == {name: {column.name for column in table.columns} for name, table in metadata.tables.items()}
