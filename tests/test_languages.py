"""Languages: each says everything that English says, in its own words, the rulebooks' terms and its own plurals."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import FluentParser, ast

from tests.commands import Command
from whistlestop import text
from whistlestop.text import catalogue, checking, locales
from whistlestop.text.catalogue import file_of, source
from whistlestop.text.locales import FOLDER, SOURCE

OTHERS = [lang for lang in text.languages() if lang != SOURCE]


def test_ten_languages() -> None:
    """Issue 6: the languages of the rulebooks, and no others by accident."""
    assert set(text.languages()) == {"en", "fr", "de", "es", "it", "nl", "da", "sv", "nb", "fi"}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_everything(lang: str) -> None:
    """Every text of English is there, and none that English does not have."""
    assert checking.missing(lang) == []
    assert checking.idle(lang) == []


@pytest.mark.parametrize("lang", text.languages())
def test_a_language_says_it_right(lang: str) -> None:
    """Values and plurals agree; nothing is left English without a reason, and no term contradicts the rulebooks."""
    assert [str(fault) for fault in checking.faults(lang)] == []


@pytest.mark.parametrize("lang", text.languages())
def test_texts_stand_where_they_are_looked_for(lang: str) -> None:
    """A text in the wrong file is never found."""
    for path in (FOLDER / lang).glob("*.ftl"):
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE):
            assert file_of(name) == path.stem, name


@pytest.mark.parametrize("lang", text.languages())
def test_reasons_are_given(lang: str) -> None:
    """Whatever may stay English, or do without a term, says why."""
    reasons = {**checking.same_as_english(lang), **checking.glossary(lang)["free"]}
    assert all(len(why) > 4 for why in reasons.values())


@pytest.mark.parametrize("lang", OTHERS)
def test_quotes_and_spaces_are_the_languages_own(lang: str) -> None:
    """Typography: quotation marks, the apostrophe, and in French the space before : ; ? !."""
    foreign = set("\"'“”„«»\N{LEFT SINGLE QUOTATION MARK}") - set(QUOTES[lang])
    for key, pattern in checking.texts(lang).items():
        words = checking.bare(pattern)
        assert not set(words) & foreign, key
        assert "..." not in words, key
        if lang == "fr":
            assert not re.search(" [;?!»]", words), key


QUOTES = {"de": "„“", "fr": "«»", "es": "«»", "it": "«»", "nl": "“”", "sv": "””", "da": "»«", "nb": "«»", "fi": "””"}
"""What a quotation opens and closes with."""


def invented(folder: Path, **files: str) -> None:
    """Write a language into a folder of its own."""
    folder.mkdir()
    for name, written in files.items():
        (folder / f"{name}.{'toml' if name in {'same', 'glossary'} else 'ftl'}").write_text(written, "utf-8")


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give room for one language more, beside a copy of English."""
    copytree(FOLDER / SOURCE, tmp_path / SOURCE)
    read = (locales.languages, catalogue.keys)
    for module in (locales, catalogue, checking):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    for one in read:
        one.cache_clear()
    yield tmp_path / "eo"
    monkeypatch.undo()
    for one in read:
        one.cache_clear()


def test_a_folder_is_a_language(esperanto: Path) -> None:
    """docs/translating.md: a folder with language.ftl is enough, and what it lacks is told."""
    invented(esperanto, language="language-name = Esperanto\n")
    assert text.languages() == (SOURCE, "eo")
    assert source("eo", "language").startswith("language-name")
    assert "language-name" not in checking.missing("eo")
    assert "app-close" in checking.missing("eo")
    assert len(checking.missing("eo")) == len(checking.texts(SOURCE)) - 1


def test_what_is_missing_can_be_pasted(esperanto: Path, command: Command) -> None:
    """docs/translating.md: the command lists English texts as they would stand in the language's files."""
    english = tomllib.loads((FOLDER / SOURCE / "glossary.toml").read_text("utf-8"))
    terms = "".join(f"{term} = '.'\n" for term in english["terms"])
    invented(esperanto, language="language-name = Esperanto\n", glossary=f"[terms]\n{terms}")
    told = command("text", "missing", "eo")
    assert told.code == 1
    listed, _, summary = told.said.strip().rpartition("\n")
    assert summary.startswith("eo: 1 of ")
    entries = FluentParser().parse(listed).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert names == set(catalogue.keys(SOURCE)) - {"language-name"}


def test_faults_are_found(esperanto: Path) -> None:
    """Each kind of fault is told with its key, so that the tests above can fail."""
    invented(
        esperanto,
        language="language-name = Esperanto\n",
        app="""
app-close = Close
app-menu-of = Menuo
app-points-of = { $name }: { $points } { $more }
app-finished-all = Ĉiuj { $n ->
        [one] unu
       *[few] { $n }
    }
app-new-nothing = Nenio
""",
        table="table-tickets = Miaj kartoj\ntable-board = Ludplato\n",
        same='app-try-again = "the same word"\n',
        glossary="[terms]\nticket = 'bilet'\nboard = 'tabul|plat'\n[never]\n'ludplat' = 'board'\n[free]\n",
    )
    told = {str(fault) for fault in checking.faults("eo")}
    for key, what in {
        "app-close": "is the same as in English",
        "app-menu-of": "$name is not said",
        "app-points-of": "$more is no value of it",
        "app-finished-all": "few is no plural of this language",
        "app-try-again": "is not the same as in English",
        "table-tickets": "lacks the word for 'ticket'",
        "table-board": "says 'Ludplat', but the word for 'board' is",
        "track": "has no word in glossary.toml",
    }.items():
        assert any(one.startswith(f"{key}: {what}") for one in told), (key, told)
    assert checking.idle("eo") == ["app-new-nothing"]


def test_same_and_glossary_are_read_as_written() -> None:
    """Their files are TOML, and nothing stands twice in them."""
    for lang in text.languages():
        for path in (FOLDER / lang).glob("*.toml"):
            assert tomllib.loads(path.read_text("utf-8")), path
