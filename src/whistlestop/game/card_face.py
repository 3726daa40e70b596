"""The Card Game as the facade sees it: one object that knows core, names, actions, events, views and results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.families import card_game as family
from whistlestop.rules.bonuses import bonus_cards, bonus_of
from whistlestop.rules.card_state import ACCEPT, COMPLETE, KINDS, card_layout
from whistlestop.rules.card_tables import MOST_TICKETS, TIE_BREAKS, card_ruleset_from, make_card_tables
from whistlestop.rules.choosing import choose_ticket
from whistlestop.rules.options import Value
from whistlestop.rules.state import AT_TRACK, KEEP, MAIN, OVER
from whistlestop.rules.tickets import keepable
from whistlestop.titles.cards import cards_of
from whistlestop.titles.title import Title

from .actions import LETTERS, Action, Choose, Complete, Keep, LayCards
from .card_actions import action_of, choices_to_complete, choices_to_lay
from .card_events import translate
from .card_names import CardNames, members
from .card_view import PHASES, CardView
from .errors import Illegal
from .events import Event
from .result import WHY, Result, Score, TicketLine
from .tape import Tape

WORDS = 3


class CardFace:
    """One game's rules and cards, with everything that turns numbers into names."""

    phases = PHASES

    def __init__(self, title: Title, slots: Mapping[str, Value], seats: int) -> None:
        """Build the tables once; every game with the same setup can share them.

        `slots` are those of the title's slots that house rules fill otherwise.
        """
        self.rules = card_ruleset_from(title.slots, f"titles/{title.id}/title.toml").with_slots(slots)
        self.card_set, self.seats, self.prefix = cards_of(title), seats, title.prefix
        self.T = make_card_tables(self.rules, self.card_set, seats)
        self.layout = card_layout()
        self.names = CardNames(LETTERS[:KINDS], [ticket.id for ticket in self.card_set.tickets])

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
        """Seats that may decide now, in the order they are asked: several while all choose tickets (CG-14, CG-84)."""
        if s.phase == OVER:
            return []
        waiting = s.setup if s.phase == KEEP and s.setup else s.step if s.phase == COMPLETE else 1
        return [(s.seat + i) % s.seats for i in range(waiting)]

    def choices(self, s: Any, seat: int) -> list[int]:
        """Legal choices of an open seat."""
        if s.phase == KEEP:
            return members(keepable(s, self.T, seat))
        if seat != s.seat:
            s = s.copy()
            s.seat = seat
        words = [0] * WORDS
        family.legal(s, self.T, words)
        return [64 * w + bit for w, bits in enumerate(words) for bit in members(bits)]

    def apply(self, s: Any, choice: int, seat: int | None = None) -> list[Event]:
        """Carry out a choice and return what happened; only a ticket can be chosen before other seats have locked."""
        s.events = []
        if s.phase == COMPLETE and choice >= AT_TRACK:
            choose_ticket(s, s.seat if seat is None else seat, choice - AT_TRACK)
        else:
            family.apply(s, self.T, choice)
        return self.told(s)

    def told(self, s: Any) -> list[Event]:
        """Name what the core has told since the last time."""
        told, s.events = s.events, []
        events = list(translate(told, self.names))
        return events + self._end(s) if s.phase == OVER else events

    def _end(self, s: Any) -> list[Event]:
        """All tickets are shown, with every seat's total; then who won."""
        shown = [self.names.ticket_set(s.held[q][0] | s.completed[q][0]) for q in range(s.seats)]
        totals = [Event("score", q, tickets=shown[q], points=s.points[q]) for q in range(s.seats)]
        return [*totals, Event("end", why=WHY[s.why], winners=tuple(members(s.winners)))]

    def action(self, s: Any, seat: int, choice: int) -> Action:
        """Name a choice."""
        return action_of(s, self.T, self.names, seat, choice)

    def choices_for(self, s: Any, seat: int, action: Action) -> list[int] | None:
        """Return the choices that an action stands for here, one after the other; None if it is not legal."""
        if isinstance(action, Choose | Complete):
            return choices_to_complete(s, self.T, self.names, seat, action) if s.phase == COMPLETE else None
        if isinstance(action, LayCards):
            return choices_to_lay(s, self.T, self.names, action) if s.phase == MAIN else None
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

    def reason_against(self, s: Any, seat: int, action: Action) -> Illegal:
        """Return the reason against an action that is known not to be legal."""
        from .reasons.card_game import reason_against

        return reason_against(self, s, seat, action)

    def view(self, s: Any, seat: int) -> CardView:
        """What a seat knows; -1 is a spectator."""
        return CardView(s, self.T, self.names, seat, may_peek=self.rules.peek_on_the_track)

    def proposal(self, s: Any) -> int | None:
        """The choice that the scoring proposes, where it asks (CG-83)."""
        return ACCEPT if s.phase == COMPLETE else None

    def owners(self, s: Any) -> dict[int, int]:  # noqa: ARG002 -- as on a board
        """The owner of every claimed track: there are no tracks here."""
        return {}

    def kept(self, s: Any) -> list[int]:
        """How many tickets each seat has kept; completed ones are laid down, so they count besides those it holds."""
        return [s.tickets[q] + s.done[q] for q in range(self.seats)]

    def worth(self, _s: Any) -> None:
        """Nobody counts before the end, since it is chosen then which tickets are completed (CG-80)."""

    def result(self, s: Any) -> Result:
        """The reckoning of a finished game."""
        scores = tuple(self._score(s, seat) for seat in range(s.seats))
        return Result(WHY[s.why], scores, tuple(members(s.winners)), self._tie_break(s))

    def _score(self, s: Any, seat: int) -> Score:
        """Points of one seat, line by line (CG-90, CG-91)."""
        T, done = self.T, s.completed[seat][0]
        lines = []
        for t in members(done | s.held[seat][0]):
            completed = bool(done >> t & 1)
            lines.append(TicketLine(self.names.tickets[t], T.value[t] if completed else -T.value[t], completed))
        cities = enumerate(self.card_set.big_cities)
        bonus = {big.city: points for city, big in cities if (points := bonus_of(s, T, seat, city))}
        return Score(0, tuple(lines), bonus, s.points[seat])

    def _tie_break(self, s: Any) -> str | None:
        """Name what decided among equal totals (CG-93)."""
        best = max(s.points[: s.seats])
        tied = [seat for seat in range(s.seats) if s.points[seat] == best]
        if len(tied) == 1:
            return None
        for tie in self.T.ties:
            values = [s.done[seat] if tie == MOST_TICKETS else bonus_cards(s, self.T, seat) for seat in tied]
            left = [seat for seat, value in zip(tied, values, strict=True) if value == max(values)]
            if tie and len(left) < len(tied):
                tied, decided = left, TIE_BREAKS[tie]
                if len(tied) == 1:
                    return decided
        return "shared"
