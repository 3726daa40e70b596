"""How a server is set up, and how much it allows."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .chance import new_key

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a table's id: none that are taken for one another."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, one client or one table may use; a hundred friends behind one router are still welcome."""

    body: int = 65_536
    """Bytes of a request."""
    message: int = 4_096
    """Characters of a message."""
    messages: tuple[float, int] = (30.0, 120)
    """Messages of one client: so many a second, and so many at once."""
    sayings: tuple[float, int] = (0.5, 8)
    requests: tuple[float, int] = (20.0, 200)
    """Requests of one address that change or reckon something."""
    tables: tuple[float, int] = (60 / 3600, 30)
    """Tables that one address sets up."""
    clients: int = 100
    """Clients of one address at a time."""
    clients_of_table: int = 200
    waiting: int = 500
    """Messages that wait for a client that does not take them."""


UNLIMITED = Limits(
    messages=(1e6, 1_000_000),
    sayings=(1e6, 1_000_000),
    requests=(1e6, 1_000_000),
    tables=(1e6, 1_000_000),
    clients=1_000_000,
    clients_of_table=1_000_000,
)
"""For tests and load, where all come from one address."""


def new_id() -> str:
    """Draw the id of a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def new_token() -> str:
    """Draw the token of a seat: 144 bits."""
    return secrets.token_urlsafe(18)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str
    """URL of the database."""
    url: str = ""
    """Where people reach the server, if that is not the address it listens on."""
    open_to: str = "this machine"
    limits: Limits = field(default_factory=Limits)
    thinkers: int = field(default_factory=lambda: max(1, min(8, (os.cpu_count() or 2) - 1)))
    """Processes in which computer players think; two at least, one of them for those that take their time."""
    warm: bool = False
    """Compile the core beside the server, and let computer players think in the plain one until then."""
    pace: float = 0.0
    """Seconds between what a computer player does and what happened before, so that people can follow."""
    seconds: float = 10.0
    """How long a computer player may think."""
    review: float = 60.0
    """How long a finished game is looked at, once somebody wants its review."""
    keep: float | None = None
    """Days after which finished games that nobody touches are deleted; None keeps them."""
    version: str = ""
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = new_id
    new_token: Callable[[], str] = new_token
    new_key: Callable[[], bytes] = new_key
