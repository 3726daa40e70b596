"""A game in the terminal: whose turn it is, what that person types, what the computer players do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from whistlestop.game import SPECTATOR, Game, GameError, Illegal
from whistlestop.game.actions import WRITTEN, Action
from whistlestop.notation.record import write_record
from whistlestop.rulebook import UnknownRule, rule
from whistlestop.simulation.players import seat_players
from whistlestop.text import rules_help

from .menu import Menu
from .page import Page
from .sentences import Words
from .situation import show_reckoning, show_table

HELP = {
    "3": "number",
    "c17": "token",
    "c17 R2L": "paid",
    "oslo": "word",
    "why c17": "why",
    "rule CM-40": "rule",
    "rules": "rules",
    "look": "look",
    "all": "all",
    "log": "log",
    "undo": "undo",
    "save FILE": "save",
    "quit": "quit",
}
"""What can be typed, with the key of what it does."""

QUESTIONS = {
    "keep", "mix", "stack", "place", "second", "pay", "plus4", "substitute", "tunnel", "souvenir", "passenger",
    "station", "ride", "rolled", "tokens", "dice-tunnel", "borrow", "move", "number", "locomotives", "complete",
}  # fmt: skip
"""Phases of docs/actions.md that ask for something of their own; in the others a person is asked what to do."""

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

    def __init__(self, game: Game, sitting: list[Sitting], page: Page, lang: str, save: Path | None = None) -> None:
        """Begin, or go on; `save` is a file that always holds the game as it stands."""
        self.game, self.sitting, self.page, self.save = game, sitting, page, save
        self.people = [seat for seat, one in enumerate(sitting) if not one.bot]
        self.words = Words(game, [one.name for one in sitting], lang, self._alone())
        self._bots = seat_players(game, [one.bot for one in sitting])
        self._told = dict.fromkeys(range(game.seats), 0)
        """How many events each person has been told."""
        self._looking: int | None = None
        """The person who sits before the screen."""
        self._turn = -1
        """The turn in which that person last saw the table."""

    def _alone(self) -> int | None:
        """Return the seat of the one person who plays, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> bool:
        """Play until the game is over; return whether it is."""
        try:
            while not self.game.over:
                self._step()
        except (EOFError, KeyboardInterrupt, Leave):
            self.page.say()
            self._keep()
            return False
        alone = self._alone()
        self.words.to(alone)
        self._tell(SPECTATOR if alone is None else alone)
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
            self.page.ask(self.words.say("your-turn", who=self.words.seat(seat)) + " ")
            self._turn = -1
        elif self._looking is None and len(self.people) > 1:
            self.page.ask(self.words.say("begins", who=self.words.seat(seat)) + " ")
        self._looking = seat
        self.words.to(seat)

    def _prompt(self, seat: int) -> str:
        phase = self.game.phase if self.game.phase in QUESTIONS else "main"
        question = self.words.say(f"ask-{phase}")
        if len(self.people) == 1:
            return self.words.say("prompt", question=question)
        return self.words.say("prompt-named", who=self.words.seat(seat), question=question)

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
            self.page.say(self.words.say("no-such-number", number=line))
        elif not menu.search(self.page, line):
            self.page.say(self.words.say("nothing-called", text=line[:60]))
        return False

    def _do(self, seat: int, action: Action) -> bool:
        try:
            self.game.play(action, seat)
        except GameError as reason:
            self.page.say((self.words.why(reason), "red"))
            if isinstance(reason, Illegal):
                self.page.say((self.words.say("rule-tells-more", rule=reason.rule), "dim"))
            return False
        return True

    # Commands

    def _help(self, seat: int, menu: Menu, rest: str) -> bool:
        for typed, does in HELP.items():
            self.page.say((f"{typed:<12}", "bold"), self.words.say(f"help-{does}"), hang=12)
        letters = [self.words.say("letter", letter=letter, card=self.words.card(letter)) for letter in WRITTEN[:9]]
        self.page.say(self.words.say("letters", letters=", ".join(letters)))
        return False

    def _rules(self, seat: int, menu: Menu, rest: str) -> bool:
        """Tell the short rules of the title."""
        for section in rules_help(self.words.lang, self.game.title, dice=self.game.setup.dice):
            self.page.say()
            self.page.say((section.heading, "bold"))
            for paragraph in section.paragraphs:
                self.page.say(paragraph.text, (f"  {' '.join(paragraph.rules)}", "dim"))
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
                self.page.say(self.words.say("why-needs-action"))
            return False
        try:
            reason: GameError | None = self.game.why_not(seat, action)
        except GameError as error:
            reason = error
        self.page.say(self.words.why(reason) if reason else self.words.say("allowed", action=str(action)))
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
            self.page.say(self.words.say("nothing-to-undo"))
            return False
        while self.game.undo().seat not in self.people:
            pass
        for q in self._told:
            self._told[q] = len(self.game.events(q))
        self._turn = -1
        self.page.say(self.words.say("undone"))
        return True

    def _save(self, seat: int, menu: Menu, rest: str) -> bool:
        if not rest and not self.save:
            self.page.say(self.words.say("save-where"))
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
            self.page.say((self.words.say("cannot-write", file=str(self.save), why=str(error.strerror)), "red"))
            return False
        if not quiet:
            self.page.say(self.words.say("kept-in", file=str(self.save)), whole=True)
        return True

    COMMANDS: ClassVar[dict[str, Callable[[Session, int, Menu, str], bool]]] = {
        "?": _help,
        "help": _help,
        "look": _look,
        "all": _all,
        "log": _log,
        "why": _why,
        "rule": _rule,
        "rules": _rules,
        "undo": _undo,
        "save": _save,
        "quit": _quit,
        "q": _quit,
    }
    """What a person may type besides actions."""
