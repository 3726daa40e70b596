"""What holds at every step of every game: nothing is lost, nothing leaks, and what is listed can be played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import whistlestop as ws
from tests import coverage_table, games
from tests.fold import UNTOLD, Fold
from tests.games import Kind
from tests.players import PLAYERS, Look, Player, choose
from tests.rare_events import Change, watch
from whistlestop.game.events import seen_by
from whistlestop.kernel import popcount
from whistlestop.rules.state import EMPTY, OVER, ROW

ENDLESS = 12_000
"""Decisions that no game needs."""

KINDS = games.every()
BOARDS = [kind for kind in KINDS if kind.title != "card-game"]
TABLES = 6
"""Games of each kind in the core, each with other players."""

coverage_table.want({str(kind) for kind in BOARDS})


def seated(number: int) -> list[Player]:
    """Name the players of a table: one sort alone, or mixed with another and with random play."""
    players = list(PLAYERS.values())
    one, other = players[number % len(players)], players[number * 7 // 3 % len(players)]
    return [one] if number % 2 else [one, other, PLAYERS["random"]]


def numbered(kinds: list[Kind]) -> pytest.MarkDecorator:
    """Give each kind of game its number, so that players go round."""
    return pytest.mark.parametrize(("number", "kind"), list(enumerate(kinds)), ids=map(str, kinds))


# In the core: many games, every step


def check_cards(s: Any, tables: Any) -> None:
    """Every card is in one place, and hands and piles are as large as they say (CM-06, CM-121)."""
    for kind in range(tables.kinds):
        places = s.pile[kind] + s.discard[kind] + s.laid[kind] + s.revealed[kind] + s.row.count(kind)
        assert places + sum(s.hand[q][kind] for q in range(s.seats)) == tables.cards[kind]
    assert s.pile_size == sum(s.pile)
    assert s.discard_size == sum(s.discard)
    assert min(map(min, (s.pile, s.discard, s.laid, s.revealed, *s.hand))) >= 0
    for q in range(s.seats):
        assert s.hand_size[q] == sum(s.hand[q])
        assert all(0 <= known <= held for known, held in zip(s.known[q], s.hand[q], strict=True))


def check_tickets(s: Any, tables: Any) -> None:
    """Every ticket is in one place, and decks are as large as they say (CM-80)."""
    places = [s.pool[0], s.gone[0]]
    for q in range(s.seats):
        offer = s.offer[q][: s.offered[q]]
        assert len(set(offer)) == len(offer)
        places += [s.held[q][0], sum(1 << t for t in offer)]
        assert s.tickets[q] == popcount(s.held[q][0])
    queue = s.queue[: s.queued]
    assert len(set(queue)) == len(queue)
    under = sum(1 << t for t in queue)
    rejected = 0
    for q in range(s.seats):
        assert not rejected & s.rejected[q][0]
        rejected |= s.rejected[q][0]
    places += [under, rejected & ~under]
    assert not under & ~rejected
    assert sum(map(popcount, places)) == tables.n_tickets
    for deck in (0, 1):
        assert s.left[deck] == popcount((s.pool[0] | under) & tables.deck[deck][0])


def check_pieces(s: Any, tables: Any) -> None:
    """Pieces are in the box or on tracks; no track has two owners, no seat two of a group (CM-40, CM-50)."""
    taken = 0
    for q in range(s.seats):
        own = s.own[q][0]
        assert not own & taken
        taken |= own
        assert not own & s.open[q][0]
        mine = [t for t in range(tables.n_tracks) if own >> t & 1]
        assert s.pieces[q] == tables.pieces - sum(tables.length[t] for t in mine) >= 0
        assert not any(tables.siblings[t][0] & own for t in mine)
        assert s.stations[q] + sum(place != EMPTY for place in s.station[q]) == (tables.stations or s.stations[q])
        assert 0 <= sum(s.token[q]) <= 3
        if s.phase != OVER:
            assert s.points[q] == s.goods[q] + sum(tables.value[tables.length[t]] for t in mine)
    for q in range(s.seats):
        assert not s.open[q][0] & taken
    if tables.souvenirs:
        for symbol, place in enumerate(s.stack_at):
            given = sum(s.souvenirs[q] >> symbol & 1 for q in range(s.seats))
            assert s.stack[symbol] >= 0
            assert place == EMPTY or 1 <= s.stack[symbol] + given <= 3
    if tables.with_dice and s.turns and s.phase != OVER:
        assert 0 <= sum(s.dice) + sum(s.dice_laid) <= 5


def check_row(s: Any) -> None:
    """At a turn's end a slot is empty only if there is no card to fill it (CM-29)."""
    if EMPTY in s.row[:ROW]:
        assert s.pile_size + s.discard_size == 0


def play_through(kind: Kind, players: list[Player], table: int) -> None:
    """Play one game in the core, count what is rare, and see at every step that nothing is lost."""
    face, chance = kind.face, Random(table)
    tables = face.T
    s = kind.new_state(1, table)
    turns, n = s.turns, 0
    while s.phase != OVER:
        before = s.copy()
        s.events = []
        choices = face.choices(s, s.seat)
        assert choices
        choice = choose(players[s.seat % len(players)], Look(s, tables, choices), chance)
        kind.family.apply(s, tables, choice)
        watch(Change(tables, before, choice, s, face))
        check_tickets(s, tables)
        check_pieces(s, tables)
        if not tables.with_dice:
            check_cards(s, tables)
            if s.turns != turns:
                check_row(s)
        turns, n = s.turns, n + 1
        assert n < ENDLESS


@numbered(BOARDS)
def test_nothing_is_lost(number: int, kind: Kind) -> None:
    """Cards, tickets and pieces are conserved at every step of games by all players (CM-06, CM-10, CM-40, CM-80)."""
    for table in range(number, number + TABLES):
        play_through(kind, seated(table), table)
    coverage_table.played(str(kind))


RAREST = [
    (
        "one of two tracks of unequal length, the other still open (CM-53)",
        Kind("nordic", 2, options={"parallel.equalLengthOnly": True}),
        ("giant", "random"),
        0,
    ),
    ("surcharge of 3", Kind("switzerland", 2), ("miner",), 1),
    ("ticket over two stations (EU-12)", Kind("europe", 4), ("builder",), 1),
    ("tie broken by fewest-stations (CM-104)", Kind("europe", 2, dice=True), ("builder", "random"), 10),
    (
        "tie broken by longest-ticket-route (CM-104)",
        Kind("nordic", 2, dice=True, options={"nordic.lastTieBreak": "longest-ticket-route"}),
        ("spender", "random"),
        21,
    ),
    (
        "tie broken by merchandise (CM-104)",
        Kind("marklin", 2, options={"marklin.lastTieBreak": "merchandise"}),
        ("random",),
        6,
    ),
]
"""Events that may not come up by themselves, and games in which they do: the kind, the players, the number."""


@pytest.mark.parametrize(("event", "kind", "players", "table"), RAREST, ids=[event for event, *_ in RAREST])
def test_the_rarest(event: str, kind: Kind, players: tuple[str, ...], table: int) -> None:
    """CM-53, CM-63, CM-104, EU-12: what hardly ever happens does in a game that is known for it; nothing is lost."""
    before = coverage_table.COUNTS[event]
    play_through(kind, [PLAYERS[name] for name in players], table)
    assert coverage_table.COUNTS[event] > before


# Through the facade: one game of each kind, looked at from every seat


def moments(kind: Kind, number: int, stride: int) -> Iterator[ws.Game]:
    """Play a game, and stop before the first, every `stride`-th and the last decisions, and at the end."""
    game = kind.load(number)
    players, chance = seated(number), Random(number)
    n = 0
    while not game.over:
        if n % stride == 0 or n < 2 * game.seats:
            yield game
        seat = game.actors[0]
        legal = game.legal(seat)
        s = game._state
        if seat == s.seat:
            choice = choose(players[seat % len(players)], Look(s, game._face.T, legal.choices), chance)
            at = legal.choices.index(choice)
        else:
            at = chance.randrange(len(legal))
        game.play(legal[at], seat)
        n += 1
    yield game


def everybody(game: ws.Game) -> list[int]:
    """All seats and the spectator."""
    return [ws.SPECTATOR, *range(game.seats)]


def stride(kind: Kind, often: int) -> int:
    """Look closely at games by the book, and less often at house rules, of which there are many."""
    return often * 5 if kind.options else often


@numbered(BOARDS)
def test_events_tell_all_that_a_view_shows(number: int, kind: Kind) -> None:
    """The fold of a seat's events is its view, for every seat and a spectator, at the end too (CM-120, CM-121)."""
    folds: dict[int, Fold] = {}
    told = 0
    for game in moments(kind, number, stride(kind, 1)):
        events = game.events()
        for q in everybody(game):
            if q not in folds:
                folds[q] = Fold(game._face.rules, game._face.board, game.seats, game.setup.first, q)
            for event in events[told:]:
                folds[q].read(seen_by(event, q))
            shown = {key: value for key, value in game.view(q).to_dict().items() if key not in UNTOLD}
            assert folds[q].to_dict() == shown
        told = len(events)
    check_order(game)


def check_order(game: ws.Game) -> None:
    """First the set-up, then turns round the table, then one end (CM-13, CM-20)."""
    kinds = [event.kind for event in game.events()]
    assert kinds.count("end") == 1
    assert kinds[-1] == "end"
    assert kinds[-1 - game.seats : -1] == ["score"] * game.seats
    first = kinds.index("turn")
    assert kinds[:first].count("keep") == game.seats
    assert not {"deal", "stack", "place-stack"} & set(kinds[first:])
    needs = {"turn-up", "pick", "reveal"}
    assert all(after in needs for kind, after in pairwise(kinds) if kind == "reshuffle")
    for before, after in pairwise(kinds):
        if before == "flush":
            assert after in {"turn-up", "reshuffle"}
        if before == "reveal":
            assert after in {"surcharge", "decline"}


@numbered(BOARDS)
def test_a_game_from_outside(number: int, kind: Kind) -> None:
    """What is listed can be played and nothing else, copies are apart, and secrets stay where they are (CM-120)."""
    chance = Random(number)
    seen: dict[ws.Action, None] = {}
    varied = False
    told = 0
    for n, game in enumerate(moments(kind, number, stride(kind, 9))):
        check_redaction(game, told)
        told = len(game.events())
        if game.over:
            break
        seat = game.actors[-1]
        check_actions(game, seat, list(seen), chance)
        seen.update(dict.fromkeys(game.legal(seat)))
        for q in everybody(game):
            varied |= check_world(game, q, n)
            check_swap(game, q, chance)
        if n % 10 == 9:
            check_undo(game)
    assert varied


def check_redaction(game: ws.Game, told: int) -> None:
    """A seat's events hold no other's cards and tickets before the end; those before `told` were looked at (CM-120)."""
    for event in game.events()[told:]:
        for q in everybody(game):
            shown = seen_by(event, q)
            if event.seat != q and event.kind in {"deal", "offer", "keep"}:
                assert shown.cards is None
                assert shown.tickets is None
            elif event.seat != q and event.kind == "pick" and event.slot == 0:
                assert shown.card is None
            else:
                assert shown == event


def check_actions(game: ws.Game, seat: int, seen: list[ws.Action], chance: Random) -> None:
    """Legal actions are those that can be played; each has a token and a number that lead back to it."""
    before, events = game._state.copy(), len(game.events())
    legal = game.legal(seat)
    listed = list(legal)
    assert len(listed) == len(set(listed)) == len(legal) > 0
    for action in listed if len(listed) < 40 else chance.sample(listed, 40):
        assert action in legal
        assert ws.read_action(str(action)) == action
        assert game.unpack(game.pack(action, seat), seat) == action
        copy = game.copy()
        copy.play(action, seat)
        assert copy.actors != game.actors or copy.phase != game.phase or len(copy.steps) > len(game.steps)
    strange = [action for action in seen if action not in listed]
    for action in strange if len(strange) < 10 else chance.sample(strange, 10):
        assert action not in legal
        with pytest.raises(ws.GameError):
            game.play(action, seat)
    assert not before.layout.same(before, game._state)
    assert len(game.events()) == events


def check_world(game: ws.Game, seat: int, seed: int) -> bool:
    """A world that a seat imagines is whole and looks to it as the true one; return whether it differs."""
    view = game.view(seat)
    world = game.determinise(seat, seed)
    assert world.view(seat) == view
    s, tables = world._state, game._face.T
    check_tickets(s, tables)
    if not tables.with_dice:
        check_cards(s, tables)
    if seat == game.actors[0] == s.seat:
        assert world.legal(seat).choices == game.legal(seat).choices
    return bool(set(s.layout.same(s, game._state)) & {"hand", "held", "pile", "pool"})


def check_swap(game: ws.Game, seat: int, chance: Random) -> None:
    """Two hidden cards, or two hidden tickets, change places: no seat that sees neither can tell (CM-120)."""
    other = game.copy()
    s, tables = other._state, game._face.T
    quiet = (
        swap_cards(s, tables, seat, chance)
        if chance.randrange(2) and not tables.with_dice
        else swap_tickets(s, tables, seat, chance)
    )
    assert other.view(seat) == game.view(seat)
    assert other.view(seat).to_dict() == game.view(seat).to_dict()
    if seat != game.actors[0] or seat != s.seat:
        return
    legal = game.legal(seat)
    assert other.legal(seat).choices == legal.choices
    if quiet:
        one, action = game.copy(), legal[chance.randrange(len(legal))]
        told = [[seen_by(event, seat) for event in copy.play(action, seat)] for copy in (one, other)]
        if not one.over:
            assert told[0] == told[1]
            assert one.view(seat) == other.view(seat)


def swap_cards(s: Any, tables: Any, seat: int, chance: Random) -> bool:
    """Swap a card that nobody saw with one of the pile, or of another hand; return whether chance stays the same."""
    hidden = [q for q in range(s.seats) if q != seat and sum(s.hand[q]) > sum(s.known[q])]
    if not hidden:
        return True
    one = chance.choice(hidden)
    hands = [q for q in hidden if q != one]
    kind = chance.choice([k for k in range(tables.kinds) if s.hand[one][k] > s.known[one][k]])
    if hands:
        other = chance.choice(hands)
        into, free = s.hand[other], [k for k in range(tables.kinds) if s.hand[other][k] > s.known[other][k]]
    else:
        into, free = s.pile, [k for k in range(tables.kinds) if s.pile[k]]
    if not free:
        return True
    instead = chance.choice(free)
    s.hand[one][kind] -= 1
    into[kind] += 1
    into[instead] -= 1
    s.hand[one][instead] += 1
    return into is not s.pile


def swap_tickets(s: Any, tables: Any, seat: int, chance: Random) -> bool:
    """Swap two tickets of a deck that the seat has not seen; return whether chance stays the same."""
    deck = chance.randrange(2)
    mine = {t for t in range(tables.n_tickets) if seat >= 0 and (s.held[seat][0] | s.rejected[seat][0]) >> t & 1}
    if seat >= 0:
        mine |= set(s.offer[seat][: s.offered[seat]])
    unseen = [t for t in range(tables.n_tickets) if tables.deck_of[t] == deck and t not in mine]
    if len(unseen) < 2:
        return True
    one, other = chance.sample(unseen, 2)
    becomes = {one: other, other: one}
    for q in range(s.seats):
        if q != seat:
            s.offer[q] = [becomes.get(t, t) if i < s.offered[q] else t for i, t in enumerate(s.offer[q])]
            s.held[q] = [renamed(s.held[q][0], becomes)]
            s.rejected[q] = [renamed(s.rejected[q][0], becomes)]
    s.queue = [becomes.get(t, t) if i < s.queued else t for i, t in enumerate(s.queue)]
    quiet = not s.pool[0] & (1 << one | 1 << other) and s.queued == 0
    s.pool, s.gone = [renamed(s.pool[0], becomes)], [renamed(s.gone[0], becomes)]
    return quiet


def renamed(tickets: int, becomes: dict[int, int]) -> int:
    """Rename the tickets of a set."""
    return sum(1 << becomes.get(t, t) for t in range(tickets.bit_length()) if tickets >> t & 1)


def check_undo(game: ws.Game) -> None:
    """Taking back and playing again brings the same state, the same events and the same chance."""
    copy = game.copy()
    if not copy.steps:
        return
    step = copy.undo()
    assert len(copy.steps) == len(game.steps) - bool(step.choices)  # an answer that waits for others is no step yet
    assert copy.events() == game.events()[: len(game.events()) - len(step.events)]
    copy.play(step.action, step.seat)
    assert not copy._state.layout.same(copy._state, game._state)
    assert copy.events() == game.events()
    assert copy.steps == game.steps
