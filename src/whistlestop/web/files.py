"""Files for browsers: compressed once, named by their content, asked about again and hardly ever sent again."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from .errors import NoTableError

STATIC = files("whistlestop.web") / "static"

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
PACKED = ("text/", "application/json", "image/svg", "application/manifest")
WORTH_PACKING = 500


@dataclass(frozen=True, slots=True)
class File:
    """One file as it is sent."""

    content: bytes
    packed: bytes | None
    etag: str
    type: str

    def answer(self, request: Request, *, cache: str = "no-cache") -> Response:
        """Send it, packed if the client can unpack; or say that the client has it already."""
        headers = {"ETag": self.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.content
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["Content-Encoding"] = self.packed, "gzip"
        return Response(body, headers=headers, media_type=self.type)


def made_of(content: bytes, kind: str) -> File:
    """Make a file to be sent from its content."""
    packs = kind.startswith(PACKED) and len(content) > WORTH_PACKING
    digest = hashlib.sha256(content).hexdigest()[:20]
    return File(content, gzip.compress(content, 9, mtime=0) if packs else None, f'"{digest}"', kind)


class Shelf:
    """Files that are made when somebody first asks, and kept."""

    def __init__(self, most: int = 500) -> None:
        """Keep so many."""
        self._most = most
        self._files: dict[str, tuple[object, File]] = {}

    def get(self, name: str, version: object, make: Callable[[], tuple[bytes, str]]) -> File:
        """Return a file of this name and version."""
        kept = self._files.get(name)
        if kept is None or kept[0] != version:
            kept = version, made_of(*make())
            self._files[name] = kept
            while len(self._files) > self._most:
                del self._files[next(iter(self._files))]
        return kept[1]


SHELF = Shelf()


def static_file(path: str) -> File:
    """Return a file of the browser app."""
    found = STATIC
    for part in path.split("/"):
        if not part or part.startswith("."):
            raise NoTableError("no-file")
        found = found / part
    if not found.is_file():
        raise NoTableError("no-file")
    return SHELF.get(f"static/{path}", _version(found), lambda: (found.read_bytes(), _type(path)))


def _version(found: Traversable) -> object:
    """Tell an edited file from the one before, so that whoever works on the app sees the change."""
    stat = getattr(found, "stat", None)
    if stat is None:
        return 0
    told = stat()
    return told.st_mtime_ns, told.st_size


def _type(path: str) -> str:
    ending = "." + path.rpartition(".")[2]
    return TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
