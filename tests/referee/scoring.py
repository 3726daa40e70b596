"""The final reckoning of a board game, from nothing but what lies on the table (section 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tests.referee.board import Track
from tests.referee.log import Event, Fault
from tests.referee.network import Network, fewest_pieces
from tests.referee.state import State
from tests.referee.trail import longest_trail

SOUVENIR_POINTS = (0, 0, 1, 2, 4, 6, 9, 12)
"""SF-62."""


@dataclass
class Score:
    """One seat's result, and what ties are broken by."""

    tracks: int
    tickets: dict[str, tuple[int, bool]]
    bonus: dict[str, int] = field(default_factory=dict)

    @property
    def completed(self) -> int:
        return sum(done for _, done in self.tickets.values())

    @property
    def total(self) -> int:
        return self.tracks + sum(points for points, _ in self.tickets.values()) + sum(self.bonus.values())


def reckon(state: State) -> tuple[list[Score], list[int]]:
    """Every seat's score, and the winners."""
    title = state.title
    scores = [score_of(state, seat) for seat in range(state.seats)]
    if title.bonus == "globetrotter":
        share(scores, "globetrotter", [score.completed for score in scores])
    if title.bonus == "longest":
        share(scores, "longest", [trail(state, seat) for seat in range(state.seats)])
    return scores, winners(state, scores)


def score_of(state: State, seat: int) -> Score:
    """Track points, tickets, and the bonuses that need no comparison."""
    network = Network(state.board, [*state.tracks[seat], *state.borrowed[seat].values()])
    tickets = {}
    for name in state.offers.held[seat]:
        ticket = state.board.tickets[name]
        value = network.value(ticket)
        tickets[name] = (-ticket.lowest, False) if value is None else (value, True)
    score = Score(sum(track.points for track in state.tracks[seat]), tickets)
    if state.title.stations:
        score.bonus["stations"] = 4 * (state.title.stations - len(state.stations[seat]))
    if state.title.souvenirs and SOUVENIR_POINTS[len(state.souvenirs[seat])]:
        score.bonus["souvenirs"] = SOUVENIR_POINTS[len(state.souvenirs[seat])]
    if state.merchandise_points[seat]:
        score.bonus["merchandise"] = state.merchandise_points[seat]
    return score


def trail(state: State, seat: int) -> int:
    return longest_trail((*track.ends, track.length) for track in state.tracks[seat])


def share(scores: list[Score], name: str, values: list[int]) -> None:
    """Ten points for the most, to all who have as many (CM-101, CM-102)."""
    best = max(values)
    for score, value in zip(scores, values, strict=True):
        if best and value == best:
            score.bonus[name] = 10


def winners(state: State, scores: list[Score]) -> list[int]:
    """CM-104 with the title's tie-breaks in order."""
    best = keep_best(range(state.seats), lambda seat: scores[seat].total)
    best = keep_best(best, lambda seat: scores[seat].completed)
    if len(best) == 1:
        return best
    if state.header.game == "nordic":
        last = state.options["nordic.lastTieBreak"]
        if last == "longest-path":
            best = keep_best(best, lambda seat: trail(state, seat))
        elif last == "longest-ticket-route":
            best = keep_best(best, lambda seat: longest_ticket_route(state, seat, scores[seat]))
    if state.title.stations:
        best = keep_best(best, lambda seat: -len(state.stations[seat]))
    if state.title.bonus == "longest":
        best = keep_best(best, lambda seat: scores[seat].bonus.get("longest", 0))
    if state.options["marklin.lastTieBreak"] == "merchandise":
        best = keep_best(best, lambda seat: state.merchandise_points[seat])
    return best


def keep_best(seats: Iterable[int], value: Callable[[int], int]) -> list[int]:
    """The seats with the highest value."""
    seats = list(seats)
    if len(seats) == 1:
        return seats
    values = [value(seat) for seat in seats]
    return [seat for seat, one in zip(seats, values, strict=True) if one == max(values)]


def longest_ticket_route(state: State, seat: int, score: Score) -> int:
    """NC-84."""
    return max(
        (
            fewest_pieces(state.board, state.tracks[seat], state.board.tickets[name])
            for name, (_, done) in score.tickets.items()
            if done
        ),
        default=0,
    )


def check_end(event: Event, why: str, scores: list[Score], best: list[int]) -> None:
    """Compare the `end` event with the referee's own result."""
    if event["why"] != why:
        raise Fault("CM-90", f"the end is said to be by {event['why']}, it is by {why}")
    if len(event["scores"]) != len(scores):
        raise Fault("CM-100", f"{len(event['scores'])} scores for {len(scores)} seats")
    for seat, (given, score) in enumerate(zip(event["scores"], scores, strict=True)):
        check_score(seat, given, score)
    if event["winners"] != best:
        raise Fault("CM-104", f"winners {event['winners']}, it is {best}")


def check_score(seat: int, given: Event, score: Score) -> None:
    """Compare what is said of one seat."""
    if not same(given["tracks"], score.tracks):
        raise Fault("CM-45", f"seat {seat}: {given['tracks']} points for tracks, it is {score.tracks}")
    told = {name: (points, done) for name, points, done in given["tickets"]}
    if len(given["tickets"]) != len(told) or set(told) != set(score.tickets):
        raise Fault("CM-82", f"seat {seat}: tickets {sorted(told)}, it holds {sorted(score.tickets)}")
    for name, (points, done) in told.items():
        right = score.tickets[name]
        if not same(points, right[0]) or done is not right[1]:
            raise Fault("CM-83", f"seat {seat}: ticket {name} counted as {points, done}, it is {right}")
    bonus = given["bonus"]
    if bonus != score.bonus or any(type(points) is not int for points in bonus.values()):
        raise Fault("CM-100", f"seat {seat}: bonuses {bonus}, it is {score.bonus}")
    if not same(given["total"], score.total):
        raise Fault("CM-100", f"seat {seat}: {given['total']} points in all, it is {score.total}")


def same(given: Any, right: int) -> bool:
    return type(given) is int and given == right


# Stations


def borrow(state: State) -> None:
    """The tracks that stations use, in the order of the seats (EU-12, EU-13)."""
    log = state.log
    seat = 0
    while log.peek() == "borrow":
        event = log.take("borrow")
        if type(event["seat"]) is not int or not seat <= event["seat"] < state.seats:
            raise Fault("EU-12", f"seat {event['seat']} borrows after seat {seat}")
        seat, place, track = event["seat"], event["location"], state.track(event["track"])
        if place not in state.stations[seat] or place in state.borrowed[seat]:
            raise Fault("EU-12", f"seat {seat} has no station in {place} that is free to borrow")
        if place not in (track.a, track.b):
            raise Fault("EU-12", f"track {track.name} does not end in {place}")
        if state.owner[track.index] in (-1, seat):
            raise Fault("EU-12", f"track {track.name} is no opponent's")
        state.borrowed[seat][place] = track


def best_borrowing(state: State, seat: int) -> tuple[int, int, int]:
    """The best that borrowed tracks can do: ticket points, completed tickets, then few tracks (EU-13)."""
    own = state.tracks[seat]
    base = Network(state.board, own)
    choices: list[list[Track | None]] = []
    for place in state.stations[seat]:
        reached: dict[int, Track | None] = {-1: None}
        for track in state.board.tracks:
            if place in (track.a, track.b) and state.owner[track.index] not in (-1, seat):
                reached.setdefault(base.root(track.ends[1] if track.a == place else track.ends[0]), track)
        choices.append(list(reached.values()))
    return max(borrowing(state, seat, [track for track in chosen if track]) for chosen in product(*choices))


def borrowing(state: State, seat: int, borrowed: list[Track]) -> tuple[int, int, int]:
    """What these borrowed tracks are worth to a seat."""
    network = Network(state.board, [*state.tracks[seat], *borrowed])
    points = completed = 0
    for name in state.offers.held[seat]:
        ticket = state.board.tickets[name]
        value = network.value(ticket)
        completed += value is not None
        points += -ticket.lowest if value is None else value
    return points, completed, -len(borrowed)


def check_proposals(state: State) -> None:
    """Refuse a choice of borrowed tracks that is legal, but not the best."""
    for seat in range(state.seats):
        if state.stations[seat]:
            given = borrowing(state, seat, list(state.borrowed[seat].values()))
            best = best_borrowing(state, seat)
            if given != best:
                raise Fault("EU-13", f"seat {seat}: borrowing gives {given}, the best choice {best}")
