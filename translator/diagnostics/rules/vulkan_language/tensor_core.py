"""WB4015: the kernel uses tensor cores."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4015",
    name="tensor-cores",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel uses tensor cores.",
    explanation="Matrix fragments are not translated to Vulkan's cooperative matrices, whose shapes each device chooses.",
)
