"""The steps that make the database's tables, oldest first.  A released step is never changed; new ones follow."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

MIGRATIONS = Migrations("wavebridge")


def known_migrations() -> set[str]:
    """Names of the steps that this Wavebridge knows."""
    return {"m001_tables", "m002_fixes"}


@MIGRATIONS(name="m001_tables")
def m001_tables(db: Database) -> None:
    """Projects and their files, translations, checks, settings, session, suppressed rules."""
    db.table("projects").create(
        {"id": int, "root": str, "opened_at": float, "trusted": int, "scan": bytes},
        pk="id",
        not_null={"root", "opened_at"},
        defaults={"trusted": 0},
        strict=True,
    )
    db.table("projects").create_index(["root"], unique=True)
    db.table("files").create(
        {"project": int, "path": str, "key": str, "summary": bytes},
        pk=("project", "path"),
        foreign_keys=[("project", "projects", "id")],
        not_null={"key", "summary"},
        strict=True,
    )
    db.table("translations").create(
        {"key": str, "path": str, "source_sha": str, "context": str, "included": str}
        | {"summary": bytes, "view": bytes, "result": bytes, "size": int, "used_at": float},
        pk="key",
        not_null={"path", "source_sha", "context", "included", "summary", "view", "result", "size", "used_at"},
        strict=True,
    )
    db.table("translations").create_index(["path", "source_sha", "context"])
    db.table("translations").create_index(["used_at"])
    db.table("checks").create(
        {"id": int, "project": int, "path": str, "kernel": str, "key": str, "ran_at": float, "rows": bytes},
        pk="id",
        foreign_keys=[("project", "projects", "id")],
        not_null={"project", "path", "kernel", "key", "ran_at", "rows"},
        strict=True,
    )
    db.table("checks").create_index(["project", "path", "kernel", "ran_at"])
    db.table("settings").create({"name": str, "value": str}, pk="name", not_null={"value"}, strict=True)
    db.table("sessions").create(
        {"project": int, "version": int, "data": str},
        pk="project",
        foreign_keys=[("project", "projects", "id")],
        not_null={"version", "data"},
        strict=True,
    )
    db.table("suppressions").create(
        {"project": int, "rule": str, "path": str, "added_at": float},
        pk=("project", "rule", "path"),
        foreign_keys=[("project", "projects", "id")],
        not_null={"added_at"},
        strict=True,
    )


@MIGRATIONS(name="m002_fixes")
def m002_fixes(db: Database) -> None:
    """Fixes that the user took, by file."""
    db.table("fixes").create(
        {"project": int, "path": str, "rule": str, "excerpt": str, "number": int, "added_at": float},
        pk=("project", "path", "rule", "excerpt", "number"),
        foreign_keys=[("project", "projects", "id")],
        not_null={"added_at"},
        strict=True,
    )
