"""Every sentence that people read, in every language: one folder a language, one Fluent file an area.

>>> from whistlestop.text import say
>>> say("en", "card-count-L", n=2)
'2 locomotives'

Nothing else makes sentences.  The server says what happened, why something is not possible and how a game ended; the
browser gets `browser_catalogue` and says with it what stands on its buttons.  docs/translating.md tells how to add a
language.
"""

from __future__ import annotations

from .actions import action_text
from .catalogue import UnknownText, browser_catalogue, keys, say
from .events import event_text, events_text
from .helping import Section, rules_help
from .locales import UnknownLanguage, best_language, languages, listed, number, percent
from .names import Names
from .options import option_name, option_text, title_name, title_tagline, value_name
from .reasons import reason_text
from .reckoning import Reckoning, reckoning

__all__ = [
    "Names",
    "Reckoning",
    "Section",
    "UnknownLanguage",
    "UnknownText",
    "action_text",
    "best_language",
    "browser_catalogue",
    "event_text",
    "events_text",
    "keys",
    "languages",
    "listed",
    "number",
    "option_name",
    "option_text",
    "percent",
    "reason_text",
    "reckoning",
    "rules_help",
    "say",
    "title_name",
    "title_tagline",
    "value_name",
]
