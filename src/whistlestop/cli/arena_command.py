"""`whistlestop arena`: let computer players meet, and see who is better and how surely."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from .arena_page import print_standings
from .arguments import add_kind, at_least, game_in_words, simulation_from
from .screen import Bar, CommandError, how_many, need_rich, print_json_line, progress, share

if TYPE_CHECKING:
    from whistlestop.arena import Contest, Progress, Results, Sprt

INTERRUPTED = 130
LARGEST = 10_000
"""A larger rating difference nobody has."""

OFTEN = 1.0
"""Seconds between two looks at the running interval."""


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Let computer players meet. Each deal is played from every seat with the same cards, "
        "and intervals are over deals. The last one named takes all seats that are left."
    )
    parser = commands.add_parser("arena", help="let computer players meet, and tell who is better", description=about)
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a computer player: hungry, search:200ms, my.py:MyBot")
    parser.add_argument("--title", metavar="TITLE", help="see whistlestop titles")
    add_kind(parser)
    parser.add_argument("--deals", type=at_least(1), default=100, metavar="N", help="deals to play (default: 100)")
    parser.add_argument(
        "--sprt",
        type=two_ratings,
        metavar="ELO0,ELO1",
        help="stop as soon as it is clear whether the first one is stronger by ELO1 rather than by ELO0",
    )
    parser.add_argument("--rate", action="store_true", help="let everybody meet everybody, and rate them all")
    parser.add_argument("--held-out", action="store_true", help="play deals that tuning never touches")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep every bout in this file, and go on where it ends"
    )
    parser.add_argument("--html", type=Path, metavar="PAGE", help="write one page with tables and plots into this file")
    parser.add_argument(
        "--jobs", type=at_least(1), metavar="J", help="processes that play (default: one for each core)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster at this address; auto finds it")
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def two_ratings(text: str) -> tuple[float, float]:
    """Read `0,50`."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not -LARGEST < low < high < LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no pair of rating differences, the smaller first, such as 0,50")
    return low, high


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell who is better."""
    if not arguments.json:
        need_rich("use --json")
    from whistlestop.arena import Results, Sprt, Standings

    contest = contest_from(arguments)
    elo0, elo1 = arguments.sprt or (0.0, 0.0)
    sprt = Sprt(elo0, elo1, contest.simulation.seats) if arguments.sprt else None
    results, began, deals, stopped = Results(contest, arguments.results), monotonic(), [], False
    try:
        with redirect_stdout(sys.stderr):  # a cluster has a lot to say, and none of it is the result
            for step in _watched(arguments, results, sprt):
                deals = step.deals
    except KeyboardInterrupt:
        stopped = True
        print(f"Stopped after {len(deals)} of {how_many(arguments.deals, 'deal')}.", file=sys.stderr)
    standings = Standings(contest, deals, sprt) if deals else None
    if standings and arguments.html:
        from whistlestop.arena.page import page

        arguments.html.write_text(page(standings, game_in_words(contest.simulation)), encoding="utf-8")
    if arguments.json:
        print_json_line(standings.to_dict() if standings else {"deals": 0, "games": 0, "bots": {}})
    elif standings:
        print_standings(standings, game_in_words(contest.simulation), monotonic() - began)
    return INTERRUPTED if stopped else 0


def contest_from(arguments: argparse.Namespace) -> Contest:
    """Return who meets whom, checked."""
    from whistlestop.arena import Contest

    if arguments.title is None:
        raise CommandError("say which game is played, such as --title nordic; whistlestop titles lists them")
    if arguments.seats is None:
        arguments.seats = 2 if arguments.rate else max(2, len(arguments.bots))
    if arguments.sprt and arguments.rate:
        raise CommandError("--sprt asks about the first one of a line-up, and --rate has many; take one of the two")
    if arguments.cluster and arguments.jobs:
        raise CommandError(
            "--jobs counts processes of this machine, and --cluster plays on others; take one of the two"
        )
    contest = Contest(simulation_from(arguments), tuple(arguments.bots), arguments.rate, arguments.held_out)
    contest.check()
    if arguments.html and not arguments.html.parent.is_dir():
        raise CommandError(f"{arguments.html} cannot be written: there is no folder {arguments.html.parent}")
    return contest


def _watched(arguments: argparse.Namespace, results: Results, sprt: Sprt | None) -> Iterator[Progress]:
    """Play, and show how it stands meanwhile."""
    from whistlestop.arena import run as play
    from whistlestop.arena.cluster import on_cluster

    jobs, shown, player = arguments.jobs or os.cpu_count() or 1, 0, None
    if arguments.cluster:
        player = partial(on_cluster, address=arguments.cluster)
    with progress("Playing", arguments.deals) as bar:
        looked = monotonic()
        for step in play(results, arguments.deals, sprt=sprt, player=player, jobs=jobs):
            bar.step(len(step.deals) - shown)
            shown = len(step.deals)
            if shown and monotonic() - looked > OFTEN:
                _say_how_it_stands(bar, results.contest, step, sprt)
                looked = monotonic()
            yield step


def _say_how_it_stands(bar: Bar, contest: Contest, step: Progress, sprt: Sprt | None) -> None:
    from whistlestop.arena.running import score
    from whistlestop.arena.statistics import share_interval

    scores = [score(deal, 0) for deal in step.deals]
    low, high = share_interval(scores, 200)
    words = f"{contest.names[0]} {share(sum(scores) / len(scores))} ({100 * low:.1f} to {100 * high:.1f})"
    bar.say(words + (f", log ratio {sprt.ratio(scores):+.2f}" if sprt else ""))
