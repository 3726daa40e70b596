"""What a client may ask about its own seat: why not, how to pay, how far a ticket is, what a strong player would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.game import Game
from whistlestop.game.actions import read_action

from . import players, words
from .beside import why_not_if_kept
from .chance import number_for
from .errors import TooLateError
from .paying import ways_to_pay
from .proposing import proposal, rows_to_lay
from .shown import Eyes, Message
from .table import Table
from .thinking import Asked, BotFailedError
from .tickets import progress

if TYPE_CHECKING:
    from .room import Room


def game_of(table: Table) -> Game:
    """Return the game, which must have begun."""
    if table.game is None:
        raise TooLateError("not-begun")
    return table.game


def why(table: Table, eyes: Eyes, seat: int, action: str) -> Message:
    """Say why something is not possible; `rule` is None if it is."""
    answer: Message = {"type": "reason", "action": action}
    game = game_of(table)
    reason = game.why_not(seat, action)
    if reason is not None and seat in game.actors:
        reason = why_not_if_kept(game, seat, action) or reason
    if reason is None:
        return answer | {"rule": None, "text": ""}
    text = words.reason(eyes.lang, reason, words.names_of(table, eyes.you))
    return answer | {"rule": reason.rule, "text": text}


def ways(table: Table, eyes: Eyes, seat: int, action: str) -> Message:
    """Tell how a track or a station may be paid, which rows may be laid, or what the final scoring proposes."""
    game = game_of(table)
    names = words.names_of(table, eyes.you)
    if action == "ok":
        tokens = proposal(game, seat)
        text = words.listed(eyes.lang, [words.action(eyes.lang, read_action(token), names) for token in tokens])
        ways = [{"action": "ok", "cards": " ".join(tokens), "wilds": 0, "text": text}] if tokens else []
        return {"type": "ways", "action": action, "ways": ways, "free": False}
    find = rows_to_lay if action.startswith("row:") else ways_to_pay
    found = [
        {**way.to_dict(), "text": words.action(eyes.lang, read_action(way.action), names)}
        for way in find(game, seat, action)
    ]
    return {"type": "ways", "action": action, "ways": found, "free": not game.setup.dice}


def plan(table: Table, seat: int) -> Message:
    """Tell how far each ticket of a seat is."""
    found = progress(game_of(table), seat, aids=table.spec.aids)
    return {"type": "plan", "seat": seat, "tickets": [one.to_dict() for one in found]}


async def hint(room: Room, eyes: Eyes, seat: int) -> Message:
    """Ask the strongest computer player that there is what this seat could do."""
    table = room.table
    game = game_of(table)
    if seat not in table.actors:
        raise TooLateError("not-your-turn")
    bot = players.strongest()
    hall = room.hall
    seed = number_for(table.key, f"hint {seat}", len(table.plays))
    try:
        told = await hall.thinking.advise(Asked(table.id, seat, table.era, bot, seed, hall.settings.seconds), game)
    except BotFailedError as error:
        raise TooLateError("no-hint") from error
    names = words.names_of(table, eyes.you)
    moves: list[Message] = [{"action": told, "value": None, "chance": None}] if isinstance(told, str) else list(told)
    row = getattr(game.view(seat), "row", ())
    for move in moves:
        move["text"] = words.action(eyes.lang, read_action(move["action"]), names, row)
    text = words.say(eyes.lang, "hint", action=moves[0]["text"], bot=words.bot_name(eyes.lang, bot))
    return {"type": "hint", "seat": seat, "moves": moves, "plan": [], "text": text}
