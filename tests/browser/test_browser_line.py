"""What happens to people when the line breaks, the server dies, or they think better of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Self

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.needs("chromium")


def test_whoever_was_offline_catches_up_without_a_reload(server: Running, me: Person) -> None:
    """The line breaks, the others move on, the line comes back: the same page shows everything."""
    table, tokens = server.table("switzerland", "me", "open")
    _, other = server.join(table)
    lines: list[WebSocketRoute] = []
    offline = False

    def connect(line: WebSocketRoute) -> None:
        if offline:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    me.page.route_web_socket(re.compile("/ws/"), connect)
    me.sit(table, tokens[0])
    me.page.evaluate("window.stayed = true")
    me.turn()
    offline = True
    for line in lines:
        line.close()
    me.page.wait_for_selector(".line-broken")
    with server.client(table, other) as friend:
        assert friend.play(friend.state["legal"]["1"][0])["type"] == "ok"
    offline = False
    me.page.wait_for_selector(".line-broken", state="detached")
    me.page.wait_for_selector('.table[data-phase="main"]')
    assert me.page.evaluate("window.stayed")


def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path, arrive: Arrive) -> None:
    """`kill -9` between two cards: the page waits, comes back by itself, and nothing that counted is lost."""
    with Own(tmp_path) as server:
        me = arrive(server.home)
        page = me.open("/")
        page.evaluate("window.stayed = true")
        page.get_by_role("button", name=re.compile("^Play ")).click()
        page.wait_for_selector(".table")
        me.choose_tickets()
        page.locator(".market-pile").click()
        page.wait_for_selector('.table[data-phase="second"]:not([data-busy])')
        before = me.seq, page.locator(".hand").inner_text()
        server.kill()
        page.wait_for_selector(".line-broken")
        server.start()
        page.wait_for_selector(".line-broken", state="detached")
        assert (me.seq, page.locator(".hand").inner_text()) == before
        page.locator(".market-pile").click()
        page.wait_for_selector(f'.table:not([data-seq="{before[0]}"])')
        assert page.evaluate("window.stayed")
        me.forgive("ERR_CONNECTION_REFUSED")


class Own:
    """A server in a process of its own, which can be killed and started again on its data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0

    def start(self) -> None:
        """Start it, at the port it had before."""
        words = ["serve", "--data", str(self.folder), "--port", str(self.port), "--pace", "0", "--no-limits"]
        command = [sys.executable, "-m", "whistlestop", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout
        self.home = ""
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.home, self.port = found[0], int(found[1])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill it as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Be done with it."""
        self.kill()


def test_a_move_can_be_taken_back(server: Running, me: Person) -> None:
    """A track that was claimed is free again after one click on undo, and its cards are back in the hand."""
    table, tokens = server.table("usa", "me", "random", seed=4)
    me.sit(table, tokens[0])
    page = me.page
    hand, own = page.locator(".hand"), page.locator('.player[data-seat="0"] .player-points')
    while not page.locator(".paying").count():
        me.step()
        me.settle()
    held, points = hand.get_attribute("aria-label"), own.inner_text()
    page.locator(".acts .button.main").click()
    page.wait_for_selector(f'.hand:not([aria-label="{held}"])')
    assert own.inner_text() != points
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f'.hand[aria-label="{held}"]')
    assert own.inner_text() == points
