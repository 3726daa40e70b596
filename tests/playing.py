"""What tests do with a game at the table: ask whether something may be done, do it, and play on to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import whistlestop as ws
from whistlestop.rules.board import Board, Location, Ticket, Track


def legal(game: ws.Game, *tokens: str, seat: int | None = None) -> None:
    """Assert that each of these actions may be played now, one as well as the other, and is."""
    seat = game.actors[0] if seat is None else seat
    for token in tokens:
        assert game.why_not(seat, token) is None, token
        assert ws.read_action(token) in game.legal(seat), token
        game.copy().play(token, seat)


def illegal(game: ws.Game, *tokens: str, rule: str = "", seat: int | None = None) -> None:
    """Assert that each of these actions is refused, by this rule if it is named, and changes nothing."""
    seat = game.actors[0] if seat is None else seat
    for token in tokens:
        reason = game.why_not(seat, token)
        assert reason is not None, token
        assert ws.read_action(token) not in game.legal(seat), token
        before = [game.view(q) for q in range(game.seats)]
        with pytest.raises(ws.Illegal):
            game.play(token, seat)
        assert [game.view(q) for q in range(game.seats)] == before, token
        if rule:
            assert reason.rule == rule, f"{token}: {reason}"


def play(game: ws.Game, *tokens: str) -> list[ws.Event]:
    """Play these actions, whoever acts; return what happened."""
    return [event for token in tokens for event in game.play(token, game.actors[0])]


def claim(game: ws.Game, token: str) -> list[ws.Event]:
    """Claim a track; take the first souvenir and place no passenger, where that is asked."""
    happened = play(game, token)
    if game.phase == "souvenir":
        happened += play(game, str(game.legal()[0]))
    if game.phase == "passenger":
        happened += play(game, "on:-")
    return happened


def table(game: ws.Game) -> dict[str, Any]:
    """Return what everybody sees."""
    view: dict[str, Any] = game.view(ws.SPECTATOR).to_dict()
    return view


def player(game: ws.Game, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a seat."""
    shown: dict[str, Any] = table(game)["players"][seat]
    return shown


def hand(game: ws.Game, seat: int = 0) -> str:
    """Return the cards of a seat."""
    return str(game.view(seat).hand)


def kinds(events: list[ws.Event]) -> list[str]:
    """Return what sort of things happened."""
    return [event.kind for event in events]


def options(game: ws.Game, seat: int | None = None) -> set[str]:
    """Return the tokens of everything that may be done now."""
    return set(map(str, game.legal(seat)))


def end(game: ws.Game) -> Any:
    """Let everybody do something harmless until the game is over; return the reckoning."""
    for _ in range(50):
        if game.over:
            return game.result
        game.play(harmless(game))
    raise AssertionError("the game does not end")


def harmless(game: ws.Game) -> str:
    """Return an action that changes no board: draw blind, pass, let the dice be."""
    may = options(game)
    return next(token for token in ("d", "pass", "re:-", "end", "ok", *sorted(may)) if token in may)


SIGHTS = 5
COUNTRIES = {"fr": "france", "de": "deutschland"}


def network(tracks: str, tickets: str = "") -> Board:
    """Make a board: tracks `A-B 3, B-C 4` get the ids 1, 2, ...; tickets `A-C 7` become t1, t2, ....

    Places whose name begins with `fr` or `de` are crossings to France or Germany; the first five are San Francisco's
    marked sights, if it needs any.
    """
    joined, asked = list(pairs(tracks)), list(pairs(tickets))
    places = sorted({place for a, b, _ in joined + asked for place in (a, b)})
    return Board(
        locations=tuple(location(place, marked=i < SIGHTS) for i, place in enumerate(places)),
        tracks=tuple(Track(i, a, b, length) for i, (a, b, length) in enumerate(joined, 1)),
        tickets=tuple(Ticket(f"t{i}", a, ((b, points),)) for i, (a, b, points) in enumerate(asked, 1)),
    )


def pairs(text: str) -> Iterator[tuple[str, str, int]]:
    """Read `A-B 3, B-C 4`."""
    for a, b, number in re.findall(r"(\w+)-(\w+) (\d+)", text.lower()):
        yield a, b, int(number)


def location(place: str, *, marked: bool) -> Location:
    """Make a city or a crossing to a country."""
    country = COUNTRIES.get(place[:2], "")
    return Location(place, place, 0, 0, "country" if country else "city", country, marked=marked)
