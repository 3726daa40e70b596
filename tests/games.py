"""Every kind of game that there is: each title, seat count, dice and house rule, for tests that want them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import whistlestop as ws
from whistlestop.kernel import derive
from whistlestop.rules.options import Value, options_for, show
from whistlestop.titles.title import Title

STACKS = ("s7", "s2", "s5", "s1", "s4")
"""A value of `sf.tokenStacks` besides the default."""

PAIRS: tuple[dict[str, Value], ...] = (
    {"draw.strictEmpty": True, "parallel.equalLengthOnly": True},
    {"draw.strictEmpty": True, "nordic.flushThreeLocomotives": True},
    {"nordic.murmanskSubstitutions": "one", "nordic.ferryTripleScope": "symbols-only"},
    {"nordic.flushThreeLocomotives": True, "nordic.startHand": 5},
    {"marklin.flushCountsPlus4": True, "draw.strictEmpty": True},
    {"marklin.onePassengerPerCity": True, "marklin.collectAtStart": False},
    {"sf.tokenStacks": STACKS, "sf.flushFerries": False},
    {"dice.tunnelFacesPerDie": 3, "dice.tokensAfterFailedTunnel": True},
    {"dice.parallelMeans": "open-tracks", "dice.nineSpaceTrack": "treat-as-8"},
    {"dice.passengerDieFace": "station-or-locomotive", "dice.passengerDice": "one-per-opponent-track"},
    {"card.moveFromRow": "choice", "card.allLocomotiveSet": True},
)
"""House rules that meet in one mechanism."""


@dataclass(frozen=True)
class Kind:
    """One kind of game, apart from its seed."""

    title: str
    seats: int
    dice: bool = False
    options: dict[str, Value] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        changed = "".join(f"-{key}={show(value)}" for key, value in self.options.items())
        return f"{self.title}{'-dice' * self.dice}-{self.seats}{changed}"

    def load(self, seed: int) -> ws.Game:
        """Start a game of this kind."""
        return ws.load(self.title, self.seats, seed=seed, dice=self.dice, options=self.options)

    @property
    def face(self) -> Any:
        """Rules and board of this kind of game."""
        return self.load(0)._face

    @property
    def family(self) -> Any:
        """The turn machine that plays it."""
        name = "card_game" if self.title == "card-game" else "board"
        return import_module(f"whistlestop.families.{name}")

    def new_state(self, seed: int, number: int) -> Any:
        """Set up game `number` of a seed in the plain core, as batches do."""
        state = self.face.layout.blank()
        self.family.reset(state, self.face.T, self.seats, -1, derive(seed, number))
        return state


def playable(title: Title) -> bool:
    """Tell whether a title has its face in this tree."""
    return title.family == "board" or find_spec("whistlestop.game.card_face") is not None


@cache
def defaults() -> list[Kind]:
    """Every title with every number of seats, with and without dice, by the rules as they stand."""
    return [
        Kind(title.id, seats, dice)
        for title in ws.titles()
        if playable(title)
        for dice in (False, True)[: 1 + title.dice]
        for seats in range(title.seats[0], title.seats[1] + 1)
    ]


@cache
def house_rules() -> list[Kind]:
    """Every value of every option that is not the default, with few and with many seats in turn, and some pairs."""
    kinds: list[Kind] = []
    for title in filter(playable, ws.titles()):
        for dice in (False, True)[: 1 + title.dice]:
            for option in options_for(title.id, dice):
                others = [*option.values[1:], *([STACKS] if option.symbols else [])]
                for value in others:
                    kinds.append(Kind(title.id, title.seats[len(kinds) % 2], dice, {option.key: value}))
            keys = {option.key for option in options_for(title.id, dice)}
            kinds += [Kind(title.id, title.seats[1], dice, pair) for pair in PAIRS if set(pair) <= keys]
    return kinds


def every() -> list[Kind]:
    """All kinds of games."""
    return defaults() + house_rules()
