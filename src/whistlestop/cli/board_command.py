"""`whistlestop board`: check a board of one's own, or bring one in from public tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .screen import CommandError, how_many, print_json

if TYPE_CHECKING:
    from whistlestop.titles.tables import Fault


def add_parser(commands: Any) -> None:
    """Add the command and its two parts."""
    about = "Check a board that you have typed in or designed, or convert one from other tables."
    parser = commands.add_parser("board", help="check or import a board of your own", description=about)
    parts = parser.add_subparsers(title="what to do", metavar="check|import", required=True)
    about = "List every fault of a board's folder, with file, line and column. Exit code 1 if there is any."
    check = parts.add_parser("check", help="list every fault of a folder", description=about)
    check.add_argument("folder", type=Path, metavar="FOLDER", help="with locations.csv, tracks.csv and tickets.csv")
    check.add_argument("--json", action="store_true", help="print for programs")
    check.set_defaults(run=run_check)
    about = (
        "Convert cities.csv, routes.csv and tickets.csv into a board's folder, ready for --board and to be changed. "
        "What is wrong with them is listed as check does; then nothing is written."
    )
    bring = parts.add_parser("import", help="convert other tables", description=about)
    bring.add_argument("source", type=Path, metavar="SOURCE", help="with cities.csv, routes.csv and tickets.csv")
    bring.add_argument(
        "target", type=Path, nargs="?", metavar="TARGET", help="the folder to write (default: SOURCE's name and -board)"
    )
    bring.add_argument("--force", action="store_true", help="replace what is in the target")
    bring.set_defaults(run=run_import)


def run_check(arguments: argparse.Namespace) -> int:
    """List the faults."""
    from whistlestop.titles.boards import read_board
    from whistlestop.titles.check import check_board

    if not arguments.folder.is_dir():
        raise CommandError(f"{arguments.folder} is no folder; name one with locations.csv, tracks.csv and tickets.csv")
    faults = check_board(arguments.folder)
    if arguments.json:
        names = ("file", "line", "column", "message")
        print_json([{name: getattr(fault, name) for name in names} for fault in faults])
    elif faults:
        _list(faults, arguments.folder)
    else:
        print(f"{arguments.folder} is a good board: {_size(read_board(arguments.folder))}.")
    return 1 if faults else 0


def _list(faults: Sequence[Fault], folder: Path) -> None:
    for fault in faults:
        print(fault)
    print(f"{how_many(len(faults), 'fault')} in {folder}")


def run_import(arguments: argparse.Namespace) -> int:
    """Convert a board."""
    from whistlestop.titles.boards import BoardError
    from whistlestop.titles.importing import import_facts

    if not arguments.source.is_dir():
        raise CommandError(f"{arguments.source} is no folder; name one with cities.csv, routes.csv and tickets.csv")
    target = arguments.target or Path(f"{arguments.source.resolve().name}-board")
    try:
        board = import_facts(arguments.source, target, force=arguments.force)
    except FileExistsError as error:
        raise CommandError(str(error).replace("with force", "with --force")) from None
    except BoardError as error:
        _list(error.faults, arguments.source)
        return 1
    print(f"Written to {target}: {_size(board)}. whistlestop play TITLE --board {target} plays on it.")
    return 0


def _size(board: Any) -> str:
    return f"{len(board.locations)} places, {len(board.tracks)} tracks, {len(board.tickets)} tickets"
