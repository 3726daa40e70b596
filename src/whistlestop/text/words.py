"""Cards, dice, tokens and tickets in words, alike ones together."""

from __future__ import annotations

import re

from whistlestop.game.tokens import FACES, TOKENS

from .catalogue import say
from .locales import listed


def card(lang: str, letter: str) -> str:
    """Name one kind of card: `red`, `locomotive`."""
    return say(lang, f"card-{letter}")


def one(lang: str, letter: str) -> str:
    """Name one card that is taken or laid: `a red card`."""
    return say(lang, f"card-one-{letter}")


def cards(lang: str, text: str | None) -> str:
    """Say a set of cards: `R2L` is `2 red and 1 locomotive`; `R0` is `no red`, and nothing at all is `nothing`."""
    counts: dict[str, int] = {}
    for letter, digits in re.findall(r"([A-Z])(\d*)", text or ""):
        counts[letter] = counts.get(letter, 0) + int(digits or 1)
    said = [say(lang, f"card-count-{letter}", n=n) for letter, n in counts.items()]
    return listed(lang, said) if said else say(lang, "card-none")


def row(lang: str, text: str | None) -> str:
    """Say cards one after the other, as they were turned up: `RRL` is `red, red and locomotive`."""
    said = [card(lang, letter) for letter in re.findall("[A-Z]", text or "")]
    return listed(lang, said) if said else say(lang, "card-none")


def dice(lang: str, text: str | None, tokens: str | None = None) -> str:
    """Say dice, and tokens behind them: `SSLd` is `2 single, 1 locomotive and 1 double token`."""
    whole = (text or "") + (tokens or "")
    said = [say(lang, f"die-count-{face}", n=whole.count(face)) for face in FACES if face in whole]
    said += [say(lang, f"token-count-{token}", n=whole.count(token)) for token in TOKENS if token in whole]
    return listed(lang, said) if said else say(lang, "die-none")


def tokens(lang: str, text: str | None) -> str:
    """Say tokens: `ssd` is `2 single tokens and 1 double token`."""
    return dice(lang, None, text) if text else say(lang, "token-none")


def are_dice(paid: str) -> bool:
    """Whether what was paid is dice and tokens, not cards: `SSLd`, but not `L2`; a single `L` could be either."""
    return bool(paid) and not set(paid) - set(FACES + TOKENS)
