"""Boards as the browser gets them: the empty sheet as SVG, and what lies on it as data."""

from __future__ import annotations

import json
from typing import Any

from whistlestop.render import board_data, board_svg
from whistlestop.rules.board import COLOURS
from whistlestop.titles.cards import cards_of
from whistlestop.titles.title import Title, TitleError
from whistlestop.titles.title import title as find_title

from .errors import NoTableError
from .files import SHELF, File

SVG, JSON = "image/svg+xml", "application/json"


def board_file(name: str, kind: str) -> File:
    """Return the board of a title, `svg` or `json`."""
    try:
        title = find_title(name)
    except TitleError as error:
        raise NoTableError("plain", why=str(error)) from None
    if kind == "json":
        return SHELF.get(f"boards/{title.id}.json", 0, lambda: (_json(title), JSON))
    if title.family != "board":
        raise NoTableError("no-board")
    return SHELF.get(f"boards/{title.id}.svg", 0, lambda: (board_svg(title.id, standalone=False).encode(), SVG))


def _json(title: Title) -> bytes:
    data = board_data(title.id) if title.family == "board" else card_data(title)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def card_data(title: Title) -> dict[str, Any]:
    """Return what lies in the box of the Card Game."""
    cards = cards_of(title)
    letters = dict(zip(COLOURS, "KBGOPRWY", strict=True))
    return {
        "title": title.id,
        "places": [
            {"id": city.id, "name": city.name, "kind": city.kind, "lat": city.lat, "lon": city.lon}
            for city in cards.cities
        ],
        "tickets": [
            {
                "id": ticket.id,
                "a": ticket.a,
                "b": ticket.b,
                "points": ticket.points,
                "needs": "".join("KBGOPRWY"[i] * n for i, n in enumerate(ticket.needs)),
            }
            for ticket in cards.tickets
        ],
        "big_cities": [
            {"id": big.city, "bonus": big.bonus, "color": letters.get(big.color, big.color)} for big in cards.big_cities
        ],
    }
