"""What one client may see of a table: its seats' views, what happened as they saw it, a sentence for each.

Everything that leaves the server about a game is made here (advice is made in `advice`, from the same views).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.game import SPECTATOR, Event
from whistlestop.game.events import SECRETS
from whistlestop.render.pieces import LIVERIES
from whistlestop.titles.title import title as find_title

from . import words
from .beside import beside, doubles
from .table import PLAYING, Note, Table

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: the seats that a client holds, and its language."""

    seats: tuple[int, ...]
    lang: str

    @property
    def you(self) -> int | None:
        """The one seat that is spoken to; several people around one screen are called by their names."""
        return self.seats[0] if len(self.seats) == 1 else None


def table_message(table: Table, eyes: Eyes, online: Collection[int]) -> Message:
    """Tell who sits where and how the table is set up."""
    spec = table.spec
    clock: Message = {"kind": spec.clock}
    if spec.seconds:
        clock["seconds"] = spec.seconds
    return {
        "type": "table",
        "table": table.id,
        "title": spec.title,
        "title_name": words.title_name(eyes.lang, spec.title, dice=spec.dice),
        "family": find_title(spec.title).family,
        "dice": spec.dice,
        "options": dict(spec.options),
        "board": f"/boards/{spec.title}",
        "seats": [_seat(table, eyes, number, online) for number in range(len(table.seats))],
        "host": spec.host,
        "clock": clock,
        "chat": spec.chat,
        "aids": spec.aids,
        "public": spec.public,
        "name": spec.name,
        "status": table.status,
        "against_computers": table.against_computers,
        "rematch": table.rematch or None,
        "you": list(eyes.seats),
    }


def _seat(table: Table, eyes: Eyes, number: int, online: Collection[int]) -> Message:
    seat = table.seats[number]
    shown: Message = {
        "seat": number,
        "name": words.names_of(table, None).seat(eyes.lang, number) if seat.kind != "open" else "",
        "kind": seat.kind,
        "colour": LIVERIES[number],
        "host": number == table.spec.host,
        "online": seat.kind == "bot" or number in online,
        "played_by": seat.stand_in or None,
        "why": seat.why or None,
    }
    if seat.kind == "bot":
        shown["bot"] = seat.bot
    return shown


def state_message(table: Table, eyes: Eyes) -> Message:
    """Tell how the game stands, as these seats know it."""
    game = table.game
    message: Message = {"type": "state", "seq": table.beat(eyes.seats), "status": table.status}
    if game is None:
        return message | {"actors": [], "phase": None, "turn": 0, "views": {}, "legal": {}, "undo": {}, "over": False}
    looking: Sequence[int] = eyes.seats or (SPECTATOR,)
    playing = table.status == PLAYING
    message |= {
        "actors": table.actors,
        "phase": game.phase,
        "turn": game.turn,
        "views": {str(seat): view_of(table, seat) for seat in looking},
        "legal": {str(q): [str(action) for action in game.legal(q)] if playing else [] for q in eyes.seats},
        "undo": {str(q): table.take_back(q) is not None for q in eyes.seats},
        "over": game.over,
    }
    if game.board is not None:
        message["open"] = {str(q): list(game.view(q).open_tracks) for q in eyes.seats}
    if game.setup.dice:
        message["doubles"] = doubles(game)
    if playing and (told := {str(q): facts for q in eyes.seats if (facts := beside(game, q))}):
        message["beside"] = told
    deadlines = {str(q): when for q in table.actors if (when := table.deadline(q)) is not None}
    if deadlines:
        message |= {"deadline": min(deadlines.values()), "deadlines": deadlines}
    if game.over:
        message["result"] = result(table, eyes)
    return message


def view_of(table: Table, seat: int) -> Message:
    """Return what a seat knows, or what lies before its eyes where the table is played without memory aids."""
    view = table.game.view(seat) if table.game is not None else None
    if view is None or table.spec.aids:
        return view.to_dict() if view is not None else {}
    look = getattr(view, "look", None)
    shown: Message = look() if look is not None else view.to_dict()
    for player in shown["players"]:
        player.pop("known", None)
    return shown


def result(table: Table, eyes: Eyes) -> Message | None:
    """Tell how the game ended, line by line."""
    end = table.game.result if table.game is not None else None
    if end is None:
        return None
    told = words.reckoning(eyes.lang, end, words.names_of(table, eyes.you))
    return {
        "why": end.why,
        "winners": list(end.winners),
        "tie_break": end.tie_break,
        "totals": [score.total for score in end.scores],
        "scores": [
            {
                "tracks": score.tracks,
                "tickets": [[line.ticket, line.points, line.completed] for line in score.tickets],
                "bonus": dict(score.bonus),
                "total": score.total,
                "longest_path": score.longest_path,
            }
            for score in end.scores
        ],
        "reckoning": told.to_dict(),
    }


def log_message(table: Table, eyes: Eyes) -> Message:
    """Tell everything that happened."""
    return {"type": "log", "seq": table.beat(eyes.seats), "events": happenings(table, eyes, 0)}


def events_message(table: Table, eyes: Eyes, told: int) -> Message:
    """Tell what happened since the log was so long."""
    return {"type": "events", "seq": table.beat(eyes.seats), "events": happenings(table, eyes, told)}


def happenings(table: Table, eyes: Eyes, told: int) -> list[Message]:
    """Return the log from a point on, as these seats saw it."""
    seen = [item if isinstance(item, Note) else seen_by(item, eyes.seats) for item in table.log[told:]]
    sentences = words.happenings(eyes.lang, seen, words.names_of(table, eyes.you))
    return [
        {"n": number, **plain(item), "text": sentence}
        for number, (item, sentence) in enumerate(zip(seen, sentences, strict=True), told)
    ]


def plain(item: Event | Note) -> Message:
    """Return one thing that happened as plain values."""
    if isinstance(item, Event):
        return item.to_dict()
    shown: Message = {"kind": f"table-{item.kind}", **item.facts}
    return shown if item.seat is None else shown | {"seat": item.seat}


def seen_by(event: Event, seats: Collection[int]) -> Event:
    """Return an event as somebody sees it who holds these seats (CM-120)."""
    hidden = SECRETS.get(event.kind)
    if hidden is None or event.seat in seats or (event.kind == "pick" and event.slot):
        return event
    return event.without(*hidden)


def chat_message(table: Table, eyes: Eyes, said: int) -> Message:
    """Tell what somebody said."""
    saying = table.chat[said]
    return {
        "type": "chat",
        "n": said,
        "seat": saying.seat,
        "name": words.names_of(table, None).seat(eyes.lang, saying.seat),
        "text": saying.text,
        "at": saying.at,
    }


def about(table: Table) -> Message:
    """Return what everybody may know of a table, and how its game stands."""
    shown, game = offer(table), table.game
    if game is not None:
        shown |= {"turn": game.turn, "actors": table.actors}
        players = game.view(SPECTATOR).to_dict()["players"]
        if all("points" in player for player in players):
            shown["points"] = [player["points"] for player in players]
        if (end := game.result) is not None:
            shown |= {"points": [score.total for score in end.scores], "winners": list(end.winners)}
    return shown


def offer(table: Table) -> Message:
    """Return what a list of tables shows of this one; it changes with who sits there, not with every move."""
    spec = table.spec
    return {
        "table": table.id,
        "title": spec.title,
        "dice": spec.dice,
        "options": len(spec.options),
        "name": spec.name,
        "clock": {"kind": spec.clock, "seconds": spec.seconds},
        "status": table.status,
        "created": table.created,
        "players": [
            {"name": name if seat.kind != "open" else "", "kind": seat.kind, "bot": seat.bot or None}
            for name, seat in zip(table.names, table.seats, strict=True)
        ],
        "free": sum(seat.kind == "open" for seat in table.seats),
    }
