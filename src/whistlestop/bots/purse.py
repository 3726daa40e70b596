"""What tracks cost a hand of cards, and which cards help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from whistlestop.rules.state import KINDS, PLUS4, WILD

SHORT_WISH, LEAST_WISH = 12, 2


class Purse:
    """The prices of one board, read once from its ways to pay."""

    def __init__(self, tables: Any) -> None:
        """Read colours and wilds of every track; arbitrary cards are left to those who have nothing better."""
        self.tables = tables
        self.colours: list[tuple[int, ...]] = []
        self.wilds: list[tuple[int, int]] = []
        """Least and most wilds that a track takes."""
        for track in range(tables.n_tracks):
            first = tables.first_row[track]
            rows = [i for i in range(first, first + tables.n_rows[track]) if not tables.pay_arbitrary[i]]
            wilds = [tables.pay_wilds[i] for i in rows] or [0]
            self.colours.append(tuple(sorted({tables.pay_colour[i] for i in rows if tables.pay_colour[i]})))
            self.wilds.append((min(wilds), max(wilds)))

    def _usable(self, hand: Sequence[int], track: int) -> int:
        return int(hand[WILD] + (hand[PLUS4] if self.tables.length[track] >= PLUS4_FROM else 0))

    def missing(self, hand: Sequence[int], track: int) -> int:
        """Cards that a hand lacks for a track, in its best colour."""
        least, most = self.wilds[track]
        length: int = self.tables.length[track]
        usable = min(self._usable(hand, track), most)
        symbols = max(0, least - usable)
        usable = max(usable, least)
        have = max((hand[c] for c in self.colours[track]), default=0)
        return int(symbols + max(0, length - usable - min(have, length - least)))

    def spare(self, hand: Sequence[int], track: int) -> int:
        """Cards that could pay for more spaces than the track has."""
        have = max((hand[c] for c in self.colours[track]), default=0)
        return int(have + min(self._usable(hand, track), self.wilds[track][1]) - self.tables.length[track])

    def reserved(self, hand: Sequence[int], colour: int, tracks: Iterable[int]) -> int:
        """How many cards of a colour in hand these tracks want, those that take no other colour."""
        wanted = sum(self.tables.length[track] for track in tracks if self.colours[track] == (colour,))
        return int(min(wanted, hand[colour]))

    def wishes(self, hand: Sequence[int], tracks: Iterable[int]) -> list[int]:
        """How much a card of each kind is wanted for these tracks, the most urgent first, after what is at hand."""
        left, wish, weight = list(hand), [0] * KINDS, SHORT_WISH
        for track in tracks:
            colours = self.colours[track]
            if not colours:
                continue
            least, most = self.wilds[track]
            length = self.tables.length[track]
            best = max(colours, key=left.__getitem__)
            used = min(left[best], length - least)
            left[best] -= used
            wilds = min(max(0, length - used), most, left[WILD])
            left[WILD] -= wilds
            if wilds < least:
                wish[WILD] += weight
            if used + wilds < length:
                wish[best] += weight
                if len(colours) > 1:
                    for colour in colours:
                        wish[colour] += 1
            weight = max(weight - 2, LEAST_WISH)
        return wish


PLUS4_FROM = 4
"""A +4 locomotive pays for tracks of this length and more (MK-12)."""
