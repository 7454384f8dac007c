"""Look up what one CUDA name becomes."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.gui.presenters.events import Dispatch
from app.gui.presenters.preferences import Preferences
from app.gui.tasks import api_task
from app.jobs.outcome import Done, Outcome
from app.jobs.pool import JobPool

TYPING_PAUSE_MS = 250
_HINT = "Type a CUDA function, type, constant or header, such as cudaMallocAsync or cublasSgemm."


class ApiPanel(QWidget):
    def __init__(self, pool: JobPool, dispatch: Dispatch, preferences: Preferences) -> None:
        super().__init__()
        self._pool, self._dispatch, self._preferences = pool, dispatch, preferences
        self._latest = 0
        self.name = QLineEdit()
        self.name.setPlaceholderText("CUDA name")
        self.name.setAccessibleName("CUDA name to look up")
        self.name.setClearButtonEnabled(True)
        self.answer = QPlainTextEdit()
        self.answer.setReadOnly(True)
        self.answer.setAccessibleName("What the name becomes")
        self.answer.setPlainText(_HINT)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.look_up)
        self.name.textChanged.connect(lambda _: self._pause.start())
        self.name.returnPressed.connect(self.look_up)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 0)
        layout.setSpacing(6)
        layout.addWidget(self.name)
        layout.addWidget(self.answer, 1)

    def set_code_font(self, font: QFont) -> None:
        self.answer.setFont(font)

    def look_up(self) -> None:
        self._pause.stop()
        name = self.name.text().strip()
        self._latest += 1
        if not name:
            self.answer.setPlainText(_HINT)
            return
        ticket = self._latest
        self._pool.submit(
            api_task,
            name,
            self._preferences.options().hip.rocm,
            title=f"Look up {name}",
            priority=-2,
            on_end=lambda outcome: self._dispatch(lambda: self._answered(ticket, outcome)),
        )

    def ask(self, name: str) -> None:
        self.name.setText(name)
        self.name.setFocus()
        self.name.selectAll()

    def _answered(self, ticket: int, outcome: Outcome) -> None:
        if ticket == self._latest:
            self.answer.setPlainText(outcome.value[1] if isinstance(outcome, Done) else outcome.message)
