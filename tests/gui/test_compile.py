"""Compile HIP in the window: its progress, its errors in the problems list, and what its panel says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.check.hip_compile import NoHipCompiler, find_hip_compiler
from app.gui.panes.pane import MessagePage
from app.gui.window import MainWindow
from app.jobs.translation.views import Problem
from tests.gui.conftest import SAXPY, open_project, settled, show_file


def compile_hip(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["compile-hip"].trigger()
    assert window.compiles.running
    qtbot.waitUntil(lambda: not window.compiles.running, timeout=60000)


def errors(window: MainWindow) -> list[Problem]:
    return [p for p in window.workspace.problems.rows if p.rule == "WB9004"]


def marks(window: MainWindow) -> list[int]:
    """0-based lines of the CUDA pane with a mark of the compiler's."""
    view = window.panes.cuda.view
    return [line for line, mark in view._marks.items() if "WB9004" in mark.text]


def rewrite(window: MainWindow, path: Path, text: str, qtbot: QtBot) -> None:
    key = window.workspace.state(path).key  # type: ignore[union-attr]
    path.write_text(text)
    window.commands.actions["refresh"].trigger()
    qtbot.waitUntil(
        lambda: settled(window) and window.workspace.state(path).key not in ("", key),  # type: ignore[union-attr]
        timeout=20000,
    )


def row_texts(model: QAbstractItemModel) -> list[str]:
    return [model.index(0, c).data() for c in range(model.columnCount())]


def with_error(text: str, line: int) -> str:
    lines = text.splitlines()
    lines[line - 1] += " // COMPILE_ERROR"
    return "\n".join(lines) + "\n"


def test_errors_are_listed_and_marked_until_the_file_is_translated_again(opened: MainWindow, qtbot: QtBot) -> None:
    path = opened.workspace.current
    assert path is not None
    rewrite(opened, path, with_error(SAXPY, 7), qtbot)
    compile_hip(opened, qtbot)
    assert [(p.path, p.line) for p in errors(opened)] == [(path, 7)]
    assert marks(opened) == [6]
    assert opened.parts.tabs.currentWidget() is opened.compile_panel
    said = opened.statusBar().currentMessage()
    assert "1 error" in said
    assert "compiler: clang++ 22; headers: Wavebridge's own" in said
    compile_hip(opened, qtbot)
    assert len(errors(opened)) == 1, "a second compile replaces what the first one found"
    rewrite(opened, path, SAXPY, qtbot)
    assert errors(opened) == []
    assert opened.compiles.result(path) is None
    assert "not been compiled since" in opened.compile_panel.summary.text()
    qtbot.waitUntil(lambda: marks(opened) == [])


def test_an_error_in_a_header_is_listed_once_and_goes_with_the_header(
    window: MainWindow, project: Path, qtbot: QtBot
) -> None:
    header = project / "src" / "warp.cuh"
    text = header.read_text()
    header.write_text(with_error(text, 1))
    open_project(window, project, qtbot)
    for name in ("reduce.cu", "saxpy.cu"):
        show_file(window, project / "src" / name, qtbot)
        compile_hip(window, qtbot)
    assert [(p.path, p.line) for p in errors(window)] == [(header, 1)]
    show_file(window, header, qtbot)
    assert marks(window) == [0]
    rewrite(window, header, text, qtbot)
    assert errors(window) == []


def test_refreshing_what_did_not_change_keeps_the_errors(opened: MainWindow, qtbot: QtBot) -> None:
    path = opened.workspace.current
    assert path is not None
    rewrite(opened, path, with_error(SAXPY, 7), qtbot)
    compile_hip(opened, qtbot)
    opened.commands.actions["refresh"].trigger()
    qtbot.waitUntil(lambda: settled(opened), timeout=20000)
    assert len(errors(opened)) == 1


def test_the_panel_tells_what_kernels_use(opened: MainWindow, qtbot: QtBot) -> None:
    path = opened.workspace.current
    assert path is not None
    panel = opened.compile_panel
    compile_hip(opened, qtbot)
    assert "saxpy.cu: compiled for the host, gfx90a" in panel.summary.text()
    assert "figures are unknown" in panel.detail.text()
    assert not panel.table.isVisible()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(panel.table.model(), fatal, opened)
    rewrite(opened, path, SAXPY + "// FIGURES\n", qtbot)
    compile_hip(opened, qtbot)
    assert panel.table.isVisible()
    assert row_texts(panel.table.model()) == ["saxpy", "gfx90a", "12", "16", "1,024 B", "0 B", "8"]
    panel.table.clicked.emit(panel.table.model().index(0, 0))
    qtbot.waitUntil(lambda: opened.panes.cuda.view.caret_line() == 2)
    assert tester.model() is panel.table.model()
    show_file(opened, path.parent / "reduce.cu", qtbot)
    assert panel.table.model().rowCount() == 0


def test_a_compile_is_shown_and_can_be_stopped(opened: MainWindow, qtbot: QtBot) -> None:
    path = opened.workspace.current
    assert path is not None
    rewrite(opened, path, SAXPY + "// COMPILE_WAITS\n", qtbot)
    assert not opened.commands.actions["stop-check"].isEnabled()
    opened.commands.actions["compile-hip"].trigger()
    qtbot.waitUntil(lambda: any(j.title == "Compile saxpy.cu" for j in opened.services.running.jobs()))
    assert "Compiling saxpy.cu" in opened.compile_panel.summary.text()
    assert opened.compile_panel.bar.isVisible()
    opened.commands.actions["stop-check"].trigger()
    qtbot.waitUntil(lambda: not opened.compiles.running, timeout=20000)
    assert "cancelled" in opened.statusBar().currentMessage()
    assert opened.compiles.result(path) is None
    assert not opened.compile_panel.bar.isVisible()


def test_a_translation_that_changes_meanwhile_keeps_no_result(opened: MainWindow, qtbot: QtBot) -> None:
    path = opened.workspace.current
    assert path is not None
    opened.commands.actions["compile-hip"].trigger()
    state = opened.workspace.state(path)
    assert state is not None
    state.key = "another"
    qtbot.waitUntil(lambda: not opened.compiles.running, timeout=20000)
    assert opened.compiles.result(path) is None
    assert "translated again meanwhile" in opened.statusBar().currentMessage()


def test_a_header_is_not_compiled_on_its_own(opened: MainWindow, qtbot: QtBot) -> None:
    assert opened.workspace.root is not None
    show_file(opened, opened.workspace.root / "src" / "warp.cuh", qtbot)
    opened.commands.actions["compile-hip"].trigger()
    assert not opened.compiles.running
    assert "not compiled on its own" in opened.statusBar().currentMessage()


def test_compiling_asks_for_no_trust(opened: MainWindow, qtbot: QtBot) -> None:
    def refuse(root: Path) -> bool:
        raise AssertionError("the question was asked")

    opened.checks._ask_trust = refuse
    compile_hip(opened, qtbot)
    assert not opened.workspace.trusted
    opened.commands.actions["close-project"].trigger()
    assert not opened.compiles.running


def test_the_real_compiler_finds_the_error_on_the_cuda_line(
    real_engine: None, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    try:
        find_hip_compiler()
    except NoHipCompiler as error:
        pytest.skip(f"no translation was compiled: {error}")
    root = tmp_path / "real"
    root.mkdir()
    (root / "part.cuh").write_text("__device__ inline float twice(float v) { return v + v; }\n")
    (root / "good.cu").write_text('#include "part.cuh"\n__global__ void k(float *y)\n{\n    y[0] = twice(y[0]);\n}\n')
    text = '#include "part.cuh"\n__global__ void k(float *y)\n{\n    y[0] = twice(y[0]);\n    unknown_thing(y);\n}\n'
    (root / "bad.cu").write_text(text)
    open_project(window, root, qtbot)
    show_file(window, root / "good.cu", qtbot)
    compile_hip(window, qtbot)
    compiled = window.compiles.result(root / "good.cu")
    assert compiled is not None, window.compiles.failure(root / "good.cu")
    assert compiled.status == "compiled", compiled
    show_file(window, root / "bad.cu", qtbot)
    compile_hip(window, qtbot)
    assert [(p.path.name, p.line) for p in errors(window)] == [("bad.cu", 5)]
    assert marks(window) == [4]
    shutil.rmtree(root)


def test_a_message_in_a_low_or_narrow_pane_is_not_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    page = MessagePage()
    qtbot.addWidget(page)
    page.setWindowFlag(Qt.WindowType.Window)
    page.say(window.look.icons, "unsupported", "This kernel cannot run on Vulkan", "Why, at some length. " * 6, "Why?")
    page.show()
    for width in (180, 250, 300, 330, 400):
        for height in (120, 180, 220, 480):
            page.resize(width, height)
            qtbot.wait(1)
            for label in (page._title, page._text):
                assert label.height() >= label.heightForWidth(label.width()), (width, height, label.text())
                assert label.width() <= page.viewport().width()
    page.close()
