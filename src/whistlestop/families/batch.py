"""Loops over whole games, compiled only: they index arrays of records, and are bound to one family's functions."""

from __future__ import annotations

from typing import Any

from whistlestop.kernel import WORDS, derive, nth_bit, popcount, roll, scratch, seed_streams
from whistlestop.rules.state import OVER, POLICY, TRACKS

# Bound to a family's own when compiled.
reset: Any
legal: Any
apply: Any
choose_at_random: Any
playout: Any
determinise: Any

HIDDEN = {"board": "whistlestop.families.hidden", "card_game": "whistlestop.families.card_hidden"}
"""Where each family's `determinise` is."""

ENTRIES = (
    "play_games",
    "play_out_worlds",
    "advance",
    "copy_again",
    "reset_many",
    "legal_many",
    "choose_many",
    "step_many",
)


def play_games(states: Any, tables: Any, seats: int, first: int, seed: int, start: int, games: int, out: Any) -> int:
    """Play games number `start` and on at random; `states[1]` is a blank one.  Returns the decisions in all.

    A row of `out` takes decisions, turns, why, winners, then the points of each seat.
    """
    m = scratch(4)
    T = tables[0]
    total = 0
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        reset(s, T, seats, first, derive(seed, start + g))
        n = playout(s, T, m)
        total += n
        out[g, 0] = n
        out[g, 1] = s.turns
        out[g, 2] = s.why
        out[g, 3] = s.winners
        for p in range(seats):
            out[g, 4 + p] = s.points[p]
    return total


def play_out_worlds(states: Any, tables: Any, seat: int, seed: int, worlds: int, out: Any) -> int:
    """From the state in `states[0]`, play `worlds` worlds that `seat` thinks possible to the end at random."""
    m = scratch(4)
    T = tables[0]
    total = 0
    for g in range(worlds):
        states[1] = states[0]
        s = states[1]
        seed_streams(s.rng, derive(seed, g))
        determinise(s, T, seat)
        total += playout(s, T, m)
        for p in range(s.seats):
            out[g, p] = s.points[p]
    return total


def advance(states: Any, tables: Any, decisions: int) -> None:
    """Make so many random decisions in the state `states[0]`, or fewer if the game ends."""
    m = scratch(4)
    for _ in range(decisions):
        if states[0].phase != OVER:
            apply(states[0], tables[0], choose_at_random(states[0], tables[0], m))


def copy_again(states: Any, times: int) -> None:
    """Copy states to their neighbours, again and again."""
    n = len(states)
    for i in range(times):
        states[(i + 1) % n] = states[i % n]


def choose_many(states: Any, masks: Any, choices: Any) -> None:
    """Pick one legal choice at random for every state of a batch, from the masks that `legal_many` wrote."""
    for i in range(len(states)):
        total = 0
        for w in range(TRACKS + WORDS):
            total += popcount(masks[i, w])
        k = roll(states[i].rng, POLICY, total)
        choices[i] = -1
        for w in range(TRACKS + WORDS):
            n = popcount(masks[i, w])
            if choices[i] < 0 and k < n:
                choices[i] = w * 64 + nth_bit(masks[i, w], k)
            k -= n


def step_many(states: Any, tables: Any, blank: Any, choices: Any, seats: int, seed: int, games: Any, done: Any) -> None:
    """Apply one choice to every state of a batch; a game that is over starts anew with its next number."""
    T = tables[0]
    for i in range(len(states)):
        apply(states[i], T, choices[i])
        done[i] = states[i].phase == OVER
        if done[i]:
            states[i] = blank[0]
            games[i] += len(states)
            reset(states[i], T, seats, -1, derive(seed, games[i]))


def legal_many(states: Any, tables: Any, masks: Any) -> None:
    """Write the legal choices of every state of a batch, four words each."""
    T = tables[0]
    m = scratch(4)
    for i in range(len(states)):
        legal(states[i], T, m)
        for w in range(TRACKS + WORDS):
            masks[i, w] = m[w]


def reset_many(states: Any, tables: Any, blank: Any, seats: int, first: int, seed: int, games: Any) -> None:
    """Start game number `games[i]` in every state of a batch."""
    T = tables[0]
    for i in range(len(states)):
        states[i] = blank[0]
        reset(states[i], T, seats, first, derive(seed, games[i]))
