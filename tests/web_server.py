"""A server of its own for a test, on a port of its own, and clients that speak with it as anybody would."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import uvicorn
from websockets.sync.client import ClientConnection, connect

from whistlestop.web.app import make_app
from whistlestop.web.serving import LISTENS, Server, take_port
from whistlestop.web.settings import Limits, Settings

Message = dict[str, Any]
Answer = TypeVar("Answer")

WIDE = Limits(messages=(1e6, 1_000_000), requests=(1e6, 1_000_000), tables=(1e6, 1_000_000), sayings=(1e6, 1_000_000))
"""Limits that no test meets which is not about them."""


class Refused(Exception):
    """An answer of HTTP that is no success."""

    def __init__(self, status: int, body: Any) -> None:
        self.status, self.body = status, body
        super().__init__(f"{status}: {body}")


class Clock:
    """A server's time, which stands until a test moves it."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.time


class Running:
    """A server that runs in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.hall = self.app.state.hall
        self._taken: socket.socket = take_port("127.0.0.1", 0)
        self.port = self._taken.getsockname()[1]
        ready = threading.Event()

        def begun() -> None:
            self._loop = asyncio.get_running_loop()
            ready.set()

        self._server = Server(uvicorn.Config(self.app, **LISTENS), begun)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._taken]})
        self._thread.start()
        while not ready.wait(0.1):
            assert self._thread.is_alive(), "the server did not start"

    def do(self, asked: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something within the server, as it does it itself, and wait for it."""
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result(20)

    def tend(self) -> None:
        """Look at what is due, as the server does every second."""
        self.do(self.hall._tend())

    def stop(self) -> None:
        """Stop, as Ctrl+C does."""
        self._server.should_exit = True
        self._thread.join()

    # HTTP

    def ask(
        self, path: str, body: Any = None, *, token: str = "", headers: dict[str, str] | None = None, method: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request; return status, headers and body."""
        sent = dict(headers or {})
        data = None
        if body is not None:
            data, sent["Content-Type"] = json.dumps(body).encode(), "application/json"
        if token:
            sent["Authorization"] = f"Bearer {token}"
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, sent, method=method or None)
        try:
            with urllib.request.urlopen(asked, timeout=20) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    def json(self, path: str, body: Any = None, *, token: str = "") -> Any:
        """Send a request that must succeed; return what it answers."""
        status, _, content = self.ask(path, body, token=token)
        if status >= 300:
            raise Refused(status, json.loads(content))
        return json.loads(content)

    def table(self, title: str, *seats: str, **more: Any) -> tuple[str, dict[int, str]]:
        """Set a table up: `me`, `open`, `here`, or the name of a computer player for each seat."""
        kinds = [{"kind": one} if one in {"me", "here", "open"} else {"kind": "bot", "bot": one} for one in seats]
        made = self.json("/api/tables", {"title": title, "seats": kinds, **more})
        return made["table"], {one["seat"]: one["token"] for one in made["seats"] if one["token"]}

    def join(self, table: str, name: str = "") -> tuple[int, str]:
        """Take a free seat."""
        made = self.json(f"/api/tables/{table}/join", {"name": name})
        return made["seat"], made["token"]

    @contextmanager
    def client(self, table: str, *tokens: str, **hello: Any) -> Iterator[Client]:
        """Connect to a table, with the tokens of seats or as a spectator."""
        with connect(f"ws://127.0.0.1:{self.port}/ws/{table}", max_size=None, max_queue=None) as socket:
            yield Client(socket, tokens, hello)


class Client:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection, tokens: tuple[str, ...], hello: Message) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """Every message, as it came."""
        self.state: Message = {}
        self.table: Message = {}
        self.send(type="hello", tokens=list(tokens), **hello)
        if not hello.get("after"):
            self.until("log")
        self.until("state")

    def send(self, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 20.0) -> Message:
        """Wait for a message."""
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] in {"state", "table"}:
            setattr(self, message["type"], message)
        return message

    @property
    def messages(self) -> list[Message]:
        """Everything that was said so far."""
        self.ask(type="ping")
        return [json.loads(text) for text in self.heard]

    @property
    def events(self) -> list[Message]:
        """Everything that was told of the game and the table, as often as it was told."""
        return [one for said in self.messages if said["type"] in {"events", "log"} for one in said["events"]]

    def until(self, *kinds: str) -> Message:
        """Wait for a message of one of these types."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def ask(self, **message: Any) -> Message:
        """Say something, and wait for the answer to it."""
        self.send(**message, id=1)
        while (answer := self.next()).get("id") != 1:
            pass
        return answer

    def play(self, action: str, seat: int | None = None, at: int | None = None) -> Message:
        """Decide, and wait for the answer."""
        seat = self.seat if seat is None else seat
        return self.ask(type="play", seat=seat, action=action, at=self.state["seq"] if at is None else at)

    @property
    def seat(self) -> int:
        """The first of its seats."""
        return int(self.table["you"][0])

    def turns(self) -> Iterator[tuple[int, list[str]]]:
        """Wait for each decision of its seats, until the game is over: the seat and what is legal."""
        while not self.state["over"]:
            for seat, legal in self.state["legal"].items():
                if legal:
                    yield int(seat), legal
                    break
            else:
                self.until("state")

    def play_on(self, rnd: Random) -> None:
        """Play at random until the game is over."""
        for seat, legal in self.turns():
            assert self.play(rnd.choice(legal), seat)["type"] == "ok"


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """Run a server on the data in a folder."""
    chosen = replace(Settings(f"sqlite:///{folder / 'test.db'}", limits=WIDE, pace=0.0, thinkers=1), **settings)
    server = Running(chosen)
    try:
        yield server
    finally:
        server.stop()
