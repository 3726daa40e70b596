"""`python -m tests.referee FILE…`: one line for every faulty game, then a count; 1 on any fault."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.referee import check


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.referee", description="Check game logs by the rules.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="game logs; - for standard input")
    parser.add_argument(
        "--proposals",
        action="store_true",
        help="also demand the best choice where players may leave it to the software",
    )
    arguments = parser.parse_args()
    games = faults = 0
    for path in arguments.files:
        try:
            file = sys.stdin if str(path) == "-" else path.open(encoding="utf-8")
        except OSError as error:
            print(f"{path}: {error.strerror}", file=sys.stderr)
            return 1
        with file:
            for verdict in check(file, arguments.proposals):
                games += 1
                if not verdict.ok:
                    faults += 1
                    print(f"{path}: {verdict}")
    print(f"{games} games, {faults} at fault")
    return 1 if faults or not games else 0


if __name__ == "__main__":
    sys.exit(main())
