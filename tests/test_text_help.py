"""Short rules and other names of places: every title has them, and they speak of what there is."""

from __future__ import annotations

import json
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
from whistlestop.web.boards import board_file

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


def printed(known: Title) -> dict[str, str]:
    """Return the printed names of places and countries, by id."""
    if known.family != "board":
        return {city.id: city.name for city in cards_of(known).cities}
    places = board_of(known).locations
    return {place.country if place.kind == "country" else place.id: place.name for place in places}


def found(known: Title, typed: str) -> set[str]:
    """Look for a word as the search does: in printed and other names, without accents."""
    names = {place: (name, *exonyms(known.id).get(place, ())) for place, name in printed(known).items()}
    return {place for place, some in names.items() if any(plain(typed) in plain(name) for name in some)}


@pytest.mark.parametrize("known", ws.titles(), ids=lambda known: str(known.id))
def test_other_names_of_places(known: Title) -> None:
    """CM-01: other names belong to places of the title, and find what folding alone would not."""
    places, others = printed(known), exonyms(known.id)
    assert set(others) <= set(places)
    assert list(others) == sorted(others)
    for place, names in others.items():
        assert len({plain(name) for name in names} | {plain(places[place])}) == len(names) + 1, place
        assert all(re.fullmatch(r"\w[\w .'-]+", name) for name in names), place


NAMES = {
    "en": {
        "nordic": "Copenhagen kobenhavn, Gothenburg goteborg",
        "europe": "Vienna wien, Istanbul constantinople, Saint Petersburg petrograd, Kharkiv kharkov",
        "switzerland": "Geneva geneve, Lucerne luzern, Germany deutschland",
        "marklin": "Cologne koln, Munich munchen, Netherlands niederlande",
        "san-francisco": "Land's End lands-end",
        "usa": "St. Louis saint-louis",
    },
    "fr": {
        "nordic": "Copenhague kobenhavn, Mourmansk murmansk",
        "europe": "Londres london, Varsovie warszawa, Athènes athina, Gdansk danzig",
        "switzerland": "Bâle basel, Soleure solothurn, Saint-Gall st-gallen, Allemagne deutschland",
        "marklin": "Mayence mainz, Ratisbonne regensburg, Pays-Bas niederlande",
        "usa": "La Nouvelle-Orléans new-orleans",
    },
    "de": {
        "nordic": "Kopenhagen kobenhavn, Reval tallinn",
        "europe": "Lissabon lisboa, Warschau warszawa, Brüssel bruxelles, Moskau moskva",
        "switzerland": "Genf geneve, Neuenburg neuchatel, Sitten sion, Italien italia, Frankreich france",
        "san-francisco": "Golden-Gate-Brücke golden-gate-bridge",
    },
    "es": {
        "nordic": "Estocolmo stockholm, Gotemburgo goteborg, Múrmansk murmansk",
        "europe": "Múnich munchen, Estambul constantinople, Edimburgo edinburgh, Fráncfort frankfurt",
        "switzerland": "Ginebra geneve, Basilea basel, Escafusa schaffhausen, Alemania deutschland",
        "marklin": "Colonia koln, Maguncia mainz, Países Bajos niederlande, Wurzburgo wurzburg",
        "usa": "Nueva York new-york, San Luis saint-louis",
        "card-game": "Nueva Orleans new-orleans, San Luis saint-louis",
    },
    "it": {
        "nordic": "Copenaghen kobenhavn, Stoccolma stockholm",
        "europe": "Parigi paris, Monaco di Baviera munchen, Costantinopoli constantinople, Zagabria zagrab",
        "switzerland": "Ginevra geneve, Zurigo zurich, Sciaffusa schaffhausen, San Gallo st-gallen",
        "marklin": "Stoccarda stuttgart, Norimberga nurnberg, Lipsia leipzig, Svizzera schweiz",
    },
    "nl": {
        "nordic": "Gotenburg goteborg, Moermansk murmansk",
        "europe": "Parijs paris, Wenen wien, Boekarest bucuresti, Athene athina, Frankfort frankfurt",
        "switzerland": "Bazel basel, Oostenrijk osterreich, Duitsland deutschland, Italië italia",
        "marklin": "Keulen koln, Neurenberg nurnberg, Maagdenburg magdeburg, Denemarken danemark",
    },
    "da": {
        "nordic": "Aarhus arhus, Aalborg alborg",
        "europe": "Athen athina, Lissabon lisboa, Sankt Petersborg petrograd, Wien wien",
        "switzerland": "Østrig osterreich, Tyskland deutschland, Frankrig france",
        "marklin": "Hamborg hamburg, Nederlandene niederlande, Danmark danemark",
    },
    "sv": {
        "nordic": "Helsingfors helsinki, Åbo turku, Tammerfors tampere, Uleåborg oulu, Köpenhamn kobenhavn",
        "europe": "Aten athina, Bryssel bruxelles, Venedig venezia, Konstantinopel constantinople",
        "switzerland": "Frankrike france, Österrike osterreich",
        "marklin": "Nederländerna niederlande, Danmark danemark",
    },
    "nb": {
        "nordic": "Helsingfors helsinki, Trondhjem trondheim",
        "europe": "Sotsji sochi, Konstantinopel constantinople, Roma roma",
        "switzerland": "Østerrike osterreich, Frankrike france, Tyskland deutschland",
        "marklin": "Sveits schweiz, Nederland niederlande",
    },
    "fi": {
        "nordic": "Tukholma stockholm, Kööpenhamina kobenhavn, Tromssa tromso, Kirkkoniemi kirkenes",
        "europe": "Lontoo london, Pariisi paris, Varsova warszawa, Pietari petrograd, Kiova kyiv",
        "switzerland": "Saksa deutschland, Itävalta osterreich, Ranska france",
        "marklin": "Hampuri hamburg, Alankomaat niederlande, Tanska danemark, Sveitsi schweiz",
    },
}
"""What readers of each language call places, with the ids of those."""


@pytest.mark.parametrize("lang", NAMES)
def test_places_by_their_names_in_each_language(lang: str) -> None:
    """CM-01: places are found by what the reader's language calls them."""
    for name, pairs in NAMES[lang].items():
        for pair in pairs.split(", "):
            typed, _, place = pair.rpartition(" ")
            assert place in found(title(name), typed), pair


@pytest.mark.parametrize("known", ws.titles(), ids=lambda known: str(known.id))
def test_places_by_their_names_without_accents(known: Title) -> None:
    """CM-01: who has no ä, ö, ü, å or ø on the keyboard types a, o, u, or ae, oe, ue, aa."""
    for place, name in printed(known).items():
        pairs = str.maketrans({"ä": "ae", "ö": "oe", "ø": "oe", "ü": "ue", "å": "aa"})
        assert place in found(known, plain(name))
        assert place in found(known, plain(name.casefold().translate(pairs))), name


def test_a_place_has_the_same_other_names_in_every_title() -> None:
    """CM-01: what is known about a place in one title is known in all."""
    known: dict[str, set[str]] = {}
    for one in ws.titles():
        for place, name in printed(one).items():
            others = set(exonyms(one.id).get(place, ()))
            assert known.setdefault(name, others) == others, (one.id, name)


def test_looking_for_copenhagen() -> None:
    """CM-01: København is found by its English, German and Finnish names."""
    assert {"Copenhagen", "Kopenhagen", "Kööpenhamina"} <= set(exonyms("nordic")["kobenhavn"])


@pytest.mark.parametrize("known", ws.titles(), ids=lambda known: str(known.id))
def test_the_browser_gets_other_names(known: Title) -> None:
    """CM-01: the browser knows the other names of every place, and of a country at each of its crossings."""
    board = json.loads(board_file(known.id, "json").content)
    sent = {place["name"]: tuple(place.get("also", ())) for place in board["places"]}
    assert sent == {name: exonyms(known.id).get(place, ()) for place, name in printed(known).items()}
