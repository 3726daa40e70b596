"""The page that tells what many games were like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.simulation.summary import QUANTILES, Seat, Spread, Summary, wilson
from whistlestop.text.locales import SOURCE

from .screen import listed, share, table
from .sentences import Words

if TYPE_CHECKING:
    from rich.console import Console

    from whistlestop.simulation import Simulation

HEADS = ("least", "5 %", "25 %", "median", "75 %", "95 %", "most")
BONUSES = {
    "longest": "the longest path",
    "globetrotter": "the most completed tickets",
    "stations": "stations left over",
}
ENDS = {
    "pieces": "a seat ran out of pieces",
    "passes": "nobody could do anything any more",
    "deck": "the cards ran out",
}
ORDER = ("first", "second", "third", "fourth", "fifth")


def print_summary(screen: Console, summary: Summary, simulation: Simulation, *, whole: bool) -> None:
    """Print the page; `whole` with tracks, tickets and sources of points."""
    _print_spreads(screen, summary)
    _print_ends(screen, summary)
    _print_order(screen, "In the order of turns", [*zip(ORDER, summary.by_turn, strict=False)], summary.games)
    if len(set(simulation.players)) > 1:
        names = [f"seat {seat}, {name}" for seat, name in enumerate(simulation.players)]
        _print_order(screen, "By player", [*zip(names, summary.by_seat, strict=True)], summary.games)
    if whole:
        game = simulation.game(0)
        words = Words(game, [], SOURCE)
        _print_sources(screen, summary, words)
        _print_tracks(screen, summary, words)
        _print_tickets(screen, summary, words)
        if game.board and game.board.notice:
            screen.print(f"\n{game.board.notice}", style="dim", markup=False)


def _print_spreads(screen: Console, summary: Summary) -> None:
    shown = table("", ">mean", ">sd", *(f">{head}" for head in HEADS))
    rows: dict[str, Spread] = {
        "points": summary.points,
        "points of the winner": summary.winning,
        "turns, all seats": summary.turns,
        "decisions": summary.decisions,
        "tickets kept": summary.tickets,
        "tickets completed": summary.completed,
    }
    for name, spread in rows.items():
        quantiles = [str(spread.quantile(at)) for at in QUANTILES.values()]
        shown.add_row(name, f"{spread.mean:.1f}", f"{spread.sd:.1f}", *quantiles)
    screen.print(shown)


def _print_ends(screen: Console, summary: Summary) -> None:
    causes = [f"{ENDS[why]} ({share(n / summary.games)})" for why, n in summary.ends.most_common()]
    screen.print(f"\nThe end came because {listed(causes, 'or')}.")
    kept = summary.tickets.mean
    done = summary.completed.mean / kept if kept else 0.0
    turns = summary.turns.mean / summary.seats
    screen.print(f"{share(done)} of the tickets kept were completed. A seat had {turns:.1f} turns.")
    if summary.shared:
        screen.print(f"{share(summary.shared / summary.games)} of the wins were shared.")


def _print_order(screen: Console, title: str, seats: list[tuple[str, Seat]], games: int) -> None:
    shown = table(f"\n{title}", ">\nwins", ">\n95 % interval", ">\npoints", ">\n95 % interval")
    for name, seat in seats:
        low, high = wilson(seat.wins, games)
        mean, margin = seat.points.mean, seat.points.margin
        shown.add_row(
            name,
            share(seat.wins / games),
            f"{100 * low:.1f} to {share(high)}",
            f"{mean:.1f}",
            f"{mean - margin:.1f} to {mean + margin:.1f}",
        )
    screen.print(shown)


def _print_sources(screen: Console, summary: Summary, words: Words) -> None:
    hands, total = summary.told * summary.seats, sum(summary.sources.values())
    shown = table("\nPoints by source", ">\na seat, on average", ">\nshare of all points")
    for name, points in summary.sources.most_common():
        if points:
            shown.add_row(
                BONUSES.get(name) or words.place(name),
                f"{points / hands:.2f}",
                share(points / total) if total > 0 else "–",
            )
    screen.print(shown)


def _print_tracks(screen: Console, summary: Summary, words: Words) -> None:
    if not words.tracks:
        return
    shown = table(">\ntrack", "\nbetween", ">\nspaces", "\ncolour", "\nkind", ">\nclaimed in")
    for track in sorted(words.tracks.values(), key=lambda track: (-summary.claims[track.id], track.id)):
        claimed = share(summary.claims[track.id] / summary.told)
        between = escape(words.names.track(SOURCE, track.id))
        shown.add_row(str(track.id), between, str(track.length), track.color, track.kind, claimed)
    screen.print(shown)


def _print_tickets(screen: Console, summary: Summary, words: Words) -> None:
    shown = table("!\nticket", "\nbetween (points)", ">\nkept in", ">\ncompleted when kept")
    for ticket_id in sorted(words.tickets or words.names.card_tickets, key=lambda one: (-summary.kept[one], one)):
        kept = summary.kept[ticket_id]
        done = share(summary.done[ticket_id] / kept) if kept else "–"
        shown.add_row(ticket_id, escape(words.ticket(ticket_id)), share(kept / summary.told), done)
    screen.print(shown)


def escape(text: str) -> str:
    """Let a board's own names be shown as they are, brackets and all."""
    from rich.markup import escape as as_it_is

    return as_it_is(text)
