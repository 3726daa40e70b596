"""How a track or a station may be paid from a seat's own hand, the cheapest way first, with the odds of a tunnel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import Build, Claim, read_action, write_cards
from whistlestop.kernel import popcount
from whistlestop.rules.dice import can_meet, lay_units, symbol_of, token_choices
from whistlestop.rules.payment import payable_rows
from whistlestop.rules.state import FACES, LOCOMOTIVE, PLUS4, PLUS4_SPACES, STATION_FACE, TRACKS, WILD
from whistlestop.rules.stations import station_cost, station_rows

from .odds import Odds, card_odds, dice_odds

MOST_WAYS = 60
"""Ways that are listed; any other legal set of cards may be laid as well (CM-47)."""

MOST_SETS = 12
"""Sets of arbitrary cards that are looked at for one payment."""

DEAR = {WILD: 30, PLUS4: 25}
"""What laying a card costs; a coloured one costs 10, less what the hand has plenty of."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay."""

    action: str
    paid: str
    """Cards, or dice and tokens."""
    wilds: int
    chances: Odds | None = None
    """In a tunnel: how likely a surcharge of 0, 1, 2 and 3 is."""
    afford: tuple[bool, bool, bool, bool] | None = None
    """Whether it can be paid then."""
    standing: int = 0
    """How many of the cards stand for others: three for one on Nordic's ferries, four on Murmansk–Lieksa."""

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON."""
        shown: dict[str, Any] = {"action": self.action, "cards": self.paid, "wilds": self.wilds}
        if self.standing:
            shown["standing"] = self.standing
        if self.chances is not None and self.afford is not None:
            shown["tunnel"] = {"chances": list(self.chances), "afford": list(self.afford)}
        return shown


def ways_to_pay(game: Game, seat: int, token: str) -> list[Way]:
    """Return how a claim or a station may be paid, the cheapest way first; nothing if it is not possible now."""
    action = read_action(token)
    if not isinstance(action, Claim | Build) or seat not in game.actors:
        return []
    bare = Claim(action.track) if isinstance(action, Claim) else Build(action.location)
    if bare not in game.legal(seat):
        return []
    view = game.view(seat)
    if isinstance(bare, Claim):
        track = view.names.track_index[bare.track]
        found = _dice_ways(view, track, bare) if view.T.with_dice else _card_ways(view, track, bare)
    else:
        found = _dice_station(view, bare) if view.T.with_dice else _station_ways(view, bare)
    return list(islice(found, MOST_WAYS))


# With cards


def _card_ways(view: Any, track: int, bare: Claim) -> Iterator[Way]:
    s, T = view.state, view.T
    menu = [0, 0, 0]
    payable_rows(s, T, track, menu)
    hand = s.hand[view.seat]
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for j in range(T.n_rows[track]):
        if not menu[TRACKS] >> j & 1:
            continue
        row = T.first_row[track] + j
        for laid in _laid(hand, T, track, row):
            price = sum(n * _price(hand, kind) for kind, n in enumerate(laid))
            key = tuple(laid)
            found[key] = min(found.get(key, (price, row)), (price, row))
    for cards, (_, row) in sorted(found.items(), key=lambda one: (one[1][0], one[0])):
        laid, paid = list(cards), _written(view, cards)
        chances = card_odds(s, T, T.pay_colour[row]) if T.tunnel[track] else None
        afford = _affords(hand, laid, T.pay_colour[row]) if chances else None
        yield Way(f"{bare} {paid}", paid, laid[WILD] + laid[PLUS4], chances, afford, T.pay_arbitrary[row])


def _laid(hand: Sequence[int], T: Any, track: int, row: int) -> Iterator[list[int]]:
    """Sets of cards of a hand that are this payment."""
    base = [0] * len(hand)
    base[T.pay_colour[row]] += T.pay_cards[row]
    wilds, arbitrary = T.pay_wilds[row], T.pay_arbitrary[row]
    plus4 = hand[PLUS4] if T.length[track] >= PLUS4_SPACES and not arbitrary else 0
    for n in range(max(0, wilds - hand[WILD]), min(wilds, plus4) + 1):
        laid = base[:]
        laid[WILD] += wilds - n
        laid[PLUS4] += n
        left = [held - n for held, n in zip(hand, laid, strict=True)]
        if min(left) < 0:
            continue
        for chosen in islice(_sets(hand, left, arbitrary), MOST_SETS):
            yield [a + b for a, b in zip(laid, chosen, strict=True)]


def _sets(hand: Sequence[int], left: Sequence[int], size: int) -> Iterator[list[int]]:
    """Sets of so many arbitrary cards, those that hurt least first (NC-40, NC-51)."""
    kinds = sorted((k for k in range(len(left)) if left[k]), key=lambda kind: (_price(hand, kind), kind))

    def fill(at: int, missing: int) -> Iterator[list[tuple[int, int]]]:
        if missing == 0:
            yield []
        elif at < len(kinds):
            for n in range(min(missing, left[kinds[at]]), -1, -1):
                for rest in fill(at + 1, missing - n):
                    yield [(kinds[at], n), *rest]

    for chosen in fill(0, size):
        cards = [0] * len(left)
        for kind, n in chosen:
            cards[kind] = n
        yield cards


def _price(hand: Sequence[int], kind: int) -> int:
    return DEAR.get(kind, 10 - min(hand[kind], 9))


def _written(view: Any, laid: Sequence[int]) -> str:
    return write_cards({view.names.letters[kind]: n for kind, n in enumerate(laid) if n})


def _affords(hand: Sequence[int], laid: Sequence[int], colour: int) -> tuple[bool, bool, bool, bool]:
    """Whether a surcharge of 0 to 3 can be paid with what is left (CM-63)."""
    left = hand[WILD] - laid[WILD]
    if colour != WILD:
        left += hand[colour] - laid[colour]
    return True, left >= 1, left >= 2, left >= 3  # noqa: PLR2004 -- the surcharges that there are


def _station_ways(view: Any, bare: Build) -> Iterator[Way]:
    s, T = view.state, view.T
    menu, first = station_rows(s, T), T.station_first[station_cost(s, T)]
    hand = s.hand[view.seat]
    found = []
    for i in range(64):
        if menu >> i & 1:
            laid = [0] * len(hand)
            laid[T.station_colour[first + i]] += T.station_cards[first + i]
            laid[WILD] += T.station_wilds[first + i]
            found.append((sum(n * _price(hand, kind) for kind, n in enumerate(laid)), laid))
    for _, laid in sorted(found):
        paid = _written(view, laid)
        yield Way(f"{bare} {paid}", paid, laid[WILD])


# With dice


def _dice_ways(view: Any, track: int, bare: Claim) -> Iterator[Way]:
    s, T = view.state, view.T
    menu, kind = token_choices(s, T, track), symbol_of(s, T, track)
    for tokens in range(popcount(menu) + 3):
        if menu >> tokens & 1:
            after = s.copy()
            lay_units(after, kind, T.symbols[track], T.length[track] - T.symbols[track], tokens)
            paid = "".join("SDTL"[face] * after.dice_laid[face] for face in range(FACES)) + "sd"[kind] * tokens
            chances = dice_odds(T) if T.tunnel[track] else None
            yield Way(
                f"{bare} {paid}",
                paid,
                after.dice_laid[LOCOMOTIVE],
                chances,
                _dice_afford(after, kind) if chances else None,
            )


def _dice_afford(s: Any, kind: int) -> tuple[bool, bool, bool, bool]:
    """Whether a surcharge of 0 to 3 can be met with what is left, tokens to be taken included (DX-63)."""
    met = []
    for surcharge in range(4):
        s.surcharge = surcharge
        met.append(bool(can_meet(s, kind)))
    return met[0], met[1], met[2], met[3]


def _dice_station(view: Any, bare: Build) -> Iterator[Way]:
    s = view.state
    cost = station_cost(s, view.T)
    stations = min(cost, s.dice[STATION_FACE])
    locomotives = cost - stations
    yield Way(str(bare), "T" * stations + "L" * locomotives, locomotives)
