"""Reads the Card Game's cards that lie in its folder: cities.csv, tickets.csv and big_cities.csv."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import TYPE_CHECKING

from whistlestop.rules.board import COLOURS, Location
from whistlestop.rules.card_set import BigCity, CardSet, CardTicket
from whistlestop.rules.card_tables import CardRuleset, card_ruleset_from

from .title import Title, slots_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .tables import Folder


def card_rules_for(title: Title, *, options: Mapping[str, object] | None = None) -> CardRuleset:
    """Return the Card Game's rules with these house rules."""
    rules = card_ruleset_from(title.slots, f"titles/{title.id}/title.toml")
    return rules.with_slots(slots_of(title, dice=False, options=options or {}))


def cards_of(title: Title) -> CardSet:
    """Return the title's own cards."""
    return read_cards(files("whistlestop.titles") / title.folder)


def read_cards(folder: Folder) -> CardSet:
    """Return the cards in this folder."""
    return CardSet(
        cities=tuple(
            Location(row["id"], row["name"], float(row["lat"]), float(row["lon"]), row["kind"], row["country"])
            for row in _rows(folder, "cities.csv")
        ),
        tickets=tuple(
            CardTicket(
                id=row["id"],
                a=row["city_a"],
                b=row["city_b"],
                points=int(row["points"]),
                needs=tuple(int(row[colour]) for colour in COLOURS),
            )
            for row in _rows(folder, "tickets.csv")
        ),
        big_cities=tuple(
            BigCity(row["city"], int(row["bonus"]), row["color"]) for row in _rows(folder, "big_cities.csv")
        ),
    )


def _rows(folder: Folder, file: str) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / file).read_text(encoding="utf-8").splitlines()))
