"""Boards as SVG and as data: everything that the board has is drawn, as often and as long as it is."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from math import hypot

import pytest

from whistlestop.render import board_data, board_svg, poster_svg
from whistlestop.render.beside import PIECE
from whistlestop.render.clashes import clashes, meet, round_shape, standing
from whistlestop.render.subject import subject
from whistlestop.titles.title import board_of, title, titles

BOARDS = [found.id for found in titles() if found.family == "board"]
SVG = "{http://www.w3.org/2000/svg}"


def groups(svg: str, layer: str) -> list[ET.Element]:
    """List what lies in one layer of a drawing."""
    root = ET.fromstring(svg)
    found = root.find(f"{SVG}g[@class='{layer}']")
    assert found is not None
    return list(found)


@pytest.mark.wheel
@pytest.mark.parametrize("name", BOARDS)
def test_every_track_is_drawn_with_its_spaces(name: str) -> None:
    """Each track has its ends, its colour and as many spaces as it is long (CM-02)."""
    drawn = {int(group.attrib["data-id"]): group for group in groups(board_svg(name), "tracks")}
    assert len(drawn) == len(board_of(title(name)).tracks)
    for track in board_of(title(name)).tracks:
        group = drawn[track.id]
        assert (group.get("data-a"), group.get("data-b")) == (track.a, track.b)
        spaces = [use for use in group.iter(f"{SVG}use") if use.get("class") == "space"]
        assert len(spaces) == track.length == int(group.attrib["data-length"])
        plates = sum(use.get("href") == "#b-ferry-L" for use in spaces)
        assert plates == track.locomotives  # CM-70


@pytest.mark.parametrize("name", BOARDS)
def test_every_place_is_drawn_and_named(name: str) -> None:
    """Each place has its ring; each but the border crossings has its name."""
    places = board_of(title(name)).locations
    svg = board_svg(name, standalone=False)
    assert [group.get("data-id") for group in groups(svg, "places")] == [place.id for place in places]
    names = {text.get("data-id"): text.text for text in groups(svg, "names")}
    assert names == {place.id: place.name for place in places if place.kind != "country"}


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_stands_on_anything_else(name: str) -> None:
    """No space, wagon, ring, name, cutting or lettering of a title's sheet overlaps another or leaves the sheet."""
    assert clashes(subject(name)) == []


def test_overlaps_are_found() -> None:
    """A name moved onto its own ring and a place moved to the edge are both reported, so the check can fail."""
    drawn = subject("nordic")
    spots = dict(drawn.layout.spots)
    spots["oslo"] = replace(spots["oslo"], label=(0.0, 0.0))
    spots["tallinn"] = replace(spots["tallinn"], at=(5.0, 5.0))
    found = clashes(replace(drawn, layout=replace(drawn.layout, spots=spots)))
    assert ("name of oslo", "ring of oslo") in found
    assert ("ring of tallinn", "the edge") in found


def test_shapes_that_only_come_close_do_not_overlap() -> None:
    """Two squares overlap if one is moved into the other, not if they lie corner to corner or side by side."""
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert meet(square, tuple((x + 9, y + 9) for x, y in square))
    assert not meet(square, tuple((x + 10, y) for x, y in square))
    assert not meet(square, tuple((x + 11, y + 11) for x, y in square))
    diamond = ((16.0, 11.0), (21.0, 16.0), (16.0, 21.0), (11.0, 16.0))
    assert not meet(square, diamond)


@pytest.mark.parametrize("name", BOARDS)
def test_everything_that_stands_on_a_board_is_checked(name: str) -> None:
    """The check sees a casing for each space, a ring for each place, a name for each that has one."""
    drawn = subject(name)
    things = [owner for owner, _ in standing(drawn)]
    board = drawn.board
    tunnels = [line.track.length * 2 for line in drawn.lines.values() if line.track.kind == "tunnel" and line.lane == 0]
    assert sum("–" in owner for owner in things) == sum(track.length for track in board.tracks) + sum(tunnels)
    assert sum(owner.startswith("ring of ") for owner in things) == len(board.locations)
    named = [place for place in board.locations if place.kind != "country"]
    assert sum(owner.startswith("name of ") for owner in things) == len(named)


@pytest.mark.parametrize("name", BOARDS)
def test_every_title_has_land_under_its_tracks(name: str) -> None:
    """The sheet of every title shows its land, and the part that is played in, in the app and on the poster."""
    drawn = ET.fromstring(board_svg(name, standalone=False))
    kinds = {
        element.get("class") for group in drawn.iter(f"{SVG}g") if group.get("class") == "map" for element in group
    }
    assert {"home", "foreign", "coast", "orn"} <= kinds
    poster = poster_svg(name)
    assert all(f'fill="var(--{kind})" ' in poster for kind in ("sea", "land", "home"))


@pytest.mark.parametrize("name", ["europe", "marklin", "san-francisco"])
def test_a_station_hides_no_name(name: str) -> None:
    """A station, a passenger or a souvenir stands beside its ring and on no name (EU-11, MK-40, SF-12)."""
    drawn = subject(name)
    names = [shape for owner, shape in standing(drawn) if owner.startswith("name of ")]
    for place in board_data(name)["places"]:
        (dx, dy), x, y = place["stand"], place["x"], place["y"]
        assert place["r"] < hypot(dx, dy) < place["r"] + PIECE + 2
        piece = round_shape((x + dx, y + dy), PIECE)
        assert not any(meet(piece, shape) for shape in names), place["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_the_apps_board_fits_a_strict_page(name: str) -> None:
    """The board for the browser has no styles or scripts of its own and asks for nothing beyond itself."""
    root = ET.fromstring(board_svg(name, standalone=False))
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"style", "script", "image", "foreignObject"}
        assert "style" not in element.attrib
        assert not [key for key in element.attrib if key.startswith("on")]
        assert element.get("href", "#").removeprefix("#") in ids | {""}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_still_picture_has_plain_colours(theme: str) -> None:
    """A drawing for other programs has no custom properties left."""
    svg = board_svg("nordic", theme=theme, fonts=False)
    assert "var(" not in svg
    assert "@media" not in svg


def test_a_board_without_a_layout_gets_one() -> None:
    """A board that comes without a layout is drawn whole, on a sheet that holds all of it, the same each time."""
    board = board_of(title("san-francisco"))
    svg, data = board_svg("san-francisco", board, standalone=False), board_data("san-francisco", board)
    drawn = {int(group.attrib["data-id"]): group for group in groups(svg, "tracks")}
    for track in board.tracks:
        assert sum(use.get("class") == "space" for use in drawn[track.id].iter(f"{SVG}use")) == track.length
    wide, high = data["size"]
    assert all(0 < place["x"] < wide and 0 < place["y"] < high for place in data["places"])
    assert data["size"] != board_data("san-francisco")["size"]
    assert svg == board_svg("san-francisco", board, standalone=False)


def test_marks_and_pieces_are_drawn() -> None:
    """A marked track and a marked place wear their mark, no other does, and pieces lie under the places."""
    svg = board_svg("nordic", standalone=False, marked={11: "last", "oslo": "pin"}, pieces=['<circle r="1"/>'])
    marked = [group for group in groups(svg, "tracks") if "last" in str(group.get("class")).split()]
    assert [group.get("data-id") for group in marked] == ["11"]
    pinned = [group for group in groups(svg, "places") if "pin" in str(group.get("class")).split()]
    assert [group.get("data-id") for group in pinned] == ["oslo"]
    assert [piece.get("r") for piece in groups(svg, "wagons")] == ["1"]


def test_a_mark_on_what_is_not_there_is_refused() -> None:
    """The error names what no track or place is called."""
    with pytest.raises(ValueError, match="narnia is no track and no place"):
        board_svg("nordic", marked={"narnia": "pin"})


def test_an_unknown_theme_is_refused() -> None:
    """The error names the themes there are."""
    with pytest.raises(ValueError, match="auto, light, dark"):
        board_svg("nordic", theme="sepia")


@pytest.mark.parametrize("name", BOARDS)
def test_data_say_what_is_drawn(name: str) -> None:
    """Places, tracks, tickets and values in the data are those of the board, and lie on the sheet."""
    data = json.loads(json.dumps(board_data(name)))
    board = board_of(title(name))
    wide, high = data["size"]
    assert [place["id"] for place in data["places"]] == [place.id for place in board.locations]
    assert all(0 < place["x"] < wide and 0 < place["y"] < high for place in data["places"])
    assert {track["id"]: len(track["spaces"]) for track in data["tracks"]} == {t.id: t.length for t in board.tracks}
    assert all(0 < x < wide and 0 < y < high for track in data["tracks"] for x, y, _ in track["spaces"])
    assert {ticket["id"]: ticket["points"] for ticket in data["tickets"]} == {
        t.id: t.goals[0][1] for t in board.tickets
    }
    assert len(data["score"]) == 100
    assert len({tuple(point) for point in data["score"]}) == 100


def test_data_of_nordic_follow_the_rulebook() -> None:
    """Nordic has 40 pieces a player (NC-10), 12 cards of each colour and 14 locomotives (NC-02)."""
    data = board_data("nordic")
    assert data["pieces"] == 40
    assert data["cards"] == dict.fromkeys("KBGOPRWY", 12) | {"L": 14}
    murmansk = next(track for track in data["tracks"] if track["length"] == 9)
    assert {murmansk["a"], murmansk["b"]} == {"lieksa", "murmansk"}
    assert (murmansk["points"], murmansk["swap"], murmansk["color"]) == (27, 4, "any")


def test_doubles_know_each_other() -> None:
    """The two tracks of a double name each other in the data (CM-50)."""
    tracks = {track["id"]: track for track in board_data("usa")["tracks"]}
    pairs = [track for track in tracks.values() if "pair" in track]
    assert len(pairs) == 44
    assert all(tracks[other]["pair"] == [track["id"]] for track in pairs for other in track["pair"])


def test_triples_lie_in_three_lanes() -> None:
    """Märklin's Ruhr has two triples; their lanes lie side by side."""
    tracks = board_data("marklin")["tracks"]
    assert Counter(len(track.get("pair", ())) for track in tracks)[2] == 6


def test_merchandise_as_data() -> None:
    """MK-04: a city's merchandise is given from the top of its stack down; a country has none."""
    places = {place["id"]: place for place in board_data("marklin")["places"]}
    assert places["berlin"]["merchandise"] == [7, 6, 5, 4]
    assert places["bremen"]["merchandise"] == [3, 2, 1]
    assert "merchandise" not in places["danemark-kiel"]
