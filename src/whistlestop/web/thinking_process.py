"""The process in which computer players think, as the server starts it (see `thinker`)."""

from __future__ import annotations

import sys

from .thinker import main

if __name__ == "__main__":
    sys.exit(main())
