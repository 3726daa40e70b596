"""Nothing hidden leaves the server: games are played twice, the second time with other secrets, to the same bytes.

Whatever a viewer could get is recorded: every message in its order and its full length, advice, refusals, answers of
HTTP, the log and the metrics.  The second game is one that the viewer cannot tell from the first by the rules
(`web_worlds`); so nothing that was recorded may differ.
"""

from __future__ import annotations

import itertools
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import whistlestop as ws
from tests.web_server import Client, Running, running
from tests.web_worlds import Decision, World, other_world, played, until
from whistlestop.game import Game
from whistlestop.game.events import SECRETS
from whistlestop.web import players, shown
from whistlestop.web.entries import write_outcomes
from whistlestop.web.logs import AsJson
from whistlestop.web.shown import Eyes
from whistlestop.web.table import Table
from whistlestop.web.thinker import Question, pack

KINDS = [(title.id, dice) for title in ws.titles() for dice in (False, True)[: 1 + title.dice]]
VIEWERS = [(), (1,), (0, 2)]
"""A spectator, one seat, and two people around one screen."""

CASES = [(*kind, VIEWERS[number % 3]) for number, kind in enumerate(KINDS)]


class Given:
    """What chance brings at every table: the deal and the outcomes of this world."""

    world: World


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """Let chance be given, and advice come from a computer player that needs no clock."""
    found = Given()

    def play(table: Table, seat: int, action: str) -> tuple[Game, str, str]:
        assert table.game is not None
        game = table.game.copy()
        one = found.world.decisions[len(table.plays)]
        if (seat, action) != (one.seat, one.token):
            game.play(action, seat)
            raise AssertionError(f"the rules let seat {seat} play {action}, which only tries what they forbid")
        game.replay(action, seat, one.chance)
        return game, action, write_outcomes(one.chance)

    monkeypatch.setattr(Table, "begin", lambda _table: found.world.deal)
    monkeypatch.setattr(Table, "play", play)
    monkeypatch.setattr(players, "strongest", lambda: "planner")
    return found


def record(folder: Path, world: World, title: str, viewer: tuple[int, ...], *, dice: bool, aids: bool) -> list[str]:
    """Play a game of three people on a server of its own; return everything that a viewer of these seats gets."""
    numbers, ids = itertools.count(), itertools.count()
    folder.mkdir()
    got: list[str] = []
    with running(
        folder,
        now=lambda: 1_700_000_000.0,
        new_id=lambda: f"table{next(ids)}",
        new_token=lambda: f"secret-of-seat-{next(numbers)}",
        new_key=lambda: bytes(16),
    ) as server:
        more = {"dice": dice, "aids": aids, "public": True, "clock": {"kind": "move", "seconds": 60}}
        table, tokens = server.table(title, "me", "open", "open", **more)
        for _ in range(2):
            seat, token = server.join(table, "Ada")
            tokens[seat] = token
        mine = [tokens[seat] for seat in viewer]
        with server.client(table, *mine) as client:
            for number, one in enumerate(world.decisions):
                if number % 3 == 0:
                    ask(client, viewer, Random(number))
                if number % 40 == 10:
                    got += over_http(server, table, mine)
                decide(server, table, one)
                client.ask(type="ping")
            got += over_http(server, table, mine)
            for step in ("", "/1"):
                got.append(str(server.ask(f"/api/tables/{table}/review{step}", {})[2]))
            again = server.ask("/metrics")[2].decode()
            got += [line for line in again.splitlines() if "seconds" not in line]
            with server.client(table, *mine, after=2, lang="de") as late:
                got += late.heard
        return got + client.heard


def decide(server: Running, table: str, one: Decision) -> None:
    """Let a seat decide."""

    async def play() -> None:
        room = await server.hall.room(table)
        await room.play(one.seat, one.token, room.table.beat((one.seat,)), Eyes((one.seat,), "en"))

    server.do(play())


def ask(client: Client, viewer: tuple[int, ...], rnd: Random) -> None:
    """Ask whatever a viewer can ask about: reasons, payments, tickets; try what is not possible."""
    seat = rnd.choice(viewer) if viewer else rnd.randrange(3)
    track = f"c{rnd.randrange(1, 80)}"
    tries = [
        "d",
        "t",
        "r2",
        track,
        f"{track} R2",
        "k:t01",
        "st:wien",
        "row:R",
        "ok",
        "loan:3",
        "on:-",
        "done:t01",
        "?!",
    ]
    client.ask(type="why", seat=seat, action=rnd.choice(tries))
    legal = client.state["legal"].get(str(seat), [])
    claims = [token for token in legal if token[0] == "c" or token.startswith(("st:", "row:"))]
    client.ask(type="ways", seat=seat, action=rnd.choice(claims or ["ok", track]))
    client.ask(type="plan", seat=seat)
    bad = rnd.choice([token for token in tries if token not in legal])
    client.ask(type="play", seat=seat, action=bad, at=client.state["seq"])
    client.ask(type="undo", seat=seat, at=client.state["seq"] - 1)
    if rnd.randrange(20) == 0:
        client.ask(type="hint", seat=seat)


def over_http(server: Running, table: str, mine: list[str]) -> list[str]:
    """Ask for everything about a table that has an address."""
    tokens = [{"table": table, "token": token} for token in mine]
    asked = [
        ("/api/tables", None),
        (f"/api/tables/{table}", None),
        (f"/api/tables/{table}/record", None),
        (f"/api/tables/{table}/log", None),
        (f"/api/tables/{table}/story", None),
        (f"/t/{table}", None),
        ("/api/mine", {"tokens": tokens}),
        ("/api/stats", {"tokens": tokens}),
    ]
    answers = [server.ask(path, body) for path, body in asked]
    kept = [(status, {**headers, "date": ""}, body) for status, headers, body in answers]
    return [f"{status} {headers} {body!r}".replace(f":{server.port}", ":port") for status, headers, body in kept]


@pytest.mark.parametrize(("title", "dice", "viewer"), CASES, ids=str)
def test_other_secrets_make_no_difference(
    tmp_path: Path, given: Given, caplog: pytest.LogCaptureFixture, title: str, dice: bool, viewer: tuple[int, ...]
) -> None:
    """To whoever does not hold them, other cards and tickets change no byte, in no answer and in no line (CM-120)."""
    number = CASES.index((title, dice, viewer))
    whole = played(title, 3, number, dice=dice)
    length = len(whole.decisions) if number % 2 else Random(number).randrange(10, len(whole.decisions))
    true = until(whole, length)
    other = other_world(true, viewer, Random(number))
    assert_differ(true, other, viewer)
    heard, logged = [], []
    caplog.set_level(logging.INFO)
    for name, world in (("true", true), ("other", other)):
        caplog.clear()
        given.world = world
        heard.append(record(tmp_path / name, world, title, viewer, dice=dice, aids=number % 3 == 0))
        logged.append(list(lines_of(caplog.records)))
    for one, two in zip(*heard, strict=True):
        assert one == two
    assert logged[0] == logged[1]
    assert "secret-of-seat" not in "".join(logged[0])
    assert len(heard[0]) > 3 * length


def assert_differ(true: World, other: World, viewer: tuple[int, ...]) -> None:
    """The two worlds are the same to the viewer and others to somebody else; otherwise nothing would be shown."""
    one, two = true.game(), other.game()
    for seat in viewer or (ws.SPECTATOR,):
        assert one.view(seat) == two.view(seat)
    assert any(one.view(seat) != two.view(seat) for seat in range(3) if seat not in viewer)


def lines_of(records: list[logging.LogRecord]) -> Iterator[str]:
    """Return what a server that writes JSON would have written, but for times and what the test itself did."""
    for one in records:
        if one.name.startswith(("whistlestop", "uvicorn", "websockets")):
            line = json.loads(AsJson().format(one))
            told = {key: value for key, value in line.items() if key not in {"at", "seconds"}}
            yield re.sub(r"127\.0\.0\.1:\d+", "address", str(told))


def test_the_method_finds_a_leak(tmp_path: Path, given: Given, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server forgot that kept tickets are secret, these tests would see it (CM-120)."""
    whole = played("europe", 3, 3, dice=False)
    true = until(whole, 20)
    other = other_world(true, (1,), Random(3))
    monkeypatch.setattr(shown, "SECRETS", dict.fromkeys(SECRETS, ("cards",)))
    heard = []
    for name, world in (("true", true), ("other", other)):
        given.world = world
        heard.append(record(tmp_path / name, world, "europe", (1,), dice=False, aids=False))
    assert heard[0] != heard[1]


@pytest.mark.parametrize(("title", "dice"), KINDS, ids=str)
def test_computer_players_are_asked_what_their_seat_knows(title: str, dice: bool) -> None:
    """The bytes that go to a computer player are the same in every world that its seat thinks possible (CM-120)."""
    whole = played(title, 3, 7, dice=dice)
    for length in (1, len(whole.decisions) // 2, len(whole.decisions) - 1):
        true = until(whole, length)
        seat = whole.decisions[length].seat
        other = other_world(true, (seat,), Random(length))
        assert question(true.game(), seat) == question(other.game(), seat)


def question(game: Game, seat: int) -> bytes:
    """Write down what a computer player is asked, as it goes through the pipe."""
    legal = game.legal(seat)
    tokens = tuple(map(str, legal))
    key = ("table", seat, 0)
    events = tuple(game.events(seat))
    asked = Question("choose", key, "planner", 1, game.setup, game.view(seat), tokens, legal.choices, 0, events)
    return pack(asked, game._face)


def test_no_message_holds_a_token_or_a_key(tmp_path: Path) -> None:
    """A seat's token comes once, to whoever sits down, and the key of all chance never leaves the store."""
    with running(tmp_path, new_key=lambda: b"key-of-all-luck!") as server:
        table, tokens = server.table("nordic", "me", "here", "random", seed=None)
        with server.client(table, *tokens.values()) as client, server.client(table) as spectator:
            client.play_on(Random(2))
            spectator.ask(type="ping")
        told = "".join([*client.heard, *spectator.heard, *over_http(server, table, list(tokens.values()))])
    for secret in (*tokens.values(), "key-of-all-luck!", b"key-of-all-luck!".hex()):
        assert secret not in told
