"""Bring the browser app's libraries into the tree: `python scripts/vendor.py` (needs npm, and the network).

What the app imports lies in the tree, so that nothing has to be built or fetched to play.  The files are their makers'
own; only the names by which they import each other are made paths, since a browser without a build step wants paths.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "src/whistlestop/web/static/vendor"

FILES = {
    "preact@11.2.0": {
        "dist/preact.mjs": "preact.js",
        "src/index.d.ts": "preact.d.ts",
        "src/jsx.d.ts": "jsx.d.ts",
        "src/dom.d.ts": "dom.d.ts",
        "hooks/dist/hooks.mjs": "hooks.js",
        "hooks/src/index.d.ts": "hooks.d.ts",
        "LICENSE": "LICENSE-preact",
    },
    "@preact/signals@2.11.4": {
        "dist/signals.mjs": "signals.js",
        "dist/signals.d.ts": "signals.d.ts",
        "LICENSE": "LICENSE-signals",
    },
    "@preact/signals-core@1.14.5": {
        "dist/signals-core.mjs": "signals-core.js",
        "dist/signals-core.d.ts": "signals-core.d.ts",
    },
    "htm@3.1.1": {
        "dist/htm.mjs": "htm.js",
        "dist/htm.d.ts": "htm.d.ts",
        "LICENSE": "LICENSE-htm",
    },
    "@fluent/bundle@0.19.1": {
        f"esm/{name}.{kind}": f"fluent/{name}.{kind}"
        for name in ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
        for kind in ("js", "d.ts")
    },
}
"""Packages with the files that are taken from each, and the names they get here."""

PATHS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
    "../../src/index": "./preact.js",
    "./index": "./preact.js",  # in the types of preact alone
}
"""Names by which the files import each other, and the paths that they become."""

IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*|\bmodule\s+)(["'])([^"']+)\2""")


def main() -> int:
    """Fetch every package and write its files."""
    for package, files in FILES.items():
        with tempfile.TemporaryDirectory() as name:
            command = ["npm", "pack", "--silent", package, "--pack-destination", name]
            if subprocess.run(command, check=False).returncode:
                print(f"npm could not fetch {package}", file=sys.stderr)
                return 1
            (archive,) = Path(name).glob("*.tgz")
            with tarfile.open(archive) as packed:
                for path, here in files.items():
                    member = packed.extractfile(f"package/{path}")
                    if member is None:
                        print(f"{package} has no {path}", file=sys.stderr)
                        return 1
                    write(FOLDER / here, member.read().decode())
    return 0


def write(path: Path, text: str) -> None:
    """Write one file, its imports made paths and without the line that points to a map that is not here."""
    text = IMPORT.sub(lambda found: f"{found[1]}{found[2]}{PATHS.get(found[3], found[3])}{found[2]}", text)
    text = re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", text)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
