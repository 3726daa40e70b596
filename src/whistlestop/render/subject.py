"""What a drawing is of: a title's board, or one that somebody brought, with its layout, its map and its worths."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.rules.board import GRAY, Board, Track
from whistlestop.rules.ruleset import Ruleset
from whistlestop.titles.boards import read_board
from whistlestop.titles.title import Title, board_of, rules_for
from whistlestop.titles.title import title as find_title

from .curve import Point
from .layout import Layout, read_layout
from .lines import Line, lines

if TYPE_CHECKING:
    from whistlestop.titles.tables import Folder

MAP = "map.svg"


@dataclass(frozen=True)
class Subject:
    """A board with everything needed to draw it."""

    title: Title
    rules: Ruleset
    board: Board
    layout: Layout
    map: str
    """Land and water as a group of an SVG; empty where nobody drew any."""

    @property
    def name(self) -> str:
        """What is printed large on the sheet."""
        return self.board.name or self.title.name

    @property
    def label(self) -> str:
        """What the picture is, for those who cannot see it."""
        return f"{escape(self.name)}: board with {len(self.board.locations)} places and {len(self.board.tracks)} tracks"

    @cached_property
    def lines(self) -> dict[int, Line]:
        """Every track on the sheet."""
        return lines(self.board, self.layout)

    @cached_property
    def stands(self) -> Mapping[str, Point]:
        """Where a station, a souvenir or merchandise lies beside each place, from its middle."""
        from .beside import stands

        return stands(self)

    @cached_property
    def names(self) -> dict[str, str]:
        """The name of every place."""
        return {place.id: place.name for place in self.board.locations}

    @cached_property
    def key(self) -> Mapping[int, int]:
        """Points of every length of track that the board has."""
        return {track.length: self.rules.points[track.length] for track in self.board.tracks}

    def says(self, track: Track) -> str:
        """Tell a track in words, for those who point at it."""
        colour = "any colour" if track.color == GRAY else track.color
        kind = "" if track.kind == "plain" else f" {track.kind}"
        needs = f", {track.locomotives} locomotive{'s' * (track.locomotives != 1)}" if track.locomotives else ""
        return f"{self.names[track.a]} – {self.names[track.b]}: {track.length} {colour}{kind}{needs}"


def subject(title: str, board: Board | Path | None = None) -> Subject:
    """Return the board of a title, or another one that is played by its rules."""
    if board is None:
        return _own(title)
    found = find_title(title)
    if isinstance(board, Board):
        return _subject(found, board, None)
    return _subject(found, read_board(board), board)


@lru_cache(maxsize=16)
def _own(title: str) -> Subject:
    found = find_title(title)
    return _subject(found, board_of(found), files("whistlestop.titles") / found.folder)


def _subject(title: Title, board: Board, folder: Folder | None) -> Subject:
    layout = read_layout(folder) if folder else None
    if layout is None:
        from .automatic import automatic

        layout = automatic(board)
    return Subject(title, rules_for(title), board, layout, read_map(folder) if folder else "")


def read_map(folder: Folder) -> str:
    """Return the land and the water that lie in a board's folder: the group `map` of its `map.svg`."""
    file = folder / MAP
    if not file.is_file():
        return ""
    text = file.read_text(encoding="utf-8")
    begin, end = text.index("<g "), text.rindex("</g>")
    return text[begin : end + len("</g>")]
