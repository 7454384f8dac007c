"""The style sheet: flat surfaces, thin borders, the theme's colours.  Metrics are in logical pixels.

Trees and tables have no rules here: a style sheet makes painting their items twice as slow (16 ms for a project tree).
They get their colours from `style_item_view`.
"""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame

from app.gui.theme.colours import RESOURCES, Theme

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QMainWindow::separator { background: $window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $accent; }
QMenuBar { background: $window; padding: 2px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $panel; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 10px; border-radius: 4px; }
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: $selection; color: $on_selection; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 4px 6px; }
QToolBar { background: $window; border: none; border-bottom: 1px solid $border; padding: 3px 8px; spacing: 2px; }
QToolBar::separator { background: $border; width: 1px; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px 7px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $selection; color: $on_selection; }
QToolButton:focus { border-color: $accent; }
QToolButton::menu-indicator { image: none; }
QToolButton#target { border: 1px solid $border; background: $panel; padding: 4px 10px; }
QToolButton#locator { border: 1px solid $border; background: $base; color: $muted; padding: 4px 10px; text-align: left; }
QToolButton#target:hover, QToolButton#locator:hover { border-color: $accent; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget > QWidget#dockBody { background: $panel; border: 1px solid $border; }
QTabBar { background: transparent; }
QTabBar::tab { padding: 6px 13px; border: none; color: $muted; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { color: $accent; }
QStatusBar { background: $window; border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 0 6px; }
QLineEdit, QComboBox, QSpinBox { background: $base; border: 1px solid $border; border-radius: 5px; padding: 4px 8px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: $accent; }
QLineEdit:disabled, QComboBox:disabled { color: $disabled; background: $panel; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$chevron"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $border; selection-background-color: $selection;
  selection-color: $on_selection; outline: none; padding: 3px; }
QPushButton { background: $button; border: 1px solid $border; border-radius: 5px; padding: 5px 14px; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $hover; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $disabled; }
QPushButton:default, QPushButton#primary { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:default:disabled, QPushButton#primary:disabled { background: $hover; color: $disabled; border-color: $border; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton#link { border: none; background: transparent; color: $accent; text-align: left; padding: 2px 2px; }
QPushButton#link:hover, QPushButton#link:focus { text-decoration: underline; }
QListView { background: $panel; border: none; outline: none; }
QListView::item { padding: 3px 2px; border: none; }
QListView::item:hover { background: $hover; }
QListView::item:selected { background: $selection; color: $on_selection; }
QHeaderView { background: $panel; }
QHeaderView::section { background: $panel; color: $muted; border: none; border-bottom: 1px solid $border; padding: 5px 8px; }
QHeaderView::section:hover { color: $text; }
QPlainTextEdit, QTextBrowser { background: $base; border: none; selection-background-color: $accent;
  selection-color: $on_accent; }
QTextBrowser { background: $panel; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: $hover; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QSplitter::handle { background: $border; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QToolTip { background: $tooltip; color: $text; border: 1px solid $border; padding: 5px; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator { width: 13px; height: 13px; border: 1px solid $muted; border-radius: 3px; background: $base; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QCheckBox::indicator:focus { border-color: $accent; }
QRadioButton::indicator { width: 13px; height: 13px; border: 1px solid $muted; border-radius: 7px; background: $base; }
QRadioButton::indicator:checked { border: 4px solid $accent; width: 7px; height: 7px; }
QRadioButton::indicator:focus { border-color: $accent; }
QDialog#locatorPopup { background: $panel; border: 1px solid $border; }
QFrame#card { background: $panel; border: 1px solid $border; border-radius: 8px; }
QFrame#paneHeader { background: $panel; border: none; border-bottom: 1px solid $border; }
QFrame#pane { background: $base; border: 1px solid $border; }
QFrame#line { background: $border; max-height: 1px; border: none; }
QWidget#canvas { background: $window; }
QLabel#muted, QLabel#paneDetail { color: $muted; }
QLabel#paneTitle { font-weight: 600; }
QLabel#heading { font-weight: 600; font-size: 15px; }
QLabel#title { font-weight: 600; font-size: 26px; }
QLabel#errorText { color: $error; }
""")


def style_sheet(theme: Theme) -> str:
    icons = RESOURCES / "icons"
    tone = "dark" if theme.dark else "light"
    return _SHEET.substitute(
        theme.palette,
        error=theme.status["error"],
        tick=(icons / f"tick-{tone}.svg").as_posix(),
        chevron=(icons / f"chevron-down-{tone}.svg").as_posix(),
    )


def style_item_view(view: QAbstractItemView, theme: Theme) -> None:
    """Colours of a tree or table, from its palette."""
    colours = theme.palette
    palette = view.palette()
    for role, name in (
        (QPalette.ColorRole.Base, "panel"),
        (QPalette.ColorRole.AlternateBase, "alternate"),
        (QPalette.ColorRole.Text, "text"),
        (QPalette.ColorRole.Highlight, "selection"),
        (QPalette.ColorRole.HighlightedText, "on_selection"),
    ):
        palette.setColor(role, QColor(colours[name]))
    view.setPalette(palette)
    view.setFrameShape(QFrame.Shape.NoFrame)
