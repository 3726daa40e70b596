"""Which row to lay: what it brings to the track before the phase ends, less what its cards are worth in the hand."""

from __future__ import annotations

from whistlestop.kernel import Record, core
from whistlestop.rules.card_state import AT_TRIPLE, KINDS, LAY
from whistlestop.rules.state import EMPTY, WILD
from whistlestop.rules.yards import least_size, row_size

from .ledger import robbery
from .memory import ENGINE_ON_TRACK, HELD, HURRY, NEEDED, ROB, SIZE, SPARE, TARGET

MOST_ENGINES = 3


@core
def worth_of_row(s: Record, P: Record, colour: int, n: int, engines: int) -> int:
    """Worth of laying so many cards of a colour with so many locomotives on top, compared with keeping them."""
    weight = P.weight
    want = P.want[colour]
    survives = 1000
    brought = 0
    left = n + engines
    for turn in range(min(n + engines, P.rounds)):
        survives = survives * (1000 - robbery(s, P, colour, left)) // 1000
        if turn < engines:
            card = weight[ENGINE_ON_TRACK]
        else:
            card = weight[NEEDED] if want > 0 else weight[SPARE]
            want -= 1
        brought += card * survives // 1000
        left -= 1
    kept = n * (weight[NEEDED] if P.want[colour] > 0 else weight[SPARE]) + engines * weight[ENGINE_ON_TRACK]
    lost = row_size(s, colour) * weight[ROB] if s.yard_owner[colour] != EMPTY else 0
    return int(
        brought
        - kept * in_hand(P, n + engines) // 100
        + lost
        + weight[SIZE] * ((n + engines) * 10 - weight[TARGET]) // 10
    )


@core
def in_hand(P: Record, n: int) -> int:
    """Per cent of their worth that so many cards of one row keep if they are laid later."""
    short = n + 3 - P.rounds
    share = P.weight[HELD] - max(0, short) * P.weight[HURRY]
    return max(0, share) if P.rounds > 1 else 0


@core
def engines_for(s: Record, P: Record, colour: int, n: int) -> int:
    """How many locomotives go on top: as few as the rules ask for, or one that makes the row safe."""
    least = max(0, least_size(s, colour) - n)
    best = least
    best_worth = worth_of_row(s, P, colour, n, least)
    for engines in range(least + 1, min(s.hand[s.seat][WILD], least + MOST_ENGINES) + 1):
        worth = worth_of_row(s, P, colour, n, engines)
        if worth > best_worth:
            best = engines
            best_worth = worth
    return best


@core
def best_number(s: Record, T: Record, P: Record, colour: int) -> int:
    """How many cards of the colour a row should have."""
    hand = s.hand[s.seat]
    best = -1
    best_worth = 0
    for n in range(max(T.fewest_of_colour, least_size(s, colour) - hand[WILD]), hand[colour] + 1):
        worth = worth_of_row(s, P, colour, n, engines_for(s, P, colour, n))
        if best < 0 or worth >= best_worth:
            best = n
            best_worth = worth
    return best


@core
def worth_of_triple(s: Record, T: Record, P: Record, triple: int) -> int:
    """Worth of laying one card each of three colours (CG-44)."""
    weight = P.weight
    if P.rounds == 0:
        return -1000
    worth = weight[SIZE] * (30 - weight[TARGET]) // 10
    for i in range(3):
        colour = T.triple[triple][i]
        card = weight[NEEDED] if P.want[colour] > 0 else weight[SPARE]
        safe = 1000 - robbery(s, P, colour, 1)
        worth += card * safe // 1000 - card * in_hand(P, 1) // 100
        if s.hand[s.seat][colour] > 1:
            worth -= weight[SIZE]  # it tears a row apart
    return int(worth)


@core
def best_lay(s: Record, T: Record, P: Record, colours: int, triples: int) -> int:
    """Choice of the best row or triple, 0 if none can be laid; its worth is left in `P.best_worth`."""
    best = 0
    best_worth = 0
    for colour in range(1, KINDS):
        if colours >> (LAY + colour) & 1:
            n = best_number(s, T, P, colour)
            if n >= 0:
                worth = worth_of_row(s, P, colour, n, engines_for(s, P, colour, n))
                if best == 0 or worth > best_worth:
                    best = LAY + colour
                    best_worth = worth
    triple = 0
    while triples:
        if triples & 1:
            worth = worth_of_triple(s, T, P, triple)
            if best == 0 or worth > best_worth:
                best = AT_TRIPLE + triple
                best_worth = worth
        triples >>= 1
        triple += 1
    P.best_worth = best_worth
    return best
