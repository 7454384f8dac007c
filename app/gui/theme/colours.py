"""Themes as data: resources/themes/*.toml.

* ``palette``: the window's surfaces and text; ``accent`` marks what is active.
* ``status``: one colour a verdict or severity.
* ``code``: backgrounds in the panes.  ``*_changed`` lies under a line that the translation changes, ``*_touched`` under the
  characters that differ; ``linked`` under the line that belongs to the caret's; ``band*`` fills the strips between panes.
* ``syntax``: token classes.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PySide6.QtGui import QColor, QFont, QPalette, QTextCharFormat

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
ThemeName = Literal["light", "dark"]

_TOKENS = (
    ("Token.Comment.Preproc", "preprocessor"),
    ("Token.Comment", "comment"),
    ("Token.Keyword.Type", "type"),
    ("Token.Keyword", "keyword"),
    ("Token.Literal.String", "string"),
    ("Token.Literal.Number", "number"),
    ("Token.Name.Builtin", "builtin"),
    ("Token.Name.Function", "function"),
    ("Token.Name.Class", "type"),
    ("Token.Operator", "operator"),
    ("Token.Punctuation", "operator"),
)
"""Pygments token types by prefix, the first that fits; everything else is plain text."""


@dataclass(frozen=True)
class Theme:
    name: ThemeName
    dark: bool
    palette: dict[str, str]
    status: dict[str, str]
    code: dict[str, str]
    syntax: dict[str, str]

    def status_colour(self, name: str) -> QColor:
        return QColor(self.status.get(name, self.palette["muted"]))

    def code_colour(self, name: str) -> QColor:
        return QColor(self.code[name])

    def token_class(self, token: str) -> str:
        return next((name for prefix, name in _TOKENS if token.startswith(prefix)), "text")


@lru_cache(maxsize=4)
def load_theme(name: ThemeName) -> Theme:
    data = tomllib.loads((RESOURCES / "themes" / f"{name}.toml").read_text(encoding="utf-8"))
    return Theme(name, data["dark"], data["palette"], data["status"], data["code"], data["syntax"])


class TokenFormats:
    """Text formats by Pygments token type, shared by all panes."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._formats: dict[str, QTextCharFormat] = {}

    def format(self, token: str) -> QTextCharFormat:
        found = self._formats.get(token)
        if found is None:
            name = self._theme.token_class(token)
            found = self._formats[token] = QTextCharFormat()
            found.setForeground(QColor(self._theme.syntax[name]))
            if name == "keyword":
                found.setFontWeight(QFont.Weight.DemiBold)
            if name == "comment":
                found.setFontItalic(True)
        return found


def make_palette(theme: Theme) -> QPalette:
    """A Fusion palette; bare X11 and offscreen platforms know no colour scheme of their own."""
    p = theme.palette
    role = QPalette.ColorRole
    palette = QPalette()
    for which, name in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "base"),
        (role.AlternateBase, "alternate"),
        (role.Text, "text"),
        (role.Button, "button"),
        (role.ButtonText, "text"),
        (role.BrightText, "on_accent"),
        (role.ToolTipBase, "tooltip"),
        (role.ToolTipText, "text"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "on_accent"),
        (role.PlaceholderText, "muted"),
        (role.Link, "accent"),
        (role.LinkVisited, "accent"),
        (role.Light, "panel"),
        (role.Midlight, "hover"),
        (role.Mid, "border"),
        (role.Dark, "border"),
        (role.Shadow, "border"),
    ):
        palette.setColor(which, QColor(p[name]))
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(p["disabled"]))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(p["hover"]))
    return palette
