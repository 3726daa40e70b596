"""Sentences: every event, every reason and every house rule has one, and they say what they should."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from typing import Any

import pytest

import english_reasons
import whistlestop as ws
from whistlestop import text
from whistlestop.game import Event, Illegal
from whistlestop.game.actions import Surcharge
from whistlestop.game.reasons.case import illegal
from whistlestop.game.reasons.sentences import REASONS
from whistlestop.rules.options import options
from whistlestop.text.reasons import key_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
LANGUAGES = text.languages()
FACTS: dict[str, Any] = {
    "": 3,
    "cards": "R2L0",
    "card": "R",
    "any": "RB",
    "plural": "L",
    "dice": "SSL",
    "die": "TL",
    "face": "T",
    "tokens": "ssd",
    "token": "s",
    "route": "D",
    "plain-unit": 2,
    "kind": "tunnel",
    "kinds": ("tunnel", "ferry"),
    "action": "draw",
    "list": ["s1", "s2"],
    "or": ["Oslo", "Bergen"],
    "seat": 2,
    "seats": [0, 1],
    "ticket": "t05",
    "tickets": ["t05", "t11"],
    "souvenir": "5",
    "souvenirs": ["5", "7"],
}
"""A value for each way in which a reason says its facts."""


def reason(key: str) -> Illegal:
    """Make a reason up, with facts of the right kinds."""
    found = re.findall(r"\{(\w+):?([^}]*)\}", REASONS[key])
    facts = {name: FACTS["" if "|" in how else how] for name, how in found}
    return illegal("CM-40", key, **facts)


def test_english_reasons_are_the_engines_own() -> None:
    """CM-40: the English catalogue of reasons is written from the engine's sentences."""
    assert english_reasons.FILE.read_text("utf-8") == english_reasons.page()


@pytest.mark.parametrize("key", REASONS)
def test_the_catalogue_says_what_the_engine_says(key: str) -> None:
    """CM-40: in English a reason reads the same from the engine and from the catalogue, tracks and seats aside."""
    engine = reason(key)
    expected = engine.reason.replace("track 3 (3)", "track 3")
    assert text.reason_text("en", engine).casefold() == f"{expected}.".casefold().replace("seat 2", "seat 3").replace(
        "seats 0 and 1", "seat 1 and seat 2"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang: str) -> None:
    """CM-40: each reason has a sentence in each language, with all its facts."""
    for key in REASONS:
        said = text.reason_text(lang, reason(key), text.Names(NAMES))
        assert text.catalogue.has(lang, key_of(key)), key
        assert said[0].isupper() or not said[0].isalpha(), said
        assert "{" not in said, said


def test_a_reason_names_players_and_tracks() -> None:
    """CM-40: who owns a track is told by name, and the track by its ends."""
    game = ws.position("nordic", owners={17: 1})
    names = text.Names.of(game, NAMES)
    track = next(track for track in game.board.tracks if track.id == 17) if game.board else None
    assert track is not None
    why = game.why_not(0, "c17")
    assert why is not None
    ends = f"{names.places[track.a]}–{names.places[track.b]}"
    assert text.reason_text("en", why, names) == f"{ends} belongs to Ben."


def test_whose_turn_it_is_not_has_a_reason() -> None:
    """CM-13: an action of a seat that does not decide is refused in the reader's words too."""
    game = ws.position("usa")
    with pytest.raises(ws.NotYourTurn) as refused:
        game.play("d", 1)
    assert text.reason_text("en", refused.value, text.Names(NAMES)) == "Ben does not decide now; Ada does."


GAMES = [(known.id, dice) for known in ws.titles() for dice in sorted({False, known.dice})]


@pytest.fixture(scope="module")
def games() -> list[ws.Game]:
    """Give a finished game of each kind, played at random."""
    return [at_random(ws.load(title, 2, seed=5, dice=dice)) for title, dice in GAMES]


def at_random(game: ws.Game) -> ws.Game:
    """Play to the end."""
    chance = random.Random(5)
    while not game.over:
        legal = game.legal()
        game.play(legal[chance.randrange(len(legal))])
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told(lang: str, games: list[ws.Game]) -> None:
    """CM-120: everything that a seat and a spectator see of a game has a sentence, and so has the reckoning."""
    for game in games:
        assert game.result is not None
        for seat in (ws.SPECTATOR, 0):
            names = text.Names.of(game, NAMES, you=seat)
            told = [sentence for _, sentence in text.events_text(lang, game.events(seat), names)]
            assert all(sentence and "{" not in sentence for sentence in told)
            reckoned = text.reckoning(lang, game.result, names)
            assert [sum(line.points for line in one.lines) for one in reckoned.seats] == [
                score.total for score in game.result.scores
            ]


def test_names_of_events() -> None:
    """CM-120: the reader is spoken to, others are named, and what is hidden stays so."""
    game = ws.load("nordic", 3, seed=1)
    names = text.Names.of(game, NAMES, you=0)
    pick = Event("pick", 0, slot=2, card="R")
    assert text.event_text("en", pick, names) == "You take a red card from the row."
    assert text.event_text("en", pick, names.seen_by(1)) == "Ada takes a red card from the row."
    assert text.event_text("en", Event("pick", 1, slot=0), names) == "Ben draws a card from the pile."
    assert text.event_text("en", Event("keep", 2, count=1), names) == "Cleo keeps 1 ticket."


def test_a_locomotive_is_a_card_or_a_die() -> None:
    """CM-63, DX-63: one locomotive is paid as a card where cards are played, and as a die where dice are."""
    surcharge = Surcharge("L")
    cards = text.Names.of(ws.load("europe", 2, seed=1), NAMES)
    dice = text.Names.of(ws.load("europe", 2, seed=1, dice=True), NAMES)
    assert text.action_text("sv", surcharge, cards) == "Betala 1 lokomotiv extra för tunneln"
    assert text.action_text("sv", surcharge, dice) == "Betala 1 joker extra för tunneln"


def test_house_rules_and_titles_read_alike() -> None:
    """CM-10: in English house rules and titles are called and explained as the engine does it."""
    for option in options():
        assert text.option_name("en", option) == option.name
        assert text.option_text("en", option) == option.text
    for title in ws.titles():
        assert text.title_name("en", title.id) == title.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_have_words(lang: str) -> None:
    """CM-10: every house rule and every value of one that is a word has a name."""
    for option in options():
        assert text.option_name(lang, option)
        assert text.option_text(lang, option)
        for value in option.values:
            name = text.value_name(lang, option, value)
            assert isinstance(value, int) or name != value, (option.key, value)


def test_the_best_language() -> None:
    """The reader's languages count in their order and weight; a region is served by its language."""
    assert text.best_language("xx, en;q=0.5") == "en"
    assert text.best_language("en-US,en;q=0.9") == "en"
    assert text.best_language("") == "en"
    assert text.best_language(None) == "en"
    assert text.best_language("*;q=0.1, ;;;") == "en"


def test_every_field_of_an_event_is_known() -> None:
    """CM-120: a new fact of an event is thought of here: it is said, or it is known not to be."""
    silent = {"kind", "seat", "pile", "winners", "slot", "symbol"}
    said = {
        "cards", "card", "count", "track", "tracks", "location", "tickets", "long", "short", "dice", "kept", "tokens",
        "points", "colour", "why",
    }  # fmt: skip
    assert {field.name for field in fields(Event)} == silent | said
