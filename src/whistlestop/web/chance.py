"""Where a table's chance comes from: a key of 128 bits that never leaves the store, one number for each decision.

The number of a decision is a keyed hash of its place in the game.  So it can be reckoned by nobody who does not hold
the key, whatever that person has seen fall; and a decision that is taken back and made again brings the same.
"""

from __future__ import annotations

import hashlib
import secrets

KEY_BYTES = 16


def new_key() -> bytes:
    """Draw the key of a table."""
    return secrets.token_bytes(KEY_BYTES)


def key_from(seed: int) -> bytes:
    """Return the key of a table whose chance can be repeated: nobody but its creator and computers play there."""
    return hashlib.sha256(f"whistlestop table {seed}".encode()).digest()[:KEY_BYTES]


def number_for(key: bytes, what: str, place: int = 0) -> int:
    """Return 62 bits for one purpose at one place of the game."""
    digest = hashlib.blake2b(f"{what} {place}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2
