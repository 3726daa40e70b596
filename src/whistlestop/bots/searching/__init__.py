"""Search: play the best-looking choices out in many worlds that the seat thinks possible, and compare (docs/search.md)."""
