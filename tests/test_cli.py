"""The command line as a whole, and its small commands: help, titles, rules, board."""

from __future__ import annotations

import shutil
from contextlib import chdir
from itertools import combinations
from pathlib import Path

import pytest

import whistlestop as ws
from tests.commands import Command
from whistlestop.cli import commands

TITLES = [title.id for title in ws.titles()]
USA = Path(ws.__file__).parent / "titles" / "usa"


def test_without_a_command_help_is_shown(command: Command) -> None:
    """Who types only the name sees what there is."""
    done = command()
    assert done.code == 0
    assert all(f"\n    {name} " in done.out for name in commands())
    assert "not affiliated" in " ".join(done.out.split())


@pytest.mark.parametrize("name", commands())
def test_every_command_has_help(name: str, command: Command) -> None:
    """Each command explains itself, and every argument has a word of help."""
    done = command(name, "--help")
    assert done.code == 0
    assert done.out.startswith(f"usage: whistlestop {name}")
    assert "\n\n" in done.out


MISTAKES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("simulat", "nordic"), ("there is no command simulat; did you mean simulate?", "whistlestop --help")),
    (("dance",), ("there is no command dance", "whistlestop --help")),
    (("--jobs", "2"), ("COMMAND",)),
    (("titles", "--jsn"), ("whistlestop titles: there is no option --jsn; did you mean --json?",)),
    (("titles", "nordic"), ("whistlestop titles: 'nordic' is one argument too many",)),
    (("board", "chek", "x"), ("'chek'", "check")),
    (("board", "check", "x", "--jso"), ("whistlestop board check: there is no option --jso; did you mean --json?",)),
    (("board", "check", "nowhere"), ("nowhere is no folder",)),
    (("board", "import", "nowhere"), ("nowhere is no folder",)),
    (("rules",), ("RULE",)),
    (("rules", "diff", "usa"), ("compares two titles",)),
    (("rules", "diff", "usa", "ussa"), ("'ussa'", "did you mean usa?")),
    (("rules", "diff", "usa", "card-game", "--dice"), ("not on card-game (DX-16)",)),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES, ids=" ".join)
def test_mistakes_are_told_in_one_line(words: tuple[str, ...], said: tuple[str, ...], command: Command) -> None:
    """A slip of the fingers is answered with one line and exit code 2."""
    command(*words).refused(*said)


def test_a_fault_of_the_program_is_no_mistake_of_the_user(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the package itself refuses is told as input; anything else keeps its traceback."""
    monkeypatch.setattr("whistlestop.cli.titles_command.print_json", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        command("titles", "--json")


# Titles


def test_titles_are_listed(command: Command) -> None:
    """Every title with its name and players, and where a board is not the printed one."""
    done = command("titles")
    for title in ws.titles():
        (line,) = (line for line in done.out.splitlines() if line.startswith(f"{title.id} "))
        assert title.name in line
        assert f"{title.seats[0]} to {title.seats[1]}" in line
    assert "San Francisco: This board is an original layout by this project, not the printed one" in done.out
    listed = {title["id"]: title for title in command("titles", "--json").data}
    assert list(listed) == TITLES
    assert {name for name, title in listed.items() if title["own_board"]} == {"marklin", "san-francisco"}
    assert "nordic.startHand" in listed["nordic"]["options"]


# Rules


@pytest.mark.parametrize("written", ["NC-42", "nc42", "NC 42"])
def test_a_rule_is_told(written: str, command: Command) -> None:
    """A rule comes with its text, its house rule, its code and its tests; what applies it comes first (NC-42)."""
    done = command("rules", written)
    assert done.out.startswith("NC-42  Nordic Countries: Murmansk–Lieksa (grey, 9)\n")
    assert "The number of substitute units is not limited" in done.out
    assert "Option nordic.murmanskSubstitutions:\n" in done.out
    code = done.out.partition("In the code:\n")[2].partition("\n\n")[0].splitlines()
    assert code[0].strip().startswith("src/whistlestop/rules/payment.py:") or "/rules/payment.py:" in code[0]
    assert len(code) == len({line.rpartition(" ")[2] if line.count(" ") > 2 else line for line in code})
    found = command("rules", "NC-42", "--json").data
    assert found["id"] == "NC-42"
    assert len(found["code"]) >= len(code)


def test_a_disagreement_of_rulebooks_is_told(command: Command) -> None:
    """A row of the disagreements says what is played here and why."""
    done = command("rules", "N-05")
    assert "**Here:** unlimited" in done.out
    assert "It bends NC-42." in done.out


def test_an_unknown_rule(command: Command) -> None:
    """An id that nobody knows is answered with those near it."""
    command("rules", "nc47").refused("'nc47'", "near it: NC-43, NC-44, NC-50")


@pytest.mark.parametrize(("one", "other"), [*combinations(TITLES, 2)])
def test_differences_are_told_in_words(one: str, other: str, command: Command) -> None:
    """Any two titles can be compared, and no value of a slot is shown as it stands in the data."""
    done = command("rules", "diff", one, other, "--all")
    assert done.code == 0
    raw = {"deck-bottom", "most-tickets", "fewest-stations", "longest-path", "city-to-country", "any-space"}
    raw |= {"most-bonus-cards", "longest-holder", "treat-as-8", "one-per-move", "symbols-only", "True", "False"}
    assert raw.isdisjoint(done.out.replace(",", " ").replace("(", " ").split())


def test_a_difference(command: Command) -> None:
    """Nordic Countries is played with 40 pieces (NC-10) and USA with 45 (US-01); the pieces of each are named."""
    found = {row["slot"]: row for row in command("rules", "diff", "nordic", "usa", "--json").data}
    assert found["pieces"]["nordic"] == {"value": 40, "rules": "NC-10"}
    assert found["pieces"]["usa"] == {"value": 45, "rules": "US-01"}
    assert "strict_empty" not in found
    assert "strict_empty" in {row["slot"] for row in command("rules", "diff", "nordic", "usa", "--json", "--all").data}


# Boards


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    """Give the tables of USA as people share them: cities, routes, tickets between a and b."""
    folder = tmp_path / "tables"
    folder.mkdir()
    shutil.copy(USA / "locations.csv", folder / "cities.csv")
    shutil.copy(USA / "tracks.csv", folder / "routes.csv")
    tickets = (USA / "tickets.csv").read_text("utf-8").replace("id,start,goal,", "id,a,b,", 1)
    (folder / "tickets.csv").write_text(tickets, "utf-8")
    return folder


def test_tables_become_a_board(facts: Path, tmp_path: Path, command: Command) -> None:
    """Imported, checked and played; the target may be left out, and is not overwritten unasked."""
    with chdir(tmp_path):
        done = command("board", "import", "tables")
        assert done.out.startswith("Written to tables-board: 36 places, 100 tracks, 30 tickets.")
        assert command("board", "check", "tables-board").out == (
            "tables-board is a good board: 36 places, 100 tracks, 30 tickets.\n"
        )
        assert command("board", "check", "tables-board", "--json").data == []
        command("board", "import", "tables").refused("something in tables-board already", "--force")
        assert command("board", "import", "tables", "--force").code == 0
        assert command("board", "import", "tables", "elsewhere").code == 0
        made, again = ({path.name for path in Path(name).iterdir()} for name in ("tables-board", "elsewhere"))
        assert made == again
        own = command("simulate", "usa", "--board", "elsewhere", "--games", "2", "--json").data
        assert own["points"] == command("simulate", "usa", "--games", "2", "--json").data["points"]
        command("simulate", "nordic", "--board", "tables").refused("locations.csv", "board check lists all")


def test_every_fault_is_listed(facts: Path, command: Command) -> None:
    """Faults of tables and of a board are listed with file, line and column; the exit code is 1 and nothing is made."""
    routes = facts / "routes.csv"
    lines = routes.read_text("utf-8").splitlines(keepends=True)
    assert lines[1].startswith("1,")
    lines[1] = "1,atlanta,nowhere,2,gray,plain,0\n"
    lines[2] = "1," + lines[2].partition(",")[2]
    routes.write_text("".join(lines), "utf-8")
    done = command("board", "import", str(facts))
    assert done.code == 1
    assert "routes.csv, line 2, column b: there is no place nowhere" in done.out
    assert "routes.csv, line 3, column id" in done.out
    assert done.out.splitlines()[-1] == f"2 faults in {facts}"
    assert not (facts.parent / "tables-board").exists()
    board = facts.parent / "board"
    shutil.copytree(USA, board)
    (board / "tracks.csv").write_text("".join(lines), "utf-8")
    done = command("board", "check", str(board))
    assert done.code == 1
    assert "tracks.csv, line 2, column b: there is no place nowhere" in done.out
    found = command("board", "check", str(board), "--json")
    assert [(fault["file"], fault["line"]) for fault in found.data] == [("tracks.csv", 2), ("tracks.csv", 3)]
