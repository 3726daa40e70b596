"""Records: a game as a score sheet that people can read and that replays exactly, without any random numbers.

    [Title "nordic"]
    [Rules "1"]
    [Seats "2"]
    [First "1"]

    0. >RWLB >KKGO >YLPBW
    0. >#t05,t11,t30,t02,t19 >#t21,t08,t40,t33,t13
    0. 1 k:t05,t11
    0. 0 k:t21,t40
    1. 1 d >R r3 >G
    2. 0 c17 R2L
    ...
    [Result "77:65"]

A line tells a seat's decisions of one turn (turn 0 is the set-up) as action tokens; what chance brought stands behind
the decision that called for it, after `>`.  `{...}` and `; ...` are comments.  Lines are only ever added, so that a
game in progress can be written turn by turn; a line counts once it is ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial

from whistlestop.game import Game, Illegal, NotAnAction
from whistlestop.game.game import begin
from whistlestop.game.tape import TapeError
from whistlestop.rules.options import OptionError, option, settle
from whistlestop.titles.title import Title, TitleError
from whistlestop.titles.title import title as find_title

from .board_tags import NAMES as BOARD_TAGS
from .board_tags import read_board_tags
from .sheet import NOTES, Move, RecordError, Sheet, Tag, read_sheet, split_records, write_chance
from .writing import totals, write_record

__all__ = ["Record", "RecordError", "read_record", "read_records", "replay", "write_record"]

NEEDED = ("Title", "Rules", "Seats", "First")
REPEATED = ("Option", "Location", "Track", "Ticket", "Name", "Note")
TAGS = (*NEEDED, "Dice", "Option", "Result", *BOARD_TAGS, *NOTES)


@dataclass(frozen=True, slots=True)
class Record:
    """What a text says: the game as far as it is good, and the fault that ended it, if there is one."""

    game: Game | None
    """None if the header tells no game."""
    fault: RecordError | None = None
    notes: dict[str, list[str]] = field(default_factory=dict)
    """Tags that are not about the game itself: date, names, what somebody wants to say."""


def read_record(text: str, seed: int | None = None) -> Record:
    """Read one record; `seed` is for the chance that is still to come, if the game goes on.

    Never raises for a bad text: the record then holds the game up to the fault, and the fault.
    """
    return _read(text, 0, seed)


def read_records(text: str, seed: int | None = None) -> Iterator[Record]:
    """Read a file of records, one after the other; each begins with its Title tag."""
    for before, one in split_records(text):
        yield _read(one, before, seed)


def replay(text: str, seed: int | None = None) -> Game:
    """Read one record that must be good; raise its fault if it is not."""
    record = read_record(text, seed)
    if record.fault or not record.game:
        raise record.fault or RecordError(1, "", "this is no record")
    return record.game


def _read(text: str, before: int, seed: int | None) -> Record:
    sheet = read_sheet(text, before)
    notes: dict[str, list[str]] = {}
    for tag in sheet.tags:
        if tag.name in NOTES:
            notes.setdefault(tag.name, []).append(tag.value)
    try:
        game = _begin(sheet, seed)
    except RecordError as fault:
        return Record(None, fault, notes)
    try:
        for move in sheet.moves:
            _play(game, move)
        if sheet.fault:
            raise sheet.fault
        _check_result(game, sheet)
    except RecordError as fault:
        return Record(game, fault, notes)
    return Record(game, None, notes)


def _begin(sheet: Sheet, seed: int | None) -> Game:
    """Set the game up as the header says."""
    tags = _single_tags(sheet)
    missing = [name for name in NEEDED if name not in tags]
    if missing:
        if sheet.fault and not sheet.moves:
            raise sheet.fault
        right = "a header has Title, Rules, Seats and First"
        raise RecordError(sheet.tags[0].line if sheet.tags else 1, "", f"the header has no {missing[0]} tag", right)
    title = _title(tags)
    seats = _number(tags["Seats"], *title.seats)
    first = _number(tags["First"], 0, seats - 1)
    dice = _dice(tags.get("Dice"), title)
    options = {}
    for tag in sheet.tags:
        if tag.name == "Option":
            options.update(_option(tag, title, dice))
    board = read_board_tags(sheet.tags)
    if sheet.fault and not sheet.opening:
        raise sheet.fault
    start = partial(begin, title, seats, seed=seed, first=first, dice=dice, options=options, board=board)
    return _set_up(sheet, start)


def _set_up(sheet: Sheet, start: Callable[..., Game]) -> Game:
    line = sheet.opening_line or (sheet.moves[0].line if sheet.moves else sheet.tags[-1].line)
    token = " ".join(write_chance(sheet.opening))[:60]
    try:
        game = start(opening=sheet.opening)
    except TapeError as error:
        right = "the set-up's lines tell every card and ticket dealt, like '0. >RWLB'"
        raise RecordError(line, token, str(error), right) from None
    except ValueError as error:
        raise RecordError(sheet.tags[0].line, sheet.tags[0].value, str(error)) from None
    if len(sheet.opening) > len(game.opening):
        extra = sheet.opening[len(game.opening)]
        raise RecordError(
            line, extra, "more falls in this set-up than the game deals", f"{len(game.opening)} outcomes do"
        )
    return game


def _single_tags(sheet: Sheet) -> dict[str, Tag]:
    """Tags by name; unknown ones, and second ones of what can be said only once, are faults."""
    tags: dict[str, Tag] = {}
    for tag in sheet.tags:
        if tag.name not in TAGS:
            near = get_close_matches(tag.name, TAGS, n=1, cutoff=0.5)
            raise RecordError(
                tag.line, tag.name, "no tag has this name", f"did you mean {near[0]}?" if near else ", ".join(TAGS)
            )
        if tag.name in tags and tag.name not in REPEATED:
            right = (
                "a file of several records is read by read_records" if tag.name == "Title" else "leave one of them out"
            )
            raise RecordError(
                tag.line, tag.name, f"the record has this tag twice, first in line {tags[tag.name].line}", right
            )
        tags.setdefault(tag.name, tag)
    return tags


def _title(tags: Mapping[str, Tag]) -> Title:
    try:
        title = find_title(tags["Title"].value)
    except TitleError as error:
        raise RecordError(tags["Title"].line, tags["Title"].value, str(error)) from None
    try:
        return title.at(_number(tags["Rules"], 1, 9999))
    except TitleError as error:
        raise RecordError(tags["Rules"].line, tags["Rules"].value, str(error)) from None


def _number(tag: Tag, low: int, high: int) -> int:
    value = tag.value
    if value.isascii() and value.isdecimal() and len(value) <= len("9999") and low <= int(value) <= high:
        return int(value)
    raise RecordError(tag.line, value, f"{tag.name} cannot be this", f"it is a number from {low} to {high}")


def _dice(tag: Tag | None, title: Title) -> bool:
    if tag is None or tag.value == "no":
        return False
    if tag.value != "yes":
        raise RecordError(tag.line, tag.value, "Dice cannot be this", "it is yes or no")
    try:
        title.check_dice()
    except TitleError as error:
        raise RecordError(tag.line, tag.value, str(error)) from None
    return True


def _option(tag: Tag, title: Title, dice: bool) -> dict[str, object]:
    key, _, value = tag.value.partition(" ")
    try:
        chosen = {key: option(key).parse(value)}
        settle(title.id, dice, chosen)
    except OptionError as error:
        raise RecordError(tag.line, tag.value, str(error)) from None
    return dict(chosen)


def _play(game: Game, move: Move) -> None:
    """Carry out one decision with its chance, exactly as it is written."""
    if game.over:
        raise RecordError(move.line, move.action, "the game is over before this", "leave out what follows")
    if move.turn != game.turn:
        reason = f"this is said to be of turn {move.turn}, but it is turn {game.turn}"
        raise RecordError(move.line, move.action, reason, "a line or a decision before it may be missing")
    if move.seat not in game.actors:
        waiting = " or ".join(map(str, game.actors))
        raise RecordError(move.line, move.action, f"seat {move.seat} does not decide now", f"seat {waiting} does")
    try:
        game.replay(move.action, move.seat, move.chance)
    except TapeError as error:
        right = "chance stands behind the decision that called for it, in the order in which it fell"
        raise RecordError(move.line, " ".join([move.action, *write_chance(move.chance)]), str(error), right) from None
    except NotAnAction as error:
        raise RecordError(move.line, move.action, str(error)) from None
    except Illegal as error:
        raise RecordError(move.line, move.action, str(error), _legal_here(game, move.seat)) from None
    except ValueError as error:
        raise RecordError(move.line, move.action, str(error)) from None


def _legal_here(game: Game, seat: int, shown: int = 6) -> str:
    legal = game.legal(seat)
    more = f" and {len(legal) - shown} more" if len(legal) > shown else ""
    return f"legal here: {', '.join(map(str, legal[:shown]))}{more}"


def _check_result(game: Game, sheet: Sheet) -> None:
    tag = next((tag for tag in sheet.tags if tag.name == "Result"), None)
    if tag is None:
        return
    if not game.over:
        reason = "the record gives a result, but the game is not over"
        raise RecordError(tag.line, tag.value, reason, f"it is turn {game.turn}; decisions may be missing")
    if tag.value != totals(game):
        raise RecordError(tag.line, tag.value, "this is not how the game ends", f"by the rules it is {totals(game)}")
