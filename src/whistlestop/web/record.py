"""Finished games as files: the score sheet, and the game log for programs."""

from __future__ import annotations

from datetime import UTC, datetime

from whistlestop.notation.gamelog import write_log
from whistlestop.notation.record import write_record

from .errors import TooLateError
from .table import Table


def record_of(table: Table) -> str:
    """Return the score sheet of a table's game."""
    if table.game is None:
        raise TooLateError("not-begun")
    date = datetime.fromtimestamp(table.created, UTC).date().isoformat()
    names = [f"{seat} {name}" for seat, name in enumerate(table.names)]
    return write_record(table.game, {"Date": [date], "Name": names})


def log_of(table: Table) -> str:
    """Return the game log of a table's finished game."""
    if table.game is None or not table.game.over:
        raise TooLateError("not-over")
    return "".join(f"{line}\n" for line in write_log(table.game))
