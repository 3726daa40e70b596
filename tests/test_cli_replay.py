"""`whistlestop replay`: records of every title checked, told and converted."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.commands import Command
from tests.pages import ROOT
from tests.referee import check

RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_are_told(path: Path, command: Command, tmp_path: Path) -> None:
    """A good record is told with its reckoning, step by step if wanted, and its log passes the referee."""
    log = tmp_path / "log.jsonl"
    done = command("replay", str(path), "--log", str(log))
    assert done.code == 0
    assert done.out.startswith("Record 1: ")
    assert done.out.endswith("The record is good.\n")
    totals = path.read_text("utf-8").rpartition('[Result "')[2].partition('"')[0].split(":")
    for seat, total in enumerate(totals):
        assert f"\nseat {seat}: {total} point" in done.out
    with log.open(encoding="utf-8") as lines:
        assert all(verdict.ok for verdict in check(lines))
    steps = command("replay", str(path), "--step")
    assert "\nseat 0:" in steps.out
    assert "None" not in steps.out
    assert " 1 points" not in steps.out
    data = command("replay", str(path), "--json").data
    assert data[0]["good"]
    assert data[0]["points"] == [int(total) for total in totals]


def test_names_of_a_record_are_used(command: Command, tmp_path: Path) -> None:
    """Who sat where is told as the record names them."""
    text = RECORDS[0].read_text("utf-8").replace("[Seats", '[Name "0 Ada"]\n[Seats', 1)
    path = tmp_path / "named"
    path.write_text(text, "utf-8")
    assert "\nAda: " in command("replay", str(path)).out


def test_a_broken_record_keeps_its_good_part(command: Command, tmp_path: Path) -> None:
    """The fault is told with its line, the exit code is 1, and so much is told as is good; others in the file go on."""
    whole = next(path for path in RECORDS if path.stem == "nordic").read_text("utf-8")
    at = whole.index("\n3. ")
    broken = whole[:at] + "\n3. 9 c999" + whole[at:]
    path = tmp_path / "two"
    path.write_text(broken + "\n" + whole, "utf-8")
    done = command("replay", str(path), "--log", str(tmp_path / "log"))
    assert done.code == 1
    assert "Record 1: Nordic Countries, 3 players, 3 turns, " in done.out
    assert "It is not over. Next to decide: seat " in done.out
    assert "The record is good up to the fault." in done.out
    assert "Record 2: Nordic Countries" in done.out
    line = broken[: broken.index("3. 9 c999")].count("\n") + 1
    (fault,) = done.err.splitlines()
    assert fault.startswith(f"{path}: line {line}, ")
    assert (tmp_path / "log").read_text("utf-8").count('"game":') == 1
    data = command("replay", str(path), "--json").data
    assert [record["good"] for record in data] == [False, True]
    assert data[0]["fault"]["line"] == line


def test_standard_input(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may come through a pipe."""
    monkeypatch.setattr("sys.stdin", io.StringIO(RECORDS[0].read_text("utf-8")))
    assert command("replay", "-").code == 0


def test_what_is_no_record(command: Command, tmp_path: Path) -> None:
    """A missing, an empty and a binary file are refused in one line; other text is a record with a fault."""
    command("replay", "nowhere").refused("nowhere: No such file or directory")
    empty, binary, prose = tmp_path / "empty", tmp_path / "binary", tmp_path / "prose"
    empty.write_text("\n", "utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    prose.write_text("Once upon a time\n", "utf-8")
    command("replay", str(empty)).refused("is empty", '[Title "nordic"]')
    command("replay", str(binary)).refused("no text in UTF-8")
    done = command("replay", str(prose))
    assert done.code == 1
    assert "tells no game" in done.out
    assert "line 1" in done.err
