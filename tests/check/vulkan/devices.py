"""Made-up devices for tests that need none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.check.vulkan.capabilities import LIMIT_NAMES, Capabilities

ROOMY = Capabilities(
    device="Some GPU",
    kind="discrete",
    api=(1, 3, 0),
    driver="somedriver",
    driver_id=3,
    driver_version=1,
    driver_info="Some 1.0",
    uuid="00",
    subgroup_size=64,
    subgroup_range=(32, 64),
    subgroup_operations=0xFF,
    max_workgroup_subgroups=64,
    limits=dict.fromkeys((*LIMIT_NAMES, "maxComputeWorkGroupSizeX", "maxMemoryAllocationSize"), 1 << 20)
    | {"maxComputeWorkGroupInvocations": 1024, "maxPushConstantsSize": 128},
    max_groups=(65535, 65535, 65535),
    timestamp_bits=64,
    timestamp_period=1.0,
    features=frozenset({"subgroupSizeControl", "computeFullSubgroups", "scalarBlockLayout", "maintenance4"}),
    extensions=frozenset(),
    float_controls=frozenset(),
)


def device(**changes: Any) -> Capabilities:
    return replace(ROOMY, **changes)


def with_limits(**limits: int) -> Capabilities:
    return replace(ROOMY, limits={**ROOMY.limits, **limits})
