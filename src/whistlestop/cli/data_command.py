"""`whistlestop data`: back up, restore, check, list, export, delete and prune what a server keeps."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .screen import CommandError
from .serve_command import need_web

if TYPE_CHECKING:
    from collections.abc import Iterator


def add_parser(commands: Any) -> None:
    """Add the command and what it can do."""
    about = "Look after what the server keeps: the data folder, or the database that --data names."
    parser = commands.add_parser("data", help="look after what the server keeps", description=about)
    doing = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    for name, (run, words, more) in DOING.items():
        one = doing.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
        one.add_argument("--data", metavar="FOLDER", help="data folder or postgresql:// URL (or WHISTLESTOP_DATA)")
        more(one)
        one.set_defaults(run=run)


def _url(arguments: argparse.Namespace) -> str:
    need_web()
    from whistlestop.web.place import database_url

    return database_url(arguments.data)


@contextmanager
def _alone(url: str) -> Iterator[None]:
    """Make sure that no server uses the data meanwhile."""
    from whistlestop.web.place import Lock

    lock = Lock(url)
    try:
        yield
    finally:
        lock.release()


def _backup(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import back_up

    count = back_up(_url(arguments), arguments.file)
    print(f"{arguments.file} holds {count} table{'s' * (count != 1)}. It holds all secrets too: keep it safe.")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import restore

    url = _url(arguments)
    with _alone(url):
        count = restore(arguments.file, url)
    print(f"{count} table{'s' * (count != 1)} restored. What was there before is kept beside it.")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import check

    found = check(_url(arguments))
    for fault in found.faults:
        print(fault)
    print(f"{found.tables} tables with {found.entries} entries, {len(found.faults) or 'no'} faults.")
    return 1 if found.faults else 0


def _list(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import lines_of

    for table, title, status, touched in lines_of(_url(arguments)):
        print(f"{table}  {datetime.fromtimestamp(touched, UTC):%Y-%m-%d %H:%M}  {status:<8}  {title}")
    return 0


def _export(arguments: argparse.Namespace) -> int:
    from whistlestop.web.errors import WebError
    from whistlestop.web.keeping import table_of
    from whistlestop.web.record import log_of, record_of

    table = table_of(_url(arguments), arguments.game)
    try:
        text = log_of(table) if arguments.log else record_of(table)
    except WebError as error:
        why = {"not-begun": "the game has not begun", "not-over": "the game is not over, so it has no log yet"}
        raise CommandError(f"table {arguments.game}: {why.get(error.key, str(error))}") from None
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        arguments.out.write_text(text, encoding="utf-8")
    return 0


def _delete(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import delete

    url = _url(arguments)
    with _alone(url):
        count = delete(url, arguments.game)
    print(f"Table {arguments.game} is deleted, with {count} entries.")
    return 0


def _prune(arguments: argparse.Namespace) -> int:
    from whistlestop.web.keeping import DAY, prune

    url = _url(arguments)
    with _alone(url):
        count = prune(url, time.time() - arguments.days * DAY)
    print(f"{count} table{'s' * (count != 1)} deleted.")
    return 0


def _with_file(words: str) -> Any:
    return lambda parser: parser.add_argument("file", type=Path, metavar="FILE", help=words)


def _with_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of the table, as in its link")


def _with_export(parser: argparse.ArgumentParser) -> None:
    _with_game(parser)
    parser.add_argument("--log", action="store_true", help="as a game log for programs; otherwise as a record")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write into this file")


def _with_days(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=float, required=True, metavar="N", help="those that nobody touched for N days")


DOING: dict[str, Any] = {
    "backup": (_backup, "write everything into one file, also while the server runs", _with_file("file to write")),
    "restore": (_restore, "put a backup in the place of what is there", _with_file("the backup")),
    "check": (_check, "replay every game and see whether all hangs together", lambda parser: None),
    "list": (_list, "list all tables, the last touched first", lambda parser: None),
    "export": (_export, "print a game as a record; of a running game it tells all secrets", _with_export),
    "delete": (_delete, "delete all that is kept of one table", _with_game),
    "prune": (_prune, "delete finished games and tables that nobody came to, by age", _with_days),
}
