"""The form of the database: its tables, its number, how an older one is brought forward, how a newer one is refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from .errors import DataError

SCHEMA = 1
"""Goes up when the form changes; `MIGRATIONS` says how an older one comes along."""

LOCK = 0x77686973
"""The number under which processes wait for each other in PostgreSQL."""

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("keeper", sa.String(40)),
    sa.Column("kept_until", sa.Double),
    sa.Index("tables_due", "due"),
    sa.Index("tables_status", "status", "created"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

Migration = Callable[[sa.Connection], None]

MIGRATIONS: dict[int, Migration] = {}
"""By the number of the older form: what makes it one newer."""


def open_database(url: str) -> sa.Engine:
    """Open a database in this version's form; make it if it is not there, and bring an older one forward."""
    engine = _engine(url)
    try:
        _to_this_form(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _to_this_form(engine: sa.Engine) -> None:
    try:
        with engine.connect() as connection:
            found = number_of(connection)
    except SQLAlchemyError as error:
        origin = getattr(error, "orig", None) or error
        raise DataError(f"the database {_shown(engine)} cannot be opened: {' '.join(str(origin).split())}") from None
    if found is None:
        with engine.begin() as connection:
            _one_at_a_time(connection)
            if number_of(connection) is None:
                metadata.create_all(connection)
                connection.execute(sa.insert(meta).values(name="schema", value=str(SCHEMA)))
    elif found > SCHEMA:
        raise DataError(
            f"the data in {_shown(engine)} was written by a newer version of Whistlestop (form {found}; this one "
            f"knows {SCHEMA}); update Whistlestop, or name another place with --data"
        )
    elif found < SCHEMA:
        _bring_forward(engine, found)


def number_of(connection: sa.Connection) -> int | None:
    """Read the number of a database's form; None if it is empty."""
    if not sa.inspect(connection).has_table("meta"):
        return None
    value = connection.scalar(sa.select(meta.c.value).where(meta.c.name == "schema"))
    return None if value is None else int(value)


def _bring_forward(engine: sa.Engine, found: int) -> None:
    """Keep a copy, then change the form step by step in one transaction."""
    missing = [number for number in range(found, SCHEMA) if number not in MIGRATIONS]
    if missing:
        raise DataError(f"the data in {_shown(engine)} has form {found}, which this version cannot bring forward")
    if engine.dialect.name == "sqlite":
        path = Path(str(engine.url.database))
        copy_database(path, path.with_name(f"{path.name}.form-{found}"))
    with engine.begin() as connection:
        _one_at_a_time(connection)
        for number in range(number_of(connection) or found, SCHEMA):
            MIGRATIONS[number](connection)
        connection.execute(sa.update(meta).where(meta.c.name == "schema").values(value=str(SCHEMA)))


def _one_at_a_time(connection: sa.Connection) -> None:
    """Let processes that start together change the form one after the other, and each of them wholly or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver would begin with the first row, not the form


def copy_database(path: Path, to: Path) -> None:
    """Copy an SQLite database that may be in use, as a whole."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _engine(url: str) -> sa.Engine:
    if not url.startswith("sqlite:"):
        return sa.create_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = sa.create_engine(url, connect_args={"timeout": 30}, pool_size=5)
    sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Be sure that what is committed is on the disk, and let readers read meanwhile."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _shown(engine: sa.Engine) -> str:
    """Name a database without its password."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)
