"""Compile whatever computer players need, once: `python -m whistlestop.bots.warming`.

The result is kept in the user's cache, so a second run only loads it.  A server runs this beside itself, with the
computer's idle time, and lets computer players think in the plain core until it is done.  With `--beside` it ends when
its standard input does, so that nothing goes on compiling for a server that was killed.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

from whistlestop.families.compiled import compiler_at_hand

SETUPS = (("nordic", 2), ("usa", 4), ("card-game", 2))
"""Titles and seats that between them need everything: both families, small states and large ones."""


BESIDE = "--beside"
"""Ends the compiling when whoever started it has gone."""


def warm() -> None:
    """Let the search look into one world of each kind of game, which compiles all that it calls."""
    from whistlestop.game import load

    from .searching.engine import Engine

    for title, seats in SETUPS:
        game = load(title, seats, seed=1)
        seat = game.actors[0]
        view = game.view(seat)
        engine = Engine(view)
        engine.look_at(view.imagine(1))
        engine.try_choices(seat, 1, 0, 1, engine.candidates(seat)[:1])


def _end_with_the_server() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


def main() -> int:
    """Compile, if there is a compiler; 0 if computer players can think compiled from now on."""
    if not compiler_at_hand():
        return 1
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(15)
    if BESIDE in sys.argv[1:]:
        threading.Thread(target=_end_with_the_server, daemon=True).start()
    try:
        warm()
    except KeyboardInterrupt:  # Ctrl+C at a server reaches this process, too
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
