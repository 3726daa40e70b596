"""The longest trail (CM-110 to CM-112)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.kernel.trail import longest_trail

if TYPE_CHECKING:
    from collections.abc import Iterable

Tracks = list[tuple[int, int, int]]


def longest(tracks: Tracks) -> int:
    """Call the function under test with rows."""
    return longest_trail(len(tracks), [t[0] for t in tracks], [t[1] for t in tracks], [t[2] for t in tracks])


def by_walking(tracks: Tracks) -> int:
    """The plainest answer: every set of tracks that some walk uses, found walk by walk."""
    seen = {(0, place) for track in tracks for place in track[:2]}
    todo = list(seen)
    while todo:
        used, here = todo.pop()
        for i, (a, b, _) in enumerate(tracks):
            if here in (a, b) and not used >> i & 1:
                there = (used | 1 << i, a + b - here)
                if there not in seen:
                    seen.add(there)
                    todo.append(there)
    return max((sum(t[2] for i, t in enumerate(tracks) if used >> i & 1) for used, _ in seen), default=0)


def named(text: str) -> Tracks:
    """`AB3 BC4` as tracks."""
    return [(ord(t[0]) - 65, ord(t[1]) - 65, int(t[2:])) for t in text.split()]


@pytest.mark.parametrize(
    ("tracks", "length"),
    [
        pytest.param("AB3 BC4 CD2", 9, id="B-92"),
        pytest.param("AX5 BX4 CX3", 9, id="B-93"),
        pytest.param("AB2 BC2 CA2 CD4", 10, id="B-94"),
        pytest.param("AB6 CD3 DE2 EF2", 7, id="B-95"),
        pytest.param("XA1 AB1 BX1 XC2 CD2 DX2", 9, id="B-96"),
        pytest.param("AB1 AC1 AD1 BC1 BD1 CD1", 5, id="B-97"),
        pytest.param("AB4 AC1 CB1 AD2 DB2", 10, id="B-98"),
        pytest.param("CP3 CF2 CG4 CE1", 7, id="B-99"),
    ],
)
def test_examples(tracks: str, length: int) -> None:
    """The worked examples of the rules give their lengths (CM-110)."""
    assert longest(named(tracks)) == length


def test_nothing() -> None:
    """Without a track the longest trail is 0 (CM-110)."""
    assert longest([]) == 0


def networks(most: int) -> st.SearchStrategy[Tracks]:
    """Small networks of any shape, parallel tracks included."""

    def on(places: int) -> st.SearchStrategy[Tracks]:
        track = st.tuples(st.integers(0, places - 1), st.integers(1, places - 1), st.integers(1, 6))
        return st.lists(track.map(lambda t: (t[0], (t[0] + t[1]) % places, t[2])), max_size=most)

    return st.integers(2, 9).flatmap(on)


@settings(max_examples=400, deadline=None)
@given(networks(10))
def test_equals_walking(tracks: Tracks) -> None:
    """The answer is that of trying every walk, on any small network (CM-110, CM-112)."""
    assert longest(tracks) == by_walking(tracks)


@settings(max_examples=100, deadline=None)
@given(networks(18), st.randoms(use_true_random=False))
def test_order_and_names_do_not_matter(tracks: Tracks, rng: random.Random) -> None:
    """Neither the order of tracks nor the numbers of places decide anything (CM-110)."""
    numbers = rng.sample(range(64), 9)
    other = [(numbers[b], numbers[a], w) for a, b, w in tracks]
    rng.shuffle(other)
    assert longest(other) == longest(tracks)


def total(tracks: Iterable[tuple[int, int, int]]) -> int:
    """All spaces together."""
    return sum(t[2] for t in tracks)


def test_walkable_network_is_its_total() -> None:
    """With no odd place or two of them everything is walked, however many walks there are (CM-112)."""
    eleven = [(a, b, 1) for a in range(11) for b in range(a)]  # ten tracks at every place
    assert longest(eleven) == 55
    assert longest(eleven[1:]) == 54


def test_complete_network_with_odd_places() -> None:
    """Ten places, each with nine tracks: eight must lose one, and four tracks do that (CM-112)."""
    assert longest([(a, b, 1) for a in range(10) for b in range(a)]) == 41


def test_comb() -> None:
    """On a comb the trail is the spine with its two longest useful teeth (CM-110)."""
    spine = [(i, i + 1, 1) for i in range(20)]
    teeth = [(i, 21 + i, 2) for i in range(21)]
    assert longest(spine + teeth) == 20 + 4


def test_ladder() -> None:
    """A ladder of 15 steps loses every step between the ends but one pair's worth (CM-112).

    26 places inside have three tracks; all but two of them must lose one, so at least 12 tracks of 43 go;
    leaving out 12 of the 13 inner steps does it.
    """
    rails = [(i + side, i + side + 2, 1) for i in range(0, 28, 2) for side in (0, 1)]
    steps = [(i, i + 1, 1) for i in range(0, 30, 2)]
    assert longest(rails + steps) == 43 - 12


def test_bridge_is_walked_once() -> None:
    """Three triangles, each on a bridge of its own to one place: two of them can be visited (CM-110)."""
    arms: Tracks = []
    for i in range(3):
        x = 1 + 3 * i
        arms += [(0, x, 1), (x, x + 1, 1), (x + 1, x + 2, 1), (x + 2, x, 1)]
    assert longest(arms) == 2 + 6


def test_the_largest_holding_fits() -> None:
    """127 tracks on 64 places are taken, which is what a board may have."""
    ring = [(i, (i + 1) % 64, 1) for i in range(64)]
    chords = [(i, (i + 2) % 64, 1) for i in range(63)]
    assert longest(ring + chords) == total(ring + chords)


@pytest.mark.needs("numba")
def test_compiled_core_measures_the_same() -> None:
    """The same source, compiled, gives the same lengths on holdings of up to 45 tracks (CM-112)."""
    import numpy as np
    from numba import njit

    from whistlestop.kernel import building, compiled

    basics: dict[str, Any] = {"scratch": njit(compiled.scratch)}
    fast = building.build(["whistlestop.kernel.trail"], basics, njit(boundscheck=True))
    rng = random.Random(1)
    for _ in range(60):
        places = rng.randint(2, 24)
        numbers = rng.sample(range(64), places)
        pairs = [rng.sample(numbers, 2) for _ in range(rng.randint(1, 45))]
        tracks = [(a, b, rng.randint(1, 6)) for a, b in pairs]
        rows = [np.array(row, np.int64) for row in zip(*tracks, strict=True)]
        assert fast["longest_trail"](len(tracks), *rows) == longest(tracks)
