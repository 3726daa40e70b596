"""Computer players think here: in processes of their own, each question with its time, none of them trusted.

`choose` asks the computer player of a seat, `advise` asks one what a person could do.  Both raise `BotFailedError`
where no usable answer comes in time; whoever asked lets a simpler one play then.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from whistlestop.families.compiled import PLAIN
from whistlestop.game import Game
from whistlestop.game.events import seen_by

from . import players
from .thinker import ADVISER, FORGOTTEN, HEAD, Answer, Question, pack

log = logging.getLogger("whistlestop.web.thinking")

GRACE = 1.0
"""Seconds that an answer may take on its way."""


class BotFailedError(RuntimeError):
    """A computer player gave no answer that can be used."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked about which seat."""

    table: str
    seat: int
    era: int
    """Goes up when a decision was taken back: a computer player must not remember it."""
    bot: str
    seed: int
    seconds: float


class Process:
    """One process that thinks, about one question at a time."""

    def __init__(self, number: int) -> None:
        """Start nothing before the first question."""
        self.number = number
        self.compiled = True
        """Whether the next process may use the compiled core; it would wait for the compiler if that is not warm."""
        self.told: dict[tuple[tuple[str, int, int], str], int] = {}
        """How many events each computer player there has been told."""
        self._lock = asyncio.Lock()
        self._child: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        self.waiting = 0

    async def ask(self, write: Callable[[int], bytes], who: tuple[tuple[str, int, int], str], seconds: float) -> Answer:
        """Put a question, once those before it are answered; `write` writes it for a number of events told."""
        self.waiting += 1
        try:
            async with self._lock:
                return await self._ask(write, who, seconds)
        finally:
            self.waiting -= 1

    async def _ask(
        self, write: Callable[[int], bytes], who: tuple[tuple[str, int, int], str], seconds: float
    ) -> Answer:
        for _ in range(2):
            try:
                async with asyncio.timeout(seconds + GRACE):
                    answer = await self._exchange(write(self.told.get(who, 0)))
            except TimeoutError:
                self.stop()
                raise BotFailedError(f"no answer in {seconds:g} seconds") from None
            except asyncio.CancelledError:
                self.stop()  # half an answer may lie in the pipe
                raise
            except (OSError, EOFError, asyncio.IncompleteReadError) as error:
                self.stop()
                raise BotFailedError(f"the process that thought has ended ({error})") from None
            except Exception as error:
                self.stop()
                raise BotFailedError(f"no answer that can be read ({error})") from error
            if answer.fault != FORGOTTEN:
                return answer
            self.told.pop(who, None)
        raise BotFailedError("it does not remember the game")

    async def _exchange(self, data: bytes) -> Answer:
        child = self._child
        if child is None or child.returncode is not None:
            self.told.clear()
            self._killed = [one for one in self._killed if one.returncode is None]
            child = self._child = await _start(compiled=self.compiled)
        if child.stdin is None or child.stdout is None:
            raise EOFError("no pipes")
        child.stdin.write(HEAD.pack(len(data)) + data)
        await child.stdin.drain()
        size = HEAD.unpack(await child.stdout.readexactly(HEAD.size))[0]
        answer: Answer = pickle.loads(await child.stdout.readexactly(size))  # noqa: S301 -- our own process
        return answer

    def stop(self) -> None:
        """End the process, whatever it does; the next question starts another one."""
        child, self._child = self._child, None
        self.told.clear()
        if child is not None and child.returncode is None:
            with suppress(ProcessLookupError):
                child.kill()
            self._killed.append(child)

    async def close(self) -> None:
        """End the process, and wait until it has."""
        self.stop()
        for child in self._killed:
            await child.wait()

    def begin_anew(self, *, compiled: bool) -> None:
        """Let the question that is being answered be the last one of this process; the next one starts another."""
        self.compiled = compiled

        async def end() -> None:
            async with self._lock:
                self.stop()

        self._ending = asyncio.create_task(end())


async def _start(*, compiled: bool) -> asyncio.subprocess.Process:
    plain = {} if compiled else {PLAIN: "1"}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "whistlestop.web.thinking_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment() | plain,
    )


def environment() -> dict[str, str]:
    """Return what a process beside the server needs to find the same modules."""
    return dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))


class Thinking:
    """All processes that think: some for computer players that take their time, the others for all the rest.

    So who answers at once never stands behind one that thinks for seconds.
    """

    def __init__(self, processes: int) -> None:
        """Take so many, but one for each of the two at least; they start when they are needed."""
        quick = max(1, processes // 2)
        self._quick = [Process(number) for number in range(quick)]
        self._slow = [Process(quick + number) for number in range(max(1, processes - quick))]
        self._processes = [*self._quick, *self._slow]
        self.asked: Callable[[str, float], None] = lambda _bot, _seconds: None
        """Told of every answer: who thought, how long."""

    async def warm(self) -> None:
        """Let computer players think in the plain core until a process beside them has compiled the other one."""
        for process in self._processes:
            process.compiled = False
        arguments = (sys.executable, "-m", "whistlestop.bots.warming", "--beside")
        nothing, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(*arguments, env=environment(), stdin=pipe, stdout=nothing)
        try:
            if await child.wait() == 0:
                for process in self._processes:
                    process.begin_anew(compiled=True)
                log.info("computer players think in the compiled core")
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()

    @property
    def compiled(self) -> bool:
        """Whether the compiled core is ready, so that nobody waits for the compiler."""
        return all(process.compiled for process in self._processes)

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(process.waiting for process in self._processes)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.close() for process in self._processes))

    async def choose(self, asked: Asked, game: Game) -> str:
        """Ask the computer player of a seat what it does; return the token of a legal action."""
        answer = await self._put("choose", asked, game)
        if answer.value not in {str(action) for action in game.legal(asked.seat)}:
            raise BotFailedError(f"{answer.value!r} is not legal")
        return str(answer.value)

    async def advise(self, asked: Asked, game: Game) -> Any:
        """Ask a computer player what a person could do: a token, or all that it has to say."""
        return (await self._put("advise", asked, game)).value

    async def _put(self, what: str, asked: Asked, game: Game) -> Answer:
        seat, bot = asked.seat, asked.bot
        key = (asked.table, seat, asked.era)
        legal = game.legal(seat)
        tokens = tuple(str(action) for action in legal)
        happened = game.events()
        face = game._face  # noqa: SLF001 -- whose tables the view points to
        view = game.view(seat)

        def write(seen: int) -> bytes:
            events = tuple(seen_by(event, seat) for event in happened[seen:])
            question = Question(what, key, bot, asked.seed, game.setup, view, tokens, legal.choices, seen, events)
            return pack(question, face)

        who = (key, bot)
        processes = self._slow if players.takes_time(bot) else self._quick
        process = processes[crc32(f"{key[0]} {seat}".encode()) % len(processes)]
        if what == "advise":
            process = min(processes, key=lambda one: one.waiting)
            who = ((key[0], seat, ADVISER), bot)
            process.told.pop(who, None)
        answer = await process.ask(write, who, asked.seconds)
        if answer.fault:
            process.told.pop(who, None)
            raise BotFailedError(answer.fault)
        if what == "choose":
            process.told[who] = len(happened)
        self.asked(bot, answer.seconds)
        return answer
