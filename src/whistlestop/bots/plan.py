"""One plan over all tickets: which tracks a seat would claim to complete most of them (a greedy Steiner forest)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .ways import Way, Ways


class Goal(NamedTuple):
    """One thing that a ticket may ask for: connect `start` with `goal`, sets of places, for points."""

    start: int
    goal: int
    points: int


class Plan(NamedTuple):
    """Tracks still to be claimed, and the tickets that they complete."""

    tracks: tuple[int, ...]
    spaces: int
    tickets: tuple[int, ...]
    """Those that the plan completes; own tracks may have done so already."""
    points: int
    """What all the tickets would then be worth: those completed less the others."""


def goals_of(tables: Any, ticket: int) -> list[Goal]:
    """Return what a ticket asks for; a country ticket offers several goals (CH-41)."""
    n = tables.n_goals[ticket]
    goals, points = tables.ticket_goal[ticket][:n], tables.goal_points[ticket][:n]
    return [Goal(tables.ticket_start[ticket], *pair) for pair in zip(goals, points, strict=True)]


def worth(goals: Sequence[Goal]) -> int:
    """The points of a ticket's best goal."""
    return max(goal.points for goal in goals)


def penalty(goals: Sequence[Goal]) -> int:
    """The points that a ticket costs which is not completed: those of its least goal (CH-42)."""
    return min(goal.points for goal in goals)


def best_way(ways: Ways, costs: Sequence[int], goals: Iterable[Goal]) -> tuple[Way, Goal] | None:
    """Return the way to the goal that is worth most after its spaces are counted, and that goal."""
    found: tuple[Way, Goal] | None = None
    for goal in goals:
        way = ways.shortest(costs, goal.start, goal.goal)
        if way and (found is None or goal.points - way.cost > found[1].points - found[0].cost):
            found = way, goal
    return found


def plan_all(ways: Ways, costs: Sequence[int], tickets: dict[int, list[Goal]], pieces: int) -> Plan:
    """Plan all tickets together: again and again add the cheapest one left; what is planned is free for the next.

    A ticket whose way is longer than the pieces left is left out.
    """
    costs, waiting = list(costs), dict(tickets)
    tracks: list[int] = []
    done: list[int] = []
    spaces = points = 0
    while waiting:
        ranked = []
        for ticket, goals in waiting.items():
            if found := best_way(ways, costs, goals):
                ranked.append((found[0].cost, -found[1].points, ticket, found[0].tracks))
        if not ranked:
            break
        cost, value, ticket, way = min(ranked)
        if spaces + cost > pieces:
            break
        del waiting[ticket]
        for track in way:
            if costs[track]:
                tracks.append(track)
                costs[track] = 0
        spaces, points = spaces + cost, points - value
        done.append(ticket)
    lost = sum(penalty(goals) for goals in waiting.values())
    return Plan(tuple(tracks), spaces, tuple(done), points - lost)
