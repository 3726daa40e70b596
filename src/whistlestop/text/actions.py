"""What a player can do, in the words of a button or a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from whistlestop.game import actions as act
from whistlestop.game.actions import Action

from . import words
from .catalogue import capital, say
from .names import Names

Facts = dict[str, Any]


def action_text(lang: str, action: Action, names: Names, row: Sequence[str | None] = ()) -> str:
    """Say what an action does; `row` are the cards that lie open, for the one that is taken from there."""
    if isinstance(action, act.Pick) and 0 < action.slot <= len(row):
        letter = row[action.slot - 1]
        if letter:
            return capital(say(lang, "action-pick", card=words.one(lang, letter), slot=action.slot))
    tell = KINDS.get(type(action))
    if tell is None:
        return str(action)
    key, facts = tell(lang, action, names)
    return capital(say(lang, f"action-{key}", **facts))


def paid(lang: str, text: str, names: Names) -> str:
    """Say what is paid: cards, or dice and tokens; a single L is whichever the game is played with."""
    dice = names.dice if text == "L" else words.are_dice(text)
    return words.dice(lang, text) if dice else words.cards(lang, text)


def _tickets(key: str) -> Callable[[str, Any, Names], tuple[str, Facts]]:
    def tell(lang: str, a: Any, names: Names) -> tuple[str, Facts]:
        return (key, {"tickets": names.ticket_list(lang, a.tickets)}) if a.tickets else (f"{key}-none", {})

    return tell


def _pick(lang: str, a: act.Pick, names: Names) -> tuple[str, Facts]:
    return ("pick-slot", {"slot": a.slot}) if a.slot else ("pick-blind", {})


def _draw_tickets(lang: str, a: act.DrawTickets, names: Names) -> tuple[str, Facts]:
    return ("tickets-dice", {"n": a.dice}) if a.dice else ("tickets", {})


def _claim(lang: str, a: act.Claim, names: Names) -> tuple[str, Facts]:
    facts: Facts = {"track": names.track(lang, a.track)}
    return ("claim-paid", facts | {"paid": paid(lang, a.paid, names)}) if a.paid else ("claim", facts)


def _pay(lang: str, a: act.Pay, names: Names) -> tuple[str, Facts]:
    if not a.arbitrary:
        return "pay", {"paid": paid(lang, a.cards, names)}
    if not a.cards:
        return "pay-any", {"n": a.arbitrary}
    return "pay-more", {"paid": paid(lang, a.cards, names), "n": a.arbitrary}


def _build(lang: str, a: act.Build, names: Names) -> tuple[str, Facts]:
    facts: Facts = {"place": names.place(lang, a.location)}
    return ("station-paid", facts | {"paid": paid(lang, a.paid, names)}) if a.paid else ("station", facts)


def _passenger(lang: str, a: act.PlacePassenger, names: Names) -> tuple[str, Facts]:
    return ("passenger", {"place": names.place(lang, a.location)}) if a.location else ("passenger-none", {})


def _reroll(lang: str, a: act.Reroll, names: Names) -> tuple[str, Facts]:
    return ("reroll", {"dice": words.dice(lang, a.dice)}) if a.dice else ("reroll-none", {})


def _end(lang: str, a: act.EndTurn, names: Names) -> tuple[str, Facts]:
    return ("end-discard", {"tokens": words.tokens(lang, a.tokens)}) if a.tokens else ("end", {})


def _borrow(lang: str, a: act.Borrow, names: Names) -> tuple[str, Facts]:
    return ("borrow-none", {}) if a.track is None else ("borrow", {"track": names.track(lang, a.track)})


def _lay_cards(lang: str, a: act.LayCards, names: Names) -> tuple[str, Facts]:
    facts: Facts = {"cards": words.cards(lang, a.cards)}
    return ("lay-cards-as", facts | {"card": words.card(lang, a.colour)}) if a.colour else ("lay-cards", facts)


def _plain(key: str) -> Callable[[str, Any, Names], tuple[str, Facts]]:
    return lambda lang, a, names: (key, {})


def _count(key: str) -> Callable[[str, Any, Names], tuple[str, Facts]]:
    return lambda lang, a, names: (key, {"n": a.count})


def _place(key: str) -> Callable[[str, Any, Names], tuple[str, Facts]]:
    return lambda lang, a, names: (key, {"place": names.place(lang, a.location)})


KINDS: dict[type[Action], Callable[[str, Any, Names], tuple[str, Facts]]] = {
    act.Keep: _tickets("keep"),
    act.Mix: lambda lang, a, names: ("mix", {"long": a.long, "short": a.short}),
    act.TakeStack: lambda lang, a, names: ("stack", {"souvenir": say(lang, f"souvenir-{a.symbol}")}),
    act.PlaceStack: _place("place"),
    act.Pick: _pick,
    act.DrawTickets: _draw_tickets,
    act.Claim: _claim,
    act.Pay: _pay,
    act.UsePlus4: _count("plus4"),
    act.Lay: lambda lang, a, names: ("lay", {"card": words.one(lang, a.card)}),
    act.Surcharge: lambda lang, a, names: ("surcharge", {"paid": paid(lang, a.paid, names)}),
    act.TakeSouvenir: _place("souvenir"),
    act.PlacePassenger: _passenger,
    act.Build: _build,
    act.Ride: _place("ride"),
    act.Go: lambda lang, a, names: ("go", {"track": names.track(lang, a.track)}),
    act.Reroll: _reroll,
    act.UseTokens: _count("tokens"),
    act.Exchange: lambda lang, a, names: (
        "exchange",
        {"dice": words.dice(lang, a.dice), "token": say(lang, f"token-{a.token}")},
    ),
    act.EndTurn: _end,
    act.Borrow: _borrow,
    act.Pass: _plain("pass"),
    act.Decline: _plain("decline"),
    act.Stop: _plain("stop"),
    act.Accept: _plain("accept"),
    act.Move: lambda lang, a, names: ("move", {"card": words.one(lang, a.card)}),
    act.Row: lambda lang, a, names: ("row", {"card": words.card(lang, a.colour)}),
    act.Number: _count("number"),
    act.Locomotives: _count("locomotives"),
    act.LayCards: _lay_cards,
    act.Choose: lambda lang, a, names: ("choose", {"tickets": names.ticket(lang, a.ticket)}),
    act.Complete: _tickets("complete"),
}
"""The key of each kind of action, with what stands in its words."""
