"""WB4017: device code uses a variable of the host, or one without a known value."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4017",
    name="host-variable",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Device code uses a variable of the host, or one without a known value.",
    explanation="Only `__device__`, `__constant__`, `__shared__` and constant variables exist on the device.",
)
