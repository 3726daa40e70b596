"""Turns what the board core tells into events with names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from whistlestop.rules.state import PASSENGER_CARD

from .actions import TOKENS
from .board_names import Names, dice_text
from .events import Event


def translate(
    told: Iterable[tuple[Any, ...]], names: Names, points: Sequence[int], piles: tuple[str, str]
) -> Iterator[Event]:
    """Name what one choice brought; `points` are the values of the tracks, `piles` the names of the decks."""
    revealed: list[int] = []
    kept = ""
    for kind, *facts in told:
        if kind == "revealed":
            revealed.append(facts[0])
        elif kind == "reveal":
            yield Event("reveal", cards=names.in_order(revealed))
            revealed = []
        elif kind == "kept":
            kept = dice_text(facts[0])
        elif kind == "reroll":
            yield Event("reroll", facts[0], kept=kept, dice=_less(dice_text(facts[1]), kept))
        elif kind == "placed":
            seat, track = facts
            yield Event("placed", seat, track=names.tracks[track], points=points[track])
        elif kind == "offer":
            seat, deck, tickets = facts
            ids = tuple(names.tickets[t] for t in tickets)
            yield Event("offer", seat, tickets=ids, count=len(ids), pile=piles[deck])
        elif kind == "keep":
            seat, tickets = facts
            ids = tuple(names.tickets[t] for t in tickets)
            long = sum(names.board.tickets[t].kind == "long" for t in tickets) if piles[0] == "short" else None
            short = None if long is None else len(ids) - long
            yield Event("keep", seat, tickets=ids, count=len(ids), long=long, short=short)
        else:
            yield TRANSLATED[kind](names, *facts)


def _less(all_dice: str, kept: str) -> str:
    """The dice that are not among those kept."""
    for face in kept:
        all_dice = all_dice.replace(face, "", 1)
    return all_dice


def _tokens(kind: int, n: int) -> str:
    return TOKENS[kind] * n


TRANSLATED: dict[str, Any] = {
    "reshuffle": lambda n: Event("reshuffle"),
    "flush": lambda n: Event("flush"),
    "turn-up": lambda n, slot, card: Event("turn-up", slot=slot, card=n.letters[card]),
    "deal": lambda n, seat, hand: Event("deal", seat, cards=n.cards(hand), count=sum(hand)),
    "turn": lambda n, seat: Event("turn", seat),
    "pass": lambda n, seat: Event("pass", seat),
    "decline": lambda n, seat: Event("decline", seat),
    "pick": lambda n, seat, slot, card: Event("pick", seat, slot=slot, card=n.letters[card]),
    "mix": lambda n, seat, long, short: Event("mix", seat, long=long, short=short),
    "claim": lambda n, seat, track, laid: Event("claim", seat, track=n.tracks[track], cards=n.cards(laid)),
    "surcharge": lambda n, seat, paid: Event("surcharge", seat, cards=n.cards(paid)),
    "station": lambda n, seat, place, paid: Event("station", seat, location=n.places[place], cards=n.cards(paid)),
    "passenger": lambda n, seat, place: Event("passenger", seat, location=n.places[place]),
    "ride": lambda n, seat, place: Event("ride", seat, location=n.places[place]),
    "go": lambda n, seat, track: Event("go", seat, track=n.tracks[track]),
    "fare": lambda n, seat, face: Event("fare", seat, dice="SDTL"[face]),
    "fare-card": lambda n, seat: Event("fare", seat, cards=n.letters[PASSENGER_CARD]),
    "stop": lambda n, seat, goods: Event("stop", seat, points=goods),
    "stack": lambda n, symbol, place, size: Event(
        "stack", symbol=f"s{symbol + 1}", location=n.places[place], count=size
    ),
    "place-stack": lambda n, seat, symbol, place, size: Event(
        "place-stack", seat, symbol=f"s{symbol + 1}", location=n.places[place], count=size
    ),
    "souvenir": lambda n, seat, place, symbol: Event(
        "souvenir", seat, location=n.places[place], symbol=f"s{symbol + 1}"
    ),
    "roll": lambda n, dice: Event("roll", dice=dice_text(dice)),
    "tunnel-roll": lambda n, symbols: Event("tunnel-roll", count=symbols),
    "exchange": lambda n, seat, low, high, token: Event(
        "exchange", seat, dice="SDTL"[low] + "SDTL"[high], tokens=TOKENS[token]
    ),
    "dice-claim": lambda n, seat, track, dice, tokens, kind: Event(
        "claim", seat, track=n.tracks[track], dice=dice_text(dice), tokens=_tokens(kind, tokens)
    ),
    "dice-surcharge": lambda n, seat, matching, locomotives, tokens, kind: Event(
        "surcharge", seat, dice="SD"[kind] * matching + "L" * locomotives, tokens=_tokens(kind, tokens)
    ),
    "dice-tickets": lambda n, seat, stations, locomotives: Event(
        "tickets", seat, dice="T" * stations + "L" * locomotives
    ),
    "dice-station": lambda n, seat, place, stations, locomotives: Event(
        "station", seat, location=n.places[place], dice="T" * stations + "L" * locomotives
    ),
    "discard-tokens": lambda n, seat, single, double: Event("discard-tokens", seat, tokens="s" * single + "d" * double),
    "borrow": lambda n, seat, place, track: Event("borrow", seat, location=n.places[place], track=n.tracks[track]),
}
