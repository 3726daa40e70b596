"""A game as a picture: its board with all that lies there, or the Card Game's table, and everybody's points below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from whistlestop.game import SPECTATOR, Game

from .curve import number
from .dice import dice_defs, faces
from .drawing import layers
from .metrics import width
from .pieces import LIVERIES, Position, discs, standing, wagons
from .style import defs, style
from .subject import subject

FOOT = 64.0
"""Height of the line with the players."""


def game_svg(game: Game, names: Sequence[str] = (), *, theme: str = "auto", fonts: bool = True, label: str = "") -> str:
    """Return how a game stands as an SVG that needs no other file.

    `names` are written beside the players' wagons; `theme` and `fonts` are those of `board_svg`, and `label` is read
    to those who cannot see it.
    """
    shown = game.view(SPECTATOR).to_dict()
    if game.board is None:
        from .card_table import card_table

        (wide, high), drawn = card_table(shown)
        said = label or "The Card Game"
    else:
        on = subject(game.title, game.setup.board)
        wide, high = on.layout.size
        parts = [
            dice_defs(),
            *layers(on, between=wagons(on, shown), faces=faces(game)),
            *standing(on, shown),
            *discs(on, shown),
        ]
        drawn, said = "".join(parts), label or on.name
    players = "".join(_players(shown, names, wide, high))
    tall = high + FOOT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 {number(wide)} {number(tall)}" '
        f'data-title="{game.title}" role="img" aria-label="{escape(said)}"><style>{style(theme, fonts)}</style>{defs()}'
        f'<rect class="sheet" width="{number(wide)}" height="{number(tall)}"/>{drawn}{players}</svg>\n'
    )


def _players(shown: Position, names: Sequence[str], wide: float, down: float) -> Iterator[str]:
    """Write everybody's points in a line."""
    share = (wide - 40) / len(shown["players"])
    for seat, player in enumerate(shown["players"]):
        x, y = 20 + seat * share, down + FOOT / 2
        name = names[seat] if seat < len(names) else ""
        size = min(20.0, 20 * (share - 120) / max(width(name, 20), 1)) if name else 20.0
        end = number(share - 14)
        points = f'<text class="title" x="{end}" y="9" font-size="26" text-anchor="end">{player["points"]}</text>'
        yield (
            f'<g transform="translate({number(x)} {number(y)})">'
            f'<use href="#wagon-{LIVERIES[seat]}" transform="translate(24 0)scale(1.25)"/>'
            f'<text class="name" x="54" y="7" font-size="{number(size)}">{escape(name)}</text>{points}</g>'
        )
