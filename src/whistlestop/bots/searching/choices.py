"""Listing candidates, for the planners of both families."""

from __future__ import annotations

from whistlestop.kernel import Record, Row, core, lowest
from whistlestop.rules.state import BLIND, EMPTY, ROW

MOST = 12
"""Candidates at the most; a row to write them into has this size."""


@core
def add(found: Row, n: int, choice: int) -> int:
    """Add a choice that is not yet among the first `n`; return how many there are."""
    if n == MOST:
        return n
    for i in range(n):
        if found[i] == choice:
            return n
    found[n] = choice
    return n + 1


@core
def add_menu(menu: int, found: Row, n: int) -> int:
    """Add small choices, the lowest first."""
    while menu:
        n = add(found, n, lowest(menu))
        menu &= menu - 1
    return n


@core
def different_picks(s: Record, menu: int, found: Row, n: int) -> int:
    """Add the blind pick, and one of each kind of card in the row; the first of `found` may be one of them."""
    seen = 0
    if BLIND < found[0] <= ROW:
        seen = 1 << s.row[found[0] - 1]
    if menu & 1:
        n = add(found, n, BLIND)
    for slot in range(1, ROW + 1):
        if menu >> slot & 1 and s.row[slot - 1] != EMPTY and not seen >> s.row[slot - 1] & 1:
            seen |= 1 << s.row[slot - 1]
            n = add(found, n, slot)
    return n
