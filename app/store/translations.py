"""The translation cache, and the summaries that let a project open before anything is translated.

A translation is kept under sha256(source, included headers) + context, where the context is a hash of the options, the
engine's version and the project's set of headers (a header that appears may be found before another).  Values are opaque
bytes here (`app.store.codec`): the store knows nothing of translations.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlite_utils import Database

MAX_CACHE_BYTES = 1_000_000_000
"""The cache is pruned to this size, least recently used first."""


@dataclass(frozen=True, slots=True)
class StoredTranslation:
    """One file's translation: what the tree shows, what the panes show, and the whole result."""

    key: str
    summary: bytes
    view: bytes
    result: bytes


@dataclass(frozen=True, slots=True)
class Lookup:
    """What is asked for: a file's path and sha256, and the context."""

    path: str
    source_sha: str
    context: str


def translation_key(lookup: Lookup, included: Mapping[str, str]) -> str:
    """The cache key; `included` gives the sha256 of each header that was read, by path."""
    digest = hashlib.sha256()
    for part in (lookup.path, lookup.source_sha, lookup.context, *(f"{p}\0{s}" for p, s in sorted(included.items()))):
        digest.update(part.encode("utf-8", "surrogateescape") + b"\n")
    return digest.hexdigest()


class TranslationRepository:
    def __init__(self, db: Database) -> None:
        self._db = db

    def find(self, lookup: Lookup, hashes: Mapping[str, str]) -> str | None:
        """The key of a kept translation that still holds: every header it read has the hash in `hashes`."""
        rows = self._db.query(
            "select key, included from translations where path = ? and source_sha = ? and context = ?"
            " order by used_at desc",
            [lookup.path, lookup.source_sha, lookup.context],
        )
        for row in rows:
            included: dict[str, str] = json.loads(str(row["included"]))
            if all(hashes.get(path) == sha for path, sha in included.items()):
                return str(row["key"])
        return None

    def load(self, key: str) -> StoredTranslation | None:
        row = self._db.execute("select summary, view, result from translations where key = ?", [key]).fetchone()
        return StoredTranslation(key, *row) if row else None

    def summaries(self, keys: Iterable[str]) -> dict[str, bytes]:
        """Summaries by key, without the rest; marks them as used."""
        found: dict[str, bytes] = {}
        wanted = list(keys)
        for start in range(0, len(wanted), 500):
            chunk = wanted[start : start + 500]
            marks = ",".join("?" * len(chunk))
            found.update(self._db.execute(f"select key, summary from translations where key in ({marks})", chunk))
            with self._db.atomic():
                self._db.execute(f"update translations set used_at = ? where key in ({marks})", [time.time(), *chunk])
        return found

    def save(self, lookup: Lookup, included: Mapping[str, str], summary: bytes, view: bytes, result: bytes) -> str:
        """Keep a translation; gives its key."""
        key = translation_key(lookup, included)
        with self._db.atomic():
            self._db.table("translations").upsert(
                {"key": key, "path": lookup.path, "source_sha": lookup.source_sha, "context": lookup.context}
                | {"included": json.dumps(dict(included)), "summary": summary, "view": view, "result": result}
                | {"size": len(summary) + len(view) + len(result), "used_at": time.time()},
                pk="key",
            )
        return key

    def set_file(self, project: int, path: str, key: str, summary: bytes) -> None:
        """What the tree shows for a file until it has been looked at again."""
        with self._db.atomic():
            self._db.table("files").upsert(
                {"project": project, "path": path, "key": key, "summary": summary}, pk=("project", "path")
            )

    def files(self, project: int) -> dict[str, tuple[str, bytes]]:
        """Key and summary by path, from the last visit."""
        rows = self._db.execute("select path, key, summary from files where project = ?", [project])
        return {path: (key, summary) for path, key, summary in rows}

    def drop_files(self, project: int, paths: Iterable[str]) -> None:
        with self._db.atomic():
            self._db.conn.executemany("delete from files where project = ? and path = ?", [(project, p) for p in paths])

    def prune(self, limit: int = MAX_CACHE_BYTES) -> int:
        """Drop the least recently used until at most `limit` bytes remain; gives how many went."""
        kept, doomed = 0, list[tuple[str]]()
        for key, size in self._db.execute("select key, size from translations order by used_at desc"):
            kept += size
            if kept > limit:
                doomed.append((key,))
        if doomed:
            with self._db.atomic():
                self._db.conn.executemany("delete from translations where key = ?", doomed)
        return len(doomed)
