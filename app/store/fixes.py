"""The fixes that the user took, by file of a project."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from sqlite_utils import Database

from translator.options import FixKey


class FixRepository:
    """`project` arguments are ids from `ProjectRepository.open`; paths are relative to the project's root."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def all(self, project: int) -> Mapping[str, frozenset[FixKey]]:
        """The fixes taken in each file that has any."""
        found: dict[str, set[FixKey]] = {}
        for row in self._db.query("select path, rule, excerpt, number from fixes where project = ?", [project]):
            key = FixKey(str(row["rule"]), str(row["excerpt"]), int(row["number"]))
            found.setdefault(str(row["path"]), set()).add(key)
        return {path: frozenset(keys) for path, keys in found.items()}

    def take(self, project: int, path: str, keys: Iterable[FixKey]) -> None:
        now = time.time()
        rows = [
            {"project": project, "path": path, "rule": k.rule, "excerpt": k.excerpt, "number": k.index, "added_at": now}
            for k in keys
        ]
        with self._db.atomic():
            self._db.table("fixes").upsert_all(rows, pk=("project", "path", "rule", "excerpt", "number"))

    def take_back(self, project: int, path: str, keys: Iterable[FixKey]) -> None:
        with self._db.atomic():
            for key in keys:
                self._db.execute(
                    "delete from fixes where project = ? and path = ? and rule = ? and excerpt = ? and number = ?",
                    [project, path, key.rule, key.excerpt, key.index],
                )
