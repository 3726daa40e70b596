"""`whistlestop replay FILE`: read records of games, check them by the rules, tell what happened."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .screen import CommandError, print_json
from .sentences import Words, reckoning

if TYPE_CHECKING:
    from whistlestop.game import Game
    from whistlestop.notation.record import Record


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Replay the records in a file by the rules and say how each game went. A record that does not hold is told "
        "up to its first fault, with the line; the exit code is 1 then."
    )
    parser = commands.add_parser("replay", help="check a record and tell the game", description=about)
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")
    parser.add_argument("--log", type=Path, metavar="OUT", help="write the game logs of finished games, as JSON lines")
    parser.add_argument("--step", action="store_true", help="tell everything that happened, step by step")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay all records."""
    from whistlestop.notation.gamelog import write_log
    from whistlestop.notation.record import read_records

    found, logs, faults = [], [], 0
    for number, record in enumerate(read_records(_text(arguments.file)), start=1):
        faults += record.fault is not None
        if arguments.json:
            found.append(_as_data(record))
        else:
            _tell(record, number, step=arguments.step)
        if record.fault:
            sys.stdout.flush()
            print(f"{arguments.file}: {record.fault}", file=sys.stderr)
        elif record.game and record.game.over and arguments.log:
            logs += [line + "\n" for line in write_log(record.game)]
    if arguments.log:
        arguments.log.write_text("".join(logs), encoding="utf-8")
    if arguments.json:
        print_json(found)
    return 1 if faults else 0


def _text(file: str) -> str:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no text in UTF-8, so it is no record") from None
    if not text.strip():
        raise CommandError(f'{file} is empty; a record begins with a header such as [Title "nordic"]')
    return text


def _tell(record: Record, number: int, *, step: bool) -> None:
    game = record.game
    if game is None:
        print(f"Record {number} tells no game.")
        return
    words = Words(game, [f"Seat {seat}" for seat in range(game.seats)])
    if step:
        for sentence in words.events(game.events()):
            print(sentence)
        print()
    print(f"Record {number}: {_kind(game)}, {game.turn} turns, {len(game.steps)} decisions.")
    if game.result:
        for line in reckoning(game.result, words):
            print(line)
    else:
        print(f"It is not over: {words.names[game.actors[0]]} decides next, about {game.phase}.")
    print(f"It is {'good up to the fault' if record.fault else 'good'}.")


def _kind(game: Game) -> str:
    return f"{game.title}{' with dice' if game.setup.dice else ''}, {game.seats} seats, seat {game.setup.first} began"


def _as_data(record: Record) -> dict[str, Any]:
    fault = record.fault
    data: dict[str, Any] = {
        "good": fault is None,
        "fault": fault and {"line": fault.line, "token": fault.token, "message": str(fault)},
    }
    if game := record.game:
        data |= {
            "title": game.title,
            "seats": game.seats,
            "dice": game.setup.dice,
            "turns": game.turn,
            "decisions": len(game.steps),
            "over": game.over,
        }
        if result := game.result:
            data |= {"why": result.why, "points": [score.total for score in result.scores]}
            data["winners"] = list(result.winners)
    return data
