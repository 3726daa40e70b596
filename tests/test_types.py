"""The browser's code has no build step, and yet types: JSDoc, read by TypeScript's compiler."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.needs("tsc")
def test_the_browsers_code_is_typed_throughout() -> None:
    """`tsc --checkJs --strict`, as tsconfig.json has it, finds nothing."""
    done = subprocess.run(["tsc", "--project", ROOT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
