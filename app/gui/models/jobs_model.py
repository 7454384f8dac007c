"""Background jobs: a snapshot of the pools, taken anew while the list is in sight."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.jobs.pool import JobInfo, JobPool

Index = QModelIndex | QPersistentModelIndex
COLUMNS = ("Job", "State", "Time")


class JobsModel(QAbstractTableModel):
    def __init__(self, pools: tuple[JobPool, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pools = pools
        self._rows: list[tuple[JobPool, JobInfo]] = []

    def refresh(self) -> None:
        """Take the jobs as they are now; at most the first 200."""
        rows = [(pool, job) for pool in self._pools for job in pool.jobs()][:200]
        if [j.id for _, j in rows] == [j.id for _, j in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 1), self.index(len(rows) - 1, 2))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def cancel(self, index: Index) -> None:
        pool, info = self._rows[index.row()]
        if (job := pool.find(info.id)) is not None:
            pool.cancel(job)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        job = self._rows[index.row()][1]
        return (job.title, job.state, f"{job.seconds:.1f} s" if job.state == "running" else "")[index.column()]
