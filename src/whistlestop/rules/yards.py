"""Train yards: a card of each row goes on the track, rows are laid, weaker ones robbed (CG-20 to CG-53)."""

from __future__ import annotations

from whistlestop.kernel import Record, core

from .card_state import BOTTOM, CHOICE, COLOURS, KINDS, MOVE
from .state import EMPTY, WILD

SMALLEST_SET = 2


@core
def row_size(s: Record, colour: int) -> int:
    """Cards in the row of a colour, locomotives included, wherever it lies (CG-51)."""
    return int(s.yard_colour[colour] + s.yard_wilds[colour])


@core
def move_cards(s: Record, T: Record) -> bool:
    """Go on with step 1 from row `s.step`; return whether the seat must choose a card (CG-20, CG-21)."""
    while s.step < s.yard_rows:
        colour = s.yard_order[s.step]
        if s.yard_owner[colour] == s.seat:
            if s.yard_wilds[colour] and s.yard_colour[colour]:
                if T.move_from_row == CHOICE:
                    s.phase = MOVE
                    return True
                move_card(s, colour if T.move_from_row == BOTTOM else WILD)
            else:
                move_card(s, colour if s.yard_colour[colour] else WILD)
        else:
            s.step += 1
    end_moving(s)
    return False


@core
def movable(s: Record) -> int:
    """Menu of the kinds of card that may leave the row of step 1: its colour or a locomotive."""
    return 1 << s.yard_order[s.step] | 1 << WILD


@core
def move_card(s: Record, kind: int) -> None:
    """Put a card of the row of step 1 face-down on the track, and go on to the next row."""
    colour = s.yard_order[s.step]
    if kind == WILD:
        s.yard_wilds[colour] -= 1
    else:
        s.yard_colour[colour] -= 1
    s.on_track[s.seat][kind] += 1
    s.moved[s.n_moved] = kind
    s.n_moved += 1
    s.step += 1


@core
def end_moving(s: Record) -> None:
    """All rows have given a card; an emptied row is gone, and its colour free again (CG-22)."""
    if s.n_moved:
        if s.events is not None:
            s.events.append(("to-track", s.seat, list(s.moved[: s.n_moved])))
        clear_empty_rows(s)
    s.n_moved = 0
    s.step = 0


@core
def clear_empty_rows(s: Record) -> None:
    """Forget rows that have no card left."""
    left = 0
    for i in range(s.yard_rows):
        colour = s.yard_order[i]
        if row_size(s, colour):
            s.yard_order[left] = colour
            left += 1
        else:
            s.yard_owner[colour] = EMPTY
    s.yard_rows = left


@core
def least_size(s: Record, colour: int) -> int:
    """How many cards a row of the colour needs: two, or one more than the row it robs (CG-40, CG-50)."""
    return max(SMALLEST_SET, row_size(s, colour) + 1)


@core
def layable_colours(s: Record, T: Record) -> int:
    """Set of the colours of which the seat can lay a row (CG-41 to CG-43, CG-50)."""
    hand = s.hand[s.seat]
    wilds = hand[WILD]
    colours = 0
    for colour in range(1, KINDS):
        n = hand[colour]
        if s.yard_owner[colour] != s.seat and n >= T.fewest_of_colour and n + wilds >= least_size(s, colour):
            colours |= 1 << colour
    return colours


@core
def layable_triples(s: Record, T: Record) -> int:
    """Set of the triples of colours that the seat can lay: none of them lies in any yard (CG-44, CG-52)."""
    hand = s.hand[s.seat]
    colours = 0
    for colour in range(1, KINDS):
        if hand[colour] and s.yard_owner[colour] == EMPTY:
            colours |= 1 << (colour - 1)
    return int(T.triples_of[colours])


@core
def colour_numbers(s: Record, T: Record) -> int:
    """Menu of how many cards of the chosen colour a row can have."""
    hand = s.hand[s.seat]
    menu = 0
    for n in range(max(T.fewest_of_colour, least_size(s, s.colour) - hand[WILD]), hand[s.colour] + 1):
        menu |= 1 << n
    return menu


@core
def locomotive_numbers(s: Record) -> int:
    """Menu of how many locomotives can go on top of the chosen cards."""
    menu = 0
    for n in range(max(0, least_size(s, s.colour) - s.number), s.hand[s.seat][WILD] + 1):
        menu |= 1 << n
    return menu


@core
def lay_row(s: Record, locomotives: int) -> None:
    """Lay the chosen cards as a row, locomotives on top; a weaker row of that colour is robbed (CG-50)."""
    colour = s.colour
    if s.events is not None:
        counts = [0] * KINDS
        counts[colour], counts[WILD] = s.number, locomotives
        s.events.append(("lay", s.seat, counts, colour))
    rob_row(s, colour)
    place_row(s, colour, s.number, locomotives)


@core
def lay_triple(s: Record, T: Record, triple: int) -> None:
    """Lay one card each of three colours, in the order of the colours (CG-44)."""
    if s.events is not None:
        counts = [0] * KINDS
        for colour in T.triple[triple]:
            counts[colour] = 1
        s.events.append(("lay", s.seat, counts, EMPTY))
    for i in range(3):
        place_row(s, T.triple[triple][i], 1, 0)


@core
def place_row(s: Record, colour: int, n: int, locomotives: int) -> None:
    """Take cards from the hand and make them a new row of the acting seat's yard."""
    spend(s, colour, n)
    spend(s, WILD, locomotives)
    s.yard_owner[colour] = s.seat
    s.yard_colour[colour] = n
    s.yard_wilds[colour] = locomotives
    s.yard_order[s.yard_rows] = colour
    s.yard_rows += 1


@core
def spend(s: Record, kind: int, n: int) -> None:
    """Take cards from the acting seat's hand; what everybody knew of the hand shrinks with them."""
    me = s.seat
    s.hand[me][kind] -= n
    s.hand_size[me] -= n
    s.known[me][kind] = max(0, s.known[me][kind] - n)


@core
def rob_row(s: Record, colour: int) -> None:
    """The owner of a row of this colour, if there is one, discards it (CG-50, CG-53)."""
    if s.yard_owner[colour] == EMPTY:
        return
    if s.events is not None:
        s.events.append(("rob", s.yard_owner[colour], colour))
    s.robbed[colour] += s.yard_colour[colour]
    s.robbed[WILD] += s.yard_wilds[colour]
    s.yard_colour[colour] = 0
    s.yard_wilds[colour] = 0
    clear_empty_rows(s)


@core
def clear_yards(s: Record) -> None:
    """Take all rows off the table."""
    for kind in range(KINDS):
        s.yard_owner[kind] = EMPTY
        s.yard_colour[kind] = 0
        s.yard_wilds[kind] = 0
    for i in range(COLOURS):
        s.yard_order[i] = 0
    s.yard_rows = 0
