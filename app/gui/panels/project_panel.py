"""The project tree with its filter."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.gui.models.project_model import COLUMNS, KERNEL_ROLE, PATH_ROLE, ProjectModel

COLUMN_WIDTH, ICON_SIZE = 38, 16
EXPANDED_ROWS = 400
TYPING_PAUSE_MS = 120


class CentredIcon(QStyledItemDelegate):
    """Draws a cell that holds nothing but an icon in its middle (asking the model once: there are many cells)."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view = self.parent()
        assert isinstance(view, QTreeView)
        view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, view)
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if icon is not None:
            place: QRect = option.rect
            box = QRect(0, 0, ICON_SIZE, ICON_SIZE)
            box.moveCenter(place.center())
            icon.paint(painter, box)


class ProjectPanel(QWidget):
    """`chosen`: a file, and the key and line of a kernel in it where one was clicked."""

    chosen = Signal(Path, str, int)

    def __init__(self, model: ProjectModel) -> None:
        super().__init__()
        self._model = model
        self.title = QLabel("Project")
        self.title.setObjectName("paneTitle")
        self.detail = QLabel()
        self.detail.setObjectName("muted")
        self.filter = QLineEdit()
        self.filter.setPlaceholderText("Filter files and kernels")
        self.filter.setClearButtonEnabled(True)
        self.filter.setAccessibleName("Filter files and kernels")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._filter)
        self.filter.textChanged.connect(lambda _: self._pause.start())
        self.tree = self._make_tree()
        head = QHBoxLayout()
        head.setContentsMargins(4, 2, 4, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.detail)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 0, 6)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.filter)
        layout.addWidget(self.tree, 1)

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setAccessibleName("Project files and kernels")
        tree.setModel(self._model)
        tree.setUniformRowHeights(True)
        tree.setIndentation(15)
        tree.setAllColumnsShowFocus(True)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(30)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(COLUMNS)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, COLUMN_WIDTH)
            tree.setItemDelegateForColumn(column, CentredIcon(tree))
        tree.selectionModel().currentChanged.connect(self._current)
        tree.clicked.connect(self._current)
        return tree

    def expand_folders(self) -> None:
        """Open folders, not files; in large projects only the upper ones."""
        pending, budget = [self._model.index(0, 0)], EXPANDED_ROWS
        while pending and budget > 0:
            folder = pending.pop(0)
            if not folder.isValid() or folder.data(PATH_ROLE) is not None:
                continue
            rows = self._model.rowCount(folder)
            budget -= rows
            self.tree.expand(folder)
            pending += [self._model.index(row, 0, folder) for row in range(rows)]

    def show_current(self, path: Path, kernel_key: str = "") -> None:
        """Select a file or kernel without telling anyone."""
        index = self._model.index_of(path, kernel_key)
        selection = self.tree.selectionModel()
        if not index.isValid() or selection.currentIndex() == index:
            return
        blocked = selection.blockSignals(True)
        self.tree.setCurrentIndex(index)
        selection.blockSignals(blocked)
        self.tree.scrollTo(index)
        self.tree.viewport().update()

    def _filter(self) -> None:
        self._model.set_filter(self.filter.text())
        if self.filter.text():
            self.tree.expandAll()
        else:
            self.expand_folders()

    def _current(self, index: QModelIndex) -> None:
        path = index.siblingAtColumn(0).data(PATH_ROLE)
        if path is None:
            return
        kernel = index.siblingAtColumn(0).data(KERNEL_ROLE)
        self.chosen.emit(path, kernel.key if kernel else "", kernel.line if kernel else 0)
