"""The stylesheets of the browser, for pictures that have to stand alone."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from importlib.resources import files

FONTS = re.compile(r"@font-face\{font-family:(\w+);font-weight:(\d+);[^}]*?url\(\.\./fonts/([\w.-]+)\)[^}]*\}\n?")
TOKEN = re.compile(r"--([\w-]+):\s*([^;}]+)")
USE = re.compile(r"var\(--([\w-]+)\)")
THEMES = ("auto", "light", "dark")


def _static(path: str) -> bytes:
    return files("whistlestop").joinpath("web", "static", *path.split("/")).read_bytes()


@cache
def defs() -> str:
    """What stands on every board, to be used by reference."""
    text = files("whistlestop.render").joinpath("defs.svg").read_text(encoding="utf-8")
    return text[text.index("<defs>") : text.index("</svg>")].strip()


@cache
def style(theme: str = "auto", fonts: bool = True) -> str:
    """Return everything a picture needs to know about colours and letters.

    `auto` follows the reader's own setting.  `light` and `dark` hold plain values, for programs that know no
    custom properties.  With `fonts` the letters themselves are inside.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    tokens, board = _static("css/tokens.css").decode(), _static("css/board.css").decode()
    faces = "".join(_face(*match) for match in FONTS.findall(tokens)) if fonts else ""
    plain = re.sub(r"/\*.*?\*/\n?", "", FONTS.sub("", tokens) + board, flags=re.DOTALL)
    return faces + (plain if theme == "auto" else _resolved(plain, theme))


def _face(family: str, weight: str, file: str) -> str:
    data = b64encode(_static(f"fonts/{file}")).decode()
    source = f'url(data:font/woff2;base64,{data}) format("woff2")'
    return f"@font-face{{font-family:{family};font-weight:{weight};src:{source}}}\n"


def tokens(theme: str) -> dict[str, str]:
    """Return the values of a theme by name."""
    text = re.sub(r"/\*.*?\*/", "", _static("css/tokens.css").decode(), flags=re.DOTALL)
    light, dark, _ = text.split(":root", 3)[1:4]
    values = dict(TOKEN.findall(light))
    return values | dict(TOKEN.findall(dark)) if theme == "dark" else values


def _resolved(css: str, theme: str) -> str:
    """Put the values of one theme where their names stand, and leave out what a still picture does not need."""
    values = tokens(theme)
    css = re.sub(r"@media [^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}\n?|:root[^{]*\{[^}]*\}\n?", "", css)
    return USE.sub(lambda match: values.get(match[1], match[0]), css)
