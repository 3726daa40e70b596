"""What a game or its board does not have, and what is not decided now: the most basic faults (CM-20)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from whistlestop.game.actions import (
    Accept,
    Action,
    Borrow,
    Build,
    Claim,
    Decline,
    DrawTickets,
    EndTurn,
    Exchange,
    Go,
    Keep,
    Lay,
    Mix,
    Pass,
    Pay,
    Pick,
    PlacePassenger,
    PlaceStack,
    Reroll,
    Ride,
    Stop,
    Surcharge,
    TakeSouvenir,
    TakeStack,
    UsePlus4,
    UseTokens,
)
from whistlestop.game.board_names import read_dice
from whistlestop.game.errors import Illegal
from whistlestop.rules.state import (
    AFTER,
    BORROW,
    DICE_MAIN,
    DICE_TUNNEL,
    KEEP,
    MAIN,
    MIX,
    PASSENGER,
    PAY,
    PAY_PLUS4,
    PLACE,
    PLUS4,
    RIDE,
    ROLLED,
    SECOND,
    SOUVENIR,
    STACK,
    STATION,
    SUBSTITUTE,
    TOKENS,
    TUNNEL,
)

from .case import Case

Kinds = tuple[type[Action], ...]
Due = tuple[str, str, dict[str, Any]]
PAIR = 2

ABSENT: list[tuple[Kinds, Callable[[Case], Any], str, str]] = [
    ((Reroll, UseTokens, Exchange, EndTurn), lambda case: case.T.with_dice, "CM-20", "no.dice"),
    ((Pick, Pay, Lay, UsePlus4), lambda case: not case.T.with_dice, "DX-10", "no.cards"),
    ((Pass,), lambda case: not case.T.with_dice, "DX-91", "no.pass"),
    ((Build, Borrow, Accept), lambda case: case.T.stations, "CM-20", "no.stations"),
    ((Ride, Go, Stop, PlacePassenger), lambda case: case.T.passengers, "CM-20", "no.passengers"),
    ((Surcharge, Decline), lambda case: any(case.T.tunnel), "CM-20", "no.tunnels"),
    ((TakeStack, PlaceStack, TakeSouvenir), lambda case: case.T.souvenirs, "CM-20", "no.souvenirs"),
    ((Mix,), lambda case: case.T.mixed, "tickets", "no.mix"),
    ((UsePlus4,), lambda case: case.T.cards[PLUS4], "cards", "no.plus4"),
    ((Lay,), lambda case: any(case.T.pay_arbitrary), "CM-43", "no.arbitrary"),
]
"""Kinds of actions, which games have them, and what to say in the others."""

DECIDED: dict[int, Kinds] = {
    MIX: (Mix,),
    KEEP: (Keep,),
    STACK: (TakeStack,),
    PLACE: (PlaceStack,),
    MAIN: (Pick, DrawTickets, Claim, Build, Ride, Pass),
    SECOND: (Pick,),
    PAY: (Pay,),
    PAY_PLUS4: (UsePlus4,),
    SUBSTITUTE: (Lay,),
    TUNNEL: (Surcharge, Decline),
    SOUVENIR: (TakeSouvenir,),
    PASSENGER: (PlacePassenger,),
    STATION: (Pay,),
    RIDE: (Go, Stop),
    ROLLED: (Reroll,),
    DICE_MAIN: (Claim, DrawTickets, Build, Ride, Exchange, EndTurn),
    TOKENS: (UseTokens,),
    DICE_TUNNEL: (Exchange, Surcharge, Decline),
    AFTER: (Exchange, EndTurn),
    BORROW: (Borrow, Accept),
}
"""The kinds of actions that are decided in each phase."""

ELSEWHEN: dict[type[Action], tuple[str, str]] = {
    Keep: ("tickets", "not-now.keep"),
    Mix: ("mix", "not-now.mix"),
    TakeStack: ("stacks", "not-now.stacks"),
    PlaceStack: ("stacks", "not-now.stacks"),
    Pay: ("CM-47", "not-now.pay"),
    UsePlus4: ("MK-12", "not-now.plus4"),
    Lay: ("NC-52", "not-now.arbitrary"),
    Surcharge: ("surcharge", "not-now.surcharge"),
    Decline: ("decline", "not-now.surcharge"),
    TakeSouvenir: ("SF-40", "not-now.souvenir"),
    PlacePassenger: ("MK-40", "not-now.passenger"),
    Go: ("ride", "not-now.ride"),
    Stop: ("ride", "not-now.ride"),
    Reroll: ("DX-20", "not-now.reroll"),
    UseTokens: ("DX-30", "not-now.tokens"),
    Borrow: ("EU-12", "not-now.borrow"),
    Accept: ("EU-13", "not-now.borrow"),
}
"""Rule and sentence for what belongs to a later moment, while a turn is open."""


def not_of_this_game(case: Case) -> Illegal | None:
    """Stations, passengers, dice, cards … that this game is played without."""
    kind = type(case.action)
    if kind not in KNOWN:
        return case.no("CM-20", "no.action", action=str(case.action))
    for kinds, has, rule, key in ABSENT:
        if kind in kinds and not has(case):
            return case.no("DX-51", f"{key}-boxed") if boxed(case, key) else case.no(rule, key)
    return strange_payment(case)


def boxed(case: Case, key: str) -> bool:
    """The game has it, but it stays in the box while the advanced rules of the dice are off (DX-51)."""
    if not case.T.with_dice:
        return False
    tunnels = any(track.kind == "tunnel" for track in case.board.tracks)
    return {"no.stations": case.prefix == "EU", "no.passengers": case.prefix == "MK", "no.tunnels": tunnels}.get(
        key, False
    )


def strange_payment(case: Case) -> Illegal | None:
    """Cards that the game does not have; dice where cards pay, cards where dice do."""
    action: Any = case.action
    paid: str = getattr(action, "paid", "") or getattr(action, "card", "")
    if isinstance(action, Pay):
        paid = action.cards
    if case.T.with_dice:
        return case.no("DX-10", "no.cards-payment", paid=paid) if paid and read_dice(paid) is None else None
    if re.search("[STDsd]", paid):
        return case.no("CM-43", "no.dice-payment", paid=paid)
    letters = [letter for letter, n in zip(case.names.letters, case.T.cards, strict=True) if n]
    for letter in re.findall("[A-Z]", paid):
        if letter not in letters:
            return case.no("cards", "no.card", card=letter, cards=letters)
    return None


def not_of_this_board(case: Case) -> Illegal | None:
    """Tracks and places that do not exist (CM-01, CM-02)."""
    action, names = case.action, case.names
    if isinstance(action, Claim | Go | Borrow) and action.track is not None and action.track not in names.track_index:
        return case.no_track(action.track)
    place = getattr(action, "location", None)
    return None if place is None or place in names.place_index else case.no_place(place)


def not_now(case: Case) -> Illegal | None:
    """Another kind of decision is due."""
    kind, phase = type(case.action), case.s.phase
    if kind in DECIDED[phase]:
        return None
    if kind is Reroll and phase == DICE_TUNNEL:
        return case.no("DX-61", "not-now.tunnel-reroll")
    if phase in (MAIN, DICE_MAIN, AFTER) and kind in ELSEWHEN:
        rule, key = ELSEWHEN[kind]
        return case.no(rule, key)
    rule, key, facts = DUE[phase](case)
    return case.no(rule, key, **facts)


def due_substitute(case: Case) -> Due:
    """Arbitrary cards are owed."""
    track = case.track(case.s.track)
    return "NC-41" if track.swap else "NC-52", "now.arbitrary", {"track": track.id, "n": case.s.owed}


def due_mix(case: Case) -> Due:
    """A mix is to be announced."""
    s = case.s
    return "MK-05" if s.setup else "mix", "now.mix", {"n": min(s.drawing, s.left[0] + s.left[1])}


DUE: dict[int, Callable[[Case], Due]] = {
    MIX: due_mix,
    KEEP: lambda case: ("setup" if case.s.setup else "tickets", "now.keep", {}),
    STACK: lambda case: ("stacks", "now.stack", {"symbols": case.stacks_aside()}),
    PLACE: lambda case: ("SF-17" if case.s.seats > PAIR else "SF-18", "now.place", {"symbol": f"s{case.s.step + 1}"}),
    SECOND: lambda _: ("CM-25", "now.second", {}),
    PAY: lambda case: ("CM-47", "now.pay", case.about(case.s.track)),
    PAY_PLUS4: lambda case: ("MK-12", "now.plus4", {"track": case.chosen(), "n": case.T.pay_wilds[case.s.row_paid]}),
    SUBSTITUTE: due_substitute,
    TUNNEL: lambda case: ("decline", "now.tunnel", {"n": case.s.surcharge}),
    SOUVENIR: lambda case: ("SF-41", "now.souvenir", {"places": case.ends()}),
    PASSENGER: lambda _: ("MK-40", "now.passenger", {}),
    STATION: lambda case: ("EU-10", "now.station", {"place": case.place(case.s.place)}),
    RIDE: lambda _: ("ride", "now.ride", {}),
    ROLLED: lambda _: ("DX-20", "now.rolled", {}),
    TOKENS: lambda case: ("DX-30", "now.tokens", {"track": case.chosen()}),
    DICE_TUNNEL: lambda case: ("decline", "now.dice-tunnel", {"n": case.s.surcharge}),
    AFTER: lambda _: ("DX-22", "now.after", {}),
    BORROW: lambda case: ("EU-13", "now.borrow", {"place": case.place(case.s.station[case.seat][case.s.step])}),
}
"""What is decided in each phase, for whoever wants something else: rule, sentence, facts."""

KNOWN = {kind for kinds in DECIDED.values() for kind in kinds}
