"""Flat records: one field list, a slotted class of ints and lists in CPython, a NumPy record for compilers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

SETS = "set"
"""A field of this type holds bit sets: one int of any size in CPython, two 64-bit words when compiled."""

COMPILED_WORDS = 2

M64 = 0xFFFFFFFFFFFFFFFF


class Layout:
    """The fields of a record: `(name, type, shape)`, type a NumPy code or `set`, shape `()` for one int.

    Names in `aside` exist in CPython only: references to whoever listens or feeds chance.
    """

    def __init__(
        self, name: str, fields: Sequence[tuple[str, str, tuple[int, ...]]], aside: Sequence[str] = ()
    ) -> None:
        """Write the slotted class; the NumPy type waits until somebody compiles."""
        self.name, self.fields, self.aside = name, tuple(fields), tuple(aside)
        self.plain: Any = self._plain_class()

    def _plain_class(self) -> Any:
        """A class whose `copy` is straight-line code, since states are copied all the time."""
        lines = ["def copy(self):", "    other = new(cls)"]
        for name, kind, shape in self.fields:
            depth = len(shape) + (kind == SETS)
            source = f"self.{name}"
            copied = {0: source, 1: f"{source}[:]", 2: f"[row[:] for row in {source}]"}.get(depth)
            copied = copied or f"[[row[:] for row in grid] for grid in {source}]"
            lines.append(f"    other.{name} = {copied}")
        lines += [f"    other.{name} = None" for name in self.aside]
        lines.append("    return other")
        scope: dict[str, Any] = {"new": object.__new__}
        exec("\n".join(lines), scope)  # noqa: S102 -- our own field names only
        slots = tuple(name for name, _, _ in self.fields) + self.aside
        cls = type(self.name, (), {"__slots__": slots, "copy": scope["copy"], "layout": self})
        scope["cls"] = cls
        return cls

    def blank(self) -> Any:
        """Return a record of zeros for CPython."""
        record = self.plain()
        for name, kind, shape in self.fields:
            setattr(record, name, _zeros((*shape, 1) if kind == SETS else shape))
        for name in self.aside:
            setattr(record, name, None)
        return record

    @cached_property
    def dtype(self) -> Any:
        """The NumPy type of one record, fields sorted by size so that nothing is padded."""
        import numpy as np

        columns = []
        for name, kind, shape in self.fields:
            code, full = ("i8", (*shape, COMPILED_WORDS)) if kind == SETS else (kind, shape)
            columns.append((name, np.dtype(code), full))
        columns.sort(key=lambda column: -column[1].itemsize)
        return np.dtype([(n, t, s) if s else (n, t) for n, t, s in columns], align=True)

    def to_array(self, records: Sequence[Any]) -> Any:
        """Return a NumPy array holding copies of CPython records."""
        import numpy as np

        array = np.zeros(len(records), self.dtype)
        for name, kind, shape in self.fields:
            for i, record in enumerate(records):
                value = getattr(record, name)
                if not shape and kind != SETS:
                    array[name][i] = value
                else:
                    _fill(array[name][i], _split(value) if kind == SETS else value)
        return array

    def from_record(self, record: Any) -> Any:
        """Return a CPython record with the contents of one NumPy record."""
        plain = self.blank()
        for name, kind, shape in self.fields:
            value = record[name]
            if kind == SETS:
                setattr(plain, name, _join(value.tolist()))
            else:
                setattr(plain, name, value.tolist() if shape else int(value))
        return plain

    def same(self, one: Any, other: Any) -> list[str]:
        """Names of the fields in which two CPython records differ."""
        return [name for name, _, _ in self.fields if getattr(one, name) != getattr(other, name)]


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _depth(value: Any) -> int:
    return 1 + _depth(value[0]) if isinstance(value, list) and value else int(isinstance(value, list))


def _fill(target: Any, rows: Any) -> None:
    """Copy nested lists into the beginning of a possibly larger array."""
    if _depth(rows) == 1:
        target[: len(rows)] = rows
    else:
        for i, row in enumerate(rows):
            _fill(target[i], row)


def _split(sets: Any) -> Any:
    """Turn one-int sets into two signed words."""
    if isinstance(sets[0], list):
        return [_split(part) for part in sets]
    return [word - ((word >> 63) << 64) for word in (sets[0] & M64, sets[0] >> 64)]


def _join(words: Any) -> Any:
    """Turn two words into one-int sets."""
    if isinstance(words[0], list):
        return [_join(part) for part in words]
    return [(words[0] & M64) | (words[1] & M64) << 64]
