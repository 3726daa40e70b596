"""How the values in a sentence are said in English: counts, cards, dice, lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from string import Formatter
from typing import Any

CARDS = {
    "K": "black",
    "B": "blue",
    "G": "green",
    "O": "orange",
    "P": "purple",
    "R": "red",
    "W": "white",
    "Y": "yellow",
    "L": "locomotive",
    "F": "ferry card",
    "Z": "+4 locomotive",
    "X": "passenger card",
}
FACES = {"S": "single", "D": "double", "T": "station", "L": "locomotive"}
TOKENS = {"s": "single", "d": "double"}
KINDS = {"plain": "a plain track", "tunnel": "a tunnel", "ferry": "a ferry"}
ACTIONS = {
    "ride": "moving a passenger",
    "draw": "drawing cards",
    "tickets": "drawing tickets",
    "claim": "claiming a track",
    "build": "building a station",
    "lay": "laying cards",
}


def count(n: int, one: str, many: str) -> str:
    """Say how many: `1 piece`, `4 pieces`."""
    return f"{n} {one if n == 1 else many}"


def listed(words: Sequence[object], last: str = "and") -> str:
    """Say several things: `a, b and c`."""
    *others, end = [str(word) for word in words] or ["nothing"]
    return f"{', '.join(others)} {last} {end}" if others else end


def cards(text: str) -> str:
    """Say a multiset of cards, none of a kind included: `R2L` is `2 red and 1 locomotive`, `R0` is `no red`."""
    said = []
    for letter, digits in re.findall(r"([A-Z])(\d*)", text):
        n, word = int(digits or 1), CARDS[letter]
        many = word + "s" if letter in "LFZX" and n > 1 else word
        said.append(f"{n} {many}" if n else f"no {word}")
    return listed(said) if said else "no such cards"


def dice(text: str) -> str:
    """Say dice: `SSL` is `2 single and 1 locomotive`."""
    return listed([f"{text.count(face)} {word}" for face, word in FACES.items() if face in text]) if text else "none"


def tokens(text: str) -> str:
    """Say tokens: `ssd` is `2 single tokens and 1 double token`."""
    held = [(text.count(token), word) for token, word in TOKENS.items() if token in text]
    return listed([count(n, f"{word} token", f"{word} tokens") for n, word in held]) if held else "no tokens"


def seats(acting: Sequence[int]) -> str:
    """Say who decides."""
    return f"seat {acting[0]} does" if len(acting) == 1 else f"seats {listed(acting)} do"


SAID: dict[str, Callable[[Any], str]] = {
    "cards": cards,
    "card": CARDS.__getitem__,
    "any": lambda letters: listed([CARDS[letter] for letter in letters], "or"),
    "plural": lambda letter: CARDS[letter] + "s",
    "dice": dice,
    "die": lambda faces: listed([f"{FACES[face]} die" for face in faces], "or"),
    "face": FACES.__getitem__,
    "tokens": tokens,
    "token": TOKENS.__getitem__,
    "route": FACES.__getitem__,
    "plain-unit": lambda n: "unit" if n == 1 else "units",
    "kind": KINDS.__getitem__,
    "kinds": lambda kinds: listed([kind.replace("y", "ie") + "s" for kind in kinds]),
    "action": ACTIONS.__getitem__,
    "list": listed,
    "or": lambda words: listed(words, "or"),
    "seat": lambda number: f"seat {number}",
    "seats": seats,
    "ticket": str,
    "tickets": listed,
    "souvenir": str,
    "souvenirs": listed,
}


class English(Formatter):
    """Fills a sentence's fields."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Say one value the way that stands behind its colon."""
        one, bar, many = format_spec.partition("|")
        if bar:
            return count(value, one, many)
        return SAID[format_spec](value) if format_spec else str(value)
