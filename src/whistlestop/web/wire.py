"""How the processes of one server tell each other what happens: over PostgreSQL's LISTEN and NOTIFY.

With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import store as ask
from .errors import StoreError, WebError

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("whistlestop.web.wire")

CHANNEL = "whistlestop"
BEAT = 15.0
"""Seconds between two times that a process says who looks on through it."""

LEASE = 20.0
"""Seconds for which one process looks after the computer players of a table."""

RETRY = 1.0


class Wire:
    """Alone: nothing to tell, everything to look after."""

    process = "1"

    def start(self, hall: Hall) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End."""

    def tell_presence(self, table: str, seats: Iterable[int]) -> None:
        """Say whose people look on here."""

    async def keeps(self, table: str) -> bool:
        """Return whether this process looks after the computer players of a table."""
        del table
        return True


class PostgresWire(Wire):
    """Several processes around one database."""

    def __init__(self) -> None:
        """Take a name of its own."""
        self.process = secrets.token_hex(6)
        self._hall: Hall
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, hall: Hall) -> None:
        """Listen, and say from time to time who looks on here."""
        self._hall = hall
        hall.store.process = self.process
        for job in (self._listen(), self._beat()):
            self._run(job)

    def _run(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Telling

    def tell_presence(self, table: str, seats: Iterable[int]) -> None:
        """Say whose people look on here."""
        self._run(self._notify(table=table, seats=sorted(seats)))

    async def _notify(self, **facts: object) -> None:
        text = json.dumps({"from": self.process, **facts})
        statement = sa.select(sa.func.pg_notify(CHANNEL, text))
        with suppress(StoreError):
            await self._hall.store.do(statement)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for room in list(self._hall.rooms.values()):
                if here := room.audience.here:
                    self.tell_presence(room.table.id, here)

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except OSError as error:
                log.warning("the line to the database broke: %s", error)
            await asyncio.sleep(RETRY)

    async def _hear(self) -> None:
        import psycopg

        url = self._hall.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for room in list(self._hall.rooms.values()):
                    await self._read_on(room.table.id)
                async for notice in connection.notifies():
                    await self._take(json.loads(notice.payload))
        except psycopg.Error as error:
            raise OSError(str(error)) from error

    async def _take(self, told: dict[str, Any]) -> None:
        if told["from"] == self.process or told["table"] not in self._hall.rooms:
            return
        room = self._hall.rooms[told["table"]]
        if "seats" in told:
            if room.audience.heard(told["from"], told["seats"]):
                room.audience.show_table(room.table)
                if here := room.audience.here:
                    self.tell_presence(room.table.id, here)
        else:
            await self._read_on(told["table"])

    async def _read_on(self, table: str) -> None:
        try:
            await self._hall.rooms[table].read_on()
        except (WebError, KeyError) as error:
            log.warning("table %s could not be read on: %s", table, error)

    async def keeps(self, table: str) -> bool:
        """Take the table's computer players for a while, if no other process has them."""
        now = self._hall.settings.now()
        return bool(await self._hall.store.do(ask.lease(table, self.process, now, LEASE)))
