"""How long the game may still last."""

from __future__ import annotations

from whistlestop.kernel import Record, core

LONG = 99


@core
def turns_of(s: Record, T: Record, q: int) -> int:
    """Turns that a seat needs until its pieces run out: one a claim, one for two cards that it has not got."""
    n = max(0, s.pieces[q] - T.end_pieces)
    if T.with_dice:
        return int(n * 2 + 4) // 5
    cards = max(0, n - s.hand_size[q])
    return int((n * 2 + 6) // 7 + (cards + 1) // 2)


@core
def turns_left(s: Record, T: Record, me: int) -> int:
    """Turns that a seat may still have, this one included, if the others hurry."""
    if s.last >= 0:
        return 1
    least = LONG
    for q in range(s.seats):
        if q != me:
            least = min(least, turns_of(s, T, q))
    return least + 1
