"""Boards as the browser gets them: the empty sheet as SVG, and what lies on it as data."""

from __future__ import annotations

import json
from typing import Any

from whistlestop.game.actions import write_cards
from whistlestop.render import board_data, board_svg, poster_svg
from whistlestop.rules.board import COLOURS
from whistlestop.titles.cards import card_rules_for, cards_of
from whistlestop.titles.exonyms import exonyms
from whistlestop.titles.title import Title, TitleError
from whistlestop.titles.title import title as find_title

from .errors import NoTableError
from .files import SHELF, File, static_file

SVG, JSON = "image/svg+xml", "application/json"
LETTERS = "KBGOPRWY"


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


def poster_file(name: str) -> File:
    """Return the small picture of a title."""
    try:
        title = find_title(name)
    except TitleError as error:
        raise NoTableError("plain", why=str(error)) from None
    if title.family != "board":
        return static_file(f"posters/{title.id}.svg")
    return SHELF.get(f"posters/{title.id}.svg", 0, lambda: (poster_svg(title.id).encode(), SVG))


def _json(title: Title) -> bytes:
    data = board_data(title.id) if title.family == "board" else card_data(title)
    others = exonyms(title.id)
    for place in data.get("places", ()):
        if names := others.get(place["country"] if place.get("kind") == "country" else place["id"]):
            place["also"] = list(names)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def card_data(title: Title) -> dict[str, Any]:
    """Return what lies in the box of the Card Game."""
    cards, rules = cards_of(title), card_rules_for(title)
    letters = dict(zip(COLOURS, LETTERS, strict=True))
    big = {one.city: one for one in cards.big_cities}
    return {
        "title": title.id,
        "places": [
            {"id": city.id, "name": city.name, "kind": city.kind, "lat": city.lat, "lon": city.lon}
            | ({"bonus": big[city.id].bonus, "color": letters[big[city.id].color]} if city.id in big else {})
            for city in cards.cities
        ],
        "tracks": [],
        "tickets": [
            {
                "id": ticket.id,
                "a": ticket.a,
                "b": ticket.b,
                "points": ticket.points,
                "kind": "regular",
                "cards": write_cards({LETTERS[i]: n for i, n in enumerate(ticket.needs)}),
            }
            for ticket in cards.tickets
        ],
        "cards": {**dict.fromkeys(LETTERS, rules.cards_per_colour), "L": rules.wilds},
    }
