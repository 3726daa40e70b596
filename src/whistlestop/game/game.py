"""The facade: a game that people, servers, bots and tests play, look at, take back and write down."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop.kernel import seed_streams
from whistlestop.rules.board import Board
from whistlestop.rules.options import Value, option
from whistlestop.titles.title import Title, TitleError, board_of, rules_for, slots_of
from whistlestop.titles.title import title as find_title

from .actions import Action, Choose, read_action, well_formed
from .errors import GameError, Illegal, NotAnAction, NotYourTurn
from .events import Event, seen_by
from .legal import Legal
from .reasons import reason_against, reason_to_wait
from .starting import check_first, check_seed, checked_options, fitting, who_begins
from .tape import TapeError

if TYPE_CHECKING:
    from .result import Result

SPECTATOR = -1
"""A seat without secrets, for `view` and `events`."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that must be said before the first card is dealt; a record's header says the same."""

    title: str
    seats: int
    first: int
    dice: bool
    options: Mapping[str, Value]
    rules: int
    board: Board | None
    """Only a board that is not the title's own."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: who, what, the core's choices for it, the chance that fell, and what happened."""

    seat: int
    action: Action
    choices: tuple[int, ...]
    chance: tuple[str, ...]
    events: tuple[Event, ...]


class Game:
    """A game in progress.  `load` starts one; a record replays into one; a position makes one."""

    has_opening = True
    """Whether it began with its set-up, so that a record can tell it all; not if it began in a position."""
    _coming: tuple[str, ...] = ()
    """What chance was told to bring from the beginning on, in a position."""

    def __init__(self, setup: Setup, face: Any, seed: int, fed: list[str] | None = None) -> None:
        """Set up the game; with `fed` chance comes from an earlier game's outcomes."""
        self.setup, self.seed, self._face = setup, seed, face
        self._tape = face.new_tape(fed or [], strict=fed is not None)
        self._state = face.new_state(setup.first, seed, self._tape)
        self._tape.fed, self._tape.strict = [], False
        self._begin()

    @classmethod
    def standing(cls, setup: Setup, face: Any, seed: int, state: Any, chance: Iterable[str]) -> Game:
        """Begin in the middle of a game, with what chance brings first (see `position`)."""
        game = object.__new__(cls)
        game.setup, game.seed, game._face = setup, seed, face
        game._coming = tuple(chance)
        game._tape = face.new_tape(list(game._coming), strict=False)
        game._state = state
        state.events, state.tape = [], game._tape
        game.has_opening = False
        game._begin()
        return game

    def _begin(self) -> None:
        self.opening = tuple(self._tape.written)
        """The chance of the set-up."""
        self.opening_events = tuple(self._face.told(self._state))
        self.steps: list[Step] = []
        """The decisions so far."""
        self._start = self._state.copy()
        self._held: dict[int, Action] = {}

    @property
    def title(self) -> str:
        """The title's id."""
        return self.setup.title

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.setup.seats

    @property
    def board(self) -> Board | None:
        """The board that is played on; None in the Card Game."""
        board: Board | None = getattr(self._face, "board", None)
        return board

    @property
    def over(self) -> bool:
        """The game has ended and is scored."""
        return not self._face.open_seats(self._state)

    @property
    def actors(self) -> list[int]:
        """Seats that may decide now: one in a turn, several while all choose in secret."""
        return [seat for seat in self._face.open_seats(self._state) if seat not in self._held]

    @property
    def phase(self) -> str:
        """What the next decision is about, in a word (docs/actions.md)."""
        return str(self._face.phases[self._state.phase])

    @property
    def turn(self) -> int:
        """Number of turns begun."""
        return int(self._state.turns)

    @property
    def result(self) -> Result | None:
        """The reckoning, once the game is over."""
        result: Result | None = self._face.result(self._state) if self.over else None
        return result

    @property
    def worth(self) -> tuple[int, ...] | None:
        """What each seat would have if the game ended here, with tickets and bonuses; None in the Card Game."""
        points: tuple[int, ...] | None = self._face.worth(self._state)
        return points

    def legal(self, seat: int | None = None) -> Legal:
        """Legal actions of a seat (of the one that acts if none is named); empty if it does not decide now."""
        seat = self._seat(seat)
        open_now = seat in self.actors
        choices = self._face.choices(self._state, seat) if open_now else []
        return Legal(
            choices,
            lambda choice: self._face.action(self._state, seat, choice),
            lambda action: open_now and self._allows(seat, action),
        )

    def _seat(self, seat: object) -> int:
        if seat is None:
            actors = self.actors
            return actors[0] if actors else 0
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise NotYourTurn(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return seat

    def play(self, action: Action | str | int, seat: int | None = None) -> list[Event]:
        """Carry out an action, a token or a packed number; return what happened.

        Nothing changes if the action is not legal: `Illegal` then carries the rule and the facts.  While several seats
        choose in secret, answers are held until the last is in.
        """
        if self.over:
            raise NotYourTurn("the game is over; there is nothing left to decide")
        seat = self._seat(seat)
        if seat not in self.actors:
            reason = self._wait(seat)
            raise NotYourTurn(reason.reason) from reason
        action = self._action(action, seat)
        if self._face.choices_for(self._state, seat, action) is None:
            raise self._against(seat, action)
        if len(self._face.open_seats(self._state)) == 1 or isinstance(action, Choose):
            return self._carry_out(seat, action)
        self._held[seat] = action
        happened: list[Event] = []
        if not self.actors:
            held, self._held = self._held, {}
            for waiting_seat in self._face.open_seats(self._state):
                happened += self._carry_out(waiting_seat, held[waiting_seat])
        return happened

    def replay(self, action: Action | str, seat: int, chance: Sequence[str]) -> list[Event]:
        """Carry out an action as `play` does, with the chance that fell then; no more and no less may fall.

        Where the chance does not fit, `TapeError` says why, and nothing has changed.
        """
        before, steps, held, at = self._state.copy(), len(self.steps), dict(self._held), len(self._tape.written)
        tape = self._tape
        tape.fed, tape.strict = list(chance)[::-1], True
        try:
            happened = self.play(action, seat)
            tape.check_read()
        except TapeError:
            before.tape, before.events = tape, []
            self._state, self._held = before, held
            del self.steps[steps:], tape.written[at:]
            raise
        finally:
            tape.fed, tape.strict = self._still_to_come(), False
        return happened

    def stir(self, seed: int) -> None:
        """Let the chance that is still to come depend on this number, whatever came before.

        A server draws a number for every decision: then nobody can reckon from what has fallen what will fall.
        """
        seed_streams(self._state.rng, seed)

    @property
    def answers(self) -> dict[int, Action]:
        """What seats have answered in secret while others still think; it counts when the last answer is in."""
        return dict(self._held)

    def _action(self, action: object, seat: int) -> Action:
        if isinstance(action, Action):
            return well_formed(action)
        if isinstance(action, str):
            return read_action(action)
        if isinstance(action, int) and not isinstance(action, bool):
            return self.unpack(action, seat)
        raise NotAnAction(f"{action!r} is no action; give an action, its token or its packed number")

    def _carry_out(self, seat: int, action: Action) -> list[Event]:
        choices = self._face.choices_for(self._state, seat, action)
        before, at = self._state.copy(), len(self._tape.written)
        before.tape = self._tape
        events: list[Event] = []
        try:
            for choice in choices:
                events += self._face.apply(self._state, choice, seat)
        except GameError:
            self._state = before
            del self._tape.written[at:]
            self._tape.fed = self._still_to_come()
            raise
        self.steps.append(Step(seat, action, tuple(choices), tuple(self._tape.written[at:]), tuple(events)))
        return events

    def _still_to_come(self) -> list[str]:
        """What chance was told to bring and has not brought yet, the next one last."""
        return list(self._coming[sum(len(step.chance) for step in self.steps) :])[::-1]

    def _allows(self, seat: int, action: Action) -> bool:
        try:
            return self._face.choices_for(self._state, seat, well_formed(action)) is not None
        except NotAnAction:
            return False

    def _against(self, seat: int, action: Action) -> Illegal:
        return reason_against(self._face, self._state, seat, action)

    def _wait(self, seat: int) -> Illegal:
        return reason_to_wait(self._face, self._state, seat, self.actors, answered=seat in self._held)

    def why_not(self, seat: int, action: Action | str) -> Illegal | None:
        """Return the reason why a seat may not do this now, with the rule's id; None if it may."""
        seat = self._seat(seat)
        action = self._action(action, seat)
        if seat not in self.actors:
            return self._wait(seat)
        if self._face.choices_for(self._state, seat, action) is not None:
            return None
        return self._against(seat, action)

    def pack(self, action: Action, seat: int | None = None) -> int:
        """Return the number of a legal action: the phase, times 256, plus the engine's choice."""
        seat = self._seat(seat)
        choices = self._face.choices_for(self._state, seat, action)
        if choices is None:
            raise self._against(seat, action)
        return int(self._state.phase * 256 + choices[0])

    def unpack(self, number: int, seat: int | None = None) -> Action:
        """Return the action of a packed number; one of another phase, or not legal here, is refused."""
        seat = self._seat(seat)
        phase, choice = divmod(number, 256)
        if phase != self._state.phase or choice not in self._face.choices(self._state, seat):
            raise NotAnAction(f"{number} is no legal action of seat {seat} here")
        action: Action = self._face.action(self._state, seat, choice)
        return action

    def view(self, seat: int) -> Any:
        """Return what a seat knows, and nothing more; SPECTATOR knows what everybody sees."""
        return self._face.view(self._state, seat if seat == SPECTATOR else self._seat(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """Return what happened so far: all of it, or as one seat (or a SPECTATOR) saw it."""
        everything = [*self.opening_events, *(event for step in self.steps for event in step.events)]
        if seat is None:
            return everything
        if seat != SPECTATOR:
            self._seat(seat)
        return [seen_by(event, seat) for event in everything]

    def undo(self) -> Step:
        """Take back the last decision and return it; playing it again brings the same."""
        if self._held:
            seat, action = self._held.popitem()
            return Step(seat, action, (), (), ())
        if not self.steps:
            raise GameError("nothing has been decided yet, so nothing can be taken back")
        undone = self.steps.pop()
        replayed, self.steps = self.steps, []
        self._state = self._start.copy()
        self._state.tape = self._tape
        for step in replayed:
            self._tape.fed = list(step.chance)[::-1]
            for choice in step.choices:
                self._face.apply(self._state, choice, step.seat)
            self.steps.append(step)
        self._tape.fed, self._tape.written = self._still_to_come(), []
        return undone

    def retrace(self) -> Iterator[Game]:
        """Go through the game again: as it stood at first, then after each decision.

        It is one game that moves on; whoever wants to keep a position copies it.
        """
        now = self.copy()
        now._state, now.steps, now._held = self._start.copy(), [], {}
        now._state.tape, now._state.events = now._tape, []
        yield now
        for step in self.steps:
            now._tape.fed = list(step.chance)[::-1]
            for choice in step.choices:
                now._face.apply(now._state, choice, step.seat)
            now.steps.append(step)
            yield now

    def bare(self) -> Any:
        """Return a copy of the core's own state, with all that is hidden: for looking back at a game that is over."""
        state = self._state.copy()
        state.tape = state.events = None
        return state

    def copy(self) -> Game:
        """Return an independent game in the same position, with the same past."""
        other = object.__new__(Game)
        other.setup, other.seed, other._face = self.setup, self.seed, self._face
        other._tape = self._face.new_tape([], strict=False)
        other._state, other._start = self._state.copy(), self._start
        other._state.tape = other._tape
        other._state.events = []
        other.opening, other.opening_events = self.opening, self.opening_events
        other.has_opening, other._coming = self.has_opening, self._coming
        other.steps, other._held = self.steps[:], dict(self._held)
        other._tape.fed = other._still_to_come()
        return other

    def determinise(self, seat: int, seed: int) -> Game:
        """Return a copy in which everything hidden from a seat is dealt anew: a world that it thinks possible.

        Other seats' secret answers are hidden too, so there they have yet to answer.
        """
        other = self.copy()
        if self.over:
            return other
        other._state = self.view(seat).imagine(seed)
        other._state.tape, other._state.events = other._tape, []
        other._tape.fed, other._coming = [], ()
        other._held = {q: answer for q, answer in self._held.items() if q == seat}
        other.has_opening = False
        return other

    @property
    def record(self) -> str:
        """The score sheet: replays exactly, without a random number generator."""
        if not self.has_opening:
            raise GameError(
                "this game did not begin with its set-up, so it has no record: that tells all from the first card"
            )
        from whistlestop.notation.record import write_record

        return write_record(self)

    def _repr_svg_(self) -> str:
        """Show the game in a notebook as it stands."""
        from whistlestop.render.picture import game_svg

        return game_svg(self, theme="light", fonts=False)

    def __repr__(self) -> str:
        """Say which game this is and where it stands."""
        with_dice = ", dice=True" if self.setup.dice else ""
        where = "over" if self.over else f"turn {self.turn}, seat {self.actors[0]} to {self.phase}"
        return f"<Game {self.title}, seats={self.seats}{with_dice}: {where}>"


def load(
    title: str,
    seats: int = 2,
    *,
    seed: int | None = None,
    first: int | None = None,
    dice: bool = False,
    options: Mapping[str, object] | None = None,
    board: Board | Path | str | None = None,
) -> Game:
    """Start a game of a title.

    `seed` makes it repeatable; without one it is drawn.  `first` is the seat that begins (CM-13), drawn if not named.
    `options` are house rules by key (`{"nordic.startHand": 5}`), `board` a folder or a `Board` to play on instead.
    """
    return begin(find_title(title), seats, seed=seed, first=first, dice=dice, options=options, board=board)


def begin(
    title: Title,
    seats: int,
    *,
    seed: int | None = None,
    first: int | None = None,
    dice: bool = False,
    options: Mapping[str, object] | None = None,
    board: Board | Path | str | None = None,
    opening: list[str] | None = None,
) -> Game:
    """Start a game of a title that is at hand, perhaps in an earlier revision; with `opening`, chance falls as told."""
    title.check_seats(seats)
    check_first(first, seats)
    check_seed(seed)
    chosen = checked_options(title, dice, {} if options is None else options)
    face = face_for(title, seats, dice=dice, options=chosen, board=board)
    seed = secrets.randbits(62) if seed is None else seed
    different = {key: value for key, value in chosen.items() if value != option(key).default}
    setup = Setup(
        title.id,
        seats,
        who_begins(seed, seats, first),
        dice,
        different,
        title.rules,
        None if board is None else face.board,
    )
    return Game(setup, face, seed, opening)


def face_for(
    title: Title, seats: int, *, dice: bool, options: Mapping[str, object], board: Board | Path | str | None
) -> Any:
    """Return the face of one setup; the titles' own are built once."""
    chosen = checked_options(title, dice, options)
    if board is None:
        return _own_face(title.id, title.rules, seats, dice, tuple(sorted(chosen.items())))
    if title.family == "card-game":
        raise TitleError("the Card Game has no board that could be changed")
    return fitting(title, board, lambda found: _build_face(title, seats, dice, chosen, found))


@lru_cache(maxsize=32)
def _own_face(title_id: str, rules: int, seats: int, dice: bool, options: tuple[tuple[str, object], ...]) -> Any:
    return _build_face(find_title(title_id).at(rules), seats, dice, dict(options), None)


def _build_face(title: Title, seats: int, dice: bool, options: Mapping[str, object], board: Board | None) -> Any:
    if title.family == "card-game":
        from .card_face import CardFace

        return CardFace(title, slots_of(title, dice=False, options=options), seats)
    from .board_face import BoardFace

    rules = rules_for(title, dice=dice, options=options)
    return BoardFace(rules, board or board_of(title), seats, title.prefix, title.id)
