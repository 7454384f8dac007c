"""The window's parts and where they lie: side panel, panes, bottom tabs, status bar."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QProgressBar,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.panels.project_panel import ProjectPanel
from app.gui.panes.find_bar import FindBar
from app.gui.panes.tri_pane import TriPane
from app.gui.start_page import StartPage


class Layout:
    """Puts the parts together; knows nothing of what they do."""

    def __init__(
        self,
        window: QMainWindow,
        start: StartPage,
        project: ProjectPanel,
        panes: TriPane,
        tabs: list[tuple[str, QWidget]],
    ) -> None:
        self.start, self.project, self.panes = start, project, panes
        self.find = FindBar()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName("Bottom panel")
        for title, widget in tabs:
            self.tabs.addTab(widget, title)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(panes, 1)
        column.addWidget(self.find)
        self.vertical = QSplitter(Qt.Orientation.Vertical)
        self.vertical.addWidget(centre)
        self.vertical.addWidget(self.tabs)
        self.vertical.setStretchFactor(0, 1)
        self.vertical.setSizes([620, 280])
        self.horizontal = QSplitter(Qt.Orientation.Horizontal)
        self.horizontal.addWidget(project)
        self.horizontal.addWidget(self.vertical)
        self.horizontal.setStretchFactor(1, 1)
        self.horizontal.setSizes([350, 1250])
        for splitter in (self.vertical, self.horizontal):
            splitter.setChildrenCollapsible(False)
        self.pages = QStackedWidget()
        self.pages.addWidget(start)
        self.pages.addWidget(self.horizontal)
        window.setCentralWidget(self.pages)

    def show_start(self) -> None:
        self.pages.setCurrentIndex(0)

    def show_project(self) -> None:
        self.pages.setCurrentIndex(1)

    @property
    def project_shown(self) -> bool:
        return self.pages.currentIndex() == 1

    def show_tab(self, widget: QWidget) -> None:
        self.tabs.show()
        self.tabs.setCurrentWidget(widget)


class Status(QWidget):
    """The right end of the status bar: what is going on, how far it is, and a way to stop it."""

    def __init__(self) -> None:
        super().__init__()
        self.text = QLabel()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(180)
        self.bar.setAccessibleName("Progress")
        self.cancel = QToolButton()
        self.cancel.setIconSize(QSize(14, 14))
        self.cancel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(6)
        for widget in (self.text, self.bar, self.cancel):
            row.addWidget(widget)
        self.rest("")

    def busy(self, text: str, done: int, total: int) -> None:
        """A total of 0 means that nobody knows how much there is."""
        self.text.setText(text)
        self.bar.setUpdatesEnabled(False)  # else setValue paints the whole window at once
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setUpdatesEnabled(True)
        self.bar.show()
        self.cancel.show()

    def rest(self, text: str) -> None:
        self.text.setText(text)
        self.bar.hide()
        self.cancel.hide()
