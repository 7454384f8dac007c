"""Check results with their history."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlite_utils import Database

HISTORY = 20
"""So many runs of each kernel are kept."""


@dataclass(frozen=True, slots=True)
class StoredCheck:
    """One run of one kernel: its rows (encoded), and the key of the translation that was checked."""

    path: str
    kernel: str
    key: str
    ran_at: float
    rows: bytes


class CheckRepository:
    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, project: int, path: str, kernel: str, key: str, rows: bytes) -> None:
        with self._db.atomic():
            self._db.table("checks").insert(
                {"project": project, "path": path, "kernel": kernel, "key": key, "ran_at": time.time(), "rows": rows}
            )
            self._db.execute(
                "delete from checks where project = ? and path = ? and kernel = ? and id not in (select id from checks"
                " where project = ? and path = ? and kernel = ? order by id desc limit ?)",
                [project, path, kernel, project, path, kernel, HISTORY],
            )

    def history(self, project: int, path: str, kernel: str) -> list[StoredCheck]:
        """Runs of one kernel, the latest first."""
        return self._read("project = ? and path = ? and kernel = ? order by id desc", [project, path, kernel])

    def latest(self, project: int) -> list[StoredCheck]:
        """The latest run of every kernel of the project."""
        where = "id in (select max(id) from checks where project = ? group by path, kernel) order by path, kernel"
        return self._read(where, [project])

    def _read(self, where: str, values: list[object]) -> list[StoredCheck]:
        rows = self._db.execute(f"select path, kernel, key, ran_at, rows from checks where {where}", values)
        return [StoredCheck(*row) for row in rows]
