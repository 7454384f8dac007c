"""Icons from resources/icons, drawn in the theme's colours."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.gui.theme.colours import RESOURCES, Theme

_SIZES = (16, 18, 32)
STATUS_ICONS = frozenset({"ok", "unchanged", "warned", "unsupported", "error", "pending", "info"})


@lru_cache(maxsize=512)
def draw(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """One icon as a pixmap; `size` in logical pixels."""
    text = (RESOURCES / "icons" / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size * ratio, size * ratio))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Icons:
    """Icons of one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._ratios = sorted({1.0, *(s.devicePixelRatio() for s in QGuiApplication.screens())})
        for name in (*sorted(STATUS_ICONS), "folder", "kernel", "file-cuda", "file-header", "file-cpp"):
            self.icon(name)  # drawn now rather than while a list is painted for the first time

    def icon(self, name: str, colour: str = "") -> QIcon:
        """An icon by file name; status icons have their status' colour, others the text's."""
        shade = colour or (self.theme.status[name] if name in STATUS_ICONS else self.theme.palette["muted"])
        found = self._icons.get((name, shade))
        if found is None:
            found = self._icons[name, shade] = QIcon()
            disabled = QColor(self.theme.palette["disabled"]).name()
            for size in _SIZES:
                for ratio in self._ratios:
                    found.addPixmap(draw(name, shade, size, ratio))
                    if name not in STATUS_ICONS:
                        found.addPixmap(draw(name, disabled, size, ratio), QIcon.Mode.Disabled)
        return found

    def pixmap(self, name: str, size: int = 16, colour: str = "") -> QPixmap:
        return self.icon(name, colour).pixmap(size, size)


def app_icon() -> QIcon:
    icon = QIcon()
    for size in (16, 32, 64, 128, 256):
        icon.addPixmap(draw("wavebridge", "#000000", size))
    return icon
