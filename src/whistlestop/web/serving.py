"""Listens: takes the port, says where, runs until it is told to stop."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from .app import make_app
from .errors import DataError
from .place import Lock
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


def take_port(host: str, port: int) -> socket.socket:
    """Take a port; a clear word if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        if error.errno == errno.EADDRINUSE:
            raise DataError(f"port {port} is taken, perhaps by another Whistlestop; --port names another one") from None
        if error.errno == errno.EACCES:
            raise DataError(f"port {port} may not be used by this user; --port names another one, 8000 say") from None
        if error.errno in {errno.EADDRNOTAVAIL, socket.EAI_NONAME}:
            raise DataError(f"this machine has no address {host}; --host names another one") from None
        raise
    return taken


def serve(settings: Settings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted; `ready` is called when the first page can be opened."""
    lock = Lock(settings.database)
    try:
        app = make_app(settings)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws_max_size=MESSAGE_BYTES,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=3,
            server_header=False,
            date_header=True,
        )
        server = Server(config, ready)
        server.run(sockets=[taken])
    finally:
        lock.release()


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


def qr_lines(url: str) -> str:
    """Return a QR code of an address, drawn with half blocks."""
    import io

    import segno

    out = io.StringIO()
    segno.make(url, error="m").terminal(out=out, compact=True, border=2)
    return out.getvalue()
