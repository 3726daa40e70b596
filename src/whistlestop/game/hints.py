"""How tokens look, for whoever wrote one that cannot be read."""

from __future__ import annotations

FORMS: dict[str, tuple[str, ...]] = {
    "k": ("k:t03,t07", "k:-"),
    "mix": ("mix:1+3",),
    "stack": ("stack:s3",),
    "place": ("place:oslo",),
    "d": ("d",),
    "r": ("r1", "r5"),
    "t": ("t", "t3"),
    "c": ("c17", "c17 R2L"),
    "=": ("=R2L", "=R+3"),
    "*": ("*2",),
    "-": ("-R",),
    "+": ("+R2", "+SL"),
    "take": ("take:oslo",),
    "on": ("on:oslo", "on:-"),
    "st": ("st:oslo", "st:oslo R2"),
    "ride": ("ride:oslo",),
    "g": ("g17",),
    "re": ("re:SSD", "re:-"),
    "tok": ("tok:2",),
    "x": ("x:SDs",),
    "end": ("end", "end:sd"),
    "loan": ("loan:17", "loan:-"),
    "p": ("pass",),
    "n": ("no",),
    "sto": ("stop",),
    "ok": ("ok",),
}
"""How tokens begin, and examples of the right form."""

NAMES = {
    "k": "tickets to keep look",
    "mix": "a mix of long and short tickets looks",
    "stack": "choosing a souvenir stack looks",
    "place": "placing a souvenir stack looks",
    "d": "a card from the pile looks",
    "r": "cards from the row look",
    "t": "drawing tickets looks",
    "c": "claims look",
    "=": "payments look",
    "*": "using +4 locomotives looks",
    "-": "laying one card looks",
    "+": "surcharges look",
    "take": "taking a souvenir looks",
    "on": "placing a passenger looks",
    "st": "building a station looks",
    "ride": "lifting a passenger looks",
    "g": "going along a track looks",
    "re": "rolling dice again looks",
    "tok": "using tokens looks",
    "x": "giving dice for a token looks",
    "end": "ending the turn looks",
    "loan": "borrowing a track looks",
}


def hint(text: str) -> str:
    """Say how the token that somebody probably meant is written."""
    word = text.strip().lower()
    meant = max((start for start in FORMS if word.startswith(start)), key=len, default="")
    if not meant:
        return "claims look like c17 or c17 R2L, picks like r3 or d"
    return f"{NAMES.get(meant, 'what begins so looks')} like {' or '.join(FORMS[meant])}"
