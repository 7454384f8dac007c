"""The look in use: chosen theme, its icons, and applying both to the application."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.gui.theme.colours import ThemeName, load_theme, make_palette
from app.gui.theme.icons import Icons
from app.gui.theme.style import style_sheet


class Look:
    """`choice` is "light", "dark" or "system"."""

    def __init__(self, choice: str) -> None:
        self.theme = load_theme(resolve(choice))
        self.icons = Icons(self.theme)
        self._applied: ThemeName | None = None

    def apply(self, application: QApplication, choice: str) -> None:
        name = resolve(choice)
        if name == self._applied:
            return
        self._applied = name
        self.theme = load_theme(name)
        self.icons = Icons(self.theme)
        application.setPalette(make_palette(self.theme))
        application.setStyleSheet(style_sheet(self.theme))


def resolve(choice: str) -> ThemeName:
    """The system's scheme where it is asked for and known; light where it is not."""
    if choice == "dark":
        return "dark"
    if choice == "light":
        return "light"
    hints = QGuiApplication.styleHints()
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
