"""What has been played, kept in a file that only ever grows: one line for the contest, one for each bout."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .bout import Bout
from .contest import Contest

FORM = 1
"""Version of the file's form."""

PLAYED_BY = ("kernel", "rules", "families", "titles", "game", "bots", "simulation", "arena/contest.py", "arena/bout.py")
"""What decides how a game goes."""


class ResultsError(ValueError):
    """A file of results cannot be read, or belongs to another contest."""


class Results:
    """The bouts of a contest, in memory, and in a file if there is one.  Whatever is added counts once."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        """Read what the file has, or begin it."""
        self.contest, self.file = contest, file
        self._bouts: dict[tuple[int, int], Bout] = {}
        if file is None:
            return
        head = about(contest)
        if file.exists() and file.stat().st_size:
            self._read(file, head)
        else:
            self._append(head)

    def __contains__(self, bout: tuple[int, int]) -> bool:
        """Tell whether a line-up has played a deal."""
        return bout in self._bouts

    def add(self, bout: Bout) -> None:
        """Keep a bout, on the disk before anything else is done with it."""
        key = bout.deal, bout.line_up
        if key in self._bouts:
            return
        self._bouts[key] = bout
        if self.file:
            self._append(bout.to_dict())

    def deals(self, start: int, stop: int) -> Iterator[list[Bout]]:
        """Give the deals from `start` on that all line-ups have played, in order, up to the first one that is missing.

        A later deal that is finished already has to wait: quick games would count more than slow ones.
        """
        line_ups = range(len(self.contest.line_ups))
        for deal in range(start, stop):
            if any((deal, line_up) not in self._bouts for line_up in line_ups):
                return
            yield [self._bouts[deal, line_up] for line_up in line_ups]

    def _append(self, data: dict[str, Any]) -> None:
        if self.file:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(data, separators=(",", ":")) + "\n")

    def _read(self, file: Path, head: dict[str, Any]) -> None:
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.decode("utf-8", "replace").splitlines() or [""]
        self._compare(file, first, head)
        for number, line in enumerate(lines, 2):
            try:
                bout = Bout.from_dict(json.loads(line))
            except (ValueError, LookupError, TypeError, AttributeError) as error:
                raise ResultsError(f"{file}, line {number}: this is no bout ({error})") from error
            self._bouts.setdefault((bout.deal, bout.line_up), bout)
        if whole != text:  # the lights went out while a line was written
            with file.open("r+b") as cut:
                cut.truncate(len(whole))

    @staticmethod
    def _compare(file: Path, first: str, head: dict[str, Any]) -> None:
        try:
            there = json.loads(first)
            form = there["arena"]
        except (ValueError, LookupError, TypeError):
            raise ResultsError(f"{file} is no file of results; name one that is, or a new one") from None
        if form != FORM:
            raise ResultsError(f"{file} has form {form}, and this program reads form {FORM}; name a new file")
        for key, value in head.items():
            if there.get(key) != value:
                raise ResultsError(f"{file} belongs to another contest: {OTHER[key].format(there.get(key), value)}")


OTHER = {
    "arena": "form {}, not {}",
    "title": "its title is {}, not {}",
    "seats": "it has {} seats, not {}",
    "dice": "its dice are {}, not {}",
    "options": "its house rules are {}, not {}",
    "board": "its board is {}, not {}",
    "seed": "its seed is {}, not {}",
    "held_out": "held-out deals are {} there, not {}",
    "bots": "its players are {}, not {}",
    "rate": "that everybody meets everybody is {} there, not {}",
    "source": "its games were played by another version of the rules or the players ({}, not {}); name a new file",
}
"""What to say about each line of the head that differs."""


def about(contest: Contest) -> dict[str, Any]:
    """Return what makes two contests the same."""
    simulation = contest.simulation
    return {
        "arena": FORM,
        "title": simulation.title,
        "seats": simulation.seats,
        "dice": simulation.dice,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in sorted(simulation.options.items())},
        "board": None if simulation.board is None else simulation.board.name,
        "seed": simulation.seed,
        "held_out": contest.held_out,
        "bots": list(contest.bots),
        "rate": contest.rate,
        "source": source(tuple(bot.partition(".py:")[0] + ".py" for bot in contest.bots if ".py:" in bot)),
    }


@cache
def source(files: tuple[str, ...] = ()) -> str:
    """Return a fingerprint of everything that decides how a game goes; `files` are players of one's own."""
    digest, package = hashlib.sha256(), Path(__file__).parents[1]
    for part in PLAYED_BY:
        found = package / part
        inside = sorted(path for path in found.rglob("*") if path.suffix in {".py", ".toml", ".csv"})
        for path in inside or [found]:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for name in files:
        digest.update(Path(name).read_bytes())
    return digest.hexdigest()[:16]
