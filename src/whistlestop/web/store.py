"""The store: entries of tables, appended and never changed, in SQLite or PostgreSQL.

Appending is done by one thread that takes everything which is waiting into one transaction, so that a disk which needs
ten milliseconds to be sure serves a hundred tables in them.  What `append` has returned is on the disk.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .entries import Entry
from .errors import StoreError
from .schema import entries, open_database, reviews, tables

Answer = TypeVar("Answer")

DONE = ("over", "ended", "waiting")
"""What a table may be that is deleted when it is old: a game that runs never is."""

READERS = 4
"""Questions that the database is asked at the same time."""

MOST_AT_ONCE = 256
"""Appends in one transaction."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is to be known of a table without reading its entries."""

    id: str
    key: bytes
    created: float
    touched: float
    status: str
    public: bool
    due: float | None
    """When the server has to do something there: a computer player's turn (0), or a clock that runs out."""
    about: str
    """What the list of open tables shows, as JSON."""


@dataclass(slots=True)
class _Append:
    """New entries of one table with its row, and who waits for them."""

    entries: Sequence[Entry]
    row: Row
    done: asyncio.Future[bool]
    loop: asyncio.AbstractEventLoop

    def answer(self, result: bool | Exception) -> None:
        """Wake whoever waits."""
        self.loop.call_soon_threadsafe(self._set, result)

    def _set(self, result: bool | Exception) -> None:
        if self.done.done():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Store:
    """All tables of one data folder or database."""

    def __init__(self, url: str) -> None:
        """Open the database, bring it to this version's form, and start the thread that writes."""
        self.engine = open_database(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may write to it too."""
        self.process = "1"
        """How this process is called among others that share the database."""
        self.appended: Callable[[int, float], None] = lambda _count, _seconds: None
        """Told of each transaction: how many appends, how long it took."""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._save = _save_for(self.engine.dialect.name)
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def append(self, new: Sequence[Entry], row: Row) -> bool:
        """Append entries to one table; False if another process was faster and nothing was written.

        Raises `StoreError` if the disk refuses; then nothing was written either.
        """
        loop = asyncio.get_running_loop()
        item = _Append(new, row, loop.create_future(), loop)
        self._waiting.put(item)
        return await item.done

    def _write(self) -> None:
        while (item := self._waiting.get()) is not None:
            batch = [item]
            last = False
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Append]) -> None:
        """Write a batch in one transaction; if it fails, each append alone, so that one cannot harm another."""
        try:
            written = self._transaction(batch)
        except SQLAlchemyError as error:
            if len(batch) == 1:
                batch[0].answer(StoreError(_in_words(error)))
            else:
                for item in batch:
                    self._commit([item])
            return
        for item, good in zip(batch, written, strict=True):
            item.answer(good)

    def _transaction(self, batch: list[_Append]) -> list[bool]:
        began = time.perf_counter()
        rows = [_values(entry) for item in batch for entry in item.entries]
        try:
            with self.engine.begin() as connection:
                connection.execute(_INSERT, rows)
                connection.execute(self._save, _row_values([item.row for item in batch]))
                if self.shared:
                    self._tell(connection, batch)
        except IntegrityError:
            if len(batch) > 1:
                raise
            return [False]
        self.appended(len(batch), time.perf_counter() - began)
        return [True] * len(batch)

    def _tell(self, connection: sa.Connection, batch: list[_Append]) -> None:
        """Let other processes know, once this is committed."""
        for table in {item.row.id for item in batch}:
            text = json.dumps({"from": self.process, "table": table})
            connection.execute(sa.select(sa.func.pg_notify("whistlestop", text)))

    # Reading

    async def read(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        """Ask the database, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.ask, question)

    async def do(self, *statements: sa.Executable) -> int:
        """Carry out statements that are no entries, off the event loop; return how many rows they touched."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.change, statements)

    def ask(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        """Ask the database."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise StoreError(_in_words(error)) from error

    def change(self, statements: Iterable[sa.Executable]) -> int:
        """Carry out statements that are not entries, in one transaction; return how many rows they touched."""
        try:
            with self.engine.begin() as connection:
                return sum(max(0, connection.execute(one).rowcount) for one in statements)
        except SQLAlchemyError as error:
            raise StoreError(_in_words(error)) from error


def _in_words(error: SQLAlchemyError) -> str:
    origin = getattr(error, "orig", None)
    return " ".join(str(origin or error).split())


def _values(entry: Entry) -> dict[str, Any]:
    return {
        "game": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "chance": entry.chance,
    }


def _save_for(dialect: str) -> Any:
    """Return the statement that keeps rows of tables, new ones and changed ones."""
    statement: Any = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(tables)
    changing = ("touched", "status", "public", "due", "about")
    return statement.on_conflict_do_update(
        index_elements=[tables.c.id], set_={name: statement.excluded[name] for name in changing}
    )


def _row_values(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return rows as the database wants them, the last one of each table."""
    return [asdict(row) for row in {row.id: row for row in rows}.values()]


_INSERT = sa.insert(entries)


# Questions


def row_of(table: str) -> Callable[[sa.Connection], Row | None]:
    """Ask for one table."""

    def question(connection: sa.Connection) -> Row | None:
        found = connection.execute(sa.select(*_ROW).where(tables.c.id == table)).one_or_none()
        return Row(*found) if found else None

    return question


def entries_of(table: str, after: int = -1) -> Callable[[sa.Connection], list[Entry]]:
    """Ask for a table's entries, or for those after a number."""

    def question(connection: sa.Connection) -> list[Entry]:
        wanted = (entries.c.game == table) & (entries.c.seq > after)
        return [Entry(*row) for row in connection.execute(_ENTRY.where(wanted).order_by(entries.c.seq))]

    return question


def open_tables(limit: int) -> Callable[[sa.Connection], list[Row]]:
    """Ask for public tables that wait for players, the newest first."""

    def question(connection: sa.Connection) -> list[Row]:
        waiting = (tables.c.status == "waiting") & tables.c.public
        wanted = sa.select(*_ROW).where(waiting).order_by(tables.c.created.desc()).limit(limit)
        return [Row(*row) for row in connection.execute(wanted)]

    return question


def due_tables(now: float, process: str, limit: int = 1000) -> Callable[[sa.Connection], list[str]]:
    """Ask where the server has something to do by now, less what another of its processes looks after."""
    free = (tables.c.keeper.is_(None)) | (tables.c.keeper == process) | (tables.c.kept_until < now)

    def question(connection: sa.Connection) -> list[str]:
        wanted = sa.select(tables.c.id).where((tables.c.due <= now) & free).order_by(tables.c.due).limit(limit)
        return list(connection.scalars(wanted))

    return question


def lease(table: str, process: str, now: float, seconds: float) -> sa.Update:
    """Let one process look after a table for a while, if no other one does."""
    free = (tables.c.keeper.is_(None)) | (tables.c.keeper == process) | (tables.c.kept_until < now)
    return sa.update(tables).where((tables.c.id == table) & free).values(keeper=process, kept_until=now + seconds)


def old_tables(before: float, limit: int = 500) -> Callable[[sa.Connection], list[str]]:
    """Ask for tables that are done, or that nobody came to, and that nobody has touched since."""
    wanted = sa.select(tables.c.id).where(tables.c.status.in_(DONE) & (tables.c.touched < before)).limit(limit)
    return lambda connection: [str(found) for found in connection.scalars(wanted)]


def deleting(ids: Sequence[str]) -> list[sa.Delete]:
    """Return what deletes all that is kept of some tables."""
    return [
        sa.delete(entries).where(entries.c.game.in_(ids)),
        sa.delete(reviews).where(reviews.c.game.in_(ids)),
        sa.delete(tables).where(tables.c.id.in_(ids)),
    ]


def counts(connection: sa.Connection) -> Mapping[str, int]:
    """Ask how many tables there are of every status."""
    found = connection.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
    return {str(status): int(number) for status, number in found}


def review_of(table: str) -> Callable[[sa.Connection], str | None]:
    """Ask for the review of a finished game."""
    return lambda connection: connection.scalar(sa.select(reviews.c.text).where(reviews.c.game == table))


def keep_review(table: str, at: float, text: str) -> sa.Executable:
    """Keep the review of a finished game."""
    return sa.insert(reviews).values(game=table, at=at, text=text)


_ROW = [tables.c[name] for name in ("id", "key", "created", "touched", "status", "public", "due", "about")]
_ENTRY = sa.select(*(entries.c[name] for name in ("game", "seq", "at", "kind", "seat", "text", "chance")))
