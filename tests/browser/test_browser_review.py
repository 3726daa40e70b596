"""Looking back at a finished game: every position by keys and slider, a decision judged, a page that is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_browser_pages import look_hard
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.needs("chromium")


def finished(server: Running, title: str) -> str:
    """Play a game to its end; return its table."""
    table, tokens = server.table(title, "me", "random", seed=5, first=0)
    with server.client(table, tokens[0]) as client:
        client.play_on(Random(3))
    return table


def wagons(server: Running, table: str, at: int) -> int:
    """Return how many wagons lie on the board after so many decisions."""
    game = server.hall.rooms[table].table.game
    stage = next(stage for n, stage in enumerate(game.retrace()) if n == at)
    lengths = {track.id: track.length for track in game.board.tracks}
    return sum(lengths[track] for player in stage.view(-1).to_dict()["players"] for track in player["tracks"])


def shown(page: Page) -> int:
    """Return which position a page shows."""
    return int(page.locator(".replay-slider").input_value())


def holds(page: Page, n: int) -> None:
    """Wait until a page shows so many wagons on its board."""
    from playwright.sync_api import expect

    expect(page.locator(".board .train use")).to_have_count(n)


def stands(page: Page, at: int) -> None:
    """Wait until a page shows a position."""
    from playwright.sync_api import expect

    expect(page.locator(".replay-slider")).to_have_value(str(at))


def slide(page: Page, to: int) -> None:
    """Move the slider."""
    page.locator(".replay-slider").fill(str(to))


def test_every_position_is_shown(server: Running, me: Person) -> None:
    """Keys go step by step and turn by turn, the slider anywhere; each time the board stands as it stood."""
    table = finished(server, "usa")
    page = me.open(f"/t/{table}/review")
    last = shown(page)
    assert wagons(server, table, last) > 0
    holds(page, wagons(server, table, last))
    for at in (0, last // 3, last // 2):
        slide(page, at)
        holds(page, wagons(server, table, at))
    page.keyboard.press("ArrowRight")
    stands(page, last // 2 + 1)
    page.keyboard.press("ArrowLeft")
    stands(page, last // 2)
    turns = [
        n
        for n, step in enumerate(steps(server, table))
        if n == 0 or step["turn"] != steps(server, table)[n - 1]["turn"]
    ]
    page.keyboard.press("Shift+ArrowRight")
    stands(page, next(turn for turn in turns if turn > last // 2))
    page.get_by_role("button", name="To the beginning").click()
    stands(page, 0)
    holds(page, 0)


def steps(server: Running, table: str) -> Any:
    """Return the decisions of a game, as its story tells them."""
    return server.json(f"/api/tables/{table}/story?lang=en")["steps"]


def test_a_decision_is_judged_when_asked(server: Running, me: Person) -> None:
    """A strong player's view of a decision is asked for with a button, and what was played stands out."""
    table = finished(server, "san-francisco")
    page = me.open(f"/t/{table}/review")
    slide(page, next(n for n, step in enumerate(steps(server, table)) if step["turn"]))
    page.locator(".advice button").click()
    page.locator(".advice-moves .played").wait_for()
    assert page.locator(".advice-moves .played").count() == 1


def test_the_reckoning_can_be_skipped(server: Running, arrive: Arrive) -> None:
    """The ceremony tells one line after the other; a key ends it, and then it is said who won."""
    table = finished(server, "usa")
    me = arrive(reduced_motion="no-preference")
    page = me.open(f"/t/{table}/review")
    story = server.json(f"/api/tables/{table}/story?lang=en")
    heading = page.locator(".reckoning h2")
    assert heading.inner_text() == story["result"]["reckoning"]["heading"]
    page.keyboard.press("Escape")
    page.locator(".reckoned").wait_for()
    assert heading.inner_text() == story["result"]["reckoning"]["winner"]
    assert page.locator(".ledger-hidden").count() == 0


def test_the_card_games_review_is_for_everybody(server: Running, me: Person) -> None:
    """CG-23: its table lies there as it lay, and the page is for everybody as all others are."""
    table = finished(server, "card-game")
    page = me.open(f"/t/{table}/review")
    slide(page, shown(page) // 2)
    assert page.locator(".review-yards .yard").count() == 2
    look_hard(page)


def test_a_kept_page_needs_nobody(server: Running, browser: Browser, me: Person, tmp_path: Path) -> None:
    """The page of a game opens from a folder, asks nobody for anything, and shows the same positions."""
    table = finished(server, "nordic")
    page = me.open(f"/t/{table}/review")
    with page.expect_download() as download:
        page.get_by_role("link", name="The game as a page").click()
    file = tmp_path / "game.html"
    download.value.save_as(file)
    window = browser.new_context(offline=True)
    kept, asked = window.new_page(), list[str]()
    kept.on("request", lambda request: asked.append(request.url))
    kept.on("pageerror", lambda error: asked.append(str(error)))
    kept.goto(file.as_uri())
    last = shown(kept)
    for at in (last, last // 2, 0):
        slide(kept, at)
        holds(kept, wagons(server, table, at))
    kept.locator(".kept-log button").nth(3).click()
    assert 0 < shown(kept) < last
    assert asked == [file.as_uri()]
    look_hard(kept)
    window.close()
