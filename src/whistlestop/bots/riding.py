"""When Märklin's passengers are placed, when they ride, and where to: to the dearest merchandise (MK-40 to MK-56)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.game.card_names import members
from whistlestop.kernel import popcount
from whistlestop.rules.state import AT_PLACE

from .bot import View

WORTH_A_TURN = 16
"""Merchandise for which a passenger rides at once."""

LATE = 10
"""Pieces, one's own or another's, from which passengers ride while they still can."""

SOMETHING = 4
"""Points for which a late ride is still worth its turn."""

FAR_SIGHT = 6
"""Tracks that a ride is planned ahead."""

MANY_PIECES = 25
"""Pieces down to which a passenger is placed on dear cities only."""

DEAR = 3


class Ride(NamedTuple):
    """What is the most a ride can fetch, and the track on which it goes on."""

    points: int
    first: int | None


def top_token(view: View, place: int) -> int:
    """Points of the merchandise that the next visitor of a city gets."""
    s, tables = view.state, view.T
    taken = s.taken[place]
    return int(tables.goods[place][taken]) if taken < tables.stack_size[place] else 0


def best_ride(view: View, place: int, ridden: int | None = None, visited: int = 0, sight: int = FAR_SIGHT) -> Ride:
    """Look a few tracks ahead over the seat's own tracks."""
    s, tables = view.state, view.T
    if ridden is None:
        ridden, visited = s.ridden[0], s.visited
    best = Ride(0, None)
    if not sight or not tables.cities >> place & 1:
        return best
    for track in members(s.own[view.seat][0] & tables.touching[place][0] & ~ridden):
        a, b = tables.ends[track]
        there = a + b - place
        gain = 0 if visited >> there & 1 or not tables.cities >> there & 1 else top_token(view, there)
        rest = best_ride(view, there, ridden | 1 << track, visited | 1 << there, sight - 1)
        if gain + rest.points > best.points:
            best = Ride(gain + rest.points, track)
    return best


def worth_riding(view: View, choices: Sequence[int], menu: int) -> int | None:
    """Return the choice of the passenger that should ride now, if one should; `menu` is the number of the first."""
    s = view.state
    rides = [choice for choice in choices if menu <= choice < menu + len(s.passenger[view.seat]) and choice < AT_PLACE]
    if not view.T.passengers or not rides:
        return None
    best = max(rides, key=lambda choice: best_ride(view, s.passenger[view.seat][choice - menu], 0).points)
    late = min(s.pieces[: s.seats]) <= LATE
    points = best_ride(view, s.passenger[view.seat][best - menu], 0).points
    return best if points >= (SOMETHING if late else WORTH_A_TURN) else None


def best_stand(view: View, choices: Sequence[int]) -> int:
    """Return 0, or 1 or 2 for the end of the claimed track where a passenger is placed."""
    s, tables = view.state, view.T
    ends = tables.ends[s.track]

    def worth(choice: int) -> tuple[int, int]:
        place = ends[choice - 1]
        return top_token(view, place), popcount(tables.touching[place][0])

    best = max((choice for choice in choices if choice), key=worth, default=0)
    alone = best and ends[best - 1] in s.passenger[view.seat]
    if not best or alone or (top_token(view, ends[best - 1]) < DEAR and s.pieces[view.seat] > MANY_PIECES):
        return 0
    return best
