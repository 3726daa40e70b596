"""Everything can be done without a mouse, and one always knows where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.person import Person
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("chromium")

TABS = 60


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on what is looked for, and can be seen there."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", selector):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
    raise AssertionError(f"{TABS} times Tab do not lead to {selector}")


def test_a_game_is_begun_and_played_with_keys_alone(me: Person) -> None:
    """From the start page to a claimed track, and back again, without a mouse."""
    page = me.open("/")
    tab_to(page, ".quick-go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".offer .ticket")
    for _ in range(2):
        tab_to(page, ".offer .ticket[aria-checked=false]")
        page.keyboard.press("Space")
    page.keyboard.press("m")
    page.wait_for_selector(".acts .main:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector('.table[data-phase="main"] .turn-flag')
    while not page.locator(".track.possible").count():
        page.keyboard.press("d")
        page.wait_for_selector('.table[data-phase="second"]:not([data-busy])')
        page.keyboard.press("d")
        page.wait_for_selector('.table[data-phase="main"]:not([data-busy]) .turn-flag')
    points = page.locator('.player[data-seat="0"] .player-points').inner_text()
    page.keyboard.press("p")
    page.wait_for_selector(".board-frame:focus")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector('.way[aria-checked="true"]')
    page.keyboard.press("m")
    page.wait_for_selector(".acts .main:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(".paying", state="detached")
    assert page.locator('.player[data-seat="0"] .player-points').inner_text() == points


def test_focus_returns_where_it_was(server: Running, me: Person) -> None:
    """What opens takes the focus; what closes gives it back."""
    table, tokens = server.table("usa", "me", "random", seed=1)
    page = me.sit(table, tokens[0])
    tab_to(page, "[aria-label='Menu']")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("Boolean(document.activeElement.closest('dialog'))")
    page.keyboard.press("Escape")
    page.wait_for_selector("[aria-label='Menu']:focus")


def test_the_board_can_be_read_and_played_as_text(server: Running, me: Person) -> None:
    """The board as lists names every track; claiming one from there is the same as on the board."""
    table, tokens = server.table("switzerland", "me", "random", seed=1)
    page = me.sit(table, tokens[0])
    me.choose_tickets()
    page.keyboard.press("b")
    page.wait_for_selector(".text-board")
    assert page.locator(".text-board li").count() >= page.locator(".track").count()
