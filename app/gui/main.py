"""Starts the desktop application."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app.gui.dialogs.questions import ask_trust
from app.gui.services import Pools, Services
from app.gui.theme.icons import app_icon
from app.gui.window import MainWindow
from app.store.database import DatabaseTooNew
from app.store.store import default_path


def run(project: Path | None, chosen: Mapping[str, str]) -> int:
    """Open the window, with a project where one is given; gives the exit code.

    `chosen` are settings from the command line; they become the window's.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    application = make_application()
    try:
        window = make_window(default_path())
    except (DatabaseTooNew, OSError) as error:
        QMessageBox.critical(None, "Wavebridge", str(error))
        return 2
    window.show()
    if window.services.store.notice:
        QMessageBox.warning(window, "Wavebridge", window.services.store.notice)
    window.services.preferences.update(chosen)
    if project is not None:
        window.open(project)
    window.services.warm_up()
    _leave_on_interrupt(application)
    return application.exec()


def make_application() -> QApplication:
    """The one QApplication, in the Fusion style."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("wavebridge")
    application.setApplicationDisplayName("Wavebridge")
    application.setDesktopFileName("wavebridge")
    application.setStyle("Fusion")
    application.setWindowIcon(app_icon())
    return application


def make_window(database: Path, settings: QSettings | None = None, pools: Pools | None = None) -> MainWindow:
    """A window on the database at `database`; raises DatabaseTooNew and OSError."""
    holder: list[QWidget] = []
    services = Services(database, lambda root: ask_trust(holder[0], root), pools)
    geometry = settings or QSettings(str(database.with_name("window.ini")), QSettings.Format.IniFormat)
    window = MainWindow(services, geometry)
    holder.append(window)
    return window


def _leave_on_interrupt(application: QApplication) -> None:
    """Ctrl+C in the terminal closes the window as its close button does; Python only looks between Qt's events."""
    signal.signal(signal.SIGINT, lambda *_: application.closeAllWindows())
    timer = QTimer(application)
    timer.start(300)
    timer.timeout.connect(lambda: None)
