"""Going about: problems, changes, kernels, files; which view has the focus."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from app.gui.commands import Commands
from app.gui.dialogs.locator import Entry
from app.gui.panes.code_view import CodeView
from app.gui.panes.tri_pane import TriPane
from app.gui.presenters.actions import ACTIONS
from app.gui.presenters.workspace import Workspace
from app.gui.theme.icons import Icons
from app.jobs.translation.views import Problem
from app.project.model import FileKind

_KIND_ICONS = {FileKind.CUDA: "file-cuda", FileKind.HEADER: "file-header", FileKind.CPP: "file-cpp"}


class Navigator(QObject):
    """Remembers where to go in a file that is still being loaded."""

    def __init__(self, workspace: Workspace, panes: TriPane, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace, self._panes = workspace, panes
        self._pending: tuple[Path, int, int] | None = None
        self._pending_kernel = ""

    def go(self, path: Path, line: int = 0, column: int = 1, kernel: str = "") -> None:
        """Show a file; `line` and `column` are 1-based, line 0 leaves the place as it is."""
        view = self._panes.view
        if view is not None and view.summary.path == path and self._workspace.current == path:
            if kernel:
                self._panes.choose_kernel(kernel)
            if line:
                self._panes.go_to(line - 1, column - 1)
            return
        self._pending = (path, line, column) if line else None
        self._pending_kernel = kernel
        self._workspace.show(path)

    def jump(self, path: Path, line: int = 0, kernel: str = "") -> None:
        """Go there, and give the CUDA pane the keyboard."""
        self.go(path, line, 1, kernel)
        self._panes.cuda.view.setFocus()

    def kernel_for(self, path: Path) -> str:
        """The kernel to show with a file that was just loaded."""
        if self._pending_kernel:
            kernel, self._pending_kernel = self._pending_kernel, ""
            return kernel
        session = self._workspace.session
        return session.kernel if session.file == path and self._panes.view is None else ""

    def arrived(self, path: Path) -> None:
        """The file's view is on screen: go to the place that was asked for."""
        if self._pending is not None and self._pending[0] == path:
            _, line, column = self._pending
            self._pending = None
            self._panes.go_to(line - 1, column - 1)

    def restore_line(self, path: Path) -> None:
        """After opening a project: the line of the last session."""
        session = self._workspace.session
        if session.file == path and session.line > 1 and self._pending is None:
            self._pending = (path, session.line, 1)

    def problem(self, problem: Problem) -> None:
        if self._workspace.state(problem.path) is not None:
            self.go(problem.path, problem.line, problem.column, self._kernel_of(problem))

    def _kernel_of(self, problem: Problem) -> str:
        state = self._workspace.state(problem.path)
        kernels = state.summary.kernels if state and state.summary else ()
        return next((k.key for k in kernels if problem.kernel and problem.kernel in (k.name, k.call_name)), "")

    def step_problem(self, step: int) -> bool:
        """The next or previous line of this file that has a problem; False where there is none."""
        path = self._workspace.current
        if path is None:
            return False
        here = self._panes.cuda.view.caret_line() + 1
        lines = sorted({p.line for p in self._workspace.problems.of_file(path)})
        wanted = [n for n in lines if (n > here if step > 0 else n < here)]
        if not wanted:
            return False
        self.go(path, wanted[0] if step > 0 else wanted[-1])
        return True

    def focused_view(self) -> CodeView:
        views = (self._panes.cuda.view, self._panes.hip.view, self._panes.glsl.view)
        return next((v for v in views if v.hasFocus()), views[0])

    def place_entries(self, icons: Icons) -> list[Entry]:
        """Files and kernels for the locator."""
        root = self._workspace.root
        entries: list[Entry] = []
        for path, state in sorted(self._workspace.translations.files.items()):
            name = path.relative_to(root).as_posix() if root and path.is_relative_to(root) else path.name
            icon = icons.icon(_KIND_ICONS.get(state.file.kind, "file"))
            entries.append(Entry(name, "", icon, partial(self.jump, path)))
            for kernel in state.summary.kernels if state.summary else ():
                go = partial(self.jump, path, kernel.line, kernel.key)
                entries.append(Entry(kernel.call_name, f"{name}:{kernel.line}", icons.icon("kernel"), go))
        return entries


def command_entries(commands: Commands, icons: Icons) -> list[Entry]:
    entries = []
    for spec in ACTIONS:
        action: QAction = commands.actions[spec.id]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        menu = spec.menu.replace("&", "")
        icon = action.icon() if not action.icon().isNull() else icons.icon("command")
        entries.append(Entry(f"{menu}: {spec.label}", keys, icon, action.trigger, action.isEnabled()))
    return entries
