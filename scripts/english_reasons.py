"""Write the English catalogue of reasons from the engine's own sentences, so that they stand in one place.

    python scripts/english_reasons.py            write src/whistlestop/text/en/reasons.ftl
    python scripts/english_reasons.py --check    exit 1 if the file is not up to date

The engine says its reasons without any package (whistlestop.game.reasons.sentences); people read them in their own
language.  A sentence that is changed there is changed in the other languages by hand.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from whistlestop.game.reasons.sentences import REASONS  # noqa: E402 -- the tree's own, whatever is installed
from whistlestop.text.reasons import NUMBERED, TRACK, key_of  # noqa: E402 -- see above

FILE = ROOT / "src" / "whistlestop" / "text" / "en" / "reasons.ftl"
HEAD = """\
# Why something is not possible.  Written by scripts/english_reasons.py from the engine's own sentences: change them
# there (src/whistlestop/game/reasons/sentences.py).  A sentence that begins with a value gets its capital when said.
# $track is a track by its ends (“Oslo–Bergen”); $cards and the like are lists already said in this language.

"""
FIELD = re.compile(r"\{(?P<name>\w+)(?::(?P<how>[^}]*))?\}")


def page() -> str:
    """Return the whole file."""
    return HEAD + "".join(f"{key_of(key)} = {fluent(sentence)}\n" for key, sentence in REASONS.items())


def fluent(sentence: str) -> str:
    """Turn one of the engine's sentences into a Fluent pattern."""
    sentence = sentence.replace(NUMBERED, TRACK).replace(TRACK, "{track}")
    made = FIELD.sub(lambda match: placeable(match["name"], match["how"] or ""), sentence)
    return f"{made[0].upper()}{made[1:]}."


def placeable(name: str, how: str) -> str:
    """Turn one field into a Fluent placeable."""
    value = f"{{ ${name} }}"
    if how == "seats":
        return select(f"{name}-count", f"{value} does", f"{value} do")
    if how == "plain-unit":
        return select(name, "unit", "units")
    one, bar, many = how.partition("|")
    return select(name, f"{value} {one}", f"{value} {many}") if bar else value


def select(name: str, one: str, many: str) -> str:
    """Choose by number."""
    return f"{{ ${name} ->\n        [one] {one}\n       *[other] {many}\n    }}"


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    if "--check" not in arguments:
        FILE.write_text(page(), encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == page():
        return 0
    print("text/en/reasons.ftl is not up to date: run python scripts/english_reasons.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
