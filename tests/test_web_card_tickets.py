"""What a seat of the Card Game is told about its tickets: the cards each lacks, of those that the seat may look at."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from whistlestop.web.tickets import CONNECTED, OPEN, Progress, progress

CHICAGO_MONTREAL = "t05"
"""Needs a blue card and a yellow one."""


def told(options: dict[str, Any] | None = None, *, aids: bool = False, **facts: Any) -> Progress:
    """What the first seat hears about the ticket; it has a blue card on its track and a locomotive in its hand."""
    game = ws.position(
        "card-game",
        seats=2,
        options=options or {},
        hands=["GL", None],
        yards=[{"R": "R2"}, {}],
        on_track=["B", None],
        tickets=[[CHICAGO_MONTREAL], None],
        **facts,
    )
    (found,) = progress(game, 0, aids=aids)
    return found


def test_a_face_down_pile_does_not_count() -> None:
    """CG-23: nobody looks at the own pile, so the blue card on it counts for those only who may look or remember."""
    assert (told().state, told().missing) == (OPEN, {"B": 1, "Y": 1})
    peeking = told({"card.peekOnTheTrack": True})
    assert (peeking.state, peeking.missing) == (CONNECTED, {"Y": 1})  # the locomotive is the yellow card (CG-80)
    assert told(aids=True) == peeking


def test_in_the_scoring_only_the_pile_counts() -> None:
    """CG-80, CG-82: cards left in hand or yard cannot be used, not even the locomotive."""
    scoring = told(pile=0, phase="complete")
    assert (scoring.state, scoring.missing) == (OPEN, {"Y": 1})
