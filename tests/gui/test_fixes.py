"""Fixes are taken from the problems list into the HIP translation, taken back, kept, and exported."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.export.project import export_project
from app.gui.window import MainWindow
from tests.gui.conftest import MakeWindow, open_project, show_file
from translator.options import Options

KERNEL = """__global__ void k(float *f, float *g)
{
    float v = f[threadIdx.x], w = g[threadIdx.x];
    for (int s = 16; s; s >>= 1)
        v += __shfl_down_sync(0xffffffff, v, s);
    for (int s = 16; s; s >>= 1)
        w += __shfl_down_sync(0xffffffff, w, s);
    f[threadIdx.x] = v + w;
}
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "shuffles"
    folder.mkdir()
    (folder / "k.cu").write_text(KERNEL)
    return folder


@pytest.fixture
def shuffles(real_engine: None, window: MainWindow, root: Path, qtbot: QtBot) -> MainWindow:
    open_project(window, root, qtbot)
    show_file(window, root / "k.cu", qtbot)
    return window


def fixed_lines(window: MainWindow) -> int:
    return window.panes.hip.view.toPlainText().count(", 32)")


def choose_shuffle(window: MainWindow, line: int) -> None:
    problem = next(p for p in window.workspace.problems.rows if (p.rule, p.line) == ("WB2001", line))
    window.problems_panel.select(problem)


def test_a_fix_is_taken_and_taken_back(shuffles: MainWindow, root: Path, qtbot: QtBot) -> None:
    actions = shuffles.commands.actions
    choose_shuffle(shuffles, 5)
    assert actions["take-fix"].isEnabled()
    assert not actions["take-back-fix"].isEnabled()
    actions["take-fix"].trigger()
    qtbot.waitUntil(lambda: fixed_lines(shuffles) == 1)
    assert (root / "k.cu").read_text() == KERNEL, "a project is never changed in place"
    qtbot.waitUntil(lambda: any(p.fixed for p in shuffles.workspace.problems.rows))
    chosen = shuffles.problems_panel.current()
    assert chosen is not None
    assert (chosen.rule, chosen.line, chosen.fixed) == ("WB2001", 5, True), "what was fixed stays chosen"
    assert "Fix, taken" in shuffles.problems_panel.page.browser.toPlainText()
    assert actions["take-back-fix"].isEnabled()
    actions["take-back-fix"].trigger()
    qtbot.waitUntil(lambda: fixed_lines(shuffles) == 0)
    shuffles.undo.undo()
    qtbot.waitUntil(lambda: fixed_lines(shuffles) == 1)


def test_the_page_of_a_problem_goes_with_the_problem(shuffles: MainWindow, qtbot: QtBot) -> None:
    choose_shuffle(shuffles, 5)
    page = shuffles.problems_panel.page
    assert "combine 32 lanes" in page.browser.toPlainText()
    shuffles.services.preferences.update({"warp": "32"})
    qtbot.waitUntil(lambda: all(p.rule != "WB2001" for p in shuffles.workspace.problems.rows))
    assert "Choose a problem" in page.browser.toPlainText()


def test_the_overview_shows_the_worst_problem_of_a_line(shuffles: MainWindow) -> None:
    marked = {m.line: m.severity for m in shuffles.panes.cuda.view._marks.values()}
    overview = shuffles.panes.cuda.overview
    assert len({m.line for m in overview._marks}) < len(overview._marks), "a line here has several problems"
    scale = min(overview.height() / overview._view.blockCount(), overview._view.line_height())
    image = overview.grab().toImage()
    for line, severity in marked.items():
        colour = image.pixelColor(round(4 * image.devicePixelRatio()), round((line + 0.5) * scale))
        assert colour.name() == shuffles.look.theme.status_colour(severity).name(), (line, severity)


def test_certain_fixes_of_a_file_are_kept_for_the_next_visit(
    shuffles: MainWindow, make: MakeWindow, root: Path, qtbot: QtBot
) -> None:
    shuffles.commands.actions["take-certain-fixes"].trigger()
    qtbot.waitUntil(lambda: fixed_lines(shuffles) == 2)
    qtbot.waitUntil(lambda: not shuffles.commands.actions["take-certain-fixes"].isEnabled())
    shuffles.close()
    again = make()
    open_project(again, root, qtbot)
    show_file(again, root / "k.cu", qtbot)
    qtbot.waitUntil(lambda: fixed_lines(again) == 2)


def test_taken_fixes_are_exported(shuffles: MainWindow, root: Path, tmp_path: Path, qtbot: QtBot) -> None:
    choose_shuffle(shuffles, 7)
    shuffles.commands.actions["take-fix"].trigger()
    export_project(root, tmp_path / "out", Options(), "hip", jobs=1, fixes=shuffles.workspace.fixes)
    exported = (tmp_path / "out" / "k.cu").read_text()
    assert "__shfl_down_sync(__activemask(), w, s, 32)" in exported
    assert "__shfl_down_sync(__activemask(), v, s)" in exported
