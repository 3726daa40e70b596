"""The turn machine of the Card Game: reset, what is legal, and what a choice does.

A choice is a number below 256 whose meaning depends on the phase (rules.card_state, docs/actions.md).
"""

from __future__ import annotations

from whistlestop.kernel import WORDS, Record, Row, core, lowest, nth_bit, popcount, roll, seed_streams
from whistlestop.rules.card_phases import deal_cards, end_turn, lock_tickets, start_turn, take_step_two
from whistlestop.rules.card_state import (
    ACCEPT,
    AT_TRIPLE,
    COMPLETE,
    DONE,
    KINDS,
    LAY,
    LAY_COLOUR,
    LAY_LOCOMOTIVES,
    MOVE,
    TRIPLES,
)
from whistlestop.rules.choosing import choosable, choose_ticket, propose_tickets
from whistlestop.rules.decks import turn_up
from whistlestop.rules.drawing import pick_card, pickable
from whistlestop.rules.state import (
    AT_TRACK,
    DRAW_TICKETS,
    EMPTY,
    KEEP,
    MAIN,
    MENU,
    OVER,
    PASS,
    POLICY,
    ROW,
    SECOND,
    TICKETS,
    TRACKS,
    WILD,
)
from whistlestop.rules.tickets import keep_tickets, keepable, offer_tickets, put_away
from whistlestop.rules.yards import (
    clear_yards,
    colour_numbers,
    lay_row,
    lay_triple,
    layable_colours,
    layable_triples,
    locomotive_numbers,
    movable,
    move_card,
)


@core
def reset(s: Record, T: Record, seats: int, first: int, seed: int) -> None:
    """Set up a new game in a state of zeros (CG-11 to CG-14); a negative `first` draws the seat (CM-13)."""
    seed_streams(s.rng, seed)
    s.seats = seats
    if first < 0:
        first = roll(s.rng, TICKETS, seats)
    s.first = first
    s.seat = first
    s.last = -1
    for kind in range(KINDS):
        s.pile[kind] = T.cards[kind]
        s.pile_size += T.cards[kind]
    for w in range(WORDS):
        s.pool[w] = T.deck[0][w]
    s.left[0] = T.n_tickets
    clear_yards(s)
    for i in range(seats):
        give_locomotives(s, T, (first + i) % seats)
    for i in range(seats):
        deal_cards(s, T, (first + i) % seats, T.starting_hand)
    for slot in range(ROW):
        s.row[slot] = EMPTY
    for slot in range(ROW):
        turn_up(s, T, slot)
    for i in range(seats):
        offer_tickets(s, T, (first + i) % seats, 0, T.tickets_dealt)
    s.setup = seats
    s.phase = KEEP


@core
def give_locomotives(s: Record, T: Record, seat: int) -> None:
    """Give a seat the locomotive with which everybody begins, before all eyes (CG-11)."""
    n = T.starting_locomotives
    s.hand[seat][WILD] = n
    s.known[seat][WILD] = n
    s.hand_size[seat] = n
    s.pile[WILD] -= n
    s.pile_size -= n
    if s.events is not None:
        s.events.append(("locomotive", seat))


@core
def start_play(s: Record, T: Record) -> None:
    """All have chosen: the rejects are shuffled back, the first turn begins (CG-14)."""
    for p in range(s.seats):
        s.began[p] = T.tickets_dealt - s.offered[p]
        for i in range(s.offered[p]):
            s.spared[p][i] = s.offer[p][i] + 1
    for i in range(s.seats):
        put_away(s, T, (s.first + i) % s.seats, T.setup_rejects)
    s.seat = s.first
    start_turn(s, T)


@core
def legal(s: Record, T: Record, m: Row) -> None:
    """Write the legal choices of the acting seat into `m`: menu, triples of colours, words of tickets."""
    phase = s.phase
    m[TRIPLES] = 0
    for w in range(WORDS):
        m[TRACKS + w] = 0
    if phase == MAIN:
        legal_main(s, T, m)
    elif phase == SECOND:
        m[MENU] = pickable(s, T, 1)
    elif phase == LAY_COLOUR:
        m[MENU] = colour_numbers(s, T)
    elif phase == LAY_LOCOMOTIVES:
        m[MENU] = locomotive_numbers(s)
    elif phase == KEEP:
        m[MENU] = keepable(s, T, s.seat)
    elif phase == MOVE:
        m[MENU] = movable(s)
    elif phase == COMPLETE:
        m[MENU] = 1 << DONE if choosable(s, T, m) else 1 << DONE | 1 << ACCEPT
    else:
        m[MENU] = 0


@core
def legal_main(s: Record, T: Record, m: Row) -> None:
    """The actions of step 2; it is skipped only if there is none (CG-25)."""
    menu = pickable(s, T, 0) | layable_colours(s, T) << LAY
    if s.left[0]:
        menu |= 1 << DRAW_TICKETS
    m[TRIPLES] = layable_triples(s, T)
    m[MENU] = menu if menu | m[TRIPLES] else 1 << PASS


@core
def apply(s: Record, T: Record, a: int) -> None:
    """Carry out a legal choice of the acting seat, and everything that follows without a decision."""
    phase = s.phase
    if phase == MAIN:
        apply_main(s, T, a)
    elif phase == SECOND:
        pick_card(s, T, a)
        end_turn(s, T)
    elif phase == LAY_COLOUR:
        choose_number(s, T, a)
    elif phase == LAY_LOCOMOTIVES:
        lay_row(s, a)
        end_turn(s, T)
    elif phase == KEEP:
        apply_keep(s, T, a)
    elif phase == MOVE:
        move_card(s, a)
        take_step_two(s, T)
    elif phase == COMPLETE:
        apply_complete(s, T, a)


@core
def apply_main(s: Record, T: Record, a: int) -> None:
    """Begin, and where it is a single choice also end, the action of a turn."""
    if a >= AT_TRIPLE:
        lay_triple(s, T, a - AT_TRIPLE)
        end_turn(s, T)
    elif a > LAY:
        s.colour = a - LAY
        menu = colour_numbers(s, T)
        if popcount(menu) == 1:
            choose_number(s, T, lowest(menu))
        else:
            s.phase = LAY_COLOUR
    elif a < DRAW_TICKETS:
        if pick_card(s, T, a) and pickable(s, T, 1):
            s.phase = SECOND
        else:
            end_turn(s, T)
    elif a == DRAW_TICKETS:
        offer_tickets(s, T, s.seat, 0, T.drawn)
        s.phase = KEEP
    else:
        if s.events is not None:
            s.events.append(("pass", s.seat))
        end_turn(s, T)


@core
def choose_number(s: Record, T: Record, n: int) -> None:
    """The number of coloured cards is chosen; that of locomotives is asked only if there is more than one."""
    s.number = n
    menu = locomotive_numbers(s)
    if popcount(menu) == 1:
        lay_row(s, lowest(menu))
        end_turn(s, T)
    else:
        s.phase = LAY_LOCOMOTIVES


@core
def apply_keep(s: Record, T: Record, kept: int) -> None:
    """Keep tickets: in the set-up the next seat chooses, later the turn is over (CG-14, CG-60)."""
    keep_tickets(s, T, s.seat, kept)
    if s.setup:
        s.setup -= 1
        if s.setup:
            s.seat = (s.seat + 1) % s.seats
        else:
            start_play(s, T)
    else:
        put_away(s, T, s.seat, T.play_rejects)
        end_turn(s, T)


@core
def apply_complete(s: Record, T: Record, a: int) -> None:
    """Choose one ticket more, or lock the choice: as it stands, or as proposed (CG-83)."""
    if a >= AT_TRACK:
        choose_ticket(s, s.seat, a - AT_TRACK)
        return
    if a == ACCEPT:
        propose_tickets(s, T, s.seat)
    lock_tickets(s, T)


@core
def choose_at_random(s: Record, T: Record, m: Row) -> int:
    """Pick one of the legal choices, each as likely; the proposed tickets are completed."""
    if s.phase == COMPLETE:
        return ACCEPT
    legal(s, T, m)
    n = popcount(m[MENU])
    k = roll(s.rng, POLICY, n + popcount(m[TRIPLES]))
    if k < n:
        return nth_bit(m[MENU], k)
    return AT_TRIPLE + nth_bit(m[TRIPLES], k - n)


@core
def playout(s: Record, T: Record, m: Row) -> int:
    """Play at random to the end; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        apply(s, T, choose_at_random(s, T, m))
        decisions += 1
    return decisions
