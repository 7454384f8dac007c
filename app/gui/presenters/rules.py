"""What the window says about rules: tooltips and a page each, from the registry."""

from __future__ import annotations

import html
from dataclasses import dataclass
from functools import cached_property

from app.gui.presenters.problems import SCAN
from app.gui.presenters.wording import TARGET_NAMES
from app.jobs.translation.views import Problem
from translator.diagnostics.registry import Rule, all_rules


@dataclass(frozen=True, slots=True)
class RulePage:
    """Markdown for the details page, and the example's two sides."""

    title: str
    markdown: str
    bad: str = ""
    good: str = ""


class RuleBook:
    """Rules by id; the registry is loaded when the first one is asked for."""

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {r.id: r for r in all_rules()}

    def ids(self) -> list[str]:
        return list(self._rules)

    def find(self, rule_id: str) -> Rule | None:
        return self._rules.get(rule_id)

    def tool_tip(self, problem: Problem) -> str:
        """HTML for a problem: its whole message, then the rule's explanation."""
        rule = self.find(problem.rule)
        message = html.escape(problem.message).replace("\n", "<br>")
        if rule is None:
            return f"<p style='white-space:pre-wrap'>{message}</p>"
        explanation = html.escape(_first_paragraph(rule.explanation))
        fix = f"<p><i>{_fix_label(problem)}: {html.escape(problem.fix)}</i></p>" if problem.fix else ""
        return f"<p><b>{rule.id} {html.escape(rule.name)}</b></p><p>{message}</p><p>{explanation}</p>{fix}"

    def page(self, rule_id: str, problem: Problem | None = None) -> RulePage:
        rule = self.find(rule_id)
        if rule is None:
            return RulePage("Reading the folder" if rule_id == SCAN else rule_id, problem.message if problem else "")
        targets = ", ".join(TARGET_NAMES[t] for t in sorted(rule.targets, key=lambda t: t.value))
        parts = [f"*{rule.severity.label} · {targets}*", rule.summary]
        if problem is not None:
            parts.append(f"> {problem.message}")
            if problem.fix:
                parts.append(f"**{_fix_label(problem)}:** {problem.fix}")
        parts.append(rule.explanation)
        example = rule.example
        return RulePage(
            f"{rule.id}  {rule.name}",
            "\n\n".join(parts),
            example.bad.strip("\n") if example else "",
            example.good.strip("\n") if example else "",
        )


def _fix_label(problem: Problem) -> str:
    if problem.fixed:
        return "Fix, taken"
    return "Fix that keeps the meaning" if problem.certain else "Fix"


def _first_paragraph(text: str) -> str:
    return text.strip().split("\n\n", 1)[0]
