"""A read-only code view: line numbers, marks, backgrounds for changed and linked lines, colours for visible lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QPlainTextEdit, QToolTip, QWidget

from app.gui.panes.document import CodeDocument
from app.gui.theme.colours import Theme, TokenFormats
from app.gui.theme.icons import draw

MARK_SIZE = 12
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class Mark:
    """A severity mark in the gutter of a 0-based line; `severity` names an icon; `text` is shown on hover."""

    line: int
    severity: str
    text: str


def worst_last(marks: Iterable[Mark]) -> list[Mark]:
    """In the order to lay them over each other: where several share a place, the worst one shows."""
    rank = {"error": 3, "warned": 2, "info": 1}
    return sorted(marks, key=lambda m: rank.get(m.severity, 0))


def code_font(size: int) -> QFont:
    """A fixed-pitch font: DejaVu Sans Mono where it is installed, else the system's."""
    families = QFontDatabase.families()
    wanted = ("JetBrains Mono", "Cascadia Mono", "SF Mono", "DejaVu Sans Mono", "Menlo", "Consolas")
    family = next((f for f in wanted if f in families), "")
    font = QFont(family) if family else QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSize(size)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setFixedPitch(True)
    return font


class Gutter(QWidget):
    """Line numbers and marks, painted by its view."""

    def __init__(self, view: CodeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self) -> QSize:
        return QSize(self._view.gutter_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._view.paint_gutter(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._view.wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._view.go_to(self._view.line_at(event.position().y()))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            text = self._view.mark_text(self._view.line_at(event.pos().y()))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)


class CodeView(QPlainTextEdit):
    """Lines are 0-based.  `line_hovered` gives -1 when the mouse leaves; `line_chosen` follows the caret."""

    line_chosen = Signal(int)
    line_hovered = Signal(int)
    scrolled = Signal()

    def __init__(self, name: str, side: str) -> None:
        super().__init__()
        self.side = side
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the overview stands for it
        self.setAccessibleName(name)
        self.setCursorWidth(2)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._gutter = Gutter(self)
        self._theme: Theme | None = None
        self._formats: TokenFormats | None = None
        self._marks: dict[int, Mark] = {}
        self._changed: Sequence[tuple[int, int]] = ()
        self._linked: tuple[int, int] | None = None
        self._hovered = -1
        self.blockCountChanged.connect(self._place_gutter)
        self.updateRequest.connect(self._follow_update)
        self.cursorPositionChanged.connect(self._caret_moved)
        self.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())

    # ------------------------------------------------------------------ contents

    def set_theme(self, theme: Theme, formats: TokenFormats, font: QFont) -> None:
        self._theme, self._formats = theme, formats
        self.setFont(font)
        self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance(" "))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.code_colour("background"))
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.syntax["text"]))
        self.setPalette(palette)
        document = self.document()
        if isinstance(document, CodeDocument):
            document.setDefaultFont(font)
            document.recolour()
        self._place_gutter()
        self.viewport().update()
        self._gutter.update()

    def show_document(self, document: CodeDocument, changed: Sequence[tuple[int, int]], marks: Sequence[Mark]) -> None:
        """Show a text; `changed` are half-open line ranges, in order."""
        if self.document() is not document:
            document.setDefaultFont(self.font())
            self.setDocument(document)
            self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance(" "))
        self._changed, self._linked, self._hovered = changed, None, -1
        self.set_marks(marks)
        self._place_gutter()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        self._marks = {}
        for mark in worst_last(marks):
            before = self._marks.get(mark.line)
            text = f"{mark.text}\n{before.text}" if before else mark.text
            self._marks[mark.line] = Mark(mark.line, mark.severity, text)
        self._gutter.update()
        self.viewport().update()

    def set_linked(self, lines: tuple[int, int] | None) -> None:
        if lines != self._linked:
            self._linked = lines
            self.viewport().update()
            self._gutter.update()

    # ------------------------------------------------------------------ lines and places

    def top(self) -> int:
        """The first visible line: without wrapping, a step of the scroll bar is a line."""
        return self.verticalScrollBar().value()

    def line_height(self) -> float:
        block = self.firstVisibleBlock()
        return float(self.blockBoundingRect(block).height()) or float(self.fontMetrics().height())

    def visible_lines(self) -> int:
        return max(1, int(self.viewport().height() / self.line_height()))

    def line_y(self, line: float) -> float:
        """Where a line begins, in the viewport's coordinates."""
        return (line - self.top()) * self.line_height() + self.contentOffset().y()

    def line_at(self, y: float) -> int:
        line = self.top() + int((y - self.contentOffset().y()) // self.line_height())
        return max(0, min(line, self.blockCount() - 1))

    def scroll_to(self, line: float) -> None:
        """Bring a line to the top, as far as the text allows."""
        self.verticalScrollBar().setValue(round(line))

    def go_to(self, line: int, column: int = 0) -> None:
        """Put the caret there and show the line at a third of the height, unless it is in sight."""
        block = self.document().findBlockByNumber(line)
        if not block.isValid():
            return
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(column, block.length() - 1))
        self.setTextCursor(cursor)
        if not self.top() + 2 <= line < self.top() + self.visible_lines() - 2:
            self.scroll_to(line - self.visible_lines() // 3)

    def caret_line(self) -> int:
        return self.textCursor().blockNumber()

    def mark_text(self, line: int) -> str:
        return self._marks[line].text if line in self._marks else ""

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is not None:
            first, last = self.top(), self.top() + self.visible_lines() + 1
            painter = QPainter(self.viewport())
            self._paint_backgrounds(painter, self._theme, first, last)
            painter.end()
            self.colour_visible()
        super().paintEvent(event)

    def colour_visible(self) -> None:
        """Colour the lines in sight, those that are not coloured yet."""
        document = self.document()
        if self._theme is not None and self._formats is not None and isinstance(document, CodeDocument):
            touched = QColor(self._theme.code.get(f"{self.side}_touched", "#00000000"))
            document.colour(self.top(), self.top() + self.visible_lines() + 1, self._formats, touched)

    def _paint_backgrounds(self, painter: QPainter, theme: Theme, first: int, last: int) -> None:
        width = self.viewport().width()
        if self.hasFocus():
            self._fill(painter, self.caret_line(), self.caret_line() + 1, theme.code_colour("caret_line"), width)
        changed = theme.code.get(f"{self.side}_changed")
        if changed is not None:
            for a, b in self._changed:
                if a > last:
                    break
                if b > first:
                    self._fill(painter, a, b, QColor(changed), width)
        if self._linked is not None:
            self._fill(painter, *self._linked, theme.code_colour("linked"), width)

    def _fill(self, painter: QPainter, first: int, end: int, colour: QColor, width: int) -> None:
        top, bottom = self.line_y(first), self.line_y(end)
        painter.fillRect(QRectF(0, top, width, max(1.5, bottom - top)), colour)

    def paint_gutter(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self._gutter)
        painter.fillRect(event.rect(), theme.code_colour("gutter"))
        painter.setFont(self.font())
        height, width = self.line_height(), self._gutter.width()
        caret = self.caret_line()
        ratio = self.devicePixelRatioF()
        for line in range(self.top(), min(self.blockCount(), self.top() + self.visible_lines() + 2)):
            y = self.line_y(line)
            linked = self._linked is not None and self._linked[0] <= line < self._linked[1]
            if linked:
                painter.fillRect(QRectF(0, y, width, height), theme.code_colour("linked"))
            strong = line == caret or linked
            painter.setPen(theme.code_colour("current_number" if strong else "line_number"))
            box = QRectF(0, y, width - 10, height)
            painter.drawText(box, _RIGHT, str(line + 1))
            if mark := self._marks.get(line):
                icon = draw(mark.severity, theme.status[mark.severity], MARK_SIZE, ratio)
                painter.drawPixmap(QPointF(4, y + (height - MARK_SIZE) / 2), icon)
        self._paint_change_bars(painter, theme, width)
        painter.end()

    def _paint_change_bars(self, painter: QPainter, theme: Theme, width: int) -> None:
        colour = theme.code.get(f"{self.side}_touched")
        if colour is None:
            return
        last = self.top() + self.visible_lines() + 1
        for a, b in self._changed:
            if a <= last and b >= self.top():
                top = self.line_y(a)
                painter.fillRect(QRectF(width - 3, top, 3, max(2.0, self.line_y(b) - top)), QColor(colour))

    # ------------------------------------------------------------------ geometry and events

    def gutter_width(self) -> int:
        digits = max(3, len(str(max(1, self.blockCount()))))
        return 28 + self.fontMetrics().horizontalAdvance("9") * digits

    def _place_gutter(self, _count: int = 0) -> None:
        width = self.gutter_width()
        if self.viewportMargins().left() != width:
            self.setViewportMargins(width, 0, 0, 0)
        inside = self.contentsRect()
        self._gutter.setGeometry(QRect(inside.left(), inside.top(), width, inside.height()))

    def _follow_update(self, area: QRect, dy: int) -> None:
        if dy:
            self._gutter.scroll(0, dy)
        else:
            self._gutter.update(0, area.y(), self._gutter.width(), area.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gutter()

    def _caret_moved(self) -> None:
        self._gutter.update()
        self.viewport().update()
        self.line_chosen.emit(self.caret_line())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.line_at(event.position().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, line: int) -> None:
        if line != self._hovered:
            self._hovered = line
            self.line_hovered.emit(line)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.mark_text(self.line_at(event.pos().y()))
            QToolTip.showText(event.globalPos() + QPoint(8, 8), text, self.viewport())
            return True
        return bool(super().viewportEvent(event))
