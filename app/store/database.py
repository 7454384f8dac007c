"""Opening the database: settings of the connection, migrations, and what to do with one that cannot be used."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from sqlite_utils import Database

from app.store.migrations import MIGRATIONS, known_migrations

CHECKED_BYTES = 32_000_000
"""Databases up to this size are checked for damage when they are opened (about 50 ms at most)."""


class DatabaseTooNew(Exception):
    """The file was written by a later Wavebridge; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database; `notice` is a sentence for the user where something was set right on the way."""

    db: Database
    notice: str = ""


def open_database(path: Path) -> Opened:
    """Open or create the database at `path`.

    A damaged file is renamed (never deleted) and a new one begun.  Raises DatabaseTooNew, and OSError where the folder
    cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return Opened(_open(path))
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "malformed" not in str(error):
            raise OSError(f"The database {path} cannot be opened: {error}.") from error
        aside = _set_aside(path)
        notice = f"The database {path} was damaged ({error}). It is kept as {aside.name}, and a new one was begun."
        return Opened(_open(path), notice)


def _open(path: Path) -> Database:
    connection = sqlite3.connect(path, timeout=5.0)
    try:
        db = Database(connection, execute_plugins=False)
        _refuse_newer(db, path)
        db.enable_wal()
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA busy_timeout = 5000")
        MIGRATIONS.apply(db)
        if path.stat().st_size < CHECKED_BYTES and db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("its pages are inconsistent")
    except BaseException:
        connection.close()
        raise
    return db


def _refuse_newer(db: Database, path: Path) -> None:
    unknown = sorted({m.name for m in MIGRATIONS.applied(db)} - known_migrations())
    if unknown:
        raise DatabaseTooNew(
            f"The database {path} was written by a newer Wavebridge (step '{unknown[-1]}' is unknown here). "
            "Update Wavebridge, or move that file away to begin anew."
        )


def _set_aside(path: Path) -> Path:
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    path.replace(aside)
    for suffix in ("-wal", "-shm"):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + suffix))
    return aside
