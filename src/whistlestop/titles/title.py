"""A title: its meta data, its rules with house rules and dice applied, and its board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from whistlestop.rules.board import Board
from whistlestop.rules.options import OptionError, Value, settle
from whistlestop.rules.ruleset import Ruleset, ruleset_from, with_dice, without_advanced_dice

from .boards import read_board

if TYPE_CHECKING:
    from .tables import Folder


class TitleError(ValueError):
    """No such title, or not with so many seats, or not with dice."""


@dataclass(frozen=True, slots=True)
class Revision:
    """What an earlier revision of a title's rules meant, where it differs from the revision after it."""

    slots: Mapping[str, Any]
    board: str = ""
    """Folder of its own board, beside title.toml; empty if the board is the same."""


@dataclass(frozen=True, slots=True)
class Title:
    """What menus need to know about a game, without loading its board."""

    id: str
    name: str
    family: str
    """`board` or `card-game`: the turn machine that plays it."""
    prefix: str
    """How its rule ids begin."""
    seats: tuple[int, int]
    """Fewest and most players."""
    dice: bool
    """Can be played with the Dice Expansion (DX-16)."""
    rules: int
    """Rules revision: goes up when the behaviour changes."""
    slots: Mapping[str, Any]
    folder: str
    """Where its board lies, below the folder of all titles."""
    revisions: Mapping[int, Revision] = field(default_factory=dict)
    """Earlier revisions that records may still be played by, each as a change to the one after it."""

    def at(self, rules: int) -> Title:
        """Return the title as it was in a revision of its rules; an unknown one is refused."""
        if rules == self.rules:
            return self
        between = range(self.rules - 1, rules - 1, -1)
        if rules > self.rules or any(number not in self.revisions for number in between):
            known = " and ".join(map(str, sorted({*self.revisions, self.rules})))
            raise TitleError(f"{self.id} is played by rules revision {known} here, not by revision {rules}")
        slots, folder = dict(self.slots), self.folder
        for number in between:
            revision = self.revisions[number]
            slots.update(revision.slots)
            folder = f"{self.id}/{revision.board}" if revision.board else folder
        return replace(self, rules=rules, slots=slots, folder=folder)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the rules do not know."""
        fewest, most = self.seats
        if type(seats) is not int or not fewest <= seats <= most:
            raise TitleError(f"{self.id} is for {fewest} to {most} players, not {seats!r}")

    def check_dice(self) -> None:
        """Refuse dice where the expansion does not reach."""
        if not self.dice:
            able = ", ".join(title.id for title in titles() if title.dice)
            raise TitleError(f"the Dice Expansion is played on {able}, not on {self.id} (DX-16)")


@cache
def titles() -> tuple[Title, ...]:
    """All titles, found by looking into the folders beside this module."""
    folders = files("whistlestop.titles").iterdir()
    found = [_read(folder) for folder in folders if (folder / "title.toml").is_file()]
    return tuple(sorted(found, key=lambda title: title.id))


def title(name: str) -> Title:
    """The title of this id; an unknown one is an error that names the nearest."""
    for candidate in titles():
        if candidate.id == name:
            return candidate
    ids = [candidate.id for candidate in titles()]
    near = get_close_matches(str(name).lower(), ids, n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(ids)}"
    raise TitleError(f"no title is called {name!r}; {hint}")


def _read(folder: Folder) -> Title:
    import tomllib

    table = tomllib.loads((folder / "title.toml").read_text(encoding="utf-8"))
    return Title(
        id=folder.name,
        name=table["name"],
        family=table["family"],
        prefix=table["prefix"],
        seats=(table["seats"][0], table["seats"][1]),
        dice=table["dice"],
        rules=table["rules"],
        slots=table["slots"],
        folder=folder.name,
        revisions={int(n): Revision(**revision) for n, revision in table.get("revisions", {}).items()},
    )


def rules_for(title: Title, *, dice: bool = False, options: Mapping[str, object] | None = None) -> Ruleset:
    """A board title's rules with these house rules, and with the Dice Expansion if it is in play."""
    if dice:
        title.check_dice()
    rules = ruleset_from(title.slots, f"titles/{title.id}/title.toml")
    rules = rules.with_slots(slots_of(title, dice=dice, options=options or {}))
    if dice:
        rules = with_dice(rules)
    return without_advanced_dice(rules) if dice and not rules.dice_advanced else rules


def slots_of(title: Title, *, dice: bool, options: Mapping[str, object]) -> dict[str, Value]:
    """The slots that house rules fill otherwise than the title does."""
    from whistlestop.rules.options import option

    if not options:
        return {}
    settled = settle(title.id, dice, options)
    return {slot: settled[key] for key in options for slot in option(key).slots}


def board_of(title: Title) -> Board:
    """The title's own board."""
    return read_board(files("whistlestop.titles") / title.folder)


__all__ = ["OptionError", "Title", "TitleError", "board_of", "rules_for", "slots_of", "title", "titles"]
