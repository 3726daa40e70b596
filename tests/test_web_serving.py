"""`whistlestop serve` as whoever runs it meets it: where it listens, what it says, what it refuses; and the example."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from tests.commands import Command, Done
from tests.web_server import running
from whistlestop.web import serving
from whistlestop.web.codes import qr_lines
from whistlestop.web.errors import DataError
from whistlestop.web.serving import Listening, take_port

ROOT = Path(__file__).resolve().parent.parent

Serve = Callable[..., Done]


@pytest.fixture
def serve(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Give a way to run the command until it answers, and then to stop it with Ctrl+C."""
    before = gc.get_threshold()
    monkeypatch.setenv("WHISTLESTOP_PLAIN", "1")

    def run(*words: str, what: str = "serve") -> Done:
        ready = tmp_path / "data" / "whistlestop.address"

        def interrupt() -> None:
            while True:
                with suppress(OSError, ValueError), urllib.request.urlopen(f"{ready.read_text()}healthz", timeout=5):
                    break
            os.kill(os.getpid(), signal.SIGINT)

        threading.Thread(target=interrupt, daemon=True).start()
        return command(what, *words, "--data", str(tmp_path / "data"))

    yield run
    gc.set_threshold(*before)  # a server sets this for itself
    gc.unfreeze()


def test_a_server_says_where_it_is_and_how_to_stop_it(serve: Serve) -> None:
    """One line with the address, one about Ctrl+C; nothing about others, who cannot reach it."""
    done = serve("--port", "0")
    first, second = done.out.splitlines()
    assert first.startswith("Whistlestop is at http://127.0.0.1:")
    assert second == "Ctrl+C stops it; every game is kept."
    assert (done.code, done.err) == (0, "Stopped. Every game is kept.\n")


def test_whoever_lets_the_world_in_is_told_what_that_means(serve: Serve) -> None:
    """`--host 0.0.0.0` warns, and tells about a reverse proxy, TLS and `--url`."""
    said = serve("--host", "0.0.0.0", "--port", "0").out
    for word in ("Everybody who can reach this machine", "not encrypted", "reverse proxy", "TLS", "--url"):
        assert word in said


def test_the_local_network_is_told_with_a_code(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--lan` prints the address in the network, what that exposes, and a QR code of the address."""
    monkeypatch.setattr(serving, "lan_address", lambda: "192.0.2.77")
    said = serve("--lan", "--port", "0").out
    url = next(word for word in said.split() if word.startswith("http://192.0.2.77:"))
    assert f"In your network it is at {url}\n" in said
    assert "Everybody in this network can open it and see what is sent, since it is not encrypted.\n" in said
    assert qr_lines(url) in said


def test_without_a_network_nobody_is_promised_anything(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in no network says so."""
    monkeypatch.setattr(serving, "lan_address", lambda: None)
    assert "nobody else can reach it" in serve("--lan", "--port", "0").out


def test_play_serves_and_sets_the_table_up(serve: Serve) -> None:
    """`whistlestop play nordic` prints the link to the seats that are played here."""
    done = serve("nordic", "--no-browser", "--port", "0", what="play")
    assert done.code == 0
    assert "Whistlestop is at http://127.0.0.1:" in done.out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--port", "{taken}"], ["port {taken} is taken", "--port names another one"]),
        (["--port", "65536"], ["--port", "65536", "0 to 65535"]),
        (["--port", "-1"], ["--port", "-1", "0 to 65535"]),
        (["--host", "203.0.113.9", "--port", "0"], ["no address 203.0.113.9", "--host"]),
        (["--workers", "2"], ["--data postgresql://"]),
        (["--workers", "0"], ["--workers"]),
    ],
    ids=str,
)
def test_what_cannot_be_served_gets_a_clear_word(
    command: Command, tmp_path: Path, words: list[str], answer: list[str]
) -> None:
    """A port that is taken or none, an address of another machine, workers without a database: one line."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = str(other.getsockname()[1])
        done = command("serve", "--data", str(tmp_path), *(word.format(taken=taken) for word in words))
    done.refused(*(word.format(taken=taken) for word in answer))


def test_another_port_is_taken_only_where_nobody_named_one() -> None:
    """The usual port may be in use, then any other one does; a port that somebody named is that one or none."""
    with take_port("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with take_port("127.0.0.1", port, elsewhere=True) as second:
            assert second.getsockname()[1] not in {0, port}
        with pytest.raises(DataError, match=f"port {port} is taken"):
            take_port("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("::1", "http://[::1]:80/"),
        ("trains.local", "http://trains.local:80/"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, url: str) -> None:
    """An address that means all addresses is none to open."""
    assert Listening(host, 80).url == url


def test_the_example_of_a_bot_plays_a_game(tmp_path: Path) -> None:
    """`examples/table_bot.py` sits down, plays to the end, and returns what the server says all seats have."""
    spec = spec_from_file_location("table_bot", ROOT / "examples" / "table_bot.py")
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    points: list[int] = []
    with running(tmp_path) as server:
        table, tokens = server.table("europe", "me", "open", first=0)
        address = f"http://127.0.0.1:{server.port}"
        playing = threading.Thread(target=lambda: points.extend(example.play(address, table)))
        playing.start()
        with server.client(table, tokens[0]) as client:
            while client.state["status"] == "waiting":
                client.next()
            client.play_on(Random(6))
            assert client.table["seats"][1]["name"] == "Twenty lines"
        playing.join()
        assert points == client.state["result"]["totals"]


def test_the_protocol_is_described_for_programs_and_for_people(tmp_path: Path) -> None:
    """OpenAPI has every request that docs/protocol.md lists, and the page for people loads nothing."""
    with running(tmp_path) as server:
        described = server.json("/api/openapi.json")
        status, headers, page = server.ask("/api")
    listed = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert described["openapi"].startswith("3.")
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}" in listed, f"docs/protocol.md leaves out {method} {path}"
            assert f"{method.upper()} {path}" in page.decode()
    assert status == 200
    assert "text/html" in headers["content-type"]
    assert b"<script" not in page
    assert json.dumps(described)
