"""The state of a game on a board: one flat record, and the names of everything that its small numbers mean."""

from __future__ import annotations

from functools import cache

from whistlestop.kernel.layout import SETS, Layout

# Kinds of cards; 1 to 8 are the colours in the order of rules.board.COLOURS.
WILD = 0
PLUS4 = 9
PLUS4_SPACES = 4
"""Spaces of the shortest track that a +4 locomotive may be laid on (MK-12)."""

PASSENGER_CARD = 10
KINDS = 11
EMPTY = -1

ROW = 5
MAX_OFFER = 5
MAX_STATIONS = 3
MAX_PASSENGERS = 3
SYMBOLS = 7
MAX_TOKENS = 3

# Streams of chance; the last belongs to whoever plays at random.
CARDS = 0
TICKETS = 1
DICE = 2
POLICY = 3
STREAMS = 4

# Phases: what the next decision is about (docs/actions.md).
MIX = 0
KEEP = 1
STACK = 2
PLACE = 3
MAIN = 4
SECOND = 5
PAY = 6
PAY_PLUS4 = 7
SUBSTITUTE = 8
TUNNEL = 9
SOUVENIR = 10
PASSENGER = 11
STATION = 12
RIDE = 13
ROLLED = 14
DICE_MAIN = 15
TOKENS = 16
DICE_TUNNEL = 17
AFTER = 18
BORROW = 19
OVER = 20
# Steps of one choice that follow without a decision; no state rests in them.
PAID = 21
CLAIMED = 22
TURN_DONE = 23
TURN_STARTS = 24
ENDED = 25
SCORING = 26

# A legal set is a row of words: small choices, places, then tracks (or payment rows).
MENU = 0
PLACES = 1
TRACKS = 2

# A choice as one number below 256: 0-63 of the menu, 64-127 a place, from 128 a track or payment row.
AT_PLACE = 64
AT_TRACK = 128
CHOICES = 256

# Menu of MAIN and SECOND: 0 is a blind pick, 1 to 5 the slots of the row.
BLIND = 0
DRAW_TICKETS = 6
PASS = 7
MOVE_PASSENGER = 8
# Menu of TUNNEL: decline, or pay with this many wilds.
DECLINE = 0
SURCHARGE = 1
# Menu of the dice phases.
EXCHANGE = 0
DICE_TICKETS = 19
DICE_RIDE = 25
END_TURN = 32
DICE_DECLINE = 20
DICE_SURCHARGE = 21
# Menu of BORROW.
ACCEPT = 0
USE_NONE = 1

# Faces of a train die, kinds of tokens (DX-21).
SINGLE = 0
DOUBLE = 1
STATION_FACE = 2
LOCOMOTIVE = 3
FACES = 4

# Why a game ended.
PIECES = 1
PASSES = 2


@cache
def state_layout(seats: int, *, large: bool) -> Layout:
    """Return the state for up to so many seats; `large` holds boards with merchandise or a long queue of tickets."""
    queue = 127 if large else 48
    merchandise = 64 if large else 1
    return Layout(
        f"State{seats}{'large' if large else ''}",
        [
            ("rng", "u8", (STREAMS,)),
            ("open", SETS, (seats,)),  # tracks that a seat may still claim
            ("own", SETS, (seats,)),
            ("held", SETS, (seats,)),  # tickets kept
            ("rejected", SETS, (seats,)),  # tickets given back by a seat that are out of the game or still in the queue
            ("pool", SETS, ()),  # tickets in the unordered part of the decks
            ("gone", SETS, ()),  # tickets that left the game unseen
            ("ridden", SETS, ()),
            ("visited", "i8", ()),
            ("points", "i2", (seats,)),
            ("goods", "i2", (seats,)),
            ("longest", "i2", (seats,)),
            ("row_paid", "i2", ()),
            ("hand", "i1", (seats, KINDS)),
            ("known", "i1", (seats, KINDS)),  # cards of a hand that everybody has seen
            ("hand_size", "i1", (seats,)),
            ("pile", "i1", (KINDS,)),
            ("discard", "i1", (KINDS,)),
            ("laid", "i1", (KINDS,)),  # cards of the claim that is being resolved
            ("revealed", "i1", (KINDS,)),
            ("turned", "i1", ()),  # number of cards revealed
            ("pile_size", "i1", ()),
            ("discard_size", "i1", ()),
            ("row", "i1", (ROW,)),
            ("settled", "i1", ()),  # the safety stop of CM-28 holds
            ("queue", "i1", (queue,)),  # tickets under the decks, next one first
            ("queued", "i1", ()),
            ("left", "i1", (2,)),  # tickets in each deck
            ("offer", "i1", (seats, MAX_OFFER)),
            ("offered", "i1", (seats,)),
            ("tickets", "i1", (seats,)),  # how many a seat holds
            ("drawing", "i1", ()),  # tickets that will be drawn after the mix is announced
            ("pieces", "i1", (seats,)),
            ("stations", "i1", (seats,)),  # not yet built
            ("station", "i1", (seats, MAX_STATIONS)),
            ("borrowed", "i1", (seats, MAX_STATIONS)),
            ("passengers", "i1", (seats,)),  # not yet placed
            ("passenger", "i1", (seats, MAX_PASSENGERS)),
            ("taken", "i1", (merchandise,)),  # tokens taken from each city's stack
            ("stack_at", "i1", (SYMBOLS,)),
            ("stack", "i1", (SYMBOLS,)),
            ("souvenirs", "i1", (seats,)),
            ("dice", "i1", (FACES,)),
            ("dice_laid", "i1", (FACES,)),
            ("token", "i1", (seats, 2)),
            ("token_laid", "i1", ()),
            ("may_take", "i1", ()),
            ("bound", "i1", ()),  # an exchange during a tunnel binds to pay (DX-64)
            ("seats", "i1", ()),
            ("seat", "i1", ()),
            ("first", "i1", ()),
            ("phase", "i1", ()),
            ("setup", "i1", ()),  # seats that have not yet kept their first tickets
            ("last", "i1", ()),  # the seat that takes the last turn, -1 before
            ("passes", "i1", ()),
            ("track", "i1", ()),
            ("owed", "i1", ()),  # arbitrary cards still to be laid
            ("surcharge", "i1", ()),
            ("place", "i1", ()),
            ("step", "i1", ()),
            ("fare", "i1", ()),  # passenger cards or dice used in this ride
            ("done", "i1", (seats,)),  # completed tickets
            ("winners", "i1", ()),
            ("why", "i1", ()),
            ("turns", "i2", ()),
        ],
        aside=("events", "tape"),
    )
