"""Write THIRD_PARTY.md: what others made and Whistlestop ships or depends on.

    python scripts/third_party.py            write the file
    python scripts/third_party.py --check    exit 1 if the file is not up to date

A new dependency gets a line in PACKAGES, anything of others inside the wheel one in SHIPPED.
tests/test_third_party.py compares both with pyproject.toml, the wheel and what is installed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE = Path(__file__).resolve().parent.parent / "THIRD_PARTY.md"


@dataclass(frozen=True)
class Package:
    """A package that one of the extras installs; it comes from its makers and is not part of our wheel."""

    name: str
    extra: str
    licence: str
    home: str


@dataclass(frozen=True)
class Shipped:
    """Something made by others that lies inside our wheel, with the file that holds its notice."""

    path: str
    what: str
    licence: str
    notice: str


NVIDIA = "LicenseRef-NVIDIA-Proprietary"

PACKAGES = (
    Package("fluent-runtime", "cli", "Apache-2.0", "https://github.com/projectfluent/python-fluent"),
    Package("fluent-syntax", "cli", "Apache-2.0", "https://github.com/projectfluent/python-fluent"),
    Package("babel", "cli", "BSD-3-Clause", "https://babel.pocoo.org"),
    Package("pytz", "cli", "MIT", "https://pythonhosted.org/pytz"),
    Package("attrs", "cli", "MIT", "https://www.attrs.org"),
    Package("typing-extensions", "cli", "PSF-2.0", "https://github.com/python/typing_extensions"),
    Package("rich", "cli", "MIT", "https://github.com/Textualize/rich"),
    Package("markdown-it-py", "cli", "MIT", "https://github.com/executablebooks/markdown-it-py"),
    Package("mdurl", "cli", "MIT", "https://github.com/executablebooks/mdurl"),
    Package("pygments", "cli", "BSD-2-Clause", "https://pygments.org"),
    Package("numba", "fast", "BSD-2-Clause", "https://numba.pydata.org"),
    Package(
        "llvmlite",
        "fast",
        "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception",
        "https://github.com/numba/llvmlite",
    ),
    Package("numpy", "fast", "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0", "https://numpy.org"),
    Package("numba-cuda", "gpu", "BSD-2-Clause", "https://github.com/NVIDIA/numba-cuda"),
    Package("cuda-bindings", "gpu", "Apache-2.0", "https://github.com/NVIDIA/cuda-python"),
    Package("cuda-core", "gpu", "Apache-2.0", "https://github.com/NVIDIA/cuda-python"),
    Package("cuda-pathfinder", "gpu", "Apache-2.0", "https://github.com/NVIDIA/cuda-python"),
    Package("cuda-toolkit", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-toolkit"),
    Package("nvidia-cuda-cccl", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-zone"),
    Package("nvidia-cuda-nvrtc", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-zone"),
    Package("nvidia-cuda-runtime", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-zone"),
    Package("nvidia-nvjitlink", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-zone"),
    Package("nvidia-nvvm", "gpu", NVIDIA, "https://developer.nvidia.com/cuda-zone"),
    Package("packaging", "gpu", "Apache-2.0 OR BSD-2-Clause", "https://github.com/pypa/packaging"),
    Package("fastapi", "web", "MIT", "https://github.com/fastapi/fastapi"),
    Package("starlette", "web", "BSD-3-Clause", "https://github.com/Kludex/starlette"),
    Package("pydantic", "web", "MIT", "https://github.com/pydantic/pydantic"),
    Package("pydantic-core", "web", "MIT", "https://github.com/pydantic/pydantic"),
    Package("annotated-doc", "web", "MIT", "https://github.com/fastapi/annotated-doc"),
    Package("annotated-types", "web", "MIT", "https://github.com/annotated-types/annotated-types"),
    Package("typing-inspection", "web", "MIT", "https://github.com/pydantic/typing-inspection"),
    Package("opentelemetry-api", "web", "Apache-2.0", "https://github.com/open-telemetry/opentelemetry-python"),
    Package("anyio", "web", "MIT", "https://github.com/agronholm/anyio"),
    Package("idna", "web", "BSD-3-Clause", "https://github.com/kjd/idna"),
    Package("uvicorn", "web", "BSD-3-Clause", "https://github.com/Kludex/uvicorn"),
    Package("click", "web", "BSD-3-Clause", "https://github.com/pallets/click"),
    Package("colorama", "web", "BSD-3-Clause", "https://github.com/tartley/colorama"),
    Package("h11", "web", "MIT", "https://github.com/python-hyper/h11"),
    Package("httptools", "web", "MIT", "https://github.com/MagicStack/httptools"),
    Package("uvloop", "web", "MIT OR Apache-2.0", "https://github.com/MagicStack/uvloop"),
    Package("websockets", "web", "BSD-3-Clause", "https://github.com/python-websockets/websockets"),
    Package("sqlalchemy", "web", "MIT", "https://www.sqlalchemy.org"),
    Package("greenlet", "web", "MIT AND PSF-2.0", "https://greenlet.readthedocs.io"),
    Package("segno", "web", "BSD-3-Clause", "https://github.com/heuer/segno"),
    Package("psycopg", "postgres", "LGPL-3.0-only", "https://www.psycopg.org"),
    Package("psycopg-binary", "postgres", "LGPL-3.0-only", "https://www.psycopg.org"),
    Package("axe-playwright-python", "dev", "MIT AND MPL-2.0", "https://github.com/pamelafox/axe-playwright-python"),
    Package("hatchling", "dev", "MIT", "https://github.com/pypa/hatch"),
    Package("hypothesis", "dev", "MPL-2.0", "https://hypothesis.works"),
    Package("mypy", "dev", "MIT", "https://github.com/python/mypy"),
    Package("pipx", "dev", "MIT", "https://github.com/pypa/pipx"),
    Package("playwright", "dev", "Apache-2.0", "https://github.com/microsoft/playwright-python"),
    Package("pytest", "dev", "MIT", "https://github.com/pytest-dev/pytest"),
    Package("pytest-xdist", "dev", "MIT", "https://github.com/pytest-dev/pytest-xdist"),
    Package("ruff", "dev", "MIT", "https://github.com/astral-sh/ruff"),
)

FONTS = "whistlestop/web/static/fonts"
VENDOR = "whistlestop/web/static/vendor"
NATURAL_EARTH = "coasts, lakes, rivers and borders, from Natural Earth, projected and simplified"

SHIPPED: tuple[Shipped, ...] = (
    Shipped(FONTS, "the typefaces Besley and Cabin, Latin subsets", "OFL-1.1", f"{FONTS}/OFL.txt"),
    Shipped(VENDOR, "Preact and Preact Signals", "MIT", f"{VENDOR}/NOTICE.md"),
    Shipped(VENDOR, "htm", "Apache-2.0", f"{VENDOR}/NOTICE.md"),
    Shipped(f"{VENDOR}/fluent", "Fluent.js", "Apache-2.0", f"{VENDOR}/NOTICE.md"),
    *(
        Shipped(f"whistlestop/titles/{title}/map.svg", NATURAL_EARTH, "Public domain", "whistlestop/titles/MAPS.md")
        for title in ("nordic", "switzerland", "europe", "usa", "marklin")
    ),
    Shipped(
        "whistlestop/titles/san-francisco/map.svg",
        "the city and its neighbourhoods, from DataSF; the coast of Marin, from Natural Earth",
        "Public domain",
        "whistlestop/titles/MAPS.md",
    ),
)

EXTRAS = {
    "cli": "The command line",
    "fast": "The compiled core for the CPU",
    "gpu": "The compiled core for an NVIDIA GPU",
    "web": "The server and the browser app",
    "postgres": "The server on PostgreSQL",
    "dev": "Development only: the tools that `make test` calls",
}

HEAD = """\
# What others made

Whistlestop itself is licensed under Apache-2.0 and needs nothing but Python's standard library.
This file is written by `python scripts/third_party.py`, and a test keeps it true.

## Inside the package

"""

NOTHING = """\
Nothing: all code, data and text in the package was made for Whistlestop.
The names, places and values of boards and tickets are plain facts.
No text or artwork of the publisher is included.
"""

BESIDE = """
## Beside the package

These are installed from their makers only where the extra is asked for, and are not part of our package.
"""


def page() -> str:
    """Give the whole text of THIRD_PARTY.md."""
    return HEAD + shipped() + BESIDE + "".join(map(extra_section, EXTRAS))


def shipped() -> str:
    """List what lies inside the wheel."""
    if not SHIPPED:
        return NOTHING
    rows = [(f"`{thing.path}`", thing.what, thing.licence, f"`{thing.notice}`") for thing in SHIPPED]
    return table(("File or folder", "What it is", "Licence", "Notice"), rows)


def extra_section(extra: str) -> str:
    """List the packages of one extra."""
    rows = [(p.name, p.licence, f"<{p.home}>") for p in PACKAGES if p.extra == extra]
    return f"\n### {EXTRAS[extra]} (`[{extra}]`)\n\n" + table(("Package", "Licence", "Home"), rows)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Write a Markdown table."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    if "--check" not in arguments:
        FILE.write_text(page(), encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == page():
        return 0
    print("THIRD_PARTY.md is not up to date: run python scripts/third_party.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
