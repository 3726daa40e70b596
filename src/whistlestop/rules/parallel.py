"""Parallel tracks: which tracks form a group, and what a claim closes (CM-50 to CM-53, DX-13)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.kernel import LAST, SHIFT, WORDS, Record, core

from .board import Track


def siblings(tracks: Sequence[Track], *, equal_length_only: bool) -> list[list[int]]:
    """For every track the other tracks of its parallel group, as indices (CM-04, CM-53)."""

    def key(track: Track) -> tuple[frozenset[str], int]:
        return frozenset((track.a, track.b)), track.length if equal_length_only else 0

    groups: dict[tuple[frozenset[str], int], list[int]] = {}
    for i, track in enumerate(tracks):
        groups.setdefault(key(track), []).append(i)
    return [[j for j in groups[key(track)] if j != i] for i, track in enumerate(tracks)]


@core
def close_tracks(s: Record, T: Record, track: int) -> None:
    """A claimed track is open to nobody; its siblings are closed to the owner, or to everybody (CM-50, CM-51)."""
    word, bit = track >> SHIFT, 1 << (track & LAST)
    for q in range(s.seats):
        s.open[q][word] &= ~bit
        if q == s.seat or not T.doubles_open:
            for w in range(WORDS):
                s.open[q][w] &= ~T.siblings[track][w]
