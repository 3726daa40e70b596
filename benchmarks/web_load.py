"""How fast a server acknowledges moves: many games at once, each of a scripted client and a computer player.

    python benchmarks/web_load.py --games 300 --seconds 60
    python benchmarks/web_load.py --games 300 --seconds 60 --searching 4

The server is a process of its own, with the disk's sync on, and the clients are another.  Each client thinks 0 to 200
milliseconds before a move and measures from sending it to its `ok`.  Half of the games are played with dice or are the
Card Game.  `--searching` adds games against the computer player that thinks longest.  Measuring begins when all tables
are set up.  At the end the server is stopped, and every acknowledged move must be in its store, in order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent

KINDS = [
    ("nordic", False), ("usa", True), ("europe", False), ("card-game", False), ("switzerland", False),
    ("nordic", True), ("usa", False), ("europe", True), ("marklin", False), ("card-game", False),
    ("san-francisco", False), ("marklin", True), ("usa", False), ("switzerland", True),
]  # fmt: skip
"""In turn, so that every second game is played with dice or is the Card Game."""


SETTING_UP = 120.0
"""Seconds after which nothing is waited for any more."""


@dataclass
class Run:
    """One measurement: where, how long, and what the clients saw."""

    port: int
    length: float
    """Seconds."""
    standing: asyncio.Barrier
    """Passed when all tables stand."""
    until: float = float("inf")
    """When the clients stop; known once all tables stand."""
    seconds: list[float] = field(default_factory=list)
    """How long each acknowledgement since then took."""
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)


def ask(port: int, path: str, body: Any = None) -> Any:
    """Send one request."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
        return json.load(answer)


def start_server(data: str, *more: str, port: int = 0) -> tuple[subprocess.Popen[str], int]:
    """Start a server on a port, or on a free one; return it and the port."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--data", data, "--port", str(port), "--no-limits", *more]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    for line in server.stdout or ():
        if "http://" in line:
            return server, int(line.rstrip("/\n").rpartition(":")[2])
    raise SystemExit("the server did not start")


async def play(run: Run, number: int, bot: str) -> None:
    """Play games of one kind, one after the other; the first begins when all tables stand."""
    rnd = Random(number)  # noqa: S311 -- a game
    title, dice = KINDS[number % len(KINDS)]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    for seed in itertools.count(number, 10_000):
        body = {"title": title, "dice": dice, "seats": seats, "seed": seed}
        table = await asyncio.to_thread(ask, run.port, "/api/tables", body)
        run.counts["games"] += 1
        if seed == number:
            await run.standing.wait()
            run.until = min(run.until, time.monotonic() + run.length)
        with contextlib.suppress(ConnectionClosed):
            await one_game(run, table, rnd)
        if time.monotonic() >= run.until:
            return


async def one_game(run: Run, table: Any, rnd: Random) -> None:
    """Play one game to its end, or until the time is up."""
    made = run.acknowledged.setdefault(table["table"], [])
    async with connect(f"ws://127.0.0.1:{run.port}/ws/{table['table']}", max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": table["seats"][0]["token"]}))
        state: Any = None
        while time.monotonic() < run.until:
            if state is None or not (state["over"] or state["legal"]["0"]):
                message = json.loads(await socket.recv())
                state = message if message["type"] == "state" else state
                continue
            if state["over"]:
                run.counts["finished"] += 1
                return
            await asyncio.sleep(rnd.random() * 0.2)
            action = rnd.choice(state["legal"]["0"])
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "play", "seat": 0, "action": action, "at": state["seq"], "id": 1}))
            while (answer := json.loads(await socket.recv())).get("id") != 1:
                state = answer if answer["type"] == "state" else state
            if answer["type"] == "ok":
                run.seconds.append(time.perf_counter() - began)
                made.append(action)
            else:
                run.counts["refused"] += 1


def kept(data: str) -> dict[str, list[tuple[int, str]]]:
    """Read the decisions that the store holds, by table: seat and token."""
    found: dict[str, list[tuple[int, str]]] = {}
    with contextlib.closing(sqlite3.connect(Path(data) / "whistlestop.db")) as connection:
        for game, seat, text in connection.execute(
            "SELECT game, seat, text FROM entries WHERE kind = 'play' ORDER BY game, seq"
        ):
            found.setdefault(game, []).append((seat, text))
    return found


def lost(stored: dict[str, list[tuple[int, str]]], run: Run) -> int:
    """Count acknowledged moves that the store does not hold."""
    missing = 0
    for table, made in run.acknowledged.items():
        there = [text for seat, text in stored.get(table, ()) if seat == 0]
        missing += sum(a != b for a, b in zip(made, there, strict=False)) + max(0, len(made) - len(there))
    return missing


def main() -> int:
    """Start a server, let the clients play, print the figures; 1 if a move was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bot", default="random", help="computer player of every game")
    parser.add_argument("--searching", type=int, default=0, metavar="N", help="more games, each against `search`")
    parser.add_argument("--pace", type=float, default=None, help="as of whistlestop serve")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        more = [] if arguments.pace is None else ["--pace", str(arguments.pace)]
        server, port = start_server(data, *more)
        used, load = os.times(), os.getloadavg()[0]
        try:
            run = asyncio.run(everybody(port, arguments))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
        spent = os.times()
        stored = kept(data)
    missing = lost(stored, run)
    report(run, missing)
    others = sum(seat != 0 for made in stored.values() for seat, _ in made)
    print(f"computer players moved {others} times")
    print(f"processor: clients {spent.user - used.user:.1f} s,", end="")
    print(f" server {spent.children_user - used.children_user:.1f} s", end="")
    print(f"; load of the machine before {load:.1f}, after {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    return 1 if missing or not run.seconds else 0


async def everybody(port: int, arguments: argparse.Namespace) -> Run:
    """Play all games at once."""
    bots = [arguments.bot] * arguments.games + ["search"] * arguments.searching
    run = Run(port, arguments.seconds, asyncio.Barrier(len(bots)))
    games = [asyncio.create_task(play(run, number, bot)) for number, bot in enumerate(bots)]
    done, waiting = await asyncio.wait(games, timeout=run.length + SETTING_UP)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
    return run


def report(run: Run, missing: int) -> None:
    """Print the figures."""
    if len(run.seconds) <= 1:
        print("no moves were acknowledged")
        return
    cuts = statistics.quantiles(run.seconds, n=1000)
    print(f"{run.counts['games']} games begun, {run.counts['finished']} finished, in {run.length:.0f} s")
    print(f"{len(run.seconds)} moves acknowledged, {len(run.seconds) / run.length:.0f} a second")
    print(f"p50 {1000 * cuts[499]:.1f} ms, p95 {1000 * cuts[949]:.1f} ms, p99 {1000 * cuts[989]:.1f} ms", end="")
    print(f", longest {1000 * max(run.seconds):.0f} ms")
    print(f"refused {run.counts['refused']}, lost {missing}")


if __name__ == "__main__":
    sys.exit(main())
