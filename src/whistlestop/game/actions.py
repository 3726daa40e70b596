"""Actions as people and programs see them: small frozen dataclasses, each with a text token that reads back.

Tokens are context-free: they name tracks, places and tickets by the board's own ids and cards by letters
(K B G O P R W Y, L a locomotive, F a ferry card, Z a +4 locomotive, X a passenger card).  Cards are written in this
order with counts: `R2L`.  Dice faces are S D T L, tokens s and d.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from .card_tokens import Choose as Choose
from .card_tokens import Complete as Complete
from .card_tokens import LayCards as LayCards
from .card_tokens import Locomotives as Locomotives
from .card_tokens import Move as Move
from .card_tokens import Number as Number
from .card_tokens import Row as Row
from .errors import NotAnAction
from .hints import hint
from .tokens import FACES as FACES
from .tokens import LETTERS as LETTERS
from .tokens import TOKENS as TOKENS
from .tokens import WRITTEN as WRITTEN
from .tokens import Action as Action
from .tokens import read_cards as read_cards
from .tokens import tidy
from .tokens import write_cards as write_cards

LONGEST, SHOWN = 400, 60
"""Characters of a token that are read, and of a broken one that are shown."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these of the tickets offered; the others go back (CM-80)."""

    tickets: tuple[str, ...]
    pattern: ClassVar[str] = r"k:(-|[a-z0-9-]+(?:,[a-z0-9-]+)*)"

    def __str__(self) -> str:
        return "k:" + (",".join(self.tickets) or "-")

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(() if groups[0] == "-" else tuple(groups[0].split(",")))


@dataclass(frozen=True, slots=True)
class Mix(Action):
    """Announce how many long and short tickets are drawn (MK-21)."""

    long: int
    short: int
    pattern: ClassVar[str] = r"mix:(\d)\+(\d)"

    def __str__(self) -> str:
        return f"mix:{self.long}+{self.short}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0]), int(groups[1]))


@dataclass(frozen=True, slots=True)
class TakeStack(Action):
    """Choose which of the souvenir stacks set aside one places (SF-17)."""

    symbol: str
    pattern: ClassVar[str] = r"stack:(s[1-7])"

    def __str__(self) -> str:
        return f"stack:{self.symbol}"


@dataclass(frozen=True, slots=True)
class PlaceStack(Action):
    """Put the stack on a place (SF-17, SF-18)."""

    location: str
    pattern: ClassVar[str] = r"place:([a-z0-9-]+)"

    def __str__(self) -> str:
        return f"place:{self.location}"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take one card: from slot 1 to 5 of the row, or blind from the pile with 0 (CM-22)."""

    slot: int
    pattern: ClassVar[str] = r"(d|r[1-5])"

    def __str__(self) -> str:
        return f"r{self.slot}" if self.slot else "d"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0][1:] or 0))


@dataclass(frozen=True, slots=True)
class DrawTickets(Action):
    """Draw tickets (CM-80); with dice, by spending so many of them (DX-35)."""

    dice: int = 0
    pattern: ClassVar[str] = r"t([1-5]?)"

    def __str__(self) -> str:
        return f"t{self.dice or ''}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0] or 0))


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a track (CM-40), paying with exactly these cards, or these dice and tokens, if they are named (CM-47)."""

    track: int
    paid: str = ""
    pattern: ClassVar[str] = r"c(\d+)(?: ([A-Zsd0-9]+))?"

    def __str__(self) -> str:
        return f"c{self.track} {self.paid}".rstrip()

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0]), tidy(groups[1] or ""))


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay so many cards of a colour, wilds, and arbitrary cards that are laid one by one afterwards (CM-43, NC-51)."""

    cards: str
    arbitrary: int = 0
    pattern: ClassVar[str] = r"=([A-Z0-9]*)(?:\+(\d+))?"

    def __str__(self) -> str:
        return f"={self.cards}" + (f"+{self.arbitrary}" if self.arbitrary else "")

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(tidy(groups[0]), int(groups[1] or 0))


@dataclass(frozen=True, slots=True)
class UsePlus4(Action):
    """So many of the wilds laid are +4 locomotives (MK-12)."""

    count: int
    pattern: ClassVar[str] = r"\*(\d)"

    def __str__(self) -> str:
        return f"*{self.count}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0]))


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay one arbitrary card of those that stand for another (NC-40, NC-51)."""

    card: str
    pattern: ClassVar[str] = r"-([KBGOPRWYLFZX])"

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class Surcharge(Action):
    """Pay the tunnel's surcharge with these cards (CM-63), or dice and tokens (DX-63)."""

    paid: str
    pattern: ClassVar[str] = r"\+([A-Zsd0-9]+)"

    def __str__(self) -> str:
        return f"+{self.paid}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(tidy(groups[0]))


@dataclass(frozen=True, slots=True)
class TakeSouvenir(Action):
    """Take the token of one end of the track (SF-41)."""

    location: str
    pattern: ClassVar[str] = r"take:([a-z0-9-]+)"

    def __str__(self) -> str:
        return f"take:{self.location}"


@dataclass(frozen=True, slots=True)
class PlacePassenger(Action):
    """Place a passenger on an end of the track, or nowhere (MK-40)."""

    location: str | None
    pattern: ClassVar[str] = r"on:(-|[a-z0-9-]+)"

    def __str__(self) -> str:
        return f"on:{self.location or '-'}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(None if groups[0] == "-" else groups[0])


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a station (EU-10), paying with exactly these cards if they are named."""

    location: str
    paid: str = ""
    pattern: ClassVar[str] = r"st:([a-z0-9-]+)(?: ([A-Z0-9]+))?"

    def __str__(self) -> str:
        return f"st:{self.location} {self.paid}".rstrip()

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(groups[0], tidy(groups[1] or ""))


@dataclass(frozen=True, slots=True)
class Ride(Action):
    """Lift the passenger of a city for its move (MK-50)."""

    location: str
    pattern: ClassVar[str] = r"ride:([a-z0-9-]+)"

    def __str__(self) -> str:
        return f"ride:{self.location}"


@dataclass(frozen=True, slots=True)
class Go(Action):
    """Let the passenger go along a track (MK-50)."""

    track: int
    pattern: ClassVar[str] = r"g(\d+)"

    def __str__(self) -> str:
        return f"g{self.track}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0]))


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Roll these dice again, or none (DX-20)."""

    dice: str
    pattern: ClassVar[str] = r"re:(-|[SDTL]{1,5})"

    def __str__(self) -> str:
        return f"re:{self.dice or '-'}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls("" if groups[0] == "-" else "".join(sorted(groups[0], key=FACES.index)))


@dataclass(frozen=True, slots=True)
class UseTokens(Action):
    """Pay so many tokens towards the track, the rest with dice (DX-30)."""

    count: int
    pattern: ClassVar[str] = r"tok:([0-3])"

    def __str__(self) -> str:
        return f"tok:{self.count}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(int(groups[0]))


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give two unused dice for one token (DX-40)."""

    dice: str
    token: str
    pattern: ClassVar[str] = r"x:([SDTL]{2})([sd])"

    def __str__(self) -> str:
        return f"x:{self.dice}{self.token}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls("".join(sorted(groups[0], key=FACES.index)), groups[1])


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End a turn with dice, throwing these tokens away (DX-45)."""

    tokens: str = ""
    pattern: ClassVar[str] = r"end(?::(s{0,3}d{0,3}))?"

    def __str__(self) -> str:
        return "end" + (f":{self.tokens}" if self.tokens else "")

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(groups[0] or "")


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """Say which opponent's track a station uses, or none (EU-13)."""

    track: int | None
    pattern: ClassVar[str] = r"loan:(-|\d+)"

    def __str__(self) -> str:
        return f"loan:{'-' if self.track is None else self.track}"

    @classmethod
    def read(cls, *groups: str) -> Action:
        return cls(None if groups[0] == "-" else int(groups[0]))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, since nothing is legal (CM-21)."""

    pattern: ClassVar[str] = r"pass"

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not pay the surcharge; the turn is over (CM-64)."""

    pattern: ClassVar[str] = r"no"

    def __str__(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the passenger's move here (MK-56)."""

    pattern: ClassVar[str] = r"stop"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Take the proposal of the final scoring (EU-13, CG-83)."""

    pattern: ClassVar[str] = r"ok"

    def __str__(self) -> str:
        return "ok"


KINDS: list[type[Action]] = [
    Keep, Mix, TakeStack, PlaceStack, Pick, DrawTickets, Claim, Pay, UsePlus4, Lay, Surcharge, TakeSouvenir,
    PlacePassenger, Build, Ride, Go, Reroll, UseTokens, Exchange, EndTurn, Borrow, Pass, Decline, Stop, Accept,
    Move, Row, Number, Locomotives, LayCards, Choose, Complete,
]  # fmt: skip


def read_action(text: str) -> Action:
    """Read a token, or a claim with its payment (`c17 R2L`)."""
    words = " ".join(text.split())
    for kind in KINDS if len(words) <= LONGEST else []:
        if match := re.fullmatch(kind.pattern, words, re.ASCII):
            return kind.read(*match.groups())
    shown = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    raise NotAnAction(f"{shown!r} is no action; {hint(text)}")


def well_formed(action: Action) -> Action:
    """Return an action with its fields in the form in which its token reads; refuse one that no token can say."""
    try:
        match = re.fullmatch(action.pattern, str(action), re.ASCII)
        again = type(action).read(*match.groups()) if match else None
    except (TypeError, ValueError, AttributeError, AssertionError):
        again = None
    if again is None:
        raise NotAnAction(f"{action!r} is no action; a field of it is of the wrong kind")
    for name in action.__dataclass_fields__:
        given = getattr(action, name)
        if getattr(again, name) != given and not isinstance(given, str | tuple | list):
            raise NotAnAction(f"{action!r} is no action; its {name} cannot be {given!r}")
    return again
