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

from typing import TYPE_CHECKING, Any

from whistlestop.rules.board import Board, Location, Ticket, Track
from whistlestop.titles.tables import Fault, Row, read_table, read_text

if TYPE_CHECKING:
    from whistlestop.titles.tables import Folder

LOCATIONS = "locations.csv"
TRACKS = "tracks.csv"
TICKETS = "tickets.csv"
ABOUT = "board.toml"

LOCATION_COLUMNS = ("id", "name", "lat", "lon", "kind", "country")
TRACK_COLUMNS = ("id", "a", "b", "length", "color", "kind", "locomotives")
TICKET_COLUMNS = ("id", "start", "goal", "points", "kind")

YES = ("yes", "true")


class BoardError(ValueError):
    """A board's folder cannot be used. `faults` holds everything that is wrong; the message shows the first few."""

    SHOWN = 5

    def __init__(self, folder: Folder, faults: list[Fault]) -> None:
        self.faults = faults
        lines = [f"The board in {folder} has {len(faults)} fault{'s' * (len(faults) > 1)}:"]
        lines += [f"  {fault}" for fault in faults[: self.SHOWN]]
        if len(faults) > self.SHOWN:
            lines.append(f"  and {len(faults) - self.SHOWN} more")
        super().__init__("\n".join(lines))


def read_board(folder: Folder) -> Board:
    """Return the board in this folder; raise `BoardError` with every fault when it has any."""
    faults: list[Fault] = []
    locations = read_table(folder, LOCATIONS, LOCATION_COLUMNS, faults)
    tracks = read_table(folder, TRACKS, TRACK_COLUMNS, faults)
    tickets = read_table(folder, TICKETS, TICKET_COLUMNS, faults)
    about = read_about(folder, faults)
    if faults:
        raise BoardError(folder, faults)
    return Board(
        locations=tuple(_location(row) for row in locations),
        tracks=tuple(_track(row) for row in tracks),
        tickets=_tickets(tickets),
        name=about.get("name", ""),
        notice=about.get("notice", ""),
        own=about.get("own", False),
    )


def read_about(folder: Folder, faults: list[Fault]) -> dict[str, Any]:
    """Return what `board.toml` says; an empty dict when there is none, which is no fault."""
    text = read_text(folder, ABOUT, faults)
    if text is None:
        return {}
    import tomllib  # here, because most boards have no such file and every start-up would pay for it

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        faults.append(Fault(ABOUT, 0, "", f"the file is no TOML: {error}."))
        return {}


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
    by_id: dict[str, list[Row]] = {}
    for row in rows:
        by_id.setdefault(row["id"], []).append(row)
    return tuple(
        Ticket(
            id=id,
            start=same[0]["start"],
            goals=tuple((row["goal"], int(row["points"])) for row in same),
            kind=same[0]["kind"],
        )
        for id, same in by_id.items()
    )
