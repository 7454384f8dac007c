"""Brings functions onto the window's thread."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

_LOG = logging.getLogger(__name__)


class Bridge(QObject):
    """`dispatch` may be called from any thread, `later` on the window's; after `close` both do nothing."""

    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._arrived.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def dispatch(self, work: Callable[[], object]) -> None:
        if not self._closed:
            self._arrived.emit(work)

    def later(self, milliseconds: int, work: Callable[[], object]) -> None:
        timer = QTimer(self)  # a child, so that `close` finds it
        timer.setSingleShot(True)
        timer.timeout.connect(timer.deleteLater)
        timer.timeout.connect(lambda: self._run(work))
        timer.start(milliseconds)

    def close(self) -> None:
        self._closed = True
        for timer in self.findChildren(QTimer):
            timer.stop()

    @Slot(object)
    def _run(self, work: Callable[[], object]) -> None:
        if self._closed:
            return
        try:
            work()
        except Exception:
            _LOG.exception("A reply could not be handled")
            raise
