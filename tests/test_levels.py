"""The levels that people choose among."""

from __future__ import annotations

import re

from tests.pages import ROOT
from whistlestop.bots import check_bot
from whistlestop.bots.levels import levels

BROWSER = ROOT / "src" / "whistlestop" / "web" / "static" / "js" / "levels.js"


def test_every_level_is_a_player_and_each_is_stronger_than_the_one_before() -> None:
    """The steps have measured ratings that rise, and stand within their intervals."""
    for level in levels():
        check_bot(level.bot)
        assert level.low <= level.rating
        assert level.high is None or level.rating <= level.high
    ratings = [level.rating for level in levels()]
    assert ratings == sorted(set(ratings))


def test_the_browser_offers_the_same_levels() -> None:
    """The browser's list is the table's; where a rating has no upper end it shows the lower one, with a plus."""
    offered = re.findall(r'\{ key: "([^"]+)", bot: "([^"]+)", rating: "([^"]+)" \}', BROWSER.read_text("utf-8"))
    assert offered == [
        (level.key, level.bot, str(level.rating) if level.high is not None else f"{level.low}+") for level in levels()
    ]
