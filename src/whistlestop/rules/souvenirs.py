"""San Francisco's souvenirs: stacks on the sights, one token after a claim (SF-11 to SF-19, SF-40 to SF-43)."""

from __future__ import annotations

from whistlestop.kernel import Record, core, roll

from .state import EMPTY, SYMBOLS, TICKETS

NOT_IN_PLAY = EMPTY


@core
def lay_stacks(s: Record, T: Record) -> None:
    """Lay five stacks on the marked sights, at random or as the table chose (SF-12, SF-14)."""
    size = 3 if s.seats == 4 else 2
    free = (1 << SYMBOLS) - 1
    for i in range(SYMBOLS):
        s.stack_at[i] = NOT_IN_PLAY
    for i in range(5):
        if T.symbols_chosen:
            symbol = T.chosen_symbols[i]
        else:
            k = roll(s.rng, TICKETS, SYMBOLS - i)
            symbol = 0
            while k > 0 or not free >> symbol & 1:
                if free >> symbol & 1:
                    k -= 1
                symbol += 1
            if s.tape is not None:
                symbol = s.tape.symbol(symbol, free)
        free &= ~(1 << symbol)
        s.stack_at[symbol] = T.sights[i]
        s.stack[symbol] = size
        if s.events is not None:
            s.events.append(("stack", symbol, T.sights[i], size))


@core
def set_aside(s: Record) -> int:
    """The symbols of the stacks that wait beside the board, as a set."""
    waiting = 0
    for symbol in range(SYMBOLS):
        if s.stack_at[symbol] == NOT_IN_PLAY:
            waiting |= 1 << symbol
    return waiting


@core
def stackable(s: Record, T: Record) -> int:
    """Places where a stack may be put: not one of the five sights, and none there yet (SF-19)."""
    places = (1 << T.n_places) - 1
    for i in range(5):
        places &= ~(1 << T.sights[i])
    for symbol in range(SYMBOLS):
        if s.stack_at[symbol] != NOT_IN_PLAY:
            places &= ~(1 << s.stack_at[symbol])
    return places


@core
def place_stack(s: Record, symbol: int, place: int) -> None:
    """Put a stack set aside on a place; with two players a single token of it (SF-17, SF-18)."""
    s.stack_at[symbol] = place
    if s.seats == 2:
        s.stack[symbol] = 1
    else:
        s.stack[symbol] = 3 if s.seats == 4 else 2
    if s.events is not None:
        s.events.append(("place-stack", s.seat, symbol, place, s.stack[symbol]))


@core
def new_souvenir(s: Record, place: int) -> int:
    """The symbol that the seat can take at a place, or EMPTY (SF-40, SF-42)."""
    for symbol in range(SYMBOLS):
        if s.stack_at[symbol] == place and s.stack[symbol] > 0 and not s.souvenirs[s.seat] >> symbol & 1:
            return symbol
    return EMPTY


@core
def take_souvenir(s: Record, place: int) -> None:
    """Take the token of a place."""
    symbol = new_souvenir(s, place)
    s.stack[symbol] -= 1
    s.souvenirs[s.seat] |= 1 << symbol
    if s.events is not None:
        s.events.append(("souvenir", s.seat, place, symbol))
