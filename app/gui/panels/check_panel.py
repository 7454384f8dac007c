"""The check panel: before the first run what can run here; then a row an executor, kernel by kernel."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.gui.models.checks_model import COLUMNS, PLACE_ROLE, ChecksModel
from app.gui.presenters.checks import Checks
from app.gui.theme.icons import Icons

_INTRODUCTION = (
    "A check runs a kernel several times on the same inputs: the CUDA source on a CPU reference, the HIP translation with "
    "32 and 64 lanes and on an AMD GPU, the Vulkan translation on every Vulkan device. Then it compares what they computed."
)


class CheckPanel(QWidget):
    """`place_chosen`: a (path, line, kernel) of the row that was activated."""

    place_chosen = Signal(object)

    def __init__(self, checks: Checks, model: ChecksModel, actions: list[QAction]) -> None:
        super().__init__()
        self._checks, self._model = checks, model
        self._icons: Icons | None = None
        self._closed_kernels: set[object] = set()
        self._open_rows: set[object] = set()
        self._current: tuple[Path, int, str] | None = None
        self.trust = QLabel()
        self.trust.setObjectName("muted")
        self.tree = self._make_tree()
        self._devices = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._intro())
        self._stack.addWidget(self.tree)
        row = QHBoxLayout()
        row.setSpacing(5)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.trust)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self._stack, 1)
        checks.changed.connect(self._refresh)
        checks.state_changed.connect(self._refresh)
        checks.state_changed.connect(self._show_devices)

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setAccessibleName("Check results")
        tree.setModel(self._model)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        header = tree.header()
        for column, width in enumerate((380, 170, 80, 80, 84, 88, 78)):
            header.resizeSection(column, width)
        header.setSectionResizeMode(len(COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)
        tree.activated.connect(self._chosen)
        tree.clicked.connect(self._chosen)
        self._model.modelAboutToBeReset.connect(self._note_open)
        self._model.modelReset.connect(self._expand)
        return tree

    def _intro(self) -> QWidget:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(10)
        text = QLabel(_INTRODUCTION)
        text.setWordWrap(True)
        text.setMaximumWidth(900)
        title = QLabel("What can run here")
        title.setObjectName("paneTitle")
        self._grid_box = QFrame()
        self._grid = QGridLayout(self._grid_box)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(3, 1)
        column.addWidget(text)
        column.addWidget(title)
        column.addWidget(self._grid_box)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        area.setAccessibleName("What can run here")
        return area

    def set_icons(self, icons: Icons) -> None:
        self._icons = icons
        self._model.set_icons(icons)
        self._show_devices()

    def show_kernel(self, path: Path, kernel: str) -> None:
        """Bring a kernel's rows into sight."""
        index = self._model.row_of(path, kernel)
        if index.isValid():
            self.tree.setCurrentIndex(index)
            self.tree.scrollTo(index, QTreeView.ScrollHint.PositionAtTop)

    def show_trust(self, trusted: bool) -> None:
        self.trust.setText("" if trusted else "This project's code has not been run yet; the first check asks.")

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._checks.probe()
        self._refresh()

    def _refresh(self) -> None:
        self._stack.setCurrentIndex(1 if self._checks.kernels else 0)

    def _note_open(self) -> None:
        """Before the rows are made anew: which executors' findings the user has open, which kernels closed."""
        model, tree = self._model, self.tree
        self._closed_kernels, self._open_rows = set(), set()
        current = tree.currentIndex()
        self._current = current.data(PLACE_ROLE) if current.isValid() else None
        for r in range(model.rowCount()):
            kernel = model.index(r, 0)
            if not tree.isExpanded(kernel):
                self._closed_kernels.add(kernel.data(PLACE_ROLE))
            for k in range(model.rowCount(kernel)):
                row = model.index(k, 0, kernel)
                if tree.isExpanded(row):
                    self._open_rows.add((kernel.data(PLACE_ROLE), row.data()))

    def _expand(self) -> None:
        """Kernels are open; findings are a click away, and span the row."""
        model, tree = self._model, self.tree
        for r in range(model.rowCount()):
            kernel = model.index(r, 0)
            tree.setExpanded(kernel, kernel.data(PLACE_ROLE) not in self._closed_kernels)
            for k in range(model.rowCount(kernel)):
                row = model.index(k, 0, kernel)
                tree.setExpanded(row, (kernel.data(PLACE_ROLE), row.data()) in self._open_rows)
                for f in range(model.rowCount(row)):
                    tree.setFirstColumnSpanned(f, row, True)
        if self._current is not None:
            self.show_kernel(self._current[0], self._current[2])

    def _show_devices(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        devices = self._checks.devices
        if self._icons is None:
            return
        if devices is None:
            text = self._checks.devices_error or "Looking…"
            self._grid.addWidget(QLabel(text), 0, 0, 1, 4)
            return
        for row, device in enumerate(devices):
            mark = QLabel()
            mark.setPixmap(self._icons.pixmap("ok" if device.usable else "unsupported", 16))
            mark.setAccessibleName("usable" if device.usable else "not usable")
            name = QLabel(device.name)
            name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            kind = QLabel(device.kind)
            kind.setObjectName("muted")
            detail = QLabel(device.reason if not device.usable else device.driver)
            detail.setObjectName("muted")
            detail.setWordWrap(True)
            for column, widget in enumerate((mark, name, kind, detail)):
                self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)

    def _chosen(self, index: QModelIndex) -> None:
        place = index.data(PLACE_ROLE)
        if place is not None:
            self.place_chosen.emit(place)
