"""Rules: each declared once, with its explanation and examples, and found here by id.

A rule is a module of `translator.diagnostics.rules` that defines ``RULE``.  Ids are ``WB`` and four digits, by topic:
WB1xxx names and headers, WB2xxx warps and launches, WB3xxx semantics and arithmetic, WB4xxx Vulkan restrictions,
WB5xxx memory, WB6xxx inline PTX, WB7xxx libraries, WB8xxx build systems, WB9xxx reading the source.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from translator.diagnostics.model import Diagnostic, Fix, Severity, Target
from translator.source import Span


@dataclass(frozen=True, slots=True)
class Example:
    """CUDA source that shows the rule: the rule fires on `bad` and is silent on `good` (the tests run both)."""

    bad: str
    good: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    `explanation` is Markdown for the problems list, tooltips, ``wavebridge rules ID`` and the documentation.
    `example` is None only for rules that need a device, a broken file or a build system to fire.
    """

    id: str
    name: str
    severity: Severity
    targets: frozenset[Target]
    summary: str
    explanation: str
    example: Example | None = None

    def at(
        self,
        span: Span,
        message: str,
        *,
        target: Target | None = None,
        severity: Severity | None = None,
        fix: Fix | None = None,
        kernel: str | None = None,
    ) -> Diagnostic:
        """Make a diagnostic of this rule; `target` may be left out when the rule has only one."""
        if target is None:
            (target,) = self.targets
        return Diagnostic(self.id, severity or self.severity, target, span, message, fix, kernel)


@lru_cache(maxsize=1)
def _load() -> dict[str, Rule]:
    package = importlib.import_module("translator.diagnostics.rules")
    rules: dict[str, Rule] = {}
    for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        rule = getattr(importlib.import_module(info.name), "RULE", None)
        if rule is None:
            continue
        if rule.id in rules:
            raise RuntimeError(f"two rules have the id {rule.id}: {rules[rule.id].name}, {rule.name}")
        rules[rule.id] = rule
    return dict(sorted(rules.items()))


def all_rules() -> Iterator[Rule]:
    """Every rule, by id."""
    return iter(_load().values())


def rule(rule_id: str) -> Rule:
    """The rule with this id (any case); raises KeyError."""
    return _load()[rule_id.upper()]
