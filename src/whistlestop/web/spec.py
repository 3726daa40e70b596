"""What a table is to be: title, options, who sits where, clock; asked for, checked, kept as its first entry."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from whistlestop.rules.options import OptionError, Value, option, settle
from whistlestop.titles.title import Title, TitleError
from whistlestop.titles.title import title as find_title

from . import players
from .errors import WebError

LONGEST_NAME = 24
LONGEST_TABLE_NAME = 48
LONGEST_SAYING = 300
DAY = 86_400
CLOCKS = {"none": (0, 0), "move": (5, 3_600), "days": (DAY, 30 * DAY)}
"""Kinds of clock, with the least and the most seconds of a decision."""

LATE = "Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp"
"""Kinds of characters that no name and no saying holds: what is not seen, or turns the direction of writing."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who is to sit on a seat: `me`, `here` (at the creator's screen), `open` or `bot`."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Spec:
    """A table as it was asked for."""

    title: str
    seats: tuple[SeatSpec, ...]
    dice: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)
    public: bool = False
    clock: str = "none"
    seconds: int = 0
    chat: bool = True
    aids: bool = False
    name: str = ""
    lang: str = "en"
    seed: int | None = None
    first: int | None = None

    @property
    def host(self) -> int:
        """The seat of whoever set the table up."""
        return next(seat for seat, one in enumerate(self.seats) if one.kind == "me")


def read_spec(asked: Mapping[str, Any]) -> Spec:
    """Check what was asked for; `WebError` says what cannot be, and which field it is about."""
    try:
        title = find_title(str(asked.get("title", "")))
    except TitleError as error:
        raise WebError("plain", "title", why=str(error)) from None
    dice = _flag(asked, "dice")
    seats = _seats(asked.get("seats"), title)
    clock, seconds = _clock(asked.get("clock"))
    spec = Spec(
        title.id,
        seats,
        dice,
        _options(title, dice, asked.get("options")),
        _flag(asked, "public"),
        clock,
        seconds,
        _flag(asked, "chat", default=True),
        _flag(asked, "aids"),
        tidy(asked.get("name", ""), LONGEST_TABLE_NAME, "name"),
        str(asked.get("lang") or "en")[:16],
        _number(asked, "seed", 2**62),
        _number(asked, "first", len(seats)),
    )
    if spec.seed is not None and any(one.kind == "open" for one in seats):
        raise WebError("seed-with-others", "seed")
    return spec


def _flag(asked: Mapping[str, Any], name: str, *, default: bool = False) -> bool:
    value = asked.get(name, default)
    if not isinstance(value, bool):
        raise WebError("no-flag", name, what=name, given=f"{value!r:.40}")
    return value


def _number(asked: Mapping[str, Any], name: str, below: int) -> int | None:
    value = asked.get(name)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < below:
        raise WebError("no-number", name, what=name, most=str(below - 1), given=f"{value!r:.40}")
    return value


def _seats(asked: object, title: Title) -> tuple[SeatSpec, ...]:
    if not isinstance(asked, Sequence) or isinstance(asked, str):
        raise WebError("no-seats", "seats")
    try:
        title.check_seats(len(asked))
    except TitleError as error:
        raise WebError("plain", "seats", why=str(error)) from None
    seats = tuple(_seat(one) for one in asked)
    if sum(one.kind == "me" for one in seats) != 1:
        raise WebError("no-me", "seats")
    return seats


def _seat(asked: object) -> SeatSpec:
    if not isinstance(asked, Mapping) or asked.get("kind") not in {"me", "here", "open", "bot"}:
        raise WebError("no-seat-kind", "seats", given=f"{asked!r:.60}")
    kind = str(asked["kind"])
    bot = players.check(asked.get("bot") or players.usual()) if kind == "bot" else ""
    return SeatSpec(kind, tidy(asked.get("name", ""), LONGEST_NAME, "seats"), bot)


def _clock(asked: object) -> tuple[str, int]:
    if asked is None:
        return "none", 0
    kind = asked.get("kind") if isinstance(asked, Mapping) else None
    if not isinstance(asked, Mapping) or kind not in CLOCKS:
        raise WebError("no-clock", "clock", kinds=", ".join(CLOCKS), given=f"{asked!r:.60}")
    if kind == "none":
        return "none", 0
    least, most = CLOCKS[kind]
    seconds = asked.get("seconds")
    if not isinstance(seconds, int) or isinstance(seconds, bool) or not least <= seconds <= most:
        raise WebError("no-seconds", "clock", least=least, most=most, given=f"{seconds!r:.40}")
    return str(kind), seconds


def _options(title: Title, dice: bool, asked: object) -> dict[str, Value]:
    if not isinstance(asked, Mapping | None):
        raise WebError("no-options", "options")
    given = {str(key): tuple(v) if isinstance(v, list) else v for key, v in (asked or {}).items()}
    try:
        if dice:
            title.check_dice()
        settled = settle(title.id, dice, given)
    except TitleError as error:
        raise WebError("plain", "dice", why=str(error)) from None
    except OptionError as error:
        raise WebError("plain", "options", why=str(error)) from None
    return {key: settled[key] for key in given if settled[key] != option(key).default}


def tidy(text: object, longest: int, field_name: str) -> str:
    """Return a name or a saying as plain text on one line; too long a one is refused."""
    if not isinstance(text, str):
        raise WebError("no-text", field_name, what=field_name, given=f"{text!r:.40}")
    if len(text) > 8 * longest:
        raise WebError("too-long", field_name, what=field_name, most=longest)
    words = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(c for c in words if unicodedata.category(c) not in LATE or c == "\u200d")
    if len(seen) > longest:
        raise WebError("too-long", field_name, what=field_name, most=longest)
    return seen.strip("\u200d ")


def spec_to_dict(spec: Spec) -> dict[str, Any]:
    """Return a table's spec as plain values, for its first entry."""
    return {
        "title": spec.title,
        "seats": [{"kind": one.kind, "name": one.name, "bot": one.bot} for one in spec.seats],
        "dice": spec.dice,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in spec.options.items()},
        "public": spec.public,
        "clock": spec.clock,
        "seconds": spec.seconds,
        "chat": spec.chat,
        "aids": spec.aids,
        "name": spec.name,
        "lang": spec.lang,
        "first": spec.first,
    }


def spec_from_dict(kept: Mapping[str, Any]) -> Spec:
    """Read a spec that was kept."""
    options = {key: tuple(v) if isinstance(v, list) else v for key, v in kept["options"].items()}
    seats = tuple(SeatSpec(one["kind"], one["name"], one["bot"]) for one in kept["seats"])
    return Spec(**{**kept, "options": options, "seats": seats})
