"""What a person may do now, numbered; and the finding of it by number, token, or a word such as a city's name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from whistlestop.game import Game, NotAnAction
from whistlestop.game.actions import Action, Claim, Keep, Reroll, read_action
from whistlestop.simulation.ways import Ways
from whistlestop.titles.exonyms import exonyms, plain

from .page import Page
from .sentences import Words

AT_ONCE = 12
"""Actions of one kind that are listed without being asked for."""

MOST_FOUND = 20
SHORTEST = 3
"""Letters of a word that may be part of another name of a place."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the list."""

    number: int
    action: Action
    sentence: str
    wanted: bool = False
    """It is on the way of a ticket."""


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
                return True, action.track not in wanted, -track.length, words.whole_track(action.track)
            return False, kinds.index(type(action))

        row = () if game.setup.dice else game.view(seat).row
        self.entries = [
            Entry(number, action, words.action(action, row), isinstance(action, Claim) and action.track in wanted)
            for number, action in enumerate(sorted(legal, key=order), start=1)
        ]

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
        for _, group in groupby(self.entries, key=lambda entry: type(entry.action)):
            entries = list(group)
            most = len(entries) if whole or len(entries) <= AT_ONCE + 2 else AT_ONCE
            self._list(page, entries[:most])
            if len(entries) > most:
                page.say("      ", (self.words.say("more", n=len(entries) - most), "dim"))

    def _list(self, page: Page, entries: Sequence[Entry]) -> None:
        for entry in entries:
            mark = f" · {self.words.say('on-the-way')}" if entry.wanted else ""
            page.say(f"{entry.number:>4}  ", entry.sentence, (mark, "green"), (f"  {entry.action}", "dim"), hang=6)

    def _show_offer(self, page: Page) -> None:
        fewest = min(len(entry.action.tickets) for entry in self.entries if isinstance(entry.action, Keep))
        page.say(self.words.say("keep-which", least=fewest))
        view = self.game.view(self.seat)
        ways = Ways(self.game.board, view) if self.game.board else None
        for number, name in enumerate(self.offer, start=1):
            ticket = self.words.tickets.get(name)
            way = ways.ticket(ticket) if ways and ticket else None
            far = "" if way is None else f", {self.words.say('spaces-from-here', n=way.spaces)}"
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
        others = self._named_otherwise(wanted)
        found = [
            entry
            for entry in self.entries
            if any(word in plain(entry.sentence) for word in (wanted, *others))
            or (len(wanted) > 1 and str(entry.action).casefold().startswith(wanted))
        ]
        self._list(page, found[:MOST_FOUND])
        if len(found) > MOST_FOUND:
            page.say("      ", (self.words.say("more-found", n=len(found) - MOST_FOUND), "dim"))
        listed = {entry.action.track for entry in found if isinstance(entry.action, Claim)}
        owners = getattr(self.game.view(self.seat), "owners", {})
        tracks = [
            number
            for number in self.words.tracks
            if number not in listed and any(word in plain(self.words.whole_track(number)) for word in (wanted, *others))
        ]
        for number in tracks[:MOST_FOUND]:
            reason = self.game.why_not(self.seat, Claim(number))
            if number in owners:
                why = self.words.say("claimed-by", who=self.words.seat(owners[number]))
            else:
                why = self.words.why(reason) if reason else ""
            page.say("   –  ", self.words.whole_track(number), (f"  c{number}  ", "dim"), why, hang=6)
        if len(tracks) > MOST_FOUND:
            page.say("      ", (self.words.say("more-found", n=len(tracks) - MOST_FOUND), "dim"))
        return bool(found or tracks)

    def _named_otherwise(self, wanted: str) -> list[str]:
        """Return the printed names, folded, of places that a word names in another language."""
        if len(wanted) < SHORTEST:
            return []
        names = exonyms(self.game.title)
        return [
            plain(self.words.place(place))
            for place, others in names.items()
            if any(wanted in plain(other) for other in others)
        ]
