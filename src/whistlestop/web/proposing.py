"""What a seat could lay or choose where the engine asks in small steps: rows of the yard, proposals at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import Borrow, Complete, LayCards, Row, read_action, write_cards
from whistlestop.rules.choosing import propose_tickets
from whistlestop.rules.scoring import propose_loans
from whistlestop.rules.state import EMPTY, WILD

from .paying import Way


def rows_to_lay(game: Game, seat: int, token: str) -> Iterator[Way]:
    """Return every row of a colour that a seat may lay, the smallest first (CG-40, CG-41)."""
    action = read_action(token)
    legal = game.legal(seat)
    if not isinstance(action, Row) or action not in legal:
        return
    view = game.view(seat)
    hand, colour = view.state.hand[seat], view.names.letters.index(action.colour)
    sizes = [(n, wilds) for n in range(hand[colour] + 1) for wilds in range(hand[WILD] + 1) if n + wilds]
    for n, wilds in sorted(sizes, key=lambda size: (sum(size), size[1])):
        cards = write_cards({action.colour: n, view.names.letters[WILD]: wilds})
        lay = LayCards(cards, "" if n else action.colour)
        if lay in legal:
            yield Way(str(lay), cards, wilds)


def proposal(game: Game, seat: int) -> list[str]:
    """Return what `ok` means for a seat in the final scoring, as tokens; nothing where it is not asked."""
    if seat not in game.actors or game.phase not in {"complete", "borrow"}:
        return []
    view = game.view(seat)
    s: Any = view.state.copy()
    if game.phase == "complete":
        s.completed[seat] = [s.completed[seat][0] & ~s.held[seat][0]]
        propose_tickets(s, view.T, seat)
        return [str(Complete(view.names.ticket_set(s.completed[seat][0] & s.held[seat][0])))]
    propose_loans(s, view.T, seat)
    built = [i for i, place in enumerate(s.station[seat]) if place != EMPTY]
    tracks = [s.borrowed[seat][i] for i in built]
    return [str(Borrow(None if track == EMPTY else view.names.tracks[track])) for track in tracks]
