"""The process that compiles beside a server."""

from __future__ import annotations

import os
import sys

import pytest

from whistlestop.bots import warming


def test_ctrl_c_ends_it_without_a_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever stops a server with Ctrl+C while it compiles reads what the server says, and no traceback."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(warming, "compiler_at_hand", lambda: True)
    monkeypatch.setattr(warming, "warm", interrupted)
    monkeypatch.setattr(os, "nice", lambda _more: 0, raising=False)
    monkeypatch.setattr(sys, "argv", ["warming"])
    assert warming.main() == 130
    assert capsys.readouterr() == ("", "")
