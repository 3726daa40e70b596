"""How wide and how high a name is when it is set in the board's own face, Cabin at weight 600.

Layouts are solved and checked with these figures, so a name on the sheet is exactly as long as they say.
"""

from __future__ import annotations

from unicodedata import normalize

EM = 2000
TRACKING = 0.012
"""Extra space after each letter, in ems (board.css says the same)."""

CAPITALS = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (
            *(1243, 1231, 1223, 1445, 1126, 1049, 1334, 1443, 544, 544, 1210, 1001, 1651),
            *(1412, 1527, 1175, 1527, 1235, 1163, 1093, 1440, 1231, 1914, 1228, 1181, 1097),
        ),
        strict=True,
    )
)
SMALL = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (
            *(983, 1130, 909, 1130, 1028, 673, 1000, 1095, 460, 460, 943, 506, 1744),
            *(1109, 1125, 1133, 1133, 650, 839, 683, 1084, 989, 1451, 970, 1051, 943),
        ),
        strict=True,
    )
)
FIGURES = dict(zip("0123456789", (1406, 707, 1054, 1079, 1211, 1077, 1128, 1015, 1209, 1128), strict=True))
OTHERS = {
    " ": 450, "-": 840, "–": 1000, "'": 359, ".": 434, ",": 452, "(": 645, ")": 645, "/": 692, "&": 1242,
    "Æ": 1732, "Ø": 1527, "Œ": 2132, "ß": 1221, "æ": 1564, "ø": 1125, "œ": 1795, "þ": 1163, "ð": 1014,
}  # fmt: skip
WIDTHS = CAPITALS | SMALL | FIGURES | OTHERS
UNKNOWN = 1400
"""A letter that the face does not have comes from another one, as wide as this at most."""

BASELINE = 1 / 3
"""From the middle of a name down to its baseline, in ems."""
CAP, ACCENT, DESCENDER = 0.77, 0.95, 0.255
"""Reach of letters above and below the baseline, in ems."""


def width(name: str, font: float) -> float:
    """How long a name is."""
    letters = normalize("NFC", name)
    return sum(_advance(letter) / EM + TRACKING for letter in letters) * font


def reach(name: str, font: float) -> tuple[float, float]:
    """How far a name reaches above and below its middle."""
    accents = any(letter.isupper() and normalize("NFD", letter) != letter for letter in name)
    tails = any(normalize("NFD", letter)[0] in "gjpqyQ,;()" or letter == "ç" for letter in name)
    above = (ACCENT if accents else CAP) - BASELINE
    below = BASELINE + (DESCENDER if tails else 0.012)
    return above * font, below * font


def _advance(letter: str) -> int:
    return WIDTHS.get(letter) or WIDTHS.get(normalize("NFD", letter)[0], UNKNOWN)
