"""`whistlestop simulate`: let the computer play many games, and look at what they were like."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from .arguments import add_game, at_least, game_in_words, simulation_from
from .screen import console, need_rich, print_json, progress
from .summary_page import print_summary

if TYPE_CHECKING:
    from whistlestop.simulation import Played, Simulation, Summary, Way

INTERRUPTED = 130
WHERE = {"compiled": "in the compiled core", "plain": "in the plain core", "table": "at the table"}


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = "Let computer players play many games, and sum up what they were like. The same seed plays the same games."
    parser = commands.add_parser("simulate", help="play many games and sum them up", description=about)
    add_game(parser)
    parser.add_argument("--games", type=at_least(1), default=100, metavar="G", help="how many (default: 100)")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="computer player of all seats, or repeated, one for each seat (default: random)",
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="write every game's log to this file, as JSON lines")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write every game's record into this folder")
    parser.add_argument(
        "--tracks", action="store_true", help="tell how often each track and ticket is used, and where points come from"
    )
    parser.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes that play (default: 1)")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, write what is asked for, print the summary."""
    if not arguments.json:
        need_rich("use --json")
    from whistlestop.simulation import Summary, Way

    simulation = simulation_from(arguments, *arguments.bot)
    way = Way(tell=arguments.tracks, log=bool(arguments.log), record=bool(arguments.records))
    summary, began = Summary(simulation.seats), monotonic()
    stopped = False
    try:
        _play(arguments, simulation, way, summary)
    except KeyboardInterrupt:
        stopped = True
    seconds = monotonic() - began
    if stopped:
        print(f"Stopped after {summary.games} of {arguments.games} games.", file=sys.stderr)
    if arguments.json:
        print_json(_header(simulation, arguments.games) | summary.to_dict())
    elif summary.games:
        screen = console()
        screen.print(game_in_words(simulation), style="bold", markup=False)
        count = f"{summary.games:,} game{'s' * (summary.games != 1)}"
        where = WHERE[way.through(simulation, arguments.games)]
        screen.print(f"{count} from seed {simulation.seed}, played {where} in {seconds:.1f} s\n")
        print_summary(screen, summary, simulation, whole=arguments.tracks)
    return INTERRUPTED if stopped else 0


def _play(arguments: argparse.Namespace, simulation: Simulation, way: Way, summary: Summary) -> None:
    from whistlestop.simulation import play_many

    compiled = way.through(simulation, arguments.games) == "compiled"
    waiting = "Getting the compiled core ready (a minute, the first time)" if compiled else "Playing"
    with ExitStack() as stack:
        log = stack.enter_context(arguments.log.open("w", encoding="utf-8")) if arguments.log else None
        if arguments.records:
            arguments.records.mkdir(parents=True, exist_ok=True)
        bar = stack.enter_context(progress(waiting, arguments.games))
        for game in play_many(simulation, arguments.games, way, jobs=arguments.jobs):
            if not summary.games:
                bar.say("Playing")
            if game.told and log:
                log.writelines(line + "\n" for line in game.told.log)
            if game.told and arguments.records:
                _record_file(arguments.records, simulation, game).write_text(game.told.record, encoding="utf-8")
            summary.add(game)
            bar.step()


def _record_file(folder: Path, simulation: Simulation, game: Played) -> Path:
    return folder / f"{simulation.title}-{simulation.seed}-{game.number:06}.txt"


def _header(simulation: Simulation, games: int) -> dict[str, Any]:
    return {
        "title": simulation.title,
        "seats": simulation.seats,
        "dice": simulation.dice,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in simulation.options.items()},
        "board": None if simulation.board is None else simulation.board.name,
        "players": list(simulation.players),
        "seed": simulation.seed,
        "asked_for": games,
    }
