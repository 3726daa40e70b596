"""Short rules and other names of places: every title has them, and they speak of what there is."""

from __future__ import annotations

import re

import pytest

import whistlestop as ws
from whistlestop import text
from whistlestop.rulebook import rule
from whistlestop.text.catalogue import keys
from whistlestop.text.helping import pages
from whistlestop.titles.cards import cards_of
from whistlestop.titles.exonyms import exonyms, plain
from whistlestop.titles.title import Title, board_of, title

GAMES = [(known.id, dice) for known in ws.titles() for dice in ({False, known.dice})]


def test_every_game_has_its_rules() -> None:
    """DX-16: each title has short rules, and each title with dice a second page; there are no others."""
    assert set(pages()) == {f"{name}-dice" if dice else name for name, dice in GAMES}


@pytest.mark.parametrize(("name", "dice"), GAMES)
@pytest.mark.parametrize("lang", text.languages())
def test_short_rules(lang: str, name: str, dice: bool) -> None:
    """CM-01: every paragraph says something, and names rules of this game that exist."""
    own = {title(name).prefix, *(() if name == "card-game" else ("CM",)), *(("DX",) if dice else ())}
    for section in text.rules_help(lang, name, dice=dice):
        assert section.heading
        assert section.paragraphs
        for paragraph in section.paragraphs:
            assert len(paragraph.text) > 20
            assert "{" not in paragraph.text
            assert paragraph.rules
            assert {rule_id[:2] for rule_id in paragraph.rules} <= own
            assert all(rule(rule_id).id == rule_id for rule_id in paragraph.rules)


def test_short_rules_are_short() -> None:
    """CM-01: no title's rules take more than three pages of reading."""
    for name, dice in GAMES:
        words = sum(len(p.text.split()) for s in text.rules_help("en", name, dice=dice) for p in s.paragraphs)
        assert 150 < words < 700, (name, dice, words)


def test_every_paragraph_is_used() -> None:
    """CM-01: no paragraph of help stands in the catalogue that no page shows."""
    shown = {
        f"help-{key}"
        for page in pages().values()
        for section in page
        for key in (section["heading"], *(paragraph[0] for paragraph in section["paragraphs"]))
    }
    assert {key for key in keys("en") if key.startswith("help-")} == shown


def test_the_values_are_the_titles_own() -> None:
    """NC-12, NC-15, NC-82, CM-45: what the rules say in numbers comes from the title."""
    said = " ".join(p.text for s in text.rules_help("en", "nordic") for p in s.paragraphs)
    assert "40 trains and 4 cards. You are dealt 5 tickets and keep at least 2" in said
    assert "1, 2, 3, 4, 5, 6 and 9 spaces bring 1, 2, 4, 7, 10, 15 and 27 points" in said
    assert "The most completed tickets bring 10 points" in said


@pytest.mark.parametrize("known", ws.titles(), ids=lambda known: str(known.id))
def test_other_names_of_places(known: Title) -> None:
    """CM-01: other names belong to places of the title, and find what folding alone would not."""
    if known.family == "board":
        places = {place.id: place.name for place in board_of(known).locations}
        places |= {place.country: place.name for place in board_of(known).locations if place.kind == "country"}
    else:
        places = {city.id: city.name for city in cards_of(known).cities}
    others = exonyms(known.id)
    assert set(others) <= set(places)
    assert list(others) == sorted(others)
    for place, names in others.items():
        assert len({plain(name) for name in names} | {plain(places[place])}) == len(names) + 1, place
        assert all(re.fullmatch(r"\w[\w .'-]+", name) for name in names), place


def test_looking_for_copenhagen() -> None:
    """CM-01: København is found by its English, German and Finnish names."""
    assert {"Copenhagen", "Kopenhagen", "Kööpenhamina"} <= set(exonyms("nordic")["kobenhavn"])
