"""The Card Game's table as a picture: the row and the pile, and before each player the train yard and the track."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from whistlestop.game.actions import read_cards

from .curve import number
from .pieces import LIVERIES, Position, symbol

WIDE = 1000.0
EDGE = 24.0
CARD = (46.0, 66.0)
STEP = 15.0
"""How much of a card is seen under the next one."""
ROW = 124.0
SEAT = 96.0
"""Heights of the row, and of the places before one player."""
MIDDLE = 560.0
"""Where what is on the track begins."""
RAILS = "M4 0h38M4 6h38M9-2v10M17-2v10M25-2v10M33-2v10"


def card_table(shown: Position) -> tuple[tuple[float, float], str]:
    """Return the size of the picture, and what is on it."""
    high = ROW + SEAT * len(shown["players"])
    letters = "KBGOPRWYL"
    marks = "".join(symbol(f"mark-{letter}") for letter in letters)
    parts = chain(_row(shown), *(_seat(seat, player) for seat, player in enumerate(shown["players"])))
    return (WIDE, high), f"<defs>{marks}</defs>{''.join(parts)}"


def _row(shown: Position) -> Iterator[str]:
    for slot, letter in enumerate(shown["row"]):
        x = EDGE + slot * (CARD[0] + 10)
        yield card(letter, x, EDGE) if letter else empty(x, EDGE)
    x = EDGE + len(shown["row"]) * (CARD[0] + 10) + 24
    yield f'<g transform="translate({number(x)} {number(EDGE)})">{BACK}</g>'
    at = f'x="{number(x + CARD[0] + 14)}" y="{number(EDGE + 44)}"'
    yield f'<text class="title" {at} font-size="26">{shown["pile"]}</text>'


def _seat(seat: int, player: Position) -> Iterator[str]:
    y = ROW + seat * SEAT
    yield f'<path class="b-thin" d="M{number(EDGE)} {number(y)}H{number(WIDE - EDGE)}"/>'
    at = f"translate({number(EDGE + 20)} {number(y + SEAT / 2)})scale(1.25)"
    yield f'<use href="#wagon-{LIVERIES[seat]}" transform="{at}"/>'
    x = EDGE + 60
    for cards in player["yard"].values():
        yield from fan(cards, x, y + (SEAT - CARD[1]) / 2)
        x += CARD[0] + STEP * (_count(cards) - 1) + 16
    n = _count(player["on_track"])
    room = (WIDE - EDGE - MIDDLE - CARD[0]) / max(n - 1, 1)
    yield from fan(player["on_track"], MIDDLE, y + (SEAT - CARD[1]) / 2, min(STEP, room))
    yield (
        f'<path class="b-thin" d="{RAILS}" transform="translate({number(MIDDLE - 56)} {number(y + SEAT / 2 - 3)})"/>'
    )


def _count(cards: str) -> int:
    return sum(read_cards(cards).values())


def fan(cards: str, x: float, y: float, step: float = STEP) -> Iterator[str]:
    """Draw cards that lie over one another."""
    letters = [letter for letter, n in read_cards(cards).items() for _ in range(n)]
    for n, letter in enumerate(letters):
        yield card(letter, x + n * step, y)


def card(letter: str, x: float, y: float) -> str:
    """Draw a card with its mark."""
    return (
        f'<g class="c-{letter}" transform="translate({number(x)} {number(y)})">{PAPER}'
        f'<rect x="3" y="3" width="{number(CARD[0] - 6)}" height="{number(CARD[1] - 6)}" rx="3"/>'
        f'<use href="#mark-{letter}" x="11" y="17" width="24" height="24" style="fill:currentColor"/>'
        f'<use href="#mark-{letter}" x="4" y="4.5" width="9" height="9" style="fill:currentColor"/></g>'
    )


PAPER = (
    f'<rect width="{number(CARD[0])}" height="{number(CARD[1])}" rx="5" '
    'style="fill:#fffaf0;stroke:#1b222c;stroke-width:1.2"/>'
)
BACK = (
    f'{PAPER}<rect x="3" y="3" width="{number(CARD[0] - 6)}" height="{number(CARD[1] - 6)}" rx="3" '
    f'style="fill:#22303d"/><rect x="7" y="7" width="{number(CARD[0] - 14)}" height="{number(CARD[1] - 14)}" rx="2" '
    'style="fill:none;stroke:#e9dcbf;stroke-width:1"/>'
)


def empty(x: float, y: float) -> str:
    """Draw a slot of the row without a card."""
    return (
        f'<rect class="b-thin" x="{number(x)}" y="{number(y)}" width="{number(CARD[0])}" height="{number(CARD[1])}" '
        'rx="5" stroke-dasharray="5 4"/>'
    )
