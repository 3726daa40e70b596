"""`whistlestop replay FILE`: read records of games, check them by the rules, tell what happened."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop.rules.options import option

from .language import add_language, language
from .screen import CommandError, print_json

if TYPE_CHECKING:
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
    parser.add_argument(
        "--html", type=Path, metavar="OUT", help="write the game as a page to look through, which needs nothing else"
    )
    parser.add_argument("--svg", type=Path, metavar="OUT", help="write a picture of how the game stands at the end")
    parser.add_argument("--step", action="store_true", help="tell everything that happened, step by step")
    parser.add_argument("--json", action="store_true", help="print for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay all records."""
    from whistlestop.notation.gamelog import write_log
    from whistlestop.notation.record import read_records

    drawn = arguments.html or arguments.svg
    lang = "" if arguments.json and not drawn else language(arguments)
    found, logs, faults = [], [], 0
    records = list(read_records(_text(arguments.file)))
    if drawn:
        _draw(arguments, records, lang)
    for number, record in enumerate(records, start=1):
        faults += record.fault is not None
        if arguments.json:
            found.append(_as_data(record))
        else:
            _tell(record, number, lang, step=arguments.step)
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


def _draw(arguments: argparse.Namespace, records: Sequence[Record], lang: str) -> None:
    """Write the one game as a page and as a picture, as far as its record is good."""
    from whistlestop.render import game_svg
    from whistlestop.render.page import replay_page
    from whistlestop.text import title_name

    if len(records) != 1:
        raise CommandError(
            f"{arguments.file} holds {len(records)} records, and --html and --svg show one game; "
            "put its record into a file of its own"
        )
    (record,) = records
    game = record.game
    if game is None:
        raise CommandError(f"{arguments.file} tells no game that could be shown: {record.fault}")
    names = _names(record, game.seats, lang)
    if arguments.html:
        arguments.html.write_text(replay_page(game, names, lang), encoding="utf-8")
    if arguments.svg:
        label = title_name(lang, game.title, dice=game.setup.dice)
        arguments.svg.write_text(game_svg(game, names, label=label), encoding="utf-8")


def _text(file: str) -> str:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no text in UTF-8, so it is no record") from None
    if not text.strip():
        raise CommandError(f'{file} is empty; a record begins with a header such as [Title "nordic"]')
    return text


def _tell(record: Record, number: int, lang: str, *, step: bool) -> None:
    from whistlestop.text import say, value_name

    from .sentences import Words

    game = record.game
    if game is None:
        print(say(lang, "cli-record-empty", number=number))
        return
    words = Words(game, _names(record, game.seats, lang), lang)
    if step:
        for sentence in words.events(game.events()):
            print(sentence)
        print()
    players = say(lang, "cli-players", n=game.seats)
    decisions = words.say("decisions", n=len(game.steps))
    head = {"number": str(number), "title": words.title, "players": players, "decisions": decisions}
    print(words.say("record-head", turns=game.turn, **head))
    if game.setup.board is not None:
        print(words.say("record-board", board=game.setup.board.name or "–"))
    if game.setup.options:
        chosen = [f"{key}={value_name(lang, option(key), value)}" for key, value in game.setup.options.items()]
        print(words.say("record-options", options=", ".join(chosen)))
    print(words.say("record-began", who=words.seat(game.setup.first)))
    if not game.over:
        print(words.say("record-open", who=words.seat(game.actors[0]), phase=game.phase))
    for line in words.scores():
        print(line)
    print(words.say("record-good-so-far" if record.fault else "record-good"))


def _names(record: Record, seats: int, lang: str) -> list[str]:
    """Call seats by the names in the record, the others by the numbers that they have there."""
    from whistlestop.text import say

    named = dict(note.partition(" ")[::2] for note in record.notes.get("Name", []))
    return [named.get(str(seat)) or say(lang, "seat-number", n=seat) for seat in range(seats)]


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
