"""Reads the curated files: what the interfaces cannot tell (renames, meanings, reasons), written by people.

``curated/LIBRARY.toml`` holds

- ``[names]``: CUDA name = HIP name (a rename), or a table with `hip`, `note`, `alternative`, `arguments`, `arities`, `status`,
  `hip_since`, `hip_deprecated`, `hip_removed`, `cuda_since`, `cuda_removed`, `kind` and `rocm` (a range of releases); an
  array of such tables answers differently by release.  Without `hip` the name is unsupported.
- ``[[patterns]]``: `match` (a regular expression for whole names), and a `note` and an `alternative` for every name that it
  matches and that has no counterpart.
- ``[headers]``: include = replacement, or a table.
- ``[texts]``: notes that many names share; they are referred to as ``@id``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from translator.mappings import Kind, Status

_KEYS: Final = frozenset(
    {
        "hip",
        "note",
        "alternative",
        "arguments",
        "arities",
        "status",
        "hip_since",
        "hip_deprecated",
        "hip_removed",
        "cuda_since",
        "cuda_removed",
        "kind",
        "rocm",
        "unverified",
        "breaks",
    }
)


class CuratedError(ValueError):
    """A curated file is wrong; the message names the file and the entry."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What people know of one name (for one range of ROCm releases)."""

    hip: str | None
    status: Status
    note: str = ""
    alternative: str = ""
    arguments: str = ""
    arities: tuple[int, ...] = ()
    rocm: str = ""
    kind: Kind | None = None
    hip_since: str = ""
    hip_deprecated: str = ""
    hip_removed: str = ""
    cuda_since: str = ""
    cuda_removed: str = ""
    breaks: bool | None = None
    """Whether a call as it stands does not compile; None leaves that to the interfaces' evidence."""
    unverified: bool = False
    """The HIP name is not in the headers that the generator reads, and is known to exist all the same."""


@dataclass(frozen=True, slots=True)
class Pattern:
    match: re.Pattern[str]
    note: str
    alternative: str


@dataclass(slots=True)
class Curated:
    names: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    patterns: list[Pattern] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)

    def reason(self, name: str) -> Pattern | None:
        """The reason for a name without counterpart: the first pattern that matches."""
        return next((pattern for pattern in self.patterns if pattern.match.fullmatch(name)), None)


def read_curated(path: Path, section: str = "names") -> Curated:
    """Read one file; a missing file is an empty one.  Raises CuratedError."""
    if not path.is_file():
        return Curated()
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        curated = Curated(texts=dict(data.get("texts", {})))
        for name, value in data.get(section, {}).items():
            values = value if isinstance(value, list) else [value]
            curated.names[name] = tuple(_entry(name, item) for item in values)
        for item in data.get("patterns", []):
            pattern = Pattern(re.compile(item["match"]), item["note"], item.get("alternative", ""))
            curated.patterns.append(pattern)
    except (tomllib.TOMLDecodeError, KeyError, ValueError, re.error) as error:
        raise CuratedError(f"{path.name}: {error}") from error
    return curated


def _entry(name: str, value: str | Mapping[str, Any]) -> Entry:
    if isinstance(value, str):
        return Entry(value, Status.SAME if value == name else Status.MAPPED)
    unknown = set(value) - _KEYS
    if unknown:
        raise CuratedError(f"'{name}' has unknown keys: {', '.join(sorted(unknown))}")
    fields = dict(value)
    fields["arities"] = tuple(fields.get("arities", ()))
    status = fields.pop("status", None)
    kind = fields.pop("kind", None)
    hip = fields.pop("hip", None)
    return Entry(
        hip,
        Status(status) if status else _status(name, hip, bool(fields.get("note") or fields.get("arguments"))),
        kind=Kind(kind) if kind else None,
        **fields,
    )


def _status(name: str, hip: str | None, remarked: bool) -> Status:
    if hip is None:
        return Status.UNSUPPORTED
    if remarked:
        return Status.DIFFERS
    return Status.SAME if hip == name else Status.MAPPED
