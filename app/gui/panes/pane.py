"""One pane: a header with title, detail and verdict, the code view with its overview, and a page for when there is no code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.gui.panes.code_view import CodeView, Mark
from app.gui.panes.document import CodeDocument
from app.gui.panes.overview import Overview
from app.gui.theme.colours import Theme, TokenFormats
from app.gui.theme.icons import Icons

HEADER_HEIGHT = 34


class MessagePage(QScrollArea):
    """Said in place of code: what is the matter, why, and what to do next.  A low pane scrolls: a layout without room
    would cut wrapped labels off after their first line."""

    link_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._icon, self._title, self._text = QLabel(), QLabel(), QLabel()
        self._link = QPushButton()
        self._link.setObjectName("link")
        self._link.setCursor(Qt.CursorShape.PointingHandCursor)
        self._link.clicked.connect(self.link_chosen)
        self._title.setObjectName("heading")
        self._text.setObjectName("muted")
        inner = QWidget()
        self.setWidget(inner)
        self.setWidgetResizable(True)
        for widget in (inner, self.viewport()):
            widget.setAutoFillBackground(False)  # the pane's own ground shows
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(28, 28, 28, 28)
        layout.setSpacing(8)
        layout.addStretch(2)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addWidget(self._link, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def say(self, icons: Icons, icon: str, title: str, text: str, link: str = "") -> None:
        self._icon.setPixmap(icons.pixmap(icon, 32))
        self._title.setText(title)
        self._text.setText(text)
        self._link.setText(link)
        self._link.setVisible(bool(link))


class Pane(QFrame):
    """A titled code view."""

    def __init__(self, title: str, side: str, accessible: str) -> None:
        super().__init__()
        self.setObjectName("pane")
        self.view = CodeView(accessible, side)
        self.overview = Overview(self.view)
        self.page = MessagePage()
        self._title, self._detail = QLabel(title), QLabel()
        self._verdict = QLabel()
        self._stack = QStackedWidget()
        self._icons: Icons | None = None
        self._title.setObjectName("paneTitle")
        self._detail.setObjectName("paneDetail")
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        header = QFrame()
        header.setObjectName("paneHeader")
        header.setFixedHeight(HEADER_HEIGHT)
        self.header_layout = QHBoxLayout(header)
        self.header_layout.setContentsMargins(10, 0, 10, 0)
        self.header_layout.setSpacing(8)
        self.header_layout.addWidget(self._title)
        self.header_layout.addWidget(self._detail, 1)
        self.header_layout.addWidget(self._verdict)
        code = QWidget()
        row = QHBoxLayout(code)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.overview)
        self._stack.addWidget(code)
        self._stack.addWidget(self.page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(header)
        layout.addWidget(self._stack, 1)
        self.setMinimumWidth(180)

    def replace_detail(self, widget: QWidget) -> None:
        """Put a widget where the header's detail stands."""
        self.header_layout.replaceWidget(self._detail, widget)
        self.header_layout.setStretch(1, 1)
        self._detail.hide()

    def set_theme(self, theme: Theme, formats: TokenFormats, icons: Icons, font: QFont) -> None:
        self._icons = icons
        self.view.set_theme(theme, formats, font)
        self.overview.set_theme(theme)

    def set_header(self, detail: str, icon: str = "", tip: str = "") -> None:
        self._detail.setText(detail)
        self._detail.setToolTip(detail)
        if self._icons is not None and icon:
            self._verdict.setPixmap(self._icons.pixmap(icon, 16))
        else:
            self._verdict.clear()
        self._verdict.setToolTip(tip)
        self._verdict.setAccessibleName(tip)

    def show_code(self, document: CodeDocument, changed: Sequence[tuple[int, int]], marks: Sequence[Mark]) -> None:
        self._stack.setCurrentIndex(0)
        self.view.show_document(document, changed, marks)
        self.overview.show_places(changed, marks)

    def show_message(self, icon: str, title: str, text: str, link: str = "") -> None:
        if self._icons is not None:
            self.page.say(self._icons, icon, title, text, link)
        self._stack.setCurrentIndex(1)

    @property
    def has_code(self) -> bool:
        return self._stack.currentIndex() == 0
