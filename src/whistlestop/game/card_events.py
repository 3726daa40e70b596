"""Turns what the Card Game's core tells into events with names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from whistlestop.rules.state import EMPTY, WILD

from .card_names import CardNames
from .events import Event


def translate(told: Iterable[tuple[Any, ...]], names: CardNames) -> Iterator[Event]:
    """Name what one choice brought."""
    for kind, *facts in told:
        yield TRANSLATED[kind](names, *facts)


def _locomotive(names: CardNames, seat: int) -> Event:
    """A deal of one card that all see; its `cards` are there for the log."""
    return Event("deal", seat, cards=names.letters[WILD], card=names.letters[WILD], count=1)


def _tickets(names: CardNames, kind: str, seat: int, tickets: Sequence[int], pile: str | None = None) -> Event:
    return Event(kind, seat, tickets=tuple(names.tickets[t] for t in tickets), count=len(tickets), pile=pile)


def _lay(names: CardNames, seat: int, laid: Sequence[int], colour: int) -> Event:
    return Event("lay", seat, cards=names.cards(laid), colour=None if colour == EMPTY else names.letters[colour])


TRANSLATED: dict[str, Any] = {
    "locomotive": _locomotive,
    "deal": lambda n, seat, hand: Event("deal", seat, cards=n.cards(hand), count=sum(hand)),
    "turn-up": lambda n, slot, card: Event("turn-up", slot=slot, card=n.letters[card]),
    "reshuffle": lambda n: Event("reshuffle"),
    "offer": lambda n, seat, _, tickets: _tickets(n, "offer", seat, tickets, "regular"),
    "keep": lambda n, seat, tickets: _tickets(n, "keep", seat, tickets),
    "turn": lambda n, seat: Event("turn", seat),
    "pass": lambda n, seat: Event("pass", seat),
    "pick": lambda n, seat, slot, card: Event("pick", seat, slot=slot, card=n.letters[card]),
    "to-track": lambda n, seat, cards: Event("to-track", seat, cards=n.in_order(cards)),
    "lay": _lay,
    "rob": lambda n, seat, colour: Event("rob", seat, colour=n.letters[colour]),
    "complete": lambda n, seat, tickets: _tickets(n, "complete", seat, tickets),
}
