"""The hall: all tables that somebody looks at, or where something is due; the others rest in the store."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from whistlestop.families.compiled import compiler_at_hand

from . import entries as kinds
from . import store as ask
from .chance import key_from
from .entries import Entry, write_facts
from .errors import NoTableError, TooLateError, WebError
from .metrics import Metrics
from .reviews import Reviews
from .room import Room, row_of
from .settings import Settings
from .shown import Message
from .spec import SeatSpec, Spec, spec_to_dict
from .store import Store
from .table import ENDED, OVER, Table, hash_of
from .thinking import Thinking
from .wire import PostgresWire, Wire

log = logging.getLogger("whistlestop.web.hall")

TICK = 1.0
"""Seconds between two looks at what is due."""

UNHURRIED = 4
"""Computer players that move at the same time."""

HOUR, DAY = 3600.0, 86_400.0

GARBAGE = 600.0
"""Seconds between two looks for what tables that were closed have left in memory."""

IDLE = 120.0
"""Seconds after which a room that nobody looks at is closed."""


class Hall:
    """All rooms of one server process."""

    def __init__(self, settings: Settings) -> None:
        """Open the store."""
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.store.appended = self.metrics.appended
        self.wire = PostgresWire() if self.store.shared else Wire()
        self.thinking = Thinking(settings.thinkers)
        self.thinking.asked = self.metrics.thought
        self.reviews = Reviews(settings, self.store, self.thinking)
        self.rooms: dict[str, Room] = {}
        self.connected: Counter[str] = Counter()
        """How many clients each address has, also those that have not said hello yet."""
        self.unhurried = asyncio.Semaphore(UNHURRIED)
        """Computer players wait here before they move, so that a crowd of them never stands before a person's move."""
        self.closing = False
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._pruned = 0.0
        self._ticker: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with whatever is due."""
        self.wire.start(self)
        self._ticker = asyncio.create_task(self._tick())
        if self.settings.warm and compiler_at_hand():
            self._warming = asyncio.create_task(self.thinking.warm())

    async def stop(self) -> None:
        """Close everything; every entry is on the disk already."""
        self.closing = True
        for task in filter(None, (self._ticker, self._warming)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.wire.stop()
        await self.reviews.close()
        await self.thinking.close()
        for room in list(self.rooms.values()):
            await room.close()
        await asyncio.to_thread(self.store.close)

    @staticmethod
    def encode(message: Message) -> str:
        """Write a message as it goes over the wire."""
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def entries_after(table: Table) -> Callable[[sa.Connection], list[Entry]]:
        """Ask for the entries that a table does not know yet."""
        return ask.entries_of(table.id, table.seq)

    # Rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be."""
        if (room := self.rooms.get(table)) is not None:
            room.used = self.settings.now()
            return room
        if (opening := self._opening.get(table)) is not None:
            return await asyncio.shield(opening)
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self._opening[table] = future
        try:
            room = await self._open(table)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever else waits gets it too; nobody need
            raise
        else:
            future.set_result(room)
            return room
        finally:
            del self._opening[table]

    async def _open(self, table: str) -> Room:
        row = await self.store.read(ask.row_of(table))
        if row is None:
            raise NoTableError("no-table")
        entries = await self.store.read(ask.entries_of(table))
        room = Room(self, await asyncio.to_thread(folded, row.id, row.key, entries))
        self.rooms[table] = room
        if self.store.shared:
            await room.read_on()  # what was written since, before anybody told this process
        room.computers.wake()
        return room

    async def keeps(self, table: str) -> bool:
        """Return whether this process looks after the computer players of a table."""
        return await self.wire.keeps(table)

    async def open_table(self, spec: Spec) -> tuple[Room, dict[int, str]]:
        """Set up a table; return its room and the tokens of its creator's seats."""
        settings = self.settings
        tokens = {seat: settings.new_token() for seat, one in enumerate(spec.seats) if one.kind in {"me", "here"}}
        key = settings.new_key() if spec.seed is None else key_from(spec.seed)
        table = Table(settings.new_id(), key)
        hashes = {str(seat): hash_of(token) for seat, token in tokens.items()}
        text = write_facts(spec=spec_to_dict(spec), tokens=hashes)
        new = [Entry(table.id, 0, settings.now(), kinds.OPEN, None, text)]
        table.fold(new[0])
        if not any(seat.kind == "open" for seat in table.seats):
            try:
                dealt = await asyncio.to_thread(table.begin)
            except ValueError as error:
                raise WebError("plain", why=str(error)) from None
            new.append(Entry(table.id, 1, settings.now(), kinds.DEAL, None, dealt))
            table.fold(new[1])
        if not await self.store.append(new, row_of(table)):
            return await self.open_table(spec)  # the one id in a million millions that there is already
        room = self.rooms[table.id] = Room(self, table)
        self.metrics.count("tables", title=spec.title)
        room.computers.wake()
        return room, tokens

    async def rematch(self, room: Room, seat: int) -> tuple[Room, dict[int, str]]:
        """Set up the same table again for whoever asks first; the others find it by the link in the log."""

        async def act() -> tuple[Room, dict[int, str]]:
            table = room.table
            if table.status not in {OVER, ENDED}:
                raise TooLateError("not-over")
            if table.rematch:
                raise TooLateError("rematched")
            seats = tuple(again(table, number, seat) for number in range(len(table.seats)))
            spec = replace(table.spec, seats=seats, seed=None, first=None, public=False)
            made, tokens = await self.open_table(spec)
            await room.write(kinds.REMATCH, seat, made.table.id)
            return made, tokens

        return await room.change(act)

    async def open_tables(self) -> list[Mapping[str, Any]]:
        """Return what is to be shown of public tables that wait for players."""
        return [json.loads(row.about) for row in await self.store.read(ask.open_tables(100))]

    # What happens by itself

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            await asyncio.sleep(TICK)
            if loop.time() >= looked + GARBAGE:
                looked = loop.time()
                gc.collect()
            try:
                await self._tend()
            except WebError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("tending tables failed")

    async def _tend(self) -> None:
        now = self.settings.now()
        for table in await self.store.read(ask.due_tables(now, self.wire.process)):
            with suppress(NoTableError):
                await (await self.room(table)).computers.tend()
        for room in list(self.rooms.values()):
            if not room.audience.clients and room.used < now - IDLE and room.table.due != 0:
                del self.rooms[room.table.id]
                await room.close()
        if self.settings.keep is not None and now >= self._pruned + HOUR:
            self._pruned = now
            await self._prune(now - self.settings.keep * DAY)

    async def _prune(self, before: float) -> None:
        """Delete what is done and nobody has touched or looks at."""
        old = [table for table in await self.store.read(ask.old_tables(before)) if table not in self.rooms]
        if old:
            await self.store.do(*ask.deleting(old))
            log.info("tables deleted", extra={"count": len(old)})


def again(table: Table, number: int, asker: int) -> SeatSpec:
    """Return who is to sit on a seat when somebody lets a table play again; who sits at one screen stays together."""
    seat = table.seats[number]
    if seat.kind == "bot":
        return SeatSpec("bot", seat.name, seat.bot)
    if number == asker:
        return SeatSpec("me", seat.name)
    together = {table.spec.host, *(q for q, one in enumerate(table.seats) if one.here)}
    return SeatSpec("here", seat.name) if {number, asker} <= together else SeatSpec("open")


def folded(table: str, key: bytes, entries: Sequence[Entry]) -> Table:
    """Return a table from all its entries."""
    made = Table(table, key)
    for entry in entries:
        made.fold(entry)
    return made
