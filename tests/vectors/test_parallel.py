"""Parallel tracks."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.playing import illegal, legal


def test_two_nordic_players() -> None:
    """B-49 (NC-33): with two players an opponent's track closes the other one of the double."""
    illegal(ws.position("nordic", 2, hands=["O3"], owners={12: 1}), "c13 O3", "c13")


def test_three_nordic_players() -> None:
    """B-50 (NC-33): with three it stays open."""
    legal(ws.position("nordic", 3, hands=["O3"], owners={12: 1}), "c13 O3")


EVERY_COUNT = [
    *(("nordic", n, 12, 13, "O3") for n in (2, 3)),
    *(("switzerland", n, 12, 13, "Y") for n in (2, 3)),
    *(("san-francisco", n, 6, 7, "P2") for n in (2, 3, 4)),
    *(("usa", n, 4, 5, "Y4") for n in (2, 3, 4, 5)),
    *(("europe", n, 17, 18, "R3") for n in (2, 3, 4, 5)),
    *(("marklin", n, 42, 43, "O5") for n in (2, 3, 4, 5)),
]


@pytest.mark.parametrize(("title", "seats", "mine", "other", "cards"), EVERY_COUNT)
def test_never_both(title: str, seats: int, mine: int, other: int, cards: str) -> None:
    """B-51 (CM-50): whoever owns one track of a double never gets the other."""
    illegal(ws.position(title, seats, hands=[cards], owners={mine: 0}), f"c{other} {cards}", f"c{other}")
    legal(ws.position(title, seats, hands=[cards]), f"c{other} {cards}")


def test_unequal_pair() -> None:
    """B-52 (NC-34): the tunnel of Trondheim-Mo i Rana closes the ferry."""
    illegal(ws.position("nordic", 2, hands=["R4L2"], owners={55: 1}), "c56 R4L2", "c56")
    legal(ws.position("nordic", 2, hands=["R4L2"]), "c56 R4L2")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_three_in_usa(seat: int) -> None:
    """B-53 (US-07): with three players in USA the other track is closed for everybody."""
    illegal(ws.position("usa", 3, seat=seat, hands=[None] * seat + ["Y4"], owners={4: 0}), "c5 Y4")


def test_four_in_usa() -> None:
    """B-54 (US-07): with four it is open to the three others, not to the owner of the first."""
    for seat in (1, 2, 3):
        legal(ws.position("usa", 4, seat=seat, hands=[None] * seat + ["Y4"], owners={4: 0}), "c5 Y4")
    illegal(ws.position("usa", 4, hands=["Y4"], owners={4: 0}), "c5 Y4")


def test_three_in_san_francisco() -> None:
    """B-55 (SF-35): with three players in San Francisco it is open to the two others."""
    for seat in (1, 2):
        legal(ws.position("san-francisco", 3, seat=seat, hands=[None] * seat + ["P2"], owners={6: 0}), "c7 P2")
    illegal(ws.position("san-francisco", 3, hands=["P2"], owners={6: 0}), "c7 P2")


def test_three_in_switzerland() -> None:
    """B-56 (CH-13): with three players in Switzerland too."""
    for seat in (1, 2):
        legal(ws.position("switzerland", 3, seat=seat, hands=[None] * seat + ["Y"], owners={12: 0}), "c13 Y")
    illegal(ws.position("switzerland", 3, hands=["Y"], owners={12: 0}), "c13 Y")


def test_two_exits_from_one_city() -> None:
    """B-57 (CH-22): Kreuzlingen's two exits to Germany are no double; one of two players may own both."""
    legal(ws.position("switzerland", 2, hands=["O"], owners={36: 0}), "c37 O")
