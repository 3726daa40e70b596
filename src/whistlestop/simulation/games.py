"""One game after another, in three ways that play the very same games: compiled, in the plain core, at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

from whistlestop.families.compiled import compiled
from whistlestop.game import Game, load
from whistlestop.game.board_events import WHY
from whistlestop.game.board_names import members
from whistlestop.game.game import face_for
from whistlestop.game.result import Result
from whistlestop.kernel import derive
from whistlestop.notation.gamelog import write_events, write_header, write_log
from whistlestop.rules.board import Board
from whistlestop.rules.options import Value
from whistlestop.rules.state import OVER
from whistlestop.rules.tables import TABLES
from whistlestop.titles.title import title as find_title

from .players import chance_of, player


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
            player(name)
        if len(self.players) not in (1, self.seats):
            raise ValueError(
                f"{len(self.players)} players for {self.seats} seats; name one for all seats, or one for each"
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
    tables = tables_layout(family).to_array([face.T])
    states = face.layout.to_array([face.layout.blank()] * 2)
    out = np.zeros((1, 4 + seats), np.int64)
    for number in numbers:
        seed = simulation.seed_of(number)
        play(states, tables, seats, seed % seats, simulation.seed, number, 1, out)
        yield _in_compiled(number, seed, states[0], int(out[0, 0]), seats, family)


def tables_layout(family: str) -> Any:
    """The form of a family's tables."""
    if family == "board":
        return TABLES
    return import_module("whistlestop.rules.card_tables").CARD_TABLES


def plain_games(
    simulation: Simulation, numbers: Iterable[int], *, tell: bool = False, log: bool = False
) -> Iterator[Played]:
    """Play games at random in the plain core."""
    face, seats = simulation.face(), simulation.seats
    family = import_module(f"whistlestop.families.{simulation.family}")
    setup = simulation.game(0).setup
    header = {first: write_header(replace(setup, first=first), getattr(face, "board", None)) for first in range(seats)}
    scratch = [0] * 4
    for number in numbers:
        seed = simulation.seed_of(number)
        s = face.new_state(seed % seats, seed, None)
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
            told = Told(result, _owners(face, s, seats), lines)
        yield _in_plain(number, seed, s, decisions, told)


def games_at_the_table(simulation: Simulation, numbers: Iterable[int], *, log: bool, record: bool) -> Iterator[Played]:
    """Play games through the facade, with any players."""
    seats = simulation.seats
    players = [player(name) for name in simulation.players] * (seats if len(simulation.players) == 1 else 1)
    for number in numbers:
        game = simulation.game(number)
        chance = chance_of(game.seed)
        decisions = 0
        while not game.over:
            seat = game.actors[0]
            game.play(players[seat](game, seat, chance), seat)
            decisions += 1
        yield played_at_the_table(number, game, decisions, log=log, record=record)


def played_at_the_table(number: int, game: Game, decisions: int, *, log: bool, record: bool) -> Played:
    """Sum up a finished game."""
    result = game.result
    if result is None:
        raise ValueError(f"{game!r} is not over")
    owners: dict[int, int] = getattr(game.view(-1), "owners", {})
    told = Told(result, owners, tuple(write_log(game)) if log else (), game.record() if record else "")
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


def _owners(face: Any, s: Any, seats: int) -> dict[int, int]:
    if not hasattr(s, "own"):
        return {}
    return {track: seat for seat in range(seats) for track in face.names.track_set(s.own[seat][0])}


def _in_plain(number: int, seed: int, s: Any, decisions: int, told: Told | None) -> Played:
    """Sum up the last state of the plain core."""
    facts = {name: getattr(s, name) for name in ("first", "turns", "why", "winners", "points", "tickets", "done")}
    return _played(number, seed, decisions, facts, s.seats, hasattr(s, "own"), told)


def _in_compiled(number: int, seed: int, s: Any, decisions: int, seats: int, family: str) -> Played:
    """Sum up the last state of the compiled core."""
    facts = {name: int(s[name]) for name in ("first", "turns", "why", "winners")}
    facts |= {name: s[name].tolist() for name in ("points", "tickets", "done")}
    return _played(number, seed, decisions, facts, seats, family == "board", None)


def _played(
    number: int, seed: int, decisions: int, facts: dict[str, Any], seats: int, board: bool, told: Told | None
) -> Played:
    done = tuple(facts["done"][:seats])
    held = facts["tickets"][:seats]
    return Played(
        number,
        seed,
        facts["first"],
        decisions,
        facts["turns"],
        WHY.get(facts["why"], "deck"),
        tuple(members(facts["winners"])),
        tuple(facts["points"][:seats]),
        # On a board a completed ticket is still held; in the Card Game it is laid down.
        tuple(held) if board else tuple(n + c for n, c in zip(held, done, strict=True)),
        done,
        told,
    )
