"""What happens in a process where computer players think, which is spoken to through its pipes.

It is told what one seat knows, never the game, and answers with a token.  What a computer player remembers of a game
stays here, so that a seat is always asked about in the same process.
"""

from __future__ import annotations

import io
import os
import pickle
import struct
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, BinaryIO

from whistlestop.game import Event
from whistlestop.game.game import Setup, face_for
from whistlestop.game.legal import Legal
from whistlestop.titles.title import title as find_title

MOST_REMEMBERED = 2000
"""Seats whose computer players are kept; one that was forgotten is told its game anew."""

HEAD = struct.Struct(">I")


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked."""

    what: str
    """`choose` or `advise`."""
    key: tuple[str, int, int]
    """Table, seat and era: a computer player remembers one of them."""
    bot: str
    seed: int
    setup: Setup
    view: Any
    tokens: tuple[str, ...]
    """The legal actions, in the engine's order."""
    choices: tuple[int, ...]
    seen: int
    """How many events the computer player has been told before."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back."""

    value: Any = None
    fault: str = ""
    """What went wrong, in a line; `forgotten` asks for the events from the beginning."""
    seconds: float = 0.0


FORGOTTEN = "forgotten"

ADVISER = -1
"""Stands for the era where somebody is asked for advice, who is made anew each time."""


def face_of(setup: Setup) -> Any:
    """Return rules and board of a game, built once in each process."""
    title = find_title(setup.title).at(setup.rules)
    return face_for(title, setup.seats, dice=setup.dice, options=setup.options, board=setup.board)


class _Packer(pickle.Pickler):
    """Leaves out what both sides have: the tables and names of a game, and the layout of its states."""

    def __init__(self, file: BinaryIO, face: Any) -> None:
        super().__init__(file, protocol=5)
        self._shared = {id(face.T): "T", id(face.names): "names", id(face.layout): "layout"}

    def reducer_override(self, thing: Any) -> Any:
        """Write a state as its values, since its class is made anew in every process."""
        layout = getattr(type(thing), "layout", None)
        if layout is None or type(thing) is not layout.plain:
            return NotImplemented
        return _state, (layout, [getattr(thing, name) for name, _, _ in layout.fields])

    def persistent_id(self, thing: object) -> str | None:
        """Name what is left out."""
        return self._shared.get(id(thing))


def _state(layout: Any, values: list[Any]) -> Any:
    """Make a state of its values."""
    state = layout.blank()
    for (name, _, _), value in zip(layout.fields, values, strict=True):
        setattr(state, name, value)
    return state


class _Unpacker(pickle.Unpickler):
    """Puts back what was left out."""

    def __init__(self, file: BinaryIO, face: Any) -> None:
        super().__init__(file)
        self._face = face

    def persistent_load(self, name: str) -> Any:
        """Return it."""
        return getattr(self._face, name)


def pack(question: Question, face: Any) -> bytes:
    """Write a question down: the set-up, then all of it but what both sides have."""
    out = io.BytesIO()
    pickle.dump(question.setup, out, protocol=5)
    _Packer(out, face).dump(question)
    return out.getvalue()


def unpack(data: bytes) -> Question:
    """Read a question of our own server, through our own pipe."""
    file = io.BytesIO(data)
    setup = pickle.load(file)  # noqa: S301 -- nobody but the server that started this process writes here
    question: Question = _Unpacker(file, face_of(setup)).load()
    return question


class Thinker:
    """Computer players by the seats that they play."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: OrderedDict[tuple[tuple[str, int, int], str], tuple[Any, int]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Let the computer player of a seat think."""
        from whistlestop.bots import make_bot

        began = time.perf_counter()
        key = question.key if question.what == "choose" else (*question.key[:2], ADVISER)
        who = (key, question.bot)
        kept = self._known.pop(who, None)
        if kept is None or kept[1] != question.seen:
            if question.seen:
                return Answer(fault=FORGOTTEN)
            kept = make_bot(question.bot, Random(question.seed)), 0  # noqa: S311 -- a player's whims
        bot = kept[0]
        legal = legal_of(question)
        if question.what == "advise" and hasattr(bot, "advise"):
            value = bot.advise(question.view, legal, question.events)
        else:
            value = str(bot.choose(question.view, legal, question.events))
        self._known[who] = bot, question.seen + len(question.events)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return Answer(value, seconds=time.perf_counter() - began)


def legal_of(question: Question) -> Legal:
    """Return the legal actions as a computer player gets them."""
    from whistlestop.game.actions import read_action

    by_choice = dict(zip(question.choices, question.tokens, strict=True))
    name: Callable[[int], Any] = lambda choice: read_action(by_choice[choice])  # noqa: E731 -- what Legal asks for
    return Legal(question.choices, name, lambda action: str(action) in question.tokens)


def main() -> int:
    """Answer questions until nobody asks any more."""
    thinker = Thinker()
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a computer player that prints must not garble the answers
    while len(head := asked.read(HEAD.size)) == HEAD.size:
        try:
            answer = thinker.answer(unpack(asked.read(HEAD.unpack(head)[0])))
        except Exception as error:  # noqa: BLE001 -- whatever a computer player does wrong, the table goes on
            answer = Answer(fault="".join(traceback.format_exception_only(error)).strip())
        data = pickle.dumps(answer, protocol=5)
        try:
            answered.write(HEAD.pack(len(data)) + data)
            answered.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed: nobody wants to know any more
    return 0
