"""The store: repositories, migrations, refusals, and the one thread that owns the connection."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store.database import DatabaseTooNew, open_database
from app.store.migrations import MIGRATIONS, known_migrations
from app.store.projects import Session, Suppression
from app.store.store import Repositories, Store
from app.store.translations import Lookup, translation_key


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "data" / "wavebridge.db")
    yield opened
    opened.close()
    assert not [t.name for t in threading.enumerate() if t.name.startswith("store")]


def on(store: Store, work: object) -> object:
    return store.submit(work).result(timeout=10)  # type: ignore[arg-type]


def test_the_connection_is_set_up_as_intended(store: Store) -> None:
    def pragmas(t: Repositories) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [t.projects._db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert on(store, pragmas) == ["wal", 1, 1, 5000]


def test_every_migration_is_known() -> None:
    assert {m.name for m in MIGRATIONS._migrations} == known_migrations()


def test_projects_are_listed_by_last_opening_and_keep_what_is_theirs(store: Store) -> None:
    def work(t: Repositories) -> None:
        a, b = t.projects.open(Path("/a")), t.projects.open(Path("/b"))
        assert t.projects.open(Path("/a")) == a != b
        assert [p.root.name for p in t.projects.recent()] == ["a", "b"]
        assert not t.projects.trusted(a)
        t.projects.set_trusted(a, True)
        assert t.projects.trusted(a)
        assert not t.projects.trusted(b)
        t.projects.set_scan(a, b"scan")
        assert (t.projects.scan(a), t.projects.scan(b)) == (b"scan", None)
        t.projects.set_session(a, Session(Path("/a/x.cu"), "k", 12))
        assert t.projects.session(a) == Session(Path("/a/x.cu"), "k", 12)
        assert t.projects.session(b) == Session()
        t.projects.suppress(a, Suppression("WB2001", "/a/x.cu"))
        t.projects.suppress(a, Suppression("WB3001"))
        t.projects.suppress(a, Suppression("WB3001"))
        assert t.projects.suppressions(a) == {Suppression("WB2001", "/a/x.cu"), Suppression("WB3001")}
        t.projects.unsuppress(a, Suppression("WB3001"))
        assert t.projects.suppressions(a) == {Suppression("WB2001", "/a/x.cu")}
        t.projects.forget(Path("/a"))
        assert [p.root.name for p in t.projects.recent()] == ["b"]
        assert t.projects.suppressions(a) == frozenset()

    on(store, work)


def test_a_session_of_another_version_is_left_aside(store: Store) -> None:
    def work(t: Repositories) -> None:
        a = t.projects.open(Path("/a"))
        t.projects._db.table("sessions").insert({"project": a, "version": 99, "data": "{}"})
        assert t.projects.session(a) == Session()

    on(store, work)


def test_a_translation_holds_only_while_source_headers_and_context_do(store: Store) -> None:
    lookup, included = Lookup("/p/a.cu", "s1", "c1"), {"/p/h.cuh": "h1"}

    def work(t: Repositories) -> None:
        key = t.translations.save(lookup, included, b"sum", b"view", b"result")
        assert key == translation_key(lookup, included)
        assert t.translations.find(lookup, {"/p/h.cuh": "h1"}) == key
        assert t.translations.find(lookup, {"/p/h.cuh": "h2"}) is None
        assert t.translations.find(lookup, {}) is None
        for other in (Lookup("/p/a.cu", "s2", "c1"), Lookup("/p/a.cu", "s1", "c2"), Lookup("/p/b.cu", "s1", "c1")):
            assert t.translations.find(other, {"/p/h.cuh": "h1"}) is None
        loaded = t.translations.load(key)
        assert loaded is not None
        assert (loaded.summary, loaded.view, loaded.result) == (b"sum", b"view", b"result")
        assert t.translations.summaries([key, "none"]) == {key: b"sum"}

    on(store, work)


def test_pruning_drops_the_least_recently_used(store: Store) -> None:
    def work(t: Repositories) -> None:
        keys = [t.translations.save(Lookup(f"/p/{i}", "s", "c"), {}, b"", b"", b"x" * 100) for i in range(5)]
        t.translations.summaries(keys[:1])
        assert t.translations.prune(250) == 3
        assert set(t.translations.summaries(keys)) == {keys[0], keys[4]}

    on(store, work)


def test_check_history_is_latest_first_and_bounded(store: Store) -> None:
    def work(t: Repositories) -> None:
        a = t.projects.open(Path("/a"))
        for i in range(25):
            t.checks.add(a, "/a/x.cu", "k", f"key{i}", b"%d" % i)
        t.checks.add(a, "/a/x.cu", "other", "key", b"o")
        history = t.checks.history(a, "/a/x.cu", "k")
        assert [c.rows for c in history] == [b"%d" % i for i in range(24, 4, -1)]
        assert [(c.kernel, c.rows) for c in t.checks.latest(a)] == [("k", b"24"), ("other", b"o")]

    on(store, work)


def test_settings_are_kept(tmp_path: Path) -> None:
    first = Store(tmp_path / "w.db")
    first.write(lambda t: t.settings.save({"theme": "dark", "rocm": "7.0"}))
    first.write(lambda t: t.settings.save({"theme": "light"}))
    first.close()
    second = Store(tmp_path / "w.db")
    assert on(second, lambda t: t.settings.all()) == {"theme": "light", "rocm": "7.0"}
    second.close()


def test_a_database_of_a_newer_version_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    opened = open_database(path).db
    opened.table("_sqlite_migrations").insert(
        {"migration_set": "wavebridge", "name": "m999_future", "applied_at": "2030-01-01"}
    )
    opened.conn.close()
    with pytest.raises(DatabaseTooNew, match=r"newer Wavebridge.*m999_future"):
        Store(path)
    assert path.exists()
    assert not list(tmp_path.glob("*.damaged*"))


@pytest.mark.parametrize("damage", ["not a database", "pages"])
def test_a_damaged_database_is_set_aside_and_said(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "w.db"
    if damage == "pages":
        store = Store(path)
        store.write(
            lambda t: [t.translations.save(Lookup(str(i), "s", "c"), {}, b"", b"", b"x" * 3000) for i in range(50)]
        )
        store.close()
        data = bytearray(path.read_bytes())
        data[8192:60000] = b"\xa5" * (60000 - 8192)
        path.write_bytes(data)
    else:
        path.write_bytes(b"this is not a database at all" * 100)
    before = path.read_bytes()
    store = Store(path)
    assert "damaged" in store.notice
    assert on(store, lambda t: t.settings.all()) == {}
    store.close()
    (aside,) = [p for p in tmp_path.glob("w.db.damaged-*") if not p.name.endswith(("-wal", "-shm"))]
    assert aside.read_bytes() == before


def test_a_failing_migration_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.db"

    def fail(db: object) -> None:
        raise sqlite3.IntegrityError("no")

    monkeypatch.setattr(MIGRATIONS._migrations[0], "fn", fail)
    with pytest.raises(sqlite3.IntegrityError):
        open_database(path)
    with sqlite3.connect(path) as db:
        assert not db.execute("select name from sqlite_master where name = 'projects'").fetchall()
