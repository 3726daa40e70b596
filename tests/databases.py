"""Databases for tests: a file of SQLite, or a PostgreSQL of the run's own, without a port or a disk to wait for.

A test that takes `database` runs on both; one that takes `postgres` runs on PostgreSQL, and is marked so.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import pytest

USER = "whistlestop"
OTHER_USERS = ("postgres", "nobody")
"""Who runs PostgreSQL where the tests are run by root, as whom it does not run."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """A PostgreSQL that runs."""

    folder: Path

    def url(self, database: str) -> str:
        """Return the address of one of its databases, as one gives it to `--data`."""
        return f"postgresql://{USER}@/{database}?{urlencode({'host': self.folder})}"


def binary(name: str) -> str | None:
    """Find one of PostgreSQL's programs: on the path, or where Debian keeps the newest."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """Run PostgreSQL for all tests of this process that need it."""
    folder = Path(tempfile.mkdtemp(prefix="whistlestop-"))
    data = folder / "data"
    user = next((name for name in OTHER_USERS if _is_user(name)), None) if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)

    def tool(name: str, *arguments: str) -> None:
        program = binary(name)
        assert program is not None
        subprocess.run(
            [program, *arguments], check=True, user=user, cwd=folder, env={"LC_ALL": "C"}, stdout=subprocess.DEVNULL
        )

    quick = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=100 -c shared_buffers=16MB"
    try:
        tool("initdb", "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        tool("pg_ctl", "start", "-w", "-D", str(data), "-l", str(folder / "log"), "-o", quick)
        try:
            yield Postgres(folder)
        finally:
            tool("pg_ctl", "stop", "-m", "immediate", "-D", str(data))
    finally:
        shutil.rmtree(folder)


def _is_user(name: str) -> bool:
    import pwd  # not on Windows, where nobody is root

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


NUMBERS = itertools.count(1)


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """Make an empty database; return its address."""
    import psycopg

    name = f"test{next(NUMBERS)}"
    with psycopg.connect(postgres_server.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_server.url(name)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.needs("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database: of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    address: str = request.getfixturevalue("postgres")
    return address
