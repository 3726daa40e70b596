"""Languages: which there are, which one a reader wants, and how each writes numbers and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

FOLDER = Path(__file__).parent
SOURCE = "en"
"""The language that all others are translated from."""

ALSO: Mapping[str, str] = {"no": "nb", "nn": "nb"}
"""Languages whose readers are served by another one."""

REGION: Mapping[str, str] = {"en": "en_GB"}
"""Whose way of writing numbers and lists it is, where that needs saying."""


class UnknownLanguage(LookupError):
    """There is no folder for this language."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first, then by code: each is a folder beside this module."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/language.ftl"))
    return (SOURCE, *(code for code in found if code != SOURCE))


def known(lang: str) -> str:
    """Return the language if there is a folder for it; `UnknownLanguage` names those that there are."""
    if lang not in languages():
        raise UnknownLanguage(f"no language {lang!r}; there are {', '.join(languages())}")
    return lang


def best_language(wanted: str | None) -> str:
    """Return the language that suits a reader best, by an Accept-Language header or a list such as `de-AT, en`."""
    weighed: list[tuple[float, int, str]] = []
    for place, entry in enumerate((wanted or "").split(",")[:50]):
        match = re.fullmatch(r"\s*([A-Za-z]{1,8})(?:[-_][A-Za-z0-9]+)*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", entry)
        if match and float(match[2] or 1) > 0:
            code = match[1].lower()
            weighed.append((-float(match[2] or 1), place, ALSO.get(code, code)))
    return next((code for _, _, code in sorted(weighed) if code in languages()), SOURCE)


@cache
def locale(lang: str) -> Locale:
    """Return how a language writes numbers and lists."""
    from babel import Locale

    return Locale.parse(REGION.get(lang, lang))


def listed(lang: str, words: Iterable[str], style: str = "standard") -> str:
    """Join words to a list: `a, b and c`, or with the style `or`: `a, b or c`."""
    from babel.lists import format_list

    return str(format_list(list(words), style="or" if style == "or" else "standard", locale=locale(lang)))


def number(lang: str, value: float) -> str:
    """Write a number: 12500 is `12,500`, `12.500` or `12 500`."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, locale=locale(lang)))


def percent(lang: str, share: float, digits: int = 0) -> str:
    """Write a share as a percentage: 0.125 is `12.5%` or `12,5 %`."""
    from babel.numbers import format_percent

    pattern = locale(lang).percent_formats[None].pattern
    return str(format_percent(share, pattern.replace("0", f"0.{'0' * digits}") if digits else pattern, locale(lang)))
