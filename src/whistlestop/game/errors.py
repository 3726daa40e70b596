"""What can go wrong when a game is played from outside.

GameError
├── NotAnAction      the text is no action at all
├── NotYourTurn      another seat decides now, or the game is over
└── Illegal          an action, but not a legal one here; carries the rule that forbids it
PositionError        a position that cannot be
"""

from __future__ import annotations


class GameError(ValueError):
    """An action that cannot be carried out; nothing has changed."""


class NotAnAction(GameError):
    """Text, or a number, that means no action."""


class NotYourTurn(GameError):
    """A seat that does not decide now."""


class Illegal(GameError):
    """An action that the rules do not allow here."""

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the rule's id and the facts apart, for whoever shows them."""
        self.rule, self.reason = rule, reason
        super().__init__(f"{rule}: {reason}")


class PositionError(ValueError):
    """A position in which cards, pieces or tickets do not add up, or that the rules cannot bring about."""
