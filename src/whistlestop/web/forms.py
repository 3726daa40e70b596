"""What requests carry and answers hold, for the checks and for the page about the protocol."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Form(BaseModel):
    """A request: nothing unknown, no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatForm(Form):
    """Who is to sit on a seat."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str | None = None


class ClockForm(Form):
    """How long a decision may take; whoever takes longer is played for by a computer player."""

    kind: Literal["none", "move", "days"] = "none"
    seconds: int | None = None


class TableForm(Form):
    """A new table."""

    title: str
    seats: list[SeatForm] = Field(min_length=1, max_length=5)
    dice: bool = False
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockForm | None = None
    chat: bool = True
    aids: bool = False
    name: str = ""
    lang: str = "en"
    seed: int | None = Field(None, description="Repeats the chance of a table where nobody else plays.")
    first: int | None = Field(None, description="The seat that begins; drawn if it is not named.")


class SeatToken(BaseModel):
    """A seat of a new table; those that belong to its creator have a token."""

    seat: int
    token: str | None = None
    link: str | None = None


class NewTable(BaseModel):
    """A table that was set up."""

    table: str
    seats: list[SeatToken]


class JoinForm(Form):
    """Somebody wants to sit down."""

    name: str = ""
    seat: int | None = None


class Joined(BaseModel):
    """The seat, and the token that opens it."""

    seat: int
    token: str
    link: str


class MineToken(Form):
    """A seat that one holds."""

    table: str
    token: str


class MineForm(Form):
    """All seats that one holds."""

    tokens: list[MineToken] = Field(max_length=500)


class CodeForm(Form):
    """A text that is wanted as a QR code; links hold secrets, so it is no part of an address."""

    text: str = Field(min_length=1, max_length=500)


class StatsRow(BaseModel):
    """One's own finished games of one title against the same opponents."""

    title: str
    dice: bool
    opponent: str
    games: int
    won: int
    mean: float
    best: int
    points: list[int] = Field(description="Of every game, in the order in which they were played.")


class Fault(BaseModel):
    """What was wrong."""

    code: str
    text: str
    field: str | None = None


class FaultAnswer(BaseModel):
    """Every answer that is no success."""

    error: Fault
