"""The strip between two panes: bands from lines on the left to the lines on the right that belong to them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.gui.panes.code_view import CodeView
from app.gui.theme.colours import Theme
from app.jobs.translation.links import Link

WIDTH = 30


class LinkStrip(QWidget):
    """Each link's a side are lines of the left view, its b side of the right one."""

    def __init__(self, left: CodeView, right: CodeView, colour: str) -> None:
        super().__init__()
        self._left, self._right, self._colour = left, right, colour
        self._theme: Theme | None = None
        self._links: Sequence[Link] = ()
        self._active: Link | None = None
        self.setFixedWidth(WIDTH)
        self.setAccessibleName("Links between the panes")
        left.scrolled.connect(self.update)
        right.scrolled.connect(self.update)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_links(self, links: Sequence[Link]) -> None:
        self._links, self._active = links, None
        self.update()

    def set_active(self, link: Link | None) -> None:
        if link != self._active:
            self._active = link
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.rect())
        for link in self._links:
            if self._in_sight(link):
                painter.fillPath(self._band(link), theme.code_colour(self._colour))
        if self._active is not None:
            colour = QColor(theme.palette["accent"])
            colour.setAlpha(120)
            painter.fillPath(self._band(self._active), colour)
        painter.end()

    def _in_sight(self, link: Link) -> bool:
        left, right = self._left, self._right
        return (link.a1 >= left.top() and link.a0 <= left.top() + left.visible_lines() + 1) or (
            link.b1 >= right.top() and link.b0 <= right.top() + right.visible_lines() + 1
        )

    def _band(self, link: Link) -> QPainterPath:
        left, right = self._offset(self._left), self._offset(self._right)
        a0, a1 = self._left.line_y(link.a0) + left, self._left.line_y(link.a1) + left
        b0, b1 = self._right.line_y(link.b0) + right, self._right.line_y(link.b1) + right
        a1, b1 = max(a1, a0 + 1.5), max(b1, b0 + 1.5)
        middle, width = self.width() / 2, float(self.width())
        path = QPainterPath(QPointF(0, a0))
        path.cubicTo(middle, a0, middle, b0, width, b0)
        path.lineTo(width, b1)
        path.cubicTo(middle, b1, middle, a1, 0, a1)
        path.closeSubpath()
        return path

    def _offset(self, view: CodeView) -> int:
        """The viewport's top in the strip's coordinates."""
        return self.mapFromGlobal(view.viewport().mapToGlobal(QPoint(0, 0))).y()
