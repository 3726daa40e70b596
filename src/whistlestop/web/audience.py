"""Who looks at a table, and how they are told what happens there, each as much as it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from . import entries as kinds
from . import shown
from .entries import Entry
from .shown import Eyes, Message
from .table import Table

FORGET = 45.0
"""Seconds after which people at another process of this server count as gone, if nothing is heard of them."""


class Client(Protocol):
    """Somebody who looks at a table."""

    eyes: Eyes
    renewing: int | None
    """A seat whose link this client is changing, and which it keeps."""

    def send(self, message: Message | str) -> None:
        """Put a message on its way."""


class Audience:
    """Everybody who looks at one table through this process."""

    def __init__(self, encode: Callable[[Message], str], now: Callable[[], float]) -> None:
        """Begin with nobody."""
        self._encode, self._now = encode, now
        self.clients: set[Client] = set()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Seats whose people look on through other processes, and when that was last heard."""

    @property
    def here(self) -> frozenset[int]:
        """Seats whose people look on through this process."""
        return frozenset(seat for client in self.clients for seat in client.eyes.seats)

    @property
    def online(self) -> frozenset[int]:
        """Seats whose people look on."""
        since = self._now() - FORGET
        return self.here.union(*(seats for seats, at in self._elsewhere.values() if at >= since))

    def heard(self, process: str, seats: Iterable[int]) -> bool:
        """Take note of who looks on through another process; return whether that is news."""
        before = self.online
        self._elsewhere[process] = frozenset(seats), self._now()
        return self.online != before

    def lose(self, seat: int, table: Table) -> None:
        """The link of a seat has changed: whoever came by the old one sees no more of the seat."""
        lost = [one for one in self.clients if seat in one.eyes.seats and one.renewing != seat]
        for client in lost:
            client.eyes = Eyes(tuple(q for q in client.eyes.seats if q != seat), client.eyes.lang)
        if lost:
            self.show_anew(table)

    def by_eyes(self) -> Iterator[tuple[Eyes, list[Client]]]:
        """Group the clients that see the same in the same language."""
        groups: dict[Eyes, list[Client]] = {}
        for client in self.clients:
            groups.setdefault(client.eyes, []).append(client)
        yield from groups.items()

    def tell(self, make: Callable[[Eyes], Iterable[Message]]) -> None:
        """Send messages to everybody, made once for all that see the same."""
        for eyes, clients in self.by_eyes():
            encoded = [self._encode(message) for message in make(eyes)]
            for client in clients:
                for message in encoded:
                    client.send(message)

    def show_table(self, table: Table) -> None:
        """Tell everybody who sits where."""
        online = self.online
        self.tell(lambda eyes: [shown.table_message(table, eyes, online)])

    def show_anew(self, table: Table) -> None:
        """Tell everybody everything again: what somebody may see has changed."""
        self.show_table(table)
        self.tell(lambda eyes: [shown.log_message(table, eyes), shown.state_message(table, eyes)])

    def show(self, before: Table, after: Table, entry: Entry) -> None:
        """Tell everybody what an entry changed."""
        if entry.kind == kinds.SAY:
            self.tell(lambda eyes: [shown.chat_message(after, eyes, len(after.chat) - 1)])
            return
        if entry.kind not in {kinds.PLAY, kinds.UNDO} or before.status != after.status:
            self.show_table(after)
        self.tell(lambda eyes: news(before, after, entry, eyes))


def news(before: Table, after: Table, entry: Entry, eyes: Eyes) -> list[Message]:
    """Return what somebody is told about an entry; what a seat does in secret is news to that seat only."""
    seen = after.beat(eyes.seats) != before.beat(eyes.seats)
    if entry.kind == kinds.UNDO and seen:
        return [shown.log_message(after, eyes), shown.state_message(after, eyes)]
    messages = []
    if len(after.log) > len(before.log):
        messages.append(shown.events_message(after, eyes, len(before.log)))
    if seen or before.actors != after.actors or before.status != after.status or entry.seat in eyes.seats:
        messages.append(shown.state_message(after, eyes))
    return messages
