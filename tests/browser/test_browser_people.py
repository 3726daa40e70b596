"""Several people: at two screens, at one, looking on; talking, pausing, leaving and coming back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person
from tests.web_server import Running

pytestmark = pytest.mark.needs("chromium")


def test_one_talks_pauses_leaves_and_comes_back(server: Running, arrive: Arrive) -> None:
    """What one does at the table is seen at the other screen at once, and words are never markup."""
    table, tokens = server.table("switzerland", "me", "open", clock={"kind": "move", "seconds": 600})
    host, guest = arrive(), arrive()
    page = host.open(f"/t/{table}#{tokens[0]}")
    page.wait_for_selector(".waiting-room")
    other = guest.open(f"/t/{table}")
    other.get_by_label("Your name").fill("Åse")
    other.get_by_role("button", name="Sit down").click()
    for one in (page, other):
        one.wait_for_selector(".table .clock")
    other.get_by_role("button", name="Chat").click()
    other.get_by_label("Say something").fill("<b>God tur!</b>")
    other.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Chat").click()
    page.wait_for_selector(".chat-lines li:has-text('<b>God tur!</b>')")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    other.wait_for_selector(".turn:has-text('paused')")
    page.get_by_role("button", name="Go on").click()
    other.wait_for_selector(".turn-flag")
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Leave:").click()
    other.keyboard.press("Escape")
    page.wait_for_selector(".player:has-text('Åse') .player-name .icon", state="attached")
    other.get_by_role("button", name="I am back").click()
    page.wait_for_selector(".player:has-text('Åse') .player-name .icon", state="detached")


def holding(person: Person, table: str, tokens: Mapping[int, str]) -> None:
    """Let a browser hold several seats, as it does after its own table was set up."""
    held = [{"table": table, "token": token, "seat": seat} for seat, token in tokens.items()]
    person.open("/about")
    person.page.evaluate("(held) => localStorage.setItem('whistlestop.seats', held)", json.dumps(held))


def test_at_one_screen_a_curtain_falls_between_two(server: Running, me: Person) -> None:
    """While the screen goes from hand to hand there is no card and no ticket on it."""
    table, tokens = server.table("nordic", "me", "here", seed=4)
    holding(me, table, tokens)
    page = me.sit(table)
    seen: list[list[str]] = []
    for _ in range(4):
        page.wait_for_selector(".curtain")
        assert page.evaluate("document.querySelector('.table').inert")
        assert page.evaluate("document.elementFromPoint(300, 690).closest('.curtain') !== null")
        page.locator(".curtain .button").click()
        page.wait_for_selector(".turn-flag")
        seen.append(page.locator(".offer .ticket-name, .t-tickets .ticket-name").all_text_contents())
        me.turn()
        page.get_by_role("button", name="Hand over").click()
    assert not set(seen[0]) & set(seen[1])
    assert set(seen[2]) < set(seen[0])


def test_whoever_looks_on_sees_the_board_and_nobodys_cards(server: Running, me: Person) -> None:
    """The table's own link shows everything that lies open, and no hand, no tickets, no buttons."""
    table, _ = server.table("usa", "random", "random", "me")
    page = me.sit(table)
    page.wait_for_selector(".board-sheet svg .track")
    for secret in (".hand-group", ".ticket", ".turn-flag", ".acts .button", ".t-tickets"):
        assert page.locator(secret).count() == 0


@pytest.mark.parametrize("title", ["usa", "card-game"])
def test_a_phone_has_room_for_a_game(server: Running, arrive: Arrive, title: str) -> None:
    """On a small phone everything that one needs can be tapped where it is, and one's tickets are a tap away."""
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    me = arrive(**wishes)
    table, tokens = server.table(title, "me", "random", seed=2)
    page = me.sit(table, tokens[0])
    for _ in range(16):
        me.step()
    if title == "usa":
        page.get_by_role("button", name="My tickets").click()
        page.locator("dialog .ticket").first.click()
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_selector(".place.pin", state="attached")
