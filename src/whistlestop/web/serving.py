"""Listens: takes the port, says where, runs until it is told to stop."""

from __future__ import annotations

import errno
import gc
import ipaddress
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from .app import make_app
from .errors import DataError
from .settings import Settings

BACKLOG = 512
MESSAGE_BYTES = 65_536


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a server listens."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """The address for a browser on this machine."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)  # noqa: S104 -- only compared
        return f"http://{f'[{host}]' if ':' in host and host[0] != '[' else host}:{self.port}/"


def take_port(host: str, port: int, *, elsewhere: bool = False) -> socket.socket:
    """Take a port; a clear word if somebody else has it, or with `elsewhere` any other one instead."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        if error.errno == errno.EADDRINUSE:
            if elsewhere:
                return take_port(host, 0)
            raise DataError(f"port {port} is taken, perhaps by another Whistlestop; --port names another one") from None
        if error.errno == errno.EACCES:
            raise DataError(f"port {port} may not be used by this user; --port names another one, 8000 say") from None
        if error.errno in {errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN}:
            raise DataError(f"this machine has no address {host}; --host names another one") from None
        raise
    return taken


LISTENS: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "ws": "websockets-sansio",
    "ws_max_size": MESSAGE_BYTES,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "timeout_graceful_shutdown": 3,
    "server_header": False,
}


def serve(settings: Settings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted; `ready` is called when the first page can be opened."""

    def begun() -> None:
        seldom_look_for_garbage()
        ready()

    Server(uvicorn.Config(make_app(settings), **LISTENS), begun).run(sockets=[taken])


def seldom_look_for_garbage() -> None:
    """Let Python look through everything only where the hall says so: with many tables that stops all for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100_000)


def serve_together(settings: Settings, taken: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serve from several processes around one database until interrupted; one that dies is started again."""
    spawning = multiprocessing.get_context("spawn")
    stop, up = threading.Event(), spawning.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: stop.set())

    def begin() -> BaseProcess:
        process = spawning.Process(target=_work, args=(settings, taken, up.set))
        process.start()
        return process

    processes = [begin() for _ in range(workers)]
    told = False
    while not stop.wait(1.0 if told else 0.05):
        if not told and up.is_set():
            told = True
            ready()
        processes = [one if one.is_alive() else begin() for one in processes]
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _work(settings: Settings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve from one of several processes, as long as the one lives that started them."""
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    serve(settings, taken, ready)


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        """Take what to call then."""
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def lan_address() -> str | None:
    """Return the address of this machine in its network; None if it is in none.  Nothing is sent anywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's: the system only says how it would go there
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address
