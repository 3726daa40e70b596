"""Writes a board as the files that `boards.read_board` reads."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

from whistlestop.titles.tables import ABOUT, COLUMNS, LOCATIONS, OPTIONAL, TICKETS, TRACKS

if TYPE_CHECKING:
    from pathlib import Path

    from whistlestop.rules.board import Board, Location, Ticket, Track


def write_board(board: Board, folder: Path) -> None:
    """Write the board's files into the folder, so that `read_board` returns the same board again.

    The folder is made if need be; the files of a board that lies there are replaced.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file, rows in tables_of(board).items():
        _write_table(folder, file, rows)
    lines = [f"{key} = {_toml(text)}" for key, text in (("name", board.name), ("notice", board.notice)) if text]
    if board.own:
        lines.append("own = true")
    if lines:
        (folder / ABOUT).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    else:
        (folder / ABOUT).unlink(missing_ok=True)


def tables_of(board: Board) -> dict[str, list[dict[str, str]]]:
    """Return the rows of the board's three files, every cell as text."""
    return {
        LOCATIONS: [_location_cells(place) for place in board.locations],
        TRACKS: [_track_cells(track) for track in board.tracks],
        TICKETS: [cells for ticket in board.tickets for cells in _ticket_cells(ticket)],
    }


def _write_table(folder: Path, file: str, rows: list[dict[str, str]]) -> None:
    columns = [*COLUMNS[file], *(column for column in OPTIONAL[file] if any(row[column] for row in rows))]
    with (folder / file).open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, columns, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _location_cells(place: Location) -> dict[str, str]:
    return {
        "id": place.id,
        "name": place.name,
        "lat": _degrees(place.lat),
        "lon": _degrees(place.lon),
        "kind": place.kind,
        "country": place.country,
        "marked": "yes" if place.marked else "",
        "merchandise": place.merchandise,
    }


def _track_cells(track: Track) -> dict[str, str]:
    return {
        "id": str(track.id),
        "a": track.a,
        "b": track.b,
        "length": str(track.length),
        "color": track.color,
        "kind": track.kind,
        "locomotives": str(track.locomotives),
        "swap": str(track.swap) if track.swap else "",
        "note": track.note,
    }


def _ticket_cells(ticket: Ticket) -> list[dict[str, str]]:
    return [
        {"id": ticket.id, "start": ticket.start, "goal": goal, "points": str(points), "kind": ticket.kind}
        for goal, points in ticket.goals
    ]


def _degrees(number: float) -> str:
    """Write a coordinate with four places, about ten metres, and with more only where it has more."""
    short = f"{number:.4f}"
    return short if float(short) == number else repr(number)


def _toml(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
