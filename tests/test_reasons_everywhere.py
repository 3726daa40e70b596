"""In every game and every phase: an action is legal, or there is a reason, and playing it says the same."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import whistlestop as ws
from tests.reasoning import everything
from whistlestop.game.reasons.sentences import REASONS, RULES
from whistlestop.rulebook import UnknownRule, rule
from whistlestop.rules.options import Value, options_for

LETTERS = "KBGOPRWYLFZX"
DICE = "SDTLsd"
FALLBACK = "unknown"
"""The sentence for an action that nothing speaks against; it must never be said."""

Setup = tuple[str, int, bool, dict[str, Value]]


def setups() -> list[Setup]:
    """Every title with every number of seats, with and without dice, and every value of every house rule."""
    found: list[Setup] = []
    for title in ws.titles():
        for dice in (False, True) if title.dice else (False,):
            found += [(title.id, seats, dice, {}) for seats in range(title.seats[0], title.seats[1] + 1)]
            for option in options_for(title.id, dice):
                found += [(title.id, title.seats[0], dice, {option.key: value}) for value in option.values[1:]]
    return found


@pytest.mark.parametrize("number", range(len(setups())))
def test_legal_or_a_reason(number: int) -> None:
    """CM-20, DX-22: in a random game every action is legal or refused by a rule, and refusing changes nothing."""
    title, seats, dice, options = setups()[number]
    game, chance = ws.load(title, seats, seed=number, dice=dice, options=options), random.Random(number)
    seen: dict[str, int] = {}
    while not game.over:
        seat = chance.choice(game.actors)
        seen[game.phase] = seen.get(game.phase, 0) + 1
        if seen[game.phase] in {1, 20}:
            look(game, seat, chance)
        game.play(choose(game, seat, chance), seat)


def choose(game: ws.Game, seat: int, chance: random.Random) -> ws.Action:
    """Choose at random, but claim and build in every other turn, so that games go everywhere."""
    legal = list(game.legal(seat))
    bold = [action for action in legal if str(action)[0] in "cs"]
    return chance.choice(bold if bold and chance.random() < 0.5 else legal)


def look(game: ws.Game, seat: int, chance: random.Random) -> None:
    """Ask about some of a pool of actions, and try some of those."""
    legal, before = game.legal(seat), everything(game)
    tokens = pool(game, seat, chance) if game.board else card_pool(game, seat, chance)
    for token in chance.sample(tokens, 100):
        try:
            action = ws.read_action(token)
        except ws.NotAnAction:
            continue
        reason = game.why_not(seat, action)
        assert (reason is None) == (action in legal), token
        if reason is None:
            continue
        assert reason.key != FALLBACK, f"{game!r}: {token}"
        assert rule(reason.rule).id == reason.rule
        if chance.random() < 0.05:
            with pytest.raises(ws.Illegal) as refused:
                game.play(action, seat)
            assert (refused.value.rule, refused.value.reason) == (reason.rule, reason.reason)
    assert everything(game) == before


def pool(game: ws.Game, seat: int, chance: random.Random) -> list[str]:
    """Tokens of all kinds over the names of the board and some that do not exist, with payments of all sorts."""
    board = game.board
    assert board is not None
    tracks = [*chance.sample([track.id for track in board.tracks], 9), 0, 999]
    places = [*chance.sample([place.id for place in board.locations], 4), "nowhere"]
    tickets = [*chance.sample([ticket.id for ticket in board.tickets], 4), *(game.view(seat).offer or ()), "zz9"]
    tokens = ["pass", "no", "stop", "ok", "end", "d", "t", "k:-", "on:-", "re:-", "loan:-"]
    for letter in ("c", "g", "loan:"):
        tokens += [f"{letter}{track}" for track in tracks]
    tokens += [f"c{track} {paid(chance, 9)}" for track in tracks for paid in (cards, dice, fitting)]
    for word in ("st", "place", "take", "on", "ride"):
        tokens += [f"{word}:{place}" for place in places]
    tokens += [f"st:{place} {paid(chance, 3)}" for place in places for paid in (cards, dice, fitting)]
    tokens += [f"k:{','.join(chance.choices(tickets, k=n))}" for n in (1, 1, 2, 2, 3, 4)]
    tokens += [f"mix:{long}+{short}" for long in range(5) for short in range(5)]
    tokens += [f"stack:s{n}" for n in range(1, 8)] + [f"r{n}" for n in range(1, 6)] + [f"t{n}" for n in range(1, 6)]
    tokens += [f"={paid(chance, 9)}" for paid in (cards, fitting) for _ in range(5)]
    tokens += [f"={fitting(chance, 4)}+{chance.choice([1, 3, 4, 6, 12])}" for _ in range(6)] + ["=+3", "=+9", "=+36"]
    tokens += [f"*{n}" for n in range(6)] + [f"-{letter}" for letter in LETTERS] + [f"tok:{n}" for n in range(4)]
    tokens += [f"+{paid(chance, 3)}" for paid in (cards, dice, fitting) for _ in range(4)]
    tokens += [f"re:{''.join(chance.choices(DICE[:4], k=n))}" for n in range(1, 6)]
    tokens += [f"x:{a}{b}{token}" for a in DICE[:4] for b in DICE[:4] for token in "sd"]
    return tokens + [f"end:{'s' * a}{'d' * b}" for a in range(4) for b in range(4) if a + b]


def card_pool(game: ws.Game, seat: int, chance: random.Random) -> list[str]:
    """Tokens of all kinds for the Card Game, and some of other games."""
    view = game.view(seat)
    tickets = [*(view.tickets or ()), *(view.offer or ()), "t01", "t17", "t33", "zz9"]
    tokens = ["pass", "no", "stop", "ok", "end", "d", "t", "t2", "k:-", "done:-", "c17", "st:wien", "re:-", "mix:1+3"]
    tokens += [f"r{n}" for n in range(1, 6)] + [f"n{n}" for n in range(12)] + [f"l{n}" for n in range(12)]
    tokens += [f"{word}:{letter}" for word in ("m", "row") for letter in "KBGOPRWYL"]
    tokens += [f"do:{ticket}" for ticket in tickets]
    tokens += [f"{word}:{','.join(chance.choices(tickets, k=n))}" for word in ("k", "done") for n in (1, 1, 2, 2, 3, 4)]
    tokens += [f"lay:{laid(chance)}{colour}" for colour in ("", "", "/R", "/B") for laid in LAID for _ in range(6)]
    return tokens


def own_colour(chance: random.Random) -> str:
    """Cards of one colour with some locomotives."""
    return chance.choice(LETTERS[:8]) * chance.randint(0, 4) + "L" * chance.randint(0, 3) or "L"


def colours(chance: random.Random) -> str:
    """Cards of different colours, often three."""
    return "".join(chance.sample(LETTERS[:8], k=chance.choice([2, 3, 3, 3, 4])))


LAID = (own_colour, colours, lambda chance: cards(chance, 4))


def cards(chance: random.Random, most: int) -> str:
    """Any cards."""
    return "".join(chance.choices(LETTERS, k=chance.randint(1, most)))


def fitting(chance: random.Random, most: int) -> str:
    """Cards of one colour and wilds, which pay for something now and then."""
    n = chance.randint(1, most)
    return "".join(chance.choices([chance.choice(LETTERS[:8]), chance.choice("LLF")], [3, 1], k=n))


def dice(chance: random.Random, most: int) -> str:
    """Dice and tokens that often fit."""
    some = chance.choice(["SLs", "DLd", DICE])
    return "".join(sorted(chance.choices(some, k=chance.randint(1, most)), key=DICE.index))


def test_rules_of_reasons_exist() -> None:
    """CM-40: every rule that a reason may name stands in the rulebook."""
    for topic, by_title in RULES.items():
        for rule_id in by_title.values():
            try:
                rule(rule_id)
            except UnknownRule as unknown:
                raise AssertionError(topic) from unknown


def test_every_reason_is_shown() -> None:
    """CM-40: each sentence stands word for word in a test, all but the one that must never be said."""
    shown = [
        "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in parts(node))
        for file in Path(__file__).parent.glob("test_reasons*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]
    for key, sentence in REASONS.items():
        pattern = re.compile("([A-Z]{2}-[0-9]+)?(: )?" + re.sub(r"\\\{.*?\\\}", ".+", re.escape(sentence)))
        if key != FALLBACK:
            assert any(pattern.fullmatch(text) for text in shown), key


def parts(node: ast.AST) -> list[ast.expr]:
    """The pieces of a text, or of one with fields."""
    if isinstance(node, ast.JoinedStr):
        return node.values
    return [node] if isinstance(node, ast.Constant) else []
