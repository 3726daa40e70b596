"""What computer players are called, and what happens if one is not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import whistlestop as ws
from whistlestop.bots import BotNameError, BotParameterError, about, bot_names, check_bot, make_bot
from whistlestop.bots.naming import take_apart
from whistlestop.simulation import Simulation, play_many

OWN = """
class Eager:
    \"""Claims whatever it can.

    More words.
    \"""

    def __init__(self, chance, longest="no", spaces=1):
        self.spaces = spaces

    def choose(self, view, legal, events):
        claims = [action for action in legal if str(action).startswith("c")]
        return claims[-1] if claims else legal[0]
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """Write a player of one's own."""
    path = tmp_path / "mine.py"
    path.write_text(OWN, "utf-8")
    return f"{path}:Eager"


@pytest.mark.wheel
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_says_what_it_does(name: str) -> None:
    """Each of the package's players can be made by its name and is told about in one sentence."""
    check_bot(name)
    assert about(name).endswith(".")
    assert "\n" not in about(name)


def test_parts_of_a_name() -> None:
    """What follows the colon are words and pairs, with commas between; a file keeps its own colons."""
    assert take_apart("search:200ms, width=3") == take_apart("search:200ms,width=3")
    parts = take_apart("search:200ms,width=3")
    assert (parts.kind, parts.words, parts.named) == ("search", ("200ms",), {"width": "3"})
    parts = take_apart("C:/bots/my.py:MyBot:7,blunder=0.1")
    assert (parts.kind, parts.words, parts.named) == ("C:/bots/my.py:MyBot", ("7",), {"blunder": "0.1"})


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("randon", "did you mean random?"),
        ("nobody-at-all", "or your own as FILE.py:CLASS"),
        ("nowhere.py:MyBot", "there is no such file"),
    ],
)
def test_an_unknown_name_is_refused(name: str, says: str) -> None:
    """A name that nobody has is refused with what would be right."""
    with pytest.raises(BotNameError, match=says):
        check_bot(name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("random:speed=3", "random has the parameters blunder"),
        ("random:fast", "random has the parameters blunder"),
        ("random:blunder=2", "from 0 to 1"),
        ("random:blunder=often", "from 0 to 1"),
    ],
)
def test_a_wrong_parameter_is_refused(name: str, says: str) -> None:
    """A parameter that a bot does not have, or a value that it cannot have, is refused with what would be right."""
    with pytest.raises(BotParameterError, match=says):
        check_bot(name)


def test_a_class_of_ones_own(own: str) -> None:
    """A class in a file is a bot; its parameters reach it, and its docstring tells about it."""
    bot = make_bot(f"{own}:yes,spaces=4", Random(1))
    assert vars(bot) == {"spaces": 4}
    assert about(own) == "Claims whatever it can."
    with pytest.raises(BotNameError, match="has no class 'Lazy'"):
        check_bot(own.replace("Eager", "Lazy"))


def test_own_bots_play(own: str) -> None:
    """A simulation seats one's own class beside the package's, and the same seed brings the same games."""
    simulation = Simulation("nordic", seed=5, players=(own, "random:blunder=0.5"))
    simulation.check()
    first, again = (list(play_many(simulation, 2)) for _ in range(2))
    assert first == again
    assert all(game.why in {"pieces", "passes"} for game in first)


def test_a_bot_hears_what_it_saw(tmp_path: Path) -> None:
    """From question to question a bot is told everything that its seat saw, the set-up first, and nothing twice."""
    path = tmp_path / "ears.py"
    path.write_text(
        "class Ears:\n"
        "    heard = {}\n"
        "    def __init__(self, chance): self.mine = Ears.heard.setdefault(len(Ears.heard), [])\n"
        "    def choose(self, view, legal, events):\n"
        "        self.mine += events\n"
        "        return legal[len(legal) // 2]\n",
        "utf-8",
    )
    from whistlestop.bots.naming import _class_of
    from whistlestop.simulation.players import seat_players

    name = f"{path}:Ears"
    game = ws.load("san-francisco", 2, seed=3)
    players = seat_players(game, [name, name])
    while not game.over:
        seat = game.actors[0]
        game.play(players[seat](game, seat), seat)
    heard = _class_of(name).heard  # type: ignore[attr-defined]
    for seat in range(2):
        assert heard[seat] == game.events(seat)[: len(heard[seat])]
        assert len(heard[seat]) > 50


def test_blunders_are_as_many_as_asked(own: str) -> None:
    """A bot that blunders always plays as random does; one that never does plays its own game."""
    always = Simulation("nordic", seed=5, players=(f"{own}:blunder=1",))
    never = Simulation("nordic", seed=5, players=(f"{own}:blunder=0",))
    plain = Simulation("nordic", seed=5, players=(own,))
    games = [[game.points for game in play_many(simulation, 2)] for simulation in (always, never, plain)]
    assert games[1] == games[2] != games[0]
