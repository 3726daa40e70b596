"""Two worlds that one viewer cannot tell apart: a game as it was, and with everything dealt anew that was hidden.

What is hidden follows from the rules alone (CM-120): cards that others drew from the pile and still hold, and tickets
that only others have looked at.  Everything else, all that anybody did in the open included, stays as it was.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from random import Random

import whistlestop as ws
from tests.players import PLAYERS, Look, choose
from whistlestop.game.errors import GameError
from whistlestop.notation.record import replay, write_record

SWAPS = 12
"""Cards that are tried with another face."""


@dataclass(frozen=True)
class Decision:
    """What a seat decided, and what chance brought."""

    seat: int
    token: str
    chance: tuple[str, ...]


@dataclass(frozen=True)
class World:
    """A game up to some moment."""

    opening: tuple[str, ...]
    decisions: tuple[Decision, ...]
    deal: str
    """The record of the set-up."""

    def game(self) -> ws.Game:
        """Play it."""
        game = replay(self.deal)
        for one in self.decisions:
            game.replay(one.token, one.seat, one.chance)
        return game


def played(title: str, seats: int, number: int, *, dice: bool) -> World:
    """Play a game between players who know what they want, up to its last decision."""
    game = ws.load(title, seats, seed=number, dice=dice)
    sorts, chance = list(PLAYERS.values()), Random(number)
    players = [sorts[number % len(sorts)], sorts[number * 7 // 3 % len(sorts)], PLAYERS["random"]]
    deal, opening = write_record(game), game.opening
    decisions: list[Decision] = []
    while not game.over:
        seat = game.actors[0]
        legal, state = game.legal(seat), game._state
        at = chance.randrange(len(legal))
        if seat == state.seat:
            look = Look(state, game._face.T, legal.choices)
            at = legal.choices.index(choose(players[seat % len(players)], look, chance))
        before = len(game.steps)
        token = str(legal[at])
        game.play(legal[at], seat)
        steps = game.steps[before:]
        decisions.append(Decision(seat, token, tuple(one for step in steps for one in step.chance)))
    return World(opening, tuple(decisions[:-1]), deal)


def until(world: World, length: int) -> World:
    """Return the beginning of a game."""
    return replace(world, decisions=world.decisions[:length])


def other_world(world: World, viewer: Collection[int], rnd: Random) -> World:
    """Return a world in which everything hidden from these seats is another, as far as the rules allow."""
    return _other_cards(_other_tickets(world, viewer, rnd), viewer, rnd)


def _other_tickets(world: World, viewer: Collection[int], rnd: Random) -> World:
    """Exchange all tickets that the viewer has not looked at, within their decks (CM-80)."""
    game = world.game()
    seen = {t for e in game.events() if e.seat in viewer and e.tickets for t in e.tickets}
    tables, names = game._face.T, game._face.names.tickets
    becomes: dict[str, str] = {}
    for deck in (0, 1):
        unseen = [t for i, t in enumerate(names) if tables.deck_of[i] == deck and t not in seen]
        becomes |= dict(zip(unseen, rnd.sample(unseen, len(unseen)), strict=True))

    def drawn(outcomes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple("#" + becomes.get(one[1:], one[1:]) if one[0] == "#" else one for one in outcomes)

    def named(token: str) -> str:
        what, colon, tickets = token.partition(":")
        if what not in {"k", "do", "done"}:
            return token
        return what + colon + ",".join(becomes.get(ticket, ticket) for ticket in tickets.split(","))

    opening = drawn(world.opening)
    decisions = tuple(Decision(one.seat, named(one.token), drawn(one.chance)) for one in world.decisions)
    return World(opening, decisions, _deal_with(world.deal, opening))


def _other_cards(world: World, viewer: Collection[int], rnd: Random) -> World:
    """Let others have drawn other cards from the pile, where all that they did in the open stays as it was (CM-23)."""
    game = world.game()
    in_the_open = game.events(ws.SPECTATOR)
    if game.setup.dice:
        return world
    letters = [letter for letter, n in zip(game._face.names.letters, game._face.T.cards, strict=False) if n]
    for where in rnd.sample(drawn := list(_hidden_draws(world, game, viewer)), min(SWAPS, len(drawn))):
        changed = _with_card(world, where, rnd.choice(letters))
        try:
            same = changed.game().events(ws.SPECTATOR) == in_the_open
        except GameError:
            continue
        world = changed if same else world
    return world


def _hidden_draws(world: World, game: ws.Game, viewer: Collection[int]) -> Iterator[tuple[int, int]]:
    """Name the outcomes that only somebody else has looked at: which decision (-1 for the deal) and which outcome."""
    at = 0
    for event in game.opening_events:
        if event.kind == "deal" and event.card is None and event.count:
            dealt = range(at, at := at + event.count)
            assert sorted("".join(world.opening[i] for i in dealt)) == sorted(spread(event.cards or ""))
            if event.seat not in viewer:
                yield from ((-1, i) for i in dealt)
    steps = iter(game.steps)
    for number, one in enumerate(world.decisions):
        if one.token == "d":
            step = next(step for step in steps if str(step.action) == "d")
            assert (step.seat, step.events[0].card) == (one.seat, one.chance[0]) or step.events[0].kind == "reshuffle"
            if one.seat not in viewer:
                yield number, 0


def spread(cards: str) -> str:
    """Write a multiset of cards out: `R2L` is `RRL`."""
    return "".join(letter * int(count or 1) for letter, count in re.findall(r"([A-Z])(\d*)", cards))


def _with_card(world: World, where: tuple[int, int], letter: str) -> World:
    number, at = where
    if number < 0:
        opening = (*world.opening[:at], letter, *world.opening[at + 1 :])
        return replace(world, opening=opening, deal=_deal_with(world.deal, opening))
    one = world.decisions[number]
    changed = replace(one, chance=(*one.chance[:at], letter, *one.chance[at + 1 :]))
    return replace(world, decisions=(*world.decisions[:number], changed, *world.decisions[number + 1 :]))


def _deal_with(deal: str, opening: tuple[str, ...]) -> str:
    """Write a set-up down with another deal: its header, then every outcome."""
    header, _, _ = deal.partition("\n0. ")
    return f"{header}\n0. {' '.join(f'>{one}' for one in opening)}\n"
