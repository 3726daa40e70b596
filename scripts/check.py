"""Run every check that this machine allows: `python scripts/check.py [--complete] [pytest arguments …]`.

All steps run, also after one has failed, so that one run shows everything there is to mend.
The last lines name each kind of test that could not run here, and what would enable it;
with `--complete` such a line is a failure too, unless it only asks for a GPU.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "scripts", "benchmarks", "examples")
PYTEST = ("pytest", "-q", "--numprocesses=auto", "--maxprocesses=4")


def main(arguments: list[str]) -> int:
    """Run all steps, sum up, and end with the kinds of test that could not run."""
    complete = "--complete" in arguments
    chosen = [argument for argument in arguments if argument != "--complete"]
    began = time.monotonic()
    folders = [folder for folder in FOLDERS if (ROOT / folder).is_dir()]
    with tempfile.TemporaryDirectory(prefix="whistlestop-") as name:
        work = Path(name)
        steps = {
            "ruff check": python("ruff", "check"),
            "ruff format": python("ruff", "format", "--check"),
            "mypy": python("mypy", *folders),
            "tests": python(*PYTEST, f"--could-not-run={work / 'tree.json'}", *chosen),
            "wheel": wheel(work),
        }
        failed = [title for title, passed in steps.items() if not passed]
        missing = could_not_run(work)
    print(f"\n{'failed: ' + ', '.join(failed) if failed else 'everything passed'}", end="")
    print(f" ({time.monotonic() - began:.0f} s)")
    print("\n".join(entry["line"] for entry in missing) or "all kinds of tests were run")
    incomplete = complete and any(entry["kind"] != "gpu" for entry in missing)
    return 1 if failed or incomplete else 0


def wheel(work: Path) -> bool:
    """Build the wheel, lay it out beside the tree, and run the tests marked `wheel` against it."""
    site = work / "site"
    return (
        python("hatchling", "build", "--target=wheel", f"--directory={work}")
        and python("pip", "install", "--quiet", "--no-index", "--no-deps", f"--target={site}", *built(work))
        and python(
            *PYTEST,
            "-m",
            "wheel",
            f"--could-not-run={work / 'wheel.json'}",
            PYTHONPATH=str(site),
            WHISTLESTOP_WHEEL=str(*built(work)),
        )
    )


def built(work: Path) -> list[str]:
    """Name the wheel that was built into `work`."""
    return [str(path) for path in work.glob("*.whl")]


def python(*module_and_arguments: str, **environment: str) -> bool:
    """Show and run `python -m …` from the root of the tree; tell whether it succeeded."""
    print(f"\n$ python -m {' '.join(module_and_arguments)}", flush=True)
    command = [sys.executable, "-m", *module_and_arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False).returncode == 0


def could_not_run(work: Path) -> list[dict[str, str]]:
    """Gather what tests/conftest.py wrote down in each run, every line once."""
    reports = [json.loads(path.read_text("utf-8")) for path in sorted(work.glob("*.json"))]
    entries = itertools.chain.from_iterable(reports)
    return list({entry["line"]: entry for entry in entries}.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
