"""A game as a page and as a picture: whole in one file, in every language, with everything in its place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import whistlestop as ws
from tests.commands import Command
from tests.pages import ROOT
from whistlestop.notation.record import replay
from whistlestop.render import game_svg
from whistlestop.render.page import replay_page
from whistlestop.render.pieces import LIVERIES
from whistlestop.text import languages

RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SVG = "{http://www.w3.org/2000/svg}"


def game(name: str) -> ws.Game:
    """Read a finished game."""
    return replay((ROOT / "tests" / "records" / f"{name}.record").read_text("utf-8"))


def kept(page: str) -> dict[str, Any]:
    """Return the data that a page carries."""
    found = re.search(r'<script type="application/json" id="kept">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def uses(svg: ET.Element, what: str) -> int:
    """Count how often something is drawn by reference."""
    return sum(one.get("href") == f"#{what}" for one in svg.iter(f"{SVG}use"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_page_needs_nothing_else(path: Path) -> None:
    """No address, no file and no module is named in it that would have to be fetched."""
    page = replay_page(game(path.stem), NAMES, "en")
    told = page.replace("http://www.w3.org/2000/svg", "")
    assert "http:" not in told
    assert "https:" not in told
    assert "/static/" not in told
    assert not re.findall(r"<(?:link|img|iframe|base)\b|\ssrc=|@import", told)
    assert all(address.startswith("data:") for address in re.findall(r"url\(([^)#]+)\)", told))
    assert not re.findall(r"^(?:import|export)\b", told, re.MULTILINE)
    references = set(re.findall(r'href="#([\w-]+)"', page))
    assert references <= set(re.findall(r'id="([\w-]+)"', page))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_page_tells_the_game_to_its_end(path: Path) -> None:
    """As many steps as decisions; the last position has the points of the reckoning, and so has the ledger."""
    whole = game(path.stem)
    assert whole.result is not None
    page = replay_page(whole, NAMES, "en")
    story = kept(page)["story"]
    assert len(story["steps"]) == len(whole.steps)
    points: dict[str, int] = {}
    for step in story["steps"]:
        for seat, changed in step["changed"].get("players", {}).items():
            points[seat] = changed.get("points", points.get(seat, 0))
    assert [points.get(str(seat), 0) for seat in range(whole.seats)] == [one.total for one in whole.result.scores]
    totals = re.findall(r"<tfoot>.*?<td>(\N{MINUS SIGN}?)(\d+)</td>", page)
    shown = sorted(int(number) * (-1 if sign else 1) for sign, number in totals)
    assert shown == sorted(one.total for one in whole.result.scores)


@pytest.mark.parametrize("lang", languages())
def test_a_page_speaks_every_language(lang: str) -> None:
    """It is said to be in its language, and every word that its script says is there."""
    whole = game("nordic")
    page = replay_page(whole, NAMES, lang)
    assert f'<html lang="{lang}">' in page
    data = kept(page)
    assert all(data["words"].values())
    assert len(data["rounds"]) > whole.turn // whole.seats


def test_names_are_text() -> None:
    """A name is never read as part of the page, in the ledger, the data or the picture."""
    name = '</script><b>Ada & "Co"'
    page = replay_page(game("usa"), (name, *NAMES[1:]), "en")
    assert "<b>Ada" not in page
    assert page.count("</script>") == 2
    assert kept(page)["names"][0] == name
    assert ET.fromstring(game_svg(game("usa"), (name,), fonts=False)) is not None


def test_a_game_that_still_runs_has_a_page() -> None:
    """It has no reckoning, and stands where the record ends."""
    running = ws.load("nordic", seed=3)
    running.play(str(running.legal()[0]), running.actors[0])
    page = replay_page(running, NAMES, "en")
    assert "ledgers" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    assert kept(page)["story"]["start"]["phase"] == "keep"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_picture_shows_what_lies_there(path: Path) -> None:
    """Every wagon lies on its space, every station stands, and the points are written below."""
    whole = game(path.stem)
    svg = ET.fromstring(game_svg(whole, NAMES, theme="light", fonts=False))
    shown = whole.view(ws.SPECTATOR).to_dict()
    texts = ["".join(text.itertext()) for text in svg.iter(f"{SVG}text")]
    for seat, player in enumerate(shown["players"]):
        assert NAMES[seat] in texts
        assert str(player["points"]) in texts
        legend = 1
        if whole.board is None:
            assert uses(svg, f"wagon-{LIVERIES[seat]}") == legend + 1
            continue
        lengths = {track.id: track.length for track in whole.board.tracks}
        spaces = sum(lengths[track] for track in player["tracks"])
        assert uses(svg, f"wagon-{LIVERIES[seat]}") == spaces + legend
        assert uses(svg, f"station-{LIVERIES[seat]}") == len(player.get("built", ()))
        assert uses(svg, f"passenger-{LIVERIES[seat]}") == len(player.get("standing", ()))


def test_the_card_games_picture_shows_every_card() -> None:
    """CG-23: each card of the row, the yards and the tracks is drawn, with its mark twice."""
    whole = game("card-game")
    svg = ET.fromstring(game_svg(whole, NAMES, fonts=False))
    shown = whole.view(ws.SPECTATOR).to_dict()
    rows = [cards for player in shown["players"] for cards in (*player["yard"].values(), player["on_track"])]
    on_table = [letter for letter in shown["row"] if letter]
    for cards in rows:
        for letter, n in re.findall(r"([A-Z])(\d*)", cards):
            on_table += [letter] * int(n or 1)
    for letter in "KBGOPRWYL":
        assert uses(svg, f"mark-{letter}") == 2 * on_table.count(letter)


@pytest.mark.wheel
def test_a_notebook_shows_the_board() -> None:
    """`Game._repr_svg_` is a picture that leaves the notebook's own style alone."""
    shown = ws.load("usa", seed=1)._repr_svg_()
    assert ET.fromstring(shown).tag == f"{SVG}svg"
    assert ":root" not in shown
    assert "@font-face" not in shown


def test_the_command_writes_both(command: Command, tmp_path: Path) -> None:
    """`--html` and `--svg` write the game of the record, under the names in it, beside what the command tells."""
    text = (ROOT / "tests" / "records" / "nordic.record").read_text("utf-8")
    record, page, picture = tmp_path / "game", tmp_path / "out.html", tmp_path / "out.svg"
    record.write_text(text.replace("[Seats", '[Name "0 Zoë"]\n[Seats', 1), "utf-8")
    done = command("replay", str(record), "--html", str(page), "--svg", str(picture), "--lang", "de")
    assert done.code == 0
    assert '<html lang="de">' in page.read_text("utf-8")
    assert "Zoë" in kept(page.read_text("utf-8"))["names"]
    assert "Zoë" in picture.read_text("utf-8")


def test_one_game_at_a_time(command: Command, tmp_path: Path) -> None:
    """Several records in a file, or none that tells a game, are refused before anything is written."""
    text = (ROOT / "tests" / "records" / "nordic.record").read_text("utf-8")
    two, prose, page = tmp_path / "two", tmp_path / "prose", tmp_path / "out.html"
    two.write_text(f"{text}\n{text}", "utf-8")
    prose.write_text("Once upon a time\n", "utf-8")
    command("replay", str(two), "--html", str(page)).refused("holds 2 records")
    command("replay", str(prose), "--html", str(page)).refused("tells no game")
    assert not page.exists()


def test_dice_see_single_and_double_routes() -> None:
    """DX-13: with dice every space shows the face of the die that pays for it, and a card's colour is not drawn."""
    whole = game("europe-dice")
    svg = ET.fromstring(game_svg(whole, NAMES, fonts=False))
    tracks = [one for one in svg.iter(f"{SVG}g") if (one.get("class") or "").startswith("track ")]
    assert whole.board is not None
    assert len(tracks) == len(whole.board.tracks)
    classes = [str(one.get("class")).split() for one in tracks]
    assert all(("d-S" in names) != ("d-D" in names) for names in classes)
    assert not any(name.startswith("c-") for names in classes for name in names)
    assert all(uses(svg, f"b-plain-route-{face}") > 0 for face in "SD")
