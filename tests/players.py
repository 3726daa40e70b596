"""Players with one idea each, who together bring a game into every corner that random play seldom sees.

A player is a function that says how much it likes a legal choice; the best liked one is taken, a seeded generator
decides among equals.  All that it sees is a `Look`: what lies before the seat that decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from whistlestop.kernel import popcount
from whistlestop.rules import state as is_
from whistlestop.rules.card_state import AT_TRIPLE, LAY, LAY_COLOUR, LAY_LOCOMOTIVES
from whistlestop.rules.state import AT_PLACE, AT_TRACK, DRAW_TICKETS, END_TURN, ROW, WILD

PATIENCE = 150
"""Turns after which a player gives up an idea that could keep a game going for ever."""


class Look:
    """What a player may look at: the phase, its own cards and pieces, the row, and the printed board."""

    def __init__(self, s: Any, tables: Any, choices: Sequence[int]) -> None:
        self.phase: int = s.phase
        self.seat: int = s.seat
        self.hand: list[int] = s.hand[s.seat]
        self.row: list[int] = s.row
        self.pieces: int = s.pieces[s.seat] if hasattr(s, "pieces") else 0
        self.own: int = s.own[s.seat][0] if hasattr(s, "own") else 0
        self.turns: int = s.turns
        self.track: int = s.track if hasattr(s, "track") else 0
        self.dice: list[int] = s.dice if hasattr(s, "dice") else []
        self.tokens: int = sum(s.token[s.seat]) if hasattr(s, "token") else 0
        self.cards = not hasattr(s, "track")
        self.T, self.choices = tables, choices

    def draws(self, choice: int) -> bool:
        """Tell whether a choice takes a card."""
        return self.phase in (is_.MAIN, is_.SECOND) and choice <= ROW

    def claims(self, choice: int) -> bool:
        """Tell whether a choice is a track to claim."""
        return not self.cards and self.phase in (is_.MAIN, is_.DICE_MAIN) and choice >= AT_TRACK

    def draws_tickets(self, choice: int) -> bool:
        """Tell whether a choice draws tickets."""
        if self.phase == is_.DICE_MAIN:
            return is_.DICE_TICKETS < choice < is_.DICE_RIDE
        return self.phase == is_.MAIN and choice == DRAW_TICKETS

    def lays(self, choice: int) -> bool:
        """Tell whether a choice lays cards in the yard."""
        return self.cards and self.phase == is_.MAIN and choice > LAY

    def exchanges(self, choice: int) -> bool:
        """Tell whether a choice takes a token."""
        return self.phase in (is_.DICE_MAIN, is_.DICE_TUNNEL, is_.AFTER) and choice < is_.DICE_TICKETS

    def length(self, choice: int) -> int:
        """Spaces of the track that a choice claims."""
        return int(self.T.length[choice - AT_TRACK])

    def row_of(self, fact: str, choice: int) -> int:
        """Return what the printed payment row of a choice says: `pay_wilds`, `pay_arbitrary`, `pay_size`."""
        return int(getattr(self.T, fact)[self.T.first_row[self.track] + choice - AT_TRACK])

    def takes_wild(self, choice: int) -> bool:
        """Tell whether a choice takes a wild from the row."""
        return self.draws(choice) and choice > 0 and self.row[choice - 1] == WILD


Player = Callable[[Look, int], int]


def random(look: Look, choice: int) -> int:
    """Like everything alike."""
    return 0


def hoarder(look: Look, choice: int) -> int:
    """Draw until nothing is left, and turn dice into tokens."""
    return 2 if look.draws(choice) or look.exchanges(choice) else look.draws_tickets(choice)


def wild_leaver(look: Look, choice: int) -> int:
    """Draw coloured cards from the row until only wilds are left, then pay with wilds last (CM-28)."""
    if look.draws(choice):
        return 1 if look.takes_wild(choice) else 2 if choice == 0 else 4
    return 0


def spender(look: Look, choice: int) -> int:
    """Claim whenever it can, however dear."""
    if look.claims(choice):
        return 2
    if look.phase in (is_.TUNNEL, is_.DICE_TUNNEL):
        return 1 if choice not in (is_.DECLINE, is_.DICE_DECLINE) else 0
    return 1 if look.draws(choice) else 0


def squanderer(look: Look, choice: int) -> int:
    """Hoard first; then pay with as many arbitrary cards as a track takes (NC-42, NC-51)."""
    if look.phase == is_.PAY:
        return look.row_of("pay_arbitrary", choice)
    if look.claims(choice):
        track = choice - AT_TRACK
        rows = range(look.T.first_row[track], look.T.first_row[track] + look.T.n_rows[track])
        most = max((look.T.pay_size[row] for row in rows), default=99)
        return 3 if most >= 20 and sum(look.hand) >= most else 1
    return 2 if look.draws(choice) else 0


def ticket_lover(look: Look, choice: int) -> int:
    """Draw tickets whenever it can, and keep them all."""
    if look.phase == is_.KEEP:
        return popcount(choice)
    return 2 if look.draws_tickets(choice) else 1 if look.claims(choice) else 0


def ticket_returner(look: Look, choice: int) -> int:
    """Draw tickets whenever it can, and keep as few as it may."""
    if look.phase == is_.KEEP:
        return -popcount(choice)
    return 1 if look.draws_tickets(choice) and look.turns < PATIENCE else 0


def tunnel_refuser(look: Look, choice: int) -> int:
    """Attempt tunnels and never pay for them."""
    if look.phase in (is_.TUNNEL, is_.DICE_TUNNEL):
        return 1 if choice in (is_.DECLINE, is_.DICE_DECLINE) else 0
    return 2 if look.claims(choice) and look.T.tunnel[choice - AT_TRACK] else 0


def wild_digger(look: Look, choice: int) -> int:
    """Gather wilds for tunnels, and pay with as many as it may."""
    if look.phase == is_.PAY:
        return look.row_of("pay_wilds", choice)
    if look.phase == is_.TUNNEL:
        return choice
    if look.draws(choice):
        return 3 if look.takes_wild(choice) else 1
    if look.claims(choice) and look.turns < PATIENCE:
        track = choice - AT_TRACK
        return 4 if look.T.tunnel[track] and look.hand[WILD] >= look.length(choice) else 0
    return 0


def miner(look: Look, choice: int) -> int:
    """Gather a large hand, then attempt tunnels and pay whatever they cost (CM-63)."""
    if look.phase in (is_.TUNNEL, is_.DICE_TUNNEL):
        return 1 if choice not in (is_.DECLINE, is_.DICE_DECLINE) else 0
    if look.claims(choice):
        tunnel = look.T.tunnel[choice - AT_TRACK]
        return (3 if sum(look.hand) >= 18 or look.T.with_dice else 1) if tunnel else 0
    return 2 if look.draws(choice) else 0


def last(look: Look, choice: int) -> int:
    """Always take the last legal action."""
    return choice


def squatter(look: Look, choice: int) -> int:
    """Take short tracks first and never the last pieces, so that in the end nobody can move (CM-21, DX-92)."""
    if look.claims(choice):
        left = look.pieces - look.length(choice)
        if left <= look.T.end_pieces:
            return 3 if look.T.with_dice and look.turns > PATIENCE else -2
        return 12 - look.length(choice) if look.length(choice) <= 3 else 4 if left in FRUGAL else -1
    if look.phase == is_.KEEP:
        return popcount(choice)
    return 2 if look.draws(choice) else 1


FRUGAL = {3, 7, 8, 9, *range(11, 46)}
"""Pieces from which tracks of 4, 5 and 6 lead to exactly 3, where longer tracks are out of reach."""


def builder(look: Look, choice: int) -> int:
    """Build stations early, and claim what is short around them."""
    if look.phase in (is_.MAIN, is_.DICE_MAIN) and AT_PLACE <= choice < AT_TRACK:
        return 3
    if look.phase == is_.BORROW:
        return 1 if choice == is_.ACCEPT else 0
    return 2 if look.claims(choice) else 1 if look.draws(choice) else 0


def traveller(look: Look, choice: int) -> int:
    """Place passengers, and ride far, over others' tracks first (MK-50, MK-51)."""
    if look.phase == is_.PASSENGER:
        return 1 if choice else 0
    if look.phase == is_.RIDE:
        if choice < AT_TRACK:
            return 0
        return 1 if look.own >> (choice - AT_TRACK) & 1 else 2
    if look.phase == is_.MAIN:
        rides = is_.MOVE_PASSENGER <= choice < AT_PLACE
        return 3 if rides and look.hand[is_.PASSENGER_CARD] > 1 else 2 if look.claims(choice) else 1
    return 1 if look.phase == is_.DICE_MAIN and is_.DICE_RIDE <= choice < END_TURN else 0


def exchanger(look: Look, choice: int) -> int:
    """Turn dice into tokens, throw a full hand of them away now and then, and attempt tunnels (DX-40 to DX-45)."""
    if look.exchanges(choice):
        return 3 if look.turns < PATIENCE else 0
    if look.phase in (is_.DICE_MAIN, is_.AFTER) and END_TURN <= choice < AT_PLACE:
        return 2 if look.phase == is_.AFTER and choice - END_TURN and look.tokens == is_.MAX_TOKENS else 0
    if look.claims(choice):
        return 2 if look.T.tunnel[choice - AT_TRACK] else 1
    return 0


def giant(look: Look, choice: int) -> int:
    """Gather cards, or dice and tokens for single tracks, and claim only what is long (DX-33)."""
    if look.phase == is_.ROLLED:
        single, double, station, _ = look.dice
        return int(choice == ((1 << (double + station)) - 1) << single)
    if look.claims(choice):
        return look.length(choice) if look.length(choice) >= 6 else 2 if look.turns > PATIENCE // 3 else 0
    if look.exchanges(choice):
        return 3 - choice % 2
    if look.phase in (is_.DICE_MAIN, is_.AFTER):
        return int(choice == END_TURN)
    return 2 if look.draws(choice) else 0


def lender(look: Look, choice: int) -> int:
    """Build on crowded places, and say for each station which track it uses (EU-13)."""
    if look.phase == is_.BORROW:
        return 1 if choice >= AT_TRACK else 0
    return builder(look, choice)


PLAYERS: dict[str, Player] = {
    player.__name__.replace("_", " "): player
    for player in (
        random,
        hoarder,
        spender,
        ticket_lover,
        tunnel_refuser,
        last,
        wild_leaver,
        squanderer,
        ticket_returner,
        wild_digger,
        miner,
        squatter,
        builder,
        lender,
        traveller,
        exchanger,
        giant,
    )
}


def layer(look: Look, choice: int) -> int:
    """Lay rows whenever it can, three at once rather than one, and rob what it can (CG-40 to CG-53)."""
    if look.phase in (LAY_COLOUR, LAY_LOCOMOTIVES):
        return 0
    return 2 if look.lays(choice) and choice >= AT_TRIPLE else 1 if look.lays(choice) else 0


def robber(look: Look, choice: int) -> int:
    """Gather cards, then lay large rows, which rob smaller ones (CG-50)."""
    if look.phase in (LAY_COLOUR, LAY_LOCOMOTIVES):
        return choice
    if look.lays(choice):
        return 2 if sum(look.hand) >= 14 and choice < AT_TRIPLE else 0
    return 1 if look.draws(choice) else 0


CARD_PLAYERS: dict[str, Player] = {
    player.__name__.replace("_", " "): player
    for player in (random, hoarder, layer, ticket_lover, ticket_returner, last, robber)
}
"""Those who have something to do in the Card Game."""


def choose(player: Player, look: Look, chance: Random) -> int:
    """Return the choice that a player likes best."""
    choices = look.choices
    likes = [player(look, choice) for choice in choices]
    best = max(likes)
    among = [choice for choice, like in zip(choices, likes, strict=True) if like == best]
    return among[chance.randrange(len(among))] if len(among) > 1 else among[0]
