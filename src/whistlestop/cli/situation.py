"""The table as one person sees it, line by line, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from whistlestop.game import Game
from whistlestop.game.actions import read_cards
from whistlestop.simulation.ways import Ways

from .page import Page, Piece
from .screen import listed
from .sentences import COLOURS, Words, cards_in_words, dice_in_words, how_many, how_won

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
HAD = (
    ("pieces", "piece"),
    ("cards", "card"),
    ("tickets", "ticket"),
    ("completed", "completed ticket"),
    ("stations", "station"),
    ("passengers", "passenger"),
)
"""What everybody sees that a seat has, and its name."""

OWN = len("Tickets: ")
"""Where the words begin behind their heads."""

FEW_PIECES = 6
"""So few that the end may be near."""


def card(letter: str, n: int | None = None) -> Piece:
    """Name a card in its colour."""
    words = COLOURS[letter]
    return (words if n is None else f"{n} {words}"), STYLES.get(letter, "")


def show_table(page: Page, game: Game, seat: int, words: Words) -> None:
    """Show the players, what lies open, and what the seat has."""
    view = game.view(seat)
    shown = view.to_dict()
    dice = " with dice" if game.setup.dice else ""
    page.head(f"{words.title}{dice} · turn {game.turn}" if game.turn else f"{words.title}{dice}")
    _show_players(page, shown, seat, words)
    if shown.get("last") is not None:
        page.say((f"The last turns are played: {words.names[shown['last']]} will have the very last one.", "bold"))
    page.say()
    _show_middle(page, shown, words)
    _show_own(page, game, view, words)


def _show_players(page: Page, shown: Mapping[str, Any], seat: int, words: Words) -> None:
    width = max(map(len, words.names))
    for q, player in enumerate(shown["players"]):
        has = [how_many(player[key], name) for key, name in HAD if key in player]
        has += [f"{player['goods']} from merchandise"] if player.get("goods") else []
        has += [f"tokens: {dice_in_words(player['tokens'])}"] if player.get("tokens") else []
        has += [how_many(len(player["souvenirs"]), "souvenir")] if player.get("souvenirs") else []
        has += [f"stations on {listed(map(words.place, player['built']))}"] if player.get("built") else []
        has += [f"passengers in {listed(map(words.place, player['standing']))}"] if player.get("standing") else []
        near = "pieces" in player and player["pieces"] <= FEW_PIECES
        name: Piece = (words.names[q].ljust(width), "bold" if q == seat else "")
        page.say(
            name,
            f"  {how_many(player['points'], 'point')}, ",
            ", ".join(has),
            " (the end is near)" * near,
            hang=width + 2,
        )
        if q != seat and player.get("known"):
            page.say(
                f"{'':{width + 2}}", (f"seen in that hand: {cards_in_words(player['known'])}", "dim"), hang=width + 4
            )
        if player.get("yard"):
            page.say(f"{'':{width + 2}}yard: {_yard(player['yard'])}", hang=width + 4)


def _yard(rows: Any) -> str:
    return "; ".join(map(str, rows)) if isinstance(rows, list | tuple) else str(rows)


def _show_middle(page: Page, shown: Mapping[str, Any], words: Words) -> None:
    """Show the row, or the dice, and the piles."""
    left = [f"{how_many(shown['pile'], 'card')} in the pile"] if "pile" in shown else []
    decks = shown.get("decks", {})
    names = {"regular": "ticket", "long": "long ticket", "short": "short ticket"}
    left += [how_many(n, names[deck]) for deck, n in decks.items() if n or deck == "regular"]
    if "row" in shown:
        pieces: list[Piece] = [("Row:     ", "bold")]
        for slot, letter in enumerate(shown["row"], start=1):
            pieces += [f"{slot} ", card(letter) if letter else "–", "   "]
        page.say(*pieces, hang=OWN)
    else:
        on = shown.get("dice") or "–"
        page.say(("Dice:    ", "bold"), dice_in_words(on) if on != "–" else on)
    page.say(("Left:    ", "bold"), f"{listed(left)}", hang=OWN)
    if shown.get("stacks"):
        stacks = [f"{how_many(n, 'souvenir')} {name} on {words.place(at)}" for name, (at, n) in shown["stacks"].items()]
        page.say(("Open:    ", "bold"), ", ".join(stacks), hang=OWN)


def _show_own(page: Page, game: Game, view: Any, words: Words) -> None:
    if not game.setup.dice:
        pieces: list[Piece] = [("Hand:    ", "bold")]
        for letter, n in read_cards(view.hand or "").items():
            pieces += [card(letter, n), ", "]
        page.say(*(pieces[:-1] if len(pieces) > 1 else [*pieces, "empty"]), hang=OWN)
    lines = [*ticket_lines(game, view, words)]
    page.say(("Tickets: ", "bold"), "" if lines else "none")
    for done, line in lines:
        page.say("  ", ("✓ " if done else "· ", "green" if done else ""), line, hang=4)


def ticket_lines(game: Game, view: Any, words: Words) -> Iterator[tuple[bool, str]]:
    """Say of every ticket how far it is."""
    ways = Ways(game.board, view) if game.board else None
    for name in view.tickets or ():
        ticket = words.tickets.get(name)
        if ways is None or ticket is None:
            yield False, words.ticket(name)
            continue
        way = ways.ticket(ticket)
        if way is None:
            yield False, f"{words.ticket(name)}: out of reach"
        elif way.spaces:
            tracks = ", ".join(f"{words.track(track.id)} (c{track.id})" for track in way.tracks)
            yield False, f"{words.ticket(name)}: {how_many(way.spaces, 'space')} to go by {tracks}"
        else:
            yield True, f"{words.ticket(name)}: done"


def show_reckoning(page: Page, game: Game, words: Words) -> None:
    """Tell how the game ended, every seat's points line by line, and who won."""
    result = game.result
    if result is None:
        return
    page.head("The reckoning")
    for seat, score in enumerate(result.scores):
        page.say((words.names[seat], "bold"))
        lines = [("tracks", score.tracks)] if game.board else []
        for line in score.tickets:
            done = "completed" if line.completed else "not completed"
            lines.append((f"{words.ticket(line.ticket)}, {done}", line.points))
        longest = f" of {how_many(score.longest_path, 'piece')}" if score.longest_path else ""
        for name, points in score.bonus.items():
            lines.append((words.bonus(name) + longest * (name == "longest"), points))
        for what, points in lines:
            page.say(f"{points:>6}  {what}", hang=8)
        page.say((f"{score.total:>6}  in all", "bold"))
    page.say()
    winners = listed(words.names[seat] for seat in result.winners)
    plural = len(result.winners) > 1 or winners == "You"
    page.say((f"{winners} {'win' if plural else 'wins'}{how_won(result.tie_break)}.", "bold"))
