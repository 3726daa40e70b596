"""Which language a command speaks: the one that is asked for, or that of the machine."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec

from .screen import CommandError

VARIABLES = ("WHISTLESTOP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says which language its people speak; the first that is set counts."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be told which language to speak."""
    parser.add_argument("--lang", metavar="CODE", help="language, such as en or de (default: that of this machine)")


def language(arguments: argparse.Namespace) -> str:
    """Return the language to speak, asked for or guessed; an unknown one is refused."""
    if find_spec("fluent") is None:
        raise CommandError('this needs Fluent, which is not installed: pip install "whistlestop[cli]"')
    from whistlestop.text import UnknownLanguage, best_language
    from whistlestop.text.locales import known

    if arguments.lang is not None:
        try:
            return known(arguments.lang)
        except UnknownLanguage as error:
            raise CommandError(str(error)) from None
    spoken = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    return best_language(spoken.partition(".")[0].partition("@")[0])
