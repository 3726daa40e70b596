"""Every reason why a track is not to be had for these cards, word for word, with the rule's id."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.reasoning import says


def test_tracks_that_are_not_free() -> None:
    """CM-40, CM-50, CM-51, US-07, NC-33, SF-35, CH-13, MK-22, EU-06: claimed tracks and closed parallel ones."""
    game = ws.position("nordic", 3, owners={17: 1, 20: 0, 12: 0, 23: 1})
    says(game, "c17", "CM-40: track 17 (Göteborg–København) belongs to seat 1")
    says(game, "c20", "CM-40: track 20 (Göteborg–Oslo) is yours already")
    says(game, "c13", "NC-33: track 12 between the same two places is yours, and nobody may own both")
    usa = ws.position("usa", 4, owners={10: 0})
    says(usa, "c11", "CM-50: track 10 between the same two places is yours, and nobody may own both")
    for title, seats, mine, other, rule in (
        ("usa", 3, 10, 11, "US-07"),
        ("nordic", 2, 12, 13, "NC-33"),
        ("san-francisco", 2, 6, 7, "SF-35"),
        ("switzerland", 2, 8, 9, "CH-13"),
        ("europe", 2, 17, 18, "EU-06"),
        ("marklin", 2, 1, 2, "MK-22"),
    ):
        game = ws.position(title, seats, owners={mine: 1})
        closed = f"the other track of this pair is claimed, and with {seats} players that closes this one"
        says(game, f"c{other}", f"{rule}: {closed}")
    triple = ws.position("marklin", 2, owners={28: 1})
    closed = "another track between the same places is claimed, and with 2 players that closes this one"
    says(triple, "c29", f"MK-22: {closed}")


def test_too_few_pieces() -> None:
    """CM-41, SF-33: a track needs as many pieces as it has spaces."""
    says(ws.position("nordic", pieces=[4], owners={40: None}), "c40 B5", "CM-41: 4 pieces left, this track needs 5")
    says(ws.position("san-francisco", pieces=[3], owners={1: None}), "c1", "SF-33: 3 pieces left, this track needs 4")


def test_what_the_hand_lacks() -> None:
    """CM-43, NC-32, CM-60, EU-07, SF-34, NC-43, NC-53: a bare claim is told what it needs and what there is."""
    usa = ws.position("usa", hands=["R2L1"])
    says(usa, "c25", "CM-43: the hand holds 2 red and 1 locomotive; this track needs 4 red")
    says(usa, "c12", "CM-43: the hand holds 2 red and 1 locomotive at best; this track needs 4 of one colour")
    nordic = ws.position("nordic", hands=["R2L1"])
    says(nordic, "c15", "NC-32: the hand holds 2 red; this track needs 3 red")
    says(nordic, "c48", "NC-32: the hand holds 2 red at best; this track needs 3 of one colour")
    says(nordic, "c10", "CM-60: the hand holds 2 red and 1 locomotive; this track needs 4 red")
    says(nordic, "c51", "NC-43: the hand holds 3 cards, at most 2 of one colour; that does not make 9 units")
    says(
        nordic,
        "c56",
        "NC-53: the hand's 3 cards do not pay for 6 spaces with 2 symbols, even at 3 cards for one",
    )
    europe = ws.position("europe", hands=["R2L1"])
    says(europe, "c4", "EU-07: the hand holds 2 red and 1 locomotive; this track needs 2 locomotives")
    says(
        europe,
        "c8",
        "EU-07: the hand holds 2 red and 1 locomotive at best; this track needs 1 locomotive and 3 of one colour",
    )
    sf = ws.position("san-francisco", hands=["R2"])
    says(
        sf,
        "c2",
        "SF-34: the hand holds 2 red and no ferry card at best; this track needs 1 ferry card and 2 of one colour",
    )


def test_where_wilds_may_be_laid() -> None:
    """NC-31, CH-26, MK-12, MK-13: wilds have their tracks, and passenger cards never pay."""
    nordic = ws.position("nordic", hands=["L3R3"])
    says(nordic, "c15 R2L", "NC-31: locomotives may be laid only on tunnels and ferries; track 15 is a plain track")
    swiss = ws.position("switzerland", hands=["L3R3"])
    says(swiss, "c17 RL", "CH-26: locomotives may be laid only on tunnels; track 17 is a plain track")
    marklin = ws.position("marklin", hands=["R3Z2X2"])
    says(marklin, "c11 R2Z", "MK-12: a +4 locomotive may be laid only on tracks of 4 spaces or more; track 11 has 3")
    says(marklin, "c11 R2X", "MK-13: passenger cards never pay for a track")


def test_payments_that_do_not_fit() -> None:
    """CM-43, CM-60, CM-71, EU-07, SF-34: one colour, the right one, exactly as many, and every symbol covered."""
    usa = ws.position("usa", hands=["R4B2L2"])
    says(usa, "c10 RB", "CM-43: the cards that are no locomotives must be of one colour; 1 blue and 1 red were laid")
    says(usa, "c10 B2", "CM-43: track 10 is red; blue was laid")
    says(usa, "c10 R3", "CM-43: track 10 costs exactly 2 cards, 3 were laid")
    says(usa, "c10 R", "CM-43: track 10 costs exactly 2 cards, 1 was laid")
    says(usa, "c10 RW", "CM-43: the cards that are no locomotives must be of one colour; 1 red and 1 white were laid")
    says(usa, "c20 K2L", "CM-43: 2 black laid, and the hand holds no black")
    europe = ws.position("europe", hands=["R4L1"])
    says(europe, "c4 RL", "EU-07: 1 locomotive symbol is not covered")
    says(europe, "c4 R2", "EU-07: 2 locomotive symbols are not covered")
    says(europe, "c8 R3", "EU-07: track 8 costs exactly 4 cards, 3 were laid")
    says(europe, "c5 R3", "CM-60: track 5 costs exactly 2 cards, 3 were laid")
    says(ws.position("san-francisco", hands=["R4"]), "c2 R3", "SF-34: 1 locomotive symbol is not covered")


def test_nordic_exchanges() -> None:
    """NC-51, NC-53, CM-67: three cards for one on ferries, never in tunnels."""
    nordic = ws.position("nordic", hands=["R6B3L1"])
    says(nordic, "c3 R2", "NC-53: 1 locomotive symbol is not covered")
    says(nordic, "c3 R3", "NC-51: track 3 takes 2 cards, and 2 more each time 3 cards stand for one; 3 were laid")
    says(
        nordic,
        "c4 R4B",
        "NC-53: with 5 cards, 2 must be locomotives or of the track's one colour; 0 can be",
    )
    says(nordic, "c10 R6", "CM-60: track 10 costs exactly 4 cards, 6 were laid")
    symbols = {"nordic.ferryTripleScope": "symbols-only"}
    strict = ws.position("nordic", hands=["R6B3L1"], options=symbols)
    says(strict, "c3 R6", "NC-51: at this table 3 cards may stand only for a locomotive symbol; this track has 1")


def test_murmansk() -> None:
    """NC-41, NC-42, NC-43: nine units, each one card of a colour or any four."""
    hand: dict[str, Any] = {"hands": ["R8B3G5L2"]}
    game = ws.position("nordic", **hand)
    says(
        game,
        "c51 R8B2",
        "NC-43: 9 units take 9 cards, and 3 more for every unit of 4 arbitrary cards; 10 were laid",
    )
    says(game, "c51 R7B2", "NC-43: 9 cards make 9 units only with 9 of one colour; the most is 7")
    one = ws.position("nordic", options={"nordic.murmanskSubstitutions": "one"}, **hand)
    says(
        one,
        "c51 R8B3G4",
        "NC-42: at this table only one unit may be made of 4 arbitrary cards; 15 cards were laid",
    )
    paying = ws.position("nordic", hands=["R9B9"])
    paying.play("c51")
    says(
        paying,
        "=R8L",
        "NC-41: a locomotive is no unit by itself on this track; four arbitrary cards are one",
    )
    says(
        paying,
        "=R8+3",
        "NC-43: 9 units take 9 cards, and 3 more for every unit of 4 arbitrary cards; 11 were laid",
    )
    strict = ws.position("nordic", hands=["R9B9"], options={"nordic.murmanskSubstitutions": "one"})
    strict.play("c51")
    says(strict, "=R7+8", "NC-42: at this table only one unit may be made of 4 arbitrary cards; 15 cards were laid")


def test_choosing_a_payment() -> None:
    """CM-43, CM-67, NC-51, NC-53, MK-12, MK-13: the same faults when the track is chosen and the payment follows."""
    usa = ws.position("usa", hands=["R2L2"])
    usa.play("c10")
    says(usa, "=B2", "CM-43: track 10 is red; blue was laid")
    says(usa, "=R3", "CM-43: track 10 costs exactly 2 cards, 3 were laid")
    says(usa, "=R+3", "CM-43: no arbitrary cards stand for another card on track 10")
    ferry = ws.position("nordic", hands=["R2L1B1"])
    ferry.play("c3")
    says(ferry, "=R+4", "NC-51: track 3 takes 2 cards, and 2 more each time 3 cards stand for one; 5 were laid")
    says(ferry, "=R2", "NC-53: 1 locomotive symbol is not covered")
    says(ferry, "=+6", "CM-43: the hand holds 4 cards; this payment takes 6")
    says(ferry, "=L2", "CM-43: 2 locomotives laid, and the hand holds 1 locomotive")
    tunnel = ws.position("nordic", hands=["Y2L2"])
    tunnel.play("c6")
    says(tunnel, "=Y+3", "CM-67: no arbitrary cards stand for another card on track 6")
    marklin = ws.position("marklin", hands=["O4L1Z1X1"])
    marklin.play("c10")
    says(marklin, "=O3Z", "MK-12: write L for every wild here; how many of them are +4 locomotives is asked next")
    says(marklin, "=O3X", "MK-13: passenger cards never pay for a track")


def test_surcharges() -> None:
    """CM-63, CH-51: the surcharge is paid exactly, with the attempt colour or wilds, or with wilds only."""
    game = ws.position("nordic", hands=["Y3R2"], chance=["Y", "L", "R"])
    game.play("c6 Y2")
    says(game, "+Y", "CM-63: the surcharge is 2 cards, 1 was paid")
    says(game, "+YR", "CM-63: the surcharge is paid with yellow or locomotives, not with red")
    says(game, "+Y2", "CM-43: 2 yellow laid, and the hand holds 1 yellow")
    wild = ws.position("switzerland", hands=["L3R2"], chance=["L", "R", "R"])
    wild.play("c6 L2")
    says(wild, "+R", "CH-51: this tunnel was attempted with locomotives only, so only locomotives pay the surcharge")
