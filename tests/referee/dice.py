"""A turn of the Dice Expansion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.referee.actions import after_claim, choose_tickets, place_station
from tests.referee.board import Track
from tests.referee.cards import take_from
from tests.referee.log import Event, Fault
from tests.referee.passengers import ride
from tests.referee.state import State

FACES = "SDTL"
MOST_TOKENS = 3


def faces(dice: Iterable[Any]) -> dict[str, int]:
    """Dice as counts of faces."""
    counts = dict.fromkeys(FACES, 0)
    for face in dice:
        if face not in counts:
            raise Fault("DX-01", f"{face!r} is no face of a train die")
        counts[face] += 1
    return counts


class DiceTurn:
    """The dice and tokens of one turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.tokens = state.tokens[seat]
        self.may_exchange = sum(self.tokens.values()) < MOST_TOKENS
        self.unused: dict[str, int] = {}

    def play(self) -> None:
        """Everything after the `turn` event."""
        log = self.state.log
        self.roll()
        self.exchanges()
        action = log.peek()
        if action == "claim":
            self.claim()
        elif action == "tickets":
            self.tickets()
        elif action == "station":
            self.station()
        elif action == "ride":
            self.ride()
        elif action == "pass":
            log.take_by("pass", self.seat)
        else:
            log.at += 1
            log.refuse(action, "an action")
        self.exchanges()
        if log.peek() == "discard-tokens":
            event = log.take_by("discard-tokens", self.seat)
            if not self.spend_tokens(event["tokens"]):
                raise Fault("DX-45", "no tokens are thrown away")

    def roll(self) -> None:
        """DX-20."""
        log = self.state.log
        dice = log.take("roll")["dice"]
        if len(dice) != 5:
            raise Fault("DX-20", f"{len(dice)} dice are rolled")
        self.unused = faces(dice)
        if log.peek() == "reroll":
            event = log.take_by("reroll", self.seat)
            kept, new = event["keep"], event["dice"]
            self.spend_dice(kept)
            if not new or len(kept) + len(new) != 5:
                raise Fault("DX-20", f"{len(kept)} dice kept and {len(new)} rolled again")
            self.unused = faces([*kept, *new])

    def spend_dice(self, dice: list[str]) -> dict[str, int]:
        """Use dice that must lie there unused."""
        if type(dice) is not list:
            raise Fault("DX-46", f"{dice!r} is no list of dice")
        spent = faces(dice)
        for face, count in spent.items():
            if count > self.unused[face]:
                raise Fault("DX-46", f"{count} dice {face} are used, {self.unused[face]} are left")
            self.unused[face] -= count
        return spent

    def spend_tokens(self, tokens: dict[str, int]) -> int:
        """Hand in tokens that must be held; how many they are."""
        if not set(tokens) <= {"s", "d"}:
            raise Fault("DX-41", f"{tokens} are no tokens")
        return take_from(self.tokens, tokens)

    def exchanges(self) -> None:
        """Two unused dice for a token, as often as wanted (DX-40 to DX-44)."""
        log = self.state.log
        while log.peek() == "exchange":
            event = log.take_by("exchange", self.seat)
            if not self.may_exchange:
                raise Fault("DX-43", "a token for a seat that may take none now")
            if len(event["dice"]) != 2 or event["token"] not in ("s", "d"):
                raise Fault("DX-40", f"{event['dice']} for a token {event['token']}")
            self.spend_dice(event["dice"])
            self.tokens[event["token"]] += 1
            self.check_holding()

    def check_holding(self) -> None:
        if sum(self.tokens.values()) > MOST_TOKENS:
            raise Fault("DX-42", f"{sum(self.tokens.values())} tokens held")

    def claim(self) -> None:
        """DX-30 to DX-32, DX-55, DX-57."""
        state, seat = self.state, self.seat
        event = state.log.take_by("claim", seat)
        track = state.track(event["track"])
        state.check_open(seat, track)
        if not track.payable_with_dice:
            raise Fault("DX-57", f"track {track.name} of {track.length} cannot be claimed with dice")
        kind = self.kind(track)
        laid = dict(event["tokens"])
        units, wild = self.units(event, kind)
        if units != track.length:
            raise Fault("DX-31", f"{units} units for track {track.name} of {track.length}")
        advanced = state.setting.advanced
        if advanced and track.kind == "ferry" and wild < track.symbols:
            raise Fault("DX-55", f"{wild} locomotive dice on ferry {track.name} with {track.symbols} symbols")
        if advanced and track.kind == "tunnel" and not self.tunnel(kind):
            for token, count in laid.items():
                self.tokens[token] += count
            self.check_holding()
            self.may_exchange = self.may_exchange and state.options["dice.tokensAfterFailedTunnel"]
            return
        state.place(seat, track)
        after_claim(state, seat, track)

    def kind(self, track: Track) -> str:
        """`s` for a single route, `d` for a double (DX-13, DX-14)."""
        state = self.state
        siblings = track.pair
        if state.options["dice.parallelMeans"] == "open-tracks":
            siblings = [other for other in siblings if state.owner[other] < 0 and not state.closed[other]]
        return "d" if siblings else "s"

    def units(self, event: Event, kind: str) -> tuple[int, int]:
        """The spaces that dice and tokens make, and the locomotive dice among them."""
        spent = self.spend_dice(event["dice"])
        count = self.spend_tokens(event["tokens"])
        if set(event["tokens"]) - {kind}:
            raise Fault("DX-41", f"{event['tokens']} on a track that needs {kind}")
        good = spent[kind.upper()] + spent["L"]
        if good != len(event["dice"]):
            raise Fault("DX-30", f"dice {event['dice']} on a track that needs {kind}")
        return good + count, spent["L"]

    def tunnel(self, kind: str) -> bool:
        """DX-60 to DX-64; does the claim stand?"""
        log = self.state.log
        symbols = log.take("tunnel-roll")["symbols"]
        if type(symbols) is not int or not 0 <= symbols <= 3:
            raise Fault("DX-60", f"{symbols!r} symbols on three tunnel dice")
        before = log.at
        self.exchanges()
        if symbols and log.peek() == "decline":
            log.take_by("decline", self.seat)
            if log.at > before + 1 and not self.state.options["dice.tokensAfterFailedTunnel"]:
                raise Fault("DX-64", "tokens were taken, and then the surcharge was not paid")
            return False
        event = log.take_by("surcharge", self.seat)
        units, _ = self.units(event, kind)
        if units != symbols:
            raise Fault("DX-60", f"a surcharge of {units}, it is {symbols}")
        return True

    def tickets(self) -> None:
        """DX-35, DX-36."""
        event = self.state.log.take_by("tickets", self.seat)
        spent = self.spend_dice(event["dice"])
        if not event["dice"] or spent["T"] + spent["L"] != len(event["dice"]):
            raise Fault("DX-35", f"dice {event['dice']} for tickets")
        if not self.state.offers.left():
            raise Fault("CM-80", "the ticket decks are empty")
        choose_tickets(self.state, self.seat, len(event["dice"]), 0)

    def station(self) -> None:
        """DX-70 to DX-72."""
        event = self.state.log.take_by("station", self.seat)
        cost = place_station(self.state, self.seat, event)
        spent = self.spend_dice(event["dice"])
        if len(event["dice"]) != cost or spent["T"] + spent["L"] != cost:
            raise Fault("DX-70", f"dice {event['dice']} for a station that costs {cost}")

    def ride(self) -> None:
        """DX-80, DX-81."""
        options = self.state.options
        event = self.state.log.take_by("ride", self.seat)
        borrowed = ride(self.state, self.seat, event)
        cost = borrowed if options["dice.passengerDice"] == "one-per-opponent-track" else min(borrowed, 1)
        spent = self.spend_dice(event["dice"])
        good = spent["L"]
        if options["dice.passengerDieFace"] == "station-or-locomotive":
            good += spent["T"]
        if len(event["dice"]) != cost or good != cost:
            raise Fault("DX-80", f"dice {event['dice']} for a move over {borrowed} tracks of opponents")


class ClaimsLeft:
    """DX-92: can any seat ever claim a track again?"""

    def __init__(self, state: State) -> None:
        self.state = state
        self.witness: tuple[int, Track] | None = None

    def none(self) -> bool:
        if self.witness and self.possible(*self.witness):
            return False
        for seat in range(self.state.seats):
            for track in self.state.board.tracks:
                if self.possible(seat, track):
                    self.witness = (seat, track)
                    return False
        return True

    def possible(self, seat: int, track: Track) -> bool:
        state = self.state
        return track.payable_with_dice and state.pieces[seat] >= track.length and state.open_to(seat, track)
