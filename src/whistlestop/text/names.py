"""Who sits at a table and what stands on it, by name, as one reader sees it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .catalogue import say
from .locales import listed

if TYPE_CHECKING:
    from whistlestop.game import Game
    from whistlestop.rules.board import Board, Ticket, Track
    from whistlestop.rules.card_set import CardSet, CardTicket


class Names:
    """Names of players, places, tracks and tickets, and which player is the reader.

    The same names serve every language; what is a word of the language (a country, a seat without a name) is asked
    for with it.
    """

    def __init__(
        self,
        seats: Sequence[str],
        *,
        you: int | None = None,
        board: Board | None = None,
        card_set: CardSet | None = None,
        numbers: bool = False,
    ) -> None:
        """Take the names; `you` is the seat that is spoken to, `numbers` shows what tracks are typed as."""
        self.seats, self.you, self.numbers = [isolated(name) for name in seats], you, numbers
        self.dice = False
        """Whether a lone locomotive is one on a die, which some languages call otherwise than a card."""
        places = [*(board.locations if board else ()), *(card_set.cities if card_set else ())]
        self.places: Mapping[str, str] = {place.id: place.name for place in places}
        self.countries = {place.country: place.name for place in places if place.kind == "country"}
        self.borders = {place.id: place.country for place in places if place.kind == "country"}
        self.tracks: Mapping[int, Track] = {track.id: track for track in board.tracks} if board else {}
        self.tickets: Mapping[str, Ticket] = {ticket.id: ticket for ticket in board.tickets} if board else {}
        self.card_tickets: Mapping[str, CardTicket] = {t.id: t for t in card_set.tickets} if card_set else {}

    @classmethod
    def of(cls, game: Game, seats: Sequence[str], *, you: int | None = None, numbers: bool = False) -> Names:
        """Take what a game is played with."""
        if game.board is not None:
            names = cls(seats, you=you, board=game.board, numbers=numbers)
            names.dice = game.setup.dice
            return names
        from whistlestop.titles.cards import cards_of
        from whistlestop.titles.title import title

        return cls(seats, you=you, card_set=cards_of(title(game.title)), numbers=numbers)

    def seen_by(self, you: int | None) -> Names:
        """Return the same names as another reader sees them."""
        made = object.__new__(Names)
        made.__dict__.update(self.__dict__)
        made.you = you
        return made

    def seat(self, lang: str, seat: int) -> str:
        """Name a player."""
        if 0 <= seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return say(lang, "seat-number", n=seat + 1)

    def place(self, lang: str, place: str | None) -> str:
        """Name a place, or a country; a border crossing is named by its country."""
        country = self.borders.get(place or "", place or "")
        if country in self.countries:
            return say(lang, f"country-{country}") if country in COUNTRIES else self.countries[country]
        return self.places.get(place or "", place or "")

    def track(self, lang: str, number: int | None) -> str:
        """Name a track by its ends: `Oslo–Bergen`."""
        track = self.tracks.get(number or 0)
        if track is None:
            return say(lang, "word-track", number=str(number))
        ends = f"{self.place(lang, track.a)}–{self.place(lang, track.b)}"
        return f"{ends} (c{number})" if self.numbers else ends

    def ticket(self, lang: str, name: str) -> str:
        """Name a ticket: `Oslo – Bergen (8)`."""
        if card := self.card_tickets.get(name):
            return self._ticket(lang, card.a, ((card.b, card.points),))
        ticket = self.tickets.get(name)
        return self._ticket(lang, ticket.start, ticket.goals) if ticket else name

    def _ticket(self, lang: str, start: str, goals: Iterable[tuple[str, int]]) -> str:
        there = [{"to": self.place(lang, goal), "points": points} for goal, points in goals]
        here = {"from": self.place(lang, start)}
        if len(there) == 1:
            return say(lang, "ticket-name", **here, **there[0])
        said = [say(lang, "ticket-goal", **goal) for goal in there]
        return say(lang, "ticket-goals", **here, goals=" / ".join(said))

    def ticket_list(self, lang: str, names: Iterable[str]) -> str:
        """Name several tickets."""
        return listed(lang, [self.ticket(lang, name) for name in names])


COUNTRIES = (
    "danemark", "deutschland", "france", "frankreich", "italia", "niederlande", "osterreich", "schweiz",
)  # fmt: skip
"""Those that the catalogues name; the countries of somebody's own board are named as that board does."""

FIRST_STRONG, POP = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """Keep a name that is written from right to left from turning the words around it."""
    rightward = any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in name)
    return f"{FIRST_STRONG}{name}{POP}" if rightward else name
