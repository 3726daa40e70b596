"""What the Card Game's planner goes by: its weights, and the ledger that it fills before each decision."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop.kernel.layout import Layout
from whistlestop.rules.card_state import KINDS

WEIGHTS = (
    "needed",  # a card on the track that a ticket asks for
    "spare",  # a card on the track that no ticket asks for yet
    "wild",  # a locomotive on the track
    "held",  # per cent of its worth that a card in the hand keeps while there is time
    "hurry",  # per cent of that lost for each turn that is short
    "target",  # cards that a row should have, in tenths
    "size",  # for each card more or less than that
    "draw",  # drawing two cards while there is time
    "pace",  # cards that a seat brings to the track in a turn, in tenths
    "rob",  # a card that is taken out of another's yard
    "sure",  # per mille chance that a row is robbed by who is known to be able to
    "likely",  # … by who probably is
    "possible",  # … by who may be
    "tickets",  # for each card that tickets would find use for
    "enough",  # cards beyond what tickets ask for that call for no ticket yet, in tenths
    "short",  # for each card that kept tickets would lack
    "future",  # per cent of the cards still to come that fit
    "city",  # the name of a big city on a ticket
    "pair",  # for each card of the same colour in the hand, up to four
    "engine",  # a locomotive taken from the row in place of two cards
    "blind",  # a blind card
    "missing",  # a card of the row that tickets still ask for
)
"""Names of the weights, in the order of their numbers."""

(
    NEEDED,
    SPARE,
    ENGINE_ON_TRACK,
    HELD,
    HURRY,
    TARGET,
    SIZE,
    DRAW,
    PACE,
    ROB,
    SURE,
    LIKELY,
    POSSIBLE,
    TICKETS,
    ENOUGH,
    SHORT,
    FUTURE,
    CITY,
    PAIR,
    ENGINE,
    BLIND_CARD,
    MISSING,
) = range(len(WEIGHTS))

CARD_PLAN = Layout(
    "CardPlan",
    [
        ("weight", "i2", (len(WEIGHTS),)),
        ("want", "i2", (KINDS,)),  # cards that held tickets ask for and neither track nor own yard brings
        ("unseen", "i2", (KINDS,)),  # cards that lie in the deck or in hands, and nobody saw where
        ("unseen_size", "i2", ()),
        ("demand", "i2", ()),  # cards that all held tickets ask for
        ("coming", "i2", ()),  # cards on the track or in the own yard
        ("best_worth", "i4", ()),  # of the row that would be laid
        ("rounds", "i2", ()),  # own turns that begin after this one, and so cards that each row still moves
    ],
)


@cache
def _default_weights() -> tuple[int, ...]:
    text = (files("whistlestop.bots.card_planning") / "weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return tuple(table[name] for name in WEIGHTS)


def new_card_plan(weights: Mapping[str, int] | None = None) -> Any:
    """Return a planner's memory, with some weights other than those of weights.toml if wanted."""
    plan = CARD_PLAN.blank()
    values = dict(zip(WEIGHTS, _default_weights(), strict=True)) | dict(weights or {})
    plan.weight = [values[name] for name in WEIGHTS]
    return plan
