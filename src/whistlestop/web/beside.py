"""What lies beside a decision: facts that follow from the rules, so that no client has to know them.

Everything here follows from the seat's own view, so it tells nothing that the seat could not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.game import SPECTATOR, Game, Illegal
from whistlestop.game.actions import Go, Reroll, read_action
from whistlestop.render import dice as routes
from whistlestop.rules.passengers import end_ride

from .proposing import proposal

Beside = dict[str, Any]


def beside(game: Game, seat: int) -> Beside | None:
    """Return what helps a seat to decide, or None where the view and the legal actions say all."""
    tell = TOLD.get(game.phase)
    return tell(game, seat) if tell is not None and seat in game.actors else None


def kept(game: Game, seat: int) -> Beside:
    """Return what could be done if all dice were kept (DX-20): keeping them rolls nothing, so nothing is foreseen."""
    return {"kept": [str(action) for action in _kept(game, seat).legal(seat)]}


def _kept(game: Game, seat: int) -> Game:
    after = game.copy()
    after.play(Reroll(""), seat)
    return after


def why_not_if_kept(game: Game, seat: int, action: str) -> Illegal | None:
    """Say what would speak against something if all dice were kept: more than that they lie there to be rolled."""
    asked = read_action(action)
    return _kept(game, seat).why_not(seat, asked) if game.phase == "rolled" and not isinstance(asked, Reroll) else None


def ride(game: Game, seat: int) -> Beside:
    """Return where a passenger has been, and what it would bring to get off here and after one more track (MK-52)."""
    view = game.view(seat)
    s, names = view.state, view.names
    return {
        "visited": [place for i, place in enumerate(names.places) if s.visited >> i & 1 and view.T.cities >> i & 1],
        "points": _brings(view, s),
        "ahead": {str(action): _after(game, seat, action) for action in game.legal(seat) if isinstance(action, Go)},
    }


def _after(game: Game, seat: int, action: Go) -> int:
    view = game.view(seat)
    s, T, track = view.state.copy(), view.T, view.names.track_index[action.track]
    s.visited |= 1 << (T.ends[track][0] + T.ends[track][1] - s.place)
    return _brings(view, s)


def _brings(view: Any, s: Any) -> int:
    """Merchandise that a ride would collect if it ended now."""
    ended = s.copy()
    before = ended.goods[view.seat]
    end_ride(ended, view.T)
    return int(ended.goods[view.seat] - before)


def loan(game: Game, seat: int) -> Beside:
    """Return which station is asked about, and what the software proposes for each in turn (EU-13)."""
    view = game.view(seat)
    place = view.state.station[seat][view.state.step]
    return {"station": view.names.places[place], "proposal": proposal(game, seat)}


def doubles(game: Game) -> list[int]:
    """Return the tracks of double routes, which dice tell from single ones; they may change (DX-13, DX-14)."""
    return routes.doubles(game.view(SPECTATOR))


def stack(game: Game, seat: int) -> Beside:
    """Return which souvenirs are being placed (SF-17)."""
    return {"symbol": f"s{game.view(seat).state.step + 1}"}


TOLD: dict[str, Callable[[Game, int], Beside]] = {"rolled": kept, "ride": ride, "place": stack, "borrow": loan}
"""What is told in a phase."""
