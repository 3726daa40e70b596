"""Brings a board from public tables (cities, routes, tickets) into the project's own form."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from whistlestop.titles.boards import BoardError, board_from
from whistlestop.titles.check import check_tables
from whistlestop.titles.tables import COLUMNS, LOCATIONS, TICKETS, TRACKS, Fault, Row, Tables, read_table
from whistlestop.titles.writing import write_board

if TYPE_CHECKING:
    from pathlib import Path

    from whistlestop.rules.board import Board
    from whistlestop.titles.tables import Folder

FILES = {LOCATIONS: "cities.csv", TRACKS: "routes.csv", TICKETS: "tickets.csv"}
"""Our files, and what they are called in the other form."""

ENDS = {"start": "a", "goal": "b"}
"""Our columns of a ticket, and what they are called in the other form."""

SWAPS = {"murmansk-lieksa": "4"}
"""Notes that stand for a swap: on this track four cards may stand for one (NC-40)."""


def import_facts(source: Folder, target: Path, *, force: bool = False) -> Board:
    """Convert `cities.csv`, `routes.csv` and `tickets.csv` of `source` and write the board to `target`.

    Raises `BoardError` with every fault of the source, in the words of its own files and columns, and
    `FileExistsError` when there is something in the target already and `force` does not say to replace it.
    """
    if not force and target.exists() and (not target.is_dir() or any(target.iterdir())):
        message = f"there is something in {target} already; choose an empty folder, or replace it with force."
        raise FileExistsError(message)
    faults: list[Fault] = []
    tables = Tables(
        locations=_read(source, LOCATIONS, faults),
        tracks=[_with_swap(row) for row in _read(source, TRACKS, faults)],
        tickets=[_with_ends(row) for row in _read(source, TICKETS, faults)],
        about={},
    )
    faults += [_as_in_source(fault) for fault in check_tables(tables)]
    if faults:
        raise BoardError(source, faults)
    board = board_from(tables)
    write_board(board, target)
    return board


def _read(source: Folder, file: str, faults: list[Fault]) -> list[Row]:
    columns = tuple(ENDS.get(column, column) for column in COLUMNS[file])
    return read_table(source, FILES[file], columns, faults)


def _with_swap(row: Row) -> Row:
    return replace(row, cells={**row.cells, "swap": SWAPS.get(row["note"], "")})


def _with_ends(row: Row) -> Row:
    return replace(row, cells={**row.cells, **{ours: row[theirs] for ours, theirs in ENDS.items()}})


def _as_in_source(fault: Fault) -> Fault:
    return replace(fault, file=FILES.get(fault.file, fault.file), column=ENDS.get(fault.column, fault.column))
