"""Fixtures for the window's tests.  Each test must leave no thread, no running timer and no widget behind."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.gui.main import make_application, make_window
from app.gui.services import Pools
from app.gui.window import MainWindow
from tests.gui import fakes

SAXPY = """#include <cuda_runtime.h>

__global__ void saxpy(float *y, const float *x, float a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}

__global__ void funcptr(float *y)
{
    y[0] = 1.0f;
}

int main()
{
    float *y;
    cudaMalloc(&y, 4);
    saxpy<<<1, 32>>>(y, y, 2.0f, 1);
    cudaFree(y);
}
"""
REDUCE = '#include "warp.cuh"\n\n__global__ void reduce(float *y)\n{\n    y[0] = sum(y[0]);\n}\n'
WARP = "__device__ float sum(float v) { return __shfl_down_sync(~0u, v, 1); }\n"


@pytest.fixture(autouse=True)
def fake_engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine, check and export are stand-ins, unless a test asks for the real ones."""
    if "real_engine" in request.fixturenames:
        return
    monkeypatch.setattr("app.gui.presenters.translations.translate_task", fakes.translate)
    monkeypatch.setattr("app.gui.presenters.checks.check_task", fakes.check)
    monkeypatch.setattr("app.gui.presenters.compiles.compile_task", fakes.compile_hip)
    monkeypatch.setattr("app.gui.presenters.checks.devices_task", fakes.devices)
    monkeypatch.setattr("app.gui.presenters.exporting.export_task", fakes.export)
    monkeypatch.setattr("app.gui.panels.api_panel.api_task", fakes.look_up)
    monkeypatch.setattr("app.gui.presenters.translations.engine_fingerprint", lambda: "fake")


@pytest.fixture
def real_engine() -> None:
    """Asked for by tests that want no stand-ins."""


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    return make_application()


@pytest.fixture(scope="session")
def pools() -> Iterator[Pools]:
    """Worker processes that all windows of the tests share: starting Python takes longer than most tests."""
    shared = Pools.start()
    yield shared
    shared.close()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    (root / "src").mkdir(parents=True)
    (root / "src" / "saxpy.cu").write_text(SAXPY)
    (root / "src" / "reduce.cu").write_text(REDUCE)
    (root / "src" / "warp.cuh").write_text(WARP)
    return root


MakeWindow = Callable[[], MainWindow]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path, pools: Pools) -> Iterator[MakeWindow]:
    """Makes windows on one database and settings file; closes those that are still open."""
    for pool in (pools.translating, pools.running):
        pool.warm_up()
    before = _threads()
    made: list[MainWindow] = []

    def make_one() -> MainWindow:
        settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        window = make_window(tmp_path / "data" / "wavebridge.db", settings, pools)
        window.services.checks._ask_trust = lambda root: True
        window.show()
        made.append(window)
        return window

    yield make_one
    for window in made:
        if shiboken6.isValid(window):
            if window.isVisible():
                window.close()
            shiboken6.delete(window)
    made.clear()
    QApplication.processEvents()
    _check_leaks(before)


def _threads() -> set[threading.Thread]:
    return set(threading.enumerate())


def _check_leaks(before: set[threading.Thread]) -> None:
    deadline = time.monotonic() + 5
    while (left := _threads() - before) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not left, f"threads left behind: {sorted(t.name for t in left)}"
    gc.collect()
    widgets = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    assert not widgets, f"widgets left behind: {widgets}"
    timers = [t for t in gc.get_objects() if isinstance(t, QTimer) and shiboken6.isValid(t) and t.isActive()]
    assert not timers, f"timers left running: {[t.parent() for t in timers]}"


@pytest.fixture
def window(make: MakeWindow) -> MainWindow:
    return make()


@pytest.fixture
def opened(window: MainWindow, project: Path, qtbot: QtBot) -> MainWindow:
    """A window with the project open and translated, saxpy.cu in view."""
    open_project(window, project, qtbot)
    show_file(window, project / "src" / "saxpy.cu", qtbot)
    return window


def open_project(window: MainWindow, root: Path, qtbot: QtBot) -> None:
    window.open(root)
    qtbot.waitUntil(lambda: settled(window), timeout=30000)


def settled(window: MainWindow) -> bool:
    workspace = window.workspace
    states = workspace.translations.files.values()
    return (
        workspace.project is not None
        and not workspace.scanning
        and not workspace.translations.busy
        and all(s.state != "waiting" for s in states)
        and not workspace._refresh_planned
    )


def show_file(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.navigator.go(path)
    qtbot.waitUntil(lambda: window.panes.view is not None and window.panes.view.summary.path == path, timeout=10000)
    qtbot.waitUntil(lambda: not window.panes.showing, timeout=5000)
