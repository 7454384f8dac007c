"""The export dialog: where to and what, progress, and what came of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.export.model import ExportSummary
from app.gui.presenters.exporting import Exporting, ExportTarget, note_text, summary_lines
from app.gui.theme.icons import Icons

_NOTE_ICONS = {"info": "info", "warning": "warned", "error": "error"}


class ExportDialog(QDialog):
    def __init__(
        self, exporting: Exporting, icons: Icons, project: str, target_line: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(f"Export {project}")
        self.setMinimumSize(620, 380)
        self._exporting, self._icons = exporting, icons
        self._summary: ExportSummary | None = None
        self._open = True
        self.pages = QStackedWidget()
        self.pages.addWidget(self._form_page(target_line))
        self.pages.addWidget(self._progress_page())
        self.pages.addWidget(self._result_page())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.addWidget(self.pages)
        exporting.progress.connect(self._step)
        exporting.finished.connect(self._finished)
        exporting.failed.connect(self._failed)
        self._target_changed()

    # ------------------------------------------------------------------ pages

    def _form_page(self, target_line: str) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        heading = QLabel("Write the translated project to a new folder")
        heading.setObjectName("heading")
        self.hip = QRadioButton("HIP project: every file, translated, with its CMake files and Makefiles")
        self.vulkan = QRadioButton("Vulkan kernels: GLSL, SPIR-V and the interface of each")
        self.hip.setChecked(True)
        group = QButtonGroup(page)
        for button in (self.hip, self.vulkan):
            group.addButton(button)
            button.toggled.connect(self._target_changed)
        made_for = QLabel(f"Made for {target_line}. The settings change that.")
        made_for.setObjectName("muted")
        self.folder = QLineEdit()
        self.folder.setAccessibleName("Folder to write to")
        self.folder.textChanged.connect(self._check)
        browse = QPushButton("Browse…")
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.addWidget(self.folder, 1)
        row.addWidget(browse)
        label = QLabel("&Folder")
        label.setBuddy(self.folder)
        self.objection = QLabel()
        self.objection.setObjectName("errorText")
        self.objection.setWordWrap(True)
        self.start = QPushButton("Export")
        self.start.setDefault(True)
        self.start.clicked.connect(self._start)
        close = QPushButton("Close")
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        for widget in (heading, self.hip, self.vulkan, made_for):
            column.addWidget(widget)
        column.addSpacing(8)
        column.addWidget(label)
        column.addLayout(row)
        column.addWidget(self.objection)
        column.addStretch(1)
        column.addLayout(_button_row(close, self.start))
        return page

    def _progress_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName("Export progress")
        self.step = QLabel()
        self.step.setObjectName("muted")
        heading = QLabel("Exporting…")
        heading.setObjectName("heading")
        self.cancel = QPushButton("Cancel")
        self.cancel.clicked.connect(self._exporting.cancel)
        column.addStretch(1)
        for widget in (heading, self.bar, self.step):
            column.addWidget(widget)
        column.addStretch(2)
        column.addLayout(_button_row(self.cancel))
        return page

    def _result_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.result_title = QLabel()
        self.result_title.setObjectName("heading")
        self.result_title.setWordWrap(True)
        self.notes = QListWidget()
        self.notes.setAccessibleName("What was exported")
        self.notes.setWordWrap(True)
        self.open_folder = QPushButton("Open Folder")
        self.open_folder.setAutoDefault(False)
        self.open_folder.clicked.connect(self._show_folder)
        again = QPushButton("Back")
        again.setAutoDefault(False)
        again.clicked.connect(self._back)
        done = QPushButton("Done")
        done.setObjectName("primary")
        done.clicked.connect(self.accept)
        column.addWidget(self.result_title)
        column.addWidget(self.notes, 1)
        column.addLayout(_button_row(self.open_folder, again, done))
        return page

    # ------------------------------------------------------------------ what happens

    @property
    def target(self) -> ExportTarget:
        return "hip" if self.hip.isChecked() else "vulkan"

    def _target_changed(self) -> None:
        self.folder.setText(str(self._exporting.suggestion(self.target)))
        self._check()

    def _check(self) -> None:
        objection = self._exporting.objection(self.folder.text())
        self.objection.setText(objection)
        self.start.setEnabled(not objection)

    def _browse(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, "Export to", str(Path(self.folder.text()).parent))
        if chosen:
            self.folder.setText(chosen)

    def _start(self) -> None:
        self._check()
        if not self.start.isEnabled():
            return
        self.bar.setRange(0, 0)
        self.step.setText("Reading the project")
        self.pages.setCurrentIndex(1)
        self._exporting.start(Path(self.folder.text()), self.target)

    def _step(self, done: int, total: int, what: str) -> None:
        if self._open:
            self.bar.setRange(0, max(1, total))
            self.bar.setValue(done)
            self.step.setText(what)

    def _finished(self, summary: ExportSummary) -> None:
        if not self._open:
            return
        self._summary = summary
        self.result_title.setText(f"Written to {summary.out}")
        self.notes.clear()
        for icon, text in summary_lines(summary):
            self.notes.addItem(QListWidgetItem(self._icons.icon(icon), text))
        for note in summary.notes:
            self.notes.addItem(QListWidgetItem(self._icons.icon(_NOTE_ICONS[note.severity]), note_text(note)))
        self.open_folder.setVisible(True)
        self.pages.setCurrentIndex(2)

    def _failed(self, message: str) -> None:
        if not self._open:
            return
        self.result_title.setText("Nothing was written")
        self.notes.clear()
        self.notes.addItem(QListWidgetItem(self._icons.icon("error"), message))
        self.open_folder.setVisible(False)
        self.pages.setCurrentIndex(2)

    def _back(self) -> None:
        self._target_changed()
        self.pages.setCurrentIndex(0)

    def _show_folder(self) -> None:
        if self._summary is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._summary.out)))

    def done(self, result: int) -> None:
        self._open = False
        self._exporting.cancel()
        super().done(result)


def _button_row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return row
