"""The longest words on the smallest screen: in German, Finnish and Dutch a phone shows everything, and nothing cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person
from tests.browser.test_browser_pages import CUT, WIDE
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("chromium")

LONG = ["de", "fi", "nl"]
PAGES = ["/", "/new", "/settings", "/statistics", "/about", "/rules/nordic"]
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

OUTSIDE = """() => [...document.querySelectorAll(".t-top *, .t-dock *, .panel-over *, .t-players *")]
  .filter((one) => !one.closest(".unseen, svg, .ticket-map") && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => {
    const panel = one.closest(".t-top, .t-dock, .panel-over, .t-players");
    const [room, box] = [panel.getBoundingClientRect(), one.getBoundingClientRect()];
    const high = panel.matches(".t-top") && (box.top < room.top - 1 || box.bottom > room.bottom + 1);
    return box.width && (high || box.left < room.left - 1 || box.right > room.right + 1);
  })
  .map((one) => one.outerHTML.slice(0, 160))"""
"""What stands out of the panel that it belongs to."""

ASKED = """() => [...document.querySelectorAll(".turn-asks")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
"""A question of which not all can be read."""


def fits(page: Page) -> None:
    """Hold what is on the screen to its room."""
    for look in (WIDE, CUT, OUTSIDE, ASKED):
        assert page.evaluate(look) == []


def reader(arrive: Arrive, lang: str) -> Person:
    """Somebody with a phone in this language."""
    return arrive(**ON_A_PHONE, locale=lang)


@pytest.mark.parametrize("lang", LONG)
def test_pages_fit_in_long_languages(arrive: Arrive, lang: str) -> None:
    """Issue 6: no page is wider than the phone, and no text is cut."""
    me = reader(arrive, lang)
    for path in PAGES:
        page = me.open(path)
        assert page.locator("html").get_attribute("lang") == lang
        fits(page)


@pytest.mark.parametrize("lang", LONG)
@pytest.mark.parametrize("title", ["nordic", "card-game"])
def test_tables_fit_in_long_languages(server: Running, arrive: Arrive, lang: str, title: str) -> None:
    """Issue 6: nor are questions, buttons and panels of the table, from the first choice of tickets on."""
    me = reader(arrive, lang)
    table, tokens = server.table(title, "me", "random", seed=1)
    page = me.sit(table, tokens[0])
    page.wait_for_selector(".offer")
    fits(page)
    for _ in range(8):
        me.step()
        me.settle()
        fits(page)
