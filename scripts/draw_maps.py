"""Draw the titles' sheets: solve where places, tracks and names stand, and bring coasts, lakes and borders under them.

    python scripts/draw_maps.py OUTLINES                     draw the maps of all titles anew
    python scripts/draw_maps.py OUTLINES europe --solve      solve the layout of one first; wherever the board has
                                                             changed since, that happens by itself

OUTLINES is a folder with one GeoJSON a board; scripts/atlas/hints.toml names the files and all that is chosen by hand.
Both results lie in the title's folder: `layout.json` and `map.svg`.  Needs jax, numpy and shapely.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from atlas.framing import fixed, framed, lettered, obstacles  # noqa: E402
from atlas.land import map_group, read_land  # noqa: E402
from atlas.polishing import overlaps, polished  # noqa: E402
from atlas.projection import Projection, bent  # noqa: E402
from whistlestop.render.clashes import clashes  # noqa: E402
from whistlestop.render.layout import FILE, Layout, LayoutError, layout_text, read_layout  # noqa: E402
from whistlestop.render.lines import lines  # noqa: E402
from whistlestop.render.subject import MAP, Subject  # noqa: E402
from whistlestop.titles.title import board_of, rules_for  # noqa: E402
from whistlestop.titles.title import title as find_title  # noqa: E402

HINTS = ROOT / "scripts" / "atlas" / "hints.toml"
TITLES = ROOT / "src" / "whistlestop" / "titles"
SMOOTH = 200.0
FEW = 8
"""No more overlaps than these are mended one by one."""
MEND = 4
"""How often a solution is mended before another beginning is tried."""
FAR = 9e6
"""Where title and compass wait while the board is solved."""


def main(arguments: list[str]) -> int:
    """Draw the sheets asked for; end with 1 if anything overlaps."""
    hints = tomllib.loads(HINTS.read_text("utf-8"))
    parser = argparse.ArgumentParser(description="Draw the titles' sheets.")
    parser.add_argument("outlines", type=Path)
    parser.add_argument("titles", nargs="*", default=list(hints), metavar="title")
    parser.add_argument("--solve", action="store_true", help="solve the layout anew")
    parser.add_argument("--seeds", type=int, default=3, help="how many beginnings to try until nothing overlaps")
    asked = parser.parse_args(arguments)
    left = [draw(name, hints[name], asked.outlines, asked.seeds, solve=asked.solve) for name in asked.titles]
    return 1 if any(left) else 0


def draw(name: str, hints: dict[str, Any], outlines: Path, seeds: int, *, solve: bool) -> int:
    """Draw one sheet and tell how many things overlap."""
    title = find_title(name)
    board = board_of(title)
    folder = TITLES / title.folder
    projection = Projection(hints)
    true = projection([(place.lon, place.lat) for place in board.locations])
    old = None if solve else fitting(folder, board)
    subject = Subject(title, rules_for(title), board, old or solved(title, board, true, hints, seeds), "")
    layout = framed(subject, hints)
    layout = replace(
        layout,
        title_size=hints.get("title_size", 36.0),
        subtitle=hints.get("subtitle", ""),
        north=round(projection.north(*hints["middle"]), 1),
        lettering=(),
    )
    layout = framed(replace(subject, layout=layout), hints)
    (folder / FILE).write_text(layout_text(layout), encoding="utf-8")
    at = np.array([layout.spots[place.id].at for place in board.locations])
    cities = [n for n, place in enumerate(board.locations) if place.kind != "country"]
    bend = bent(true[cities], at[cities], SMOOTH)
    drawn = read_land(outlines, hints, lambda points: bend(projection(points)), layout.size)
    subject = replace(subject, layout=layout)
    subject = replace(subject, layout=replace(layout, lettering=lettered(subject, drawn, hints)))
    wide, high = (f"{value:g}" for value in layout.size)
    group = map_group(drawn, obstacles(subject) + fixed(subject))
    (folder / FILE).write_text(layout_text(subject.layout), encoding="utf-8")
    (folder / MAP).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">\n{group}</svg>\n', encoding="utf-8"
    )
    found = clashes(subject)
    print(f"{name}: {wide} by {high}, {len(group) // 1000} kB of map, {len(found)} overlaps")
    for one, other in found:
        print(f"    {one} / {other}")
    return len(found)


def fitting(folder: Path, board: Any) -> Layout | None:
    """Return the layout there is, if it still fits its board."""
    try:
        layout = read_layout(folder)
        if layout is None or set(layout.spots) != {place.id for place in board.locations}:
            return None
        lines(board, layout)
    except LayoutError:
        return None
    return layout


def solved(title: Any, board: Any, true: Any, hints: dict[str, Any], seeds: int) -> Layout:
    """Solve the layout, from as many beginnings as it takes."""
    from atlas.solving import FONT, Puzzle, Solver

    best: tuple[int, float, Layout] | None = None
    for seed in range(seeds):
        solver = Solver(Puzzle(board, true, hints))
        state, energy = solver.solve(seed)
        for mended in range(MEND + 1):
            spots, bends = solver.layout(state)
            layout = Layout((FAR, FAR), FONT, spots, bends, (-FAR, 0.0), 36.0, "", (-FAR / 2, 0.0), 0.0)
            found = overlaps(Subject(title, rules_for(title), board, layout, ""))
            print(f"  seed {seed}: energy {energy:.0f}, {len(found)} overlaps {found[:8]}", flush=True)
            if 0 < len(found) <= FEW:
                layout, found = polished(Subject(title, rules_for(title), board, layout, ""))
                print(f"  polished: {len(found)} overlaps {found[:8]}", flush=True)
            if best is None or (len(found), energy) < best[:2]:
                best = len(found), energy, layout
            if not found:
                return layout
            if mended < MEND:
                solver.puzzle.widen(found)
                state, energy = solver.settle(state)
    assert best is not None
    return best[2]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
