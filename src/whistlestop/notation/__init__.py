"""Games as text: the record, which replays, and the game log, which another program can check."""

from __future__ import annotations
