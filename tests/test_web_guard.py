"""Who may ask, how much, how large: limits, hosts and origins, headers, and what the server writes about itself."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.web_server import WIDE, Clock, Message, Running, running
from whistlestop.web import talk
from whistlestop.web.guard import address_of
from whistlestop.web.limits import FORGET, Bucket, Buckets
from whistlestop.web.logs import AsJson, InWords
from whistlestop.web.settings import Limits

TABLE = {"title": "usa", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with wide limits."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder, url="https://trains.example.org") as found:
        yield found


def error(body: bytes) -> Message:
    """Return what an answer says was wrong."""
    found: Message = json.loads(body)["error"]
    return found


# Hosts and origins


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8377", "[::1]:8377", "192.168.1.7", "trains.example.org"])
def test_the_server_answers_to_its_own_names(server: Running, host: str) -> None:
    """Plain addresses, this machine's names and the one it was told are its own."""
    assert server.ask("/api/titles", headers={"Host": host})[0] == 200
    assert server.ask("/api/titles", headers={"Host": socket.gethostname()})[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "trains.example.org.evil.example", "[", "[::1", "", "localhost.evil"])
def test_the_server_answers_to_no_other_name(server: Running, host: str) -> None:
    """A page of another site that points its name here gets nothing (DNS rebinding), and odd names break nothing."""
    status, _, body = server.ask("/api/titles", headers={"Host": host})
    assert status in {400, 403}
    if status == 403:
        assert error(body)["code"] == "not-yours"
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.putrequest("GET", "/ws/nothere", skip_host=True)
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    for name, value in {"Host": host, "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", **upgrade}.items():
        line.putheader(name, value)
    line.endheaders()
    assert line.getresponse().status in {400, 403}
    line.close()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_pages_of_other_sites_cannot_speak(server: Running, origin: str) -> None:
    """A request that changes something, and a WebSocket, are refused from a page of another site."""
    status, _, body = server.ask("/api/tables", TABLE, headers={"Origin": origin})
    assert (status, error(body)["code"]) == (403, "not-yours")
    table, _ = server.table("usa", "me", "open")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_pages_of_the_server_and_programs_can_speak(server: Running) -> None:
    """The own address, the one that it was told, and no origin at all are welcome."""
    own = f"http://127.0.0.1:{server.port}"
    table, _ = server.table("usa", "me", "open")
    for headers in ({"Origin": own}, {"Origin": "https://trains.example.org"}, {}):
        assert server.ask("/api/tables", TABLE, headers=headers)[0] == 201
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers=headers) as talking:
            talking.send('{"type":"hello"}')
            assert json.loads(talking.recv(20))["type"] == "table"


# Headers


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abcdefgh", "/api", "/api/titles", "/api/nothing", "/static/nothing.js", "/boards/usa.svg", "/healthz"],
)
def test_every_answer_carries_the_rules_for_pages(server: Running, path: str) -> None:
    """Everything comes from this server and nothing is written into a page; nobody frames it, nobody guesses types."""
    _, headers, _ = server.ask(path)
    policy = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port}"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    ["/static/../web/app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/.env", "/static/.hidden", "/a.py"],
)
def test_only_files_of_the_app_are_served(server: Running, path: str) -> None:
    """No path leads out of the app's folder."""
    status, _, body = server.ask(path)
    assert (status, error(body)["code"]) == (404, "not-found")


def test_a_file_is_sent_once(server: Running) -> None:
    """A browser that has a file already is told so; what is worth packing is packed."""
    status, headers, _ = server.ask("/boards/usa.svg", headers={"Accept-Encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    status, _, body = server.ask("/boards/usa.svg", headers={"If-None-Match": headers["etag"]})
    assert (status, body) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/healthz", "/boards/usa.svg"])
def test_one_can_ask_whether_something_is_there(server: Running, path: str) -> None:
    """HEAD answers as GET does, without a body: what watches over servers asks so."""
    status, headers, body = server.ask(path, method="HEAD")
    assert (status, body) == (200, b"")
    assert headers["content-type"] == server.ask(path)[1]["content-type"]


# Requests that cannot be read


def test_a_request_that_is_too_large_is_refused(server: Running) -> None:
    """A body has at most 64 kB, whether it tells its length or comes in pieces."""
    large = {**TABLE, "name": "x" * 70_000}
    status, _, body = server.ask("/api/tables", large)
    assert (status, error(body)["code"]) == (413, "too-large")
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request(
        "POST", "/api/tables", iter([b"x" * 7_000] * 10), {"Content-Type": "application/json"}, encode_chunked=True
    )
    answer = line.getresponse()
    assert (answer.status, error(answer.read())["code"]) == (413, "too-large")
    line.close()


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({**TABLE, "colour": "red"}, "colour"),
        ({**TABLE, "dice": "yes"}, "dice"),
        ({**TABLE, "title": "monopoly"}, "title"),
        ({**TABLE, "title": "\ud800"}, "title"),
        ({**TABLE, "options": {"\ud800": 1}}, None),
        ({**TABLE, "options": {"draw.strictEmpty": "\ud800"}}, "options"),
        ({**TABLE, "options": {"draw.strictEmpty": [[]]}}, "options"),
        ({**TABLE, "options": {"draw.strictEmpty": {}}}, "options"),
        ({**TABLE, "seats": [{"kind": "me"}] * 2}, "seats"),
        ({**TABLE, "seats": [{"kind": "me"}] * 6}, "seats"),
        ({**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:seconds=1e9"}]}, "bot"),
        ({**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os.system"}]}, "bot"),
        ({**TABLE, "clock": {"kind": "move", "seconds": 4}}, "clock"),
        ({**TABLE, "clock": {"kind": "days", "seconds": 31 * 86_400}}, "clock"),
        ({**TABLE, "clock": {"kind": "move"}}, "clock"),
        ({**TABLE, "seed": 1}, "seed"),
        ({**TABLE, "first": 2}, "first"),
        ({**TABLE, "name": "x" * 49}, "name"),
        ({**TABLE, "title": "usa", "dice": True, "seats": []}, "seats"),
        ([], None),
        ("x", None),
        (None, None),
    ],
    ids=lambda value: str(value)[:50].encode("ascii", "replace").decode(),
)
def test_a_table_that_cannot_be_is_refused_by_its_field(server: Running, body: Any, field: str | None) -> None:
    """Whatever is asked wrongly is answered with a sentence and the part that is meant, and nothing breaks."""
    status, _, answer = server.ask("/api/tables", body, method="POST")
    assert status == 400
    assert error(answer)["text"]
    if field is not None:
        assert field in error(answer)["field"]


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b'{"title": "\xff"}', b"\x00", b'{"a":' * 9_000])
def test_a_body_that_is_no_json_is_refused(server: Running, body: bytes) -> None:
    """Broken JSON, endless nesting and bytes that are no text get an answer in the usual form."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    assert (answer.status, error(answer.read())["code"]) == (400, "wrong")
    line.close()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/titles", 405),
        ("GET", "/api/nothing/at/all", 404),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/rules/monopoly", 404),
        ("GET", "/api/rule/XX-1", 404),
        ("GET", "/boards/usa.png", 404),
        ("GET", "/boards/card-game.svg", 404),
        ("GET", "/text/tlh.ftl", 404),
    ],
)
def test_what_is_not_there_is_said_in_the_same_form(server: Running, method: str, path: str, status: int) -> None:
    """Every answer that is no success is an error with a code and a sentence."""
    got, _, body = server.ask(path, method=method)
    assert got == status
    assert set(error(body)) >= {"code", "text"}


# Messages that cannot be read


def said_at_table(server: Running, *messages: str | bytes, hello: str = '{"type":"hello"}') -> list[Message]:
    """Say hello and then this; return what comes after the first state, until the server hangs up or has answered."""
    table, _ = server.table("usa", "me", "here")
    heard: list[Message] = []
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as talking:
        for message in (hello, *messages):
            talking.send(message)
        try:
            while not heard or heard[-1]["type"] != "pong":
                heard.append(json.loads(talking.recv(20)))
        except ConnectionClosed:
            pass
    return heard


@pytest.mark.parametrize(
    "message",
    ["{", "", b"\x00\x01", "[" * 4000, "7", "[]", "{}", '{"type":7}', '{"type":"why","id":"\\ud800"}', "x" * 4097],
    ids=lambda message: repr(message)[:20],
)
def test_a_message_that_cannot_be_read_ends_the_conversation(server: Running, message: str | bytes) -> None:
    """What is no message of this protocol is refused with a word, and the line is closed in good order."""
    heard = said_at_table(server, message, '{"type":"ping"}')
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["code"] == ("too-large" if len(message) > 4096 else "wrong")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance"},
        {"type": "__init__"},
        {"type": "play"},
        {"type": "play", "seat": {}, "action": [], "at": {}},
        {"type": "ways", "seat": "0", "action": 5},
        {"type": "host", "do": {}},
        {"type": "chat", "text": None},
        {"type": "name"},
        {"type": "hello"},
    ],
    ids=str,
)
def test_a_message_that_makes_no_sense_is_refused_and_the_talk_goes_on(server: Running, message: Message) -> None:
    """A wrong field is answered, and the next message is heard."""
    heard = said_at_table(server, json.dumps({**message, "id": ["mine", 7]}), '{"type":"ping"}')
    assert heard[-1]["type"] == "pong"
    (refused,) = [one for one in heard if one["type"] == "refused"]
    assert refused["id"] == ["mine", 7]
    assert refused["code"] in {"wrong", "not-yours"}


@pytest.mark.parametrize(
    "hello",
    [
        '{"type":"ping"}',
        '{"type":"hello","tokens":7}',
        '{"type":"hello","tokens":[7]}',
        '{"type":"hello","tokens":["a","b","c","d","e","f"]}',
        '{"type":"hello","token":"nobody"}',
    ],
)
def test_who_does_not_say_hello_properly_hears_nothing(server: Running, hello: str) -> None:
    """The first message says who it is; otherwise nothing of the table is told."""
    (refused,) = said_at_table(server, hello=hello)
    assert refused["type"] == "refused"


def test_who_says_nothing_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection without a hello is closed after a while."""
    monkeypatch.setattr(talk, "HELLO_SECONDS", 0)
    table, _ = server.table("usa", "me", "here")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as talking:
        assert json.loads(talking.recv(20))["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            talking.recv(20)


def test_there_are_no_tables_but_those_that_were_set_up(server: Running) -> None:
    """A WebSocket for a table that is not there says so; for another address it is not opened at all."""
    with connect(f"ws://127.0.0.1:{server.port}/ws/nothere") as talking:
        assert json.loads(talking.recv(20))["code"] == "not-found"
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/elsewhere")


# How much


def test_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    """So many at once, and so many an hour; another address is not concerned (behind a proxy of this machine)."""
    clock = Clock()
    with running(tmp_path, now=clock, limits=replace(WIDE, tables=(60 / 3600, 3))) as server:

        def asked(who: str) -> tuple[int, dict[str, str], bytes]:
            return server.ask("/api/tables", TABLE, headers={"X-Forwarded-For": who})

        assert [asked("198.51.100.7")[0] for _ in range(4)] == [201, 201, 201, 429]
        assert error(asked("198.51.100.7")[2])["code"] == "too-many"
        assert asked("198.51.100.8")[0] == 201
        clock.time += 60
        assert [asked("198.51.100.7")[0] for _ in range(2)] == [201, 429]


def test_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    """What changes or reckons something is counted; looking at a page is not."""
    clock = Clock()
    with running(tmp_path, now=clock, limits=replace(WIDE, requests=(1, 2))) as server:
        assert [server.ask("/api/mine", {"tokens": []})[0] for _ in range(3)] == [200, 200, 429]
        assert server.ask("/api/titles")[0] == 200
        clock.time += 1
        assert [server.ask("/api/mine", {"tokens": []})[0] for _ in range(2)] == [200, 429]


def test_connections_of_one_address_and_table_are_limited(tmp_path: Path) -> None:
    """Who has too many is refused until one of them is closed; a crowded table says so."""
    with running(tmp_path, limits=replace(WIDE, clients=2)) as server:
        table, tokens = server.table("usa", "me", "here")
        with server.client(table, tokens[0]):
            with server.client(table), pytest.raises(InvalidStatus) as refused:
                connect(f"ws://127.0.0.1:{server.port}/ws/{table}")
            assert refused.value.response.status_code == 403
            while server.hall.connected["127.0.0.1"] > 1:
                server.do(asyncio.sleep(0))
            with server.client(table) as again:
                assert again.state["status"] == "playing"
    with (
        running(tmp_path, limits=replace(WIDE, clients_of_table=1)) as server,
        server.client(table, tokens[0]),
        connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as talking,
    ):
        assert json.loads(talking.recv(20))["code"] == "too-many"


def test_sayings_are_limited(tmp_path: Path) -> None:
    """Eight at once, then one every two seconds."""
    clock = Clock()
    with running(tmp_path, now=clock, limits=replace(WIDE, sayings=Limits().sayings)) as server:
        table, tokens = server.table("usa", "me", "here")
        with server.client(table, tokens[0]) as client:
            said = [client.ask(type="chat", seat=0, text="Choo") for _ in range(9)]
            assert [one["type"] for one in said] == ["ok"] * 8 + ["refused"]
            assert said[-1]["code"] == "too-many"
            clock.time += 2
            again = [client.ask(type="chat", seat=0, text="Choo")["type"] for _ in range(2)]
            assert again == ["ok", "refused"]


def test_one_hint_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has asked for a hint waits for it before the next one is thought about."""
    monkeypatch.setattr("whistlestop.web.players.strongest", lambda: "planner")
    table, tokens = server.table("usa", "me", "here")
    with server.client(table, *tokens.values()) as client:
        client.send(type="hint", seat=0, id="first")
        assert client.ask(type="hint", seat=0)["code"] == "too-many"
        hint = client.until("hint")
        assert hint["id"] == "first"
        assert hint["moves"][0]["action"] in client.state["legal"]["0"]
        assert hint["text"]


def test_who_talks_too_fast_is_heard_more_slowly() -> None:
    """A bucket holds so many messages; each one more has to wait until the rate allows it."""
    clock = Clock()
    bucket = Bucket(2.0, 3, clock)
    assert [bucket.wait() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    clock.time += 10
    assert bucket.wait() == 0


def test_addresses_are_forgotten_at_some_point() -> None:
    """The list of addresses cannot grow without end; the ones that were quiet longest go first."""
    buckets = Buckets(0, 1, Clock())
    assert buckets.take("first")
    assert not buckets.take("first")
    for number in range(FORGET):
        buckets.take(str(number))
    assert buckets.take("first")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("::1", 1), "::"),
        (None, "unknown"),
    ],
)
def test_an_address_is_a_household(client: object, address: str) -> None:
    """IPv6 counts by the network of a household; an IPv4 address within IPv6 is what it is, and never this machine."""
    assert address_of({"client": client}) == address


# What the server says about itself


def test_health_tells_whether_the_store_can_be_read(tmp_path: Path) -> None:
    """200 while it can, 503 while it cannot."""
    with running(tmp_path) as server:
        assert server.ask("/healthz")[0] == 200
        whole = server.hall.store.engine
        server.hall.store.engine = sa.create_engine(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
        assert server.ask("/healthz")[0] == 503
        server.hall.store.engine = whole
        assert server.ask("/healthz")[0] == 200


def test_metrics_are_numbers_for_this_machine_only(server: Running) -> None:
    """Prometheus can read them, nobody else may, and they name no table, no person and no token."""
    table, tokens = server.table("nordic", "me", "random", name="Zebulon's table")
    with server.client(table, tokens[0]) as client:
        client.ask(type="name", seat=0, name="Zebulon")
        client.ask(type="chat", seat=0, text="Zebulon says")
        client.ask(type="nonsense-by-zebulon")
        client.play_on(Random(1))
        text = server.ask("/metrics")[2].decode()
    for told in ("198.51.100.7", "127.0.0.1"):  # through a proxy, whatever that says
        assert server.ask("/metrics", headers={"X-Forwarded-For": told})[0] == 403
    values = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            values[name] = float(value)
    assert values['whistlestop_entries_total{kind="play"}'] > 100
    assert values["whistlestop_rooms"] >= 1
    assert values['whistlestop_messages_total{type="unknown"}'] >= 1
    for count in (name for name in values if name.startswith("whistlestop_append_seconds_bucket")):
        assert values[count] <= values["whistlestop_append_seconds_count"]
    for secret in (table, tokens[0], "ebulon"):
        assert secret not in text


def test_logs_hold_no_names_no_tokens_and_no_hands(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Every line is a JSON object, or a line of words; requests are told by path, status and time, and no more."""
    caplog.set_level(logging.DEBUG, "whistlestop")
    table, tokens = server.table("nordic", "me", "open", name="Zebulon's table")
    _, tokens[1] = server.join(table, "Zebulon")
    with server.client(table, tokens[0]) as client, server.client(table, tokens[1]) as other:
        other.ask(type="chat", seat=1, text="Zebulon says")
        client.ask(type="play", seat=0, action="nonsense", at=client.state["seq"])
        hand = client.state["views"]["0"]["hand"]
    server.json("/api/mine", {"tokens": [{"table": table, "token": tokens[0]}]})
    server.ask("/healthz")
    records = [one for one in caplog.records if one.name.startswith("whistlestop")]
    lines = [AsJson().format(one) for one in records]
    paths = [json.loads(line).get("path") for line in lines]
    assert {"/api/tables", f"/api/tables/{table}/join", "/api/mine"} <= set(paths)
    text = "\n".join([*lines, *map(InWords().format, records)])
    for secret in (*tokens.values(), "ebulon", hand):
        assert secret not in text
    assert f"info: request: POST /api/tables/{table}/join 200" in text


def test_an_error_in_the_log_brings_its_trace() -> None:
    """Whoever runs the server sees where something broke, in words and as JSON."""
    broken = ValueError("broken")
    record = logging.LogRecord("whistlestop", logging.ERROR, "", 0, "it %s", ("broke",), (ValueError, broken, None))
    assert InWords().format(record).startswith("error: it broke\n")
    line = json.loads(AsJson().format(record))
    assert (line["level"], line["text"]) == ("error", "it broke")
    assert "ValueError: broken" in line["error"]
