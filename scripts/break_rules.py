"""Show that the tests would notice a broken rule: break the rules one by one, and run the tests that name them.

    python scripts/break_rules.py [--slots] [--options] [--core] [--title nordic] [--only PATTERN] [--jobs 2]

In a copy of this folder it gives each slot of each title other values (--slots), takes each option's effect away
(--options), and changes single lines of the rule modules (--core); without any of the three it does the first two.
After each change it runs the tests that say they show the rules concerned, in plain Python, and reports the rules
whose tests all stayed green, or that have none. With --slots and --options the report ought to be empty. A line of a
rule can be changed without changing what it does, so what --core reports is to be read by a person.
"""

from __future__ import annotations

import argparse
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from breaks import Break, line_breaks, option_breaks, slot_breaks  # noqa: E402 -- of this tree, wherever it lies
from whistlestop.rulebook import all_rules, shown_by  # noqa: E402 -- see above

PATIENCE_S = 300
"""A test that takes so long will not end: the broken rule was noticed."""

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "dist", "build", "node_modules")

Tests = dict[str, list[str]]
"""The tests that show each rule, as pytest names them."""


class Copy:
    """A copy of this folder, in which things may be broken."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
        self.folder = folder

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run pytest here, without compilers; the list of tests goes through a file, it can be long."""
        asked = self.folder / "asked.txt"
        asked.write_text("\n".join(arguments), encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"@{asked}"],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder / "src"), "WHISTLESTOP_PLAIN": "1"},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )

    def notices(self, broken: Break, tests: Sequence[str]) -> bool:
        """Break one thing, see whether a test fails, and mend it again."""
        if not tests:
            return False
        path = self.folder / "src" / "whistlestop" / broken.file
        before, times = path.read_bytes(), path.stat()
        path.write_text(broken.text, encoding="utf-8")
        # A compiled module is told from a stale one by the second of its change: these files change more often.
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            compiled.unlink()
        try:
            return self.pytest("-x", *tests).returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns - 10**10))


def main(arguments: list[str]) -> int:
    """Break what is asked for; return 1 if a broken rule was not noticed."""
    asked = parse(arguments)
    breaks = list(chosen_breaks(asked))
    with tempfile.TemporaryDirectory(prefix="whistlestop-") as name:
        copies = [Copy(Path(name) / str(number)) for number in range(max(1, asked.jobs))]
        tests = find_tests(copies[0], {rule for broken in breaks for rule in broken.rules})
        gaps = list(find_gaps(copies, breaks, tests))
    print(f"{len(breaks)} things were broken, {len(gaps)} of them unnoticed")
    if gaps:
        print("rules whose tests stayed green:", ", ".join(sorted({rule for rules in gaps for rule in rules})))
    return 1 if gaps else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Break the rules one by one, and run the tests that name them.")
    parser.add_argument("--slots", action="store_true", help="the slots of the titles")
    parser.add_argument("--options", action="store_true", help="the effects of the options")
    parser.add_argument("--core", action="store_true", help="the lines of the rule modules")
    parser.add_argument("--title", help="only this title's slots")
    parser.add_argument("--only", metavar="PATTERN", default="", help="only what is described like this")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many at a time")
    asked = parser.parse_args(arguments)
    if not (asked.slots or asked.options or asked.core):
        asked.slots = True
        asked.options = asked.title is None
    return asked


def chosen_breaks(asked: argparse.Namespace) -> Iterator[Break]:
    """Give all breaks that were asked for."""
    package = ROOT / "src" / "whistlestop"
    kinds = [(asked.slots, slot_breaks), (asked.options, option_breaks), (asked.core, line_breaks)]
    for wanted, find in kinds:
        for broken in find(package) if wanted else ():
            if asked.title in {None, broken.title} and re.search(asked.only, broken.what):
                yield broken


def find_tests(copy: Copy, rules: set[str]) -> Tests:
    """Find the tests that show each rule: by the name of the case if that names the rule, or else by function.

    A test that fails already could not notice anything; it is said and left out.
    """
    places = {
        rule.id: {
            f"{place.file}::{place.function.replace('.', '::')}"
            for place in shown_by(rule.id) or ()
            if place.function and place.file.endswith(".py")
        }
        for rule in all_rules()
        if rule.id in rules
    }
    files = sorted({place.partition("::")[0] for found in places.values() for place in found})
    cases = defaultdict(list)
    for line in copy.pytest("--collect-only", *files).stdout.splitlines() if files else ():
        cases[line.partition("[")[0]].append(line)
    tests: Tests = {}
    for rule, found in places.items():
        tests[rule] = []
        for place in sorted(found, key=_nearness):
            named = [case for case in cases[place] if rule in case.partition("[")[2]]
            tests[rule] += named or cases[place]
    wanted = sorted({case for found in tests.values() for case in found})
    red = set(re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", copy.pytest("-rfE", *wanted).stdout, re.MULTILINE))
    for case in sorted(red):
        print(f"{case} fails before anything is broken")
    return {rule: [case for case in found if case not in red] for rule, found in tests.items()}


def _nearness(place: str) -> tuple[bool, bool, str]:
    """Begin with the tests that are about the rules, they notice soonest."""
    return not place.startswith("tests/rules/"), not place.startswith("tests/vectors/"), place


def find_gaps(copies: list[Copy], breaks: list[Break], tests: Tests) -> Iterator[tuple[str, ...]]:
    """Break everything in turn; report and give the rules whose tests did not notice."""
    free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
    for copy in copies:
        free.put(copy)

    def unnoticed(broken: Break) -> tuple[str, ...]:
        groups = [broken.rules] if broken.together else [(rule,) for rule in broken.rules]
        copy = free.get()
        try:
            green = [group for group in groups if not copy.notices(broken, named(broken, group))]
        finally:
            free.put(copy)
        return tuple(rule for group in green for rule in group)

    def named(broken: Break, rules: tuple[str, ...]) -> list[str]:
        found = dict.fromkeys(case for rule in rules for case in tests[rule])
        return sorted(found, key=lambda case: f"[{broken.title}" not in case)

    with ThreadPoolExecutor(len(copies)) as pool:
        for broken, rules in zip(breaks, pool.map(unnoticed, breaks), strict=True):
            if rules:
                print(f"{broken.what}: {', '.join(rules)} stayed green", flush=True)
                yield rules
            elif not broken.rules:
                print(f"{broken.what}: names no rule", flush=True)
                yield ()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
