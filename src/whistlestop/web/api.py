"""The requests of the protocol (docs/protocol.md): what there is to play, tables, seats, records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response

from whistlestop.render.page import replay_page
from whistlestop.rulebook import UnknownRule
from whistlestop.titles.title import TitleError

from . import catalogue, statistics, words
from .codes import qr_svg
from .errors import NoTableError, NotYoursError, WebError
from .forms import CodeForm, FaultAnswer, Joined, JoinForm, MineForm, NewTable, SeatToken, StatsRow, TableForm
from .hall import Hall
from .record import log_of, record_of
from .retold import finished, judged, reviewed, story_file
from .room import Room
from .shown import about
from .spec import LONGEST_NAME, read_spec, tidy
from .table import hash_of

router = APIRouter(prefix="/api", responses={"4XX": {"model": FaultAnswer}})

BEARER = "bearer "


def hall_of(request: Request) -> Hall:
    """Return the hall that a request came to."""
    hall: Hall = request.app.state.hall
    return hall


def lang_of(request: Request, lang: str | None = None) -> str:
    """Return the language that a request asks for."""
    return words.language(lang or request.headers.get("accept-language"))


def token_of(request: Request) -> str:
    """Return the token in a request's header; empty if there is none."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def seat_of(request: Request, room: Room) -> int:
    """Return the seat that a request's token opens."""
    token = token_of(request)
    seat = next((q for q, one in enumerate(room.table.seats) if token and one.opens(token)), None)
    if seat is None:
        raise NotYoursError("no-seat")
    return seat


# What there is


@router.get("/languages")
async def languages() -> list[dict[str, str]]:
    """Return all languages, by code and by their own names."""
    return catalogue.languages()


@router.get("/titles")
async def titles(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """Return all titles with everything that can be chosen about them."""
    return catalogue.titles(lang_of(request, lang))


@router.get("/bots")
async def bots(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """Return the computer players that one can play against, the strongest first."""
    return catalogue.bots(lang_of(request, lang))


@router.get("/rules/{title}")
async def rules(request: Request, title: str, lang: str | None = None, *, dice: bool = False) -> list[dict[str, Any]]:
    """Return the short rules of a title."""
    try:
        return catalogue.rules(lang_of(request, lang), title, dice=dice)
    except (TitleError, LookupError):
        raise NoTableError("no-file") from None


@router.get("/rule/{rule}")
async def one_rule(rule: str) -> dict[str, Any]:
    """Return one rule by its id."""
    try:
        return catalogue.rule(rule)
    except UnknownRule as error:
        raise NoTableError("plain", why=str(error)) from None


# Tables


@router.post("/tables", status_code=201)
async def open_table(request: Request, form: TableForm) -> NewTable:
    """Set a table up; the answer holds the tokens of the creator's seats, once."""
    hall = hall_of(request)
    room, tokens = await hall.open_table(read_spec(form.model_dump()))
    return _new(room, tokens)


def _new(room: Room, tokens: Mapping[int, str]) -> NewTable:
    seats = [SeatToken(seat=seat, token=tokens.get(seat)) for seat in range(len(room.table.seats))]
    for one in seats:
        if one.token:
            one.link = f"/t/{room.table.id}#{one.token}"
    return NewTable(table=room.table.id, seats=seats)


@router.get("/tables")
async def tables(request: Request) -> list[dict[str, Any]]:
    """Return the public tables that wait for players."""
    return [dict(row) for row in await hall_of(request).open_tables()]


@router.get("/tables/{table}")
async def table_about(request: Request, table: str) -> dict[str, Any]:
    """Return what everybody may know of a table."""
    return dict(about((await hall_of(request).room(table)).table))


@router.post("/tables/{table}/join")
async def join(request: Request, table: str, form: JoinForm) -> Joined:
    """Take a free seat."""
    hall = hall_of(request)
    room = await hall.room(table)
    token = hall.settings.new_token()
    seat = await room.take_seat(form.seat, hash_of(token), tidy(form.name, LONGEST_NAME, "name"))
    return Joined(seat=seat, token=token, link=f"/t/{table}#{token}")


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: str) -> NewTable:
    """Set up a table where the same people and computers play the same game again."""
    hall = hall_of(request)
    room = await hall.room(table)
    seat = seat_of(request, room)
    made, tokens = await hall.rematch(room, seat)
    return _new(made, tokens)


@router.post("/mine")
async def mine(request: Request, form: MineForm) -> list[dict[str, Any]]:
    """Return how the tables stand where one has a seat, those that wait for one's move first."""
    hall = hall_of(request)
    rows = []
    for room, seat in await _mine(hall, form):
        table = room.table
        row = about(table)
        row |= {"seat": seat, "your_turn": seat in table.actors, "touched": table.touched}
        row |= {"against_computers": table.against_computers, "rematch": table.rematch or None}
        rows.append(row)
    return sorted(rows, key=lambda row: (not row["your_turn"], row["status"] in {"over", "ended"}, -row["touched"]))


async def _mine(hall: Hall, form: MineForm) -> list[tuple[Room, int]]:
    """Return the rooms where tokens open seats, each with the seat."""
    found = []
    for one in form.tokens:
        try:
            room = await hall.room(one.table)
        except NoTableError:
            continue
        seat = next((q for q, there in enumerate(room.table.seats) if there.opens(one.token)), None)
        if seat is not None:
            found.append((room, seat))
    return found


@router.post("/stats")
async def stats(request: Request, form: MineForm, lang: str | None = None) -> list[StatsRow]:
    """Return how one's own finished games went, by title and opponents."""
    games = [(room.table, seat) for room, seat in await _mine(hall_of(request), form)]
    return await asyncio.to_thread(statistics.rows, lang_of(request, lang), games)


@router.post("/qr")
async def code(form: CodeForm) -> Response:
    """Return a text as a QR code."""
    return Response(qr_svg(form.text), media_type="image/svg+xml")


@router.get("/tables/{table}/story")
async def story(request: Request, table: str, lang: str | None = None) -> Response:
    """Return a finished game position by position, with everything that was hidden, in words of a language.

    Whoever comes with a seat's token is spoken to.
    """
    room, token = await hall_of(request).room(table), token_of(request)
    you = next((q for q, one in enumerate(room.table.seats) if token and one.opens(token)), None)
    return (await asyncio.to_thread(story_file, room.table, lang_of(request, lang), you)).answer(request)


@router.post("/tables/{table}/review")
async def review(request: Request, table: str, lang: str | None = None) -> dict[str, Any]:
    """Let a strong computer player look at a finished game, and return what it has found so far."""
    hall = hall_of(request)
    room = await hall.room(table)
    finished(room.table)
    return reviewed(room.table, lang_of(request, lang), await hall.reviews.look(room.table))


@router.post("/tables/{table}/review/{step}")
async def judge(request: Request, table: str, step: int, lang: str | None = None) -> dict[str, Any]:
    """Return what a strong computer player would have done in place of a decision of a finished game."""
    hall = hall_of(request)
    room = await hall.room(table)
    finished(room.table)
    return judged(room.table, lang_of(request, lang), await hall.reviews.judge(room.table, step))


@router.get("/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    """Return the score sheet of a finished game."""
    room = await hall_of(request).room(table)
    finished(room.table)
    name = f"{room.table.spec.title}-{table}.txt"
    return Response(record_of(room.table), media_type="text/plain", headers=_download(name))


@router.get("/tables/{table}/page")
async def page(request: Request, table: str, lang: str | None = None) -> Response:
    """Return a finished game as a page that needs no server."""
    room = await hall_of(request).room(table)
    game = finished(room.table)
    body = await asyncio.to_thread(replay_page, game, room.table.names, lang_of(request, lang))
    name = f"{room.table.spec.title}-{table}.html"
    return Response(body, media_type="text/html; charset=utf-8", headers=_download(name))


@router.get("/tables/{table}/log")
async def game_log(request: Request, table: str) -> Response:
    """Return the game log of a finished game, as JSON lines."""
    room = await hall_of(request).room(table)
    finished(room.table)
    name = f"{room.table.spec.title}-{table}.jsonl"
    return Response(log_of(room.table), media_type="application/x-ndjson", headers=_download(name))


def _download(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def fault_answer(lang: str, error: WebError) -> Response:
    """Say what was wrong."""
    fault = {"code": error.code, "text": words.fault(lang, error)}
    if error.field:
        fault["field"] = error.field
    body = json.dumps({"error": fault}, ensure_ascii=False)
    return Response(body, status_code=error.status, media_type="application/json")
