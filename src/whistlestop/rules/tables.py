"""Everything that stays the same during a game, flattened into one record of fixed maximal shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from whistlestop.kernel.layout import SETS, Layout

from .board import COLOURS, MAX_LENGTH, MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS, MERCHANDISE, Board, Ticket, Track
from .parallel import siblings
from .payment import COLUMN, MAX_CARDS, Payment, payments_for
from .ruleset import Ruleset
from .state import KINDS, MAX_OFFER, PASSENGER_CARD, PLUS4, PLUS4_SPACES, SYMBOLS, WILD
from .tickets import LEASTS

MAX_ROWS = 2048
MAX_FUNDS = 32
MAX_WILDS = 9
MAX_PIECES = 45
MAX_GOALS = 4
MAX_STATION_ROWS = 25

STACKS = {"black": (7, 6, 5, 4), "red": (4, 3, 2), "yellow": (3, 2, 1), "white": (2,)}
"""Märklin's merchandise, highest on top (MK-04)."""

SOUVENIR_POINTS = (0, 0, 1, 2, 4, 6, 9, 12)
"""Points by number of different symbols (SF-62)."""

REJECTS = ("removed", "deck-bottom", "reshuffled")
TIE_BREAKS = (
    "none",
    "most-tickets",
    "longest-path",
    "longest-holder",
    "fewest-stations",
    "longest-ticket-route",
    "merchandise",
)
MOST_TICKETS, LONGEST_PATH, LONGEST_HOLDER, FEWEST_STATIONS, LONGEST_TICKET_ROUTE, MERCHANDISE_POINTS = range(1, 7)

TABLES = Layout(
    "Tables",
    [
        ("payable", SETS, (MAX_FUNDS * (MAX_WILDS + 1) * COLUMN,)),
        ("fits", SETS, (MAX_PIECES + 1,)),
        ("all", SETS, ()),
        ("takes_plus4", SETS, ()),
        ("siblings", SETS, (MAX_TRACKS,)),
        ("group", SETS, (MAX_TRACKS,)),
        ("touching", SETS, (MAX_LOCATIONS + 1,)),
        ("deck", SETS, (2,)),
        ("doubles", SETS, ()),
        ("symbols_within", SETS, (6,)),
        ("cities", "i8", ()),
        ("subsets", SETS, ((MAX_OFFER + 1) * LEASTS,)),
        ("ticket_start", "i8", (MAX_TICKETS,)),
        ("ticket_goal", "i8", (MAX_TICKETS, MAX_GOALS)),
        ("first_row", "i2", (MAX_TRACKS,)),
        ("n_rows", "i1", (MAX_TRACKS,)),
        ("pay_colour", "i1", (MAX_ROWS,)),
        ("pay_cards", "i1", (MAX_ROWS,)),
        ("pay_wilds", "i1", (MAX_ROWS,)),
        ("pay_arbitrary", "i1", (MAX_ROWS,)),
        ("pay_size", "i1", (MAX_ROWS,)),
        ("station_first", "i1", (5,)),
        ("station_colour", "i1", (3 * MAX_STATION_ROWS,)),
        ("station_cards", "i1", (3 * MAX_STATION_ROWS,)),
        ("station_wilds", "i1", (3 * MAX_STATION_ROWS,)),
        ("funds", "i1", (128,)),
        ("length", "i1", (MAX_TRACKS,)),
        ("tunnel", "i1", (MAX_TRACKS,)),
        ("symbols", "i1", (MAX_TRACKS,)),
        ("ends", "i1", (MAX_TRACKS, 2)),
        ("value", "i1", (MAX_LENGTH + 1,)),
        ("deck_of", "i1", (MAX_TICKETS,)),
        ("n_goals", "i1", (MAX_TICKETS,)),
        ("goal_points", "i1", (MAX_TICKETS, MAX_GOALS)),
        ("cards", "i1", (KINDS,)),
        ("goods", "i1", (MAX_LOCATIONS + 1, 4)),
        ("stack_size", "i1", (MAX_LOCATIONS + 1,)),
        ("sights", "i1", (5,)),
        ("chosen_symbols", "i1", (5,)),
        ("souvenir_points", "i1", (SYMBOLS + 1,)),
        ("ties", "i1", (4,)),
        *(
            (name, "i1", ())
            for name in """most_wilds wild_columns kinds n_tracks n_places n_tickets doubles_open flush flush_plus4
            wild_costs_draw strict_empty starting_hand pieces stations passengers tickets_dealt long_dealt mixed
            kept_at_setup drawn kept setup_rejects play_rejects souvenirs symbols_chosen collect_at_start one_per_city
            end_pieces most_bonus longest_bonus station_points with_dice tunnel_faces open_tracks_double
            tokens_after_failure passenger_station_face passenger_each""".split()
        ),
    ],
)


class UnplayableError(ValueError):
    """A board does not fit the rules of the title it is brought to."""


def make_tables(rules: Ruleset, board: Board, seats: int) -> Any:
    """Flatten rules and board for so many seats into the record that core functions read."""
    tracks, places = board.tracks, [place.id for place in board.locations]
    _check(rules, board)
    index = {name: i for i, name in enumerate(places)}
    T = TABLES.plain()
    lengths = [_length(track, rules) for track in tracks]
    _payments(T, rules, tracks)
    _places(T, rules, board, index)
    _tickets(T, rules, board.tickets, board, index)
    _slots(T, rules, seats)
    groups = siblings(tracks, equal_length_only=rules.parallel_equal_length)
    printed = siblings(tracks, equal_length_only=False)
    T.n_tracks, T.n_places, T.n_tickets = len(tracks), len(places), len(board.tickets)
    T.length, T.all = lengths, _set(range(len(tracks)))
    T.tunnel = [int(track.kind == "tunnel" and rules.tunnels) for track in tracks]
    T.symbols = [track.locomotives if rules.ferries else 0 for track in tracks]
    T.ends = [[index[track.a], index[track.b]] for track in tracks]
    T.fits = [_set(i for i, n in enumerate(lengths) if n <= pieces) for pieces in range(MAX_PIECES + 1)]
    T.takes_plus4 = _set(i for i, n in enumerate(lengths) if n >= PLUS4_SPACES)
    T.siblings = [_set(others) for others in groups]
    T.group = [_set([i, *others]) for i, others in enumerate(printed)]
    T.doubles = _set(i for i, others in enumerate(printed) if others)
    T.symbols_within = [_set(i for i, n in enumerate(T.symbols) if n <= dice) for dice in range(6)]
    return T


def _check(rules: Ruleset, board: Board) -> None:
    """Refuse what the title has no rule for."""
    for kind, known in (("tunnel", rules.tunnels), ("ferry", rules.ferries)):
        track = next((track for track in board.tracks if track.kind == kind), None)
        if track and not known and not rules.dice:
            raise UnplayableError(f"track {track.id} is a {kind}, and this title has no rule for one")
    if rules.souvenirs and sum(place.marked for place in board.locations) != 5:
        raise UnplayableError("San Francisco needs exactly five marked sights for its souvenirs (SF-12)")
    held = {ticket.kind for ticket in board.tickets}
    if strange := sorted(held - set(rules.ticket_kinds)):
        raise UnplayableError(
            f"tickets of kind {strange[0]!r} do not belong to this title; it knows {', '.join(rules.ticket_kinds)}"
        )
    for track in board.tracks:
        if track.color != "gray" and track.color not in rules.colours:
            raise UnplayableError(f"track {track.id} is {track.color}, and this title has no such cards")


def _set(items: Iterable[int]) -> list[int]:
    bits = 0
    for item in items:
        bits |= 1 << item
    return [bits]


def _length(track: Track, rules: Ruleset) -> int:
    """The one nine-space track may count as eight with dice (DX-57)."""
    shorter = rules.dice and rules.dice_nine_space_track == "treat-as-8" and track.length == 9
    return 8 if shorter else track.length


def _payments(T: Any, rules: Ruleset, tracks: Sequence[Track]) -> None:
    rows = [payments_for(track, rules) if not rules.dice else [] for track in tracks]
    flat = [row for ways in rows for row in ways]
    T.first_row, T.n_rows = [], [len(ways) for ways in rows]
    for n in T.n_rows:
        T.first_row.append(T.first_row[-1] + T.n_rows[len(T.first_row) - 1] if T.first_row else 0)
        if n > 126:
            raise UnplayableError(f"a track has {n} ways to be paid for; at most 126 can be told apart")
    if len(flat) > MAX_ROWS:
        raise UnplayableError(f"the board has {len(flat)} ways to pay; at most {MAX_ROWS} fit")
    for name in ("colour", "cards", "wilds", "arbitrary", "size"):
        setattr(T, f"pay_{name}", [getattr(row, name) for row in flat])
    _affordable(T, rows)
    ways = [_station_ways(cost, rules) for cost in (1, 2, 3)]
    T.station_first = [0, 0, *(sum(len(w) for w in ways[: i + 1]) for i in range(3))]
    for name in ("colour", "cards", "wilds"):
        setattr(T, f"station_{name}", [getattr(row, name) for way in ways for row in way])


def _station_ways(cost: int, rules: Ruleset) -> list[Payment]:
    """A station is paid like a grey track of its cost (EU-10)."""
    track = Track(0, "", "", cost)
    return payments_for(track, rules) if rules.stations and not rules.dice else []


def _affordable(T: Any, rows: Sequence[Sequence[Payment]]) -> None:
    """For the size of a hand, its wilds and its cards of one colour: the set of tracks that can be paid.

    Every row marks the poorest hand that can pay it; richer hands inherit.  Hand sizes matter only where arbitrary
    cards may be laid, so sizes between two such payments share a class.
    """
    T.most_wilds = max((row.wilds for ways in rows for row in ways), default=0)
    sizes = sorted({row.size for ways in rows for row in ways if row.arbitrary})
    T.funds = [sum(size <= total for size in sizes) for total in range(128)]
    classes, wilds, cards = len(sizes) + 1, T.most_wilds + 1, MAX_CARDS + 1
    if classes > MAX_FUNDS or wilds > MAX_WILDS + 1:
        raise UnplayableError("the ferries of this board are too many or too long for its exchange of arbitrary cards")
    T.wild_columns = wilds
    table = [[0] for _ in range(classes * wilds * COLUMN)]

    def entry(funds: int, held: int, colour: int, k: int) -> int:
        return ((funds * wilds + held) * 8 + colour - 1) * cards + k

    for i, ways in enumerate(rows):
        for row in ways:
            least = T.funds[row.size] if row.arbitrary else 0
            for c in range(1, 9) if row.colour == 0 else (row.colour,):
                table[entry(least, row.wilds, c, row.cards)][0] |= 1 << i
    for f in range(classes):
        for w in range(wilds):
            for c in range(1, 9):
                here, fewer = entry(f, w, c, 0), 0
                poorer = entry(f - 1, w, c, 0) if f else here
                plainer = entry(f, w - 1, c, 0) if w else here
                for k in range(cards):
                    fewer |= table[here + k][0] | table[poorer + k][0] | table[plainer + k][0]
                    table[here + k][0] = fewer
    T.payable = table


def _places(T: Any, rules: Ruleset, board: Board, index: dict[str, int]) -> None:
    T.cities = sum(1 << i for i, place in enumerate(board.locations) if place.kind != "country")
    T.touching = [
        _set(i for i, track in enumerate(board.tracks) if place.id in (track.a, track.b)) for place in board.locations
    ]
    stacks = [STACKS[place.merchandise] if place.merchandise in MERCHANDISE else () for place in board.locations]
    T.goods = [list(stack) if rules.passengers else [] for stack in stacks]
    T.stack_size = [len(stack) for stack in T.goods]
    marked = [place.id for place in board.locations if place.marked]
    T.sights = [index[name] for name in _sights_in_order(marked)]
    chosen = rules.token_stacks if rules.souvenirs and rules.token_stacks != "random" else ()
    T.symbols_chosen = int(bool(chosen))
    T.chosen_symbols = [int(symbol[1:]) - 1 for symbol in chosen]


def _sights_in_order(marked: Sequence[str]) -> list[str]:
    """The five sights in the order of SF-14, others as they stand."""
    order = ["alcatraz", "golden-gate-bridge", "embarcadero", "sunset", "potrero-hill"]
    return sorted(marked, key=lambda name: order.index(name) if name in order else len(order))


def _tickets(T: Any, rules: Ruleset, tickets: Sequence[Ticket], board: Board, index: dict[str, int]) -> None:
    """A ticket goes from a set of places to sets of places: one city, or all crossings to a country (CH-40, MK-07)."""

    def places(token: str) -> int:
        if token in index:
            return 1 << index[token]
        crossings = [i for i, p in enumerate(board.locations) if p.kind == "country" and p.country == token]
        return sum(1 << i for i in crossings)

    T.ticket_start = [places(ticket.start) for ticket in tickets]
    T.ticket_goal = [[places(goal) for goal, _ in ticket.goals] for ticket in tickets]
    T.goal_points = [[points for _, points in ticket.goals] for ticket in tickets]
    T.n_goals = [len(ticket.goals) for ticket in tickets]
    T.deck_of = [int(ticket.kind == "long") for ticket in tickets]
    T.subsets = subset_menus(MAX_OFFER)
    T.deck = [_set(i for i, deck in enumerate(T.deck_of) if deck == d) for d in (0, 1)]
    if rules.tickets_dealt + rules.long_tickets_dealt > MAX_OFFER:
        raise UnplayableError(f"at most {MAX_OFFER} tickets can be dealt to a seat")


def subset_menus(offer: int) -> list[list[int]]:
    """For every size of an offer and every number to be kept: the menu of subsets, bit k for the subset k."""
    return [
        [sum(1 << k for k in range(1 << n) if k.bit_count() >= min(least, n))]
        for n in range(offer + 1)
        for least in range(LEASTS)
    ]


def _slots(T: Any, rules: Ruleset, seats: int) -> None:
    """Copy what is a number already and number what is a word."""
    cards = [0] * KINDS
    cards[WILD], cards[PLUS4], cards[PASSENGER_CARD] = rules.wilds, rules.plus4, rules.passenger_cards
    for name in rules.colours:
        cards[COLOURS.index(name) + 1] = rules.cards_per_colour
    T.cards = cards
    T.kinds = KINDS
    T.value = list(rules.points)
    T.doubles_open = int(seats >= rules.doubles_open_from)
    T.flush, T.flush_plus4 = int(rules.flush), int(rules.flush_counts_plus4)
    T.wild_costs_draw, T.strict_empty = int(rules.wild_costs_draw), int(rules.strict_empty)
    T.starting_hand, T.pieces = rules.starting_hand, rules.pieces
    T.stations, T.passengers = rules.stations, rules.passengers
    T.tickets_dealt, T.long_dealt, T.mixed = rules.tickets_dealt, rules.long_tickets_dealt, int(rules.tickets_mixed)
    T.kept_at_setup, T.drawn, T.kept = rules.tickets_kept_at_setup, rules.tickets_drawn, rules.tickets_kept
    T.setup_rejects, T.play_rejects = REJECTS.index(rules.setup_rejects), REJECTS.index(rules.play_rejects)
    T.souvenirs, T.souvenir_points = int(rules.souvenirs), list(SOUVENIR_POINTS)
    T.collect_at_start, T.one_per_city = int(rules.collect_at_start), int(rules.one_passenger_per_city)
    T.end_pieces, T.most_bonus = rules.end_pieces, rules.most_tickets_bonus
    T.longest_bonus, T.station_points = rules.longest_path_bonus, rules.unused_station_points
    ties = [*rules.tie_breaks, *([rules.last_tie_break] if rules.last_tie_break != "shared" else [])]
    T.ties = [TIE_BREAKS.index(name) for name in ties] + [0] * (4 - len(ties))
    T.with_dice, T.tunnel_faces = int(rules.dice), rules.dice_tunnel_faces
    T.open_tracks_double = int(rules.dice_parallel == "open-tracks")
    T.tokens_after_failure = int(rules.dice_tokens_after_failed_tunnel)
    T.passenger_station_face = int(rules.dice_passenger_face == "station-or-locomotive")
    T.passenger_each = int(rules.dice_passenger_dice == "one-per-opponent-track")
