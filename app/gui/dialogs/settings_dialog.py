"""The settings dialog, made from the table of settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.presenters.preferences import SETTINGS, Preferences, Setting


class SettingsDialog(QDialog):
    """Takes effect when accepted; a value that is not valid keeps it open and says why."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Settings")
        self.setMinimumWidth(560)
        self._preferences = preferences
        self.editors: dict[str, QComboBox | QLineEdit] = {}
        self.error = QLabel()
        self.error.setObjectName("errorText")
        self.error.setWordWrap(True)
        self.error.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(6)
        group = ""
        for setting in SETTINGS:
            if setting.group != group:
                group = setting.group
                title = QLabel(group)
                title.setObjectName("heading")
                if layout.count():
                    layout.addSpacing(10)
                layout.addWidget(title)
                form = QFormLayout()
                form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
                form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                form.setVerticalSpacing(7)
                form.setHorizontalSpacing(18)
                layout.addLayout(form)
            self._add(form, setting)
        layout.addSpacing(8)
        layout.addWidget(self.error)
        layout.addStretch(1)
        layout.addWidget(self._buttons())
        self._fill(preferences.values())

    def _add(self, form: QFormLayout, setting: Setting) -> None:
        editor: QComboBox | QLineEdit
        if setting.choices:
            editor = QComboBox()
            for value, words in setting.choices:
                editor.addItem(words, value)
        else:
            editor = QLineEdit()
        editor.setAccessibleName(setting.label)
        editor.setAccessibleDescription(setting.description)
        editor.setToolTip(setting.description)
        label = QLabel(setting.label)
        label.setBuddy(editor)
        label.setMinimumWidth(140)
        form.addRow(label, editor)
        if not setting.choices:
            hint = QLabel(setting.description)
            hint.setObjectName("muted")
            hint.setWordWrap(True)
            form.addRow("", hint)
        self.editors[setting.name] = editor

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        reset = QPushButton("Defaults")
        reset.setAutoDefault(False)
        buttons.addButton(reset, QDialogButtonBox.ButtonRole.ResetRole)
        reset.clicked.connect(lambda: self._fill({s.name: s.default for s in SETTINGS}))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _fill(self, values: dict[str, str]) -> None:
        for name, editor in self.editors.items():
            if isinstance(editor, QComboBox):
                editor.setCurrentIndex(max(0, editor.findData(values[name])))
            else:
                editor.setText(values[name])

    def values(self) -> dict[str, str]:
        return {n: e.currentData() if isinstance(e, QComboBox) else e.text().strip() for n, e in self.editors.items()}

    def accept(self) -> None:
        try:
            self._preferences.update(self.values())
        except ValueError as error:
            self.error.setText(str(error))
            self.error.show()
            return
        super().accept()
