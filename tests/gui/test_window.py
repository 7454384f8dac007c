"""The window: models, panes, actions and dialogs, as a person uses them."""

from __future__ import annotations

import multiprocessing
import threading
from collections import Counter
from pathlib import Path
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTextBrowser,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from app.check.model import Status
from app.gui.dialogs.export_dialog import ExportDialog
from app.gui.dialogs.locator import Locator
from app.gui.dialogs.questions import AboutDialog, IgnoredDialog, RulesDialog
from app.gui.dialogs.settings_dialog import SettingsDialog
from app.gui.main import make_window
from app.gui.models.checks_model import PLACE_ROLE
from app.gui.models.project_model import KERNEL_ROLE, PATH_ROLE
from app.gui.presenters.actions import ACTIONS
from app.gui.window import MainWindow
from app.store.database import DatabaseTooNew, open_database
from tests.gui.conftest import MakeWindow, open_project, settled, show_file
from translator.diagnostics.model import Severity

D = TypeVar("D", bound=QDialog)


def opened_dialog(window: MainWindow, action: str, kind: type[D], qtbot: QtBot) -> D:
    window.commands.actions[action].trigger()
    qtbot.waitUntil(lambda: any(d.isVisible() for d in window.findChildren(kind)))
    return next(d for d in window.findChildren(kind) if d.isVisible())


def line_text(view: QPlainTextEdit, line: int) -> str:
    return view.document().findBlockByNumber(line).text()


# ---------------------------------------------------------------------- nothing open


def test_the_start_page_offers_ways_in(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    assert not window.parts.project_shown
    assert window.start.open_button.isVisible()
    assert not window.commands.actions["export"].isEnabled()
    open_project(window, project, qtbot)
    assert window.parts.project_shown
    window.commands.actions["close-project"].trigger()
    qtbot.waitUntil(lambda: window.start.recent.count() == 1)
    assert not window.parts.project_shown
    window.start.recent.itemActivated.emit(window.start.recent.item(0))
    qtbot.waitUntil(lambda: settled(window), timeout=20000)
    assert window.workspace.root == project


def test_a_folder_without_cuda_says_so(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "empty").mkdir()
    open_project(window, tmp_path / "empty", qtbot)
    assert "No CUDA code" in window.panes.cuda.page._title.text()
    assert "No CUDA code" in window.workspace.problems.rows[0].message
    window.open(tmp_path / "gone")
    assert "is not a folder" in window.statusBar().currentMessage()


def test_a_folder_can_be_dropped(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(project))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, left, none)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))
    qtbot.waitUntil(lambda: settled(window), timeout=20000)
    assert window.workspace.root == project


# ---------------------------------------------------------------------- models


def test_models_keep_qts_rules_throughout(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    models = (window.project_model, window.problems_model, window.checks_model)
    testers = [QAbstractItemModelTester(m, fatal, window) for m in models]
    testers.append(QAbstractItemModelTester(window.jobs_panel._model, fatal, window))
    open_project(window, project, qtbot)
    window.jobs_panel.refresh()
    window.project_panel.filter.setText("saxpy")
    qtbot.wait(200)
    window.project_panel.filter.clear()
    window.problems_panel.text.setText("shuffle")
    qtbot.wait(200)
    window.problems_panel.text.clear()
    (project / "src" / "saxpy.cu").write_text("__global__ void other(int *p)\n{\n    p[0] = 0;\n}\n")
    (project / "new.cu").write_text("__global__ void fresh(int *p)\n{\n    p[0] = 0;\n}\n")
    window.commands.actions["refresh"].trigger()
    qtbot.waitUntil(
        lambda: project / "new.cu" in window.workspace.translations.files and settled(window), timeout=20000
    )
    window.commands.actions["check-all"].trigger()
    qtbot.waitUntil(lambda: not window.checks.running, timeout=20000)
    window.commands.actions["close-project"].trigger()
    assert len(testers) == 4


def test_the_tree_shows_files_kernels_and_verdicts(opened: MainWindow) -> None:
    model = opened.project_model
    index = model.index_of(opened.workspace.root / "src" / "saxpy.cu")  # type: ignore[operator]
    assert index.data() == "saxpy.cu"
    assert [model.index(r, 0, index).data() for r in range(model.rowCount(index))] == ["saxpy", "funcptr"]
    words = [index.siblingAtColumn(c).data(Qt.ItemDataRole.ToolTipRole) for c in (1, 2)]
    assert words == ["HIP: translated, with warnings", "Vulkan: not possible as it stands"]
    assert "Vulkan: not possible" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_tree_is_filtered_by_file_and_kernel(opened: MainWindow, qtbot: QtBot) -> None:
    def files() -> list[str]:
        return sorted(p.name for p in opened.project_model._files)

    for text, expected in (("funcptr", ["saxpy.cu"]), ("WARP", ["warp.cuh"]), ("src/re", ["reduce.cu"]), ("zzz", [])):
        opened.project_panel.filter.setText(text)
        qtbot.waitUntil(lambda expected=expected: files() == expected)
    opened.project_panel.filter.clear()
    qtbot.waitUntil(lambda: len(files()) == 3)


def test_clicking_a_kernel_shows_it(opened: MainWindow, qtbot: QtBot) -> None:
    root = opened.workspace.root
    assert root is not None
    index = opened.project_model.index_of(root / "src" / "saxpy.cu", "funcptr@10")
    opened.project_panel.tree.setCurrentIndex(index)
    qtbot.waitUntil(lambda: opened.panes.cuda.view.caret_line() == 9)
    assert opened.panes.kernel is not None
    assert opened.panes.kernel.summary.name == "funcptr"
    assert not opened.panes.glsl.has_code
    assert "Function pointers" in opened.panes.glsl.page._text.text()


# ---------------------------------------------------------------------- panes


def test_the_panes_show_the_three_texts(opened: MainWindow) -> None:
    panes = opened.panes
    assert "cudaMalloc" in panes.cuda.view.toPlainText()
    assert "hipMalloc" in panes.hip.view.toPlainText()
    assert panes.glsl.view.toPlainText().startswith("#version 460")
    assert panes.hip.view.isReadOnly()


def test_visible_lines_are_coloured_and_others_are_not_yet(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    (project / "long.cu").write_text("int x; // a\n" * 3000)
    open_project(window, project, qtbot)
    show_file(window, project / "long.cu", qtbot)
    view = window.panes.cuda.view
    view.viewport().repaint()
    document = view.document()
    assert document.findBlockByNumber(0).layout().formats()
    assert not document.findBlockByNumber(2500).layout().formats()
    window.panes.go_to(2500)
    view.viewport().repaint()
    assert document.findBlockByNumber(2500).layout().formats()


def test_the_caret_highlights_its_counterparts(opened: MainWindow, qtbot: QtBot) -> None:
    panes = opened.panes
    panes.go_to(6)  # y[i] += a * x[i]
    assert panes.cuda.view._linked == (6, 7)
    assert panes.hip.view._linked == (7, 8)
    assert panes.glsl.view._linked is not None
    assert line_text(panes.glsl.view, panes.glsl.view._linked[0]) == line_text(panes.cuda.view, 6)
    panes.go_to(17)  # in main: no kernel here
    assert panes.glsl.view._linked is None
    assert line_text(panes.hip.view, 18) == "    hipMalloc(&y, 4);"


def test_hovering_highlights_and_leaving_restores_the_caret(opened: MainWindow) -> None:
    panes = opened.panes
    panes.go_to(6)
    view = panes.hip.view
    place = QPointF(40, view.line_y(4) + 2)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QMouseEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    view.mouseMoveEvent(move)
    assert panes.cuda.view._linked == (3, 4)
    view._hover(-1)
    assert panes.cuda.view._linked in (None, (6, 7))


def test_scrolling_one_pane_keeps_the_others_level(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    lines = "".join(f"int a{i};\n" for i in range(4000))
    (project / "long.cu").write_text(lines)
    open_project(window, project, qtbot)
    show_file(window, project / "long.cu", qtbot)
    cuda, hip = window.panes.cuda.view, window.panes.hip.view
    cuda.verticalScrollBar().setValue(2000)
    assert abs(hip.top() - 2001) <= 1
    hip.verticalScrollBar().setValue(3000)
    assert abs(cuda.top() - 2999) <= 1
    window.commands.actions["linked-scrolling"].trigger()
    cuda.verticalScrollBar().setValue(10)
    assert abs(hip.top() - 3000) <= 1


def test_changes_and_problems_are_stepped_through(opened: MainWindow) -> None:
    panes = opened.panes
    panes.go_to(0)
    visited = []
    for _ in range(2):
        opened.commands.actions["next-change"].trigger()
        visited.append(line_text(panes.cuda.view, panes.cuda.view.caret_line()).strip())
    assert visited == ["cudaMalloc(&y, 4);", "cudaFree(y);"]
    opened.commands.actions["previous-change"].trigger()
    assert "cudaMalloc" in line_text(panes.cuda.view, panes.cuda.view.caret_line())
    opened.commands.actions["next-problem"].trigger()
    assert "cudaFree" in line_text(panes.cuda.view, panes.cuda.view.caret_line())
    opened.commands.actions["next-problem"].trigger()
    assert "No problem below" in opened.statusBar().currentMessage()


def test_the_vulkan_pane_follows_the_caret_and_the_chooser(opened: MainWindow) -> None:
    panes = opened.panes
    panes.go_to(11)
    assert panes.kernel is not None
    assert panes.kernel.summary.name == "funcptr"
    panes.kernels.setCurrentIndex(0)
    panes.kernels.activated.emit(0)
    assert panes.kernel.summary.name == "saxpy"
    assert panes.cuda.view.caret_line() == 2


def test_text_is_found_in_a_pane(opened: MainWindow, qtbot: QtBot) -> None:
    opened.commands.actions["focus-hip"].trigger()
    opened.panes.hip.view.setFocus()
    opened.commands.actions["find"].trigger()
    bar = opened.parts.find
    qtbot.keyClicks(bar.edit, "hipFree")
    qtbot.keyClick(bar.edit, Qt.Key.Key_Return)
    view = bar._view
    assert view is not None
    if view is opened.panes.hip.view:
        assert view.textCursor().selectedText() == "hipFree"
    else:  # offscreen platforms may not give the focus: the bar then looks in the CUDA pane, and says what it lacks
        assert bar.result.text() == "Not found"


# ---------------------------------------------------------------------- problems


def test_problems_go_to_their_place_and_explain_themselves(opened: MainWindow, qtbot: QtBot) -> None:
    panel = opened.problems_panel
    row = next(r for r, p in enumerate(opened.workspace.problems.rows) if p.path.name == "warp.cuh")
    panel.table.selectRow(row)
    panel.table.clicked.emit(opened.problems_model.index(row, 0))
    qtbot.waitUntil(lambda: opened.panes.view is not None and opened.panes.view.summary.path.name == "warp.cuh")
    assert "a shuffle" in panel.page.browser.toPlainText()
    tip = opened.problems_model.index(row, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert "WB9501" in tip


def test_problems_are_filtered_by_severity_target_text_and_file(opened: MainWindow, qtbot: QtBot) -> None:
    panel, rows = opened.problems_panel, lambda: opened.problems_model.rowCount()
    assert rows() == 2
    panel._severities[Severity.ERROR].setChecked(False)
    assert rows() == 1
    panel._severities[Severity.ERROR].setChecked(True)
    panel.targets.setCurrentIndex(panel.targets.findText("Vulkan"))
    assert rows() == 1
    panel.targets.setCurrentIndex(0)
    qtbot.keyClicks(panel.text, "wb9503")
    qtbot.waitUntil(lambda: rows() == 1)
    panel.text.clear()
    qtbot.waitUntil(lambda: rows() == 2)
    panel.this_file.setChecked(True)
    assert [p.path.name for p in opened.workspace.problems.rows] == ["saxpy.cu"]
    show_file(opened, opened.workspace.root / "src" / "warp.cuh", qtbot)  # type: ignore[operator]
    assert [p.path.name for p in opened.workspace.problems.rows] == ["warp.cuh"]


@pytest.mark.parametrize("action", ["ignore-file", "ignore-project"])
def test_ignoring_a_rule_can_be_undone(opened: MainWindow, action: str, qtbot: QtBot) -> None:
    opened.problems_panel.table.selectRow(0)
    assert opened.commands.actions[action].isEnabled()
    opened.commands.actions[action].trigger()
    assert opened.problems_model.rowCount() == 1
    assert opened.problems_panel.hidden.text() == "1 ignored"
    opened.undo.undo()
    assert opened.problems_model.rowCount() == 2
    opened.undo.redo()
    ignored = opened_dialog(opened, "show-ignored", IgnoredDialog, qtbot)
    assert ignored.list.count() == 1
    ignored.show_again.click()
    assert opened.problems_model.rowCount() == 2
    ignored.close()


def test_gutter_marks_follow_the_problems(opened: MainWindow) -> None:
    view = opened.panes.cuda.view
    line = next(i for i in range(view.blockCount()) if "cudaFree" in line_text(view, i))
    assert "WB9503" in view.mark_text(line)
    assert "WB9503" in opened.panes.hip.view.mark_text(line + 1)
    opened.problems_panel.table.selectRow(0)
    opened.commands.actions["ignore-file"].trigger()
    assert view.mark_text(line) == ""


# ---------------------------------------------------------------------- checks


def test_a_check_fills_the_panel_and_the_tree(opened: MainWindow, qtbot: QtBot) -> None:
    opened.panes.go_to(4)
    opened.commands.actions["check-kernel"].trigger()
    assert opened.parts.tabs.currentWidget() is opened.check_panel
    qtbot.waitUntil(lambda: not opened.checks.running, timeout=20000)
    model = opened.checks_model
    assert model.rowCount() == 1
    top = model.index(0, 0)
    rows = [[model.index(r, c, top).data() for c in (0, 1, 2, 5)] for r in range(model.rowCount(top))]
    assert rows[0] == ["reference   CPU", "Reference", "0", "0"]
    assert rows[2] == ["cpu-hip64   CPU", "Different", "1.50e+00", "7"]
    assert rows[3][:2] == ["hip", "Not run"]
    finding = model.index(0, 0, model.index(2, 0, top))
    assert "two threads write here" in finding.data()
    opened.check_panel.tree.clicked.emit(finding)
    qtbot.waitUntil(lambda: opened.panes.cuda.view.caret_line() == 2)
    assert finding.data(PLACE_ROLE)[1] == 3
    tree = opened.project_model.index_of(opened.workspace.current, "saxpy@3").siblingAtColumn(3)  # type: ignore[arg-type]
    assert tree.data(Qt.ItemDataRole.ToolTipRole) == "Check: different"
    assert opened.checks.kernels[opened.workspace.current, "saxpy"].rows[1].status is Status.EQUAL  # type: ignore[index]


def test_a_project_that_is_not_trusted_is_not_run(opened: MainWindow) -> None:
    opened.checks._ask_trust = lambda root: False
    opened.commands.actions["check-kernel"].trigger()
    assert not opened.checks.running
    assert opened.checks_model.rowCount() == 0
    assert not opened.commands.actions["trust"].isChecked()
    opened.commands.actions["trust"].trigger()
    assert opened.workspace.trusted
    opened.commands.actions["trust"].trigger()
    assert not opened.workspace.trusted


def test_before_the_first_run_the_panel_tells_what_can_run_here(opened: MainWindow, qtbot: QtBot) -> None:
    opened.commands.actions["show-check"].trigger()
    qtbot.waitUntil(lambda: opened.checks.devices is not None, timeout=20000)
    texts = [w.text() for w in opened.check_panel._grid_box.findChildren(type(opened.counts))]
    assert "no ROCm here" in texts
    assert "clang 22" in texts


# ---------------------------------------------------------------------- actions and dialogs


def test_every_action_has_a_function_and_its_own_shortcut(window: MainWindow) -> None:
    keys = Counter(s.shortcut for s in ACTIONS if s.shortcut)
    assert [k for k, n in keys.items() if n > 1] == []
    assert len({s.id for s in ACTIONS}) == len(ACTIONS)
    assert set(window.commands.actions) == {s.id for s in ACTIONS}


def test_actions_are_enabled_as_their_needs_are_met(opened: MainWindow) -> None:
    enabled = {name for name, action in opened.commands.actions.items() if action.isEnabled()}
    assert {"export", "check-kernel", "next-change", "find", "refresh"} <= enabled
    assert not {"stop-check", "cancel"} & enabled
    opened.commands.actions["close-project"].trigger()
    enabled = {name for name, action in opened.commands.actions.items() if action.isEnabled()}
    assert not {"export", "check-kernel", "next-change", "find", "refresh", "close-project"} & enabled


def test_the_locator_finds_files_kernels_and_commands(opened: MainWindow, qtbot: QtBot) -> None:
    locator = opened_dialog(opened, "quick-open", Locator, qtbot)
    qtbot.keyClicks(locator.edit, "reduce")
    assert {e.text for e in locator._shown} >= {"src/reduce.cu", "reduce"}
    row = next(i for i, e in enumerate(locator._shown) if e.text == "reduce")
    locator.list.setCurrentRow(row)
    qtbot.keyClick(locator.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: opened.panes.view is not None and opened.panes.view.summary.path.name == "reduce.cu")
    qtbot.waitUntil(lambda: opened.panes.cuda.view.caret_line() == 2)
    palette = opened_dialog(opened, "palette", Locator, qtbot)
    qtbot.keyClicks(palette.edit, "dark")
    assert palette._shown[0].text == "View: Dark Theme"
    qtbot.keyClick(palette.edit, Qt.Key.Key_Return)
    assert opened.look.theme.dark
    opened.commands.actions["theme-light"].trigger()


def test_settings_take_effect_and_refuse_nonsense(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = opened_dialog(opened, "settings", SettingsDialog, qtbot)
    architectures = dialog.editors["architectures"]
    assert isinstance(architectures, QLineEdit)
    architectures.setText("sm_80")
    dialog.accept()
    assert dialog.isVisible()
    assert "not an AMD architecture" in dialog.error.text()
    architectures.setText("gfx942")
    dialog.accept()
    assert "gfx942" in opened.target_button.text()
    qtbot.waitUntil(lambda: settled(opened), timeout=20000)


def test_the_export_dialog_tells_what_came_of_it(opened: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened_dialog(opened, "export", ExportDialog, qtbot)
    dialog.folder.setText(str(opened.workspace.root))
    assert not dialog.start.isEnabled()
    assert "outside the project" in dialog.objection.text()
    dialog.folder.setText(str(tmp_path / "out"))
    dialog.start.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 2, timeout=20000)
    texts = [dialog.notes.item(i).text() for i in range(dialog.notes.count())]
    assert texts == ["2 files translated", "1 build file translated", "1 file copied as it was", "a.cu:3: look here"]
    assert dialog.open_folder.isVisible()
    dialog._back()
    dialog.folder.setText(str(tmp_path / "refuse"))
    dialog.start.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 2, timeout=20000)
    assert "cannot be written" in dialog.notes.item(0).text()
    dialog.close()


def test_an_api_name_is_looked_up(opened: MainWindow, qtbot: QtBot) -> None:
    opened.commands.actions["api"].trigger()
    qtbot.keyClicks(opened.api_panel.name, "cudaMalloc")
    qtbot.waitUntil(lambda: "becomes hipMalloc" in opened.api_panel.answer.toPlainText(), timeout=20000)


def test_about_and_rules_open(window: MainWindow, qtbot: QtBot) -> None:
    opened_dialog(window, "about", AboutDialog, qtbot).close()
    rules = opened_dialog(window, "rules", RulesDialog, qtbot)
    assert rules.list.count() > 0
    assert rules.page.browser.toPlainText()
    rules.close()


def test_both_themes_reach_palette_and_panes(opened: MainWindow) -> None:
    backgrounds = []
    for name in ("theme-dark", "theme-light"):
        opened.commands.actions[name].trigger()
        backgrounds.append(opened.panes.cuda.view.palette().base().color().lightness())
        assert opened.palette().window().color().lightness() < 128 if name == "theme-dark" else True
    assert backgrounds[0] < 60 < 200 < backgrounds[1]
    assert opened.services.preferences["theme"] == "light"


def test_everything_to_work_with_has_an_accessible_name(opened: MainWindow, qtbot: QtBot) -> None:
    opened_dialog(opened, "settings", SettingsDialog, qtbot)
    opened_dialog(opened, "export", ExportDialog, qtbot)
    kinds = (QLineEdit, QAbstractItemView, QPlainTextEdit, QProgressBar, QComboBox, QTextBrowser)
    unnamed = [
        (w, w.parent()) for kind in kinds for w in opened.findChildren(kind) if not w.accessibleName() and not _inner(w)
    ]
    assert unnamed == []
    silent = [
        b for b in opened.findChildren(QToolButton) if not (b.text() or b.accessibleName() or b.toolTip() or _inner(b))
    ]
    assert silent == []
    for each in (*opened.findChildren(SettingsDialog), *opened.findChildren(ExportDialog)):
        each.close()


def _inner(widget: object) -> bool:
    """Parts that Qt makes itself: lists of combo boxes, headers, editors of spin boxes, scroll buttons."""
    if widget.objectName().startswith("qt_"):  # type: ignore[attr-defined]
        return True
    names = ("QHeaderView", "QComboBoxListView", "QTableCornerButton", "QMenuBarExtension", "QToolBarExtension")
    parent = widget.parent()  # type: ignore[attr-defined]
    kind = widget.metaObject().className()  # type: ignore[attr-defined]
    return (
        kind in names
        or isinstance(parent, QComboBox | QAbstractSpinBox | QLineEdit)
        or kind.endswith("ListView")
        or (parent is not None and parent.metaObject().className() == "QTabBar")
    )


# ---------------------------------------------------------------------- comings and goings


def test_closing_ends_every_process_and_thread_that_the_window_started(
    tmp_path: Path, project: Path, qtbot: QtBot
) -> None:
    before, processes = set(threading.enumerate()), set(multiprocessing.active_children())
    window = make_window(tmp_path / "own.db", QSettings(str(tmp_path / "own.ini"), QSettings.Format.IniFormat))
    window.show()
    open_project(window, project, qtbot)
    assert set(multiprocessing.active_children()) - processes
    own = {t.name for t in set(threading.enumerate()) - before}
    assert {"translate-0", "project-watcher"} <= own
    window.close()
    qtbot.waitUntil(lambda: not set(threading.enumerate()) - before, timeout=10000)
    assert not set(multiprocessing.active_children()) - processes
    shiboken6.delete(window)


def test_size_and_place_are_remembered(make: MakeWindow, project: Path, qtbot: QtBot) -> None:
    first = make()
    first.resize(1111, 777)
    open_project(first, project, qtbot)
    show_file(first, project / "src" / "saxpy.cu", qtbot)
    first.panes.go_to(10)
    first.close()
    second = make()
    assert (second.width(), second.height()) == (1111, 777)
    second.open(project)
    qtbot.waitUntil(lambda: second.panes.view is not None, timeout=20000)
    qtbot.waitUntil(lambda: second.panes.cuda.view.caret_line() == 10)
    assert second.panes.kernel is not None
    assert second.panes.kernel.summary.name == "funcptr"
    qtbot.waitUntil(lambda: settled(second), timeout=20000)


def test_a_file_that_changes_on_disk_keeps_its_place(opened: MainWindow, qtbot: QtBot) -> None:
    opened.panes.go_to(10)
    path = opened.workspace.current
    assert path is not None
    path.write_text(path.read_text().replace("2.0f", "3.0f"))
    qtbot.waitUntil(lambda: "3.0f" in opened.panes.hip.view.toPlainText(), timeout=20000)
    qtbot.waitUntil(lambda: opened.panes.cuda.view.caret_line() == 10)


def test_a_failed_file_says_why_in_its_panes(opened: MainWindow, qtbot: QtBot) -> None:
    root = opened.workspace.root
    assert root is not None
    (root / "crash.cu").write_text("// CRASH\n")
    opened.commands.actions["refresh"].trigger()
    qtbot.waitUntil(lambda: root / "crash.cu" in opened.workspace.translations.files and settled(opened), timeout=20000)
    opened.navigator.go(root / "crash.cu")
    qtbot.waitUntil(lambda: "not translated" in opened.panes.cuda.page._title.text())
    assert "SIGSEGV" in opened.panes.cuda.page._text.text()


def test_cancelling_stops_the_round(window: MainWindow, project: Path, qtbot: QtBot) -> None:
    for i in range(4):
        (project / f"slow{i}.cu").write_text("// HANG\n")
    window.open(project)
    qtbot.waitUntil(
        lambda: window.status.cancel.isVisible() and window.commands.actions["cancel"].isEnabled(), timeout=20000
    )
    qtbot.waitUntil(lambda: window.workspace.translations.busy, timeout=20000)
    window.commands.actions["cancel"].trigger()
    assert not window.workspace.translations.busy
    assert "not translated yet" in window.status.text.text()


def test_a_database_that_is_too_new_stops_the_start_with_a_sentence(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "w.db"
    db = open_database(path).db
    db.table("_sqlite_migrations").insert({"migration_set": "wavebridge", "name": "m999", "applied_at": ""})
    db.conn.close()
    with pytest.raises(DatabaseTooNew, match="newer Wavebridge"):
        make_window(path)


def test_the_tree_gives_paths_for_files_and_none_for_folders(opened: MainWindow) -> None:
    model = opened.project_model
    folder = model.index(0, 0, QModelIndex())
    assert folder.data(PATH_ROLE) is None
    assert folder.data(KERNEL_ROLE) is None
    assert model.parent(folder) == QModelIndex()
