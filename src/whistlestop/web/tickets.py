"""How far each ticket of a seat is: connected, so many trains missing by the shortest way, or not possible any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import read_cards
from whistlestop.rules.board import COLOURS
from whistlestop.simulation.ways import Ways

CONNECTED, OPEN, LOST = "connected", "open", "lost"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far one ticket is."""

    id: str
    state: str
    missing: int
    """Trains, or cards on the Card Game, that are still missing."""
    path: tuple[int, ...] = ()
    """Tracks that would connect it."""
    points: int | None = None
    """What it brings as things stand."""

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


def progress(game: Game, seat: int) -> Iterator[Progress]:
    """Tell how far each ticket is that a seat holds or may choose."""
    view = game.view(seat)
    tickets = [*(view.tickets or ()), *(one for one in view.offer or () if one not in (view.tickets or ()))]
    if game.board is None:
        yield from _card_progress(game, view, tickets)
        return
    ways = Ways(game.board, view)
    pieces = view.to_dict()["players"][seat]["pieces"]
    by_id = {ticket.id: ticket for ticket in game.board.tickets}
    for name in tickets:
        way = ways.ticket(by_id[name])
        points = ways.points(by_id[name])
        if way is None:
            yield Progress(name, LOST, 0, (), points)
        elif way.spaces == 0:
            yield Progress(name, CONNECTED, 0, (), points)
        else:
            state = OPEN if way.spaces <= pieces else LOST
            yield Progress(name, state, way.spaces, tuple(track.id for track in way.tracks), points)


def _card_progress(game: Game, view: Any, tickets: list[str]) -> Iterator[Progress]:
    """On the Card Game: cards that the On-the-Track pile lacks for a ticket alone (CG-80)."""
    from whistlestop.titles.cards import cards_of
    from whistlestop.titles.title import title

    needs = {ticket.id: ticket.needs for ticket in cards_of(title(game.title)).tickets}
    pile = read_cards(view.to_dict()["players"][view.seat]["on_track"])
    for name in tickets:
        lacking = sum(max(0, n - pile.get("KBGOPRWY"[i], 0)) for i, n in enumerate(needs[name]))
        missing = max(0, lacking - pile.get("L", 0))
        yield Progress(name, OPEN if missing else CONNECTED, missing)


assert len(COLOURS) == len("KBGOPRWY")
