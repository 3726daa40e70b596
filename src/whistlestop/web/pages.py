"""Pages and files: the app, boards, catalogues, the protocol, and what whoever runs the server looks at."""

from __future__ import annotations

import html
import json
import logging
from typing import Any

from fastapi import APIRouter, Request, Response

from whistlestop import text

from .api import hall_of
from .boards import board_file, poster_file
from .errors import NoTableError, NotYoursError
from .files import SHELF, static_file
from .guard import address_of

log = logging.getLogger("whistlestop.web.pages")

router = APIRouter(include_in_schema=False)

HERE = ("127.0.0.1", "::", "::1", "unknown", "testclient")
"""Addresses of this machine itself (an IPv6 one stands for its network)."""


@router.get("/static/{path:path}")
async def static(request: Request, path: str) -> Response:
    """Return a file of the browser app."""
    return static_file(path).answer(request)


@router.get("/boards/{title}.{kind}")
async def board(request: Request, title: str, kind: str) -> Response:
    """Return a board."""
    if kind not in {"svg", "json"}:
        raise NoTableError("no-file")
    return board_file(title, kind).answer(request)


@router.get("/posters/{title}.svg")
async def poster(request: Request, title: str) -> Response:
    """Return the small picture of a title, a symbol in the colours of the page that uses it."""
    return poster_file(title).answer(request)


@router.get("/text/{lang}.ftl")
async def catalogue(request: Request, lang: str) -> Response:
    """Return what stands on buttons, in one language."""
    if lang not in text.languages():
        raise NoTableError("no-file")
    return SHELF.get(f"text/{lang}", 0, lambda: (text.browser_catalogue(lang).encode(), "text/plain")).answer(request)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Say whether the server can read its store."""
    await hall_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return Response('{"status":"ok"}', media_type="application/json")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return what is counted; only this machine may ask, and nobody through a proxy on it."""
    hall = hall_of(request)
    if address_of(request.scope) not in HERE or "x-forwarded-for" in request.headers:
        raise NotYoursError("metrics")
    clients = sum(len(room.audience.clients) for room in hall.rooms.values())
    now = {"clients": clients, "rooms": len(hall.rooms), "thinking": hall.thinking.waiting}
    return Response(hall.metrics.text(now), media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    """Return the description of all requests, for programs."""
    return Response(json.dumps(request.app.state.openapi()), media_type="application/json")


@router.get("/api")
async def protocol(request: Request) -> Response:
    """Return the description of all requests, for people."""
    body = protocol_page(request.app.state.openapi())
    return Response(body, media_type="text/html; charset=utf-8")


@router.get("/")
@router.get("/t/{table}")
@router.get("/t/{table}/review")
@router.get("/rules/{title}")
@router.get("/{page}")
async def app_page(request: Request, table: str = "", title: str = "", page: str = "") -> Response:
    """Return the browser app; it finds out itself which page is meant."""
    del table, title
    if "." in page:
        return static_file(page).answer(request)
    return static_file("index.html").answer(request)


def protocol_page(document: dict[str, Any]) -> str:
    """Write the requests down as a page that loads nothing."""
    parts = []
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            parameters = ", ".join(
                f"<code>{html.escape(one['name'])}</code> ({one['in']})" for one in about.get("parameters", ())
            )
            body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            name = body.get("$ref", "").rpartition("/")[2]
            parts += [
                f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>",
                f"<p>{html.escape(about.get('description', ''))}</p>",
                f"<p>Parameters: {parameters}</p>" if parameters else "",
                f'<p>Body: <a href="#{name}">{name}</a></p>' if name else "",
            ]
    parts.append("<h1>Forms</h1>")
    for name, schema in document["components"]["schemas"].items():
        written = html.escape(json.dumps(schema, indent=2, ensure_ascii=False))
        parts.append(f'<h2 id="{name}">{name}</h2><pre>{written}</pre>')
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<title>Whistlestop: the protocol</title><h1>The requests</h1>"
        f"<p>{html.escape(document['info']['description'])}"
        ' For programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
        f"{''.join(parts)}</html>"
    )
