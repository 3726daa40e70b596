"""A Card Game from the first deal to the last line."""

from __future__ import annotations

import csv
from functools import lru_cache
from typing import Any

from tests.referee.board import LETTERS, TITLES_FOLDER
from tests.referee.cards import TrainCards, add, take_from
from tests.referee.log import Fault, Log
from tests.referee.scoring import Score, check_end, keep_best
from tests.referee.state import Header
from tests.referee.tickets import Deck, Offers
from tests.referee.titles import COLOURS, deck

HAND = 7
SECOND_HAND = 4


class CardTicket:
    """A ticket with the cards that it needs (CG-03)."""

    def __init__(self, row: dict[str, str]) -> None:
        self.cities = (row["city_a"], row["city_b"])
        self.points = int(row["points"])
        self.need = {LETTERS[word]: int(row[word]) for word in LETTERS if row.get(word, "0") not in ("", "0")}


@lru_cache
def facts() -> tuple[dict[str, CardTicket], dict[str, int]]:
    """The tickets and the big cities with their bonus (CG-02)."""
    folder = TITLES_FOLDER / "card-game"
    with (folder / "tickets.csv").open(encoding="utf-8", newline="") as file:
        tickets = {row["id"]: CardTicket(row) for row in csv.DictReader(file)}
    with (folder / "big_cities.csv").open(encoding="utf-8", newline="") as file:
        return tickets, {row["city"]: int(row["bonus"]) for row in csv.DictReader(file)}


class CardGame:
    """A Card Game in progress."""

    def __init__(self, header: Header, log: Log) -> None:
        self.header, self.log, self.options = header, log, header.options
        self.seats = header.seats
        self.order = [(header.first + turn) % self.seats for turn in range(self.seats)]
        self.tickets, self.big_cities = facts()
        self.cards = TrainCards(log, deck(10, 16), frozenset())
        self.hands: list[dict[str, int]] = [dict.fromkeys(self.cards.pile, 0) for _ in range(self.seats)]
        self.yards: list[dict[str, list[str]]] = [{} for _ in range(self.seats)]
        """Rows by colour as they were laid, each from the bottom to the top."""
        self.on_track: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.completed: list[list[str]] = [[] for _ in range(self.seats)]
        self.offers = Offers(log, {"regular": Deck(self.tickets)}, self.seats)

    # Setup

    def set_up(self) -> None:
        """CG-11 to CG-14."""
        self.deal(self.order, 1)
        for seat in self.order:
            if not self.hands[seat]["L"]:
                raise Fault("CG-11", f"seat {seat} is dealt no locomotive first")
        self.deal(self.order, HAND)
        self.turn_up_row()
        for seat in self.order:
            self.offers.offer(seat, {"regular": 6})
        waiting = set(self.order)
        while waiting:
            keeper = self.log.look().get("seat")
            if keeper not in waiting:
                self.log.at += 1
                raise Fault("CM-12", f"seats {sorted(waiting)} have yet to keep tickets")
            waiting.discard(keeper)
            self.offers.keep(keeper, 1)
        for seat in self.order:
            self.offers.put_away(seat, "shuffled")

    def deal(self, order: list[int], count: int) -> None:
        for seat in order:
            right = min(count, self.cards.pile_size)
            if not right:
                return
            hand = self.log.take_by("deal", seat)["cards"]
            if len(hand) != right:
                raise Fault("CG-11", f"{len(hand)} cards are dealt to seat {seat}, it must be {right}")
            for card in hand:
                self.cards.draw(card)
                self.hands[seat][card] += 1

    def turn_up_row(self) -> None:
        for slot in range(1, 6):
            if self.cards.pile_size:
                self.cards.turn_up(slot)

    # Turns

    def phase(self, seat: int) -> int:
        """Turns until everybody had the last one (CG-70); the seat after the one that had it."""
        turns_left = 0 if self.cards.pile_size else self.seats
        while True:
            self.log.take_by("turn", seat)
            before = self.cards.pile_size
            self.to_track(seat)
            self.act(seat)
            seat = (seat + 1) % self.seats
            if turns_left:
                turns_left -= 1
                if not turns_left:
                    return seat
            elif before and not self.cards.pile_size:
                turns_left = self.seats

    def to_track(self, seat: int) -> None:
        """Step 1 (CG-20 to CG-22)."""
        yard = self.yards[seat]
        if not yard:
            return
        cards = self.log.take_by("to-track", seat)["cards"]
        if len(cards) != len(yard):
            raise Fault("CG-20", f"{len(cards)} cards from {len(yard)} rows")
        rule = self.options["card.moveFromRow"]
        for card, colour in zip(cards, list(yard), strict=True):
            row = yard[colour]
            if rule != "choice" and card != row[-1 if rule == "top" else 0]:
                raise Fault("CG-21", f"{card} leaves the row {row}")
            if card not in row:
                raise Fault("CG-21", f"{card} does not lie in the row {row}")
            del row[len(row) - 1 - row[::-1].index(card) if rule == "top" else row.index(card)]
            add(self.on_track[seat], {card: 1})
            if not row:
                del yard[colour]

    def act(self, seat: int) -> None:
        """Step 2: one of three actions, or none if none is legal (CG-25)."""
        log = self.log
        action = log.peek()
        if action == "pick":
            self.draw(seat)
        elif action == "lay":
            self.lay(seat)
        elif action == "offer":
            if not len(self.offers.piles["regular"]):
                log.at += 1
                raise Fault("CG-62", "the ticket deck is empty")
            self.offers.offer(seat, {"regular": 4})
            self.offers.keep(seat, 0)
            self.offers.put_away(seat, "bottom")
        elif action == "pass":
            log.take_by("pass", seat)
            could = self.possible(seat)
            if could:
                raise Fault("CG-25", f"seat {seat} skips step 2, but could {could}")
        else:
            log.at += 1
            log.refuse(action, "step 2 of a turn")

    def may_pick(self, second: bool) -> bool:
        """CG-31, CG-33."""
        if self.cards.pile_size:
            return True
        if not self.options["card.faceUpAfterDeckEmpty"]:
            return False
        return any(card and not (second and card == "L") for card in self.cards.row)

    def draw(self, seat: int) -> None:
        """CG-30 to CG-33."""
        cards = self.cards
        for second in (False, True):
            if not self.may_pick(second):
                if second:
                    return
                self.log.at += 1
                raise Fault("CG-33", "a pick after the deck ran out")
            event = self.log.take_by("pick", seat)
            slot, card = event["slot"], event["card"]
            if slot == 0:
                if not cards.pile_size:
                    raise Fault("CG-33", "a blind pick from an empty deck")
                cards.draw(card)
                self.hands[seat][card] += 1
                continue
            if card == "L" and second:
                raise Fault("CG-31", "a face-up locomotive as the second pick")
            cards.take_face_up(slot, card)
            self.hands[seat][card] += 1
            if cards.pile_size:
                cards.turn_up(slot)
            if card == "L":
                return

    def lay(self, seat: int) -> None:
        """CG-40 to CG-45, with the rows that are robbed (CG-50 to CG-53)."""
        event = self.log.take_by("lay", seat)
        laid, colour = event["cards"], event["colour"]
        count = take_from(self.hands[seat], laid)
        if colour is None:
            if count != 3 or len(laid) != 3 or "L" in laid:
                raise Fault("CG-40", f"{laid} are no three cards of different colours")
        elif colour not in COLOURS or not set(laid) <= {colour, "L"} or count < 2:
            raise Fault("CG-40", f"{laid} make no row of {colour}")
        elif not laid.get(colour) and not self.options["card.allLocomotiveSet"]:
            raise Fault("CG-43", "a row of locomotives only")
        for letter in COLOURS:
            if letter != colour and not (colour is None and letter in laid):
                continue
            if letter in self.yards[seat]:
                raise Fault("CG-42", f"{letter} lies in the own yard already")
            self.rob(seat, letter, 1 if colour is None else count)
            row = [letter] * laid.get(letter, 0)
            self.yards[seat][letter] = row if colour is None else row + ["L"] * laid.get("L", 0)

    def rob(self, seat: int, colour: str, count: int) -> None:
        """The opponent's row of this colour goes, if there is one and it is smaller."""
        for other in range(self.seats):
            row = self.yards[other].get(colour)
            if row is None or other == seat:
                continue
            if count <= len(row):
                raise Fault("CG-50", f"{count} {colour} laid against {len(row)} of seat {other}")
            event = self.log.take_by("rob", other)
            if event["colour"] != colour:
                raise Fault("CG-50", f"{event['colour']} is robbed instead of {colour}")
            for card in row:
                self.cards.discard({card: 1})
            del self.yards[other][colour]

    def possible(self, seat: int) -> str:
        """An action that is legal now, in words; `""` if there is none."""
        if self.may_pick(False):
            return "draw a card"
        if len(self.offers.piles["regular"]):
            return "draw tickets"
        hand, yard = self.hands[seat], self.yards[seat]
        free = 0
        for colour in COLOURS:
            if colour in yard:
                continue
            opposing = max((len(other[colour]) for other in self.yards if colour in other), default=0)
            own = hand[colour] or self.options["card.allLocomotiveSet"]
            if own and hand[colour] + hand["L"] >= max(2, opposing + 1):
                return f"lay {colour}"
            free += bool(hand[colour]) and not opposing
        return "lay three colours" if free >= 3 else ""

    # Scoring

    def complete(self, proposals: bool) -> None:
        """The tickets completed, one line a seat (CG-80 to CG-84)."""
        for seat in self.order:
            names = self.log.take_by("complete", seat)["tickets"]
            can = [name for name in self.offers.held[seat] if name not in self.completed[seat]]
            if len(set(names)) != len(names) or not set(names) <= set(can):
                raise Fault("CG-83", f"seat {seat} completes {names}, it holds {can}")
            pile = self.on_track[seat]
            if not self.enough(pile, names):
                raise Fault("CG-84", f"seat {seat}: {pile} are not enough for {names}")
            if proposals and self.worth(names) < self.best(pile, can):
                raise Fault("CG-84", f"seat {seat} completes {names}, a better set was there")
            self.completed[seat].extend(names)

    def enough(self, pile: dict[str, int], names: Any) -> bool:
        """The validator of CG-84."""
        need: dict[str, int] = {}
        for name in names:
            add(need, self.tickets[name].need)
        missing = sum(max(0, count - pile.get(colour, 0)) for colour, count in need.items())
        return missing <= pile.get("L", 0)

    def worth(self, names: Any) -> tuple[int, int, int]:
        """What the solver of CG-84 maximises."""
        tickets = [self.tickets[name] for name in names]
        big = sum(city in self.big_cities for ticket in tickets for city in ticket.cities)
        return sum(ticket.points for ticket in tickets), len(tickets), big

    def best(self, pile: dict[str, int], names: list[str]) -> tuple[int, int, int]:
        """The best set of all (CG-84): take or leave each ticket, as long as the points left can still matter."""
        order = sorted(names, key=lambda name: -self.tickets[name].points)
        left = [sum(self.tickets[name].points for name in order[place:]) for place in range(len(order) + 1)]
        best = (0, 0, 0)
        open_sets: list[tuple[int, list[str]]] = [(0, [])]
        while open_sets:
            place, chosen = open_sets.pop()
            worth = self.worth(chosen)
            best = max(best, worth)
            if place == len(order) or worth[0] + left[place] < best[0]:
                continue
            open_sets.append((place + 1, chosen))
            if self.enough(pile, [*chosen, order[place]]):
                open_sets.append((place + 1, [*chosen, order[place]]))
        return best

    def second_phase(self, seat: int) -> None:
        """CG-85 to CG-87: all cards but the hands make a new deck."""
        cards = self.cards
        cards.discard(cards.pile)
        cards.pile, cards.pile_size = dict.fromkeys(cards.pile, 0), 0
        cards.discard({card: cards.row.count(card) for card in set(cards.row) if card})
        cards.row = [""] * 5
        for other in range(self.seats):
            cards.discard(self.on_track[other])
            for row in self.yards[other].values():
                cards.discard({card: row.count(card) for card in set(row)})
        self.on_track = [{} for _ in range(self.seats)]
        self.yards = [{} for _ in range(self.seats)]
        cards.reshuffle()
        dealt_first = self.log.look().get("seat")
        first = dealt_first if dealt_first in (self.header.first, seat) else seat
        self.deal([(first + turn) % self.seats for turn in range(self.seats)], SECOND_HAND)
        self.turn_up_row()

    def scores(self) -> list[Score]:
        """CG-90 to CG-92."""
        scores = []
        for seat in range(self.seats):
            done = self.completed[seat]
            scores.append(
                Score(
                    0,
                    {
                        name: (self.tickets[name].points * (1 if name in done else -1), name in done)
                        for name in self.offers.held[seat]
                    },
                )
            )
        for city, points in self.big_cities.items():
            counts = [sum(city in self.tickets[name].cities for name in done) for done in self.completed]
            for score, count in zip(scores, counts, strict=True):
                if count and count == max(counts):
                    score.bonus[city] = points
        return scores


def referee_card_game(header: Header, log: Log, proposals: bool = False) -> None:
    """Read the whole game; a Fault tells of the first line that is wrong."""
    if header.raw.get("board") is not None:
        raise Fault("board", "the Card Game has no board")
    game = CardGame(header, log)
    game.set_up()
    seat = game.phase(header.first)
    game.complete(proposals)
    if game.seats == 4:
        game.second_phase(seat)
        game.phase(seat)
        game.complete(proposals)
    scores = game.scores()
    best = keep_best(range(game.seats), lambda seat: scores[seat].total)
    best = keep_best(best, lambda seat: scores[seat].completed)
    best = keep_best(best, lambda seat: len(scores[seat].bonus))
    check_end(log.take("end"), "deck", scores, best)
    if log.peek():
        log.at += 1
        raise Fault("order", "the log goes on after the end")
