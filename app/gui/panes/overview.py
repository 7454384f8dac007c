"""A strip beside a pane, in place of its scroll bar: the whole file's changes and problems, and the part in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.gui.panes.code_view import CodeView, Mark, worst_last
from app.gui.theme.colours import Theme

WIDTH = 13


class Overview(QWidget):
    def __init__(self, view: CodeView) -> None:
        super().__init__()
        self._view = view
        self._theme: Theme | None = None
        self._changed: Sequence[tuple[int, int]] = ()
        self._marks: Sequence[Mark] = ()
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"Overview of {view.accessibleName()}")
        view.scrolled.connect(self.update)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_places(self, changed: Sequence[tuple[int, int]], marks: Sequence[Mark]) -> None:
        self._changed, self._marks = changed, worst_last(marks)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.code_colour("gutter"))
        lines = max(1, self._view.blockCount())
        scale = min(self.height() / lines, self._view.line_height())
        touched = theme.code.get(f"{self._view.side}_touched")
        if touched is not None:
            for a, b in self._changed:
                painter.fillRect(QRectF(3, a * scale, WIDTH - 6, max(2.0, (b - a) * scale)), QColor(touched))
        for mark in self._marks:
            painter.fillRect(
                QRectF(2, mark.line * scale, WIDTH - 4, max(2.5, scale)), theme.status_colour(mark.severity)
            )
        if self._view.visible_lines() < lines:
            self._paint_seen(painter, theme, scale)
        painter.end()

    def _paint_seen(self, painter: QPainter, theme: Theme, scale: float) -> None:
        seen = QColor(theme.palette["muted"])
        seen.setAlpha(46)
        painter.fillRect(QRectF(0, self._view.top() * scale, WIDTH, self._view.visible_lines() * scale), seen)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event.position().y())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._view.wheelEvent(event)

    def _jump(self, y: float) -> None:
        lines = max(1, self._view.blockCount())
        scale = min(self.height() / lines, self._view.line_height())
        self._view.scroll_to(y / scale - self._view.visible_lines() / 2)
