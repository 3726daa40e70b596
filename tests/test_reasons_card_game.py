"""Every reason why an action of the Card Game is not legal, word for word, with the rule's id."""

from __future__ import annotations

from typing import Any

import whistlestop as ws
from tests.reasoning import says


def table(seats: int = 2, **facts: Any) -> ws.Game:
    """Set up a position of the Card Game."""
    return ws.position("card-game", seats, **facts)


def test_parts_of_other_games() -> None:
    """CG-01, CG-25, CG-60: tracks, dice, stations and other cards have their games."""
    game = table()
    says(game, "c17", "CG-25: c17 is no action of this game")
    says(game, "end", "CG-25: end is no action of this game")
    says(game, "t2", "CG-60: tickets are drawn without dice in this game; t2 names 2 dice")
    says(game, "lay:RF", "CG-01: there is no card F in this game; its cards are L, K, B, G, O, P, R, W and Y")


def test_choosing_tickets_comes_first() -> None:
    """CG-14, CG-60: the first six are chosen before anything else, and later four once they are drawn."""
    start = ws.load("card-game", 2, seed=1)
    says(start, "d", "CG-14: you are choosing tickets: keep some of the offer")
    says(start, "k:-", "CG-14: at least 1 of the 6 tickets must be kept")
    says(start, "k:t99", "CG-14: there is no ticket t99; the nearest id is t39")
    game = table(ticket_deck=["t01", "t02", "t03", "t04"])
    game.play("t")
    says(game, "d", "CG-60: you are choosing tickets: keep some of the offer")
    says(game, "k:t01,t01", "CG-60: ticket t01 is named twice")
    says(game, "k:t09", "CG-60: ticket t09 is not among those offered: t01, t02, t03 and t04")


def test_in_the_middle_of_a_turn() -> None:
    """CG-21, CG-30, CG-40, CG-41, CG-83: the second card, a card to move, the size of a row, tickets to complete."""
    game = table()
    game.play("d")
    says(game, "t", "CG-30: you have taken one card: take the second")
    choice = {"card.moveFromRow": "choice"}
    game = table(options=choice, yards=[{"G": "G2L"}], phase="turn")
    says(game, "d", "CG-21: you are moving cards to the track: choose one of the green row")
    says(game, "m:B", "CG-21: the green row gives a green card or a locomotive")
    game = table(hands=["R3L2"])
    game.play("row:R")
    says(game, "d", "CG-40: you are laying a red row: say how many red cards")
    says(game, "n4", "CG-40: 1 to 3 red cards can be in this row")
    game.play("n2")
    says(game, "d", "CG-41: you are laying a red row: say how many locomotives go on top")
    says(game, "l3", "CG-41: 0 to 2 locomotives can go on top of this row")
    done = table(phase="complete")
    says(done, "d", "CG-83: the phase is over: choose the tickets that you complete")


def test_too_early() -> None:
    """CG-20, CG-40, CG-41, CG-60, CG-83: first things first."""
    game = table()
    says(game, "k:t01", "CG-60: no tickets are on offer; draw tickets first")
    says(game, "m:G", "CG-20: cards move from the yard to the track at the start of a turn")
    says(game, "n2", "CG-40: no row is being laid; choose its colour first")
    says(game, "l2", "CG-41: no row is being laid; choose its colour first")
    for token in ("do:t01", "done:-", "ok"):
        says(game, token, "CG-83: tickets are completed when a phase is over")


def test_picks() -> None:
    """CG-31, CG-33: a face-up locomotive only first; an empty deck closes drawing."""
    game = table(row="LRGBY", chance=["R"])
    game.play("d")
    says(game, "r1", "CG-31: a face-up locomotive may not be the second card")
    empty = table(row="R-GBY", pile="")
    for token in ("d", "r1"):
        says(empty, token, "CG-33: the train deck is empty, so nothing is drawn in this phase any more")
    open_row = table(row="R-GBY", pile="", options={"card.faceUpAfterDeckEmpty": True})
    says(open_row, "d", "CG-33: the train deck is empty")
    says(open_row, "r2", "CG-33: slot 2 of the row is empty")


def test_tickets_and_passing() -> None:
    """CG-25, CG-62: no tickets from an empty deck; step 2 is skipped only if nothing is possible."""
    says(table(ticket_deck=[]), "t", "CG-62: no tickets are left to draw")
    only = "CG-25: passing is allowed only when nothing else is possible; "
    says(table(), "pass", "CG-25: passing is allowed only when nothing else is possible; drawing cards is")
    says(table(pile=""), "pass", only + "drawing tickets is")
    says(table(pile="", ticket_deck=[], hands=["R2"]), "pass", only + "laying cards is")
    says(table(pile="", ticket_deck=[], hands=["RGB"]), "pass", only + "laying cards is")


def test_rows() -> None:
    """CG-40, CG-42, CG-43, CG-50: a new colour, a card of it, two cards or more, and more than the row it robs."""
    game = table(hands=["R3BL"], yards=[{"G": "G2"}, {"R": "R3L", "K": "K3"}])
    says(game, "row:G", "CG-42: a green row lies in your yard already")
    says(game, "lay:G2", "CG-40: 2 green laid, and the hand holds no green")
    says(game, "row:W", "CG-43: a row needs at least one card of its colour; the hand holds no white")
    says(
        game,
        "row:R",
        "CG-50: the red row of seat 1 has 4 cards, so it takes 5 to rob it; the hand holds 3 red and 1 locomotive",
    )
    says(
        game,
        "lay:R3L",
        "CG-50: the red row of seat 1 has 4 cards, so it takes 5 to rob it; 4 were laid",
    )
    alone = table(hands=["B"])
    says(
        alone,
        "row:B",
        "CG-40: a row needs at least two cards, locomotives included; the hand holds 1 blue and no locomotive",
    )
    says(alone, "lay:B", "CG-40: a row needs at least two cards, locomotives included; 1 was laid")
    owned = table(hands=["G2"], yards=[{"G": "G2"}])
    says(owned, "lay:G2", "CG-42: a green row lies in your yard already")


def test_robbing_bounds_the_numbers() -> None:
    """CG-50: while a row is laid that robs another, too few cards are refused by the rule of robbing."""
    game = table(hands=["R3L2"], yards=[{}, {"R": "R3"}])
    game.play("row:R")
    says(game, "n1", "CG-50: 2 to 3 red cards can be in this row")
    game.play("n2")
    assert game.view(0).yard(0) == {"R": "R2L2"}


def test_sets_of_cards() -> None:
    """CG-40, CG-41, CG-43, CG-44, CG-52: one colour, or three colours of one card each, and what locomotives may do."""
    game = table(hands=["R2B2G2L2"], yards=[{}, {"G": "G"}])
    says(game, "lay:RB", "CG-40: one row is laid, or one card each of three colours; these are 2 colours")
    says(game, "lay:L2", "CG-43: a row needs at least one card of its colour; 2 locomotives were laid")
    says(game, "lay:L2/R", "CG-43: a row needs at least one card of its colour; 2 locomotives were laid")
    says(game, "lay:R2/B", "CG-43: the cards say which colour their row has; 2 red make no blue row")
    says(game, "lay:RBGL", "CG-41: three rows of one card each are laid without locomotives")
    says(game, "lay:R2BG", "CG-44: three rows are laid of one card each; 4 cards were laid")
    says(game, "lay:RBG", "CG-52: a green row lies in the yard of seat 1, and one card robs no row")
    says(table(hands=["RBG"], yards=[{"G": "G"}]), "lay:RBG", "CG-42: a green row lies in your yard already")
    house = table(hands=["L2"], options={"card.allLocomotiveSet": True})
    says(house, "lay:L2", "CG-43: say which colour the locomotives stand for, such as lay:L2/R")


def test_completing() -> None:
    """CG-80, CG-83, CG-84: tickets that are held, once each, and no more than the pile can pay for."""
    game = table(phase="complete", tickets=[["t01", "t02", "t03"]], on_track=["K10B10G10O10P10R10W10Y10"])
    says(game, "do:t99", "CG-80: there is no ticket t99; the nearest id is t39")
    says(game, "do:t05", "CG-80: ticket t05 is not among those you hold: t01, t02 and t03")
    says(game, "done:t01,t01", "CG-83: ticket t01 is named twice")
    game.play("do:t02")
    says(game, "do:t02", "CG-83: ticket t02 is chosen already")
    says(game, "done:t01", "CG-83: ticket t02 is chosen already, so it is one of those completed")
    says(game, "ok", "CG-83: you are choosing ticket by ticket, so far t02; say done with all of them")


def test_a_pile_that_is_not_enough() -> None:
    """CG-84: Los Angeles–Pittsburgh needs what its ticket shows, and locomotives make up for little."""
    wanted = next(t for t in ws.load("card-game", 2, seed=1)._face.card_set.tickets if sum(t.needs) == 5)
    ((one, two),) = [[letter for letter, n in zip("KBGOPRWY", wanted.needs, strict=True) if n][:2]]
    assert one != two
    game = table(phase="complete", tickets=[[wanted.id]], on_track=["L2"])
    need = " and ".join([", ".join(needs(wanted.needs)[:-1]), needs(wanted.needs)[-1]])
    says(
        game,
        f"do:{wanted.id}",
        f"CG-84: 1 ticket needs {need}; the pile has 2 locomotives, so 3 cards are missing",
    )


def needs(counts: tuple[int, ...]) -> list[str]:
    """Say what a ticket needs."""
    words = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")
    return [f"{n} {word}" for n, word in zip(counts, words, strict=True) if n]


def test_seats_that_wait() -> None:
    """CG-71, CG-84: a choice that is locked stays; after the game nothing is decided."""
    game = table(phase="complete")
    game.play("ok", 1)
    assert str(game.why_not(1, "done:-")) == "CG-84: seat 1 has chosen tickets already"
    game.play("ok", 0)
    assert str(game.why_not(0, "d")) == "CG-71: the game is over; there is nothing left to decide"
