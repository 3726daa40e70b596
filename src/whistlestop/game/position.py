"""Positions: a game that begins in the middle, for puzzles, tests and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from whistlestop.rules.board import Board
from whistlestop.rules.options import option
from whistlestop.titles.title import title as find_title

from .errors import PositionError
from .game import Game, Setup, face_for

if TYPE_CHECKING:
    from typing import Unpack


class Facts(TypedDict, total=False):
    """What can be said about a position; whatever is left out is filled in.

    Facts for every seat are lists by seat; a list that is too short, or None in it, leaves the other seats open.
    """

    seat: int
    """Whose turn it is; the seat that began, if not named."""
    phase: str
    """`main`, the default: the turn begins.  With dice that is `rolled`; in `dice` the dice have been rolled again.

    In the Card Game a turn begins with `turn`, `main` is its step 2 (CG-20), and in `complete` all choose tickets.
    """
    last: int
    """The seat that takes the last turn of the game; if not named, the first that ran out of pieces (CM-90)."""

    row: str
    """Face-up cards by slot, `LRG-B`; `-` is an empty slot, and so are those that are not written."""
    pile: str | int
    """Cards of the draw pile in any order, `R2L`, or how many there are; what comes first is for `chance` to say."""
    discard: str | int
    """Cards of the discard pile, or how many."""
    hands: Sequence[str | int | None]
    """Cards of every hand, or how many."""

    owners: Mapping[int, int | None]
    """Track id -> seat that owns it; None keeps a track unclaimed where `pieces` makes seats claim more."""
    pieces: Sequence[int | None]
    """Pieces left; a seat that owns too few tracks for it is given others."""
    points: Sequence[int | None]
    """Points so far; the worth of tracks and merchandise, if not named."""

    tickets: Sequence[Sequence[str] | int | None]
    """Ticket ids of every seat, or how many."""
    ticket_deck: Sequence[str] | int
    """Ids from the top, or how many are left; the others have been rejected, or are held where rejects come back."""

    built: Sequence[Sequence[str] | None]
    """Cities with a station, in the order in which they were built (EU-10)."""
    passengers: Sequence[Sequence[str] | None]
    """Cities where a seat's passengers stand (MK-40)."""
    taken: Mapping[str, Sequence[int]]
    """City -> seats that took its merchandise, from the top of the stack (MK-52)."""
    stacks: Mapping[str, str]
    """Souvenir symbol -> the place where its stack lies (SF-12, SF-17)."""
    souvenirs: Sequence[Sequence[str] | None]
    """Symbols that every seat has taken (SF-43)."""

    part: int
    """1, or 2 in the second phase of four players (CG-85)."""
    yards: Sequence[Mapping[str, str] | None]
    """Rows of every seat by colour, in the order in which they were laid: `{"G": "G2L", "B": "B"}` (CG-15)."""
    on_track: Sequence[str | None]
    """Cards of every On-the-Track pile (CG-15)."""
    completed: Sequence[Sequence[str] | None]
    """Tickets that every seat completed in part 1 (CG-85)."""

    roll: str
    """The five dice on the table, `SSDTL` (DX-20)."""
    tokens: Sequence[str | None]
    """Tokens of every seat, `ssd` (DX-41)."""


def position(
    title: str,
    seats: int = 2,
    *,
    seed: int = 0,
    first: int = 0,
    dice: bool = False,
    options: Mapping[str, object] | None = None,
    board: Board | Path | str | None = None,
    chance: Sequence[str] = (),
    **facts: Unpack[Facts],
) -> Game:
    """Set up a position of a title and return a game that goes on from there.

        game = ws.position("usa", seats=2, row="LRGBY", hands=["2R1L"], owners={17: 0}, chance=["B", "R"])

    The game itself is named as in `load`.  `facts` say what the position is like: see `Facts`.  What they leave open is
    filled in so that cards, pieces and tickets add up, always alike for the same `seed`: the other hands get the cards
    of a new game, the pile gets what is left, and so on.  `chance` is what will fall next, in this order: letters of
    the cards drawn, `#t05` for a ticket, `S D T L` for a train die, `*2` for symbols on the tunnel dice; after that
    chance is free again.

    A position that cannot be is refused with `PositionError` and the reason.  Such a game has no record, since a record
    tells a game from its first card.
    """
    found = find_title(title)
    found.check_seats(seats)
    if unknown := sorted(set(facts) - set(Facts.__annotations__)):
        raise PositionError(f"a position has no {unknown[0]!r}; it has {', '.join(Facts.__annotations__)}")
    if not 0 <= first < seats:
        raise PositionError(f"seat {first} cannot have begun; seats are 0 to {seats - 1}")
    face: Any = face_for(found, seats, dice=dice, options=options or {}, board=board)
    chosen = {key: option(key).check(value) for key, value in (options or {}).items()}
    different = {key: value for key, value in chosen.items() if value != option(key).default}
    setup = Setup(found.id, seats, first, dice, different, found.rules, None if board is None else face.board)
    return Game.standing(setup, face, seed, _arrange(face, first, seed, facts), chance)


def _arrange(face: Any, first: int, seed: int, facts: Facts) -> Any:
    if hasattr(face, "board"):
        from .board_position import arrange

        return arrange(face, first, seed, facts)
    from .card_position import arrange as arrange_cards

    return arrange_cards(face, first, seed, facts)
