"""What every request passes: who may ask, how much, how large; and the headers that every answer carries."""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import words
from .errors import NoTableError, NotYoursError, TooLargeError, TooManyError, WebError
from .limits import Buckets

if TYPE_CHECKING:
    from .hall import Hall

access = logging.getLogger("whistlestop.web.access")

LOCAL = ("localhost", "testserver")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    "X-Frame-Options": "DENY",
}
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
POLICY_CLOSE = 1008
WS = "/ws/"

Talking = Callable[["Hall", WebSocket, str], Awaitable[None]]
"""What talks with a client at a table."""


def policy(host: str) -> str:
    """Return the rules for pages: everything from this host, nothing written into a page."""
    return (
        f"default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Guard:
    """Stands before the app."""

    def __init__(self, app: ASGIApp, hall: Hall, talk: Talking) -> None:
        """Guard an app by the hall's settings; what clients say goes to `talk` by the shortest way."""
        self.app, self.hall, self.talk = app, hall, talk
        settings = hall.settings
        self._requests = Buckets(*settings.limits.requests, settings.now)
        self._tables = Buckets(*settings.limits.tables, settings.now)
        self._hosts = {*LOCAL, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        if settings.url:
            self._hosts.add(str(urlsplit(settings.url).hostname).lower())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = Headers(scope=scope)
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                found.setdefault("Content-Security-Policy", policy(headers.get("host", "localhost")))
                found.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            try:
                self._check(scope, headers)
                asked = (
                    {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                )  # the server sends no body then
                await self.app(asked, self._measured(receive), answer)
            except WebError as error:
                await _refuse(answer, words.language(headers.get("accept-language")), error)
                self.hall.metrics.count("refused", code=error.code)
        finally:
            access.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "seconds": round(time.perf_counter() - began, 4),
                },
            )

    def _check(self, scope: Scope, headers: Headers) -> None:
        self._check_host(headers)
        if scope["method"] not in CHANGING:
            return
        self._check_origin(headers)
        if int(headers.get("content-length") or 0) > self.hall.settings.limits.body:
            raise TooLargeError("body-too-large", most=self.hall.settings.limits.body)
        address = address_of(scope)
        if not self._requests.take(address):
            raise TooManyError("too-many-requests")
        makes = scope["path"] == "/api/tables" or scope["path"].endswith("/rematch")
        if makes and not self._tables.take(address):
            raise TooManyError("too-many-tables")

    def _measured(self, receive: Receive) -> Receive:
        """Count the bytes of a body whose length nobody told."""
        most, got = self.hall.settings.limits.body, 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLargeError("body-too-large", most=most)
            return message

        return measured

    def _check_host(self, headers: Headers) -> None:
        """Answer only to names of this server, so that no other site can pass itself off as it."""
        host = headers.get("host", "")
        name = _split(f"//{host}")[1]
        if name in self._hosts or _is_address(name):
            return
        raise NotYoursError("wrong-host", host=host[:60])

    def _check_origin(self, headers: Headers) -> None:
        """Pages of other sites may not speak for the person who looks at them; programs send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return
        if _split(origin)[0] == headers.get("host", "").lower():
            return
        if self.hall.settings.url and origin.lower() == self.hall.settings.url.rstrip("/").lower():
            return
        raise NotYoursError("wrong-origin", origin=origin[:60])

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = address_of(scope)
        try:
            self._check_host(headers)
            self._check_origin(headers)
            if not scope["path"].startswith(WS):
                _nothing_there()
            if self.hall.connected[address] >= self.hall.settings.limits.clients:
                raise TooManyError("too-many-clients")
        except WebError as error:
            self.hall.metrics.count("refused", code=error.code)
            await receive()
            await send({"type": "websocket.close", "code": POLICY_CLOSE, "reason": error.code})
            return
        self.hall.connected[address] += 1
        try:
            await self.talk(self.hall, WebSocket(scope, receive, send), scope["path"].removeprefix(WS))
        finally:
            self.hall.connected[address] -= 1
            if not self.hall.connected[address]:
                del self.hall.connected[address]


def address_of(scope: Mapping[str, object]) -> str:
    """Return who asks: an IPv4 address, or the network that a household has in IPv6."""
    client = scope.get("client")
    host = str(client[0]) if isinstance(client, list | tuple) and client else "unknown"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return host


def _split(url: str) -> tuple[str, str]:
    """Return host with port, and host, of an address; empty ones if it is none."""
    try:
        there = urlsplit(url)
        return there.netloc.lower(), (there.hostname or "").lower()
    except ValueError:
        return "", ""


def _nothing_there() -> None:
    raise NoTableError("no-file")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(send: Send, lang: str, error: WebError) -> None:
    fault = {"code": error.code, "text": words.fault(lang, error)}
    if error.field:
        fault["field"] = error.field
    body = json.dumps({"error": fault}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
