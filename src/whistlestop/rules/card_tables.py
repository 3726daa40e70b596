"""The slots of the Card Game, and everything that stays the same during a game, flattened into one record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from whistlestop.kernel.layout import SETS, Layout

from .board import COLOURS
from .card_set import CardSet
from .card_state import BIG_CITIES, KINDS, MAX_OFFER, TICKETS_IN_ALL
from .ruleset import RulesetError, fill_slots
from .tables import REJECTS, subset_menus
from .tickets import LEASTS

TRIPLES = 56
SETS_OF_COLOURS = 256

MOVES = ("top", "bottom", "choice")
TIE_BREAKS = ("none", "most-tickets", "most-bonus-cards")
MOST_TICKETS, MOST_BONUS_CARDS = 1, 2

CARD_TABLES = Layout(
    "CardTables",
    [
        ("deck", SETS, (1,)),
        ("subsets", SETS, ((MAX_OFFER + 1) * LEASTS,)),
        ("named", SETS, (BIG_CITIES,)),  # the tickets that name each big city
        ("triples_of", "i8", (SETS_OF_COLOURS,)),  # the triples within a set of colours
        ("triple", "i1", (TRIPLES, 3)),
        ("need", "i1", (TICKETS_IN_ALL, KINDS)),
        ("value", "i1", (TICKETS_IN_ALL,)),
        ("big_names", "i1", (TICKETS_IN_ALL,)),  # big cities on a ticket
        ("deck_of", "i1", (TICKETS_IN_ALL,)),
        ("bonus", "i1", (BIG_CITIES,)),
        ("cards", "i1", (KINDS,)),
        ("ties", "i1", (2,)),
        *(
            (name, "i1", ())
            for name in """kinds n_tickets n_cities flush flush_plus4 wild_costs_draw strict_empty
            starting_locomotives starting_hand tickets_dealt kept_at_setup drawn kept setup_rejects
            play_rejects move_from_row fewest_of_colour phases second_hand""".split()
        ),
    ],
)


@dataclass(frozen=True, slots=True)
class CardRuleset:
    """The Card Game's rules as data; its title states every slot."""

    # The cards (CG-01, CG-11)
    colours: tuple[str, ...]
    cards_per_colour: int
    wilds: int
    starting_locomotives: int
    starting_hand: int
    # Drawing (CG-30 to CG-33)
    flush: bool
    wild_costs_draw: bool
    face_up_after_deck_empty: bool
    # The yard and the track (CG-20 to CG-53)
    move_from_row: str
    all_locomotive_set: bool
    peek_on_the_track: bool
    # Tickets: CG-14, CG-60, CG-61
    tickets_dealt: int
    tickets_kept_at_setup: int
    tickets_drawn: int
    tickets_kept: int
    setup_rejects: str
    play_rejects: str
    # The end (CG-85 to CG-93)
    two_phases_from: int
    second_hand: int
    tie_breaks: tuple[str, ...]

    def with_slots(self, slots: Mapping[str, Any]) -> CardRuleset:
        """Return a copy in which some slots are filled otherwise: a house rule."""
        return replace(self, **slots)


def card_ruleset_from(slots: Mapping[str, Any], source: str) -> CardRuleset:
    """Build the rules from a title's slots; an unknown or a missing slot is an error that names it."""
    return fill_slots(CardRuleset, slots, source)


def make_card_tables(rules: CardRuleset, cards: CardSet, seats: int) -> Any:
    """Flatten rules and cards for so many seats into the record that core functions read."""
    T = CARD_TABLES.plain()
    _tickets(T, cards)
    _triples(T)
    T.kinds = KINDS
    T.cards = [rules.wilds] + [rules.cards_per_colour if name in rules.colours else 0 for name in COLOURS]
    T.starting_locomotives, T.starting_hand = rules.starting_locomotives, rules.starting_hand
    T.flush, T.flush_plus4, T.wild_costs_draw = int(rules.flush), 0, int(rules.wild_costs_draw)
    T.strict_empty = int(not rules.face_up_after_deck_empty)
    T.move_from_row = MOVES.index(rules.move_from_row)
    T.fewest_of_colour = int(not rules.all_locomotive_set)
    if rules.tickets_dealt > MAX_OFFER:
        raise RulesetError(
            f"tickets_dealt is {rules.tickets_dealt}; at most {MAX_OFFER} tickets can be offered at once"
        )
    T.tickets_dealt, T.kept_at_setup = rules.tickets_dealt, rules.tickets_kept_at_setup
    T.drawn, T.kept = min(rules.tickets_drawn, MAX_OFFER), rules.tickets_kept
    T.setup_rejects, T.play_rejects = REJECTS.index(rules.setup_rejects), REJECTS.index(rules.play_rejects)
    T.phases = 2 if seats >= rules.two_phases_from else 1
    T.second_hand = rules.second_hand
    T.ties = [TIE_BREAKS.index(name) for name in rules.tie_breaks] + [0] * (2 - len(rules.tie_breaks))
    return T


def _tickets(T: Any, cards: CardSet) -> None:
    cities = [big.city for big in cards.big_cities]
    T.n_tickets, T.n_cities = len(cards.tickets), len(cities)
    T.bonus = [big.bonus for big in cards.big_cities]
    T.value = [ticket.points for ticket in cards.tickets]
    T.need = [[0, *ticket.needs] for ticket in cards.tickets]
    T.named = [[_set(cards, city)] for city in cities]
    T.big_names = [len({ticket.a, ticket.b} & set(cities)) for ticket in cards.tickets]
    T.deck = [[(1 << len(cards.tickets)) - 1]]
    T.deck_of = [0] * len(cards.tickets)
    T.subsets = subset_menus(MAX_OFFER)


def _set(cards: CardSet, city: str) -> int:
    return sum(1 << i for i, ticket in enumerate(cards.tickets) if city in (ticket.a, ticket.b))


def _triples(T: Any) -> None:
    """Number the triples of kinds in lexical order; list them for every set of colours (bit 0 is black)."""
    triples = list(combinations(range(1, KINDS), 3))
    sets = [sum(1 << (kind - 1) for kind in triple) for triple in triples]
    T.triple = [list(triple) for triple in triples]
    T.triples_of = [
        sum(1 << i for i, three in enumerate(sets) if three & ~colours == 0) for colours in range(SETS_OF_COLOURS)
    ]
