"""`whistlestop titles`: the games that can be played."""

from __future__ import annotations

import argparse
from typing import Any

from .language import add_language, language
from .screen import console, need_rich, print_json, table


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = "List the games that can be played."
    parser = commands.add_parser("titles", help="list the games", description=about)
    parser.add_argument("--json", action="store_true", help="print for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    if not arguments.json:
        need_rich("use --json")
    from whistlestop.rules.options import options_for
    from whistlestop.titles.title import board_of, titles

    notices = {title.id: board_of(title).notice for title in titles() if title.family == "board"}
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
                    "own_board": bool(notices.get(title.id)),
                    "notice": notices.get(title.id, ""),
                }
                for title in titles()
            ]
        )
        return 0
    from whistlestop.text import say, title_name

    lang = language(arguments)
    heads = [say(lang, f"cli-titles-{head}") for head in ("id", "name", "players", "dice", "rules")]
    shown = table(f"!{heads[0]}", *heads[1:])
    for title in titles():
        players = say(lang, "cli-titles-range", least=title.seats[0], most=title.seats[1])
        dice = say(lang, "cli-titles-yes" if title.dice else "cli-titles-no")
        shown.add_row(title.id, title_name(lang, title.id), players, dice, f"{title.prefix}-…")
    screen = console()
    screen.print(shown)
    for title in titles():
        if notice := notices.get(title.id):
            screen.print(f"\n{title_name(lang, title.id)}: {notice.partition('. ')[0]}.", markup=False)
    screen.print(f"\n{say(lang, 'cli-titles-more')}", markup=False)
    return 0
