"""README.md and the pages of docs/: what stands in them is run, and holds."""

from __future__ import annotations

import re
import shlex
from contextlib import chdir
from pathlib import Path

import pytest

from tests.commands import Command
from tests.pages import ROOT, Block, Shown, blocks, hold, shown
from whistlestop.cli import commands, parser

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OWN_TEST = {"add-a-title.md": "tests/test_docs_add_a_title.py"}
"""Pages whose blocks need more than the package, and the test that runs them."""

NAMES = '[Name "0 Clara"]\n[Name "1 Ben"]\n[Name "2 Ada"]\n'
RECORD = (ROOT / "tests" / "records" / "nordic.record").read_text("utf-8").replace("[Seats", NAMES + "[Seats", 1)
"""What `record.txt` on a page stands for: a finished game with names."""

EXAMPLES = [example for page in PAGES if page.name not in OWN_TEST for example in shown(page)]
PYTHON = [block for page in PAGES if page.name not in OWN_TEST for block in blocks(page, "python")]


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_what_commands_print(example: Shown, command: Command, tmp_path: Path) -> None:
    """A command prints what the page shows."""
    (tmp_path / "record.txt").write_text(RECORD, "utf-8")
    with chdir(tmp_path):
        hold(example, command(*example.command).said)


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_python_runs(block: Block, tmp_path: Path) -> None:
    """Python on a page runs as it stands."""
    with chdir(tmp_path):
        exec(compile(block.text, str(block), "exec"), {"__name__": "__page__"})


@pytest.mark.parametrize("block", [block for page in PAGES for block in blocks(page, "py")], ids=str)
def test_quoted_code_is_ours(block: Block) -> None:
    """Code that a page quotes stands in the package, word for word."""
    sources = (ROOT / "src" / "whistlestop").rglob("*.py")
    assert any(block.text in source.read_text("utf-8") for source in sources)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """A link to a file of ours leads to one, and one to a heading to a heading."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, heading = target.partition("#")
        there = page.parent / name if name else page
        assert there.exists(), f"{page.name} links to {target}"
        if heading:
            heads = re.findall(r"^#+ (.*)$", there.read_text("utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}, target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_options_exist(page: Path) -> None:
    """Every `whistlestop …` line of a page is understood by the command line: command, arguments, options."""
    lines = [line for block in blocks(page, "sh") for line in block.text.splitlines()]
    lines += [line[2:] for block in blocks(page, "console") for line in block.text.splitlines() if line[:2] == "$ "]
    for line in lines:
        words = shlex.split(line, comments=True)
        if "whistlestop" in words[:3] and words[0] in {"whistlestop", "python"}:
            arguments = words[words.index("whistlestop") + 1 :]
            parser(arguments[0]).parse_args(arguments)


def test_every_command_is_explained() -> None:
    """docs/commands.md has a section for each command, and names every option that its help has."""
    text = (ROOT / "docs" / "commands.md").read_text("utf-8")
    parts = {part.partition("`")[0]: part for part in re.split(r"^## `whistlestop ", text, flags=re.MULTILINE)[1:]}
    assert sorted(parts) == commands()
    for name, part in parts.items():
        for option in sorted(options_of(name)):
            assert f"`{option}" in part, f"docs/commands.md does not tell of whistlestop {name} {option}"


def options_of(name: str) -> set[str]:
    """Return all options of a command and of its parts, help excepted."""
    (top,) = (one.choices for one in parser(name)._actions if isinstance(one.choices, dict))
    own = top[name]
    parts = [part for one in own._actions if isinstance(one.choices, dict) for part in one.choices.values()]
    actions = [action for part in (own, *parts) for action in part._actions if action.dest != "help"]
    return {action.option_strings[-1] for action in actions if action.option_strings}
