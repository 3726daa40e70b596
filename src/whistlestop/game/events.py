"""Events: what happened at the table, with what each seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Event:
    """One thing that happened.  Only the facts that belong to its kind are set; a hidden fact is None.

    Kinds are those of the game log (docs/records.md): deal, turn-up, flush, reshuffle, reveal, roll, tunnel-roll,
    stack, place-stack, offer, keep, mix, pick, claim, surcharge, decline, station, borrow, passenger, ride, souvenir,
    reroll, tickets, exchange, discard-tokens, to-track, lay, rob, complete, pass, turn, end.  A few more help whoever
    follows a game: go, fare and stop (a ride step by step), placed (a claim stands), laid (cards that lie for a claim
    while more are owed), score (a seat's tickets and total at the end).
    """

    kind: str
    seat: int | None = None
    cards: str | None = None
    """A multiset of cards (`R2L`); cards turned up or dealt in order stand one after the other (`RRL`)."""
    card: str | None = None
    slot: int | None = None
    count: int | None = None
    """How many cards or tickets, where which ones is hidden or does not matter."""
    track: int | None = None
    tracks: tuple[int, ...] | None = None
    location: str | None = None
    symbol: str | None = None
    tickets: tuple[str, ...] | None = None
    pile: str | None = None
    long: int | None = None
    short: int | None = None
    dice: str | None = None
    kept: str | None = None
    tokens: str | None = None
    points: int | None = None
    colour: str | None = None
    why: str | None = None
    winners: tuple[int, ...] | None = None

    def __repr__(self) -> str:
        """Show the facts that are set, as they were given."""
        return f"Event({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def without(self, *names: str) -> Event:
        """Return the event as somebody sees it who may not know these facts."""
        nothing: dict[str, Any] = dict.fromkeys(names)
        return replace(self, **nothing)

    def to_dict(self) -> dict[str, Any]:
        """Return the facts that are set, for JSON."""
        return {field.name: value for field in fields(self) if (value := getattr(self, field.name)) is not None}


SECRETS = {"deal": ("cards",), "offer": ("tickets",), "keep": ("tickets",), "pick": ("card",)}
"""Facts that only the event's own seat sees (CM-120); a pick from the row is public."""


def seen_by(event: Event, seat: int | None) -> Event:
    """Return an event as a seat sees it, or a spectator (None)."""
    hidden = SECRETS.get(event.kind)
    if hidden is None or event.seat == seat or (event.kind == "pick" and event.slot):
        return event
    return event.without(*hidden)
