"""What people do at tables: sit down, take back, speak, leave and come back, hand a seat on, play again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.web_server import Client, Clock, Message, Refused, Running, running
from whistlestop.web import players


@pytest.fixture(scope="module")
def clock() -> Clock:
    """The time of the one server."""
    return Clock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    """One server for all tables."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder, now=clock) as found:
        yield found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simplest computer player take the seats of people who are away, so that nobody waits for thoughts."""
    monkeypatch.setattr(players, "usual", lambda: players.SIMPLEST)


def people(
    server: Running, stack: ExitStack, count: int, title: str = "nordic", **more: Any
) -> tuple[str, list[Client]]:
    """Let so many people sit down at a table, each with a client; seat 0 is the host and begins."""
    table, tokens = server.table(title, "me", *["open"] * (count - 1), first=0, **more)
    for name in ("Ben", "Cleo", "Dan")[: count - 1]:
        seat, token = server.join(table, name)
        tokens[seat] = token
    return table, [stack.enter_context(server.client(table, tokens[seat])) for seat in range(count)]


def begin(clients: list[Client]) -> None:
    """Let everybody keep the first tickets, one after the other."""
    for seat, client in enumerate(clients):
        client.ask(type="ping")
        assert client.play(client.state["legal"][str(seat)][0])["type"] == "ok"
    for client in clients:
        client.ask(type="ping")


def notes(client: Client) -> list[str]:
    """Name what a client has been told about the table, in order."""
    return [event["kind"] for event in client.events if event["kind"].startswith("table-")]


def last(client: Client, kind: str) -> Message:
    """Return the last thing of a kind that a client was told."""
    return [event for event in client.events if event["kind"] == kind][-1]


def refused(server: Running, table: str, token: str) -> bool:
    """Tell whether a token opens nothing, which the server says before it hangs up."""
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        answer = json.loads(socket.recv(20))
    return (answer["type"], answer["code"]) == ("refused", "not-yours")


def token_of(link: Message) -> str:
    """Return the token of an answer with a link."""
    assert link["link"].endswith("#" + link["token"])
    return str(link["token"])


# Sitting down


def test_a_free_seat_is_taken_by_the_tables_link_and_the_last_one_begins_the_game(server: Running) -> None:
    """Nobody plays before all seats are taken, and a seat is given once only."""
    table, tokens = server.table("europe", "me", "open", "open")
    with server.client(table, tokens[0]) as host:
        assert host.state["status"] == host.table["status"] == "waiting"
        assert host.play("d", at=host.state["seq"])["code"] == "not-now"
        assert server.json(f"/api/tables/{table}/join", {"name": "Ben", "seat": 2})["seat"] == 2
        with pytest.raises(Refused) as taken:
            server.json(f"/api/tables/{table}/join", {"name": "Cleo", "seat": 2})
        assert taken.value.status == 409
        assert host.ask(type="ping")["type"] == "pong"
        assert host.table["status"] == "waiting"
        assert server.join(table, "Cleo")[0] == 1
        while host.state["status"] == "waiting":
            host.next()
        assert host.table["status"] == "playing"
        assert [seat["name"] for seat in host.table["seats"]][1:] == ["Cleo", "Ben"]
        with pytest.raises(Refused):
            server.join(table, "Dan")
        assert notes(host) == ["table-sit", "table-sit"]


def test_public_tables_are_listed_until_they_are_full_and_others_never(server: Running) -> None:
    """`public` shows a table in the lobby while it waits for players."""
    hidden, _ = server.table("usa", "me", "open")
    shown, _ = server.table("usa", "me", "open", public=True, name="Friday")
    listed = {one["table"]: one for one in server.json("/api/tables")}
    assert hidden not in listed
    assert (listed[shown]["name"], listed[shown]["free"]) == ("Friday", 1)
    server.join(shown)
    assert shown not in {one["table"] for one in server.json("/api/tables")}


def test_two_of_one_name_are_told_apart(server: Running) -> None:
    """The second Ada is Ada (2), and so is one who writes it otherwise."""
    body = {"title": "nordic", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]}
    made = server.json("/api/tables", body)
    server.join(made["table"], "Ada")
    server.join(made["table"], "ADA")
    with server.client(made["table"]) as spectator:
        assert [seat["name"] for seat in spectator.table["seats"]] == ["Ada", "Ada (2)", "ADA (3)"]


def test_a_spectator_sees_what_lies_open_and_can_do_nothing(server: Running) -> None:
    """Who watches without a token holds no seat: nothing is legal, and whatever is tried is refused."""
    table, tokens = server.table("switzerland", "me", "random", first=0)
    with server.client(table) as spectator, server.client(table, tokens[0]) as client:
        assert spectator.table["you"] == []
        assert list(spectator.state["views"]) == ["-1"]
        assert spectator.state["legal"] == spectator.state["undo"] == {}
        for message in (
            {"type": "play", "action": client.state["legal"]["0"][0], "at": spectator.state["seq"]},
            {"type": "undo", "at": spectator.state["seq"]},
            {"type": "chat", "text": "Hello"},
            {"type": "plan"},
            {"type": "hint"},
            {"type": "why", "action": "d"},
            {"type": "ways", "action": "c1"},
            {"type": "leave"},
            {"type": "name", "name": "Eve"},
            {"type": "relink"},
            {"type": "host", "do": "pause"},
        ):
            assert spectator.ask(**{"seat": 0, **message})["code"] == "not-yours"


def test_nobody_speaks_for_another_seat(server: Running) -> None:
    """A token opens its own seat and no other one."""
    with ExitStack() as stack:
        table, (ada, ben) = people(server, stack, 2)
        for kind in ("play", "undo", "chat", "plan", "hint", "why", "ways", "leave", "name", "relink"):
            asked = {"type": kind, "seat": 0, "action": "d", "at": 1, "text": "x", "name": "x"}
            assert ben.ask(**asked)["code"] == "not-yours"
        assert ben.ask(type="host", do="end")["code"] == "not-yours"
        assert refused(server, table, "no-such-token")
        assert ada.ask(type="ping")["type"] == "pong"


def test_people_around_one_screen_hold_their_seats_together(server: Running) -> None:
    """`here` seats come with the host's; one connection plays them all, and each is shown its own hand (hot seat)."""
    table, tokens = server.table("nordic", "me", "here", "random", first=0)
    assert sorted(tokens) == [0, 1]
    with server.client(table, tokens[0], tokens[1]) as both, server.client(table, tokens[1]) as one:
        assert both.table["you"] == [0, 1]
        assert sorted(both.state["views"]) == ["0", "1"]
        assert sorted(both.state["legal"]) == ["0", "1"]
        assert one.state["views"]["1"] == both.state["views"]["1"]
        assert list(one.state["views"]) == ["1"]
        both.play_on(Random(4))
        assert both.state["over"]


# Taking back


def test_a_move_is_taken_back_until_another_has_moved(server: Running) -> None:
    """Among people the last decision of one's own can be taken back, if it showed nothing hidden."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2, "usa")
        begin([ada, ben])
        before, claim = ada.state, claims(ada)[0]
        assert ada.play(claim)["type"] == "ok"
        finish_paying(ada)
        while not ada.state["undo"]["0"] or ada.state["actors"] == [0]:
            ada.next()
        assert ben.ask(type="undo", seat=1, at=ben.state["seq"])["code"] == "not-now"
        while ada.state["legal"] != before["legal"]:
            assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["type"] == "ok"
        assert ada.state["views"] == before["views"]
        assert "table-undo" in notes(ada)
        assert ada.play(claim)["type"] == "ok"
        finish_paying(ada)
        ben.ask(type="ping")
        assert ben.play(claims(ben)[0])["type"] == "ok"
        ada.ask(type="ping")
        assert not ada.state["undo"]["0"]
        assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["code"] == "not-now"


def claims(client: Client) -> list[str]:
    """Return the tracks that a client may claim."""
    client.ask(type="ping")
    return [token for token in client.state["legal"][str(client.seat)] if token[0] == "c"]


def finish_paying(client: Client) -> None:
    """Choose how to pay, if it was asked."""
    seat = str(client.seat)
    while client.state["phase"] == "pay" and client.state["legal"][seat]:
        assert client.play(client.state["legal"][seat][0])["type"] == "ok"


def test_what_was_shown_is_not_taken_back_among_people(server: Running) -> None:
    """A card from the pile was hidden before, so drawing it stays; taking tickets too (CM-23, CM-80)."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2, "usa")
        begin([ada, ben])
        assert ada.play("d")["type"] == "ok"
        assert not ada.state["undo"]["0"]
        assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["code"] == "not-now"
        assert ada.play("d")["type"] == "ok"
        ben.ask(type="ping")
        assert ben.play("t")["type"] == "ok"
        assert not ben.state["undo"]["1"]


def test_a_secret_answer_is_taken_back_while_others_still_think(server: Running) -> None:
    """First tickets are chosen in secret: one may choose again until all have chosen, and nobody else hears of it."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2, "europe")
        first, second = ada.state["legal"]["0"][:2]
        ada.play(first)
        ben.ask(type="ping")
        heard = len(ben.heard)
        assert ada.state["undo"]["0"]
        assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["type"] == "ok"
        assert sorted(ada.state["actors"]) == [0, 1]
        ada.play(second)
        ben.ask(type="ping")
        told = ben.messages[heard:]
        assert {message["type"] for message in told} <= {"state", "pong"}
        assert {message["seq"] for message in told if message["type"] == "state"} == {ben.state["seq"]}
        ben.play(ben.state["legal"]["1"][0])
        ada.ask(type="ping")
        assert not ada.state["undo"]["0"]
        kept = [event for event in ada.events if event["kind"] == "keep" and event["seat"] == 0]
        assert second == f"k:{','.join(kept[-1]['tickets'])}"


def test_against_computers_any_own_move_is_taken_back(server: Running) -> None:
    """Who plays against computers alone goes back to any own decision, and the same cards come again."""
    table, tokens = server.table("nordic", "me", "random", "random", first=0)
    with server.client(table, tokens[0]) as ada:
        assert ada.table["against_computers"]
        states: list[tuple[list[str], Message]] = []
        turns = ada.turns()
        for _ in range(6):
            _, legal = next(turns)
            action = "d" if "d" in legal else legal[0]
            states.append((legal, ada.state["views"]["0"]))
            assert ada.play(action)["type"] == "ok"
        next(turns)
        drawn = ada.state["views"]["0"]["hand"]
        for legal, view in reversed(states):
            assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["type"] == "ok"
            assert ada.state["legal"]["0"] == legal
            assert ada.state["views"]["0"]["hand"] == view["hand"]
        assert not ada.state["undo"]["0"]
        for legal, _ in states:
            next(turns)
            assert ada.state["legal"]["0"] == legal
            assert ada.play("d" if "d" in legal else legal[0])["type"] == "ok"
        next(turns)
        assert ada.state["views"]["0"]["hand"] == drawn
        ada.play_on(Random(1))


# Links


def test_a_new_link_makes_the_old_one_useless(server: Running) -> None:
    """`relink` revokes: who came by the old link sees the seat no more, and cannot come again; who asked stays."""
    table, tokens = server.table("nordic", "me", "random", first=0)
    with server.client(table, tokens[0]) as ada, server.client(table, tokens[0]) as thief:
        token = token_of(ada.ask(type="relink", seat=0))
        assert ada.ask(type="plan", seat=0)["type"] == "plan"
        thief.ask(type="ping")
        assert thief.table["you"] == []
        assert list(thief.state["views"]) == ["-1"]
        assert thief.ask(type="plan", seat=0)["code"] == "not-yours"
        assert refused(server, table, tokens[0])
        assert server.json("/api/mine", {"tokens": [{"table": table, "token": tokens[0]}]}) == []
        assert len(server.json("/api/mine", {"tokens": [{"table": table, "token": token}]})) == 1
        with server.client(table, token) as phone:
            assert phone.table["you"] == [0]


def test_the_host_hands_a_seat_on(server: Running) -> None:
    """`swap` gives somebody else's seat to a new person with a new link, name and all; the old link is good no more."""
    with ExitStack() as stack:
        table, (ada, ben) = people(server, stack, 2)
        link = ada.ask(type="host", do="swap", seat=1, name="Cleo")
        assert link["type"] == "link"
        assert last(ada, "table-sit")["name"] == "Cleo"
        ben.ask(type="ping")
        assert ben.table["you"] == []
        cleo = stack.enter_context(server.client(table, token_of(link)))
        assert cleo.table["you"] == [1]
        assert cleo.table["seats"][1]["name"] == "Cleo"


@pytest.mark.usefixtures("quick")
def test_whoever_is_kicked_is_played_by_a_computer(server: Running) -> None:
    """A kicked person's link opens nothing; the game goes on with a named computer player, and the log says so."""
    with ExitStack() as stack:
        table, (ada, ben) = people(server, stack, 2)
        assert ada.ask(type="host", do="kick", seat=0)["code"] == "not-now"
        assert ada.ask(type="host", do="kick", seat=1)["type"] == "ok"
        assert last(ada, "table-kick")["seat"] == 1
        ben.ask(type="ping")
        assert ben.table["you"] == []
        ada.play_on(Random(1))
        assert ada.table["seats"][1]["played_by"] == players.SIMPLEST
        with pytest.raises(Refused):
            server.join(table)


def test_before_the_game_a_kicked_seat_is_free_again(server: Running) -> None:
    """While the table waits, somebody else can take the seat of whoever was sent away or has left."""
    table, tokens = server.table("nordic", "me", "open", "open")
    with server.client(table, tokens[0]) as ada:
        _, token = server.join(table, "Ben")
        assert ada.ask(type="host", do="kick", seat=1)["type"] == "ok"
        assert refused(server, table, token)
        seat, token = server.join(table, "Cleo")
        assert seat == 1
        with server.client(table, token) as cleo:
            assert cleo.ask(type="leave", seat=1)["type"] == "ok"
        ada.ask(type="ping")
        assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "open", "open"]
        assert last(ada, "table-kick")["why"] == "left"


def test_the_host_fills_a_free_seat_with_a_computer(server: Running) -> None:
    """A table need not wait: a computer player takes the free seat, and the game begins."""
    table, tokens = server.table("nordic", "me", "open")
    with server.client(table, tokens[0]) as ada:
        assert ada.ask(type="host", do="bot", seat=1, bot="nobody")["code"] == "wrong"
        assert ada.ask(type="host", do="bot", seat=1, bot="random")["type"] == "ok"
        assert ada.table["status"] == "playing"
        assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["bot"]) == ("bot", "random")
        ada.play_on(Random(3))


# Being away


@pytest.mark.usefixtures("quick")
def test_a_computer_plays_for_who_leaves_until_they_are_back(server: Running) -> None:
    """The others go on playing; `back`, a new hello with the token, or a move of one's own ends it."""
    with ExitStack() as stack:
        table, (ada, ben) = people(server, stack, 2)
        link = ben.ask(type="relink", seat=1)
        for returns in ("back", "hello"):
            assert ben.ask(type="leave", seat=1)["type"] == "ok"
            note = last(ada, "table-bot")
            assert (note["seat"], note["why"], note["bot"]) == (1, "left", players.SIMPLEST)
            turns = ada.turns()
            for _ in range(4):
                _, legal = next(turns)
                assert ada.play(legal[0])["type"] == "ok"
            next(turns)
            if returns == "back":
                assert ben.ask(type="back", seat=1)["type"] == "ok"
            else:
                stack.enter_context(server.client(table, token_of(link)))
            assert last(ada, "table-person")["seat"] == 1
            assert ada.table["seats"][1]["played_by"] is None


@pytest.mark.usefixtures("quick")
def test_a_clock_that_runs_out_calls_a_computer(server: Running, clock: Clock) -> None:
    """Who takes longer than the clock allows is played by a computer player from then on; not a second earlier."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2, clock={"kind": "move", "seconds": 60})
        begin([ada, ben])
        assert ada.state["deadline"] == clock.time + 60
        clock.time += 59
        server.tend()
        ada.ask(type="ping")
        assert ada.table["seats"][0]["played_by"] is None
        clock.time += 1
        server.tend()
        ben.until("state")
        note = last(ben, "table-bot")
        assert (note["seat"], note["why"], note["bot"]) == (0, "time", players.SIMPLEST)
        while ben.state["actors"] != [1]:
            ben.next()
        assert ben.state["deadline"] == clock.time + 60
        ada.ask(type="ping")
        assert ada.ask(type="back", seat=0)["type"] == "ok"
        assert ada.table["seats"][0]["played_by"] is None


@pytest.mark.usefixtures("quick")
def test_a_move_of_ones_own_ends_the_standing_in(server: Running, clock: Clock) -> None:
    """Whoever comes back in the middle of the game may simply play."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2, clock={"kind": "days", "seconds": 86_400})
        begin([ada, ben])
        clock.time += 86_400
        server.tend()
        while ben.state["actors"] != [1]:
            ben.next()
        ben.play("d")
        ben.play("d")
        ada.ask(type="ping")
        while not ben.state["legal"]["1"]:
            ben.next()
        assert ada.ask(type="back", seat=0)["type"] == "ok"
        ben.play("d")
        ben.play("d")
        ada.ask(type="ping")
        assert ada.play(ada.state["legal"]["0"][0])["type"] == "ok"


@pytest.mark.usefixtures("quick")
def test_nobody_plays_where_all_are_away(server: Running) -> None:
    """Computers in place of people wait until one of these comes back, so that no game ends unseen."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2)
        begin([ada, ben])
        ada.ask(type="leave", seat=0)
        ben.ask(type="leave", seat=1)
        server.tend()
        ben.ask(type="ping")
        seq = ben.state["seq"]
        server.tend()
        ben.ask(type="ping")
        assert ben.state["seq"] == seq
        assert not ben.state["over"]


# Running a table


def test_the_host_pauses_goes_on_and_ends(server: Running, clock: Clock) -> None:
    """While a game is paused nothing is legal and no clock runs; an ended game is not scored."""
    with ExitStack() as stack:
        table, (ada, ben) = people(server, stack, 2, clock={"kind": "move", "seconds": 30})
        begin([ada, ben])
        assert ada.ask(type="host", do="resume")["code"] == "not-now"
        assert ada.ask(type="host", do="pause")["type"] == "ok"
        assert (ada.state["status"], ada.state["actors"], ada.state["legal"]["0"]) == ("paused", [], [])
        assert ada.play("d")["code"] == "not-now"
        assert ada.ask(type="undo", seat=0, at=ada.state["seq"])["code"] == "not-now"
        clock.time += 3600
        server.tend()
        assert ada.ask(type="host", do="resume")["type"] == "ok"
        assert ada.table["seats"][0]["played_by"] is None
        assert ada.state["deadline"] == clock.time + 30
        assert ada.play("d")["type"] == "ok"
        assert ada.ask(type="host", do="end")["type"] == "ok"
        ben.ask(type="ping")
        assert (ben.table["status"], ben.state["status"], ben.state["over"]) == ("ended", "ended", False)
        assert ben.state.get("result") is None
        assert notes(ben)[-3:] == ["table-pause", "table-resume", "table-end"]
        for path in ("record", "log"):
            assert server.ask(f"/api/tables/{table}/{path}")[0] == 409
        assert ada.ask(type="host", do="resume")["code"] == "not-now"
        assert ada.ask(type="host", do="bot", seat=1, bot="random")["code"] == "not-now"


@pytest.mark.usefixtures("quick")
def test_the_host_lets_a_computer_play_and_the_person_again(server: Running) -> None:
    """What the host decided about a seat lasts until the host says otherwise: a new link does not end it."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2)
        assert ada.ask(type="host", do="person", seat=1)["code"] == "not-now"
        assert ada.ask(type="host", do="bot", seat=1, bot="random")["type"] == "ok"
        assert ben.ask(type="relink", seat=1)["type"] == "link"
        assert ben.ask(type="back", seat=1)["type"] == "ok"
        assert ada.table["seats"][1]["played_by"] == "random"
        assert ada.ask(type="host", do="person", seat=1)["type"] == "ok"
        assert ada.table["seats"][1]["played_by"] is None
        assert ada.ask(type="host", do="dance")["code"] == "wrong"
        assert ada.ask(type="host", do="kick", seat=7)["code"] == "wrong"


def finished(server: Running, *seats: str, **more: Any) -> tuple[str, dict[int, str]]:
    """Play a game at a table to its end."""
    table, tokens = server.table("san-francisco", *seats, first=0, **more)
    with server.client(table, *tokens.values()) as client:
        client.play_on(Random(5))
    return table, tokens


def test_a_rematch_is_set_up_once_with_the_same_people(server: Running) -> None:
    """Who asks first sits down; the log leads the others there, computers and the people at one screen come along."""
    table, tokens = finished(server, "me", "here", "random")
    with server.client(table, tokens[1]) as client:
        made = server.json(f"/api/tables/{table}/rematch", {}, token=tokens[0])
        assert [one["seat"] for one in made["seats"] if one["token"]] == [0, 1]
        with pytest.raises(Refused) as refused:
            server.json(f"/api/tables/{table}/rematch", {}, token=tokens[1])
        assert refused.value.status == 409
        assert "already" in refused.value.body["error"]["text"]
        client.until("table")
        assert client.table["rematch"] == made["table"]
        assert last(client, "table-rematch")["table"] == made["table"]
    about = server.json(f"/api/tables/{made['table']}")
    assert (about["title"], about["status"]) == ("san-francisco", "playing")
    assert [player["kind"] for player in about["players"]] == ["person", "person", "bot"]


def test_a_rematch_wants_a_finished_game_and_a_seat(server: Running) -> None:
    """No rematch of a running game, and none for who only watched."""
    table, tokens = server.table("nordic", "me", "random")
    assert server.ask(f"/api/tables/{table}/rematch", {}, token=tokens[0])[0] == 409
    assert server.ask(f"/api/tables/{table}/rematch", {}, token="nobody")[0] == 403


def test_a_guest_who_asks_for_a_rematch_gets_no_seat_at_the_hosts_screen(server: Running) -> None:
    """People who sat at the host's screen are not handed to somebody else: their seats are free, to be joined."""
    table, tokens = server.table("nordic", "me", "here", "open", first=0)
    seat, token = server.join(table, "Ben")
    with server.client(table, tokens[0]) as ada:
        assert ada.ask(type="host", do="end")["type"] == "ok"
    made = server.json(f"/api/tables/{table}/rematch", {}, token=token)
    assert [one["seat"] for one in made["seats"] if one["token"]] == [seat]
    assert server.json(f"/api/tables/{made['table']}")["free"] == 2


# Names and sayings


def test_names_and_sayings_stay_text(server: Running) -> None:
    """Angle brackets come out as they went in, as JSON text and nothing else; invisible characters are left out."""
    markup = "<img src=x>"
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2)
        assert ada.ask(type="name", seat=0, name=f" {markup} \u202e\x00\n")["type"] == "ok"
        assert ada.table["seats"][0]["name"] == markup
        assert ada.ask(type="chat", seat=0, text="<script>alert(1)</script>\u0007")["type"] == "ok"
        said = ben.until("chat")
        assert (said["name"], said["text"]) == (markup, "<script>alert(1)</script>")
        assert ada.ask(type="name", seat=0, name="x" * 25)["field"] == "name"
        assert ada.ask(type="chat", seat=0, text="x" * 301)["code"] == "wrong"
        assert ada.ask(type="chat", seat=0, text=7)["code"] == "wrong"


def test_a_table_without_chat_is_quiet(server: Running) -> None:
    """Where chat is switched off nobody says anything; the last sayings greet who comes later elsewhere."""
    with ExitStack() as stack:
        _, (ada, _) = people(server, stack, 2, chat=False)
        assert ada.ask(type="chat", seat=0, text="Hello")["code"] == "not-now"
        table, (cleo, _) = people(server, stack, 2)
        cleo.ask(type="chat", seat=0, text="Hello")
        cleo.ask(type="chat", text="Anybody?")
        late = stack.enter_context(server.client(table))
        said = [said for said in late.messages if said["type"] == "chat"]
        assert [(one["n"], one["seat"], one["text"]) for one in said] == [(0, 0, "Hello"), (1, 0, "Anybody?")]


def test_the_language_can_be_changed_on_the_way(server: Running) -> None:
    """`lang` brings table, log and state once more, in another language; others keep theirs."""
    with ExitStack() as stack:
        _, (ada, ben) = people(server, stack, 2)
        begin([ada, ben])
        english = last(ben, "keep")["text"]
        assert ada.ask(type="lang", lang="de")["type"] == "ok"
        assert last(ada, "keep")["text"] != english
        assert last(ben, "keep")["text"] == english


# My games


def test_my_games_begin_with_the_one_that_waits_for_me(server: Running) -> None:
    """Games on the move come first, then the other running ones, then finished ones (`/api/mine`)."""
    over, over_tokens = finished(server, "me", "random")
    with ExitStack() as stack:
        waits, (ada, ben) = people(server, stack, 2)
        begin([ada, ben])
        assert ada.state["actors"] == [0]
        mine = []
        for client, seat in ((ada, 0), (ben, 1)):
            token = token_of(client.ask(type="relink", seat=seat))
            asked = [
                {"table": over, "token": over_tokens[0]},
                {"table": waits, "token": token},
                {"table": "x", "token": "y"},
            ]
            mine.append(server.json("/api/mine", {"tokens": asked}))
    assert [(one["table"], one["your_turn"]) for one in mine[0]] == [(waits, True), (over, False)]
    assert [(one["table"], one["your_turn"]) for one in mine[1]] == [(waits, False), (over, False)]
    assert mine[0][1]["points"] == server.json(f"/api/tables/{over}")["points"]


def test_statistics_count_ones_own_finished_games(server: Running) -> None:
    """`/api/stats` tells games, wins and points by title and opponent."""
    table, tokens = finished(server, "me", "random")
    other, more = finished(server, "me", "random")
    points = [server.json(f"/api/tables/{one}")["points"] for one in (table, other)]
    asked = [{"table": table, "token": tokens[0]}, {"table": other, "token": more[0]}]
    (row,) = server.json("/api/stats", {"tokens": asked})
    assert row["points"] == [one[0] for one in points]
    assert (row["title"], row["games"], row["best"]) == ("san-francisco", 2, max(row["points"]))
    assert row["mean"] == sum(row["points"]) / 2
