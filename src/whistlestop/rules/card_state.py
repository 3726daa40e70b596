"""The state of a Card Game: one flat record, and the names of its small numbers beyond rules.state."""

from __future__ import annotations

from functools import cache

from whistlestop.kernel.layout import SETS, Layout

from .state import AT_PLACE, PLACES, ROW, STREAMS

KINDS = 9
"""Kinds of cards: the locomotive and eight colours, numbered as in rules.state."""

COLOURS = 8
TICKETS_IN_ALL = 46
BIG_CITIES = 6
MAX_SEATS = 4
MAX_OFFER = 6

# Phases that boards do not have; KEEP, MAIN, SECOND and OVER mean what they mean there.
MOVE = 21
LAY_COLOUR = 22
LAY_LOCOMOTIVES = 23
COMPLETE = 24

# A legal set: small choices, then triples of colours, then tickets.
TRIPLES = PLACES
AT_TRIPLE = AT_PLACE

# Menu of MAIN: blind pick, slots, tickets and pass as on a board; LAY + kind starts a row of that colour.
LAY = 8
# Menu of COMPLETE.
ACCEPT = 0
DONE = 1

# Which card of a row goes on the track (CG-21).
TOP = 0
BOTTOM = 1
CHOICE = 2

# Why a game ended.
DECK = 3


@cache
def card_layout(seats: int = MAX_SEATS) -> Layout:
    """Return the state for up to so many seats."""
    return Layout(
        f"CardState{seats}",
        [
            ("rng", "u8", (STREAMS,)),
            ("held", SETS, (seats,)),  # tickets kept and not yet completed
            ("completed", SETS, (seats,)),  # a ticket that is still held as well is chosen, but not yet shown
            ("rejected", SETS, (seats,)),  # tickets put under the deck by a seat
            ("pool", SETS, ()),  # tickets in the unordered part of the deck
            ("points", "i2", (seats,)),
            ("turns", "i2", ()),
            ("hand", "i1", (seats, KINDS)),
            ("known", "i1", (seats, KINDS)),  # cards of a hand that everybody has seen
            ("hand_size", "i1", (seats,)),
            ("on_track", "i1", (seats, KINDS)),  # On-the-Track piles; their order never matters
            ("pile", "i1", (KINDS,)),
            ("robbed", "i1", (KINDS,)),  # the discard pile; it is not reshuffled during a phase (CG-33)
            ("discard", "i1", (KINDS,)),  # what an empty deck would take back: always nothing
            ("pile_size", "i1", ()),
            ("discard_size", "i1", ()),
            ("row", "i1", (ROW,)),
            ("settled", "i1", ()),
            ("yard_owner", "i1", (KINDS,)),  # a colour lies in one yard at most (CG-16)
            ("yard_colour", "i1", (KINDS,)),  # cards of its colour in a row
            ("yard_wilds", "i1", (KINDS,)),  # locomotives on top of it
            ("yard_order", "i1", (COLOURS,)),  # colours of all rows, in the order in which they were laid
            ("yard_rows", "i1", ()),
            ("moved", "i1", (COLOURS,)),  # cards that step 1 has moved so far
            ("n_moved", "i1", ()),
            ("queue", "i1", (TICKETS_IN_ALL,)),  # tickets under the deck, next one first
            ("queued", "i1", ()),
            ("left", "i1", (1,)),  # tickets in the deck
            ("tickets", "i1", (seats,)),  # how many a seat holds, completed ones not counted
            ("offer", "i1", (seats, MAX_OFFER)),
            ("offered", "i1", (seats,)),
            ("spared", "i1", (seats, MAX_OFFER)),  # 1 + each ticket that a seat gave back in the set-up
            ("began", "i1", (seats,)),  # how many it kept then
            ("seats", "i1", ()),
            ("seat", "i1", ()),
            ("first", "i1", ()),
            ("phase", "i1", ()),
            ("setup", "i1", ()),  # seats that have not yet kept their first tickets
            ("round", "i1", ()),  # 1 in the second phase of four players (CG-85)
            ("last", "i1", ()),  # the seat that takes the last turn of the phase, -1 before
            ("step", "i1", ()),  # row of step 1, or seats that have not yet locked their tickets
            ("colour", "i1", ()),  # the row that is being laid
            ("number", "i1", ()),  # its cards of the colour
            ("done", "i1", (seats,)),  # completed tickets
            ("winners", "i1", ()),
            ("why", "i1", ()),
        ],
        aside=("events", "tape"),
    )
