"""`whistlestop arena`, as whoever types it sees it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.commands import Command
from whistlestop.arena import Contest, Results, Standings, run
from whistlestop.arena.page import page
from whistlestop.arena.plots import axis
from whistlestop.simulation import Simulation

TWO = ("arena", "hungry", "random", "--title", "usa", "--jobs", "1")


def test_one_object_comes_last(command: Command) -> None:
    """`--json` ends in one line with wins, interval and games of each bot, the same for the same seed."""
    done = command(*TWO, "--deals", "3", "--seed", "5", "--json")
    data = json.loads(done.out.splitlines()[-1])
    assert (data["deals"], data["games"], data["seed"]) == (3, 6, 5)
    assert list(data["bots"]) == ["hungry", "random"]
    for bot in data["bots"].values():
        assert bot["games"] == 6
        assert bot["interval"][0] <= bot["wins"] / bot["games"] <= bot["interval"][1]
    assert sum(bot["wins"] for bot in data["bots"].values()) == 6
    again = command(*TWO, "--deals", "3", "--seed", "5", "--json").data
    timed = ("ms_median", "ms_p95", "ms_p99", "ms_most")
    for bots in (data["bots"], again["bots"]):
        for bot in bots.values():
            assert all(bot.pop(key) >= 0 for key in timed)
    assert again == data


def test_people_read_tables(command: Command) -> None:
    """Wins with intervals, ratings, points, tickets and times are told, the strongest first."""
    done = command(*TWO, "--deals", "3", "--held-out")
    assert done.code == 0, done.err
    assert "6 games of 3 held-out deals, each from every seat, from seed 0, in " in done.out
    for head in ("wins", "95 % interval", "rating", "points", "made", "failed", "turns", "median"):
        assert head in done.out
    assert done.out.index("hungry  6 of 6") < done.out.index("random  0 of 6")
    assert "Came in ahead of" not in done.out


def test_a_pool_is_rated(command: Command) -> None:
    """`--rate` lets everybody meet everybody, and adds who came in ahead of whom."""
    done = command("arena", "random", "path", "hungry", "--title", "nordic", "--deals", "2", "--rate", "--jobs", "1")
    assert "12 games of 2 deals" in done.out
    assert "Came in ahead of" in done.out
    assert done.out.index("hungry") < done.out.index("random")


def test_seats_are_as_many_as_players_unless_told(command: Command) -> None:
    """Three names sit down at three seats; two names at three seats, if so asked, are one against two."""
    words = ("--title", "usa", "--deals", "1", "--jobs", "1", "--json")
    assert command("arena", "random", "path", "random", *words).data["seats"] == 3
    one, two = command("arena", "random", "path", "--seats", "3", *words).data["bots"].values()
    assert (one["games"], two["games"]) == (3, 6)


def test_a_sequential_test_stops_early(command: Command) -> None:
    """Hungry is far better than random: twenty deals say so, and the verdict is told."""
    words = (*TWO, "--sprt", "0,100", "--deals", "500")
    assert "After 20 deals hungry is stronger by 100 rather than by 0" in " ".join(command(*words).out.split())
    found = command(*words, "--json").data
    assert (found["deals"], found["sprt"]["accepted"]) == (20, 100)


def test_an_undecided_test_says_so(command: Command) -> None:
    """A few deals decide nothing, however clear they are."""
    done = command(*TWO, "--sprt", "0,100", "--deals", "3")
    assert "After 3 deals it cannot be said yet" in done.out
    assert command(*TWO, "--sprt", "0,100", "--deals", "3", "--json").data["sprt"]["accepted"] is None


def test_it_goes_on_where_it_ended(command: Command, tmp_path: Path) -> None:
    """With a file of results a second run plays what is missing only, and counts everything once."""
    file = str(tmp_path / "kept")
    command(*TWO, "--deals", "2", "--results", file)
    before = Path(file).read_text("utf-8")
    both = command(*TWO, "--deals", "4", "--results", file, "--json").data
    assert Path(file).read_text("utf-8").startswith(before)
    assert both["games"] == 8
    assert [bot["wins"] for bot in both["bots"].values()] == [
        bot["wins"] for bot in command(*TWO, "--deals", "4", "--json").data["bots"].values()
    ]
    command(*TWO, "--deals", "2", "--seed", "9", "--results", file).refused("whistlestop arena", "its seed is 0, not 9")


def test_interrupted(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C keeps what has been played and sums that up; the exit code is 130."""
    real = run

    def two(*arguments: Any, **named: Any) -> Iterator[Any]:
        for step in real(*arguments, **named):
            yield step
            if len(step.deals) == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr("whistlestop.arena.run", two)
    done = command(*TWO, "--deals", "50")
    assert done.code == 130
    assert done.err == "Stopped after 2 of 50 deals.\n"
    assert "4 games of 2 deals" in done.out


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_real_interrupt_in_the_middle_of_processes(tmp_path: Path) -> None:
    """A signal ends two busy processes at once, sums up, and leaves a file to go on from."""
    file = tmp_path / "kept"
    words = [*TWO[:-1], "2", "--deals", "100000", "--results", str(file), "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "whistlestop", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as arena:
        while not (file.exists() and file.read_text("utf-8").count("\n") > 4):
            assert arena.poll() is None
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert re.fullmatch(r"Stopped after \d+ of 100,000 deals\.\n", err), err
    deals = json.loads(out)["deals"]
    contest = Contest(Simulation("usa"), ("hungry", "random"))
    assert len(list(Results(contest, file).deals(0, 100000))) == deals >= 2


WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("arena",), ("BOT",)),
    (("arena", "hungry", "path"), ("--title nordic",)),
    (("arena", "hungry", "--title", "usa"), ("two computer players or more",)),
    (("arena", "hungr", "path", "--title", "usa"), ("'hungr'", "did you mean hungry?")),
    (("arena", "search:7", "path", "--title", "usa"), ("'search:7'", "200ms")),
    (("arena", "hungry", "path", "--title", "us"), ("'us'", "did you mean usa?")),
    (("arena", "hungry", "path", "--title", "nordic", "--seats", "4"), ("nordic is for 2 to 3 players, not 4",)),
    (("arena", "hungry", "path", "random", "--title", "usa", "--seats", "2"), ("3 computer players for 2 seats",)),
    (("arena", "hungry", "path", "--title", "usa", "--seats", "3", "--rate"), ("name 3 computer players or more",)),
    (("arena", "hungry", "path", "--title", "usa", "--deals", "0"), ("--deals", "'0'")),
    (("arena", "hungry", "path", "--title", "usa", "--jobs", "0"), ("--jobs", "'0'")),
    (("arena", "hungry", "path", "--title", "usa", "--sprt", "50"), ("--sprt", "'50'", "0,50")),
    (("arena", "hungry", "path", "--title", "usa", "--sprt", "50,0"), ("'50,0'", "the smaller first")),
    (("arena", "hungry", "path", "--title", "usa", "--sprt", "nan,nan"), ("'nan,nan'",)),
    (("arena", "hungry", "path", "--title", "usa", "--sprt", "0,inf"), ("'0,inf'",)),
    (("arena", "hungry", "path", "--title", "usa", "--sprt", "0,9", "--rate"), ("--sprt", "--rate")),
    (("arena", "hungry", "path", "--title", "usa", "--results", "no/file"), ("no/file: No such file",)),
    (("arena", "hungry", "path", "--title", "usa", "--html", "no/page"), ("no/page", "no folder no")),
    (("arena", "hungry", "path", "--title", "usa", "--held"), ("--held", "--held-out")),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda one: " ".join(one) or "nothing")
def test_what_cannot_be_played_is_refused_in_one_line(
    words: tuple[str, ...], said: tuple[str, ...], command: Command
) -> None:
    """Whatever is wrong is told in one line that names the input, with exit code 2, before anything is played."""
    command(*words).refused("whistlestop arena", *said)


# The page


class Tags(HTMLParser):
    """Notes the tags of a page, and everything that an attribute points at."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one."""
        self.tags.append((tag, dict(attrs)))

    def named(self, *tags: str) -> list[dict[str, str | None]]:
        """Return the attributes of all tags of these names."""
        return [attributes for tag, attributes in self.tags if tag in tags]


def test_the_page_needs_nothing_else(command: Command, tmp_path: Path) -> None:
    """No script, no link, no picture from elsewhere: everything is inside, for light and dark."""
    file = tmp_path / "page.html"
    command(*TWO, "--deals", "2", "--html", str(file))
    text = file.read_text("utf-8")
    tags = Tags(text)
    assert tags.named("script", "link", "img", "iframe", "object", "embed", "a") == []
    assert re.findall(r"(?:url\(|@import\s*)(?!data:)", text) == []
    assert not [key for _, attributes in tags.tags for key in attributes if key.startswith("on") or key == "src"]
    assert "@media (prefers-color-scheme:dark)" in text
    assert text.startswith('<!doctype html>\n<html lang="en">')


def test_the_page_can_be_heard(command: Command, tmp_path: Path) -> None:
    """Each plot says in words what it shows, each table has a caption and heads, each row its own."""
    file = tmp_path / "page.html"
    command("arena", "hungry", "path", "random", "--title", "usa", "--rate", "--deals", "1", "--html", str(file))
    text = file.read_text("utf-8")
    plots = Tags(text).named("svg")
    assert len(plots) == 3
    for plot in plots:
        assert plot["role"] == "img"
        assert all(name in (plot["aria-label"] or "") for name in ("hungry", "path", "random"))
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ET.fromstring(svg)
    tables = re.findall(r"<table.*?</table>", text, re.DOTALL)
    assert len(tables) == 5
    for table in tables:
        assert "<caption>" in table
        assert table.count('<th scope="row">') == 3
    assert re.findall(r"<h(\d)>", text) == ["1", "2", "2", "2", "2", "2"]


def test_names_on_the_page_are_text(tmp_path: Path) -> None:
    """A player of one's own may be called what it likes: it is shown, and never read as HTML."""
    mine = tmp_path / "<b>&.py"
    mine.write_text(
        "class First:\n"
        "    def __init__(self, chance): pass\n"
        "    def choose(self, view, legal, events): return legal[0]\n",
        "utf-8",
    )
    contest = Contest(Simulation("usa"), (f"{mine}:First", "random"))
    *_, last = run(Results(contest), 1)
    text = page(Standings(contest, last.deals), "usa, <2> seats")
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;.py:First" in text
    assert "usa, &lt;2&gt; seats" in text


@pytest.mark.parametrize(
    ("values", "ends"),
    [((0, 100), (0, 100)), ((-3, 3), (-3, 3)), ((61, 139), (60, 140)), ((5, 5), (5, 5.2)), ((-950, 0), (-1000, 0))],
)
def test_an_axis_ends_at_round_numbers(values: tuple[float, float], ends: tuple[float, float]) -> None:
    """The axis holds all values and has at most a line for each step of 1, 2 or 5."""
    found = axis(values)
    assert (found.low, found.high) == pytest.approx(ends)
    assert found.high > found.low
    steps = (found.high - found.low) / found.step
    assert steps == pytest.approx(round(steps))
    assert steps <= 8
