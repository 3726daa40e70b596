"""Everything that the referee knows of a board game while it reads."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tests.referee.board import Board, Track, board_of
from tests.referee.cards import TrainCards
from tests.referee.log import Fault, Log
from tests.referee.payment import Payments
from tests.referee.tickets import Deck, Offers
from tests.referee.titles import CARD_GAME_SEATS, TITLES, Title, options_of


@dataclass(frozen=True)
class Header:
    """The first line, understood."""

    game: str
    dice: bool
    seats: int
    first: int
    options: dict[str, Any]
    raw: dict[str, Any]


@dataclass(frozen=True)
class Setting:
    """What stays the same through a board game: title, options, board."""

    header: Header
    title: Title
    board: Board
    payments: Payments
    closing: bool
    """CM-51: a claim closes the rest of its parallel group."""
    advanced: bool
    """False only in a dice game without the advanced rules (DX-51)."""


@lru_cache(maxsize=64)
def read_header(line: str) -> Header:
    """The header, or a fault in it."""
    raw = json.loads(line)
    if not isinstance(raw, dict) or "game" not in raw or "e" in raw:
        raise Fault("header", "the log does not begin with a header")
    game, dice, seats, first = raw["game"], raw["dice"], raw["seats"], raw["first"]
    if game not in TITLES and game != "card-game":
        raise Fault("header", f"{game!r} is no title")
    if type(dice) is not bool or (dice and game in ("card-game", "san-francisco")):
        raise Fault("DX-16", f"dice {dice!r} with {game}")
    least, most = TITLES[game].seats if game in TITLES else CARD_GAME_SEATS
    if type(seats) is not int or not least <= seats <= most:
        raise Fault("header", f"{seats!r} seats, {game} has {least} to {most}")
    if type(first) is not int or not 0 <= first < seats:
        raise Fault("CM-13", f"seat {first!r} is no seat")
    if type(raw["rules"]) is not int:
        raise Fault("header", f"{raw['rules']!r} is no rules revision")
    return Header(game, dice, seats, first, options_of(game, dice, raw["options"]), raw)


@lru_cache(maxsize=64)
def setting_of(line: str) -> Setting:
    """The setting of a board game."""
    header = read_header(line)
    options, title = header.options, TITLES[header.game]
    if header.game == "nordic":
        flushed = frozenset("L") if options["nordic.flushThreeLocomotives"] else frozenset[str]()
        title = replace(title, hand=options["nordic.startHand"], flushed=flushed)
    if options["swiss.rejectedTickets"] == "deck-bottom":
        title = replace(title, setup_rejects="bottom", rejects="bottom")
    if not options["sf.flushFerries"]:
        title = replace(title, flushed=frozenset())
    if options["marklin.flushCountsPlus4"]:
        title = replace(title, flushed=frozenset(("L", "L4")))
    advanced = bool(options["dice.advanced"]) or not header.dice
    if not advanced:
        title = replace(title, stations=0, passengers=0)
    board = board_of(header.game, header.raw)
    if header.dice and header.game == "nordic" and options["dice.nineSpaceTrack"] == "treat-as-8":
        board.shorten_nine()
    board.group_tracks(options["parallel.equalLengthOnly"])
    closing = header.seats < title.both_open
    return Setting(header, title, board, Payments(title, options), closing, advanced)


class State:
    """A board game in progress."""

    def __init__(self, setting: Setting, log: Log) -> None:
        header, title, board = setting.header, setting.title, setting.board
        self.setting, self.header, self.title, self.board = setting, header, title, board
        self.options = header.options
        self.log = log
        self.seats = header.seats
        self.order = [(header.first + turn) % self.seats for turn in range(self.seats)]
        self.cards = None if header.dice else TrainCards(log, title.deck, title.flushed)
        self.hands: list[dict[str, int]] = [dict.fromkeys(title.deck, 0) for _ in range(self.seats)]
        self.revealed: dict[str, int] = {}
        piles = {pile: Deck(()) for pile, _ in title.deal}
        for ticket in board.tickets.values():
            pile = ticket.pile if ticket.pile in piles else "regular"
            if pile not in piles:
                raise Fault("MK-03", f"ticket {ticket.name} is neither long nor short")
            piles[pile].pool.add(ticket.name)
        self.offers = Offers(log, piles, self.seats)
        self.owner: list[int] = [-1] * len(board.tracks)
        self.closed: list[bool] = [False] * len(board.tracks)
        self.tracks: list[list[Track]] = [[] for _ in range(self.seats)]
        self.pieces = [title.pieces] * self.seats
        self.stations: list[list[str]] = [[] for _ in range(self.seats)]
        self.borrowed: list[dict[str, Track]] = [{} for _ in range(self.seats)]
        self.unplaced = [title.passengers] * self.seats
        self.passengers: list[list[str]] = [[] for _ in range(self.seats)]
        self.merchandise = {place: list(values) for place, values in board.merchandise.items()}
        self.merchandise_points = [0] * self.seats
        self.stacks: dict[str, list[Any]] = {}
        """Where souvenirs lie: symbol and count."""
        self.souvenirs: list[set[str]] = [set() for _ in range(self.seats)]
        self.tokens: list[dict[str, int]] = [{"s": 0, "d": 0} for _ in range(self.seats)]

    def track(self, name: Any) -> Track:
        """The track of that name."""
        track = self.board.by_name.get(name)
        if track is None:
            raise Fault("CM-02", f"there is no track {name}")
        return track

    def open_to(self, seat: int, track: Track) -> bool:
        """Unclaimed, and not closed by section 7."""
        if self.owner[track.index] >= 0 or self.closed[track.index]:
            return False
        return all(self.owner[other] != seat for other in track.group)

    def check_open(self, seat: int, track: Track) -> None:
        """Refuse a track that this seat may not claim now (CM-40, CM-41, CM-50, CM-51)."""
        if self.owner[track.index] >= 0:
            raise Fault("CM-40", f"track {track.name} belongs to seat {self.owner[track.index]}")
        if self.closed[track.index]:
            raise Fault("CM-51", f"track {track.name} is closed")
        if not self.open_to(seat, track):
            raise Fault("CM-50", f"seat {seat} owns a track parallel to {track.name}")
        if self.pieces[seat] < track.length:
            raise Fault("CM-41", f"{self.pieces[seat]} pieces left for track {track.name} of {track.length}")

    def place(self, seat: int, track: Track) -> None:
        """The claim stands."""
        self.owner[track.index] = seat
        self.tracks[seat].append(track)
        self.pieces[seat] -= track.length
        if self.setting.closing:
            for other in track.group:
                self.closed[other] = True
