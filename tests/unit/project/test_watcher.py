"""The watcher reports changes of the project's files, and ends when closed."""

from __future__ import annotations

import queue
import threading
from pathlib import Path

from app.project.watcher import ProjectWatcher


def test_changes_are_reported_and_hidden_folders_are_not(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    seen: queue.Queue[frozenset[Path]] = queue.Queue()
    watcher = ProjectWatcher(tmp_path, seen.put, lambda message: seen.put(frozenset({Path(message)})))
    watcher.start()
    try:
        changed: frozenset[Path] = frozenset()
        for attempt in range(50):  # the first writes may precede the watch itself
            (tmp_path / ".git" / "index").write_text(str(attempt))
            (tmp_path / "a.cu").write_text(str(attempt))
            try:
                changed = seen.get(timeout=0.5)
                break
            except queue.Empty:
                continue
        assert changed == {tmp_path / "a.cu"}
    finally:
        watcher.close()
    assert "project-watcher" not in {t.name for t in threading.enumerate()}
