"""The planner of the Card Game: what to lay, when to rob, what to draw and which tickets to keep (docs/planner.md).

Everything is a worth in tenths of a point.  It reads what a seat knows by right: its own hand and tickets, open rows,
what everybody saw others take, and the On-the-Track piles, which perfect memory knows (CG-23).
"""

from __future__ import annotations

from .memory import CARD_PLAN as CARD_PLAN
from .memory import new_card_plan as new_card_plan
from .moves import forget as forget
from .moves import plan_move as plan_move
from .moves import rollout as rollout
