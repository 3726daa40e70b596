"""What happens at a table by itself: computer players play, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from whistlestop.game import Game, GameError

from . import entries as kinds
from . import players
from .chance import number_for
from .entries import write_facts
from .errors import StoreError, TooLateError
from .table import PLAYING, Table
from .thinking import Asked, BotFailedError

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("whistlestop.web.computers")

AFTER_TROUBLE = 2.0
"""Seconds to wait where the store refused."""


class Computers:
    """The computer players and clocks of one room."""

    def __init__(self, room: Room) -> None:
        """Look after a room."""
        self._room, self._hall = room, room.hall
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let computer players play, if it is their turn."""
        if self._room.table.due == 0 and (self._task is None or self._task.done()) and not self._hall.closing:
            self._task = asyncio.create_task(self._play())
            self._task.add_done_callback(self._stopped)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("computer players of table %s stopped", self._room.table.id, exc_info=error)

    async def close(self) -> None:
        """Stop."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self) -> None:
        while not self._hall.closing and self._room.table.due == 0:
            try:
                if not await self._hall.keeps(self._room.table.id):
                    return
                await self._decide(self._room.table)
            except TooLateError:
                continue
            except StoreError as error:
                log.warning("table %s: %s", self._room.table.id, error.reason)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _decide(self, table: Table) -> None:
        """Let the computer player of one seat decide."""
        seat = next(seat for seat in table.actors if table.seats[seat].played_by)
        bot, game = table.seats[seat].played_by, table.game
        if game is None:
            return
        await self._keep_pace(table)
        try:
            token = await self._think(table, game, seat, bot)
        except BotFailedError as error:
            if self._hall.closing:
                return  # it was not given the time
            log.warning("table %s: computer player %s of seat %d failed: %s", table.id, bot, seat, error)
            self._hall.metrics.count("bot_failures", bot=bot.partition(":")[0])
            await self._room.change(lambda: self._replace(table, seat))
            return
        async with self._hall.unhurried:
            with suppress(GameError):  # the game may have moved on; then it is asked again
                await self._room.change(lambda: self._carry_out(table, seat, bot, token))

    async def _carry_out(self, table: Table, seat: int, bot: str, token: str) -> None:
        now = self._room.table
        same = now.beat((seat,)) == table.beat((seat,))  # otherwise it knows more now, and is asked again
        if same and now.seats[seat].played_by == bot and seat in now.actors and not now.resting:
            game, said, chance = now.play(seat, token)
            await self._room.write(kinds.PLAY, seat, said, chance=chance, game=game)

    async def _think(self, table: Table, game: Game, seat: int, bot: str) -> str:
        legal = game.legal(seat)
        if len(legal) == 1:
            return str(legal[0])
        if bot == players.SIMPLEST:
            proposed = game.phase in {"borrow", "complete"}
            at = 0 if proposed else number_for(table.key, f"seat {seat}", len(table.plays))
            return str(legal[at % len(legal)])
        seed = number_for(table.key, f"bot {seat}")
        asked = Asked(table.id, seat, table.era, bot, seed, self._hall.settings.seconds)
        return await self._hall.thinking.choose(asked, game)

    async def _replace(self, table: Table, seat: int) -> None:
        if self._room.table.seats[seat].played_by == table.seats[seat].played_by:
            simpler = players.simpler(table.seats[seat].played_by)
            await self._room.write(kinds.BOT, seat, write_facts(bot=simpler, why="failed"))

    async def _keep_pace(self, table: Table) -> None:
        """Let people follow, where that is wanted and somebody looks on; secret answers need no pause."""
        pace = self._hall.settings.pace
        if pace and self._room.audience.clients and len(table.actors) == 1:
            wait = self._room.changed_at + pace - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    async def tend(self) -> None:
        """Do what is due: let clocks run out, wake computer players."""
        if any(self._late(seat) for seat in self._room.table.actors):
            with suppress(TooLateError):
                await self._room.change(self._run_out)
        self.wake()

    def _late(self, seat: int) -> bool:
        when = self._room.table.deadline(seat)
        return when is not None and when <= self._hall.settings.now()

    async def _run_out(self) -> None:
        for seat in self._room.table.actors:
            if self._late(seat) and self._room.table.status == PLAYING:
                await self._room.write(kinds.BOT, seat, write_facts(bot=players.usual(), why="time"))
