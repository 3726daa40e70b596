"""The files of a board's folder as rows of text, with the line each row came from.

Files written by spreadsheets are welcome: a byte order mark, CRLF, blank lines, quoted fields and columns
nobody asked for do no harm. What does is collected as faults, and reading goes on after each of them. What
the cells mean, and whether they fit together, is the business of `check`.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable
    from pathlib import Path

    Folder = Path | Traversable

LOCATIONS = "locations.csv"
TRACKS = "tracks.csv"
TICKETS = "tickets.csv"
ABOUT = "board.toml"

COLUMNS = {
    LOCATIONS: ("id", "name", "lat", "lon", "kind", "country"),
    TRACKS: ("id", "a", "b", "length", "color", "kind", "locomotives"),
    TICKETS: ("id", "start", "goal", "points", "kind"),
}
"""The columns that every board has; `OPTIONAL` ones are there where a board needs them."""

MOST_LINES = 1000
"""A longer file is none of a board, and is not looked at line by line."""

OPTIONAL = {LOCATIONS: ("marked", "merchandise"), TRACKS: ("swap", "note"), TICKETS: ()}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a board's folder, and where to find it."""

    file: str
    """The file's name inside the folder, `tracks.csv`; empty when the folder itself is at fault."""
    line: int
    """Counted from 1 as editors do; 0 when the fault belongs to the whole file."""
    column: str
    """The column's name, or an empty string when the fault is not in one cell."""
    message: str
    """A sentence that says what is wrong and what would be right."""

    def __str__(self) -> str:
        parts = [self.file] if self.file else []
        if self.line:
            parts.append(f"line {self.line}")
        if self.column:
            parts.append(f"column {self.column}")
        return f"{', '.join(parts)}: {self.message}" if parts else self.message


@dataclass(frozen=True, slots=True)
class Row:
    """One record of a table. Its cells have no blanks at their ends; a cell that is not there is empty."""

    file: str
    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "")

    def fault(self, column: str, message: str) -> Fault:
        """Return a fault of this row's cell in the column."""
        return Fault(self.file, self.line, column, message)


@dataclass(frozen=True, slots=True)
class Tables:
    """A board's folder, read and not yet understood."""

    locations: list[Row]
    tracks: list[Row]
    tickets: list[Row]
    about: dict[str, Any]
    """What `board.toml` says; empty when there is none, which is no fault."""


def read_tables(folder: Folder) -> tuple[Tables, list[Fault]]:
    """Return all that can be read in the folder, and what is wrong with its files as files."""
    faults: list[Fault] = []
    tables = Tables(
        locations=read_table(folder, LOCATIONS, COLUMNS[LOCATIONS], faults),
        tracks=read_table(folder, TRACKS, COLUMNS[TRACKS], faults),
        tickets=read_table(folder, TICKETS, COLUMNS[TICKETS], faults),
        about=_read_about(folder, faults),
    )
    if len(faults) == len(COLUMNS) and not folder.is_dir():
        faults = [Fault("", 0, "", f"there is no folder {folder}.")]
    return tables, faults


def read_table(folder: Folder, file: str, columns: tuple[str, ...], faults: list[Fault]) -> list[Row]:
    """Return the rows of one CSV file that needs these columns; what is wrong with it goes to `faults`."""
    before = len(faults)
    text = _read_text(folder, file, faults)
    if text is None:
        if len(faults) == before:
            message = f"the file is missing; a board needs a {file} with the columns {','.join(columns)}."
            faults.append(Fault(file, 0, "", message))
        return []
    records = list(_records(text, file, faults))
    if not records:
        if len(faults) == before:
            message = f"the file is empty; its first line should be {','.join(columns)}."
            faults.append(Fault(file, 0, "", message))
        return []
    line, header = records.pop(0)
    if not _header_is_whole(file, line, header, columns, faults):
        return []
    if len(records) > MOST_LINES:
        message = f"the file has {len(records)} lines; no board needs more than {MOST_LINES}."
        faults.append(Fault(file, 0, "", message))
        return []
    if not records and len(faults) == before:
        message = "the file has only its header; a board needs at least one line here."
        faults.append(Fault(file, 0, "", message))
    rows = []
    for line, cells in records:
        if len(cells) < len(header):
            message = f"the line has {len(cells)} of {len(header)} cells; an empty cell needs its comma too."
            faults.append(Fault(file, line, "", message))
        rows.append(Row(file, line, dict(zip(header, cells, strict=False))))
    return rows


def _records(text: str, file: str, faults: list[Fault]) -> Iterator[tuple[int, list[str]]]:
    """Give each record that is not blank with the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=""))
    line = 1
    try:
        for record in reader:
            cells = [cell.strip() for cell in record]
            if any(cells):
                yield line, cells
            line = reader.line_num + 1
    except csv.Error as error:
        message = f"from here on this is no CSV ({error}); a quotation mark may be missing."
        faults.append(Fault(file, line, "", message))


def _header_is_whole(file: str, line: int, header: list[str], columns: tuple[str, ...], faults: list[Fault]) -> bool:
    before = len(faults)
    for column in columns:
        if column not in header:
            message = f"the column {column} is missing; the first line should have {','.join(columns)}."
            faults.append(Fault(file, line, column, message))
    for column in dict.fromkeys(header):
        if column and header.count(column) > 1:
            message = f"the column {column} stands here {header.count(column)} times; one of them may stay."
            faults.append(Fault(file, line, column, message))
    return len(faults) == before


def _read_text(folder: Folder, file: str, faults: list[Fault]) -> str | None:
    """Return the file's text, or None when it is not there or cannot be read."""
    try:
        data = folder.joinpath(file).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        faults.append(Fault(file, 0, "", f"the file cannot be read: {error.strerror or error}."))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"the byte 0x{data[error.start]:02x} is not UTF-8; save the file with the encoding UTF-8."
        faults.append(Fault(file, line, "", message))
        return data.decode("utf-8-sig", errors="replace")


def _read_about(folder: Folder, faults: list[Fault]) -> dict[str, Any]:
    text = _read_text(folder, ABOUT, faults)
    if text is None:
        return {}
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting too large for Python
        at = re.search(r"line (\d+)", str(error))
        faults.append(Fault(ABOUT, int(at[1]) if at else 0, "", f"this is no TOML: {error}."))
        return {}
