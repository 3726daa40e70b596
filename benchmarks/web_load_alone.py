"""What `web_load.py` would measure on a machine that does nothing else, reckoned on one that is busy.

    python -m benchmarks.web_load_alone --games 300 --seconds 10

Server and clients share one process and one event loop, whose clock is the processor time of that process: it stands
while others have the processor, and skips to the next thing to do when there is nothing to do.  So the figures are
those of one core alone, with all that the server does but the kernel's sockets, and with the clients' own work on top.
Waiting for the disk takes no processor time: what one transaction needs there (`append_seconds` of `/metrics` tells)
comes on top of each figure.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import selectors
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from starlette.websockets import WebSocketDisconnect, WebSocketState

from benchmarks.web_load import KINDS, SETTING_UP
from whistlestop.web.hall import Hall
from whistlestop.web.serving import seldom_look_for_garbage
from whistlestop.web.settings import UNLIMITED, Settings
from whistlestop.web.spec import read_spec
from whistlestop.web.talk import Talk

WARMING = 3.0
"""Seconds after which measuring begins: all clients say hello at once, which nobody does."""

LOOK = 0.002
"""Seconds for which the selector really waits while a transaction is on its way."""


class ProcessorTime:
    """A clock that counts what this process computes, and skips what it would only wait for."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self.threads = 1
        """What is waited for that other threads do: nothing is skipped then.  Setting up counts as one."""

    def now(self) -> float:
        """Tell the time."""
        return time.process_time() + self.skipped


class Selector(selectors.DefaultSelector):
    """Never waits where nothing can come: then the clock skips."""

    def __init__(self, clock: ProcessorTime) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has happened."""
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0):
            return found
        if self._clock.threads or timeout is None:
            return super().select(LOOK)
        self._clock.skipped += timeout
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop by that clock."""

    def __init__(self, clock: ProcessorTime) -> None:
        super().__init__(Selector(clock))
        self._alone = clock

    def time(self) -> float:
        """Tell the time."""
        return self._alone.now()


class Line:
    """A client's line to the server, without a network between them."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        """Hear what the client says."""
        text = await self.said.get()
        if text is None:
            raise WebSocketDisconnect
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        """Say something to the client."""
        self.heard.put_nowait(text)

    async def close(self, code: int = 1000) -> None:
        """End."""


class Measured:
    """One measurement."""

    def __init__(self, hall: Hall, games: int) -> None:
        self.hall = hall
        self.standing = asyncio.Barrier(games + 1)
        self.seconds: list[float] = []
        self.games = 0

    async def play(self, number: int) -> None:
        """Play games of one kind, one after the other; the first begins when all tables stand."""
        title, dice = KINDS[number % len(KINDS)]
        rnd = Random(number)  # noqa: S311 -- a game
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        for seed in itertools.count(number, 10_000):
            room, tokens = await self.hall.open_table(
                read_spec({"title": title, "dice": dice, "seats": seats, "seed": seed})
            )
            self.games += 1
            if seed == number:
                await self.standing.wait()
            line = Line()
            talking = asyncio.create_task(Talk(self.hall, line, room).run())  # type: ignore[arg-type]
            line.said.put_nowait(json.dumps({"type": "hello", "token": tokens[0]}))
            await self.one_game(line, rnd)
            line.said.put_nowait(None)
            await talking

    async def one_game(self, line: Line, rnd: Random) -> None:
        """Play one game to its end."""
        clock = asyncio.get_running_loop()
        state: dict[str, Any] = {"over": False, "legal": {"0": []}}
        while not state["over"]:
            if not state["legal"]["0"]:
                message = json.loads(await line.heard.get())
                state = message if message["type"] == "state" else state
                continue
            await asyncio.sleep(rnd.random() * 0.2)
            action, began = rnd.choice(state["legal"]["0"]), clock.time()
            line.said.put_nowait(json.dumps({"type": "play", "seat": 0, "action": action, "at": state["seq"], "id": 1}))
            while (answer := json.loads(await line.heard.get())).get("id") != 1:
                state = answer if answer["type"] == "state" else state
            self.seconds.append(clock.time() - began)


async def measure(clock: ProcessorTime, arguments: argparse.Namespace) -> Measured:
    """Play for so many seconds of processor time."""
    with tempfile.TemporaryDirectory() as data:
        hall = Hall(Settings(f"sqlite:///{data}/whistlestop.db", limits=UNLIMITED))
        append = hall.store.append

        async def counted(new: Sequence[Any], row: Any) -> bool:
            clock.threads += 1
            try:
                return await append(new, row)
            finally:
                clock.threads -= 1

        hall.store.append = counted  # type: ignore[method-assign]
        await hall.start()
        seldom_look_for_garbage()
        run = Measured(hall, arguments.games)
        playing = [asyncio.create_task(run.play(number)) for number in range(arguments.games)]
        await asyncio.wait_for(run.standing.wait(), SETTING_UP)
        clock.threads -= 1
        await asyncio.sleep(WARMING)
        run.seconds.clear()
        await asyncio.sleep(arguments.seconds)
        found = run.seconds[:]
        for task in playing:
            if task.done():
                task.result()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for one in others:
            one.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await hall.stop()
        run.seconds = found
        return run


def main() -> int:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0, help="of processor time")
    arguments = parser.parse_args()
    clock = ProcessorTime()
    run = Loop(clock).run_until_complete(measure(clock, arguments))
    cuts = statistics.quantiles(run.seconds, n=1000)
    print(f"{run.games} games, {len(run.seconds) / arguments.seconds:.0f} moves acknowledged a second", end="")
    print(f"; p50 {1000 * cuts[499]:.1f} ms, p95 {1000 * cuts[949]:.1f} ms, p99 {1000 * cuts[989]:.1f} ms", end="")
    print(f", longest {1000 * max(run.seconds):.0f} ms; load of the machine {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
