"""`whistlestop serve`: tables for browsers and programs, on this machine, in its network or for the world."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from .arguments import at_least
from .screen import CommandError

PORT = 8377
MOST_PORT = 65_535
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 -- compared with, to warn


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Serve tables until interrupted. Everything is kept in the data folder: a server that was killed goes on "
        "where it was. docs/hosting.md tells how to run one for others."
    )
    parser = commands.add_parser("serve", help="serve tables for browsers and programs", description=about)
    add_serving(parser)
    parser.add_argument("--workers", type=at_least(1), default=1, metavar="N", help="processes, with PostgreSQL")
    keep = "delete finished games, and tables that nobody came to, once nobody has touched them for DAYS days"
    parser.add_argument("--keep", type=at_least(1), metavar="DAYS", help=keep)
    parser.add_argument("--log", choices=("words", "json"), default="words", help="how to write down what goes on")
    parser.add_argument("--no-limits", action="store_true", help="allow any number of tables and messages, for tests")
    parser.add_argument("--verbose", action="store_true", help="write down every request too")
    parser.set_defaults(run=run)


def add_serving(parser: Any) -> None:
    """Add what is to be said about a server, also by `whistlestop play`."""
    parser.add_argument(
        "--data", metavar="FOLDER", help="where everything is kept, also a postgresql:// URL (or WHISTLESTOP_DATA)"
    )
    parser.add_argument(
        "--port", type=port_number, default=None, metavar="PORT", help=f"port to listen on (default: {PORT})"
    )
    parser.add_argument("--host", default=None, help="address to listen on (default: this machine only)")
    parser.add_argument("--lan", action="store_true", help="listen in the local network, and show the address there")
    parser.add_argument("--url", default="", help="where people reach the server, if a reverse proxy stands before it")
    parser.add_argument("--thinkers", type=int, metavar="N", help="processes in which computer players think")
    parser.add_argument(
        "--pace", type=float, default=0.0, metavar="SECONDS", help="pause before a computer player moves"
    )


def port_number(text: str) -> int:
    """Read a port; 0 lets the system choose."""
    number = int(text)
    if not 0 <= number <= MOST_PORT:
        raise argparse.ArgumentTypeError(f"{number} is no port; ports are 0 to {MOST_PORT}")
    return number


NEEDED = ("fastapi", "fluent", "segno", "sqlalchemy", "uvicorn", "websockets")
"""Packages that the server needs, one of each that brings others."""


def need_web() -> None:
    """Refuse where the server's packages are not installed."""
    from importlib.util import find_spec

    if any(find_spec(name) is None for name in NEEDED):
        raise CommandError('this needs the server, which is not installed: pip install "whistlestop[web]"')


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    need_web()
    from whistlestop.web import logs

    logs.set_up(as_json=arguments.log == "json", verbose=arguments.verbose)
    start(arguments, opened=lambda url: None)
    return 0


def start(arguments: argparse.Namespace, opened: Any) -> None:
    """Take the port, say where the server is, and serve; `opened` is called with the address then."""
    from dataclasses import replace

    from whistlestop import __version__
    from whistlestop.web.place import Lock, database_file, database_url
    from whistlestop.web.serving import Listening, serve, serve_together, take_port
    from whistlestop.web.settings import UNLIMITED, Settings

    host = arguments.host or ("0.0.0.0" if arguments.lan else "127.0.0.1")  # noqa: S104 -- asked for
    port = PORT if arguments.port is None else arguments.port
    settings = Settings(
        database_url(arguments.data), url=arguments.url, pace=max(0.0, arguments.pace), version=__version__, warm=True
    )
    settings = replace(settings, keep=getattr(arguments, "keep", None))
    if arguments.thinkers is not None:
        settings = replace(settings, thinkers=arguments.thinkers)
    if getattr(arguments, "no_limits", False):
        settings = replace(settings, limits=UNLIMITED)
    if getattr(arguments, "workers", 1) > 1 and database_file(settings.database):
        raise CommandError("several workers need a database that they can share: --data postgresql://…")
    lock = Lock(settings.database)
    try:
        with take_port(host, port, elsewhere=arguments.port is None) as taken:
            there = Listening(host, taken.getsockname()[1])
            lock.tell(there.url)

            def ready() -> None:
                print(f"Whistlestop is at {arguments.url or there.url}")
                for line in _exposed(arguments, there):
                    print(line)
                print("Ctrl+C stops it; every game is kept.", flush=True)
                opened(there.url)

            if getattr(arguments, "workers", 1) > 1:
                serve_together(settings, taken, arguments.workers, ready)
            else:
                serve(settings, taken, ready)
    except KeyboardInterrupt:
        pass  # all is closed already: this is how the server hands Ctrl+C on
    finally:
        lock.release()
    print("Stopped. Every game is kept.", file=sys.stderr)


def _exposed(arguments: argparse.Namespace, there: Any) -> list[str]:
    """Say who can reach the server, if others can."""
    from whistlestop.web.codes import qr_lines
    from whistlestop.web.serving import lan_address

    if arguments.lan:
        address = lan_address()
        if address is None:
            return ["This machine seems to be in no network; nobody else can reach it."]
        url = f"http://{address}:{there.port}/"
        return [
            f"In your network it is at {url}",
            "Everybody in this network can open it and see what is sent, since it is not encrypted.",
            qr_lines(url),
        ]
    if there.host in EVERYWHERE:
        return [
            "Everybody who can reach this machine can open it, and what is sent is not encrypted:",
            "put a reverse proxy with TLS before it (docs/hosting.md), and name its address with --url.",
        ]
    return []
