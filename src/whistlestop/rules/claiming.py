"""Claiming a track: pay, reveal for tunnels, place the pieces, take what the claim brings (CM-40 to CM-68)."""

from __future__ import annotations

from whistlestop.kernel import LAST, SHIFT, Record, core

from .decks import discard_cards, draw_card
from .ending import end_action
from .parallel import close_tracks
from .passengers import may_stand
from .souvenirs import new_souvenir, take_souvenir
from .state import (
    AFTER,
    CLAIMED,
    DECLINE,
    EMPTY,
    PAID,
    PASSENGER,
    PAY_PLUS4,
    PLUS4,
    PLUS4_SPACES,
    SOUVENIR,
    SUBSTITUTE,
    SURCHARGE,
    TUNNEL,
    WILD,
)

REVEALED = 3


@core
def lay_cards(s: Record, kind: int, n: int) -> None:
    """Lay cards of the hand down for the claim; what everybody knew of the hand shrinks with them."""
    me = s.seat
    s.hand[me][kind] -= n
    s.hand_size[me] -= n
    s.laid[kind] += n
    s.known[me][kind] = max(0, s.known[me][kind] - n)


@core
def pay_row(s: Record, T: Record, row: int) -> None:
    """Lay the cards of one payment row; arbitrary cards and the choice among wilds come after (NC-51, MK-12)."""
    s.row_paid = row
    s.owed = T.pay_arbitrary[row]
    wilds = T.pay_wilds[row]
    lay_cards(s, T.pay_colour[row], T.pay_cards[row])
    hand = s.hand[s.seat]
    if wilds and hand[PLUS4] and T.length[s.track] >= PLUS4_SPACES:
        least = max(0, wilds - hand[WILD])
        if least < min(wilds, hand[PLUS4]):
            s.phase = PAY_PLUS4
            return
        lay_cards(s, PLUS4, least)
        wilds -= least
    lay_cards(s, WILD, wilds)
    s.phase = PAID


@core
def plus4_choices(s: Record, T: Record) -> int:
    """Menu of how many of the wilds are +4 locomotives (MK-12)."""
    hand = s.hand[s.seat]
    wilds = T.pay_wilds[s.row_paid]
    menu = 0
    for n in range(max(0, wilds - hand[WILD]), min(wilds, hand[PLUS4]) + 1):
        menu |= 1 << n
    return menu


@core
def after_payment(s: Record, T: Record) -> None:
    """Everything of the row is laid: arbitrary cards are still owed, a tunnel is attempted, or the track is claimed."""
    if s.owed:
        s.phase = SUBSTITUTE
        return
    if s.events is not None:
        s.events.append(("claim", s.seat, s.track, list(s.laid)))
    if T.tunnel[s.track]:
        attempt_tunnel(s, T)
    else:
        s.phase = CLAIMED


@core
def attempt_tunnel(s: Record, T: Record) -> None:
    """Turn up three cards; those that match the attempt colour, and wilds, are a surcharge (CM-60 to CM-62)."""
    colour = T.pay_colour[s.row_paid]
    s.surcharge = 0
    for _ in range(REVEALED):
        drawn = draw_card(s, T)
        if drawn == EMPTY:
            break
        s.revealed[drawn] += 1
        s.turned += 1
        if drawn == WILD or drawn == colour:
            s.surcharge += 1
        if s.events is not None:
            s.events.append(("revealed", drawn))
    if s.events is not None:
        s.events.append(("reveal",))
    if s.surcharge:
        s.phase = TUNNEL
    else:
        if s.events is not None:
            s.events.append(("surcharge", s.seat, [0] * len(s.laid)))
        s.phase = CLAIMED


@core
def surcharge_payments(s: Record, T: Record) -> int:
    """Menu: decline, or pay the surcharge with so many wilds and the rest in the attempt colour (CM-63, CM-64)."""
    hand = s.hand[s.seat]
    colour = T.pay_colour[s.row_paid]
    menu = 1 << DECLINE
    for wilds in range(s.surcharge + 1):
        cards = s.surcharge - wilds
        if wilds <= hand[WILD] and (cards == 0 or (colour != WILD and cards <= hand[colour])):
            menu |= 1 << (SURCHARGE + wilds)
    return menu


@core
def pay_surcharge(s: Record, T: Record, wilds: int) -> None:
    """Lay the surcharge and claim the tunnel (CM-65)."""
    cards = s.surcharge - wilds
    colour = T.pay_colour[s.row_paid]
    if s.events is not None:
        paid = [0] * len(s.laid)
        paid[WILD] = wilds
        paid[colour] += cards
        s.events.append(("surcharge", s.seat, paid))
    lay_cards(s, WILD, wilds)
    if cards:
        lay_cards(s, colour, cards)
    s.phase = CLAIMED


@core
def take_back(s: Record, T: Record) -> None:
    """The surcharge is not paid: the payment returns to the hand, seen by all, and the turn is over (CM-64)."""
    me = s.seat
    for kind in range(T.kinds):
        n = s.laid[kind]
        s.hand[me][kind] += n
        s.hand_size[me] += n
        s.known[me][kind] += n
        s.laid[kind] = 0
    if s.events is not None:
        s.events.append(("decline", me))
    end_action(s)


@core
def claim_track(s: Record, T: Record) -> None:
    """Discard the payment, place the pieces, score, and see what lies at the ends (CM-45, SF-40, MK-40)."""
    for kind in range(T.kinds):
        if s.laid[kind]:
            discard_cards(s, kind, s.laid[kind])
            s.laid[kind] = 0
    place_pieces(s, T, s.track)
    a, b = T.ends[s.track][0], T.ends[s.track][1]
    if T.souvenirs:
        at_a, at_b = new_souvenir(s, a), new_souvenir(s, b)
        if at_a != EMPTY and at_b != EMPTY:
            s.phase = SOUVENIR
            return
        if at_a != EMPTY:
            take_souvenir(s, a)
        if at_b != EMPTY:
            take_souvenir(s, b)
    if s.passengers[s.seat] and (may_stand(s, T, a) or may_stand(s, T, b)):
        s.phase = PASSENGER
        return
    claim_done(s, T)


@core
def claim_done(s: Record, T: Record) -> None:
    """The action is complete; with dice the turn may go on with tokens (DX-23)."""
    if T.with_dice:
        s.phase = AFTER
    else:
        end_action(s)


@core
def place_pieces(s: Record, T: Record, track: int) -> None:
    """One piece on each space; points by length (CM-45)."""
    me = s.seat
    n = T.length[track]
    s.own[me][track >> SHIFT] |= 1 << (track & LAST)
    s.pieces[me] -= n
    s.points[me] += T.value[n]
    close_tracks(s, T, track)
    if s.events is not None:
        s.events.append(("placed", me, track))
