"""A room: one table in memory with the clients that look at it, its computer players and its clocks.

Everything that changes a table goes through `write`: the entry is folded into a copy, kept by the store, and only then
put in place and shown.  So nobody ever sees what a crash could lose.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from whistlestop.game import Game, GameError

from . import entries as kinds
from . import players, shown
from .chance import number_for
from .entries import Entry, write_facts
from .errors import StoreError, TooLateError, TooManyError
from .shown import Eyes, Message
from .store import Row
from .table import PLAYING, WAITING, Table
from .thinking import Asked, BotFailedError

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("whistlestop.web.room")


class Client(Protocol):
    """Somebody who looks at a table."""

    eyes: Eyes
    told: int
    """How long the log was when this client was last told."""

    def send(self, message: Message | str) -> None:
        """Put a message on its way."""


class Room:
    """One table and everybody there."""

    def __init__(self, hall: Hall, table: Table) -> None:
        """Open the room of a table that was read from the store."""
        self.hall, self.table = hall, table
        self.clients: set[Client] = set()
        self.used = hall.settings.now()
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._changed_at = 0.0
        """When the game last changed, by the event loop's clock."""

    # Changing the table

    async def write(
        self, kind: str, seat: int | None = None, text: str = "", *, chance: str = "", game: Game | None = None
    ) -> None:
        """Add one entry; whoever calls holds the lock.  `TooLateError` if another process was faster."""
        before, after = self.table, self.table.copy()
        entry = Entry(before.id, before.seq + 1, self.hall.settings.now(), kind, seat, text, chance)
        after.fold(entry, game)
        if not await self.hall.store.append([entry], row_of(after)):
            await self.catch_up()
            raise TooLateError("moved-on")
        self._take(before, after, entry)

    async def catch_up(self) -> None:
        """Read what other processes have written, and show it."""
        for entry in await self.hall.store.read(self.hall.entries_after(self.table)):
            before, after = self.table, self.table.copy()
            after.fold(entry)
            self._take(before, after, entry)

    def _take(self, before: Table, after: Table, entry: Entry) -> None:
        self.table = after
        self.used = self.hall.settings.now()
        self.hall.metrics.count("entries", kind=entry.kind)
        if entry.kind in {kinds.PLAY, kinds.UNDO, kinds.DEAL}:
            self._changed_at = asyncio.get_running_loop().time()
        self._show(before, after, entry)
        self.wake()

    async def play(self, seat: int, action: str, at: int | None = None, eyes: Eyes | None = None) -> None:
        """Carry out a decision that somebody made when the game stood at `at`."""
        async with self._lock:
            table = self.table
            if at is not None and eyes is not None and at != table.beat(eyes.seats):
                raise TooLateError("moved-on")
            self._check_playing(table)
            if table.seats[seat].played_by and eyes is not None:
                await self._come_back(seat)
            game, token, chance = table.play(seat, action)
            await self.write(kinds.PLAY, seat, token, chance=chance, game=game)

    def _check_playing(self, table: Table) -> None:
        if table.status != PLAYING:
            raise TooLateError(f"status-{table.status}")

    async def undo(self, seat: int, at: int | None, eyes: Eyes) -> None:
        """Take a decision back."""
        async with self._lock:
            if at is not None and at != self.table.beat(eyes.seats):
                raise TooLateError("moved-on")
            self._check_playing(self.table)
            text = self.table.take_back(seat)
            if text is None:
                raise TooLateError("no-undo")
            await self.write(kinds.UNDO, seat, text)

    async def say(self, seat: int, words: str) -> None:
        """Say something to everybody."""
        async with self._lock:
            if not self.table.spec.chat:
                raise TooLateError("no-chat")
            await self.write(kinds.SAY, seat, words)

    async def take_seat(self, seat: int | None, token: str, name: str) -> int:
        """Give a free seat to whoever holds the token of this hash; deal, if it was the last one."""
        async with self._lock:
            free = [number for number, one in enumerate(self.table.seats) if one.kind == "open"]
            if self.table.status != WAITING or not free or seat not in {None, *free}:
                raise TooLateError("no-free-seat")
            taken = free[0] if seat is None else seat
            await self.write(kinds.SIT, taken, write_facts(token=token, name=name, new=True))
            await self.begin()
            return taken

    async def begin(self) -> None:
        """Deal, if everybody is there."""
        table = self.table
        if table.game is None and not any(seat.kind == "open" for seat in table.seats):
            await self.write(kinds.DEAL, text=table.begin())

    async def come_back(self, seat: int) -> None:
        """Let a person play again who was away."""
        async with self._lock:
            await self._come_back(seat)

    async def _come_back(self, seat: int) -> None:
        found = self.table.seats[seat]
        if found.kind == "person" and found.stand_in and found.why in {"time", "left"}:
            await self.write(kinds.PERSON, seat)

    async def leave(self, seat: int) -> None:
        """Let a computer player play for somebody who leaves; before the game the seat is free again."""
        async with self._lock:
            table = self.table
            if table.game is None and seat != table.spec.host:
                await self.write(kinds.KICK, seat, write_facts(bot=""))
            elif table.status == PLAYING and not table.seats[seat].played_by:
                await self.write(kinds.BOT, seat, write_facts(bot=players.usual(), why="left"))

    async def host(self, kind: str, seat: int | None = None, text: str = "") -> None:
        """Do what a host may do."""
        async with self._lock:
            await self.write(kind, seat, text)
            if kind == kinds.BOT:
                await self.begin()

    # Showing it

    def check_full(self) -> None:
        """Refuse where too many look on already."""
        if len(self.clients) >= self.hall.settings.limits.clients_of_table:
            raise TooManyError("table-full")

    def join(self, client: Client) -> None:
        """Let somebody look."""
        self.clients.add(client)
        self._show_table()
        self.wake()

    def part(self, client: Client) -> None:
        """Somebody looks no more."""
        self.clients.discard(client)
        self.used = self.hall.settings.now()
        self._show_table()

    @property
    def online(self) -> set[int]:
        """Seats whose people look on."""
        return {seat for client in self.clients for seat in client.eyes.seats}

    def _show_table(self) -> None:
        online = self.online
        for eyes, clients in self._by_eyes():
            message = self.hall.encode(shown.table_message(self.table, eyes, online))
            for client in clients:
                client.send(message)

    def show_anew(self) -> None:
        """Tell everybody everything again: what somebody may see has changed."""
        self._show_table()
        for eyes, clients in self._by_eyes():
            for message in (shown.log_message(self.table, eyes), shown.state_message(self.table, eyes)):
                encoded = self.hall.encode(message)
                for client in clients:
                    client.send(encoded)

    def _by_eyes(self) -> Iterable[tuple[Eyes, list[Client]]]:
        groups: dict[Eyes, list[Client]] = {}
        for client in sorted(self.clients, key=lambda one: one.eyes.seats):
            groups.setdefault(client.eyes, []).append(client)
        return groups.items()

    def _show(self, before: Table, after: Table, entry: Entry) -> None:
        """Tell everybody what an entry changed, each as much as it may know."""
        if entry.kind == kinds.SAY:
            for _, clients in self._by_eyes():
                _send(clients, self.hall.encode(shown.chat_message(after, len(after.chat) - 1)))
            return
        if entry.kind not in {kinds.PLAY, kinds.UNDO} or before.status != after.status:
            self._show_table()
        for eyes, clients in self._by_eyes():
            messages = self._news(before, after, entry, eyes)
            encoded = [self.hall.encode(message) for message in messages]
            for client in clients:
                client.told = len(after.log)
                for message in encoded:
                    client.send(message)

    def _news(self, before: Table, after: Table, entry: Entry, eyes: Eyes) -> list[Message]:
        seen = after.beat(eyes.seats) != before.beat(eyes.seats)
        if entry.kind == kinds.UNDO and seen:
            return [shown.log_message(after, eyes), shown.state_message(after, eyes)]
        messages = []
        if len(after.log) > len(before.log):
            messages.append(shown.events_message(after, eyes, len(before.log)))
        moved = seen or before.actors != after.actors or before.status != after.status
        if moved or entry.seat in eyes.seats:
            messages.append(shown.state_message(after, eyes))
        return messages

    # What happens by itself

    def wake(self) -> None:
        """Let computer players play, if it is their turn."""
        if self.table.due == 0 and (self._bots is None or self._bots.done()) and not self.hall.closing:
            self._bots = asyncio.create_task(self._play_bots())
            self._bots.add_done_callback(self._bots_done)

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("computer players of table %s stopped", self.table.id, exc_info=error)

    async def _play_bots(self) -> None:
        while not self.hall.closing:
            table = self.table
            seat = next((seat for seat in table.actors if table.seats[seat].played_by), None)
            if seat is None:
                return
            try:
                await self._play_bot(table, seat)
            except TooLateError:
                continue
            except StoreError as error:
                log.warning("table %s: %s", table.id, error.reason)
                await asyncio.sleep(5)

    async def _play_bot(self, table: Table, seat: int) -> None:
        bot = table.seats[seat].played_by
        game = table.game
        if game is None:
            return
        await self._keep_pace(table)
        try:
            token = await self._think(table, game, seat, bot)
        except BotFailedError as error:
            log.warning("table %s: computer player %s of seat %d failed: %s", table.id, bot, seat, error)
            self.hall.metrics.count("bot_failures", bot=bot)
            await self._replace_bot(table, seat)
            return
        async with self._lock:
            now = self.table
            if now.era != table.era or now.seats[seat].played_by != bot or seat not in now.actors:
                return
            try:
                played, said, chance = now.play(seat, token)
            except GameError:
                return  # the game has moved on; it is asked again
            await self.write(kinds.PLAY, seat, said, chance=chance, game=played)

    async def _think(self, table: Table, game: Game, seat: int, bot: str) -> str:
        legal = game.legal(seat)
        if len(legal) == 1:
            return str(legal[0])
        if bot == players.SIMPLEST:
            at = 0 if game.phase in {"borrow", "complete"} else number_for(table.key, f"seat {seat}", len(table.plays))
            return str(legal[at % len(legal)])
        seed = number_for(table.key, f"bot {seat}")
        asked = Asked(table.id, seat, table.era, bot, seed, self.hall.settings.seconds)
        return await self.hall.thinking.choose(asked, game)

    async def _replace_bot(self, table: Table, seat: int) -> None:
        async with self._lock:
            if self.table.seats[seat].played_by == table.seats[seat].played_by:
                await self.write(kinds.BOT, seat, write_facts(bot=players.SIMPLEST, why="failed"))

    async def _keep_pace(self, table: Table) -> None:
        """Let people follow, where somebody looks on; secret answers need no pause."""
        if self.clients and len(table.actors) == 1:
            wait = self._changed_at + self.hall.settings.pace - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    async def tend(self) -> None:
        """Do what is due: let clocks run out, wake computer players."""
        now = self.hall.settings.now()
        for seat in self.table.actors:
            when = self.table.deadline(seat)
            if when is not None and when <= now:
                async with self._lock:
                    when = self.table.deadline(seat)
                    if when is not None and when <= now and self.table.status == PLAYING:
                        await self.write(kinds.BOT, seat, write_facts(bot=players.usual(), why="time"))
        self.wake()

    async def close(self) -> None:
        """Stop what happens by itself."""
        if self._bots is not None and not self._bots.done():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)


def _send(clients: Iterable[Client], message: str) -> None:
    for client in clients:
        client.send(message)


def row_of(table: Table) -> Row:
    """Return what the store knows of a table without reading its entries."""
    return Row(
        table.id,
        table.key,
        table.created,
        table.touched,
        table.status,
        table.spec.public,
        table.due,
        json.dumps(shown.about(table), ensure_ascii=False),
    )
