"""What the host of a table may do, and what everybody may do with the own seat's name and link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from . import entries as kinds
from . import players
from .entries import write_facts
from .errors import NotYoursError, TooLateError, WebError
from .shown import Eyes, Message
from .spec import LONGEST_NAME, tidy
from .table import ENDED, OVER, PAUSED, PLAYING, WAITING, hash_of

if TYPE_CHECKING:
    from .room import Room

OK: Message = {"type": "ok"}


async def host(room: Room, eyes: Eyes, message: Message) -> Message:
    """Do what a host asks for; everybody sees it in the log."""
    if room.table.spec.host not in eyes.seats:
        raise NotYoursError("not-host")
    do = message.get("do")
    if do in STATUS:
        needed, kind = STATUS[do]
        if room.table.status not in needed:
            raise TooLateError(f"status-{room.table.status}")
        await room.add(kind, room.table.spec.host)
        return OK
    if do not in ACTS:
        raise WebError("no-host-act", "do", given=f"{do!r:.40}")
    seat = message.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(room.table.seats):
        raise WebError("no-such-seat", "seat")
    return await ACTS[do](room, seat, message)


async def _bot(room: Room, seat: int, message: Message) -> Message:
    """Let a computer player play on a seat."""
    if room.table.status in {OVER, ENDED}:
        raise TooLateError(f"status-{room.table.status}")
    bot = players.check(message.get("bot") or players.usual())
    await room.add(kinds.BOT, seat, write_facts(bot=bot, why="host"))
    return OK


async def _person(room: Room, seat: int, _message: Message) -> Message:
    """Let the person play again."""
    if not room.table.seats[seat].stand_in:
        raise TooLateError("no-person")
    await room.add(kinds.PERSON, seat)
    return OK


async def _kick(room: Room, seat: int, _message: Message) -> Message:
    """Take somebody from the seat."""
    if seat == room.table.spec.host or room.table.seats[seat].kind != "person":
        raise TooLateError("no-kick")
    await room.add(kinds.KICK, seat, write_facts(bot=players.usual(), why="host"))
    return OK


async def _swap(room: Room, seat: int, message: Message) -> Message:
    """Make a link with which somebody else goes on playing on a seat."""
    if room.table.seats[seat].kind == "open":
        raise TooLateError("no-kick")
    name = tidy(message.get("name", ""), LONGEST_NAME, "name")
    return await relink(room, seat, name=name, swap=True)


STATUS = {
    "pause": ({PLAYING}, kinds.PAUSE),
    "resume": ({PAUSED}, kinds.RESUME),
    "end": ({PLAYING, PAUSED, WAITING}, kinds.END),
}
ACTS: dict[str, Callable[[Room, int, Message], Awaitable[Message]]] = {
    "bot": _bot,
    "person": _person,
    "kick": _kick,
    "swap": _swap,
}


async def rename(room: Room, seat: int, name: object) -> None:
    """Change the name of a seat's person."""
    await room.add(kinds.NAME, seat, tidy(name, LONGEST_NAME, "name"))


async def relink(room: Room, seat: int, *, name: str | None = None, swap: bool = False) -> Message:
    """Make a new token for a seat; whoever came with the old one has to come anew."""
    token = room.hall.settings.new_token()
    facts = {"token": hash_of(token), "new": swap}
    await room.add(kinds.SIT, seat, write_facts(**(facts if name is None else facts | {"name": name})))
    return {"type": "link", "seat": seat, "token": token, "link": f"/t/{room.table.id}#{token}"}
