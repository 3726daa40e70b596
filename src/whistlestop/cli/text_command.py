"""`whistlestop text missing`: for translators, what a language lacks and what is wrong with it."""

from __future__ import annotations

import argparse
from typing import Any

from .screen import CommandError, how_many


def add_parser(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("text", help="for translators", description="What translators need to know.")
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    about = (
        "List the texts that a language lacks, with the English text, and what is wrong with those that it has; "
        "without LANG, one line for each language. The exit code is 1 if something is missing or wrong."
    )
    lacks = parts.add_parser("missing", help="what a language lacks", description=about)
    lacks.add_argument("lang", nargs="?", metavar="LANG", help="a language's folder, such as de")
    lacks.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List what is missing, of one language or of all."""
    from whistlestop.text import UnknownLanguage, languages
    from whistlestop.text.checking import faults, idle, missing, texts
    from whistlestop.text.locales import SOURCE, known

    try:
        chosen = [known(arguments.lang)] if arguments.lang else [code for code in languages() if code != SOURCE]
    except UnknownLanguage as error:
        raise CommandError(str(error)) from None
    bad = 0
    for lang in chosen:
        lacks, wrong, needless = missing(lang), [*faults(lang)], idle(lang)
        bad += len(lacks) + len(wrong) + len(needless)
        if arguments.lang:
            _list(lang, lacks, [*map(str, wrong), *(f"{key}: English has no such text" for key in needless)])
        total = len(texts(SOURCE))
        faulty = how_many(len(wrong) + len(needless), "fault")
        print(f"{lang}: {total - len(lacks)} of {how_many(total, 'text')}, {faulty}")
    return 1 if bad else 0


def _list(lang: str, lacks: list[str], wrong: list[str]) -> None:
    """Print the English texts that are missing as they would stand in the language's files, and then what is wrong."""
    from whistlestop.text.catalogue import file_of
    from whistlestop.text.checking import plain, texts
    from whistlestop.text.locales import SOURCE

    file = last = ""
    for key in lacks:
        name, _, attribute = key.partition(".")
        if file != file_of(name):
            file = file_of(name)
            print(f"\n# {lang}/{file}.ftl")
        text = plain(texts(SOURCE)[key])
        if attribute and name != last:
            print(f"{name} =")
        print(f"    .{attribute} = {text}" if attribute else f"{name} = {text}")
        last = name
    for fault in wrong:
        print(fault)
    if lacks or wrong:
        print()
