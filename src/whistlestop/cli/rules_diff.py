"""`whistlestop rules diff nordic usa`: two titles' rules side by side, in a player's words."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict
from importlib.resources import files
from typing import Any

from whistlestop.rules.ruleset import with_dice
from whistlestop.titles.title import Title, rules_for
from whistlestop.titles.title import title as find_title

from .screen import console, need_rich, print_json, table

NO_CARDS = "DX-10"
"""With dice there are no train cards, and nothing that speaks of them."""

SEATS = ("two_phases_from", "doubles_open_from")
"""Slots that hold a number of players."""


def show_diff(one: str, other: str, *, dice: bool, whole: bool, json: bool) -> int:
    """Print the slots in which two titles differ, or all of them."""
    if not json:
        need_rich("use --json")
    titles = (find_title(one), find_title(other))
    slots = [slots_with_rules(title, dice=dice) for title in titles]
    groups = _groups()
    rows = [
        (group["name"], key, name, *(found.get(key) for found in slots))
        for group in groups
        for key, name in group["slots"].items()
        if any(key in found for found in slots)
    ]
    shown = [row for row in rows if whole or _differ(row[1], row[3], row[4])]
    if json:
        _print_json(titles, shown)
    else:
        _print(titles, shown, len(rows) - len(shown), dice=dice)
    return 0


def slots_with_rules(title: Title, *, dice: bool) -> dict[str, tuple[Any, str]]:
    """Every slot of a title with its value and the rule ids that say so."""
    cited = rules_cited(title)
    if title.family == "card-game":
        if dice:
            title.check_dice()
        return {key: (_frozen(value), cited.get(key, "")) for key, value in title.slots.items()}
    plain = asdict(rules_for(title))
    now = asdict(rules_for(title, dice=True)) if dice else plain
    by_dice = {key for key, value in asdict(with_dice(rules_for(title))).items() if value != plain[key]}
    return {key: (value, NO_CARDS if dice and key in by_dice else cited.get(key, "")) for key, value in now.items()}


def rules_cited(title: Title) -> dict[str, str]:
    """The rule ids that stand behind the slots in title.toml."""
    text = (files("whistlestop.titles") / title.id / "title.toml").read_text(encoding="utf-8")
    return dict(re.findall(r"^(\w+) = .*# *([A-Z]{2}-\d+.*)$", text, re.MULTILINE))


def _groups() -> list[dict[str, Any]]:
    return list(_data()["group"])


def _data() -> dict[str, Any]:
    return tomllib.loads((files("whistlestop.cli") / "rule_slots.toml").read_text(encoding="utf-8"))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _differ(key: str, one: tuple[Any, str] | None, other: tuple[Any, str] | None) -> bool:
    """Whether a player would notice: what one title has no slot for, and the other does without, is alike."""
    if one and other:
        return bool(one[0] != other[0])
    there = one or other
    return there is not None and bool(there[0]) and not key.startswith("dice")


def in_words(key: str, value: Any, words: dict[str, str]) -> str:
    """Say what a slot's value means."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return _list_in_words(key, value, words)
    if key in SEATS:
        return f"{value} players" if value else "never"
    if value == 0:
        return "none"
    return words.get(str(value), str(value))


def _list_in_words(key: str, values: tuple[Any, ...], words: dict[str, str]) -> str:
    if key == "points":
        return " ".join(map(str, values[1:]))
    if key == "colours":
        return str(len(values))
    return ", ".join(words.get(str(one), str(one)) for one in values) or "none"


def _cell(key: str, slot: tuple[Any, str] | None, words: dict[str, str]) -> str:
    if slot is None:
        return "–"
    value, rules = slot
    return f"{in_words(key, value, words)} [dim]({rules})[/dim]" if rules else in_words(key, value, words)


def _print(titles: tuple[Title, Title], rows: list[Any], alike: int, *, dice: bool) -> None:
    words = _data()["words"]
    screen = console()
    group = ""
    with_them = " with dice" if dice else ""
    shown = table("", *(title.name + with_them for title in titles))
    for name, key, text, one, other in rows:
        if name != group:
            group = name
            shown.add_section()
            shown.add_row(f"\n[bold]{name}[/bold]")
        shown.add_row(text, _cell(key, one, words), _cell(key, other, words))
    if rows:
        screen.print(shown)
    else:
        screen.print(f"{titles[0].name} and {titles[1].name} are played by the same rules; only the board differs.")
    if alike and rows:
        screen.print(f"\n{alike} other slots are alike; --all shows them. whistlestop rules CM-40 explains a rule.")


def _print_json(titles: tuple[Title, Title], rows: list[Any]) -> None:
    print_json(
        [
            {"group": group, "slot": key, "name": name}
            | {
                title.id: None if slot is None else {"value": slot[0], "rules": slot[1]}
                for title, slot in zip(titles, slots, strict=True)
            }
            for group, key, name, *slots in rows
        ]
    )
