"""Short dialogs: trust, about, a line number, ignored rules, all rules."""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import PySide6
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.gui.panels.rule_page import RulePageView
from app.gui.presenters.rules import RuleBook
from app.gui.presenters.wording import severity_icon
from app.gui.theme.icons import Icons, app_icon
from app.store.projects import Suppression


def ask_trust(parent: QWidget, root: Path) -> bool:
    """May the project's code be compiled and run here?"""
    box = QMessageBox(parent)
    box.setWindowTitle("Run this project's code?")
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(f"A check compiles and runs kernels of “{root.name}” on this computer.")
    box.setInformativeText(
        "It does so in child processes with limits on time and memory, but it is the project's code that runs. "
        "Allow it only if you trust where the project comes from.\n\n"
        f"{root}\n\nThe answer is kept for this project; the Project menu takes it back."
    )
    allow = box.addButton("Allow and Check", QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton("Do Not Run", QMessageBox.ButtonRole.RejectRole))
    box.exec()
    allowed = box.clickedButton() is allow
    box.deleteLater()
    return allowed


def ask_line(parent: QWidget, current: int, last: int) -> int | None:
    line, chosen = QInputDialog.getInt(parent, "Go to Line", f"Line of the CUDA file (1 to {last})", current, 1, last)
    return line if chosen else None


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("About Wavebridge")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        logo = QLabel()
        logo.setPixmap(app_icon().pixmap(QSize(64, 64)))
        text = QLabel(
            f"<h2>Wavebridge {_version()}</h2>"
            "<p>Moves CUDA projects to HIP and Vulkan, side by side,<br>and proves kernel by kernel that they agree.</p>"
            f"<p>Python {platform.python_version()} · Qt {PySide6.__version__}</p>"
            "<p>MIT license. CUDA is a trademark of NVIDIA, ROCm and HIP of AMD, Vulkan of Khronos.</p>"
        )
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.addLayout(row)
        layout.addWidget(buttons)


def _version() -> str:
    try:
        return version("wavebridge")
    except PackageNotFoundError:
        return "(from source)"


class IgnoredDialog(QDialog):
    """The project's ignored rules; each can be taken back."""

    def __init__(
        self, ignored: frozenset[Suppression], take_back: Callable[[Suppression], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Ignored Rules")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(460, 320)
        self._take_back = take_back
        self.list = QListWidget()
        self.list.setAccessibleName("Ignored rules")
        for what in sorted(ignored):
            item = QListWidgetItem(f"{what.rule} in {what.path or 'the whole project'}")
            item.setData(Qt.ItemDataRole.UserRole, what)
            self.list.addItem(item)
        self.show_again = QPushButton("Show Again")
        self.show_again.clicked.connect(self._show_again)
        self.show_again.setEnabled(self.list.count() > 0)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.show_again, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(
            QLabel("Problems of these rules are not shown." if ignored else "No rule is ignored in this project.")
        )
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)

    def _show_again(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._take_back(item.data(Qt.ItemDataRole.UserRole))
            self.list.takeItem(self.list.row(item))
            self.show_again.setEnabled(self.list.count() > 0)


class RulesDialog(QDialog):
    """Every rule, with its page."""

    def __init__(self, rules: RuleBook, icons: Icons, parent: QWidget, chosen: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle("Rules")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(960, 620)
        self.list = QListWidget()
        self.list.setAccessibleName("Rules")
        self.page = RulePageView(rules)
        self.list.currentItemChanged.connect(self._show)
        for rule_id in rules.ids():
            rule = rules.find(rule_id)
            if rule is not None:
                item = QListWidgetItem(icons.icon(severity_icon(rule.severity)), f"{rule.id}  {rule.name}")
                item.setData(Qt.ItemDataRole.UserRole, rule.id)
                item.setToolTip(rule.summary)
                self.list.addItem(item)
                if rule.id == chosen or self.list.count() == 1:
                    self.list.setCurrentItem(item)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.list)
        splitter.addWidget(self.page)
        splitter.setSizes([330, 620])
        layout = QVBoxLayout(self)
        layout.addWidget(splitter)

    def _show(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is not None:
            self.page.show_rule(item.data(Qt.ItemDataRole.UserRole))
