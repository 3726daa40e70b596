"""What happened at the table, in a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from whistlestop.game import Event

from . import words
from .catalogue import say
from .names import Names

Facts = dict[str, Any]


def event_text(lang: str, event: Event, names: Names) -> str:
    """Say what happened, as a sentence; what the event hides stays hidden."""
    tell = KINDS.get(event.kind)
    key, facts = tell(lang, event, names) if tell else (event.kind, {})
    if event.seat is not None:
        facts |= {"who": names.seat(lang, event.seat), "you": "yes" if event.seat == names.you else "no"}
    return say(lang, f"event-{key}", **facts)


def events_text(lang: str, events: Iterable[Event], names: Names) -> Iterator[tuple[Event, str]]:
    """Say what happened, event by event; cards turned up one after the other become one sentence, at the last."""
    turned = ""
    last: Event | None = None
    for event in events:
        if last is not None and event.kind != "turn-up":
            yield last, say(lang, "event-turn-up", cards=words.row(lang, turned))
            turned, last = "", None
        if event.kind == "turn-up":
            turned, last = turned + (event.card or ""), event
        else:
            yield event, event_text(lang, event, names)
    if last is not None:
        yield last, say(lang, "event-turn-up", cards=words.row(lang, turned))


def paid(lang: str, event: Event) -> str:
    """Say what was paid: cards, or dice and tokens."""
    if event.cards is not None:
        return words.cards(lang, event.cards)
    return words.dice(lang, event.dice, event.tokens)


def _deal(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if e.cards is None:
        return "deal-hidden", {"n": e.count}
    return "deal", {"cards": words.cards(lang, e.cards)}


def _offer(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if e.tickets is None:
        return "offer-hidden", {"n": e.count}
    return "offer", {"tickets": names.ticket_list(lang, e.tickets)}


def _keep(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if e.count == 0:
        return "keep-none", {}
    if e.tickets is not None:
        return "keep", {"tickets": names.ticket_list(lang, e.tickets)}
    if e.long is not None:
        return "keep-mixed", {"long": e.long, "short": e.short}
    return "keep-hidden", {"n": e.count}


def _pick(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if e.card is None:
        return "pick-hidden", {}
    return "pick-row" if e.slot else "pick-blind", {"card": words.one(lang, e.card)}


def _reroll(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if not e.dice:
        return "reroll-none", {}
    return "reroll" if e.kept else "reroll-all", {"kept": words.dice(lang, e.kept), "dice": words.dice(lang, e.dice)}


def _surcharge(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    return ("surcharge", {"paid": paid(lang, e)}) if e.cards or e.dice or e.tokens else ("surcharge-none", {})


def _passenger(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    if e.location is None:
        return "passenger-none", {}
    return "passenger", {"place": names.place(lang, e.location)}


def _lay(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    facts: Facts = {"cards": words.cards(lang, e.cards)}
    if e.colour is None or e.colour in (e.cards or ""):
        return "lay", facts
    return "lay-as", facts | {"colour": words.card(lang, e.colour)}


def _complete(lang: str, e: Event, names: Names) -> tuple[str, Facts]:
    return ("complete", {"tickets": names.ticket_list(lang, e.tickets)}) if e.tickets else ("complete-none", {})


def _souvenirs(lang: str, e: Event, names: Names) -> Facts:
    return {"souvenir": say(lang, f"souvenir-{e.symbol}"), "place": names.place(lang, e.location), "n": e.count or 1}


def _track(lang: str, e: Event, names: Names) -> Facts:
    return {"track": names.track(lang, e.track)}


def _place(lang: str, e: Event, names: Names) -> Facts:
    return {"place": names.place(lang, e.location)}


KINDS: dict[str, Callable[[str, Event, Names], tuple[str, Facts]]] = {
    "deal": _deal,
    "turn-up": lambda lang, e, names: ("turn-up", {"cards": words.row(lang, e.card)}),
    "reveal": lambda lang, e, names: ("reveal", {"cards": words.row(lang, e.cards)}),
    "roll": lambda lang, e, names: ("roll", {"dice": words.dice(lang, e.dice)}),
    "tunnel-roll": lambda lang, e, names: ("tunnel-roll", {"n": e.count}),
    "stack": lambda lang, e, names: ("stack", _souvenirs(lang, e, names)),
    "place-stack": lambda lang, e, names: ("place-stack", _souvenirs(lang, e, names)),
    "offer": _offer,
    "keep": _keep,
    "mix": lambda lang, e, names: ("mix", {"long": e.long, "short": e.short}),
    "pick": _pick,
    "claim": lambda lang, e, names: ("claim", {"paid": paid(lang, e)} | _track(lang, e, names)),
    "placed": lambda lang, e, names: ("placed", {"points": e.points} | _track(lang, e, names)),
    "laid": lambda lang, e, names: ("laid", {"n": e.count} | _track(lang, e, names)),
    "surcharge": _surcharge,
    "station": lambda lang, e, names: ("station", {"paid": paid(lang, e)} | _place(lang, e, names)),
    "borrow": lambda lang, e, names: ("borrow", _place(lang, e, names) | _track(lang, e, names)),
    "passenger": _passenger,
    "ride": lambda lang, e, names: ("ride", _place(lang, e, names)),
    "go": lambda lang, e, names: ("go", _track(lang, e, names)),
    "fare": lambda lang, e, names: ("fare", {"paid": paid(lang, e)}),
    "stop": lambda lang, e, names: ("stop", {"points": e.points}),
    "souvenir": lambda lang, e, names: ("souvenir", _souvenirs(lang, e, names)),
    "reroll": _reroll,
    "tickets": lambda lang, e, names: ("tickets", {"dice": words.dice(lang, e.dice)}),
    "exchange": lambda lang, e, names: (
        "exchange",
        {"dice": words.dice(lang, e.dice), "tokens": words.tokens(lang, e.tokens)},
    ),
    "discard-tokens": lambda lang, e, names: ("discard-tokens", {"tokens": words.tokens(lang, e.tokens)}),
    "to-track": lambda lang, e, names: ("to-track", {"cards": words.cards(lang, e.cards)}),
    "lay": _lay,
    "rob": lambda lang, e, names: ("rob", {"colour": words.card(lang, e.colour or "")}),
    "complete": _complete,
    "score": lambda lang, e, names: ("score", {"points": e.points}),
    "end": lambda lang, e, names: (f"end-{e.why}", {}),
}
"""The key of each kind of event, with what stands in its sentence; kinds that are missing say nothing but who."""
