"""How somebody's own finished games went, by title and opponents."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from . import words
from .forms import StatsRow
from .table import OVER, Table


def rows(lang: str, games: Iterable[tuple[Table, int]]) -> list[StatsRow]:
    """Count finished games, each with the seat that one had, in the order in which they were played."""
    found: dict[tuple[str, bool, str], list[tuple[int, bool]]] = {}
    for table, seat in sorted(games, key=lambda one: one[0].created):
        end = table.game.result if table.game is not None and table.status == OVER else None
        if end is not None:
            key = (table.spec.title, table.spec.dice, _opponents(lang, table, seat))
            found.setdefault(key, []).append((end.scores[seat].total, seat in end.winners))
    return [
        StatsRow(
            title=title,
            dice=dice,
            opponent=opponent,
            games=len(ends),
            won=sum(won for _, won in ends),
            mean=fmean(points for points, _ in ends),
            best=max(points for points, _ in ends),
            points=[points for points, _ in ends],
        )
        for (title, dice, opponent), ends in found.items()
    ]


def _opponents(lang: str, table: Table, seat: int) -> str:
    """Name who else sat there, in no order."""
    others = [
        words.bot_name(lang, one.bot) if one.kind == "bot" else one.name or name
        for q, (one, name) in enumerate(zip(table.seats, table.names, strict=True))
        if q != seat
    ]
    return words.listed(lang, sorted(others, key=str.casefold))
