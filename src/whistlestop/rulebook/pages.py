"""Reads the rule pages: strict, small Markdown in which every rule is an entry of its own.

A page is a title with the rules' prefix, sections, and entries. An entry is a head line with the id, a line
with the standing and the options that bend the rule, and the text:

    ### NC-42
    Standing: R/D. Option: `nordic.murmanskSubstitutions`.

    The number of substitute units is not limited (the examples use two).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from whistlestop.titles.title import titles

_TITLES = Path(__file__).parents[1] / "titles"

PAGES = {"CM": "common", **{title.prefix: title.id for title in titles()}, "DX": "dice"}
"""The page of each prefix: a title's own is `rules.md` in its folder, the others lie here."""

STANDINGS = {
    "R": "the rulebook says so",
    "D": "left open by the rulebook, decided here",
    "U": "uncertain, the default is the best reading",
    "F": "a term, a fact, or a consequence of other rules",
}

_TITLE = re.compile(r"# (?P<title>.+) \((?P<prefix>[A-Z]{2})\)")
_ENTRY = re.compile(r"### (?P<id>[A-Z]{2}-\d{2,3})")
_KEY = re.compile(r"`([a-z]+\.[A-Za-z0-9]+)`")
_STANDING = re.compile(
    r"Standing: (?P<standing>[RDU](?:/[RDU])*|F)\."
    rf"(?: Options?: (?P<options>{_KEY.pattern}(?:, {_KEY.pattern})*)\.)?"
)


class RulebookError(ValueError):
    """A page that does not keep to the form; the message has file and line."""


class UnknownRule(LookupError):
    """No rule has this id; the message names ids near it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our words."""

    id: str
    standing: str
    """`R`, `D`, `U`, `F` (see `STANDINGS`), or a mixture such as `R/D`."""
    text: str
    """Markdown."""
    options: tuple[str, ...]
    """Keys of the house rules that bend it."""
    title: str
    """Of the page it stands on, e.g. `Nordic Countries`."""
    section: str

    @property
    def standing_in_words(self) -> str:
        """`R/D`: the rulebook says so; left open by the rulebook, decided here."""
        return "; in part: ".join(STANDINGS[letter] for letter in self.standing.split("/"))


def parse_page(text: str, name: str = "page") -> list[Rule]:
    """The rules of one page; anything out of form is a `RulebookError`."""
    lines = text.splitlines()
    title = _TITLE.fullmatch(lines[0] if lines else "")
    if not title:
        raise RulebookError(f"{name}:1: a page begins with title and prefix, such as # Nordic Countries (NC)")
    heads = [number for number, line in enumerate(lines) if line.startswith("#")]
    section = ""
    rules: list[Rule] = []
    for head, end in zip(heads[1:], [*heads[2:], len(lines)], strict=True):
        if lines[head].startswith("## "):
            section = lines[head][3:]
            continue
        try:
            found = _parse_entry(lines[head:end], title["title"], section)
            _check_place(found, title["prefix"], rules[-1].id if rules else "")
        except RulebookError as error:
            raise RulebookError(f"{name}:{head + 1}: {error}") from None
        rules.append(found)
    return rules


def _check_place(found: Rule, prefix: str, before: str) -> None:
    if not found.section:
        raise RulebookError(f"{found.id} stands before the first section")
    if found.id[:2] != prefix:
        raise RulebookError(f"{found.id} does not belong on the page of {prefix}")
    if before and _number(found.id) <= _number(before):
        raise RulebookError(f"{found.id} stands behind {before}; ids ascend")


def _parse_entry(lines: list[str], title: str, section: str) -> Rule:
    entry = _ENTRY.fullmatch(lines[0])
    if not entry:
        raise RulebookError(f"a head line is a section or an id such as ### NC-42, not {lines[0]!r}")
    standing = _STANDING.fullmatch("".join(lines[1:2]))
    if not standing:
        raise RulebookError(f"{entry['id']} needs a line such as Standing: R/D. Option: `nordic.startHand`.")
    text = "\n".join(lines[2:]).strip()
    if not text:
        raise RulebookError(f"{entry['id']} has no text")
    options = tuple(_KEY.findall(standing["options"] or ""))
    return Rule(entry["id"], standing["standing"], text, options, title, section)


def page(name: str) -> str:
    """The whole page as Markdown: `common`, `nordic`, …, `conflicts`."""
    if name not in PAGES.values() and name != "conflicts":
        raise LookupError(f"no rule page {name!r}; there are {', '.join(PAGES.values())} and conflicts")
    here = Path(__file__).with_name(f"{name}.md")
    return (here if here.is_file() else _TITLES / name / "rules.md").read_text(encoding="utf-8")


@cache
def _rules() -> dict[str, Rule]:
    return {rule.id: rule for name in PAGES.values() for rule in parse_page(page(name), f"{name}.md")}


def all_rules() -> tuple[Rule, ...]:
    """Every rule, page by page."""
    return tuple(_rules().values())


def rule(rule_id: str) -> Rule:
    """The rule with this id; `nc42` and `NC 42` are understood too."""
    key = canonical(rule_id)
    if key in _rules():
        return _rules()[key]
    raise UnknownRule(f"no rule {rule_id!r}; {_hint(key)}")


def canonical(rule_id: str) -> str:
    """`nc42`, `NC 42` and `cm-5` as they are written here: `NC-42`, `CM-05`."""
    match = re.fullmatch(r"\s*([A-Za-z]+)\s*[-_ ]?\s*(\d+)\s*", rule_id)
    return f"{match[1].upper()}-{int(match[2]):02d}" if match else rule_id.strip().upper()


def _hint(key: str) -> str:
    """What a person who asked for a wrong id may have meant."""
    prefix, _, number = key.partition("-")
    if prefix not in PAGES or not number.isdecimal():
        pages = ", ".join(f"{prefix} ({name})" for prefix, name in PAGES.items())
        return f"an id is a prefix and a number, such as NC-42; prefixes: {pages}"
    family = [known for known in _rules() if known.startswith(prefix)]
    nearest = sorted(family, key=lambda known: abs(_number(known) - int(number)))[:3]
    return f"near it: {', '.join(sorted(nearest, key=_number))}"


def _number(rule_id: str) -> int:
    return int(rule_id.partition("-")[2])
