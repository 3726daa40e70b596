"""The board titles as the facade sees them: one object that knows core, names, actions, events, views and results."""

from __future__ import annotations

from typing import Any

from whistlestop.families import board as family
from whistlestop.kernel import popcount
from whistlestop.rules.board import Board
from whistlestop.rules.dice import symbol_of
from whistlestop.rules.ruleset import Ruleset
from whistlestop.rules.scoring import borrow_tracks, label_places, propose_loans, score_game, ticket_value, tie_value
from whistlestop.rules.state import (
    ACCEPT,
    AT_TRACK,
    BORROW,
    DICE_SURCHARGE,
    DICE_TUNNEL,
    FACES,
    KEEP,
    LOCOMOTIVE,
    OVER,
    PAY,
    PAY_PLUS4,
    STATION,
    STATION_FACE,
    SUBSTITUTE,
    TOKENS,
    WILD,
    state_layout,
)
from whistlestop.rules.stations import station_cost
from whistlestop.rules.tables import TIE_BREAKS, make_tables
from whistlestop.rules.tickets import keepable

from .actions import Action, Build, Claim, Keep, Surcharge
from .board_actions import action_of, expand_claim
from .board_events import translate
from .board_names import Names, read_dice
from .board_view import PHASES, BoardView
from .card_names import members
from .events import Event
from .result import WHY, Result, Score, TicketLine
from .tape import Tape

SMALL_SEATS, LARGE_SEATS = 3, 5
SMALL_TICKETS = 48


class BoardFace:
    """One game's rules and board, with everything that turns numbers into names."""

    phases = PHASES

    def __init__(self, rules: Ruleset, board: Board, seats: int, prefix: str = "CM", title: str = "") -> None:
        """Build the tables once; every game with the same setup can share them.

        `prefix` is how the ids of the title's own rules begin, for reasons.
        """
        self.rules, self.board, self.seats, self.prefix = rules, board, seats, prefix
        self.T = make_tables(rules, board, seats)
        small = seats <= SMALL_SEATS and len(board.tickets) <= SMALL_TICKETS and not rules.passengers
        self.layout = state_layout(SMALL_SEATS if small else LARGE_SEATS, large=not small)
        self.names = Names(rules, board, title)
        self.points = [self.T.value[self.T.length[t]] for t in range(len(board.tracks))]
        self.piles = ("short" if rules.tickets_mixed else "regular", "long")

    def new_state(self, first: int, seed: int, tape: Tape) -> Any:
        """Set up a game that tells its events and takes chance through a tape."""
        s = self.layout.blank()
        s.events, s.tape = [], tape
        family.reset(s, self.T, self.seats, first, seed)
        return s

    def new_tape(self, fed: list[str], *, strict: bool) -> Tape:
        """Return a tape that speaks this game's names."""
        return Tape(self.names.letters, self.names.tickets, fed, strict=strict)

    def open_seats(self, s: Any) -> list[int]:
        """Seats that may decide now: in the set-up all that have not yet kept tickets, in the order they are asked."""
        if s.phase == OVER:
            return []
        if s.phase == KEEP and s.setup:
            return [(s.seat + i) % s.seats for i in range(s.setup)]
        return [s.seat]

    def choices(self, s: Any, seat: int) -> list[int]:
        """Legal choices of an open seat."""
        if s.phase == KEEP:
            return members(keepable(s, self.T, seat))
        words = [0, 0, 0]
        family.legal(s, self.T, words)
        return [64 * w + bit for w, bits in enumerate(words) for bit in members(bits)]

    def apply(self, s: Any, choice: int, _seat: int | None = None) -> list[Event]:
        """Carry out a choice of the core's acting seat and return what happened."""
        s.events = []
        family.apply(s, self.T, choice)
        return self.told(s)

    def told(self, s: Any) -> list[Event]:
        """Name what the core has told since the last time."""
        told, s.events = s.events, []
        events = list(translate(told, self.names, self.points, self.piles))
        if s.phase in {PAY_PLUS4, SUBSTITUTE}:
            track = self.names.tracks[s.track]
            events.append(Event("laid", s.seat, track=track, cards=self.names.cards(s.laid), count=s.owed))
        elif s.phase == OVER:
            events += self._end(s)
        return events

    def _end(self, s: Any) -> list[Event]:
        """All tickets are shown, with every seat's total; then who won."""
        names = self.names
        totals = [Event("score", q, tickets=names.ticket_set(s.held[q][0]), points=s.points[q]) for q in range(s.seats)]
        return [*totals, Event("end", why=WHY[s.why], winners=tuple(members(s.winners)))]

    def action(self, s: Any, seat: int, choice: int) -> Action:
        """Name a choice."""
        return action_of(s, self.T, self.names, seat, choice)

    def choices_for(self, s: Any, seat: int, action: Action) -> list[int] | None:
        """Return the choices that an action stands for here, one after the other; None if it is not legal."""
        if isinstance(action, Claim | Build) and action.paid:
            return self._paid(s, action)
        if isinstance(action, Surcharge) and s.phase == DICE_TUNNEL:
            return plan_dice_surcharge(s, self.T, action.paid)
        if isinstance(action, Keep):
            action = self._in_order(s, seat, action)
        for choice in self.choices(s, seat):
            if self.action(s, seat, choice) == action:
                return [choice]
        return None

    def _in_order(self, s: Any, seat: int, action: Keep) -> Keep:
        """Name the tickets in the order of the offer; people may name them in any."""
        offer = [self.names.tickets[t] for t in s.offer[seat][: s.offered[seat]]]
        if not set(action.tickets) <= set(offer):
            return action
        return Keep(tuple(sorted(action.tickets, key=offer.index)))

    def _paid(self, s: Any, action: Claim | Build) -> list[int] | None:
        """Choices for a claim or a station with the payment named (CM-47)."""
        bare = Claim(action.track) if isinstance(action, Claim) else Build(action.location)
        first = self.choices_for(s, s.seat, bare)
        if first is None:
            return None
        if self.rules.dice:
            plan = plan_dice(s, self.T, first[0], action.paid)
        else:
            plan = plan_cards(s, self.T, self.names, first[0], action.paid)
        if plan is None:
            return None
        world, taken = s.copy(), first
        for phase, choice in [(0, first[0]), *plan]:
            if phase and world.phase != phase:
                continue
            if phase:
                taken.append(choice)
            family.apply(world, self.T, choice)
        return taken

    def view(self, s: Any, seat: int) -> BoardView:
        """What a seat knows; -1 is a spectator."""
        return BoardView(s, self.T, self.names, seat)

    def proposal(self, s: Any) -> int | None:
        """The choice that final scoring proposes, where it asks (EU-13)."""
        return ACCEPT if s.phase == BORROW else None

    def owners(self, s: Any) -> dict[int, int]:
        """The owner of every claimed track."""
        return {track: seat for seat in range(self.seats) for track in self.names.track_set(s.own[seat][0])}

    def kept(self, s: Any) -> list[int]:
        """How many tickets each seat has kept; here the completed ones are among those it holds."""
        return list(s.tickets[: self.seats])

    def result(self, s: Any) -> Result:
        """The reckoning of a finished game."""
        scores = tuple(self._score(s, seat) for seat in range(s.seats))
        return Result(WHY[s.why], scores, tuple(members(s.winners)), self._tie_break(s))

    def worth(self, s: Any) -> tuple[int, ...]:
        """What each seat would have if the game ended here, stations used as the software proposes (EU-13)."""
        s = s.copy()
        s.tape = s.events = None
        if s.phase != OVER:
            for seat in range(s.seats if self.T.stations else 0):
                propose_loans(s, self.T, seat)
            score_game(s, self.T)
        return tuple(s.points[: s.seats])

    def _score(self, s: Any, seat: int) -> Score:
        """Points of one seat, line by line, in the order of CM-100."""
        T = self.T
        label = [0] * 64
        label_places(s, T, seat, label)
        borrow_tracks(s, T, seat, label)
        lines = []
        for t in members(s.held[seat][0]):
            value = ticket_value(T, t, label)
            lines.append(TicketLine(self.names.tickets[t], value, value > 0))
        tracks = sum(T.value[T.length[t]] for t in members(s.own[seat][0]))
        done = [s.done[q] for q in range(s.seats)]
        bonus = {"merchandise": s.goods[seat]} if s.goods[seat] else {}
        if T.most_bonus and s.done[seat] == max(done) > 0:
            bonus["globetrotter"] = T.most_bonus
        if T.longest_bonus and s.longest[seat] == max(s.longest[: s.seats]) > 0:
            bonus["longest"] = T.longest_bonus
        if T.station_points:
            bonus["stations"] = T.station_points * s.stations[seat]
        if souvenirs := T.souvenirs and T.souvenir_points[popcount(s.souvenirs[seat])]:
            bonus["souvenirs"] = souvenirs
        longest = s.longest[seat] if s.longest[seat] >= 0 else None
        return Score(tracks, tuple(lines), bonus, s.points[seat], longest)

    def _tie_break(self, s: Any) -> str | None:
        """Name what decided among equal totals (CM-104)."""
        best = max(s.points[: s.seats])
        tied = [seat for seat in range(s.seats) if s.points[seat] == best]
        if len(tied) == 1:
            return None
        for tie in self.T.ties:
            values = {seat: tie_value(s, self.T, seat, tie) for seat in tied} if tie else {}
            left = [seat for seat in tied if values and values[seat] == max(values.values())]
            if left and len(left) < len(tied):
                tied, decided = left, TIE_BREAKS[tie]
                if len(tied) == 1:
                    return decided
        return "shared"


def plan_cards(s: Any, T: Any, names: Names, first: int, paid: str) -> list[tuple[int, int]] | None:
    """Phases and choices that lay exactly these cards, after the track or the place is chosen."""
    if not names.has_cards(paid):
        return None
    wanted = names.counts(paid)
    if any(n > held for n, held in zip(wanted, s.hand[s.seat], strict=True)):
        return None
    if first < AT_TRACK:
        cost = station_cost(s, T)
        for i in range(T.station_first[cost], T.station_first[cost + 1]):
            way = [0] * len(wanted)
            way[T.station_colour[i]] = T.station_cards[i]
            way[WILD] += T.station_wilds[i]
            if way == wanted:
                return [(STATION, i - T.station_first[cost])]
        return None
    plan = expand_claim(s, T, names, first - AT_TRACK, paid)
    if plan is None:
        return None
    row, plus4, *arbitrary = plan
    return [(PAY, row), (PAY_PLUS4, plus4), *((SUBSTITUTE, kind) for kind in arbitrary)]


def plan_dice(s: Any, T: Any, first: int, paid: str) -> list[tuple[int, int]] | None:
    """The number of tokens among these dice and tokens.

    The core lays matching dice before locomotives.  Whoever names others pays the same: nothing that may follow in the
    turn asks for what they keep (DX-30, DX-40, DX-63).
    """
    laid = read_dice(paid)
    if laid is None or not at_hand(s, laid):
        return None
    if first < AT_TRACK:
        pays = sum(laid) == laid[STATION_FACE] + laid[LOCOMOTIVE] == station_cost(s, T)
        return [] if pays else None
    track = first - AT_TRACK
    kind = symbol_of(s, T, track)
    pays = units_of(laid, kind) == sum(laid) == T.length[track] and laid[LOCOMOTIVE] >= T.symbols[track]
    return [(TOKENS, laid[FACES + kind])] if pays else None


def plan_dice_surcharge(s: Any, T: Any, paid: str) -> list[int] | None:
    """The choice that pays a tunnel's surcharge with these dice and tokens (DX-63)."""
    laid, kind = read_dice(paid), symbol_of(s, T, s.track)
    if laid is None or not at_hand(s, laid) or not units_of(laid, kind) == sum(laid) == s.surcharge:
        return None
    return [DICE_SURCHARGE + laid[FACES + kind]]


def at_hand(s: Any, laid: list[int]) -> bool:
    """The dice are unused, and the tokens held."""
    return all(n <= held for n, held in zip(laid, [*s.dice, *s.token[s.seat]], strict=True))


def units_of(laid: list[int], kind: int) -> int:
    """Dice and tokens that are spaces of a single or a double route (DX-21, DX-41)."""
    return laid[kind] + laid[LOCOMOTIVE] + laid[FACES + kind]
