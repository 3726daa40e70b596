"""Solves a layout: nudges places, bends tracks and seats names until nothing overlaps.

Every space is four circles with its wagon's casing or its tunnel's teeth, every ring one, every name a row of them.
One energy is minimised by gradient descent: overlaps, with growing weight; tracks too short for their spaces; places
far from where they truly are, or moving apart from their neighbours; bending; names that leave their ring.  Between the
stages each name tries forty seats.  The end is checked exactly by `whistlestop.render.clashes`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from whistlestop.render.automatic import lanes_of, need, radii
from whistlestop.render.layout import GAP, LANES, SPACE, Bend, Spot
from whistlestop.render.lines import CLEAR
from whistlestop.render.names import name_size

from .names import first_seats, reseated

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from whistlestop.rules.board import Board

FONT = 18.0
AIR = 3.5
"""Between a ring and its name."""
ALONG = np.array([-1.0, -1 / 3, 1 / 3, 1.0])
"""Where on a space its circles lie, as shares of …"""
REACH = {"plain": 9.2, "ferry": 9.2, "tunnel": 10.8}
"""… how far the outer ones are from its middle."""
THICK = {"plain": 10.2, "ferry": 10.8, "tunnel": 11.0}
"""Half of what a track of each kind takes across, with some air."""
CHARS = 14
"""Circles of the longest name."""
BEADS = jnp.linspace(0, 1, 25)[None, :, None]
STAGES = (
    # rounds, step, weight of overlaps, weight of names
    (400, 1.5, 0.05, 0.0),
    (400, 1.5, 0.4, 0.05),
    (500, 1.2, 1.0, 0.4),
    (600, 0.8, 2.0, 1.0),
    (500, 0.5, 4.0, 1.0),
    (500, 0.3, 8.0, 1.0),
    (500, 0.1, 20.0, 1.0),
    (400, 0.05, 60.0, 1.0),
)
CALM = 4
"""The stage from which a solution is mended."""
RESEAT = (2, 3)
"""Before these stages names look for better seats."""
FRESH = 20
"""Rounds after which it is looked up again what is near to what."""
NEAR = 26.0


@dataclass
class Puzzle:
    """A board as arrays: what there is, and how large."""

    board: Board
    true: Any
    """Where each place would stand if nothing were crowded, in the order of the board."""
    hints: Mapping[str, Any]
    ids: list[str] = field(init=False)

    def __post_init__(self) -> None:
        places = self.board.locations
        self.ids = [place.id for place in places]
        index = {place: n for n, place in enumerate(self.ids)}
        self.exit = np.array([place.kind == "country" for place in places])
        sizes = radii(self.board)
        self.radius = np.array([sizes[place] for place in self.ids])
        self.groups = lanes_of(self.board.tracks)
        self.a = np.array([index[group[0].a] for group in self.groups])
        self.b = np.array([index[group[0].b] for group in self.groups])
        self.length = np.array([float(group[0].length) for group in self.groups])
        self.lanes = np.array([len(group) for group in self.groups])
        self.need = np.array([need(group[0], sizes) for group in self.groups]) + 2
        self.thick = np.array([THICK[group[0].kind] for group in self.groups])
        self.reach = np.array([REACH[group[0].kind] for group in self.groups])
        self.bow = np.array([self._bow(n) for n in range(len(self.groups))])
        self.pulled = self.true.copy()
        for place, move in self.hints.get("pull", {}).items():
            self.pulled[index[place]] += move
        self._names()
        self._circles()

    def _bow(self, number: int) -> float:
        """How far a curve would like to be bowed: as hinted, or away from others between the same two places."""
        group = self.groups[number]
        for hinted, bow in self.hints.get("bow", {}).items():
            if int(hinted) in {track.id for track in group}:
                return float(bow)
        ends = {group[0].a, group[0].b}
        family = [n for n, other in enumerate(self.groups) if {other[0].a, other[0].b} == ends]
        turned = 1 if group[0].a < group[0].b else -1
        return (family.index(number) - (len(family) - 1) / 2) * turned * 50.0

    def _names(self) -> None:
        places = self.board.locations
        sizes = np.array([name_size(place, FONT, radius) for place, radius in zip(places, self.radius, strict=True)])
        self.wide, self.above, self.below = np.where(self.exit, 0.0, sizes[:, 0]), sizes[:, 1], sizes[:, 2]
        self.high = self.above + self.below
        self.beads = np.maximum(2, np.minimum(CHARS, np.ceil(self.wide / 8)))

    def _circles(self) -> None:
        """Number all circles: spaces first, then rings, then names."""
        most = int(self.length.max())
        widest = int(self.lanes.max())
        shape = (len(self.groups), widest, most, len(ALONG))
        group, lane, space, _ = np.indices(shape)
        here = (lane < self.lanes[group]) & (space < self.length[group])
        self.space_keep = np.flatnonzero(here.ravel())
        self.offsets = (np.arange(widest)[None] - (self.lanes[:, None] - 1) / 2) * LANES
        owner = group.ravel()[self.space_keep]
        count = len(self.ids)
        letter = np.array([[k < self.beads[n] and not self.exit[n] for k in range(CHARS)] for n in range(count)])
        self.name_keep = np.flatnonzero(letter.ravel())
        named = np.repeat(np.arange(count), CHARS)[self.name_keep]
        share = np.clip(np.arange(CHARS)[None] / (self.beads[:, None] - 1), 0, 1) - 0.5
        self.along_name = share * (self.wide - self.high)[:, None]
        self.spaces, self.letters = len(owner), len(named)
        self.kind: Any = np.repeat([0, 1, 2], [self.spaces, count, self.letters])
        self.owner = np.concatenate([owner, np.arange(count), named])
        self.size = np.concatenate([self.thick[owner], self.radius + 2.5, self.high[named] / 2 + 2.0])

    def widen(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Ask for more air around whatever still touched in the end."""
        for thing in {one for pair in pairs for one in pair}:
            head, _, last = thing.rpartition(" ")
            if head == "name of":
                self.size[(self.kind == 2) & (self.owner == self.ids.index(last))] += 0.7
            elif "–" in head:
                first = int(last.split("/")[0])
                group = next(n for n, tracks in enumerate(self.groups) if tracks[0].id == first)
                self.size[(self.kind == 0) & (self.owner == group)] += 0.5

    def near(self, circles: Any) -> tuple[Any, Any, int]:
        """List the pairs that could touch soon, filled up to a round number."""
        x, y = circles.astype(np.float32).T
        reach = (self.size + NEAR / 2).astype(np.float32)
        far = (x[:, None] - x) ** 2 + (y[:, None] - y) ** 2
        i, j = np.nonzero(np.triu(far < (reach[:, None] + reach) ** 2, 1))
        same = (self.kind[i] == self.kind[j]) & (self.owner[i] == self.owner[j])
        i, j = i[~same], j[~same]
        room = 1 << max(10, ceil(np.log2(max(1, len(i)) * 1.1)))
        pairs = np.zeros((2, room), int)
        pairs[0, : len(i)], pairs[1, : len(j)] = i, j
        return pairs, len(i), room


State = tuple[Any, Any, Any, Any]
"""Places, bows, shifts along the track, and seats of names."""


class Solver:
    """Minimises the energy of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.step = jax.jit(self._step)
        self.circles = jax.jit(self._circles)

    def solve(self, seed: int) -> tuple[State, float]:
        """Run all stages from one seed."""
        p, rng = self.puzzle, np.random.default_rng(seed)
        bows = np.stack([p.bow, p.bow], 1) + rng.normal(size=(len(p.groups), 2)) * 2
        places = p.pulled + rng.normal(size=p.pulled.shape) * (2.0 if seed else 0.0)
        seats = first_seats(p)
        return self.settle(tuple(jnp.array(part) for part in (places, bows, np.zeros(len(p.groups)), seats)), 0)

    def settle(self, v: Any, first: int = CALM) -> tuple[State, float]:
        """Run the stages from one on."""
        p = self.puzzle
        m = s = jax.tree.map(jnp.zeros_like, v)
        turn, energy, size = 0, 0.0, jnp.array(p.size)
        for number, (rounds, rate, hard, named) in enumerate(STAGES):
            if number < first:
                continue
            if number in RESEAT:
                v = (*v[:3], jnp.array(reseated(p, np.array(self.circles(v)[0]), np.array(v[0]), np.array(v[3]))))
                m = s = jax.tree.map(jnp.zeros_like, v)
                turn = 0
            for lap in range(rounds):
                if lap % FRESH == 0:
                    pairs, count, _ = p.near(np.array(self.circles(v)[0]))
                    i, j, used = jnp.array(pairs[0]), jnp.array(pairs[1]), jnp.array(count)
                turn += 1
                v, m, s, energy = self.step(v, m, s, turn, rate, (hard, named), (i, j, used, size))
        return v, float(energy)

    def _walk(self, v: State) -> tuple[Any, Any, Any, Any, Any]:
        """Return middles and directions of spaces, lengths of curves, pitches."""
        p = self.puzzle
        at, bow, shift, _ = v
        a, b = at[p.a], at[p.b]
        way = b - a
        long = jnp.sqrt((way**2).sum(1, keepdims=True)) + 1e-6
        across = jnp.stack([-way[:, 1], way[:, 0]], 1) / long
        first, second = a + way / 3 + across * bow[:, :1], a + way * 2 / 3 + across * bow[:, 1:]
        t = BEADS
        points = (
            (1 - t) ** 3 * a[:, None]
            + 3 * (1 - t) ** 2 * t * first[:, None]
            + 3 * (1 - t) * t**2 * second[:, None]
            + t**3 * b[:, None]
        )
        pieces = jnp.sqrt(((points[:, 1:] - points[:, :-1]) ** 2).sum(2) + 1e-6)
        walked = jnp.concatenate([jnp.zeros((len(p.groups), 1)), jnp.cumsum(pieces, 1)], 1)
        length = walked[:, -1]
        near, far = p.radius[p.a] + CLEAR, p.radius[p.b] + CLEAR
        free = length - near - far
        least = SPACE[0] + GAP
        pitch = jnp.clip((free + GAP) / p.length, least, least * 1.22)
        slack = jnp.clip((free - (pitch * p.length - GAP)) / 2, 0, None)
        middle = (near + length - far) / 2 + jnp.clip(shift, -1, 1) * slack
        steps = jnp.arange(int(p.length.max()))[None] - (p.length[:, None] - 1) / 2
        here = middle[:, None] + steps * pitch[:, None]

        def on(q: Any, walked: Any, points: Any) -> Any:
            return jnp.stack([jnp.interp(q, walked, points[:, 0]), jnp.interp(q, walked, points[:, 1])], 1)

        spots = jax.vmap(on)(here, walked, points)
        ahead = jax.vmap(on)(here + 2, walked, points) - jax.vmap(on)(here - 2, walked, points)
        ahead = ahead / jnp.sqrt((ahead**2).sum(2, keepdims=True) + 1e-6)
        return spots, ahead, length, pitch, slack

    def _circles(self, v: State) -> tuple[Any, Any, Any]:
        p = self.puzzle
        spots, ahead, length, _, slack = self._walk(v)
        aside = jnp.stack([-ahead[..., 1], ahead[..., 0]], 2)
        lanes = spots[:, None] + aside[:, None] * p.offsets[:, :, None, None]
        spaces = (
            lanes[:, :, :, None] + ahead[:, None, :, None] * jnp.array(p.reach[:, None] * ALONG)[:, None, None, :, None]
        )
        at, seats = v[0], v[3]
        middle = at + seats + jnp.stack([jnp.zeros(len(p.ids)), (p.below - p.above) / 2], 1)
        names = middle[:, None] + jnp.stack([p.along_name, 0 * p.along_name], 2)
        return (
            jnp.concatenate([spaces.reshape(-1, 2)[p.space_keep], at, names.reshape(-1, 2)[p.name_keep]]),
            length,
            slack,
        )

    def _energy(self, v: State, weights: tuple[Any, Any], pairs: tuple[Any, ...]) -> Any:
        p = self.puzzle
        (hard, named), (i, j, used, size) = weights, pairs
        circles, length, _ = self._circles(v)
        at, bow, shift, seats = v
        kind, owner = jnp.array(p.kind), jnp.array(p.owner)
        gap = jnp.sqrt(((circles[i] - circles[j]) ** 2).sum(1) + 1e-4)
        # A foreign ring keeps more distance, so that a name never seems to belong to its neighbour.
        foreign = (kind[i] == 1) & (kind[j] == 2) & (owner[i] != owner[j])
        name = (kind[i] == 2) | (kind[j] == 2)
        weight = jnp.where(name, 0.8 * named, 1.0) * (jnp.arange(len(i)) < used)
        over = jax.nn.relu(size[i] + size[j] + jnp.where(foreign, 4.0, 0.0) - gap)
        energy = hard * (weight * over**2).sum()
        energy += hard * 3 * (jax.nn.relu(p.need - length) ** 2).sum()
        energy += 0.012 * (jax.nn.relu(length - p.need * 1.12 - 6) ** 2).sum()
        moved = at - p.pulled
        energy += p.hints.get("stay", 0.012) * (jnp.where(p.exit, 0.35, 1.0)[:, None] * moved**2).sum()
        apart = moved[p.a] - moved[p.b]
        energy += 0.022 * ((apart**2).sum(1) * 100 / (p.need + 30)).sum()
        energy += 0.10 * ((bow - p.bow[:, None]) ** 2).sum() + 0.35 * ((bow[:, 0] - bow[:, 1]) ** 2).sum()
        energy += 8 * (shift**2).sum() + 200 * (jax.nn.relu(jnp.abs(shift) - 1) ** 2).sum()
        middle = seats + jnp.stack([jnp.zeros(len(p.ids)), jnp.array((p.below - p.above) / 2)], 1)
        out = jnp.abs(middle) - jnp.stack([p.wide / 2, p.high / 2], 1)
        away = jnp.sqrt((jax.nn.relu(out) ** 2).sum(1) + 1e-3) + jnp.minimum(jnp.max(out, 1), 0)
        shown = jnp.where(p.exit, 0.0, 1.0)
        energy += named * 3 * (shown * (away - (p.radius + AIR)) ** 2).sum()
        return energy + named * 0.02 * (shown * jnp.abs(middle[:, 1])).sum()

    def _step(self, v: Any, m: Any, s: Any, turn: Any, rate: Any, weights: Any, pairs: Any) -> Any:
        """Take one step of Adam."""
        energy, slope = jax.value_and_grad(self._energy)(v, weights, pairs)
        m = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, m, slope)
        s = jax.tree.map(lambda old, new: 0.98 * old + 0.02 * new * new, s, slope)
        first = jax.tree.map(lambda x: x / (1 - 0.9**turn), m)
        second = jax.tree.map(lambda x: x / (1 - 0.98**turn), s)
        v = jax.tree.map(
            lambda x, a, b, fast: x - rate * fast * a / (jnp.sqrt(b) + 1e-6), v, first, second, (1.0, 1.0, 0.05, 1.6)
        )
        return v, m, s, energy

    def layout(self, v: State) -> tuple[dict[str, Spot], tuple[Bend, ...]]:
        """Write the solution as places and curves."""
        p = self.puzzle
        at, bow, shift, seats = (np.array(part, float).round(1) for part in v)
        pitch = np.array(self._walk(v)[3], float).round(2)
        shift = np.clip(np.array(v[2], float), -1, 1).round(2)
        spots = {
            place: Spot(
                (float(at[n, 0]), float(at[n, 1])),
                float(p.radius[n]),
                (0.0, 0.0) if p.exit[n] else (float(seats[n, 0]), float(seats[n, 1])),
            )
            for n, place in enumerate(p.ids)
        }
        bends = tuple(
            Bend(
                tuple(track.id for track in group),
                (float(bow[n, 0]), float(bow[n, 1])),
                float(shift[n]),
                float(pitch[n]),
            )
            for n, group in enumerate(p.groups)
        )
        return spots, bends
