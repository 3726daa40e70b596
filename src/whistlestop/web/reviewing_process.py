"""The process in which a finished game is looked at: it reads the game, and writes what it finds, line by line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from whistlestop.bots.searching.reviewing import Review, Reviewer
from whistlestop.notation.record import replay

NICE = 10
"""Whoever plays comes first."""


def answers(asked: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Look at a game, or at one decision of it."""
    game = replay(asked["deal"])
    for token, seat, chance in asked["plays"]:
        game.replay(token, seat, chance)
    reviewer = Reviewer(game, asked["seed"])
    if asked["step"] is not None:
        yield asdict(reviewer.judge(asked["step"], asked["seconds"]))
        return
    for review in reviewer.review(asked["seconds"]):
        yield as_told(review)


def as_told(review: Review) -> dict[str, Any]:
    """Return a review as clients get it, but for the words."""
    chances = [
        {"step": step, "chances": [round(one, 3) for one in all_of_them]}
        for step, all_of_them in review.outlooks.items()
    ]
    return {
        "status": "done" if review.share == 1 else "thinking",
        "share": round(review.share, 3),
        "whole": review.whole,
        "chances": chances,
        "turning": [asdict(one) for one in review.turning],
        "judged": [asdict(one) for one in review.judged],
    }


def main() -> int:
    """Answer one question."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for answer in answers(json.load(sys.stdin)):
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
