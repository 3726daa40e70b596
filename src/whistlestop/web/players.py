"""The computer players that a table offers; their names are those of `whistlestop.bots`, the weakest first there."""

from __future__ import annotations

from whistlestop.bots import DEFAULT, bot_names, check_bot

from .errors import WebError

SIMPLEST = "random"
"""Who takes over when every other one fails: it cannot."""

SIMPLER = "planner"
"""Who takes over when one that takes longer fails."""

LONGEST = 40
"""Characters of a computer player's name."""


def offered() -> list[str]:
    """Return the computer players that people are offered, the strongest first."""
    return list(reversed(bot_names()))


def usual() -> str:
    """Whom one plays against if one names nobody, and who plays for somebody who is away."""
    return DEFAULT


def simpler(bot: str) -> str:
    """Return who takes over from a computer player that failed."""
    return SIMPLEST if bot.partition(":")[0] == SIMPLER else SIMPLER


def takes_time(bot: str) -> bool:
    """Whether a computer player thinks for as long as it is given, and not only for a moment."""
    return bot.partition(":")[0] == "search"


def strongest() -> str:
    """Whom to ask for advice."""
    return offered()[0]


def check(name: object) -> str:
    """Return the name of a computer player; only those that come with the package sit at tables."""
    known = offered()
    if isinstance(name, str) and len(name) <= LONGEST and name.partition(":")[0] in known:
        try:
            check_bot(name)
        except ValueError:
            pass
        else:
            return name
    raise WebError("no-bot", "bot", given=f"{name!r:.60}", known=", ".join(known))
