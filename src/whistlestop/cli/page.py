"""Where a conversation with a person takes place: a terminal with colours if Rich is there, plain words if not."""

from __future__ import annotations

import os
import sys
import textwrap
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

Piece = str | tuple[str, str]
"""Words, or words and their style; a style only repeats what the words say."""

WIDEST = 110


class Page:
    """Prints and asks.  Colours are never the only way in which something is said."""

    def __init__(self) -> None:
        """Take the terminal as it is."""
        self._rich: Console | None = None
        if find_spec("rich") is not None:
            from rich.console import Console

            self._rich = Console(highlight=False, soft_wrap=False)
        self.width = min(WIDEST, self._rich.width if self._rich else 80)

    def say(self, *pieces: Piece, hang: int = 0, whole: bool = False) -> None:
        """Print a line, broken where the screen ends; what goes on then begins `hang` columns in.

        A `whole` line is never broken: it names a file that somebody may want to copy.
        """
        if self._rich:
            from rich.text import Text

            if whole:
                self._rich.print(Text.assemble(*pieces), soft_wrap=True)
                return
            first, *more = Text.assemble(*pieces).wrap(self._rich, self.width) or [Text()]
            rest = Text(" ").join(more).wrap(self._rich, self.width - hang)
            for line in (first, *(Text(" " * hang) + line for line in rest if more)):
                line.rstrip()
                self._rich.print(line, soft_wrap=True)
            return
        text = "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)
        for part in text.split("\n"):
            print(part if whole else textwrap.fill(part, self.width, subsequent_indent=" " * hang))

    def head(self, words: str) -> None:
        """Print a line that parts what comes from what was."""
        self.say()
        self.say((f"── {words} ".ljust(self.width, "─"), "bold"))

    def ask(self, prompt: str) -> str:
        """Ask for a line; `EOFError` if nobody will answer any more."""
        sys.stdout.flush()
        try:
            answer = input(prompt).strip()
        except UnicodeDecodeError:
            return "�"
        if not sys.stdin.isatty():
            print(answer)  # so that what was answered through a pipe can be read as well
        return answer

    def clear(self) -> None:
        """Wipe the screen, and what scrolled off it, so that the next person sees nothing of it."""
        if not sys.stdout.isatty():
            return
        if os.name == "nt":
            os.system("cls")  # noqa: S605, S607 -- the one way that every Windows console knows
        else:
            print("\033[H\033[2J\033[3J", end="", flush=True)
