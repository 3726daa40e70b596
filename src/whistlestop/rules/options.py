"""The house rules that a table may choose: their keys, their values, and the games they belong to.

The list itself is `options.toml` beside this file; everything that offers, reads or explains an option starts
here. Nothing is read before the first question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

Value = bool | int | str | tuple[str, ...]
"""What an option can be set to: a switch, a number, a word, or five souvenir symbols (`sf.tokenStacks`)."""

_SWITCH = {"on": True, "off": False, "true": True, "false": False}
_GAMES = {"board": "every board title", "dice": "every game with dice"}


class OptionError(ValueError):
    """An option that does not exist, is not of this game, or has no such value."""


class UnknownOption(OptionError, LookupError):
    """No house rule has this key."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule."""

    key: str
    values: tuple[Value, ...]
    """The values to choose from; the first is the default."""
    slots: tuple[str, ...]
    """The slots of a title's rules that take the value."""
    rule: str
    """Id of the rule that the option bends."""
    conflict: str
    """Row of the rulebooks' disagreements that tells why there is a choice; empty if there is none."""
    group: str
    """`board`, `dice`, or the one title it belongs to."""
    name: str
    text: str
    """One sentence for players."""
    symbols: tuple[str, ...] = ()
    """If not empty, `choose` different ones of these, in order, are a value too."""
    choose: int = 0

    @property
    def default(self) -> Value:
        """The value that holds if nobody says otherwise."""
        return self.values[0]

    @property
    def games(self) -> str:
        """The games that the option belongs to, in words."""
        return _GAMES.get(self.group, self.group)

    @property
    def choices(self) -> str:
        """The right values in words, the default first: `off or on`."""
        return self._list([show(value) for value in self.values])

    def applies_to(self, title: str, dice: bool = False) -> bool:
        """Whether the option belongs to this title, played with or without the Dice Expansion."""
        if self.group == "board":
            return title != "card-game"
        return dice if self.group == "dice" else title == self.group

    def parse(self, text: str) -> Value:
        """The value that a person typed, such as `on`, `5`, `symbols-only` or `s3,s1,s7,s2,s4`."""
        word = text.strip().lower()
        if isinstance(self.default, bool) and word in _SWITCH:
            return _SWITCH[word]
        for value in self.values:
            if word == show(value):
                return value
        if self.symbols:
            symbols = tuple(word.replace(",", " ").split())
            if self._are_symbols(symbols):
                return symbols
        raise OptionError(f"{self.key} cannot be {text!r}; it is {self.choices}")

    def check(self, value: object) -> Value:
        """The same value if it is a right one; a list of symbols becomes a tuple."""
        for right in self.values:
            if type(value) is type(right) and value == right:
                return right
        if self.symbols and isinstance(value, Sequence) and not isinstance(value, str):
            symbols = tuple(value)
            if self._are_symbols(symbols):
                return symbols
        choices = self._list([repr(right) for right in self.values])
        raise OptionError(f"{self.key} cannot be {value!r}; it is {choices}")

    def _list(self, words: list[str]) -> str:
        if self.symbols:
            words.append(f"{self.choose} different symbols of {', '.join(self.symbols)}")
        return " or ".join(words)

    def _are_symbols(self, symbols: tuple[object, ...]) -> bool:
        different = sum(symbol in symbols for symbol in self.symbols)
        return len(symbols) == different == self.choose


def show(value: object) -> str:
    """A value as people write it: `on`, `5`, `symbols-only`, `s3,s1,s7,s2,s4`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


@cache
def options() -> tuple[Option, ...]:
    """Every house rule, in the order of `options.toml`."""
    import tomllib  # here: it costs 20 ms, and most who import the package never ask

    tables = tomllib.loads(Path(__file__).with_name("options.toml").read_text(encoding="utf-8"))["option"]
    return tuple(
        Option(
            key=table["key"],
            values=tuple(table["values"]),
            slots=tuple(table["slots"]),
            rule=table["rule"],
            conflict=table["conflict"],
            group=table["games"],
            name=table["name"],
            text=table["text"],
            symbols=tuple(table.get("symbols", ())),
            choose=table.get("choose", 0),
        )
        for table in tables
    )


def option(key: str) -> Option:
    """The house rule with this key; `UnknownOption` names the nearest one and its games."""
    for candidate in options():
        if candidate.key == key:
            return candidate
    keys = {candidate.key.lower(): candidate for candidate in options()}
    near = get_close_matches(key.lower(), keys, n=1, cutoff=0.5)
    if near:
        nearest = keys[near[0]]
        raise UnknownOption(f"no option is called {key!r}; the nearest is {nearest.key}, for {nearest.games}")
    prefixes = dict.fromkeys(candidate.key.split(".")[0] + "." for candidate in options())
    raise UnknownOption(f"no option is called {key!r}; options begin with {', '.join(prefixes)}")


def options_for(title: str, dice: bool = False) -> tuple[Option, ...]:
    """The house rules that belong to a game."""
    return tuple(candidate for candidate in options() if candidate.applies_to(title, dice))


def settle(title: str, dice: bool, given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with their values: those given, the defaults for the rest.

    `given` holds Python values, e.g. `{"nordic.startHand": 5}`. An unknown key, an option of another game
    and a wrong value are each an `OptionError`.
    """
    settled = {candidate.key: candidate.default for candidate in options_for(title, dice)}
    for key, value in given.items():
        chosen = option(key)
        if not chosen.applies_to(title, dice):
            game = f"{title} with dice" if dice else title
            raise OptionError(f"{key} does not belong to {game}; it belongs to {chosen.games}")
        settled[key] = chosen.check(value)
    return settled
