"""What the terminal says of a game: the catalogues' sentences with what lies on its table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from whistlestop.game import Event, Game, GameError, Illegal
from whistlestop.game.actions import WRITTEN, Action, Claim, read_cards
from whistlestop.rules.board import COLOURS, GRAY
from whistlestop.text import (
    Names,
    action_text,
    events_text,
    listed,
    reason_text,
    reckoning,
    say,
    title_name,
)
from whistlestop.text import words as in_words

SILENT = {"laid", "score"}
"""Events that a person at the table need not read: they see them on the page that follows."""

SPACED = "turn"
"""The event before which a line is left empty."""


class Words:
    """What is said about one game in one language, to one reader."""

    def __init__(self, game: Game, names: Sequence[str], lang: str, you: int | None = None) -> None:
        """Take the game and the names of its seats; `you` is the seat that is spoken to."""
        self.game, self.lang = game, lang
        self.names = Names.of(game, names, you=you)
        self.title = title_name(lang, game.title, dice=game.setup.dice)
        self.tracks = self.names.tracks
        self.tickets = self.names.tickets

    def to(self, you: int | None) -> None:
        """Speak to another reader from now on."""
        self.names = self.names.seen_by(you)

    def say(self, key: str, **facts: Any) -> str:
        """Say one of the terminal's own sentences."""
        return say(self.lang, f"cli-{key}", **facts)

    def have(self, what: str, n: int) -> str:
        """Say a number of things: `1 card`, `2 cards`."""
        return say(self.lang, f"have-{what}", n=n)

    def list(self, words: Iterable[str], style: str = "standard") -> str:
        """Join words to a list."""
        return listed(self.lang, words, style)

    # What lies on the table

    def seat(self, seat: int) -> str:
        """Name a player."""
        return self.names.seat(self.lang, seat)

    def place(self, place: str | None) -> str:
        """Name a place, or a country."""
        return self.names.place(self.lang, place)

    def track(self, number: int) -> str:
        """Name a track by its ends, with what is typed for it."""
        return f"{self.names.track(self.lang, number)} (c{number})"

    def whole_track(self, number: int) -> str:
        """Name a track with all that is printed on it."""
        track = self.tracks[number]
        colour = "any" if track.color == GRAY else WRITTEN[COLOURS.index(track.color)]
        return self.say(
            f"track-{track.kind}",
            track=self.names.track(self.lang, number),
            n=track.length,
            colour=in_words.card(self.lang, colour),
            symbols=self.say("symbols", n=track.locomotives),
        )

    def ticket(self, name: str) -> str:
        """Name a ticket."""
        return self.names.ticket(self.lang, name)

    def cards(self, cards: str | None) -> str:
        """Say a set of cards."""
        return in_words.cards(self.lang, cards)

    def each_card(self, cards: str | None) -> Iterator[tuple[str, str]]:
        """Say the cards of a set kind by kind, each with its letter."""
        for letter, n in read_cards(cards or "").items():
            yield letter, say(self.lang, f"card-count-{letter}", n=n)

    def card(self, letter: str) -> str:
        """Name one kind of card."""
        return in_words.card(self.lang, letter)

    def dice(self, dice: str | None, tokens: str | None = None) -> str:
        """Say dice and tokens."""
        return in_words.dice(self.lang, dice, tokens)

    # What is done

    def action(self, action: Action, row: Sequence[str | None] = ()) -> str:
        """Say what an action does; a track that can be claimed is told with all that is printed on it."""
        if isinstance(action, Claim) and not action.paid:
            return say(self.lang, "action-claim", track=self.whole_track(action.track))
        return action_text(self.lang, action, self.names, row)

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        """Tell what happened, one sentence each; a turn begins with an empty line."""
        told = (event for event in events if event.kind not in SILENT)
        for event, sentence in events_text(self.lang, told, self.names):
            yield f"\n{sentence}" if event.kind == SPACED else sentence

    def why(self, error: GameError) -> str:
        """Say why something is not possible, with the rule's id before it."""
        said = reason_text(self.lang, error, self.names)
        return f"{error.rule}: {said}" if isinstance(error, Illegal) else said

    def scores(self) -> Iterator[str]:
        """Tell how the game ended, a line for each seat."""
        result = self.game.result
        if result is None:
            return
        told = reckoning(self.lang, result, self.names)
        yield told.winner
        if told.tie_break:
            yield told.tie_break
        for one, score in zip(told.seats, result.scores, strict=True):
            parts = [self.say("score-tracks", points=score.tracks)] if self.tracks else []
            parts.append(
                self.say(
                    "score-tickets",
                    points=sum(line.points for line in score.tickets),
                    done=score.completed,
                    all=len(score.tickets),
                )
            )
            parts += [
                self.say("score-part", what=line.text, points=line.points)
                for line in one.lines
                if line.kind not in {"tracks", "ticket"}
            ]
            yield self.say("score", who=one.name, points=one.total, parts=", ".join(parts))
