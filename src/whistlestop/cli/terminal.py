"""A game in the terminal against computer players, or with friends around one screen."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .arguments import read_options
from .language import language
from .page import Page
from .screen import CommandError

if TYPE_CHECKING:
    from whistlestop.game import Game
    from whistlestop.titles.title import Title

    from .session import Session, Sitting


def run(arguments: argparse.Namespace) -> int:
    """Play one game, and take leave."""
    arguments.lang = language(arguments)
    page = Page()
    try:
        session = _resumed(arguments, page) if arguments.resume else _begun(arguments, page)
    except (EOFError, KeyboardInterrupt):
        page.say()
        page.say(_say(arguments, "goodbye"))
        return 0
    if not session.play() and session.save is None:
        page.say(_say(arguments, "not-kept"))
    page.say(_say(arguments, "goodbye"))
    return 0


def _say(arguments: argparse.Namespace, key: str, **facts: Any) -> str:
    from whistlestop.text import say

    return say(arguments.lang, f"cli-{key}", **facts)


# A new game


def _begun(arguments: argparse.Namespace, page: Page) -> Session:
    from whistlestop.game import load

    if arguments.title is None:
        page.say((_say(arguments, "unofficial"), "bold"))
        _ask_for_game(arguments, page)
    seats = seats_wanted(arguments)
    game = load(
        arguments.title,
        seats,
        seed=arguments.seed,
        dice=arguments.dice,
        options=read_options(arguments.option),
        board=arguments.board,
    )
    if game.board and game.board.notice:
        page.say((game.board.notice, "dim"))
        page.say()
    return _session(game, sit(seats, people_named(arguments), arguments.bot), page, arguments.lang, arguments.save)


def seats_wanted(arguments: argparse.Namespace) -> int:
    """As many as were asked for, or as there are people and computers named, two at least."""
    if arguments.seats is not None:
        return int(arguments.seats)
    return max(2, len(people_named(arguments)) + len(arguments.bot))


def people_named(arguments: argparse.Namespace, text: str | None = None) -> list[str]:
    """Read the names of those who play here; nobody named is one person, who is called You."""
    text = text or arguments.people or _say(arguments, "you")
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names or len(set(names)) < len(names):
        raise CommandError(_say(arguments, "bad-names", text=text))
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


def _session(game: Game, sitting: list[Sitting], page: Page, lang: str, save: Path | None) -> Session:
    from .session import Session

    return Session(game, sitting, page, lang, save)


# Asking


def _ask_for_game(arguments: argparse.Namespace, page: Page) -> None:
    """Ask for whatever the command line does not say."""
    from whistlestop.bots import DEFAULT, bot_names
    from whistlestop.rules.options import options_for
    from whistlestop.text import listed

    def say(key: str, **facts: Any) -> str:
        return _say(arguments, key, **facts)

    title = _ask_for_title(arguments, page)
    arguments.title = title.id
    fewest, most = title.seats
    if arguments.seats is None:
        question = say("ask-seats", least=fewest, most=most)
        arguments.seats = _ask(page, question, lambda text: _number(arguments, text, title)) or fewest
    if title.dice and not arguments.dice:
        arguments.dice = _ask(page, say("ask-dice"), lambda text: _yes(arguments, text)) or False
    rules = options_for(title.id, arguments.dice)
    if rules and not arguments.option:
        arguments.option = _ask(page, say("ask-options"), _Options(page, rules, arguments)) or []
    if arguments.people is None:
        question = say("ask-people", usual=say("you"))
        arguments.people = _ask(page, question, lambda text: ",".join(_fit(arguments, text)))
    if not arguments.bot and len(people_named(arguments)) < arguments.seats and len(bot_names()) > 1:
        question = say("ask-bot", bots=listed(arguments.lang, bot_names(), "or"), usual=DEFAULT)
        bot = _ask(page, question, _bot)
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


def _ask_for_title(arguments: argparse.Namespace, page: Page) -> Title:
    from whistlestop.text import title_name
    from whistlestop.titles.title import title, titles

    names: dict[str, str] = {}
    for number, one in enumerate(titles(), start=1):
        name = title_name(arguments.lang, one.id)
        line = _say(arguments, "title-line", title=name, least=one.seats[0], most=one.seats[1])
        page.say(f"{number:>4}  {line}", (f"  {one.id}", "dim"))
        names |= {str(number): one.id, one.name.casefold(): one.id, name.casefold(): one.id}
    question = _say(arguments, "ask-title", usual="nordic")
    found: Title | None = _ask(page, question, lambda text: title(names.get(text.casefold(), text)))
    return found or title("nordic")


def _number(arguments: argparse.Namespace, text: str, title: Title) -> int:
    if not text.isdecimal():
        raise CommandError(_say(arguments, "no-number", text=text))
    title.check_seats(int(text))
    return int(text)


def _yes(arguments: argparse.Namespace, text: str) -> bool:
    yes, no = (_say(arguments, key).split() for key in ("yes", "no"))
    if text.casefold() not in {*yes, *no}:
        raise CommandError(_say(arguments, "yes-or-no"))
    return text.casefold() in yes


def _fit(arguments: argparse.Namespace, text: str) -> list[str]:
    names = people_named(arguments, text)
    if len(names) > arguments.seats:
        raise CommandError(_say(arguments, "too-many-people", n=len(names), seats=arguments.seats))
    return names


def _bot(text: str) -> str:
    from whistlestop.bots import check_bot

    check_bot(text)
    return text


class _Options:
    """Reads house rules; a question mark lists them."""

    def __init__(self, page: Page, known: Any, arguments: argparse.Namespace) -> None:
        self.page, self.known, self.arguments = page, {option.key: option for option in known}, arguments

    def __call__(self, text: str) -> list[str]:
        if text == "?":
            self._list()
            raise CommandError(_say(self.arguments, "type-options", example=next(iter(self.known))))
        pairs = text.split()
        for key in read_options(pairs):
            if key not in self.known:
                raise CommandError(_say(self.arguments, "no-such-option", option=key))
        return pairs

    def _list(self) -> None:
        from whistlestop.rules.options import show
        from whistlestop.text import listed, option_text

        lang = self.arguments.lang
        for option in self.known.values():
            values = [
                *map(show, option.values),
                *([",".join(option.symbols[: option.choose])] if option.symbols else []),
            ]
            choices = listed(lang, values, "or")
            line = _say(self.arguments, "option-line", choices=choices, text=option_text(lang, option))
            self.page.say("  ", (option.key, "bold"), f"  {line}", hang=4)


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
        page.say((_say(arguments, "good-so-far", fault=str(record.fault)), "red"))
        if arguments.save is None:
            raise CommandError(f"{arguments.resume} is not good to its end; --save FILE goes on in another file")
    sitting = _sitting(record.notes.get("Name", []), game.seats, arguments)
    return _session(game, sitting, page, arguments.lang, arguments.save or arguments.resume)


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
        return sit(seats, people_named(arguments), arguments.bot)
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
