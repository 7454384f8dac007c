"""The compile panel: how the current file's HIP translation compiled, and what its kernels use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.models.compile_model import CompileModel
from app.gui.presenters.compiles import Compiles, ending
from app.gui.tasks import Compiled
from app.gui.theme.icons import Icons

_INTRODUCTION = (
    "Compile HIP has a compiler read this file's HIP translation, for the host and for each architecture of the target. "
    "Nothing of the project is run. Errors appear in the problems list, on the CUDA lines."
)
_ICONS = {"compiled": "ok", "errors": "error", "not_run": "unsupported"}


class CompilePanel(QWidget):
    """`place_chosen`: the file and 1-based CUDA line of the kernel whose row was activated."""

    place_chosen = Signal(object, int)

    def __init__(self, compiles: Compiles, model: CompileModel, actions: list[QAction]) -> None:
        super().__init__()
        self._compiles, self._model = compiles, model
        self._icons: Icons | None = None
        self._path: Path | None = None
        self._mark, self.summary, self.detail = QLabel(), QLabel(), QLabel()
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(180)
        self.bar.setAccessibleName("Compiling")
        self.table = self._make_table()
        self.detail.setObjectName("muted")
        for label in (self.summary, self.detail):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.setSpacing(5)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.bar)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.summary, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 0)
        layout.setSpacing(6)
        layout.addLayout(buttons)
        layout.addLayout(head)
        layout.addWidget(self.detail)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)
        compiles.changed.connect(self.refresh)
        self.refresh()

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setAccessibleName("What kernels use")
        table.setModel(self._model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(25)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(self._chosen)
        table.clicked.connect(self._chosen)
        return table

    def set_icons(self, icons: Icons) -> None:
        self._icons = icons
        self.refresh()

    def show_file(self, path: Path | None) -> None:
        self._path = path
        self.refresh()

    def refresh(self) -> None:
        path, compiles = self._path, self._compiles
        compiled = compiles.result(path) if path is not None else None
        running = path is not None and compiles.is_running(path)
        self.bar.setVisible(compiles.running)
        self._model.set_rows(compiled.figures or () if compiled is not None and not running else ())
        self.table.setVisible(self._model.rowCount() > 0)
        if path is None:
            self._say("", "", _INTRODUCTION)
        elif running:
            self._say("pending", f"Compiling {path.name}…", "")
        elif compiled is not None:
            self._say(_ICONS[compiled.status], f"{path.name}: {ending(compiled)}", _detail(compiled))
        elif failure := compiles.failure(path):
            self._say("unsupported", f"{path.name} was not compiled. {failure}", "")
        else:
            self._say("", f"{path.name} has not been compiled since it was translated.", _INTRODUCTION)

    def _say(self, icon: str, summary: str, detail: str) -> None:
        if self._icons is not None and icon:
            self._mark.setPixmap(self._icons.pixmap(icon, 16))
        self._mark.setVisible(bool(icon))
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))

    def _chosen(self, index: QModelIndex) -> None:
        line = self._model.line(index)
        if self._path is not None and line:
            self.place_chosen.emit(self._path, line)


def _detail(compiled: Compiled) -> str:
    """Each pass with its time and outcome, then what the compiler could not tell."""
    words = {"compiled": "compiled", "errors": "errors", "timeout": "no end in time", "crash": "failed"}
    passes = ", ".join(f"{p.target} {words[p.outcome]} ({p.seconds:.1f} s)" for p in compiled.passes)
    message = compiled.message if compiled.status != "not_run" else ""
    if compiled.figures == () and compiled.status == "compiled":
        message = f"{message} No kernel of this file is compiled into code.".strip()
    return "\n".join(part for part in (passes, message) if part)
