"""What the planner remembers: the board as a net, its weights, and each seat's plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import Record, core
from whistlestop.kernel.layout import SETS, Layout
from whistlestop.rules.board import MAX_LOCATIONS, MAX_TRACKS
from whistlestop.rules.dice import TRAIN_DICE
from whistlestop.rules.state import KINDS, MAX_TOKENS

from . import weights as of

MAX_SEATS = 5
MAX_TODO = 48
FAR = 500
"""Dearer than any way."""

PLAN = Layout(
    "Plan",
    [
        # each seat's plan, and what it was made for
        ("own", SETS, (MAX_SEATS,)),
        ("open", SETS, (MAX_SEATS,)),
        ("held", SETS, (MAX_SEATS,)),
        ("wanted", SETS, (MAX_SEATS,)),  # tracks still to be claimed
        ("aim", SETS, (MAX_SEATS,)),  # tickets that the plan completes
        ("share", "i2", (MAX_SEATS, MAX_TRACKS)),  # what a wanted track brings to tickets
        ("made", "i1", (MAX_SEATS,)),
        # the board
        ("first_arc", "i2", (MAX_LOCATIONS + 2,)),
        ("arc_to", "i1", (2 * MAX_TRACKS,)),
        ("arc_track", "i1", (2 * MAX_TRACKS,)),
        ("colour", "i1", (MAX_TRACKS,)),  # 0 is grey
        ("takes_wild", "i1", (MAX_TRACKS,)),
        ("price", "i2", (MAX_TRACKS,)),
        ("w", "i2", (of.COUNT,)),
        # scratch rows
        ("bucket", "i8", (FAR + 1,)),
        ("far", "i2", (MAX_LOCATIONS + 1,)),
        ("by", "i2", (MAX_LOCATIONS + 1,)),
        ("cost", "i2", (MAX_TRACKS,)),
        ("way", SETS, (MAX_TODO,)),
        ("all", SETS, ()),
        ("todo", "i2", (MAX_TODO,)),
        ("placed", "i2", (MAX_TODO,)),
        ("gain", "i2", (MAX_TODO,)),
        ("found", "i2", (3,)),  # place, price and gain of the goal found last
        ("goal", "i2", (MAX_TRACKS,)),
        ("lack", "i2", (MAX_TRACKS,)),
        ("paid_in", "i2", (MAX_TRACKS,)),
        ("left", "i2", (KINDS,)),
        ("wish", "i2", (KINDS,)),
        ("ride", "i2", ()),  # track on which a planned ride begins
        ("claim", "i2", (2, TRAIN_DICE + MAX_TOKENS + 1, TRAIN_DICE + 1)),  # by kind, length, printed locomotives
        ("worth", "i2", (2, TRAIN_DICE + 1, TRAIN_DICE + 1)),  # of dice: by kind, fitting ones, locomotives
    ],
)


def plan_layout() -> Layout:
    """Return the layout of what the planner remembers, the same for every board."""
    return PLAN


def new_plan(T: Any, weights: Mapping[str, int] | None = None) -> Any:
    """Return an empty memory for one board; `weights` differ from the usual ones."""
    P = PLAN.blank()
    P.w = of.weight_row(weights or {})
    at = 0
    for place in range(T.n_places):
        P.first_arc[place] = at
        for track in range(T.n_tracks):
            a, b = T.ends[track]
            if place in (a, b):
                P.arc_to[at], P.arc_track[at] = a + b - place, track
                at += 1
    P.first_arc[T.n_places] = at
    for track in range(T.n_tracks):
        first = T.first_row[track]
        rows = range(first, first + T.n_rows[track])
        colours = {T.pay_colour[i] for i in rows if T.pay_colour[i]}
        P.colour[track] = colours.pop() if len(colours) == 1 else 0
        P.takes_wild[track] = max((T.pay_wilds[i] for i in rows), default=0)
        price = P.w[of.PRICE + T.length[track]] + T.symbols[track] * P.w[of.SYMBOL_PRICE]
        if T.tunnel[track]:
            price += P.w[of.TUNNEL_PRICE]
        if P.colour[track] == 0 and not T.with_dice:
            price += P.w[of.GREY_PRICE]
        P.price[track] = max(1, price)
    return P


@core
def forget(P: Record) -> None:
    """Forget every seat's plan, before another game or another world begins."""
    for q in range(MAX_SEATS):
        P.made[q] = 0
