"""QActions, menus and the tool bar, made from the action table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from app.gui.presenters.actions import ACTIONS, MENUS, ActionSpec, Need
from app.gui.theme.icons import Icons


class Commands(QObject):
    """The window's actions by id.  `bind` gives each its function; `update` enables those whose needs are met."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for title in MENUS:
            self.menus[title] = window.menuBar().addMenu(title)
        for spec in ACTIONS:
            self._add(spec)

    def _add(self, spec: ActionSpec) -> None:
        action = QAction(spec.title, self._window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        if spec.shortcut:
            action.setShortcut(QKeySequence(spec.shortcut))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        keys = f" ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})" if spec.shortcut else ""
        action.setToolTip(f"{spec.tip or spec.label}{keys}")
        menu = self.menus[spec.menu]
        if spec.separator and not menu.isEmpty():
            menu.addSeparator()
        menu.addAction(action)
        self._window.addAction(action)
        self.actions[spec.id] = action

    def bind(self, functions: Mapping[str, Callable[[], object]]) -> None:
        """Functions by action id; every action must have one."""
        missing = self.actions.keys() - functions.keys()
        if missing:
            raise KeyError(f"actions without a function: {sorted(missing)}")
        for name, function in functions.items():
            self.actions[name].triggered.connect(lambda _checked=False, f=function: f())

    def set_icons(self, icons: Icons) -> None:
        accents = {"check": "ok", "check-all": "ok"}
        for spec in ACTIONS:
            if spec.icon:
                colour = icons.theme.status[accents[spec.icon]] if spec.icon in accents else icons.theme.palette["text"]
                self.actions[spec.id].setIcon(icons.icon(spec.icon, colour))

    def update(self, met: Mapping[Need, bool]) -> None:
        for spec in ACTIONS:
            self.actions[spec.id].setEnabled(spec.needs == "nothing" or met[spec.needs])

    def make_tool_bar(self) -> QToolBar:
        bar = QToolBar("Main tool bar")
        bar.setObjectName("tool-bar")
        bar.setAccessibleName("Main tool bar")
        bar.setMovable(False)
        bar.setIconSize(QSize(18, 18))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for spec in ACTIONS:
            if spec.tool_bar:
                if spec.separator:
                    bar.addSeparator()
                bar.addAction(self.actions[spec.id])
        for named in ("check-kernel", "compile-hip"):
            button = bar.widgetForAction(self.actions[named])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return bar
