"""The table as one person sees it, line by line, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from whistlestop.game import Game
from whistlestop.simulation.ways import Ways
from whistlestop.text import reckoning, say

from .page import Page, Piece
from .sentences import Words

STYLES = {
    "K": "bold",
    "B": "bright_blue",
    "G": "green",
    "O": "dark_orange",
    "P": "magenta",
    "R": "red",
    "W": "bold white",
    "Y": "yellow",
    "L": "bold cyan",
    "F": "bold cyan",
    "Z": "bold cyan",
    "X": "cyan",
}
HAD = ("tickets", "completed", "stations", "passengers")
"""What everybody sees that a seat has, besides points, pieces and cards."""

FEW_PIECES = 6
"""So few that the end may be near."""


def show_table(page: Page, game: Game, seat: int, words: Words) -> None:
    """Show the players, what lies open, and what the seat has."""
    view = game.view(seat)
    shown = view.to_dict()
    head = words.say("head-turn", title=words.title, turn=game.turn) if game.turn else words.title
    page.head(head)
    _show_players(page, shown, seat, words)
    if shown.get("last") is not None:
        page.say((words.say("last-turns", who=words.seat(shown["last"])), "bold"))
    page.say()
    heads = {name: words.say(name) for name in ("row", "dice", "left", "open", "hand", "tickets")}
    width = max(map(len, heads.values())) + 1
    heads = {name: head.ljust(width) for name, head in heads.items()}
    _show_middle(page, shown, words, heads)
    _show_own(page, game, view, words, heads)


def _show_players(page: Page, shown: Mapping[str, Any], seat: int, words: Words) -> None:
    names = [words.seat(q) for q in range(len(shown["players"]))]
    width = max(map(len, names))
    for q, player in enumerate(shown["players"]):
        near = "pieces" in player and player["pieces"] <= FEW_PIECES
        has = [*_has(player, words), *([words.say("near-end")] if near else [])]
        name: Piece = (names[q].ljust(width), "bold" if q == seat else "")
        page.say(name, "  ", ", ".join(has), hang=width + 2)
        if q != seat and player.get("known"):
            known = words.say("seen-in-hand", cards=words.cards(player["known"]))
            page.say(f"{'':{width + 2}}", (known, "dim"), hang=width + 4)
        if player.get("yard"):
            rows = words.list(words.cards(row) for row in player["yard"].values())
            page.say(f"{'':{width + 2}}", words.say("yard", rows=rows), hang=width + 4)


def _has(player: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Say one by one what everybody sees that a player has."""
    yield words.have("points", player["points"])
    if "pieces" in player:
        pieces = "cable-cars" if words.game.title == "san-francisco" else "trains"
        yield words.have(pieces, player["pieces"])
    if "cards" in player:
        yield say(words.lang, "card-count", n=player["cards"])
    for what in HAD:
        if what in player:
            n = player[what]  # completed tickets of the Card Game lie open, so they are listed
            yield words.have(what, n if isinstance(n, int) else len(n))
    if player.get("goods"):
        yield words.say("goods", n=player["goods"])
    if player.get("tokens"):
        yield words.say("tokens", tokens=words.dice(None, player["tokens"]))
    if player.get("souvenirs"):
        yield words.have("souvenirs", len(player["souvenirs"]))
    if player.get("built"):
        yield words.say("stations-in", places=words.list(map(words.place, player["built"])))
    if player.get("standing"):
        yield words.say("passengers-in", places=words.list(map(words.place, player["standing"])))


def _show_middle(page: Page, shown: Mapping[str, Any], words: Words, heads: Mapping[str, str]) -> None:
    """Show the row, or the dice, and the piles."""
    left = [words.say("pile", n=shown["pile"])] if "pile" in shown else []
    left += [words.say(f"deck-{deck}", n=n) for deck, n in shown.get("decks", {}).items() if n or deck == "regular"]
    if "row" in shown:
        pieces: list[Piece] = [(heads["row"], "bold")]
        for slot, letter in enumerate(shown["row"], start=1):
            pieces += [f"{slot} ", (words.card(letter), STYLES.get(letter, "")) if letter else "–", "   "]
        page.say(*pieces, hang=len(heads["row"]))
    else:
        page.say((heads["dice"], "bold"), words.dice(shown["dice"]) if shown.get("dice") else "–")
    page.say((heads["left"], "bold"), ", ".join(left), hang=len(heads["left"]))
    if shown.get("stacks"):
        stacks = [
            words.say("stack", n=n, souvenir=say(words.lang, f"souvenir-{name}"), place=words.place(at))
            for name, (at, n) in shown["stacks"].items()
        ]
        page.say((heads["open"], "bold"), ", ".join(stacks), hang=len(heads["open"]))


def _show_own(page: Page, game: Game, view: Any, words: Words, heads: Mapping[str, str]) -> None:
    if not game.setup.dice:
        pieces: list[Piece] = [(heads["hand"], "bold")]
        for letter, said in words.each_card(view.hand):
            pieces += [(said, STYLES.get(letter, "")), ", "]
        page.say(*(pieces[:-1] if len(pieces) > 1 else [*pieces, words.say("none")]), hang=len(heads["hand"]))
    lines = [*ticket_lines(game, view, words)]
    page.say((heads["tickets"], "bold"), "" if lines else words.say("none"))
    for done, line in lines:
        page.say("  ", ("✓ " if done else "· ", "green" if done else ""), line, hang=4)


def ticket_lines(game: Game, view: Any, words: Words) -> Iterator[tuple[bool, str]]:
    """Say of every ticket how far it is."""
    ways = Ways(game.board, view) if game.board else None
    for name in view.tickets or ():
        ticket, said = words.tickets.get(name), words.ticket(name)
        if ways is None or ticket is None:
            yield False, said
            continue
        way = ways.ticket(ticket)
        if way is None:
            yield False, words.say("ticket-lost", ticket=said)
        elif way.spaces:
            tracks = ", ".join(words.track(track.id) for track in way.tracks)
            yield False, words.say("ticket-open", ticket=said, n=way.spaces, tracks=tracks)
        else:
            yield True, words.say("ticket-done", ticket=said)


def show_reckoning(page: Page, game: Game, words: Words) -> None:
    """Tell how the game ended, every seat's points line by line, and who won."""
    result = game.result
    if result is None:
        return
    told = reckoning(words.lang, result, words.names)
    page.head(told.heading)
    page.say(told.why)
    for one in told.seats:
        page.say((one.name, "bold"))
        for line in one.lines:
            page.say(f"{line.points:>6}  {line.text}", hang=8)
        page.say((f"{one.total:>6}  {told.total}", "bold"))
    page.say()
    page.say((told.winner, "bold"))
    if told.tie_break:
        page.say(told.tie_break)
