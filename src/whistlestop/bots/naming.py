"""Computer players by name: `random`, `search:200ms`, `planner:blunder=0.1`, `my.py:MyBot`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

from whistlestop.game import Event
from whistlestop.game.actions import Action
from whistlestop.game.legal import Legal

from .bot import AtRandom, Bot, View


class BotNameError(LookupError, ValueError):
    """No computer player has this name."""


class BotParameterError(ValueError):
    """A computer player has no such parameter, or it cannot have this value."""


@dataclass(frozen=True, slots=True)
class Known:
    """One of the computer players that come with the package."""

    module: str
    class_name: str
    about: str
    """What it does, in one sentence."""


KNOWN = {
    "random": Known("bot", "AtRandom", "Takes any legal action, each as likely as the others."),
    "path": Known("path", "Path", "Finishes one ticket after the other along shortest ways; from the literature."),
    "one-step": Known("one_step", "OneStep", "Takes the track that improves its position most; from the literature."),
    "long-route": Known("long_route", "LongRoute", "Few tickets and long tracks; from the literature."),
    "hungry": Known("hungry", "Hungry", "Plans all its tickets together and draws more; from the literature."),
    "planner": Known("planner", "Planner", "Plans all its tickets together and watches the clock; needs no time."),
    "search": Known(
        "searching.bot",
        "Search",
        "Plays likely choices out in many worlds it thinks possible; takes a time or a number.",
    ),
}
"""The computer players that come with the package, from the weakest to the strongest."""

DEFAULT = "planner"
"""Whom a person plays against if nobody else is named."""

BLUNDER = "blunder"
"""Every bot has this parameter: how often it takes any legal action instead of its own, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A bot's name, taken apart."""

    kind: str
    words: tuple[str, ...] = ()
    named: dict[str, str] = field(default_factory=dict)


def bot_names() -> tuple[str, ...]:
    """Return the names of the computer players that come with the package, from the weakest to the strongest."""
    return tuple(KNOWN)


def about(name: str) -> str:
    """Return one sentence about what a computer player does; of one's own class, the first line of its docstring."""
    kind = take_apart(name).kind
    if kind in KNOWN:
        return KNOWN[kind].about
    return (inspect.getdoc(_class_of(kind)) or kind).partition("\n")[0]


def make_bot(name: str, chance: Random) -> Bot:
    """Make the computer player of this name, for one seat of one game; all its luck comes from `chance`."""
    parts = take_apart(name)
    made = _class_of(parts.kind)
    named = {key: _value(text) for key, text in parts.named.items()}
    rate = _rate(name, named.pop(BLUNDER, 0))
    try:
        inspect.signature(made).bind(chance, *parts.words, **named)
    except TypeError as error:
        raise BotParameterError(f"{name!r} does not fit: {error}; {_parameters(parts.kind, made)}") from None
    try:
        bot: Bot = made(chance, *parts.words, **named)
    except (TypeError, ValueError) as error:
        raise BotParameterError(f"{name!r} does not fit: {error}") from error
    return Blundering(bot, rate, chance) if rate else bot


def check_bot(name: str) -> None:
    """Refuse a name that is not right, before anybody plays."""
    make_bot(name, Random(0))  # noqa: S311 -- nobody plays


def take_apart(name: str) -> Parts:
    """Split `kind:word,key=value` into its parts; the kind of one's own class is `FILE.py:CLASS`."""
    head, colon, rest = name.partition(".py:")
    if colon:
        made, _, parameters = rest.partition(":")
        kind = f"{head}.py:{made}"
    else:
        kind, _, parameters = name.partition(":")
    words, named = [], {}
    for part in filter(None, (piece.strip() for piece in parameters.split(","))):
        key, equals, value = part.partition("=")
        if equals:
            named[key.strip()] = value.strip()
        else:
            words.append(part)
    return Parts(kind.strip(), tuple(words), named)


def _value(text: str) -> int | float | str:
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text


def _rate(name: str, rate: object) -> float:
    if not isinstance(rate, int | float) or not 0 <= rate <= 1:
        raise BotParameterError(f"{name!r}: blunder is how often a bot errs, from 0 to 1, and {rate!r} is not")
    return float(rate)


def _parameters(kind: str, made: Callable[..., object]) -> str:
    names = [*list(inspect.signature(made).parameters)[1:], BLUNDER]
    return f"{kind} has the parameters {', '.join(names)}"


def _class_of(kind: str) -> Callable[..., Any]:
    if ".py:" in kind:
        return _own_class(kind)
    if kind not in KNOWN:
        near = get_close_matches(kind.lower(), KNOWN, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(KNOWN)}, or your own as FILE.py:CLASS"
        raise BotNameError(f"no computer player is called {kind!r}; {hint}")
    known = KNOWN[kind]
    made: Callable[..., Any] = getattr(import_module(f".{known.module}", __package__), known.class_name)
    return made


@cache
def _own_class(kind: str) -> Callable[..., Any]:
    """Load a class from a file."""
    head, _, class_name = kind.rpartition(":")
    path = Path(head)
    if not path.is_file():
        raise BotNameError(f"{kind!r} names a class in {head}, and there is no such file")
    spec = spec_from_file_location(f"whistlestop_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BotNameError(f"{head} is no Python file")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Callable[..., Any] | None = getattr(module, class_name, None)
    if made is None:
        raise BotNameError(f"{head} has no class {class_name!r}")
    return made


class Blundering:
    """Any bot, but for a share of its decisions in which it takes any legal action."""

    def __init__(self, bot: Bot, rate: float, chance: Random) -> None:
        """Let `bot` err so often."""
        self.bot, self.rate, self.chance = bot, rate, chance
        self.at_random = AtRandom(chance)

    def choose(self, view: View, legal: Legal, events: Sequence[Event]) -> Action:
        """Throw the dice for who decides."""
        if len(legal) > 1 and self.chance.random() < self.rate:
            return self.at_random.choose(view, legal, events)
        return self.bot.choose(view, legal, events)
