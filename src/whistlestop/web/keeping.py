"""What whoever runs a server does with its data: back it up, bring it back, check it, hand a game out, delete."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from .entries import Entry
from .errors import DataError
from .hall import folded
from .place import database_file
from .schema import SCHEMA, copy_database, entries, metadata, number_of, open_database, reviews, tables
from .store import deleting, entries_of, old_tables, row_of
from .table import Table

CHUNK = 1000
DAY = 86_400


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found."""

    tables: int
    entries: int
    faults: tuple[str, ...]


def back_up(url: str, to: Path) -> int:
    """Write everything into one file, an SQLite database, also while a server runs; return how many tables it holds."""
    if to.exists():
        raise DataError(f"{to} exists already; a backup never writes over anything")
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    path = database_file(url)
    if path is not None:
        if not path.exists():
            raise DataError(f"there is no data in {path.parent}")
        open_database(url).dispose()
        copy_database(path, part)
    else:
        with _opened(url) as source, _opened(f"sqlite:///{part}") as target:
            _copy(source, target)
    with closing(sqlite3.connect(part)) as made:
        made.execute("PRAGMA journal_mode=DELETE")
        (count,) = made.execute("SELECT count(*) FROM tables").fetchone()
    part.rename(to)
    return int(count)


def restore(source: Path, url: str) -> int:
    """Put a backup in the place of what is there, which is kept beside it; return how many tables it holds."""
    number = _number_of_file(source)
    if number is None:
        raise DataError(f"{source} is no backup of Whistlestop's data")
    if number > SCHEMA:
        raise DataError(
            f"{source} was written by a newer version of Whistlestop (form {number}; this one has {SCHEMA})"
        )
    path = database_file(url)
    if path is None:
        with _opened(url) as there, _opened(f"sqlite:///{source}") as backup:
            if _count(there):
                raise DataError("that database is not empty; a backup is restored into an empty one")
            _copy(backup, there)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f"{path.name}.new")
        shutil.copyfile(source, new)
        if path.exists():
            copy_database(path, _free_name(path.with_name(f"{path.name}.before-restore")))
            for rest in ("-wal", "-shm"):
                path.with_name(path.name + rest).unlink(missing_ok=True)
        new.replace(path)
    with _opened(url) as there:
        return _count(there)


@contextmanager
def _opened(url: str) -> Iterator[sa.Engine]:
    """Open a database for as long as it is needed."""
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _count(engine: sa.Engine) -> int:
    """Count the tables in a database."""
    with engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(tables)) or 0


def _number_of_file(source: Path) -> int | None:
    if not source.is_file():
        raise DataError(f"there is no file {source}")
    engine = sa.create_engine(f"sqlite:///{source}")
    try:
        with engine.connect() as connection:
            return number_of(connection)
    except SQLAlchemyError:
        return None
    finally:
        engine.dispose()


def _free_name(path: Path) -> Path:
    number = 1
    while (named := path.with_name(f"{path.name}-{number}")).exists():
        number += 1
    return named


def _copy(source: sa.Engine, target: sa.Engine) -> None:
    """Copy all rows from one database to another."""
    with source.connect() as reading, target.begin() as writing:
        for table in (tables, entries, reviews):
            found = reading.execution_options(yield_per=CHUNK).execute(sa.select(table))
            for rows in found.partitions(CHUNK):
                writing.execute(sa.insert(table), [row._asdict() for row in rows])


def check(url: str) -> Checked:
    """Fold every table from its entries and compare it with what the store says about it."""
    faults: list[str] = []
    number = 0
    with _opened(url) as engine, engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            told = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
            faults += [f"the file is damaged: {line}" for line in told if line != "ok"]
        ids = connection.scalars(sa.select(tables.c.id).order_by(tables.c.created)).all()
        strays = sa.select(entries.c.game).where(entries.c.game.not_in(sa.select(tables.c.id))).distinct()
        faults += [f"table {game}: entries without a table" for game in connection.scalars(strays)]
        for table in ids:
            found = entries_of(table)(connection)
            number += len(found)
            faults += [f"table {table}: {fault}" for fault in _faults(connection, table, found)]
    return Checked(len(ids), number, tuple(faults))


def _faults(connection: sa.Connection, table: str, found: Sequence[Entry]) -> Iterator[str]:
    row = row_of(table)(connection)
    if row is None or not found:
        yield "it has no entries"
        return
    try:
        made = folded(table, row.key, found)
    except (ValueError, LookupError) as error:
        yield f"its entries do not hang together: {error}"
        return
    if made.status != row.status:
        yield f"it is {made.status} by its entries, and {row.status} by the list of tables"


def table_of(url: str, table: str) -> Table:
    """Return one table from its entries."""
    with _opened(url) as engine, engine.connect() as connection:
        row, found = row_of(table)(connection), entries_of(table)(connection)
    if row is None:
        raise DataError(f"there is no table {table!r}")
    return folded(table, row.key, found)


def lines_of(url: str) -> Iterator[tuple[str, str, str, float]]:
    """Return id, title, status and last change of every table, the newest first."""
    with _opened(url) as engine, engine.connect() as connection:
        wanted = sa.select(tables.c.id, tables.c.about, tables.c.status, tables.c.touched)
        for table, about, status, touched in connection.execute(wanted.order_by(tables.c.touched.desc())):
            yield table, json.loads(about)["title"], status, touched


def delete(url: str, table: str) -> int:
    """Delete all that is kept of one table; return how many entries it had."""
    with _opened(url) as engine, engine.begin() as connection:
        if row_of(table)(connection) is None:
            raise DataError(f"there is no table {table!r}")
        of_entries, *others = deleting([table])
        count = connection.execute(of_entries).rowcount
        for one in others:
            connection.execute(one)
    return count


def prune(url: str, before: float) -> int:
    """Delete finished games, and tables that nobody came to, which nobody has touched since; return how many."""
    count = 0
    with _opened(url) as engine, engine.begin() as connection:
        while old := old_tables(before)(connection):
            for one in deleting(old):
                connection.execute(one)
            count += len(old)
    return count


assert set(metadata.tables) == {"meta", "tables", "entries", "reviews"}, "backups copy every table that there is"
