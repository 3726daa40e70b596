"""The cards and tickets of a position: those named where they are named, the others where there is room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistlestop.rules.decks import must_flush
from whistlestop.rules.state import EMPTY, PLUS4, ROW, WILD
from whistlestop.rules.tickets import REMOVED

from .arranging import Arranging
from .errors import PositionError

FLUSHED = 3


class Cards(Arranging):
    """Deals cards and tickets."""

    discards = "discard"
    """Where the state keeps the discard pile."""

    def take_open_cards(self, left: list[int]) -> None:
        """Cards that lie somewhere else than in the row, a pile or a hand."""

    def deal_cards(self) -> None:
        """Put every card into the row, a pile or a hand."""
        s, T = self.state, self.T
        left = list(T.cards)
        self.take_open_cards(left)
        hands = self.by_seat("hands", lambda value: value)
        facts = self.facts
        row = self._row(left)
        for q, named in enumerate(hands):
            s.hand[q] = self.take(named, left, f"hand of seat {q}")
        discard = self.take(facts.get("discard"), left, "discard pile")
        s.pile = self.take(facts.get("pile"), left, "draw pile")
        rest = [kind for kind, n in enumerate(left) for _ in range(n)]
        self._deal([s.hand[q] for q in range(self.seats) if isinstance(hands[q], int)], hands, rest)
        for name, pile in (("discard", discard), ("pile", s.pile)):
            count = facts.get(name)
            if isinstance(count, int):
                self._count(pile, count, rest, name)
        open_hands = [s.hand[q] for q in range(self.seats) if hands[q] is None]
        if row is None:
            self._new_row(rest)
        for hand in open_hands:
            for kind in self.draw(rest, T.starting_hand):
                hand[kind] += 1
        self._put(rest, discard, open_hands)
        setattr(s, self.discards, discard)
        for q in range(self.seats):
            s.hand_size[q] = sum(s.hand[q])
        s.pile_size, s.discard_size = sum(s.pile), sum(s.discard)
        if T.flush and must_flush(s, T):
            shown = self.names.in_order(s.row)
            raise PositionError(f"CM-27: a row with three wilds, {shown}, would have been replaced")

    def _row(self, left: list[int]) -> str | None:
        row = self.facts.get("row")
        if row is None:
            return None
        if len(row) > ROW:
            raise PositionError(f"row: {row!r} has {len(row)} slots; the face-up row has five")
        self.take(row.replace("-", ""), left, "row")
        self.state.row = [EMPTY if c == "-" else self.names.letters.index(c) for c in row.ljust(ROW, "-")]
        return row

    def _new_row(self, rest: list[int]) -> None:
        """Five cards by chance, but where rows are flushed at most two wilds."""
        drawn = self.draw(rest, ROW)
        if self.T.flush:
            wilds = (WILD, PLUS4) if self.T.flush_plus4 else (WILD,)
            others = [kind for kind in rest if kind not in wilds]
            while others and sum(kind in wilds for kind in drawn) >= FLUSHED:
                kind = self.draw(others, 1)[0]
                rest.remove(kind)
                slot = next(slot for slot in range(ROW) if drawn[slot] in wilds)
                rest.append(drawn[slot])
                drawn[slot] = kind
        self.state.row = drawn + [EMPTY] * (ROW - len(drawn))

    def take(self, named: str | int | None, left: list[int], where: str) -> list[int]:
        """Take cards that are named by letter out of what is left."""
        if not isinstance(named, str):
            return [0] * len(left)
        try:
            counts = self.names.counts(named)
        except ValueError as error:
            raise PositionError(f"{where}: {error}") from None
        for kind, n in enumerate(counts):
            if n > left[kind]:
                letter, total = self.names.letters[kind], self.T.cards[kind]
                elsewhere = f", {total - left[kind]} of them elsewhere" if left[kind] < total else ""
                raise PositionError(f"{where}: {n} cards {letter}, but there are only {total}{elsewhere}")
            left[kind] -= n
        return counts

    def _deal(self, piles: Iterable[list[int]], named: Iterable[Any], rest: list[int]) -> None:
        counts = [n for n in named if isinstance(n, int)]
        for pile, count in zip(piles, counts, strict=True):
            self._count(pile, count, rest, "hands")

    def _count(self, pile: list[int], count: int, rest: list[int], fact: str) -> None:
        """So many cards by chance."""
        if not 0 <= count <= len(rest):
            raise PositionError(f"{fact}: {len(rest)} cards are left for it, not {count}")
        for kind in self.draw(rest, count):
            pile[kind] += 1

    def _put(self, rest: list[int], discard: list[int], open_hands: list[list[int]]) -> None:
        """Put the remaining cards where nothing is named: the pile, the discards, hands."""
        s = self.state
        places = [s.pile] if "pile" not in self.facts else [discard] if "discard" not in self.facts else open_hands
        if rest and not places:
            counts = [rest.count(kind) for kind in range(len(self.T.cards))]
            raise PositionError(f"the cards {self.names.cards(counts)} are nowhere; leave a hand or a pile unnamed")
        for i, kind in enumerate(self.draw(rest, len(rest))):
            places[i % len(places)][kind] += 1

    def completed(self, left: list[int]) -> None:
        """Tickets that are completed before the end."""

    def away_from_deck(self, left: list[int]) -> list[int]:  # noqa: ARG002 -- for boards that have some
        """Return tickets that are out of the game unless a seat holds them."""
        return []

    def never_in_deck(self, t: int) -> bool:  # noqa: ARG002 -- as above
        """Tell whether a ticket can never lie in the deck."""
        return False

    def deal_tickets(self) -> None:
        """Put every ticket into a hand, a deck or out of the game."""
        s, T = self.state, self.T
        left = list(range(T.n_tickets))
        self.completed(left)
        for q, named in enumerate(self.by_seat("tickets", lambda value: value)):
            if named is not None and not isinstance(named, int):
                self.hold(q, [self.ticket(name, left, f"tickets of seat {q}") for name in named])
        deck = self.facts.get("ticket_deck")
        queue: list[int] = []
        if deck is not None and not isinstance(deck, int):
            queue = [self.ticket(name, left, "ticket_deck") for name in deck]
        gone = self.away_from_deck(left)
        left = [t for t in left if t not in gone]
        open_seats = []
        for q, named in enumerate(self.by_seat("tickets", lambda value: value)):
            if named is None:
                open_seats.append(q)
            if named is None or isinstance(named, int):
                self.hold(q, self.draw(left, T.kept_at_setup if named is None else named))
        pool = left
        if deck is not None:
            pool = self.draw(left, deck) if isinstance(deck, int) else []
            if isinstance(deck, int) and len(pool) < deck:
                raise PositionError(f"ticket_deck: only {len(pool)} tickets are left for it, not {deck}")
            self._away(left, open_seats)
        s.pool = [sum(1 << t for t in pool)]
        s.queue[: len(queue)], s.queued = queue, len(queue)
        for t in [*pool, *queue]:
            s.left[T.deck_of[t]] += 1

    def ticket(self, name: str, left: list[int], fact: str) -> int:
        """Take a ticket that is named out of what is left."""
        if name not in self.names.ticket_index:
            raise PositionError(f"{fact}: there is no ticket {name!r} in this game")
        t = self.names.ticket_index[name]
        if t not in left:
            raise PositionError(f"{fact}: ticket {name} is somewhere else already; there is only one of it")
        if fact == "ticket_deck" and self.never_in_deck(t):
            raise PositionError(f"EU-03: long tickets such as {name} never lie in the deck")
        left.remove(t)
        return t

    def hold(self, q: int, tickets: list[int]) -> None:
        """Give a seat tickets."""
        s = self.state
        for t in tickets:
            s.held[q][0] |= 1 << t
        s.tickets[q] += len(tickets)

    def _away(self, tickets: list[int], open_seats: list[int]) -> None:
        """Tickets that are neither held nor in the deck: rejected, or held by seats whose tickets are not named."""
        s, T = self.state, self.T
        if REMOVED in (T.setup_rejects, T.play_rejects):
            for i, t in enumerate(tickets):
                s.rejected[i % self.seats][0] |= 1 << t
        elif open_seats:
            for i, t in enumerate(tickets):
                self.hold(open_seats[i % len(open_seats)], [t])
        elif tickets:
            lost = ", ".join(self.names.tickets[t] for t in tickets[:3])
            raise PositionError(
                f"{len(tickets)} tickets ({lost} …) are neither held nor in the deck, and rejects go back"
            )
