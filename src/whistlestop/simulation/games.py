"""One game after another, in three ways that play the very same games: compiled, in the plain core, at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from whistlestop.bots import check_bot
from whistlestop.families.compiled import compiled
from whistlestop.game import SPECTATOR, Game, load
from whistlestop.game.game import face_for
from whistlestop.game.result import WHY, Result
from whistlestop.game.starting import who_begins
from whistlestop.kernel import derive
from whistlestop.notation.gamelog import write_events, write_header, write_log
from whistlestop.rules.board import Board
from whistlestop.rules.options import Value
from whistlestop.rules.state import OVER
from whistlestop.titles.title import title as find_title

from .players import PlayersError, seat_players


@dataclass(frozen=True, slots=True)
class Told:
    """A game in more words than `Played` has."""

    result: Result
    """The reckoning, line by line."""
    owners: dict[int, int]
    """The seat that claimed each track; empty in the Card Game."""
    log: tuple[str, ...] = ()
    """The lines of its game log, if they were asked for."""
    record: str = ""
    """Its score sheet, if it was asked for."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    number: int
    seed: int
    """What `load` needs to play it again."""
    first: int
    decisions: int
    turns: int
    why: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    """Of each seat; so are the next two."""
    tickets: tuple[int, ...]
    """Tickets kept."""
    completed: tuple[int, ...]
    told: Told | None = None


@dataclass(frozen=True, slots=True)
class Simulation:
    """What kind of games are played, by whom, and the seed that they all come from."""

    title: str
    seats: int = 2
    seed: int = 0
    dice: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)
    """House rules by key."""
    board: Board | None = None
    players: tuple[str, ...] = ("random",)
    """One for all seats, or one for each."""

    def check(self) -> None:
        """Refuse what cannot be played, before any game is."""
        self.game(0)
        for name in self.players:
            check_bot(name)
        if len(self.players) not in (1, self.seats):
            raise PlayersError(
                f"{len(self.players)} computer players for {self.seats} seats; name one for all seats, or one for each"
            )

    def seed_of(self, number: int) -> int:
        """Seed of one game."""
        return derive(self.seed, number)

    def game(self, number: int) -> Game:
        """Begin one game at the table."""
        seed = self.seed_of(number)
        return load(self.title, self.seats, seed=seed, dice=self.dice, options=self.options, board=self.board)

    @property
    def family(self) -> str:
        """Name of the turn machine that plays it."""
        return find_title(self.title).family.replace("-", "_")

    @property
    def only_random(self) -> bool:
        """Nobody chooses but chance, so that the core can play without being asked."""
        return set(self.players) == {"random"}

    def face(self) -> Any:
        """Rules and board, ready to play."""
        title = find_title(self.title)
        return face_for(title, self.seats, dice=self.dice, options=self.options, board=self.board)


def compiled_games(simulation: Simulation, numbers: Iterable[int]) -> Iterator[Played]:
    """Play games at random in the compiled core."""
    import numpy as np

    face, seats, family = simulation.face(), simulation.seats, simulation.family
    play = compiled(family)["play_games"]
    tables = face.T.layout.to_array([face.T])
    states = np.zeros(2, face.layout.dtype)
    out: Any = np.zeros((1, 4 + seats), np.int64)
    for number in numbers:
        seed = simulation.seed_of(number)
        play(states, tables, seats, who_begins(seed, seats), simulation.seed, number, 1, out)
        s = SimpleNamespace(**{name: states[0][name].tolist() for name in COUNTED})
        yield _played(number, seed, face, s, int(out[0, 0]))


def plain_games(
    simulation: Simulation, numbers: Iterable[int], *, tell: bool = False, log: bool = False
) -> Iterator[Played]:
    """Play games at random in the plain core."""
    face, seats = simulation.face(), simulation.seats
    family = import_module(f"whistlestop.families.{simulation.family}")
    setup = simulation.game(0).setup
    board = getattr(face, "board", None)
    header = [write_header(replace(setup, first=first), board) for first in range(seats)]
    scratch = [0] * 4
    for number in numbers:
        seed = simulation.seed_of(number)
        s = face.new_state(who_begins(seed, seats), seed, None)
        events = face.told(s)
        if not log:
            s.events = None
        decisions = 0
        while s.phase != OVER:
            choice = family.choose_at_random(s, face.T, scratch)
            if log:
                events += face.apply(s, choice)
            else:
                family.apply(s, face.T, choice)
            decisions += 1
        told = None
        if tell or log:
            result = face.result(s)
            lines = (header[s.first], *write_events(events, result, dice=setup.dice)) if log else ()
            told = Told(result, face.owners(s), lines)
        yield _played(number, seed, face, s, decisions, told)


def games_at_the_table(simulation: Simulation, numbers: Iterable[int], *, log: bool, record: bool) -> Iterator[Played]:
    """Play games through the facade, with any players."""
    names = simulation.players * (simulation.seats if len(simulation.players) == 1 else 1)
    for number in numbers:
        game = simulation.game(number)
        players = seat_players(game, names)
        decisions = 0
        while not game.over:
            seat = game.actors[0]
            game.play(players[seat](game, seat), seat)
            decisions += 1
        yield played_at_the_table(number, game, decisions, log=log, record=record)


def played_at_the_table(number: int, game: Game, decisions: int, *, log: bool, record: bool) -> Played:
    """Sum up a finished game."""
    result = game.result
    if result is None:
        raise ValueError(f"{game!r} is not over")
    owners: dict[int, int] = game.view(SPECTATOR).owners if game.board else {}
    told = Told(result, owners, tuple(write_log(game)) if log else (), game.record if record else "")
    return Played(
        number,
        game.seed,
        game.setup.first,
        decisions,
        game.turn,
        result.why,
        result.winners,
        tuple(score.total for score in result.scores),
        tuple(len(score.tickets) for score in result.scores),
        tuple(score.completed for score in result.scores),
        told,
    )


COUNTED = ("seats", "first", "turns", "why", "winners", "points", "tickets", "done")
"""Fields of a state that a finished game is summed up from, the same in both families."""


def _played(  # noqa: PLR0913, PLR0917 -- what is known about a game, once
    number: int, seed: int, face: Any, s: Any, decisions: int, told: Told | None = None
) -> Played:
    """Sum up the last state of a core."""
    return Played(
        number,
        seed,
        s.first,
        decisions,
        s.turns,
        WHY[s.why],
        tuple(seat for seat in range(s.seats) if s.winners >> seat & 1),
        tuple(s.points[: s.seats]),
        tuple(face.kept(s)),
        tuple(s.done[: s.seats]),
        told,
    )
