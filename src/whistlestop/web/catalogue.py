"""What there is to play and whom against, as the lobby shows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from whistlestop import text
from whistlestop.rulebook import rule as find_rule
from whistlestop.rules.options import Option, Value, options_for
from whistlestop.titles.title import Title
from whistlestop.titles.title import title as find_title
from whistlestop.titles.title import titles as all_titles

from . import players, words


def languages() -> list[dict[str, str]]:
    """Return all languages, by code and by their own names."""
    return [{"lang": code, "name": text.say(code, "language-name")} for code in text.languages()]


@lru_cache(maxsize=32)
def _titles(lang: str) -> list[dict[str, Any]]:
    return [_title(lang, title) for title in all_titles()]


def titles(lang: str) -> list[dict[str, Any]]:
    """Return all titles with everything that can be chosen about them."""
    return _titles(lang)


def _title(lang: str, title: Title) -> dict[str, Any]:
    plain = {option.key for option in options_for(title.id, dice=False)}
    both = {option.key: option for dice in (False, True)[: 1 + title.dice] for option in options_for(title.id, dice)}
    shown: dict[str, Any] = {
        "id": title.id,
        "name": text.title_name(lang, title.id),
        "tagline": text.title_tagline(lang, title.id),
        "seats": list(title.seats),
        "dice": title.dice,
        "family": title.family,
        "options": [_option(lang, option, needs_dice=option.key not in plain) for option in both.values()],
    }
    if note := _note(title):
        shown["own_board_note"] = note
    return shown


def _note(title: Title) -> str:
    if title.family != "board":
        return ""
    from whistlestop.titles.title import board_of

    return board_of(title).notice


def _option(lang: str, option: Option, *, needs_dice: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "key": option.key,
        "name": text.option_name(lang, option),
        "text": text.option_text(lang, option),
        "values": [_plain(value) for value in option.values],
        "value_names": [text.value_name(lang, option, value) for value in option.values],
        "default": _plain(option.default),
        "rule": option.rule,
        "needs_dice": needs_dice,
    }
    if option.symbols:
        shown |= {"symbols": list(option.symbols), "choose": option.choose}
    return shown


def _plain(value: Value) -> object:
    return list(value) if isinstance(value, tuple) else value


def bots(lang: str) -> list[dict[str, Any]]:
    """Return the computer players that one can play against, the strongest first."""
    return [
        {"name": name, "label": words.bot_name(lang, name), "text": words.bot_text(lang, name)}
        for name in players.offered()
    ]


def rules(lang: str, title: str, *, dice: bool) -> list[dict[str, Any]]:
    """Return the short rules of a title."""
    find_title(title)
    return [section.to_dict() for section in text.rules_help(lang, title, dice=dice)]


def rule(rule_id: str) -> dict[str, Any]:
    """Return one rule."""
    found = find_rule(rule_id)
    return {
        "id": found.id,
        "section": found.section,
        "page": found.title,
        "text": found.text,
        "options": list(found.options),
    }
