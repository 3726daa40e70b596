"""What else places are called, so that whoever looks for Copenhagen or Köpenhamn finds København."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

SEPARATOR = ";"
_FOLD = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "ł": "l", "đ": "d", "œ": "oe", "ð": "d"})


@cache
def exonyms(title: str) -> Mapping[str, tuple[str, ...]]:
    """Return the other names of a title's places and countries, by id, as its exonyms.csv has them."""
    path = files("whistlestop.titles") / title / "exonyms.csv"
    if not path.is_file():
        return {}
    rows = csv.DictReader(path.read_text(encoding="utf-8").splitlines())
    return {row["id"]: tuple(row["names"].split(SEPARATOR)) for row in rows}


def plain(text: str) -> str:
    """Fold a word for searching: `Malmö` and `malmo` are alike."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_FOLD))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
