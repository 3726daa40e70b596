"""The draw pile, the discard pile and the face-up row (CM-26 to CM-29)."""

from __future__ import annotations

from whistlestop.kernel import Record, core, roll

from .state import CARDS, EMPTY, PLUS4, ROW, WILD

SAFETY_STOP = 20


@core
def draw_card(s: Record, T: Record) -> int:
    """Take the top card of the draw pile, reshuffling if it is empty (CM-26); EMPTY if there is none at all."""
    if s.pile_size == 0:
        if s.discard_size == 0:
            return EMPTY
        for kind in range(T.kinds):
            s.pile[kind] = s.discard[kind]
            s.discard[kind] = 0
        s.pile_size = s.discard_size
        s.discard_size = 0
        if s.events is not None:
            s.events.append(("reshuffle",))
    k = roll(s.rng, CARDS, s.pile_size)
    drawn = 0
    while k >= s.pile[drawn]:
        k -= s.pile[drawn]
        drawn += 1
    if s.tape is not None:
        drawn = s.tape.card(drawn, s.pile)
    s.pile[drawn] -= 1
    s.pile_size -= 1
    return drawn


@core
def discard_cards(s: Record, kind: int, n: int) -> None:
    """Put cards on the discard pile."""
    s.discard[kind] += n
    s.discard_size += n


@core
def turn_up(s: Record, T: Record, slot: int) -> None:
    """Turn a card face-up into an empty slot of the row, if there is one (CM-23)."""
    drawn = draw_card(s, T)
    s.row[slot] = drawn
    if drawn != EMPTY:
        s.settled = 0
        if s.events is not None:
            s.events.append(("turn-up", slot + 1, drawn))


@core
def must_flush(s: Record, T: Record) -> bool:
    """Three or more wilds lie in a full row, and a better row can be made (CM-27, CM-28)."""
    if s.pile_size + s.discard_size == 0:
        return False
    up = 0
    for slot in range(ROW):
        kind = s.row[slot]
        if kind == EMPTY:
            return False
        if kind == WILD or (kind == PLUS4 and T.flush_plus4):
            up += 1
    if up < 3:
        return False
    wilds = up + s.pile[WILD] + s.discard[WILD]
    if T.flush_plus4:
        wilds += s.pile[PLUS4] + s.discard[PLUS4]
    return s.pile_size + s.discard_size + ROW - wilds >= 3


@core
def flush_row(s: Record, T: Record) -> None:
    """Replace the row as long as it shows three wilds; after twenty times it stays (CM-27, CM-28)."""
    if T.flush == 0 or s.settled:
        return
    flushes = 0
    while must_flush(s, T):
        if flushes == SAFETY_STOP:
            s.settled = 1
            return
        flushes += 1
        if s.events is not None:
            s.events.append(("flush",))
        for slot in range(ROW):
            discard_cards(s, s.row[slot], 1)
            s.row[slot] = EMPTY
        for slot in range(ROW):
            turn_up(s, T, slot)


@core
def refill_row(s: Record, T: Record) -> None:
    """Fill empty slots in order while cards last, and check the row (CM-29)."""
    for slot in range(ROW):
        if s.row[slot] == EMPTY:
            turn_up(s, T, slot)
    flush_row(s, T)
