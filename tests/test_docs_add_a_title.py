"""docs/add-a-title.md: the board and the title are built from the page's own text, and played to the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest

import whistlestop
from tests.commands import Command
from tests.pages import ROOT, Shown, blocks, hold, shown

PAGE = ROOT / "docs" / "add-a-title.md"
TITLE_STARTS = PAGE.read_text("utf-8").partition("\n## A title\n")[0].count("\n") + 2
"""The line on which the part about titles begins."""

FILES = {block.file: block for block in blocks(PAGE) if block.file}


def is_about_titles(where: str) -> bool:
    """Whether something on the page needs the title, and not only the board."""
    return int(where.rpartition(":")[2]) > TITLE_STARTS


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with the board of the page, and one with the fault that it tells of."""
    folder = tmp_path_factory.mktemp("boards")
    tables = [name for name in FILES if name.endswith(".csv")]
    assert len(tables) == 3
    for name in tables:
        write(folder / name, FILES[name].text)
        write(folder / name.replace("bornholm", "broken"), FILES[name].text)
    tracks = folder / "broken" / "tracks.csv"
    lines = tracks.read_text("utf-8").splitlines(keepends=True)
    assert "nexo" in lines[3]
    lines[3] = lines[3].replace("nexo", "nexø")
    tracks.write_text("".join(lines), "utf-8")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a copy of the package that has the title of the page, and nothing else that is new."""
    site = tmp_path_factory.mktemp("site")
    source = Path(whistlestop.__file__).parent
    shutil.copytree(source, site / "whistlestop", ignore=shutil.ignore_patterns("__pycache__"))
    for name, block in FILES.items():
        if name.startswith("bornholm/"):
            write(site / "whistlestop" / "titles" / name, block.text)
    return site


def write(path: Path, text: str) -> None:
    """Write a file of the page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def run(words: list[str], *, at: Path, package: Path) -> str:
    """Run Python on a copy of the package; return what it says."""
    env = os.environ | {"PYTHONPATH": str(package), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *words], cwd=at, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("example", [one for one in shown(PAGE) if not is_about_titles(one.where)], ids=str)
def test_commands_on_the_board(example: Shown, board: Path, command: Command) -> None:
    """What the page's commands print about the board is what they print."""
    with chdir(board):
        hold(example, command(*example.command).said)


@pytest.mark.parametrize("example", [one for one in shown(PAGE) if is_about_titles(one.where)], ids=str)
def test_commands_on_the_title(example: Shown, site: Path) -> None:
    """What the page's commands print about the title is what they print, though no list was told of it."""
    hold(example, run(["-m", "whistlestop", *example.command], at=site, package=site))


def test_the_board_is_played_from_code(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page's first lines of Python load the board."""
    first = next(block for block in blocks(PAGE, "python") if not block.file)
    with chdir(board):
        exec(first.text, {})
    assert "name='Aakirkeby'" in capsys.readouterr().out


def test_the_title_is_played_to_the_end(site: Path) -> None:
    """The page's second lines of Python play a game of the title, and the reckoning names a winner."""
    _, second = (block for block in blocks(PAGE, "python") if not block.file)
    printed = run(["-c", second.text], at=site, package=site)
    assert printed.startswith(("ended by pieces; won by seat", "ended by passes; won by seat"))
    assert printed.count("\nseat ") == 3


def test_the_test_of_the_title_passes(site: Path) -> None:
    """The test that the page writes for the title passes."""
    (test,) = (block for name, block in FILES.items() if name.startswith("tests/"))
    path = site / Path(test.file).name
    write(path, test.text)
    printed = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(path)], at=site, package=site)
    assert "1 passed" in printed


def test_every_slot_and_no_other(site: Path) -> None:
    """A slot that is left out, or not known, is refused by name: there are no defaults."""
    title = site / "whistlestop" / "titles" / "bornholm" / "title.toml"
    whole = title.read_text("utf-8")
    assert "pieces = 18" in whole
    title.write_text(whole.replace("pieces = 18", "peaces = 18"), "utf-8")
    try:
        done = run(["-m", "whistlestop", "simulate", "bornholm"], at=site, package=site)
    finally:
        title.write_text(whole, "utf-8")
    assert "bornholm/title.toml: unknown slots ['peaces'], missing slots ['pieces']" in done
