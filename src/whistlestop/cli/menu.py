"""What a person may do now, numbered; and the finding of it by number, token, or a word such as a city's name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from whistlestop.game import Game, NotAnAction
from whistlestop.game.actions import Action, Claim, Exchange, Keep, Pick, Reroll, read_action
from whistlestop.simulation.ways import Ways

from .page import Page
from .sentences import COLOURS, Words

AT_ONCE = 12
"""Actions of one kind that are listed without being asked for."""

MOST_FOUND = 20
_FOLD = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "ł": "l", "đ": "d", "œ": "oe", "ð": "d"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the list."""

    number: int
    action: Action
    sentence: str
    wanted: bool = False
    """It is on the way of a ticket."""


def plain(text: str) -> str:
    """Fold a word for searching: `Malmö` and `malmo` are alike."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_FOLD))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


class Menu:
    """The choices of one decision.  The numbers stay as they are until something is decided."""

    def __init__(self, game: Game, seat: int, words: Words) -> None:
        """Take what is legal; claims come last, those on a ticket's way first among them, then long ones."""
        self.game, self.seat, self.words = game, seat, words
        wanted = self._wanted()
        legal = list(game.legal(seat))
        kinds = list(dict.fromkeys(map(type, legal)))
        self.offer = self._offered() if kinds == [Keep] else ()
        """Tickets to choose from, if that is what is decided."""

        def order(action: Action) -> tuple[object, ...]:
            if isinstance(action, Claim):
                track = words.tracks[action.track]
                return True, action.track not in wanted, -track.length, words.track(action.track)
            return False, kinds.index(type(action))

        self.entries = [
            Entry(number, action, self._sentence(action), isinstance(action, Claim) and action.track in wanted)
            for number, action in enumerate(sorted(legal, key=order), start=1)
        ]

    def _sentence(self, action: Action) -> str:
        """Say what an action does, with what lies open now."""
        if isinstance(action, Pick) and action.slot:
            return f"take {COLOURS[self.game.view(self.seat).row[action.slot - 1]]} from slot {action.slot}"
        return self.words.action(action)

    def _wanted(self) -> set[int]:
        """Tracks on the way of a ticket."""
        view = self.game.view(self.seat)
        if self.game.board is None:
            return set()
        ways = Ways(self.game.board, view)
        found = (ways.ticket(self.words.tickets[name]) for name in view.tickets or ())
        return {track.id for way in found if way for track in way.tracks}

    def _offered(self) -> tuple[str, ...]:
        return tuple(self.game.view(self.seat).offer or ())

    # Showing

    def show(self, page: Page, *, whole: bool = False) -> None:
        """List what may be done; long kinds shortened unless the whole is asked for."""
        if self.offer:
            self._show_offer(page)
            return
        for kind, group in groupby(self.entries, key=lambda entry: type(entry.action)):
            entries = list(group)
            most = len(entries) if whole or len(entries) <= AT_ONCE + 2 else AT_ONCE
            self._list(page, entries[:most])
            if len(entries) > most:
                what = {Claim: "tracks that you can claim", Exchange: "ways to give dice for a token"}.get(kind, "such")
                page.say("      ", (f"and {len(entries) - most} more {what}: all lists them", "dim"))

    def _list(self, page: Page, entries: Sequence[Entry]) -> None:
        for entry in entries:
            mark = " · on the way of a ticket" if entry.wanted else ""
            page.say(f"{entry.number:>4}  ", entry.sentence, (mark, "green"), (f"  {entry.action}", "dim"), hang=6)

    def _show_offer(self, page: Page) -> None:
        fewest = min(len(entry.action.tickets) for entry in self.entries if isinstance(entry.action, Keep))
        page.say(f"Which of these tickets do you keep? At least {fewest}; type their numbers, such as 1 2:")
        view = self.game.view(self.seat)
        ways = Ways(self.game.board, view) if self.game.board else None
        for number, name in enumerate(self.offer, start=1):
            ticket = self.words.tickets.get(name)
            way = ways.ticket(ticket) if ways and ticket else None
            far = "" if way is None else ", done already" if not way.spaces else f", {way.spaces} spaces from here"
            page.say(f"{number:>4}  {self.words.ticket(name)}{far}", (f"  {name}", "dim"), hang=6)

    # Finding

    def by_number(self, text: str) -> Action | None:
        """Return the action of a number, or of the numbers of tickets to keep; None if there is none."""
        numbers = [int(word) for word in re.findall(r"\d+", text)[:50] if len(word) < 5]  # noqa: PLR2004 -- no list is so long
        if self.offer:
            if all(1 <= number <= len(self.offer) for number in numbers):
                return Keep(tuple(name for i, name in enumerate(self.offer, start=1) if i in numbers))
            return None
        if len(numbers) == 1 and 1 <= numbers[0] <= len(self.entries):
            return self.entries[numbers[0] - 1].action
        return None

    def by_token(self, text: str) -> Action | None:
        """Return the action that a text spells, small letters being as good as large ones; None if it spells none."""
        if self.game.phase == "rolled" and re.fullmatch(r"[sdtl]{1,5}", text, re.IGNORECASE):
            return Reroll.read(text.upper())
        if self.offer and text in ("-", "none"):
            return Keep(())
        head, _, paid = text.partition(" ")
        for spelt in dict.fromkeys((text, f"{head.lower()} {paid}".strip(), f"{head.lower()} {paid.upper()}".strip())):
            try:
                return read_action(spelt)
            except NotAnAction:
                continue
        return None

    def search(self, page: Page, text: str) -> bool:
        """List what has to do with a word: what may be done, and tracks that cannot be claimed with the reason."""
        wanted = plain(text)
        found = [
            entry
            for entry in self.entries
            if wanted in plain(entry.sentence) or (len(wanted) > 1 and str(entry.action).casefold().startswith(wanted))
        ]
        self._list(page, found[:MOST_FOUND])
        if len(found) > MOST_FOUND:
            page.say("      ", (f"and {len(found) - MOST_FOUND} more", "dim"))
        listed = {entry.action.track for entry in found if isinstance(entry.action, Claim)}
        owners = getattr(self.game.view(self.seat), "owners", {})
        tracks = [
            number
            for number in self.words.tracks
            if number not in listed and wanted in plain(self.words.whole_track(number))
        ]
        for number in tracks[:MOST_FOUND]:
            if number in owners:
                why = f"claimed by {self.words.names[owners[number]]}"
            else:
                why = str(self.game.why_not(self.seat, Claim(number)) or "")
            page.say("   –  ", self.words.whole_track(number), (f"  c{number}  ", "dim"), why, hang=6)
        if len(tracks) > MOST_FOUND:
            page.say("      ", (f"and {len(tracks) - MOST_FOUND} more tracks; a longer word finds fewer", "dim"))
        return bool(found or tracks)
