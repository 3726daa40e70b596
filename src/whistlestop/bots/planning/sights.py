"""San Francisco's souvenirs: which places still have a new one, and which of two to take (SF-40 to SF-43)."""

from __future__ import annotations

from whistlestop.kernel import Record, core
from whistlestop.rules.souvenirs import new_souvenir
from whistlestop.rules.state import EMPTY, SYMBOLS


@core
def sights_for(s: Record, T: Record, me: int) -> int:
    """The places where a seat would find a souvenir that it has not got."""
    places = 0
    if T.souvenirs:
        for symbol in range(SYMBOLS):
            if s.stack_at[symbol] != EMPTY and s.stack[symbol] > 0 and not s.souvenirs[me] >> symbol & 1:
                places |= 1 << s.stack_at[symbol]
    return places


@core
def sights_at(T: Record, places: int, track: int) -> int:
    """At how many ends of a track lies one of these places."""
    return int((places >> T.ends[track][0] & 1) + (places >> T.ends[track][1] & 1))


@core
def choose_souvenir(s: Record, T: Record) -> int:
    """The end of the claimed track whose souvenir is rarer."""
    here = new_souvenir(s, T.ends[s.track][0])
    there = new_souvenir(s, T.ends[s.track][1])
    return 1 if s.stack[there] < s.stack[here] else 0
