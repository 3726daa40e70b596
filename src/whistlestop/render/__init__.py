"""Draws boards: as SVG for a browser or a file, and as data for whoever puts wagons on them."""

from __future__ import annotations

from pathlib import Path

from whistlestop.rules.board import Board

from .data import board_data as board_data
from .drawing import layers
from .poster import poster_svg as poster_svg
from .style import defs, style
from .subject import subject


def board_svg(
    title: str, board: Board | Path | None = None, *, standalone: bool = True, theme: str = "auto", fonts: bool = True
) -> str:
    """Return the empty board of a title, or another board that is played by its rules, as an SVG.

    A standalone one carries its colours and letters with it; `theme` is `auto` (as the reader likes it), `light` or
    `dark`.  The one that is not leaves them to the page's stylesheets, as the browser app wants it.
    """
    drawn = subject(title, board)
    inside = f"<style>{style(theme, fonts)}</style>" if standalone else ""
    width, height = drawn.layout.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 {width:g} {height:g}" '
        f'data-title="{drawn.title.id}" role="img" aria-label="{drawn.label}">{inside}{defs()}'
        + "".join(layers(drawn))
        + "</svg>\n"
    )


__all__ = ["board_data", "board_svg", "poster_svg"]
