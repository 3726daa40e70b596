"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .screen import CommandError, listed

if TYPE_CHECKING:
    from whistlestop.simulation import Simulation


def at_least(least: int) -> Any:
    """Return a type for whole numbers from `least` on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} on")
        return int(text)

    return read


def add_game(parser: argparse.ArgumentParser, *, title: str = "TITLE") -> None:
    """Add what says which game is played."""
    parser.add_argument(
        "title", metavar="TITLE", nargs=None if title == "TITLE" else "?", help="see whistlestop titles"
    )
    add_kind(parser)


def add_kind(parser: argparse.ArgumentParser) -> None:
    """Add what says which game of a title is played."""
    parser.add_argument("--seats", type=at_least(1), metavar="N", help="number of players (default: 2)")
    parser.add_argument("--seed", type=at_least(0), metavar="S", help="where all chance comes from")
    parser.add_argument("--dice", action="store_true", help="play with the Dice Expansion")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule, such as nordic.startHand=5; may be repeated",
    )
    parser.add_argument("--board", type=Path, metavar="DIR", help="play on the board in this folder instead")


def simulation_from(arguments: argparse.Namespace, *players: str) -> Simulation:
    """Return what is to be played, checked."""
    from whistlestop.simulation import Simulation
    from whistlestop.titles.boards import read_board
    from whistlestop.titles.title import title as find_title

    if arguments.board and find_title(arguments.title).family == "card-game":
        raise CommandError("the Card Game has no board, so it takes no --board")
    made = Simulation(
        title=arguments.title,
        seats=2 if arguments.seats is None else arguments.seats,
        seed=arguments.seed or 0,
        dice=arguments.dice,
        options=read_options(arguments.option),
        board=read_board(arguments.board) if arguments.board else None,
        players=players or ("random",),
    )
    made.check()
    return made


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Read house rules as people type them."""
    from whistlestop.rules.options import option

    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"{pair!r} is no option; write KEY=VALUE, such as nordic.startHand=5")
        key = key.strip()
        if key in options:
            raise CommandError(f"{key} is named twice; a house rule has one value")
        options[key] = option(key).parse(value)
    return options


def game_in_words(simulation: Simulation) -> str:
    """Name the kind of game: `nordic with dice, 3 seats, nordic.startHand=5`."""
    from whistlestop.rules.options import show

    board = [] if simulation.board is None else [f"board {simulation.board.name or 'of your own'}"]
    options = [f"{key}={show(value)}" for key, value in simulation.options.items()]
    dice = " with dice" if simulation.dice else ""
    players = [] if simulation.only_random else [f"played by {listed(simulation.players)}"]
    return ", ".join([f"{simulation.title}{dice}", f"{simulation.seats} seats", *board, *options, *players])
