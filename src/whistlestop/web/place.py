"""Where the data lies: a folder of this user's by default, with one database that one server at a time may open."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from .errors import DataError

VARIABLE = "WHISTLESTOP_DATA"
FILE = "whistlestop.db"


def default_folder() -> Path:
    """Return this user's folder for data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Whistlestop"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Whistlestop"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "whistlestop"


def is_url(data: str) -> bool:
    """Whether data is named as a database and not as a folder."""
    return "://" in data


def database_url(data: str | None) -> str:
    """Return the URL of the database for what was said: a folder, a URL, or nothing."""
    named = data or os.environ.get(VARIABLE) or str(default_folder())
    if is_url(named):
        scheme, _, rest = named.partition("://")
        if scheme in {"postgres", "postgresql", "postgresql+psycopg"}:
            return f"postgresql+psycopg://{rest}"
        if scheme == "sqlite":
            return named
        raise DataError(f"{scheme} is no kind of database that is known here; name a folder, or postgresql://…")
    folder = Path(named).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise DataError(f"the folder {folder} cannot be made: {error.strerror}; --data names another one") from None
    return f"sqlite:///{folder.resolve() / FILE}"


def database_file(url: str) -> Path | None:
    """Return the file of a database; None if it is none."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


class DataInUseError(DataError):
    """Another server uses this folder."""

    def __init__(self, folder: Path, url: str) -> None:
        """Name the folder, and where the server is that uses it, if that is known."""
        self.url = url
        where = f", at {url}" if url else ""
        super().__init__(
            f"another Whistlestop uses the data in {folder}{where}; stop it, or name another folder with --data"
        )


class Lock:
    """Held while a server uses a folder, so that no second one does."""

    def __init__(self, url: str) -> None:
        """Take it, or say that somebody else has it."""
        self._file: IO[str] | None = None
        self._told: Path | None = None
        path = database_file(url)
        if path is None:
            return
        lock = path.with_suffix(".lock")
        try:
            self._file = lock.open("a+", encoding="utf-8")
            _lock(self._file)
        except OSError as error:
            if self._file is None:
                raise DataError(f"{lock} cannot be written: {error.strerror}") from None
            self._file.close()
            raise DataInUseError(path.parent, _read(self._address(path))) from None
        self._told = self._address(path)

    @staticmethod
    def _address(path: Path) -> Path:
        return path.with_suffix(".address")

    def tell(self, url: str) -> None:
        """Write down where the server is, for whoever starts another one."""
        if self._told is not None:
            self._told.write_text(url, encoding="utf-8")

    def release(self) -> None:
        """Let it go."""
        if self._told is not None:
            self._told.unlink(missing_ok=True)
        if self._file is not None:
            self._file.close()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
