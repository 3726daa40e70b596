"""Short rules of every title, with the ids of the rules that each paragraph tells."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from whistlestop.titles.title import board_of
from whistlestop.titles.title import title as find_title

from .catalogue import say

PAGES = Path(__file__).with_name("help.toml")

SLOTS: Mapping[str, str] = {
    "pieces": "pieces",
    "stations": "stations",
    "passengers": "passengers",
    "hand": "starting_hand",
    "dealt": "tickets_dealt",
    "kept": "tickets_kept_at_setup",
    "drawn": "tickets_drawn",
    "keep": "tickets_kept",
    "open": "doubles_open_from",
    "end": "end_pieces",
    "longest": "longest_path_bonus",
    "globetrotter": "most_tickets_bonus",
    "station": "unused_station_points",
}
"""What paragraphs say of a title, and the slots of its rules that it is taken from."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, and the rules that it tells."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it."""

    heading: str
    paragraphs: tuple[Paragraph, ...]
    picture: str | None = None
    """A name for a picture of our own that shows it."""

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


@cache
def pages() -> Mapping[str, list[dict[str, Any]]]:
    """Return the sections of every game, by the title's id, with `-dice` behind it for the game with dice."""
    found: dict[str, list[dict[str, Any]]] = tomllib.loads(PAGES.read_text(encoding="utf-8"))
    return found


@cache
def facts_of(title_id: str) -> Mapping[str, Any]:
    """Return the values that a title's paragraphs name."""
    title = find_title(title_id)
    facts: dict[str, Any] = {name: title.slots[slot] for name, slot in SLOTS.items() if slot in title.slots}
    if title.family == "board":
        lengths = sorted({track.length for track in board_of(title).tracks})
        facts["lengths"] = [str(length) for length in lengths]
        facts["points"] = [str(title.slots["points"][length]) for length in lengths]
    return facts


def rules_help(lang: str, title: str, *, dice: bool = False) -> tuple[Section, ...]:
    """Return the short rules of a title, with the dice if they are in play."""
    if dice:
        find_title(title).check_dice()
    facts = facts_of(title)
    return tuple(
        Section(
            heading=say(lang, f"help-{part['heading']}"),
            paragraphs=tuple(
                Paragraph(say(lang, f"help-{key}", **facts), tuple(rules)) for key, *rules in part["paragraphs"]
            ),
            picture=part.get("picture"),
        )
        for part in pages()[f"{title}-dice" if dice else title]
    )
