"""Which cards pay for a track, and whether a hand holds any that do (sections 6 and 9, NC-40 to NC-54)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.board import Track
from tests.referee.log import Fault
from tests.referee.titles import COLOURS, Title


class Payments:
    """The payment rules of one game."""

    def __init__(self, title: Title, options: Mapping[str, Any]) -> None:
        self.title = title
        self.wild = title.wild
        self.only_one_swap = options["nordic.murmanskSubstitutions"] == "one"
        self.symbols_only = options["nordic.ferryTripleScope"] == "symbols-only"

    def check(self, track: Track, cards: Mapping[str, int]) -> str:
        """Refuse cards that do not pay for this track; their colour, `""` if all are wild."""
        if track.swap:
            self.check_swap(track, cards)
            return ""
        if track.kind == "ferry" and self.title.triples:
            self.check_triple_ferry(track, cards)
            return ""
        wilds, colour = self.one_colour(track.length, cards)
        if wilds and track.kind not in self.title.wild_on:
            rule = "NC-31" if self.title.triples else "CH-26"
            raise Fault(rule, f"a locomotive on track {track.name}, which is {track.kind}")
        if colour and track.colour and colour != track.colour:
            raise Fault("CM-43", f"{colour} cards on track {track.name}, which is {track.colour}")
        total = sum(cards.values())
        if total != track.length:
            raise Fault("CM-43", f"{total} cards for track {track.name} of length {track.length}")
        if track.kind == "ferry" and wilds < track.symbols:
            raise Fault("CM-70", f"{wilds} wild cards on ferry {track.name} with {track.symbols} symbols")
        return colour

    def one_colour(self, length: int, cards: Mapping[str, int]) -> tuple[int, str]:
        """How many cards are wild on a track of this length, and the one colour of the others."""
        wilds, colour = 0, ""
        for card, count in cards.items():
            if card == self.wild:
                wilds += count
            elif card == "L4":
                if length < 4:
                    raise Fault("MK-12", f"a +4 locomotive where {length} cards are paid")
                wilds += count
            elif card == "PAX":
                raise Fault("MK-13", "a passenger card is no payment")
            elif colour:
                raise Fault("CM-43", f"{colour} and {card} together")
            else:
                colour = card
        return wilds, colour

    def check_swap(self, track: Track, cards: Mapping[str, int]) -> None:
        """NC-40 to NC-43: a unit is one card of the colour, or any four cards."""
        extra = sum(cards.values()) - track.length
        swaps, rest = divmod(extra, 3)
        if rest or not 0 <= swaps <= track.length:
            raise Fault("NC-43", f"{extra + track.length} cards for track {track.name}")
        if self.only_one_swap and swaps > 1:
            raise Fault("NC-42", f"{swaps} substitutions, only one is allowed")
        if most(track, cards) < track.length - swaps:
            raise Fault("NC-43", f"no colour {track.length - swaps} times among {dict(cards)}")

    def check_triple_ferry(self, track: Track, cards: Mapping[str, int]) -> None:
        """NC-50 to NC-53: any three cards may replace a locomotive."""
        extra = sum(cards.values()) - track.length
        triples, rest = divmod(extra, 2)
        if rest or not 0 <= triples <= track.length:
            raise Fault("NC-53", f"{extra + track.length} cards for ferry {track.name}")
        if self.symbols_only and triples > track.symbols:
            raise Fault("NC-51", f"{triples} substitutions for {track.symbols} symbols")
        if not enough_singles(track, cards, triples):
            raise Fault("NC-53", f"{dict(cards)} do not fill ferry {track.name}")

    def payable(self, track: Track, hand: Mapping[str, int]) -> bool:
        """Is there any legal payment in this hand?"""
        length, size = track.length, sum(hand.values())
        if track.swap:
            limit = 1 if self.only_one_swap else length
            return any(size >= length + 3 * swaps and most(track, hand) >= length - swaps for swaps in range(limit + 1))
        if track.kind == "ferry" and self.title.triples:
            limit = track.symbols if self.symbols_only else length
            return any(
                size >= length + 2 * triples and enough_singles(track, hand, triples) for triples in range(limit + 1)
            )
        wilds = 0
        if track.kind in self.title.wild_on:
            wilds = hand.get(self.wild, 0) + (hand.get("L4", 0) if length >= 4 else 0)
        if track.kind == "ferry" and wilds < track.symbols:
            return False
        return most(track, hand) + wilds >= length

    def check_set(self, count: int, cards: Mapping[str, int]) -> None:
        """EU-10: a station costs so many cards of one colour."""
        self.one_colour(0, cards)
        if sum(cards.values()) != count:
            raise Fault("EU-10", f"{sum(cards.values())} cards for a station that costs {count}")

    def set_payable(self, count: int, hand: Mapping[str, int]) -> bool:
        return max(hand.get(colour, 0) for colour in COLOURS) + hand.get(self.wild, 0) >= count


def most(track: Track, cards: Mapping[str, int]) -> int:
    """How many cards of a colour that this track takes, at best."""
    if track.colour:
        return cards.get(track.colour, 0)
    return max(cards.get(colour, 0) for colour in COLOURS)


def enough_singles(track: Track, cards: Mapping[str, int], triples: int) -> bool:
    """NC-53: do locomotives and cards of one colour fill all units but so many?"""
    coloured = min(most(track, cards), track.length - track.symbols)
    return coloured + cards.get("L", 0) >= track.length - triples
