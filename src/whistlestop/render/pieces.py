"""What lies and stands on a board in the middle of a game: wagons, stations, passengers, souvenirs, goods, discs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop.rules.tables import STACKS

from .curve import number
from .sheet import score_points
from .subject import Subject

LIVERIES = ("rose", "petrol", "straw", "sky", "umber")
"""Players' colours, in seat order."""

Position = Mapping[str, Any]
"""A view of a game in plain values: `view.to_dict()`."""


@cache
def symbol(name: str) -> str:
    """Return one of the browser's symbols, to be used by reference."""
    text = files("whistlestop").joinpath("web", "static", "symbols.svg").read_text(encoding="utf-8")
    begin = text.index(f'<symbol id="{name}"')
    return text[begin : text.index("</symbol>", begin) + len("</symbol>")]


def wagons(subject: Subject, shown: Position) -> Iterator[str]:
    """Put each player's wagons on their tracks."""
    for seat, player in enumerate(shown["players"]):
        for track in player["tracks"]:
            wagon = f'<use href="#wagon-{LIVERIES[seat]}" transform="'
            spaces = (
                f'{wagon}translate({number(x)} {number(y)})rotate({number(a)})"/>'
                for x, y, a in subject.lines[track].spaces
            )
            yield f'<g class="train" data-id="{track}">{"".join(spaces)}</g>'


def standing(subject: Subject, shown: Position) -> Iterator[str]:
    """Put stations, passengers, souvenirs and goods on their places."""
    spots = subject.layout.spots

    def use(what: str, place: str, dx: float, dy: float) -> str:
        x, y = spots[place].at
        return f'<use href="#{what}" transform="translate({number(x + dx)} {number(y + dy)})"/>'

    for seat, player in enumerate(shown["players"]):
        yield from (
            use(f"station-{LIVERIES[seat]}", place, *subject.stands[place]) for place in player.get("built", ())
        )
        yield from (
            use(f"passenger-{LIVERIES[seat]}", place, 8 - 12 * seat, -13) for place in player.get("standing", ())
        )
    stacks: Mapping[str, tuple[str, int]] = shown.get("stacks", {})
    if stacks:
        yield f"<defs>{''.join(symbol(f'souvenir-{name}') for name in sorted(stacks))}</defs>"
    for name, (place, left) in stacks.items():
        kind = "souvenir-stack" if left else "souvenir-stack done"
        yield _tags(subject, place, left, kind, f'<use href="#souvenir-{name}" x="-9" y="-9" width="18" height="18"/>')
    for town in subject.board.locations:
        if town.merchandise:
            goods = STACKS[town.merchandise][shown.get("taken", {}).get(town.id, 0) :]
            if goods:
                top = f'<text y="5.6" text-anchor="middle">{goods[0]}</text>'
                yield _tags(subject, town.id, len(goods), "goods", top)


def _tags(subject: Subject, place: str, many: int, kind: str, inside: str) -> str:
    """Lay tags on one another beside a place."""
    (x, y), (dx, dy) = subject.layout.spots[place].at, subject.stands[place]
    half = 9 if kind == "goods" else 11
    under = (
        f'<rect x="{number(-half + n * 2.8)}" y="{number(-half - n * 2.8)}" '
        f'width="{2 * half}" height="{2 * half}" rx="4"/>'
        for n in reversed(range(max(many, 1)))
    )
    return f'<g class="{kind}" transform="translate({number(x + dx)} {number(y + dy)})">{"".join(under)}{inside}</g>'


def discs(subject: Subject, shown: Position) -> Iterator[str]:
    """Put everybody's disc on the score track, those of equal points a little beside each other."""
    spots = score_points(subject.layout)
    there: dict[int, int] = {}
    for seat, player in enumerate(shown["players"]):
        at = max(player["points"], 0) % len(spots)
        beside = there.get(at, 0)
        there[at] = beside + 1
        x, y = spots[at]
        where = f"translate({number(x + 5 * beside)} {number(y + 3 * beside)})"
        yield f'<use href="#disc-{LIVERIES[seat]}" transform="{where}"/>'
