"""Why an action is not legal here: the rule and the facts, in one sentence (CM-40 and on)."""

from __future__ import annotations

from typing import Any

from .actions import Action
from .errors import Illegal


def reason_against(face: Any, s: Any, seat: int, action: Action) -> Illegal:
    """Return the reason against an action that is known not to be legal."""
    return Illegal("CM-20", f"{action} is not possible now")
