"""A finished game for whoever wants to look at it again: every position with all that was hidden, and the reckoning."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import read_action
from whistlestop.render.replay import replay_data

from . import words
from .errors import TooLateError
from .files import File, Shelf
from .shown import Eyes, result, table_message
from .table import OVER, WAITING, Table
from .tickets import progress

SHELF = Shelf(most=30)
"""Stories that were asked for lately, written and packed."""

ABOUT = ("table", "title", "title_name", "family", "dice", "board", "name", "rematch", "against_computers")


def finished(table: Table) -> Game:
    """Return the game of a table, which must be over by its rules: before that, nothing hidden leaves the server."""
    if table.status == WAITING:
        raise TooLateError("not-begun")
    if table.game is None or table.status != OVER:
        raise TooLateError("not-over")
    return table.game


def story_file(table: Table, lang: str, you: int | None) -> File:
    """Return the story of a finished game as it is sent; `you` is the seat that is spoken to."""
    finished(table)

    def write() -> tuple[bytes, str]:
        text = json.dumps(story(table, lang, you), ensure_ascii=False, separators=(",", ":"))
        return text.encode(), "application/json"

    return SHELF.get(f"{table.id} {lang} {you}", table.seq, write)


def story(table: Table, lang: str, you: int | None) -> dict[str, Any]:
    """Tell a finished game from the deal to the reckoning."""
    game, eyes = finished(table), Eyes(() if you is None else (you,), lang)
    shown = table_message(table, eyes, ())
    seats = [{name: seat[name] for name in ("seat", "name", "kind", "colour")} for seat in shown["seats"]]
    return {
        **{name: shown[name] for name in ABOUT},
        "created": table.created,
        "touched": table.touched,
        "seats": seats,
        "result": result(table, eyes),
        "lacking": lacking(game),
        **replay_data(game, words.names_of(table, you), lang),
    }


def lacking(game: Game) -> list[dict[str, dict[str, Any]]]:
    """Return for each seat how near its failed tickets were: trains or cards that were missing, and by which tracks.

    `missing` is None where no way was left, or where cards were needed for another ticket too.
    """
    found = []
    for seat in range(game.seats):
        failed = {line.ticket for line in game.result.scores[seat].tickets if not line.completed} if game.result else ()
        short: dict[str, dict[str, Any]] = {}
        for one in progress(game, seat, aids=True):
            if one.id in failed:
                n = one.missing if isinstance(one.missing, int) else sum(one.missing.values())
                short[one.id] = {"missing": n or None, "path": list(one.path)}
        found.append(short)
    return found


def reviewed(table: Table, lang: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a review has found, in words of a language."""
    return {**found, "judged": [judged(table, lang, one) for one in found["judged"]]}


def judged(table: Table, lang: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was found about one decision, in words of a language."""
    names, row = words.names_of(table, None), found["row"]
    moves = [move | {"text": words.action(lang, read_action(move["action"]), names, row)} for move in found["moves"]]
    return {"step": found["step"], "sure": found["sure"], "moves": moves}
