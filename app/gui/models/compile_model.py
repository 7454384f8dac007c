"""What kernels use on each architecture: a row a kernel and architecture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.gui.tasks import KernelFigures

Index = QModelIndex | QPersistentModelIndex
COLUMNS = ("Kernel", "Architecture", "VGPRs", "SGPRs", "LDS", "Scratch", "Occupancy")
TIPS = (
    "",
    "",
    "Vector registers of a lane",
    "Scalar registers of a wave",
    "Static shared memory of a block, in bytes",
    "Private memory of a lane, in bytes: spilled registers and arrays",
    "Waves that fit on a SIMD",
)


class CompileModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[KernelFigures] = []

    def set_rows(self, rows: Sequence[KernelFigures]) -> None:
        if list(rows) != self._rows:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()

    def line(self, index: Index) -> int:
        """The CUDA line of a row's kernel; 0 where it is unknown."""
        return self._rows[index.row()].line if index.isValid() else 0

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return COLUMNS[section]
            if role == Qt.ItemDataRole.ToolTipRole:
                return TIPS[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(section)
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._rows[index.row()]
        figures = (row.vgprs, row.sgprs, f"{row.lds:,} B", f"{row.scratch:,} B", row.occupancy)
        text = (row.kernel, row.architecture, *(str(f) for f in figures))[index.column()]
        return f"{COLUMNS[index.column()]}: {text}" if role == Qt.ItemDataRole.AccessibleTextRole else text


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)
