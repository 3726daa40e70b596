"""Every reason why an action with cards is not legal, word for word, with the rule's id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import whistlestop as ws
from tests.reasoning import says
from whistlestop.rules.board import Board, Location, Ticket, Track


def test_parts_of_other_games() -> None:
    """CM-20, CM-43, CM-80, US-01, US-08: stations, passengers, souvenirs, dice, mixes have their games."""
    usa = ws.position("usa")
    says(usa, "st:boston", "CM-20: there are no stations in this game")
    says(usa, "ride:boston", "CM-20: there are no passengers in this game")
    says(usa, "take:boston", "CM-20: there are no souvenirs in this game")
    says(usa, "no", "CM-20: there are no tunnels in this game, so there is no surcharge")
    says(usa, "end", "CM-20: this game is played with cards, not with dice")
    says(usa, "mix:1+3", "US-08: tickets are drawn from one deck in this game, so no mix is announced")
    says(usa, "*1", "US-01: there are no +4 locomotives in this game")
    says(usa, "-R", "CM-43: no arbitrary cards stand for another card in this game")
    says(usa, "t3", "CM-80: tickets are drawn without dice in this game; t3 names 3 dice")


def test_cards_of_other_games() -> None:
    """SF-02, NC-02, CM-43: a payment names only cards that the game has, and no dice."""
    sf = ws.position("san-francisco")
    says(sf, "c5 W2", "SF-02: there is no card W in this game; its cards are F, K, B, G, O, P and R")
    says(sf, "c5 KL", "SF-02: there is no card L in this game; its cards are F, K, B, G, O, P and R")
    nordic = ws.position("nordic")
    says(nordic, "c1 X", "NC-02: there is no card X in this game; its cards are L, K, B, G, O, P, R, W and Y")
    says(nordic, "c1 S", "CM-43: S names dice or tokens, and this game is paid with cards")


@dataclass(frozen=True, slots=True)
class Dance(ws.Action):
    """An action of some other game."""

    pattern = "dance"

    def __str__(self) -> str:
        return "dance"


def test_actions_of_other_games() -> None:
    """CM-20: an action that no board title knows is none of this game."""
    assert str(ws.position("usa").why_not(0, Dance())) == "CM-20: dance is no action of this game"


def test_names_that_do_not_exist() -> None:
    """CM-01, CM-02, NC-15: an unknown track, place or ticket is told with the nearest that there is."""
    game = ws.position("nordic")
    says(game, "c0", "CM-02: there is no track 0; the nearest number is 1 (Ålborg–Århus)")
    europe = ws.position("europe")
    says(europe, "st:pari", "CM-01: there is no place pari; the nearest name is paris (Paris)")
    start = ws.load("nordic", 2, seed=1)
    says(start, "k:t99", "NC-15: there is no ticket t99; the nearest id is t39")


def test_in_the_middle_of_a_turn() -> None:
    """US-03, US-08, CM-25, CM-47: a decision that is due comes before everything else."""
    says(ws.load("usa", 2, seed=1), "d", "US-03: you are choosing tickets: keep some of the offer")
    game = ws.position("usa", hands=["R2L2"])
    game.play("d")
    says(game, "c10", "CM-25: you have taken one card: take the second")
    game = ws.position("usa", hands=["R2L2"])
    game.play("c10")
    says(game, "d", "CM-47: you are claiming track 10 (Boston–New York): choose how to pay for it")
    game = ws.position("usa")
    game.play("t")
    says(game, "d", "US-08: you are choosing tickets: keep some of the offer")


def test_in_the_middle_of_a_nordic_claim() -> None:
    """NC-52, NC-41, CM-64: arbitrary cards are owed, or a surcharge is."""
    ferry = ws.position("nordic", hands=["R4"])
    ferry.play("c2")
    says(ferry, "d", "NC-52: you are paying for track 2: lay 3 more arbitrary cards")
    says(ferry, "-B", "NC-52: the hand holds no blue")
    murmansk = ws.position("nordic", hands=["R8B4"])
    murmansk.play("c51")
    says(murmansk, "d", "NC-41: you are paying for track 51: lay 4 more arbitrary cards")
    says(murmansk, "-G", "NC-41: the hand holds no green")
    tunnel = ws.position("nordic", hands=["Y4"], chance=["Y", "R", "R"])
    tunnel.play("c6 Y2")
    says(tunnel, "d", "CM-64: you are in a tunnel: pay the surcharge of 1 card, or decline")


def test_in_the_middle_of_a_marklin_turn() -> None:
    """MK-05, MK-12, MK-21, MK-40, MK-50: mix, +4 locomotives, passenger and ride are decisions of their own."""
    start = ws.load("marklin", 2, seed=1)
    says(start, "k:s01", "MK-05: you are drawing tickets: announce how many of the 4 are long and how many are short")
    game = ws.position("marklin")
    game.play("t")
    says(game, "d", "MK-21: you are drawing tickets: announce how many of the 4 are long and how many are short")
    game = ws.position("marklin", hands=["O2LZ2"])
    game.play("c10 O2LZ")
    assert game.phase == "passenger"
    says(game, "d", "MK-40: you have claimed a track: place a passenger on one of its ends, or nowhere")
    game = ws.position("marklin", hands=["O2L2Z"])
    game.play("c10")
    game.play("=O2L2")
    says(game, "d", "MK-12: you are paying for track 10: say how many of the 2 locomotives are +4 locomotives")
    says(game, "*2", "MK-12: of the 2 locomotives to be laid, the hand allows 0 to 1 to be +4 locomotives")
    game = ws.position("marklin", owners={10: 0}, passengers=[["berlin"]])
    game.play("ride:berlin")
    says(game, "d", "MK-50: your passenger is on its way: go on along a track, or stop")


def test_in_the_middle_of_other_turns() -> None:
    """SF-17, SF-18, SF-41, EU-10, EU-13: stacks, souvenirs, stations and loans are decisions of their own."""
    laid = {"sf.tokenStacks": ["s1", "s2", "s3", "s4", "s5"]}
    stacks = keep_all(ws.load("san-francisco", 3, seed=1, first=0, options=laid))
    says(stacks, "d", "SF-17: you are choosing which souvenir stack to place: s6 and s7")
    stacks.play("stack:s7")
    says(stacks, "d", "SF-17: you are placing the souvenir stack s7: choose a place without a stack")
    pair = keep_all(ws.load("san-francisco", 2, seed=1, options=laid))
    says(pair, "stack:s6", "SF-18: you are placing the souvenir stack s6: choose a place without a stack")
    game = ws.position("san-francisco", hands=["F4"])
    game.play("c1 F4")
    says(game, "d", "SF-41: you are choosing a souvenir: take the one of Alcatraz or The Embarcadero")
    says(
        game,
        "take:castro",
        "SF-41: Castro is no end of the track; the souvenirs to choose from are those of Alcatraz or The Embarcadero",
    )
    game = ws.position("europe", hands=["R1B1"])
    game.play("st:paris")
    says(game, "d", "EU-10: you are building a station in Paris: choose how to pay for it")


def test_too_early() -> None:
    """NC-70, CM-47, CM-63, CM-64, NC-52, MK-12, MK-21, MK-40, MK-50, SF-17, SF-40, EU-12, EU-13: first things first."""
    nordic = ws.position("nordic")
    says(nordic, "k:t01", "NC-70: no tickets are on offer; draw tickets first")
    says(nordic, "=R2", "CM-47: nothing is being paid for; choose a track first")
    says(nordic, "+R", "CM-63: no tunnel is being attempted, so there is no surcharge")
    says(nordic, "no", "CM-64: no tunnel is being attempted, so there is no surcharge")
    says(nordic, "-R", "NC-52: no arbitrary cards are owed; choose a track first")
    marklin = ws.position("marklin")
    says(marklin, "*1", "MK-12: no +4 locomotives are being laid; choose a track first")
    says(marklin, "mix:1+3", "MK-21: no mix is wanted; draw tickets first, then announce it")
    says(marklin, "on:berlin", "MK-40: a passenger is placed only right after a claim")
    says(marklin, "g10", "MK-50: no passenger is on its way; lift one first")
    sf = ws.position("san-francisco")
    says(sf, "place:castro", "SF-17: the souvenir stacks have been placed before the first turn")
    says(sf, "take:alcatraz", "SF-40: no souvenir is to be chosen; that follows a claim")
    europe = ws.position("europe")
    says(europe, "loan:1", "EU-12: stations use other seats' tracks when the game has ended")
    says(europe, "ok", "EU-13: stations use other seats' tracks when the game has ended")


def test_picks() -> None:
    """CM-24, CM-29, CM-30, SF-21, MK-10: empty slots and piles, and the wild that may only come first."""
    game = ws.position("usa", row="LRGBY", chance=["R"])
    game.play("d")
    says(game, "r1", "CM-24: a face-up locomotive may not be the second card")
    game = ws.position("san-francisco", row="FRGBK", chance=["R"])
    game.play("d")
    says(game, "r1", "SF-21: a face-up ferry card may not be the second card")
    game = ws.position("marklin", row="LRGBY", chance=["R"])
    game.play("d")
    says(game, "r1", "MK-10: a face-up locomotive may not be the second card")
    bare = ws.position("usa", row="R-GBY", pile="", discard="")
    says(bare, "r2", "CM-29: slot 2 of the row is empty")
    says(bare, "d", "CM-30: draw pile and discard pile are empty")
    strict = ws.position("usa", row="R-GBY", pile="", discard="", options={"draw.strictEmpty": True})
    says(strict, "r1", "CM-30: draw pile and discard pile are empty, and at this table nothing can be drawn then")


def test_passing() -> None:
    """CM-21: passing is allowed only when nothing else is possible, and the reason says what is."""
    only = "CM-21: passing is allowed only when nothing else is possible; "
    says(
        ws.position("usa"),
        "pass",
        "CM-21: passing is allowed only when nothing else is possible; drawing cards is",
    )
    nothing: dict[str, Any] = {"row": "", "pile": "", "discard": ""}
    says(ws.position("usa", **nothing), "pass", only + "drawing tickets is")
    says(ws.position("europe", ticket_deck=[], **nothing), "pass", only + "building a station is")
    riding = ws.position("marklin", owners={10: 0}, passengers=[["berlin"]], ticket_deck=[], **nothing)
    says(riding, "pass", only + "moving a passenger is")
    says(ws.position("usa", ticket_deck=[], **nothing), "pass", only + "claiming a track is")


def test_keeping() -> None:
    """US-03, US-08, CH-12, SF-15, NC-70: how many tickets must be kept, and of which."""
    start = ws.load("usa", 2, seed=1)
    says(start, "k:-", "US-03: at least 2 of the 3 tickets must be kept")
    play = ws.position("usa", ticket_deck=["t01", "t02", "t03", "t04"])
    play.play("t")
    says(play, "k:-", "US-08: at least 1 of the 3 tickets must be kept")
    says(play, "k:t01,t01", "US-08: ticket t01 is named twice")
    says(play, "k:t04", "US-08: ticket t04 is not among those offered: t01, t02 and t03")
    says(ws.load("switzerland", 2, seed=1), "k:-", "CH-12: at least 2 of the 5 tickets must be kept")
    says(ws.load("san-francisco", 2, seed=1), "k:-", "SF-15: at least 1 of the 2 tickets must be kept")
    game = ws.position("nordic")
    game.play("t")
    says(game, "k:-", "NC-70: at least 1 of the 3 tickets must be kept")


def test_no_tickets_left() -> None:
    """CM-80, NC-70, CH-31, SF-51: no tickets are drawn from an empty deck."""
    for title, rule in (("usa", "CM-80"), ("nordic", "NC-70"), ("switzerland", "CH-31"), ("san-francisco", "SF-51")):
        says(ws.position(title, ticket_deck=[]), "t", f"{rule}: no tickets are left to draw")


def test_mixes() -> None:
    """MK-21: a mix adds up, and takes from neither deck more than it holds."""
    game = ws.position("marklin", ticket_deck=["l01", "s01", "s02", "s03", "s04"])
    game.play("t")
    says(game, "mix:1+2", "MK-21: the mix must make 4 tickets; 1 long and 2 short make 3")
    says(game, "mix:2+2", "MK-21: 1 long ticket is left, 2 cannot be drawn")
    game = ws.position("marklin", ticket_deck=["l01", "l02", "l03", "s01", "s02"])
    game.play("t")
    says(game, "mix:1+3", "MK-21: 2 short tickets are left, 3 cannot be drawn")


def test_souvenir_stacks() -> None:
    """SF-17, SF-19: a stack that is set aside goes to a place that is neither marked nor taken."""
    laid = ["s1", "s2", "s3", "s4", "s5"]
    game = keep_all(ws.load("san-francisco", 3, seed=1, first=0, options={"sf.tokenStacks": laid}))
    says(game, "stack:s1", "SF-17: souvenir stack s1 lies on Alcatraz already; s6 and s7 are set aside")
    game.play("stack:s7")
    says(game, "place:sunset", "SF-19: Sunset is one of the five marked sights")
    game.play("place:castro")
    says(game, "place:castro", "SF-19: Castro has a souvenir stack already")


def test_stations() -> None:
    """EU-10, EU-11: three stations, one to a city, for one card, then two, then three of one colour."""
    built = [["paris", "london", "roma"], ["wien"]]
    says(ws.position("europe", built=built), "st:berlin", "EU-11: all 3 stations are built")
    game = ws.position("europe", built=[["paris"], ["wien"]], hands=["R1B1"])
    says(game, "st:wien", "EU-11: Wien has the station of seat 1 already")
    says(
        game,
        "st:berlin",
        "EU-10: this station costs 2 cards of one colour; the hand holds 1 blue and no locomotive at best",
    )
    rich = ws.position("europe", built=[["paris"]], hands=["R2B2"])
    says(rich, "st:berlin R", "EU-10: this station costs exactly 2 cards, 1 was laid")
    says(
        rich,
        "st:berlin RB",
        "EU-10: the cards that are no locomotives must be of one colour; 1 blue and 1 red were laid",
    )
    says(rich, "st:berlin L2", "CM-43: 2 locomotives laid, and the hand holds no locomotive")
    rich.play("st:berlin")
    says(rich, "=R+3", "EU-10: no arbitrary cards stand for another card when a station is paid for")
    says(rich, "=R3", "EU-10: this station costs exactly 2 cards, 3 were laid")


def test_stations_stand_in_cities() -> None:
    """EU-11: a board with a border crossing has a place that takes no station."""
    places = (
        Location("ulm", "Ulm", 48, 10),
        Location("bern", "Bern", 47, 7),
        Location("exit", "Exit", 46, 7, "country", "x"),
    )
    tracks = (Track(1, "ulm", "bern", 2), Track(2, "bern", "exit", 1))
    board = Board(places, tracks, tuple(Ticket(f"t{i}", "ulm", (("bern", 2),)) for i in range(1, 12)))
    game = ws.position("europe", board=board, tickets=[0, 0], ticket_deck=2)
    says(game, "st:exit", "EU-11: Exit is no city, and stations stand in cities")


def test_loans() -> None:
    """EU-12, EU-13: at the end a station uses one track of another seat that ends in its city."""
    game = ws.position("europe", built=[["paris"]], owners={30: 1, 1: 1, 29: None, 24: 0}, last=0, seat=0)
    game.play("t")
    game.play(game.legal()[0])
    assert game.phase == "borrow"
    says(game, "d", "EU-13: the game has ended: say which track your station in Paris uses, or accept the proposal")
    says(game, "loan:1", "EU-12: track 1 (Amsterdam–Bruxelles) does not end in Paris, where the station stands")
    says(game, "loan:24", "EU-12: track 24 (Brest–Paris) is your own; a station uses another seat's track")
    says(game, "loan:50", "EU-12: track 50 (Dieppe–Paris) belongs to nobody")


def test_placing_passengers() -> None:
    """MK-40, MK-43: on an end of the track, in a city, and with the house rule alone."""
    game = ws.position("marklin", hands=["W1"])
    game.play("c86")
    says(game, "on:berlin", "MK-40: Berlin is no end of the track that was claimed: Konstanz or Schweiz")
    says(game, "on:schweiz-konstanz", "MK-40: Schweiz is a country, and passengers stand in cities")
    alone = ws.position(
        "marklin",
        hands=["Y2"],
        owners={10: 1},
        passengers=[[], ["leipzig"]],
        options={"marklin.onePassengerPerCity": True},
    )
    alone.play("c88")
    says(alone, "on:leipzig", "MK-43: a passenger stands in Leipzig already, and at this table one city takes one")


def test_rides() -> None:
    """MK-07, MK-50, MK-51, MK-56: own tracks, others' for a card each, none twice, through no country."""
    owners = {10: 0, 88: 1, 86: 0, 25: 0}
    game = ws.position("marklin", owners=owners, passengers=[["leipzig", "konstanz"]], hands=["R1"])
    says(game, "ride:berlin", "MK-50: no passenger of yours stands in Berlin")
    away = game.copy()
    away.play("ride:konstanz")
    away.play("g86")
    says(away, "g86", "MK-07: your passenger has reached a country, which cannot be passed through")
    game.play("ride:leipzig")
    says(game, "stop", "MK-56: a move uses at least one track")
    says(game, "g86", "MK-50: track 86 (Konstanz–Schweiz) does not touch Leipzig, where your passenger is")
    says(game, "g34", "MK-50: track 34 (Dresden–Leipzig) belongs to nobody")
    says(
        game,
        "g88",
        "MK-51: track 88 (Leipzig–Magdeburg) belongs to seat 1, and no passenger card is left to use it",
    )
    game.play("g10")
    says(game, "g10", "MK-50: track 10 (Berlin–Leipzig) was used in this move already")


def test_a_ride_that_cannot_begin() -> None:
    """MK-56: a passenger needs a track that leads on."""
    game = ws.position("marklin", owners={10: 0}, passengers=[["ulm"]], hands=["R1"])
    says(game, "ride:ulm", "MK-56: no track leads on from Ulm that your passenger can use")


def test_seats_that_wait() -> None:
    """CM-12, CM-13, CM-90: a seat that does not decide now is told who does."""
    game = ws.position("usa", 3)
    assert str(game.why_not(1, "d")) == "CM-13: seat 1 does not decide now; seat 0 does"
    start = ws.load("usa", 3, seed=1, first=0)
    start.play(start.legal(1)[0], 1)
    assert str(start.why_not(1, "k:-")) == "CM-12: seat 1 has chosen tickets already"
    over = ws.position("usa", last=0, seat=0)
    over.play("t")
    over.play(over.legal()[0])
    assert str(over.why_not(0, "d")) == "CM-90: the game is over; there is nothing left to decide"


def keep_all(game: ws.Game) -> ws.Game:
    """Let every seat keep all the tickets that it was dealt."""
    while game.phase == "keep":
        game.play(game.legal()[-1])
    return game
