"""Texts and their uses: nothing is said that has no text, and no text is there that nothing says.

Keys stand in the sources as they are, or are put together: f"event-{kind}", `track-${kind}`.  A key
that is put together counts as used if what is put in is one of the games' own values, or a word that stands in that
part of the sources.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import whistlestop as ws
from whistlestop import text
from whistlestop.bots.naming import bot_names
from whistlestop.game.reasons.sentences import REASONS
from whistlestop.rules.options import options
from whistlestop.text.catalogue import AREAS, keys
from whistlestop.text.locales import SOURCE
from whistlestop.text.reasons import key_of
from whistlestop.titles.title import board_of, title

SOURCES = Path(ws.__file__).parent
BROWSER = SOURCES / "web" / "static" / "js"
AREA = "|".join([*AREAS, "help"])

VALUES = {
    *"KBGOPRWYLFZX",  # cards
    *"SDTL",  # faces of dice
    *"sd",  # tokens
    *(f"s{n}" for n in range(1, 8)),  # souvenirs
    *bot_names(),
    *(known.id for known in ws.titles()),
    *(key_of(key).removeprefix("reason-") for key in REASONS),
    *(option.key.replace(".", "-") for option in options()),
    *(
        word
        for folder in ("game", "rules", "titles")
        for path in (SOURCES / folder).rglob("*.py")
        for word in re.findall(r"[\"']([a-z0-9-]+)[\"']", path.read_text("utf-8"))
    ),
    *(
        place.country
        for known in ws.titles()
        if known.family == "board"
        for place in board_of(title(known.id)).locations
    ),
}
"""What is put into keys and comes from the games: the words of the engine among them, for phases, events and ends."""


@cache
def part(path: Path) -> str:
    """Return the part of the sources that a file belongs to, whole: all of the browser's, or its own folder."""
    folder = BROWSER if path.is_relative_to(BROWSER) else path.parent
    return "\n".join(read(one) for one in files() if one.is_relative_to(folder))


@cache
def files() -> tuple[Path, ...]:
    """Return the sources that may say something."""
    found = [*SOURCES.rglob("*.py"), *BROWSER.rglob("*.js")]
    return tuple(sorted(path for path in found if "vendor" not in path.parts))


@cache
def read(path: Path) -> str:
    """Read a source without the names of classes, which look like keys."""
    return re.sub(r"""class(?:=|: )(?:"[^"]*"|`[^`]*`)""", "", path.read_text("utf-8"))


def written() -> set[str]:
    """Return every key that stands in the sources as it is."""
    return {found for path in files() for found in re.findall(rf"""["'`]((?:{AREA})-[\w.-]+)["'`]""", read(path))}


def composed() -> Iterator[tuple[str, Path]]:
    """Give the beginning of every key that is put together, with the file where that happens."""
    for path in files():
        opening = "`" if path.suffix == ".js" else "f[\"']"
        brace = r"\$\{" if path.suffix == ".js" else r"\{"
        for beginning in re.findall(rf"{opening}((?:{AREA})-(?:[\w-]+-)?){brace}", read(path)):
            yield beginning, path


def quoted(path: Path) -> tuple[set[str], set[str]]:
    """Return the words in quotes in the part of the sources that a file belongs to, and beginnings of such words."""
    return set(re.findall(r"""["'`]([\w-]+)["'`]""", part(path))), set(re.findall(r"""f"([a-z-]+-)\{""", part(path)))


def put_in(rest: str, path: Path) -> bool:
    """Whether something that may come behind the beginning of a key is known to, in this part of the sources."""
    words, beginnings = quoted(path)
    if rest in VALUES or rest in words:
        return True
    return any(rest.startswith(one) and rest[len(one) :] in VALUES | words for one in beginnings)


def test_every_text_is_said_somewhere() -> None:
    """No key stands in English that nothing uses; those of help have a test of their own."""
    left = set(keys(SOURCE)) - {key.partition(".")[0] for key in written()}
    left = {name for name in left if not name.startswith("help-")}
    for beginning, path in set(composed()):
        left -= {name for name in left if name.startswith(beginning) and put_in(name.removeprefix(beginning), path)}
    assert sorted(left) == []


@pytest.mark.parametrize("path", [path for path in files() if path.suffix == ".js"], ids=lambda path: path.stem)
def test_the_browser_says_only_what_there_is(path: Path) -> None:
    """Each key that the browser asks for has a text."""
    asked = re.findall(r"""\bt\("([\w.-]+)"[,)]""", read(path))
    asked += re.findall(r"""\? "([a-z]+-[\w.-]+)" : "[a-z]""", " ".join(re.findall(r"\bt\([^`]*?\)", read(path))))
    assert [key for key in asked if not text.catalogue.has(SOURCE, key)] == []
