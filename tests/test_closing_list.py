"""The last lines of `make test`: what could not run here, and what would enable it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import check
from tests import conftest

if TYPE_CHECKING:
    from pathlib import Path


def test_one_line_a_kind_with_count_and_remedy() -> None:
    """Skipped tests are counted by kind, in the plural where there are several."""
    skips: list[tuple[list[tuple[str, object]], str]] = [([("needs", "cc")], "needs a C compiler")] * 3
    assert [entry["line"] for entry in conftest.closing_list(skips)] == [
        "could not run: 3 tests of the C yardstick — needs a C compiler (apt-get install gcc libc6-dev)"
    ]


def test_a_skip_without_a_kind_is_not_hidden() -> None:
    """A test that skips by itself is listed with its own reason."""
    assert conftest.closing_list([([], "not on Tuesdays")]) == [
        {"kind": "", "line": "could not run: 1 test — not on Tuesdays"}
    ]


def test_lines_of_both_runs_are_told_once(tmp_path: Path) -> None:
    """The tree's and the wheel's list make one list."""
    entry = {"kind": "gpu", "line": "could not run: 1 test"}
    for name in ("tree.json", "wheel.json"):
        (tmp_path / name).write_text(json.dumps([entry]), "utf-8")
    assert check.could_not_run(tmp_path) == [entry]


@pytest.mark.parametrize(
    ("kind", "arguments", "code"),
    [("cc", [], 0), ("cc", ["--complete"], 1), ("gpu", ["--complete"], 0), ("", ["--complete"], 1)],
)
def test_only_a_gpu_may_be_missing_from_a_complete_run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    arguments: list[str],
    code: int,
) -> None:
    """With `--complete` a kind that could not run is a failure, a GPU excepted; its line comes last."""
    line = "could not run: 1 test of something"
    monkeypatch.setattr(check, "python", lambda *_, **__: True)
    monkeypatch.setattr(check, "could_not_run", lambda _: [{"kind": kind, "line": line}])
    assert check.main(arguments) == code
    assert capsys.readouterr().out.splitlines()[-1] == line


def test_a_complete_run_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With an empty list the last line says that all kinds were run; a failed step fails the whole."""
    monkeypatch.setattr(check, "python", lambda *command, **_: "mypy" not in command)
    assert check.main(["--complete"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "all kinds of tests were run"
    assert lines[-2].startswith("failed: mypy")
