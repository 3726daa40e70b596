"""The command line.  Each command is a module here, `NAME_command.py`, found by its name.

Such a module has one function, `add_parser(commands)`.  It adds its parser to the commands, sets the parser's default
`run` to a function that takes the parsed arguments and returns the exit code, and imports nothing heavy before that.

Exit codes: 0, all is well; 1, what was checked has faults; 2, the input is not right; 130, interrupted.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pkgutil import iter_modules
from typing import Any, NoReturn

SUFFIX = "_command"
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Accept no shortened options: a script that uses one breaks when another option is added."""
        super().__init__(*args, **{"allow_abbrev": False, **kwargs})
        self.set_defaults(parser=self)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


def commands() -> list[str]:
    """Return the names of all commands."""
    found = [module.name.removesuffix(SUFFIX) for module in iter_modules(__path__) if module.name.endswith(SUFFIX)]
    return sorted(found)


def parser(only: str | None = None) -> Parser:
    """Return the parser of all commands, or with one of them: the others need not be loaded then."""
    from whistlestop import __version__

    whole = Parser(
        prog="whistlestop",
        description="Plays the Ticket to Ride family on your own machine. "
        "Unofficial, not affiliated with the publisher.",
        epilog="Every command has its own help: whistlestop COMMAND --help.",
    )
    whole.add_argument("--version", action="version", version=f"whistlestop {__version__}")
    chosen = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [only] if only else commands():
        import_module(f".{name}{SUFFIX}", __name__).add_parser(chosen)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; what is wrong with the input is one line on standard error."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console that cannot write Å shows a question mark
    try:
        named = arguments[0] if arguments and arguments[0] in commands() else None
        if not arguments:
            parser().print_help()
            return 0
        if named is None and not arguments[0].startswith("-"):
            parser().error(no_such("command", arguments[0], commands()))
        parsed = read(parser(named), arguments)
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 2
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read along has seen enough
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, LookupError, OSError) as error:
        if not is_about_input(error):
            raise
        print(f"whistlestop{' ' + named if named else ''}: {in_one_line(error)}", file=sys.stderr)
        return 2
    return code


def read(whole: Parser, arguments: list[str]) -> argparse.Namespace:
    """Parse arguments; what is too much is told by the command that does not know it."""
    parsed, unknown = whole.parse_known_args(arguments)
    if unknown:
        own: Parser = parsed.parser
        if not unknown[0].startswith("-"):
            own.error(f"{unknown[0]!r} is one argument too many")
        own.error(no_such("option", unknown[0], re.findall(r"--[a-z-]+", own.format_usage())))
    return parsed


def no_such(what: str, name: str, known: Iterable[str]) -> str:
    """Say that there is nothing of this name, and which one may have been meant."""
    near = get_close_matches(name.partition("=")[0], list(known), n=1)
    return f"there is no {what} {name}" + (f"; did you mean {near[0]}?" if near else "")


def is_about_input(error: Exception) -> bool:
    """Tell what somebody asked wrongly from a fault of the program, which keeps its traceback."""
    return isinstance(error, OSError) or type(error).__module__.startswith("whistlestop.")


def in_one_line(error: Exception) -> str:
    """Put what is wrong into one line."""
    from whistlestop.titles.boards import BoardError

    if isinstance(error, BoardError):
        head = str(error).splitlines()[0]
        more = f"; whistlestop board check lists all {len(error.faults)}" if len(error.faults) > 1 else ""
        return f"{head} {str(error.faults[0]).rstrip(chr(46))}{more}"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error.args[0] if isinstance(error, KeyError) and error.args else error).split())
