"""Runs commands of ours in this process."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from whistlestop.cli import main


@dataclass(frozen=True, slots=True)
class Done:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What it printed for programs."""
        assert self.code in {0, 1}, self.err
        return json.loads(self.out)

    @property
    def said(self) -> str:
        """Everything that it printed."""
        return self.out + self.err

    def refused(self, *words: str) -> None:
        """Assert that it refused the input: exit code 2, nothing printed, one line that has these words."""
        assert self.code == 2, self.said
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert all(word in line for word in words), line


Command = Callable[..., Done]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Give a way to run a command of ours in this process, on a screen 100 columns wide."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(logging.root, "handlers", [])  # a command may set up the log, for itself only

    def run(*words: str) -> Done:
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run
