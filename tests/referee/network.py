"""Which places a seat's tracks connect, and what its tickets are worth (CM-83, CH-40 to CH-45)."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from tests.referee.board import Board, Ticket, Track


class Network:
    """The connected parts of some tracks."""

    def __init__(self, board: Board, tracks: Iterable[Track]) -> None:
        self.board = board
        self.parent = list(range(board.node_count))
        for track in tracks:
            a, b = track.ends
            self.parent[self.root(a)] = self.root(b)

    def root(self, node: int) -> int:
        parent = self.parent
        while parent[node] != node:
            parent[node] = node = parent[parent[node]]
        return node

    def joined(self, start: str, goal: str) -> bool:
        """Does a chain lead from one of the start's nodes to one of the goal's?"""
        nodes = self.board.nodes
        roots = {self.root(node) for node in nodes[start]}
        return any(self.root(node) in roots for node in nodes[goal])

    def value(self, ticket: Ticket) -> int | None:
        """The points of a completed ticket, else None."""
        reached = [points for goal, points in ticket.goals if self.joined(ticket.start, goal)]
        return max(reached, default=None)


def fewest_pieces(board: Board, tracks: Iterable[Track], ticket: Ticket) -> int:
    """NC-84: the fewest own pieces in a chain that completes this ticket; 0 if none does."""
    around: dict[int, list[tuple[int, int]]] = {}
    for track in tracks:
        a, b = track.ends
        around.setdefault(a, []).append((b, track.length))
        around.setdefault(b, []).append((a, track.length))
    goals = {node for goal, _ in ticket.goals for node in board.nodes[goal]}
    queue = [(0, node) for node in board.nodes[ticket.start]]
    done: set[int] = set()
    while queue:
        pieces, node = heapq.heappop(queue)
        if node in goals:
            return pieces
        if node in done:
            continue
        done.add(node)
        for other, length in around.get(node, ()):
            heapq.heappush(queue, (pieces + length, other))
    return 0
