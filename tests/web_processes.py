"""A server in a process of its own, as `whistlestop serve` starts it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from tests.web_server import Client, Message
from whistlestop.families.compiled import PLAIN

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Started:
    """A server that was started as a command."""

    process: subprocess.Popen[str]
    port: int
    said: list[str]
    """What it has printed."""

    def ask(self, path: str, body: Any) -> Any:
        """Send a request."""
        where = f"http://127.0.0.1:{self.port}{path}"
        request = Request(where, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def table(self, title: str) -> tuple[str, list[str]]:
        """Set up a table for two people at one screen; return it and the tokens of both."""
        made = self.ask("/api/tables", {"title": title, "seats": [{"kind": "me"}, {"kind": "here"}], "first": 0})
        return made["table"], [seat["token"] for seat in made["seats"]]

    @contextmanager
    def client(self, table: str, tokens: list[str]) -> Iterator[Client]:
        """Connect to a table."""
        with connect(f"ws://127.0.0.1:{self.port}/ws/{table}", max_size=None, max_queue=None) as there:
            yield Client(there, tuple(tokens), {})

    def played(self, table: str, tokens: list[str], count: int) -> Message:
        """Make so many moves, each the first that is legal; return the state after them."""
        with self.client(table, tokens) as client:
            turns = client.turns()
            for _ in range(count):
                seat, legal = next(turns)
                assert client.play(legal[0], seat)["type"] == "ok"
            return client.state

    def killed(self) -> None:
        """Kill it, as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stopped(self) -> int:
        """Stop it, as Ctrl+C does; return its exit code."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=30)
        return self.process.returncode

    def until_nobody_listens(self) -> None:
        """Wait until the port is free."""
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)):
                    return


@contextmanager
def started(data: str | Path, *more: str, port: int = 0) -> Iterator[Started]:
    """Start a server; kill it if it still runs at the end."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--data", str(data), "--port", str(port), *more]
    path = os.pathsep.join([str(ROOT / "src"), *sys.path])
    environment = os.environ | {"PYTHONPATH": path, PLAIN: "1"}  # nothing is compiled beside it
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        assert process.stdout is not None
        said: list[str] = []
        while "Ctrl+C" not in "".join(said):
            said.append(process.stdout.readline())
            assert said[-1], process.communicate()
        address = next(word for line in said for word in line.split() if word.startswith("http://127.0.0.1:"))
        try:
            yield Started(process, int(address.rstrip("/").rpartition(":")[2]), said)
        finally:
            process.kill()
