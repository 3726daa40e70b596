"""Train cards: the pile, the discards and the face-up row (common.md section 5).

The pile is a multiset: a card may come from it as long as one of its kind is left there. Since every card
that leaves or enters it is in the log, that is all there is to know before a card is turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.log import Fault, Log

FLUSH_LIMIT = 20
"""CM-28: so many flushes in a row, then the row stays."""


def add(cards: dict[str, int], more: Mapping[str, int]) -> None:
    """Put some cards to others."""
    for card, count in more.items():
        cards[card] = cards.get(card, 0) + count


def take_from(hand: dict[str, int], cards: Mapping[str, int]) -> int:
    """Take cards out of a hand that must hold them; how many they are."""
    total = 0
    for card, count in cards.items():
        if type(count) is not int or count < 1:
            raise Fault("cards", f"{count!r} cards {card}")
        if hand.get(card, 0) < count:
            raise Fault("cards", f"{count} {card} are paid, but only {hand.get(card, 0)} are in hand")
        hand[card] -= count
        total += count
    return total


class TrainCards:
    """Every train card that is in nobody's hand."""

    def __init__(self, log: Log, deck: Mapping[str, int], flushed: frozenset[str]) -> None:
        self.log = log
        self.pile = dict(deck)
        self.pile_size = sum(deck.values())
        self.discards: dict[str, int] = dict.fromkeys(deck, 0)
        self.discard_size = 0
        self.row: list[str] = [""] * 5
        self.flushed = flushed
        self.stopped = False
        """The safety stop of CM-28 holds."""

    def left(self) -> int:
        return self.pile_size + self.discard_size

    def draw(self, card: Any) -> None:
        """Take this card off the pile."""
        if type(card) is not str or self.pile.get(card, 0) < 1:
            raise Fault("CM-26", f"no {card} is left in the draw pile")
        self.pile[card] -= 1
        self.pile_size -= 1

    def discard(self, cards: Mapping[str, int]) -> None:
        for card, count in cards.items():
            self.discards[card] += count
            self.discard_size += count

    def reshuffle(self) -> None:
        """The `reshuffle` that must stand here."""
        self.log.take("reshuffle")
        add(self.discards, self.pile)
        self.pile, self.discards = self.discards, dict.fromkeys(self.pile, 0)
        self.pile_size += self.discard_size
        self.discard_size = 0

    def supplied(self) -> bool:
        """Can a card be taken from the pile, after the reshuffle that it may need (CM-26)?"""
        if self.pile_size == 0:
            if self.discard_size == 0:
                return False
            self.reshuffle()
        return True

    def turn_up(self, slot: int) -> bool:
        """Fill an empty slot, if a card can (CM-23, CM-29)."""
        if not self.pile_size and not self.supplied():
            return False
        event = self.log.take("turn-up")
        if event["slot"] != slot:
            raise Fault("CM-29", f"slot {event['slot']} is filled, but slot {slot} is the next")
        card = event["card"]
        self.draw(card)
        self.row[slot - 1] = card
        self.stopped = False
        return True

    def take_face_up(self, slot: Any, card: Any) -> None:
        """Take a card from the row; the slot is empty then."""
        if type(slot) is not int or not 1 <= slot <= 5 or not card or self.row[slot - 1] != card:
            raise Fault("CM-22", f"slot {slot} does not hold {card}")
        self.row[slot - 1] = ""
        self.stopped = False

    def flush_if_due(self) -> None:
        """CM-27 with the guards of CM-28."""
        flushes = 0
        while self.flush_due():
            if flushes == FLUSH_LIMIT:
                self.stopped = True
                return
            self.log.take("flush")
            flushes += 1
            for card in self.row:
                self.discards[card] += 1
            self.discard_size += 5
            self.row = [""] * 5
            for slot in range(1, 6):
                self.turn_up(slot)

    def flush_due(self) -> bool:
        if not self.flushed or self.stopped:
            return False
        wilds = sum(map(self.row.count, self.flushed))
        if wilds < 3 or "" in self.row or not self.left():
            return False
        others = sum(
            count for cards in (self.pile, self.discards) for card, count in cards.items() if card not in self.flushed
        )
        return others + 5 - wilds >= 3

    def refill(self) -> None:
        """The end of a turn (CM-29)."""
        if not self.left():
            return
        if "" in self.row:
            for slot in range(1, 6):
                if not self.row[slot - 1] and not self.turn_up(slot):
                    break
        if self.flushed:
            self.flush_if_due()

    def reveal(self) -> dict[str, int]:
        """Up to three cards for a tunnel (CM-61); the cards still in the pile come first."""
        old_size = self.pile_size
        wanted = min(3, self.left())
        old = None
        if old_size < wanted:
            old, self.pile, self.pile_size = self.pile, dict.fromkeys(self.pile, 0), 0
            self.reshuffle()
        cards = self.log.take("reveal")["cards"]
        if type(cards) is not list or len(cards) != wanted:
            raise Fault("CM-61", f"{cards} are revealed, but it must be {wanted} cards")
        seen: dict[str, int] = {}
        for place, card in enumerate(cards):
            if old is not None and place < old_size:
                take_from(old, {card: 1})
            else:
                self.draw(card)
            seen[card] = seen.get(card, 0) + 1
        return seen
