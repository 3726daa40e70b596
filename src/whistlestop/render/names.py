"""How much room a name takes on a sheet."""

from __future__ import annotations

from whistlestop.rules.board import Location

from .metrics import reach, width

HUB = 9.0
"""A ring wider than this marks a hub, with a bold name."""
BOLD = 1.035
"""A hub's name is set so much wider than the others."""


def name_size(place: Location, font: float, radius: float) -> tuple[float, float, float]:
    """How long a name is beside a ring of this size, and how far it reaches above and below its middle."""
    return width(place.name, font) * (BOLD if radius > HUB else 1.0), *reach(place.name, font)
