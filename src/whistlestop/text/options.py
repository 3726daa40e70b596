"""House rules and titles in words."""

from __future__ import annotations

from whistlestop.rules.options import Option, Value

from .catalogue import has, say
from .locales import SOURCE, listed


def option_name(lang: str, option: Option) -> str:
    """Name a house rule."""
    return say(lang, key_of(option))


def option_text(lang: str, option: Option) -> str:
    """Explain a house rule in a sentence."""
    return say(lang, f"{key_of(option)}.text")


def value_name(lang: str, option: Option, value: Value) -> str:
    """Name a value of a house rule: `on`, `5`, `every space`, or souvenirs in their order."""
    if isinstance(value, bool):
        return say(lang, "option-on" if value else "option-off")
    if isinstance(value, tuple | list):
        return listed(lang, [say(lang, f"souvenir-{symbol}") for symbol in value])
    key = f"{key_of(option)}.{value}"
    return say(lang, key) if has(SOURCE, key) else str(value)


def key_of(option: Option) -> str:
    """Return the key in the catalogues: `nordic.startHand` is `option-nordic-startHand`."""
    return f"option-{option.key.replace('.', '-')}"


def title_name(lang: str, title: str, *, dice: bool = False) -> str:
    """Name a game, with its dice if it is played with them."""
    name = say(lang, f"title-{title}")
    return say(lang, "title-with-dice", title=name) if dice else name


def title_tagline(lang: str, title: str) -> str:
    """Say in a line what a game is like."""
    return say(lang, f"title-{title}.tagline")
