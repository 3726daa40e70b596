"""How fast a server acknowledges moves: many games at once, each of a scripted client and a computer player.

    python benchmarks/web_load.py --games 300 --seconds 60
    python benchmarks/web_load.py --games 300 --seconds 60 --bot search --searching 4

The server is a process of its own, with the disk's sync on, and the clients are another.  Each client thinks 0 to 200
milliseconds before a move and measures from sending it to its `ok`.  Half of the games are played with dice or are the
Card Game.  At the end the server is stopped, and every acknowledged move must be in its store, in order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
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


@dataclass
class Told:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)


def ask(port: int, path: str, body: Any = None) -> Any:
    """Send one request."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
        return json.load(answer)


def start_server(data: str, *more: str) -> tuple[subprocess.Popen[str], int]:
    """Start a server on a free port; return it and the port."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--data", data, "--port", "0", "--no-limits", *more]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    for line in server.stdout or ():
        if "http://" in line:
            return server, int(line.rstrip("/\n").rpartition(":")[2])
    raise SystemExit("the server did not start")


async def play(port: int, told: Told, number: int, bot: str, until: float) -> None:
    """Play games of one kind, one after the other."""
    rnd = Random(number)  # noqa: S311 -- a game
    title, dice = KINDS[number % len(KINDS)]
    while time.monotonic() < until:
        body = {"title": title, "dice": dice, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        table = await asyncio.to_thread(ask, port, "/api/tables", body)
        told.counts["games"] += 1
        with contextlib.suppress(ConnectionClosed):
            await one_game(port, told, table, rnd, until)


async def one_game(port: int, told: Told, table: Any, rnd: Random, until: float) -> None:
    """Play one game to its end, or until the time is up."""
    made = told.acknowledged.setdefault(table["table"], [])
    async with connect(f"ws://127.0.0.1:{port}/ws/{table['table']}", max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": table["seats"][0]["token"]}))
        state: Any = None
        while time.monotonic() < until:
            if state is None or not (state["over"] or state["legal"]["0"]):
                message = json.loads(await socket.recv())
                state = message if message["type"] == "state" else state
                continue
            if state["over"]:
                told.counts["finished"] += 1
                return
            await asyncio.sleep(rnd.random() * 0.2)
            action = rnd.choice(state["legal"]["0"])
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "play", "seat": 0, "action": action, "at": state["seq"], "id": 1}))
            while (answer := json.loads(await socket.recv())).get("id") != 1:
                state = answer if answer["type"] == "state" else state
            if answer["type"] == "ok":
                told.seconds.append(time.perf_counter() - began)
                made.append(action)
            else:
                told.counts["refused"] += 1


def lost(data: str, told: Told) -> int:
    """Count acknowledged moves that the store does not hold."""
    from sqlalchemy import create_engine, text

    engine = create_engine(f"sqlite:///{data}/whistlestop.db")
    missing = 0
    with engine.connect() as connection:
        for table, made in told.acknowledged.items():
            query = text("SELECT text FROM entries WHERE game = :game AND kind = 'play' AND seat = 0 ORDER BY seq")
            kept = [row[0] for row in connection.execute(query, {"game": table})]
            missing += sum(a != b for a, b in zip(made, kept, strict=False)) + max(0, len(made) - len(kept))
    return missing


def main() -> int:
    """Start a server, let the clients play, print the figures; 1 if a move was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bot", default="random", help="computer player of every game")
    parser.add_argument("--pace", type=float, default=None, help="as of whistlestop serve")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        more = [] if arguments.pace is None else ["--pace", str(arguments.pace)]
        server, port = start_server(data, *more)
        told = Told()
        used = os.times()
        began = time.monotonic()
        try:
            asyncio.run(everybody(port, told, arguments))
        finally:
            took = time.monotonic() - began
            server.send_signal(signal.SIGINT)
            server.wait(30)
        spent = os.times()
        missing = lost(data, told)
    report(told, took, missing)
    print(f"processor: clients {spent.user - used.user:.1f} s, server {spent.children_user - used.children_user:.1f} s")
    return 1 if missing else 0


async def everybody(port: int, told: Told, arguments: argparse.Namespace) -> None:
    """Play all games at once."""
    until = time.monotonic() + arguments.seconds
    games = [asyncio.create_task(play(port, told, number, arguments.bot, until)) for number in range(arguments.games)]
    done, waiting = await asyncio.wait(games, timeout=arguments.seconds + 20)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


def report(told: Told, took: float, missing: int) -> None:
    """Print the figures."""
    if len(told.seconds) <= 1:
        print("no moves were acknowledged")
        return
    cuts = statistics.quantiles(told.seconds, n=1000)
    print(f"{told.counts['games']} games begun, {told.counts['finished']} finished, in {took:.0f} s")
    print(f"{len(told.seconds)} moves acknowledged, {len(told.seconds) / took:.0f} a second")
    print(f"p50 {1000 * cuts[499]:.1f} ms, p95 {1000 * cuts[949]:.1f} ms, p99 {1000 * cuts[989]:.1f} ms", end="")
    print(f", longest {1000 * max(told.seconds):.0f} ms")
    print(f"refused {told.counts['refused']}, lost {missing}")


if __name__ == "__main__":
    sys.exit(main())
