"""Every way to pay for every track, enumerated once, and what a hand can pay (CM-43, CM-44, CM-70; NC-40; MK-12)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core

from .board import COLOURS, GRAY, Track
from .ruleset import Ruleset
from .state import PLUS4, PLUS4_SPACES, TRACKS, WILD

MAX_CARDS = 12
"""Most cards of one colour."""

COLUMN = 8 * (MAX_CARDS + 1)
"""Entries of `payable` for one class of hand sizes and one number of wilds."""


class Payment(NamedTuple):
    """So many cards of one colour, wilds, and arbitrary cards that are laid one by one."""

    colour: int
    """1 to 8; 0 when no card of a colour is laid."""
    cards: int
    wilds: int
    arbitrary: int

    @property
    def size(self) -> int:
        """Cards paid in all."""
        return self.cards + self.wilds + self.arbitrary


def payments_for(track: Track, rules: Ruleset) -> list[Payment]:
    """List the ways to pay for a track, fewest arbitrary cards and wilds first within each colour."""
    ways = []
    for name in rules.colours if track.color == GRAY else [track.color]:
        colour = COLOURS.index(name) + 1
        for groups in range(_most_groups(track, rules) + 1):
            for wilds in range(_most_wilds(track, rules, groups) + 1):
                if groups + wilds < track.locomotives:
                    continue
                cards = track.length - groups - wilds
                each = track.swap or rules.ferry_triple
                ways.append(Payment(colour if cards else 0, cards, wilds, groups * each))
    return list(dict.fromkeys(ways))


def _most_groups(track: Track, rules: Ruleset) -> int:
    """How often arbitrary cards may stand for one card (NC-42, NC-51); never in tunnels (CM-67)."""
    if track.swap:
        return 1 if rules.swap_limit == "one" else track.length
    if track.kind != "ferry" or not rules.ferry_triple:
        return 0
    return track.locomotives if rules.ferry_triple_scope == "symbols-only" else track.length


def _most_wilds(track: Track, rules: Ruleset, groups: int) -> int:
    """A wild is no unit where arbitrary cards stand for a card of the colour (NC-41)."""
    allowed = track.kind in rules.wild_on and not track.swap
    return track.length - groups if allowed else 0


@core
def payable_tracks(s: Record, T: Record, m: Row) -> None:
    """Write the tracks that the seat may claim with the cards of its hand (CM-40, CM-41, CM-43)."""
    me = s.seat
    hand = s.hand[me]
    pieces = s.pieces[me]
    column = (T.funds[s.hand_size[me]] * T.wild_columns + min(hand[WILD], T.most_wilds)) * COLUMN
    for w in range(WORDS):
        m[TRACKS + w] = payable_with(T, hand, column, w) & s.open[me][w] & T.fits[pieces][w]
    if hand[PLUS4]:
        column = (T.funds[s.hand_size[me]] * T.wild_columns + min(hand[WILD] + hand[PLUS4], T.most_wilds)) * COLUMN
        for w in range(WORDS):
            longer = payable_with(T, hand, column, w) & T.takes_plus4[w]
            m[TRACKS + w] |= longer & s.open[me][w] & T.fits[pieces][w]


@core
def payable_with(T: Record, hand: Row, column: int, w: int) -> int:
    """Tracks that some colour of the hand can pay, one word of the set; the column stands for hand size and wilds."""
    payable = T.payable
    found = 0
    for c in range(1, 9):
        found |= payable[column + hand[c]][w]
        column += MAX_CARDS + 1
    return int(found)


@core
def wilds_for(s: Record, T: Record, track: int) -> int:
    """Wilds of the seat's hand that may be laid on a track; a +4 only on length 4 and more (MK-12)."""
    hand = s.hand[s.seat]
    if T.length[track] >= PLUS4_SPACES:
        return hand[WILD] + hand[PLUS4]
    return int(hand[WILD])


@core
def payable_rows(s: Record, T: Record, track: int, m: Row) -> int:
    """Add the payment rows of a track that the hand can pay; return how many there are."""
    me = s.seat
    hand = s.hand[me]
    size = s.hand_size[me]
    wilds = wilds_for(s, T, track)
    first = T.first_row[track]
    found = 0
    for j in range(T.n_rows[track]):
        i = first + j
        if T.pay_wilds[i] <= wilds and T.pay_cards[i] <= hand[T.pay_colour[i]] and T.pay_size[i] <= size:
            m[TRACKS + (j >> SHIFT)] |= 1 << (j & LAST)
            found += 1
    return found
