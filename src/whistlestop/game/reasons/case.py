"""One question, why an action is not legal, with everything at hand that an answer needs."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from whistlestop.game.actions import Action
from whistlestop.game.board_names import Names, dice_text
from whistlestop.game.card_names import CardNames, members
from whistlestop.game.errors import Illegal
from whistlestop.rules.board import COLOURS, GRAY, Track
from whistlestop.rules.ruleset import Ruleset
from whistlestop.rules.souvenirs import set_aside
from whistlestop.rules.state import PLUS4, WILD

from .sentences import REASONS, RULES
from .words import English

COLOUR_KINDS = range(1, 9)


def illegal(rule: str, key: str, **facts: Any) -> Illegal:
    """Put rule and sentence together."""
    return Illegal(rule, English().vformat(REASONS[key], (), facts), key, facts)


class AnyCase:
    """A seat, an action, and the game in which it is not legal; what both families have."""

    with_dice = False

    def __init__(self, face: Any, s: Any, seat: int, action: Action) -> None:
        """Look at a game; nothing in it changes."""
        self.s, self.T, self.seat, self.action = s, face.T, seat, action
        self.names: CardNames = face.names
        self.prefix: str = face.prefix

    def no(self, rule: str, key: str, **facts: Any) -> Illegal:
        """Say a reason; `rule` is an id, or a topic for which every title has its own."""
        if rule in RULES:
            by_title = RULES[rule]
            dice = by_title.get("DX") if self.with_dice else None
            rule = dice or by_title.get(self.prefix) or by_title["CM"]
        return illegal(rule, key, **facts)

    @property
    def hand(self) -> list[int]:
        """The seat's cards by kind."""
        hand: list[int] = self.s.hand[self.seat]
        return hand

    def cards(self, counts: Iterable[tuple[int, int]]) -> str:
        """Write kinds and counts as text; a zero stays, since it is worth saying."""
        return "".join(self.names.letters[kind] + ("" if n == 1 else str(n)) for kind, n in counts)

    def lacks(self, counts: list[int], rule: str = "CM-43") -> Illegal | None:
        """The hand does not hold these cards."""
        short = [kind for kind, n in enumerate(counts) if n > self.hand[kind]]
        if not short:
            return None
        held, laid = ((self.cards((kind, source[kind]) for kind in short)) for source in (self.hand, counts))
        return self.no(rule, "hand.lacks", held=held, laid=laid)


class CardCase(AnyCase):
    """A case of the Card Game."""

    def moving(self) -> str:
        """The colour of the row from which a card moves now (CG-21)."""
        return str(self.names.letters[self.s.yard_order[self.s.step]])

    def laying(self) -> str:
        """The colour of the row that is being laid (CG-40)."""
        return str(self.names.letters[self.s.colour])


class Case(AnyCase):
    """A case of a board title."""

    names: Names

    def __init__(self, face: Any, s: Any, seat: int, action: Action) -> None:
        """Look at a game; nothing in it changes."""
        super().__init__(face, s, seat, action)
        self.rules: Ruleset = face.rules
        self.board = face.board
        self.with_dice = bool(face.T.with_dice)

    # Names

    @property
    def wild(self) -> str:
        """The letter of the wild card."""
        return self.names.wild()

    def track(self, index: int) -> Track:
        """A track as the board has it."""
        track: Track = self.board.tracks[index]
        return track

    def about(self, index: int) -> dict[str, Any]:
        """Number and ends of a track, for a sentence."""
        track = self.track(index)
        names = {place.id: place.name for place in self.board.locations}
        return {"track": track.id, "ends": f"{names[track.a]}–{names[track.b]}"}

    def place(self, index: int) -> str:
        """The name of a place."""
        return str(self.board.locations[index].name)

    def chosen(self) -> int:
        """The number of the track that is being claimed."""
        return self.track(self.s.track).id

    def ends(self) -> list[str]:
        """The names of its ends."""
        return [self.place(end) for end in self.T.ends[self.s.track]]

    def stacks_aside(self) -> list[str]:
        """Symbols of the souvenir stacks that wait beside the board."""
        return [f"s{i + 1}" for i in members(set_aside(self.s))]

    def no_track(self, number: int) -> Illegal:
        """There is no such track; the nearest number that there is."""
        nearest = min(self.names.tracks, key=lambda track: (abs(track - number), track))
        index = self.names.track_index[nearest]
        return self.no("CM-02", "no.track", number=number, nearest=nearest, ends=self.about(index)["ends"])

    def no_place(self, place: str) -> Illegal:
        """There is no such place; the nearest that there is."""
        nearest = closest(place, self.names.places)
        return self.no(
            "CM-01", "no.place", place=place, nearest=nearest, name=self.place(self.names.place_index[nearest])
        )

    # Cards and dice

    def colours(self, color: str) -> list[int]:
        """The kinds of cards that a track of this colour takes."""
        return [kind for kind in COLOUR_KINDS if self.T.cards[kind] and color in (GRAY, COLOURS[kind - 1])]

    def best_colour(self, color: str) -> int:
        """Of those kinds the one of which the hand holds most."""
        return max(self.colours(color), key=lambda kind: self.hand[kind])

    def wilds(self, track: int) -> dict[int, int]:
        """The seat's wilds that may be laid on a track, by kind."""
        if self.track(track).kind not in self.rules.wild_on or self.track(track).swap:
            return {}
        held = {WILD: self.hand[WILD]}
        if self.hand[PLUS4] and self.T.takes_plus4[0] >> track & 1:
            held[PLUS4] = self.hand[PLUS4]
        return held

    def roll(self) -> str:
        """The unused dice."""
        return dice_text(self.s.dice)

    def tokens(self) -> list[int]:
        """The seat's tokens of each kind."""
        tokens: list[int] = self.s.token[self.seat]
        return tokens


def closest(word: str, words: list[str]) -> str:
    """The most similar of some words."""
    return (get_close_matches(word, words, n=1, cutoff=0.0) or words)[0]
