"""`whistlestop bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
from typing import Any

from .arguments import at_least
from .screen import CommandError, console, how_many, need_rich, print_json, progress, table


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Measure the engine on this machine. Each round measures everything once, and the medians are told; ratios "
        "hold on a busy machine, the figures themselves do not. Where there is the source tree and a C compiler, the "
        "same game written by hand in C is measured beside it."
    )
    parser = commands.add_parser("bench", help="measure the speed of the engine", description=about)
    parser.add_argument("--rounds", type=at_least(1), default=5, metavar="N", help="measure so often (default: 5)")
    parser.add_argument("--gpu", action="store_true", help="play on the GPU, and compare its games with the CPU's")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    if not arguments.json:
        need_rich("use --json")
    if arguments.gpu:
        return run_gpu(as_json=arguments.json)
    from whistlestop.bench import measure

    with progress("Measuring", 1, count=False) as bar:
        report = measure(arguments.rounds, bar.say)
    if arguments.json:
        print_json(report)
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    """Print what was measured on the CPU."""
    screen = console()
    screen.print(f"import whistlestop: {report['import_ms']:.0f} ms", markup=False)
    plain = table("!plain CPython, at random", ">games/s")
    for name, games in report["plain"].items():
        plain.add_row(name, f"{games:,.0f}")
    screen.print(plain)
    if report["compiled"] is None:
        screen.print('The compiled core is not installed: pip install "whistlestop[fast]"', markup=False)
        return
    rates = table("!compiled, one core, 2 seats, at random", ">games/s", ">decisions/s", ">to Nordic", ">state")
    for name, row in report["compiled"].items():
        games, decisions = row["games_per_second"], row["decisions_per_second"]
        size = f"{report['state_bytes'][name]} B"
        rates.add_row(name, f"{games:,.0f}", f"{decisions / 1e6:.2f} M", f"{row['decisions_to_nordic']:.2f}", size)
    screen.print(rates)
    more = table("!compiled, one core", ">")
    more.add_row("batch of 1,024 with masks", f"{report['batch_decisions_per_second'] / 1e6:.2f} M decisions/s")
    more.add_row("imagined worlds played out from mid-game", f"{report['worlds_per_second']:,.0f} /s")
    more.add_row("copy of a state", f"{report['copy_ns']:.1f} ns")
    players = report["players"]
    more.add_row("planner against itself, USA", f"{players['planner_games_per_second']:,.0f} games/s")
    more.add_row("planner, a decision", f"{players['planner_us']:.1f} µs")
    more.add_row("search from the opening, USA", f"{players['search_rollouts_per_second']:,.0f} planner games/s")
    for name, took in report["solver_ms"].items():
        more.add_row(f"best tickets to complete, {name}", f"{took:.2f} ms")
    if (by_hand := report["yardstick"]) is not None:
        more.add_row("Nordic written by hand in C", f"{by_hand['c_decisions_per_second'] / 1e6:.2f} M decisions/s")
        more.add_row("the engine, to that", f"{by_hand['ratio']:.2f}")
    screen.print(more)


def run_gpu(*, as_json: bool) -> int:
    """Measure the GPU; a game that differs from the CPU's is a fault."""
    from whistlestop.bench import lacking_gpu, measure_gpu

    if lack := lacking_gpu():
        raise CommandError(lack)
    report = measure_gpu()
    if as_json:
        print_json(report)
    else:
        screen = console()
        shown = table(">threads", ">decisions/s", ">games/s", title=f"{report['game']} on {report['device']}")
        for speed in report["speeds"]:
            row = speed["decisions_per_second"], speed["games_per_second"]
            shown.add_row(f"{speed['threads']:,}", *(f"{value / 1e6:,.2f} M" for value in row))
        screen.print(shown)
        same = f"{how_many(report['compared'], 'game')} compared with the CPU's: {report['different']} differ"
        screen.print(same, markup=False)
    return 1 if report["different"] else 0
