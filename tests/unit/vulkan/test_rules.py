"""Each rule of the Vulkan passes and writer fires on its bad example and is silent on its good one."""

from __future__ import annotations

import pytest

from tests.unit.vulkan.running import translate
from translator.diagnostics.registry import Rule, all_rules
from translator.results import VulkanResult

RULES = [r for r in all_rules() if "WB4100" <= r.id < "WB4900" and r.example is not None]


def ids_of(result: VulkanResult) -> set[str]:
    return {d.rule for d in result.diagnostics}


@pytest.mark.parametrize("rule", RULES, ids=lambda r: r.id)
def test_a_rule_fires_on_bad_and_is_silent_on_good(rule: Rule) -> None:
    assert rule.example is not None
    bad, good = translate(rule.example.bad), translate(rule.example.good)
    assert rule.id in ids_of(bad), f"{bad.status} {bad.rule}: {bad.message}"
    assert not ids_of(good), f"{good.status} {good.rule}: {good.message}"
    refused = rule.severity.label == "error"
    assert (bad.status == "unsupported") == refused
    assert bad.glsl is None or not refused
