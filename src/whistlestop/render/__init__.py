"""Draws boards: as SVG for a browser or a file, and as data for whoever puts wagons on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from whistlestop.rules.board import Board

from .data import board_data as board_data
from .drawing import layers
from .picture import game_svg as game_svg
from .poster import poster_svg as poster_svg
from .style import defs, style
from .subject import subject


def board_svg(
    title: str,
    board: Board | Path | None = None,
    *,
    standalone: bool = True,
    theme: str = "auto",
    fonts: bool = True,
    marked: Mapping[str | int, str] = {},
    pieces: Iterable[str] = (),
) -> str:
    """Return the board of a title, or another board that is played by its rules, as an SVG.

    A standalone one carries its colours and letters with it; `theme` is `auto` (as the reader likes it), `light` or
    `dark`.  The one that is not leaves them to the page's stylesheets, as the browser app wants it.

    `marked` sets off tracks by their number (`possible`, `chosen`, `last`, `ticket`, `closed`) and places by their id
    (`pin`).  `pieces` are elements of SVG that lie above the tracks and below the places; `board_data` knows where.
    """
    drawn = subject(title, board)
    if unknown := set(marked) - drawn.lines.keys() - drawn.names.keys():
        raise ValueError(f"{min(map(str, unknown))} is no track and no place of this board, so it cannot be marked")
    inside = f"<style>{style(theme, fonts)}</style>" if standalone else ""
    width, height = drawn.layout.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 {width:g} {height:g}" '
        f'data-title="{drawn.title.id}" role="img" aria-label="{drawn.label}">{inside}{defs()}'
        + "".join(layers(drawn, between=pieces, marked=marked))
        + "</svg>\n"
    )


__all__ = ["board_data", "board_svg", "game_svg", "poster_svg"]
