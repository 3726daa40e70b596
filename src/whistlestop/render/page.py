"""A game as a page that can be kept and sent: it needs no server, no network and no other file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from whistlestop.game import SPECTATOR, Game
from whistlestop.text import Names, reckoning, say, title_name
from whistlestop.text.catalogue import capital

from .curve import number
from .data import board_data
from .dice import dice_defs, faces
from .drawing import layers
from .pieces import LIVERIES, discs, standing, symbol, wagons
from .replay import replay_data
from .style import defs, style
from .subject import subject

STATIC = "web", "static"
SHEETS = ("css/app.css", "css/cards.css", "css/review.css")
SCRIPTS = ("js/table/pieces.js", "js/review/story.js", "js/review/kept.js")
"""What the page runs, in the order in which one builds on the other."""

SYMBOLS = ("train", "passenger", "ferry", *(f"mark-{letter}" for letter in "KBGOPRWYL"))

WORDS = ("review-set-up", "review-yard", "review-on-track", *(f"card-{letter}" for letter in "KBGOPRWYLFZX"))
"""Texts that the script says."""

BUTTONS = {
    "first": "M5 5h3v14H5zM20 5v14L9 12z",
    "turn-back": "M12 5v14L3 12zM21 5v14l-9-7z",
    "back": "M16 5v14L6 12z",
    "play": "",
    "on": "M8 5v14l10-7z",
    "turn-on": "M12 5v14l9-7zM3 5v14l9-7z",
    "last": "M16 5h3v14h-3zM4 5v14l11-7z",
}
PLAY, PAUSE = "M7 4v16l13-8z", "M6 5h4v14H6zM14 5h4v14h-4z"


def replay_page(game: Game, seats: Sequence[str], lang: str) -> str:
    """Return the page: every position, what happened in words, and the reckoning.

    All hands and tickets are told, those of a game that still runs as well.  `seats` are the players' names.
    """
    names = Names.of(game, seats)
    called = [names.seat(lang, seat) for seat in range(game.seats)]
    title = title_name(lang, game.title, dice=game.setup.dice)
    heading, note = _heading(game, names, lang)
    story = replay_data(game, names, lang)
    kept: dict[str, Any] = {
        "story": {"seats": called, "family": "board" if game.board else "card-game", **story},
        "names": called,
        "colours": LIVERIES[: game.seats],
        "words": {key: say(lang, key) for key in WORDS},
        "rounds": [say(lang, "review-set-up"), *_rounds(game, lang)],
    }
    if game.board is not None:
        facts = board_data(game.title, game.setup.board)
        kept["board"] = {name: facts[name] for name in ("places", "tracks", "score", "font")}
    data = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    parts = [
        f'<header><p class="eyebrow">{escape(title)}</p><h1>{escape(heading)}</h1>',
        f'<p class="note">{escape(note)}</p></header>',
        _reckoning(game, names, lang),
        f'<section class="replay" aria-label="{_said(lang, "review-replay")}">',
        _table(game, lang),
        _controls(lang),
        '<div class="replay-now"></div><ul class="replay-hands"></ul></section>',
        f'<section class="kept-log"><h2>{_said(lang, "table-log")}</h2><ol></ol></section>',
        f'<footer class="kept-foot"><p>{_said(lang, "app-unofficial")}</p></footer>',
    ]
    stacks = game.view(SPECTATOR).to_dict().get("stacks", ())
    used = "".join(map(symbol, (*SYMBOLS, *(f"souvenir-{name}" for name in stacks))))
    symbols = f'<svg class="kept-symbols" aria-hidden="true">{defs()}<defs>{used}</defs></svg>'
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}: {escape(heading)}</title>\n<style>\n{style()}{look()}</style>\n</head>\n<body>\n"
        f"{symbols}\n<main>\n" + "\n".join(filter(None, parts)) + "\n</main>\n"
        f'<script type="application/json" id="kept">{data}</script>\n'
        f'<script type="module">\n{script()}</script>\n</body>\n</html>\n'
    )


def _heading(game: Game, names: Names, lang: str) -> tuple[str, str]:
    """Say how it ended, or that it has not."""
    if game.result is None:
        return say(lang, "review-running"), ""
    told = reckoning(lang, game.result, names)
    return capital(told.winner), " ".join(filter(None, (told.why, told.tie_break)))


def _rounds(game: Game, lang: str) -> Iterator[str]:
    for n in range(1, game.turn // game.seats + 2):
        yield say(lang, "table-round", n=n)


def _reckoning(game: Game, names: Names, lang: str) -> str:
    """Write everybody's points line by line, the winners first."""
    if game.result is None:
        return ""
    told = reckoning(lang, game.result, names)
    ledgers = []
    for one in sorted(told.seats, key=lambda one: (not one.won, -one.total)):
        lines = "".join(
            f'<tr class="{"ledger-failed" if line.completed is False else ""}">'
            f'<th scope="row">{escape(line.text)}</th><td>{_signed(line.points)}</td></tr>'
            for line in one.lines
        )
        won = f' <b class="flag">{_said(lang, "review-won")}</b>' if one.won else ""
        ledgers.append(
            f'<li class="ledger {LIVERIES[one.seat]} {"ledger-won" if one.won else ""}">'
            f"<h3>{_wagon(one.seat)} <span>{escape(one.name)}</span>{won}</h3>"
            f'<table class="ledger-lines"><tbody>{lines}</tbody>'
            f'<tfoot><tr><th scope="row">{escape(told.total)}</th><td>{_signed(one.total)}</td></tr></tfoot>'
            "</table></li>"
        )
    return f'<h2 class="unseen">{escape(told.heading)}</h2><ol class="ledgers">{"".join(ledgers)}</ol>'


def _signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def _wagon(seat: int) -> str:
    return f'<svg class="wagon" viewBox="-18 -10 36 20" aria-hidden="true"><use href="#wagon-{LIVERIES[seat]}"/></svg>'


def _table(game: Game, lang: str) -> str:
    """Draw the board with the last position on it; the Card Game's table is laid out by the script."""
    if game.board is None:
        return '<div class="review-yards"></div>'
    on, shown = subject(game.title, game.setup.board), game.view(SPECTATOR).to_dict()
    wide, high = (number(value) for value in on.layout.size)
    drawn = "".join(layers(on, between=wagons(on, shown), faces=faces(game)))
    last = "".join((*standing(on, shown), *discs(on, shown)))
    return (
        f'<div class="kept-sheet" tabindex="0" role="region" aria-label="{_said(lang, "table-board")}">'
        f'<svg class="board kept-board" viewBox="0 0 {wide} {high}" role="img" aria-label="{on.label}">'
        f'{dice_defs()}{drawn}<g class="kept-last">{last}</g></svg></div>'
    )


def _controls(lang: str) -> str:
    buttons = "".join(_button(lang, what, face) for what, face in BUTTONS.items())
    return (
        '<div class="replay-controls">'
        f'<input type="range" class="replay-slider" min="0" max="0" aria-label="{_said(lang, "review-slider")}">'
        f'<div class="replay-buttons">{buttons}<span class="replay-where"></span><span class="replay-count"></span>'
        "</div></div>"
    )


def _button(lang: str, what: str, face: str) -> str:
    name = _said(lang, f"review-{what}")
    head = f'<button type="button" data-go="{what}" aria-label="{name}" title="{name}"'
    if what == "play":
        both = f'<path class="kept-play" d="{PLAY}"/><path class="kept-pause" d="{PAUSE}"/>'
        return f'{head} class="quiet replay-play" aria-pressed="false">{_icon(both)}</button>'
    return f'{head} class="quiet">{_icon(f"""<path d="{face}"/>""")}</button>'


def _icon(inside: str) -> str:
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{inside}</svg>'


def _said(lang: str, key: str) -> str:
    return escape(say(lang, key))


@cache
def look() -> str:
    """Return what the page's style has beside colours, letters and the board."""
    own = files("whistlestop.render").joinpath("page.css").read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/\n?", "", "".join(map(_static, SHEETS)) + own, flags=re.DOTALL)


@cache
def script() -> str:
    """Return the page's script: modules of the browser app one after the other, so that nothing is loaded."""
    together = "".join(map(_static, SCRIPTS)).replace("/static/symbols.svg#", "#")
    return re.sub(r"^import .*?;\n|^export (?=\w)", "", together, flags=re.MULTILINE)


def _static(path: str) -> str:
    return files("whistlestop").joinpath(*STATIC, *path.split("/")).read_text(encoding="utf-8")
