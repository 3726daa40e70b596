"""Somebody before a browser: sees what is on the page, clicks and types, and knows nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
"""What a purposeful person would click now."""

PATIENCE = 40_000
"""How long anything may take before a test fails, in milliseconds; nothing ever waits that long on purpose."""

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 640}


class Stuck(AssertionError):
    """The page offers nothing that one could do, or the game does not end."""


class Person:
    """A person with a browser of their own, who notes whatever goes wrong in it."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.home = home
        self.context = context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        """Errors in the console, pages that do not exist, and requests to other hosts."""
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.page.on("request", self._follow)
        self.page.on("response", self._answered)
        self._last = ""

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self.faults.append(said.text)

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.faults.append(f"a request to {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} for {response.url}")

    def open(self, path: str = "/") -> Page:
        """Go to a page of the app, and wait until it is drawn."""
        self.page.goto(self.home + path)
        self.page.wait_for_selector("main")
        self.page.wait_for_selector(".loading, [aria-busy]", state="detached")
        self.page.evaluate("document.fonts.ready")
        return self.page

    def sit(self, table: str, token: str = "") -> Page:
        """Come to a table by the link of a seat, or as somebody who looks on."""
        page = self.open(f"/t/{table}" + (f"#{token}" if token else ""))
        page.wait_for_selector(".table, .curtain")
        return page

    def step(self) -> bool:
        """Wait until there is something to do and do it by one click; tell whether the game goes on."""
        return self._act(turn=False) != "over"

    def turn(self) -> None:
        """Wait for one's turn, and take it to its end; against quick players the next one may have begun by then."""
        self.page.wait_for_selector(".turn-flag, .ending")
        begun = self.round
        while self._act(turn=True) not in {"over", "theirs"} and self.round == begun:
            pass

    @property
    def round(self) -> str:
        """Which round of the game the page shows."""
        return self.page.locator(".t-players .t-head-note").inner_text()

    def _act(self, *, turn: bool) -> str:
        wish: dict[str, Any] | None = self.page.evaluate(LOOK, {"last": self._last, "patience": PATIENCE, "turn": turn})
        if wish is None:
            raise Stuck(f"nothing to do after {self._last}")
        if "x" in wish:
            self._last = str(wish["key"])
            self.page.mouse.click(wish["x"], wish["y"])
        return str(wish["key"])

    def choose_tickets(self) -> None:
        """Keep about as few tickets as one may, and wait for the first turn."""
        keep, others = self.page.locator(".acts .button.main"), self.page.locator(".offer [aria-checked=false]")
        others.first.wait_for()
        while keep.get_attribute("aria-disabled") == "true":
            others.first.click()
        keep.click()
        self.page.wait_for_selector('.table[data-phase="main"]:not([data-busy]) .turn-flag')

    def play_on(self, most: int = 2000) -> int:
        """Play to the end of the game by clicks alone; return how many it took."""
        for clicks in range(most):
            if not self.step():
                return clicks
        raise Stuck(f"the game is not over after {most} clicks")

    @property
    def seq(self) -> int:
        """How far the game is that the page shows."""
        return int(self.page.locator(".table").get_attribute("data-seq") or -1)

    def settle(self) -> None:
        """Wait until what was clicked has been answered."""
        self.page.wait_for_selector(".table:not([data-busy])")

    def forgive(self, *words: str) -> None:
        """Forget faults that had to come, those with one of these words."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in words)]

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".ending").count() > 0


@contextmanager
def somebody(browser: Browser, home: str, **more: Any) -> Iterator[Person]:
    """Let somebody sit down before a browser; what went wrong in it fails the test."""
    wishes: dict[str, Any] = {
        "viewport": {"width": 1280, "height": 720},
        "reduced_motion": "reduce",
        "locale": "en-GB",
    } | more
    context = browser.new_context(**wishes)
    context.set_default_timeout(PATIENCE)
    try:
        person = Person(context, home)
        yield person
        assert not person.faults, "\n".join(person.faults)
    finally:
        context.close()
