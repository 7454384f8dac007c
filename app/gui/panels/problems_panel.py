"""The problems list with its filters, and beside it the page of the chosen problem's rule."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QSplitter,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.models.problems_model import ProblemsModel
from app.gui.panels.rule_page import RulePageView
from app.gui.presenters.problems import ProblemList
from app.gui.presenters.rules import RuleBook
from app.gui.presenters.wording import TARGET_NAMES, severity_icon
from app.gui.theme.icons import Icons
from app.jobs.translation.views import Problem
from translator.diagnostics.model import Severity, Target

TYPING_PAUSE_MS = 120


class ProblemsPanel(QWidget):
    """`activated`: go there.  `selected`: the current problem, or None.  `only_this_file`: the check box changed."""

    activated = Signal(object)
    selected = Signal(object)
    only_this_file = Signal(bool)

    def __init__(self, problems: ProblemList, rules: RuleBook, model: ProblemsModel) -> None:
        super().__init__()
        self._problems, self._model = problems, model
        self.page = RulePageView(rules)
        self.table = self._make_table()
        self._severities: dict[Severity, QToolButton] = {}
        self.text = QLineEdit()
        self.targets = QComboBox()
        self.this_file = QCheckBox("This file only")
        self.hidden = QLabel()
        self._empty = QLabel()
        self._empty.setObjectName("muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._empty)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._apply)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 6, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._filters())
        column.addWidget(self._stack, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.page)
        self.splitter.setSizes([1050, 480])
        self.splitter.setStretchFactor(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)
        problems.reset.connect(self._refresh)
        self._refresh()

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setAccessibleName("Problems")
        table.setModel(self._model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(25)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column, width in ((0, 96), (2, 74), (3, 170), (4, 56)):
            header.resizeSection(column, width)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._menu)
        table.clicked.connect(self._activate)
        table.activated.connect(self._activate)
        table.selectionModel().currentRowChanged.connect(self._selected)
        self.actions_for_menu: list[QAction] = []
        return table

    def _filters(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(5)
        for severity in (Severity.ERROR, Severity.WARNING, Severity.INFO):
            button = QToolButton()
            button.setCheckable(True)
            button.setChecked(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.toggled.connect(self._apply)
            self._severities[severity] = button
            row.addWidget(button)
        self.targets.setAccessibleName("Target of the problems shown")
        self.targets.addItem("All targets", None)
        for target, name in TARGET_NAMES.items():
            self.targets.addItem(name, target)
        self.targets.currentIndexChanged.connect(self._apply)
        self.text.setPlaceholderText("Filter by rule, text, file or kernel")
        self.text.setAccessibleName("Filter problems")
        self.text.setClearButtonEnabled(True)
        self.text.textChanged.connect(lambda _: self._pause.start())
        self.this_file.toggled.connect(self.only_this_file)
        self.hidden.setObjectName("muted")
        for widget in (self.targets, self.text):
            row.addWidget(widget, 1 if widget is self.text else 0)
        row.addWidget(self.this_file)
        row.addWidget(self.hidden)
        return row

    def set_icons(self, icons: Icons) -> None:
        self._model.set_icons(icons)
        for severity, button in self._severities.items():
            button.setIcon(icons.icon(severity_icon(severity)))

    def current(self) -> Problem | None:
        return self._model.problem(self.table.currentIndex())

    def select(self, problem: Problem) -> None:
        row = self._model.row_of(problem)
        if row >= 0:
            self.table.selectRow(row)

    def step(self, step: int) -> None:
        """The next or previous row of the list, gone to."""
        rows = self._model.rowCount()
        if rows:
            current = self.table.currentIndex().row()
            row = (current + step) % rows if current >= 0 else (0 if step > 0 else rows - 1)
            self.table.selectRow(row)
            self._activate(self._model.index(row, 0))

    def focus_filter(self) -> None:
        self.text.setFocus()
        self.text.selectAll()

    def _apply(self) -> None:
        target: Target | None = self.targets.currentData()
        self._problems.set_filter(
            replace(
                self._problems.filter,
                severities=frozenset(s for s, b in self._severities.items() if b.isChecked()),
                targets=frozenset(Target) if target is None else frozenset({target}),
                text=self.text.text(),
            )
        )

    def _refresh(self) -> None:
        counts, words = self._problems.counts, {Severity.ERROR: "error", Severity.WARNING: "warning"}
        for severity, button in self._severities.items():
            count, word = counts[severity], words.get(severity, "note")
            button.setText(str(count))
            text = f"{count} {word}{'' if count == 1 else 's'}"
            button.setToolTip(f"Show or hide: {text}")
            button.setAccessibleName(text)
        hidden = self._problems.hidden
        self.hidden.setText(f"{hidden} ignored" if hidden else "")
        rows = bool(self._problems.rows)
        self._empty.setText("Nothing here passes the filter." if counts.total() else "No problems.")
        self._stack.setCurrentIndex(0 if rows else 1)
        self._keep_choice()

    def _keep_choice(self) -> None:
        """New rows take the selection away: the problem stays chosen while it is there, taken or not, and no page stays
        of one that is gone."""
        shown = self.page.problem
        if shown is None or self.current() == shown:
            return
        now = next((p for p in self._problems.rows if _identity(p) == _identity(shown)), None)
        if now is None:
            self.page.clear()
        else:
            self.select(now)

    def _activate(self, index: QModelIndex) -> None:
        if (problem := self._model.problem(index)) is not None:
            self.activated.emit(problem)

    def _selected(self, current: QModelIndex, _previous: QModelIndex) -> None:
        problem = self._model.problem(current)
        if problem is not None:
            self.page.show_rule(problem.rule, problem)
        self.selected.emit(problem)

    def _menu(self, place: QPoint) -> None:
        if self.current() is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.actions_for_menu)
        menu.popup(self.table.viewport().mapToGlobal(place))


def _identity(problem: Problem) -> tuple[object, ...]:
    """What stays the same when a fix is taken or taken back."""
    return (problem.path, problem.rule, problem.target, problem.line, problem.column, problem.message, problem.kernel)
