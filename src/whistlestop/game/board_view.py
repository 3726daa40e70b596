"""What a seat knows of a board game: everything public, its own secrets, and what it was shown (CM-120, CM-121).

A view is perfect memory.  It holds a copy of the state in which everything hidden from the seat is blank, with counts
in its place, so that nothing can leak that is not there.
"""

from __future__ import annotations

from typing import Any

from whistlestop.families.hidden import determinise
from whistlestop.kernel import derive, popcount, seed_streams
from whistlestop.rules.state import DICE_TUNNEL, EMPTY, MAX_OFFER, OVER, RIDE, SUBSTITUTE, TUNNEL

from .board_names import Names, dice_text
from .card_names import members
from .result import WHY

PHASES = (
    "mix", "keep", "stack", "place", "main", "second", "pay", "plus4", "substitute", "tunnel", "souvenir", "passenger",
    "station", "ride", "rolled", "dice", "tokens", "dice-tunnel", "after", "borrow", "over",
)  # fmt: skip
UNKNOWN = -1


class BoardView:
    """One seat's knowledge; `seat` is -1 for a spectator.  Two views are equal if their seats know the same."""

    def __init__(self, s: Any, T: Any, names: Names, seat: int) -> None:
        """Copy the state and blank what the seat may not know."""
        self.seat, self.T, self.names = seat, T, names
        known = s.copy()
        known.rng = [0] * len(s.rng)
        known.pile = [0] * len(s.pile)
        known.pool, known.gone = [0], [0]
        self.held = tuple(self._kinds(s.held[q][0]) for q in range(s.seats))
        self.rejected = tuple(self._kinds(s.rejected[q][0]) for q in range(s.seats))
        self.offered = tuple(self._kinds(sum(1 << t for t in s.offer[q][: s.offered[q]])) for q in range(s.seats))
        self.queue = self._queue(s)
        known.queue = [0] * len(s.queue)
        if s.phase != OVER:
            for q in range(s.seats):
                if q != seat:
                    known.hand[q] = s.known[q][:]
                    known.held[q], known.rejected[q] = [0], [0]
                    known.offer[q] = [0] * MAX_OFFER
        self.state = known

    def _kinds(self, bits: int) -> tuple[int, int]:
        """How many tickets of each deck; where backs are alike only how many (EU-03)."""
        long = popcount(bits & self.T.deck[1][0])
        return (popcount(bits) - long, long) if self.T.mixed else (popcount(bits), 0)

    def _queue(self, s: Any) -> tuple[tuple[int, int, int], ...]:
        """Tickets under the decks: who put each there, its deck, and which one if it was this seat."""
        entries = []
        for deck in (0, 1):
            for t in s.queue[: s.queued]:
                if self.T.deck_of[t] == deck:
                    owner = next((q for q in range(s.seats) if s.rejected[q][0] >> t & 1), UNKNOWN)
                    entries.append((owner, deck, t if owner == self.seat or s.phase == OVER else UNKNOWN))
        return tuple(entries)

    def __eq__(self, other: object) -> bool:
        """Compare everything that is known."""
        if not isinstance(other, BoardView):
            return NotImplemented
        return self._counts() == other._counts() and not self.state.layout.same(self.state, other.state)

    def _counts(self) -> tuple[object, ...]:
        return self.seat, self.held, self.rejected, self.offered, self.queue

    __hash__ = None  # type: ignore[assignment]  # a view holds a record that may not be hashed

    def imagine(self, seed: int) -> Any:
        """Return a state that this seat thinks possible: hidden cards and tickets dealt anew (a world, for search)."""
        s, T = self.state.copy(), self.T
        if self.over:
            return s
        unseen = [T.cards[kind] - self._seen(kind) for kind in range(len(T.cards))] if not T.with_dice else []
        for q in range(s.seats):
            missing = s.hand_size[q] - sum(s.hand[q])
            for kind in range(len(unseen)):
                taken = min(missing, unseen[kind])
                s.hand[q][kind] += taken
                unseen[kind] -= taken
                missing -= taken
        if unseen:
            s.pile = unseen
        self._deal_tickets(s)
        seed_streams(s.rng, derive(seed, 0))
        determinise(s, T, self.seat)
        return s

    def _seen(self, kind: int) -> int:
        """Cards of a kind that lie open, or that a hand is known to hold."""
        s = self.state
        hands = sum(s.hand[q][kind] for q in range(s.seats))
        return int(hands + s.discard[kind] + s.laid[kind] + s.revealed[kind] + s.row.count(kind))

    def _deal_offer(self, s: Any, seat: int, decks: list[list[int]]) -> None:
        """Offer another seat as many tickets as it looks at."""
        if self.T.long_dealt and s.setup and not s.tickets[seat]:
            short, long = s.offered[seat] - 1, 1
        else:
            short, long = self.offered[seat]
        s.offer[seat][: short + long] = [decks[deck].pop() for deck in [1] * long + [0] * short]

    def _deal_tickets(self, s: Any) -> None:
        """Put unseen tickets anywhere that fits the counts; `determinise` shuffles them."""
        T, me = self.T, self.seat
        mine = s.held[me][0] | s.rejected[me][0] | sum(1 << t for t in s.offer[me][: s.offered[me]]) if me >= 0 else 0
        decks = [[t for t in members(T.deck[d][0]) if not mine >> t & 1] for d in (0, 1)]
        others = [q for q in range(s.seats) if q != me]
        for q in others:
            self._deal_offer(s, q, decks)
        in_queue = {q: [0, 0] for q in range(-1, s.seats)}
        s.queued = len(self.queue)
        for i, (owner, deck, t) in enumerate(self.queue):
            s.queue[i] = decks[deck].pop() if t == UNKNOWN else t
            in_queue[owner][deck] += 1
            if owner != me and owner >= 0:
                s.rejected[owner][0] |= 1 << s.queue[i]
        for q in others:
            held, long = self.held[q]
            if T.long_dealt and s.tickets[q]:  # each was dealt one; whether it kept it, `determinise` guesses (EU-03)
                held, long = held - 1, 1
            for deck, n in ((0, held), (1, long)):
                for _ in range(n):
                    s.held[q][0] |= 1 << decks[deck].pop()
                for _ in range(self.rejected[q][deck] - in_queue[q][deck]):
                    s.rejected[q][0] |= 1 << decks[deck].pop()
        s.pool = [sum(1 << t for deck in decks for t in deck)]
        if T.long_dealt:
            s.gone = [s.pool[0] & T.deck[1][0]]
            s.pool = [s.pool[0] & ~T.deck[1][0]]

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
        """The seat's own tickets."""
        return self.names.ticket_set(self.state.held[self.seat][0]) if self.seat >= 0 else None

    @property
    def offer(self) -> tuple[str, ...] | None:
        """Tickets that the seat has before itself to choose from, or rejected and not yet put away."""
        if self.seat < 0:
            return None
        s = self.state
        return tuple(self.names.tickets[t] for t in s.offer[self.seat][: s.offered[self.seat]])

    @property
    def row(self) -> tuple[str | None, ...]:
        """The face-up row, slot by slot; None where a slot is empty."""
        return tuple(None if kind == EMPTY else self.names.letters[kind] for kind in self.state.row)

    @property
    def owners(self) -> dict[int, int]:
        """The owner of every claimed track."""
        s = self.state
        return {t: q for q in range(s.seats) for t in self.names.track_set(s.own[q][0])}

    @property
    def open_tracks(self) -> tuple[int, ...]:
        """The tracks that the seat may still claim; none for a spectator."""
        return self.names.track_set(self.state.open[self.seat][0]) if self.seat >= 0 else ()

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
            "hand": self.hand,
            "tickets": self.tickets,
            "offer": self.offer,
            "decks": {"regular": s.left[0], "long": s.left[1]},
            "last": None if s.last < 0 else s.last,
            "players": [self._player(q) for q in range(s.seats)],
        }
        if not self.T.with_dice:
            shown |= {"row": self.row, "pile": s.pile_size, "discard": names.cards(s.discard)}
            shown |= {"laid": names.cards(s.laid), "revealed": names.cards(s.revealed)}
        else:
            shown |= {"dice": dice_text(s.dice), "dice_laid": dice_text(s.dice_laid), "may_take": bool(s.may_take)}
        if s.phase in {TUNNEL, DICE_TUNNEL}:
            shown |= {"track": names.tracks[s.track], "surcharge": s.surcharge}
        if s.phase == SUBSTITUTE:
            shown |= {"track": names.tracks[s.track], "owed": s.owed}
        if self.T.souvenirs:
            shown["stacks"] = {
                f"s{i + 1}": (names.places[place], s.stack[i]) for i, place in enumerate(s.stack_at) if place != EMPTY
            }
        if self.T.passengers:
            shown["taken"] = {names.places[i]: n for i, n in enumerate(s.taken) if n}
        if s.phase == RIDE:
            shown |= {"riding": names.places[s.place], "ridden": names.track_set(s.ridden[0])}
        if self.over:
            shown |= {"winners": members(s.winners), "why": WHY[s.why]}
        return shown

    def _player(self, q: int) -> dict[str, Any]:
        """What everybody sees of a seat."""
        s, names = self.state, self.names
        player: dict[str, Any] = {
            "points": s.points[q],
            "pieces": s.pieces[q],
            "cards": s.hand_size[q],
            "known": names.cards(s.known[q]),
            "tickets": s.tickets[q],
            "offered": s.offered[q],
            "tracks": names.track_set(s.own[q][0]),
        }
        if self.T.stations:
            player |= {"stations": s.stations[q], "built": [names.places[p] for p in s.station[q] if p != EMPTY]}
        if self.T.passengers:
            standing = sorted(names.places[p] for p in s.passenger[q] if p != EMPTY)
            player |= {"passengers": s.passengers[q], "standing": standing, "goods": s.goods[q]}
        if self.T.souvenirs:
            player["souvenirs"] = [f"s{i + 1}" for i in members(s.souvenirs[q])]
        if self.T.with_dice:
            player["tokens"] = "s" * s.token[q][0] + "d" * s.token[q][1]
        return player
