"""`whistlestop perft`: count the ways in which the first decisions can be made, as chess programs do."""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

from .arguments import add_game, at_least, game_in_words, simulation_from
from .screen import console, how_many, need_rich, print_json, progress, table


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Count the sequences of decisions from the start of a game. Chance is the seed's own, drawn as it falls due, "
        "so that two engines with the same rules and the same chance count the same."
    )
    parser = commands.add_parser("perft", help="count sequences of decisions", description=about)
    add_game(parser)
    parser.add_argument("--depth", type=at_least(1), required=True, metavar="D", help="decisions in a sequence")
    parser.add_argument("--divide", action="store_true", help="count by the first decision, too")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    if not arguments.json:
        need_rich("use --json")
    from whistlestop.simulation import divide

    simulation = simulation_from(arguments)
    began = monotonic()
    with progress("Counting", 1, count=False) as bar:
        counts = divide(simulation, arguments.depth, bar.step)
    total, seconds = sum(counts.values()), monotonic() - began
    if arguments.json:
        found: dict[str, Any] = {"title": simulation.title, "seats": simulation.seats, "seed": simulation.seed}
        found |= {"depth": arguments.depth, "leaves": total}
        print_json(found | ({"divide": counts} if arguments.divide else {}))
        return 0
    screen = console()
    if arguments.divide:
        shown = table("!first decision", ">sequences")
        for token, count in counts.items():
            shown.add_row(token, f"{count:,}")
        screen.print(shown)
    game = f"{game_in_words(simulation)}, seed {simulation.seed}"
    what = f"{how_many(total, 'sequence')} of {how_many(arguments.depth, 'decision')}"
    screen.print(f"{game}: {what}, counted in {seconds:.1f} s", markup=False)
    return 0
