"""The longest trail (CM-110 to CM-112), exactly.

A part of the network with at most two places of odd degree is walked in full. From any other part the hanging
trees are cut off first, each place remembering its two deepest branches; what is left is searched edge by
edge, never twice from the same place with the same edges behind.
"""

from __future__ import annotations

from collections.abc import Iterable

Edge = tuple[int, int, int]
"""Two places and the spaces between them."""


def longest_trail(edges: Iterable[Edge]) -> int:
    """The most spaces on one trail that uses no edge twice."""
    edges = list(edges)
    around: dict[int, list[int]] = {}
    for index, (a, b, _) in enumerate(edges):
        around.setdefault(a, []).append(index)
        around.setdefault(b, []).append(index)
    best = 0
    seen: set[int] = set()
    for place in around:
        if place in seen:
            continue
        part = [place]
        seen.add(place)
        inside: set[int] = set()
        for here in part:
            for index in around[here]:
                inside.add(index)
                for other in edges[index][:2]:
                    if other not in seen:
                        seen.add(other)
                        part.append(other)
        total = sum(edges[index][2] for index in inside)
        if total <= best:
            continue
        if sum(len(around[here]) % 2 for here in part) <= 2:
            best = total
        else:
            best = max(best, part_trail([edges[index] for index in sorted(inside)], best))
    return best


def part_trail(edges: list[Edge], best: int) -> int:
    """The longest trail of one connected part, or `best` if none is longer."""
    around: dict[int, set[int]] = {}
    for index, (a, b, _) in enumerate(edges):
        around.setdefault(a, set()).add(index)
        around.setdefault(b, set()).add(index)
    tails = dict.fromkeys(around, (0, 0))
    leaves = [place for place, near in around.items() if len(near) == 1]
    for leaf in leaves:
        if not around[leaf]:
            continue
        index = around[leaf].pop()
        a, b, length = edges[index]
        stem = b if leaf == a else a
        around[stem].discard(index)
        deep, second = tails[stem]
        branch = tails[leaf][0] + length
        tails[stem] = (branch, deep) if branch > deep else (deep, max(second, branch))
        if len(around[stem]) == 1:
            leaves.append(stem)
    best = max(best, *(sum(pair) for pair in tails.values()))
    core = {place: sorted(near) for place, near in around.items() if near}
    if not core:
        return best
    total = sum(edges[index][2] for near in core.values() for index in near) // 2
    deepest = max(tails[place][0] for place in core)
    for start in core:
        if tails[start][0] + total + deepest > best:
            best = max(best, search(start, edges, core, tails))
    return best


def search(start: int, edges: list[Edge], core: dict[int, list[int]], tails: dict[int, tuple[int, int]]) -> int:
    """The longest trail whose part inside the core starts here."""
    begin = tails[start][0]
    best = 0
    stack = [(start, 0, 0)]
    seen = {(start, 0)}
    while stack:
        place, used, length = stack.pop()
        end = tails[place][1] if place == start else tails[place][0]
        best = max(best, begin + length + end)
        for index in core[place]:
            if used >> index & 1:
                continue
            a, b, spaces = edges[index]
            state = (b if place == a else a, used | 1 << index)
            if state not in seen:
                seen.add(state)
                stack.append((*state, length + spaces))
    return best
