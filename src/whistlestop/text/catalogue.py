"""The catalogues: one folder for each language, one Fluent file for each area, read when somebody asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from .locales import FOLDER, REGION, SOURCE, known, listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

AREAS: Mapping[str, str] = {
    "language": "language",
    "app": "app",
    "table": "table",
    "decide": "decide",
    "review": "review",
    "tour": "tour",
    "card": "cards",
    "die": "cards",
    "token": "cards",
    "have": "cards",
    "track": "cards",
    "ticket": "cards",
    "country": "cards",
    "souvenir": "cards",
    "seat": "cards",
    "event": "events",
    "action": "actions",
    "reason": "reasons",
    "word": "words",
    "option": "options",
    "title": "titles",
    "reckoning": "reckoning",
    "server": "server",
    "cli": "cli",
}
"""In which file a key stands, by its first word; those of help name their title: `help-nordic-goal` is in
help-nordic.ftl."""

BROWSER = ("language", "app", "cards", "actions", "table", "decide", "review", "tour")
"""The files that the browser gets."""


class UnknownText(LookupError):
    """No sentence has this key, in any language."""


def file_of(key: str) -> str:
    """Return the file, without its ending, in which a key belongs."""
    first, _, rest = key.partition("-")
    if first == "help":
        from whistlestop.titles.title import titles

        names = ["dice", *(title.id for title in titles())]
        return next((f"help-{name}" for name in names if rest.startswith(f"{name}-")), "help")
    if first not in AREAS:
        raise UnknownText(f"no sentence is called {key!r}; keys begin with {', '.join(AREAS)} or help")
    return AREAS[first]


def source(lang: str, file: str) -> str:
    """Return the text of one file; empty where the language has none."""
    path = FOLDER / known(lang) / f"{file}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def browser_catalogue(lang: str) -> str:
    """Return what the browser needs of a language, in one text.  What is not translated yet is there in English."""
    parts = [source(lang, file) for file in BROWSER]
    if lang != SOURCE:
        # A bundle keeps the first message of a name, so English only fills gaps.
        parts += [_missing(lang, file) for file in BROWSER]
    return "\n".join(part for part in parts if part)


def _missing(lang: str, file: str) -> str:
    """Return the English messages that a file lacks."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    theirs = FluentParser().parse(source(lang, file))
    english = FluentParser().parse(source(SOURCE, file))
    has = {entry.id.name for entry in theirs.body if isinstance(entry, ast.Message)}
    lacks: list[Any] = [entry for entry in english.body if isinstance(entry, ast.Message) and entry.id.name not in has]
    return FluentSerializer().serialize(ast.Resource(lacks)) if lacks else ""


class Catalogue:
    """One language's sentences, read file by file."""

    def __init__(self, lang: str) -> None:
        """Begin with nothing read."""
        from fluent.runtime import FluentBundle

        self.lang = known(lang)
        self._bundle: FluentBundle = FluentBundle([REGION.get(lang, lang).replace("_", "-")], use_isolating=False)
        self._read: set[str] = set()

    def say(self, key: str, args: Mapping[str, Any]) -> str | None:
        """Return a sentence; None if this language lacks it or cannot say it with these values."""
        pattern = self.pattern(key)
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        return None if errors else str(said)

    def pattern(self, key: str) -> Any:
        """Return what a sentence is made from; None if this language lacks it."""
        from fluent.runtime import FluentResource

        name, _, attribute = key.partition(".")
        file = file_of(name)
        if file not in self._read:
            self._bundle.add_resource(FluentResource(source(self.lang, file)))
            self._read.add(file)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def catalogue(lang: str) -> Catalogue:
    """Return a language's sentences."""
    return Catalogue(lang)


def say(lang: str, key: str, **args: Any) -> str:
    """Return a sentence in a language, or in English where that language lacks it.

    `key` is a name in the catalogues, with an attribute behind a dot: `option-nordic-startHand.text`.  Numbers are
    written as the language writes them, and a list or tuple of words is joined as the language joins lists.
    """
    values = dict(args)
    for name, value in args.items():
        if isinstance(value, list | tuple):
            values[name] = listed(lang, map(str, value))
    return _said(lang, key, tuple(values.items()))


@lru_cache(maxsize=16_384)
def _said(lang: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Say it once; a server says the same few thousand sentences all day long."""
    for code in dict.fromkeys((lang, SOURCE)):
        said = catalogue(code).say(key, dict(values))
        if said is not None:
            return said
    names = ", ".join(name for name, _ in values)
    raise UnknownText(f"no sentence is called {key!r}, or it lacks a value: it has {names or 'none'}")


def capital(sentence: str) -> str:
    """Begin a sentence with a capital, also where its first word is a value."""
    return sentence[:1].upper() + sentence[1:]


def has(lang: str, key: str) -> bool:
    """Whether a language has a key; reads no more of it than the file where that would stand."""
    return catalogue(lang).pattern(key) is not None


@cache
def keys(lang: str) -> Mapping[str, Mapping[str, Any]]:
    """Return every message of a language with its parts: the value under the empty name, and attributes by name."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, dict[str, Any]] = {}
    for path in sorted((FOLDER / known(lang)).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = {"": entry.value} if entry.value else {}
                found[entry.id.name] = parts | {part.id.name: part.value for part in entry.attributes}
    return found
