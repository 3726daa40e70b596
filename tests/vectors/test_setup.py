"""How games begin."""

from __future__ import annotations

import whistlestop as ws
from tests.playing import illegal, kinds, legal, play, player, table


def unflushed(title: str, seats: int) -> ws.Game:
    """Start a game whose first row stayed."""
    game = ws.load(title, seats, seed=1, first=0)
    assert "flush" not in kinds(game.events())
    return game


def keep(game: ws.Game, n: int) -> None:
    """Let everybody keep the first of the tickets."""
    for seat in list(game.actors):
        game.play("k:" + ",".join(game.view(seat).offer[:n]), seat)


def test_nordic_piles() -> None:
    """B-01 (NC-12, NC-13, NC-15): three hands of four and a row leave 93 cards, 15 tickets leave 31."""
    game = ws.load("nordic", 3, seed=1)
    assert (table(game)["pile"], table(game)["decks"]["regular"]) == (93, 31)


def test_nordic_tickets_kept() -> None:
    """B-02 (NC-15): of five tickets two to five are kept."""
    game = ws.load("nordic", 2, seed=1)
    offer = game.view(game.actors[0]).offer
    illegal(game, "k:" + offer[0], "k:-")
    for n in (2, 3, 4, 5):
        legal(game, "k:" + ",".join(offer[:n]))


def test_swiss_piles() -> None:
    """B-03 (CH-11, CH-12): two hands of four and a row leave 97 cards, ten tickets leave 36."""
    game = unflushed("switzerland", 2)
    assert (table(game)["pile"], table(game)["decks"]["regular"]) == (97, 36)


def test_swiss_rejects() -> None:
    """B-04 (CH-32): six tickets rejected leave the game, the deck keeps its 36."""
    game = unflushed("switzerland", 2)
    keep(game, 2)
    assert [player(game, seat)["tickets"] for seat in range(2)] == [2, 2]
    assert table(game)["decks"]["regular"] == 36


def test_san_francisco_piles() -> None:
    """B-05 (SF-13, SF-15): four hands of two and a row leave 31 cards; four rejects come back, so the deck has 20."""
    game = unflushed("san-francisco", 4)
    keep(game, 1)
    assert (table(game)["pile"], table(game)["decks"]["regular"]) == (31, 20)


def test_three_players_place_souvenirs() -> None:
    """B-06 (SF-11, SF-17): the third player places a stack of two, then the second; 14 tokens lie on the board."""
    game = ws.load("san-francisco", 3, seed=1, first=0)
    keep(game, 1)
    assert (game.actors, game.phase) == ([2], "stack")
    game.play(game.legal()[0])
    assert (game.actors, game.phase) == ([2], "place")
    game.play(game.legal()[0])
    assert (game.actors, game.phase) == ([1], "place")
    game.play(game.legal()[0])
    assert (game.actors, game.phase) == ([0], "main")
    assert [size for _, size in table(game)["stacks"].values()] == [2] * 7


def test_four_players_place_souvenirs() -> None:
    """B-07 (SF-11): with four the stacks have three tokens; the fourth player places one, then the third."""
    game = ws.load("san-francisco", 4, seed=1, first=0)
    keep(game, 1)
    placing = []
    while game.phase != "main":
        placing.append((game.actors[0], game.phase))
        play(game, str(game.legal()[0]))
    assert placing == [(3, "stack"), (3, "place"), (2, "place")]
    assert [size for _, size in table(game)["stacks"].values()] == [3] * 7


def test_european_tickets() -> None:
    """B-09 (EU-03): each of five gets a long ticket, the sixth leaves the game; 25 regular ones stay in the deck."""
    game = ws.load("europe", 5, seed=1)
    long = {f"t{n}" for n in range(41, 47)}
    assert [len(long & set(game.view(seat).offer)) for seat in range(5)] == [1] * 5
    assert table(game)["decks"] == {"regular": 25, "long": 0}


def test_dice_need_no_cards() -> None:
    """B-10 (DX-10): with dice on USA there are no cards and no row; three tickets are dealt and two kept."""
    game = ws.load("usa", 2, seed=1, dice=True)
    assert "row" not in table(game)
    assert [player(game, seat)["cards"] for seat in range(2)] == [0, 0]
    offer = game.view(game.actors[0]).offer
    assert len(offer) == 3
    illegal(game, "k:" + offer[0])
    legal(game, "k:" + ",".join(offer[:2]), "k:" + ",".join(offer))
    keep(game, 2)
    play(game, "re:-")
    assert not any(isinstance(action, ws.game.actions.Pick) for action in game.legal())
