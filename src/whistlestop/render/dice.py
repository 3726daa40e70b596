"""A board as dice see it: colours mean nothing, a track is of a single route or of a double one (DX-13, DX-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.game import SPECTATOR, Game
from whistlestop.rules.dice import symbol_of
from whistlestop.rules.state import DOUBLE

from .style import defs

SHAPES = "plain", "ferry"
RAILS = {"S": (-1.5,), "D": (-4.1, 1.1)}
"""Where the rails of each face run."""


def doubles(view: Any) -> list[int]:
    """Return the tracks of double routes, as somebody sees them; they may change."""
    return [track for i, track in enumerate(view.names.tracks) if symbol_of(view.state, view.T, i) == DOUBLE]


def faces(game: Game) -> Mapping[int, str]:
    """Return the face of the die that pays for each track: `S` or `D`; none in a game with cards."""
    if not game.setup.dice or game.board is None:
        return {}
    twice = set(doubles(game.view(SPECTATOR)))
    return {track.id: "D" if track.id in twice else "S" for track in game.board.tracks}


def dice_defs() -> str:
    """Return the spaces of both kinds of routes, to be used by reference."""
    found = []
    for shape in SHAPES:
        head = f'<g id="b-{shape}-any">'
        begin = defs().index(head) + len(head)
        bare = defs()[begin : defs().index("</g>", begin)]
        for face, rails in RAILS.items():
            marks = "".join(f'<rect class="b-m" x="-8" y="{y}" width="16" height="3" rx=".6"/>' for y in rails)
            found.append(f'<g id="b-{shape}-route-{face}">{bare}{marks}</g>')
    return f"<defs>{''.join(found)}</defs>"
