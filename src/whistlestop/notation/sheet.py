"""The form of a record: tags, then lines of turns; how chance is spelt; what is wrong with a text of another form.

What the words mean is the business of `record`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby


class RecordError(ValueError):
    """One fault of a record: where it is, what is wrong, and what would be right."""

    def __init__(self, line: int, token: str, reason: str, right: str = "") -> None:
        """Keep the parts for programs; the message puts them together for people."""
        self.line, self.token, self.reason, self.right = line, token, reason, right
        where = f"line {line}" + (f", {token!r}" if token else "")
        super().__init__(f"{where}: {reason}" + (f"; {right}" if right else ""))


@dataclass(frozen=True, slots=True)
class Tag:
    """One line of the header, `[Title "nordic"]`."""

    name: str
    value: str
    line: int


@dataclass(slots=True)
class Move:
    """One decision as it is written, with the chance behind it."""

    turn: int
    seat: int
    action: str
    line: int
    chance: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Sheet:
    """A record taken apart, as far as it has the form of one."""

    tags: list[Tag] = field(default_factory=list)
    opening: list[str] = field(default_factory=list)
    """The chance of the set-up."""
    opening_line: int = 0
    moves: list[Move] = field(default_factory=list)
    fault: RecordError | None = None
    """What stopped the reading; everything before it is good."""


# Tags

NOTES = ("Event", "Place", "Date", "Name", "Note")
"""Tags that mean nothing to the game: `[Date "2026-05-01"]`, `[Name "0 Ada"]`."""

_TAG = re.compile(r'\[([A-Za-z]+) ("(?:[^"\\]|\\.)*")\]')
_TAG_FORM = 'a tag looks like [Title "nordic"]'


def write_tag(name: str, value: object) -> str:
    """Write one line of the header."""
    return f"[{name} {json.dumps(str(value), ensure_ascii=False)}]"


def _read_tag(line: str, number: int) -> Tag:
    match = _TAG.fullmatch(line)
    try:
        if match:
            return Tag(match[1], str(json.loads(match[2])), number)
    except ValueError:
        pass
    raise RecordError(number, line[:60], "this is no tag", _TAG_FORM)


# Chance

_LETTERS = re.compile(r"[A-Z]+")
_TICKETS = re.compile(r"#[a-z0-9-]+(?:,[a-z0-9-]+)*")
_SYMBOLS = re.compile(r"@[a-z0-9]+(?:,[a-z0-9]+)*")
_TUNNEL = re.compile(r"\*\d")


def write_chance(outcomes: Sequence[str]) -> list[str]:
    """Write outcomes in the order in which they fell: `>RWL` cards and dice, `>#t05,t11` tickets, `>*2`, `>@s1`."""
    words = []
    for sign, group in groupby(outcomes, key=lambda outcome: outcome[0] if outcome[0] in "#@*" else ""):
        same = list(group)
        if sign == "":
            words.append(">" + "".join(same))
        elif sign == "*":
            words += [f">{outcome}" for outcome in same]
        else:
            words.append(f">{sign}" + ",".join(outcome[1:] for outcome in same))
    return words


def _read_chance(word: str, number: int) -> list[str]:
    outcomes = word[1:]
    if _LETTERS.fullmatch(outcomes):
        return list(outcomes)
    if _TUNNEL.fullmatch(outcomes):
        return [outcomes]
    if _TICKETS.fullmatch(outcomes) or _SYMBOLS.fullmatch(outcomes):
        return [outcomes[0] + name for name in outcomes[1:].split(",")]
    right = "cards and dice look like '>RWL', tickets like '>#t05,t11', tunnel dice like '>*2', souvenirs like '>@s1'"
    raise RecordError(number, word, "this is no outcome of chance", right)


# The whole

_TURN = re.compile(r"(\d{1,6})\.", re.ASCII)
_SEAT = re.compile(r"\d", re.ASCII)
_PAID_LATER = re.compile(r"c\d+|st:[a-z0-9-]+")
_PAYMENT = re.compile(r"[A-Z][A-Z0-9]*[sd]*|[sd]+")
_LINE_FORM = "a line is the turn, the seat and what it did, like '17. 2 c17 R2L'"


def read_sheet(text: str, before: int = 0) -> Sheet:
    """Take a text apart that stands behind so many lines of its file; a fault ends the reading."""
    sheet = Sheet()
    try:
        _read(text.removeprefix("\ufeff"), before, sheet)
    except RecordError as fault:
        sheet.fault = fault
    return sheet


def _read(text: str, before: int, sheet: Sheet) -> None:
    comment = 0
    turn = seat = None
    words: list[str] = []
    for number, line in enumerate(_lines(text), before + 1):
        words = []
        if not comment and line.startswith("["):
            sheet.tags.append(_read_tag(line.rstrip(), number))
            continue
        words, comment = _without_comments(line, number, comment)
        rest = words
        if rest and (match := _TURN.fullmatch(rest[0])):
            turn, seat, rest = int(match[1]), None, rest[1:]
        if rest and seat is None and _SEAT.fullmatch(rest[0]):
            seat, rest = int(rest[0]), rest[1:]
        if rest and turn is None:
            raise RecordError(number, rest[0], "this line does not say which turn it tells", _LINE_FORM)
        _read_words(rest, number, (turn or 0, seat), sheet)
    if comment:
        raise RecordError(comment, "{", "this comment is not closed", "write } behind it")
    if words:  # what ends with a line end has an empty last line
        if rest:
            _drop_last(sheet)
        reason = "the text stops in the middle of this line"
        raise RecordError(number, words[-1], reason, "a line counts once it is ended")


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").split("\n")


def _drop_last(sheet: Sheet) -> None:
    """Forget the last decision, or the set-up: what stands there, or behind it, is not whole."""
    if sheet.moves:
        sheet.moves.pop()
    else:
        sheet.opening.clear()


def _without_comments(line: str, number: int, comment: int) -> tuple[list[str], int]:
    """Words of a line without `{...}` and `; ...`; the line where a comment that goes on began, or 0."""
    words: list[str] = []
    while line:
        if comment:
            _, closed, line = line.partition("}")
            comment = 0 if closed else comment
        else:
            found = re.search(r"[{;]", line)
            words += line[: found.start() if found else None].split()
            if not found or found[0] == ";":
                break
            line, comment = line[found.end() :], number
    return words, comment


def _read_words(words: Iterable[str], number: int, head: tuple[int, int | None], sheet: Sheet) -> None:
    """Read what stands behind a line's head: actions, and the chance behind each."""
    turn, seat = head
    paying = False
    for word in words:
        if word.startswith(">"):
            try:
                outcomes = _read_chance(word, number)
            except RecordError:
                _drop_last(sheet)
                raise
            _add_chance(outcomes, number, sheet)
            paying = False
        elif paying and _PAYMENT.fullmatch(word):
            sheet.moves[-1].action += f" {word}"
            paying = False
        elif seat is None:
            raise RecordError(number, word, "this line does not say whose decision it is", _LINE_FORM)
        else:
            sheet.moves.append(Move(turn, seat, word, number))
            paying = bool(_PAID_LATER.fullmatch(word))


def _add_chance(outcomes: list[str], number: int, sheet: Sheet) -> None:
    if sheet.moves:
        sheet.moves[-1].chance += outcomes
    else:
        sheet.opening += outcomes
        sheet.opening_line = sheet.opening_line or number


def split_records(text: str) -> Iterator[tuple[int, str]]:
    """Take a file of several records apart: the line before each one's first, and its text."""
    begun, lines = 0, list[str]()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n")):
        if line.startswith("[Title ") and any(old.startswith("[Title ") for old in lines):
            yield begun, "\n".join([*lines, ""])
            begun, lines = number, []
        lines.append(line)
    if any(line.strip() for line in lines):
        yield begun, "\n".join(lines)
