"""Between choices below 256, whose meaning depends on the phase, and actions with names, for the board titles."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.dice import pair_high, pair_low, symbol_of
from whistlestop.rules.state import (
    ACCEPT,
    AFTER,
    AT_PLACE,
    AT_TRACK,
    BORROW,
    DECLINE,
    DICE_DECLINE,
    DICE_MAIN,
    DICE_RIDE,
    DICE_SURCHARGE,
    DICE_TICKETS,
    DICE_TUNNEL,
    DRAW_TICKETS,
    END_TURN,
    KEEP,
    LOCOMOTIVE,
    MAIN,
    MIX,
    MOVE_PASSENGER,
    PASS,
    PASSENGER,
    PAY,
    PAY_PLUS4,
    PLACE,
    PLUS4_SPACES,
    RIDE,
    ROLLED,
    SECOND,
    SINGLE,
    SOUVENIR,
    STACK,
    STATION,
    SUBSTITUTE,
    SURCHARGE,
    TOKENS,
    TUNNEL,
    USE_NONE,
    WILD,
)
from whistlestop.rules.stations import station_cost

from . import actions as act
from .actions import Action, write_cards
from .board_names import Names, dice_text


def action_of(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    """Name a choice of the current phase."""
    action: Action = BY_PHASE[s.phase](s, T, names, seat, choice)
    return action


def _keep(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    offer = s.offer[seat][: s.offered[seat]]
    return act.Keep(tuple(names.tickets[t] for i, t in enumerate(offer) if choice >> i & 1))


def _main(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    if choice >= AT_TRACK:
        return act.Claim(names.tracks[choice - AT_TRACK])
    if choice >= AT_PLACE:
        return act.Build(names.places[choice - AT_PLACE])
    if choice < DRAW_TICKETS:
        return act.Pick(choice)
    if choice == DRAW_TICKETS:
        return act.DrawTickets()
    if choice == PASS:
        return act.Pass()
    return act.Ride(names.places[s.passenger[seat][choice - MOVE_PASSENGER]])


def _cards(names: Names, colour: int, cards: int, wilds: int) -> str:
    counts = {names.letters[colour]: cards}
    counts[names.wild()] = counts.get(names.wild(), 0) + wilds
    return write_cards(counts)


def _pay(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    row = T.first_row[s.track] + choice - AT_TRACK
    cards = _cards(names, T.pay_colour[row], T.pay_cards[row], T.pay_wilds[row])
    return act.Pay(cards, T.pay_arbitrary[row])


def _station(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    row = T.station_first[station_cost(s, T)] + choice
    return act.Pay(_cards(names, T.station_colour[row], T.station_cards[row], T.station_wilds[row]))


def _tunnel(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    if choice == DECLINE:
        return act.Decline()
    wilds = choice - SURCHARGE
    return act.Surcharge(_cards(names, T.pay_colour[s.row_paid], s.surcharge - wilds, wilds))


def _passenger(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    return act.PlacePassenger(names.places[T.ends[s.track][choice - 1]] if choice else None)


def _ride(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    return act.Go(names.tracks[choice - AT_TRACK]) if choice >= AT_TRACK else act.Stop()


def _reroll(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    dice = dice_text(s.dice)
    return act.Reroll("".join(face for i, face in enumerate(dice) if choice >> i & 1))


def _exchange(choice: int) -> Action:
    pair = choice >> 1
    return act.Exchange(act.FACES[pair_low(pair)] + act.FACES[pair_high(pair)], act.TOKENS[choice & 1])


def _dice(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    if choice >= AT_PLACE:
        return _main(s, T, names, seat, choice)
    if choice >= END_TURN:
        thrown = choice - END_TURN
        return act.EndTurn("s" * (thrown >> 2) + "d" * (thrown & 3))
    if choice >= DICE_RIDE:
        return act.Ride(names.places[s.passenger[seat][choice - DICE_RIDE]])
    if choice > DICE_TICKETS:
        return act.DrawTickets(choice - DICE_TICKETS)
    return _exchange(choice)


def _dice_tunnel(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    if choice < DICE_DECLINE:
        return _exchange(choice)
    if choice == DICE_DECLINE:
        return act.Decline()
    tokens = choice - DICE_SURCHARGE
    kind = symbol_of(s, T, s.track)
    matching = min(s.surcharge - tokens, s.dice[kind])
    dice = [0, 0, 0, 0]
    dice[kind], dice[LOCOMOTIVE] = matching, s.surcharge - tokens - matching
    return act.Surcharge.read(dice_text(dice, (tokens, 0) if kind == SINGLE else (0, tokens)))


def _borrow(s: Any, T: Any, names: Names, seat: int, choice: int) -> Action:
    if choice == ACCEPT:
        return act.Accept()
    return act.Borrow(None if choice == USE_NONE else names.tracks[choice - AT_TRACK])


BY_PHASE: dict[int, Any] = {
    MIX: lambda s, T, n, q, c: act.Mix(c, min(s.drawing, s.left[0] + s.left[1]) - c),
    KEEP: _keep,
    STACK: lambda s, T, n, q, c: act.TakeStack(f"s{c + 1}"),
    PLACE: lambda s, T, n, q, c: act.PlaceStack(n.places[c - AT_PLACE]),
    MAIN: _main,
    SECOND: _main,
    PAY: _pay,
    PAY_PLUS4: lambda s, T, n, q, c: act.UsePlus4(c),
    SUBSTITUTE: lambda s, T, n, q, c: act.Lay(n.letters[c]),
    TUNNEL: _tunnel,
    SOUVENIR: lambda s, T, n, q, c: act.TakeSouvenir(n.places[T.ends[s.track][c]]),
    PASSENGER: _passenger,
    STATION: _station,
    RIDE: _ride,
    ROLLED: _reroll,
    DICE_MAIN: _dice,
    TOKENS: lambda s, T, n, q, c: act.UseTokens(c),
    DICE_TUNNEL: _dice_tunnel,
    AFTER: _dice,
    BORROW: _borrow,
}


def expand_claim(s: Any, T: Any, names: Names, track: int, paid: str) -> list[int] | None:
    """Find the choices after the track that lay exactly these cards: row, +4 locomotives, arbitrary cards (CM-47)."""
    wanted = names.counts(paid)
    size = sum(wanted)
    for j in range(T.n_rows[track]):
        row = T.first_row[track] + j
        if T.pay_size[row] != size:
            continue
        rest = wanted[:]
        rest[T.pay_colour[row]] -= T.pay_cards[row]
        wilds = T.pay_wilds[row]
        plus4 = min(rest[9], wilds) if T.length[track] >= PLUS4_SPACES and not T.pay_arbitrary[row] else 0
        rest[9] -= plus4
        rest[WILD] -= wilds - plus4
        if min(rest) < 0 or sum(rest) != T.pay_arbitrary[row]:
            continue
        return [AT_TRACK + j, plus4, *(kind for kind, n in enumerate(rest) for _ in range(n))]
    return None
