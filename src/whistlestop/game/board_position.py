"""Fills in the state of a position on a board: what is named as it is named, the rest so that everything adds up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whistlestop.kernel import seed_streams
from whistlestop.rules.claiming import place_pieces
from whistlestop.rules.dice import MOST_UNITS, TRAIN_DICE, first_roll
from whistlestop.rules.passengers import may_stand
from whistlestop.rules.state import (
    DICE_MAIN,
    EMPTY,
    MAIN,
    MAX_PASSENGERS,
    MAX_STATIONS,
    MAX_TOKENS,
    ROLLED,
    ROW,
    SYMBOLS,
)

from .actions import FACES, TOKENS
from .arranging_cards import Cards
from .board_face import BoardFace
from .board_names import Names
from .card_names import members
from .errors import PositionError

if TYPE_CHECKING:
    from .position import Facts

NEEDS: dict[str, str] = {
    "row": "cards", "pile": "cards", "discard": "cards", "hands": "cards", "built": "stations",
    "passengers": "passengers", "taken": "passengers", "stacks": "souvenirs", "souvenirs": "souvenirs",
    "roll": "dice", "tokens": "dice",
}  # fmt: skip
"""What a game must have before these facts say anything."""


CARD_GAME = ("part", "yards", "on_track", "completed")
PAIR = 2
STACK = {2: 2, 3: 2, 4: 3}
"""Tokens in a souvenir stack by number of seats (SF-11); a pair lays the two last symbols as single tokens (SF-18)."""


def arrange(face: BoardFace, first: int, seed: int, facts: Facts) -> Any:
    """Return a state in which the facts hold."""
    return _Arrangement(face, first, seed, facts).state


class _Arrangement(Cards):
    """Sets up the tracks, the turn, and what single titles have; `Cards` deals."""

    names: Names

    def __init__(self, face: BoardFace, first: int, seed: int, facts: Facts) -> None:
        super().__init__(face, seed, facts)
        self._refuse_what_is_not_there()
        seed_streams(self.state.rng, seed)
        self.state.seats, self.state.first = self.seats, first
        self._begin()
        self._tracks()
        self.deal_tickets()
        self._stations()
        self._passengers()
        if self.T.souvenirs:
            self._souvenirs()
        if not self.T.with_dice:
            self.deal_cards()
        self._points()
        self._turn()

    def _refuse_what_is_not_there(self) -> None:
        T = self.T
        has = {
            "cards": not T.with_dice,
            "dice": T.with_dice,
            "stations": T.stations,
            "passengers": T.passengers,
            "souvenirs": T.souvenirs,
        }
        for fact in self.facts:
            if fact in CARD_GAME:
                raise PositionError(f"{fact} can be named in the Card Game only")
            if not has.get(NEEDS.get(fact, ""), True):
                raise PositionError(f"this game has no {NEEDS[fact]}, so {fact} cannot be named")

    def place(self, name: str, fact: str) -> int:
        """Return the index of a place."""
        if name not in self.names.place_index:
            raise PositionError(f"{fact}: there is no place {name!r} on this board")
        return self.names.place_index[name]

    def away_from_deck(self, left: list[int]) -> list[int]:
        """Long tickets lie in no deck, where every seat is dealt one and the others go out of the game (EU-03)."""
        longs = [t for t in left if self.never_in_deck(t)]
        self.state.gone = [sum(1 << t for t in longs)]
        return longs

    def never_in_deck(self, t: int) -> bool:
        """Tell whether this is such a long ticket."""
        return bool(self.T.long_dealt and self.T.deck_of[t])

    def hold(self, q: int, tickets: list[int]) -> None:
        """Give a seat tickets; but one long one at most."""
        super().hold(q, tickets)
        if self.T.long_dealt and (self.state.held[q][0] & self.T.deck[1][0]).bit_count() > 1:
            raise PositionError(f"EU-04: seat {q} cannot have more than one long ticket")

    def _begin(self) -> None:
        """A table on which nothing has happened yet."""
        s, T = self.state, self.T
        s.last = -1
        s.row = [EMPTY] * ROW
        for q in range(self.seats):
            s.pieces[q], s.stations[q], s.passengers[q] = T.pieces, T.stations, T.passengers
            s.longest[q] = -1
            s.station[q], s.borrowed[q] = [EMPTY] * MAX_STATIONS, [EMPTY] * MAX_STATIONS
            s.passenger[q] = [EMPTY] * MAX_PASSENGERS
            s.open[q] = T.all[:]

    # Tracks and pieces

    def _tracks(self) -> None:
        kept_free = set()
        for track, owner in self.facts.get("owners", {}).items():
            if track not in self.names.track_index:
                raise PositionError(f"owners: there is no track {track!r} on this board")
            index = self.names.track_index[track]
            if owner is None:
                kept_free |= {index, *members(self.T.siblings[index][0])}
            else:
                self._own(self.seat(owner, "owners"), index)
        for q, pieces in enumerate(self.by_seat("pieces", int)):
            if pieces is not None:
                self._use_up(q, pieces, kept_free)

    def _own(self, q: int, track: int) -> None:
        """Let a seat own a track, if the rules could have let it."""
        s, T, name = self.state, self.T, self.names.tracks[track]
        if not s.open[q][0] >> track & 1:
            if T.siblings[track][0] & s.own[q][0]:
                raise PositionError(f"CM-50: seat {q} cannot own track {name} and its parallel track")
            raise PositionError(f"CM-51: with {self.seats} seats track {name} is closed, its parallel track is owned")
        if T.length[track] > s.pieces[q]:
            raise PositionError(f"CM-41: seat {q} has only {T.pieces} pieces, not enough for all its tracks")
        if T.with_dice and T.length[track] > MOST_UNITS:
            raise PositionError(f"DX-33: nobody can claim track {name} with dice")
        s.seat = q
        place_pieces(s, T, track)

    def _use_up(self, q: int, pieces: int, kept_free: set[int]) -> None:
        """Give a seat more tracks until only so many pieces are left."""
        s, T = self.state, self.T
        if not 0 <= pieces <= s.pieces[q]:
            raise PositionError(f"seat {q} has {s.pieces[q]} of {T.pieces} pieces besides its tracks, not {pieces}")
        longest = MOST_UNITS if T.with_dice else T.pieces
        free = [t for t in members(s.open[q][0]) if t not in kept_free and T.length[t] <= longest]
        ways: dict[int, tuple[int, ...]] = {0: ()}
        wanted = s.pieces[q] - pieces
        for track in self.draw(free, len(free)):
            for total, tracks in sorted(ways.items()):
                longer = total + T.length[track]
                alone = not any(T.siblings[track][0] >> other & 1 for other in tracks)
                if longer <= wanted and longer not in ways and alone:
                    ways[longer] = (*tracks, track)
            if wanted in ways:
                break
        if wanted not in ways:
            raise PositionError(f"seat {q} cannot own tracks that leave it {pieces} pieces")
        for track in ways[wanted]:
            self._own(q, track)

    def _points(self) -> None:
        for q, points in enumerate(self.by_seat("points", int)):
            if points is not None:
                self.state.points[q] = points

    # What single titles have

    def _stations(self) -> None:
        s, T = self.state, self.T
        everywhere: set[int] = set()
        for q, named in enumerate(self.lists("built")):
            if len(named) > T.stations:
                raise PositionError(f"EU-01: seat {q} has {T.stations} stations, not {len(named)}")
            for i, city in enumerate(named):
                place = self.place(city, "built")
                if place in everywhere or not T.cities >> place & 1:
                    raise PositionError(f"EU-11: {city} can have one station, and only a city can")
                everywhere.add(place)
                s.station[q][i] = place
                s.stations[q] -= 1

    def _passengers(self) -> None:
        s, T = self.state, self.T
        for q, named in enumerate(self.lists("passengers")):
            if len(named) > T.passengers:
                raise PositionError(f"MK-01: seat {q} has {T.passengers} passengers, not {len(named)}")
            for i, name in enumerate(named):
                place = self.place(name, "passengers")
                if not may_stand(s, T, place):
                    raise PositionError(f"MK-40, MK-43: no passenger can be placed on {name}")
                s.passenger[q][i] = place
                s.passengers[q] -= 1
        for city, takers in self.facts.get("taken", {}).items():
            place = self.place(city, "taken")
            if len(takers) > T.stack_size[place]:
                raise PositionError(f"MK-04: {city} has {T.stack_size[place]} tokens, not {len(takers)}")
            for i, taker in enumerate(takers):
                q = self.seat(taker, "taken")
                s.goods[q] += T.goods[place][i]
                s.points[q] += T.goods[place][i]
            s.taken[place] = len(takers)

    def _souvenirs(self) -> None:
        s = self.state
        self._stacks()
        for q, named in enumerate(self.lists("souvenirs")):
            for name in named:
                symbol = self._symbol(name)
                if s.souvenirs[q] >> symbol & 1:
                    raise PositionError(f"SF-42: seat {q} cannot have {name} twice")
                if not s.stack[symbol]:
                    raise PositionError(f"SF-11: there are not so many tokens of {name}")
                s.souvenirs[q] |= 1 << symbol
                s.stack[symbol] -= 1

    def _stacks(self) -> None:
        """Five stacks on the marked sights, two elsewhere, of the size of the set-up."""
        s, T = self.state, self.T
        s.stack_at = [EMPTY] * SYMBOLS
        for name, at in self.facts.get("stacks", {}).items():
            place = self.place(at, "stacks")
            if place in s.stack_at:
                raise PositionError(f"SF-19: there is a stack on {at} already")
            s.stack_at[self._symbol(name)] = place
        for i, sight in enumerate(T.sights):
            if sight in s.stack_at:
                continue
            waiting = [symbol for symbol in range(SYMBOLS) if s.stack_at[symbol] == EMPTY]
            if not waiting:
                raise PositionError(f"SF-12: a stack lies on {self.names.places[sight]}")
            wanted = T.chosen_symbols[i] if T.symbols_chosen else EMPTY
            s.stack_at[wanted if wanted in waiting else self.draw(waiting, 1)[0]] = sight
        elsewhere = [place for place in range(T.n_places) if place not in s.stack_at]
        for symbol in range(SYMBOLS):
            if s.stack_at[symbol] == EMPTY:
                s.stack_at[symbol] = self.draw(elsewhere, 1)[0]
            single = self.seats == PAIR and s.stack_at[symbol] not in T.sights
            s.stack[symbol] = 1 if single else STACK[self.seats]

    def _symbol(self, name: str) -> int:
        names = [f"s{i + 1}" for i in range(SYMBOLS)]
        if name not in names:
            raise PositionError(f"{name!r} is no souvenir; they are {', '.join(names)}")
        return names.index(name)

    # The turn

    def _turn(self) -> None:
        s, T, facts = self.state, self.T, self.facts
        s.seat = self.seat(facts.get("seat", s.first), "seat")
        s.turns = 1 + (s.seat - s.first) % self.seats
        order = [(s.seat + i) % self.seats for i in range(self.seats)]
        spent = [q for q in order if s.pieces[q] <= T.end_pieces]
        s.last = self.seat(facts["last"], "last") if "last" in facts else spent[0] if spent else -1
        phase = facts.get("phase", "rolled" if T.with_dice else "main")
        phases = {"rolled": ROLLED, "dice": DICE_MAIN} if T.with_dice else {"main": MAIN}
        if phase not in phases:
            raise PositionError(f"a position cannot begin with {phase!r}; it can with {' or '.join(phases)}")
        if T.with_dice:
            self._dice()
        s.phase = phases[phase]

    def _dice(self) -> None:
        s, facts = self.state, self.facts
        for q, named in enumerate(self.by_seat("tokens", str)):
            tokens = named or ""
            if set(tokens) - set(TOKENS):
                raise PositionError(f"tokens: {tokens!r} is not written in s and d")
            if len(tokens) > MAX_TOKENS:
                raise PositionError(f"DX-42: nobody holds more than {MAX_TOKENS} tokens; {tokens} are {len(tokens)}")
            s.token[q] = [tokens.count(token) for token in TOKENS]
        first_roll(s)
        if "roll" in facts:
            rolled = facts["roll"]
            if len(rolled) != TRAIN_DICE or set(rolled) - set(FACES):
                raise PositionError(f"roll: {rolled!r} is no roll; write five of S, D, T and L")
            s.dice = [rolled.count(face) for face in FACES]
