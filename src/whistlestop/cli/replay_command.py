"""`whistlestop replay FILE`: read records of games, check them by the rules, tell what happened."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop.rules.options import show

from .screen import CommandError, print_json
from .sentences import Words, how_many, reckoning

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
    words = Words(game, _names(record, game.seats))
    if step:
        for sentence in words.events(game.events()):
            print(sentence)
        print()
    length = f"{how_many(game.turn, 'turn')}, {how_many(len(game.steps), 'decision')}"
    print(f"Record {number}: {_kind(game, words)}, {length}.")
    if game.result:
        for line in reckoning(game.result, words):
            print(line)
    else:
        print(f"It is not over: {words.names[game.actors[0]]} decides next, in the phase {game.phase!r}.")
    print(f"The record is good{' up to the fault' if record.fault else ''}.")


def _names(record: Record, seats: int) -> list[str]:
    """Call seats by the names in the record, the others by their numbers."""
    named = dict(note.partition(" ")[::2] for note in record.notes.get("Name", []))
    return [named.get(str(seat)) or f"Seat {seat}" for seat in range(seats)]


def _kind(game: Game, words: Words) -> str:
    dice = " with dice" if game.setup.dice else ""
    options = [f"{key}={show(value)}" for key, value in game.setup.options.items()]
    board = [] if game.setup.board is None else [f"board {game.setup.board.name or 'without a name'}"]
    began = f"{words.names[game.setup.first]} began"
    return ", ".join([f"{words.title}{dice}", f"{game.seats} seats", *board, *options, began])


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
