"""What happens at the table, and what may be done, as English sentences for the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from whistlestop.game import Event, Game
from whistlestop.game import actions as act
from whistlestop.game.actions import Action, read_cards
from whistlestop.rules.board import GRAY
from whistlestop.titles.cards import cards_of
from whistlestop.titles.title import title as find_title

from .screen import listed

COLOURS = {
    "K": "black",
    "B": "blue",
    "G": "green",
    "O": "orange",
    "P": "purple",
    "R": "red",
    "W": "white",
    "Y": "yellow",
    "L": "locomotive",
    "F": "ferry card",
    "Z": "+4 locomotive",
    "X": "passenger card",
}
BONUSES = {
    "longest": "the longest path",
    "globetrotter": "the most completed tickets",
    "stations": "stations left over",
    "souvenirs": "souvenirs",
    "merchandise": "merchandise",
}
TIE_BREAKS = {
    "most-tickets": "more completed tickets",
    "longest-path": "the longer path",
    "longest-holder": "the bonus for the longest path",
    "fewest-stations": "fewer stations built",
    "longest-ticket-route": "the longest completed ticket",
    "merchandise": "more points from merchandise",
    "most-bonus-cards": "more bonus cards",
}
FACES = {"S": "single", "D": "double", "T": "station", "L": "locomotive", "s": "single token", "d": "double token"}


def how_many(n: int, what: str) -> str:
    """Say a number of things: `1 card`, `2 cards`, `1,000 cards`."""
    return f"{n:,} {what}{'s' * (n != 1)}"


def cards_in_words(cards: str | None) -> str:
    """Say a set of cards: `R2L` is `2 red, 1 locomotive`."""
    counts = read_cards(cards or "")
    return ", ".join(f"{n} {COLOURS[letter]}" for letter, n in counts.items()) or "nothing"


def dice_in_words(*dice: str | None) -> str:
    """Say dice and tokens, alike ones together."""
    text = "".join(filter(None, dice))
    return ", ".join(f"{text.count(face)} {FACES[face]}" for face in dict.fromkeys(text)) or "nothing"


class Words:
    """Names of what lies on one board, and of who sits around it."""

    def __init__(self, game: Game, names: list[str]) -> None:
        """Take the names; `names` are those of the seats."""
        board, title = game.board, find_title(game.title)
        cards = None if board else cards_of(title)
        self.names = names
        self.title = title.name
        self.places = {place.id: place.name for place in (board.locations if board else cards.cities if cards else ())}
        self.countries = {p.country: p.name for p in board.locations if p.kind == "country"} if board else {}
        self.tracks = {track.id: track for track in board.tracks} if board else {}
        self.tickets = {ticket.id: ticket for ticket in board.tickets} if board else {}
        self.card_tickets = {ticket.id: ticket for ticket in cards.tickets} if cards else {}

    def place(self, place: str | None) -> str:
        """Name a place, or a country."""
        return self.places.get(place or "", self.countries.get(place or "", place or "nowhere"))

    def track(self, track_id: int | None) -> str:
        """Name a track: `Oslo – Bergen`."""
        track = self.tracks.get(track_id or 0)
        return f"{self.place(track.a)} – {self.place(track.b)}" if track else f"track {track_id}"

    def whole_track(self, track_id: int) -> str:
        """Name a track with all that is printed on it."""
        track = self.tracks[track_id]
        colour = "of any colour" if track.color == GRAY else track.color
        kind = "" if track.kind == "plain" else f", {track.kind}"
        n = track.locomotives
        symbols = f" with {n} symbol{'s' * (n != 1)}" if n else ""
        return f"{self.track(track_id)}, {track.length} {colour}{kind}{symbols}"

    def ticket(self, ticket_id: str) -> str:
        """Name a ticket: `Oslo – Bergen (8)`."""
        if card := self.card_tickets.get(ticket_id):
            return f"{self.place(card.a)} – {self.place(card.b)} ({card.points})"
        ticket = self.tickets.get(ticket_id)
        if ticket is None:
            return ticket_id
        return f"{self.place(ticket.start)} – " + " or ".join(f"{self.place(g)} ({n})" for g, n in ticket.goals)

    def tickets_in_words(self, tickets: Iterable[str]) -> str:
        """Name several tickets."""
        return "; ".join(map(self.ticket, tickets)) or "none"

    def bonus(self, name: str) -> str:
        """Name a line of the reckoning besides tracks and tickets."""
        return BONUSES.get(name) or self.place(name)

    # Actions

    def action(self, action: Action) -> str:
        """Say what an action does."""
        for kind, say in ACTIONS.items():
            if isinstance(action, kind):
                return say(self, action)
        return str(action)

    # Events

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        """Tell what happened, one sentence each; a turn begins with an empty line."""
        turned: list[str] = []
        for event in events:
            if event.kind == "turn-up":
                turned.append(f"{COLOURS.get(event.card or '', str(event.card))}")
                continue
            if turned:
                yield f"Turned up: {', '.join(turned)}."
                turned = []
            if say := EVENTS.get(event.kind):
                who = self.names[event.seat] if event.seat is not None else ""
                if sentence := say(self, event, who):
                    yield as_you(sentence)
        if turned:
            yield f"Turned up: {', '.join(turned)}."


def as_you(sentence: str) -> str:
    """Speak to a person whose name is You: `You takes red` is `You take red`."""
    if "You's " in sentence:
        return sentence.replace("You's ", "Your ")
    match = re.match(r"You (\w+?)s\b", sentence)
    if match is None:
        return sentence
    verb = {"i": "are", "doe": "do", "passe": "pass"}.get(match[1], match[1])
    return f"You {verb}{sentence[match.end() :]}"


def _pick(words: Words, action: Any) -> str:
    return f"take the card in slot {action.slot} of the row" if action.slot else "draw blind from the pile"


def _pay(words: Words, action: Any) -> str:
    more = f", and {action.arbitrary} other cards for a wild" if action.arbitrary else ""
    return f"pay {cards_in_words(action.cards)}{more}"


def _surcharge(words: Words, action: Any) -> str:
    dice = set(action.paid) & set("STsd") or action.paid[1:].isalpha()
    return f"pay {dice_in_words(action.paid) if dice else cards_in_words(action.paid)} more for the tunnel"


ACTIONS: dict[type[Action], Callable[[Words, Any], str]] = {
    act.Keep: lambda w, a: f"keep {w.tickets_in_words(a.tickets)}",
    act.Mix: lambda w, a: f"draw {a.long} long and {a.short} short tickets",
    act.TakeStack: lambda w, a: f"choose the souvenirs {a.symbol}",
    act.PlaceStack: lambda w, a: f"place the souvenirs on {w.place(a.location)}",
    act.Pick: _pick,
    act.DrawTickets: lambda w, a: "draw tickets" + (f" with {a.dice} dice" if a.dice else ""),
    act.Claim: lambda w, a: f"claim {w.whole_track(a.track)}" + (f", paying {a.paid}" if a.paid else ""),
    act.Pay: _pay,
    act.UsePlus4: lambda w, a: f"{a.count} of the wilds are +4 locomotives",
    act.Lay: lambda w, a: f"lay 1 {COLOURS[a.card]}",
    act.Surcharge: _surcharge,
    act.TakeSouvenir: lambda w, a: f"take the souvenir of {w.place(a.location)}",
    act.PlacePassenger: lambda w, a: (
        f"place a passenger on {w.place(a.location)}" if a.location else "place no passenger"
    ),
    act.Build: lambda w, a: f"build a station on {w.place(a.location)}",
    act.Ride: lambda w, a: f"move the passenger on {w.place(a.location)}",
    act.Go: lambda w, a: f"go along {w.track(a.track)}",
    act.Reroll: lambda w, a: f"roll again: {dice_in_words(a.dice)}" if a.dice else "keep all dice",
    act.UseTokens: lambda w, a: f"pay with {a.count} tokens",
    act.Exchange: lambda w, a: f"give {dice_in_words(a.dice)} for a {FACES[a.token]}",
    act.EndTurn: lambda w, a: "end the turn" + (f", throwing away {dice_in_words(a.tokens)}" if a.tokens else ""),
    act.Borrow: lambda w, a: f"borrow {w.track(a.track)}" if a.track is not None else "borrow nothing",
    act.Pass: lambda w, a: "pass",
    act.Decline: lambda w, a: "do not pay, and end the turn",
    act.Stop: lambda w, a: "stop here",
    act.Accept: lambda w, a: "take what the software proposes",
}


def _offer(w: Words, e: Event, who: str) -> str:
    if e.tickets is None:
        return f"{who} draws {e.count} tickets."
    return f"{who} draws tickets: {w.tickets_in_words(e.tickets)}."


def _keep(w: Words, e: Event, who: str) -> str:
    return f"{who} keeps {e.count if e.tickets is None else w.tickets_in_words(e.tickets)}" + (
        " of them." if e.tickets is None else "."
    )


def _pick_event(w: Words, e: Event, who: str) -> str:
    if e.slot:
        return f"{who} takes {COLOURS[e.card or '']} from the row."
    return f"{who} draws {COLOURS[e.card] if e.card else 'a card'} from the pile."


def _paid(e: Event) -> str:
    return cards_in_words(e.cards) if e.cards is not None else dice_in_words(e.dice, e.tokens)


def _deal(w: Words, e: Event, who: str) -> str:
    return f"{who} is dealt {e.count} cards" + (f": {cards_in_words(e.cards)}." if e.cards else ".")


ENDS: Mapping[str, str] = {
    "pieces": "pieces have run out",
    "passes": "nobody can do anything any more",
    "deck": "the cards have run out",
}

EVENTS: dict[str, Callable[[Words, Event, str], str]] = {
    "turn": lambda w, e, who: f"\n{who}:",
    "deal": _deal,
    "flush": lambda w, e, who: "The row is swept away.",
    "reshuffle": lambda w, e, who: "The discard pile is shuffled.",
    "reveal": lambda w, e, who: f"The tunnel shows {cards_in_words(e.cards)}.",
    "roll": lambda w, e, who: f"The dice show {dice_in_words(e.dice)}.",
    "tunnel-roll": lambda w, e, who: f"The tunnel dice show {e.count} symbols.",
    "stack": lambda w, e, who: f"{e.count} souvenirs {e.symbol} lie on {w.place(e.location)}.",
    "place-stack": lambda w, e, who: f"{who} places {e.count} souvenirs {e.symbol} on {w.place(e.location)}.",
    "offer": _offer,
    "keep": _keep,
    "mix": lambda w, e, who: f"{who} announces {e.long} long and {e.short} short tickets.",
    "pick": _pick_event,
    "claim": lambda w, e, who: f"{who} lays {_paid(e)} for {w.track(e.track)}.",
    "placed": lambda w, e, who: f"{who} claims {w.track(e.track)} for {how_many(e.points or 0, 'point')}.",
    "surcharge": lambda w, e, who: f"{who} pays {_paid(e)} more.",
    "decline": lambda w, e, who: f"{who} does not pay for the tunnel.",
    "station": lambda w, e, who: f"{who} builds a station on {w.place(e.location)} with {_paid(e)}.",
    "borrow": lambda w, e, who: f"{who}'s station on {w.place(e.location)} uses {w.track(e.track)}.",
    "passenger": lambda w, e, who: f"{who} places a passenger on {w.place(e.location)}." if e.location else "",
    "ride": lambda w, e, who: f"{who} moves the passenger on {w.place(e.location)}.",
    "go": lambda w, e, who: f"It goes along {w.track(e.track)}.",
    "fare": lambda w, e, who: f"{who} pays {_paid(e)} to pass.",
    "stop": lambda w, e, who: f"It collects {how_many(e.points or 0, 'point')}.",
    "souvenir": lambda w, e, who: f"{who} takes the souvenir {e.symbol} of {w.place(e.location)}.",
    "reroll": lambda w, e, who: f"{who} keeps {dice_in_words(e.kept)} and rolls {dice_in_words(e.dice)}.",
    "tickets": lambda w, e, who: f"{who} spends {dice_in_words(e.dice)} on tickets.",
    "exchange": lambda w, e, who: f"{who} gives {dice_in_words(e.dice)} for a {dice_in_words(e.tokens)[2:]}.",
    "discard-tokens": lambda w, e, who: f"{who} throws away {dice_in_words(e.tokens)}.",
    "to-track": lambda w, e, who: f"{who} moves {cards_in_words(e.cards)} onto the track.",
    "lay": lambda w, e, who: f"{who} lays {cards_in_words(e.cards)}.",
    "rob": lambda w, e, who: f"{who} loses the {COLOURS.get(e.colour or '', 'robbed')} row.",
    "complete": lambda w, e, who: f"{who} completes {w.tickets_in_words(e.tickets or ())}.",
    "pass": lambda w, e, who: f"{who} passes.",
    "end": lambda w, e, who: f"The game is over: {ENDS.get(e.why or '', str(e.why))}.",
}


def how_won(tie_break: str | None) -> str:
    """Say what decided among equal points: `: the points are equal, and more completed tickets decided`."""
    if tie_break is None:
        return ""
    if tie_break == "shared":
        return ", with equal points"
    return f": the points are equal, and {TIE_BREAKS[tie_break]} decided"


def reckoning(result: Any, words: Words) -> Iterator[str]:
    """Tell how the game ended, seat by seat."""
    winners = [words.names[seat] for seat in result.winners]
    one = len(winners) == 1 and winners[0] != "You"
    yield f"{listed(winners)} {'wins' if one else 'win'}{how_won(result.tie_break)}."
    for seat, score in enumerate(result.scores):
        tickets = sum(line.points for line in score.tickets)
        parts = [f"tracks {score.tracks}"] if words.tracks else []
        parts += [f"tickets {tickets} ({score.completed} of {len(score.tickets)} completed)"]
        parts += [f"{words.bonus(name)} {points}" for name, points in score.bonus.items()]
        yield f"{words.names[seat]}: {how_many(score.total, 'point')} ({', '.join(parts)})"
