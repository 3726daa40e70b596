"""Short rules of every title, with the ids of the rules that each paragraph tells."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .catalogue import say

PAGES = Path(__file__).with_name("help.toml")


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
def pages() -> dict[str, list[dict[str, Any]]]:
    """Return which sections and paragraphs the help of each title has (help.toml)."""
    found: dict[str, list[dict[str, Any]]] = tomllib.loads(PAGES.read_text(encoding="utf-8"))
    return found


def rules_help(lang: str, title: str, *, dice: bool = False) -> tuple[Section, ...]:
    """Return the short rules of a title, with the dice if they are in play."""
    found = pages()[f"{title}-dice" if dice and f"{title}-dice" in pages() else title]
    return tuple(
        Section(
            heading=say(lang, f"help-{part['heading']}"),
            paragraphs=tuple(Paragraph(say(lang, f"help-{key}"), tuple(rules)) for key, *rules in part["paragraphs"]),
            picture=part.get("picture"),
        )
        for part in found
    )
