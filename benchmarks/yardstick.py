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
from whistlestop.rules.tables import LONGEST_TICKET_ROUTE, MAX_CARDS, TABLES, make_tables
from whistlestop.titles.title import board_of, rules_for, title

TITLES = ("nordic", "switzerland", "usa")
MOST_SEATS = 3
MOST_TICKETS = 64
FLAGS = ("-std=gnu11", "-O3", "-march=native", "-shared", "-fPIC")
M64 = 0xFFFFFFFFFFFFFFFF

SETS = ("payable", "rows_by_wilds", "rows_by_funds", "rows_by_cards", "fits", "siblings", "touching")
ROWS = ("payments", "tracks", "tickets")
SMALL = ("funds", "cards", "value", "ties")
COUNTS = ("n_tracks", "n_places", "n_tickets")
SWITCHES = ("doubles_open", "flush", "wild_costs_draw", "strict_empty")
SLOTS = ("starting_hand", "pieces", "tickets_dealt", "kept_at_setup", "drawn", "kept", "setup_rejects")
ENDING = ("play_rejects", "end_pieces", "most_bonus", "longest_bonus")
NUMBERS = (*COUNTS, *SWITCHES, *SLOTS, *ENDING)
ABSENT = ("stations", "passengers", "souvenirs", "long_dealt", "mixed", "with_dice", "flush_plus4")
"""What the C side knows nothing of."""


class Payment(ctypes.Structure):
    """One way to pay for a track."""

    _fields_ = [(name, ctypes.c_uint8) for name in ("colour", "cards", "wilds", "arbitrary")]


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
        *((name, ctypes.c_void_p) for name in (*SETS, *ROWS, *SMALL)),
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
        self.tables = Tables(**self._pointers(tables), **{name: getattr(tables, name) for name in NUMBERS})
        self.tables.n_funds, self.tables.n_wilds = len(tables.payable), len(tables.payable[0])
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

    def _pointers(self, tables: Any) -> dict[str, int]:
        tracks, places = range(tables.n_tracks), range(tables.n_places)
        funds, wilds = range(len(tables.payable)), range(len(tables.payable[0]))
        hands = [(c, n) for c in range(1, 9) for n in range(MAX_CARDS + 1)]
        rows = [range(first, first + n) for first, n in zip(tables.first_row, tables.n_rows, strict=True)]
        colours = [{tables.pay_colour[i] for i in ways} - {0} for ways in rows]
        sets = {
            "payable": [tables.payable[f][w][c][n][0] for f in funds for w in wilds for c, n in hands],
            "rows_by_wilds": [bits(tables.pay_wilds[i] <= w for i in rows[t]) for t in tracks for w in wilds],
            "rows_by_funds": [
                bits(not tables.pay_arbitrary[i] or tables.funds[tables.pay_size[i]] <= f for i in rows[t])
                for t in tracks
                for f in funds
            ],
            "rows_by_cards": [
                bits(
                    not tables.pay_cards[i] or (tables.pay_colour[i] == c and tables.pay_cards[i] <= n) for i in rows[t]
                )
                for t in tracks
                for c, n in hands
            ],
            "fits": [word for (word,) in tables.fits],
            "siblings": [word for (word,) in tables.siblings],
            "touching": [tables.touching[x][0] for x in places],
        }
        payments = zip(tables.pay_colour, tables.pay_cards, tables.pay_wilds, tables.pay_arbitrary, strict=True)
        tickets = zip(tables.ticket_start, tables.ticket_goal, tables.goal_points, tables.n_goals, strict=True)
        return {
            **{name: self._sets(words) for name, words in sets.items()},
            **{name: self._keep(ctypes.c_uint8, getattr(tables, name)) for name in SMALL},
            "payments": self._keep(Payment, (Payment(*payment) for payment in payments)),
            "tracks": self._keep(
                Track,
                (
                    Track(
                        *tables.ends[t],
                        tables.length[t],
                        tables.tunnel[t],
                        *colours[t] if len(colours[t]) == 1 else (0,),
                        tables.first_row[t],
                    )
                    for t in tracks
                ),
            ),
            "tickets": self._keep(
                Ticket,
                (
                    Ticket(start, (ctypes.c_uint64 * 4)(*goals), (ctypes.c_int8 * 4)(*points), n)
                    for start, goals, points, n in tickets
                ),
            ),
        }

    def _keep(self, kind: Any, items: Iterable[Any]) -> int:
        """Put items into an array that lives as long as this yardstick; return its address."""
        listed = list(items)
        self._kept.append((kind * len(listed))(*listed))
        return ctypes.addressof(self._kept[-1])

    def _sets(self, sets: Sequence[int]) -> int:
        """Keep sets of two words each, from the beginning of a cache line on."""
        words = [word for both in sets for word in (both & M64, both >> 64)]
        address = self._keep(ctypes.c_uint64, [*words, *[0] * 8])
        shift = -address % 64
        ctypes.memmove(address + shift, address, 8 * len(words))
        return address + shift


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
