"""Find text in the pane that has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from app.gui.panes.code_view import CodeView
from app.gui.theme.icons import Icons


class FindBar(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._view: CodeView | None = None
        self.edit = QLineEdit()
        self.edit.setAccessibleName("Text to find")
        self.edit.setClearButtonEnabled(True)
        self.edit.returnPressed.connect(lambda: self.seek())
        self.edit.textEdited.connect(lambda _: self.seek(again=True))
        self.result = QLabel()
        self.result.setObjectName("muted")
        self._where = QLabel()
        self._where.setObjectName("muted")
        self._buttons = []
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 6)
        row.addWidget(self._where)
        row.addWidget(self.edit, 1)
        row.addWidget(self.result)
        for icon, tip, action in (
            ("previous-problem", "Previous match", lambda: self.seek(backward=True)),
            ("next-problem", "Next match", lambda: self.seek()),
            ("close", "Close", self.hide_bar),
        ):
            button = QToolButton()
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.clicked.connect(action)
            self._buttons.append((button, icon))
            row.addWidget(button)
        self.hide()

    def set_icons(self, icons: Icons) -> None:
        for button, name in self._buttons:
            button.setIcon(icons.icon(name))

    def start(self, view: CodeView) -> None:
        self._view = view
        self._where.setText(f"Find in {view.accessibleName()}:")
        selected = view.textCursor().selectedText()
        if selected and "\u2029" not in selected:
            self.edit.setText(selected)
        self.result.clear()
        self.show()
        self.edit.setFocus()
        self.edit.selectAll()

    def seek(self, backward: bool = False, again: bool = False) -> None:
        """Go to the next match, around the end; `again` looks from where the present match begins."""
        view, text = self._view, self.edit.text()
        if view is None or not text:
            self.result.clear()
            return
        if again:
            cursor = view.textCursor()
            cursor.setPosition(cursor.selectionStart())
            view.setTextCursor(cursor)
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        found = view.document().find(text, view.textCursor(), flags)
        if found.isNull():
            start = view.document().characterCount() - 1 if backward else 0
            found = view.document().find(text, start, flags)
        self.result.setText("" if not found.isNull() else "Not found")
        if not found.isNull():
            view.go_to(found.blockNumber())
            view.setTextCursor(found)

    def hide_bar(self) -> None:
        self.hide()
        if self._view is not None:
            self._view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide_bar()
        else:
            super().keyPressEvent(event)
