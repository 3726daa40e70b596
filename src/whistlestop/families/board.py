"""The turn machine of the board titles, with cards or with dice: reset, what is legal, and what a choice does.

A choice is a number below 256 whose meaning depends on the phase (rules.state, docs/actions.md).
"""

from __future__ import annotations

from whistlestop.kernel import WORDS, Record, Row, core, lowest, nth_bit, popcount, roll, seed_streams
from whistlestop.rules.claiming import (
    after_payment,
    claim_done,
    claim_track,
    lay_cards,
    pay_row,
    pay_surcharge,
    plus4_choices,
    surcharge_payments,
    take_back,
)
from whistlestop.rules.decks import draw_card, flush_row, turn_up
from whistlestop.rules.dice import (
    dice_tracks,
    discardable,
    exchange,
    exchangeable,
    exchangeable_in_tunnel,
    lay_units,
    reroll,
    rerollable,
    roll_tunnel,
    surcharge_choices,
    symbol_of,
    token_choices,
)
from whistlestop.rules.drawing import pick_card, pickable
from whistlestop.rules.ending import ask_loans, end_action, end_turn, next_station, start_turn
from whistlestop.rules.passengers import end_ride, may_stand, place_passenger, ride_on, rideable, rides, start_ride
from whistlestop.rules.payment import payable_rows, payable_tracks
from whistlestop.rules.scoring import may_borrow, propose_loans, score_game
from whistlestop.rules.souvenirs import lay_stacks, place_stack, set_aside, stackable, take_souvenir
from whistlestop.rules.state import (
    ACCEPT,
    AFTER,
    AT_PLACE,
    AT_TRACK,
    BORROW,
    CLAIMED,
    DECLINE,
    DICE_DECLINE,
    DICE_MAIN,
    DICE_RIDE,
    DICE_SURCHARGE,
    DICE_TICKETS,
    DICE_TUNNEL,
    DOUBLE,
    DRAW_TICKETS,
    EMPTY,
    END_TURN,
    ENDED,
    KEEP,
    LOCOMOTIVE,
    MAIN,
    MAX_PASSENGERS,
    MAX_STATIONS,
    MENU,
    MIX,
    MOVE_PASSENGER,
    OVER,
    PAID,
    PASS,
    PASSENGER,
    PAY,
    PAY_PLUS4,
    PLACE,
    PLACES,
    PLUS4,
    POLICY,
    RIDE,
    ROLLED,
    ROW,
    SCORING,
    SECOND,
    SINGLE,
    SOUVENIR,
    STACK,
    STATION,
    STATION_FACE,
    SUBSTITUTE,
    SURCHARGE,
    TICKETS,
    TOKENS,
    TRACKS,
    TUNNEL,
    TURN_DONE,
    TURN_STARTS,
    USE_NONE,
    WILD,
)
from whistlestop.rules.stations import pay_station, pay_station_dice, station_places, station_rows
from whistlestop.rules.tickets import keep_tickets, keepable, mixable, offer_tickets, put_away


@core
def reset(s: Record, T: Record, seats: int, first: int, seed: int) -> None:
    """Set up a new game in a state of zeros (CM-10 to CM-14); a negative `first` draws the first seat (CM-13)."""
    seed_streams(s.rng, seed)
    s.seats = seats
    if first < 0:
        first = roll(s.rng, TICKETS, seats)
    s.first = first
    s.seat = first
    s.last = -1
    for i in range(ROW):
        s.row[i] = EMPTY
    for kind in range(T.kinds):
        s.pile[kind] = T.cards[kind]
        s.pile_size += T.cards[kind]
    for w in range(WORDS):
        s.pool[w] = T.deck[0][w] | T.deck[1][w]
    for deck in range(2):
        for w in range(WORDS):
            s.left[deck] += popcount(T.deck[deck][w])
    for p in range(seats):
        s.pieces[p] = T.pieces
        s.stations[p] = T.stations
        s.passengers[p] = T.passengers
        s.longest[p] = -1
        for i in range(MAX_STATIONS):
            s.station[p][i] = EMPTY
            s.borrowed[p][i] = EMPTY
        for i in range(MAX_PASSENGERS):
            s.passenger[p][i] = EMPTY
        for w in range(WORDS):
            s.open[p][w] = T.all[w]
    if T.with_dice == 0:
        deal_cards(s, T)
    if T.souvenirs:
        lay_stacks(s, T)
    s.setup = seats
    if T.mixed:
        s.drawing = T.tickets_dealt
        s.phase = MIX
    else:
        for i in range(seats):
            deal_tickets(s, T, (first + i) % seats)
        start_choosing(s, T)


@core
def deal_cards(s: Record, T: Record) -> None:
    """Deal the starting hands and turn up the row (CM-11)."""
    for i in range(s.seats):
        p = (s.first + i) % s.seats
        for _ in range(T.starting_hand):
            s.hand[p][draw_card(s, T)] += 1
        s.hand_size[p] = T.starting_hand
        if s.events is not None:
            s.events.append(("deal", p, list(s.hand[p])))
    for slot in range(ROW):
        turn_up(s, T, slot)
    flush_row(s, T)


@core
def deal_tickets(s: Record, T: Record, seat: int) -> None:
    """Offer a seat its first tickets (CM-12, EU-03)."""
    offer_tickets(s, T, seat, 1, T.long_dealt)
    offer_tickets(s, T, seat, 0, T.tickets_dealt)


@core
def start_choosing(s: Record, T: Record) -> None:
    """All first tickets are dealt: undealt long ones leave the game (EU-03), and the seats choose."""
    if T.long_dealt:
        for w in range(WORDS):
            s.gone[w] = s.pool[w] & T.deck[1][w]
            s.pool[w] &= ~T.deck[1][w]
        s.left[1] = 0
    s.seat = s.first
    s.phase = KEEP


@core
def start_play(s: Record, T: Record) -> None:
    """All have chosen: rejects go where they go, souvenir stacks are placed, the first turn begins (CM-14, SF-17)."""
    for i in range(s.seats):
        put_away(s, T, (s.first + i) % s.seats, T.setup_rejects)
    if T.souvenirs:
        s.seat = (s.first + s.seats - 1) % s.seats
        next_stack(s)
    else:
        s.seat = s.first
        s.phase = TURN_STARTS


@core
def next_stack(s: Record) -> None:
    """The last seat chooses among two stacks; the one left is given (SF-17); a pair places both in order (SF-18)."""
    waiting = set_aside(s)
    if s.seats > 2 and popcount(waiting) == 2:
        s.phase = STACK
    else:
        s.step = lowest(waiting)
        s.phase = PLACE


@core
def legal(s: Record, T: Record, m: Row) -> None:
    """Write the legal choices of the acting seat into `m`: menu, places, then words of tracks or payment rows."""
    phase = s.phase
    m[PLACES] = 0
    for w in range(WORDS):
        m[TRACKS + w] = 0
    if phase == MAIN:
        m[MENU] = 0
        legal_main(s, T, m)
    elif phase == SECOND:
        m[MENU] = pickable(s, T, 1)
    elif phase == PAY:
        m[MENU] = 0
        payable_rows(s, T, s.track, m)
    elif phase == KEEP:
        m[MENU] = keepable(s, T, s.seat)
    elif phase == TUNNEL:
        m[MENU] = surcharge_payments(s, T)
    elif phase == SUBSTITUTE:
        m[MENU] = 0
        hand = s.hand[s.seat]
        for kind in range(T.kinds):
            if hand[kind]:
                m[MENU] |= 1 << kind
    elif phase >= ROLLED and phase <= AFTER:
        legal_dice(s, T, m)
    else:
        legal_special(s, T, m)


@core
def legal_main(s: Record, T: Record, m: Row) -> None:
    """The actions of a turn with cards (CM-20); passing only if there is none (CM-21)."""
    menu = 0
    if T.passengers:
        menu |= rides(s, T, m) << MOVE_PASSENGER
    menu |= pickable(s, T, 0)
    if s.left[0] or (T.mixed and s.left[1]):
        menu |= 1 << DRAW_TICKETS
    payable_tracks(s, T, m)
    if T.stations:
        m[PLACES] = station_places(s, T)
    any_action = menu | m[PLACES]
    for w in range(WORDS):
        any_action |= m[TRACKS + w]
    m[MENU] = menu if any_action else 1 << PASS


@core
def legal_dice(s: Record, T: Record, m: Row) -> None:
    """The choices of a turn with dice (DX-20 to DX-64)."""
    if s.phase == ROLLED:
        m[MENU] = rerollable(s)
    elif s.phase == TOKENS:
        m[MENU] = token_choices(s, T, s.track)
    elif s.phase == DICE_TUNNEL:
        kind = symbol_laid(s, T)
        menu = exchangeable_in_tunnel(s, kind) | surcharge_choices(s, kind) << DICE_SURCHARGE
        m[MENU] = menu if s.bound else menu | 1 << DICE_DECLINE
    else:
        menu = exchangeable(s) | discardable(s, END_TURN)
        if s.phase == DICE_MAIN:
            if T.passengers:
                menu |= rides(s, T, m) << DICE_RIDE
            if s.left[0] or (T.mixed and s.left[1]):
                for n in range(1, s.dice[STATION_FACE] + s.dice[LOCOMOTIVE] + 1):
                    menu |= 1 << (DICE_TICKETS + n)
            dice_tracks(s, T, m)
            if T.stations:
                m[PLACES] = station_places(s, T)
        m[MENU] = menu


@core
def legal_special(s: Record, T: Record, m: Row) -> None:
    """The rarer phases."""
    phase = s.phase
    m[MENU] = 0
    if phase == MIX:
        m[MENU] = mixable(s, s.drawing)
    elif phase == STACK:
        m[MENU] = set_aside(s)
    elif phase == PLACE:
        m[PLACES] = stackable(s, T)
    elif phase == PAY_PLUS4:
        m[MENU] = plus4_choices(s, T)
    elif phase == SOUVENIR:
        m[MENU] = 3
    elif phase == PASSENGER:
        a, b = T.ends[s.track][0], T.ends[s.track][1]
        m[MENU] = 1 + (2 if may_stand(s, T, a) else 0) + (4 if may_stand(s, T, b) else 0)
    elif phase == STATION:
        m[MENU] = station_rows(s, T)
    elif phase == RIDE:
        rideable(s, T, s.place, m)
        if not T.cities >> s.place & 1:
            for w in range(WORDS):
                m[TRACKS + w] = 0
        ridden = 0
        for w in range(WORDS):
            ridden |= s.ridden[w]
        m[MENU] = 1 if ridden else 0
    elif phase == BORROW:
        m[MENU] = 1 << ACCEPT | 1 << USE_NONE
        for w in range(WORDS):
            m[TRACKS + w] = may_borrow(s, T, s.seat, s.step, w)


@core
def apply(s: Record, T: Record, a: int) -> None:
    """Carry out a legal choice of the acting seat, and everything that follows without a decision."""
    phase = s.phase
    if phase == MAIN:
        apply_main(s, T, a)
    elif phase == SECOND:
        pick_card(s, T, a)
        end_action(s)
    elif phase == PAY:
        pay_row(s, T, T.first_row[s.track] + a - AT_TRACK)
    elif phase == KEEP:
        apply_keep(s, T, a)
    elif phase == TUNNEL:
        if a == DECLINE:
            take_back(s, T)
        else:
            pay_surcharge(s, T, a - SURCHARGE)
    elif phase == SUBSTITUTE:
        lay_cards(s, a, 1)
        s.owed -= 1
        if s.owed == 0:
            s.phase = PAID
    elif phase >= ROLLED and phase <= AFTER:
        apply_dice(s, T, a)
    else:
        apply_special(s, T, a)
    follow(s, T)


@core
def follow(s: Record, T: Record) -> None:
    """Take the steps that follow a choice without a decision, in the order in which they can come."""
    if s.phase == PAID:
        after_payment(s, T)
    if s.phase == CLAIMED:
        claim_track(s, T)
    if s.phase == AFTER and s.token[s.seat][SINGLE] + s.token[s.seat][DOUBLE] == 0 and exchangeable(s) == 0:
        s.phase = TURN_DONE
    if s.phase == TURN_DONE:
        end_turn(s, T)
    if s.phase == TURN_STARTS:
        start_turn(s, T)
    if s.phase == ENDED:
        ask_loans(s, T)
    if s.phase == SCORING:
        score_game(s, T)
        s.phase = OVER


@core
def apply_main(s: Record, T: Record, a: int) -> None:
    """Begin, and where it is a single choice also end, the action of a turn with cards."""
    if a >= AT_TRACK:
        choose_track(s, T, a - AT_TRACK)
    elif a >= AT_PLACE:
        s.place = a - AT_PLACE
        menu = station_rows(s, T)
        if popcount(menu) == 1:
            pay_station(s, T, lowest(menu))
            end_action(s)
        else:
            s.phase = STATION
    elif a < DRAW_TICKETS:
        if pick_card(s, T, a) and pickable(s, T, 1):
            s.phase = SECOND
        else:
            end_action(s)
    elif a == DRAW_TICKETS:
        draw_tickets(s, T, T.drawn)
    elif a == PASS:
        if s.events is not None:
            s.events.append(("pass", s.seat))
        s.passes += 1
        s.phase = TURN_DONE
    else:
        start_ride(s, T, a - MOVE_PASSENGER)
        s.phase = RIDE


@core
def choose_track(s: Record, T: Record, track: int) -> None:
    """A track is chosen; how to pay for it is asked only if there is more than one way."""
    s.track = track
    only = only_row(s, T, track)
    if only == EMPTY:
        s.phase = PAY
    else:
        pay_row(s, T, T.first_row[track] + only)


@core
def only_row(s: Record, T: Record, track: int) -> int:
    """The only payment row of a track that the hand can pay, EMPTY if there are several."""
    hand = s.hand[s.seat]
    wilds = hand[WILD] + (hand[PLUS4] if T.length[track] >= 4 else 0)
    size = s.hand_size[s.seat]
    first = T.first_row[track]
    only = EMPTY
    for j in range(T.n_rows[track]):
        i = first + j
        if T.pay_wilds[i] <= wilds and T.pay_cards[i] <= hand[T.pay_colour[i]] and T.pay_size[i] <= size:
            if only != EMPTY:
                return EMPTY
            only = j
    return only


@core
def draw_tickets(s: Record, T: Record, n: int) -> None:
    """Draw tickets for the acting seat; with two open decks the mix is announced first (MK-21)."""
    if T.mixed:
        s.drawing = min(n, s.left[0] + s.left[1])
        s.phase = MIX
    else:
        offer_tickets(s, T, s.seat, 0, n)
        s.phase = KEEP


@core
def apply_keep(s: Record, T: Record, kept: int) -> None:
    """Keep tickets: in the set-up the next seat chooses, later the turn is over."""
    keep_tickets(s, T, s.seat, kept)
    if s.setup:
        s.setup -= 1
        if s.setup:
            s.seat = (s.seat + 1) % s.seats
        else:
            start_play(s, T)
    else:
        put_away(s, T, s.seat, T.play_rejects)
        claim_done(s, T)


@core
def apply_special(s: Record, T: Record, a: int) -> None:
    """Carry out a choice of the rarer phases."""
    phase = s.phase
    if phase == MIX:
        apply_mix(s, T, a)
    elif phase == STACK:
        s.step = a
        s.phase = PLACE
    elif phase == PLACE:
        place_stack(s, s.step, a - AT_PLACE)
        if set_aside(s) == 0:
            s.seat = s.first
            s.phase = TURN_STARTS
        else:
            if s.seats > 2:
                s.seat = (s.seat + s.seats - 1) % s.seats
            next_stack(s)
    elif phase == PAY_PLUS4:
        lay_cards(s, PLUS4, a)
        lay_cards(s, WILD, T.pay_wilds[s.row_paid] - a)
        s.phase = PAID
    elif phase == SOUVENIR:
        take_souvenir(s, T.ends[s.track][a])
        end_action(s)
    elif phase == PASSENGER:
        if a:
            place_passenger(s, T.ends[s.track][a - 1])
        claim_done(s, T)
    elif phase == STATION:
        pay_station(s, T, a)
        end_action(s)
    elif phase == RIDE:
        if a >= AT_TRACK:
            ride_on(s, T, a - AT_TRACK)
        else:
            end_ride(s, T)
            claim_done(s, T)
    elif phase == BORROW:
        apply_borrow(s, T, a)


@core
def apply_mix(s: Record, T: Record, long: int) -> None:
    """Announce how many long tickets the mix has, and draw it (MK-05, MK-21)."""
    n = min(s.drawing, s.left[0] + s.left[1])
    if s.events is not None:
        s.events.append(("mix", s.seat, long, n - long))
    offer_tickets(s, T, s.seat, 1, long)
    offer_tickets(s, T, s.seat, 0, n - long)
    if s.setup == 0:
        s.phase = KEEP
        return
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        start_choosing(s, T)


@core
def apply_borrow(s: Record, T: Record, a: int) -> None:
    """Take the proposal, or say for one station which track it uses, if any (EU-13)."""
    if a == ACCEPT:
        propose_loans(s, T, s.seat)
        s.phase = ENDED
        return
    s.borrowed[s.seat][s.step] = EMPTY if a == USE_NONE else a - AT_TRACK
    if not next_station(s, T, s.step + 1):
        s.phase = ENDED


@core
def symbol_laid(s: Record, T: Record) -> int:
    """Single or double, for the track that is being claimed."""
    return symbol_of(s, T, s.track)


@core
def apply_dice(s: Record, T: Record, a: int) -> None:
    """Carry out a choice of a turn with dice."""
    phase = s.phase
    if phase == ROLLED:
        if a:
            reroll(s, a)
        s.phase = DICE_MAIN
    elif phase == TOKENS:
        lay_dice(s, T, a)
    elif phase == DICE_TUNNEL:
        apply_dice_tunnel(s, T, a)
    elif a >= AT_TRACK:
        s.track = a - AT_TRACK
        menu = token_choices(s, T, s.track)
        if popcount(menu) == 1:
            lay_dice(s, T, lowest(menu))
        else:
            s.phase = TOKENS
    elif a >= AT_PLACE:
        s.place = a - AT_PLACE
        pay_station_dice(s, T)
        s.phase = AFTER
    elif a >= END_TURN:
        finish_dice_turn(s, T, a - END_TURN)
    elif a >= DICE_RIDE:
        start_ride(s, T, a - DICE_RIDE)
        s.phase = RIDE
    elif a > DICE_TICKETS:
        n = a - DICE_TICKETS
        stations = min(n, s.dice[STATION_FACE])
        s.dice[STATION_FACE] -= stations
        s.dice[LOCOMOTIVE] -= n - stations
        if s.events is not None:
            s.events.append(("dice-tickets", s.seat, stations, n - stations))
        draw_tickets(s, T, n)
    else:
        exchange(s, a)


@core
def finish_dice_turn(s: Record, T: Record, thrown: int) -> None:
    """End the turn and throw away tokens if wanted (DX-45); a turn without an action is a pass (DX-91)."""
    me = s.seat
    if s.events is not None:
        if s.phase == DICE_MAIN:
            s.events.append(("pass", me))
        if thrown:
            s.events.append(("discard-tokens", me, thrown >> 2, thrown & 3))
    s.token[me][SINGLE] -= thrown >> 2
    s.token[me][DOUBLE] -= thrown & 3
    s.phase = TURN_DONE


@core
def lay_dice(s: Record, T: Record, tokens: int) -> None:
    """Lay dice and tokens for a track, and roll the tunnel dice if it is a tunnel (DX-30, DX-60)."""
    kind = symbol_laid(s, T)
    symbols = T.symbols[s.track]
    lay_units(s, kind, symbols, T.length[s.track] - symbols, tokens)
    if s.events is not None:
        s.events.append(("dice-claim", s.seat, s.track, list(s.dice_laid), tokens, kind))
    if T.tunnel[s.track]:
        s.surcharge = roll_tunnel(s, T)
        if s.surcharge:
            s.phase = DICE_TUNNEL
            return
        if s.events is not None:
            s.events.append(("dice-surcharge", s.seat, 0, 0, 0, kind))
    s.phase = CLAIMED


@core
def apply_dice_tunnel(s: Record, T: Record, a: int) -> None:
    """Meet the surcharge, take a token for it, or give up: then nothing is spent and the turn ends (DX-63, DX-64)."""
    kind = symbol_laid(s, T)
    if a < DICE_DECLINE:
        exchange(s, a)
        s.bound = 1
    elif a == DICE_DECLINE:
        if s.events is not None:
            s.events.append(("decline", s.seat))
        s.token[s.seat][kind] += s.token_laid
        s.token_laid = 0
        if not T.tokens_after_failure:
            s.may_take = 0
        s.phase = AFTER
    else:
        tokens = a - DICE_SURCHARGE
        matching = min(s.surcharge - tokens, s.dice[kind])
        if s.events is not None:
            s.events.append(("dice-surcharge", s.seat, matching, s.surcharge - tokens - matching, tokens, kind))
        lay_units(s, kind, 0, s.surcharge, tokens)
        s.phase = CLAIMED


@core
def choose_at_random(s: Record, T: Record, m: Row) -> int:
    """Pick one of the legal choices, each as likely; a proposal of final scoring is taken."""
    if s.phase == BORROW:
        return ACCEPT
    legal(s, T, m)
    total = 0
    for w in range(TRACKS + WORDS):
        total += popcount(m[w])
    k = roll(s.rng, POLICY, total)
    for w in range(TRACKS + WORDS):
        n = popcount(m[w])
        if k < n:
            return w * 64 + nth_bit(m[w], k)
        k -= n
    return 0


@core
def playout(s: Record, T: Record, m: Row) -> int:
    """Play at random to the end; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        apply(s, T, choose_at_random(s, T, m))
        decisions += 1
    return decisions
