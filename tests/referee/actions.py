"""The actions of a turn that is played with cards (CM-20)."""

from __future__ import annotations

from tests.referee.board import Track
from tests.referee.cards import TrainCards, add, take_from
from tests.referee.log import Event, Fault
from tests.referee.passengers import could_ride, place_passenger, ride
from tests.referee.souvenirs import collect
from tests.referee.state import State


def card_turn(state: State, seat: int, cards: TrainCards) -> bool:
    """One turn after its `turn` event; was it a pass?"""
    log = state.log
    action = log.peek()
    if action in ("pick", "reshuffle"):
        draw(state, seat, cards)
    elif action == "claim":
        claim(state, seat, cards)
    elif action in ("offer", "mix"):
        draw_tickets(state, seat)
    elif action == "station":
        station(state, seat, cards)
    elif action == "ride":
        event = log.take_by("ride", seat)
        borrowed = ride(state, seat, event)
        if event["cards"] != ({"PAX": borrowed} if borrowed else {}):
            raise Fault("MK-51", f"{event['cards']} for a move over {borrowed} tracks of opponents")
        pay(state, seat, event["cards"], cards)
    elif action == "pass":
        log.take_by("pass", seat)
        could = possible(state, seat, cards)
        if could:
            raise Fault("CM-21", f"seat {seat} passes, but could {could}")
    else:
        log.at += 1
        log.refuse(action, "an action")
    if state.revealed:
        cards.discard(state.revealed)
        state.revealed = {}
    cards.refill()
    return action == "pass"


def pay(state: State, seat: int, paid: dict[str, int], cards: TrainCards) -> None:
    """Cards go from the hand to the discard pile."""
    take_from(state.hands[seat], paid)
    cards.discard(paid)


# Drawing


def draw(state: State, seat: int, cards: TrainCards) -> None:
    """Two picks, or as many as can be had (CM-22 to CM-25, CM-30)."""
    strict = state.options["draw.strictEmpty"]
    for pick in (1, 2):
        left = cards.left()
        if strict and not left:
            if pick == 1:
                raise Fault("CM-30", "a pick with nothing in the piles")
            return
        if pick == 2 and not left and not face_up_pick(state, cards, second=True):
            return
        if pick_one(state, seat, cards, second=pick == 2):
            return


def pick_one(state: State, seat: int, cards: TrainCards, second: bool) -> bool:
    """One pick; does it cost the whole draw (CM-24)?"""
    log, title, hand = state.log, state.title, state.hands[seat]
    if log.peek() == "reshuffle":
        reshuffle_for_pick(cards)
    event = log.take_by("pick", seat)
    slot, card = event["slot"], event["card"]
    if slot == 0:
        if not cards.pile_size:
            rule = "CM-26" if cards.discard_size else "CM-30"
            raise Fault(rule, "a blind pick from an empty draw pile")
        cards.draw(card)
        hand[card] += 1
        return False
    limited = title.face_up_limit and card == title.wild
    if limited and second:
        raise Fault("CM-24", f"a face-up {card} as the second pick")
    cards.take_face_up(slot, card)
    hand[card] += 1
    cards.turn_up(slot)
    cards.flush_if_due()
    return limited


def reshuffle_for_pick(cards: TrainCards) -> None:
    """A reshuffle that a blind pick needs (CM-26)."""
    log = cards.log
    if cards.pile_size or not cards.discard_size:
        log.at += 1
        raise Fault("CM-26", f"a reshuffle with {cards.pile_size} cards in the draw pile")
    cards.reshuffle()
    if log.look().get("slot") != 0:
        log.at += 1
        raise Fault("CM-26", "a reshuffle that no blind pick needed")


def face_up_pick(state: State, cards: TrainCards, second: bool) -> bool:
    """Does a face-up card lie there that may be picked?"""
    limited = state.title.wild if second and state.title.face_up_limit else ""
    return any(card and card != limited for card in cards.row)


# Claiming


def claim(state: State, seat: int, cards: TrainCards) -> None:
    """Section 6, and section 8 for a tunnel."""
    event = state.log.take_by("claim", seat)
    track, paid = state.track(event["track"]), event["cards"]
    state.check_open(seat, track)
    take_from(state.hands[seat], paid)
    colour = state.setting.payments.check(track, paid)
    if track.kind == "tunnel" and not tunnel(state, seat, cards, colour):
        add(state.hands[seat], paid)
        return
    cards.discard(paid)
    state.place(seat, track)
    after_claim(state, seat, track)


def after_claim(state: State, seat: int, track: Track) -> None:
    """What a claim brings."""
    if state.title.souvenirs:
        collect(state, seat, track)
    if state.title.passengers:
        place_passenger(state, seat, track)


def tunnel(state: State, seat: int, cards: TrainCards, colour: str) -> bool:
    """Reveal, and pay the surcharge or decline (CM-61 to CM-64); does the claim stand?"""
    wild = state.title.wild
    state.revealed = cards.reveal()
    matching = state.revealed.get(wild, 0)
    if colour:
        matching += state.revealed.get(colour, 0)
    if matching and state.log.peek() == "decline":
        state.log.take_by("decline", seat)
        return False
    paid = state.log.take_by("surcharge", seat)["cards"]
    count = take_from(state.hands[seat], paid)
    if count != matching:
        raise Fault("CM-63", f"a surcharge of {count}, it is {matching}")
    if not set(paid) <= {colour, wild}:
        raise Fault("CM-63", f"{paid} for a surcharge of {colour or 'wild cards only'}")
    cards.discard(paid)
    return True


# Tickets and stations


def draw_tickets(state: State, seat: int) -> None:
    """CM-80 to CM-82."""
    offers = state.offers
    if not offers.left():
        state.log.at += 1
        raise Fault("CM-80", "the ticket decks are empty")
    choose_tickets(state, seat, state.title.draw, 1)


def choose_tickets(state: State, seat: int, count: int, least: int) -> None:
    """Offer, keep, and put the rejects where the title says."""
    offers = state.offers
    wish = offers.mix(seat, count) if state.title.mix else {"regular": count}
    offers.offer(seat, wish)
    offers.keep(seat, least)
    offers.put_away(seat, state.title.rejects)


def station(state: State, seat: int, cards: TrainCards) -> None:
    """EU-10, EU-11."""
    event = state.log.take_by("station", seat)
    count = place_station(state, seat, event)
    paid = event["cards"]
    pay(state, seat, paid, cards)
    state.setting.payments.check_set(count, paid)


def place_station(state: State, seat: int, event: Event) -> int:
    """Put a station on its city; what it costs."""
    place = event["location"]
    built = len(state.stations[seat])
    if built >= state.title.stations:
        raise Fault("EU-11", f"seat {seat} has no station left")
    if place not in state.board.locations or place in state.board.countries:
        raise Fault("EU-11", f"{place} is no city")
    if any(place in places for places in state.stations):
        raise Fault("EU-11", f"{place} has a station already")
    state.stations[seat].append(place)
    return built + 1


# Passing


def possible(state: State, seat: int, cards: TrainCards) -> str:
    """An action that is legal now, in words; `""` if there is none (CM-21)."""
    hand = state.hands[seat]
    if cards.left() or (not state.options["draw.strictEmpty"] and face_up_pick(state, cards, second=False)):
        return "draw a card"
    if state.offers.left():
        return "draw tickets"
    for track in state.board.tracks:
        if (
            state.pieces[seat] >= track.length
            and state.open_to(seat, track)
            and state.setting.payments.payable(track, hand)
        ):
            return f"claim track {track.name}"
    built = len(state.stations[seat])
    if built < state.title.stations and state.setting.payments.set_payable(built + 1, hand):
        taken = sum(len(places) for places in state.stations)
        if len(state.board.locations) - len(state.board.countries) > taken:
            return "build a station"
    if state.passengers[seat] and could_ride(state, seat):
        return "move a passenger"
    return ""
