"""The process in which computer players think, as the server starts it (see `thinker`)."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from .thinker import main

if __name__ == "__main__":
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(5)  # people's moves come first
    sys.exit(main())
