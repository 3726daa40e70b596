"""What every part of a position needs: the facts that were named, the state they go into, and chance for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop.kernel import derive, roll

from .card_names import CardNames
from .errors import PositionError

if TYPE_CHECKING:
    from .position import Facts

Item = TypeVar("Item")


class Arranging:
    """A position that is being set up."""

    def __init__(self, face: Any, seed: int, facts: Facts) -> None:
        """Start from a blank state."""
        self.T: Any = face.T
        self.names: CardNames = face.names
        self.seats = face.seats
        self.facts = facts
        self.state = face.layout.blank()
        self.rng = [derive(seed, 1)]

    def by_seat(self, fact: str, what: Callable[[Any], Item]) -> list[Item | None]:
        """Return what is named for each seat, None where nothing is."""
        named: Any = self.facts.get(fact, ())
        if isinstance(named, str) or not isinstance(named, Sequence):
            raise PositionError(f"{fact} is a list with an entry for every seat, not {named!r}")
        if len(named) > self.seats:
            raise PositionError(f"{fact} names {len(named)} seats, and there are {self.seats}")
        return [None if value is None else what(value) for value in [*named, *[None] * (self.seats - len(named))]]

    def lists(self, fact: str) -> list[list[str]]:
        """Return the names that are listed for each seat."""
        lists = self.by_seat(fact, lambda value: value)
        if wrong := next((value for value in lists if isinstance(value, str)), None):
            raise PositionError(f"{fact}: a seat's names are a list, not {wrong!r}")
        return [list(value or ()) for value in lists]

    def seat(self, value: Any, fact: str) -> int:
        """Check a seat."""
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.seats:
            raise PositionError(f"{fact}: there is no seat {value!r}; seats are 0 to {self.seats - 1}")
        return value

    def draw(self, items: list[Item], n: int) -> list[Item]:
        """Take some out of a list by chance, or all if there are not so many."""
        return [items.pop(roll(self.rng, 0, len(items))) for _ in range(min(n, len(items)))]
