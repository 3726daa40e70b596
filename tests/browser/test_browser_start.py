"""How people come to a table: at once, with a coach, with every wish; in their language, by day or night."""

from __future__ import annotations

import re

import pytest

from tests.browser.person import Person
from tests.web_server import Running

pytestmark = pytest.mark.needs("chromium")


def test_a_coach_accompanies_the_first_game(me: Person) -> None:
    """The coach says what to do next, follows what one does, and goes when sent away."""
    page = me.open()
    page.get_by_role("button", name="Begin the guided game").click()
    heading = page.locator(".coach h2")
    heading.wait_for()
    assert heading.inner_text() == "Choose your tickets"
    # The tickets that the coach names are among those that are offered.
    for ticket in ("Helsinki – Bergen", "Oslo – Helsinki", "Stockholm – Bergen"):
        page.locator(".offer .ticket", has_text=ticket).click()
    page.get_by_role("button", name="Keep 3 tickets").click()
    page.wait_for_selector(".coach-praise:has-text('Well chosen')")
    assert page.locator(".coach-way .done").count() == 1
    page.wait_for_selector('.table[data-phase="main"] .turn-flag')
    page.get_by_role("button", name="Send the coach away").click()
    heading.wait_for(state="detached")
    page.get_by_role("button", name="Coach").click()
    heading.wait_for()


def test_a_table_with_every_wish(server: Running, me: Person) -> None:
    """What one chooses for a new table is what the server sets up."""
    page = me.open("/new")
    page.locator(".poster", has_text="Europe").click()
    page.get_by_label("With dice instead of cards").check()
    page.locator("main").get_by_label("Your name").fill("Mara")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Jon")
    page.get_by_role("button", name="Add a computer").click()
    page.get_by_label("Per decision").check()
    page.locator("summary").click()
    page.get_by_label("Tokens after a failed tunnel").select_option(label="on")
    page.locator("main .button.main").click()
    page.wait_for_selector(".curtain")
    with server.client(page.url.rpartition("/")[2]) as watcher:
        table = watcher.table
    assert [seat["name"] for seat in table["seats"]][:2] == ["Mara", "Jon"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
    assert (table["title"], table["dice"], table["clock"]["kind"]) == ("europe", True, "move")
    assert table["options"] == {"dice.tokensAfterFailedTunnel": True}


def test_language_and_light_hold(me: Person) -> None:
    """The language and the light that one chooses stay when one comes back."""
    page = me.open("/settings")
    page.get_by_label("Language").last.select_option("de")
    page.wait_for_selector("html[lang=de]")
    page.get_by_role("radio", name="Nacht").check()
    page.wait_for_selector("html[data-theme=dark]")
    me.open("/rules/nordic")
    page.wait_for_selector("h1:has-text('Skandinavien')")
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_hint_is_laid_out_and_can_be_played(me: Person) -> None:
    """A strong player's advice is one click from being done, and is a legal move."""
    page = me.open()
    page.get_by_role("button", name=re.compile("^Play ")).click()
    me.choose_tickets()
    before = me.seq
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints .way").first.click()
    page.wait_for_selector(".hint-dialog", state="detached")
    page.locator(".acts .button.main").click()
    page.wait_for_selector(f'.table:not([data-seq="{before}"])')
    assert page.locator(".why-not").count() == 0
