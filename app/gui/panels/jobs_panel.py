"""Background jobs, each of which can be cancelled."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.gui.models.jobs_model import JobsModel

REFRESH_MS = 500


class JobsPanel(QWidget):
    def __init__(self, model: JobsModel) -> None:
        super().__init__()
        self._model = model
        self.table = QTableView()
        self.table.setAccessibleName("Background jobs")
        self.table.setModel(model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(25)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.cancel = QPushButton("Cancel Job")
        self.cancel.clicked.connect(self._cancel)
        idle = QLabel("Nothing is running.")
        idle.setObjectName("muted")
        idle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(idle)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self._stack, 1)
        layout.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setInterval(REFRESH_MS)
        self._timer.timeout.connect(self.refresh)

    def refresh(self) -> None:
        current = self.table.currentIndex().row()
        self._model.refresh()
        rows = self._model.rowCount()
        if 0 <= current < rows and not self.table.currentIndex().isValid():
            self.table.selectRow(current)
        self._stack.setCurrentIndex(0 if rows else 1)
        self.cancel.setEnabled(rows > 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _cancel(self) -> None:
        if self.table.currentIndex().isValid():
            self._model.cancel(self.table.currentIndex())
            self.refresh()
