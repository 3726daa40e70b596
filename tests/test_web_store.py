"""The store, on SQLite and on PostgreSQL: what is appended is there, in order, once, and wholly or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from tests.web_server import running
from whistlestop.web import schema, store
from whistlestop.web.audience import Audience
from whistlestop.web.entries import Entry
from whistlestop.web.errors import DataError, StoreError
from whistlestop.web.place import database_url
from whistlestop.web.schema import open_database
from whistlestop.web.store import Row, Store
from whistlestop.web.table import Table

Answer = TypeVar("Answer")

ROW = Row("table1", b"key", 1.0, 2.0, "playing", public=True, due=None, about='{"title":"nordic"}')


def entry(seq: int, text: str = "d", table: str = "table1") -> Entry:
    """Make an entry."""
    return Entry(table, seq, 10.0 + seq, "play", 0, text, ">R" if seq % 2 else "")


@pytest.fixture
def kept(database: str) -> Iterator[Store]:
    """A store in an empty database."""
    with closing(Store(database_url(database))) as found:
        yield found


def all_rows(address: str, table: sa.Table) -> list[Any]:
    """Read what is committed, as another process would."""
    engine = sa.create_engine(database_url(address))
    with engine.connect() as connection:
        found = list(connection.execute(sa.select(table)))
    engine.dispose()
    return found


def append(*changes: tuple[Store, Sequence[Entry], Row]) -> list[bool | BaseException]:
    """Append all at once; return what each came to."""

    async def all_of_them() -> list[bool | BaseException]:
        return await asyncio.gather(*(one.append(new, row) for one, new, row in changes), return_exceptions=True)

    return asyncio.run(all_of_them())


def test_what_is_appended_is_there_in_order(database: str, kept: Store) -> None:
    """Entries come back as they went in, after any of them, with the row that was written beside them."""
    new = [entry(0, "Göteborg 🚂"), entry(1), entry(2)]
    assert append((kept, new, ROW)) == [True]
    assert kept.ask(store.entries_of("table1")) == new
    assert kept.ask(store.entries_of("table1", after=1)) == new[2:]
    assert kept.ask(store.entries_of("table2")) == []
    assert kept.ask(store.row_of("table1")) == ROW
    assert [row.seq for row in all_rows(database, schema.entries)] == [0, 1, 2]


def test_one_number_is_given_once(kept: Store) -> None:
    """Of two that write the same entry one is told that it was too late, and what belongs to its entry is not kept."""
    assert append((kept, [entry(0)], ROW)) == [True]
    late = replace(ROW, status="over", touched=99.0)
    assert append((kept, [entry(1, "late"), entry(0, "late")], late)) == [False]
    assert kept.ask(store.entries_of("table1")) == [entry(0)]
    assert kept.ask(store.row_of("table1")) == ROW


def test_two_processes_that_write_at_once_both_get_an_answer(database: str, kept: Store) -> None:
    """Exactly one of two stores gets each number, whoever comes first; nothing is lost and nothing is there twice."""
    with closing(Store(database_url(database))) as other:
        for seq in range(10):
            one, two = append((kept, [entry(seq, "one")], ROW), (other, [entry(seq, "two")], ROW))
            assert {one, two} == {True, False}
            winner = "one" if one else "two"
            assert [found.text for found in other.ask(store.entries_of("table1", after=seq - 1))] == [winner]


def test_many_tables_share_a_transaction_and_one_bad_append_harms_no_other(kept: Store) -> None:
    """A hundred tables that write at once are all kept; only the one whose number is taken is refused."""
    assert append((kept, [entry(0)], ROW)) == [True]
    transactions: list[int] = []
    kept.appended = lambda count, _seconds: transactions.append(count)
    rows = [replace(ROW, id=f"table{number}") for number in range(1, 101)]
    done = append(*((kept, [entry(0, "new", row.id)], row) for row in rows))
    assert done == [False] + [True] * 99
    assert kept.ask(store.entries_of("table1")) == [entry(0)]
    assert kept.ask(store.counts) == {"playing": 100}
    transactions.clear()
    assert append(*((kept, [entry(1, "new", row.id)], row) for row in rows)) == [True] * 100
    assert sum(transactions) == 100
    assert len(transactions) < 50


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    """Closing loses nothing that was handed over."""

    async def hand_over_and_close() -> list[bool]:
        closing_one = Store(database_url(database))
        waiting = [closing_one.append([entry(seq)], ROW) for seq in range(20)]
        tasks = [asyncio.ensure_future(one) for one in waiting]
        await asyncio.sleep(0)
        await asyncio.to_thread(closing_one.close)
        return await asyncio.gather(*tasks)

    assert asyncio.run(hand_over_and_close()) == [True] * 20
    assert len(all_rows(database, schema.entries)) == 20


def test_what_is_due_is_found_by_whoever_may_look_after_it(kept: Store) -> None:
    """Computer players (0) before clocks; what another process looks after is left to it until its time is over."""
    for number, due in enumerate([None, 0.0, 500.0, 2000.0]):
        row = replace(ROW, id=f"table{number}", due=due)
        assert append((kept, [entry(0, table=row.id)], row)) == [True]
    assert kept.ask(store.due_tables(1000.0, "a")) == ["table1", "table2"]
    assert kept.change([store.lease("table1", "a", 1000.0, 20.0)]) == 1
    assert kept.change([store.lease("table1", "b", 1010.0, 20.0)]) == 0
    assert kept.change([store.lease("table1", "a", 1010.0, 20.0)]) == 1
    assert kept.ask(store.due_tables(1011.0, "a")) == ["table1", "table2"]
    assert kept.ask(store.due_tables(1011.0, "b")) == ["table2"]
    assert kept.ask(store.due_tables(1031.0, "b")) == ["table1", "table2"]
    assert kept.change([store.lease("table1", "b", 1031.0, 20.0)]) == 1


def test_a_database_that_refuses_says_so_and_changes_nothing(kept: Store) -> None:
    """Whatever the database says becomes one error, for reading and for writing; when it can again, all goes on."""
    assert append((kept, [entry(0)], ROW)) == [True]
    with kept.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE entries RENAME TO elsewhere")
    (refused,) = append((kept, [entry(1)], replace(ROW, status="over")))
    assert isinstance(refused, StoreError)
    assert "entries" in refused.reason
    with pytest.raises(StoreError):
        kept.ask(store.entries_of("table1"))
    with kept.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO entries")
    assert kept.ask(store.entries_of("table1")) == [entry(0)]
    assert kept.ask(store.row_of("table1")) == ROW
    assert append((kept, [entry(1)], ROW)) == [True]


def test_a_move_is_in_the_store_before_anybody_is_told(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever the server shows a change, another reader finds it in the database already."""
    show, told = Audience.show, list[tuple[int, int]]()
    reader = sa.create_engine(database_url(database))

    def watched(self: Audience, before: Table, after: Table, new: Entry) -> None:
        with reader.connect() as connection:
            newest = sa.select(sa.func.max(schema.entries.c.seq)).where(schema.entries.c.game == new.table)
            told.append((new.seq, connection.scalar(newest) or 0))
        show(self, before, after, new)

    monkeypatch.setattr(Audience, "show", watched)
    with running(tmp_path, database=database_url(database)) as server:
        table, tokens = server.table("card-game", "me", "here", "random", first=0)
        with server.client(table, *tokens.values()) as client:
            client.play_on(Random(2))
    reader.dispose()
    assert len(told) > 100
    assert all(stored >= seq for seq, stored in told)


# The form of the data


def test_two_that_start_together_make_one_database(database: str) -> None:
    """Whoever comes second finds the form that the first one made."""

    async def both() -> list[sa.Engine]:
        return await asyncio.gather(*(asyncio.to_thread(open_database, database_url(database)) for _ in range(2)))

    for engine in asyncio.run(both()):
        with engine.connect() as connection:
            assert schema.number_of(connection) == schema.SCHEMA
        engine.dispose()


def change_form(monkeypatch: pytest.MonkeyPatch, forward: Callable[[sa.Connection], None]) -> None:
    """Let this be the next version, whose form comes from the one before by `forward`."""
    monkeypatch.setattr(schema, "SCHEMA", 2)
    monkeypatch.setattr(schema, "MIGRATIONS", {1: forward})


def test_an_older_form_is_brought_forward_wholly_or_not_at_all(
    database: str, kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of form that fails half way leaves nothing of itself; the next try succeeds, and keeps what there is."""
    assert append((kept, [entry(0)], ROW)) == [True]
    kept.engine.dispose()
    fails = [True, False]

    def forward(connection: sa.Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN mood TEXT")
        connection.exec_driver_sql(f"UPDATE {'nothing' if fails.pop(0) else 'tables'} SET mood = 'good'")

    change_form(monkeypatch, forward)
    address = database_url(database)
    with pytest.raises(sa.exc.DBAPIError):
        open_database(address)
    engine = sa.create_engine(address)
    assert "mood" not in {column["name"] for column in sa.inspect(engine).get_columns("tables")}
    with engine.connect() as connection:
        assert schema.number_of(connection) == 1
    open_database(address).dispose()
    with engine.connect() as connection:
        assert schema.number_of(connection) == 2
        assert connection.exec_driver_sql("SELECT id, mood FROM tables").all() == [("table1", "good")]
    engine.dispose()


def test_a_newer_form_is_refused(database: str, kept: Store) -> None:
    """What a newer version wrote is opened by none of the older ones."""
    kept.change([sa.update(schema.meta).values(value="2")])
    with pytest.raises(DataError, match=r"newer version .*form 2"):
        open_database(database_url(database))
