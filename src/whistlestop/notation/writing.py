"""Writes a game as a record, over or in progress: tags, then a line for every turn (see `record`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from whistlestop.game import Event, Game, GameError
from whistlestop.game.actions import Action, Build, Claim, read_action, read_cards
from whistlestop.game.game import Step
from whistlestop.rules.options import show

from .board_tags import write_board_tags
from .sheet import NOTES, write_chance, write_tag

Notes = Mapping[str, Sequence[str]]

_DEALT = {"deal": "", "turn-up": "", "stack": "@", "offer": "#"}
"""Events of the set-up that chance brings, and how its outcomes begin."""


def write_record(game: Game, notes: Notes | None = None) -> str:
    """Return the record of a game, over or in progress."""
    return "".join(f"{line}\n" for line in _lines(game, notes or {}))


def _lines(game: Game, notes: Notes) -> Iterator[str]:
    if not game.has_opening:
        raise GameError(f"{game!r} did not begin with its set-up, so it has no record")
    setup = game.setup
    yield write_tag("Title", setup.title)
    yield write_tag("Rules", setup.rules)
    yield write_tag("Seats", setup.seats)
    yield write_tag("First", setup.first)
    if setup.dice:
        yield write_tag("Dice", "yes")
    for key in sorted(setup.options):
        yield write_tag("Option", f"{key} {show(setup.options[key])}")
    for name in notes:
        if name not in NOTES:
            raise GameError(f"a record has no tag {name}; notes are {', '.join(NOTES)}")
        for value in notes[name]:
            yield write_tag(name, value)
    if setup.board is not None:
        yield from write_board_tags(setup.board)
    yield ""
    yield from _opening_lines(game)
    yield from _turn_lines(game)
    if game.result:
        yield write_tag("Result", totals(game))


def totals(game: Game) -> str:
    """Return the points of a finished game by seat, `77:65`."""
    return ":".join(str(score.total) for score in game.result.scores) if game.result else ""


def _opening_lines(game: Game) -> Iterator[str]:
    """The chance of the set-up: a line for all cards, one for souvenirs, one for tickets."""
    line: list[str] = []
    for outcomes in _as_they_fell(game.opening, game.opening_events):
        words = write_chance(outcomes)
        if line and _kind(line[-1]) != _kind(words[0]):
            yield "0. " + " ".join(line)
            line = []
        line += words
    if line:
        yield "0. " + " ".join(line)


def _kind(word: str) -> str:
    return word[1] if word[1] in "#@" else ""


def _as_they_fell(chance: Sequence[str], events: Iterable[Event]) -> Iterator[Sequence[str]]:
    """Cut the chance of the set-up into hands, rows, stacks and offers, for the eye; reading joins them again."""
    at = 0
    for (kind, *_), group in groupby(events, key=lambda event: (event.kind, event.seat, event.pile)):
        dealt = list(group)
        if kind not in _DEALT:
            continue
        size = sum(event.count or 0 for event in dealt) if kind in ("deal", "offer") else len(dealt)
        outcomes = chance[at : at + size]
        if kind == "deal":
            drawn = read_cards("".join(outcomes)) == read_cards("".join(event.cards or "" for event in dealt))
        else:
            drawn = all(outcome.startswith(_DEALT[kind]) for outcome in outcomes)
        if outcomes and drawn:
            yield outcomes
            at += size
    if chance[at:]:
        yield chance[at:]


def _turn_lines(game: Game) -> Iterator[str]:
    head, words = (0, -1), list[str]()
    turn = sum(event.kind == "turn" for event in game.opening_events)
    rolled: Sequence[str] = ()
    for step in _whole_steps(game.steps):
        if (turn, step.seat) != head:
            if words:
                yield f"{head[0]}. {head[1]} {' '.join(words)}"
            head, words = (turn, step.seat), write_chance(rolled)
            rolled = ()
        here, rolled = _at_the_turn(step)
        words += [str(step.action), *write_chance(here)]
        turn += sum(event.kind == "turn" for event in step.events)
    if words:
        yield f"{head[0]}. {head[1]} {' '.join(words)}"
    if rolled:
        yield f"{turn}. {game.actors[0]} {' '.join(write_chance(rolled))}"
    for seat, action in game.answers.items():
        yield f"{turn}. {seat} {action}"


def _at_the_turn(step: Step) -> tuple[Sequence[str], Sequence[str]]:
    """The chance of a step, and the roll that begins the turn after it (DX-20)."""
    kinds = [event.kind for event in step.events]
    if "turn" not in kinds:
        return step.chance, ()
    later = step.events[kinds.index("turn") :]
    rolled = sum(len(event.dice or "") for event in later if event.kind == "roll")
    at = len(step.chance) - rolled
    return step.chance[:at], step.chance[at:]


def _whole_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """Join a claim, or a station, with the steps that say how it is paid: `c17 R2L` is one action (CM-47)."""
    at = 0
    while at < len(steps):
        size = _size(steps, at)
        yield _joined(steps[at : at + size]) if size else steps[at]
        at += size or 1


def _size(steps: Sequence[Step], at: int) -> int:
    """How many steps a claim takes until it is paid; 0 if this is none, says already how, or is not paid yet."""
    action = steps[at].action
    if isinstance(action, Claim | Build) and not action.paid:
        for end in range(at, len(steps)):
            if any(event.kind in ("claim", "station") for event in steps[end].events):
                return end + 1 - at
    return 0


def _joined(steps: Sequence[Step]) -> Step:
    first = steps[0]
    events = tuple(event for step in steps for event in step.events)
    paid = next(event for event in events if event.kind in ("claim", "station"))
    cost = paid.cards if paid.cards is not None else (paid.dice or "") + (paid.tokens or "")
    chance = tuple(outcome for step in steps for outcome in step.chance)
    action: Action = read_action(f"{first.action} {cost}")
    return Step(first.seat, action, (), chance, events)
