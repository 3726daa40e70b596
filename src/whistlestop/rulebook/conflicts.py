"""Where the rulebooks of several languages disagree, and what holds here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from whistlestop.rulebook.pages import RulebookError, UnknownRule, canonical, page

_CELLS = ("topic", "texts", "ruling", "why", "options")
_ROW = re.compile(r"\| (?P<id>[NSFCDM]-\d{2}) \|" + "".join(rf" (?P<{cell}>[^|]+) \|" for cell in _CELLS))


@dataclass(frozen=True, slots=True)
class Conflict:
    """One row of `conflicts.md`."""

    id: str
    topic: str
    texts: str
    """What the rulebooks say, in short."""
    ruling: str
    """What holds here unless an option says otherwise."""
    why: str
    options: tuple[str, ...]
    title: str


def parse_conflicts(text: str, name: str = "conflicts.md") -> list[Conflict]:
    """The rows of the page's tables; a row out of form is a `RulebookError`."""
    found: list[Conflict] = []
    title = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            title = line[3:]
        if not line.startswith("|") or line.startswith(("| row |", "|---")):
            continue
        row = _ROW.fullmatch(line)
        if not row:
            raise RulebookError(f"{name}:{number}: a row has six filled cells, the first an id such as N-01")
        keys = tuple(key.strip("`") for key in row["options"].split(", ") if key != "—")
        found.append(Conflict(row["id"], row["topic"], row["texts"], row["ruling"], row["why"], keys, title))
    return found


@cache
def _conflicts() -> dict[str, Conflict]:
    return {row.id: row for row in parse_conflicts(page("conflicts"))}


def conflicts() -> tuple[Conflict, ...]:
    """Every row, in the order of the page."""
    return tuple(_conflicts().values())


def conflict(row_id: str) -> Conflict:
    """The row with this id, such as `N-05`."""
    key = canonical(row_id)
    if key in _conflicts():
        return _conflicts()[key]
    family = [row for row in _conflicts() if row[0] == key[:1]] or ["N-01 to M-04"]
    raise UnknownRule(f"no conflict row {row_id!r}; there are {', '.join(family)}")
