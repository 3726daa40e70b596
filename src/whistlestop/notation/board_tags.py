"""A board of one's own inside a record: one tag for every row of its tables, so that the record replays anywhere."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from whistlestop.rules.board import Board
from whistlestop.titles.boards import board_from
from whistlestop.titles.check import check_tables
from whistlestop.titles.tables import COLUMNS, LOCATIONS, OPTIONAL, TICKETS, TRACKS, Row, Tables
from whistlestop.titles.writing import tables_of

from .sheet import RecordError, Tag, write_tag

ROWS = {"Location": LOCATIONS, "Track": TRACKS, "Ticket": TICKETS}
"""The table to which each row tag belongs; its cells stand in the order of the table's columns, optional ones last."""

NAMES = ("Board", "Notice", "Own", *ROWS)


def write_board_tags(board: Board) -> Iterator[str]:
    """Write a board's name, what is to be said about it, and its rows."""
    yield write_tag("Board", board.name)
    if board.notice:
        yield write_tag("Notice", board.notice)
    if board.own:
        yield write_tag("Own", "yes")
    tables = tables_of(board)
    for name, file in ROWS.items():
        for cells in tables[file]:
            yield write_tag(name, _write_row([cells[column] for column in _columns(file)]))


def read_board_tags(tags: Sequence[Tag]) -> Board | None:
    """Return the board in a record's tags; None if there is none."""
    of = {name: [tag for tag in tags if tag.name == name] for name in NAMES}
    if not of["Board"]:
        stray = next((tag for tag in tags if tag.name in NAMES), None)
        if stray:
            raise RecordError(
                stray.line, stray.name, "this belongs to a board", 'begin the board with [Board "its name"]'
            )
        return None
    first = of["Board"][0]
    rows = {name: [_read_row(tag) for tag in of[name]] for name in ROWS}
    for name, found in rows.items():
        if not found:
            raise RecordError(
                first.line, "Board", f"this board has no {name} tag", "write one for every row of its tables"
            )
    notice = "".join(tag.value for tag in of["Notice"])
    about = {"name": first.value, "notice": notice, "own": any(tag.value == "yes" for tag in of["Own"])}
    tables = Tables(rows["Location"], rows["Track"], rows["Ticket"], about)
    for fault in sorted(check_tables(tables), key=lambda fault: fault.line):
        column = f"column {fault.column}: " if fault.column else ""
        raise RecordError(fault.line or first.line, "Board", f"{column}{fault.message}")
    return board_from(tables)


def _columns(file: str) -> tuple[str, ...]:
    return COLUMNS[file] + OPTIONAL[file]


def _write_row(cells: Sequence[str]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="").writerow(cells)
    return out.getvalue()


def _read_row(tag: Tag) -> Row:
    columns = _columns(ROWS[tag.name])
    try:
        (cells,) = csv.reader([tag.value], strict=True)
    except (ValueError, csv.Error):
        cells = []
    if len(cells) != len(columns):
        raise RecordError(
            tag.line, tag.value[:60], f"this is no {tag.name.lower()}", f"its cells are {','.join(columns)}"
        )
    stripped = (cell.strip() for cell in cells)
    return Row(ROWS[tag.name], tag.line, dict(zip(columns, stripped, strict=True)))
