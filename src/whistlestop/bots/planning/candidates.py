"""The choices that a search should look at: the planner's own first, then whatever could be better."""

from __future__ import annotations

from whistlestop.bots.searching.choices import add, add_menu, different_picks
from whistlestop.families.board import legal
from whistlestop.kernel import LAST, SHIFT, WORDS, Record, Row, core, lowest
from whistlestop.rules.state import (
    AT_PLACE,
    AT_TRACK,
    DICE_MAIN,
    DRAW_TICKETS,
    EMPTY,
    FACES,
    KEEP,
    LOCOMOTIVE,
    MAIN,
    MENU,
    PLACES,
    ROLLED,
    ROW,
    SECOND,
    TRACKS,
)
from whistlestop.rules.tickets import keepable

from .planner import plan_move, prepare

WANTED_TRIED = 6
LONGEST_TRIED = 2
PICKS = (2 << ROW) - 1


@core
def candidates(s: Record, T: Record, P: Record, m: Row, found: Row) -> int:
    """Write the acting seat's choices that are worth a search into `found`; return how many."""
    found[0] = plan_move(s, T, P, m)
    phase = s.phase
    if phase == KEEP:
        return add_menu(keepable(s, T, s.seat), found, 1)
    if phase == MAIN or phase == DICE_MAIN:
        goals = prepare(s, T, P)
        legal(s, T, m)
        return turn_candidates(s, T, P, m, goals, found)
    legal(s, T, m)
    if phase == SECOND:
        return different_picks(s, m[MENU], found, 1)
    if phase == ROLLED:
        return rerolls(s, m[MENU], found)
    n = add_menu(m[MENU], found, 1)
    bits = m[PLACES]
    while bits:
        n = add(found, n, AT_PLACE + lowest(bits))
        bits &= bits - 1
    for w in range(WORDS):
        bits = m[TRACKS + w]
        while bits:
            n = add(found, n, AT_TRACK + (w << SHIFT) + lowest(bits))
            bits &= bits - 1
    return n


@core
def turn_candidates(s: Record, T: Record, P: Record, m: Row, goals: int, found: Row) -> int:
    """Add tracks that the plan wants, the longest others, tickets, one card of each kind, and the rarer actions."""
    n = 1
    for i in range(goals):
        track = P.goal[i]
        if n <= WANTED_TRIED and m[TRACKS + (track >> SHIFT)] >> (track & LAST) & 1:
            n = add(found, n, AT_TRACK + track)
    menu = m[MENU]
    if s.phase == MAIN:
        if menu >> DRAW_TICKETS & 1:
            n = add(found, n, DRAW_TICKETS)
        n = different_picks(s, menu & PICKS, found, n)
        menu &= ~(PICKS | 1 << DRAW_TICKETS)
    n = longest_tracks(T, m, found, n)
    return add_menu(menu, found, n)


@core
def longest_tracks(T: Record, m: Row, found: Row, n: int) -> int:
    """Add the longest tracks that can be paid and are not yet among the candidates."""
    for _ in range(LONGEST_TRIED):
        best = EMPTY
        for w in range(WORDS):
            bits = m[TRACKS + w]
            while bits:
                track = (w << SHIFT) + lowest(bits)
                bits &= bits - 1
                new = True
                for i in range(n):
                    if found[i] == AT_TRACK + track:
                        new = False
                if new and (best == EMPTY or T.length[track] > T.length[best]):
                    best = track
        if best != EMPTY:
            n = add(found, n, AT_TRACK + best)
    return n


@core
def rerolls(s: Record, menu: int, found: Row) -> int:
    """Add to roll nothing again, everything, or all but locomotives and one other face (DX-20)."""
    n = 1
    everything = 0
    dice = 0
    for face in range(FACES):
        dice += s.dice[face]
    everything = (1 << dice) - 1
    n = add(found, n, 0)
    for kept in range(FACES):
        again = 0
        at = 0
        for face in range(FACES):
            if face != kept and face != LOCOMOTIVE:
                again |= ((1 << s.dice[face]) - 1) << at
            at += s.dice[face]
        if menu >> again & 1:
            n = add(found, n, again)
    if menu >> everything & 1:
        n = add(found, n, everything)
    return n
