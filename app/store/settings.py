"""Settings by name; what they mean is declared by whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping

from sqlite_utils import Database


class SettingsRepository:
    def __init__(self, db: Database) -> None:
        self._db = db

    def all(self) -> dict[str, str]:
        return {str(r["name"]): str(r["value"]) for r in self._db.table("settings").rows}

    def save(self, values: Mapping[str, str]) -> None:
        with self._db.atomic():
            self._db.table("settings").upsert_all([{"name": n, "value": v} for n, v in values.items()], pk="name")
