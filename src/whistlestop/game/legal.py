"""The legal actions of a seat as one small object: iterate it, index it, count it, ask whether an action is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from .actions import Action


class Legal(Sequence[Action]):
    """What a seat may do now, in the engine's order.  A claim that names its payment is found in it too (CM-47)."""

    def __init__(self, choices: Sequence[int], name: Callable[[int], Action], allows: Callable[[Action], bool]) -> None:
        """Hold the choices; names are made when somebody looks."""
        self.choices = tuple(choices)
        """The same actions as the engine's numbers."""
        self._name, self._allows = name, allows

    def __len__(self) -> int:
        """Count the legal actions."""
        return len(self.choices)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        """Return the action at a position, or several."""
        if isinstance(index, slice):
            return [self._name(choice) for choice in self.choices[index]]
        return self._name(self.choices[index])

    def __iter__(self) -> Iterator[Action]:
        """Go through the actions."""
        return map(self._name, self.choices)

    def __contains__(self, action: object) -> bool:
        """Say whether the rules allow an action here."""
        return isinstance(action, Action) and self._allows(action)

    def __repr__(self) -> str:
        """Show the tokens."""
        return f"<Legal: {'; '.join(map(str, self))}>" if self.choices else "<Legal: nothing>"
