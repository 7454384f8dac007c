"""What outlives single widgets: store, worker pools, preferences, presenters."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.gui.bridge import Bridge
from app.gui.presenters.checks import Checks
from app.gui.presenters.compiles import Compiles
from app.gui.presenters.preferences import Preferences
from app.gui.presenters.rules import RuleBook
from app.gui.presenters.workspace import Workspace
from app.jobs.pool import JobPool
from app.jobs.translation.task import warm_up_task
from app.store.store import Store


@dataclass(frozen=True)
class Pools:
    """`running` is for checks, exports and look-ups: they may take long, and translations must not wait for them."""

    translating: JobPool
    running: JobPool

    @classmethod
    def start(cls) -> Pools:
        return cls(JobPool(max(1, (os.cpu_count() or 2) - 1), "translate"), JobPool(1, "run"))

    def close(self) -> None:
        self.translating.close()
        self.running.close()


class Services:
    """Made once; `close` ends every thread and process that it started (pools that were handed in stay open)."""

    def __init__(self, database: Path, ask_trust: Callable[[Path], bool | None], pools: Pools | None = None) -> None:
        """Raises DatabaseTooNew and OSError (`Store`)."""
        self.store = Store(database)
        self.bridge = Bridge()
        self._pools = pools or Pools.start()
        self._owns_pools = pools is None
        self.translating, self.running = self._pools.translating, self._pools.running
        stored = self.store.submit(lambda tables: tables.settings.all()).result(timeout=10)
        self.preferences = Preferences(stored)
        self.rules = RuleBook()
        self.workspace = Workspace(
            self.store, self.translating, self.bridge.dispatch, self.bridge.later, self.preferences
        )
        self.checks = Checks(self.workspace, self.running, ask_trust)
        self.compiles = Compiles(self.workspace, self.running)

    def warm_up(self) -> None:
        """Have a worker load what the first translation needs."""
        self.translating.submit(warm_up_task, title="Start a worker", on_end=lambda outcome: None, priority=-5)

    def close(self) -> None:
        self.workspace.shut_down()
        self.bridge.close()
        if self._owns_pools:
            self._pools.close()
        else:
            self.translating.cancel_all()
            self.running.cancel_all()
        self.store.close()
