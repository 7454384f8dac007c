"""The store: one thread owns the one connection; everybody else hands it work and gets futures."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import platformdirs

from app.store.checks import CheckRepository
from app.store.database import open_database
from app.store.fixes import FixRepository
from app.store.projects import ProjectRepository
from app.store.settings import SettingsRepository
from app.store.translations import TranslationRepository

T = TypeVar("T")

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Repositories:
    """The tables, as the store's thread sees them."""

    projects: ProjectRepository
    translations: TranslationRepository
    checks: CheckRepository
    settings: SettingsRepository
    fixes: FixRepository


def default_path() -> Path:
    """Where the database lies for this user."""
    return platformdirs.user_data_path("wavebridge", appauthor=False) / "wavebridge.db"


class Store:
    """An open store.  `notice` is a sentence for the user where the database had to be set aside."""

    def __init__(self, path: Path) -> None:
        """Open the database; raises DatabaseTooNew and OSError (`open_database`)."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        try:
            opened = self._thread.submit(open_database, path).result()
        except BaseException:
            self._thread.shutdown(wait=True)
            raise
        self._db = opened.db
        self.notice = opened.notice
        self._tables = Repositories(
            ProjectRepository(opened.db),
            TranslationRepository(opened.db),
            CheckRepository(opened.db),
            SettingsRepository(opened.db),
            FixRepository(opened.db),
        )

    def submit(self, work: Callable[[Repositories], T]) -> Future[T]:
        """Do `work` on the store's thread, after what was handed in before."""
        return self._thread.submit(work, self._tables)

    def write(self, work: Callable[[Repositories], object]) -> None:
        """Like `submit`, where nobody waits: an error is logged."""
        self.submit(work).add_done_callback(_log_failure)

    def close(self) -> None:
        """Finish what was handed in and close the database."""
        self._thread.submit(self._db.conn.close).result()
        self._thread.shutdown(wait=True)


def _log_failure(future: Future[object]) -> None:
    if error := future.exception():
        _LOG.error("The database could not be written: %s", error)
