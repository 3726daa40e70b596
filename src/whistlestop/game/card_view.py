"""What a seat knows of a Card Game: everything public, its own secrets, and what it was shown (CG-15, CM-120, CM-121).

A view is perfect memory: it knows every On-the-Track pile, since each card on it lay in an open row before.  What lies
before a seat's eyes now is its `look`; there the piles are face-down (CG-23).
"""

from __future__ import annotations

from typing import Any

from whistlestop.families.card_hidden import determinise
from whistlestop.kernel import derive, popcount, seed_streams
from whistlestop.rules.card_state import (
    COMPLETE,
    KINDS,
    LAY_COLOUR,
    LAY_LOCOMOTIVES,
    MAX_OFFER,
    MOVE,
    TICKETS_IN_ALL,
)
from whistlestop.rules.state import EMPTY, KEEP, MAIN, OVER, SECOND, WILD

from .card_actions import chosen
from .card_names import CardNames, members
from .result import WHY

PHASES = {
    KEEP: "keep",
    MAIN: "main",
    SECOND: "second",
    MOVE: "move",
    LAY_COLOUR: "number",
    LAY_LOCOMOTIVES: "locomotives",
    COMPLETE: "complete",
    OVER: "over",
}
UNKNOWN = -1


class CardView:
    """One seat's knowledge; `seat` is -1 for a spectator.  Two views are equal if their seats know the same."""

    def __init__(self, s: Any, T: Any, names: CardNames, seat: int, *, may_peek: bool) -> None:
        """Copy the state and blank what the seat may not know."""
        self.seat, self.T, self.names, self.may_peek = seat, T, names, may_peek
        known = s.copy()
        known.rng = [0] * len(s.rng)
        known.pile, known.pool = [0] * KINDS, [0]
        self.rejected = tuple(popcount(s.rejected[q][0]) for q in range(s.seats))
        self.queue = self._queue(s)
        known.queue = [0] * TICKETS_IN_ALL
        for q in range(s.seats):
            known.offer[q][s.offered[q] :] = [0] * (MAX_OFFER - s.offered[q])
            if q != seat and s.phase != OVER:
                known.hand[q] = s.known[q][:]
                known.completed[q] = [s.completed[q][0] & ~s.held[q][0]]
                known.held[q], known.rejected[q] = [0], [0]
                known.offer[q], known.spared[q] = [0] * MAX_OFFER, [0] * MAX_OFFER
        self.state = known

    def _queue(self, s: Any) -> tuple[tuple[int, int], ...]:
        """Tickets under the deck, next one first: who put each there, and which one if it was this seat."""
        entries = []
        for t in s.queue[: s.queued]:
            owner = next((q for q in range(s.seats) if s.rejected[q][0] >> t & 1), UNKNOWN)
            entries.append((owner, t if owner == self.seat or s.phase == OVER else UNKNOWN))
        return tuple(entries)

    def __eq__(self, other: object) -> bool:
        """Compare everything that is known."""
        if not isinstance(other, CardView):
            return NotImplemented
        aside = (self.seat, self.rejected, self.queue) == (other.seat, other.rejected, other.queue)
        return aside and not self.state.layout.same(self.state, other.state)

    __hash__ = None  # type: ignore[assignment]  # a view holds a record that may not be hashed

    def imagine(self, seed: int) -> Any:
        """Return a state that this seat thinks possible: hidden cards and tickets dealt anew (a world, for search)."""
        s, T = self.state.copy(), self.T
        if self.over:
            return s
        unseen = [T.cards[kind] - self._seen(kind) for kind in range(KINDS)]
        for q in range(s.seats):
            missing = s.hand_size[q] - sum(s.hand[q])
            for kind in range(KINDS):
                taken = min(missing, unseen[kind])
                s.hand[q][kind] += taken
                unseen[kind] -= taken
                missing -= taken
        s.pile = unseen
        self._deal_tickets(s)
        seed_streams(s.rng, derive(seed, 0))
        determinise(s, T, self.seat)
        return s

    def _seen(self, kind: int) -> int:
        """Cards of a kind that lie open, lay open, or that a hand is known to hold."""
        s = self.state
        open_rows = s.yard_colour[kind] + (sum(s.yard_wilds) if kind == WILD else 0) + s.row.count(kind)
        return int(open_rows + s.robbed[kind] + sum(s.hand[q][kind] + s.on_track[q][kind] for q in range(s.seats)))

    def _deal_tickets(self, s: Any) -> None:
        """Put unseen tickets anywhere that fits the counts; `determinise` shuffles them.

        What others kept in the set-up cannot be what this seat gave back then (CG-14), so that is dealt first.
        """
        me = self.seat
        seen = sum(done[0] for done in s.completed[: s.seats])
        returned = 0
        if me >= 0:
            seen |= s.held[me][0] | s.rejected[me][0] | sum(1 << t for t in s.offer[me][: s.offered[me]])
            returned = sum(1 << (t - 1) for t in s.spared[me] if t) & ~seen
        others = [q for q in range(s.seats) if q != me]
        left = members(self.T.deck[0][0] & ~seen & ~returned)
        for q in others:
            for _ in range(max(0, s.began[q] - s.done[q])):
                s.held[q][0] |= 1 << left.pop()
        left = members(returned) + left
        s.queued = len(self.queue)
        for i, (owner, t) in enumerate(self.queue):
            s.queue[i] = left.pop() if t == UNKNOWN else t
            if owner not in (me, UNKNOWN):
                s.rejected[owner][0] |= 1 << s.queue[i]
        for q in others:
            while popcount(s.held[q][0]) < s.tickets[q]:
                s.held[q][0] |= 1 << left.pop()
            s.offer[q][: s.offered[q]] = [left.pop() for _ in range(s.offered[q])]
        s.pool = [sum(1 << t for t in left)]
        for q in others:
            n = self.T.tickets_dealt - s.began[q] if s.began[q] else 0
            gave_back = [t for t in left if not returned >> t & 1][:n]
            s.spared[q][: len(gave_back)] = [t + 1 for t in gave_back]

    @property
    def phase(self) -> str:
        """What the next decision is about."""
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        """The game has ended; nothing is hidden any more."""
        return bool(self.state.phase == OVER)

    @property
    def hand(self) -> str | None:
        """The seat's own cards; None for a spectator."""
        return self.names.cards(self.state.hand[self.seat]) if self.seat >= 0 else None

    @property
    def tickets(self) -> tuple[str, ...] | None:
        """The seat's own tickets, less those completed and shown."""
        return self.names.ticket_set(self.state.held[self.seat][0]) if self.seat >= 0 else None

    @property
    def offer(self) -> tuple[str, ...] | None:
        """Tickets that the seat has before itself to choose from, or rejected and not yet put away."""
        if self.seat < 0:
            return None
        s = self.state
        return tuple(self.names.tickets[t] for t in s.offer[self.seat][: s.offered[self.seat]])

    @property
    def chosen(self) -> tuple[str, ...] | None:
        """Tickets that the seat has chosen to complete; nobody else sees them before all have chosen (CG-84)."""
        return self.names.ticket_set(chosen(self.state, self.seat)) if self.seat >= 0 else None

    @property
    def row(self) -> tuple[str | None, ...]:
        """The face-up row, slot by slot; None where a slot is empty."""
        return tuple(None if kind == EMPTY else self.names.letters[kind] for kind in self.state.row)

    def yard(self, seat: int) -> dict[str, str]:
        """Return the rows of a seat by colour, in the order in which they were laid: `{"G": "G2L"}`."""
        s, names = self.state, self.names
        rows = {}
        for colour in s.yard_order[: s.yard_rows]:
            if s.yard_owner[colour] == seat:
                counts = [0] * KINDS
                counts[colour], counts[WILD] = s.yard_colour[colour], s.yard_wilds[colour]
                rows[names.letters[colour]] = names.cards(counts)
        return rows

    def to_dict(self) -> dict[str, Any]:
        """Return all of it in plain values, for JSON and for comparing with a fold of events."""
        s, names = self.state, self.names
        shown: dict[str, Any] = {
            "seat": self.seat,
            "seats": s.seats,
            "first": s.first,
            "turn": s.turns,
            "acting": s.seat,
            "phase": self.phase,
            "part": s.round + 1,
            "hand": self.hand,
            "tickets": self.tickets,
            "offer": self.offer,
            "chosen": self.chosen,
            "decks": {"regular": s.left[0]},
            "last": None if s.last < 0 else s.last,
            "row": self.row,
            "pile": s.pile_size,
            "discard": names.cards(s.robbed),
            "players": [self._player(q) for q in range(s.seats)],
        }
        if s.n_moved or s.phase == MOVE:
            shown["moving"] = names.in_order(s.moved[: s.n_moved])
        if s.phase in {LAY_COLOUR, LAY_LOCOMOTIVES}:
            shown["laying"] = names.letters[s.colour]
        if s.phase == LAY_LOCOMOTIVES:
            shown["number"] = s.number
        if self.over:
            shown |= {"winners": members(s.winners), "why": WHY[s.why]}
        return shown

    def look(self) -> dict[str, Any]:
        """Return what lies before the seat's eyes now: as `to_dict`, less what only memory holds.

        On-the-Track piles are face-down until the scoring, in which a seat takes up its own to complete tickets with it
        (CG-23, CG-80); where the table allows `card.peekOnTheTrack`, it sees its own at any time.
        """
        shown = self.to_dict()
        own = self.may_peek or self.state.phase == COMPLETE
        for q, player in enumerate(shown["players"]):
            player["on_track_cards"] = sum(self.state.on_track[q])
            del player["known"]
            if not (self.over or (own and q == self.seat)):
                del player["on_track"]
        return shown

    def _player(self, q: int) -> dict[str, Any]:
        """What everybody sees of a seat, or has seen."""
        s, names = self.state, self.names
        return {
            "points": s.points[q],
            "cards": s.hand_size[q],
            "known": names.cards(s.known[q]),
            "tickets": s.tickets[q],
            "offered": s.offered[q],
            "completed": names.ticket_set(s.completed[q][0] & ~s.held[q][0]),
            "yard": self.yard(q),
            "on_track": names.cards(s.on_track[q]),
        }
