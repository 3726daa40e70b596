"""What the server counts, for Prometheus.  No name, no token, no table: numbers only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from threading import Lock

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

HELP = {
    "entries": "Entries written, by kind.",
    "tables": "Tables set up, by title.",
    "bot_failures": "Computer players that failed and were replaced, by name.",
    "refused": "Messages and requests that were refused, by code.",
    "messages": "Messages from clients, by type.",
    "append_seconds": "How long it took to bring entries to the disk.",
    "answer_seconds": "How long a decision took, from the message to the answer.",
    "think_seconds": "How long computer players thought.",
    "clients": "Clients that are connected.",
    "rooms": "Tables in memory.",
    "thinking": "Questions that computer players have not answered yet.",
}


class Histogram:
    """Counts of durations."""

    def __init__(self) -> None:
        """Begin with none."""
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[next((i for i, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))] += 1
        self.total += seconds


class Metrics:
    """All that is counted in one process."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._counters: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self._durations: dict[tuple[str, tuple[tuple[str, str], ...]], Histogram] = {}
        self._lock = Lock()

    def count(self, name: str, **labels: str) -> None:
        """Count one more."""
        with self._lock:
            self._counters[name, tuple(labels.items())] += 1

    def duration(self, name: str, seconds: float, **labels: str) -> None:
        """Count how long something took."""
        with self._lock:
            self._durations.setdefault((name, tuple(labels.items())), Histogram()).add(seconds)

    def appended(self, _count: int, seconds: float) -> None:
        """Count a transaction."""
        self.duration("append_seconds", seconds)

    def thought(self, bot: str, seconds: float) -> None:
        """Count what a computer player thought."""
        self.duration("think_seconds", seconds, bot=bot.partition(":")[0])

    def text(self, now: Mapping[str, float]) -> str:
        """Return everything as Prometheus reads it; `now` are values of this moment."""
        return "".join(f"{line}\n" for line in self._lines(now))

    def _lines(self, now: Mapping[str, float]) -> Iterator[str]:
        with self._lock:
            counters, durations = dict(self._counters), dict(self._durations)
        for name in dict.fromkeys(name for name, _ in counters):
            yield f"# HELP whistlestop_{name}_total {HELP[name]}"
            yield f"# TYPE whistlestop_{name}_total counter"
            for (other, labels), value in counters.items():
                if other == name:
                    yield f"whistlestop_{name}_total{_labels(labels)} {value}"
        for name in dict.fromkeys(name for name, _ in durations):
            yield f"# HELP whistlestop_{name} {HELP[name]}"
            yield f"# TYPE whistlestop_{name} histogram"
            for (other, labels), found in durations.items():
                if other == name:
                    yield from _histogram(f"whistlestop_{name}", labels, found)
        for name, measured in now.items():
            yield f"# HELP whistlestop_{name} {HELP[name]}"
            yield f"# TYPE whistlestop_{name} gauge"
            yield f"whistlestop_{name} {measured:g}"


def _histogram(name: str, labels: tuple[tuple[str, str], ...], found: Histogram) -> Iterator[str]:
    so_far = 0
    for most, count in zip([*map(str, BUCKETS), "+Inf"], found.counts, strict=True):
        so_far += count
        yield f"{name}_bucket{_labels((*labels, ('le', most)))} {so_far}"
    yield f"{name}_sum{_labels(labels)} {found.total:.6f}"
    yield f"{name}_count{_labels(labels)} {so_far}"


def _labels(labels: tuple[tuple[str, str], ...]) -> str:
    escaped = (f'{key}="{value.translate(ESCAPES)}"' for key, value in labels)
    return "{" + ",".join(escaped) + "}" if labels else ""


ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})
