"""What the window shows when nothing is open: ways in, and recent projects."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.theme.icons import Icons, app_icon
from app.store.projects import RecentProject

_STEPS = (
    ("open-folder", "Open a CUDA project", "Its files are read, never changed, and nothing of it is run."),
    (
        "api",
        "Read both translations",
        "HIP and Vulkan GLSL stand beside the CUDA, line by line, with what will not carry over.",
    ),
    (
        "check",
        "Prove that they agree",
        "Every kernel runs on a CPU reference and on what is here, and the numbers are compared.",
    ),
)


class StartPage(QWidget):
    open_wanted = Signal()
    example_wanted = Signal()
    project_wanted = Signal(Path)
    forget_wanted = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("canvas")
        self._logo = QLabel()
        self._logo.setPixmap(app_icon().pixmap(QSize(64, 64)))
        self._step_icons: list[tuple[QLabel, str]] = []
        self._icons: Icons | None = None
        self.recent = QListWidget()
        self.recent.setAccessibleName("Recent projects")
        self.recent.itemActivated.connect(self._chosen)
        self.recent.itemClicked.connect(self._chosen)
        self._recent_title = QLabel("Recent projects")
        self._recent_title.setObjectName("heading")
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addWidget(self._header(), 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(22)
        cards = QHBoxLayout()
        cards.addStretch(1)
        cards.addWidget(self._steps_card())
        cards.addSpacing(14)
        cards.addWidget(self._recent_card())
        cards.addStretch(1)
        outer.addLayout(cards)
        outer.addSpacing(14)
        hint = QLabel("You can also drop a folder anywhere on this window.")
        hint.setObjectName("muted")
        outer.addWidget(hint, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(3)

    def _header(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setSpacing(18)
        row.addWidget(self._logo)
        words = QVBoxLayout()
        words.setSpacing(2)
        title = QLabel("Wavebridge")
        title.setObjectName("title")
        line = QLabel("CUDA to HIP and Vulkan, side by side, checked kernel by kernel.")
        line.setObjectName("muted")
        words.addWidget(title)
        words.addWidget(line)
        row.addLayout(words)
        return box

    def _steps_card(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(440)
        column = QVBoxLayout(card)
        column.setContentsMargins(22, 20, 22, 20)
        column.setSpacing(14)
        for icon, title, text in _STEPS:
            row = QHBoxLayout()
            row.setSpacing(14)
            picture = QLabel()
            self._step_icons.append((picture, icon))
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
            words = QLabel(f"<b>{title}</b><br>{text}")
            words.setWordWrap(True)
            row.addWidget(words, 1)
            column.addLayout(row)
        column.addStretch(1)
        buttons = QHBoxLayout()
        self.open_button = QPushButton("Open Folder…")
        self.open_button.setObjectName("primary")
        self.open_button.clicked.connect(self.open_wanted)
        self.example_button = QPushButton("Open the Example")
        self.example_button.clicked.connect(self.example_wanted)
        buttons.addWidget(self.open_button)
        buttons.addWidget(self.example_button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        return card

    def _recent_card(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(440)
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 20, 16, 12)
        column.addWidget(self._recent_title)
        column.addWidget(self.recent, 1)
        self._none = QLabel("Projects that you open are listed here.")
        self._none.setObjectName("muted")
        column.addWidget(self._none)
        column.addStretch(0)
        return card

    def set_theme(self, icons: Icons) -> None:
        self._icons = icons
        for label, name in self._step_icons:
            label.setPixmap(icons.pixmap(name, 24, icons.theme.palette["accent"]))

    def show_recent(self, projects: Sequence[RecentProject]) -> None:
        self.recent.clear()
        for project in projects:
            item = QListWidgetItem(f"{project.root.name}\n{_short(project.root.parent)}")
            item.setData(Qt.ItemDataRole.UserRole, project.root)
            item.setToolTip(str(project.root))
            if self._icons is not None:
                item.setIcon(self._icons.icon("folder"))
            self.recent.addItem(item)
        self.recent.setVisible(bool(projects))
        self._none.setVisible(not projects)

    def _chosen(self, item: QListWidgetItem) -> None:
        self.project_wanted.emit(item.data(Qt.ItemDataRole.UserRole))


def _short(folder: Path) -> str:
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else folder.as_posix()
