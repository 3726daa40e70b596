"""The package: what lies in the wheel, and the ways to start it that README.md names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import whistlestop

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
UNOFFICIAL = re.compile(r"unofficial,\s+not\s+affiliated\s+with\s+the\s+publisher", re.IGNORECASE)
MEGABYTE = 1_000_000

# Where the package lies, and its command in a Python that has nothing else.
HOME = str(Path(whistlestop.__file__).parent.parent)
BARE = [sys.executable, "-S", "-m", "whistlestop"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the wheel that this run tests; build one where none was built before."""
    if given := os.environ.get("WHISTLESTOP_WHEEL"):
        return Path(given)
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target=wheel", f"--directory={folder}"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


def files_in(wheel: Path) -> dict[str, int]:
    """Give the size of each file in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {info.filename: info.file_size for info in archive.infolist()}


def metadata_in(wheel: Path) -> str:
    """Read the wheel's METADATA."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return archive.read(name).decode()


def test_the_run_against_the_wheel_tests_the_wheel() -> None:
    """When a wheel is given, it is what `import whistlestop` finds, not the tree."""
    inside_tree = Path(whistlestop.__file__).is_relative_to(ROOT)
    assert inside_tree != bool(os.environ.get("WHISTLESTOP_WHEEL"))


def test_wheel_is_pure_python_and_small(wheel: Path) -> None:
    """One wheel serves every machine, and takes less than 8 MB."""
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < 8 * MEGABYTE


def test_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    """Code, types marker and all data of the tree are inside; nothing else is."""
    source = ROOT / "src"
    files = (path for path in (source / "whistlestop").rglob("*") if path.is_file())
    tree = {path.relative_to(source).as_posix() for path in files if path.parent.name != "__pycache__"}
    assert "whistlestop/py.typed" in tree
    assert any(name.endswith("/tickets.csv") for name in tree)
    assert {name for name in files_in(wheel) if ".dist-info/" not in name} == tree


@pytest.mark.parametrize("notice", ["LICENSE", "NOTICE", "THIRD_PARTY.md"])
def test_wheel_holds_the_notices(wheel: Path, notice: str) -> None:
    """Licence, notice and the list of third parties travel with the wheel."""
    assert any(name.endswith(f".dist-info/licenses/{notice}") for name in files_in(wheel))


def test_wheel_says_what_it_is(wheel: Path) -> None:
    """The metadata name the licence, the Python versions, and that the project is unofficial."""
    metadata = metadata_in(wheel)
    summary = re.search(r"^Summary: (.*)$", metadata, re.MULTILINE)
    assert summary is not None
    assert UNOFFICIAL.search(summary[1])
    assert "License-Expression: Apache-2.0" in metadata
    assert "Requires-Python: >=3.11" in metadata
    assert f"\nVersion: {whistlestop.__version__}\n" in metadata


@pytest.mark.parametrize("file", ["README.md", "NOTICE", "CITATION.cff", "src/whistlestop/__init__.py"])
def test_unofficial_is_said_where_people_look(file: str) -> None:
    """Who finds the project anywhere learns that it is not the publisher's."""
    text = (ROOT / file).read_text("utf-8")
    assert re.search(r"unofficial", text, re.IGNORECASE)
    assert re.search(r"not\s+affiliated\s+with", text)


def test_one_version_everywhere() -> None:
    """CITATION.cff and the newest heading of CHANGELOG.md name the package's version."""
    citation = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    changelog = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert citation is not None
    assert changelog is not None
    assert citation[1] == changelog[1] == whistlestop.__version__


def test_all_is_every_extra_that_any_machine_can_use() -> None:
    """`[all]` is all that one machine uses; a GPU, a cluster, a database of others and development stay apart."""
    extras = PROJECT["optional-dependencies"]
    inside = re.fullmatch(r"whistlestop\[(.*)\]", extras["all"][0])
    assert inside is not None
    assert set(inside[1].split(",")) == set(extras) - {"all", "cluster", "gpu", "postgres", "dev"}


def test_starts_as_a_module_from_an_unpacked_tree() -> None:
    """`python -m whistlestop` runs with the source folder on the path and nothing installed."""
    done = run([*BARE, "--version"], PYTHONPATH=HOME)
    assert done.returncode == 0, done.stderr
    assert whistlestop.__version__ in done.stdout


def test_without_rich_one_line_says_what_to_install() -> None:
    """Where only the base package is, a command that needs Rich names the extra that brings it."""
    done = run([*BARE, "titles"], PYTHONPATH=HOME)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "whistlestop[cli]" in line


def test_play_starts_without_make() -> None:
    """`python -m whistlestop play` starts a game, and takes its leave when nobody is at the keyboard."""
    done = run([sys.executable, "-m", "whistlestop", "play", "--terminal"], PYTHONPATH=HOME)
    assert done.returncode in {0, 2}, done.stderr
    assert done.stdout
    assert "Traceback" not in done.stderr


def test_starts_with_pipx(wheel: Path, tmp_path: Path) -> None:
    """`pipx run --spec … whistlestop` starts the command where there is no make."""
    command = ["pipx", "run", "--no-cache", "--spec", str(wheel), "whistlestop", "--version"]
    # Python's own pip will do: left to itself pipx would fetch a newer one.
    offline = {"PIPX_DISABLE_SHARED_LIBS_AUTO_UPGRADE": "1", "PIP_NO_INDEX": "1"}
    done = run([sys.executable, "-m", *command], PIPX_HOME=str(tmp_path), **offline)
    assert done.returncode == 0, done.stderr
    assert whistlestop.__version__ in done.stdout


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ours away from the tree, with nobody at the keyboard."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    return subprocess.run(command, cwd="/", env=env, input="", capture_output=True, text=True, check=False)
