"""The slots that a title fills.  Every title states every slot, so no board inherits another's rule by silence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields, replace
from typing import Any, ClassVar, Protocol, TypeVar


class Form(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


F = TypeVar("F", bound=Form)


class RulesetError(ValueError):
    """A title's slots are not complete or not of the right form."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One board title's rules as data; the Dice Expansion is a function from one ruleset to another."""

    # What a player has (CM-10)
    pieces: int
    stations: int
    passengers: int
    # The cards (CM-05, section 1)
    colours: tuple[str, ...]
    cards_per_colour: int
    wilds: int
    plus4: int
    passenger_cards: int
    starting_hand: int
    # Drawing (CM-22 to CM-31)
    flush: bool
    flush_counts_plus4: bool
    wild_costs_draw: bool
    strict_empty: bool
    # Claiming (CM-40 to CM-71)
    wild_on: tuple[str, ...]
    ferry_triple: int
    ferry_triple_scope: str
    swap_limit: str
    tunnels: bool
    ferries: bool
    points: tuple[int, ...]
    # Parallel tracks (CM-50 to CM-53)
    doubles_open_from: int
    parallel_equal_length: bool
    # Tickets (CM-80 to CM-82)
    ticket_kinds: tuple[str, ...]
    tickets_dealt: int
    long_tickets_dealt: int
    tickets_mixed: bool
    tickets_kept_at_setup: int
    tickets_drawn: int
    tickets_kept: int
    setup_rejects: str
    play_rejects: str
    # Souvenirs and passengers
    souvenirs: bool
    token_stacks: str | tuple[str, ...]
    collect_at_start: bool
    one_passenger_per_city: bool
    # The end (CM-90 to CM-104)
    end_pieces: int
    most_tickets_bonus: int
    longest_path_bonus: int
    unused_station_points: int
    tie_breaks: tuple[str, ...]
    last_tie_break: str
    # The Dice Expansion (DX)
    dice: bool
    dice_advanced: bool
    dice_tunnel_faces: int
    dice_nine_space_track: str
    dice_parallel: str
    dice_tokens_after_failed_tunnel: bool
    dice_passenger_face: str
    dice_passenger_dice: str

    def with_slots(self, slots: Mapping[str, Any]) -> Ruleset:
        """Return a copy in which some slots are filled otherwise: a house rule, an expansion."""
        return replace(self, **slots)


def ruleset_from(slots: Mapping[str, Any], source: str) -> Ruleset:
    """Build a ruleset from a title's slots; an unknown or a missing slot is an error that names it."""
    return fill_slots(Ruleset, slots, source)


def fill_slots(form: type[F], slots: Mapping[str, Any], source: str) -> F:
    """Fill every slot of a family's ruleset with what a title states."""
    wanted = [field.name for field in fields(form)]
    unknown, missing = sorted(set(slots) - set(wanted)), [name for name in wanted if name not in slots]
    if unknown or missing:
        raise RulesetError(f"{source}: unknown slots {unknown}, missing slots {missing}")
    return form(**{name: tuple(value) if isinstance(value, list) else value for name, value in slots.items()})


def with_dice(rules: Ruleset) -> Ruleset:
    """Play a board with the Dice Expansion: no train cards, and nothing that speaks of them (DX-10, DX-56)."""
    return rules.with_slots(
        {
            "dice": True,
            "wilds": 0,
            "cards_per_colour": 0,
            "plus4": 0,
            "passenger_cards": 0,
            "starting_hand": 0,
            "flush": False,
            "ferry_triple": 0,
            "tickets_kept": 0,
        },
    )


def without_advanced_dice(rules: Ruleset) -> Ruleset:
    """Leave ferries, tunnels, stations and passengers in the box (DX-51)."""
    return rules.with_slots(
        {"stations": 0, "passengers": 0, "tunnels": False, "ferries": False, "unused_station_points": 0}
    )
