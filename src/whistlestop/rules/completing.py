"""Completing tickets with the cards of a pile in the Card Game (CG-80 to CG-84).

A card completes at most one ticket, and a locomotive stands for any card.  Whether a set of tickets can be
completed together is a sum; which set is best is a knapsack problem with nine kinds of cards, solved exactly.

Prices on the nine kinds do most of the work.  Whatever the prices, a set is worth no more than its tickets'
profits (worth less the prices of the cards) and the price of the whole pile together, as long as no colour costs
more than a locomotive; so the profits above zero and the pile are a bound on every set.  Prices that make
the bound small are found step by step, as a market would: what is wanted more than there is becomes dearer.  Then
a set loses something against the bound with every ticket that it takes at a loss or leaves with a profit, and with
every card left over.  A depth-first search decides the tickets with the clearest profits first and turns back where
the losses exceed what the best set so far allows.
"""

from __future__ import annotations

from typing import Final

from whistlestop.kernel import Row, core, scratch

MOST_TICKETS: Final = 62
MOST_CARDS: Final = 5
ALL_CARDS: Final = MOST_TICKETS * MOST_CARDS
KINDS: Final = 9
LOCOMOTIVE: Final = 9
PRICES: Final = 10
NEVER: Final = 1 << 60
PLENTY: Final = 1 << 20
EVERY: Final = 1 << 20

POINT: Final = 1 << 14
TICKET: Final = 1 << 7
STEPS: Final = 120
PATIENCE: Final = 10


@core
def is_completable(n: int, tickets: Row, need: Row, have: Row) -> bool:
    """Return whether the first `n` of `tickets` can be completed together (CG-80, CG-81, CG-84).

    `need[t][c]` is how many cards of kind c ticket t asks for, `have[c]` how many the pile holds; kinds 1 to 8
    are the colours, `have[0]` counts the locomotives.
    """
    missing = 0
    for c in range(1, KINDS):
        lack = -have[c]
        for i in range(n):
            lack += need[tickets[i]][c]
        missing += max(0, lack)
    answer: bool = missing <= have[0]
    return answer


@core
def best_completion(n: int, tickets: Row, value: Row, cities: Row, need: Row, have: Row, chosen: Row) -> int:
    """Mark the best set of tickets that can be completed together, and return its points (CG-84).

    `tickets` holds `n` ticket numbers, at most 62; `chosen[i]` becomes 1 if `tickets[i]` is in the set, otherwise 0.
    Tables by ticket number: `value` (points), `cities` (how many big-city names are on it), `need` as in
    `is_completable`; a ticket needs 1 to 5 cards.  Best is: most points, then most tickets, then most big-city
    names; of two sets that are still equal, the one that has the first ticket in which they differ.
    """
    worth = scratch(MOST_TICKETS)
    profit = scratch(MOST_TICKETS)
    card = scratch(ALL_CARDS)
    better = scratch(MOST_TICKETS)
    worse = scratch(MOST_TICKETS)
    order = scratch(MOST_TICKETS)
    price = scratch(PRICES)
    for i in range(n):
        t = tickets[i]
        worth[i] = value[t] * POINT + TICKET + cities[t]
        j = i * MOST_CARDS
        for c in range(1, KINDS):
            for _ in range(need[t][c]):
                card[j] = c
                j += 1
    compare(n, tickets, worth, need, better, worse)
    bound = find_prices(n, worth, card, have, price)
    for i in range(n):
        profit[i] = profit_of(i, worth, card, price)
        j = i
        while j > 0 and abs(profit[order[j - 1]]) < abs(profit[i]):
            order[j] = order[j - 1]
            j -= 1
        order[j] = i
    best = search(n, order, profit, card, price, better, worse, have, bound, -1, EVERY, chosen)

    # Once more in the order of the tickets, for the first set that is worth as much; what every such set must have
    # or leave may come before.
    sure = 0
    for k in range(n):
        if abs(profit[order[k]]) > bound - best:
            sure += 1
    for k in range(sure, n):
        i = order[k]
        j = k
        while j > sure and order[j - 1] > i:
            order[j] = order[j - 1]
            j -= 1
        order[j] = i
    search(n, order, profit, card, price, better, worse, have, bound, best - 1, sure, chosen)
    return best // POINT


@core
def compare(n: int, tickets: Row, worth: Row, need: Row, better: Row, worse: Row) -> None:
    """Find the pairs in which one ticket is never taken without the other, and note them as bits on both sides.

    A ticket that asks for no card that the other does not ask for, and is worth more, or as much and comes first,
    could always take the other's place.
    """
    for i in range(n):
        for j in range(n):
            if worth[j] > worth[i] or (worth[j] == worth[i] and j < i):
                fits = 1
                for c in range(1, KINDS):
                    if need[tickets[j]][c] > need[tickets[i]][c]:
                        fits = 0
                if fits:
                    better[i] |= 1 << j
                    worse[j] |= 1 << i


@core
def profit_of(i: int, worth: Row, card: Row, price: Row) -> int:
    """What ticket `i` is worth beyond the prices of its cards; unused fields hold kind 0, which costs nothing."""
    profit: int = worth[i]
    for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
        profit -= price[card[j]]
    return profit


@core
def find_prices(n: int, worth: Row, card: Row, have: Row, price: Row) -> int:
    """Find prices that make the bound on the worth of every set small; return that bound.

    This is the subgradient method: a step that would bring the bound down by `hope` if it were a plane; larger
    steps after a success, smaller ones and back to the best prices after `PATIENCE` without.
    """
    trial = scratch(PRICES)
    left = scratch(KINDS)
    top = 0
    for i in range(n):
        top = max(top, worth[i])
    for c in range(1, PRICES):
        trial[c] = top // 6
    hope = 3 * top + 1
    bound = NEVER
    stale = 0
    for _ in range(STEPS):
        reached = trial[LOCOMOTIVE] * have[0]
        for c in range(1, KINDS):
            left[c] = have[c]
            reached += trial[c] * have[c]
        for i in range(n):
            profit = profit_of(i, worth, card, trial)
            if profit > 0:
                reached += profit
                for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
                    left[card[j]] -= 1
        stale += 1
        if reached < bound:
            if bound - reached >= hope // 4:
                stale = 0
                if bound < NEVER:
                    hope *= 2
            bound = reached
            for c in range(1, PRICES):
                price[c] = trial[c]
        if stale == PATIENCE:
            stale = 0
            hope = hope // 2 + 1
            for c in range(1, PRICES):
                trial[c] = price[c]
        square = have[0] * have[0]
        for c in range(1, KINDS):
            square += left[c] * left[c]
        if square == 0:
            break
        step = reached - bound + hope
        for c in range(1, KINDS):
            if left[c] > 0:
                trial[c] = max(0, trial[c] - step * left[c] // square)
            else:
                trial[c] += step * -left[c] // square
        trial[LOCOMOTIVE] = max(0, trial[LOCOMOTIVE] - step * have[0] // square)
        level(trial)
    return bound


@core
def level(price: Row) -> None:
    """Move to the nearest prices at which no colour costs more than a locomotive."""
    many = 1
    total = price[LOCOMOTIVE]
    while True:
        top = total // many
        before = many
        many = 1
        total = price[LOCOMOTIVE]
        for c in range(1, KINDS):
            if price[c] > top:
                many += 1
                total += price[c]
        if many == before:
            break
    for c in range(1, KINDS):
        price[c] = min(price[c], top)
    price[LOCOMOTIVE] = top


@core
def search(
    n: int,
    order: Row,
    profit: Row,
    card: Row,
    price: Row,
    better: Row,
    worse: Row,
    have: Row,
    bound: int,
    best: int,
    sure: int,
    chosen: Row,
) -> int:
    """Decide tickets in this order; return the greatest worth above `best`, with its set in `chosen`, or `best`.

    Unless `sure` is EVERY: from the ticket number `sure` of the order on take first and leave later, and end with the
    first set that is found.
    """
    left = scratch(KINDS)  # cards not used; below 0, so many locomotives stand for this colour
    wanted = scratch(KINDS)  # cards on the tickets not yet decided
    take = scratch(MOST_TICKETS)
    turned = scratch(MOST_TICKETS)
    for c in range(1, KINDS):
        left[c] = have[c]
    left[0] = PLENTY
    for j in range(n * MOST_CARDS):
        wanted[card[j]] += 1
    locomotives = have[0]
    lost = 0
    depth = 0
    taken = 0
    refused = 0
    possible = True
    while True:
        worth = best
        if possible:
            worth = bound - lost - idle(left, wanted, locomotives, price)
        if worth > best and depth < n:
            i = order[depth]
            for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
                wanted[card[j]] -= 1
            take[depth] = 1 if profit[i] > 0 or depth >= sure else 0
            turned[depth] = 0
        else:
            if worth > best:
                best = worth
                for k in range(n):
                    chosen[order[k]] = take[k]
                if sure < EVERY:
                    return best
            while True:
                if depth == 0:
                    return best
                depth -= 1
                i = order[depth]
                if take[depth]:
                    taken ^= 1 << i
                    locomotives += take_back(i, card, left)
                    lost -= max(0, -profit[i])
                else:
                    refused ^= 1 << i
                    lost -= max(0, profit[i])
                if not turned[depth]:
                    break
                for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
                    wanted[card[j]] += 1
            take[depth] = 1 - take[depth]
            turned[depth] = 1
        if take[depth]:
            taken |= 1 << i
            locomotives -= lay_out(i, card, left)
            lost += max(0, -profit[i])
            possible = locomotives >= 0 and better[i] & refused == 0
        else:
            refused |= 1 << i
            lost += max(0, profit[i])
            possible = worse[i] & taken == 0
        depth += 1


@core
def idle(left: Row, wanted: Row, locomotives: int, price: Row) -> int:
    """The least that is lost on the pile: cards nobody can want any more, locomotives that stand for cheaper cards."""
    lost = 0
    calls = 0
    for c in range(1, KINDS):
        if left[c] > wanted[c]:
            lost += (left[c] - wanted[c]) * price[c]
        elif left[c] >= 0:
            calls += wanted[c] - left[c]
        else:
            calls += wanted[c]
            lost -= left[c] * (price[LOCOMOTIVE] - price[c])
    if locomotives > calls:
        lost += (locomotives - calls) * price[LOCOMOTIVE]
    return lost


@core
def lay_out(i: int, card: Row, left: Row) -> int:
    """Use the cards of ticket `i`; return how many locomotives it takes."""
    locomotives = 0
    for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
        left[card[j]] -= 1
        if left[card[j]] < 0:
            locomotives += 1
    return locomotives


@core
def take_back(i: int, card: Row, left: Row) -> int:
    """Undo `lay_out`; return how many locomotives come back."""
    locomotives = 0
    for j in range(i * MOST_CARDS, (i + 1) * MOST_CARDS):
        if left[card[j]] < 0:
            locomotives += 1
        left[card[j]] += 1
    return locomotives
