"""Runs the rules that look at tokens and structure (those whose module has a ``check`` beside its ``RULE``)."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import lru_cache

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic

Check = Callable[[RuleContext], Iterator[Diagnostic]]


@lru_cache(maxsize=1)
def all_checks() -> tuple[tuple[str, Check], ...]:
    """The id and the check of every rule that has one, by id."""
    package = importlib.import_module("translator.diagnostics.rules")
    found: list[tuple[str, Check]] = []
    for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        module = importlib.import_module(info.name)
        check = getattr(module, "check", None)
        if check is not None:
            found.append((module.RULE.id, check))
    return tuple(sorted(found, key=lambda pair: pair[0]))


def run_checks(context: RuleContext) -> list[Diagnostic]:
    """All findings of all enabled rules, sorted by place."""
    disabled = context.options.disabled_rules
    found = [finding for rule_id, check in all_checks() if rule_id not in disabled for finding in check(context)]
    return sorted(found, key=lambda d: (d.span, d.rule))
