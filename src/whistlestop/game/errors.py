"""What can go wrong when a game is played from outside.

GameError
├── NotAnAction      the text is no action at all
├── NotYourTurn      another seat decides now, or the game is over
└── Illegal          an action, but not a legal one here; carries the rule that forbids it
PositionError        a position that cannot be
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class GameError(ValueError):
    """An action that cannot be carried out; nothing has changed."""


class NotAnAction(GameError):
    """Text, or a number, that means no action."""


class NotYourTurn(GameError):
    """A seat that does not decide now."""


class Illegal(GameError):
    """An action that the rules do not allow here."""

    def __init__(self, rule: str, reason: str, key: str = "", facts: Mapping[str, Any] | None = None) -> None:
        """Keep the rule's id, the sentence, and what the sentence was made of: its key and its facts."""
        self.rule, self.reason = rule, reason
        self.key = key
        """Which sentence it is, for whoever says it in another language (game.reasons.sentences)."""
        self.facts = dict(facts or {})
        """What stands in the sentence, as plain values."""
        super().__init__(f"{rule}: {reason}")

    def __reduce__(self) -> tuple[type[Illegal], tuple[Any, ...]]:
        """Travel between processes whole."""
        return Illegal, (self.rule, self.reason, self.key, self.facts)


class PositionError(ValueError):
    """A position in which cards, pieces or tickets do not add up, or that the rules cannot bring about."""
