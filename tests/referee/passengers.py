"""Märklin's passengers (MK-40 to MK-56)."""

from __future__ import annotations

from tests.referee.board import Track
from tests.referee.log import Event, Fault
from tests.referee.state import State


def place_passenger(state: State, seat: int, track: Track) -> None:
    """A passenger that may follow a claim (MK-40, MK-43)."""
    if state.log.peek() != "passenger":
        return
    event = state.log.take_by("passenger", seat)
    city = event["location"]
    if city not in (track.a, track.b) or city in state.board.countries:
        raise Fault("MK-40", f"a passenger on {city} after a claim of track {track.name}")
    if not state.unplaced[seat]:
        raise Fault("MK-40", f"seat {seat} has no passenger left")
    if state.options["marklin.onePassengerPerCity"] and any(city in cities for cities in state.passengers):
        raise Fault("MK-43", f"a passenger stands in {city} already")
    state.unplaced[seat] -= 1
    state.passengers[seat].append(city)


def ride(state: State, seat: int, event: Event) -> int:
    """A passenger's move; how many opponents' tracks it used."""
    start = event["from"]
    if start not in state.passengers[seat]:
        raise Fault("MK-50", f"seat {seat} has no passenger in {start}")
    if not event["tracks"]:
        raise Fault("MK-56", "a move uses at least one track")
    here, borrowed = start, 0
    used: set[int] = set()
    visited = [start] if state.options["marklin.collectAtStart"] else []
    for name in event["tracks"]:
        track = state.track(name)
        if here in state.board.countries:
            raise Fault("MK-07", f"the move runs through {here}")
        if here not in (track.a, track.b):
            raise Fault("MK-50", f"track {track.name} does not start in {here}")
        if track.index in used:
            raise Fault("MK-50", f"track {track.name} twice in one move")
        owner = state.owner[track.index]
        if owner < 0:
            raise Fault("MK-50", f"track {track.name} is nobody's")
        used.add(track.index)
        borrowed += owner != seat
        here = track.b if here == track.a else track.a
        visited.append(here)
    for city in dict.fromkeys(visited):
        tokens = state.merchandise.get(city)
        if tokens:
            state.merchandise_points[seat] += tokens.pop()
    state.passengers[seat].remove(start)
    return borrowed


def could_ride(state: State, seat: int) -> bool:
    """Is any move legal with these cards?"""
    cities = set(state.passengers[seat])
    for track in state.board.tracks:
        owner = state.owner[track.index]
        if owner >= 0 and (owner == seat or state.hands[seat]["PAX"]) and cities & {track.a, track.b}:
            return True
    return False
