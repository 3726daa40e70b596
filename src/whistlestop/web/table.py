"""A table: the fold of its entries.  Seats, the game as it stands, what was told, who may take back what."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from whistlestop.game import Event, Game
from whistlestop.game.game import load
from whistlestop.notation.record import replay, write_record

from . import entries as kinds
from .chance import number_for
from .entries import Entry, read_outcomes, write_outcomes
from .errors import TooLateError
from .spec import Spec, spec_from_dict

WAITING, PLAYING, PAUSED, OVER, ENDED = "waiting", "playing", "paused", "over", "ended"


@dataclass(slots=True)
class Seat:
    """Who sits on a seat."""

    name: str
    kind: str
    """`person`, `bot` or `open`."""
    bot: str = ""
    """The computer player of a bot's seat."""
    here: bool = False
    """Sits at the creator's screen."""
    stand_in: str = ""
    """The computer player that plays for the person now."""
    why: str = ""
    """Why it does: `time`, `left` or `host`."""
    token: str = ""
    """Hash of the token that opens the seat; empty if none does."""

    @property
    def played_by(self) -> str:
        """The computer player that decides for this seat now; empty if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def opens(self, token: str) -> bool:
        """Whether a token opens this seat."""
        return bool(self.token) and hmac.compare_digest(self.token, hash_of(token))


def hash_of(token: str) -> str:
    """Return what is kept of a token: enough to know it again."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table and not in the game, for the log."""

    kind: str
    seat: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Play:
    """A decision that stands."""

    seat: int
    token: str
    chance: tuple[str, ...]
    secret: bool
    """An answer that others do not see before all have answered."""
    revealed: bool
    """It showed somebody something that was hidden."""


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that was said."""

    seat: int
    text: str
    at: float


class Table:
    """What stands after all entries so far."""

    def __init__(self, table: str, key: bytes) -> None:
        """Begin before the first entry."""
        self.id, self.key = table, key
        self.seq = -1
        """Number of the last entry."""
        self.created = self.touched = 0.0
        self.spec: Spec
        self.seats: list[Seat] = []
        self.status = WAITING
        self.game: Game | None = None
        self.plays: list[Play] = []
        self.log: list[Event | Note] = []
        self.chat: list[Saying] = []
        self.since: dict[int, float] = {}
        """Since when each open seat decides."""
        self.rematch = ""
        self.beats: list[tuple[int | None, int]] = []
        """For each change of the game: the one seat that saw it, or None for all, and the length of the log then."""
        self.anew = 0
        """How many of these changes had happened when the log was last written anew, after an undo."""
        self.common, self.own = 0, dict[int, int]()
        """How many of these changes all have seen, and how many a seat alone."""
        self.era = 0
        """Goes up when what computer players remember is no longer true."""
        self.kept_names: Any = None
        """Names that need not be looked up again (see `words`)."""
        self.deal = ""
        """The record of the set-up."""

    def copy(self) -> Table:
        """Return the same table, for the next entry: this one stays as it is."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.plays, other.log, other.chat = self.plays[:], self.log[:], self.chat[:]
        other.since, other.beats, other.own = dict(self.since), self.beats[:], dict(self.own)
        return other

    def fold(self, entry: Entry, game: Game | None = None) -> None:
        """Add an entry; `game` is the game after it, where the caller has played it already."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: entry {entry.seq} does not follow {self.seq}")
        if entry.kind == kinds.PLAY:
            self._fold_play(entry, game)
        else:
            FOLDS[entry.kind](self, entry)
        self.seq, self.touched = entry.seq, entry.at
        self._reckon_clocks(entry)

    # The game

    def begin(self) -> str:
        """Deal, and return the record of the set-up."""
        spec = self.spec
        first = number_for(self.key, "first") % len(self.seats) if spec.first is None else spec.first
        seed = number_for(self.key, "deal")
        game = load(spec.title, len(self.seats), seed=seed, first=first, dice=spec.dice, options=spec.options)
        return write_record(game)

    def play(self, seat: int, action: str) -> tuple[Game, str, str]:
        """Return the game after a decision, the decision's token and what chance brought; nothing has changed here."""
        if self.game is None:
            raise TooLateError("not-begun")
        game = self.game.copy()
        game.stir(number_for(self.key, "play", len(self.plays)))
        before = len(game.steps)
        game.play(action, seat)
        steps = game.steps[before:]
        told = steps[0].action if len(steps) == 1 else game.answers.get(seat, action)
        if len(steps) > 1:
            told = next(step.action for step in steps if step.seat == seat)
        return game, str(told), write_outcomes([outcome for step in steps for outcome in step.chance])

    def _fold_play(self, entry: Entry, game: Game | None) -> None:
        before = self.game
        if before is None or entry.seat is None:
            raise ValueError(f"table {self.id}: entry {entry.seq} plays before the cards are dealt")
        chance = tuple(read_outcomes(entry.chance))
        if game is None:
            game = before.copy()
            game.replay(entry.text, entry.seat, chance)
        steps = game.steps[len(before.steps) :]
        events = [event for step in steps for event in step.events]
        open_before = len(before.actors) + len(before.answers)
        secret = open_before > 1 and not events and not game.over
        revealed = bool(chance) or game.over or any(step.seat != entry.seat for step in steps)
        self.plays.append(Play(entry.seat, entry.text, chance, secret, revealed))
        self.game = game
        self.log += events
        self._beat(entry.seat if secret else None)
        if game.over:
            self.status = OVER

    def take_back(self, seat: int) -> str | None:
        """Say which decision a seat may take back now, as the text of an entry; None if there is none."""
        if self.status != PLAYING or self.seats[seat].played_by:
            return None
        at = next((i for i in range(len(self.plays) - 1, -1, -1) if self.plays[i].seat == seat), -1)
        if at < 0:
            return None
        if self.against_computers:
            return f"last {at}"
        later = self.plays[at + 1 :]
        if self.plays[at].revealed or (later and not self.plays[at].secret) or not all(p.secret for p in later):
            return None
        return f"only {at}"

    @property
    def against_computers(self) -> bool:
        """Whether one person plays against computers only."""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def _fold_undo(self, entry: Entry) -> None:
        how, _, number = entry.text.partition(" ")
        at = int(number)
        secret = how == "only" and self.plays[at].secret
        stay = self.plays[:at] + (self.plays[at + 1 :] if how == "only" else [])
        game = replay(self.deal)
        for play in stay:
            game.replay(play.token, play.seat, play.chance)
        self.plays, self.game = stay, game
        self.era += 1
        happened = iter(game.events())
        count = len(game.events())
        log: list[Event | Note] = []
        for item in self.log:
            if isinstance(item, Note):
                log.append(item)
            elif count:
                log.append(next(happened))
                count -= 1
        self.log = log
        if not secret:
            self._note(entry)
            self.anew = len(self.beats)
        self._beat(entry.seat if secret else None)

    def _beat(self, by: int | None) -> None:
        """The game has changed, for one seat's eyes or for all."""
        self.beats.append((by, len(self.log)))
        if by is None:
            self.common += 1
        else:
            self.own[by] = self.own.get(by, 0) + 1

    # Who sits where

    def _fold_open(self, entry: Entry) -> None:
        facts = entry.facts
        self.spec = spec_from_dict(facts["spec"])
        self.created = entry.at
        tokens = facts["tokens"]
        for number, one in enumerate(self.spec.seats):
            kind = {"me": "person", "here": "person"}.get(one.kind, one.kind)
            self.seats.append(Seat(one.name, kind, one.bot, one.kind == "here", token=tokens.get(str(number), "")))

    def _fold_deal(self, entry: Entry) -> None:
        self.deal = entry.text
        self.game = replay(entry.text)
        self.status = PLAYING
        self.log += self.game.events()
        self._beat(None)

    def _fold_sit(self, entry: Entry) -> None:
        seat, facts = self._seat(entry), entry.facts
        seat.kind, seat.name, seat.token = "person", facts.get("name", seat.name), facts["token"]
        if facts.get("new"):
            seat.stand_in = seat.why = ""
            self._note(entry, name=seat.name)

    def _fold_name(self, entry: Entry) -> None:
        self._seat(entry).name = entry.text

    def _fold_bot(self, entry: Entry) -> None:
        seat, facts = self._seat(entry), entry.facts
        if seat.kind != "person":
            seat.kind, seat.bot, seat.name = "bot", facts["bot"], ""
        else:
            seat.stand_in, seat.why = facts["bot"], facts["why"]
        self._note(entry, bot=facts["bot"], why=facts["why"])

    def _fold_person(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.stand_in = seat.why = ""
        self._note(entry)

    def _fold_kick(self, entry: Entry) -> None:
        seat, facts = self._seat(entry), entry.facts
        seat.token = ""
        if self.game is None:
            self._note(entry, why=facts["why"], name=seat.name)
            seat.kind, seat.name = "open", ""
        else:
            self._note(entry, why=facts["why"], name=seat.name)
            seat.stand_in, seat.why = facts["bot"], "host"

    def _fold_status(self, entry: Entry) -> None:
        self.status = {kinds.PAUSE: PAUSED, kinds.RESUME: PLAYING, kinds.END: ENDED}[entry.kind]
        self._note(entry)

    def _fold_say(self, entry: Entry) -> None:
        self.chat.append(Saying(entry.seat or 0, entry.text, entry.at))

    def _fold_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text
        self._note(entry, table=entry.text)

    def _seat(self, entry: Entry) -> Seat:
        if entry.seat is None:
            raise ValueError(f"table {self.id}: entry {entry.seq} names no seat")
        return self.seats[entry.seat]

    def _note(self, entry: Entry, **facts: object) -> None:
        self.log.append(Note(entry.kind, entry.seat, facts))

    # What others ask

    @property
    def names(self) -> list[str]:
        """What the seats are called; two of one name are told apart.  Empty for whoever gave no name."""
        called = [seat.name or seat.bot.partition(":")[0].capitalize() for seat in self.seats]
        return told_apart(called)

    def beat(self, seats: Collection[int]) -> int:
        """Return how many changes of the game somebody with these seats has seen."""
        return self.common + sum(self.own.get(seat, 0) for seat in seats)

    def log_at(self, beat: int, seats: Collection[int]) -> int | None:
        """Return how long the log was at a beat; None if it has been another one since."""
        seen = [(number, length) for number, (by, length) in enumerate(self.beats) if by is None or by in seats]
        if not 0 < beat <= len(seen):
            return None
        number, length = seen[beat - 1]
        return length if number >= self.anew else None

    @property
    def actors(self) -> list[int]:
        """Seats that may decide now."""
        return self.game.actors if self.game is not None and self.status == PLAYING else []

    def deadline(self, seat: int) -> float | None:
        """When a seat's clock runs out; None if it does not."""
        if self.spec.clock == "none" or seat not in self.since or self.seats[seat].played_by:
            return None
        return self.since[seat] + self.spec.seconds

    @property
    def resting(self) -> bool:
        """Whether nobody plays but computers in place of people: they wait until one of these comes back."""
        return all(seat.played_by for seat in self.seats)

    @property
    def due(self) -> float | None:
        """When the server has something to do here: at once (0) for a computer player, or when a clock runs out."""
        if self.resting:
            return None
        if any(self.seats[seat].played_by for seat in self.actors):
            return 0.0
        return min((when for seat in self.actors if (when := self.deadline(seat)) is not None), default=None)

    def _reckon_clocks(self, entry: Entry) -> None:
        actors = self.actors
        fresh = {kinds.RESUME, kinds.UNDO, kinds.PERSON}
        for seat in list(self.since):
            if seat not in actors:
                del self.since[seat]
        for seat in actors:
            moved = entry.kind == kinds.PLAY and entry.seat == seat
            if seat not in self.since or moved or entry.kind in fresh:
                self.since[seat] = entry.at


def told_apart(names: Iterable[str]) -> list[str]:
    """Number the second and further ones of one name; whoever has none is called by the seat anyway."""
    seen: dict[str, int] = {}
    apart = []
    for name in names:
        key = name.casefold()
        seen[key] = seen.get(key, 0) + 1
        apart.append(name if not name or seen[key] == 1 else f"{name} ({seen[key]})")
    return apart


FOLDS = {
    kinds.OPEN: Table._fold_open,  # noqa: SLF001 -- the table's own
    kinds.DEAL: Table._fold_deal,  # noqa: SLF001
    kinds.UNDO: Table._fold_undo,  # noqa: SLF001
    kinds.SIT: Table._fold_sit,  # noqa: SLF001
    kinds.NAME: Table._fold_name,  # noqa: SLF001
    kinds.BOT: Table._fold_bot,  # noqa: SLF001
    kinds.PERSON: Table._fold_person,  # noqa: SLF001
    kinds.KICK: Table._fold_kick,  # noqa: SLF001
    kinds.PAUSE: Table._fold_status,  # noqa: SLF001
    kinds.RESUME: Table._fold_status,  # noqa: SLF001
    kinds.END: Table._fold_status,  # noqa: SLF001
    kinds.SAY: Table._fold_say,  # noqa: SLF001
    kinds.REMATCH: Table._fold_rematch,  # noqa: SLF001
}
"""What each kind of entry does to a table."""
