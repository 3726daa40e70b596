"""Every kind of fault that a board's folder can have: file, line, column and the sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlestop.titles.boards import BoardError, read_board
from whistlestop.titles.check import check_board
from whistlestop.titles.tables import Fault

GOOD = {
    "locations.csv": """\
id,name,lat,lon,kind,country,marked,merchandise
oslo,Oslo,59.9139,10.7522,city,NO,,black
bergen,Bergen,60.3913,5.3221,city,NO,yes,
pier-39,Pier 39,37.8087,-122.4098,sight,,,white
sverige-oslo,Sverige,59.2,11.5,country,sverige,,
sverige-bergen,Sverige,59.3,11.6,country,sverige,,
danmark-oslo,Danmark,57.5,10.5,country,danmark,,
""",
    "tracks.csv": """\
id,a,b,length,color,kind,locomotives,swap,note
1,oslo,bergen,4,blue,tunnel,0,,
2,oslo,bergen,4,red,plain,0,4,four for one
3,bergen,pier-39,3,gray,ferry,1,,
4,oslo,sverige-oslo,2,green,plain,0,,
5,bergen,sverige-bergen,1,black,plain,,0,
6,oslo,danmark-oslo,9,white,ferry,9,,
""",
    "tickets.csv": """\
id,start,goal,points,kind
t1,oslo,pier-39,7,regular
t2,bergen,sverige,1,city-to-country
t2,bergen,danmark,13,city-to-country
t3,sverige,danmark,11,country-to-country
t4,danmark,pier-39,16,long
""",
    "board.toml": 'name = "A small board"\nnotice = "Drawn for a test."\nown = true\n',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a small board that has no fault and uses every column."""
    for file, text in GOOD.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replace one piece of a file; it must be there exactly once."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def add(folder: Path, file: str, *lines: str) -> None:
    """Add lines at the end of a file."""
    with (folder / file).open("a", encoding="utf-8") as out:
        out.writelines(f"{line}\n" for line in lines)


def test_a_good_board_has_no_fault(folder: Path) -> None:
    """CM-02, CH-20, CH-40, CH-41, NC-40: every kind of place, track and ticket is fine, side by side."""
    assert check_board(folder) == []
    assert read_board(folder).name == "A small board"


# One cell, or two that do not fit together: what is replaced, and the one fault that follows

COLOURS = "black, blue, green, orange, purple, red, white, yellow, gray"
NO_ID = "is no id; use lower-case letters a to z, digits and single hyphens, like mo-i-rana."

LOCATION_FAULTS = [
    ("bergen,Bergen,60.3913", "bergen,,60.3913", (3, "name", "a place needs a name")),
    ("bergen,Bergen,60.3913", "bergen,Ber\tgen,60.3913", (3, "name", "without control characters")),
    ("60.3913", "north", (3, "lat", "north is no number from -90 to 90.")),
    ("60.3913", "90.5", (3, "lat", "90.5 is no number from -90 to 90.")),
    ("60.3913", "nan", (3, "lat", "nan is no number from -90 to 90.")),
    ("-122.4098", "-181", (4, "lon", "-181 is no number from -180 to 180.")),
    ("10.7522", '"10,7522"', (2, "lon", "10,7522 is no number from -180 to 180.")),
    ("10.7522", "", (2, "lon", "'' is no number from -180 to 180.")),
    ("59.9139,10.7522,city", "59.9139,10.7522,town", (2, "kind", "town is not one of city, sight, country.")),
    (
        "NO,,black",
        "NO,,brown",
        (2, "merchandise", "brown is not one of black, red, yellow, white, an empty cell."),
    ),
    (
        "country,danmark,,",
        "country,danmark,,red",
        (7, "merchandise", "a country holds no merchandise (MK-07)"),
    ),
    ("NO,yes,", "NO,maybe,", (3, "marked", "maybe is not one of yes, true, no, false, an empty cell.")),
]

TRACK_FAULTS = [
    ("1,oslo,bergen,4,blue", "x,oslo,bergen,4,blue", (2, "id", "x is no whole number from 1 to 9999.")),
    ("1,oslo,bergen,4,blue", "-1,oslo,bergen,4,blue", (2, "id", "-1 is no whole number from 1 to 9999.")),
    (
        "2,oslo,bergen",
        "1,oslo,bergen",
        (3, "id", "the track 1 stands on line 2 already; each needs its own id."),
    ),
    (
        "2,oslo,bergen",
        "01,oslo,bergen",
        (3, "id", "the track 01 stands on line 2 already; each needs its own id."),
    ),
    ("3,bergen,pier-39", "3,bergen,pier-93", (4, "b", "there is no place pier-93; did you mean pier-39?")),
    (
        "3,bergen,pier-39",
        "3,xyz,pier-39",
        (4, "a", "there is no place xyz; there are bergen, danmark-oslo, oslo,"),
    ),
    (
        "2,oslo,bergen",
        "2,oslo,oslo",
        (3, "b", "the track goes from oslo to itself; its ends are two places."),
    ),
    ("4,blue", "0,blue", (2, "length", "0 is no whole number from 1 to 9.")),
    ("4,blue", "10,blue", (2, "length", "10 is no whole number from 1 to 9.")),
    ("4,blue", "4.5,blue", (2, "length", "4.5 is no whole number from 1 to 9.")),
    (
        "4,blue",
        "\N{SUPERSCRIPT TWO},blue",
        (2, "length", "\N{SUPERSCRIPT TWO} is no whole number from 1 to 9."),
    ),
    ("4,blue", ",blue", (2, "length", "'' is no whole number from 1 to 9.")),
    ("4,blue", "4,brown", (2, "color", f"brown is not one of {COLOURS}.")),
    ("4,blue", "4,Blue", (2, "color", f"Blue is not one of {COLOURS}.")),
    ("4,blue,tunnel", "4,blue,bridge", (2, "kind", "bridge is not one of plain, tunnel, ferry.")),
    ("ferry,1", "ferry,0", (4, "locomotives", "a ferry has at least one symbol (CM-70)")),
    ("ferry,1", "ferry,", (4, "locomotives", "a ferry has at least one symbol (CM-70)")),
    ("ferry,1", "ferry,4", (4, "locomotives", "a ferry of length 3 has at most 3 symbols (CM-70), not 4.")),
    ("ferry,1", "ferry,x", (4, "locomotives", "x is no whole number from 0 to 9.")),
    (
        "blue,tunnel,0",
        "blue,tunnel,1",
        (2, "locomotives", "only a ferry has symbols (CM-70); a tunnel"),
    ),
    (
        "red,plain,0",
        "red,plain,2",
        (3, "locomotives", "only a ferry has symbols (CM-70); a plain track has 0."),
    ),
    ("red,plain,0,4", "red,plain,0,many", (3, "swap", "many is no whole number from 0 to 9.")),
    (
        "red,plain,0,4",
        "red,tunnel,0,4",
        (3, "swap", "only a plain track can have a swap (NC-44); a tunnel has 0."),
    ),
]

TICKET_FAULTS = [
    ("t1,oslo", "T1,oslo", (2, "id", f"T1 {NO_ID}")),
    ("t1,oslo", "t--1,oslo", (2, "id", f"t--1 {NO_ID}")),
    ("t1,oslo", ",oslo", (2, "id", f"'' {NO_ID}")),
    ("t4,danmark", "t1,danmark", (6, "id", "the ticket t1 stands on line 2 already; each needs its own id")),
    ("t3,sverige", "t2,sverige", (5, "id", "only a country ticket has a line for each goal.")),
    ("t1,oslo,pier-39", "t1,oslo,pier-40", (2, "goal", "no place or country pier-40; did you mean pier-39?")),
    ("t1,oslo,pier-39", "t1,osslo,pier-39", (2, "start", "no place or country osslo; did you mean oslo?")),
    ("t1,oslo,pier-39", "t1,oslo,oslo", (2, "goal", "goes from oslo to itself; it joins two places.")),
    ("t1,oslo,pier-39", "t1,oslo,danmark-oslo", (2, "goal", "a ticket names the country, danmark.")),
    ("7,regular", "seven,regular", (2, "points", "seven is no whole number from 1 to 99.")),
    ("7,regular", "0,regular", (2, "points", "0 is no whole number from 1 to 99.")),
    ("7,regular", "100,regular", (2, "points", "100 is no whole number from 1 to 99.")),
    ("7,regular", "7,normal", (2, "kind", "normal is not one of regular, long, short, city-to-country,")),
    ("bergen,danmark", "bergen,finland", (4, "goal", "has the country finland; there are danmark")),
    ("bergen,danmark", "bergen,sverige", (4, "goal", "t2 names sverige twice; each goal stands once.")),
    ("t3,sverige", "t3,oslo", (5, "start", "has the country oslo; there are danmark, sverige.")),
]  # fmt: skip


def one_fault(folder: Path, file: str, old: str, new: str, expected: tuple[int, str, str]) -> None:
    """Make one change and expect one fault, in that file."""
    change(folder, file, old, new)
    (fault,) = check_board(folder)
    line, column, words = expected
    assert (fault.file, fault.line, fault.column) == (file, line, column)
    assert words in fault.message


@pytest.mark.parametrize(("old", "new", "expected"), LOCATION_FAULTS)
def test_faulty_location(folder: Path, old: str, new: str, expected: tuple[int, str, str]) -> None:
    """CM-01, CH-20, MK-04, SF-12: one wrong cell of a location is one fault, at its place."""
    one_fault(folder, "locations.csv", old, new, expected)


@pytest.mark.parametrize(("old", "new", "expected"), TRACK_FAULTS)
def test_faulty_track(folder: Path, old: str, new: str, expected: tuple[int, str, str]) -> None:
    """CM-02, CM-70, NC-40: one wrong cell of a track is one fault, at its place."""
    one_fault(folder, "tracks.csv", old, new, expected)


@pytest.mark.parametrize(("old", "new", "expected"), TICKET_FAULTS)
def test_faulty_ticket(folder: Path, old: str, new: str, expected: tuple[int, str, str]) -> None:
    """CM-83, CH-40, CH-41: one wrong cell of a ticket is one fault, at its place."""
    one_fault(folder, "tickets.csv", old, new, expected)


def test_city_to_country_starts_in_a_city(folder: Path) -> None:
    """CH-40: both lines of a city-to-country card that starts in a country are told."""
    text = (
        GOOD["tickets.csv"]
        .replace("t2,bergen,danmark", "t2,sverige,danmark")
        .replace("t2,bergen,sverige,1", "t2,sverige,danmark,1")
    )
    (folder / "tickets.csv").write_text(text, encoding="utf-8")
    message = "sverige is a country; a ticket of the kind city-to-country starts in a city."
    twice = "the ticket t2 names danmark twice; each goal stands once."
    assert check_board(folder) == [
        Fault("tickets.csv", 3, "start", message),
        Fault("tickets.csv", 4, "start", message),
        Fault("tickets.csv", 4, "goal", twice),
    ]


# Ids of places


@pytest.mark.parametrize("wrong", ["Voss", "vøss", "voss ski", "voss_ski", "-voss", "voss-", "voss--ski"])
def test_ids_are_lower_case_ascii_with_hyphens(folder: Path, wrong: str) -> None:
    """An id that would not survive a file name, a record or a command line is refused."""
    add(folder, "locations.csv", f"{wrong},Voss,60.6,6.4,city,NO,,")
    add(folder, "tracks.csv", f"7,oslo,{wrong},1,gray,plain,0,,")
    (fault,) = check_board(folder)
    assert (fault.file, fault.line, fault.column) == ("locations.csv", 8, "id")
    assert fault.message.endswith(NO_ID)


def test_a_nameless_id_is_told_once(folder: Path) -> None:
    """An empty id is no id, and two of them are not called equal."""
    add(folder, "locations.csv", ",Voss,60.6,6.4,city,NO,,", ",Geilo,60.5,8.2,city,NO,,")
    faults = [fault for fault in check_board(folder) if fault.message == f"'' {NO_ID}"]
    assert [fault.line for fault in faults] == [8, 9]


def test_two_places_with_one_id(folder: Path) -> None:
    """The second place is told, with the line of the first."""
    add(folder, "locations.csv", "oslo,Oslo again,59.0,10.0,city,NO,,")
    message = "the place oslo stands on line 2 already; each needs its own id."
    assert check_board(folder) == [Fault("locations.csv", 8, "id", message)]


def test_a_place_is_not_called_like_a_country(folder: Path) -> None:
    """CH-40: a ticket could not tell the place sverige from the country."""
    add(folder, "locations.csv", "sverige,Sverige,59.0,10.0,city,NO,,")
    add(folder, "tracks.csv", "7,oslo,sverige,1,gray,plain,0,,")
    message = "sverige is a country's token too; a ticket could not tell them apart."
    assert check_board(folder) == [Fault("locations.csv", 8, "id", message)]


def test_a_border_crossing_needs_its_country(folder: Path) -> None:
    """CH-20: without a token no ticket could name the country."""
    add(folder, "locations.csv", "finland-oslo,Suomi,60.0,20.0,country,,,")
    add(folder, "tracks.csv", "7,oslo,finland-oslo,1,gray,plain,0,,")
    message = "a border crossing needs the token that tickets use for its country, like france, not ''."
    assert check_board(folder) == [Fault("locations.csv", 8, "country", message)]


# The board as a whole


def test_unreachable_places(folder: Path) -> None:
    """CM-83: a place without a track, and two that are joined only to each other, are told one by one."""
    add(folder, "locations.csv", "voss,Voss,60.6,6.4,city,NO,,", "a,A,1,1,city,,,", "b,B,2,2,city,,,")
    add(folder, "tracks.csv", "7,a,b,1,gray,plain,0,,")
    words = "no chain of tracks joins {} to the rest of the board; add a track, or remove the place."
    assert check_board(folder) == [
        Fault("locations.csv", 8, "id", words.format("voss")),
        Fault("locations.csv", 9, "id", words.format("a")),
        Fault("locations.csv", 10, "id", words.format("b")),
    ]


def test_countries_cannot_be_passed_through(folder: Path) -> None:
    """CH-20, CH-21: a city behind a border crossing is not joined, and the crossing has two tracks."""
    add(folder, "locations.csv", "voss,Voss,60.6,6.4,city,NO,,")
    add(folder, "tracks.csv", "7,sverige-oslo,voss,1,gray,plain,0,,")
    assert check_board(folder) == [
        Fault(
            "locations.csv",
            8,
            "id",
            "no chain of tracks joins voss to the rest of the board; add a track, or remove the place.",
        ),
        Fault(
            "tracks.csv",
            8,
            "a",
            "the border crossing sverige-oslo has a track already; each track needs its own (CH-20).",
        ),
    ]


def test_a_border_crossing_has_one_track(folder: Path) -> None:
    """CH-20, CH-22: a second track to the same terminal needs a terminal of its own."""
    add(folder, "tracks.csv", "7,bergen,danmark-oslo,1,gray,plain,0,,")
    message = "the border crossing danmark-oslo has a track already; each track needs its own (CH-20)."
    assert check_board(folder) == [Fault("tracks.csv", 8, "b", message)]


def test_a_board_of_countries_only(folder: Path) -> None:
    """CH-20: terminals alone are no board."""
    (folder / "locations.csv").write_text(
        "id,name,lat,lon,kind,country\nx-a,X,1,1,country,x\ny-a,Y,1,1,country,y\n", encoding="utf-8"
    )
    (folder / "tracks.csv").write_text(
        "id,a,b,length,color,kind,locomotives\n1,x-a,y-a,1,gray,plain,0\n", encoding="utf-8"
    )
    (folder / "tickets.csv").write_text("id,start,goal,points,kind\nt1,x,y,1,regular\n", encoding="utf-8")
    message = "every location is a country; a board needs cities or sights."
    assert check_board(folder) == [Fault("locations.csv", 0, "kind", message)]


def test_too_many_parallel_tracks(folder: Path) -> None:
    """CM-04: four tracks between two places are the most that the core holds; only the fifth is told."""
    add(folder, "tracks.csv", *(f"{number},bergen,oslo,1,gray,plain,0,," for number in range(7, 11)))
    message = "this is track 5 between bergen and oslo; the limit is 4."
    assert check_board(folder) == [Fault("tracks.csv", 10, "b", message)]


def test_too_much_of_everything(folder: Path) -> None:
    """A board larger than the core is refused with its numbers: 63 locations, 127 tracks, 127 tickets."""
    add(folder, "locations.csv", *(f"p{number},P,1,1,city,,," for number in range(60)))
    tracks = [f"{number},oslo,p{number % 60},1,gray,plain,0,," for number in range(60, 190)]
    add(folder, "tracks.csv", *tracks)
    add(folder, "tickets.csv", *(f"more-{number},oslo,p{number % 60},1,regular" for number in range(130)))
    assert check_board(folder) == [
        Fault("locations.csv", 0, "", "66 locations are too many; the limit is 63."),
        Fault("tracks.csv", 0, "", "136 tracks are too many; the limit is 127."),
        Fault("tickets.csv", 0, "", "134 tickets are too many; the limit is 127."),
    ]


def test_too_many_goals(folder: Path) -> None:
    """CH-40: a country ticket has at most four goals."""
    names = ("a", "b", "c", "d")
    add(folder, "locations.csv", *(f"{name}-x,X,1,1,country,{name},," for name in names))
    add(folder, "tracks.csv", *(f"{n},oslo,{name}-x,1,gray,plain,0,," for n, name in enumerate(names, 7)))
    add(folder, "tickets.csv", *(f"t5,oslo,{name},1,city-to-country" for name in ("sverige", *names)))
    message = "this is goal 5 of the ticket t5; the limit is 4."
    assert check_board(folder) == [Fault("tickets.csv", 11, "goal", message)]


def test_every_fault_is_told_in_order(folder: Path) -> None:
    """Not the first fault only: all of them, file by file and line by line."""
    change(folder, "tickets.csv", "7,regular", "x,regular")
    change(folder, "tracks.csv", "9,white", "9,silver")
    change(folder, "tracks.csv", "4,blue", "12,blue")
    change(folder, "locations.csv", "59.9139", "99")
    places = [(fault.file, fault.line, fault.column) for fault in check_board(folder)]
    assert places == [
        ("locations.csv", 2, "lat"),
        ("tracks.csv", 2, "length"),
        ("tracks.csv", 7, "color"),
        ("tickets.csv", 2, "points"),
    ]


# Files


@pytest.mark.parametrize("file", ["locations.csv", "tracks.csv", "tickets.csv"])
def test_missing_file(folder: Path, file: str) -> None:
    """The file that is not there is named, with the columns it should have."""
    (folder / file).unlink()
    (fault,) = check_board(folder)
    assert (fault.file, fault.line, fault.column) == (file, 0, "")
    header = ",".join(GOOD[file].split("\n", 1)[0].split(",")[:6])
    assert fault.message.startswith(f"the file is missing; a board needs a {file} with the columns {header}")


def test_a_board_needs_no_toml(folder: Path) -> None:
    """A board about which there is nothing to say has three files."""
    (folder / "board.toml").unlink()
    assert check_board(folder) == []
    assert (read_board(folder).name, read_board(folder).own) == ("", False)


@pytest.mark.parametrize("file", ["locations.csv", "tracks.csv", "tickets.csv"])
def test_file_with_a_header_only(folder: Path, file: str) -> None:
    """A table without a line is one fault; that nothing is joined or known follows and is not told."""
    (folder / file).write_text(GOOD[file].split("\n", 1)[0] + "\n", encoding="utf-8")
    message = "the file has only its header; a board needs at least one line here."
    assert check_board(folder) == [Fault(file, 0, "", message)]


@pytest.mark.parametrize("nothing", ["", "\n\n", " , ,\r\n"])
def test_empty_file(folder: Path, nothing: str) -> None:
    """A file without a header is empty, however many blank lines it has."""
    (folder / "tickets.csv").write_text(nothing, encoding="utf-8")
    message = "the file is empty; its first line should be id,start,goal,points,kind."
    assert check_board(folder) == [Fault("tickets.csv", 0, "", message)]


def test_missing_column(folder: Path) -> None:
    """Every column that is missing is named on the header's line."""
    change(folder, "tickets.csv", "id,start,goal,points,kind", "\nid,from,goal,value,kind")
    words = "the column {} is missing; the first line should have id,start,goal,points,kind."
    assert check_board(folder) == [
        Fault("tickets.csv", 2, "start", words.format("start")),
        Fault("tickets.csv", 2, "points", words.format("points")),
    ]


def test_column_twice(folder: Path) -> None:
    """Two columns with one name cannot be told apart."""
    change(folder, "tickets.csv", "points,kind", "points,kind,points")
    message = "the column points stands here 2 times; one of them may stay."
    assert check_board(folder) == [Fault("tickets.csv", 1, "points", message)]


def test_short_line(folder: Path) -> None:
    """A line with too few cells says how many, and its empty cells are told as well."""
    change(folder, "tickets.csv", "t1,oslo,pier-39,7,regular", "t1,oslo,pier-39,7")
    faults = check_board(folder)
    message = "the line has 4 of 5 cells; an empty cell needs its comma too."
    assert faults[0] == Fault("tickets.csv", 2, "", message)
    assert [(fault.line, fault.column) for fault in faults] == [(2, ""), (2, "kind")]


def test_spreadsheet_habits_do_no_harm(folder: Path) -> None:
    """A byte order mark, CRLF, blank lines, blanks, quotes, extra columns and cells give the same board."""
    plain = read_board(folder)
    for file in ("locations.csv", "tracks.csv", "tickets.csv"):
        head, *lines = GOOD[file].splitlines()
        quoted = [",".join(f' "{cell}"' if not cell else f'"{cell}"' for cell in line.split(",")) for line in lines]
        text = "\r\n".join(["", f"{head},colour of the ink", ",,,", *(f"{line},x,y" for line in quoted), "", ""])
        (folder / file).write_bytes(b"\xef\xbb\xbf" + text.replace(' ""', " ").encode())
    assert check_board(folder) == []
    assert read_board(folder) == plain


def test_lines_are_counted_as_editors_do(folder: Path) -> None:
    """Blank lines and a cell of two lines in front of a fault do not move it."""
    change(folder, "tracks.csv", "four for one", '"four\nfor one"')
    change(folder, "tracks.csv", "3,bergen", "\n\n3,bergen")
    change(folder, "tracks.csv", "2,green", "2,greenish")
    assert [(fault.line, fault.column) for fault in check_board(folder)] == [(8, "color")]


def test_bytes_that_are_not_utf_8(folder: Path) -> None:
    """A file in an old encoding is told with the line of its first strange byte; the rest is checked."""
    text = GOOD["locations.csv"].replace("Bergen,60.3913", "Bjørgvin,95")
    (folder / "locations.csv").write_bytes(text.encode("latin-1"))
    strange = "the byte 0xf8 is not UTF-8; save the file with the encoding UTF-8."
    assert check_board(folder) == [
        Fault("locations.csv", 3, "", strange),
        Fault("locations.csv", 3, "lat", "95 is no number from -90 to 90."),
    ]


def test_an_open_quotation_mark(folder: Path) -> None:
    """A quotation mark that never ends swallows the file; that is a fault with a line, not a traceback."""
    change(folder, "tickets.csv", "t1,oslo", '"t1,oslo')
    with (folder / "tickets.csv").open("a", encoding="utf-8") as out:
        out.write("x" * 200_000)
    faults = check_board(folder)
    assert [(fault.file, fault.line) for fault in faults] == [("tickets.csv", 2)]
    assert "a quotation mark may be missing" in faults[0].message


def test_a_folder_in_place_of_a_file(folder: Path) -> None:
    """What cannot be read as a file is a fault with the system's reason."""
    (folder / "tickets.csv").unlink()
    (folder / "tickets.csv").mkdir()
    (fault,) = check_board(folder)
    assert (fault.file, fault.line, fault.column) == ("tickets.csv", 0, "")
    assert fault.message.startswith("the file cannot be read: ")


def test_no_folder() -> None:
    """A folder that is not there is one fault, not three."""
    assert check_board(Path("nowhere")) == [Fault("", 0, "", "there is no folder nowhere.")]


# board.toml


def test_board_toml_that_is_no_toml(folder: Path) -> None:
    """The line of the first thing that is no TOML."""
    change(folder, "board.toml", "own = true", "own = yes")
    (fault,) = check_board(folder)
    assert (fault.file, fault.line, fault.column) == ("board.toml", 3, "")
    assert fault.message.startswith("this is no TOML: ")


def test_board_toml_of_wrong_types(folder: Path) -> None:
    """Name and notice are texts, own is true or false."""
    (folder / "board.toml").write_text('name = 7\nnotice = ["x"]\nown = "yes"\nshade = 1\n', encoding="utf-8")
    assert check_board(folder) == [
        Fault("board.toml", 0, "name", "name should be text; here it is of the type int."),
        Fault("board.toml", 0, "notice", "notice should be text; here it is of the type list."),
        Fault("board.toml", 0, "own", "own should be true or false; here it is of the type str."),
    ]


@pytest.mark.parametrize("odd", ["name = " + "[" * 5000, "name = " + "9" * 5000, "name = 0x" + "f" * 5000])
def test_board_toml_made_to_break_the_reader(folder: Path, odd: str) -> None:
    """What is too deep or too long for Python is a fault like any other."""
    (folder / "board.toml").write_text(odd, encoding="utf-8")
    assert [fault.file for fault in check_board(folder)] == ["board.toml"]


# Whatever the files hold


def test_a_file_far_too_long(folder: Path) -> None:
    """A file that cannot be a board's is refused with its number of lines, quickly."""
    add(folder, "tracks.csv", *(["nonsense"] * 50_000))
    message = "the file has 50006 lines; no board needs more than 1000."
    assert check_board(folder) == [Fault("tracks.csv", 0, "", message)]


def test_long_cells_are_cut_in_messages(folder: Path) -> None:
    """A cell that holds a book does not become a message that holds one."""
    change(folder, "tracks.csv", "3,bergen,pier-39", f"3,bergen,{'x' * 100_000}")
    (fault,) = check_board(folder)
    assert len(fault.message) < 200


@given(
    file=st.sampled_from(sorted(GOOD)),
    at=st.integers(0, 400),
    gone=st.integers(0, 40),
    new=st.binary(max_size=30) | st.text(',\n"0x-', max_size=10).map(str.encode),
)
def test_no_file_breaks_the_check(
    tmp_path_factory: pytest.TempPathFactory, file: str, at: int, gone: int, new: bytes
) -> None:
    """However a file is damaged there are faults or a board, never a traceback, and both ways agree."""
    place = tmp_path_factory.mktemp("board")
    for name, text in GOOD.items():
        (place / name).write_text(text, encoding="utf-8")
    data = GOOD[file].encode()
    (place / file).write_bytes(data[:at] + new + data[at + gone :])
    faults = check_board(place)
    if faults:
        with pytest.raises(BoardError):
            read_board(place)
    else:
        read_board(place)


# Words


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (
            Fault("tracks.csv", 7, "a", "there is no place x."),
            "tracks.csv, line 7, column a: there is no place x.",
        ),
        (Fault("tracks.csv", 0, "", "the file is missing."), "tracks.csv: the file is missing."),
        (Fault("", 0, "", "there is no folder x."), "there is no folder x."),
    ],
)
def test_a_fault_reads_as_a_sentence(fault: Fault, words: str) -> None:
    """A fault says its place first, as far as it has one."""
    assert str(fault) == words


def test_reading_a_faulty_board_gives_the_same_faults(folder: Path) -> None:
    """The board that cannot be read and the check of it agree, also in the order."""
    change(folder, "tracks.csv", "4,blue", "0,blue")
    change(folder, "locations.csv", "59.9139", "99")
    with pytest.raises(BoardError) as caught:
        read_board(folder)
    assert caught.value.faults == check_board(folder)
    assert str(caught.value).startswith(f"The board in {folder} has 2 faults:\n")
