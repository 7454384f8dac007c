"""What the main window's actions do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoCommand

from app.gui.dialogs.export_dialog import ExportDialog
from app.gui.dialogs.locator import Locator
from app.gui.dialogs.questions import AboutDialog, IgnoredDialog, RulesDialog, ask_line
from app.gui.dialogs.settings_dialog import SettingsDialog
from app.gui.navigation import command_entries
from app.gui.presenters.actions import Need
from app.gui.presenters.exporting import Exporting
from app.gui.presenters.problems import SCAN
from app.gui.presenters.workspace import Workspace
from app.store.projects import RecentProject, Suppression
from translator.options import FixKey

if TYPE_CHECKING:
    from app.gui.window import MainWindow


class IgnoreRule(QUndoCommand):
    """Hide a rule's problems, in a file or in the project."""

    def __init__(self, workspace: Workspace, what: Suppression) -> None:
        super().__init__(f"Ignore {what.rule} in {what.path or 'the project'}")
        self._workspace, self._what = workspace, what

    def redo(self) -> None:
        self._workspace.suppress(self._what)

    def undo(self) -> None:
        self._workspace.unsuppress(self._what)


class ChangeFixes(QUndoCommand):
    """Put fixes into a file's HIP translation (`take`), or remove them from it."""

    def __init__(self, workspace: Workspace, path: Path, keys: frozenset[FixKey], *, take: bool) -> None:
        what = "a fix" if len(keys) == 1 else f"{len(keys)} fixes"
        super().__init__(f"Take {what}{'' if take else ' back'} in {path.name}")
        self._change, self._back = workspace.take_fixes, workspace.take_back_fixes
        if not take:
            self._change, self._back = self._back, self._change
        self._path, self._keys = path, keys

    def redo(self) -> None:
        self._change(self._path, self._keys)

    def undo(self) -> None:
        self._back(self._path, self._keys)


def bind(window: MainWindow) -> None:
    """Give every action its function."""
    workspace, panes, parts = window.workspace, window.panes, window.parts
    navigator, preferences = window.navigator, window.services.preferences
    actions = window.commands.actions
    undo, redo = window.undo.createUndoAction(window), window.undo.createRedoAction(window)
    undo.setShortcut("Ctrl+Z")
    redo.setShortcut("Ctrl+Shift+Z")
    edit = window.commands.menus["&Edit"]
    edit.insertActions(edit.actions()[0], [undo, redo])
    window.problems_panel.actions_for_menu = [
        actions[name] for name in ("take-fix", "take-back-fix", "ignore-file", "ignore-project")
    ]
    for name, widget in (("side-panel", window.project_panel), ("bottom-panel", parts.tabs)):
        actions[name].setChecked(True)
        actions[name].toggled.connect(widget.setVisible)
    actions["linked-scrolling"].setChecked(True)
    actions["linked-scrolling"].toggled.connect(lambda on: setattr(panes.linking, "enabled", on))
    window.commands.bind(
        {
            "open": window.choose_folder,
            "open-example": lambda: open_example(window),
            "close-project": workspace.close,
            "export": lambda: export(window),
            "settings": lambda: settings(window),
            "quit": window.close,
            "take-fix": lambda: take_fix(window),
            "take-back-fix": lambda: take_back_fix(window),
            "take-certain-fixes": lambda: take_certain_fixes(window),
            "ignore-file": lambda: ignore(window, in_file=True),
            "ignore-project": lambda: ignore(window, in_file=False),
            "show-ignored": lambda: IgnoredDialog(workspace.problems.suppressed, workspace.unsuppress, window).open(),
            "palette": lambda: open_locator(window, ">"),
            "side-panel": lambda: None,
            "bottom-panel": lambda: None,
            "show-problems": lambda: show_problems(window),
            "show-check": lambda: show_tab(window, window.check_panel, window.check_panel.tree),
            "show-compile": lambda: show_tab(window, window.compile_panel, window.compile_panel.table),
            "show-jobs": lambda: show_tab(window, window.jobs_panel, window.jobs_panel.table),
            "linked-scrolling": lambda: None,
            "zoom-in": lambda: zoom(window, 1),
            "zoom-out": lambda: zoom(window, -1),
            "theme-light": lambda: preferences.update({"theme": "light"}),
            "theme-dark": lambda: preferences.update({"theme": "dark"}),
            "theme-system": lambda: preferences.update({"theme": "system"}),
            "quick-open": lambda: open_locator(window, ""),
            "go-line": lambda: go_to_line(window),
            "find": lambda: parts.find.start(navigator.focused_view()),
            "previous-change": lambda: step(window, panes.go_to_change(-1), "No change above."),
            "next-change": lambda: step(window, panes.go_to_change(1), "No change below."),
            "previous-problem": lambda: step(window, navigator.step_problem(-1), "No problem above in this file."),
            "next-problem": lambda: step(window, navigator.step_problem(1), "No problem below in this file."),
            "focus-tree": window.project_panel.tree.setFocus,
            "focus-cuda": panes.cuda.view.setFocus,
            "focus-hip": panes.hip.view.setFocus,
            "focus-glsl": panes.glsl.view.setFocus,
            "refresh": workspace.refresh,
            "cancel": workspace.translations.cancel,
            "trust": lambda: trust(window),
            "check-kernel": lambda: check(window, only_kernel=True),
            "check-file": lambda: check(window, only_kernel=False),
            "check-all": lambda: check_all(window),
            "compile-hip": lambda: compile_hip(window),
            "stop-check": lambda: stop(window),
            "api": lambda: look_up(window),
            "rules": lambda: RulesDialog(window.services.rules, window.look.icons, window).open(),
            "about": lambda: AboutDialog(window).open(),
        }
    )


def update(window: MainWindow) -> None:
    """Enable the actions whose needs are met."""
    workspace = window.workspace
    problem = window.problems_panel.current()
    met: dict[Need, bool] = {
        "nothing": True,
        "project": workspace.root is not None,
        "file": workspace.root is not None and window.panes.view is not None,
        "kernel": workspace.root is not None and window.panes.kernel is not None,
        "problem": problem is not None and problem.rule != SCAN,
        "fix": problem is not None and problem.fix_key is not None and not problem.fixed,
        "fixed": problem is not None and problem.fixed,
        "certain-fixes": workspace.current is not None and bool(workspace.problems.certain_fixes(workspace.current)),
        "translating": workspace.translations.busy or workspace.scanning,
        "checking": window.checks.running or window.compiles.running,
    }
    window.commands.update(met)
    trust_action = window.commands.actions["trust"]
    trust_action.setChecked(workspace.root is not None and workspace.trusted)


def step(window: MainWindow, moved: bool, otherwise: str) -> None:
    if not moved:
        window.say(otherwise)


def open_example(window: MainWindow) -> None:
    from app.gui.window import EXAMPLE

    if EXAMPLE.is_dir():
        window.open(EXAMPLE)
    else:
        window.say(f"The example is missing: {EXAMPLE}")


def fill_recent(window: MainWindow, recent: Sequence[RecentProject]) -> None:
    """The File menu's recent projects, after Open Example."""
    menu = window.commands.menus["&File"]
    for action in list(menu.actions()):
        if action.property("recent"):
            menu.removeAction(action)
            action.deleteLater()
    before = window.commands.actions["close-project"]
    for project in recent[:8]:
        action = menu.addAction(f"{project.root.name}    {project.root.parent}")
        action.setProperty("recent", True)
        action.triggered.connect(lambda _checked=False, root=project.root: window.open(root))
        menu.removeAction(action)
        menu.insertAction(before, action)


def export(window: MainWindow) -> None:
    root = window.workspace.root
    if root is not None:
        exporting = Exporting(window.workspace, window.services.running)
        line = window.services.preferences.describe_target()
        dialog = ExportDialog(exporting, window.look.icons, root.name, line, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def settings(window: MainWindow) -> None:
    dialog = SettingsDialog(window.services.preferences, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def ignore(window: MainWindow, *, in_file: bool) -> None:
    problem = window.problems_panel.current()
    if problem is not None and problem.rule != SCAN:
        path = window.workspace.problems.relative(problem.path) if in_file else ""
        _push(window, IgnoreRule(window.workspace, Suppression(problem.rule, path)))


def take_fix(window: MainWindow) -> None:
    problem = window.problems_panel.current()
    if problem is not None and problem.fix_key is not None:
        _push(window, ChangeFixes(window.workspace, problem.path, frozenset({problem.fix_key}), take=True))


def take_back_fix(window: MainWindow) -> None:
    problem = window.problems_panel.current()
    if problem is not None and problem.fix_key is not None:
        _push(window, ChangeFixes(window.workspace, problem.path, frozenset({problem.fix_key}), take=False))


def take_certain_fixes(window: MainWindow) -> None:
    path = window.workspace.current
    keys = window.workspace.problems.certain_fixes(path) if path else frozenset()
    if path is not None and keys:
        _push(window, ChangeFixes(window.workspace, path, keys, take=True))


def _push(window: MainWindow, command: QUndoCommand) -> None:
    window.undo.push(command)
    window.say(f"Done: {window.undo.undoText()}. Ctrl+Z takes it back.")


def filter_to_file(window: MainWindow) -> None:
    problems = window.workspace.problems
    only = window.problems_panel.this_file.isChecked()
    problems.set_filter(replace(problems.filter, file=window.workspace.current if only else None))


def open_locator(window: MainWindow, text: str) -> None:
    places = window.navigator.place_entries(window.look.icons)
    commands = command_entries(window.commands, window.look.icons)
    Locator(places, commands, text if places else ">", window).open_over(window)


def show_problems(window: MainWindow) -> None:
    window.commands.actions["bottom-panel"].setChecked(True)
    window.parts.show_tab(window.problems_panel)
    window.problems_panel.table.setFocus()


def show_tab(window: MainWindow, tab: object, focus: object) -> None:
    window.commands.actions["bottom-panel"].setChecked(True)
    window.parts.show_tab(tab)  # type: ignore[arg-type]
    focus.setFocus()  # type: ignore[attr-defined]


def show_rule(window: MainWindow, rule_id: str) -> None:
    """The rule's page, with its problem in the current file where there is one."""
    path = window.workspace.current
    problems = window.workspace.problems.of_file(path) if path else []
    found = next((p for p in problems if p.rule == rule_id), None)
    show_problems(window)
    if found is not None:
        window.problems_panel.select(found)
    window.problems_panel.page.show_rule(rule_id, found)


def zoom(window: MainWindow, step: int) -> None:
    size = int(window.services.preferences["font_size"]) + step
    if 7 <= size <= 20:
        window.services.preferences.update({"font_size": str(size)})


def go_to_line(window: MainWindow) -> None:
    view = window.panes.cuda.view
    line = ask_line(window, view.caret_line() + 1, view.blockCount())
    if line is not None:
        window.panes.go_to(line - 1)
        view.setFocus()


def trust(window: MainWindow) -> None:
    window.workspace.set_trusted(window.commands.actions["trust"].isChecked())
    window.check_panel.show_trust(window.workspace.trusted)


def check(window: MainWindow, *, only_kernel: bool) -> None:
    path, kernel = window.workspace.current, window.panes.kernel
    if path is None or kernel is None:
        return
    name = kernel.summary.call_name if only_kernel else None
    if window.checks.run(path, name):
        show_checks(window)
        window.check_panel.show_kernel(path, kernel.summary.call_name)


def check_all(window: MainWindow) -> None:
    if window.checks.run_all():
        show_checks(window)


def stop(window: MainWindow) -> None:
    """End what runs: checks and compiles."""
    window.checks.cancel()
    window.compiles.cancel()


def compile_hip(window: MainWindow) -> None:
    path = window.workspace.current
    if path is not None and window.compiles.run(path):
        window.commands.actions["bottom-panel"].setChecked(True)
        window.parts.show_tab(window.compile_panel)


def show_checks(window: MainWindow) -> None:
    window.commands.actions["bottom-panel"].setChecked(True)
    window.parts.show_tab(window.check_panel)


def go_to_check(window: MainWindow, place: tuple[Path, int, str]) -> None:
    """A row of the check panel: its kernel, or the line of a finding."""
    path, line, kernel = place
    state = window.workspace.state(path)
    kernels = state.summary.kernels if state and state.summary else ()
    head = next((k for k in kernels if k.call_name == kernel), None)
    if state is not None:
        window.navigator.go(path, line or (head.line if head else 0), 1, head.key if head else "")


def look_up(window: MainWindow) -> None:
    """The API tab, asked for the word under the caret."""
    window.commands.actions["bottom-panel"].setChecked(True)
    if window.workspace.root is not None:
        window.parts.show_project()
    window.parts.show_tab(window.api_panel)
    cursor = window.navigator.focused_view().textCursor()
    if not cursor.hasSelection():
        cursor.select(cursor.SelectionType.WordUnderCursor)
    window.api_panel.ask(cursor.selectedText().strip()[:80])
