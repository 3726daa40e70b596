"""A board as plain facts: where the places are, which tracks join them, which tickets ask for what (CM-01 to CM-04)."""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")
"""The eight card colours, in the order of their card letters K B G O P R W Y."""

GRAY = "gray"
MERCHANDISE = ("black", "red", "yellow", "white")

MAX_LOCATIONS = 63
MAX_TRACKS = 127
MAX_TICKETS = 127
MAX_LENGTH = 9
MAX_GROUP = 4


@dataclass(frozen=True, slots=True)
class Location:
    """A city, a sight, or one border crossing to a country (CM-01, CH-20)."""

    id: str
    name: str
    lat: float
    lon: float
    kind: str = "city"
    """`city`, `sight` (San Francisco) or `country` (one border crossing)."""
    country: str = ""
    """For a border crossing the token that tickets use (`france`); for a city its country, for information."""
    marked: bool = False
    """One of the five sights that get a souvenir stack in the set-up (SF-12)."""
    merchandise: str = ""
    """Märklin: the colour of the stack of tokens on this city, one of `MERCHANDISE` (MK-04)."""


@dataclass(frozen=True, slots=True)
class Track:
    """A chain of `length` spaces between two adjacent locations (CM-02)."""

    id: int
    a: str
    b: str
    length: int
    color: str = GRAY
    kind: str = "plain"
    """`plain`, `tunnel` or `ferry`."""
    locomotives: int = 0
    """Wild symbols printed on a ferry (CM-70)."""
    swap: int = 0
    """This many arbitrary cards may stand for one card of the colour (NC-40); 0 on all tracks but one."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Connect `start` with one of the goals, each at its own value (CM-83, CH-40, CH-41)."""

    id: str
    start: str
    """A location's id, or a country's token."""
    goals: tuple[tuple[str, int], ...]
    """Location id or country token, and points; more than one only on a country ticket."""
    kind: str = "regular"
    """`regular`, `long`, `short`, `city-to-country` or `country-to-country`."""


@dataclass(frozen=True, slots=True)
class Board:
    """Locations, tracks and tickets of one title, as they stand in its folder."""

    locations: tuple[Location, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    name: str = ""
    """Empty for a title's own board; the name of a board that somebody brought."""
    notice: str = ""
    """What a player should know about where this board comes from."""
    own: bool = field(default=False)
    """The layout, or part of it, is the project's or a designer's own and not the printed one."""
