"""Prepare `.venv` for playing or for testing: `python scripts/setup_venv.py all [dev] [gpu]`.

The arguments are the extras of pyproject.toml to install beside Whistlestop itself.
Needs nothing but Python; a second run finds its stamp and is done at once.
"""

# Written so that a Python older than ours still reads as far as the next check: hence no __future__ import.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Whistlestop needs Python 3.11 or newer, and this is Python {}.{}.\n"
        "If a newer one is installed, name it: make play PYTHON=python3.12".format(*sys.version_info)
    )

import hashlib
import importlib.util
import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "whistlestop.json"

# Compiling these from source takes a compiler and an hour: take their wheels, or play without them.
WHEELS_ONLY = "--only-binary=numba,llvmlite,numpy"

NO_ENSUREPIP = """\
This Python cannot set up a virtual environment: its module `ensurepip` is missing.
On Debian and Ubuntu: apt-get install python3-venv
Elsewhere: install Python from your system's packages or from python.org, then run this again."""

COMPILERS = {"all": "numba", "gpu": "numba-cuda"}

LEFT_OUT = """\
{} could not be installed for Python {} on this machine, probably for want of a ready-made wheel.
The plain core plays exactly the same games; only bots and simulations are slower."""


class SetupError(Exception):
    """Why the environment could not be set up, in words for the person at the keyboard."""


def main(extras: list[str]) -> int:
    """Bring `.venv` up to date with `extras` installed; 0, or 1 after saying what is in the way."""
    try:
        set_up(frozenset(extras) or frozenset({"all"}))
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up(extras: frozenset[str]) -> None:
    """Install `extras`, and keep those that an earlier run installed for the same project file."""
    installed = stamped()
    if installed is not None and extras <= installed:
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError(NO_ENSUREPIP)
    if installed is None:
        say("Making a virtual environment in .venv")
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    extras |= installed or frozenset()
    say(f"Installing what Whistlestop needs here ({', '.join(sorted(extras))}); this happens once")
    install(extras)
    STAMP.write_text(json.dumps({"fingerprint": fingerprint(), "extras": sorted(extras)}), encoding="utf-8")


def install(extras: frozenset[str]) -> None:
    """Install with everything; where a compiler has no wheel, with everything else."""
    without_gpu = extras - {"gpu"}
    plain = without_gpu - {"all"} | {"cli", "web"} if "all" in extras else without_gpu
    for attempt in dict.fromkeys([extras, without_gpu, plain]):
        try:
            pip(attempt)
        except SetupError:
            if attempt == plain:
                raise
            continue
        if left_out := [name for extra, name in COMPILERS.items() if extra in extras - attempt]:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            say(LEFT_OUT.format(" and ".join(left_out), version))
        return


def pip(extras: frozenset[str]) -> None:
    """Install this project with `extras`, following the source as it is edited."""
    project = f"{ROOT}[{','.join(sorted(extras))}]"
    quiet = ["--quiet", "--disable-pip-version-check"]
    run([str(PYTHON), "-m", "pip", "install", *quiet, WHEELS_ONLY, "--editable", project])


def run(command: list[str]) -> None:
    """Run a tool in silence; if it fails, say which one and what it said last."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        errors = [line for line in said if line.startswith("ERROR")] or said[-1:]
        raise SetupError(
            "\n".join(
                [
                    f"This step of the set-up failed: {' '.join(command)}",
                    *errors,
                    "Is the network reachable? Once it is, the same command goes on from here.",
                ]
            )
        )


def stamped() -> frozenset[str] | None:
    """Give the extras installed earlier; None if for another Python, place or project file."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if stamp["fingerprint"] != fingerprint() or not PYTHON.exists():
        return None
    return frozenset(stamp["extras"])


def fingerprint() -> str:
    """Name everything whose change asks for a fresh environment."""
    project = (ROOT / "pyproject.toml").read_bytes()
    base = (sys.version, sys.base_prefix, str(ROOT))
    return hashlib.sha256(repr(base).encode() + project).hexdigest()


def say(words: str) -> None:
    """Tell the person who waits what is going on."""
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
