"""The project tree: folders, files, kernels; a column each for HIP, Vulkan and the last check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon

from app.gui.presenters.translations import FileState
from app.gui.presenters.wording import verdict_text
from app.gui.theme.icons import Icons
from app.jobs.translation.views import KernelSummary, Verdict, worst
from app.project.model import FileKind

Index = QModelIndex | QPersistentModelIndex
PATH_ROLE = int(Qt.ItemDataRole.UserRole) + 1
KERNEL_ROLE = int(Qt.ItemDataRole.UserRole) + 2
"""A `KernelSummary` for kernels, else None."""

ROW_SIZE = QSize(0, 24)
COLUMNS = ("Name", "HIP", "VK", "Run")
_TITLES = ("Name", "HIP translation", "Vulkan translation", "Last check")
_CELL_ROLES = [
    Qt.ItemDataRole.DecorationRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
]
_KIND_ICONS = {FileKind.CUDA: "file-cuda", FileKind.HEADER: "file-header", FileKind.CPP: "file-cpp"}


@dataclass(eq=False)
class Node:
    name: str
    parent: Node | None
    row: int = 0
    path: Path | None = None
    folder: bool = False
    kernel: KernelSummary | None = None
    children: list[Node] = field(default_factory=list)
    sides: dict[str, Verdict] = field(default_factory=dict)
    """What the cells of a folder or file say, until it or something below it changes."""

    def add(self, child: Node) -> Node:
        child.row = len(self.children)
        self.children.append(child)
        return child


class CheckVerdicts(Protocol):
    """Icon and words of the last check of a kernel, and of a file; an empty icon where there was none."""

    def verdict(self, path: Path, kernel: str) -> tuple[str, str]: ...

    def file_verdict(self, path: Path) -> tuple[str, str]: ...


class ProjectModel(QAbstractItemModel):
    """`states` is the presenter's own mapping; call `reset` when files come or go, `refresh` when states change."""

    def __init__(self, icons: Icons, checks: CheckVerdicts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icons, self._check = icons, checks
        self._root = Node("", None)
        self._files: dict[Path, Node] = {}
        self._states: Mapping[Path, FileState] = {}
        self._folder: Path | None = None
        self._filter = ""
        self._answers: dict[int, Callable[[Node, int], Any]] = {
            int(Qt.ItemDataRole.DisplayRole): lambda node, column: node.name if column == 0 else None,
            int(Qt.ItemDataRole.DecorationRole): self._decoration,
            int(Qt.ItemDataRole.ToolTipRole): lambda node, column: (
                self._verdict(node, column)[1] if column else self._tip(node)
            ),
            int(Qt.ItemDataRole.AccessibleTextRole): self._accessible,
            int(Qt.ItemDataRole.SizeHintRole): lambda _node, _column: ROW_SIZE,
            PATH_ROLE: lambda node, _column: None if node.folder else node.path,
            KERNEL_ROLE: lambda node, _column: node.kernel,
        }

    def set_icons(self, icons: Icons) -> None:
        self._icons = icons
        self._changed(self._root)

    def reset(self, root: Path | None, states: Mapping[Path, FileState]) -> None:
        self._folder, self._states = root, states
        self._rebuild()

    def set_filter(self, text: str) -> None:
        """Only files whose path, or one of whose kernels, holds the text.  (A proxy model would double the cost of
        painting the tree.)"""
        self._filter = text.lower()
        self._rebuild()

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._root, self._files = Node("", None), {}
        root = self._folder
        depth = len(root.parts) if root is not None else 0
        found = [(p.parts[depth:], p) for p in self._states]
        found = [(parts, p) for parts, p in found if self._wanted(parts, p)]
        if root is not None and found:
            top = self._root.add(Node(root.name or str(root), self._root, path=root, folder=True))
            folders: dict[tuple[str, ...], Node] = {(): top}
            for parts, path in sorted(found, key=lambda f: (f[0][:-1], f[0][-1])):
                self._add_file(folders, parts, path)
        self.endResetModel()

    def _wanted(self, parts: tuple[str, ...], path: Path) -> bool:
        if not self._filter or self._filter in "/".join(parts).lower():
            return True
        return any(self._filter in k.call_name.lower() for k in self._kernels(path))

    def refresh(self, paths: Iterable[Path]) -> None:
        """States of these files changed; kernels are put below those whose kernels did."""
        folders: dict[int, Node] = {}
        for path in paths:
            node = self._files.get(path)
            if node is None:
                continue
            node.sides.clear()
            self._update_kernels(node)
            self._emit_row(node)
            above = node.parent
            while above is not None and above is not self._root:
                above.sides.clear()
                folders[id(above)] = above
                above = above.parent
        for folder in folders.values():
            self._emit_row(folder)

    def refresh_checks(self, paths: Iterable[Path]) -> None:
        """Checks of these files have come or gone."""
        for path in paths:
            node = self._files.get(path)
            for each in (node, *node.children) if node is not None else ():
                cell = self._index(each, 3)
                self.dataChanged.emit(cell, cell, _CELL_ROLES)

    def index_of(self, path: Path, kernel_key: str = "") -> QModelIndex:
        node = self._files.get(path)
        if node is None:
            return QModelIndex()
        inside = next((c for c in node.children if c.kernel and c.kernel.key == kernel_key), None)
        return self._index(inside or node, 0)

    # ------------------------------------------------------------------ building

    def _add_file(self, folders: dict[tuple[str, ...], Node], parts: tuple[str, ...], path: Path) -> None:
        for depth in range(1, len(parts)):
            if parts[:depth] not in folders:
                above = folders[parts[: depth - 1]]
                folders[parts[:depth]] = above.add(Node(parts[depth - 1], above, folder=True))
        parent = folders[parts[:-1]]
        node = self._files[path] = parent.add(Node(parts[-1], parent, path=path))
        for kernel in self._kernels(path):
            node.add(Node(kernel.call_name, node, path=path, kernel=kernel))

    def _kernels(self, path: Path) -> tuple[KernelSummary, ...]:
        state = self._states.get(path)
        return state.summary.kernels if state is not None and state.summary else ()

    def _update_kernels(self, node: Node) -> None:
        assert node.path is not None
        kernels = self._kernels(node.path)
        if [c.kernel for c in node.children] == list(kernels):
            return
        index = self._index(node, 0)
        if node.children:
            self.beginRemoveRows(index, 0, len(node.children) - 1)
            node.children.clear()
            self.endRemoveRows()
        if kernels:
            self.beginInsertRows(index, 0, len(kernels) - 1)
            for kernel in kernels:
                node.add(Node(kernel.call_name, node, path=node.path, kernel=kernel))
            self.endInsertRows()

    def _emit_row(self, node: Node) -> None:
        """Cell by cell: for a range of cells, views paint themselves anew as a whole."""
        for column in range(1, len(COLUMNS)):
            cell = self._index(node, column)
            self.dataChanged.emit(cell, cell, _CELL_ROLES)

    def _changed(self, node: Node) -> None:
        if node.children:
            first, last = node.children[0], node.children[-1]
            self.dataChanged.emit(self._index(first, 0), self._index(last, len(COLUMNS) - 1), _CELL_ROLES)
            for child in node.children:
                self._changed(child)

    # ------------------------------------------------------------------ Qt's questions

    def _index(self, node: Node, column: int) -> QModelIndex:
        return QModelIndex() if node is self._root else self.createIndex(node.row, column, node)

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
        return self._index(above, 0) if above is not None else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.column() > 0 else len(self._node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        if orientation == Qt.Orientation.Horizontal and role in (
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return _TITLES[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole and section:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        answer = self._answers.get(role)  # views ask for eight roles a cell, and most have no answer here
        return None if answer is None else answer(self._node(index), index.column())

    def _decoration(self, node: Node, column: int) -> QIcon | None:
        icon = self._icon(node) if column == 0 else self._verdict(node, column)[0]
        return self._icons.icon(icon) if icon else None

    def _accessible(self, node: Node, column: int) -> str:
        words = [self._verdict(node, c)[1] for c in range(1, len(COLUMNS))]
        return ", ".join(w for w in (node.name, *words) if w) if column == 0 else words[column - 1]

    def _icon(self, node: Node) -> str:
        if node.folder:
            return "folder"
        if node.kernel is not None:
            return "kernel"
        assert node.path is not None
        return _KIND_ICONS.get(self._states[node.path].file.kind, "file")

    def _tip(self, node: Node) -> str:
        if node.kernel is not None:
            text = f"{node.kernel.call_name}\nlines {node.kernel.line} to {node.kernel.end_line}"
            return f"{text}\n{node.kernel.message}" if node.kernel.message else text
        if node.folder or node.path is None:
            return node.name
        return "\n".join(t for t in (str(node.path), self._states[node.path].failure) if t)

    def _verdict(self, node: Node, column: int) -> tuple[str, str]:
        """Icon and words of a cell."""
        if column == 3:
            return self._checked(node)
        target = ("", "HIP", "Vulkan")[column]
        verdict = self._side(node, target)
        if verdict is Verdict.NONE:
            return "", ""
        if node.folder:
            return (verdict.value, f"Worst below: {verdict_text(verdict, target)}")
        return verdict.value, verdict_text(verdict, target)

    def _checked(self, node: Node) -> tuple[str, str]:
        """A kernel's last check; for a file the worst of its kernels'."""
        if node.path is None or node.folder:
            return "", ""
        if node.kernel is not None:
            return self._check.verdict(node.path, node.kernel.call_name)
        return self._check.file_verdict(node.path)

    def _side(self, node: Node, target: str) -> Verdict:
        if node.folder:
            if target not in node.sides:
                below = [self._side(c, target) for c in node.children]
                node.sides[target] = Verdict.PENDING if Verdict.PENDING in below else worst(below)
            return node.sides[target]
        if node.kernel is not None:
            return node.kernel.hip if target == "HIP" else node.kernel.vulkan
        assert node.path is not None
        if target not in node.sides:
            state = self._states.get(node.path)
            side = Verdict.NONE if state is None else state.hip if target == "HIP" else state.vulkan
            node.sides[target] = side
        return node.sides[target]
