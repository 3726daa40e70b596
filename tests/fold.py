"""A fold of one seat's events: what somebody knows who reads them one by one and knows the rules.

It is written from the rules and shares nothing with the core, so that it shows both: that the events tell a seat all
that its view holds, and that the view holds no more than they tell.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import whistlestop as ws
from whistlestop.game.actions import read_cards, write_cards
from whistlestop.rules.board import Board
from whistlestop.rules.ruleset import Ruleset

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
STACKS = {"black": [7, 6, 5, 4], "red": [4, 3, 2], "yellow": [3, 2, 1], "white": [2]}
WILDS = "LF"

UNTOLD = ("acting", "phase")
"""Whose decision comes next, and what it is about, comes with the list of what is legal."""


class Fold:
    """What one seat knows; feed it that seat's events."""

    def __init__(self, rules: Ruleset, board: Board, seats: int, first: int, seat: int) -> None:
        self.rules, self.seats, self.first, self.seat = rules, seats, first, seat
        self.tracks = {track.id: track for track in board.tracks}
        self.order = [track.id for track in board.tracks]
        self.ticket_order = [ticket.id for ticket in board.tickets]
        self.merchandise = {place.id: STACKS[place.merchandise][:] for place in board.locations if place.merchandise}
        cards = len(rules.colours) * rules.cards_per_colour + rules.wilds + rules.plus4 + rules.passenger_cards
        self.pile = 0 if rules.dice else cards
        self.row: list[str | None] = [None] * 5
        self.discard: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.hand: Counter[str] = Counter()
        self.tickets: set[str] = set()
        self.offer: list[str] = []
        long = sum(ticket.kind == "long" for ticket in board.tickets)
        self.decks = {"regular": len(board.tickets) - long, "long": long}
        self.players = [Player(rules) for _ in range(seats)]
        self.keeping = set(range(seats))
        self.turn, self.turn_of = 0, -1
        self.last: int | None = None
        self.track, self.surcharge, self.owed = 0, 0, 0
        self.dice: Counter[str] = Counter()
        self.dice_laid: Counter[str] = Counter()
        self.tokens_laid: Counter[str] = Counter()
        self.may_take = False
        self.stacks: dict[str, tuple[str, int]] = {}
        self.taken: Counter[str] = Counter()
        self.riding: str | None = None
        self.ridden: set[int] = set()
        self.visited: set[str] = set()
        self.why, self.winners = "", ()

    def read(self, event: ws.Event) -> None:
        """Take one event in."""
        getattr(self, "_on_" + event.kind.replace("-", "_"))(event)

    # Cards

    def _on_deal(self, e: Any) -> None:
        self.players[e.seat].cards += e.count
        self.pile -= e.count
        if e.seat == self.seat:
            self.hand.update(read_cards(e.cards))

    def _on_turn_up(self, e: Any) -> None:
        assert self.row[e.slot - 1] is None
        self.row[e.slot - 1] = e.card
        self.pile -= 1

    def _on_flush(self, _e: Any) -> None:
        self.discard.update(card for card in self.row if card)
        self.row = [None] * 5

    def _on_reshuffle(self, _e: Any) -> None:
        self.pile += self.discard.total()
        self.discard.clear()

    def _on_pick(self, e: Any) -> None:
        self.players[e.seat].cards += 1
        if e.slot:
            assert self.row[e.slot - 1] == e.card
            self.row[e.slot - 1] = None
            self.players[e.seat].known[e.card] += 1
        else:
            self.pile -= 1
        if e.seat == self.seat:
            self.hand[e.card] += 1

    def pay(self, seat: int, cards: Counter[str]) -> None:
        """Cards leave a hand before all eyes."""
        player = self.players[seat]
        player.cards -= cards.total()
        player.known = +(player.known - cards)
        if seat == self.seat:
            self.hand -= cards

    def lay(self, seat: int, cards: str) -> None:
        """Cards lie for a claim; those that lay there before are among them."""
        laid = Counter(read_cards(cards))
        self.pay(seat, laid - self.laid)
        self.laid = laid

    # Claims

    def _on_laid(self, e: Any) -> None:
        self.lay(e.seat, e.cards)
        self.track, self.owed = e.track, e.count

    def _on_claim(self, e: Any) -> None:
        self.track, self.owed = e.track, 0
        if e.cards is not None:
            self.lay(e.seat, e.cards)
        else:
            self.spend(e.seat, e.dice, e.tokens)

    def spend(self, seat: int, dice: str, tokens: str) -> None:
        """Dice and tokens lie for a claim."""
        self.dice -= Counter(dice)
        self.dice_laid.update(dice)
        self.players[seat].tokens -= Counter(tokens)
        self.tokens_laid.update(tokens)

    def _on_reveal(self, e: Any) -> None:
        self.revealed.update(e.cards)
        self.pile -= len(e.cards)
        colours = [card for card in self.laid if card not in WILDS]
        self.surcharge = sum(card in WILDS or card in colours for card in e.cards)

    def _on_tunnel_roll(self, e: Any) -> None:
        self.surcharge = e.count

    def _on_surcharge(self, e: Any) -> None:
        if e.cards is not None:
            paid = Counter(read_cards(e.cards))
            assert paid.total() == self.surcharge
            self.pay(e.seat, paid)
            self.laid.update(paid)
        else:
            assert len(e.dice) + len(e.tokens) == self.surcharge
            self.spend(e.seat, e.dice, e.tokens)
        self.surcharge = 0

    def _on_decline(self, e: Any) -> None:
        player = self.players[e.seat]
        player.cards += self.laid.total()
        player.known.update(self.laid)
        if e.seat == self.seat:
            self.hand.update(self.laid)
        player.tokens.update(self.tokens_laid)
        self.may_take = self.may_take and self.rules.dice_tokens_after_failed_tunnel
        self.surcharge = 0
        self.laid.clear()
        self.tokens_laid.clear()
        self.clear_revealed()

    def clear_revealed(self) -> None:
        """Tunnels end a turn with cards: what was revealed is discarded (CM-66)."""
        self.discard.update(self.revealed)
        self.revealed.clear()

    def _on_placed(self, e: Any) -> None:
        player, track = self.players[e.seat], self.tracks[e.track]
        nine_as_eight = self.rules.dice_nine_space_track == "treat-as-8" and self.rules.dice and track.length == 9
        length = 8 if nine_as_eight else track.length
        assert e.points == POINTS[length]
        player.tracks.add(e.track)
        player.pieces -= length
        player.points += POINTS[length]
        self.discard.update(self.laid)
        self.laid.clear()
        self.tokens_laid.clear()
        self.clear_revealed()

    # Tickets

    def _on_offer(self, e: Any) -> None:
        deck = "long" if e.pile == "long" else "regular"
        self.decks[deck] -= e.count
        self.players[e.seat].offered[deck] += e.count
        if self.rules.long_tickets_dealt:
            self.decks["long"] = 0  # the others leave the game (EU-03)
        if e.seat == self.seat:
            self.offer += e.tickets

    def _on_keep(self, e: Any) -> None:
        player = self.players[e.seat]
        player.tickets += e.count
        if e.long is None:
            kept = Counter({"regular": e.count})
            player.offered = Counter({"regular": player.offered.total()})
        else:
            assert e.long + e.short == e.count
            kept = Counter({"regular": e.short, "long": e.long})
        player.offered -= kept
        if e.seat == self.seat:
            self.tickets.update(e.tickets)
            self.offer = [ticket for ticket in self.offer if ticket not in e.tickets]
        if not self.turn:
            self.keeping.remove(e.seat)
            for other in range(self.seats) if not self.keeping else ():
                self.put_away(other, self.rules.setup_rejects)
        else:
            self.put_away(e.seat, self.rules.play_rejects)

    def put_away(self, seat: int, how: str) -> None:
        """Rejects go where the title says."""
        if how != "removed":
            for deck, n in self.players[seat].offered.items():
                self.decks[deck] += n
        self.players[seat].offered.clear()
        if seat == self.seat:
            self.offer = []

    def _on_mix(self, _e: Any) -> None:
        """Say how many of each: the offers that follow say the same."""

    # Souvenirs, stations, passengers

    def _on_stack(self, e: Any) -> None:
        self.stacks[e.symbol] = (e.location, e.count)

    _on_place_stack = _on_stack

    def _on_souvenir(self, e: Any) -> None:
        place, count = self.stacks[e.symbol]
        assert place == e.location
        self.stacks[e.symbol] = (place, count - 1)
        self.players[e.seat].souvenirs.add(e.symbol)

    def _on_station(self, e: Any) -> None:
        player = self.players[e.seat]
        player.stations -= 1
        player.built.append(e.location)
        if e.cards is not None:
            paid = Counter(read_cards(e.cards))
            self.pay(e.seat, paid)
            self.discard.update(paid)
        else:
            self.dice -= Counter(e.dice)

    def _on_borrow(self, e: Any) -> None:
        assert e.location in self.players[e.seat].built

    def _on_passenger(self, e: Any) -> None:
        self.players[e.seat].passengers -= 1
        self.players[e.seat].standing.append(e.location)

    def _on_ride(self, e: Any) -> None:
        self.players[e.seat].standing.remove(e.location)
        self.riding, self.ridden = e.location, set()
        self.visited = {e.location} if self.rules.collect_at_start else set()

    def _on_go(self, e: Any) -> None:
        track = self.tracks[e.track]
        assert self.riding in (track.a, track.b)
        self.riding = track.b if self.riding == track.a else track.a
        self.ridden.add(e.track)
        self.visited.add(self.riding)

    def _on_fare(self, e: Any) -> None:
        if e.cards is not None:
            self.pay(e.seat, Counter(e.cards))
            self.discard.update(e.cards)
        else:
            self.dice -= Counter(e.dice)

    def _on_stop(self, e: Any) -> None:
        player = self.players[e.seat]
        for place in self.visited:
            if self.merchandise.get(place):
                value = self.merchandise[place].pop(0)
                self.taken[place] += 1
                player.goods += value
                player.points += value
        assert e.points == player.goods
        self.riding = None

    # Dice

    def _on_roll(self, e: Any) -> None:
        self.dice = Counter(e.dice)
        self.dice_laid.clear()
        self.may_take = self.players[self.turn_of].tokens.total() < 3

    def _on_reroll(self, e: Any) -> None:
        assert not Counter(e.kept) - self.dice
        assert len(e.kept + e.dice) == 5
        self.dice = Counter(e.kept + e.dice)

    def _on_tickets(self, e: Any) -> None:
        self.dice -= Counter(e.dice)

    def _on_exchange(self, e: Any) -> None:
        self.dice -= Counter(e.dice)
        self.players[e.seat].tokens.update(e.tokens)

    def _on_discard_tokens(self, e: Any) -> None:
        self.players[e.seat].tokens -= Counter(e.tokens)

    # Turns and the end

    def _on_turn(self, e: Any) -> None:
        if self.turn:
            assert e.seat == (self.turn_of + 1) % self.seats
            if self.last is None and self.players[self.turn_of].pieces <= 2:
                self.last = self.turn_of
        else:
            assert e.seat == self.first
        self.turn, self.turn_of = self.turn + 1, e.seat

    def _on_pass(self, e: Any) -> None:
        assert e.seat == self.turn_of

    def _on_score(self, e: Any) -> None:
        assert len(e.tickets) == self.players[e.seat].tickets
        assert e.seat != self.seat or set(e.tickets) == self.tickets
        self.players[e.seat].points = e.points

    def _on_end(self, e: Any) -> None:
        self.why, self.winners = e.why, e.winners

    # What a view shows

    def to_dict(self) -> dict[str, Any]:
        """Return the same facts as a view, less those of `UNTOLD`."""
        mine = self.seat >= 0
        shown: dict[str, Any] = {
            "seat": self.seat,
            "seats": self.seats,
            "first": self.first,
            "turn": self.turn,
            "hand": write_cards(self.hand) if mine else None,
            "tickets": tuple(t for t in self.ticket_order if t in self.tickets) if mine else None,
            "offer": tuple(self.offer) if mine else None,
            "decks": self.decks,
            "last": self.last,
            "players": [player.to_dict(self.rules, self.order) for player in self.players],
        }
        if self.rules.dice:
            shown |= {"dice": faces(self.dice), "dice_laid": faces(self.dice_laid), "may_take": self.may_take}
        else:
            shown |= {"row": tuple(self.row), "pile": self.pile, "discard": write_cards(self.discard)}
            shown |= {"laid": write_cards(self.laid), "revealed": write_cards(self.revealed)}
        if self.surcharge:
            shown |= {"track": self.track, "surcharge": self.surcharge}
        if self.owed:
            shown |= {"track": self.track, "owed": self.owed}
        if self.rules.souvenirs:
            shown["stacks"] = self.stacks
        if self.rules.passengers:
            shown["taken"] = dict(self.taken)
        if self.riding is not None:
            shown |= {"riding": self.riding, "ridden": tuple(t for t in self.order if t in self.ridden)}
        if self.why:
            shown |= {"winners": list(self.winners), "why": self.why}
        return shown


class Player:
    """What everybody sees of a seat."""

    def __init__(self, rules: Ruleset) -> None:
        self.points = self.cards = self.tickets = self.goods = 0
        self.pieces, self.stations, self.passengers = rules.pieces, rules.stations, rules.passengers
        self.known: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.tokens: Counter[str] = Counter()
        self.tracks: set[int] = set()
        self.built: list[str] = []
        self.standing: list[str] = []
        self.souvenirs: set[str] = set()

    def to_dict(self, rules: Ruleset, order: list[int]) -> dict[str, Any]:
        """Return the same facts as a view."""
        shown: dict[str, Any] = {
            "points": self.points,
            "pieces": self.pieces,
            "cards": self.cards,
            "known": write_cards(self.known),
            "tickets": self.tickets,
            "offered": self.offered.total(),
            "tracks": tuple(track for track in order if track in self.tracks),
        }
        if rules.stations:
            shown |= {"stations": self.stations, "built": self.built}
        if rules.passengers:
            shown |= {"passengers": self.passengers, "standing": sorted(self.standing), "goods": self.goods}
        if rules.souvenirs:
            shown["souvenirs"] = sorted(self.souvenirs)
        if rules.dice:
            shown["tokens"] = "s" * self.tokens["s"] + "d" * self.tokens["d"]
        return shown


def faces(dice: Counter[str]) -> str:
    """Write dice in their one order."""
    return "".join(face * dice[face] for face in "SDTL")
