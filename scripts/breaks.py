"""What scripts/break_rules.py breaks: a title's slots, the effect of an option, a line of a rule.

A `Break` is a file of the package with one thing in it that is wrong, and the ids of the rules that are wrong then.
"""

from __future__ import annotations

import ast
import copy
import json
import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from whistlestop.rulebook import cited, options
from whistlestop.rules.board import COLOURS
from whistlestop.rules.card_tables import TIE_BREAKS as CARD_TIE_BREAKS
from whistlestop.rules.tables import REJECTS, TIE_BREAKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from whistlestop.rulebook import Option


@dataclass(frozen=True)
class Break:
    """One thing that is wrong."""

    file: str
    """Below the package."""
    text: str
    """What the file says then."""
    what: str
    """In words, such as `nordic: pieces = 41, not 40`."""
    rules: tuple[str, ...]
    """The rules that are wrong then."""
    title: str = ""
    """Whose rules they are, if they are one title's."""
    together: bool = False
    """Whether it is enough that the tests of one of the rules notice."""


# Slots

_LINE = re.compile(r"(?P<slot>\w+) = (?P<value>[^#\n]*[^#\s]) *(?:# *(?P<rules>.*))?")

_REJECTS = list(REJECTS)
_WORDS: dict[str, list[Any]] = {
    "setup_rejects": _REJECTS,
    "play_rejects": _REJECTS,
    "last_tie_break": [*TIE_BREAKS[1:], "shared"],
    "token_stacks": ["random", ["s1", "s2", "s3", "s4", "s5"]],
    **{slot: list(option.values) for option in options() for slot in option.slots if len(option.values) > 1},
}
"""What can stand in a slot that is a word."""

_LISTS = {
    "colours": list(COLOURS),
    "wild_on": ["plain", "tunnel", "ferry"],
    "ticket_kinds": ["regular", "short", "long", "city-to-country", "country-to-country"],
}
"""What can stand in a slot that is a list without an order."""

_IDLE: dict[str, Callable[[dict[str, Any]], bool]] = {
    "flush_counts_plus4": lambda slots: not slots["plus4"],
    "ferry_triple": lambda slots: not slots["ferries"],
    "ferry_triple_scope": lambda slots: not slots["ferry_triple"],
    "long_tickets_dealt": lambda slots: "long" not in slots["ticket_kinds"] or slots["tickets_mixed"],
    "token_stacks": lambda slots: not slots["souvenirs"],
    "collect_at_start": lambda slots: not slots["passengers"],
    "one_passenger_per_city": lambda slots: not slots["passengers"],
    "unused_station_points": lambda slots: not slots["stations"],
}
"""Slots about something that a title does not have; only these need no rule."""


def slot_breaks(package: Path) -> Iterator[Break]:
    """Each slot of each title with other values; a slot that matters without a rule has none that could show it."""
    for path in sorted(package.glob("titles/*/title.toml")):
        title, text = path.parent.name, path.read_text(encoding="utf-8")
        table = tomllib.loads(text)
        inside = False
        for line in text.splitlines():
            if line.startswith("["):
                inside = line == "[slots]"
            found = _LINE.fullmatch(line)
            if not found or not (inside or found["rules"]):
                continue
            slot, rules = found["slot"], tuple(cited(found["rules"] or ""))
            if not rules and slot in _IDLE and _IDLE[slot](table["slots"]):
                continue
            value = (table["slots"] if inside else table)[slot]
            for other in other_values(slot, value, table["family"]):
                written = json.dumps(other)
                broken = line.replace(f"{slot} = {found['value']}", f"{slot} = {written}")
                yield Break(
                    file=path.relative_to(package).as_posix(),
                    text=text.replace(f"\n{line}\n", f"\n{broken}\n"),
                    what=f"{title}: {slot} = {written}, not {found['value']}",
                    rules=rules,
                    title=title,
                )


def other_values(slot: str, value: Any, family: str = "board") -> list[Any]:
    """What a slot could say instead: one more, one less, the opposite, another word, a shorter or a longer list."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1][: 1 + (value > 0)]
    if isinstance(value, str):
        return [word for word in _WORDS[slot] if word != value]
    if slot in _LISTS:
        missing = [word for word in _LISTS[slot] if word not in value]
        return [[one for one in value if one != left] for left in value] + [[*value, word] for word in missing]
    if slot == "tie_breaks":
        known = TIE_BREAKS if family == "board" else CARD_TIE_BREAKS
        swapped = [value[::-1]] if len(value) > 1 else []
        return [value[:-1], *swapped, *([word, *value[1:]] for word in known[1:] if word not in value)]
    # Numbers: points by length, of which no track has the first; the fewest and the most seats.
    first = slot == "points"
    return [[*value[:i], n + 1, *value[i + 1 :]] for i, n in enumerate(value) if i >= first]


# Options

_ACTS_AS = """

_unbroken = slots_of


def slots_of(title: Title, *, dice: bool, options: Mapping[str, object]) -> dict[str, Value]:
    given = dict(options)
    if {key!r} in given and {condition}:
        given[{key!r}] = {acts_as}
    return _unbroken(title, dice=dice, options=given)
"""


def option_breaks(package: Path) -> Iterator[Break]:
    """Each option without its effect, with another value's effect, and with another default."""
    listed = package / "rules" / "options.toml"
    text = listed.read_text(encoding="utf-8")
    for option in options():
        begin = text.index(f'key = "{option.key}"')
        for slot in option.slots:
            slots = json.dumps([other for other in option.slots if other != slot])
            yield Break(
                "rules/options.toml",
                _replace_line(text, begin, "slots", slots),
                f"{option.key} does not fill {slot}",
                (option.rule,),
            )
        if len(option.values) > 1:
            values = json.dumps([*option.values[1:], option.values[0]])
            yield Break(
                "rules/options.toml",
                _replace_line(text, begin, "values", values),
                f"{option.key} has another default",
                (option.rule,),
            )
        yield from _acting_breaks(package, option)


def _replace_line(text: str, begin: int, name: str, value: str) -> str:
    """Give a line of the table that begins there another value."""
    return text[:begin] + re.sub(rf"(?m)^{name} = .*$", f"{name} = {value}", text[begin:], count=1)


def _acting_breaks(package: Path, option: Option) -> Iterator[Break]:
    source = (package / "titles" / "title.py").read_text(encoding="utf-8")
    key, others = option.key, option.values[1:]
    acting = [
        (f"given[{key!r}] == {value!r}", repr(other), f"{key}={value} acts as {other}")
        for value in others
        for other in others
        if other != value
    ]
    if option.symbols:
        acting.append(("True", f"given[{key!r}][::-1]", f"{key} is read from the end"))
    for condition, acts_as, what in acting:
        wrapped = _ACTS_AS.format(key=key, condition=condition, acts_as=acts_as)
        yield Break("titles/title.py", source + wrapped, what, (option.rule,))


# Lines

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


def line_breaks(package: Path) -> Iterator[Break]:
    """Each comparison, number and condition in the functions of the rule modules, broken in turn."""
    for path in sorted(package.glob("rules/*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        file, general = path.relative_to(package).as_posix(), cited(ast.get_docstring(tree) or "")
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            lines = source.splitlines()[function.lineno - 1 : function.end_lineno]
            rules = tuple(dict.fromkeys(cited("\n".join(lines)) or general))
            for node, is_condition in _own_nodes(function):
                for broken in _broken(node, is_condition=is_condition):
                    new = ast.unparse(broken)
                    yield Break(
                        file=file,
                        text=_replace_node(source, node, f"({new})"),
                        what=f"{file}:{node.lineno} {function.name}: {ast.unparse(node)} became {new}",
                        rules=rules,
                        together=True,
                    )


def _own_nodes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, bool]]:
    """Expressions that a function works out, not those of a function inside it; which ones are conditions."""
    waiting: list[tuple[ast.AST, bool]] = [(node, False) for node in reversed(function.body)]
    while waiting:
        node, is_condition = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            continue
        if isinstance(node, ast.expr):
            yield node, is_condition
        condition = node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else None
        note = node.annotation if isinstance(node, ast.AnnAssign) else None
        children = [child for child in ast.iter_child_nodes(node) if child is not note]
        waiting += [(child, child is condition) for child in reversed(children)]


def _broken(node: ast.expr, *, is_condition: bool) -> Iterator[ast.expr]:
    """Give the ways in which one expression is broken; a comparison is not also negated."""
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            if type(operator) in _FLIPPED:
                flipped = copy.deepcopy(node)
                flipped.ops[i] = _FLIPPED[type(operator)]()
                yield flipped
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif is_condition:
        yield ast.UnaryOp(ast.Not(), node)


def _replace_node(source: str, node: ast.expr, new: str) -> str:
    """Put something else in the place of an expression; its offsets count bytes."""
    lines = source.encode().splitlines(keepends=True)
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    before = b"".join(lines[:first]) + lines[first][: node.col_offset]
    after = lines[last][node.end_col_offset :] + b"".join(lines[last + 1 :])
    return (before + new.encode() + after).decode()
