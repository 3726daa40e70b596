"""What is asked for at the start of a game, looked at before anything is built."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.options import OptionError, Value, settle
from whistlestop.rules.tables import UnplayableError
from whistlestop.titles.boards import read_board
from whistlestop.titles.title import Title, TitleError


def who_begins(seed: int, seats: int, first: int | None = None) -> int:
    """The seat that begins: the one that is named, or one that the seed draws (CM-13)."""
    return seed % seats if first is None else first


def check_first(first: object, seats: int) -> None:
    """The seat that begins is one of the seats, or left to chance (CM-13)."""
    if first is None or (isinstance(first, int) and not isinstance(first, bool) and 0 <= first < seats):
        return
    raise TitleError(f"seat {first!r} cannot begin; seats are 0 to {seats - 1}, and None leaves it to chance")


def check_seed(seed: object) -> None:
    """A seed is an int, or drawn."""
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise TitleError(f"the seed is a whole number, or None to draw one, not {seed!r}")


def checked_options(title: Title, dice: object, options: object) -> dict[str, Value]:
    """The options that were named, each with a right value; dice are part of the question."""
    if not isinstance(dice, bool):
        raise TitleError(f"dice is True or False, not {dice!r}")
    if dice:
        title.check_dice()
    if not isinstance(options, Mapping):
        raise OptionError(f"options are values by key, like {{'draw.strictEmpty': True}}, not {options!r}")
    for key in options:
        if not isinstance(key, str):
            raise OptionError(f"an option's key is a text like 'draw.strictEmpty', not {key!r}")
    settled = settle(title.id, dice, options)
    return {key: settled[key] for key in options}


def board_at(board: object) -> Board:
    """A board, or the one that lies in a folder."""
    if isinstance(board, Board):
        return board
    if not isinstance(board, Path | str):
        raise TitleError(f"a board is a Board, or the folder where one lies, not {board!r}")
    return read_board(Path(board))


def fitting(title: Title, board: object, build: Callable[[Board], Any]) -> Any:
    """Build the face of a game on a board that somebody brought; say so if it does not fit the title."""
    found = board_at(board)
    called = found.name or ("this board" if isinstance(board, Board) else f"the board in {board}")
    try:
        return build(found)
    except UnplayableError as error:
        raise UnplayableError(f"{called} does not fit {title.id}: {error}") from None
    except (LookupError, TypeError) as error:
        raise UnplayableError(
            f"{called} does not hang together ({error}); check_board tells what is wrong with it"
        ) from None
