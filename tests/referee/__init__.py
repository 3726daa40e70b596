"""An independent referee for game logs.

It reads finished games in the form of the game log and checks every line by the rules: what chance brought,
what was decided, and every number of the final reckoning. It was written from the rules alone and shares no
code with the engine, so where the two agree, they agree for a reason.

    from tests import referee

    for verdict in referee.check(open("games.jsonl", encoding="utf-8")):
        if not verdict.ok:
            print(verdict)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.referee.board_game import referee_board_game
from tests.referee.card_game import referee_card_game
from tests.referee.log import Fault, Log, events_of, games
from tests.referee.state import State, read_header, setting_of

__all__ = ["Verdict", "check"]

MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What a line with missing or misshapen fields raises on the way."""


@dataclass(frozen=True)
class Verdict:
    """The judgement on one game: the first line at fault, the rule it breaks, and how."""

    game: int
    ok: bool
    line: int
    rule: str = ""
    message: str = ""

    def __str__(self) -> str:
        if self.ok:
            return f"game {self.game} (line {self.line}): good"
        return f"game {self.game}, line {self.line}: {self.rule}: {self.message}"


def check(lines: Iterable[str], proposals: bool = False) -> Iterator[Verdict]:
    """One verdict a game.

    With `proposals` the choices that players may leave to the software (Europe's borrowed tracks, the Card
    Game's completed tickets) must also be the best ones.
    """
    for number, (first, header, body) in enumerate(games(lines), 1):
        yield judge(number, first, header, body, proposals)


def judge(number: int, first: int, header: str, body: list[str], proposals: bool) -> Verdict:
    """The verdict on one game whose header stands on line `first`."""
    log = Log([])
    try:
        head = read_header(header)
        log = Log(events_of(body))
        if head.game == "card-game":
            referee_card_game(head, log, proposals)
        else:
            referee_board_game(State(setting_of(header), log), proposals)
    except Fault as fault:
        return Verdict(number, False, at(first, log, body), fault.rule, fault.message)
    except MALFORMED as error:
        message = f"a field is missing or misshapen: {error!r}"
        return Verdict(number, False, at(first, log, body), "log", message)
    return Verdict(number, True, first)


def at(first: int, log: Log, body: list[str]) -> int:
    """The line that the referee read last."""
    return first + min(log.at, len(body))
