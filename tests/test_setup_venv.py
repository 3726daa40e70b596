"""`make play` and `make test` on machines where something is missing: a clear word, never a traceback."""

from __future__ import annotations

import importlib.util
import json
import runpy
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

import setup_venv

SCRIPT = Path(setup_venv.__file__)


def test_an_older_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.10 is answered with the version that is needed and a way to name it."""
    version = namedtuple("version", "major minor micro releaselevel serial")  # noqa: PYI024 - a stand-in for sys.version_info
    monkeypatch.setattr(sys, "version_info", version(3, 10, 13, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.10"):
        runpy.run_path(str(SCRIPT))


def test_a_python_without_ensurepip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fresh: Path
) -> None:
    """Debian's python3 without python3-venv ends with the package's name, and makes nothing."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert setup_venv.main(["all"]) == 1
    assert "apt-get install python3-venv" in capsys.readouterr().err
    assert not fresh.exists()


@pytest.mark.parametrize(
    ("asked", "missing", "tried", "left_out"),
    [
        (["all", "dev"], "all", ["[all,dev]", "[cli,dev,web]"], "numba could not"),
        (["all", "gpu"], "gpu", ["[all,gpu]", "[all]"], "numba-cuda could not"),
        (["all", "gpu"], "all", ["[all,gpu]", "[all]", "[cli,web]"], "numba and numba-cuda could not"),
    ],
)
def test_without_a_wheel_the_rest_is_set_up(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fresh: Path,
    asked: list[str],
    missing: str,
    tried: list[str],
    left_out: str,
) -> None:
    """If a compiler cannot be installed the set-up goes on without, keeps the command line, and says so."""
    projects = watch(monkeypatch, fresh, fails=lambda project: missing in project)
    assert setup_venv.main(asked) == 0
    assert [project.removeprefix(str(setup_venv.ROOT)) for project in projects] == tried
    said = capsys.readouterr().out
    assert left_out in said
    assert "plain core plays exactly the same games" in said


def test_without_a_network_the_last_error_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fresh: Path
) -> None:
    """A failed installation shows what pip said, asks about the network, and leaves no stamp."""
    watch(monkeypatch, fresh, fails=lambda _: True)
    assert setup_venv.main(["all"]) == 1
    said = capsys.readouterr().err
    assert "ERROR: No matching distribution" in said
    assert "network" in said
    assert setup_venv.stamped() is None


def test_a_second_run_does_nothing(monkeypatch: pytest.MonkeyPatch, fresh: Path) -> None:
    """What is installed is not installed again; another extra is added to it."""
    tried = watch(monkeypatch, fresh, fails=lambda _: False)
    assert setup_venv.main(["all", "dev"]) == setup_venv.main(["all"]) == 0
    assert len(tried) == 1
    assert setup_venv.main(["all", "gpu"]) == 0
    assert tried[1].endswith("[all,dev,gpu]")


def test_another_project_file_starts_afresh(monkeypatch: pytest.MonkeyPatch, fresh: Path) -> None:
    """A changed pyproject.toml is installed anew, and a broken stamp is no obstacle."""
    tried = watch(monkeypatch, fresh, fails=lambda _: False)
    setup_venv.main(["all"])
    setup_venv.STAMP.write_text(json.dumps({"fingerprint": "older", "extras": ["all"]}), "utf-8")
    setup_venv.main(["all"])
    setup_venv.STAMP.write_text("{", "utf-8")
    setup_venv.main(["all"])
    assert len(tried) == 3


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Point the script at an environment that does not exist."""
    venv = tmp_path / ".venv"
    monkeypatch.setattr(setup_venv, "VENV", venv)
    monkeypatch.setattr(setup_venv, "PYTHON", venv / "python")
    monkeypatch.setattr(setup_venv, "STAMP", venv / "stamp.json")
    return venv


def watch(monkeypatch: pytest.MonkeyPatch, venv: Path, *, fails: object) -> list[str]:
    """Stand in for the tools that set_up runs; give the list of projects that pip was asked for."""
    tried: list[str] = []

    def run(command: list[str], **_: object) -> object:
        if "venv" in command:
            venv.mkdir(exist_ok=True)
            (venv / "python").touch()
            return completed(0)
        tried.append(command[-1])
        assert callable(fails)
        return completed(int(fails(command[-1])))

    monkeypatch.setattr(subprocess, "run", run)
    return tried


def completed(code: int) -> subprocess.CompletedProcess[str]:
    """Say what pip would have said."""
    said = "noise\nERROR: No matching distribution for numba\n"
    return subprocess.CompletedProcess([], code, "", said)
