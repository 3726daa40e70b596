"""`whistlestop play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from .arguments import add_game, read_options
from .language import add_language, language
from .screen import CommandError
from .serve_command import NEEDED, add_serving, start

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
"""What is set on a Linux machine where a browser can be shown."""


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Play in the browser: starts a server for this machine and opens the page; with a TITLE the table is set up at "
        "once. With --terminal, --save or --resume the game is in the terminal, where ? tells what can be typed."
    )
    parser = commands.add_parser("play", help="play a game in the browser, or in the terminal", description=about)
    add_game(parser, title="[TITLE]")
    parser.add_argument(
        "--people", metavar="NAMES", help="who plays here, such as Ada,Ben (default: You); they take the first seats"
    )
    bots = "computer player on the other seats, or repeated, one for each"
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help=bots)
    add_language(parser)
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play here and not in the browser")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file, at every step")
    terminal.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with the game in this file, and keep it there"
    )
    browser = parser.add_argument_group("in the browser")
    browser.add_argument("--no-browser", action="store_true", help="open no browser, only say where the page is")
    add_serving(browser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play."""
    from . import terminal

    if arguments.terminal or arguments.save or arguments.resume:
        return terminal.run(arguments)
    if any(find_spec(name) is None for name in NEEDED):
        print('The game in the browser needs pip install "whistlestop[web]"; this is the one in the terminal.')
        return terminal.run(arguments)
    if arguments.board is not None:
        raise CommandError("a board of one's own is played in the terminal so far; add --terminal")
    body = table_for(arguments)
    from whistlestop.web import logs
    from whistlestop.web.place import DataInUseError

    logs.set_up(as_json=False, verbose=False)
    try:
        start(arguments, opened=lambda url: _open_later(arguments, url, body))
    except DataInUseError as error:
        if not error.url:
            raise
        print(f"Whistlestop runs already, at {error.url}")
        _open(arguments, error.url, body)
    return 0


def table_for(arguments: argparse.Namespace) -> dict[str, Any] | None:
    """Return the table that the arguments ask for, as the server takes it; None if they name no title."""
    if arguments.title is None:
        return None
    from .terminal import people_named, seats_wanted, sit

    arguments.lang = language(arguments)
    people = people_named(arguments) if arguments.people else [""]
    sitting = sit(seats_wanted(arguments), people, arguments.bot)
    seats = [
        {"kind": "bot", "bot": one.bot} if one.bot else {"kind": "here" if number else "me", "name": one.name}
        for number, one in enumerate(sitting)
    ]
    options = {key: list(v) if isinstance(v, tuple) else v for key, v in read_options(arguments.option).items()}
    return {
        "title": arguments.title,
        "seats": seats,
        "dice": arguments.dice,
        "options": options,
        "seed": arguments.seed,
        "lang": arguments.lang,
    }


def _open_later(arguments: argparse.Namespace, url: str, body: dict[str, Any] | None) -> None:
    """Open the page while the server goes on."""
    threading.Thread(target=_open, args=(arguments, url, body), daemon=True).start()


def _open(arguments: argparse.Namespace, url: str, body: dict[str, Any] | None) -> None:
    """Set the table up, if one was asked for, and show it."""
    page = url
    if body is not None:
        try:
            page = url.rstrip("/") + set_up(url, body)
        except CommandError as error:
            print(error, file=sys.stderr)
        else:
            print(f"Your table is at {page}", flush=True)
    if not arguments.no_browser and can_show():
        webbrowser.open(page)


def set_up(url: str, body: dict[str, Any]) -> str:
    """Ask a server for a table; return the link to the seats that are played here."""
    headers = {"Content-Type": "application/json", "Accept-Language": body["lang"]}
    asked = Request(f"{url.rstrip('/')}/api/tables", json.dumps(body).encode(), headers)  # noqa: S310 -- our own server
    try:
        with urlopen(asked, timeout=20) as answer:  # noqa: S310
            made = json.load(answer)
    except HTTPError as error:
        with error:
            raise CommandError(json.load(error)["error"]["text"]) from None
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    return f"/t/{made['table']}#{','.join(tokens)}"


def can_show() -> bool:
    """Whether a browser window can be opened here."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in SCREENS)
