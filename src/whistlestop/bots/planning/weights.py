"""What the planner finds dear and what it likes: numbers that games have tuned, not hands.

Points are counted in quarters.  Each weight has a place in the row `P.w`; the constants here are those places.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

# Places in the row of weights.
PRICE = 0  # to 9: what a track of so many spaces costs a plan, its own points taken off
TUNNEL_PRICE = 10
SYMBOL_PRICE = 11
GREY_PRICE = 12
STAKE = 13
WILD_VALUE = 14
SPARE_VALUE = 15
RESERVED_VALUE = 16
ARBITRARY_VALUE = 17
CLAIM_LEAST = 18
TICKET_PIECES = 20
TICKET_TURNS = 21
KEEP_MARGIN = 22
WISH = 23
WISH_LACK = 24
WISH_FIRST = 25
WILD_WISH = 26
WILD_ROW = 27
SIGHT = 29
RIDE_LEAST = 30
RIDE_LATE = 31
TUNNEL_SPARE = 32
TOKEN = 33
TICKET_DICE = 34
OFF_PLAN = 35
STAND_LEAST = 36
STATION_LATE = 37
STATION_LEAST = 38
LONG_TICKETS = 39
CLAIM_SLACK = 40
EXTEND = 41
COUNT = 64


@dataclass(frozen=True, slots=True)
class Weight:
    """One number that the planner goes by."""

    name: str
    index: int
    usual: int
    low: int
    high: int
    about: str


def _prices(usual: tuple[int, ...]) -> list[Weight]:
    about = "what a track of this length costs a plan, after its own points"
    return [Weight(f"price_{n}", PRICE + n, usual[n - 1], 1, 60, about) for n in range(1, 10)]


WEIGHTS = (
    *_prices((14, 16, 14, 9, 6, 4, 4, 4, 4)),
    Weight("tunnel_price", TUNNEL_PRICE, 4, 0, 40, "what a tunnel costs more"),
    Weight("symbol_price", SYMBOL_PRICE, 4, 0, 40, "what each printed locomotive costs more"),
    Weight("grey_price", GREY_PRICE, 0, -8, 20, "what a grey track costs more"),
    Weight("stake", STAKE, 4, 1, 20, "quarters that a point of a ticket is worth to a plan"),
    Weight("wild_value", WILD_VALUE, 8, 0, 60, "what a locomotive paid costs"),
    Weight("spare_value", SPARE_VALUE, 1, 0, 60, "what a card paid costs that nothing needs"),
    Weight("reserved_value", RESERVED_VALUE, 6, 0, 60, "what a card paid costs that another track needs"),
    Weight("arbitrary_value", ARBITRARY_VALUE, 2, 0, 60, "what each arbitrary card laid costs more"),
    Weight("claim_least", CLAIM_LEAST, 0, -100, 100, "least worth of a claim that is made at once"),
    Weight("ticket_pieces", TICKET_PIECES, 8, 0, 45, "spare pieces from which tickets are drawn"),
    Weight("ticket_turns", TICKET_TURNS, 4, 0, 40, "turns to spare from which tickets are drawn"),
    Weight("keep_margin", KEEP_MARGIN, 0, -60, 60, "what a ticket must bring to be kept"),
    Weight("wish", WISH, 10, 0, 60, "what a card is worth that a wanted track lacks"),
    Weight("wish_lack", WISH_LACK, 1, 0, 20, "and more for each card that the track lacks"),
    Weight("wish_first", WISH_FIRST, 3, 0, 40, "and more if it is for the track wanted first"),
    Weight("wild_wish", WILD_WISH, 14, 0, 80, "what a locomotive is worth"),
    Weight("wild_row", WILD_ROW, 4, -40, 80, "and more if it completes a track"),
    Weight("souvenir", SIGHT, 6, 0, 60, "what a souvenir takes off a track's price"),
    Weight("ride_least", RIDE_LEAST, 15, 0, 60, "merchandise for which a passenger rides"),
    Weight("ride_late", RIDE_LATE, 4, 0, 60, "and when the end is near"),
    Weight("token", TOKEN, 4, 0, 40, "what a token is worth"),
    Weight("ticket_dice", TICKET_DICE, 16, 0, 80, "what a die is worth that draws a ticket"),
    Weight("off_plan", OFF_PLAN, 3, 0, 40, "what each space costs, with dice, on a track that no ticket needs"),
    Weight("stand_least", STAND_LEAST, 3, 0, 20, "merchandise in reach for which a passenger is placed"),
    Weight("station_late", STATION_LATE, 4, 0, 20, "turns before the end from which stations are built"),
    Weight("station_least", STATION_LEAST, 40, 0, 200, "what a station must bring"),
    Weight("long_tickets", LONG_TICKETS, 1, 0, 4, "long tickets that are asked for where two decks are mixed"),
    Weight("claim_slack", CLAIM_SLACK, 2, 0, 20, "turns to spare with which a claim may still wait"),
    Weight("extend", EXTEND, 0, 0, 40, "what a track brings that makes the own network longer"),
    Weight("tunnel_spare", TUNNEL_SPARE, 1, 0, 3, "cards to spare with which a tunnel is tried"),
)
"""Every weight of the planner."""

FILE = Path(__file__).with_name("weights.toml")


def usual_weights() -> dict[str, int]:
    """Return the weights by name as the planner has them where a title says nothing else."""
    return {weight.name: weight.usual for weight in WEIGHTS}


@cache
def _tuned() -> dict[str, Any]:
    import tomllib

    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


def weights_for(title: str, *, dice: bool = False) -> dict[str, int]:
    """Return the weights with which the planner plays a title."""
    tuned = _tuned()
    return usual_weights() | tuned.get("usual", {}) | tuned.get(f"{title}-dice" if dice else title, {})


def check_weights(weights: Mapping[str, object]) -> None:
    """Refuse a weight that is none, or that is no whole number."""
    known = [weight.name for weight in WEIGHTS]
    for name, value in weights.items():
        if name not in known:
            raise ValueError(f"the planner has no weight {name!r}; it has {', '.join(known)}")
        if not isinstance(value, int):
            raise TypeError(f"the planner's weight {name} is a whole number, and {value!r} is not")


def weight_row(weights: Mapping[str, int]) -> list[int]:
    """Put weights in their places; a name that is none is an error."""
    check_weights(weights)
    row = [0] * COUNT
    for weight in WEIGHTS:
        row[weight.index] = weights.get(weight.name, weight.usual)
    return row
