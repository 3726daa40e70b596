"""The odds of a tunnel before one tries it, exactly as far as a seat knows the cards (CM-61, CM-62, DX-60)."""

from __future__ import annotations

from math import comb
from typing import Any

from whistlestop.rules.dice import SIDES, TUNNEL_DICE
from whistlestop.rules.state import WILD

REVEALED = 3

Odds = tuple[float, float, float, float]
"""How likely a surcharge of 0, 1, 2 and 3 is."""


def card_odds(s: Any, T: Any, colour: int) -> Odds:
    """Return the odds of an attempt in a colour, or with wilds only (colour 0), from what a seat knows.

    `s` is the state of the seat's view.  Cards that it has not seen lie in the pile or in other hands, each as likely
    here as there; if the pile runs out, the discards are shuffled, and which these are it knows.
    """
    unseen = [T.cards[kind] - _seen(s, kind) for kind in range(T.kinds)]
    first = min(REVEALED, s.pile_size)
    rest = min(REVEALED - first, s.discard_size)
    return _sum(
        _hypergeometric(_matching(unseen, colour), sum(unseen), first),
        _hypergeometric(_matching(s.discard, colour), s.discard_size, rest),
    )


def _seen(s: Any, kind: int) -> int:
    """Cards of a kind that lie open, or that a hand is known to hold."""
    hands = sum(s.hand[q][kind] for q in range(s.seats))
    return int(hands + s.discard[kind] + s.laid[kind] + s.revealed[kind] + s.row.count(kind))


def _matching(cards: Any, colour: int) -> int:
    return int(cards[WILD] + (cards[colour] if colour != WILD else 0))


def _hypergeometric(matching: int, size: int, drawn: int) -> Odds:
    """How likely so many of the drawn cards match."""
    ways = comb(size, drawn)
    chances = [comb(matching, k) * comb(size - matching, drawn - k) / ways if k <= drawn else 0.0 for k in range(4)]
    return chances[0], chances[1], chances[2], chances[3]


def _sum(one: Odds, other: Odds) -> Odds:
    """How likely the sum of two numbers is, together 3 at most."""
    chances = [sum(one[i] * other[k - i] for i in range(k + 1)) for k in range(4)]
    return chances[0], chances[1], chances[2], chances[3]


def dice_odds(T: Any) -> Odds:
    """Return the odds of the three tunnel dice."""
    p = T.tunnel_faces / SIDES
    chances = [comb(TUNNEL_DICE, k) * p**k * (1 - p) ** (TUNNEL_DICE - k) for k in range(4)]
    return chances[0], chances[1], chances[2], chances[3]
