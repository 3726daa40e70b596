"""`whistlestop rules NC-42`: the rule in our words, its options, where the code and the tests have it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from json import dumps
from typing import Any

from whistlestop.rulebook import (
    Conflict,
    Option,
    Rule,
    UnknownRule,
    conflict,
    conflicts,
    option,
    rule,
    shown_by,
    where,
)
from whistlestop.rulebook.pages import canonical

from .screen import CommandError

try:
    from rich.console import Console, Group, RenderableType
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.panel import Panel
    from rich.text import Text
except ModuleNotFoundError:
    RICH = False
else:
    RICH = True

_NO_TESTS = "the tests are in the source repository"
_MOST = 12


def add_parser(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules",
        help="explain a rule, or compare two titles",
        usage="whistlestop rules [-h] [--json] RULE\n"
        "       whistlestop rules diff TITLE TITLE [--all] [--dice] [--json]",
        description="Explain a rule by its id, such as NC-42: the rule in our words, where the code has it and which "
        "tests show it. Or show where the rules of two titles differ.",
    )
    parser.add_argument("words", nargs="+", metavar="RULE", help="a rule's id; or: diff TITLE TITLE")
    parser.add_argument("--all", action="store_true", help="diff: show what is alike, too")
    parser.add_argument("--dice", action="store_true", help="diff: both with the Dice Expansion")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Explain rules, or compare titles."""
    first, *others = arguments.words
    if first != "diff":
        return max(show_rule(rule_id, json=arguments.json) for rule_id in arguments.words)
    if len(others) != 2:  # noqa: PLR2004 -- two are compared
        raise CommandError("rules diff compares two titles, such as: whistlestop rules diff nordic usa")
    from .rules_diff import show_diff

    return show_diff(*others, dice=arguments.dice, whole=arguments.all, json=arguments.json)


def show_rule(rule_id: str, *, json: bool = False) -> int:
    """Print one rule, or one row of the rulebooks' disagreements (`N-05`), and return the exit code.

    Rich draws a panel on a terminal; a pipe, or a machine without Rich, gets plain text. An unknown id is one
    line on standard error and exit code 2.
    """
    rows = {row.id: row for row in conflicts()}
    try:
        row = rows.get(canonical(rule_id))
        data = _row_data(row) if row else _rule_data(rule(rule_id))
    except UnknownRule as error:
        print(f"whistlestop rules: {error}", file=sys.stderr)
        return 2
    if json:
        print(dumps(data, ensure_ascii=False, indent=2))
    elif RICH and sys.stdout.isatty():
        _draw(data)
    else:
        print(_plain(data))
    return 0


def _rule_data(found: Rule) -> dict[str, Any]:
    tests = shown_by(found.id)
    return {
        "id": found.id,
        "title": found.title,
        "section": found.section,
        "standing": found.standing,
        "standing_in_words": found.standing_in_words,
        "text": found.text,
        "options": [_option_data(option(key)) for key in found.options],
        "code": [asdict(place) for place in where(found.id)],
        "tests": None if tests is None else [asdict(place) for place in tests],
    }


def _row_data(row: Conflict) -> dict[str, Any]:
    text = f"{row.texts}\n\n**Here:** {row.ruling}\n\n**Why:** {row.why}"
    return {
        "id": row.id,
        "title": row.title,
        "section": row.topic,
        "standing_in_words": "where the rulebooks disagree",
        "text": text,
        "options": [_option_data(option(key)) for key in row.options],
    }


def _option_data(found: Option) -> dict[str, Any]:
    return {
        "key": found.key,
        "name": found.name,
        "text": found.text,
        "values": list(found.values),
        "choices": found.choices,
        "games": found.games,
        "rule": found.rule,
        "conflict": asdict(conflict(found.conflict)) if found.conflict else None,
    }


def _sections(data: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What stands below the text: a head and its lines."""
    sections = []
    for house in data["options"]:
        lines = [house["text"], f"{house['choices']} (the first is the default), for {house['games']}"]
        row = house["conflict"]
        if row and row["id"] != data["id"]:
            lines.append(f"{row['id']}: {row['texts']}. Here: {row['ruling']}, because: {row['why']}.")
        if "code" not in data:
            lines.append(f"It bends {house['rule']}.")
        sections.append((f"Option {house['key']}", lines))
    if "code" in data:
        sections.append(("In the code", _places(data["code"], "nowhere by its id")))
        tests = [_NO_TESTS] if data["tests"] is None else _places(data["tests"], "no test names it")
        sections.append(("Shown by", tests))
    return sections


def _places(found: list[dict[str, Any]], none: str) -> list[str]:
    """Name places, all lines of one function together: `rules/claiming.py:88, 91 attempt_tunnel`."""
    together: dict[tuple[str, str], list[int]] = {}
    for place in found:
        together.setdefault((place["file"], place["function"]), []).append(place["line"])
    lines = [
        f"{file}:{', '.join(map(str, numbers))}" + (f" {function}" if function else "")
        for (file, function), numbers in together.items()
    ]
    if len(lines) > _MOST + 1:
        lines[_MOST:] = [f"and {len(lines) - _MOST} more (--json lists all)"]
    return lines or [none]


def _plain(data: dict[str, Any]) -> str:
    parts = [
        f"{data['id']}  {data['title']}: {data['section']}",
        f"({data['standing_in_words']})",
        "",
        data["text"],
    ]
    for head, lines in _sections(data):
        parts += ["", f"{head}:", *(f"  {line}" for line in lines)]
    return "\n".join(parts)


def _draw(data: dict[str, Any]) -> None:
    parts: list[RenderableType] = [
        Text(data["standing_in_words"], style="italic dim"),
        "",
        Markdown(data["text"]),
    ]
    for head, lines in _sections(data):
        parts += ["", Text(head, style="bold"), *(Padding(Text(line), (0, 0, 0, 2)) for line in lines)]
    title = Text.assemble((data["id"], "bold"), f"  {data['title']}: {data['section']}")
    Console().print(Panel(Group(*parts), title=title, title_align="left", padding=(1, 2), width=100))
