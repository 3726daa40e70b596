"""Puts the server together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from . import api, pages, words
from .api import fault_answer, hall_of, lang_of
from .errors import NoTableError, StoreError, WebError
from .guard import Guard
from .hall import Hall
from .settings import Settings
from .talk import Talk

ABOUT = (
    "Tables of the Ticket to Ride family, for browsers and for programs. What happens at a table is said over a "
    "WebSocket at /ws/{table}; docs/protocol.md tells its messages."
)


def make_app(settings: Settings) -> FastAPI:
    """Return the server as an ASGI app."""
    hall = Hall(settings)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()

    app = FastAPI(title="Whistlestop", lifespan=life, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.hall = hall
    app.include_router(api.router)
    app.include_router(pages.router)
    app.add_exception_handler(WebError, _fault)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _not_possible)
    app.add_middleware(Guard, hall=hall, talk=talk)
    app.state.openapi = cache(lambda: _openapi(app, settings.version or "0"))
    return app


BAD_REQUEST = 400


async def talk(hall: Hall, socket: WebSocket, table: str) -> None:
    """Talk with a client at a table."""
    await socket.accept()
    try:
        room = await hall.room(table)
        room.check_full()
    except WebError as error:
        lang = words.language(socket.headers.get("accept-language"))
        refused = {"type": "refused", "code": error.code, "text": words.fault(lang, error)}
        await socket.send_text(hall.encode(refused))
        await socket.close(1008)
        return
    await Talk(hall, socket, room).run()


async def _fault(request: Request, error: Exception) -> Response:
    if not isinstance(error, WebError):
        raise error
    hall_of(request).metrics.count("refused", code=error.code)
    if isinstance(error, StoreError):
        pages.log.error("the store refuses: %s", error.reason)
    return fault_answer(lang_of(request), error)


async def _not_valid(request: Request, error: Exception) -> Response:
    """Say what was wrong with a request, for the first thing that was."""
    if not isinstance(error, RequestValidationError):
        raise error
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return fault_answer(lang_of(request), WebError("no-form", where or None, where=where or "?", why=first["msg"]))


async def _not_possible(request: Request, error: Exception) -> Response:
    """Say that there is nothing under an address, or nothing of that kind; or why a body could not be read."""
    if not isinstance(error, HTTPException):
        raise error
    if isinstance(error.__cause__, WebError):
        return await _fault(request, error.__cause__)
    if error.status_code == BAD_REQUEST:
        return fault_answer(lang_of(request), WebError("no-form", where="body", why=str(error.detail)))
    answer = fault_answer(lang_of(request), NoTableError("no-file"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def _openapi(app: FastAPI, version: str) -> dict[str, Any]:
    return get_openapi(title="Whistlestop", version=version, description=ABOUT, routes=app.routes)
