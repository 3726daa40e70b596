"""What each title says: the table of common.md section 1 and the options of section 14."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.referee.log import Fault

COLOURS = "KBGOPRWY"
SYMBOLS = tuple(f"s{i}" for i in range(1, 8))
EVERYWHERE = frozenset(("plain", "tunnel", "ferry"))
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
"""CM-45."""


@dataclass(frozen=True)
class Title:
    """One column of the table in common.md section 1, and what the title's own file adds."""

    seats: tuple[int, int]
    pieces: int
    deck: Mapping[str, int]
    hand: int
    wild: str
    flushed: frozenset[str]
    """The cards that CM-27 counts; empty where the row is never flushed."""
    face_up_limit: bool
    """CM-24: a face-up wild costs the whole draw."""
    wild_on: frozenset[str]
    both_open: int
    """The seat count from which both tracks of a double are open."""
    deal: tuple[tuple[str, int], ...]
    """Tickets dealt at setup, a pile at a time; Märklin's mix says how many of each."""
    mix: bool
    keep: int
    setup_rejects: str
    draw: int
    rejects: str
    bonus: str
    stations: int = 0
    passengers: int = 0
    souvenirs: bool = False
    triples: bool = False
    """NC-51: three cards for a locomotive on ferries."""


MARKLIN_EXTRA = {"L4": 6, "PAX": 10}


def deck(each: int, wilds: int, wild: str = "L", colours: str = COLOURS) -> dict[str, int]:
    return dict.fromkeys(colours, each) | {wild: wilds}


TRAIN_CARDS = deck(12, 14)
LOCOMOTIVES = frozenset("L")
REGULAR = "regular"

TITLES: dict[str, Title] = {
    "nordic": Title(
        seats=(2, 3),
        pieces=40,
        deck=TRAIN_CARDS,
        hand=4,
        wild="L",
        flushed=frozenset(),
        face_up_limit=False,
        wild_on=frozenset(("tunnel", "ferry")),
        both_open=3,
        deal=((REGULAR, 5),),
        mix=False,
        keep=2,
        setup_rejects="removed",
        draw=3,
        rejects="removed",
        bonus="globetrotter",
        triples=True,
    ),
    "switzerland": Title(
        seats=(2, 3),
        pieces=40,
        deck=TRAIN_CARDS,
        hand=4,
        wild="L",
        flushed=LOCOMOTIVES,
        face_up_limit=False,
        wild_on=frozenset(("tunnel",)),
        both_open=3,
        deal=((REGULAR, 5),),
        mix=False,
        keep=2,
        setup_rejects="removed",
        draw=3,
        rejects="removed",
        bonus="longest",
    ),
    "san-francisco": Title(
        seats=(2, 4),
        pieces=20,
        deck=deck(6, 8, "F", "BGKPRO"),
        hand=2,
        wild="F",
        flushed=frozenset("F"),
        face_up_limit=True,
        wild_on=EVERYWHERE,
        both_open=3,
        deal=((REGULAR, 2),),
        mix=False,
        keep=1,
        setup_rejects="bottom",
        draw=2,
        rejects="bottom",
        bonus="",
        souvenirs=True,
    ),
    "usa": Title(
        seats=(2, 5),
        pieces=45,
        deck=TRAIN_CARDS,
        hand=4,
        wild="L",
        flushed=LOCOMOTIVES,
        face_up_limit=True,
        wild_on=EVERYWHERE,
        both_open=4,
        deal=((REGULAR, 3),),
        mix=False,
        keep=2,
        setup_rejects="bottom",
        draw=3,
        rejects="bottom",
        bonus="longest",
    ),
    "europe": Title(
        seats=(2, 5),
        pieces=45,
        deck=TRAIN_CARDS,
        hand=4,
        wild="L",
        flushed=LOCOMOTIVES,
        face_up_limit=True,
        wild_on=EVERYWHERE,
        both_open=4,
        deal=(("long", 1), (REGULAR, 3)),
        mix=False,
        keep=2,
        setup_rejects="removed",
        draw=3,
        rejects="bottom",
        bonus="longest",
        stations=3,
    ),
    "marklin": Title(
        seats=(2, 5),
        pieces=45,
        deck=deck(11, 14) | MARKLIN_EXTRA,
        hand=4,
        wild="L",
        flushed=LOCOMOTIVES,
        face_up_limit=True,
        wild_on=EVERYWHERE,
        both_open=4,
        deal=(("long", 0), ("short", 0)),
        mix=True,
        keep=2,
        setup_rejects="shuffled",
        draw=4,
        rejects="bottom",
        bonus="globetrotter",
        passengers=3,
    ),
}

CARD_GAME_SEATS = (2, 4)

OFF_ON = (False, True)
ON_OFF = (True, False)

OPTIONS: dict[str, tuple[Any, ...]] = {
    "draw.strictEmpty": OFF_ON,
    "parallel.equalLengthOnly": OFF_ON,
    "nordic.startHand": (4, 5),
    "nordic.flushThreeLocomotives": OFF_ON,
    "nordic.murmanskSubstitutions": ("unlimited", "one"),
    "nordic.ferryTripleScope": ("any-space", "symbols-only"),
    "nordic.lastTieBreak": ("longest-path", "longest-ticket-route", "shared"),
    "swiss.rejectedTickets": ("removed", "deck-bottom"),
    "sf.tokenStacks": ("random",),
    "sf.flushFerries": ON_OFF,
    "card.moveFromRow": ("top", "bottom", "choice"),
    "card.allLocomotiveSet": OFF_ON,
    "card.faceUpAfterDeckEmpty": OFF_ON,
    "card.peekOnTheTrack": OFF_ON,
    "dice.tunnelFacesPerDie": (2, 1, 3),
    "dice.advanced": ON_OFF,
    "dice.nineSpaceTrack": ("unclaimable", "treat-as-8"),
    "dice.parallelMeans": ("printed", "open-tracks"),
    "dice.tokensAfterFailedTunnel": OFF_ON,
    "dice.passengerDieFace": ("locomotive", "station-or-locomotive"),
    "dice.passengerDice": ("one-per-move", "one-per-opponent-track"),
    "marklin.collectAtStart": ON_OFF,
    "marklin.onePassengerPerCity": OFF_ON,
    "marklin.flushCountsPlus4": OFF_ON,
    "marklin.lastTieBreak": ("shared", "merchandise"),
}
"""Section 14; the first value is the default."""

PREFIXES = {
    "nordic": "nordic",
    "swiss": "switzerland",
    "sf": "san-francisco",
    "card": "card-game",
    "marklin": "marklin",
}


def options_of(game: str, dice: bool, changed: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value in this game; only known, fitting, changed ones may be named."""
    values = {key: allowed[0] for key, allowed in OPTIONS.items()}
    for key, value in changed.items():
        if key not in OPTIONS:
            raise Fault("options", f"{key} is no house rule")
        prefix = key.split(".")[0]
        fits = {"draw": game in TITLES, "parallel": game in TITLES, "dice": dice}
        if not fits.get(prefix, PREFIXES.get(prefix) == game):
            raise Fault("options", f"{key} does not belong to {game}")
        if key == "sf.tokenStacks":
            good = type(value) is list and len(set(value)) == 5 == len(value) and set(value) <= set(SYMBOLS)
        else:
            good = any(value == other and type(value) is type(other) for other in OPTIONS[key][1:])
        if not good:
            raise Fault("options", f"{key} = {value!r} is not one of its other values")
        values[key] = value
    return values
