"""`whistlestop play`: a game in the terminal against computer players, or with friends around one screen."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .arguments import add_game, read_options
from .page import Page
from .screen import CommandError, listed

if TYPE_CHECKING:
    from whistlestop.game import Game
    from whistlestop.titles.title import Title

    from .session import Session, Sitting

YES = ("y", "yes")
FAREWELL = "Goodbye! whistlestop play starts another game; whistlestop play --help tells what can be chosen."


def add_parser(commands: Any) -> None:
    """Add the command."""
    about = (
        "Play in the terminal: against computer players, or with friends around one screen. Without a TITLE you are "
        "asked what to play. In the game, ? tells what can be typed."
    )
    parser = commands.add_parser("play", help="play a game in the terminal", description=about)
    add_game(parser, title="[TITLE]")
    parser.add_argument(
        "--people", metavar="NAMES", help="who plays here, such as Ada,Ben (default: You); they take the first seats"
    )
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help=_bots_help())
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file, at every step")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with the game in this file, and keep it there"
    )
    parser.set_defaults(run=run)


def _bots_help() -> str:
    return "computer player on the other seats, or repeated, one for each"


def run(arguments: argparse.Namespace) -> int:
    """Play one game, and take leave."""
    page = Page()
    try:
        session = _resumed(arguments, page) if arguments.resume else _begun(arguments, page)
    except (EOFError, KeyboardInterrupt):
        page.say()
        page.say(FAREWELL)
        return 0
    if not session.play() and session.save is None:
        page.say("The game is not over, and not kept; --save FILE keeps the next one.")
    page.say(FAREWELL)
    return 0


# A new game


def _begun(arguments: argparse.Namespace, page: Page) -> Session:
    from whistlestop.game import load

    if arguments.title is None:
        page.say(
            ("Whistlestop", "bold"), " plays the Ticket to Ride family. Unofficial, not affiliated with the publisher."
        )
        _ask_for_game(arguments, page)
    seats = _seats(arguments)
    game = load(
        arguments.title,
        seats,
        seed=arguments.seed,
        dice=arguments.dice,
        options=read_options(arguments.option),
        board=arguments.board,
    )
    return _session(game, sit(seats, _names(arguments.people), arguments.bot), page, arguments.save)


def _seats(arguments: argparse.Namespace) -> int:
    """As many as were asked for, or as there are people and computers named, two at least."""
    if arguments.seats is not None:
        return int(arguments.seats)
    return max(2, len(_names(arguments.people)) + max(len(arguments.bot), 0))


def _names(people: str | None) -> list[str]:
    names = [name.strip() for name in (people or "You").split(",") if name.strip()]
    if not names or len(set(names)) < len(names):
        raise CommandError(f"{people!r} names nobody, or somebody twice; write names with commas, such as Ada,Ben")
    return names


def sit(seats: int, people: list[str], bots: list[str]) -> list[Sitting]:
    """Seat people first, then computer players."""
    from whistlestop.bots import DEFAULT, check_bot

    from .session import Sitting

    free = seats - len(people)
    if free < 0:
        raise CommandError(f"{len(people)} people do not fit on {seats} seats")
    if len(bots) > 1 and len(bots) != free:
        raise CommandError(f"{len(bots)} computer players for {free} free seats; name one for all, or one for each")
    chosen = bots * free if len(bots) == 1 else bots or [DEFAULT] * free
    for bot in chosen:
        check_bot(bot)
    named = [bot.capitalize() for bot in chosen]
    names = [f"{name} {named[: i + 1].count(name)}" if named.count(name) > 1 else name for i, name in enumerate(named)]
    return [Sitting(name) for name in people] + [Sitting(n, b) for n, b in zip(names, chosen, strict=True)]


def _session(game: Game, sitting: list[Sitting], page: Page, save: Path | None) -> Session:
    from .session import Session

    return Session(game, sitting, page, save)


# Asking


def _ask_for_game(arguments: argparse.Namespace, page: Page) -> None:
    """Ask for whatever the command line does not say."""
    from whistlestop.bots import DEFAULT, bot_names
    from whistlestop.rules.options import options_for

    title = _ask_for_title(page)
    arguments.title = title.id
    fewest, most = title.seats
    if arguments.seats is None:
        count = _ask(page, f"How many players, {fewest} to {most}? [{fewest}]", lambda text: _number(text, title))
        arguments.seats = count or fewest
    if title.dice and not arguments.dice:
        arguments.dice = _ask(page, "With the Dice Expansion, y or n? [n]", _yes) or False
    rules = options_for(title.id, arguments.dice)
    if rules and not arguments.option:
        arguments.option = (
            _ask(page, "House rules, KEY=VALUE with spaces between; ? lists them [none]", _Options(page, rules)) or []
        )
    if arguments.people is None:
        arguments.people = _ask(
            page,
            "Who plays at this screen? Names with commas [You]",
            lambda text: ",".join(_fit(text, arguments.seats)),
        )
    if not arguments.bot and len(_names(arguments.people)) < arguments.seats and len(bot_names()) > 1:
        bot = _ask(page, f"Against which computer player, {listed(bot_names(), 'or')}? [{DEFAULT}]", _bot)
        arguments.bot = [bot] if bot else []


def _ask(page: Page, question: str, read: Callable[[str], Any]) -> Any:
    """Ask until the answer can be read; None if it is empty."""
    while True:
        text = page.ask(f"{question} ")
        if not text:
            return None
        try:
            return read(text)
        except ValueError as error:
            page.say(str(error))


def _ask_for_title(page: Page) -> Title:
    from whistlestop.titles.title import title, titles

    known = titles()
    for number, one in enumerate(known, start=1):
        page.say(f"{number:>4}  {one.name}", (f"  {one.id}", "dim"), f", {one.seats[0]} to {one.seats[1]} players")
    names = {str(number): one.id for number, one in enumerate(known, start=1)}
    names |= {one.name.casefold(): one.id for one in known}
    found: Title | None = _ask(page, "Which game? [nordic]", lambda text: title(names.get(text.casefold(), text)))
    return found or title("nordic")


def _number(text: str, title: Title) -> int:
    if not text.isdecimal():
        raise CommandError(f"{text!r} is no number")
    title.check_seats(int(text))
    return int(text)


def _yes(text: str) -> bool:
    if text.casefold() not in (*YES, "n", "no"):
        raise CommandError("y or n, please")
    return text.casefold() in YES


def _fit(text: str, seats: int) -> list[str]:
    names = _names(text)
    if len(names) > seats:
        raise CommandError(f"{len(names)} people do not fit on {seats} seats")
    return names


def _bot(text: str) -> str:
    from whistlestop.bots import check_bot

    check_bot(text)
    return text


class _Options:
    """Reads house rules; a question mark lists them."""

    def __init__(self, page: Page, known: Any) -> None:
        self.page, self.known = page, {option.key: option for option in known}

    def __call__(self, text: str) -> list[str]:
        if text == "?":
            for option in self.known.values():
                self.page.say(
                    "  ", (option.key, "bold"), f"  {option.choices} (the first is usual). {option.text}", hang=4
                )
            raise CommandError("Type those you want, such as: " + f"{next(iter(self.known))}=…")
        pairs = text.split()
        for key in read_options(pairs):
            if key not in self.known:
                raise CommandError(f"{key} is no house rule of this game; ? lists them")
        return pairs


# A game that was kept


def _resumed(arguments: argparse.Namespace, page: Page) -> Session:
    """Go on with the game of a record."""
    from whistlestop.notation.record import read_record

    if arguments.title is not None:
        raise CommandError("--resume goes on with the game in the file; leave the TITLE out")
    record = read_record(_read(arguments.resume), seed=arguments.seed)
    game = record.game
    if game is None:
        raise CommandError(f"{arguments.resume} holds no game: {record.fault}")
    if record.fault:
        page.say((f"The record is good up to here: {record.fault}", "red"))
        if arguments.save is None:
            raise CommandError(f"{arguments.resume} is not good to its end; --save FILE goes on in another file")
    sitting = _sitting(record.notes.get("Name", []), game.seats, arguments)
    return _session(game, sitting, page, arguments.save or arguments.resume)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{path} is no text in UTF-8, so it is no record") from None


def _sitting(notes: list[str], seats: int, arguments: argparse.Namespace) -> list[Sitting]:
    """Seat those whom the record names, or those whom the command line names."""
    from .session import COMPUTER, Sitting

    names = dict(note.partition(" ")[::2] for note in notes)
    if arguments.people or arguments.bot or set(names) != set(map(str, range(seats))):
        return sit(seats, _names(arguments.people), arguments.bot)
    sitting = []
    for seat in range(seats):
        name = names[str(seat)]
        bot = name.removesuffix(COMPUTER)
        known = name.endswith(COMPUTER) and _is_bot(bot)
        sitting.append(Sitting(bot.capitalize(), bot) if known else Sitting(name))
    return sitting


def _is_bot(name: str) -> bool:
    """Only the package's own: a record that somebody sent must not run a file of this machine."""
    from whistlestop.bots import bot_names, check_bot

    if name.partition(":")[0] not in bot_names():
        return False
    try:
        check_bot(name)
    except ValueError:
        return False
    return True
