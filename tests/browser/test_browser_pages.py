"""Every kind of page: for assistive technology, in light and dark, on a phone, enlarged, with forced colours."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import LAPTOP, PHONE, Person
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytestmark = pytest.mark.needs("chromium")

ENLARGED: ViewportSize = {"width": LAPTOP["width"] // 2, "height": LAPTOP["height"] // 2}
"""The window of a laptop at 200 %."""

PAGES = ["/", "/new", "/statistics", "/settings", "/about", "/rules", "/rules/europe"]
TABLES = ["waiting", "nordic", "card-game", "europe", "europe with dice", "marklin with five", "san-francisco"]

CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, label, legend, p, li, td, th, dd, dt")]
  .filter((one) => !one.closest(".unseen, svg, [aria-hidden=true]"))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => /hidden|clip/.test(getComputedStyle(one).overflowX))
  .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 160))"""
"""Texts that are wider than what shows of them."""

WIDE = """() => {
  const width = document.documentElement.clientWidth;
  return document.documentElement.scrollWidth <= width ? [] : [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > width + 1 && !one.closest("svg"))
    .map((one) => one.outerHTML.slice(0, 160)).slice(0, 5);
}"""
"""What makes a page scroll sideways."""

LOW = """() => [...document.querySelectorAll(".t-dock .button, .t-dock .hand-count")]
  .filter((one) => one.getBoundingClientRect().bottom > innerHeight - 4)
  .map((one) => one.outerHTML.slice(0, 160))"""
"""What touches the lower edge of a laptop's screen."""

UNMARKED = """() => [...document.querySelectorAll("[aria-pressed=true], [aria-checked=true], :checked")]
  .filter((one) => one.matches("[aria-pressed], [aria-checked], .choice-one *, .poster *"))
  .map((one) => one.closest(".choice-one, .poster") ?? one)
  .filter((one) => getComputedStyle(one).outlineStyle === "none")
  .map((one) => one.outerHTML.slice(0, 160))"""
"""What is chosen, where nothing says so but a colour or a shadow, which the system takes away."""


def look_hard(page: Page, *, within: str = "") -> None:
    """Hold what is on the screen to everything that this module is about."""
    check(page, {}, within)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    check(page, {"runOnly": ["color-contrast"]}, within)
    page.emulate_media(color_scheme="light", forced_colors="active", reduced_motion="reduce")
    assert page.evaluate(UNMARKED) == [], "what is chosen cannot be seen with forced colours"
    page.emulate_media(color_scheme="light", forced_colors="none", reduced_motion="reduce")
    for window in (ENLARGED, PHONE):
        page.set_viewport_size(window)
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate(WIDE) == [], f"too wide at {window['width']} px"
        assert page.evaluate(CUT) == [], f"cut at {window['width']} px"
    check(page, {"runOnly": ["target-size", "scrollable-region-focusable", "color-contrast"]}, within)
    page.set_viewport_size(LAPTOP)


def check(page: Page, options: dict[str, Any], within: str) -> None:
    """Let axe-core look at the page; what it finds is said in its own words."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    run = "async ([within, options]) => (await axe.run(within || document, options)).violations"
    found = page.evaluate(run, [within, options])
    said = [f"{one['help']}: {at['html'][:200]}\n{at['failureSummary']}" for one in found for at in one["nodes"][:3]]
    assert not found, "\n".join(said)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everybody(me: Person, path: str) -> None:
    """Pages around the table hold to what everybody needs."""
    page = me.open(path)
    page.wait_for_load_state("networkidle")
    look_hard(page)


def seat(server: Running, me: Person, kind: str) -> None:
    """Come to a table of a kind, a few moves into its game."""
    title, _, more = kind.partition(" with ")
    if kind == "waiting":
        table, tokens = server.table("usa", "me", "open", "random")
        me.open(f"/t/{table}#{tokens[0]}").wait_for_selector(".waiting-room")
        return
    others = ["random"] * (4 if more == "five" else 1)
    table, tokens = server.table(title, "me", *others, seed=1, dice=more == "dice")
    me.sit(table, tokens[0])
    for _ in range(8):
        me.step()
    me.settle()


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_is_for_everybody(server: Running, me: Person, kind: str) -> None:
    """So do tables, in the middle of a game."""
    seat(server, me, kind)
    assert me.page.evaluate(LOW) == []
    look_hard(me.page)


def test_what_opens_over_the_table_is_for_everybody(server: Running, me: Person) -> None:
    """So does everything that opens over the table."""
    table, tokens = server.table("switzerland", "me", "random", seed=1)
    page = me.sit(table, tokens[0])
    look_hard(page)
    for key in ("b", "?", "h"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        look_hard(page, within="dialog")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    for name in ("Menu", "Rules"):
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open]")
        look_hard(page, within="dialog")
        page.keyboard.press("Escape")


def test_a_finished_game_is_for_everybody(server: Running, me: Person) -> None:
    """So do the end of a game and the way back through it."""
    table, tokens = server.table("san-francisco", "me", "random", seed=6)
    with server.client(table, tokens[0]) as client:
        for _, legal in client.turns():
            client.play(legal[0])
    page = me.sit(table, tokens[0])
    page.wait_for_selector(".ending")
    look_hard(page)
    me.open(f"/t/{table}/review")
    page.wait_for_selector(".reckoned")
    look_hard(page)


@pytest.mark.parametrize("path", ["/", "largest table"])
def test_the_first_load_is_light(server: Running, arrive: Arrive, path: str) -> None:
    """A cold browser gets the start page, or the largest table, in under 400 kB, fonts and map included."""
    me = arrive()
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    if path == "/":
        me.open(path)
    else:
        table, tokens = server.table("nordic", "me", "random", "random", seed=1)
        me.sit(table, tokens[0])
        me.page.wait_for_selector(".board-sheet svg")
    me.page.wait_for_load_state("networkidle")
    assert 40_000 < sum(sizes) < 400_000
