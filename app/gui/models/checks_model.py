"""The check panel's rows: kernels, and below each a row an executor, with findings below those."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt

from app.check.model import CheckRow, Finding
from app.gui.presenters.checks import Checks, KernelCheck
from app.gui.presenters.wording import STATUS_WORDS, number, seconds, status_text
from app.gui.theme.icons import Icons

Index = QModelIndex | QPersistentModelIndex
ROW_SIZE = QSize(0, 24)
COLUMNS = ("Kernel / executor", "Result", "Max abs", "Max rel", "Elements", "Mismatches", "Time", "Remark")
PLACE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""(path, 1-based line or 0, call name of the kernel)."""
_FINDING_ICONS = {"error": "error", "warning": "warned", "info": "info"}
_NUMBERS = range(2, 7)


@dataclass(eq=False)
class Node:
    parent: Node | None
    row: int
    check: KernelCheck | None = None
    result: CheckRow | None = None
    finding: Finding | None = None
    children: list[Node] = field(default_factory=list)

    def add(self, **what: Any) -> Node:
        child = Node(self, len(self.children), **what)
        self.children.append(child)
        return child


class ChecksModel(QAbstractItemModel):
    def __init__(self, checks: Checks, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._checks, self._icons = checks, icons
        self._root = Node(None, 0)
        checks.changed.connect(self.rebuild)
        self.rebuild()

    def set_icons(self, icons: Icons) -> None:
        self._icons = icons
        self.rebuild()

    def rebuild(self) -> None:
        self.beginResetModel()
        self._root = Node(None, 0)
        for key in sorted(self._checks.kernels):
            check = self._checks.kernels[key]
            top = self._root.add(check=check)
            for row in check.rows:
                line = top.add(check=check, result=row)
                for finding in row.findings:
                    line.add(check=check, result=row, finding=finding)
        self.endResetModel()

    def row_of(self, path: Path, kernel: str) -> QModelIndex:
        for node in self._root.children:
            if node.check and (node.check.path, node.check.kernel) == (path, kernel):
                return self.createIndex(node.row, 0, node)
        return QModelIndex()

    def _node(self, index: Index) -> Node:
        if not index.isValid():
            return self._root
        node = index.internalPointer()
        assert isinstance(node, Node)
        return node

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self._node(parent)
        if parent.isValid() and parent.column() != 0:
            return QModelIndex()
        if 0 <= row < len(node.children) and 0 <= column < len(COLUMNS):
            return self.createIndex(row, column, node.children[row])
        return QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        above = self._node(index).parent
        return self.createIndex(above.row, 0, above) if above is not None and above is not self._root else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.column() > 0 else len(self._node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        node, column = self._node(index), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(node, column)
            case Qt.ItemDataRole.DecorationRole if column == 0:
                icon = self._icon(node)
                return self._icons.icon(icon) if icon else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._text(node, len(COLUMNS) - 1) or self._text(node, 0)
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(t for c in range(len(COLUMNS)) if (t := self._text(node, c))) if column == 0 else None
            case Qt.ItemDataRole.SizeHintRole:
                return ROW_SIZE
            case Qt.ItemDataRole.TextAlignmentRole if column in _NUMBERS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _ if role == PLACE_ROLE and node.check is not None:
                return self._place(node)
        return None

    def _place(self, node: Node) -> tuple[Path, int, str]:
        assert node.check is not None
        if node.finding is not None and node.finding.line:
            path = Path(node.finding.file) if node.finding.file else node.check.path
            return (path if path.is_absolute() else node.check.path), node.finding.line, node.check.kernel
        return node.check.path, 0, node.check.kernel

    def _icon(self, node: Node) -> str:
        if node.finding is not None:
            return _FINDING_ICONS[node.finding.severity]
        if node.result is not None:
            return STATUS_WORDS[node.result.status][0]
        return (node.check.verdict()[0] or "pending") if node.check else ""

    def _text(self, node: Node, column: int) -> str:
        if node.finding is not None:
            return self._finding_text(node.finding, column)
        if node.result is not None:
            return _row_text(node.result, column)
        if node.check is None:
            return ""
        if column == 0:
            return f"{node.check.kernel}   {node.check.path.name}"
        if column == 1:
            if not node.check.rows:
                return "Waiting" if not self._checks.running else "Running"
            return node.check.verdict()[1].removeprefix("Check: ").capitalize()
        if column == len(COLUMNS) - 1 and self._checks.outdated(node.check):
            return "The source or the settings changed since this check."
        return ""

    @staticmethod
    def _finding_text(finding: Finding, column: int) -> str:
        """One text over the whole row (the view spans it)."""
        if column != 0:
            return ""
        where = f"line {finding.line}: " if finding.line else ""
        rule = f"  [{finding.rule}]" if finding.rule else ""
        return f"{finding.kind.replace('_', ' ')}:  {where}{finding.message}{rule}"


def _row_text(row: CheckRow, column: int) -> str:
    match column:
        case 0:
            return row.executor if not row.device or row.device in row.executor else f"{row.executor}   {row.device}"
        case 1:
            return status_text(row)
        case 2:
            return number(row.max_abs)
        case 3:
            return number(row.max_rel)
        case 4:
            return f"{row.elements:,}" if row.elements else ""
        case 5:
            return f"{row.mismatches:,}" if row.elements else ""
        case 6:
            return seconds(row.seconds)
        case _:
            return row.message
