"""A computer player in twenty lines: it claims the longest track it can, and else collects what it has most of.

whistlestop arena examples/own_bot.py:Builder random --title usa --deals 20
"""

from __future__ import annotations

from random import Random
from typing import Any

import whistlestop as ws
from whistlestop.game.actions import Claim, Pick, read_cards
from whistlestop.game.legal import Legal


class Builder:
    """Claims the longest track it can pay for, and else collects the colour it has most of."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: Any, legal: Legal, events: Any) -> ws.Action:  # noqa: ARG002 -- the protocol
        """Return one of the legal actions."""
        if claims := [action for action in legal if isinstance(action, Claim)]:
            spaces = {track.id: track.length for track in view.names.board.tracks}
            return max(claims, key=lambda claim: spaces[claim.track])
        if picks := [action for action in legal if isinstance(action, Pick)]:
            hand = read_cards(view.hand)
            return max(picks, key=lambda pick: hand.get(view.row[pick.slot - 1], 0) if pick.slot else 0)
        return legal[self.chance.randrange(len(legal))]
