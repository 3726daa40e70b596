"""Every fault of a board's folder, with its place and what would be right; not only the first one.

for fault in check_board(Path("my-board")):
    print(fault)        # tracks.csv, line 7, column a: there is no place oslp; did you mean oslo?
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from whistlestop.rules.board import (
    COLOURS,
    GRAY,
    MAX_GROUP,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_TICKETS,
    MAX_TRACKS,
    MERCHANDISE,
)
from whistlestop.rules.tables import MAX_GOALS
from whistlestop.titles.tables import ABOUT, LOCATIONS, TICKETS, TRACKS, Fault, Row, Tables, read_tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from whistlestop.titles.tables import Folder

    Cell = Callable[[str], str]
    """Returns what is wrong with the text of a cell, or an empty string."""

YES = ("yes", "true")
COUNTRY_KINDS = ("city-to-country", "country-to-country")
MAX_POINTS = 99
MAX_TRACK_ID = 9999

_DIGITS = re.compile(r"[0-9]{1,9}")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NAMED = 8
_LONGEST_SHOWN = 40


def check_board(folder: Folder) -> list[Fault]:
    """Return every fault of the board in this folder, file by file and line by line."""
    return read_and_check(folder)[1]


def read_and_check(folder: Folder) -> tuple[Tables, list[Fault]]:
    """Return what the folder holds and every fault of it; the tables make a board when there is none."""
    tables, faults = read_tables(folder)
    faults += check_tables(tables)
    order = ("", LOCATIONS, TRACKS, TICKETS, ABOUT)
    return tables, sorted(faults, key=lambda fault: (order.index(fault.file), fault.line))


def check_tables(tables: Tables) -> list[Fault]:
    """Return what is wrong with the contents of tables; an empty one is the reader's fault to tell."""
    faults = [
        *_cells(tables.locations, _LOCATION),
        *_cells(tables.tracks, _TRACK),
        *_cells(tables.tickets, _TICKET),
        *_about(tables),
    ]
    if tables.locations:
        places = {row["id"]: row for row in tables.locations}
        tokens = {row["country"] for row in tables.locations if row["kind"] == "country"}
        faults += _locations(tables.locations, tokens)
        faults += _tickets(tables.tickets, places, tokens)
        if tables.tracks:
            faults += _tracks(tables.tracks, places)
            faults += _groups(tables.tracks, places)
            faults += _reach(tables.tracks, places)
    return faults


# One cell


def _id(text: str) -> str:
    if _ID.fullmatch(text):
        return ""
    return f"{_shown(text)} is no id; use lower-case letters a to z, digits and single hyphens, like mo-i-rana."


def _name(text: str) -> str:
    if text and text.isprintable():
        return ""
    return "a place needs a name, on one line and without control characters."


def _whole(low: int, high: int, *, optional: bool = False) -> Cell:
    def check(text: str) -> str:
        if (optional and not text) or (_DIGITS.fullmatch(text) and low <= int(text) <= high):
            return ""
        return f"{_shown(text)} is no whole number from {low} to {high}."

    return check


def _degrees(limit: int) -> Cell:
    def check(text: str) -> str:
        try:
            good = -limit <= float(text) <= limit
        except ValueError:
            good = False
        return "" if good else f"{_shown(text)} is no number from -{limit} to {limit}."

    return check


def _one_of(*allowed: str) -> Cell:
    shown = ", ".join(word or "an empty cell" for word in allowed)
    return lambda text: "" if text in allowed else f"{_shown(text)} is not one of {shown}."


_LOCATION: dict[str, Cell] = {
    "id": _id,
    "name": _name,
    "lat": _degrees(90),
    "lon": _degrees(180),
    "kind": _one_of("city", "sight", "country"),
    "marked": _one_of(*YES, "no", "false", ""),
    "merchandise": _one_of(*MERCHANDISE, ""),
}
_TRACK: dict[str, Cell] = {
    "id": _whole(1, MAX_TRACK_ID),
    "length": _whole(1, MAX_LENGTH),
    "color": _one_of(*COLOURS, GRAY),
    "kind": _one_of("plain", "tunnel", "ferry"),
    "locomotives": _whole(0, MAX_LENGTH, optional=True),
    "swap": _whole(0, MAX_LENGTH, optional=True),
}
_TICKET: dict[str, Cell] = {
    "id": _id,
    "points": _whole(1, MAX_POINTS),
    "kind": _one_of("regular", "long", "short", *COUNTRY_KINDS),
}


def _cells(rows: list[Row], rules: dict[str, Cell]) -> Iterator[Fault]:
    for row in rows:
        for column, check in rules.items():
            message = check(row[column])
            if message:
                yield row.fault(column, message)


# What must fit together


def _locations(rows: list[Row], tokens: set[str]) -> Iterator[Fault]:
    yield from _too_many(LOCATIONS, len(rows), MAX_LOCATIONS, "locations")
    yield from _twice(rows, "place")
    for row in rows:
        if row["id"] in tokens:
            yield row.fault("id", f"{row['id']} is a country's token too; a ticket could not tell them apart.")
        if row["kind"] != "country":
            continue
        if not _ID.fullmatch(row["country"]):
            message = "a border crossing needs the token that tickets use for its country, like france"
            yield row.fault("country", f"{message}, not {_shown(row['country'])}.")
        if row["merchandise"]:
            yield row.fault("merchandise", "a country holds no merchandise (MK-07); leave this cell empty.")


def _tracks(rows: list[Row], places: dict[str, Row]) -> Iterator[Fault]:
    yield from _too_many(TRACKS, len(rows), MAX_TRACKS, "tracks")
    yield from _twice(rows, "track")
    for row in rows:
        for column in ("a", "b"):
            if row[column] not in places:
                yield row.fault(column, _unknown("place", row[column], places))
        if row["a"] == row["b"] and row["a"] in places:
            yield row.fault("b", f"the track goes from {row['a']} to itself; its ends are two places.")
        yield from _symbols(row)
        if row["kind"] in ("tunnel", "ferry") and row["swap"] not in ("", "0"):
            message = f"only a plain track can have a swap (NC-44); a {row['kind']} has 0."
            yield row.fault("swap", message)


def _symbols(row: Row) -> Iterator[Fault]:
    if _TRACK["locomotives"](row["locomotives"]) or _TRACK["length"](row["length"]):
        return  # a number that is none has its own fault
    symbols, length, kind = int(row["locomotives"] or 0), int(row["length"]), row["kind"]
    if kind == "ferry" and symbols == 0:
        message = "a ferry has at least one symbol (CM-70); write how many, or make the track plain."
        yield row.fault("locomotives", message)
    elif kind == "ferry" and symbols > length:
        message = f"a ferry of length {length} has at most {length} symbols (CM-70), not {symbols}."
        yield row.fault("locomotives", message)
    elif kind in ("plain", "tunnel") and symbols:
        message = f"only a ferry has symbols (CM-70); a {kind} track has 0."
        yield row.fault("locomotives", message)


def _groups(rows: list[Row], places: dict[str, Row]) -> Iterator[Fault]:
    """Count the tracks between two places (CM-04) and those to one border crossing (CH-20, CH-22)."""
    size: dict[frozenset[str], int] = {}
    reached: set[str] = set()
    for row in rows:
        ends = frozenset((row["a"], row["b"]))
        size[ends] = size.get(ends, 0) + 1
        if size[ends] == MAX_GROUP + 1:
            message = f"this is track {size[ends]} between {' and '.join(sorted(ends))}; the limit is {MAX_GROUP}."
            yield row.fault("b", message)
        for column in ("a", "b"):
            place = row[column]
            if place in reached:
                message = f"the border crossing {place} has a track already; each track needs its own (CH-20)."
                yield row.fault(column, message)
            if place in places and places[place]["kind"] == "country":
                reached.add(place)


def _reach(tracks: list[Row], places: dict[str, Row]) -> Iterator[Fault]:
    """Find the places outside the largest connected part; no chain of tracks passes through a country."""
    near: dict[str, list[str]] = {place: [] for place in places}
    for row in tracks:
        if row["a"] not in places or row["b"] not in places:
            return  # an end that is not known would make the other one look lonely
        near[row["a"]].append(row["b"])
        near[row["b"]].append(row["a"])
    inland = [place for place in places if places[place]["kind"] != "country"]
    if not inland:
        yield Fault(LOCATIONS, 0, "kind", "every location is a country; a board needs cities or sights.")
        return
    parts: list[set[str]] = []
    for place in inland:
        if not any(place in part for part in parts):
            parts.append(_part(place, near, places))
    largest = max(parts, key=len)
    for place, row in places.items():
        if place not in largest:
            message = f"no chain of tracks joins {place} to the rest of the board"
            yield row.fault("id", f"{message}; add a track, or remove the place.")


def _part(start: str, near: dict[str, list[str]], places: dict[str, Row]) -> set[str]:
    part, front = {start}, [start]
    while front:
        here = front.pop()
        if places[here]["kind"] != "country":
            new = [there for there in near[here] if there not in part]
            part.update(new)
            front += new
    return part


def _tickets(rows: list[Row], places: dict[str, Row], tokens: set[str]) -> Iterator[Fault]:
    cards: dict[str, list[Row]] = {}
    for row in rows:
        cards.setdefault(row["id"], []).append(row)
        for column in ("start", "goal"):
            message = _ticket_end(row[column], column, row["kind"], places, tokens)
            if message:
                yield row.fault(column, message)
        if row["start"] == row["goal"]:
            yield row.fault("goal", f"the ticket goes from {row['start']} to itself; it joins two places.")
    yield from _too_many(TICKETS, len(cards), MAX_TICKETS, "tickets")
    for card in cards.values():
        yield from _card(card)


def _ticket_end(end: str, column: str, kind: str, places: dict[str, Row], tokens: set[str]) -> str:
    """Return what is wrong with one end of a ticket: a place, or a country's token where that is allowed."""
    if kind in COUNTRY_KINDS and (column == "goal" or kind == "country-to-country"):
        return "" if end in tokens else f"no border crossing has the country {_shown(end)}; {_hint(tokens, end)}"
    if end in places and places[end]["kind"] == "country":
        return f"{end} is one border crossing; a ticket names the country, {places[end]['country']}."
    if kind == "city-to-country" and end in tokens:
        return f"{end} is a country; a ticket of the kind {kind} starts in a city."
    if end not in places and end not in tokens:
        return _unknown("place or country", end, [*places, *tokens])
    return ""


def _card(card: list[Row]) -> Iterator[Fault]:
    """Check the lines that share an id: a country ticket with a line for each goal (CH-40), or a mistake."""
    head = card[0]
    goals = {head["goal"]}
    for row in card[1:]:
        same = (row["start"], row["kind"]) == (head["start"], head["kind"])
        if not (same and row["kind"] in COUNTRY_KINDS):
            message = f"the ticket {row['id']} stands on line {head.line} already; each needs its own id"
            yield row.fault("id", f"{message}, and only a country ticket has a line for each goal.")
        elif row["goal"] in goals:
            message = f"the ticket {row['id']} names {row['goal']} twice; each goal stands once."
            yield row.fault("goal", message)
        elif len(goals) == MAX_GOALS:
            message = f"this is goal {len(goals) + 1} of the ticket {row['id']}; the limit is {MAX_GOALS}."
            yield row.fault("goal", message)
        goals.add(row["goal"])


def _about(tables: Tables) -> Iterator[Fault]:
    for key, kind, words in (("name", str, "text"), ("notice", str, "text"), ("own", bool, "true or false")):
        value = tables.about.get(key, kind())
        if not isinstance(value, kind):
            message = f"{key} should be {words}; here it is of the type {type(value).__name__}."
            yield Fault(ABOUT, 0, key, message)


def _twice(rows: list[Row], what: str) -> Iterator[Fault]:
    first: dict[str, Row] = {}
    for row in rows:
        head = first.setdefault(row["id"].lstrip("0") if what == "track" else row["id"], row)
        if head is not row and row["id"]:
            message = f"the {what} {row['id']} stands on line {head.line} already; each needs its own id."
            yield row.fault("id", message)


def _too_many(file: str, count: int, limit: int, what: str) -> Iterator[Fault]:
    if count > limit:
        yield Fault(file, 0, "", f"{count} {what} are too many; the limit is {limit}.")


# Words


def _unknown(what: str, text: str, known: Iterable[str]) -> str:
    return f"there is no {what} {_shown(text)}; {_hint(known, text)}"


def _hint(known: Iterable[str], text: str) -> str:
    names = sorted(known)[:MAX_TRACKS]
    close = get_close_matches(text[:_LONGEST_SHOWN], names, n=1)
    if close:
        return f"did you mean {close[0]}?"
    if not names:
        return "there are none."
    return f"there are {', '.join(names[:_NAMED])}{' …' if len(names) > _NAMED else '.'}"


def _shown(text: str) -> str:
    if len(text) > _LONGEST_SHOWN:
        text = f"{text[:_LONGEST_SHOWN]}…"
    return text if text.isprintable() and text and " " not in text else repr(text)
