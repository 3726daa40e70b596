"""Reads the fenced blocks of a page, and holds what stands in them against what really happens."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ANYTHING = "…"
"""In a line stands for any text, as a line for any number of lines."""

_FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"`([^`]+)`:\n\n\Z")


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block."""

    page: Path
    line: int
    """Line of the page on which its text begins."""
    kind: str
    """What stands behind the fence: `python`, `console`, `toml`, …"""
    text: str
    file: str
    """The file that it is, if the page says so in a line of its own just before: `` `name`: ``."""

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


@dataclass(frozen=True, slots=True)
class Shown:
    """A command as it is shown on a page, and what it prints there."""

    command: list[str]
    output: str
    where: str

    def __str__(self) -> str:
        return f"{self.where} {shlex.join(self.command)}"


def blocks(page: Path, *kinds: str) -> list[Block]:
    """Return the blocks of these kinds, in the order of the page."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in _FENCE.finditer(text):
        before = _FILE.search(text[: match.start()])
        line = text.count("\n", 0, match.start(2)) + 1
        found.append(Block(page, line, match[1], match[2], before[1] if before else ""))
    return [block for block in found if not kinds or block.kind in kinds]


def shown(page: Path) -> list[Shown]:
    """Return the commands of a page's console blocks: lines that begin with `$ whistlestop`."""
    found = []
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            name, *words = shlex.split(command)
            if name == "whistlestop":
                line = block.line + block.text[: block.text.index(part)].count("\n")
                found.append(Shown(words, output.rstrip("\n"), f"{page.relative_to(ROOT)}:{line}"))
    return found


def as_shown(printed: str, expected: str) -> bool:
    """Compare what was printed with what a page shows, in which `…` stands for anything; columns may be narrower."""
    lines = [re.escape(line).replace(ANYTHING, ".*") for line in lines_of(expected)]
    pattern = "".join(r"(?:.*\n)*?" if line == ".*" else line + r"\n" for line in lines)
    return re.fullmatch(pattern, "".join(line + "\n" for line in lines_of(printed.strip("\n")))) is not None


def lines_of(text: str) -> list[str]:
    """Return lines in which one space stands between columns."""
    return [re.sub(r"(?<=\S) +", " ", line).rstrip() for line in text.splitlines()]


def hold(example: Shown, said: str) -> None:
    """Hold what a command of a page said against the page."""
    if not as_shown(said, example.output):
        raise AssertionError(f"{example}\nprints\n{said}\nand the page shows\n{example.output}")
