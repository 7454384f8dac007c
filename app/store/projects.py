"""Recent projects, trust, the last scan of each, suppressed rules, and the session to come back to."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from sqlite_utils import Database

from app.store.codec import CodecError, from_json, to_json

SESSION_VERSION = 1


@dataclass(frozen=True, slots=True)
class RecentProject:
    root: Path
    opened_at: float
    """Seconds since the epoch."""
    trusted: bool


@dataclass(frozen=True, slots=True)
class Session:
    """Where the user was in a project; restored at the next opening."""

    file: Path | None = None
    kernel: str = ""
    line: int = 1


@dataclass(frozen=True, slots=True, order=True)
class Suppression:
    """A rule that the user does not want to see: in one file, or (`path` empty) in the whole project."""

    rule: str
    path: str = ""


class ProjectRepository:
    """Everything kept by project.  `project` arguments are ids from `open`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def open(self, root: Path) -> int:
        """The id of the project at `root`, made where it is new; it becomes the most recent one."""
        with self._db.atomic():
            self._db.execute(
                "insert into projects (root, opened_at) values (?, ?)"
                " on conflict (root) do update set opened_at = excluded.opened_at",
                [str(root), time.time()],
            )
        return int(self._db.execute("select id from projects where root = ?", [str(root)]).fetchone()[0])

    def recent(self, limit: int = 12) -> list[RecentProject]:
        rows = self._db.query("select root, opened_at, trusted from projects order by opened_at desc limit ?", [limit])
        return [RecentProject(Path(str(r["root"])), float(r["opened_at"]), bool(r["trusted"])) for r in rows]

    def forget(self, root: Path) -> None:
        """Remove a project and all that is kept of it (not its translations, which are by content)."""
        with self._db.atomic():
            for table in ("files", "checks", "sessions", "suppressions", "fixes"):
                self._db.execute(
                    f"delete from {table} where project = (select id from projects where root = ?)", [str(root)]
                )
            self._db.execute("delete from projects where root = ?", [str(root)])

    def trusted(self, project: int) -> bool:
        """Whether the user said that the project's code may be compiled and run."""
        row = self._db.execute("select trusted from projects where id = ?", [project]).fetchone()
        return bool(row and row[0])

    def set_trusted(self, project: int, trusted: bool) -> None:
        with self._db.atomic():
            self._db.execute("update projects set trusted = ? where id = ?", [int(trusted), project])

    def scan(self, project: int) -> bytes | None:
        """The encoded scan of the last visit."""
        row = self._db.execute("select scan from projects where id = ?", [project]).fetchone()
        return row[0] if row else None

    def set_scan(self, project: int, scan: bytes) -> None:
        with self._db.atomic():
            self._db.execute("update projects set scan = ? where id = ?", [scan, project])

    def session(self, project: int) -> Session:
        """The saved session; a fresh one where there is none, or one of a version that is not known here."""
        row = self._db.execute("select version, data from sessions where project = ?", [project]).fetchone()
        if row is None or row[0] != SESSION_VERSION:
            return Session()
        try:
            return from_json(Session, row[1])
        except CodecError:
            return Session()

    def set_session(self, project: int, session: Session) -> None:
        with self._db.atomic():
            self._db.table("sessions").upsert(
                {"project": project, "version": SESSION_VERSION, "data": to_json(session)}, pk="project"
            )

    def suppressions(self, project: int) -> frozenset[Suppression]:
        rows = self._db.query("select rule, path from suppressions where project = ?", [project])
        return frozenset(Suppression(str(r["rule"]), str(r["path"])) for r in rows)

    def suppress(self, project: int, what: Suppression) -> None:
        with self._db.atomic():
            self._db.table("suppressions").upsert(
                {"project": project, "rule": what.rule, "path": what.path, "added_at": time.time()},
                pk=("project", "rule", "path"),
            )

    def unsuppress(self, project: int, what: Suppression) -> None:
        with self._db.atomic():
            self._db.execute(
                "delete from suppressions where project = ? and rule = ? and path = ?", [project, what.rule, what.path]
            )
