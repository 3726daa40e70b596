"""Completing tickets with the cards of a pile (CG-80 to CG-84)."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.rules.completing import best_completion, is_completable

LETTERS = "LKBGOPRWY"


def kinds(letters: str) -> list[int]:
    """`RRB` as counts by kind."""
    return [letters.count(letter) for letter in LETTERS]


@dataclass
class Case:
    """Tickets and a pile."""

    value: list[int]
    cities: list[int]
    need: list[list[int]]
    have: list[int]

    def possible(self, tickets: tuple[int, ...]) -> bool:
        """Whether these can be completed together."""
        return bool(is_completable(len(tickets), list(tickets), self.need, self.have))

    def best(self) -> tuple[int, tuple[int, ...]]:
        """The points and the tickets that the solver proposes."""
        n = len(self.value)
        chosen = [0] * n
        points = best_completion(n, list(range(n)), self.value, self.cities, self.need, self.have, chosen)
        return points, tuple(i for i in range(n) if chosen[i])

    def rank(self, tickets: tuple[int, ...]) -> tuple[Any, ...]:
        """What decides between two sets, the greater one being better (CG-84)."""
        return (
            sum(self.value[t] for t in tickets),
            len(tickets),
            sum(self.cities[t] for t in tickets),
            [int(t in tickets) for t in range(len(self.value))],
        )

    def covered(self, tickets: tuple[int, ...]) -> bool:
        """Lay the cards ticket by ticket, a locomotive only where the colour has run out."""
        pile = list(self.have)
        for t in tickets:
            for kind, cards in enumerate(self.need[t]):
                for _ in range(cards):
                    use = kind if pile[kind] else 0
                    if not pile[use]:
                        return False
                    pile[use] -= 1
        return True

    def best_of_all(self) -> tuple[int, ...]:
        """The best set, by looking at every set."""
        numbers = range(len(self.value))
        sets = (chosen for k in range(len(self.value) + 1) for chosen in combinations(numbers, k))
        return max((chosen for chosen in sets if self.covered(chosen)), key=self.rank)

    def best_by_table(self) -> tuple[int, int, int]:
        """Points, tickets and cities of the best set, from a table of what each use of cards can bring."""
        table: dict[tuple[int, ...], tuple[int, int, int]] = {(0,) * 9: (0, 0, 0)}
        for value, cities, need in zip(self.value, self.cities, self.need, strict=True):
            for used, (points, count, names) in list(table.items()):
                more = tuple(u + k for u, k in zip(used, need, strict=True))
                if sum(max(0, u - h) for u, h in zip(more[1:], self.have[1:], strict=True)) <= self.have[0]:
                    table[more] = max(table.get(more, (0, 0, 0)), (points + value, count + 1, names + cities))
        return max(table.values())


def case(pile: str, *tickets: str) -> Case:
    """A pile and tickets such as `RRB 8`, as the rules' examples write them."""
    parts = [ticket.split() for ticket in tickets]
    need = [kinds(letters) for letters, _ in parts]
    return Case([int(value) for _, value in parts], [0] * len(parts), need, kinds(pile))


@pytest.mark.parametrize(
    ("example", "points", "tickets"),
    [
        pytest.param(case("RRBL", "RRB 8", "BB 6", "R 3"), 11, (0, 2), id="B-122"),
        pytest.param(case("KKWL", "KKWW 9", "KK 5", "WO 5"), 10, (1, 2), id="B-123"),
        pytest.param(case("LLLL", "RRBB 10", "RR 6", "GG 5"), 11, (1, 2), id="B-124"),
    ],
)
def test_solver_examples(example: Case, points: int, tickets: tuple[int, ...]) -> None:
    """The worked examples of the rules have these best sets (CG-84)."""
    assert example.best() == (points, tickets)


def test_a_locomotive_stands_for_any_colour() -> None:
    """Los Angeles to Pittsburgh, BBWP, is completed with 2B, 1W and a locomotive (CG-80, A-14)."""
    pile = case("BBWL", "BBWP 18")
    assert pile.possible((0,))
    assert pile.best() == (18, (0,))


def test_another_colour_does_not() -> None:
    """A green card completes no RB ticket (CG-80, B-125)."""
    pile = case("RG", "RB 7")
    assert not pile.possible((0,))
    assert pile.best() == (0, ())


def test_a_card_is_used_once() -> None:
    """Two tickets that each need the one red card exclude each other (CG-81)."""
    pile = case("RB", "R 3", "RB 7")
    assert pile.possible((0,))
    assert pile.possible((1,))
    assert not pile.possible((0, 1))


def test_nothing_to_complete() -> None:
    """No tickets, or no cards, complete nothing (CG-80)."""
    assert case("RRL").best() == (0, ())
    assert case("", "R 3").best() == (0, ())


def test_equal_points_go_to_more_tickets() -> None:
    """Of equal totals the set with more tickets is proposed (CG-84)."""
    assert case("RRBB", "RRBB 10", "RR 5", "BB 5").best() == (10, (1, 2))


def test_equal_tickets_go_to_more_cities() -> None:
    """Of equally many tickets those with more big-city names are proposed (CG-84)."""
    pile = case("R", "R 5", "R 5", "R 5")
    pile.cities = [0, 2, 1]
    assert pile.best() == (5, (1,))


def test_equal_sets_go_to_the_first_ticket() -> None:
    """Where nothing else decides, the set with the first ticket in which they differ is proposed."""
    assert case("RB", "RB 6", "R 3", "B 3", "R 3").best() == (6, (1, 2))
    assert case("RG", "B 3", "G 3", "R 3", "G 3").best() == (6, (1, 2))


CARDS = st.lists(st.integers(1, 8), min_size=1, max_size=5).map(lambda c: [min(2, c.count(k)) for k in range(9)])


@st.composite
def cases(draw: st.DrawFn, most: int) -> Case:
    """Any tickets and any pile, with many ties."""
    n = draw(st.integers(0, most))
    numbers = st.lists(st.integers(0, 2), min_size=n, max_size=n)
    value = st.lists(st.integers(1, draw(st.sampled_from((1, 3, 22)))), min_size=n, max_size=n)
    have = st.lists(st.integers(0, 4), min_size=9, max_size=9)
    return Case(draw(value), draw(numbers), draw(st.lists(CARDS, min_size=n, max_size=n)), draw(have))


@settings(max_examples=400)
@given(cases(9))
def test_equals_looking_at_every_set(example: Case) -> None:
    """The proposed set is the best of all sets, ties included (CG-84)."""
    best = example.best_of_all()
    assert example.best() == (sum(example.value[t] for t in best), best)


@settings(max_examples=200)
@given(cases(12), st.randoms(use_true_random=False))
def test_validator_equals_laying_cards(example: Case, rng: random.Random) -> None:
    """The sum of CG-84 says the same as laying the cards one by one (CG-80, CG-81)."""
    tickets = tuple(t for t in range(len(example.value)) if rng.random() < 0.5)
    assert example.possible(tickets) == example.covered(tickets)


def shuffled(seed: int, tickets: int, cards: int, colours: int) -> Case:
    """Random tickets in a few colours, all worth about the same a card, and a random pile."""
    rng = random.Random(seed)
    need = []
    for _ in range(tickets):
        pairs = [kind for kind in range(1, colours + 1) for _ in range(2)]
        chosen = rng.sample(pairs, rng.randint(1, 5))
        need.append([chosen.count(kind) for kind in range(9)])
    value = [4 * sum(row) + rng.randint(0, 2) for row in need]
    pile = rng.sample([kind for kind in range(1, colours + 1) for _ in range(10)] + [0] * 6, cards)
    return Case(value, [rng.randint(0, 2) for _ in need], need, [pile.count(kind) for kind in range(9)])


@pytest.mark.parametrize("seed", range(30))
def test_equals_a_table_on_many_tickets(seed: int) -> None:
    """With 30 tickets in three colours the best set is worth what a complete table says (CG-84)."""
    example = shuffled(seed, 30, 14 + seed % 10, 3)
    points, tickets = example.best()
    assert example.rank(tickets)[:3] == example.best_by_table()
    assert points == example.rank(tickets)[0]
    assert example.covered(tickets)


def test_all_cards_and_no_card_too_many() -> None:
    """Tickets that exactly use up the pile are all completed, and with one locomotive less not (CG-84)."""
    example = shuffled(1, 40, 20, 8)
    asked = [sum(row[kind] for row in example.need) for kind in range(9)]
    enough = replace(example, have=[3, *asked[1:3], max(0, asked[3] - 3), *asked[4:]])
    assert enough.best()[1] == tuple(range(40))
    enough.have[0] = 2
    assert len(enough.best()[1]) < 40


@pytest.mark.needs("numba")
def test_compiled_core_proposes_the_same() -> None:
    """The same source, compiled, proposes the same sets for up to 46 tickets (CG-84)."""
    import numpy as np
    from numba import njit

    from whistlestop.kernel import building, compiled

    basics: dict[str, Any] = {"scratch": njit(compiled.scratch)}
    fast = building.build(["whistlestop.rules.completing"], basics, njit(boundscheck=True))
    for seed in range(60):
        n = 1 + seed % 46
        example = shuffled(seed, n, 10 + seed // 2, 8)
        chosen: Any = np.zeros(n, np.int64)
        tables = [np.array(table, np.int64) for table in (example.value, example.cities, example.need, example.have)]
        points = fast["best_completion"](n, np.arange(n), *tables, chosen)
        assert (points, tuple(i for i in range(n) if chosen[i])) == example.best()
