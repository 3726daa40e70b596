"""The board: locations, tracks and tickets, from a title's CSV files or from a log's header."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.referee.log import Fault
from tests.referee.titles import POINTS

TITLES_FOLDER = Path(__file__).parents[2] / "src" / "whistlestop" / "titles"

LETTERS = {
    "black": "K",
    "blue": "B",
    "green": "G",
    "orange": "O",
    "purple": "P",
    "red": "R",
    "white": "W",
    "yellow": "Y",
    "gray": "",
    "grey": "",
}

Row = Mapping[str, Any]


@dataclass(slots=True, eq=False)
class Track:
    """A track as it counts in this game (a nine-space track treated as 8 has length 8)."""

    index: int
    name: str
    a: str
    b: str
    length: int
    colour: str
    """A card letter, or `""` for grey."""
    kind: str
    symbols: int
    swap: bool
    """NC-40: four cards may replace one."""
    points: int
    payable_with_dice: bool
    ends: tuple[int, int] = (0, 0)
    group: list[int] = field(default_factory=list)
    """The other tracks of its parallel group (section 7)."""
    pair: list[int] = field(default_factory=list)
    """The other tracks between the same two locations, whatever the options (DX-15)."""


@dataclass(slots=True, frozen=True)
class Ticket:
    name: str
    start: str
    goals: tuple[tuple[str, int], ...]
    pile: str

    @property
    def lowest(self) -> int:
        return min(points for _, points in self.goals)


class Board:
    """All that is constant about a board in one game.

    A chain of tracks may not run through a country (CH-20), so every track that ends in one has an end
    node of its own there. `nodes` gives the nodes that a ticket's word, a location or a country, stands for.
    """

    def __init__(self, locations: list[Row], tracks: list[Row], tickets: list[Row], merchandise: Row) -> None:
        self.locations: dict[str, Row] = {}
        for row in locations:
            if row["id"] in self.locations:
                raise Fault("board", f"location {row['id']} is listed twice")
            self.locations[row["id"]] = row
        self.countries = {name for name, row in self.locations.items() if row.get("kind") == "country"}
        self.marked = [name for name, row in self.locations.items() if row.get("marked") in (True, "yes")]
        self.nodes: dict[str, tuple[int, ...]] = {}
        self.node_count = 0
        for name in self.locations:
            if name not in self.countries:
                self.nodes[name] = (self.new_node(),)
        self.tracks: list[Track] = []
        self.by_name: dict[Any, Track] = {}
        for row in tracks:
            self.add_track(row)
        self.tickets: dict[str, Ticket] = {}
        for row in tickets:
            self.add_ticket(row)
        self.merchandise = {place: sorted(values) for place, values in merchandise.items()}
        for place in self.merchandise:
            if place not in self.locations or place in self.countries:
                raise Fault("MK-07", f"merchandise on {place}, which is no city")

    def new_node(self) -> int:
        self.node_count += 1
        return self.node_count - 1

    def add_track(self, row: Row) -> None:
        length = int(row["length"])
        if length not in POINTS or row["kind"] not in ("plain", "tunnel", "ferry") or row["a"] == row["b"]:
            raise Fault("board", f"track {row['id']} is none that the rules know")
        special = str(row.get("swap") or 0) != "0" or "murmansk" in str(row.get("note") or "")
        track = Track(
            index=len(self.tracks),
            name=str(row["id"]),
            a=row["a"],
            b=row["b"],
            length=length,
            colour=LETTERS[row["color"]],
            kind=row["kind"],
            symbols=int(row["locomotives"] or 0),
            swap=special,
            points=POINTS[length],
            payable_with_dice=length <= 8,
        )
        track.ends = (self.end_node(track.a), self.end_node(track.b))
        if track.name in self.by_name:
            raise Fault("board", f"track {track.name} is listed twice")
        self.tracks.append(track)
        self.by_name[track.name] = track
        if track.name.isdecimal():
            self.by_name[int(track.name)] = track

    def end_node(self, place: str) -> int:
        row = self.locations[place]
        if place not in self.countries:
            return self.nodes[place][0]
        node = self.new_node()
        for word in (place, row["country"]):
            self.nodes[word] = (*self.nodes.get(word, ()), node)
        return node

    def add_ticket(self, row: Row) -> None:
        name, start = row["id"], row.get("start", row.get("a"))
        goal = (row.get("goal", row.get("b")), int(row["points"]))
        old = self.tickets.get(name)
        if start not in self.nodes or goal[0] not in self.nodes:
            raise Fault("board", f"ticket {name} names a place that no track reaches")
        if old and old.start != start:
            raise Fault("board", f"ticket {name} is listed twice")
        goals = (*(old.goals if old else ()), goal)
        self.tickets[name] = Ticket(name, str(start), goals, row.get("kind") or "")

    def group_tracks(self, equal_length_only: bool) -> None:
        """Find the parallel groups (CM-04, CM-53)."""
        pairs: dict[frozenset[str], list[Track]] = {}
        for track in self.tracks:
            pairs.setdefault(frozenset((track.a, track.b)), []).append(track)
        for track in self.tracks:
            others = [other for other in pairs[frozenset((track.a, track.b))] if other is not track]
            track.pair = [other.index for other in others]
            track.group = [other.index for other in others if not equal_length_only or other.length == track.length]

    def shorten_nine(self) -> None:
        """DX-57: a nine-space track counts as one of 8."""
        for track in self.tracks:
            if track.length == 9:
                track.length, track.points, track.payable_with_dice = 8, POINTS[8], True


def rows(title: str, name: str) -> list[Row]:
    with (TITLES_FOLDER / title / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def board_of(game: str, header: Row) -> Board:
    """The board that the header carries, else the title's own."""
    own = header.get("board")
    if own is not None:
        return Board(own["locations"], own["tracks"], own["tickets"], own.get("merchandise") or {})
    if game in ("san-francisco", "marklin"):
        raise Fault("board", f"a log of {game} must carry its board")
    return Board(rows(game, "locations"), rows(game, "tracks"), rows(game, "tickets"), {})
