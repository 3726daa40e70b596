"""The boards: what the rules say about them, what we promise of our own, and reading and writing them."""

from __future__ import annotations

import heapq
import zipfile
from collections import Counter, defaultdict
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlestop.rules.board import (
    COLOURS,
    GRAY,
    MAX_GROUP,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_TICKETS,
    MAX_TRACKS,
    MERCHANDISE,
    Board,
    Location,
    Ticket,
    Track,
)
from whistlestop.titles.boards import BoardError, read_board
from whistlestop.titles.check import check_board
from whistlestop.titles.importing import import_facts
from whistlestop.titles.tables import Fault
from whistlestop.titles.writing import write_board

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable
    from pathlib import Path

TITLES = ("nordic", "switzerland", "san-francisco", "usa", "europe", "marklin")


def folder(title: str) -> Traversable:
    """Return a title's folder, from the checkout or from the installed package."""
    return files("whistlestop.titles").joinpath(title)


@cache
def board(title: str) -> Board:
    """Read a title's board, once."""
    return read_board(folder(title))


def groups(of: Board) -> dict[frozenset[str], list[Track]]:
    """Return the tracks by their two end locations (CM-04)."""
    found = defaultdict(list)
    for track in of.tracks:
        found[frozenset((track.a, track.b))].append(track)
    return found


def doubles(of: Board) -> list[list[Track]]:
    """Return the groups of more than one track."""
    return [group for group in groups(of).values() if len(group) > 1]


def cities(of: Board) -> list[str]:
    """Return the locations that are no border crossings."""
    return [place.id for place in of.locations if place.kind != "country"]


def lengths(of: Board) -> Counter[int]:
    """Count the tracks by length."""
    return Counter(track.length for track in of.tracks)


def between(of: Board, a: str, b: str) -> set[tuple[str, int, str, int]]:
    """Return colour, length, kind and symbols of the tracks that join two places."""
    found = groups(of)[frozenset((a, b))]
    return {(track.color, track.length, track.kind, track.locomotives) for track in found}


def distances(of: Board, start: str) -> dict[str, int]:
    """Return the fewest spaces from a place or country to every place and country."""
    country = {place.id: place.country for place in of.locations if place.kind == "country"}
    near = defaultdict(list)
    for track in of.tracks:
        near[track.a].append((track.b, track.length))
        near[track.b].append((track.a, track.length))
    queue = [(0, place.id) for place in of.locations if start in (place.id, country.get(place.id))]
    best: dict[str, int] = {}
    while queue:
        far, here = heapq.heappop(queue)
        if here in best:
            continue
        best[here] = far
        if here in country:
            best.setdefault(country[here], far)
            if far:
                continue  # CH-20: nothing passes through a country
        for there, length in near[here]:
            heapq.heappush(queue, (far + length, there))
    return best


def without(of: Board, removed: frozenset[str]) -> Board:
    """Return the board without all tracks between two places."""
    tracks = tuple(track for track in of.tracks if frozenset((track.a, track.b)) != removed)
    return Board(of.locations, tracks, of.tickets)


# Every title


@pytest.mark.parametrize("title", TITLES)
def test_every_board_is_without_fault(title: str) -> None:
    """CM-01 to CM-04: our own boards pass the check that boards of other people must pass."""
    assert check_board(folder(title)) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_board_fits_the_core(title: str) -> None:
    """CM-02, CM-04: no board is larger than what the core holds, and track ids count from 1."""
    own = board(title)
    assert len(own.locations) <= MAX_LOCATIONS
    assert len(own.tracks) <= MAX_TRACKS
    assert len(own.tickets) <= MAX_TICKETS
    assert all(1 <= track.length <= MAX_LENGTH for track in own.tracks)
    assert all(len(group) <= MAX_GROUP for group in groups(own).values())
    assert [track.id for track in own.tracks] == list(range(1, len(own.tracks) + 1))


@pytest.mark.parametrize("title", TITLES)
def test_files_are_written_the_way_we_write_them(title: str, tmp_path: Path) -> None:
    """A board read and written again gives the same CSV files byte for byte, so their form never drifts."""
    write_board(board(title), tmp_path)
    for file in ("locations.csv", "tracks.csv", "tickets.csv"):
        assert (tmp_path / file).read_bytes() == folder(title).joinpath(file).read_bytes()
    assert read_board(tmp_path) == board(title)


@pytest.mark.parametrize("title", TITLES)
def test_only_boards_of_our_own_making_say_so(title: str) -> None:
    """MK-03, MK-04, SF-12: where the printed board is not public the players are told, and only there."""
    own = board(title)
    assert own.own == (title in {"san-francisco", "marklin"})
    assert bool(own.notice) == own.own
    assert own.name == ""


# Nordic


def test_nordic_board_facts() -> None:
    """NC-02, NC-04: places, tracks, kinds, lengths and pairs are as many as the rules say."""
    nordic = board("nordic")
    assert (len(nordic.locations), len(nordic.tracks), len(nordic.tickets)) == (39, 81, 46)
    assert Counter(track.kind for track in nordic.tracks) == {"plain": 47, "tunnel": 10, "ferry": 24}
    assert set(lengths(nordic)) == {1, 2, 3, 4, 5, 6, 9}
    assert lengths(nordic)[9] == 1
    assert [len(group) for group in doubles(nordic)] == [2] * 14
    assert {track.color for track in nordic.tracks if track.kind == "ferry"} - {GRAY}


def test_nordic_unequal_pairs() -> None:
    """NC-04, NC-34, A-07, B-41, B-52: two doubles differ in length and kind, and only these two."""
    nordic = board("nordic")
    assert between(nordic, "stavanger", "kristiansand") == {
        ("green", 2, "tunnel", 0),
        ("orange", 3, "ferry", 1),
    }
    assert between(nordic, "trondheim", "mo-i-rana") == {("green", 5, "tunnel", 0), ("red", 6, "ferry", 2)}
    unequal = [group for group in doubles(nordic) if len({track.length for track in group}) > 1]
    assert len(unequal) == 2


def test_murmansk_lieksa_is_the_one_track_with_a_swap() -> None:
    """NC-40, NC-44: nine grey spaces, four cards for one, no tunnel, no ferry; no other track is so."""
    (track,) = [track for track in board("nordic").tracks if track.swap]
    assert {track.a, track.b} == {"murmansk", "lieksa"}
    assert (track.length, track.color, track.kind, track.locomotives, track.swap) == (9, GRAY, "plain", 0, 4)
    assert not any(track.swap for title in TITLES if title != "nordic" for track in board(title).tracks)


def test_nordic_tracks_of_the_worked_examples() -> None:
    """A-01, B-44, B-45: the tracks that the examples speak of are on the board."""
    nordic = board("nordic")
    seen = {(track.color, track.kind, track.length, track.locomotives) for track in nordic.tracks}
    at_kajaani = {(t.color, t.kind, t.length) for t in nordic.tracks if "kajaani" in (t.a, t.b)}
    assert ("yellow", "plain", 2) in at_kajaani
    assert ("gray", "ferry", 4, 2) in seen
    assert ("gray", "ferry", 1, 1) in seen


def test_nordic_tickets_are_worth_their_shortest_way() -> None:
    """CM-83: a Nordic ticket is worth the fewest spaces between its places, as on our own boards."""
    for ticket in board("nordic").tickets:
        assert ticket.goals == ((ticket.goals[0][0], distances(board("nordic"), ticket.start)[ticket.goals[0][0]]),)


# Switzerland


def test_swiss_board_facts() -> None:
    """CH-01, CH-03: cities, tracks, tunnels, lengths and doubles are as many as the rules say."""
    swiss = board("switzerland")
    assert (len(cities(swiss)), len(swiss.tracks), len(swiss.tickets)) == (34, 88, 46)
    assert Counter(track.kind for track in swiss.tracks) == {"tunnel": 42, "plain": 46}
    assert set(lengths(swiss)) == {1, 2, 3, 4, 5, 6}
    assert [len(group) for group in doubles(swiss)] == [2] * 12


def test_swiss_exits() -> None:
    """A-20, CH-04, CH-20: 17 exits, each with a terminal of its own that one track reaches."""
    swiss = board("switzerland")
    exits = {place.id: place.country for place in swiss.locations if place.kind == "country"}
    assert Counter(exits.values()) == {"osterreich": 3, "france": 4, "italia": 5, "deutschland": 5}
    ends = Counter(end for track in swiss.tracks for end in (track.a, track.b) if end in exits)
    assert ends == dict.fromkeys(exits, 1)


def test_kreuzlingen_has_two_exits_that_are_no_double() -> None:
    """CH-22, B-57: two exits from one city to one country end in different terminals."""
    swiss = board("switzerland")
    country = {place.id: place.country for place in swiss.locations if place.kind == "country"}
    exits = [track for track in swiss.tracks if track.a == "kreuzlingen" and country.get(track.b)]
    assert [country[track.b] for track in exits] == ["deutschland", "deutschland"]
    assert len({track.b for track in exits}) == 2


def test_swiss_tickets() -> None:
    """A-21, CH-02, CH-40, CH-41: 34 city to city, 4 city to countries, 8 country to countries."""
    swiss = board("switzerland")
    kinds = Counter(ticket.kind for ticket in swiss.tickets)
    assert kinds == {"regular": 34, "city-to-country": 4, "country-to-country": 8}
    from_countries = Counter((t.start, t.goals) for t in swiss.tickets if t.kind == "country-to-country")
    assert Counter(start for start, _ in from_countries) == {
        "france": 1, "deutschland": 1, "osterreich": 1, "italia": 1,
    }  # fmt: skip
    assert set(from_countries.values()) == {2}
    assert {len(t.goals) for t in swiss.tickets if t.kind == "city-to-country"} == {4}
    assert {len(t.goals) for t in swiss.tickets if t.kind == "country-to-country"} == {3}


def test_swiss_tracks_of_the_worked_examples() -> None:
    """A-10, B-48: a green tunnel of two and a plain red track of three are on the board."""
    seen = {(track.color, track.kind, track.length) for track in board("switzerland").tracks}
    assert ("green", "tunnel", 2) in seen
    assert ("red", "plain", 3) in seen


# USA and Europe


def test_usa_board_facts() -> None:
    """US-01, US-02: 36 cities, 100 tracks on 78 pairs, 22 doubles, lengths as counted, all plain."""
    usa = board("usa")
    assert (len(usa.locations), len(usa.tracks), len(usa.tickets)) == (36, 100, 30)
    assert len(groups(usa)) == 78
    assert [len(group) for group in doubles(usa)] == [2] * 22
    assert lengths(usa) == {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}
    assert {track.kind for track in usa.tracks} == {"plain"}


def test_europe_board_facts() -> None:
    """EU-01, EU-02, B-46: cities, tracks, lengths, doubles, ferries, tunnels, 6 long tickets of 46."""
    europe = board("europe")
    assert (len(europe.locations), len(europe.tracks)) == (47, 101)
    assert set(lengths(europe)) == {1, 2, 3, 4, 6, 8}
    assert [len(group) for group in doubles(europe)] == [2] * 11
    ferries = [track for track in europe.tracks if track.kind == "ferry"]
    assert {track.color for track in ferries} == {GRAY}
    assert (2, 2) in {(track.length, track.locomotives) for track in ferries}
    assert GRAY in {track.color for track in europe.tracks if track.kind == "tunnel"}
    assert Counter(ticket.kind for ticket in europe.tickets) == {"long": 6, "regular": 40}


# Märklin


def test_marklin_tickets() -> None:
    """MK-03, B-09: 23 short tickets of 5 to 11 points and 23 long ones of 12 to 22."""
    tickets = board("marklin").tickets
    points = {kind: [t.goals[0][1] for t in tickets if t.kind == kind] for kind in ("short", "long")}
    assert [len(points["short"]), len(points["long"]), len(tickets)] == [23, 23, 46]
    assert set(points["short"]) <= set(range(5, 12))
    assert set(points["long"]) <= set(range(12, 23))


def test_marklin_tickets_forget_no_place() -> None:
    """MK-06, MK-07: every city and every country is named by a ticket, and a country by its token."""
    marklin = board("marklin")
    named = {end for ticket in marklin.tickets for end in (ticket.start, ticket.goals[0][0])}
    assert named == {place.country if place.kind == "country" else place.id for place in marklin.locations}
    assert all(len(ticket.goals) == 1 for ticket in marklin.tickets)


def test_marklin_merchandise() -> None:
    """MK-04: 1 black, 6 red, 12 yellow and 16 white cities, 74 tokens in all, none in a country."""
    marklin = board("marklin")
    stacks = Counter(place.merchandise for place in marklin.locations if place.kind != "country")
    assert stacks == {"black": 1, "red": 6, "yellow": 12, "white": 16}
    tokens = {"black": (7, 6, 5, 4), "red": (4, 3, 2), "yellow": (3, 2, 1), "white": (2,)}
    assert set(tokens) == set(MERCHANDISE)
    assert sum(count * len(tokens[colour]) for colour, count in stacks.items()) == 74
    assert {place.merchandise for place in marklin.locations if place.kind == "country"} == {""}


def test_marklin_tracks() -> None:
    """MK-07, MK-22, MK-62: lengths 1 to 7, doubles and triples, one track to each border crossing."""
    marklin = board("marklin")
    assert (len(cities(marklin)), len(marklin.tracks)) == (35, 110)
    assert set(lengths(marklin)) == {1, 2, 3, 4, 5, 6, 7}
    assert {len(group) for group in groups(marklin).values()} == {1, 2, 3}
    assert {track.kind for track in marklin.tracks} == {"plain"}
    crossings = {place.id for place in marklin.locations if place.kind == "country"}
    ends = Counter(end for track in marklin.tracks for end in (track.a, track.b) if end in crossings)
    assert ends == dict.fromkeys(crossings, 1)


# San Francisco, a board of our own

SF_COLOURS = ("black", "blue", "green", "orange", "purple", "red")
SF_CARS = 20


def sf_groups() -> Iterator[tuple[frozenset[str], Track]]:
    """Give each pair of San Francisco's places that is joined, with one of its tracks."""
    for ends, group in groups(board("san-francisco")).items():
        yield ends, group[0]


def test_san_francisco_keeps_what_is_known() -> None:
    """SF-02, SF-12, SF-34, A-15, A-17, A-23: the public facts about the printed board hold on ours."""
    own = board("san-francisco")
    assert len(own.tickets) == 24
    marked = {place.id for place in own.locations if place.marked}
    assert marked == {"alcatraz", "golden-gate-bridge", "embarcadero", "sunset", "potrero-hill"}
    assert {place.kind for place in own.locations} == {"sight"}
    ferries = [track for track in own.tracks if track.kind == "ferry"]
    assert {track.locomotives for track in ferries} == {1}
    longest = max(own.tracks, key=lambda track: track.length)
    assert {longest.a, longest.b} == {"fort-mason", "golden-gate-bridge"}
    assert (longest.length, longest.kind, lengths(own)[5]) == (5, "ferry", 1)
    assert {kind for _, _, kind, _ in between(own, "pier-39", "alcatraz")} == {"ferry"}
    assert max(track.length for track in own.tracks if track.kind == "plain") == 3
    assert {track.kind for track in own.tracks} == {"plain", "ferry"}
    assert lengths(own)[2] + lengths(own)[3] > 0.75 * len(own.tracks)
    corner = {"south-beach", "potrero-hill", "mission"}
    assert any(track.color == "black" and track.length == 3 and {track.a, track.b} <= corner for track in own.tracks)
    assert ("blue", "plain", 2) in {(track.color, track.kind, track.length) for track in own.tracks}
    assert {"golden-gate-bridge", "potrero-hill"} in [{t.start, t.goals[0][0]} for t in own.tickets]


def test_san_francisco_doubles_are_equal() -> None:
    """SF-35: doubles are two tracks of equal length, both grey or of two colours."""
    pairs = doubles(board("san-francisco"))
    assert pairs
    for group in pairs:
        assert len(group) == 2
        assert len({track.length for track in group}) == 1
        assert len({track.color for track in group}) == 2 or {track.color for track in group} == {GRAY}


def test_san_francisco_colours_are_even() -> None:
    """SF-02: the six colours of the cards and grey, none with more than 1.3 times the mean."""
    spaces: Counter[str] = Counter()
    for track in board("san-francisco").tracks:
        spaces[track.color] += track.length
    assert set(spaces) == {*SF_COLOURS, GRAY}
    mean = sum(spaces[colour] for colour in SF_COLOURS) / len(SF_COLOURS)
    assert all(0.7 * mean <= spaces[colour] <= 1.3 * mean for colour in SF_COLOURS)
    assert 0.15 <= spaces[GRAY] / spaces.total() <= 0.4  # Nordic 0.18, USA 0.30, Europe 0.41


def test_san_francisco_has_room_for_everybody() -> None:
    """SF-10, SF-35: spaces for all cars in the proportion of other boards, also for two without doubles."""
    own = board("san-francisco")
    spaces = sum(track.length for track in own.tracks)
    assert 1.3 <= spaces / (4 * SF_CARS) <= 1.75  # Europe 1.33, USA 1.37, Switzerland 1.71, Nordic 1.73
    assert sum(track.length for _, track in sf_groups()) >= 2.5 * 2 * SF_CARS


def test_san_francisco_never_hangs_on_one_track() -> None:
    """SF-35: every place has three neighbours or more, and no pair of places is the only way across."""
    own = board("san-francisco")
    degree = Counter(end for ends, _ in sf_groups() for end in ends)
    assert min(degree[place.id] for place in own.locations) >= 3
    for ends, _ in sf_groups():
        assert len(distances(without(own, ends), "alcatraz")) == len(own.locations)


def test_san_francisco_tickets_are_fair() -> None:
    """CM-83, SF-15: a ticket is worth its shortest way, two fit into 20 cars, each place is named twice."""
    own = board("san-francisco")
    named = Counter(end for ticket in own.tickets for end in (ticket.start, ticket.goals[0][0]))
    assert {named[place.id] for place in own.locations} <= {2, 3}
    points = []
    for ticket in own.tickets:
        ((goal, value),) = ticket.goals
        assert value == distances(own, ticket.start)[goal]
        assert frozenset((ticket.start, goal)) not in groups(own)
        points.append(value)
    assert points == sorted(points)
    assert 2 * sum(points) / len(points) <= SF_CARS - 2
    assert max(points) <= SF_CARS - 2


def test_every_san_francisco_track_is_wanted() -> None:
    """SF-30: every pair of joined places lies on a shortest way of at least one ticket."""
    own = board("san-francisco")
    for ends, track in sf_groups():
        far = {end: distances(own, end) for end in ends}
        assert any(
            far[a][ticket.start] + track.length + far[b][ticket.goals[0][0]] == ticket.goals[0][1]
            for ticket in own.tickets
            for a, b in ((track.a, track.b), (track.b, track.a))
        )


# Reading, writing, bringing in


def test_board_is_read_from_a_zip(tmp_path: Path) -> None:
    """A title in a zip or a wheel is the same as one in an unpacked tree."""
    with zipfile.ZipFile(tmp_path / "board.zip", "w") as archive:
        for file in ("locations.csv", "tracks.csv", "tickets.csv", "board.toml"):
            archive.writestr(f"there/{file}", folder("marklin").joinpath(file).read_bytes())
    assert read_board(zipfile.Path(tmp_path / "board.zip", "there/")) == board("marklin")


def test_a_board_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    """The error shows the first faults with their places, and how many more there are."""
    write_board(board("nordic"), tmp_path)
    text = (tmp_path / "tracks.csv").read_text(encoding="utf-8").replace("oslo", "oslp")
    (tmp_path / "tracks.csv").write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        read_board(tmp_path)
    wrong = text.count("oslp")
    assert len(caught.value.faults) == wrong
    assert str(caught.value).splitlines() == [
        f"The board in {tmp_path} has {wrong} faults:",
        "  tracks.csv, line 5, column b: there is no place oslp; did you mean oslo?",
        "  tracks.csv, line 10, column b: there is no place oslp; did you mean oslo?",
        "  tracks.csv, line 11, column b: there is no place oslp; did you mean oslo?",
        "  tracks.csv, line 21, column b: there is no place oslp; did you mean oslo?",
        "  tracks.csv, line 44, column b: there is no place oslp; did you mean oslo?",
        f"  and {wrong - 5} more",
    ]


def test_a_folder_that_is_not_there_says_so(tmp_path: Path) -> None:
    """One sentence instead of three missing files."""
    with pytest.raises(BoardError, match=r"there is no folder .*nowhere"):
        read_board(tmp_path / "nowhere")


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a small ring of places with a border crossing, tickets of every kind and texts of every sort."""
    text = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12)
    count = draw(st.integers(3, 8))
    ids = [f"place-{number}" for number in range(count)]
    lat, lon = st.floats(-90, 90), st.floats(-180, 180)
    places = [
        Location(
            id=place,
            name=draw(text),
            lat=draw(lat),
            lon=draw(lon),
            kind=draw(st.sampled_from(("city", "sight"))),
            country=draw(st.sampled_from(("", "NO"))),
            marked=draw(st.booleans()),
            merchandise=draw(st.sampled_from(("", *MERCHANDISE))),
        )
        for place in ids
    ]
    places.append(Location("abroad-west", 'Abroad, or "so"', 1.5, 2.25, "country", "abroad"))
    length = draw(st.integers(1, MAX_LENGTH))
    kinds = (("plain", 0, 0), ("plain", 0, 4), ("tunnel", 0, 0), ("ferry", length, 0))
    tracks = []
    for number, (a, b) in enumerate(pairwise([*ids, ids[0], "abroad-west"]), start=1):
        kind, symbols, swap = draw(st.sampled_from(kinds))
        colour = draw(st.sampled_from((*COLOURS, GRAY)))
        tracks.append(Track(number, a, b, length, colour, kind, symbols, swap, draw(st.just("") | text)))
    points = draw(st.integers(1, 99))
    tickets = (
        Ticket("t1", ids[0], ((ids[2], points),), "regular"),
        Ticket("t2", ids[1], (("abroad", points),), "city-to-country"),
        Ticket("t3", "abroad", ((ids[1], points),), "short"),
    )
    free = st.text(st.characters(codec="utf-8"), max_size=30)
    return Board(tuple(places), tuple(tracks), tickets, draw(free), draw(free), draw(st.booleans()))


@given(drawn=boards())
def test_reading_what_was_written_gives_the_same_board(drawn: Board, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Writing loses nothing: not a coordinate's last digit, not a comma in a name, not a quotation mark."""
    place = tmp_path_factory.mktemp("board")
    write_board(drawn, place)
    assert read_board(place) == drawn


CITIES = "id,name,lat,lon,kind,country\nmurmansk,Murmansk,68.9585,33.0827,city,RU\nlieksa,Lieksa,63.3,30.0,city,FI\n"
ROUTES = (
    "id,a,b,length,color,kind,locomotives,double_group,note\n"
    "51,lieksa,murmansk,9,gray,plain,0,,murmansk-lieksa\n"
    "52,lieksa,murmansk,2,red,ferry,1,d01,\n"
)
TICKETS = "id,a,b,points,kind\nt01,murmansk,lieksa,2,regular\n"


def facts(where: Path, cities_csv: str = CITIES, routes: str = ROUTES, tickets: str = TICKETS) -> Path:
    """Write a small board in the form of public tables."""
    where.mkdir()
    (where / "cities.csv").write_text(cities_csv, encoding="utf-8")
    (where / "routes.csv").write_text(routes, encoding="utf-8")
    (where / "tickets.csv").write_text(tickets, encoding="utf-8")
    return where


def test_public_tables_are_brought_in(tmp_path: Path) -> None:
    """NC-40, CM-04: the note becomes a swap of four, and the group of a double is no longer written down."""
    brought = import_facts(facts(tmp_path / "facts"), tmp_path / "own")
    assert brought == Board(
        locations=(
            Location("murmansk", "Murmansk", 68.9585, 33.0827, "city", "RU"),
            Location("lieksa", "Lieksa", 63.3, 30.0, "city", "FI"),
        ),
        tracks=(
            Track(51, "lieksa", "murmansk", 9, "gray", "plain", 0, 4, "murmansk-lieksa"),
            Track(52, "lieksa", "murmansk", 2, "red", "ferry", 1),
        ),
        tickets=(Ticket("t01", "murmansk", (("lieksa", 2),), "regular"),),
    )
    assert read_board(tmp_path / "own") == brought
    header = (tmp_path / "own" / "tracks.csv").read_text(encoding="utf-8").splitlines()[0]
    assert header == "id,a,b,length,color,kind,locomotives,swap,note"


def test_faulty_public_tables_are_refused_in_their_own_words(tmp_path: Path) -> None:
    """Faults name the files and columns of the source, and nothing is written."""
    source = facts(
        tmp_path / "facts",
        routes=ROUTES.replace("2,red", "0,red"),
        tickets=TICKETS.replace("t01,murmansk", "t01,murmask"),
    )
    with pytest.raises(BoardError) as caught:
        import_facts(source, tmp_path / "own")
    assert caught.value.faults == [
        Fault("routes.csv", 3, "length", "0 is no whole number from 1 to 9."),
        Fault("tickets.csv", 2, "a", "there is no place or country murmask; did you mean murmansk?"),
    ]
    assert not (tmp_path / "own").exists()


def test_missing_columns_of_public_tables_are_named(tmp_path: Path) -> None:
    """A ticket table has a and b, so these are the columns that the fault asks for."""
    source = facts(tmp_path / "facts", tickets="id,start,goal,points,kind\n")
    with pytest.raises(BoardError) as caught:
        import_facts(source, tmp_path / "own")
    assert [(fault.file, fault.line, fault.column) for fault in caught.value.faults] == [
        ("tickets.csv", 1, "a"),
        ("tickets.csv", 1, "b"),
    ]


def test_bringing_in_never_overwrites_unasked(tmp_path: Path) -> None:
    """A folder with something in it stays as it is unless force says to replace the board there."""
    source, target = facts(tmp_path / "facts"), tmp_path / "own"
    write_board(board("marklin"), target)
    with pytest.raises(FileExistsError, match="choose an empty folder"):
        import_facts(source, target)
    assert read_board(target) == board("marklin")
    assert import_facts(source, target, force=True) == read_board(target)
    assert not read_board(target).own
