"""The bundled example through the window, with the real engine, check and export."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.check.model import Status
from app.gui.dialogs.export_dialog import ExportDialog
from app.gui.window import EXAMPLE, MainWindow
from app.jobs.translation.views import Verdict
from tests.gui.conftest import open_project, show_file

pytestmark = [pytest.mark.slow]


@pytest.fixture
def example(real_engine: None, window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    root = tmp_path / "first_steps"
    shutil.copytree(EXAMPLE, root)
    open_project(window, root, qtbot)
    return window


def test_the_example_is_translated_checked_and_exported(example: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    files = {p.name: s for p, s in example.workspace.translations.files.items()}
    assert {s.state for s in files.values()} == {"done"}
    kernels = {k.name: k.vulkan for s in files.values() if s.summary for k in s.summary.kernels}
    assert kernels.pop("apply_operations") is Verdict.UNSUPPORTED
    assert set(kernels.values()) <= {Verdict.OK, Verdict.WARNED}
    assert len(kernels) >= 9

    root = example.workspace.root
    assert root is not None
    show_file(example, root / "src" / "reduce.cu", qtbot)
    panes = example.panes
    assert "#include <hip/hip_runtime.h>" in panes.hip.view.toPlainText()
    assert "void main()" in panes.glsl.view.toPlainText()
    line = next(i for i in range(panes.cuda.view.blockCount()) if "atomicAdd(" in _line(panes.cuda.view, i))
    panes.go_to(line)
    assert panes.glsl.view._linked is not None
    assert panes.hip.view._linked is not None
    assert "atomicAdd" in _line(panes.hip.view, panes.hip.view._linked[0])

    show_file(example, root / "src" / "saxpy.cu", qtbot)
    example.commands.actions["check-kernel"].trigger()
    qtbot.waitUntil(lambda: not example.checks.running, timeout=120000)
    (check,) = example.checks.kernels.values()
    statuses = {r.executor: r.status for r in check.rows}
    assert statuses["reference"] is Status.EQUAL, check.rows
    assert statuses["cpu-hip32"] is statuses["cpu-hip64"] is Status.EQUAL
    assert Status.DIFFERENT not in statuses.values()

    example.commands.actions["export"].trigger()
    qtbot.waitUntil(lambda: bool(example.findChildren(ExportDialog)))
    dialog = example.findChildren(ExportDialog)[0]
    dialog.folder.setText(str(tmp_path / "hip"))
    dialog.start.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 2, timeout=120000)
    assert dialog.result_title.text() == f"Written to {tmp_path / 'hip'}"
    assert (tmp_path / "hip" / "CMakeLists.txt").exists()
    dialog.close()


def _line(view: object, number: int) -> str:
    text: str = view.document().findBlockByNumber(number).text()  # type: ignore[attr-defined]
    return text
