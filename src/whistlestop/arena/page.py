"""One page that tells everything about a contest: it needs no other file, no network and no script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from whistlestop.render.style import style
from whistlestop.simulation.summary import QUANTILES

from .plots import interval_plot, points_plot
from .standings import Standing, Standings
from .statistics import Interval

HEADS = {
    "least": "least",
    "q05": "5 %",
    "q25": "25 %",
    "median": "median",
    "q75": "75 %",
    "q95": "95 %",
    "most": "most",
}


def look() -> str:
    """Return the page's own style."""
    return files("whistlestop.arena").joinpath("page.css").read_text(encoding="utf-8")


def page(standings: Standings, kind: str) -> str:
    """Return the page; `kind` names the kind of game in words."""
    contest, ranked = standings.contest, sorted(standings.entrants, key=lambda one: -one.rating)
    title = "Arena: " + " – ".join(one.name for one in standings.entrants)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(kind)}. {_what_was_played(standings)}</p>",
        _wins(ranked, contest.simulation.seats),
        _play(ranked),
        _ladder(ranked, standings.entrants[0].name),
        _cross(standings, ranked),
        _points(ranked),
        _test(standings),
        f'<p class="note">{escape(NOTICE)}</p>',
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}{look()}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, parts))
        + "\n</main>\n</body>\n</html>\n"
    )


NOTICE = (
    "Whistlestop plays the Ticket to Ride family on your own machine. Unofficial, not affiliated with the publisher."
)


def _what_was_played(standings: Standings) -> str:
    contest = standings.contest
    kind = "held-out deals" if contest.held_out else "deals"
    return (
        f"{standings.games:,} games of {len(standings.deals):,} {kind} from seed {contest.simulation.seed}. "
        "Each deal was played from every seat with the same cards in the same order; "
        "all intervals are 95 % intervals, by bootstrap over deals."
    )


def _wins(ranked: Sequence[Standing], seats: int) -> str:
    rows = [
        (one.name, [f"{one.wins:g}", f"{one.games:,}", percent(one.share), percents(one.interval)]) for one in ranked
    ]
    told = "; ".join(f"{one.name} {percent(one.share)}, {percents(one.interval)}" for one in ranked)
    return (
        "<h2>Wins</h2>"
        + interval_plot(
            [(one.name, 100 * one.share, (100 * one.interval[0], 100 * one.interval[1])) for one in ranked],
            about=f"Share of wins and interval: {told}. The broken line is an even share.",
            unit=" %",
            mark=100 / seats,
        )
        + table(
            f"A shared win counts in parts. An even share at {seats} seats is {percent(1 / seats)}.",
            ["wins", "seats taken", "share", "95 % interval"],
            rows,
        )
    )


def _play(ranked: Sequence[Standing]) -> str:
    rows = [
        (
            one.name,
            [
                f"{one.points_mean:.1f}<small>{one.points_interval[0]:.1f} to {one.points_interval[1]:.1f}</small>",
                "–" if one.winning_points is None else f"{one.winning_points:.1f}",
                f"{one.made:.2f}",
                f"{one.failed:.2f}",
                f"{one.turns:.1f}",
                f"{one.ms_median:.2g}",
                f"{one.ms_p95:.2g}",
            ],
        )
        for one in ranked
    ]
    heads = [
        "points", "when winning", "tickets made", "tickets failed", "turns", "ms a decision, median", "95 %",
    ]  # fmt: skip
    return "<h2>How they play</h2>" + table(
        "Means over all games. A decision's time is processor time; forced decisions are left out.", heads, rows
    )


def _ladder(ranked: Sequence[Standing], first: str) -> str:
    told = "; ".join(f"{one.name} {one.rating:+.0f}" for one in ranked)
    rows = [
        (one.name, [f"{one.rating:+.0f}", f"{one.rating_interval[0]:+.0f} to {one.rating_interval[1]:+.0f}"])
        for one in ranked
    ]
    return (
        "<h2>Ratings</h2>"
        + interval_plot(
            [(one.name, one.rating, one.rating_interval) for one in ranked], about=f"Rating and interval: {told}."
        )
        + table(
            f"Against {first}, which is 0; 400 points more win ten times as often as the other one.",
            ["rating", "95 % interval"],
            rows,
        )
    )


def _cross(standings: Standings, ranked: Sequence[Standing]) -> str:
    order = [standings.entrants.index(one) for one in ranked]
    body = []
    for one in order:
        cells = []
        for other in order:
            pairing = standings.pairs.get((one, other))
            cells.append(
                f'<td style="--share:{100 * pairing.share:.0f}%">{percent(pairing.share)}'
                f"<small>{percents(pairing.interval)}</small></td>"
                if pairing
                else "<td>–</td>"
            )
        body.append(f'<tr><th scope="row">{escape(standings.entrants[one].name)}</th>{"".join(cells)}</tr>')
    heads = "".join(f'<th scope="col">{escape(standings.entrants[other].name)}</th>' for other in order)
    return (
        '<h2>Who came in ahead of whom</h2><div class="wide"><table class="cross">'
        "<caption>How often the one in the row came in ahead of the one in the column; level counts half.</caption>"
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def _points(ranked: Sequence[Standing]) -> str:
    cuts = QUANTILES.values()
    told = "; ".join(f"{one.name} {one.points_mean:.1f} on average" for one in ranked)
    rows = [
        (one.name, [f"{one.points_mean:.1f}", f"{one.points.sd:.1f}", *map(str, map(one.points.quantile, cuts))])
        for one in ranked
    ]
    return (
        "<h2>Points</h2>"
        + points_plot(ranked, f"How points are spread: {told}. The table below has the same in numbers.")
        + table("The red line is the mean.", ["mean", "sd", *(HEADS[name] for name in QUANTILES)], rows)
    )


def _test(standings: Standings) -> str:
    said = standings.test_in_words()
    return f"<h2>Sequential test</h2><p>{escape(said)}</p>" if said else ""


def table(caption: str, heads: Iterable[str], rows: Iterable[tuple[str, Sequence[str]]]) -> str:
    """Return a table with a row for each entrant; cells are HTML already."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, cells in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def percent(part: float) -> str:
    """Write a share: `62.5 %`."""
    return f"{100 * part:.1f} %"


def percents(interval: Interval) -> str:
    """Write an interval of a share: `61.0 to 78.5 %`."""
    return f"{100 * interval[0]:.1f} to {percent(interval[1])}"
