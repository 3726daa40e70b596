"""What the server writes down about itself, as JSON or in words; never a token, never a hand."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

PLAIN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class InWords(logging.Formatter):
    """A line for people: what it is about stands behind it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        more = " ".join(str(value) for key, value in record.__dict__.items() if key not in PLAIN)
        line = f"{record.levelname.lower()}: {record.getMessage()}{f': {more}' if more else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(*, as_json: bool, verbose: bool) -> None:
    """Write to standard error: everything as JSON, or for a person what matters."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else InWords())
    logging.basicConfig(handlers=[handler], level=logging.INFO if verbose or as_json else logging.WARNING, force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
