"""The CSV files of a board's folder as rows of text, with the line each row came from.

Nothing here knows what a board is. Files written by spreadsheets are welcome: a byte order mark, CRLF, blank lines,
quoted fields and columns nobody asked for do no harm. What does is collected as faults; reading goes on after each.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    Folder = Path | Traversable


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a board's folder, and where to find it."""

    file: str
    """The file's name inside the folder, `tracks.csv`."""
    line: int
    """Counted from 1 as editors do; 0 when the fault belongs to the whole file or folder."""
    column: str
    """The column's name, or an empty string when the fault is not in one cell."""
    message: str
    """A sentence that says what is wrong and what would be right."""

    def __str__(self) -> str:
        place = self.file
        if self.line:
            place += f", line {self.line}"
        if self.column:
            place += f", column {self.column}"
        return f"{place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Row:
    """One record of a table: its cells by column name, stripped of blanks at both ends."""

    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "")


def read_text(folder: Folder, file: str, faults: list[Fault]) -> str | None:
    """Return the file's text, or None when there is no such file; bytes that are not UTF-8 become faults."""
    try:
        data = folder.joinpath(file).read_bytes()
    except (FileNotFoundError, NotADirectoryError, KeyError):
        return None
    except OSError as error:
        faults.append(Fault(file, 0, "", f"the file cannot be read: {error.strerror or error}."))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        wrong = f"the byte 0x{data[error.start]:02x} is not UTF-8"
        faults.append(Fault(file, line, "", f"{wrong}; save the file with the encoding UTF-8."))
        return data.decode("utf-8-sig", errors="replace")


def read_table(folder: Folder, file: str, columns: tuple[str, ...], faults: list[Fault]) -> list[Row]:
    """Return the rows of one CSV file that has at least these columns; what is wrong with the file goes to `faults`."""
    text = read_text(folder, file, faults)
    if text is None:
        if not any(fault.file == file for fault in faults):
            wanted = ",".join(columns)
            message = f"the file is missing; a board needs a {file} with the columns {wanted}."
            faults.append(Fault(file, 0, "", message))
        return []
    reader = csv.reader(io.StringIO(text, newline=""))
    header: list[str] | None = None
    rows: list[Row] = []
    line = 1
    try:
        for record in reader:
            cells = [cell.strip() for cell in record]
            if any(cells):
                if header is None:
                    header = cells
                    if not _header_is_whole(file, line, header, columns, faults):
                        return []
                else:
                    if len(cells) < len(header):
                        wrong = f"the line has {len(cells)} cells where the header has {len(header)} columns"
                        faults.append(
                            Fault(
                                file,
                                line,
                                "",
                                f"{wrong}; write an empty cell as nothing between commas.",
                            )
                        )
                    rows.append(Row(line, dict(zip(header, cells, strict=False))))
            line = reader.line_num + 1
    except csv.Error as error:
        faults.append(
            Fault(
                file,
                line,
                "",
                f"the line is no CSV ({error}); is a quotation mark left open?",
            )
        )
    if header is None:
        message = f"the file is empty; its first line should be {','.join(columns)}."
        faults.append(Fault(file, 0, "", message))
    return rows


def _header_is_whole(
    file: str,
    line: int,
    header: list[str],
    columns: tuple[str, ...],
    faults: list[Fault],
) -> bool:
    missing = [column for column in columns if column not in header]
    for column in missing:
        message = f"the column {column} is missing; the first line should have {','.join(columns)}."
        faults.append(Fault(file, line, column, message))
    for column in {name: None for name in header if name and header.count(name) > 1}:
        faults.append(
            Fault(
                file,
                line,
                column,
                f"the column {column} stands twice; one of them has to go.",
            )
        )
        missing.append(column)
    return not missing
