"""What others' cards tell about their tickets: nothing that would be worth the time in the Card Game.

Nearly every card fits some ticket there, and a row is laid when it is long, not when a ticket asks for it.
"""

from __future__ import annotations

from whistlestop.kernel import Record, Row, core


@core
def weigh_tickets(s: Record, T: Record, P: Record, seat: int, odds: Row) -> None:
    """Find every ticket as likely as any other."""


@core
def believe(s: Record, T: Record, seat: int, odds: Row) -> None:
    """Leave the tickets where they were dealt."""
