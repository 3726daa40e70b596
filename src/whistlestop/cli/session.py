"""A game in the terminal: whose turn it is, what that person types, what the computer players do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from whistlestop.game import SPECTATOR, Game, GameError, Illegal
from whistlestop.game.actions import Action
from whistlestop.notation.record import write_record
from whistlestop.rulebook import UnknownRule, rule
from whistlestop.simulation.players import seat_players

from .menu import Menu
from .page import Page
from .sentences import Words
from .situation import show_reckoning, show_table

HELP = (
    ("3", "does what stands at 3 in the list"),
    ("c17", "does it by the short word behind it: r3 takes a card, d draws blind, t draws tickets"),
    ("c17 R2L", "claims track 17 with just these cards, two red ones and a locomotive"),
    ("oslo", "lists what you can do with a place, a colour or any other word"),
    ("why c17", "gives the rule against it"),
    ("rule CM-40", "tells a rule"),
    ("look", "shows the table again"),
    ("all", "lists every choice"),
    ("log", "tells the game so far"),
    ("undo", "takes back your last decision"),
    ("save FILE", "keeps the game; whistlestop play --resume FILE goes on with it"),
    ("quit", "leaves"),
)
LETTERS = "Cards: K black, B blue, G green, O orange, P purple, R red, W white, Y yellow, L locomotive."

QUESTIONS = {
    "keep": "Which do you keep?",
    "mix": "Which tickets do you draw?",
    "stack": "Which souvenirs do you place?",
    "place": "Where to?",
    "second": "And the second card?",
    "pay": "How do you pay?",
    "plus4": "How many of them?",
    "substitute": "Which card goes along?",
    "tunnel": "Do you pay for the tunnel?",
    "souvenir": "Which souvenir do you take?",
    "passenger": "Where does a passenger go?",
    "station": "How do you pay?",
    "ride": "Where does it go?",
    "rolled": "Which dice do you roll again?",
    "tokens": "How many tokens do you pay with?",
    "dice-tunnel": "Do you pay for the tunnel?",
    "borrow": "Which track do you borrow?",
}
"""What is asked in each phase of docs/actions.md; in the others what the person does."""

COMPUTER = " (computer)"
"""What stands behind a computer player's name in a record."""


class Leave(Exception):
    """The person wants to go, or nobody is there any more."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat."""

    name: str
    bot: str = ""
    """Short name of the computer player; empty for a person."""

    @property
    def in_record(self) -> str:
        """How a record names who sits here."""
        return f"{self.bot}{COMPUTER}" if self.bot else self.name


class Session:
    """One game, played to its end or left."""

    def __init__(self, game: Game, sitting: list[Sitting], page: Page, save: Path | None = None) -> None:
        """Begin, or go on; `save` is a file that always holds the game as it stands."""
        self.game, self.sitting, self.page, self.save = game, sitting, page, save
        self.words = Words(game, [one.name for one in sitting])
        self.people = [seat for seat, one in enumerate(sitting) if not one.bot]
        self._bots = seat_players(game, [one.bot for one in sitting])
        self._told = dict.fromkeys(range(game.seats), 0)
        """How many events each person has been told."""
        self._looking: int | None = None
        """The person who sits before the screen."""
        self._turn = -1
        """The turn in which that person last saw the table."""

    def play(self) -> bool:
        """Play until the game is over; return whether it is."""
        try:
            while not self.game.over:
                self._step()
        except (EOFError, KeyboardInterrupt, Leave):
            self.page.say()
            self._keep()
            return False
        self._tell(self.people[0] if len(self.people) == 1 else SPECTATOR)
        show_reckoning(self.page, self.game, self.words)
        self._keep()
        return True

    def _step(self) -> None:
        seat = next((seat for seat in self.game.actors if seat in self._bots), self.game.actors[0])
        if bot := self._bots.get(seat):
            self.game.play(bot(self.game, seat), seat)
        else:
            self._decide(seat)
            self._keep(quiet=True)

    # One person's decision

    def _decide(self, seat: int) -> None:
        self._face(seat)
        told = self._tell(seat)
        if (self.game.turn, self._looking) != (self._turn, seat) or told:
            show_table(self.page, self.game, seat, self.words)
        self._turn = self.game.turn
        menu = Menu(self.game, seat, self.words)
        self.page.say()
        menu.show(self.page)
        while True:
            line = self.page.ask(f"{self._prompt(seat)} > ")
            if self._answer(seat, menu, line):
                return

    def _face(self, seat: int) -> None:
        """Let another person sit down, without a look at what the last one saw."""
        if self._looking is not None and self._looking != seat:
            self.page.clear()
            self.page.ask(f"{self.words.names[seat]}, it is your turn. Press Enter when nobody else is looking. ")
            self._turn = -1
        elif self._looking is None and len(self.people) > 1:
            self.page.ask(f"{self.words.names[seat]} begins. Press Enter when nobody else is looking. ")
        self._looking = seat

    def _prompt(self, seat: int) -> str:
        question = QUESTIONS.get(self.game.phase, "What do you do?")
        name = self.words.names[seat]
        return f"{question} (? helps)" if len(self.people) == 1 else f"{name}: {question} (? helps)"

    def _tell(self, seat: int) -> bool:
        """Tell what happened since this person last looked; return whether others did something."""
        events = self.game.events(seat)
        new = events[self._told.get(seat, 0) :]
        self._told[seat] = len(events)
        for sentence in self.words.events(new):
            self.page.say(sentence)
        return any(event.seat not in (None, seat) for event in new)

    def _answer(self, seat: int, menu: Menu, line: str) -> bool:
        """Do what a line says; return whether the decision is made, or another one has to be."""
        word, _, rest = line.partition(" ")
        if command := self.COMMANDS.get(word.lower()):
            return command(self, seat, menu, rest.strip())
        numbered = re.fullmatch(r"\d[\d ,]*", line)
        action = menu.by_number(line) if numbered else menu.by_token(line)
        if not line and len(menu.entries) == 1:
            action = menu.entries[0].action
        if action:
            return self._do(seat, action)
        if not line:
            menu.show(self.page)
        elif numbered:
            self.page.say(f"The list has no number {line}.")
        elif not menu.search(self.page, line):
            self.page.say(f"Nothing here is called {line[:60]!r}; ? helps.")
        return False

    def _do(self, seat: int, action: Action) -> bool:
        try:
            self.game.play(action, seat)
        except GameError as reason:
            self.page.say((str(reason), "red"))
            if isinstance(reason, Illegal):
                self.page.say((f"rule {reason.rule} tells more", "dim"))
            return False
        return True

    # Commands

    def _help(self, seat: int, menu: Menu, rest: str) -> bool:
        for typed, does in HELP:
            self.page.say((f"{typed:<12}", "bold"), does, hang=12)
        self.page.say(LETTERS)
        return False

    def _look(self, seat: int, menu: Menu, rest: str) -> bool:
        show_table(self.page, self.game, seat, self.words)
        self.page.say()
        menu.show(self.page)
        return False

    def _all(self, seat: int, menu: Menu, rest: str) -> bool:
        menu.show(self.page, whole=True)
        return False

    def _log(self, seat: int, menu: Menu, rest: str) -> bool:
        for sentence in self.words.events(self.game.events(seat)):
            self.page.say(sentence)
        return False

    def _why(self, seat: int, menu: Menu, rest: str) -> bool:
        numbered = re.fullmatch(r"\d[\d ,]*", rest)
        action = menu.by_number(rest) if numbered else menu.by_token(rest)
        if action is None:
            if not rest or not menu.search(self.page, rest):
                self.page.say("why needs an action, such as: why c17")
            return False
        try:
            self.page.say(str(self.game.why_not(seat, action) or f"{action} is allowed."))
        except GameError as error:
            self.page.say(str(error))
        return False

    def _rule(self, seat: int, menu: Menu, rest: str) -> bool:
        try:
            found = rule(rest)
        except UnknownRule as error:
            self.page.say(str(error))
            return False
        self.page.say((f"{found.id}  {found.section}", "bold"))
        self.page.say(found.text)
        return False

    def _undo(self, seat: int, menu: Menu, rest: str) -> bool:
        """Take back to the last decision of a person."""
        mine = any(step.seat in self.people for step in self.game.steps)
        if not mine and not any(seat in self.people for seat in self.game.answers):
            self.page.say("There is no decision of yours that could be taken back.")
            return False
        while self.game.undo().seat not in self.people:
            pass
        for q in self._told:
            self._told[q] = len(self.game.events(q))
        self._turn = -1
        self.page.say("Taken back. The same decision will bring the same luck.")
        return True

    def _save(self, seat: int, menu: Menu, rest: str) -> bool:
        if not rest and not self.save:
            self.page.say("Where to? Type: save FILE")
            return False
        before, self.save = self.save, Path(rest) if rest else self.save
        if not self._keep():
            self.save = before
        return False

    def _quit(self, seat: int, menu: Menu, rest: str) -> bool:
        raise Leave

    def _keep(self, *, quiet: bool = False) -> bool:
        """Write the record to the file that was named; tell what comes of it."""
        if self.save is None:
            return True
        notes = {"Name": [f"{seat} {one.in_record}" for seat, one in enumerate(self.sitting)]}
        try:
            self.save.write_text(write_record(self.game, notes), encoding="utf-8")
        except OSError as error:
            self.page.say((f"{self.save} cannot be written: {error.strerror}. save FILE takes another one.", "red"))
            return False
        if not quiet:
            self.page.say(f"The game is kept in {self.save}.")
        return True

    COMMANDS: ClassVar[dict[str, Callable[[Session, int, Menu, str], bool]]] = {
        "?": _help,
        "help": _help,
        "look": _look,
        "all": _all,
        "log": _log,
        "why": _why,
        "rule": _rule,
        "undo": _undo,
        "save": _save,
        "quit": _quit,
        "q": _quit,
    }
    """What a person may type besides actions."""
