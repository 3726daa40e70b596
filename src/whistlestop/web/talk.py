"""One client's conversation over its WebSocket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whistlestop.game import GameError, Illegal

from . import advice, hosting, shown, words
from .errors import NotYoursError, StoreError, TooLargeError, TooManyError, WebError
from .limits import Bucket
from .shown import Eyes, Message
from .spec import LONGEST_SAYING, tidy

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room

log = logging.getLogger("whistlestop.web.talk")

HELLO_SECONDS = 20.0
"""How long a client may take to say who it is."""

SEND_SECONDS = 30.0
"""How long a client may take to take a message."""

MOST_SEATS = 5

POLICY_CLOSE, TOO_BIG_CLOSE, LATER_CLOSE = 1008, 1009, 1013
"""Why a conversation is ended, in WebSocket's numbers."""


class Talk:
    """A client at a table."""

    def __init__(self, hall: Hall, socket: WebSocket, room: Room) -> None:
        """Take the socket, which is open, and the room of the table that it asked for."""
        self.hall, self.socket, self.room = hall, socket, room
        self.eyes = Eyes((), "en")
        self.renewing: int | None = None
        limits = hall.settings.limits
        self._out: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
        self._messages = Bucket(*limits.messages, hall.settings.now)
        self.sayings = Bucket(*limits.sayings, hall.settings.now)
        self.asking: asyncio.Task[None] | None = None
        """Advice that is being thought about."""
        self._full = asyncio.Event()

    def send(self, message: Message | str) -> None:
        """Put a message on its way; a client that takes none is let go, and comes back when it can."""
        text = message if isinstance(message, str) else self.hall.encode(message)
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self._full.set()

    async def run(self) -> None:
        """Talk until one side has enough."""
        writer = asyncio.create_task(self._write())
        listener = asyncio.create_task(self._listen())
        overflow = asyncio.create_task(self._full.wait())
        try:
            await asyncio.wait({writer, listener, overflow}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.part(self)
            tasks = [task for task in (self.asking, writer, listener, overflow) if task is not None]
            for task in tasks:
                task.cancel()
            for found in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(found, Exception) and not isinstance(found, (WebSocketDisconnect, RuntimeError, OSError)):
                    log.error("a conversation at table %s broke off", self.room.table.id, exc_info=found)
            if self.socket.application_state is WebSocketState.CONNECTED:
                await _quietly(self.socket.close(LATER_CLOSE if self._full.is_set() else 1000))

    async def _listen(self) -> None:
        try:
            await self._hello()
            while True:
                await self._hear(await self._next())
        except WebError as error:
            await self._end(error)

    async def _end(self, error: WebError) -> None:
        """Say why this is the end, after all that is still to be said."""
        self.send(self._refusal(None, error))
        await self._out.join()
        await _quietly(self.socket.close(POLICY_CLOSE))

    async def _write(self) -> None:
        """Send what is to be sent, until somebody takes it too slowly."""
        while True:
            text = await self._out.get()
            async with asyncio.timeout(SEND_SECONDS):  # Python 3.11's wait_for may swallow that this is cancelled
                await self.socket.send_text(text)
            self._out.task_done()

    async def _next(self) -> Message:
        heard = await self.socket.receive()
        if heard["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(heard["code"])
        text = heard.get("text") or ""
        if len(text) > self.hall.settings.limits.message:
            raise TooLargeError("message-too-large", most=self.hall.settings.limits.message)
        if (wait := self._messages.wait()) > 0:
            await asyncio.sleep(wait)  # whoever talks too fast is heard more slowly
        return read_message(text)

    # Who it is

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
        except TimeoutError:
            raise WebError("no-hello") from None
        if message["type"] != "hello":
            raise WebError("no-hello")
        given = message.get("tokens") or ([message["token"]] if message.get("token") else [])
        if not isinstance(given, list) or len(given) > MOST_SEATS or not all(isinstance(one, str) for one in given):
            raise WebError("no-tokens", "tokens")
        lang = words.language(message.get("lang"))
        self.eyes = Eyes((), lang)
        for seat in self._opened_by(given):
            await self.room.come_back(seat)
        table, mine = self.room.table, self._opened_by(given)  # only now: a link may have been changed meanwhile
        if given and not mine:
            raise NotYoursError("no-seat")
        self.eyes = Eyes(mine, lang)
        self.room.join(self)
        after = message.get("after")
        since = table.log_at(after, mine) if isinstance(after, int) and not isinstance(after, bool) else None
        if since is None:
            self.send(shown.log_message(table, self.eyes))
        else:
            self.send(shown.events_message(table, self.eyes, since))
        for said in range(max(0, len(table.chat) - 50), len(table.chat)):
            self.send(shown.chat_message(table, self.eyes, said))
        self.send(shown.state_message(table, self.eyes))

    def _opened_by(self, tokens: Sequence[str]) -> tuple[int, ...]:
        seats = enumerate(self.room.table.seats)
        return tuple(number for number, seat in seats if any(seat.opens(token) for token in tokens))

    def seat(self, message: Message) -> int:
        """Return the seat that a message is about: one that this client holds."""
        seat = message.get("seat", self.eyes.seats[0] if len(self.eyes.seats) == 1 else None)
        if seat not in self.eyes.seats or isinstance(seat, bool):
            raise NotYoursError("not-your-seat")
        return int(seat)

    # What it says

    async def _hear(self, message: Message) -> None:
        kind = message["type"]
        answer = HEARD.get(kind)
        self.hall.metrics.count("messages", type=kind if answer else "unknown")
        began = time.perf_counter()
        try:
            found = await (answer or Talk.unknown)(self, message)
        except (WebError, GameError) as error:
            self.send(self._refusal(message.get("id"), error))
            if kind in {"play", "undo"}:
                self.send(shown.state_message(self.room.table, self.eyes))
            return
        if found is not None:
            self.send(found if message.get("id") is None else {**found, "id": message["id"]})
        if kind == "play":
            self.hall.metrics.duration("answer_seconds", time.perf_counter() - began)

    def _refusal(self, number: object, error: WebError | GameError) -> Message:
        table = self.room.table
        answer: Message = {"type": "refused", "seq": table.beat(self.eyes.seats)}
        if isinstance(error, WebError):
            answer |= {"code": error.code, "text": words.fault(self.eyes.lang, error)}
            if error.field:
                answer["field"] = error.field
            if isinstance(error, StoreError):
                log.error("table %s: %s", table.id, error.reason)
        else:
            names = words.names_of(table, self.eyes.you)
            answer |= {"code": "rules", "text": words.reason(self.eyes.lang, error, names)}
            if isinstance(error, Illegal):
                answer["rule"] = error.rule
        self.hall.metrics.count("refused", code=answer["code"])
        return answer if number is None else {**answer, "id": number}

    async def unknown(self, message: Message) -> Message:
        """Hear something that means nothing."""
        raise WebError("no-type", "type", given=f"{message['type']!r:.40}")

    async def play(self, message: Message) -> Message:
        """Carry out a decision."""
        await self.room.play(self.seat(message), text_of(message, "action"), number_of(message, "at"), self.eyes)
        return {"type": "ok"}

    async def undo(self, message: Message) -> Message:
        """Take a decision back."""
        await self.room.undo(self.seat(message), number_of(message, "at"), self.eyes)
        return {"type": "ok"}

    async def chat(self, message: Message) -> Message:
        """Say something."""
        seat = self.seat({"seat": next(iter(self.eyes.seats), None), **message})
        said = tidy(message.get("text"), LONGEST_SAYING, "text")
        if not self.sayings.take():
            raise TooManyError("too-much-said")
        if said:
            await self.room.say(seat, said)
        return {"type": "ok"}

    async def lang(self, message: Message) -> Message:
        """Go on in another language."""
        self.eyes = Eyes(self.eyes.seats, words.language(message.get("lang")))
        table = self.room.table
        self.send(shown.table_message(table, self.eyes, self.room.audience.online))
        self.send(shown.log_message(table, self.eyes))
        self.send(shown.state_message(table, self.eyes))
        return {"type": "ok"}

    async def leave(self, message: Message) -> Message:
        """Let a computer player play on."""
        await self.room.leave(self.seat(message))
        return {"type": "ok"}

    async def back(self, message: Message) -> Message:
        """Play again."""
        await self.room.come_back(self.seat(message))
        return {"type": "ok"}

    async def ping(self, _message: Message) -> Message:
        """Show that the server is there."""
        return {"type": "pong"}

    async def host(self, message: Message) -> Message:
        """Do what a host may do."""
        return await hosting.host(self.room, self.eyes, message)

    async def name(self, message: Message) -> Message:
        """Change one's name."""
        await hosting.rename(self.room, self.seat(message), message.get("name"))
        return {"type": "ok"}

    async def relink(self, message: Message) -> Message:
        """Make a new link to one's seat; the old one is good no more."""
        self.renewing = self.seat(message)
        try:
            return await hosting.relink(self.room, self.renewing)
        finally:
            self.renewing = None

    async def why(self, message: Message) -> Message:
        """Say why something is not possible."""
        return advice.why(self.room.table, self.eyes, self.seat(message), text_of(message, "action"))

    async def ways(self, message: Message) -> Message:
        """Tell how a track or a station may be paid."""
        return advice.ways(self.room.table, self.eyes, self.seat(message), text_of(message, "action"))

    async def plan(self, message: Message) -> Message:
        """Tell how far each ticket is."""
        return advice.plan(self.room.table, self.seat(message))

    async def hint(self, message: Message) -> Message | None:
        """Ask a computer player what one could do; the answer comes when it has thought."""
        seat = self.seat(message)
        if self.asking is not None and not self.asking.done():
            raise TooManyError("thinking")

        async def ask() -> None:
            try:
                found = await advice.hint(self.room, self.eyes, seat)
            except (WebError, GameError) as error:
                self.send(self._refusal(message.get("id"), error))
            else:
                self.send(found if message.get("id") is None else {**found, "id": message["id"]})

        self.asking = asyncio.create_task(ask())
        return None


def read_message(text: str) -> Message:
    """Read what a client says."""
    try:
        message = json.loads(text)
        if "\\u" in text:
            json.dumps(message, ensure_ascii=False).encode()  # half a character could not be said back
    except (ValueError, RecursionError):
        raise WebError("no-json") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise WebError("no-message")
    return message


def text_of(message: Message, name: str) -> str:
    """Return a text of a message."""
    value = message.get(name)
    if not isinstance(value, str):
        raise WebError("no-text", name, what=name, given=f"{value!r:.40}")
    return value


def number_of(message: Message, name: str) -> int:
    """Return a number of a message."""
    value = message.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise WebError("no-seq", name, what=name, given=f"{value!r:.40}")
    return value


async def _quietly(sending: Awaitable[None]) -> None:
    """Send to somebody who may be gone."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError, OSError):
        async with asyncio.timeout(5):
            await sending


HEARD: dict[str, Callable[[Talk, Message], Awaitable[Any]]] = {
    "play": Talk.play,
    "undo": Talk.undo,
    "chat": Talk.chat,
    "lang": Talk.lang,
    "leave": Talk.leave,
    "back": Talk.back,
    "ping": Talk.ping,
    "host": Talk.host,
    "name": Talk.name,
    "relink": Talk.relink,
    "why": Talk.why,
    "ways": Talk.ways,
    "plan": Talk.plan,
    "hint": Talk.hint,
}
"""What a client may say after hello."""
