"""The page of a rule: explanation and example."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QTextBrowser, QVBoxLayout, QWidget

from app.gui.presenters.rules import RuleBook
from app.jobs.translation.views import Problem


class RulePageView(QWidget):
    def __init__(self, rules: RuleBook) -> None:
        super().__init__()
        self._rules = rules
        self.problem: Problem | None = None
        """The problem that the page speaks of, where it speaks of one."""
        self._title = QLabel()
        self._title.setObjectName("paneTitle")
        self._title.setWordWrap(True)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName("Explanation of the rule")
        self.browser.setOpenExternalLinks(True)
        self.browser.document().setDocumentMargin(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 6)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self.browser, 1)
        self.clear()

    def clear(self) -> None:
        self.problem = None
        self._title.setText("Details")
        self.browser.setMarkdown("Choose a problem to read what its rule means, why it matters and what to do.")

    def show_rule(self, rule_id: str, problem: Problem | None = None) -> None:
        self.problem = problem
        page = self._rules.page(rule_id, problem)
        self._title.setText(page.title)
        parts = [page.markdown]
        if page.bad:
            parts += ["**It fires on**", f"```\n{page.bad}\n```", "**It is silent on**", f"```\n{page.good}\n```"]
        self.browser.setMarkdown("\n\n".join(parts))

    def set_code_font(self, font: QFont) -> None:
        """Qt takes the fixed font of fenced code from the document's style."""
        self.browser.document().setDefaultStyleSheet(f"pre, code {{ font-family: '{font.family()}'; }}")
