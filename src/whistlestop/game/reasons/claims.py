"""Why a track cannot be claimed, and what is wrong with a payment in cards (CM-40 to CM-71, NC-30 to NC-62, MK-12)."""

from __future__ import annotations

from whistlestop.game.actions import Claim, Lay, Pay, Surcharge, UsePlus4
from whistlestop.game.errors import Illegal
from whistlestop.rules.board import COLOURS, GRAY
from whistlestop.rules.payment import wilds_for
from whistlestop.rules.state import PASSENGER_CARD, PLUS4, WILD

from .case import COLOUR_KINDS, Case


def against_claim(case: Case, action: Claim) -> Illegal | None:
    """The track, the pieces, the cards: the first that is missing."""
    track = case.names.track_index[action.track]
    fault = against_track(case, track)
    if fault or not action.paid:
        return fault or too_poor(case, track)
    laid = case.names.counts(action.paid)
    return wrong_payment(case, track, laid) or case.lacks(laid)


def against_track(case: Case, track: int) -> Illegal | None:
    """Claimed, closed, or longer than the pieces left (CM-40, CM-41, CM-50, CM-51)."""
    s, T, seat = case.s, case.T, case.seat
    for owner in range(s.seats):
        if s.own[owner][0] >> track & 1:
            key = "track.yours" if owner == seat else "track.taken"
            return case.no("CM-40", key, **case.about(track), owner=owner)
    beside = T.siblings[track][0]
    if mine := s.own[seat][0] & beside:
        return case.no("own-both", "pair.yours", other=case.names.track_set(mine)[0])
    if not s.open[seat][0] >> track & 1:
        pair = beside.bit_count() == 1
        return case.no("closed", "pair.closed" if pair else "group.closed", seats=s.seats)
    if s.pieces[seat] < T.length[track]:
        return case.no("pieces", "pieces", left=s.pieces[seat], needed=T.length[track])
    return None


def too_poor(case: Case, track: int) -> Illegal:
    """No payment for the track can be made from the hand; say what it holds and what is needed."""
    T, hand, the_track = case.T, case.hand, case.track(track)
    n, symbols = T.length[track], T.symbols[track]
    best = case.best_colour(the_track.color)
    if the_track.swap:
        return case.no("NC-43", "need.swap", size=sum(hand), best=hand[best], n=n)
    rule = f"cost.{the_track.kind}"
    if the_track.kind == "ferry" and case.rules.ferry_triple:
        each = case.rules.ferry_triple
        return case.no(rule, "need.triple", size=sum(hand), n=n, symbols=symbols, each=each)
    held = {best: hand[best], **case.wilds(track)}
    if the_track.color == GRAY and not hand[best] and len(held) > 1:
        del held[best]
    told = case.cards(held.items())
    if the_track.color != GRAY or symbols == n:
        need = case.cards((kind, k) for kind, k in ((best, n - symbols), (WILD, symbols)) if k)
        return case.no(rule, "need.cards", held=told, need=need)
    if symbols:
        return case.no(rule, "need.ferry", held=told, need=case.cards([(WILD, symbols)]), n=n - symbols)
    return case.no(rule, "need.one-colour", held=told, n=n)


def wrong_payment(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """These cards do not pay for the track, whoever holds them."""
    the_track = case.track(track)
    if laid[PASSENGER_CARD]:
        return case.no("MK-13", "pay.passenger")
    if the_track.swap:
        return wrong_units(case, track, laid)
    fault = wrong_wilds(case, track, laid)
    if fault:
        return fault
    if the_track.kind == "ferry" and case.rules.ferry_triple and sum(laid) != case.T.length[track]:
        return wrong_triples(case, track, laid)
    return wrong_colour(case, track, laid) or wrong_size(case, track, laid)


def wrong_wilds(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Wilds where the title has none (NC-31, CH-26), a +4 locomotive on a short track (MK-12)."""
    the_track = case.track(track)
    if (laid[WILD] or laid[PLUS4]) and the_track.kind not in case.rules.wild_on:
        where = case.rules.wild_on
        return case.no("wild", "wild.where", wild=case.wild, where=where, track=the_track.id, kind=the_track.kind)
    if laid[PLUS4] and not case.T.takes_plus4[0] >> track & 1:
        return case.no("MK-12", "plus4.short", track=the_track.id, n=case.T.length[track])
    return None


def wrong_colour(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Several colours, or not that of the track (CM-43)."""
    the_track = case.track(track)
    kinds = [kind for kind in COLOUR_KINDS if laid[kind]]
    rule = "cost.plain" if the_track.kind == "plain" else "CM-43"
    if len(kinds) > 1:
        cards = case.cards((kind, laid[kind]) for kind in kinds)
        return case.no(rule, "pay.mixed", wild=case.wild, cards=cards)
    if kinds and kinds[0] not in case.colours(the_track.color):
        colour = case.names.letters[COLOURS.index(the_track.color) + 1]
        return case.no(rule, "pay.colour", track=the_track.id, colour=colour, laid=case.names.letters[kinds[0]])
    return None


def wrong_size(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Too few or too many cards, or too few wilds for the symbols of a ferry (CM-43, CM-70)."""
    the_track, n = case.track(track), case.T.length[track]
    if sum(laid) != n:
        return case.no(f"cost.{the_track.kind}", "pay.exactly", track=the_track.id, n=n, laid=sum(laid))
    missing = case.T.symbols[track] - laid[WILD] - laid[PLUS4]
    return case.no("symbols", "pay.symbols", missing=missing) if missing > 0 else None


def wrong_triples(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Three cards for one on a ferry, counted as NC-53 does."""
    n, symbols, each, total = case.T.length[track], case.T.symbols[track], case.rules.ferry_triple, sum(laid)
    groups, rest = divmod(total - n, each - 1)
    if groups < 0 or rest or groups > n:
        number = case.track(track).id
        return case.no("NC-51", "triple.size", track=number, n=n, more=each - 1, each=each, laid=total)
    if case.rules.ferry_triple_scope == "symbols-only" and groups > symbols:
        return case.no("NC-51", "triple.scope", each=each, symbols=symbols)
    missing = symbols - laid[WILD] - groups
    if missing > 0:
        return case.no("NC-53", "pay.symbols", missing=missing)
    best = max(laid[kind] for kind in case.colours(case.track(track).color))
    fit = min(best, n - symbols) + laid[WILD]
    if fit < n - groups:
        return case.no("NC-53", "triple.short", laid=total, single=n - groups, fit=fit)
    return None


def wrong_units(case: Case, track: int, laid: list[int]) -> Illegal | None:
    """Units of one card, or of four arbitrary ones (NC-40 to NC-43)."""
    n, each, total = case.T.length[track], case.track(track).swap, sum(laid)
    groups, rest = divmod(total - n, max(each - 1, 1))
    if groups < 0 or rest or groups > n:
        return case.no("NC-43", "swap.size", n=n, more=each - 1, each=each, laid=total)
    if case.rules.swap_limit == "one" and groups > 1:
        return case.no("NC-42", "swap.most", each=each, laid=total)
    best = max(laid[kind] for kind in case.colours(case.track(track).color))
    if best < n - groups:
        return case.no("NC-43", "swap.colour", laid=total, units=n, single=n - groups, best=best)
    return None


def against_payment(case: Case, action: Pay) -> Illegal | None:
    """Cards of a colour, wilds, and so many arbitrary cards, for the track that is chosen (CM-47)."""
    track, the_track = case.s.track, case.track(case.s.track)
    laid = case.names.counts(action.cards)
    each = the_track.swap or (case.rules.ferry_triple if the_track.kind == "ferry" else 0)
    if laid[PASSENGER_CARD]:
        return case.no("MK-13", "pay.passenger")
    if action.arbitrary and not each:
        return case.no("CM-67" if the_track.kind == "tunnel" else "CM-43", "pay.no-arbitrary", track=the_track.id)
    if the_track.swap and laid[WILD]:
        return case.no("NC-41", "swap.wild", wild=case.wild)
    fault = (None if the_track.swap else wrong_wilds(case, track, laid)) or wrong_colour(case, track, laid)
    if fault or not (action.arbitrary or the_track.swap):
        return fault or wrong_size(case, track, laid) or short_of(case, track, laid, sum(laid))
    fault = wrong_groups(case, track, laid, action.arbitrary, each)
    return fault or short_of(case, track, laid, sum(laid) + action.arbitrary)


def wrong_groups(case: Case, track: int, laid: list[int], arbitrary: int, each: int) -> Illegal | None:
    """Arbitrary cards that do not come out even, are too many, or leave a symbol open (NC-42, NC-43, NC-51)."""
    the_track, n, symbols = case.track(track), case.T.length[track], case.T.symbols[track]
    groups, rest = divmod(arbitrary, each)
    size = {"n": n, "more": each - 1, "each": each, "laid": sum(laid) + arbitrary}
    uneven = rest or sum(laid) + groups != n
    if the_track.swap:
        if uneven:
            return case.no("NC-43", "swap.size", **size)
        most = case.rules.swap_limit == "one" and groups > 1
        return case.no("NC-42", "swap.most", each=each, laid=size["laid"]) if most else None
    if uneven:
        return case.no("NC-51", "triple.size", track=the_track.id, **size)
    if case.rules.ferry_triple_scope == "symbols-only" and groups > symbols:
        return case.no("NC-51", "triple.scope", each=each, symbols=symbols)
    missing = symbols - laid[WILD] - groups
    return case.no("NC-53", "pay.symbols", missing=missing) if missing > 0 else None


def short_of(case: Case, track: int, laid: list[int], total: int) -> Illegal | None:
    """The hand cannot make this payment; here a wild stands for a +4 locomotive too, which is asked for next."""
    if laid[PLUS4]:
        return case.no("MK-12", "pay.plus4")
    wilds = wilds_for(case.s, case.T, track)
    have = [wilds if kind == WILD else n for kind, n in enumerate(case.hand)]
    short = [kind for kind, n in enumerate(laid) if n > have[kind]]
    if short:
        held = case.cards((kind, have[kind]) for kind in short)
        return case.no("CM-43", "hand.lacks", held=held, laid=case.cards((kind, laid[kind]) for kind in short))
    if total > sum(case.hand):
        return case.no("CM-43", "hand.size", held=sum(case.hand), n=total)
    return None


def against_plus4(case: Case, action: UsePlus4) -> Illegal | None:
    """More or fewer +4 locomotives than the wilds laid and the hand allow (MK-12)."""
    wilds, hand = case.T.pay_wilds[case.s.row_paid], case.hand
    least, most = max(0, wilds - hand[WILD]), min(wilds, hand[PLUS4])
    if least <= action.count <= most:
        return None
    return case.no("MK-12", "wilds.range", wilds=wilds, least=least, most=most)


def against_lay(case: Case, action: Lay) -> Illegal | None:
    """The hand holds no such card."""
    kind = case.names.letters.index(action.card)
    if case.hand[kind]:
        return None
    rule = "NC-41" if case.track(case.s.track).swap else "NC-52"
    return case.no(rule, "hand.none", card=action.card)


def against_surcharge(case: Case, action: Surcharge) -> Illegal | None:
    """Too many, too few, or cards that do not match the attempt (CM-62, CM-63)."""
    s = case.s
    paid, colour = case.names.counts(action.paid), case.T.pay_colour[s.row_paid]
    strange = [kind for kind, n in enumerate(paid) if n and kind not in (WILD, colour)]
    if strange and colour == WILD:
        return case.no("surcharge", "surcharge.wild", wild=case.wild)
    if strange:
        letters = case.names.letters
        others = [letters[kind] for kind in strange]
        return case.no("surcharge", "surcharge.colour", colour=letters[colour], wild=case.wild, paid=others)
    if sum(paid) != s.surcharge:
        return case.no("surcharge", "surcharge.size", n=s.surcharge, paid=sum(paid))
    return case.lacks(paid)
