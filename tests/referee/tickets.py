"""Ticket decks: an unordered pool above the tickets that came back, in a known order (section 10)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from tests.referee.log import Fault, Log


class Deck:
    """One ticket deck."""

    def __init__(self, tickets: Iterable[str]) -> None:
        self.pool = set(tickets)
        self.returned: deque[str] = deque()

    def __len__(self) -> int:
        return len(self.pool) + len(self.returned)

    def draw(self, ticket: Any) -> None:
        """Take this ticket off the top: any of the pool, and then only the one that came back first."""
        if self.pool:
            if ticket not in self.pool:
                raise Fault("CM-80", f"ticket {ticket} cannot lie on top of the deck")
            self.pool.remove(ticket)
        elif not self.returned or self.returned[0] != ticket:
            raise Fault("CM-80", f"ticket {ticket} is offered, but {list(self.returned)[:1]} lies on top")
        else:
            self.returned.popleft()


class Offers:
    """The decks of one game, what is offered from them, and where rejects go."""

    def __init__(self, log: Log, piles: dict[str, Deck], seats: int) -> None:
        self.log = log
        self.piles = piles
        self.held: list[list[str]] = [[] for _ in range(seats)]
        self.offered: list[list[tuple[str, str]]] = [[] for _ in range(seats)]

    def left(self) -> int:
        return sum(len(deck) for deck in self.piles.values())

    def mix(self, seat: int, total: int) -> dict[str, int]:
        """MK-05, MK-21, DX-36: the announced numbers of long and short tickets."""
        event = self.log.take_by("mix", seat)
        wish = {pile: event[pile] for pile in ("long", "short")}
        if sum(wish.values()) != min(total, self.left()):
            raise Fault("MK-21", f"{wish} do not add up to {min(total, self.left())}")
        for pile, count in wish.items():
            if type(count) is not int or not 0 <= count <= len(self.piles[pile]):
                raise Fault("MK-21", f"{count} of {len(self.piles[pile])} {pile} tickets")
        return wish

    def offer(self, seat: int, wish: dict[str, int]) -> None:
        """One offer for every pile that gives tickets; where the mix decides, in any order of the piles."""
        open_piles = {pile: min(count, len(self.piles[pile])) for pile, count in wish.items()}
        open_piles = {pile: count for pile, count in open_piles.items() if count}
        while open_piles:
            event = self.log.take_by("offer", seat)
            pile, tickets = event["pile"], event["tickets"]
            if pile not in open_piles or ("regular" in open_piles and pile != next(iter(open_piles))):
                raise Fault("CM-80", f"tickets from the pile {pile}, expected {'or '.join(open_piles)}")
            if len(tickets) != open_piles.pop(pile):
                raise Fault("CM-80", f"{len(tickets)} tickets are offered from the pile {pile}")
            for ticket in tickets:
                self.piles[pile].draw(ticket)
                self.offered[seat].append((pile, ticket))

    def keep(self, seat: int, least: int) -> None:
        """The tickets kept; the others stay in `offered` until they are put away."""
        event = self.log.take_by("keep", seat)
        kept, offered = event["tickets"], self.offered[seat]
        names = [ticket for _, ticket in offered]
        if len(set(kept)) != len(kept) or not set(kept) <= set(names):
            raise Fault("CM-80", f"{kept} are kept of {names}")
        if len(kept) < min(least, len(names)):
            raise Fault("CM-80", f"{len(kept)} tickets are kept, the least is {min(least, len(names))}")
        self.held[seat].extend(kept)
        self.offered[seat] = [pair for pair in offered if pair[1] not in kept]

    def put_away(self, seat: int, where: str) -> None:
        """Rejects go out of the game, to the bottom, or are shuffled in again."""
        for pile, ticket in self.offered[seat]:
            if where == "bottom":
                self.piles[pile].returned.append(ticket)
            elif where == "shuffled":
                self.piles[pile].pool.add(ticket)
        self.offered[seat] = []
