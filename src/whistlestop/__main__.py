"""`python -m whistlestop`: the command line where no `whistlestop` command is on the path."""

from __future__ import annotations

import sys

from whistlestop.cli import main

if __name__ == "__main__":
    sys.exit(main())
