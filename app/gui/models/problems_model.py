"""The problems list as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.gui.presenters.problems import ProblemList
from app.gui.presenters.rules import RuleBook
from app.gui.presenters.wording import TARGET_NAMES, severity_icon
from app.gui.theme.icons import Icons
from app.jobs.translation.views import Problem

Index = QModelIndex | QPersistentModelIndex
PROBLEM_ROLE = int(Qt.ItemDataRole.UserRole) + 1
COLUMNS = ("Rule", "Problem", "Target", "File", "Line")


class ProblemsModel(QAbstractTableModel):
    def __init__(self, problems: ProblemList, rules: RuleBook, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems, self._rules, self._icons = problems, rules, icons
        self._rows: list[Problem] = list(problems.rows)
        problems.reset.connect(self._reset)

    def set_icons(self, icons: Icons) -> None:
        self._icons = icons
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))

    def problem(self, index: Index) -> Problem | None:
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, problem: Problem) -> int:
        return self._rows.index(problem) if problem in self._rows else -1

    def _reset(self) -> None:
        if self._rows == self._problems.rows:
            return
        self.beginResetModel()
        self._rows = list(self._problems.rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid():
            return None
        problem, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(problem, column)
            case Qt.ItemDataRole.DecorationRole if column == 0:
                return self._icons.icon("ok" if problem.fixed else severity_icon(problem.severity))
            case Qt.ItemDataRole.ToolTipRole:
                return self._rules.tool_tip(problem)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{problem.severity.label} {' '.join(self._text(problem, c) for c in range(len(COLUMNS)))}"
            case _ if role == PROBLEM_ROLE:
                return problem
        return None

    def _text(self, problem: Problem, column: int) -> str:
        match column:
            case 0:
                return problem.rule
            case 1:
                line = problem.message.split("\n", 1)[0]
                return f"Fixed: {line}" if problem.fixed else line
            case 2:
                return TARGET_NAMES[problem.target]
            case 3:
                return self._problems.relative(problem.path)
            case _:
                return str(problem.line)
