"""The longest path, on networks small enough to be walked with a finger."""

from __future__ import annotations

import whistlestop as ws
from tests.playing import end, network


def longest(tracks: str, title: str = "usa") -> int | None:
    """Let a seat own all of these tracks, end the game, and return its longest path."""
    board = network(tracks)
    owners = {track.id: 0 for track in board.tracks}
    result = end(ws.position(title, board=board, owners=owners, tickets=[[], []], last=0))
    assert result.scores[0].bonus["longest"] == 10
    length: int | None = result.scores[0].longest_path
    return length


def test_chain() -> None:
    """B-92 (CM-110): a chain counts in full."""
    assert longest("A-B 3, B-C 4, C-D 2") == 9


def test_fork() -> None:
    """B-93 (CM-110): of three arms the two longest."""
    assert longest("A-X 5, B-X 4, C-X 3") == 9


def test_loop_with_a_tail() -> None:
    """B-94 (CM-110): a loop counts together with its tail."""
    assert longest("A-B 2, B-C 2, C-A 2, C-D 4") == 10


def test_two_components() -> None:
    """B-95 (CM-110): two networks that do not touch are two paths."""
    assert longest("A-B 6, C-D 3, D-E 2, E-F 2") == 7


def test_figure_of_eight() -> None:
    """B-96 (CM-110): a place may be passed twice."""
    assert longest("X-A 1, A-B 1, B-X 1, X-C 2, C-D 2, D-X 2") == 9


def test_complete_network() -> None:
    """B-97 (CM-110): of the six tracks among four places five can be walked."""
    assert longest("A-B 1, A-C 1, A-D 1, B-C 1, B-D 1, C-D 1") == 5


def test_three_ways_between_two_places() -> None:
    """B-98 (CM-110): three ways between two places can all be walked."""
    assert longest("A-B 4, A-C 1, C-B 1, A-D 2, D-B 2") == 10


def test_exits_end_a_path() -> None:
    """B-99 (CM-110, CH-21): a path holds two exits at most, and no country joins them."""
    assert longest("C-fr1 3, C-fr2 2, C-de1 4, C-E 1", "switzerland") == 7
