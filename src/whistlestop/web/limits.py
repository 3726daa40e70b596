"""How much an address or a client may ask for: buckets that fill at a rate."""

from __future__ import annotations

from collections.abc import Callable

FORGET = 10_000
"""Addresses that are kept in mind; the ones that were quiet longest are forgotten first."""


class Bucket:
    """So many things at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "_now", "most", "rate")

    def __init__(self, rate: float, most: int, now: Callable[[], float]) -> None:
        """Begin full."""
        self.rate, self.most, self._now = rate, most, now
        self._left, self._at = float(most), now()

    def wait(self) -> float:
        """Take one out, and return how many seconds that should have waited for."""
        now = self._now()
        self._left = min(self.most, self._left + (now - self._at) * self.rate) - 1
        self._at = now
        return max(0.0, -self._left / self.rate)

    def take(self) -> bool:
        """Take one out; False if there is none."""
        now = self._now()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, most: int, now: Callable[[], float]) -> None:
        """Make them when they are needed."""
        self._rate, self._most, self._now = rate, most, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one out of the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._most, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGET:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
