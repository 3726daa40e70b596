"""Whether a killed server ever loses what it acknowledged: `kill -9` at random moments while many games move.

    python -m benchmarks.web_kill --times 200 --seed 1

The server is a process of its own, with the disk's sync on; the clients are another, and remember all that they were
told.  After every restart each client compares: nothing that it saw may be gone or different, where nothing new has
happened the whole state has to be the same, and the game goes on.  At the end the store must hold every acknowledged
move, in order, and at most one more for each kill, whose acknowledgement died with the server; and every game must
replay from its entries (`whistlestop data check`).
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.web_load import KINDS, ROOT, ask, kept, start_server

MOVING = 20
"""Games that must have moved since the last restart before the next kill."""

OTHERS = [{"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "here"}, {"kind": "bot", "bot": "planner"}]
"""Who else sits there: in every second game a computer player, in the others the client plays both seats."""

PATIENCE = 120.0
"""Seconds in which a server must come up, and games must begin to move."""


class LostError(Exception):
    """Something that was seen is gone."""


@dataclass
class Run:
    """What all clients share."""

    rnd: Random
    port: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)
    stop: bool = False
    kills: int = 0
    moved: set[int] = field(default_factory=set)
    """Games in which a move was acknowledged since the last restart."""
    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class Player:
    """One client, which plays all seats of a game that no computer player has."""

    run: Run
    number: int
    rnd: Random
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    state: dict[str, Any] | None = None
    log: list[dict[str, Any]] = field(default_factory=list)
    """Everything that it was told has happened."""

    async def play(self) -> None:
        """Play games one after the other, through all kills, until told to stop."""
        while not self.run.stop:
            await self.run.up.wait()
            try:
                if not self.table or (self.state and self.state["over"]):
                    await self.sit_down()
                await self.talk()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.01)  # killed; until the next one is up

    async def sit_down(self) -> None:
        """Set up a table: two people here, or one against a computer player."""
        title, dice = KINDS[self.number % len(KINDS)]
        other = OTHERS[self.number % len(OTHERS)]
        body = {"title": title, "dice": dice, "seats": [{"kind": "me"}, other]}
        made = await asyncio.to_thread(ask, self.run.port, "/api/tables", body)
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"] if seat["token"]]
        self.state, self.log = None, []
        self.run.acknowledged[self.table] = []
        self.run.counts["games"] += 1

    async def talk(self) -> None:
        """Say hello, compare with what was known, and play."""
        where = f"ws://127.0.0.1:{self.run.port}/ws/{self.table}"
        async with connect(where, max_size=None, compression=None, open_timeout=10) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": self.tokens}))
            while (message := json.loads(await socket.recv()))["type"] != "log":
                pass
            while (state := json.loads(await socket.recv()))["type"] != "state":
                pass
            self.compare(message["events"], state)
            self.log, self.state = message["events"], state
            while not self.run.stop and not state["over"]:
                seat = next((int(seat) for seat, legal in state["legal"].items() if legal), None)
                if seat is None:
                    await self.hear(socket)
                else:
                    await asyncio.sleep(self.rnd.random() * 0.05)
                    await self.move(socket, seat, self.rnd.choice(state["legal"][str(seat)]))
                state = self.state
            self.run.counts["finished"] += bool(state["over"])

    def compare(self, events: list[dict[str, Any]], state: dict[str, Any]) -> None:
        """Nothing that was seen may be gone or different."""
        if self.state is None:
            return
        self.run.counts["compared"] += 1
        for before, now in itertools.zip_longest(self.log, events[: len(self.log)]):
            if now is None or {**before, "text": ""} != {**now, "text": ""}:  # people are called by their names of now
                raise LostError(f"table {self.table}: where {before} was told there is {now}")
        if state["seq"] < self.state["seq"]:
            raise LostError(f"table {self.table}: back at {state['seq']}, and {self.state['seq']} was seen")
        if state["seq"] != self.state["seq"]:
            return
        other = {key for key in state if state[key] != self.state.get(key)} - {"actors"}
        if other:  # only that others have answered in secret may change without a new number
            raise LostError(f"table {self.table}: at {state['seq']} there is another {', '.join(sorted(other))}")
        self.run.counts["same"] += 1

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """Take in one message."""
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "events":
            self.log += message["events"]
        return message

    async def move(self, socket: ClientConnection, seat: int, action: str) -> None:
        """Decide, and wait for the answer."""
        at = self.state["seq"] if self.state else 0
        await socket.send(json.dumps({"type": "play", "seat": seat, "action": action, "at": at, "id": at}))
        while (answer := await self.hear(socket)).get("id") != at:
            pass
        if answer["type"] == "ok":
            self.run.acknowledged[self.table].append((seat, action))
            self.run.moved.add(self.number)
        self.run.counts[answer["type"]] += 1


async def kill_again_and_again(run: Run, data: str, times: int) -> None:
    """Start, wait until enough games move, kill at a random moment; the last server is stopped as a host does it."""
    tell = max(1, times // 10)
    for number in range(times + 1):
        server, run.port = await asyncio.wait_for(
            asyncio.to_thread(start_server, data, "--thinkers", "1", port=run.port), PATIENCE
        )
        run.moved.clear()
        run.up.set()
        patience = time.monotonic() + PATIENCE
        try:
            while len(run.moved) < MOVING:
                if time.monotonic() > patience:
                    raise LostError(f"only {len(run.moved)} games moved in {PATIENCE:.0f} seconds")
                await asyncio.sleep(0.02)
            await asyncio.sleep(run.rnd.random() * 0.5)
            run.counts["moving"] += len(run.moved)
            run.stop = number == times
        finally:
            run.up.clear()
            server.kill()
            await asyncio.to_thread(server.wait)
        run.kills += 1
        if number % tell == 0:
            print(f"kill {run.kills}: {len(run.moved)} games were moving", flush=True)


async def everybody(data: str, arguments: argparse.Namespace) -> Run:
    """Let the clients play while the server is killed."""
    run = Run(Random(arguments.seed))  # noqa: S311 -- when to kill
    players = [Player(run, number, Random(f"{arguments.seed} {number}")) for number in range(arguments.games)]  # noqa: S311
    playing = [asyncio.create_task(player.play()) for player in players]
    killing = asyncio.create_task(kill_again_and_again(run, data, arguments.times - 1))
    await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_EXCEPTION)
    run.stop = True
    for task in (killing, *playing):
        if task.done():
            task.result()
        task.cancel()
    return run


def judge(stored: dict[str, list[tuple[int, str]]], run: Run) -> list[str]:
    """Compare what was acknowledged with what the store holds; return what is wrong."""
    faults = []
    for table, made in run.acknowledged.items():
        mine = {seat for seat, _ in made}
        there = iter([one for one in stored.get(table, ()) if one[0] in mine])
        more = 0
        for one in made:
            for found in there:
                if found == one:
                    break
                more += 1
            else:
                faults.append(f"table {table}: {one} was acknowledged and is not there")
        more += sum(1 for _ in there)
        if more > run.kills:
            faults.append(f"table {table}: {more} moves were never acknowledged, in {run.kills} kills")
        run.counts["unacknowledged"] += more
    return faults


def main() -> int:
    """Kill, compare, print the figures; 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--games", type=int, default=28)
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves")
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as data:
        try:
            run = asyncio.run(everybody(data, arguments))
        except LostError as error:
            print(error)
            return 1
        faults = judge(kept(data), run)
        check = subprocess.run(
            [sys.executable, "-m", "whistlestop", "data", "check", "--data", data], cwd=ROOT / "src", check=False
        )
    for fault in faults:
        print(fault)
    counts = run.counts
    moving = counts["moving"] / run.kills
    print(f"{run.kills} kills in {time.monotonic() - began:.0f} s, each while {moving:.1f} games moved")
    print(f"{counts['games']} games begun, {counts['finished']} finished, {counts['ok']} moves acknowledged", end="")
    print(f", {counts['unacknowledged']} more were kept, {counts['refused']} refused")
    print(f"{counts['compared']} tables compared after restarts, {counts['same']} with the very state", end="")
    print(f" that was seen last; {len(faults)} faults")
    return 1 if faults or check.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
