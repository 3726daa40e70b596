"""What is wrong with a language: keys that it lacks, values that it forgets, numbers that it cannot count."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .catalogue import keys
from .locales import FOLDER, SOURCE, known, locale

SAME = "same.toml"
"""The file of a language that says which texts are right to be the same as in English, and why."""

GLOSSARY = "glossary.toml"
"""The file of a language with the rulebooks' own words: patterns by term; words that contradict them; and texts that
rightly do without, each with the reason."""

WHOLE = ("zero", "one", "two", "few", "many", "other")
"""The plural categories that there are in all languages together."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a text."""

    key: str
    """Its key, with an attribute behind a dot."""
    what: str

    def __str__(self) -> str:
        """Say what is wrong with which text."""
        return f"{self.key}: {self.what}"


def missing(lang: str) -> list[str]:
    """Return the keys that English has and a language lacks, in the order of the catalogues."""
    own = texts(lang)
    return [key for key in texts(SOURCE) if key not in own]


def idle(lang: str) -> list[str]:
    """Return the keys of a language that English does not have."""
    english = texts(SOURCE)
    return [key for key in texts(lang) if key not in english]


def faults(lang: str) -> Iterator[Fault]:
    """Say what is wrong with the texts that a language has."""
    allowed, same = same_as_english(lang), set()
    source = texts(SOURCE)
    for key, pattern in texts(lang).items():
        if (english := source.get(key)) is None:
            continue
        yield from (Fault(key, what) for what in wrong_values(english, pattern))
        yield from (Fault(key, what) for what in wrong_plurals(lang, pattern))
        if lang != SOURCE and is_words(english) and plain(english) == plain(pattern):
            same.add(key)
            if key not in allowed:
                yield Fault(key, f"is the same as in English; if that is right, say why in {SAME}")
    yield from (
        Fault(key, f"is not the same as in English, though {SAME} says so") for key in allowed if key not in same
    )
    if lang != SOURCE:
        yield from wrong_terms(lang)


def texts(lang: str) -> Mapping[str, Any]:
    """Return the patterns of a language by key, those of attributes behind a dot."""
    return {
        f"{name}.{part}" if part else name: pattern
        for name, parts in keys(lang).items()
        for part, pattern in parts.items()
    }


def same_as_english(lang: str) -> Mapping[str, str]:
    """Return the keys whose text may be the same as in English, each with the reason."""
    path = FOLDER / known(lang) / SAME
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def glossary(lang: str) -> Mapping[str, Mapping[str, str]]:
    """Return a language's glossary: `terms`, `never` and `free`."""
    path = FOLDER / known(lang) / GLOSSARY
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {part: found.get(part, {}) for part in ("terms", "never", "free")}


def wrong_terms(lang: str) -> Iterator[Fault]:
    """Say which texts lack the rulebooks' word for what English names, or have a word that contradicts it."""
    english, own = glossary(SOURCE), glossary(lang)
    needless = set(own["free"])
    for term in english["terms"]:
        if term not in own["terms"]:
            yield Fault(term, f"has no word in {GLOSSARY}")
    sources = texts(SOURCE)
    for key, pattern in texts(lang).items():
        if key not in sources:
            continue
        source, words = bare(sources[key]), bare(pattern)
        for term, meant in english["terms"].items():
            word = own["terms"].get(term, "")
            if re.search(rf"\b(?:{meant})\b", source, re.IGNORECASE) and not re.search(word, words, re.IGNORECASE):
                needless.discard(key)
                if key not in own["free"] and key not in english["free"]:
                    yield Fault(key, f"lacks the word for {term!r} ({word}); if that is right, say why in {GLOSSARY}")
        for word, term in own["never"].items():
            if found := re.search(word, words, re.IGNORECASE):
                yield Fault(key, f"says {found[0]!r}, but the word for {term!r} is {own['terms'].get(term)}")
    yield from (Fault(key, f"lacks no word, though {GLOSSARY} says so") for key in sorted(needless))


def bare(pattern: Any) -> str:
    """Return the words of a pattern, without its values."""
    from fluent.syntax import ast

    return " ".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))


def wrong_values(english: Any, pattern: Any) -> Iterator[str]:
    """Say which values a text names that English does not have, or shows less of than English does."""
    has, wants = shown(pattern), shown(english)
    for name in sorted((has | chosen(pattern)) - (wants | chosen(english))):
        yield f"${name} is no value of it; it has {', '.join(f'${one}' for one in sorted(wants)) or 'none'}"
    for name in sorted(wants - has):
        yield f"${name} is not said"


def wrong_plurals(lang: str, pattern: Any) -> Iterator[str]:
    """Say where a choice by number does not fit the language's own categories."""
    own = locale(lang).plural_form.tags | {"other"}
    for names in choices(pattern):
        counted = {name for name in names if name in WHOLE}
        if not counted or counted == {"other"}:  # no plurals, or numbers of its own
            continue
        if strange := counted - own:
            yield f"{', '.join(sorted(strange))} is no plural of this language; it has {', '.join(sorted(own))}"
        if "one" in own and "one" not in counted and "1" not in names:
            yield "one is missing among its plurals"


def choices(pattern: Any) -> Iterator[list[str]]:
    """Give the names of the variants of every choice in a pattern."""
    from fluent.syntax import ast

    for node in walk(pattern):
        if isinstance(node, ast.SelectExpression):
            yield [str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants]


def shown(pattern: Any) -> set[str]:
    """Return the values that a pattern shows, in one of its variants at least."""
    from fluent.syntax import ast

    return {
        node.expression.id.name
        for node in walk(pattern)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def chosen(pattern: Any) -> set[str]:
    """Return the values that a pattern chooses by."""
    from fluent.syntax import ast

    return {
        node.selector.id.name
        for node in walk(pattern)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
    }


def is_words(pattern: Any) -> bool:
    """Whether a text has letters of its own besides its values."""
    from fluent.syntax import ast

    return any(isinstance(node, ast.TextElement) and any(map(str.isalpha, node.value)) for node in walk(pattern))


def plain(pattern: Any) -> str:
    """Return a pattern as it is written, for comparing."""
    from fluent.syntax.serializer import serialize_pattern

    return str(serialize_pattern(pattern)).strip()


def walk(node: Any) -> Iterator[Any]:
    """Go through a pattern and all that is in it."""
    from fluent.syntax import ast

    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode) and not isinstance(inner, ast.Span):
                yield from walk(inner)
