"""What seldom happens, and how to see that it did: counted over all games that tests play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests import coverage_table
from whistlestop.kernel import popcount
from whistlestop.rules import state as is_
from whistlestop.rules.passengers import may_stand
from whistlestop.rules.scoring import borrow_tracks, label_places, ticket_value
from whistlestop.rules.state import AT_TRACK, EMPTY, ROW, WILD
from whistlestop.rules.tables import TIE_BREAKS

RARE: dict[str, Callable[[Change], int]] = {}
"""Name of a rare event -> how often it happened in one decision."""


class Change:
    """One decision in the core: the state before and after, and what the core told."""

    def __init__(self, tables: Any, before: Any, choice: int, after: Any, face: Any) -> None:
        self.T, self.before, self.choice, self.after, self.face = tables, before, choice, after, face
        self.told: dict[str, list[tuple[Any, ...]]] = {}
        for kind, *facts in after.events:
            self.told.setdefault(kind, []).append(tuple(facts))
        self.order = [kind for kind, *_ in after.events]
        self.cards = not tables.with_dice
        self.over = after.phase == is_.OVER

    def has(self, kind: str) -> bool:
        """Tell whether something of this kind was told."""
        return kind in self.told


def rare(name: str) -> Callable[[Callable[[Change], object]], Callable[[Change], object]]:
    """Give a rare event its line in the table."""

    def note(sees: Callable[[Change], object]) -> Callable[[Change], object]:
        RARE[name] = lambda change: int(bool(sees(change)))
        coverage_table.expect(name)
        return sees

    return note


def watch(change: Change) -> None:
    """Count what a decision brought."""
    for name, sees in RARE.items():
        if n := sees(change):
            coverage_table.count(name, n)


# Drawing


@rare("reshuffle")
def _reshuffle(c: Change) -> object:
    return c.has("reshuffle")


@rare("reshuffle inside a reveal (CM-61)")
def _reshuffle_inside(c: Change) -> object:
    revealed = [i for i, kind in enumerate(c.order) if kind == "revealed"]
    return bool(revealed) and "reshuffle" in c.order[revealed[0] : revealed[-1]]


@rare("fewer than three cards to reveal (CM-61)")
def _short_reveal(c: Change) -> object:
    return c.has("reveal") and len(c.told.get("revealed", ())) < 3


@rare("nothing to reveal (CM-61)")
def _no_reveal(c: Change) -> object:
    return c.has("reveal") and not c.has("revealed")


@rare("flush (CM-27)")
def _flush(c: Change) -> object:
    return c.has("flush")


@rare("flush between two picks (CM-27)")
def _flush_between(c: Change) -> object:
    return c.has("flush") and c.before.phase == is_.MAIN and c.after.phase == is_.SECOND


@rare("several flushes in a row (CM-27)")
def _flushes(c: Change) -> object:
    return len(c.told.get("flush", ())) > 1


def wilds_up(c: Change) -> int:
    """Wilds in the row after a decision that would call for a flush."""
    return sum(kind == WILD or (kind == is_.PLUS4 and c.T.flush_plus4) for kind in c.after.row)


@rare("safety stop after twenty flushes (CM-28)")
def _safety_stop(c: Change) -> object:
    return c.cards and c.after.settled and len(c.told.get("flush", ())) == 20


@rare("row that stays stopped while others act (CM-28)")
def _stays(c: Change) -> object:
    return c.cards and c.before.settled and c.after.settled


@rare("flush guard a: the row is not full (CM-28)")
def _guard_a(c: Change) -> object:
    return c.T.flush and wilds_up(c) >= 3 and EMPTY in c.after.row


@rare("flush guard b: no card to replace it (CM-28)")
def _guard_b(c: Change) -> object:
    return c.T.flush and wilds_up(c) >= 3 and EMPTY not in c.after.row and not stock(c.after)


@rare("flush guard c: too few other cards (CM-28)")
def _guard_c(c: Change) -> object:
    full = c.T.flush and wilds_up(c) >= 3 and EMPTY not in c.after.row and stock(c.after)
    return bool(full) and not c.after.settled


def stock(s: Any) -> int:
    """Cards in the draw pile and the discard pile."""
    return int(s.pile_size + s.discard_size)


@rare("empty slots refilled at the end of a turn (CM-29)")
def _refilled(c: Change) -> object:
    empty = [slot + 1 for slot in range(ROW) if c.before.row[slot] == EMPTY]
    return c.cards and c.has("turn-up") and any(fact[0] in empty for fact in c.told["turn-up"]) and not c.has("deal")


@rare("a slot stays empty (CM-29)")
def _stays_empty(c: Change) -> object:
    return c.cards and c.has("pick") and EMPTY in c.after.row


@rare("draw action of one card (CM-31)")
def _one_card(c: Change) -> object:
    if not (c.has("pick") and c.before.phase == is_.MAIN) or c.after.phase == is_.SECOND:
        return False
    slot, taken = c.told["pick"][0][1:]
    return not (slot and taken == WILD and c.T.wild_costs_draw)


@rare("face-up wild that costs the whole draw (CM-24)")
def _costly_wild(c: Change) -> object:
    return (
        c.T.wild_costs_draw
        and c.has("pick")
        and c.before.phase == is_.MAIN
        and c.told["pick"][0][1:]
        == (
            c.choice,
            WILD,
        )
        and c.choice > 0
    )


@rare("strict: row cards that cannot be drawn (CM-30)")
def _strict(c: Change) -> object:
    return c.T.strict_empty and c.after.phase == is_.MAIN and not stock(c.after) and max(c.after.row) != EMPTY


@rare("strict: no second pick (CM-30)")
def _strict_second(c: Change) -> object:
    return _strict(c) and c.has("pick") and c.before.phase == is_.MAIN


# Claiming


@rare("payment of 20 or more cards (NC-43)")
def _dear(c: Change) -> object:
    return any(sum(laid) >= 20 for _, _, laid in c.told.get("claim", ()))


@rare("four cards for one (NC-40)")
def _four_for_one(c: Change) -> object:
    return c.has("claim") and c.T.pay_arbitrary[c.after.row_paid] % 4 == 0 and swapped(c) and c.T.length[track(c)] == 9


@rare("three cards for one (NC-51)")
def _three_for_one(c: Change) -> object:
    return c.has("claim") and swapped(c) and c.T.symbols[track(c)] > 0


@rare("three cards for a colour unit (NC-51)")
def _three_for_colour(c: Change) -> object:
    return _three_for_one(c) and c.T.pay_arbitrary[c.after.row_paid] > 3 * c.T.symbols[track(c)]


def track(c: Change) -> int:
    """The track of the claim that was told."""
    return int(c.told["claim"][0][1])


def swapped(c: Change) -> bool:
    """Arbitrary cards were part of the payment that was told."""
    return bool(c.before.phase == is_.SUBSTITUTE)


@rare("two payment rows, one hand: asked (CM-47)")
def _asked(c: Change) -> object:
    return c.after.phase == is_.PAY


@rare("choice how many wilds are +4 (MK-12)")
def _plus4(c: Change) -> object:
    return c.after.phase == is_.PAY_PLUS4


@rare("several +4 locomotives in one payment (MK-12)")
def _several_plus4(c: Change) -> object:
    return any(laid[is_.PLUS4] > 1 for _, _, laid in c.told.get("claim", ()))


@rare("third track of a triple claimed (MK-22)")
def _triple(c: Change) -> object:
    for _, t in c.told.get("placed", ()):
        group = c.T.group[t][0]
        owned = sum(popcount(own[0] & group) for own in c.after.own)
        if popcount(group) == 3 and owned == 3:
            return True
    return False


@rare("both tracks of a double claimed (CM-52)")
def _double(c: Change) -> object:
    return any(sum(popcount(own[0] & c.T.group[t][0]) for own in c.after.own) == 2 for _, t in c.told.get("placed", ()))


@rare("one of two tracks of unequal length, the other still open (CM-53)")
def _unequal(c: Change) -> object:
    return any(
        c.after.open[0][0] & c.T.group[t][0] and not c.T.siblings[t][0] and c.after.seats == 2
        for _, t in c.told.get("placed", ())
    )


# Tunnels


@rare("wild-only tunnel (CM-60)")
def _wild_only(c: Change) -> object:
    return c.cards and c.has("reveal") and c.T.pay_colour[c.after.row_paid] == WILD


def surcharge(c: Change) -> list[int]:
    """The surcharge that was paid with cards; empty if none was."""
    paid = [fact[1] for fact in c.told.get("surcharge", ()) if sum(fact[1])]
    return list(paid[0]) if paid else []


@rare("surcharge of 1")
def _surcharge_1(c: Change) -> object:
    return sum(surcharge(c)) == 1


@rare("surcharge of 2")
def _surcharge_2(c: Change) -> object:
    return sum(surcharge(c)) == 2


@rare("surcharge of 3")
def _surcharge_3(c: Change) -> object:
    return sum(surcharge(c)) == 3


@rare("surcharge in the colour (CM-63)")
def _surcharge_colour(c: Change) -> object:
    return bool(surcharge(c)) and surcharge(c)[WILD] == 0


@rare("surcharge in wilds for a colour (CM-63)")
def _surcharge_wild(c: Change) -> object:
    paid = surcharge(c)
    return bool(paid) and paid[WILD] == sum(paid) and c.T.pay_colour[c.after.row_paid] != WILD


@rare("surcharge in both (CM-63)")
def _surcharge_both(c: Change) -> object:
    paid = surcharge(c)
    return bool(paid) and 0 < paid[WILD] < sum(paid)


@rare("surcharge of a wild-only tunnel (CM-63)")
def _surcharge_only(c: Change) -> object:
    return bool(surcharge(c)) and c.T.pay_colour[c.after.row_paid] == WILD


@rare("declined though payable (CM-64)")
def _declined(c: Change) -> object:
    return c.has("decline") and c.cards and can_pay(c)


@rare("declined because not payable (CM-64)")
def _unable(c: Change) -> object:
    return c.has("decline") and c.cards and not can_pay(c)


def can_pay(c: Change) -> bool:
    """The hand before the decision could pay the surcharge."""
    colour, hand = c.T.pay_colour[c.before.row_paid], c.before.hand[c.before.seat]
    return bool(hand[WILD] + (hand[colour] if colour != WILD else 0) >= c.before.surcharge)


# Tickets


@rare("ticket deck empty (CM-80)")
def _no_tickets(c: Change) -> object:
    return c.after.phase in (is_.MAIN, is_.DICE_MAIN) and not c.after.left[0] and not c.after.left[1]


@rare("fewer tickets than asked (CM-80)")
def _fewer(c: Change) -> object:
    return c.before.phase == is_.MAIN and any(len(fact[2]) < c.T.drawn for fact in c.told.get("offer", ()))


@rare("as many tickets as must be kept (CM-81)")
def _all_kept(c: Change) -> object:
    return (
        c.cards and not c.after.setup and any(len(f[2]) <= c.T.kept for f in c.told.get("offer", ())) and not c.T.mixed
    )


@rare("ticket from under the deck (CM-14)")
def _queue(c: Change) -> object:
    return c.after.queued < c.before.queued


@rare("mix that takes a whole deck (MK-21)")
def _mix(c: Change) -> object:
    return c.has("mix") and not c.after.setup and min(c.after.left) == 0


@rare("all tickets rejected with dice (DX-35)")
def _none_kept(c: Change) -> object:
    return c.T.with_dice and any(not fact[1] for fact in c.told.get("keep", ()))


# Souvenirs, stations, passengers


@rare("souvenirs of both ends (SF-41)")
def _both_ends(c: Change) -> object:
    return c.after.phase == is_.SOUVENIR


@rare("souvenir that is already owned (SF-42)")
def _owned_souvenir(c: Change) -> object:
    if not c.T.souvenirs or not c.has("placed") or c.has("souvenir"):
        return False
    seat, t = c.told["placed"][0]
    at = [i for i, place in enumerate(c.after.stack_at) if place in c.T.ends[t] and c.after.stack[i]]
    return bool(at) and all(c.after.souvenirs[seat] >> i & 1 for i in at)


@rare("last souvenir of a stack (SF-40)")
def _last_souvenir(c: Change) -> object:
    return any(c.after.stack[symbol] == 0 for _, _, symbol in c.told.get("souvenir", ()))


@rare("third station (EU-10)")
def _third_station(c: Change) -> object:
    return (c.has("station") or c.has("dice-station")) and c.after.stations[c.before.seat] == 0


@rare("station choice overridden (EU-13)")
def _override(c: Change) -> object:
    return c.before.phase == is_.BORROW and c.choice >= AT_TRACK


@rare("station borrows (EU-12)")
def _borrow(c: Change) -> object:
    return c.has("borrow")


@rare("ticket over two stations (EU-12)")
def _chained(c: Change) -> object:
    return any(over_two_stations(c, seat) for seat in {fact[0] for fact in c.told.get("borrow", ())})


def over_two_stations(c: Change, seat: int) -> bool:
    """A ticket needs two borrowed tracks together."""
    loans = [i for i, t in enumerate(c.after.borrowed[seat]) if t != EMPTY]
    held = [t for t in range(c.T.n_tickets) if c.after.held[seat][0] >> t & 1]

    def done(dropped: int) -> set[int]:
        s, label = c.after.copy(), [0] * 64
        if dropped != EMPTY:
            s.borrowed[seat][dropped] = EMPTY
        label_places(s, c.T, seat, label)
        borrow_tracks(s, c.T, seat, label)
        return {t for t in held if ticket_value(c.T, t, label) > 0}

    if len(loans) < 2:
        return False
    everything, without = done(EMPTY), [done(i) for i in loans]
    return any(sum(t not in rest for rest in without) >= 2 for t in everything)


@rare("ride over an opponent's track (MK-51)")
def _guest(c: Change) -> object:
    return any(not c.after.own[seat][0] >> t & 1 for seat, t in c.told.get("go", ()))


@rare("ride through a city twice (MK-56)")
def _twice(c: Change) -> object:
    return c.has("go") and c.before.visited >> c.after.place & 1 and c.after.phase == is_.RIDE


@rare("ride that finds no token (MK-52)")
def _no_token(c: Change) -> object:
    return c.has("stop") and c.after.goods == c.before.goods


@rare("passenger kept out of a taken city (MK-43)")
def _taken_city(c: Change) -> object:
    if not (c.T.one_per_city and c.has("placed")):
        return False
    seat, t = c.told["placed"][0]
    if not c.before.passengers[seat]:
        return False
    return any(c.T.cities >> end & 1 and not may_stand(c.before, c.T, end) for end in c.T.ends[t])


@rare("claim without a passenger though one waits (MK-40)")
def _no_passenger(c: Change) -> object:
    return c.before.phase == is_.PASSENGER and c.choice == 0


# Dice


@rare("exchange inside a tunnel (DX-63)")
def _exchange_in_tunnel(c: Change) -> object:
    return c.has("exchange") and c.before.phase == is_.DICE_TUNNEL


@rare("tunnel with dice declined (DX-64)")
def _dice_decline(c: Change) -> object:
    return c.has("decline") and c.T.with_dice


@rare("tokens after a failed tunnel (DX-64)")
def _after_failure(c: Change) -> object:
    return c.T.tokens_after_failure and c.has("decline") and c.after.phase == is_.AFTER and c.after.may_take


@rare("three tokens thrown away (DX-45)")
def _throw(c: Change) -> object:
    return any(single + double == is_.MAX_TOKENS for _, single, double in c.told.get("discard-tokens", ()))


@rare("start of a turn with three tokens (DX-43)")
def _three_tokens(c: Change) -> object:
    return c.T.with_dice and c.has("roll") and not c.over and not c.after.may_take


@rare("tokens spent and taken again (DX-44)")
def _again(c: Change) -> object:
    return c.has("exchange") and c.before.token_laid > 0


@rare("ferry symbols paid with locomotives (DX-55)")
def _dice_ferry(c: Change) -> object:
    return any(c.T.symbols[fact[1]] for fact in c.told.get("dice-claim", ()))


@rare("claim of six or more with dice (DX-33)")
def _long_claim(c: Change) -> object:
    return any(c.T.length[fact[1]] >= 6 for fact in c.told.get("dice-claim", ()))


@rare("nine spaces as eight (DX-57)")
def _nine_as_eight(c: Change) -> object:
    board = c.face.board
    return any(board.tracks[fact[1]].length == 9 for fact in c.told.get("dice-claim", ()))


@rare("station die as fare (DX-80)")
def _station_fare(c: Change) -> object:
    return any(face == is_.STATION_FACE for _, face in c.told.get("fare", ()))


@rare("two fares in one ride (DX-80)")
def _fares(c: Change) -> object:
    return c.has("fare") and c.after.fare == 2


# The end


@rare("pass (CM-21)")
def _pass(c: Change) -> object:
    return c.cards and c.has("pass")


@rare("pass, then an action (CM-21)")
def _pass_broken(c: Change) -> object:
    return c.cards and c.before.passes > 0 and c.after.passes == 0 and not c.over


@rare("all pass (CM-21)")
def _all_pass(c: Change) -> object:
    return c.cards and c.over and c.after.why == is_.PASSES


@rare("nobody can claim any more (DX-92)")
def _dx92(c: Change) -> object:
    return c.T.with_dice and c.over and c.after.why == is_.PASSES


@rare("second seat at the trigger in the last round (CM-91)")
def _second_trigger(c: Change) -> object:
    return (
        c.before.last not in (EMPTY, c.before.seat)
        and c.has("placed")
        and (c.after.pieces[c.before.seat] <= c.T.end_pieces)
    )


@rare("negative total (CM-103)")
def _negative(c: Change) -> object:
    return c.over and min(c.after.points[: c.after.seats]) < 0


@rare("bonus for two (CM-101)")
def _bonus_for_two(c: Change) -> object:
    if not c.over:
        return False
    seats = range(c.after.seats)
    values = c.after.done[: c.after.seats] if c.T.most_bonus else [c.after.longest[q] for q in seats]
    return bool(c.T.most_bonus or c.T.longest_bonus) and max(values) > 0 and list(values).count(max(values)) > 1


@rare("most tickets with none completed (CM-102)")
def _no_bonus(c: Change) -> object:
    return c.over and c.T.most_bonus and max(c.after.done) == 0


@rare("shared win (CM-104)")
def _shared(c: Change) -> object:
    return c.over and popcount(c.after.winners) > 1


def decided_by(tie: str) -> Callable[[Change], object]:
    """A tie-break decided."""
    return lambda c: c.over and TIE_BREAKS.index(tie) in list(c.T.ties) and c.face.result(c.after).tie_break == tie


for _tie in TIE_BREAKS[1:]:
    rare(f"tie broken by {_tie} (CM-104)")(decided_by(_tie))
