"""Reads the board that lies in a folder (a title's own, or one that somebody brought).

A board is three CSV files and, if there is something to say about it, a `board.toml`:

- `locations.csv`: id,name,lat,lon,kind,country and, where a title needs them, marked,merchandise
- `tracks.csv`: id,a,b,length,color,kind,locomotives and, where needed, swap,note
- `tickets.csv`: id,start,goal,points,kind; a country ticket has one line a goal, all with the same id
- `board.toml`: name, notice, own

The folder may lie on a disk or inside a wheel or a zip: anything with the few methods of
`importlib.resources.abc.Traversable` will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.rules.board import Board, Location, Ticket, Track
from whistlestop.titles.check import YES, read_and_check

if TYPE_CHECKING:
    from whistlestop.titles.tables import Fault, Folder, Row, Tables


class BoardError(ValueError):
    """A board's folder cannot be used: `faults` holds all that is wrong, the message shows the first few."""

    SHOWN = 5

    def __init__(self, folder: Folder, faults: list[Fault]) -> None:
        self.faults = faults
        lines = [f"The board in {folder} has {len(faults)} fault{'s' if len(faults) > 1 else ''}:"]
        lines += [f"  {fault}" for fault in faults[: self.SHOWN]]
        if len(faults) > self.SHOWN:
            lines.append(f"  and {len(faults) - self.SHOWN} more")
        super().__init__("\n".join(lines))


def read_board(folder: Folder) -> Board:
    """Return the board in this folder; raise `BoardError` with every fault when it has any."""
    tables, faults = read_and_check(folder)
    if faults:
        raise BoardError(folder, faults)
    return board_from(tables)


def board_from(tables: Tables) -> Board:
    """Return the board in tables that have no fault."""
    return Board(
        locations=tuple(_location(row) for row in tables.locations),
        tracks=tuple(_track(row) for row in tables.tracks),
        tickets=_tickets(tables.tickets),
        name=tables.about.get("name", ""),
        notice=tables.about.get("notice", ""),
        own=tables.about.get("own", False),
    )


def _location(row: Row) -> Location:
    return Location(
        id=row["id"],
        name=row["name"],
        lat=float(row["lat"]),
        lon=float(row["lon"]),
        kind=row["kind"],
        country=row["country"],
        marked=row["marked"] in YES,
        merchandise=row["merchandise"],
    )


def _track(row: Row) -> Track:
    return Track(
        id=int(row["id"]),
        a=row["a"],
        b=row["b"],
        length=int(row["length"]),
        color=row["color"],
        kind=row["kind"],
        locomotives=int(row["locomotives"] or 0),
        swap=int(row["swap"] or 0),
        note=row["note"],
    )


def _tickets(rows: list[Row]) -> tuple[Ticket, ...]:
    cards: dict[str, list[Row]] = {}
    for row in rows:
        cards.setdefault(row["id"], []).append(row)
    return tuple(
        Ticket(
            id=card[0]["id"],
            start=card[0]["start"],
            goals=tuple((row["goal"], int(row["points"])) for row in card),
            kind=card[0]["kind"],
        )
        for card in cards.values()
    )
