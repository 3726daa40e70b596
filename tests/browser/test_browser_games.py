"""Whole games in a real browser, from the first ticket to the final reckoning, by clicks alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Arrive
from tests.web_server import Running

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

pytestmark = pytest.mark.needs("chromium")

SMALL = {"width": 1000, "height": 640}
"""A window in which nothing is hidden, and which is drawn quickly."""

GAMES = [
    ("usa", False),
    ("europe", False),
    ("marklin", False),
    ("nordic", False),
    ("switzerland", False),
    ("san-francisco", False),
    ("card-game", False),
    ("europe", True),
    ("marklin", True),
]


@pytest.mark.parametrize(("title", "dice"), GAMES)
def test_a_whole_game_by_clicks_alone(server: Running, arrive: Arrive, title: str, dice: bool) -> None:
    """Whoever only clicks what the page offers comes to the end of any title, and reads there what counts."""
    me = arrive(viewport=SMALL)
    table, tokens = server.table(title, "me", "random", seed=3, dice=dice)
    me.sit(table, tokens[0])
    me.play_on()
    with server.client(table) as watcher:
        totals = watcher.state["result"]["totals"]
    shown = [
        int(text.replace("\N{MINUS SIGN}", "-")) for text in me.page.locator(".ending-totals b").all_text_contents()
    ]
    assert shown == sorted(totals, reverse=True)
    me.page.get_by_role("link", name="Reckoning and review").click()
    me.page.wait_for_selector(".reckoned")
    sums = me.page.locator(".ledger-sum").all_text_contents()
    assert sorted(map(number, sums), reverse=True) == shown


def number(text: str) -> int:
    """Read a number as the page writes it."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def test_two_browsers_one_game_and_no_secret_crosses(server: Running, arrive: Arrive) -> None:
    """Two people play against each other; neither page ever holds a ticket or a blind card of the other's."""
    table, tokens = server.table("nordic", "me", "open")
    _, other = server.join(table)
    people = [arrive(), arrive()]
    heard: list[list[str]] = [[], []]
    for person, frames in zip(people, heard, strict=True):

        def listen(line: WebSocket, frames: list[str] = frames) -> None:
            line.on("framereceived", lambda frame: frames.append(str(frame)))

        person.page.on("websocket", listen)
    for person, token in zip(people, (tokens[0], other), strict=True):
        person.sit(table, token)
    tickets: list[set[str]] = [set(), set()]
    with server.client(table) as watcher:
        for _ in range(24):
            watcher.ask(type="ping")
            for seat in watcher.state["actors"]:
                people[seat].turn()
            for mine, person in zip(tickets, people, strict=True):
                mine |= set(person.page.locator(".t-tickets .ticket-name").all_text_contents())
            for person, theirs in zip(people, reversed(tickets), strict=True):
                said = person.page.locator("body").inner_text()
                assert not [name for name in theirs if name in said]
    assert min(map(len, tickets)) >= 2
    for frames, seat in zip(heard, (0, 1), strict=True):
        views = [json.loads(frame).get("views", {}) for frame in frames]
        assert {seat_of for view in views for seat_of in view} == {str(seat)}
