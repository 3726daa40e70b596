"""What can go wrong at the server, each with a status of HTTP and a code for programs.

The sentence for people is made where it is read, in the reader's language (text/*/server.ftl, `server-KEY`).
"""

from __future__ import annotations


class WebError(ValueError):
    """Something that was asked cannot be done."""

    status = 400
    code = "wrong"

    def __init__(self, key: str, field: str | None = None, **facts: str | int) -> None:
        """Name the sentence, the part of what was asked that is meant, and what stands in the sentence."""
        self.key, self.field, self.facts = key, field, facts
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{key}: {told}" if told else key)


class NoTableError(WebError):
    """There is no such table, or nothing of that name there."""

    status = 404
    code = "not-found"


class NotYoursError(WebError):
    """The token opens nothing, or not this."""

    status = 403
    code = "not-yours"


class TooLateError(WebError):
    """What was asked was possible, and is no more, or not yet."""

    status = 409
    code = "not-now"


class TooManyError(WebError):
    """More than the server's limits allow."""

    status = 429
    code = "too-many"


class TooLargeError(WebError):
    """More in one piece than the server's limits allow."""

    status = 413
    code = "too-large"


class StoreError(WebError):
    """The disk or the database refuses; nothing was changed."""

    status = 503
    code = "store"

    def __init__(self, reason: str) -> None:
        """Keep the reason for the log; whoever played is told only that nothing was changed."""
        super().__init__("store")
        self.reason = reason


class DataError(ValueError):
    """The data folder or the database cannot be used as it is; told to whoever starts the server."""
