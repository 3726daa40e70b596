"""The rules in our own words, by id, and where each one stands in the code.

>>> from whistlestop.rulebook import rule, where
>>> rule("NC-42").text
'The number of substitute units is not limited (the examples use two).'

The texts are the Markdown files in this folder, one for each title, with `conflicts.md` for the places where
the rulebooks disagree. Nothing is read before it is asked for.
"""

from __future__ import annotations

from whistlestop.rulebook.conflicts import Conflict, conflict, conflicts
from whistlestop.rulebook.pages import PAGES, Rule, RulebookError, UnknownRule, all_rules, page, rule
from whistlestop.rulebook.places import Place, cited, shown_by, where
from whistlestop.rules.options import Option, OptionError, UnknownOption, option, options

__all__ = [
    "PAGES",
    "Conflict",
    "Option",
    "OptionError",
    "Place",
    "Rule",
    "RulebookError",
    "UnknownOption",
    "UnknownRule",
    "all_rules",
    "cited",
    "conflict",
    "conflicts",
    "option",
    "options",
    "page",
    "rule",
    "shown_by",
    "where",
]
