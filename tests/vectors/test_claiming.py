"""Claiming tracks: what pays for them."""

from __future__ import annotations

import pytest

import whistlestop as ws
from tests.playing import illegal, legal, play, player

SYMBOLS_ONLY = {"nordic.ferryTripleScope": "symbols-only"}
BOTH_SCOPES = pytest.mark.parametrize("scope", [{}, SYMBOLS_ONLY], ids=["any-space", "symbols-only"])


def test_only_locomotives() -> None:
    """B-27 (CM-44, US-05): four locomotives claim a red track of USA for 7 points."""
    game = ws.position("usa", hands=["L4"])
    play(game, "c25 L4")
    assert player(game, 0)["points"] == 7


def test_no_overpaying() -> None:
    """B-28 (CM-43): five red cards are too many for a track of four."""
    game = ws.position("usa", hands=["R5"])
    illegal(game, "c25 R5")
    legal(game, "c25 R4")


def test_too_few_pieces() -> None:
    """B-29 (CM-41): three pieces do not fill a track of four."""
    illegal(ws.position("usa", hands=["R4"], pieces=[3], owners={25: None}), "c25 R4", "c25")


def test_owned_track() -> None:
    """B-30 (CM-40): an opponent's track cannot be claimed."""
    illegal(ws.position("usa", hands=["R4"], owners={25: 1}), "c25 R4", "c25")


def test_locomotive_is_no_unit() -> None:
    """B-31 (NC-41): on Murmansk-Lieksa a locomotive does not stand for a green card."""
    illegal(ws.position("nordic", hands=["G8L"]), "c51 G8L", "c51")


def test_four_locomotives_are_a_unit() -> None:
    """B-32 (NC-41): four locomotives are four cards, so they do."""
    legal(ws.position("nordic", hands=["G8L4"]), "c51 G8L4")


def test_nine_of_one_colour() -> None:
    """B-33 (NC-43): nine green cards need no substitute."""
    legal(ws.position("nordic", hands=["G9"]), "c51 G9")


def test_one_substitute() -> None:
    """B-34 (NC-43): eight green cards and four red ones."""
    legal(ws.position("nordic", hands=["G8R4"]), "c51 G8R4")


def test_three_substitutes() -> None:
    """B-35 (NC-43): six green cards and twelve others, 18 in all."""
    legal(ws.position("nordic", hands=["G6K4B4R4"]), "c51 G6K4B4R4")


def test_only_one_substitute_by_option() -> None:
    """B-36 (NC-42): two substitutes are legal by default, and not where the table allows only one."""
    cards = "G7K4R4"
    legal(ws.position("nordic", hands=[cards]), f"c51 {cards}")
    strict = ws.position("nordic", hands=[cards], options={"nordic.murmanskSubstitutions": "one"})
    illegal(strict, f"c51 {cards}")


@BOTH_SCOPES
def test_three_cards_for_the_symbol(scope: dict[str, object]) -> None:
    """B-37 (NC-51): three cards of any kind cover the symbol of an orange ferry, two orange ones the rest."""
    legal(ws.position("nordic", hands=["O2KBR"], options=scope), "c45 O2KBR")


def test_ferry_with_locomotives_only() -> None:
    """B-38 (NC-50): three locomotives pay for it."""
    legal(ws.position("nordic", hands=["L3"]), "c45 L3")


def test_ferry_with_a_spare_locomotive() -> None:
    """B-39 (NC-50): a second locomotive stands for an orange card."""
    legal(ws.position("nordic", hands=["OL2"]), "c45 OL2")


def test_ferry_with_its_own_colour_only() -> None:
    """B-40 (NC-52): of five orange cards three stand for the locomotive."""
    legal(ws.position("nordic", hands=["O5"]), "c45 O5")


@BOTH_SCOPES
def test_two_symbols_by_substitutes(scope: dict[str, object]) -> None:
    """B-41 (NC-53): four red and six blue cards claim a red ferry of six with two symbols for 15 points."""
    game = ws.position("nordic", hands=["R4B6"], options=scope)
    play(game, "c56 R4B6")
    assert (player(game, 0)["points"], player(game, 0)["pieces"]) == (15, 34)


def test_one_symbol_uncovered() -> None:
    """B-42 (NC-53): five red cards and one locomotive leave a symbol uncovered."""
    illegal(ws.position("nordic", hands=["R5L"]), "c56 R5L", "c56")


def test_seven_cards() -> None:
    """B-43 (NC-53): seven cards are no number of triples."""
    illegal(ws.position("nordic", hands=["R4LB2"]), "c56 R4LB2", "c56")


def test_ferry_of_two_colours() -> None:
    """B-44 (NC-50): a grey ferry takes one colour besides its locomotives."""
    illegal(ws.position("nordic", hands=["L2GY"]), "c23 L2GY", "c23")


def test_smallest_ferry() -> None:
    """B-45 (NC-53): a ferry of one takes a locomotive, or three cards, but no blue one alone."""
    game = ws.position("nordic", hands=["LKBR"])
    legal(game, "c8 L", "c8 KBR")
    illegal(game, "c8 B")
    play(game, "c8 L")
    assert player(game, 0)["points"] == 1


def test_european_ferry() -> None:
    """B-46 (EU-07): two symbols on a ferry of two need two locomotives."""
    game = ws.position("europe", hands=["L2B"])
    illegal(game, "c4 LB")
    legal(game, "c4 L2")


def test_san_francisco_ferry() -> None:
    """B-47 (SF-34): a ferry takes at least one ferry card, and more if one likes."""
    game = ws.position("san-francisco", hands=["F3G3"])
    legal(game, "c2 FG2", "c2 F2G", "c2 F3")
    illegal(game, "c2 G3")


def test_no_locomotive_on_a_swiss_plain_track() -> None:
    """B-48 (CH-26): Swiss locomotives are for tunnels."""
    game = ws.position("switzerland", hands=["R3L"])
    illegal(game, "c44 R2L")
    legal(game, "c44 R3")
