"""`whistlestop titles`: the games that can be played."""

from __future__ import annotations

import argparse
from typing import Any

from .screen import console, need_rich, print_json, table


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = "List the games that can be played."
    parser = commands.add_parser("titles", help="list the games", description=about)
    parser.add_argument("--json", action="store_true", help="print for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    if not arguments.json:
        need_rich("use --json")
    from whistlestop.rules.options import options_for
    from whistlestop.titles.title import titles

    if arguments.json:
        print_json(
            [
                {
                    "id": title.id,
                    "name": title.name,
                    "seats": list(title.seats),
                    "dice": title.dice,
                    "family": title.family,
                    "rules": title.rules,
                    "prefix": title.prefix,
                    "options": [option.key for option in options_for(title.id, title.dice)],
                }
                for title in titles()
            ]
        )
        return 0
    shown = table("!title", "name", "players", "with dice", "its rules")
    for title in titles():
        fewest, most = title.seats
        shown.add_row(title.id, title.name, f"{fewest} to {most}", "yes" if title.dice else "no", f"{title.prefix}-…")
    screen = console()
    screen.print(shown)
    screen.print("\nwhistlestop play TITLE starts a game; whistlestop rules CM-40 explains a rule.")
    return 0
