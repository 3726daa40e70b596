"""San Francisco's souvenirs (SF-11 to SF-19, SF-40 to SF-44)."""

from __future__ import annotations

from tests.referee.board import Track
from tests.referee.log import Fault
from tests.referee.state import State
from tests.referee.titles import SYMBOLS

SIGHTS = ("alcatraz", "golden gate bridge", "embarcadero", "sunset", "potrero hill")
"""The marked sights of SF-12, in the order of the option `sf.tokenStacks`."""


def stack_size(state: State) -> int:
    return 3 if state.seats == 4 else 2


def sight_order(state: State) -> list[str]:
    """The five marked sights in the order of SF-12; on a board of one's own as they are listed."""
    places = state.board.locations
    names = {place: str(places[place].get("name") or place).lower() for place in state.board.marked}
    found = [[place for place, name in names.items() if sight in name] for sight in SIGHTS]
    if all(len(fitting) == 1 for fitting in found):
        return [fitting[0] for fitting in found]
    return state.board.marked


def set_up_stacks(state: State) -> None:
    """The five stacks on the marked sights (SF-12, SF-14)."""
    wished = state.options["sf.tokenStacks"]
    wanted = dict(zip(sight_order(state), wished, strict=True)) if wished != "random" else {}
    for _ in range(5):
        event = state.log.take("stack")
        place, symbol = event["location"], event["symbol"]
        if place not in state.board.marked or place in state.stacks:
            raise Fault("SF-12", f"a stack on {place}")
        if wanted and wanted[place] != symbol:
            raise Fault("SF-14", f"symbol {symbol} on {place}, the table set {wanted[place]}")
        put(state, place, symbol, event["count"], stack_size(state))


def place_stacks(state: State) -> None:
    """The two stacks set aside (SF-17, SF-18)."""
    two = state.seats == 2
    for seat in [state.order[1]] * 2 if two else state.order[:-3:-1]:
        event = state.log.take_by("place-stack", seat)
        place = event["location"]
        if place not in state.board.locations or place in state.stacks or place in state.board.marked:
            raise Fault("SF-19", f"a stack on {place}")
        put(state, place, event["symbol"], event["count"], 1 if two else stack_size(state))


def put(state: State, place: str, symbol: str, count: int, right: int) -> None:
    if symbol not in SYMBOLS or any(symbol == other for other, _ in state.stacks.values()):
        raise Fault("SF-11", f"symbol {symbol} has no stack left")
    if count != right:
        raise Fault("SF-11", f"a stack of {count}, it must be {right}")
    state.stacks[place] = [symbol, count]


def collect(state: State, seat: int, track: Track) -> None:
    """The token that a claim brings (SF-40 to SF-42)."""
    offered = {}
    for place in (track.a, track.b):
        symbol, count = state.stacks.get(place, ("", 0))
        if count and symbol not in state.souvenirs[seat]:
            offered[place] = symbol
    if not offered:
        return
    event = state.log.take_by("souvenir", seat)
    place = event["location"]
    if place not in offered or offered[place] != event["symbol"]:
        raise Fault("SF-40", f"{event['symbol']} at {place}, on offer: {offered}")
    state.stacks[place][1] -= 1
    state.souvenirs[seat].add(offered[place])
