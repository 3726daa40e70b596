"""The yardstick: the engine's own game written by hand in C, and how fast the engine is beside it.

    python benchmarks/yardstick.py --help

`yardstick.c` plays Nordic, Switzerland and USA with cards, two or three seats.  It gets its tables from here and is
otherwise on its own; tests/test_yardstick.py shows that it plays the engine's games.  It needs a C compiler, which
puts it into a temporary folder that is gone as soon as it is loaded.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from whistlestop.families.board import apply, choose_at_random, reset
from whistlestop.families.compiled import compiled, compiler_at_hand
from whistlestop.kernel import derive
from whistlestop.rules.state import OVER, state_layout
from whistlestop.rules.tables import LONGEST_TICKET_ROUTE, TABLES, make_tables
from whistlestop.titles.title import board_of, rules_for, title

TITLES = ("nordic", "switzerland", "usa")
MOST_SEATS = 3
MOST_TICKETS = 64
MOST_CARDS = 110
MOST_OF_A_COLOUR = 12
FLAGS = ("-std=gnu11", "-O3", "-march=native", "-shared", "-fPIC")
M64 = 0xFFFFFFFFFFFFFFFF

SETS = ("payable", "rows_by_wilds", "rows_by_funds", "rows_by_cards", "fits", "siblings", "touching")
ROWS = ("payments", "tracks", "tickets")
SMALL = ("cards", "value", "ties")
COUNTS = ("n_tracks", "n_places", "n_tickets")
SWITCHES = ("doubles_open", "flush", "wild_costs_draw", "strict_empty")
SLOTS = ("starting_hand", "pieces", "tickets_dealt", "kept_at_setup", "drawn", "kept", "setup_rejects")
ENDING = ("play_rejects", "end_pieces", "most_bonus", "longest_bonus")
NUMBERS = (*COUNTS, *SWITCHES, *SLOTS, *ENDING)
PAYMENT = ("colour", "cards", "wilds", "arbitrary")
ABSENT = ("stations", "passengers", "souvenirs", "long_dealt", "mixed", "with_dice", "flush_plus4")
"""What the C side knows nothing of."""


class Payment(ctypes.Structure):
    """One way to pay for a track."""

    _fields_ = [(name, ctypes.c_uint8) for name in PAYMENT]


class Track(ctypes.Structure):
    """A track; colour 0 is any."""

    _fields_ = [
        *((name, ctypes.c_uint8) for name in ("a", "b", "length", "tunnel", "colour")),
        ("first_row", ctypes.c_int16),
    ]


class Ticket(ctypes.Structure):
    """A ticket; its places are bits of a word."""

    _fields_ = [
        ("start", ctypes.c_uint64),
        ("goal", ctypes.c_uint64 * 4),
        ("points", ctypes.c_int8 * 4),
        ("goals", ctypes.c_int32),
    ]


class Tables(ctypes.Structure):
    """Everything that stays the same during a game."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in (*SETS, *ROWS, "funds", *SMALL)),
        *((name, ctypes.c_int64) for name in ("n_funds", "n_wilds", *NUMBERS)),
    ]


def compiler() -> str | None:
    """Return the C compiler of this machine, if it has one."""
    return next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)


@cache
def library() -> Any:
    """Compile yardstick.c for this very machine and load it."""
    command = compiler()
    if command is None:
        raise SystemExit("The yardstick needs a C compiler; none of cc, gcc and clang is here.")
    source = Path(__file__).with_name("yardstick.c")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        built = Path(folder) / "yardstick.so"
        subprocess.run([command, *FLAGS, str(source), "-o", str(built)], check=True)
        loaded = ctypes.CDLL(str(built))
    number, count, there = ctypes.c_int, ctypes.c_int64, ctypes.c_void_p
    for name, arguments in {
        "play_games": [there, number, number, count, count, count, there],
        "start_game": [there, there, number, number, count, number],
        "play_out_worlds": [there, there, number, count, count, there],
        "repeat_legal": [there, there, count],
        "repeat_copy": [there, there, count],
        "state_bytes": [],
    }.items():
        function = getattr(loaded, name)
        function.argtypes, function.restype = arguments, count
    return loaded


class Yardstick:
    """The game in C, over the tables of one title, its options and a number of seats."""

    def __init__(self, tables: Any, seats: int) -> None:
        """Hand the tables over; refuse a game that the C side does not know."""
        foreign = [name for name in ABSENT if getattr(tables, name)]
        if foreign or LONGEST_TICKET_ROUTE in tables.ties or tables.n_tickets > MOST_TICKETS or seats > MOST_SEATS:
            raise ValueError(f"the yardstick is for {', '.join(TITLES)} with up to {MOST_SEATS} seats")
        self.library, self.seats, self._kept = library(), seats, list[Any]()
        self.tables = Tables(**{name: getattr(tables, name) for name in NUMBERS})
        self._hand_over(tables)
        self.state = ctypes.create_string_buffer(self.library.state_bytes() + 64)
        self.at = ctypes.addressof(self.state) + -ctypes.addressof(self.state) % 64

    def play_games(self, first: int, seed: int, games: int) -> list[list[int]]:
        """Play at random; each game gives decisions, turns, why it ended, winners, and points by seat."""
        width = 4 + self.seats
        out = (ctypes.c_int64 * (width * games))()
        self.library.play_games(ctypes.byref(self.tables), self.seats, first, seed, 0, games, out)
        return [out[i : i + width] for i in range(0, width * games, width)]

    def start_game(self, first: int, seed: int, decisions: int) -> int:
        """Begin a game and make so many random decisions, or fewer if it ends; return how many."""
        return int(self.library.start_game(self.at, ctypes.byref(self.tables), self.seats, first, seed, decisions))

    def play_out_worlds(self, seat: int, seed: int, worlds: int) -> list[list[int]]:
        """From the game begun, play worlds that a seat thinks possible to the end; return points by seat of each."""
        out = (ctypes.c_int64 * (self.seats * worlds))()
        self.library.play_out_worlds(self.at, ctypes.byref(self.tables), seat, seed, worlds, out)
        return [out[i : i + self.seats] for i in range(0, self.seats * worlds, self.seats)]

    def legal(self, times: int) -> None:
        """List what is legal in the game begun, again and again."""
        self.library.repeat_legal(self.at, ctypes.byref(self.tables), times)

    def copy(self, times: int) -> None:
        """Copy the game begun, again and again."""
        other = ctypes.create_string_buffer(len(self.state))
        self.library.repeat_copy(self.at, ctypes.addressof(other) + -ctypes.addressof(other) % 64, times)

    def _hand_over(self, tables: Any) -> None:
        """Point to everything that is more than one number."""
        funds, lookups = payable_sets(tables)
        self.tables.n_funds, self.tables.n_wilds = max(funds) + 1, max(tables.pay_wilds) + 1
        lookups["fits"] = [bits(length <= n for length in tables.length) for n in range(tables.pieces + 1)]
        lookups["siblings"] = [word for (word,) in tables.siblings]
        lookups["touching"] = [word for (word,) in tables.touching]
        for name, words in lookups.items():
            setattr(self.tables, name, self._keep_sets(words))
        for name, numbers in {"funds": funds, **{name: getattr(tables, name) for name in SMALL}}.items():
            setattr(self.tables, name, self._keep(ctypes.c_uint8, numbers))
        payments = zip(*(getattr(tables, f"pay_{name}") for name in PAYMENT), strict=True)
        self.tables.payments = self._keep(Payment, [Payment(*payment) for payment in payments])
        self.tables.tracks = self._keep(Track, tracks_of(tables))
        self.tables.tickets = self._keep(Ticket, tickets_of(tables))

    def _keep(self, kind: Any, items: Sequence[Any]) -> int:
        """Put items into an array that lives as long as this yardstick; return its address."""
        self._kept.append((kind * len(items))(*items))
        return ctypes.addressof(self._kept[-1])

    def _keep_sets(self, sets: Sequence[int]) -> int:
        """Keep sets of two words each, from the beginning of a cache line on."""
        words = [word for both in sets for word in (both & M64, both >> 64)]
        address = self._keep(ctypes.c_uint64, [*words, *[0] * 8])
        shift = -address % 64
        ctypes.memmove(address + shift, address, 8 * len(words))
        return address + shift


def rows_of(tables: Any) -> list[range]:
    """Return where the payment rows of each track are."""
    return [range(first, first + n) for first, n in zip(tables.first_row, tables.n_rows, strict=True)]


def tracks_of(tables: Any) -> list[Track]:
    """Return the tracks; a track that one colour only can pay for has that colour."""
    tracks = []
    for t, rows in enumerate(rows_of(tables)):
        colours = {tables.pay_colour[i] for i in rows} - {0}
        colour = min(colours) if len(colours) == 1 else 0
        tracks.append(Track(*tables.ends[t], tables.length[t], tables.tunnel[t], colour, tables.first_row[t]))
    return tracks


def tickets_of(tables: Any) -> list[Ticket]:
    """Return the tickets."""
    columns = (tables.ticket_start, tables.ticket_goal, tables.goal_points, tables.n_goals)
    return [
        Ticket(start, (ctypes.c_uint64 * 4)(*goals), (ctypes.c_int8 * 4)(*points), n)
        for start, goals, points, n in zip(*columns, strict=True)
    ]


def payable_sets(tables: Any) -> tuple[list[int], dict[str, list[int]]]:
    """Return the class of each size of a hand, and what so much of a hand can pay: rows of a track, and tracks.

    The size matters only where arbitrary cards may be laid, so sizes between two such payments are one class.
    """
    colour, cards, wilds = tables.pay_colour, tables.pay_cards, tables.pay_wilds
    size, arbitrary, rows = tables.pay_size, tables.pay_arbitrary, rows_of(tables)
    steps = sorted({n for n, extra in zip(size, arbitrary, strict=True) if extra})
    funds = [sum(step <= n for step in steps) for n in range(MOST_CARDS + 1)]
    classes, most = range(len(steps) + 1), range(max(wilds) + 1)
    hands = [(c, n) for c in range(1, 9) for n in range(MOST_OF_A_COLOUR + 1)]
    by_wilds = [[bits(wilds[i] <= w for i in ways) for w in most] for ways in rows]
    by_funds = [[bits(not arbitrary[i] or funds[size[i]] <= f for i in ways) for f in classes] for ways in rows]
    by_cards = [
        [bits(not cards[i] or (colour[i] == c and cards[i] <= n) for i in ways) for c, n in hands] for ways in rows
    ]
    each = list(zip(by_funds, by_wilds, by_cards, strict=True))
    payable = [
        bits((rows_f[f] & rows_w[w] & rows_c[h]) > 0 for rows_f, rows_w, rows_c in each)
        for f in classes
        for w in most
        for h in range(len(hands))
    ]
    return funds, {
        "payable": payable,
        "rows_by_wilds": [word for words in by_wilds for word in words],
        "rows_by_funds": [word for words in by_funds for word in words],
        "rows_by_cards": [word for words in by_cards for word in words],
    }


def bits(flags: Iterable[bool]) -> int:
    """Return the set of the positions of what is true."""
    return sum(1 << i for i, flag in enumerate(flags) if flag)


class Engine:
    """The compiled engine behind the same few functions."""

    def __init__(self, tables: Any, seats: int) -> None:
        """Make room for two states; the rest is done when it is compiled."""
        self.seats, self.plain_tables = seats, tables
        self.functions, self.layout = compiled("board"), state_layout(seats, large=False)
        self.tables, self.states = TABLES.to_array([tables]), self.layout.to_array([self.layout.blank()] * 2)

    def play_games(self, first: int, seed: int, games: int) -> list[list[int]]:
        """Play at random, as the yardstick does."""
        out = _numbers(games, 4 + self.seats)
        self.states[:] = self.layout.to_array([self.layout.blank()] * 2)
        self.functions["play_games"](self.states, self.tables, self.seats, first, seed, 0, games, out)
        return [list(row) for row in out.tolist()]

    def start_game(self, first: int, seed: int, decisions: int) -> int:
        """Begin a game with the plain engine, since its states can be filled from there."""
        s, made = self.layout.blank(), 0
        reset(s, self.plain_tables, self.seats, first, seed)
        m = [0] * 4
        while s.phase != OVER and made < decisions:
            apply(s, self.plain_tables, choose_at_random(s, self.plain_tables, m))
            made += 1
        self.states[:] = self.layout.to_array([s, s])
        return made

    def play_out_worlds(self, seat: int, seed: int, worlds: int) -> list[list[int]]:
        """Play possible worlds from the game begun, as the yardstick does."""
        out = _numbers(worlds, self.seats)
        self.functions["play_out_worlds"](self.states, self.tables, seat, seed, worlds, out)
        return [list(row) for row in out.tolist()]


def _numbers(rows: int, columns: int) -> Any:
    import numpy as np

    return np.zeros((rows, columns), np.int64)


def tables_of(name: str, seats: int, options: dict[str, object] | None = None) -> Any:
    """Return a title's tables for so many seats."""
    found = title(name)
    return make_tables(rules_for(found, options=options), board_of(found), seats)


def seconds(function: Callable[..., Any], *arguments: Any) -> float:
    """Return the shortest of five runs in seconds of processor time."""
    times = []
    for _ in range(5):
        start = time.process_time()
        function(*arguments)
        times.append(time.process_time() - start)
    return min(times)


def main() -> None:
    """Measure the yardstick, and the compiled engine where numba is."""
    parser = argparse.ArgumentParser(description="Measure the game in C, and the compiled engine beside it.")
    parser.add_argument("titles", nargs="*", default=TITLES, metavar="TITLE", help=f"of {', '.join(TITLES)}")
    parser.add_argument("--seats", type=int, default=2, choices=range(2, MOST_SEATS + 1))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if unknown := set(arguments.titles) - set(TITLES):
        parser.error(f"the yardstick does not play {min(unknown)}; it plays {', '.join(TITLES)}")
    for name in arguments.titles:
        measure(name, arguments.seats, arguments.games, arguments.seed)


def measure(name: str, seats: int, games: int, seed: int) -> None:
    """Print how fast both are on one title, and stop if they do not play the same games."""
    tables = tables_of(name, seats)
    yardstick = Yardstick(tables, seats)
    played = yardstick.play_games(0, seed, games)
    decisions = sum(game[0] for game in played)
    in_c = seconds(yardstick.play_games, 0, seed, games)
    middle = decisions // games // 2
    yardstick.start_game(0, derive(seed, 0), middle)
    worlds_in_c = seconds(yardstick.play_out_worlds, 0, seed, games)
    print(f"{name}, {seats} seats: {games} games, {decisions / games:.0f} decisions each")
    print(speeds("C", decisions, games, in_c, worlds_in_c))
    print(
        f"          {seconds(yardstick.legal, 10**7) * 100:.1f} ns a legal set, "
        f"{seconds(yardstick.copy, 10**7) * 100:.1f} ns a copy of {yardstick.library.state_bytes()} bytes"
    )
    if not compiler_at_hand():
        return
    engine = Engine(tables, seats)
    if engine.play_games(0, seed, games) != played:
        raise SystemExit(f"The engine and the yardstick do not play the same games of {name}.")
    there = seconds(engine.play_games, 0, seed, games)
    engine.start_game(0, derive(seed, 0), middle)
    worlds = seconds(engine.play_out_worlds, 0, seed, games)
    print(speeds("engine", decisions, games, there, worlds))
    print(f"  ratio   {in_c / there:6.2f} {'of games,':>33} {worlds_in_c / worlds:9.2f} of worlds")


def speeds(who: str, decisions: int, games: int, playing: float, worlds: float) -> str:
    """Put the speeds of one of the two into a line."""
    each = f"{games / playing:9,.0f} games/s {games / worlds:9,.0f} worlds/s"
    return f"  {who:7} {decisions / playing / 1e6:6.1f} M decisions/s {each}"


if __name__ == "__main__":
    main()
