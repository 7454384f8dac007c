"""Every rule that reading or lowering raises fires on its bad example, at a line of it, and is silent on the good one."""

from __future__ import annotations

import pytest

from tests.unit.frontend.helpers import read
from translator.diagnostics.registry import Rule, all_rules
from translator.frontend.lower import errors
from translator.frontend.lower.lowerer import lower_kernel
from translator.ir.nodes import Problem
from translator.ir.verify import verify

RULES = [r for r in all_rules() if r.id.startswith("WB40") or r.id in ("WB9002", "WB9003")]
WITH_EXAMPLE = [r for r in RULES if r.example is not None]


def problems_of(text: str) -> list[Problem]:
    unit = read(text)
    modules = [lower_kernel(unit, k) for k in unit.kernels]
    assert modules
    for m in modules:
        if not m.problems:
            verify(m)
    return [p for m in modules for p in m.problems]


@pytest.mark.parametrize("rule", WITH_EXAMPLE, ids=[r.id for r in WITH_EXAMPLE])
def test_fires_on_bad_and_is_silent_on_good(rule: Rule) -> None:
    assert rule.example is not None
    found = problems_of(rule.example.bad)
    assert {p.rule for p in found} == {rule.id}, found
    lines = rule.example.bad.count("\n")
    assert all(p.origin is not None and 1 <= p.origin.line <= lines for p in found)
    assert not problems_of(rule.example.good)


def test_every_rule_id_that_lowering_uses_is_declared() -> None:
    used = {v for k, v in vars(errors).items() if k.isupper() and isinstance(v, str) and v.startswith("WB")}
    assert used - {r.id for r in RULES} == set()
