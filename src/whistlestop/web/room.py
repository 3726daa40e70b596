"""A room: one table in memory with the clients that look at it, its computer players and its clocks.

Everything that changes a table goes through `write`: the entry is folded into a copy, kept by the store, and only then
put in place and shown.  So nobody ever sees what a crash could lose.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop.game import Game

from . import entries as kinds
from . import players, shown
from .audience import Audience, Client
from .computers import Computers
from .entries import Entry, write_facts
from .errors import TooLateError, TooManyError
from .shown import Eyes
from .store import Row
from .table import PLAYING, WAITING, Table

if TYPE_CHECKING:
    from .hall import Hall

Answer = TypeVar("Answer")

MOVES = (kinds.PLAY, kinds.UNDO, kinds.SAY)
"""Entries that change nothing about who sits where."""

TRIES = 4
"""How often a change is tried where other processes write to the same table."""


class LostRaceError(Exception):
    """Another process wrote the next entry first."""


class Room:
    """One table and everybody there."""

    def __init__(self, hall: Hall, table: Table) -> None:
        """Open the room of a table that was read from the store."""
        self.hall, self.table = hall, table
        self.audience = Audience(hall.encode, hall.settings.now)
        self.computers = Computers(self)
        self.used = hall.settings.now()
        self.changed_at = 0.0
        """When the game last changed, by the event loop's clock."""
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Future[Any]] = set()
        self._row: Row | None = None
        """What the store was last told of the table as a whole."""

    # Changing the table

    async def change(self, act: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something to the table, one after the other; again, if another process was faster.

        What has begun is carried through, even if whoever asked is gone: otherwise the store would know it, and nobody
        here.
        """
        doing = asyncio.ensure_future(self._change(act))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def _change(self, act: Callable[[], Awaitable[Answer]]) -> Answer:
        async with self._lock:
            for _ in range(TRIES):
                try:
                    return await act()
                except LostRaceError:
                    await self._read_on()
            raise TooLateError("moved-on")

    async def write(
        self, kind: str, seat: int | None = None, text: str = "", *, chance: str = "", game: Game | None = None
    ) -> None:
        """Add one entry, within a `change`."""
        before, after = self.table, self.table.copy()
        entry = Entry(before.id, before.seq + 1, self.hall.settings.now(), kind, seat, text, chance)
        after.fold(entry, game)
        row = row_of(after, self._row if kind in MOVES else None)
        if not await self.hall.store.append([entry], row):
            raise LostRaceError
        self._row = row
        self._take(before, after, entry)

    async def read_on(self) -> None:
        """Take over what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self.hall.store.read(self.hall.entries_after(self.table)):
            before, after = self.table, self.table.copy()
            after.fold(entry)
            self._row = None
            self._take(before, after, entry)

    def _take(self, before: Table, after: Table, entry: Entry) -> None:
        self.table = after
        self.used = self.hall.settings.now()
        self.hall.metrics.count("entries", kind=entry.kind)
        if entry.kind in {kinds.PLAY, kinds.UNDO, kinds.DEAL}:
            self.changed_at = asyncio.get_running_loop().time()
        if entry.kind in {kinds.SIT, kinds.KICK} and entry.seat is not None:
            self.audience.lose(entry.seat, after)
        self.audience.show(before, after, entry)
        self.computers.wake()

    # What people do

    async def play(self, seat: int, action: str, at: int, eyes: Eyes) -> None:
        """Carry out a decision that somebody made when the game stood at `at`."""

        async def act() -> None:
            self._check(at, eyes)
            await self._come_back(seat)
            game, token, chance = self.table.play(seat, action)
            await self.write(kinds.PLAY, seat, token, chance=chance, game=game)

        await self.change(act)

    async def undo(self, seat: int, at: int, eyes: Eyes) -> None:
        """Take a decision back."""

        async def act() -> None:
            self._check(at, eyes)
            text = self.table.take_back(seat)
            if text is None:
                raise TooLateError("no-undo")
            await self.write(kinds.UNDO, seat, text)

        await self.change(act)

    def _check(self, at: int, eyes: Eyes) -> None:
        """Refuse what was decided about another state than this, and where nothing is played."""
        if at != self.table.beat(eyes.seats):
            raise TooLateError("moved-on")
        if self.table.status != PLAYING:
            raise TooLateError(f"status-{self.table.status}")

    async def say(self, seat: int, words: str) -> None:
        """Say something to everybody."""
        if not self.table.spec.chat:
            raise TooLateError("no-chat")
        await self.add(kinds.SAY, seat, words)

    async def take_seat(self, seat: int | None, token: str, name: str) -> int:
        """Give a free seat to whoever holds the token of this hash; deal, if it was the last one."""

        async def act() -> int:
            free = [number for number, one in enumerate(self.table.seats) if one.kind == "open"]
            if self.table.status != WAITING or not free or seat not in {None, *free}:
                raise TooLateError("no-free-seat")
            taken = free[0] if seat is None else seat
            await self.write(kinds.SIT, taken, write_facts(token=token, name=name, new=True))
            await self._begin()
            return taken

        return await self.change(act)

    async def come_back(self, seat: int) -> None:
        """Let a person play again who was away."""
        await self.change(lambda: self._come_back(seat))

    async def _come_back(self, seat: int) -> None:
        found = self.table.seats[seat]
        if found.kind == "person" and found.stand_in and found.why in {"time", "left"}:
            await self.write(kinds.PERSON, seat)

    async def leave(self, seat: int) -> None:
        """Let a computer player play for somebody who leaves; before the game the seat is free again."""

        async def act() -> None:
            table = self.table
            if table.game is None and seat != table.spec.host:
                await self.write(kinds.KICK, seat, write_facts(bot="", why="left"))
            elif table.status == PLAYING and not table.seats[seat].played_by:
                await self.write(kinds.BOT, seat, write_facts(bot=players.usual(), why="left"))

        await self.change(act)

    async def add(self, kind: str, seat: int | None = None, text: str = "") -> None:
        """Add an entry that was checked by whoever calls."""

        async def act() -> None:
            await self.write(kind, seat, text)
            if kind == kinds.BOT:
                await self._begin()

        await self.change(act)

    async def _begin(self) -> None:
        """Deal, if everybody is there."""
        table = self.table
        if table.game is None and table.status == WAITING and all(seat.kind != "open" for seat in table.seats):
            await self.write(kinds.DEAL, text=table.begin())

    # Who looks on

    def check_full(self) -> None:
        """Refuse where too many look on already."""
        if len(self.audience.clients) >= self.hall.settings.limits.clients_of_table:
            raise TooManyError("table-full")

    def join(self, client: Client) -> None:
        """Let somebody look."""
        self.audience.clients.add(client)
        self._show_presence()
        self.computers.wake()

    def part(self, client: Client) -> None:
        """Somebody looks no more."""
        self.audience.clients.discard(client)
        self.used = self.hall.settings.now()
        self._show_presence()

    def _show_presence(self) -> None:
        self.audience.show_table(self.table)
        self.hall.wire.tell_presence(self.table.id, self.audience.here)

    async def close(self) -> None:
        """Stop what happens by itself, and let what has begun come to its end."""
        await self.computers.close()
        await asyncio.gather(*self._doing, return_exceptions=True)


def row_of(table: Table, before: Row | None = None) -> Row:
    """Return what the store knows of a table without reading its entries; a move leaves most of it as it was."""
    same = before is not None and before.status == table.status
    about = before.about if before is not None and same else json.dumps(shown.offer(table), ensure_ascii=False)
    spec = table.spec
    return Row(table.id, table.key, table.created, table.touched, table.status, spec.public, table.due, about)
