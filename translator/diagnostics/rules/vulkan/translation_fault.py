"""WB4903: wavebridge failed while it translated this kernel to Vulkan."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4903",
    name="translation-failed",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Wavebridge failed while it translated this kernel to Vulkan.",
    explanation=(
        "This is a fault of Wavebridge, not of the kernel. Please report it with the kernel; its other "
        "translations are not affected."
    ),
)
