"""Reading: lines into games, and a cursor over the events of one game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

Event = dict[str, Any]
"""One line of the log."""

NOTHING: Event = {"e": ""}
"""Stands behind the last event, so that looking ahead never runs off the end."""


class Fault(Exception):
    """A line that the rules do not allow."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message


UNCALLED = {
    "flush": "CM-28",
    "reshuffle": "CM-26",
    "turn-up": "CM-23",
    "deal": "CM-11",
    "reveal": "CM-61",
    "rob": "CG-50",
    "turn": "CM-20",
    "end": "CM-90",
    "": "CM-90",
}
"""The rule that is broken when an event stands where nothing called for it."""

CALLED = {
    "flush": "CM-27",
    "reshuffle": "CM-26",
    "turn-up": "CM-23",
    "reveal": "CM-61",
    "rob": "CG-50",
    "to-track": "CG-20",
    "souvenir": "SF-40",
    "keep": "CM-80",
    "end": "CM-90",
}
"""The rule that is broken when an event that had to come is missing."""


class Log:
    """The events of one game, read from front to back."""

    __slots__ = ("at", "events")

    def __init__(self, events: list[Event]) -> None:
        self.events = [*events, NOTHING]
        self.at = 0

    def look(self) -> Event:
        """The next event, which stays where it is."""
        return self.events[self.at]

    def peek(self) -> str:
        """The kind of the next event, `""` behind the last one."""
        kind: str = self.events[self.at]["e"]
        return kind

    def take(self, kind: str) -> Event:
        """The next event, which must be of this kind."""
        event = self.events[self.at]
        self.at += 1
        if event["e"] != kind:
            found = event["e"]
            self.refuse(found, kind)
        return event

    def take_by(self, kind: str, seat: int) -> Event:
        """The next event, which must be of this kind and belong to this seat."""
        event = self.take(kind)
        if event["seat"] != seat:
            raise Fault("CM-13", f"{kind} by seat {event['seat']}, but it is for seat {seat} to do")
        return event

    def refuse(self, found: str, wanted: str) -> NoReturn:
        """Say that `found` stands where something else had to come."""
        rule = CALLED.get(wanted) or UNCALLED.get(found) or "order"
        raise Fault(rule, f"expected {wanted}, found {found or 'the end of the log'}")


def games(lines: Iterable[str]) -> Iterator[tuple[int, str, list[str]]]:
    """Each game as the number of its header line (from 1), that line, and the lines below it."""
    first, header, body = 0, "", list[str]()
    for number, line in enumerate(lines, 1):
        if '"game"' in line and is_header(line):
            if first:
                yield first, header, body
            first, header, body = number, line, []
        elif first:
            body.append(line)
        else:
            first, header, body = number, line, []
    if first:
        yield first, header, body


def is_header(line: str) -> bool:
    """A line with `"game"` and without `"e"` starts a game."""
    try:
        value = json.loads(line)
    except ValueError:
        return False
    return isinstance(value, dict) and "game" in value and "e" not in value


def events_of(body: list[str]) -> list[Event]:
    """The events of a game's lines; a line that is no event becomes one that no rule calls for."""
    try:
        events = json.loads("[" + ",".join(body) + "]")
        if len(events) == len(body) and all(type(event) is dict and "e" in event for event in events):
            return list(events)
    except ValueError:
        pass
    return [event_of(line) for line in body]


def event_of(line: str) -> Event:
    """One event, or a placeholder for a line that is none."""
    try:
        event = json.loads(line)
    except ValueError:
        return {"e": f"a line that is no JSON: {line.strip()[:40]!r}"}
    if isinstance(event, dict) and isinstance(event.get("e"), str):
        return event
    return {"e": f"a line that is no event: {line.strip()[:40]!r}"}
