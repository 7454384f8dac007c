"""One box to find files, kernels and commands: ``>`` asks for commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.gui.presenters.fuzzy import best

LIMIT = 40
DETAIL_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Entry:
    """Something to go to or do; `detail` stands at the right, `text` is what is matched."""

    text: str
    detail: str
    icon: QIcon
    run: Callable[[], object]
    enabled: bool = True


class DetailAtRight(QStyledItemDelegate):
    """Draws the detail of an entry at the right end of its row, in the colour of lesser text."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        detail = index.data(DETAIL_ROLE)
        if detail:
            area: QRect = option.rect
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(area.adjusted(0, 0, -10, 0), int(_AT_RIGHT), detail)


class Locator(QDialog):
    """Up and Down choose, Enter goes, Escape leaves."""

    def __init__(self, places: Sequence[Entry], commands: Sequence[Entry], text: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName("Go to file, kernel or command")
        self.setObjectName("locatorPopup")
        self._places, self._commands = places, commands
        self._shown: list[Entry] = []
        self.edit = QLineEdit()
        self.edit.setAccessibleName("What to find")
        self.edit.setPlaceholderText("File or kernel; type > for commands")
        self.list = QListWidget()
        self.list.setAccessibleName("Matches")
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(16, 16))
        self.list.setItemDelegate(DetailAtRight(self.list))
        self.list.itemClicked.connect(lambda _: self._run())
        self._none = QLabel("Nothing matches.")
        self._none.setObjectName("muted")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.edit)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._none)
        self.resize(640, 420)
        self.edit.textChanged.connect(self._filter)
        self.edit.installEventFilter(self)
        self.edit.setText(text)
        self._filter(text)

    def open_over(self, window: QWidget) -> None:
        area = window.mapToGlobal(window.rect().topLeft())
        self.move(area.x() + (window.width() - self.width()) // 2, area.y() + 74)
        self.show()
        self.edit.setFocus()

    def _filter(self, text: str) -> None:
        wants_commands = text.startswith(">")
        entries = self._commands if wants_commands else self._places
        self._shown = [m.item for m in best(text.removeprefix(">"), entries, lambda e: e.text, LIMIT)]
        self.list.clear()
        for entry in self._shown:
            item = QListWidgetItem(entry.icon, entry.text)
            item.setData(DETAIL_ROLE, entry.detail)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.text}, {entry.detail}")
            if not entry.enabled:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self.list.setCurrentRow(next((i for i, e in enumerate(self._shown) if e.enabled), -1))
        self.list.setVisible(bool(self._shown))
        self._none.setVisible(not self._shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
                QApplication.sendEvent(self.list, event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run()
                return True
        return super().eventFilter(watched, event)

    def _run(self) -> None:
        row = self.list.currentRow()
        entry = self._shown[row] if 0 <= row < len(self._shown) else None
        self.close()
        if entry is not None and entry.enabled:
            entry.run()
