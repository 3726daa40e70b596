"""Reviews of finished games: reckoned in a process of its own when somebody asks, one after the other, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from whistlestop.families.compiled import PLAIN

from .chance import number_for
from .errors import StoreError, TooLateError, TooManyError, WebError
from .settings import Settings
from .store import Store, keep_review, review_of
from .table import Table
from .thinking import Thinking, environment

log = logging.getLogger("whistlestop.web.reviews")

Found = dict[str, Any]

THINKING, DONE, FAILED = "thinking", "done", "failed"

ONE_DECISION = 0.1
"""Share of a review's time in which one decision is judged."""

STARTING = 30.0
"""Seconds that a process may take beside its work."""

MOST_WAITING = 20
MOST_KEPT = 100

LINE = 2**22
"""The longest line of an answer."""


@dataclass(slots=True)
class Reviewed:
    """One game's review, as far as it is."""

    found: Found = field(
        default_factory=lambda: {"status": THINKING, "share": 0, "whole": False, "chances": [], "turning": []}
    )
    judged: dict[int, Found] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None

    def take(self, told: Found) -> None:
        """Take in what was found."""
        self.judged |= {one["step"]: one for one in told.pop("judged")}
        self.found = told

    def to_dict(self) -> Found:
        """Return all that is known."""
        return {**self.found, "judged": [self.judged[step] for step in sorted(self.judged)]}


class Reviews:
    """All reviews of a server; one game is looked at at a time, so that those that are played hardly notice."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking) -> None:
        """Begin with none."""
        self._settings, self._store, self._thinking = settings, store, thinking
        self._known: dict[str, Reviewed] = {}
        self._games, self._decisions = asyncio.Lock(), asyncio.Lock()
        self._waiting = 0

    async def look(self, table: Table) -> Found:
        """Return what is known of a finished game; the first time, begin to look at it."""
        review = await self._of(table)
        if review.found["status"] != DONE and (review.task is None or review.task.done()):
            self._check_free()
            review.found = Reviewed().found
            review.task = asyncio.create_task(self._look(table, review))
        return review.to_dict()

    async def judge(self, table: Table, step: int) -> Found:
        """Return what a strong player would have done in place of one decision."""
        steps = len(table.game.steps) if table.game is not None else 0
        if not 0 <= step < steps:
            raise WebError("no-such-step", "step")
        review = await self._of(table)
        if step not in review.judged:
            self._check_free()
            told: Found = {}
            async for told in self._ask(table, self._settings.review * ONE_DECISION, step):
                review.judged[step] = told
            if not told:
                raise TooLateError("review-failed")
        return review.judged[step]

    async def close(self) -> None:
        """Stop."""
        tasks = [one.task for one in self._known.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_free(self) -> None:
        if self._waiting >= MOST_WAITING:
            raise TooManyError("too-many-reviews")

    async def _of(self, table: Table) -> Reviewed:
        review = self._known.get(table.id)
        if review is None:
            text = await self._store.read(review_of(table.id))
            review = self._known.setdefault(table.id, Reviewed())
            if text is not None:
                review.take(json.loads(text))
            for old in list(self._known)[:-MOST_KEPT]:
                if (task := self._known[old].task) is None or task.done():
                    del self._known[old]
        return review

    async def _look(self, table: Table, review: Reviewed) -> None:
        """Look at a game, and keep what was found."""
        told: Found | None = None
        async for told in self._ask(table, self._settings.review, None):
            review.take(told)
        if told is None or told["status"] != DONE:
            review.found = {**review.found, "status": FAILED}
            return
        if not told["whole"]:
            return  # there was too little time; another server, or this one with the compiled core, may look again
        text = json.dumps(review.to_dict(), separators=(",", ":"))
        with suppress(StoreError):  # another process may have kept one; then that one stays
            await self._store.do(keep_review(table.id, self._settings.now(), text))

    async def _ask(self, table: Table, seconds: float, step: int | None) -> AsyncIterator[Found]:
        """Let a process look at a game, and tell each thing that it finds; nothing more once its time is over."""
        plays = [(play.token, play.seat, play.chance) for play in table.plays]
        asked = {"deal": table.deal, "plays": plays, "step": step, "seconds": seconds}
        asked["seed"] = number_for(table.key, "review")
        self._waiting += 1
        try:
            async with self._games if step is None else self._decisions:
                plain = {} if self._settings.warm and self._thinking.compiled else {PLAIN: "1"}
                arguments = (sys.executable, "-m", "whistlestop.web.reviewing_process")
                pipe = asyncio.subprocess.PIPE
                child = await asyncio.create_subprocess_exec(
                    *arguments, stdin=pipe, stdout=pipe, env=environment() | plain, limit=LINE
                )
                try:
                    async with asyncio.timeout(2 * seconds + STARTING):
                        async for line in _lines(child, json.dumps(asked).encode()):
                            yield json.loads(line)
                except (TimeoutError, OSError, ValueError) as error:
                    log.warning("the review of table %s stopped: %s", table.id, repr(error))
                finally:
                    if child.returncode is None:
                        with suppress(ProcessLookupError):
                            child.kill()
                    await child.wait()
        finally:
            self._waiting -= 1


async def _lines(child: asyncio.subprocess.Process, question: bytes) -> AsyncIterator[bytes]:
    if child.stdin is None or child.stdout is None:
        return
    child.stdin.write(question)
    child.stdin.write_eof()
    async for line in child.stdout:
        yield line
