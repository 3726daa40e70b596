"""The rulebook is complete, keeps to its form, answers by id, and is cited correctly everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from whistlestop.cli import rules_command
from whistlestop.cli.rules_command import show_rule
from whistlestop.rulebook import (
    PAGES,
    OptionError,
    RulebookError,
    UnknownOption,
    UnknownRule,
    all_rules,
    cited,
    conflict,
    conflicts,
    option,
    options,
    page,
    places,
    rule,
    shown_by,
    where,
)
from whistlestop.rulebook.conflicts import parse_conflicts
from whistlestop.rulebook.pages import parse_page
from whistlestop.rules.options import options_for, settle, show

if TYPE_CHECKING:
    from whistlestop.rules.options import Value

ROOT = Path(__file__).parents[1]

# Every id there is, by prefix: what a page must hold, no more and no less.
NUMBERS = {
    "CM": "01 02 03 04 05 06 10 11 12 13 14 20 21 22 23 24 25 26 27 28 29 30 31 40 41 42 43 44 45 46 47"
    " 50 51 52 53 60 61 62 63 64 65 66 67 68 70 71 80 81 82 83 84 90 91 92 100 101 102 103 104 110"
    " 111 112 120 121 122",
    "NC": "01 02 03 04 10 11 12 13 14 15 16 20 21 22 23 24 30 31 32 33 34 40 41 42 43 44 50 51 52 53 54"
    " 60 61 62 70 80 81 82 83 84 85 86",
    "CH": "01 02 03 04 10 11 12 13 20 21 22 24 25 26 30 31 32 40 41 42 43 44 45 50 51 60 61 62",
    "SF": "01 02 03 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 30 31 32 33 34 35 40 41 42 43 44 50 51 60 61 62 63",
    "US": "01 02 03 04 05 06 07 08 09 10 11 12",
    "EU": "01 02 03 04 05 06 07 08 10 11 12 13 14 15 20 21 22",
    "MK": "01 02 03 04 05 06 07 10 11 12 13 20 21 22 40 43 50 51 52 53 54 55 56 60 61 62",
    "CG": "01 02 03 10 11 12 13 14 15 16 20 21 22 23 25 30 31 32 33 40 41 42 43 44 45 50 51 52 53 60 61"
    " 62 70 71 80 81 82 83 84 85 86 87 90 91 92 93",
    "DX": "01 02 03 08 10 11 12 13 14 15 16 20 21 22 23 30 31 32 33 35 36 40 41 42 43 44 45 46 47 50 51"
    " 55 56 57 60 61 62 63 64 70 71 72 80 81 82 90 91 92",
}
COUNTS = {"CM": 65, "NC": 42, "CH": 28, "SF": 35, "US": 12, "EU": 17, "MK": 26, "CG": 46, "DX": 48}
ROWS = {"N": 23, "S": 17, "F": 8, "C": 8, "D": 9, "M": 4}

# Key: (values, the default first; prefix and number of the rule; row of the disagreements; games).
OPTIONS: dict[str, tuple[list[Value], tuple[str, int], str, str]] = {
    "draw.strictEmpty": ([False, True], ("CM", 30), "N-12", "board"),
    "parallel.equalLengthOnly": ([False, True], ("CM", 53), "N-11", "board"),
    "nordic.startHand": ([4, 5], ("NC", 12), "N-01", "nordic"),
    "nordic.flushThreeLocomotives": ([False, True], ("NC", 24), "N-14", "nordic"),
    "nordic.murmanskSubstitutions": (["unlimited", "one"], ("NC", 42), "N-05", "nordic"),
    "nordic.ferryTripleScope": (["any-space", "symbols-only"], ("NC", 51), "N-09", "nordic"),
    "nordic.lastTieBreak": (
        ["longest-path", "longest-ticket-route", "shared"],
        ("NC", 83),
        "N-10",
        "nordic",
    ),
    "swiss.rejectedTickets": (["removed", "deck-bottom"], ("CH", 32), "S-01", "switzerland"),
    "sf.tokenStacks": (["random"], ("SF", 14), "F-03", "san-francisco"),
    "sf.flushFerries": ([True, False], ("SF", 24), "", "san-francisco"),
    "card.moveFromRow": (["top", "bottom", "choice"], ("CG", 21), "C-03", "card-game"),
    "card.allLocomotiveSet": ([False, True], ("CG", 43), "C-04", "card-game"),
    "card.faceUpAfterDeckEmpty": ([False, True], ("CG", 33), "C-05", "card-game"),
    "card.peekOnTheTrack": ([False, True], ("CG", 23), "", "card-game"),
    "dice.tunnelFacesPerDie": ([2, 1, 3], ("DX", 8), "D-02", "dice"),
    "dice.advanced": ([True, False], ("DX", 50), "", "dice"),
    "dice.nineSpaceTrack": (["unclaimable", "treat-as-8"], ("DX", 57), "D-05", "dice"),
    "dice.parallelMeans": (["printed", "open-tracks"], ("DX", 14), "D-04", "dice"),
    "dice.tokensAfterFailedTunnel": ([False, True], ("DX", 64), "D-06", "dice"),
    "dice.passengerDieFace": (["locomotive", "station-or-locomotive"], ("DX", 80), "D-03", "dice"),
    "dice.passengerDice": (["one-per-move", "one-per-opponent-track"], ("DX", 80), "D-03", "dice"),
    "marklin.collectAtStart": ([True, False], ("MK", 54), "M-02", "marklin"),
    "marklin.onePassengerPerCity": ([False, True], ("MK", 43), "M-03", "marklin"),
    "marklin.flushCountsPlus4": ([False, True], ("MK", 11), "M-01", "marklin"),
    "marklin.lastTieBreak": (["shared", "merchandise"], ("MK", 61), "M-04", "marklin"),
}

SMALL_PAGE = """\
# Nordic Countries (NC)

A word before.

## Ferries

### NC-40
Standing: R.

Choose one colour.

### NC-42
Standing: R/D. Option: `nordic.murmanskSubstitutions`.

Not limited.

| a | b |
|---|---|
| 1 | 2 |
"""


@pytest.mark.wheel
@pytest.mark.parametrize("prefix", PAGES)
def test_every_rule_has_an_entry(prefix: str) -> None:
    """Each page holds exactly the ids of the rules, in their order."""
    found = [known.id.partition("-")[2] for known in all_rules() if known.id.startswith(prefix)]
    assert found == NUMBERS[prefix].split()
    assert len(found) == COUNTS[prefix]


@pytest.mark.wheel
def test_every_disagreement_has_a_row() -> None:
    """The rows of the disagreements are numbered from 1 without a gap."""
    assert [row.id for row in conflicts()] == [
        f"{letter}-{number:02d}" for letter, count in ROWS.items() for number in range(1, count + 1)
    ]


def test_entry_keeps_all_its_parts() -> None:
    """An entry gives id, standing, option, text with tables, title and section."""
    first, second = parse_page(SMALL_PAGE)
    assert (first.id[-2:], first.standing, first.options, first.text) == ("40", "R", (), "Choose one colour.")
    assert second.standing_in_words == ("the rulebook says so; in part: left open by the rulebook, decided here")
    assert second.options == ("nordic.murmanskSubstitutions",)
    assert second.text == "Not limited.\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    assert (second.title, second.section) == ("Nordic Countries", "Ferries")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("# Nordic Countries (NC)", "# Nordic Countries", "page:1: a page begins with title and prefix"),
        ("## Ferries\n", "", "page:6: .*stands before the first section"),
        ("### NC-42", "### The track", "page:12: a head line is"),
        ("### NC-42", "#### NC-42", "page:12: a head line is"),
        ("### NC-42", "### nc-42", "page:12: a head line is"),
        ("### NC-42", "### CM-42", "page:12: .*does not belong on the page of NC"),
        ("### NC-42", "### NC-40", "page:12: .*ids ascend"),
        ("### NC-42", "### NC-04", "page:12: .*ids ascend"),
        ("Standing: R/D. ", "", "page:12: .*needs a line such as Standing"),
        ("Standing: R/D.", "Standing: X.", "page:12: .*needs a line such as Standing"),
        ("Standing: R/D.", "Standing: R, D.", "page:12: .*needs a line such as Standing"),
        ("`nordic.murmanskSubstitutions`", "nordic.murmanskSubstitutions", "needs a line such as Standing"),
        ("`nordic.murmanskSubstitutions`", "`murmansk`", "needs a line such as Standing"),
        ("Choose one colour.\n", "", "page:7: .*has no text"),
    ],
)
def test_page_out_of_form_is_refused(old: str, new: str, message: str) -> None:
    """A page that leaves the form is refused with the line and what is wrong."""
    assert SMALL_PAGE.count(old) == 1
    with pytest.raises(RulebookError, match=message):
        parse_page(SMALL_PAGE.replace(old, new))


@pytest.mark.parametrize(
    "line", ["| N-01 | a | b | c | d |", "| X-01 | a | b | c | d | — |", "| N-01 | a | | c | d | — |", "|"]
)
def test_row_out_of_form_is_refused(line: str) -> None:
    """A row of the disagreements needs its id and six filled cells."""
    with pytest.raises(RulebookError, match=r"rows:2: a row has six filled cells"):
        parse_conflicts(f"## Nordic\n{line}", "rows")


@pytest.mark.wheel
def test_options_are_the_whole_list() -> None:
    """Keys, values with the default first, rules, rows and games are those of the house-rule list."""
    assert [found.key for found in options()] == list(OPTIONS)
    for found in options():
        values, (prefix, number), row, games = OPTIONS[found.key]
        assert [(type(value), value) for value in found.values] == [(type(value), value) for value in values]
        assert found.rule == f"{prefix}-{number:02d}"
        assert (found.conflict, found.group) == (row, games)
        assert found.default == values[0]
        assert found.name
        assert found.text.endswith(".")


def test_rules_and_rows_name_their_options() -> None:
    """A rule names exactly the options that bend it, and a row the options that it explains."""
    for known in all_rules():
        assert known.options == tuple(found.key for found in options() if found.rule == known.id)
    for row in conflicts():
        assert row.options == tuple(found.key for found in options() if found.conflict == row.id)


@pytest.mark.parametrize(
    ("title", "dice", "prefixes"),
    [
        ("nordic", False, {"draw", "parallel", "nordic"}),
        ("nordic", True, {"draw", "parallel", "nordic", "dice"}),
        ("switzerland", False, {"draw", "parallel", "swiss"}),
        ("san-francisco", False, {"draw", "parallel", "sf"}),
        ("usa", False, {"draw", "parallel"}),
        ("usa", True, {"draw", "parallel", "dice"}),
        ("europe", False, {"draw", "parallel"}),
        ("marklin", True, {"draw", "parallel", "marklin", "dice"}),
        ("card-game", False, {"card"}),
    ],
)
def test_options_belong_to_games_by_prefix(title: str, dice: bool, prefixes: set[str]) -> None:
    """A game has all options of its prefixes and no others."""
    expected = [key for key in OPTIONS if key.partition(".")[0] in prefixes]
    assert [found.key for found in options_for(title, dice)] == expected
    assert list(settle(title, dice, {})) == expected


@pytest.mark.parametrize("key", OPTIONS)
def test_values_are_read_as_they_are_shown(key: str) -> None:
    """Every value of every option survives being shown and typed again, and being given as it is."""
    for value in option(key).values:
        typed = option(key).parse(f" {show(value).upper()} ")
        assert (type(typed), typed) == (type(value), value)
        assert option(key).check(value) == value


def test_souvenir_stacks_are_five_different_symbols() -> None:
    """`sf.tokenStacks` takes five different ones of seven symbols, typed or as a list."""
    stacks = option("sf.tokenStacks")
    assert stacks.parse("s3, s1 s7,s2,s4") == ("s3", "s1", "s7", "s2", "s4")
    assert stacks.check(["s3", "s1", "s7", "s2", "s4"]) == ("s3", "s1", "s7", "s2", "s4")
    for wrong in ("s1,s2,s3,s4", "s1,s2,s3,s4,s4", "s1,s2,s3,s4,s8", "s1,s2,s3,s4,s5,s6", ""):
        with pytest.raises(OptionError, match="random or 5 different symbols of s1, s2, s3, s4, s5, s6, s7"):
            stacks.parse(wrong)
        with pytest.raises(OptionError, match="'random' or 5 different symbols of s1"):
            stacks.check(wrong.split(","))


@pytest.mark.parametrize(
    ("title", "given", "message"),
    [
        ("nordic", {"nordic.starthand": 5}, "nearest is nordic.startHand, for nordic"),
        ("usa", {"draw.strictempty": True}, "nearest is draw.strictEmpty, for every board title"),
        (
            "usa",
            {"zzz": 1},
            "'zzz'; options begin with draw., parallel., nordic., swiss., sf., card., dice., marklin.",
        ),
        ("usa", {"nordic.startHand": 5}, "does not belong to usa; it belongs to nordic"),
        ("usa", {"dice.advanced": True}, "does not belong to usa; it belongs to every game with dice"),
        (
            "card-game",
            {"draw.strictEmpty": True},
            "does not belong to card-game; it belongs to every board title",
        ),
        ("nordic", {"nordic.startHand": 6}, "nordic.startHand cannot be 6; it is 4 or 5"),
        ("nordic", {"nordic.startHand": True}, "cannot be True; it is 4 or 5"),
        ("nordic", {"draw.strictEmpty": 1}, "draw.strictEmpty cannot be 1; it is False or True"),
        (
            "nordic",
            {"nordic.lastTieBreak": ["shared"]},
            "it is 'longest-path' or 'longest-ticket-route' or 'shared'",
        ),
    ],
)
def test_wrong_options_say_what_is_right(title: str, given: dict[str, object], message: str) -> None:
    """An unknown key, an option of another game and a wrong value are each one clear error."""
    with pytest.raises(OptionError, match=message.replace(".", r"\.")):
        settle(title, False, given)


def test_typed_values_say_what_is_right() -> None:
    """A value typed wrong is answered with the right words; an unknown key is a look-up error."""
    with pytest.raises(OptionError, match=r"draw\.strictEmpty cannot be 'maybe'; it is off or on"):
        option("draw.strictEmpty").parse("maybe")
    with pytest.raises(UnknownOption):
        option("nordic")
    assert issubclass(UnknownOption, LookupError)


def test_given_options_replace_defaults() -> None:
    """Options that are given hold, all others keep their default."""
    settled = settle("nordic", True, {"nordic.startHand": 5, "dice.tunnelFacesPerDie": 3})
    assert settled["nordic.startHand"] == 5
    assert settled["dice.tunnelFacesPerDie"] == 3
    assert settled["dice.advanced"] is True


@pytest.mark.wheel
@pytest.mark.parametrize("asked", ["nc42", "NC 42", "nc-42", " Nc_42 ", "NC042"])
def test_ids_are_understood_as_people_write_them(asked: str) -> None:
    """Case, hyphen and leading zeros do not matter."""
    assert rule(asked).options == ("nordic.murmanskSubstitutions",)
    assert rule(asked).title == "Nordic Countries"
    assert conflict("n5").options == ("nordic.murmanskSubstitutions",)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("nc45", "near it: NC-42, NC-43, NC-44"),
        ("cm200", "near it: CM-120, CM-121, CM-122"),
        ("zz1", r"prefixes: CM \(common\), CG \(card-game\)"),
        ("tunnel", "an id is a prefix and a number"),
        ("", "no rule ''; an id is a prefix and a number"),
    ],
)
def test_unknown_ids_name_their_neighbours(asked: str, message: str) -> None:
    """An unknown id is a look-up error that names ids near it, or the prefixes."""
    with pytest.raises(UnknownRule, match=message) as caught:
        rule(asked)
    assert isinstance(caught.value, LookupError)


def test_unknown_rows_and_pages_name_what_there_is() -> None:
    """An unknown row or page is a look-up error that names what there is."""
    with pytest.raises(UnknownRule, match="there are M-01, M-02, M-03, M-04"):
        conflict("M-09")
    with pytest.raises(LookupError, match=r"there are common, card-game, .* and conflicts"):
        page("mars")
    assert page("usa").startswith("# USA (US)")


def test_ranges_name_every_rule_between() -> None:
    """A range of ids names its ends and every rule between them, a lone id only itself."""
    sixties = [f"CM-{number}" for number in range(60, 69)]
    for text in (
        "CM-60 to CM-68",
        "CM-60\N{EN DASH}CM-68",
        "CM-60\N{EN DASH}68",
        "CM-60 … CM-68",
        "CM-60..CM-68",
    ):
        assert cited(f"See {text}, please") == sixties
    assert cited("CM-28, CM-60 and XCM-70, CM-7x") == ["CM-28", "CM-60"]
    assert cited("NC-44 to NC-50") == ["NC-44", "NC-50"]


def test_every_cited_id_exists() -> None:
    """Whatever id the sources, data, texts and tests cite is an id of the rulebook."""
    known = {found.id for found in all_rules()}
    unknown = [
        f"{path.relative_to(ROOT)}: {rule_id}"
        for folder in ("src", "tests", "docs", "scripts", "benchmarks", "examples")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".py", ".md", ".toml", ".csv", ".json", ".jsonl", ".c"}
        for rule_id in cited(path.read_text(encoding="utf-8"))
        if rule_id not in known
    ]
    assert unknown == []


def test_nothing_is_read_before_it_is_asked_for() -> None:
    """Importing the rulebook reads neither rules nor rows nor options."""
    script = (
        "import whistlestop.rulebook\n"
        "from whistlestop.rulebook.conflicts import _conflicts\n"
        "from whistlestop.rulebook.pages import _rules\n"
        "from whistlestop.rulebook.places import _index\n"
        "from whistlestop.rules.options import options\n"
        "print([cache.cache_info().currsize for cache in (_rules, _conflicts, _index, options)])"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert out.stdout == "[0, 0, 0, 0]\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree of its own, with a package and a test that cite the flush rule."""
    package = tmp_path / "src" / "whistlestop"
    (package / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    flush = rule("cm27").id
    (package / "rules" / "drawing.py").write_text(
        f"# {flush}\n\n\ndef flush() -> None:\n    # {flush} again\n    return\n"
    )
    (tmp_path / "tests" / "test_flush.py").write_text(
        f'"""Tests of the row."""\n\nimport a\n\n\n@a.cases("{flush}")\ndef test_flush():\n'
        f'    """Three wilds go ({flush})."""\n    assert "{flush}"\n\n\n'
        f'class TestRow:\n    """The row."""\n\n    def test_again(self):\n        """Again: {flush}."""\n'
    )
    (tmp_path / "tests" / "helper.py").write_text(f'"""{flush}"""\n')
    monkeypatch.setattr(places, "_PACKAGE", package)
    return tmp_path


def test_places_in_a_source_tree(tree: Path) -> None:
    """A source tree tells the functions that cite a rule, and the tests that say they show it."""
    assert (tree / "tests").is_dir()
    assert [str(place) for place in where("cm27")] == [
        "src/whistlestop/rules/drawing.py:1",
        "src/whistlestop/rules/drawing.py:5 flush",
    ]
    shown = shown_by("cm27")
    assert shown is not None
    assert [str(place) for place in shown] == [
        "tests/test_flush.py:6 test_flush",
        "tests/test_flush.py:8 test_flush",
        "tests/test_flush.py:16 TestRow.test_again",
    ]


def test_places_in_an_installed_package(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package tells its own places and leaves the tests to the source repository."""
    installed = tree / "site-packages"
    (tree / "src").rename(installed)
    monkeypatch.setattr(places, "_PACKAGE", installed / "whistlestop")
    assert [place.file for place in where("cm27")] == ["whistlestop/rules/drawing.py"] * 2
    assert shown_by("cm27") is None


@pytest.mark.wheel
def test_json_form(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON form has the rule, its options with their disagreement, and its places."""
    assert show_rule("nc42", json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["text"] == "The number of substitute units is not limited (the examples use two)."
    assert (data["standing"], data["title"]) == ("R/D", "Nordic Countries")
    (house,) = data["options"]
    assert house["key"] == "nordic.murmanskSubstitutions"
    assert house["values"] == ["unlimited", "one"]
    assert house["conflict"]["id"] == "N-05"
    assert all(set(place) == {"file", "line", "function"} for place in data["code"])
    assert data["tests"] is None or isinstance(data["tests"], list)


@pytest.mark.wheel
def test_plain_form(capsys: pytest.CaptureFixture[str]) -> None:
    """In a pipe a rule is plain text: standing, text, option with its values, places."""
    assert show_rule("nc42") == 0
    out = capsys.readouterr().out
    assert "Lieksa (grey, 9)\n(the rulebook says so; in part: left open" in out
    assert "unlimited or one (the first is the default), for nordic" in out
    assert "In the code:" in out
    assert "Shown by:" in out


def test_plain_form_of_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    """A row of the disagreements can be asked for as well."""
    assert show_rule("n01") == 0
    out = capsys.readouterr().out
    assert "**Here:** 4" in out
    assert "It bends" in out


def test_wheel_says_where_the_tests_are(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without tests beside it the command says where they are."""
    (tree / "tests").rename(tree / "elsewhere")
    assert show_rule("cm27") == 0
    assert "the tests are in the source repository" in capsys.readouterr().out


@pytest.mark.skipif(not rules_command.RICH, reason="Rich belongs to the extra [cli]")
def test_panel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """On a terminal the rule stands in a panel, tables drawn."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    assert show_rule("cm45") == 0
    out = capsys.readouterr().out
    assert "Common rules: Claiming a track" in out
    assert "|---|" not in out


@pytest.mark.parametrize("as_json", [False, True])
def test_unknown_rule_is_one_line(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    """An unknown id is one line on standard error and exit code 2."""
    assert show_rule("nc45", json=as_json) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "near it" in captured.err
