"""Search: play likely choices out in many worlds that the seat thinks possible, and compare (docs/search.md)."""
