"""Tells which project files changed on disk, from one background thread (watchfiles)."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import watchfiles

Changed = Callable[[frozenset[Path]], None]


class ProjectWatcher:
    """Watches a folder and calls `changed` (on its own thread) with the paths that were added, written or removed.

    `failed` is called once with a sentence where the system cannot watch (too many folders for inotify, a network file
    system); the window then offers to look again by hand.
    """

    def __init__(self, root: Path, changed: Changed, failed: Callable[[str], None]) -> None:
        self._root, self._changed, self._failed = root, changed, failed
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="project-watcher", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _run(self) -> None:
        try:
            for changes in watchfiles.watch(
                self._root, watch_filter=self._wanted, debounce=400, step=50, rust_timeout=200, stop_event=self._stop
            ):
                if not self._stop.is_set():
                    self._changed(frozenset(Path(path) for _, path in changes))
        except (OSError, RuntimeError) as error:
            if not self._stop.is_set():
                self._failed(f"Changes on disk are not noticed by themselves here ({error}). Press F5 to look again.")

    def _wanted(self, _change: watchfiles.Change, path: str) -> bool:
        """Hidden folders (.git, .wavebridge) and editors' swap files are not the project's."""
        try:
            parts = Path(path).relative_to(self._root).parts
        except ValueError:
            return False
        return not any(p.startswith(".") for p in parts) and not path.endswith(("~", ".swp"))
