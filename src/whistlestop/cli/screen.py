"""What commands print with: Rich where it is installed, tables that a narrow screen shows and a voice can read."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


class CommandError(ValueError):
    """A command cannot do what is asked; the message says why and what would be right."""


def need_rich(otherwise: str = "") -> None:
    """Refuse where Rich is not installed; `otherwise` names a way that does without."""
    if find_spec("rich") is None:
        hint = f", or {otherwise}" if otherwise else ""
        raise CommandError(f'this needs Rich, which is not installed: pip install "whistlestop[cli]"{hint}')


def console(*, stderr: bool = False) -> Console:
    """Return where to print; numbers and words are not coloured by guesswork."""
    need_rich()
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def table(*columns: str, title: str = "") -> Table:
    """Return a table without lines; columns whose head begins with `>` are numbers, `!` keeps a column whole."""
    from rich.table import Table

    made = Table(
        box=None, pad_edge=False, title=title or None, title_justify="left", header_style="bold", title_style="bold"
    )
    for column in columns:
        number, whole = column.startswith(">"), column.startswith((">", "!"))
        made.add_column(column.lstrip(">!"), justify="right" if number else "left", no_wrap=whole)
    return made


def print_json(data: Any) -> None:
    """Print what a program reads."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_json_line(data: Any) -> None:
    """Print what a program reads, in one line."""
    print(json.dumps(data, ensure_ascii=False))


class Bar:
    """A progress bar, or nothing where nobody is looking."""

    def __init__(self, progress: Any, task: Any) -> None:
        """Wrap Rich's own."""
        self._progress, self._task = progress, task

    def say(self, words: str) -> None:
        """Say what goes on."""
        if self._progress:
            self._progress.update(self._task, description=words)

    def step(self, more: float = 1) -> None:
        """One more is done, or so much more."""
        if self._progress:
            self._progress.advance(self._task, more)


@contextmanager
def progress(words: str, total: int, *, count: bool = True) -> Iterator[Bar]:
    """Show how far a long command is, on standard error; it leaves nothing behind.  `count`: with numbers."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield Bar(None, None)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

    columns: list[ProgressColumn] = [TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()]
    if count:
        columns.insert(2, MofNCompleteColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        yield Bar(bar, bar.add_task(words, total=total))


def how_many(n: int, what: str) -> str:
    """Say a number of things: `1 card`, `2 cards`, `1,000 cards`."""
    return f"{n:,} {what}{'s' * (n != 1)}"


def share(part: float, digits: int = 1) -> str:
    """Write a share as people do: `12.5 %`."""
    return f"{100 * part:.{digits}f} %"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Join words to a list: `a, b and c`."""
    *most, end = list(words) or [""]
    return f"{', '.join(most)} {last} {end}" if most else end
