"""How far each ticket of a seat is: connected, so many trains missing by the shortest way, or not possible any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import read_cards
from whistlestop.simulation.ways import Ways
from whistlestop.titles.cards import cards_of
from whistlestop.titles.title import title

CONNECTED, OPEN, LOST = "connected", "open", "lost"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far one ticket is."""

    id: str
    state: str
    missing: int | dict[str, int]
    """Trains that are still missing; on the Card Game cards, by letter."""
    path: tuple[int, ...] = ()
    """Tracks that would connect it."""
    points: int | None = None
    """What it brings as things stand."""

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


def progress(game: Game, seat: int, *, aids: bool) -> Iterator[Progress]:
    """Tell how far each ticket is that a seat holds or may choose; `aids` lets it see all that it has seen."""
    view = game.view(seat)
    held = view.tickets or ()
    tickets = [*held, *(one for one in view.offer or () if one not in held)]
    if game.board is None:
        yield from _card_progress(game, view, tickets, aids=aids)
        return
    ways = Ways(game.board, view)
    pieces = view.to_dict()["players"][seat]["pieces"]
    by_id = {ticket.id: ticket for ticket in game.board.tickets}
    for name in tickets:
        way, points = ways.ticket(by_id[name]), ways.points(by_id[name])
        if way is None:
            yield Progress(name, LOST, 0, (), points)
        elif way.spaces == 0:
            yield Progress(name, CONNECTED, 0, (), points)
        else:
            state = OPEN if way.spaces <= pieces else LOST
            yield Progress(name, state, way.spaces, tuple(track.id for track in way.tracks), points)


def _card_progress(game: Game, view: Any, tickets: list[str], *, aids: bool) -> Iterator[Progress]:
    """Tell which cards each ticket lacks: among all that a seat may look at, and in the scoring on its pile (CG-80)."""
    needs = {ticket.id: ticket.needs for ticket in cards_of(title(game.title)).tickets}
    look = view.to_dict() if aids else view.look()
    mine = look["players"][view.seat]
    have = Counter(read_cards(mine.get("on_track", "")))
    if view.phase != "complete":
        for cards in (view.hand, *mine["yard"].values()):
            have.update(read_cards(cards))
    for name in tickets:
        lacking = {"KBGOPRWY"[i]: n - have["KBGOPRWY"[i]] for i, n in enumerate(needs[name])}
        missing = {letter: n for letter, n in lacking.items() if n > 0}
        yield Progress(name, CONNECTED if sum(missing.values()) <= have["L"] else OPEN, missing)
